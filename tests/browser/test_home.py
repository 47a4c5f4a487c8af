"""The front page: a running game first, and never wider than the screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from mascarade.locales import ENGLISH, Words
from tests.browser.harness import Device, Person, Site, quiet, resize
from tests.browser.players import Player, comes, screen, table_of
from tests.browser.screens import DAYS, HOLDABLE, SIZES, held
from tests.tiers import one_in

LONG = "Wilhelmine-Friederike-Lu"
"""A name of the greatest length."""
# What sticks out of the screen, or whose text sticks out of it, except where a box scrolls or cuts it.
TOO_WIDE = """() => {
    const cuts = (one) => getComputedStyle(one).overflowX !== "visible";
    const held = (one) => {
        for (let box = one.parentElement; box && !box.matches("main"); box = box.parentElement)
            if (box !== document.body && box !== document.documentElement && cuts(box)) return true;
        return false;
    };
    const says = (one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    return [...document.querySelectorAll("body *")]
        .filter((one) => one.checkVisibility() && !one.closest("[aria-hidden=true], .for-readers"))
        .filter((one) => !held(one))
        .filter((one) =>
            one.getBoundingClientRect().right > innerWidth + 0.5 ||
            (says(one) && !cuts(one) && one.clientWidth > 0 && one.scrollWidth > one.clientWidth + 1))
        .map((one) => one.outerHTML.slice(0, 120));
}"""


def _fits(page: Page) -> None:
    quiet(page)
    assert page.evaluate(TOO_WIDE) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def _with_tables(site: Site, person: Person) -> None:
    """Fill both lists: tables in the lobby, one with a game, and somebody else's public ones."""
    for _ in range(2):
        person.opens_table(players=8)
    host = comes(site, LONG)
    for _ in range(2):
        host.opens_table(players=6, public=True)


@pytest.mark.parametrize(("width", "text"), one_in(3, [(360, 150), (360, 100), (390, 100)]))
@pytest.mark.parametrize("language", one_in(3, ("de", "it", "en")))
def test_the_front_page_with_tables_in_its_lists_is_not_wider_than_the_screen(
    site: Site, width: int, text: int, language: str
) -> None:
    ada = comes(site, LONG, device="phone", language=language, calm=True)
    ada.page.set_viewport_size({"width": width, "height": 640})
    page = ada.page
    table_of(ada, 6, edition="second", first=0)
    _with_tables(site, ada)
    ada.goes_to("/")
    expect(page.locator('[aria-labelledby="public"] li').nth(1)).to_be_visible()
    expect(page.locator('[aria-labelledby="mine"] li').nth(1)).to_be_visible()
    page.evaluate(f"document.documentElement.style.fontSize = '{text}%'")
    _fits(page)


@pytest.mark.parametrize("device", one_in(2, ("phone", "desktop")))
def test_a_running_game_comes_first_and_leads_back_to_the_table(site: Site, device: Device) -> None:
    ada = comes(site, "Ada", device=device, calm=True)
    page = ada.goes_to("/")
    screen(page, "home")
    running = page.locator('[aria-labelledby="running"]')
    expect(page.locator('[data-action="play-now"]')).to_be_visible()
    expect(running).to_have_count(0)
    ada.opens_table(players=4)
    code = table_of(ada, 4, edition="first", first=0)
    ada.goes_to("/")
    expect(running).to_be_visible()
    first = page.locator("main [data-action]").first
    expect(first).to_have_attribute("data-table", code)
    # It is above everything else, and only once on the page.
    play = page.locator('[data-action="play-now"]').bounding_box()
    back = first.bounding_box()
    assert play is not None
    assert back is not None
    assert back["y"] + back["height"] < play["y"]
    expect(page.locator(f'[data-table="{code}"]')).to_have_count(1)
    expect(page.locator('[aria-labelledby="mine"] li')).to_have_count(1)
    first.click()
    screen(page, "table")


@pytest.mark.parametrize("device", one_in(2, ("desktop", "phone")))
def test_a_running_game_shows_the_claim_that_waits_for_an_answer(site: Site, device: Device) -> None:
    ada = comes(site, "Ada", device=device, calm=True)
    code = table_of(ada, 6, edition="second", first=0, clock=DAYS)
    Player(ada, seed=5).plays_to("contest-or-pass")
    page = ada.goes_to("/")
    running = page.locator('[aria-labelledby="running"]')
    table = next(one for one in ada.ask("GET", "/me/tables") if one["code"] == code)
    game = table["game"]
    names = [one["name"] for one in game["people"]]
    character = Words.of(ENGLISH).with_article(game["decision"]["question"]["character"], "second")
    expect(running.locator("p").first).to_have_text(f"{names[game['announcer']]} says: “I am {character}!”")
    expect(running.locator("li")).to_have_text(names)
    expect(running.locator("[data-avatar]")).to_have_count(6)
    expect(running).to_contain_text("The table is waiting for you")
    expect(running.locator('[role="timer"]')).to_have_text("2 days left")
    _fits(page)


def test_a_newcomer_who_wants_to_meet_people_is_shown_the_public_tables(site: Site) -> None:
    comes(site, "Ada").opens_table(players=4, public=True)
    eve = comes(site, device="phone")
    page = eve.goes_to("/")
    page.locator('[data-action="name"]').fill("Eve")
    page.locator('[data-action="people"]').tap()
    expect(page.locator("#public")).to_be_focused()
    expect(page.locator('[aria-labelledby="public"] li').first).to_be_visible()
    assert eve.ask("GET", "/me")["name"] == "Eve"


@pytest.mark.parametrize("path", ["/", "/t/QK7M2R", "/me", "/device", "/replay", "/design"])
def test_a_first_visit_leaves_no_error_in_the_console(site: Site, path: str) -> None:
    eve = comes(site)
    quiet(eve.goes_to(path))
    assert [line for line in eve.wire.console if line.startswith("error")] == []


def test_a_code_that_leads_nowhere_is_refused_beside_its_field(site: Site) -> None:
    page = comes(site, "Ada", device="phone").goes_to("/")
    page.locator('[data-action="code"]').fill("not a code!")
    page.locator('[data-action="join"]').tap()
    expect(page.locator("#join-wrong")).not_to_be_empty()
    expect(page.locator('[data-action="code"]')).to_have_attribute("aria-invalid", "true")
    _fits(page)


# Whether the notice lies over what the page offers first.
COVERED = """() => {
    const notice = document.querySelector("[role=alert] p").getBoundingClientRect();
    return [...document.querySelectorAll('[aria-labelledby="running"], main .main, main .bold')]
        .map((one) => one.getBoundingClientRect())
        .filter((one) => Math.min(one.right, notice.right) > Math.max(one.left, notice.left)
            && Math.min(one.bottom, notice.bottom) > Math.max(one.top, notice.top) + 1)
        .length;
}"""


@pytest.mark.parametrize("language", one_in(2, ("de", "fr")))
def test_a_notice_covers_neither_a_running_game_nor_a_main_button(site: Site, language: str) -> None:
    ada = comes(site, "Ada", language=language, calm=True)
    ada.context.add_init_script(HOLDABLE)
    table_of(ada, 4, edition="first", first=0)
    page = ada.goes_to("/")
    expect(page.locator('[aria-labelledby="running"]')).to_be_visible()
    ada.context.set_offline(True)
    page.locator('[data-action="create"]').click()
    expect(page.locator('[role="alert"] [data-action="dismiss"]')).to_be_visible()
    with held(page):
        for size in SIZES:
            resize(page, *size)
            assert page.evaluate(COVERED) == 0, size
