"""Quality of every screen: accessible, without foreign requests, and fast to load."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.harness import Person, Site, axe, quiet
from tests.browser.players import Player, comes, hand, prefers, screen, table_of
from tests.tiers import full

LIGHTEST = 220_000
"""Maximum size of a first visit, in bytes transferred."""


@pytest.mark.parametrize("appearance", [pytest.param("dark", marks=full), "light"])
def test_axe_finds_nothing_grave_on_the_pages_around_a_game(site: Site, appearance: str) -> None:
    eve = comes(site, keeps={"appearance": appearance}, calm=True)
    found: dict[str, list[str]] = {}

    def look(name: str) -> None:
        quiet(eve.page)
        found[name] = axe(eve.page)

    for name, path in (("home", "/"), ("rules", "/rules"), ("characters", "/characters")):
        eve.goes_to(path).locator("main[data-screen]:not([aria-busy=true])").wait_for()
        look(name)
    ada = comes(site, "Ada")
    code = ada.opens_table(players=6, bots=2)
    screen(eve.goes_to(f"/t/{code}"), "enter")
    look("enter")
    eve.page.locator('[data-action="name"]').fill("Eve")
    eve.page.locator('[data-action="enter"]').click()
    screen(eve.page, "lobby")
    expect(eve.page.locator('[data-kind="person"]')).to_have_count(2)
    look("lobby of a guest")
    own = eve.opens_table(players=6, bots=2)
    screen(eve.goes_to(f"/t/{own}"), "lobby")
    expect(eve.page.locator('[data-action="start"]')).to_be_visible()
    look("lobby of a host")
    eve.page.locator('[data-action="menu"]').click()
    expect(eve.page.locator("dialog[open]")).to_be_visible()
    look("menu")
    assert found == {name: [] for name in found}


@pytest.mark.parametrize("appearance", ["dark", pytest.param("light", marks=full)])
def test_axe_finds_nothing_grave_at_the_table(site: Site, appearance: str) -> None:
    ada = comes(site, "Ada", keeps={"appearance": appearance}, calm=True)

    def deal() -> None:
        table_of(ada, 6, edition="second", set="A", first=0)

    deal()
    player = Player(ada, seed=8)
    found: dict[str, list[str]] = {}

    def look(name: str, within: str | None = None) -> None:
        quiet(ada.page)
        found[name] = axe(ada.page, within)

    player.looks()
    look("deal")
    player.ready()
    player.plays_to("turn-choice")
    look("turn")
    for tab in ("powers", "seen", "chat"):
        ada.page.locator(f'[data-action="tab-{tab}"]').click()
        look(tab, f'[data-panel="{tab}"]')
    moment = player.finds(
        lambda now: any(one["action"] == "announce" for one in now.get("options", ())), deal
    )
    player.answers(moment, prefers("announce", otherwise=player.any_of))
    look("announce", "[data-decision]")
    ada.page.locator('[data-action="cancel"]').click()
    player.finds(lambda now: now.get("question") == "contest-or-pass", deal)
    look("contest")
    hand(ada, seed=8)
    look("over")
    ada.page.locator('[data-action="truth"]').click()
    ada.page.locator('[data-action="scrub"]').wait_for()
    look("end")
    assert found == {name: [] for name in found}


def test_a_first_visit_is_small_and_quick(site: Site, record_property: Callable[[str, object], None]) -> None:
    visitor = site.person()
    page = visitor.goes_to("/")
    screen(page, "home")
    expect(page.locator('[data-action="play-now"]')).to_be_enabled()
    interactive = page.evaluate("performance.now()")
    page.wait_for_load_state("networkidle")
    sizes = _transferred(visitor)
    record_property("interactive_ms", round(interactive))
    record_property("transferred_bytes", sum(sizes.values()))
    print(f"interactive after {interactive:.0f} ms, {sum(sizes.values())} bytes: {sizes}")
    assert sum(sizes.values()) < LIGHTEST
    assert visitor.wire.foreign_requests(site.service.url) == []


def _transferred(person: Person) -> dict[str, int]:
    found: dict[str, int] = person.page.evaluate(
        """() => Object.fromEntries(["navigation", "resource"]
            .flatMap((kind) => performance.getEntriesByType(kind))
            .map((one) => [new URL(one.name).pathname, one.transferSize]))"""
    )
    return found
