"""The table at every size: nothing overlaps, is cut off or too small to tap; every answer is in sight."""

from __future__ import annotations

import pytest
from fluent.syntax import ast, parse
from playwright.sync_api import Page, expect

from tests.browser.harness import ROOT, Site, quiet, resize
from tests.browser.players import Player, comes, table_of
from tests.browser.screens import TABLE, Size, Tour
from tests.browser.scripted_service import StartScripted
from tests.browser.table_faults import FAULTS
from tests.browser.table_states import sit_down, states
from tests.tiers import by_tier, full

LANGUAGES = ("de", "en", "es", "fr", "it")
LOCALES = ROOT / "src" / "mascarade" / "locales"
Screens = tuple[tuple[int, int], ...]
SCREENS: Screens = (
    (2560, 1440),
    (1920, 1080),
    (1024, 768),
    (820, 1180),
    (390, 844),
    (390, 664),
    (360, 640),
    (844, 390),
    (667, 375),
    (1440, 900),
)
"""The game goes on at the last."""
FEW: Screens = ((390, 664), (844, 390), (1440, 900))
# A card that was just shown lies in the middle until it is turned over.
TURN_OVER = "document.querySelector('[data-action=dismiss]')?.click()"
LARGE_TEXT = "html { font-size: 150% }"
# The values of WCAG 1.4.12.
SPACED_TEXT = """* {
    line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important;
}"""
# What is unusual, with its style and screens. The last two are 200 % and 400 % of 1280 by 1024 pixels.
UNUSUAL: dict[str, tuple[str, Screens]] = {
    "large text": (LARGE_TEXT, ((390, 844), (390, 664), (360, 640), (844, 390), (1440, 900))),
    "spaced text": (SPACED_TEXT, ((390, 844), (844, 390), (1440, 900))),
    "zoom": ("", ((640, 512), (320, 256))),
}


def dress(page: Page, style: str) -> None:
    """Add a style to the page, in place of the one before."""
    page.evaluate(
        """(style) => {
            const sheet = new CSSStyleSheet();
            sheet.replaceSync(style);
            document.adoptedStyleSheets = [sheet];
        }""",
        style,
    )


def faults(page: Page, sizes: Screens, *, unusual: bool) -> dict[str, list[str]]:
    """What is wrong by the size of the window; with unusual text, only what nobody could reach or read."""
    found = {}
    page.evaluate(TURN_OVER)
    page.mouse.move(1, 1)  # a resting mouse shows memos
    for width, height in sizes:
        resize(page, width, height)
        if wrong := page.evaluate(FAULTS, {"unusual": unusual, "scrolls": height < 440 and width < 560}):
            found[f"{width}x{height}"] = wrong
    return found


@pytest.mark.parametrize(
    ("players", "language", "screens"),
    [
        (6, "de", by_tier(FEW, SCREENS)),
        *(pytest.param(players, "de", SCREENS, marks=full) for players in (2, 3, 4, 8, 12, 13)),
        *(pytest.param(players, "it", SCREENS, marks=full) for players in (2, 4, 6, 8, 12, 13)),
        *(pytest.param(6, language, SCREENS, marks=full) for language in ("en", "es", "fr")),
    ],
)
def test_everything_fits_on_every_screen(
    start_scripted: StartScripted, players: int, language: str, screens: Screens
) -> None:
    person, service = sit_down(start_scripted, players, language)
    found = {state: faults(person.page, screens, unusual=False) for state in states(person, service)}
    assert {state: wrong for state, wrong in found.items() if wrong} == {}


MIDDLE = """() => Object.fromEntries([...document.querySelectorAll(".centre [data-place]")].map((one) => {
    const { width, height } = one.getBoundingClientRect();
    return [one.dataset.place, [Math.round(width), Math.round(height)]];
}))"""


@pytest.mark.parametrize("size", [(1440, 900), pytest.param((390, 844), marks=full)])
def test_bank_and_courthouse_keep_their_measures_while_a_turn_is_chosen(
    start_scripted: StartScripted, size: Size
) -> None:
    person, service = sit_down(start_scripted, 6, "de")
    resize(person.page, *size)
    measured = {}
    for state in states(person, service):
        person.page.evaluate(TURN_OVER)
        measured[state] = person.page.evaluate(MIDDLE)
        if state == "announce: chosen":
            break
    steps = ("swap: which card", "swap: really", "announce", "announce: chosen")
    assert {step: measured[step] for step in steps} == dict.fromkeys(steps, measured["turn"])


@full
@pytest.mark.parametrize("language", ["de", "en", "es", "fr", "it"])
def test_every_answer_is_in_sight_with_large_or_spaced_text_and_enlarged(
    start_scripted: StartScripted, language: str
) -> None:
    person, service = sit_down(start_scripted, 6, language)
    page = person.page
    found = {}
    for state in states(person, service):
        for unusual, (style, sizes) in UNUSUAL.items():
            dress(page, style)
            if wrong := faults(page, sizes, unusual=True):
                found[f"{state}, {unusual}"] = wrong
        dress(page, "")
        resize(page, 1440, 900)
    assert found == {}


# The names on plates that are not whole.
CUT_NAMES = """() => [...document.querySelectorAll("li.seat .plate .name")]
    .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2)
    .map((one) => one.textContent.trim())"""


def test_a_phone_shows_whole_names_in_the_deal_and_while_a_card_is_chosen(site: Site) -> None:
    ada = comes(site, "Ada", device="phone", calm=True)
    table_of(ada, 6, edition="second", first=0)
    page, player = ada.page, Player(ada)
    player.looks()
    cards = page.locator("li.seat [data-face] .name")
    assert [cards.nth(index).is_visible() for index in range(cards.count())] == [True] * 5
    assert page.evaluate(CUT_NAMES) == []
    player.plays_to("turn-choice")
    page.locator('[data-action="swap"]').click()
    expect(page.locator('[data-action="pick"]')).to_have_count(5)
    quiet(page)
    assert page.evaluate(CUT_NAMES) == []


# What a card that was just shown lies over, of what just happened, bank and courthouse.
COVERED = """() => {
    const seen = document.querySelector("[data-sighting]").getBoundingClientRect();
    return [...document.querySelectorAll(".board .story > .story, .centre .drawing, .centre .count")]
        .filter((one) => {
            const { left, top, right, bottom } = one.getBoundingClientRect();
            return one.checkVisibility({ visibilityProperty: true }) && left < seen.right - 1
                && right > seen.left + 1 && top < seen.bottom - 1 && bottom > seen.top + 1;
        }).map((one) => one.parentElement.dataset.place ?? "story");
}"""


def test_a_card_that_was_just_shown_leaves_the_middle_and_the_story_in_sight(site: Site) -> None:
    covering: dict[Size, list[str]] = {}

    def look(page: Page, name: str) -> None:
        expect(page.locator("[data-sighting]")).to_be_visible()
        for width, height in SCREENS:
            resize(page, width, height)
            if covered := page.evaluate(COVERED):
                covering[width, height] = covered

    TABLE["sighting"](Tour(site, look, "de"))
    assert covering == {}


# Who is marked as deciding and as answering early, by name: in the list of answers, and at the seats.
MARKED = """() => [[...document.querySelectorAll(".said li")].filter((one) => one.checkVisibility())
    .map((one) => [one.querySelector(".name").textContent, one.dataset.answer])
    .filter(([, answer]) => answer === "now" || answer === "early"),
    [...document.querySelectorAll("li.seat:has([data-voice=decides]) .name")].map((one) => one.title)]"""


@pytest.mark.parametrize("language", ["de", *(pytest.param(one, marks=full) for one in ("en", "fr", "it"))])
def test_an_early_answer_looks_unlike_the_one_that_is_awaited(site: Site, language: str) -> None:
    found: dict[str, list[str]] = {}
    seen: list[str] = []

    def look(page: Page, name: str) -> None:
        seen.append(name)
        for width, height in SCREENS:
            resize(page, width, height)
            listed, flags = page.evaluate(MARKED)
            (now,) = flags
            flat = width > height and height < 560
            assert [answer for _, answer in sorted(listed, key=lambda one: one[0] != now)] == (
                [] if flat else ["now", "early"]
            )
            assert now in page.locator("[data-early] strong").inner_text()
            if wrong := page.evaluate(FAULTS, {"unusual": False, "scrolls": False}):
                found[f"{name} {width}x{height}"] = wrong

    TABLE["early"](Tour(site, look, language))
    assert seen == ["table-early", "table-early-given"]
    assert found == {}


def test_the_own_place_is_in_sight_while_others_answer_a_claim(site: Site) -> None:
    found: dict[str, list[str]] = {}

    def look(page: Page, _: str) -> None:
        expect(page.locator("[data-waiting]")).to_be_visible()
        for width, height in FEW:
            resize(page, width, height)
            if wrong := page.evaluate(FAULTS, {"unusual": False, "scrolls": False}):
                found[f"{width}x{height}"] = wrong
        expect(page.locator(".own .purse")).to_be_visible()

    TABLE["claim"](Tour(site, look, "de"))
    assert found == {}


# Which of these words are cut on the small plate of whom the table waits for.
CUT_WORDS = """(all) => {
    const tag = document.querySelector("li.seat.small .tag.bound");
    const words = tag.querySelector("[aria-hidden]");
    return all.filter((one) => {
        words.textContent = one;
        return tag.scrollWidth > tag.clientWidth;
    });
}"""


def test_a_restriction_fits_on_a_small_plate_in_every_language(site: Site) -> None:
    ada, bruno = comes(site, "Ada", device="phone", calm=True), comes(site, "Bruno")
    code = ada.opens_table(edition="second", players=6, bots=4, first=5)
    bruno.ask("POST", f"/tables/{code}/join")
    ada.deals(code)
    for one in (ada, bruno):
        one.goes_to(f"/t/{code}")
        Player(one).ready()
    expect(ada.page.locator("li.seat .tag.bound")).to_be_visible()
    short = [
        value.value
        for language in LANGUAGES
        for entry in parse((LOCALES / language / "web.ftl").read_text(encoding="utf-8")).body
        if isinstance(entry, ast.Message) and entry.id.name.startswith(("bound-short", "bound-opening"))
        for value in (entry.value.elements if entry.value else ())
        if isinstance(value, ast.TextElement)
    ]
    assert len(short) == 4 * len(LANGUAGES)
    for size in ((390, 844), (844, 390)):
        resize(ada.page, *size)
        assert ada.page.evaluate(CUT_WORDS, short) == []
    assert ada.page.evaluate(CUT_WORDS, ["darf gleich nichts ansagen"]) != []


def test_the_cards_in_the_centre_have_their_names_in_the_deal_on_a_phone(site: Site) -> None:
    named: list[bool] = []

    def look(page: Page, _: str) -> None:
        for size in ((390, 844), (390, 664), (844, 390)):
            resize(page, *size)
            names = page.locator(".centre [data-face] .name")
            named.extend(names.nth(index).is_visible() for index in range(2))
            assert page.evaluate(FAULTS, {"unusual": False, "scrolls": False}) == []

    TABLE["deal-four"](Tour(site, look, "de"))
    assert named == [True] * 6


def test_the_names_of_tiny_cards_in_the_deal_are_one_tap_away(site: Site) -> None:
    def look(page: Page, _: str) -> None:
        resize(page, 390, 844)
        card = page.locator("li.seat [data-face]").first
        name = card.locator(".name").text_content()
        assert name
        card.click()
        expect(page.locator("[data-details] strong").first).to_have_text(name)

    TABLE["deal-thirteen"](Tour(site, look, "en"))


def test_the_own_card_and_the_last_events_are_beside_a_flat_table_on_the_own_turn(site: Site) -> None:
    def look(page: Page, _: str) -> None:
        resize(page, 844, 390)
        expect(page.locator(".question .memo")).to_be_visible()
        expect(page.locator("[data-earlier] li").first).to_be_visible()
        dress(page, LARGE_TEXT)
        assert page.evaluate(FAULTS, {"unusual": True, "scrolls": False}) == []

    TABLE["turn"](Tour(site, look, "de"))


def test_a_contest_says_whose_coins_are_risked_and_what_it_may_bring(site: Site) -> None:
    def look(page: Page, _: str) -> None:
        for size in ((1440, 900), (1024, 768), (390, 844), (360, 640)):
            resize(page, *size)
            assert page.locator(".contest .me").inner_text().split()[0] == "You"
            expect(page.locator(".contest .me [data-coins]")).to_be_visible()
            pictures = page.locator(".answers .picture")
            assert [pictures.nth(index).is_visible() for index in range(pictures.count())] == [True, True]
        resize(page, 844, 390)
        expect(page.locator('[data-action="contest"]')).to_contain_text("the power · wrong: you pay 1 coin")

    TABLE["contest"](Tour(site, look, "en"))


PHONES: Screens = ((390, 844), (390, 664), (360, 640), (844, 390), (667, 375))


def test_the_price_of_a_false_claim_is_on_the_button_that_makes_it(site: Site) -> None:
    def look(page: Page, _: str) -> None:
        for size in PHONES:
            resize(page, *size)
            expect(page.locator('[data-action="announce-now"]')).to_contain_text("1 Münze")
            expect(page.locator('[data-action="announce-now"] .cost')).to_be_in_viewport(ratio=1)

    TABLE["announce"](Tour(site, look, "de"))


# How many rows the cards to choose from take, and whether they have to be scrolled.
ROWS = """() => {
    const row = document.querySelector(".choices");
    const tops = new Set([...row.children].map((one) => Math.round(one.getBoundingClientRect().top)));
    return [tops.size, row.scrollWidth > row.clientWidth];
}"""
# In how many lines the words of each answer are.
LINES = """(all) => all.map((one) => {
    const words = document.createRange();
    words.selectNodeContents(one);
    return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size;
})"""


def test_the_steps_of_a_swap_fit_on_a_phone(start_scripted: StartScripted) -> None:
    person, service = sit_down(start_scripted, 6, "de")
    page = person.page
    for state in states(person, service):
        for size in PHONES[:3]:
            resize(page, *size)
            if state == "swap: which card":
                assert page.evaluate(ROWS) == [2, False]
            if state == "swap: really":
                assert page.locator(".last button").evaluate_all(LINES) == [1, 1, 1]
        if state == "swap: really":
            break
