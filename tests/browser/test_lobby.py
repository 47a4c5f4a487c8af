"""The lobby at every size: nothing overlaps, is cut off, or is too small to tap."""

from __future__ import annotations

import pytest
from playwright.sync_api import FloatRect, Page, expect

from tests.browser.harness import Site, quiet, resize
from tests.browser.players import comes, screen
from tests.tiers import full

SIZES = ((1920, 1080), (1440, 900), (1024, 768), (820, 1180), (390, 844), (360, 640), (844, 390), (667, 375))
COUNTS = (2, 4, 6, 8, 12, 13)
LONG = ("Maximiliane-Friederike W", "Giuseppina Meravigliosaa")

# What is wrong with the layout now: overlaps on the table, small targets, cut words, a page that is too wide.
FAULTS = """() => {
    const all = (selector) => [...document.querySelectorAll(`main ${selector}`)];
    const box = (one) => one.getBoundingClientRect();
    const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    const what = (one) => `${one.dataset.action} ${one.textContent.trim().slice(0, 30)}`;
    const faults = [];
    const around = all('[data-action="seat"]').filter((one) => one.dataset.near === undefined);
    around.forEach((one, index) => around.slice(index + 1).forEach((other) => {
        if (meet(box(one), box(other))) faults.push(`overlap: ${what(one)} / ${what(other)}`);
    }));
    for (const seat of around) {
        for (const card of all("[data-card]"))
            if (meet(box(seat), box(card))) faults.push(`overlap: ${what(seat)} / ${card.dataset.card}`);
        const name = seat.querySelector(".name");
        if (name.scrollWidth > name.clientWidth + 1 || name.scrollHeight > name.clientHeight + 3)
            faults.push(`cut name: ${what(seat)}`);
        const { left, right } = box(seat);
        if (left < 0 || right > innerWidth) faults.push(`outside: ${what(seat)}`);
    }
    const cards = all("[data-card]");
    for (const card of cards) {
        const name = box(card.querySelector(".name"));
        for (const other of cards)
            if (cards.indexOf(other) > cards.indexOf(card) && meet(name, box(other.querySelector(".face"))))
                faults.push(`covered: ${card.dataset.card} by ${other.dataset.card}`);
    }
    for (const one of all("button, select, label:has(input)")) {
        const { width, height } = box(one);
        if (width > 0 && Math.min(width, height) < 43.5) faults.push(`small: ${what(one)}`);
        const lists = one.tagName === "SELECT";
        if (!lists && one.scrollWidth > one.clientWidth + 1) faults.push(`cut: ${what(one)}`);
    }
    const wide = document.documentElement.scrollWidth - innerWidth;
    if (wide > 0) faults.push(`wider by ${wide}`);
    const deal = box(document.querySelector('[data-action="start"]'));
    const unseen = ({ top, bottom }) => top < 0 || bottom > innerHeight;
    if (unseen(deal)) faults.push("the deal is out of sight");
    // A phone held across shows every seat at once.
    if (innerHeight < 520 && innerWidth >= 600)
        for (const seat of all('[data-action="seat"]'))
            if (unseen(box(seat))) faults.push(`out of sight: ${what(seat)}`);
    return faults;
}"""


def faults(page: Page) -> dict[str, list[str]]:
    """The faults of a lobby by size."""
    found = {}
    for width, height in SIZES:
        resize(page, width, height)
        if wrong := page.evaluate(FAULTS):
            found[f"{width}x{height}"] = wrong
    return found


@pytest.mark.parametrize("language", ["de", pytest.param("it", marks=full)])
def test_every_seat_fits_around_the_table(site: Site, language: str) -> None:
    host, guest = (comes(site, name, language=language, calm=True) for name in LONG)
    code = host.opens_table(players=2)
    guest.ask("POST", f"/tables/{code}/join")
    page = host.goes_to(f"/t/{code}")
    screen(page, "lobby")
    found = {}
    for count in COUNTS:
        host.ask("PUT", f"/tables/{code}/settings", {"edition": "first", "players": count})
        for _ in range(min(2, count - 2)):
            host.ask("POST", f"/tables/{code}/bots", {"bot": "regular"})
        expect(page.locator('[data-action="seat"]')).to_have_count(count)
        if wrong := faults(page):
            found[count] = wrong
    assert found == {}


def test_nothing_lies_over_the_table(site: Site) -> None:
    host = comes(site, "Ada", calm=True)
    page = host.goes_to(f"/t/{host.opens_table(edition='second', players=6)}")
    screen(page, "lobby")
    quiet(page)
    for what in ("[data-card]", '[data-action="seat"]', '[data-action="start"]'):
        one = page.locator(what).first
        box = one.bounding_box()
        assert box is not None
        place: FloatRect = {"x": box["x"], "y": box["y"], "width": box["width"], "height": box["height"]}
        painted = page.screenshot(clip=place)
        one.evaluate("(one) => (one.style.visibility = 'hidden')")
        quiet(page)
        matters = page.screenshot(clip=place) != painted
        assert matters, what
        one.evaluate("(one) => (one.style.visibility = '')")


def test_the_host_changes_a_setting_and_the_guest_sees_it(site: Site) -> None:
    host, guest = comes(site, "Ada"), comes(site, "Bruno")
    code = host.opens_table(edition="second", players=6)
    theirs = guest.sits_down(code)
    page = host.goes_to(f"/t/{code}")
    for one in (page, theirs):
        screen(one, "lobby")

    sealed = page.locator('[data-action="option-contest"][data-value="1"]')
    sealed.check(force=True)
    expect(sealed).to_be_checked()
    page.locator('[data-action="set"]').select_option("first/random")
    expect(page.locator('[data-action="set-powers"]')).to_have_count(0)
    expect(theirs.locator('[data-option="contest"]')).to_have_attribute("data-value", "sealed")
    expect(theirs.locator("[data-card]")).to_have_count(0)
    settings = host.ask("GET", f"/tables/{code}")["table"]["settings"]
    assert (settings["edition"], settings["set"], settings["contest"]) == ("first", "random", "sealed")

    page.locator('[data-action="set"]').select_option("second/A")
    expect(theirs.locator("[data-card]")).to_have_count(6)
    theirs.locator('[data-action="set-powers"]').click()
    expect(theirs.locator("dialog[open] dt")).to_have_count(6)


def test_a_phone_held_across_shows_the_settings_soon(site: Site) -> None:
    host = comes(site, "Ada", device="phone", calm=True)
    page = host.goes_to(f"/t/{host.opens_table(edition='second', players=6)}")
    screen(page, "lobby")
    resize(page, 844, 390)
    bottom = "(one) => one.getBoundingClientRect().bottom / innerHeight"
    assert page.locator('[data-action="set"]').evaluate(bottom) < 1
    assert page.locator('.invite [data-action="copy"]').evaluate(bottom) < 2.5


# What has the focus and lies under the near edge, from the first control to the last.
COVERED = """() => {
    const deal = document.querySelector('[data-action="start"]');
    const controls = [...document.querySelectorAll("main :is(button, select, input, summary)")];
    scrollTo(0, 0);
    return controls.filter((one) => {
        if (one === deal || !one.checkVisibility() || one.closest("[data-near]")) return false;
        one.focus();
        const [low, edge] = [one.getBoundingClientRect(), deal.getBoundingClientRect()];
        return low.bottom > edge.top && low.left < edge.right && low.right > edge.left;
    }).map((one) => one.dataset.action ?? one.outerHTML.slice(0, 80));
}"""


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_what_has_the_focus_is_not_under_the_near_edge(site: Site, size: tuple[int, int]) -> None:
    ada = comes(site, "Ada")
    page = ada.goes_to(f"/t/{ada.opens_table(players=6)}")
    resize(page, *size)
    screen(page, "lobby")
    assert page.evaluate(COVERED) == []
    link = page.locator('input[value*="/t/"], input[readonly]').first
    shown = "field => field.scrollWidth - field.clientWidth - field.scrollLeft"
    ada.until(lambda: link.evaluate(shown) < 2, "the code at the end of the link")
