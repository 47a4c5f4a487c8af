"""After a game the page itself verifies the deal, and names the checks that fail."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Route, WebSocketRoute, expect

from tests.browser.harness import TIMEOUT_MS, Device, Site, axe
from tests.browser.players import comes, hand, screen
from tests.tiers import full


@pytest.mark.parametrize(
    ("device", "language", "unfair"),
    [
        ("desktop", "en", "The deal wasn’t fair"),
        pytest.param("phone", "fr", "La donne n’était pas honnête", marks=full),
    ],
)
def test_the_page_checks_the_deal_and_names_what_does_not_hold(
    site: Site, device: Device, language: str, unfair: str
) -> None:
    ada = comes(site, "Ada", device=device, language=language)
    code = ada.opens_table(players=4, bots=3, set="random", seats="random")
    page = ada.goes_to(f"/t/{code}")

    def promised() -> bool:
        return any(ada.ask("GET", f"/tables/{code}")["table"]["fair"]["promises"])

    ada.until(promised, "the page promises a share by itself")
    page.locator('[data-action="start"]').click()
    screen(page, "table")
    hand(ada, seed=3)
    page.locator('[data-action="truth"]').click()
    fair = page.locator("[data-fair]")
    expect(fair).to_have_attribute("data-fair", "true")
    expect(fair.locator("li")).to_have_count(13)
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


def test_the_page_reveals_nothing_to_a_lock_that_is_not_what_it_showed(site: Site) -> None:
    """A server that changes a setting behind the players' backs, after they have promised their shares."""
    ada = comes(site, "Ada")
    code = ada.opens_table(players=4, bots=3)
    sent: list[str] = []

    def tamper(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def change(frame: str | bytes) -> None:
            message = json.loads(frame)
            if message["type"] == "table" and message["fair"]["lock"]:
                message["fair"]["lock"]["settings"]["memory"] = "fading"
            line.send(json.dumps(message))

        def note(frame: str | bytes) -> None:
            sent.append(json.loads(frame)["type"])
            server.send(frame)

        server.on_message(change)
        line.on_message(note)

    ada.page.route_web_socket("**/socket", tamper)
    page = ada.goes_to(f"/t/{code}")
    ada.until(lambda: any(ada.ask("GET", f"/tables/{code}")["table"]["fair"]["promises"]), "a promise")
    page.locator('[data-action="start"]').click()
    expect(page.locator("[data-lock-refused]")).to_contain_text("Your page has revealed nothing")
    expect(page.locator('[data-action="start"]')).to_be_disabled()
    assert "reveal" not in sent
    assert ada.ask("GET", f"/tables/{code}")["table"]["phase"] in ("dealing", "lobby")


@full
def test_a_deal_that_failed_is_said_in_the_lobby_and_the_next_one_is_dealt(site: Site) -> None:
    """Bruno has promised a share and never reveals it."""
    ada, bruno = comes(site, "Ada", device="phone"), comes(site, "Bruno")
    code = ada.opens_table(players=4, bots=2)
    bruno.ask("POST", f"/tables/{code}/join", {})
    page = ada.goes_to(f"/t/{code}")
    his = bruno.goes_to(f"/t/{code}")

    def promises() -> list[str]:
        found: list[str] = ada.ask("GET", f"/tables/{code}")["table"]["fair"]["promises"]
        return [promise for promise in found if promise]

    ada.until(lambda: len(promises()) == 2, "both pages promise a share")
    bruno.ask("POST", f"/tables/{code}/promise", {"promise": "0" * 64})
    page.locator('[data-action="start"]').click()
    left = page.get_by_role("timer")
    expect(left).to_be_visible()
    assert 0 <= int(left.get_attribute("data-left") or "-1") <= 10
    failed = page.locator("[data-missing]")
    expect(failed).to_contain_text("no answer from Bruno within ten seconds", timeout=TIMEOUT_MS)
    expect(failed).to_contain_text("You can deal again")
    expect(failed).to_be_in_viewport(ratio=1)
    expect(page.locator("[data-failed]")).to_have_text("One attempt to deal has failed so far.")
    expect(page.get_by_text("One person here has no seat.")).to_be_visible()
    assert axe(page) == []
    expect(his.locator("[data-missing]")).to_contain_text("your seat was freed")
    his.locator('[data-action="take-seat"]').click()
    for one in (page, his):
        expect(one.locator("[data-missing]")).to_have_count(0)
        expect(one.locator("[data-failed]")).to_have_attribute("data-failed", "1")
    bruno.ask("POST", f"/tables/{code}/leave")
    expect(failed).to_contain_text("no answer from Bruno")
    page.locator('[data-action="start"]').click()
    screen(page, "table")
    hand(ada, seed=3)
    page.locator('[data-action="truth"]').click()
    fair = page.locator("[data-fair]")
    expect(fair).to_have_attribute("data-fair", "true")
    fair.locator("summary").click()
    expect(fair).to_contain_text("Dealt at attempt 2.")
    expect(fair.locator('[data-claim="2"]')).to_be_visible()
