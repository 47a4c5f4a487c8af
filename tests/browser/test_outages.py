"""Connection failures between a page and its service, and how the page recovers."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.harness import Person, Site
from tests.browser.players import Player, comes, hand, screen, table_of
from tests.tiers import full

LOST = 'header [role="status"]'
"""The page's message about a lost connection."""


def asked(page: Page) -> str:
    """The number of the decision on the page."""
    number = page.locator("[data-decision]").get_attribute("data-decision")
    assert number is not None
    return number


def log(page: Page) -> list[str]:
    return page.locator('[data-panel="log"] li').all_inner_texts()


def at_a_turn(person: Person, players: int = 4, **settings: Any) -> str:
    """A game in which the person is asked for a turn; its code."""
    code = table_of(person, players, edition="first", first=0, **settings)
    player = Player(person, seed=7)
    player.plays_to("turn-choice")
    moment = player.looks()
    # After the opening, so that the game has events that could be lost.
    player.plays(lambda now: now.get("question") == "turn-choice" and now["decision"] > moment["decision"])
    return code


def test_a_reload_and_the_back_button_lead_to_where_one_was(site: Site) -> None:
    ada = comes(site, "Ada")
    code = at_a_turn(ada)
    page = ada.page
    before, told = asked(page), log(page)
    page.reload()
    screen(page, "table")
    expect(page.locator(f'[data-decision="{before}"]')).to_be_visible()
    assert log(page) == told

    page.locator('header a[href="/"]').click()
    screen(page, "home")
    page.go_back()
    screen(page, "table")
    expect(page.locator(f'[data-decision="{before}"]')).to_be_visible()
    page.go_forward()
    screen(page, "home")
    page.locator(f'[data-table="{code}"]').click()
    screen(page, "table")
    expect(page.locator(f'[data-decision="{before}"]')).to_be_visible()


def test_of_two_tabs_the_older_says_so_and_can_come_back(site: Site) -> None:
    ada = comes(site, "Ada")
    at_a_turn(ada)
    older, before = ada.page, asked(ada.page)
    newer = ada.context.new_page()
    newer.goto(older.url)
    screen(older, "closed")
    expect(newer.locator(f'[data-decision="{before}"]')).to_be_visible()

    older.locator('[data-action="reconnect"]').click()
    screen(newer, "closed")
    expect(older.locator(f'[data-decision="{before}"]')).to_be_visible()
    Player(ada, seed=2).plays(lambda moment: moment.get("decision", 0) > int(before))


def test_a_page_without_a_network_says_so(site: Site) -> None:
    ada = comes(site, "Ada")
    page = ada.goes_to("/")
    screen(page, "home")
    ada.context.set_offline(True)
    page.locator('[data-action="create"]').click()
    expect(page.locator('[role="alert"]').filter(has=page.locator('[data-action="dismiss"]'))).to_be_visible()
    ada.context.set_offline(False)
    page.locator('[data-action="create"]').click()
    screen(page, "lobby")
    expect(page.locator('[role="alert"]').filter(has=page.locator('[data-action="dismiss"]'))).to_have_count(
        0
    )


def test_offline_is_shown_at_once_on_every_page(site: Site) -> None:
    ada = comes(site, "Ada")
    page = ada.goes_to("/")
    screen(page, "home")
    ada.context.set_offline(True)
    expect(page.get_by_role("status").filter(has_text="Connection lost")).to_be_visible()
    ada.context.set_offline(False)
    expect(page.get_by_role("status").filter(has_text="Connection lost")).to_have_count(0)

    ada.minds_time()
    at_a_turn(ada)
    ada.holds_time()  # so that no timer could have noticed
    ada.context.set_offline(True)
    expect(page.locator(LOST)).to_be_visible()
    ada.context.set_offline(False)
    ada.context.clock.resume()
    expect(page.locator(LOST)).to_have_count(0)


def test_a_slow_answer_says_that_it_is_being_sent(own_site: Site) -> None:
    ada = comes(own_site, "Ada")
    ada.minds_time()
    at_a_turn(ada)
    page = ada.page
    page.locator('[data-action="swap"]').click()
    page.locator('[data-action="pick-spot"]').first.click()
    ada.holds_time()
    own_site.service.freeze()
    page.locator('[data-action="swap-pretend"]').click()
    expect(page.locator('[data-action="swap"]')).to_be_disabled()
    ada.lets_pass(1499)
    expect(page.locator("[data-sending]")).to_have_count(0)
    ada.lets_pass(1)
    expect(page.locator("[data-sending]")).to_be_visible()
    ada.lets_pass(499)
    expect(page.locator(LOST)).to_be_visible()
    own_site.service.thaw()
    ada.context.clock.resume()
    expect(page.locator("[data-sending]")).to_have_count(0)
    expect(page.locator(LOST)).to_have_count(0)


def test_an_answer_that_came_too_late_is_said_to_and_soon_forgotten(site: Site) -> None:
    ada = comes(site, "Ada")
    ada.minds_time()

    def delay(page: WebSocketRoute) -> None:
        service = page.connect_to_server()

        def forward(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "act" and message["action"]["type"] == "look":
                message["action"]["decision"] -= 1
            service.send(json.dumps(message))

        page.on_message(forward)

    ada.page.route_web_socket("**/socket", delay)
    at_a_turn(ada)
    page = ada.page
    ada.holds_time()
    page.locator('[data-action="look"]').click()
    late = page.locator("[data-decision] [data-late]")
    expect(late).to_be_visible()
    expect(page.locator("[data-decision] [role=alert]")).to_have_count(0)
    ada.lets_pass(6000)
    expect(late).to_have_count(0)


def test_what_is_clicked_while_the_service_is_dead_is_done_once(own_site: Site) -> None:
    ada = comes(own_site, "Ada")
    code = at_a_turn(ada)
    page = ada.page
    before = int(asked(page))
    page.locator('[data-action="swap"]').click()
    spot = page.locator('[data-action="pick-spot"]').first
    spot.click()

    own_site.service.kill()
    expect(page.locator(LOST)).to_be_visible()
    page.locator('[data-action="swap-pretend"]').click()
    expect(page.locator(f'[data-decision="{before}"]')).to_be_visible()
    sent = len(ada.wire.frames)
    own_site.service.start()

    expect(page.locator(LOST)).to_have_count(0)
    player = Player(ada, seed=3)
    player.plays(lambda moment: moment.get("decision", 0) > before)
    acts = [
        frame.message for frame in ada.wire.frames[sent:] if frame.sent and frame.message["type"] == "act"
    ]
    done = [act for act in acts if act["action"].get("decision") == before]
    assert len({act["id"] for act in done}) == 1
    assert not ada.wire.received("refused")

    hand(ada, seed=3)
    record = ada.ask("GET", f"/tables/{code}/record?game=1")
    answers = [action for action in record["actions"] if action.get("decision") == before]
    assert [(one["type"], one["really"]) for one in answers] == [("swap", False)]


@full
def test_a_game_goes_on_by_itself_after_the_service_was_killed(own_site: Site) -> None:
    ada = comes(own_site, "Ada")
    at_a_turn(ada)
    page = ada.page
    before, told = asked(page), log(page)
    own_site.service.kill()
    expect(page.locator(LOST)).to_be_visible()
    assert log(page) == told, "what was told stays in sight"
    own_site.service.start()
    expect(page.locator(LOST)).to_have_count(0)
    assert (asked(page), log(page)) == (before, told)

    # Killed again while bots think and the page waits.
    own_site.service.restart()
    Player(ada, seed=3).plays(lambda moment: moment.get("decision", 0) > int(before))
