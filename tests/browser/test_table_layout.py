"""The table at every size: nothing overlaps, is cut off or too small to tap; every answer is in sight."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page

from tests.browser.harness import Person, Site, resize
from tests.browser.players import Moment, Player, comes, hand, table_of
from tests.tiers import full

SCREENS = (
    (2560, 1440),
    (1920, 1080),
    (1440, 900),
    (1024, 768),
    (820, 1180),
    (390, 844),
    (390, 664),
    (360, 640),
    (844, 390),
    (667, 375),
)
FEW = ((1440, 900), (1024, 768), (390, 844), (360, 640), (844, 390))
LARGE_TEXT = "html { font-size: 150% }"
# The values of WCAG 1.4.12.
SPACED_TEXT = """* {
    line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important;
}"""
# What is unusual, with its style and screens. The last two are 200 % and 400 % of 1280 by 1024 pixels.
UNUSUAL = {
    "large text": (LARGE_TEXT, ((390, 844), (390, 664), (360, 640), (1440, 900))),
    "spaced text": (SPACED_TEXT, ((1440, 900), (390, 844), (844, 390))),
    "zoom": ("", ((640, 512), (320, 256))),
}
LONG_NAME = "Maximiliane-Friederike W"

# What is wrong with the layout now, in words.
FAULTS = """({ scrolls, unusual }) => {
    const all = (selector, within = document) => [...within.querySelectorAll(selector)];
    const box = (one) => one.getBoundingClientRect();
    const seen = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true })
        && box(one).width > 1;
    const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1.5
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1.5;
    // The box of an element's own words, without those of the elements in it.
    const words = (one) => {
        const texts = [...one.childNodes].filter((node) => node.nodeType === 3 && node.textContent.trim());
        if (!texts.length) return null;
        const range = document.createRange();
        range.setStartBefore(texts[0]);
        range.setEndAfter(texts.at(-1));
        return range.getBoundingClientRect();
    };
    const says = (one) => one.textContent.trim().replaceAll("\\n", " ").slice(0, 30);
    const faults = [];
    const main = document.querySelector("main");
    const board = box(document.querySelector(".board"));
    const wide = main.matches(".wide");
    const picking = main.matches(".picking");
    const many = all("li.seat").length > 6;
    const ended = document.querySelector("[data-stage=end]") !== null;
    // While a mask is chosen, and on a wide screen while a claim is answered, the own card makes room.
    const aside = picking || main.matches(".wide.claiming");

    // Nothing lies over anything else.
    const groups = [];
    const group = (name, selector, within) => {
        for (const one of all(selector, within))
            if (seen(one)) groups.push({ name, one, box: words(one) ?? box(one) });
    };
    for (const seat of all("li.seat"))
        group(`seat ${seat.dataset.seat}`, ".plate, [data-spot], .purse, .flag", seat);
    if (!aside) group("own", ".own [data-spot]");
    group("own", ".own .me > *");
    group("middle", ".centre .drawing, .centre .place, .centre .count, .centre [data-spot], .claimed");
    group("story", ".board .story > .story");
    group("claim", ".claim > .stick svg, .claim .by > *, .claim .words, .claim .power, .claim li");
    group("header", "header");
    const question = ["button", "h2", "p", ".memo", ".time"].map((one) => `.question ${one}`);
    group("question", wide ? question.join() : ".question");
    if (!ended && !unusual) groups.forEach((a, index) => groups.slice(index + 1).forEach((b) => {
        // Many masks to choose from lie over the lowest of many seats.
        if (a.name === b.name || (picking && many && b.name === "question") || !meet(a.box, b.box)) return;
        faults.push(`overlap: ${a.name} ${says(a.one)} / ${b.name} ${says(b.one)}`);
    }));
    for (const flag of all("li.seat .flag"))
        for (const one of all(".name, .purse .number, [data-face]", flag.closest("li")))
            if (!unusual && seen(one) && meet(box(flag), box(one))) faults.push(`covered: ${says(one)}`);

    // Every answer is in sight and on top.
    const answers = ["ready", "look", "swap", "announce", "announce-now", "swap-really", "swap-pretend",
        "pass", "contest", "truth", "rematch"].map((one) => `main [data-action="${one}"]`);
    for (const one of all(answers.join())) {
        if (scrolls) one.scrollIntoView({ block: "center" });
        const { left, top, right, bottom, width, height } = box(one);
        const points = [[left + width / 2, top + height / 2], [left + 12, top + 5], [right - 12, top + 5],
            [left + 12, bottom - 5], [right - 12, bottom - 5]];
        if (!seen(one) || points.some(([x, y]) => !one.contains(document.elementFromPoint(x, y))))
            faults.push(`out of sight: ${one.dataset.action} ${Math.round(top)} to ${Math.round(bottom)}`);
    }
    for (const one of all("li.seat, .own [data-spot]")) {
        if (ended || unusual || (picking && many) || !seen(one) || (aside && one.closest(".own"))) continue;
        const { left, top, right, bottom } = box(one);
        if (left < board.left - 1 || right > board.right + 1 || top < -1 || bottom > board.bottom + 1)
            faults.push(`outside: ${one.dataset.seat ?? one.dataset.spot}`);
    }

    // Words are whole. What a small plate can't hold of a name is one tap away.
    const whole = ".for-readers, .tile .name, .small .name, aside, header .where, dialog, [data-action=pick]";
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const told = new Set();
    while (walker.nextNode())
        if (walker.currentNode.textContent.trim()) told.add(walker.currentNode.parentElement);
    for (const one of told) {
        const text = words(one);
        if (!seen(one) || one.closest(whole) || (ended && one.closest(".board"))) continue;
        const fades = getComputedStyle(one).textOverflow === "ellipsis";
        if (!fades && (text.right > innerWidth + 1 || text.left < -1))
            faults.push(`beside the screen: ${says(one)}`);
        for (let up = one; !unusual && up !== document.body; up = up.parentElement) {
            const { overflowX, overflowY } = getComputedStyle(up);
            if (["auto", "scroll"].includes(overflowY)) break;
            const edge = box(up);
            const across = text.right > edge.right + 1 || text.left < edge.left - 1;
            const down = text.bottom > edge.bottom + 2 || text.top < edge.top - 2;
            if ((overflowX !== "visible" && across) || (overflowY !== "visible" && down)) {
                faults.push(`cut: ${says(one)}`);
                break;
            }
        }
    }

    // Targets are large enough for a finger.
    for (const one of all("main button, main a")) {
        const { left, top, width, height } = box(one);
        const x = left + width / 2, y = top + height / 2;
        const hit = (dx, dy) => one.contains(document.elementFromPoint(x + dx, y + dy));
        if (!seen(one) || one.closest("aside") || !hit(0, 0)) continue;
        if (y < 22 || y > innerHeight - 22 || x < 22 || x > innerWidth - 22) continue;
        const reach = (dx, dy) => {
            let steps = 0;
            while (steps < 44 && hit(dx * (steps + 1), dy * (steps + 1))) steps++;
            return steps;
        };
        const across = width >= 43.5 || reach(1, 0) + reach(-1, 0) + 1 >= 40;
        const down = height >= 43.5 || reach(0, 1) + reach(0, -1) + 1 >= 43;
        const size = `${Math.round(width)} by ${Math.round(height)}`;
        if (!across || !down) faults.push(`small: ${says(one)} ${size}`);
    }
    const wider = document.documentElement.scrollWidth - innerWidth;
    if (wider > 0) faults.push(`wider by ${wider}`);
    return [...new Set(faults)];
}"""


def states(person: Person, players: int) -> Iterator[str]:
    """Plays through everything that a table asks; each state by its name."""
    page, player = person.page, Player(person, seed=5)
    edition = "second" if 4 <= players <= 12 else "first"

    def deal() -> None:
        table_of(person, players, edition=edition, first=0)

    deal()
    player.looks()
    yield "deal"
    player.ready()
    player.finds(lambda moment: _can(moment, "announce"), deal)
    yield "turn"
    page.locator('[data-action="swap"]').click()
    yield "swap: which card"
    while page.locator('[data-action="swap-really"]').count() == 0:
        page.locator('[data-action="pick-spot"]').last.click()
    yield "swap: really"
    page.locator('[data-action="cancel"]').click()
    page.locator('[data-action="announce"]').click()
    page.locator('[data-action="character"]').nth(1).click()
    yield "announce"
    page.locator('[data-action="cancel"]').click()
    player.finds(lambda moment: _can(moment, "contest"), deal)
    yield "contest"
    hand(person, seed=5)
    page.locator('[data-action="truth"]').wait_for()
    yield "end"


def _can(moment: Moment, action: str) -> bool:
    return any(option["action"] == action for option in moment.get("options", ()))


def faults(page: Page, sizes: tuple[tuple[int, int], ...], *, unusual: bool) -> dict[str, list[str]]:
    """What is wrong by the size of the window; with unusual text, only what nobody could reach or read."""
    found = {}
    # A card that was just shown lies over the middle until it is turned over.
    page.evaluate("document.querySelector('[data-action=dismiss]')?.click()")
    page.mouse.move(1, 1)  # a resting mouse shows memos
    for width, height in sizes:
        resize(page, width, height)
        if wrong := page.evaluate(FAULTS, {"unusual": unusual, "scrolls": height < 440 and width < 560}):
            found[f"{width}x{height}"] = wrong
    resize(page, 1440, 900)
    return found


@pytest.mark.parametrize(
    ("players", "language", "screens"),
    [
        (6, "de", FEW),
        *(pytest.param(players, "de", SCREENS, marks=full) for players in (2, 3, 4, 6, 8, 12, 13)),
        *(pytest.param(players, "it", SCREENS, marks=full) for players in (2, 4, 6, 8, 12, 13)),
        *(pytest.param(6, language, SCREENS, marks=full) for language in ("en", "es", "fr")),
    ],
)
def test_everything_fits_on_every_screen(
    site: Site, players: int, language: str, screens: tuple[tuple[int, int], ...]
) -> None:
    person = comes(site, LONG_NAME, language=language, calm=True)
    found = {state: faults(person.page, screens, unusual=False) for state in states(person, players)}
    assert {state: wrong for state, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize(
    "language", ["de", *(pytest.param(one, marks=full) for one in ("en", "es", "fr", "it"))]
)
def test_every_answer_is_in_sight_with_large_or_spaced_text_and_enlarged(site: Site, language: str) -> None:
    person = comes(site, LONG_NAME, language=language, calm=True)
    page = person.page
    found = {}
    for state in states(person, 6):
        for unusual, (style, sizes) in UNUSUAL.items():
            page.evaluate(
                """(style) => {
                    const sheet = new CSSStyleSheet();
                    sheet.replaceSync(style);
                    document.adoptedStyleSheets = [sheet];
                }""",
                style,
            )
            if wrong := faults(page, sizes, unusual=True):
                found[f"{state}, {unusual}"] = wrong
        page.evaluate("document.adoptedStyleSheets = []")
    assert found == {}
