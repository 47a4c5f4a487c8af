"""Layout for thirteen players on a phone, and for other numbers: everyone has room."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.harness import Device, Site, quiet
from tests.browser.players import Player, comes, hand, prefers, screen, table_of
from tests.tiers import full

# Overlapping or cut-off tiles and cards, and buttons beyond the edge of the screen.
LAYOUT = """() => {
    const box = (one) => one.getBoundingClientRect();
    const out = ({ left, top, right, bottom }) =>
        left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5;
    const cross = (a, b) =>
        a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    const tiles = [...document.querySelectorAll("li[data-seat]")];
    // On a wide screen the own card makes room for the answers to a claim.
    const cards = [...document.querySelectorAll("[data-spot]:not([data-action=pick])")]
        .filter((one) => !one.closest(".wide.claiming .own"));
    const name = (one) => one.dataset.seat ?? `spot ${one.dataset.spot}`;
    const pairs = (all) => all.flatMap((one, index) => all.slice(index + 1)
        .filter((other) => cross(box(one), box(other))).map((other) => [name(one), name(other)]));
    const visible = [...document.querySelectorAll("button, a")].filter((one) => one.checkVisibility());
    const shown = (one) => {
        for (let up = one.parentElement; up; up = up.parentElement)
            if (up.scrollHeight > up.clientHeight + 1 && getComputedStyle(up).overflowY !== "visible")
                return false;
        return true;
    };
    return {
        tiles: tiles.length,
        overlapping: [...pairs(tiles), ...pairs(cards)],
        outside: [...tiles, ...cards].filter((one) => out(box(one))).map(name),
        buttons: visible.filter((one) => out(box(one)) && shown(one)).map((one) => one.outerHTML),
        wide: document.documentElement.scrollWidth - innerWidth,
        tall: document.documentElement.scrollHeight - innerHeight,
    };
}"""


def fits(page: Page, seats: int) -> None:
    quiet(page)
    found = page.evaluate(LAYOUT)
    assert found == {
        "tiles": seats,
        "overlapping": [],
        "outside": [],
        "buttons": [],
        "wide": 0,
        "tall": 0,
    }


@pytest.mark.parametrize(
    ("players", "device"),
    [
        (13, "phone"),
        pytest.param(13, "desktop", marks=full),
        pytest.param(2, "phone", marks=full),
        (3, "phone"),
        pytest.param(8, "phone", marks=full),
    ],
)
def test_everybody_has_room(site: Site, players: int, device: Device) -> None:
    ada = comes(site, "Ada", device=device)
    table_of(ada, players, edition="first", first=0)
    player = Player(ada, seed=4)
    player.looks()
    fits(ada.page, players)  # the visible deal
    player.ready()
    player.plays_to("turn-choice")
    fits(ada.page, players)
    ada.page.locator('[data-action="swap"]').click()
    expect(ada.page.locator('[data-action="cancel"]')).to_be_visible()
    fits(ada.page, players)
    ada.page.locator('[data-action="cancel"]').click()
    # A player who only pretends to swap leaves announcing to the others.
    player.plays_to("contest-or-pass", prefers("swap", "pick", "swap-pretend", otherwise=player.any_of))
    fits(ada.page, players)


def test_no_page_is_wider_than_a_phone(site: Site) -> None:
    ada = comes(site, "Ada", device="phone")
    wide = "document.documentElement.scrollWidth - innerWidth"
    for path in ("/", "/rules", "/characters"):
        page = ada.goes_to(path)
        page.locator("main[data-screen]:not([aria-busy=true])").wait_for()
        assert page.evaluate(wide) <= 0, path
    code = ada.opens_table(players=13)
    screen(ada.goes_to(f"/t/{code}"), "lobby")
    expect(ada.page.locator('[data-action="seat"]')).to_have_count(13)
    assert ada.page.evaluate(wide) <= 0
    table_of(ada, 4, edition="second")
    hand(ada, seed=2)
    ada.page.locator('[data-action="truth"]').click()
    screen(ada.page, "end")
    ada.page.locator('[data-action="scrub"]').wait_for()
    assert ada.page.evaluate(wide) <= 0
