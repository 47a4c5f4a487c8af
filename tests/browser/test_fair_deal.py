"""After a game the page itself verifies the deal, and names the checks that fail."""

from __future__ import annotations

import pytest
from playwright.sync_api import Route, expect

from tests.browser.harness import TIMEOUT_MS, Device, Site, axe
from tests.browser.players import comes, hand, screen
from tests.tiers import full


@pytest.mark.parametrize(
    ("device", "language", "unfair"),
    [
        ("desktop", "en", "The deal wasn't fair"),
        pytest.param("phone", "fr", "La donne n'était pas honnête", marks=full),
    ],
)
def test_the_page_checks_the_deal_and_names_what_does_not_hold(
    site: Site, device: Device, language: str, unfair: str
) -> None:
    ada = comes(site, "Ada", device=device, language=language)
    code = ada.opens_table(players=4, bots=3, set="random", seats="random")
    page = ada.goes_to(f"/t/{code}")

    def added() -> bool:
        people = ada.ask("GET", f"/tables/{code}")["table"]["fair"]["terms"]["people"]
        return any(person["share"] for person in people)

    ada.until(added, "the page adds a share by itself")
    page.locator('[data-action="start"]').click()
    screen(page, "table")
    hand(ada, seed=3)
    page.locator('[data-action="truth"]').click()
    fair = page.locator("[data-fair]")
    expect(fair).to_have_attribute("data-fair", "true")
    expect(fair.locator("li")).to_have_count(10)
    expect(fair.locator("[data-broken]")).to_have_count(0)
    fair.locator("summary").focus()
    page.keyboard.press("Enter")
    expect(fair.locator("li").last).to_be_visible()
    assert axe(page) == []
    page.locator('[data-action="scrub"]').wait_for()

    def change(route: Route) -> None:
        """Tamper with the record on its way to the page."""
        record = route.fetch(timeout=TIMEOUT_MS).json()
        swap = next(action for action in record["actions"] if action["type"] == "swap")
        swap["really"] = not swap["really"]
        record["deal"]["cards"].reverse()
        route.fulfill(json=record)

    page.route("**/record?game=1", change)
    page.goto(ada.at(f"/t/{code}#turn=1"))
    page.reload()
    expect(fair).to_have_attribute("data-fair", "false")
    expect(fair.get_by_role("alert")).to_contain_text(unfair)
    broken = [found.get_attribute("data-broken") for found in fair.locator("[data-broken]").all()]
    assert broken == ["cards", "chain", "heads"]
