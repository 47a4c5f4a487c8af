"""Two people in two browsers: they meet by a link, play, chat, and contest a claim."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.harness import NO_CLOCK, Person, Site
from tests.browser.players import Choose, Moment, Option, Player, comes, screen, told

ADA, BRUNO = 0, 2


def happened(person: Person, kind: str) -> list[dict[str, Any]]:
    """All events of a kind that a page received."""
    return [event for event in told(person) if event["type"] == kind]


def says(page: Page, text: str) -> None:
    """Send a chat message."""
    page.locator("#chat-text").fill(text)
    page.locator('[data-action="say"]').click()


def invited(host: Page) -> str:
    """The path of a lobby's invitation link."""
    link = host.locator('div:has(> [data-action="copy"]) > input').input_value()
    return "/t/" + link.rpartition("/t/")[2]


def play_together(players: list[tuple[Player, Choose]], until: Callable[[], bool]) -> None:
    """Both players act when they can, until something has happened."""

    def played() -> bool:
        for player, choose in players:
            moment = player.glances()
            if moment is None:
                continue
            assert moment["what"] != "over", "the game ended before"
            if moment["what"] == "ready":
                player.ready()
            else:
                player.answers(moment, choose)
        return until()

    players[0][0].person.until(played, "what is played for")


def test_two_people_meet_play_talk_and_contest(site: Site) -> None:
    ada, bruno = comes(site, "Ada"), comes(site)
    page = ada.goes_to("/")
    page.locator('[data-action="create"]').click()
    screen(page, "lobby")
    code = page.url.rpartition("/")[2]
    settings = {"edition": "first", "players": 4, "beat": 0, "pace": "instant", "first": ADA, **NO_CLOCK}
    ada.ask("PUT", f"/tables/{code}/settings", settings)
    expect(page.locator('[data-action="seat"]')).to_have_count(4)

    other = bruno.goes_to(invited(page))
    screen(other, "enter")
    other.locator('[data-action="name"]').fill("Bruno")
    other.locator('[data-action="enter"]').click()
    screen(other, "lobby")
    other.locator(f'[data-action="seat"][data-seat="{BRUNO}"]').click()
    for lobby in (page, other):
        expect(lobby.locator(f'[data-seat="{BRUNO}"][data-kind="person"]')).to_be_visible()
    # Only the host has controls.
    expect(other.locator('[data-action="start"], [data-action="set"]')).to_have_count(0)
    says(other, "Good evening, everybody")
    expect(page.locator('[data-panel="chat"]')).to_contain_text("Good evening, everybody")

    for _ in range(2):
        ada.ask("POST", f"/tables/{code}/bots", {"bot": "novice"})
    expect(page.locator('[data-kind="bot"]')).to_have_count(2)
    page.locator('[data-action="start"]').click()
    for one in (page, other):
        screen(one, "table")
    expect(page.locator(f'li[data-player="{BRUNO}"]')).to_contain_text("Bruno")

    players = [Player(ada, 1), Player(bruno, 2)]

    def bold(moment: Moment) -> Option:
        """Announce whenever possible."""
        by_action: dict[str, Option] = {option["action"]: option for option in moment["options"]}
        for action in ("announce-now", "announce", "character", "pass"):
            if action in by_action:
                return by_action[action]
        return players[0].any_of(moment)

    def doubtful(moment: Moment) -> Option:
        """Contest every claim of Ada's."""
        claimed = happened(bruno, "announced")
        by_action: dict[str, Option] = {option["action"]: option for option in moment["options"]}
        if "contest" in by_action:
            return by_action["contest" if claimed[-1]["player"] == ADA else "pass"]
        return players[1].any_of(moment)

    def contested() -> bool:
        return any(event["player"] == BRUNO for event in happened(ada, "contested")) and bool(
            happened(ada, "revealed")
        )

    play_together([(players[0], bold), (players[1], doubtful)], contested)
    # The first reveal, because Ada is the first who can announce; other contests may have followed.
    shown = [(player, spot) for player, spot, _ in happened(ada, "revealed")[0]["cards"]]
    assert (ADA, ADA) in shown
    assert (BRUNO, BRUNO) in shown
    for one in (page, other):
        expect(one.locator('[data-panel="log"] [data-event="revealed"]').last).to_be_visible()

    other.locator('[data-action="tab-chat"]').click()
    says(other, "I thought so")
    page.locator('[data-action="tab-chat"]').click()
    expect(page.locator('[data-panel="chat"]')).to_contain_text("I thought so")
