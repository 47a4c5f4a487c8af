"""Small features: reduced motion, fading memory, spectators, late players, votes, title, notes, sounds."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.harness import Person, Site
from tests.browser.players import Moment, Player, comes, hand, screen, shows, table_of, told
from tests.tiers import full

# Visible animations at this moment.
MOVING = """() => document.getAnimations()
    .filter((one) => one.playState === "running" && one.effect.getComputedTiming().duration > 20)
    .map((one) => `${one.animationName ?? one.transitionProperty} of ${one.effect.target.className}`)"""


def test_nothing_moves_with_reduced_motion(site: Site) -> None:
    ada = comes(site, "Ada", pace="usual", calm=True)
    ada.holds_time()
    page = ada.goes_to("/")
    screen(page, "home")
    assert page.evaluate(MOVING) == []
    table_of(ada, 4, edition="first", first=1, pace="fast")
    player = Player(ada, seed=2)
    player.ready()
    ada.until(lambda: bool(ada.wire.received("asked")), "the page was told everything")
    shows(ada, '[data-spot][style*="--dx"]')  # a bot takes two cards under the table
    assert page.evaluate(MOVING) == []
    shows(ada, "[data-decision]")
    assert page.evaluate(MOVING) == []


def test_events_are_shown_one_after_the_other(site: Site) -> None:
    ada = comes(site, "Ada", pace="usual")
    ada.holds_time()
    table_of(ada, 4, edition="first", first=1, pace="fast")
    player = Player(ada, seed=2)
    player.ready()
    page = ada.page
    ada.until(lambda: bool(ada.wire.received("asked")), "the page was told everything")
    for seat in (1, 2):
        shows(ada, f'[data-spot="{seat}"][style*="--dx"]')
        # The question appears only after the events were shown.
        expect(page.locator("[data-decision]")).to_have_count(0)
    page.locator('[data-action="skip"]').click()
    assert player.looks()["question"] == "turn-choice"


def test_a_table_with_a_fading_memory_forgets_on_the_page_too(site: Site) -> None:
    ada = comes(site, "Ada")
    page = ada.page
    player = Player(ada, seed=2)

    def late(now: Moment) -> bool:
        return now.get("question") == "turn-choice" and _turn(ada) >= 9

    over = True
    while over:  # a game may end by the eighth turn: then try another
        table_of(ada, 4, edition="first", memory="fading", first=0)
        over = player.plays(lambda now: now["what"] == "over" or late(now))["what"] == "over"
    turn = _turn(ada)
    log = page.locator('[data-panel="log"] [data-turn]')
    turns = {int(one) for one in log.evaluate_all("(all) => all.map((one) => one.dataset.turn)")}
    assert min(turns) >= turn - 4
    assert max(turns) == turn
    lines = set(log.all_inner_texts())
    for spoken in page.locator("[data-live] p").all_inner_texts():
        assert any(spoken.strip() in line or line in spoken for line in lines), spoken
    page.locator('[data-action="tab-seen"]').click()
    seen = page.locator('[data-panel="seen"] [data-seen]')
    assert all(
        int(one) >= turn - 4 for one in seen.evaluate_all("(all) => all.map((one) => one.dataset.seen)")
    )

    # And it knows no more after a reload.
    page.reload()
    player.looks()
    again = page.locator('[data-panel="log"] [data-turn]')
    turns = {int(one) for one in again.evaluate_all("(all) => all.map((one) => one.dataset.turn)")}
    assert min(turns) >= turn - 4


def _turn(person: Person) -> int:
    started = [event["turn"] for event in told(person) if event["type"] == "turn-started"]
    return int(started[-1])


def test_a_public_table_can_be_watched_and_tells_a_watcher_no_card(site: Site) -> None:
    ada, eve = comes(site, "Ada"), comes(site, "Eve")
    code = table_of(ada, 4, edition="first", public=True, spectators=True, first=0)
    Player(ada).ready()
    Player(ada).looks()
    page = eve.goes_to("/")
    page.locator(f'[data-table="{code}"]').click()
    screen(page, "on-game")
    page.locator('[data-action="watch"]').click()
    screen(page, "table")
    hand(ada, seed=3, until=4)  # her second turn and a little more; no game ends so early
    turns = page.locator('[data-panel="log"] [data-event="turn-started"]')
    expect(turns.nth(4)).to_be_visible()
    expect(page.locator("[data-face]")).to_have_count(0)
    expect(page.locator("[data-decision], [data-action=table-options]")).to_have_count(0)
    hand(ada, seed=3)
    expect(page.locator('[data-action="truth"]')).to_be_visible()
    expect(page.locator("[data-ranked] small").first).to_have_text(re.compile(r"\w"))


def test_a_late_player_takes_over_from_a_bot(site: Site) -> None:
    ada, eve = comes(site, "Ada"), comes(site, "Eve")
    code = table_of(ada, 4, edition="first", first=0, newcomers=True)
    Player(ada).ready()
    Player(ada).looks()
    page = eve.goes_to(f"/t/{code}")
    screen(page, "on-game")
    page.locator('[data-action="take-over"][data-seat="2"]').click()
    screen(page, "table")
    expect(ada.page.locator('li[data-player="2"]')).to_contain_text("Eve")
    Player(ada).plays_now()
    assert Player(eve).looks()["question"] == "turn-choice"
    assert eve.ask("GET", f"/tables/{code}")["seat"] == 2


def test_who_left_returns_to_their_seat(site: Site) -> None:
    ada, bruno = comes(site, "Ada"), comes(site, "Bruno")
    code = ada.opens_table(players=4, bots=2, first=0, spectators=True)
    bruno.sits_down(code)
    ada.goes_to(f"/t/{code}")
    ada.deals(code)
    page = bruno.goes_to(f"/t/{code}")
    screen(page, "table")
    bruno.ask("POST", f"/tables/{code}/leave")
    page = bruno.goes_to(f"/t/{code}")
    screen(page, "on-game")
    expect(page.locator('[data-action="take-over"]')).to_have_count(0)
    expect(page.locator('[data-action="watch"]')).to_be_visible()
    page.locator('[data-action="return"]').click()
    screen(page, "table")
    assert bruno.ask("GET", f"/tables/{code}")["seat"] == 3


def test_a_game_is_ended_by_votes(site: Site) -> None:
    ada, bruno = comes(site, "Ada"), comes(site, "Bruno")
    code = ada.opens_table(players=4, bots=2)
    bruno.sits_down(code)
    ada.goes_to(f"/t/{code}")
    screen(ada.page, "lobby")
    ada.deals(code)
    for person in (ada, bruno):
        Player(person).ready()
    for person in (ada, bruno):
        page = person.page
        page.locator('[data-action="table-options"]').click()
        page.locator('[data-action="vote-abort"]').click()
        if person is ada:
            expect(page.locator('[data-action="vote-abort"][aria-pressed="true"]')).to_be_visible()
            expect(bruno.page.locator('[data-action="truth"]')).to_have_count(0)
            page.keyboard.press("Escape")
            expect(page.locator('[data-action="vote-abort"]')).to_have_count(0)
            expect(page.locator('[data-action="table-options"]')).to_be_focused()
    for person in (ada, bruno):
        expect(person.page.locator('[data-action="truth"]')).to_be_visible()
    assert ada.ask("GET", f"/tables/{code}")["table"]["phase"] == "aborted"
    ada.page.locator('[data-action="truth"]').click()
    screen(ada.page, "end")


def test_more_time_is_given_by_votes(site: Site) -> None:
    ada = comes(site, "Ada")
    table_of(ada, 4, edition="first", clock=180, first=0)
    page = ada.page
    player = Player(ada)
    player.ready()
    player.looks()

    def deadlines() -> list[int]:
        tables = [table for table in ada.wire.received("table") if table["phase"] == "playing"]
        return [table["deadline"] for table in tables if table["deadline"] is not None]

    ada.until(lambda: bool(deadlines()), "the table says when the time is up")
    page.wait_for_function("() => Number(document.querySelector('[data-left]')?.dataset.left) < 180")
    before = deadlines()[-1]
    page.locator('[data-action="table-options"]').click()
    page.locator('[data-action="vote-wait"]').click()
    ada.until(lambda: deadlines()[-1] > before, "the time is given again")


def test_the_title_says_when_it_is_your_turn(site: Site) -> None:
    ada, bruno = comes(site, "Ada"), comes(site, "Bruno")
    code = ada.opens_table(players=4, bots=2, first=0)
    bruno.sits_down(code)
    ada.goes_to(f"/t/{code}")
    screen(ada.page, "lobby")
    ada.deals(code)
    for person in (ada, bruno):
        Player(person).ready()
    Player(ada).looks()
    waiting = bruno.page.title()
    asked = ada.page.title()
    assert code in waiting
    assert asked != waiting
    Player(ada).plays_now()
    expect(ada.page).to_have_title(waiting)
    Player(bruno).looks()
    expect(bruno.page).to_have_title(asked)


@pytest.mark.parametrize("note", [pytest.param("a liar, surely", marks=full), "<b>ölig & fein</b>"])
def test_notes_stay_where_they_were_pinned(site: Site, note: str) -> None:
    ada = comes(site, "Ada")
    table_of(ada, 4, edition="first", first=0)
    player = Player(ada)
    player.ready()
    player.looks()
    page = ada.page
    page.locator('[data-action="tab-seen"]').click()
    page.locator('[data-note="2"]').fill(note)
    page.locator('[data-note="2"]').press("Tab")
    expect(page.locator('[data-spot="2"]').first).to_have_attribute("aria-label", re.compile(re.escape(note)))
    page.reload()
    player.looks()
    page.locator('[data-action="tab-seen"]').click()
    expect(page.locator('[data-note="2"]')).to_have_value(note)
    expect(page.locator('[data-note="1"]')).to_have_value("")
    # A note is private and never sent to the server.
    assert not any(note in frame.text for frame in ada.wire.frames)


# Counts the tones that the page plays.
LISTEN = """
window.tones = 0;
window.OscillatorNode = class extends OscillatorNode {
    start(at) {
        window.tones += 1;
        super.start(at);
    }
};
"""


def test_the_volume_is_heard_and_stays(site: Site) -> None:
    ada = site.person()
    ada.context.add_init_script(LISTEN)
    page = ada.goes_to("/")
    page.locator('[data-action="menu"]').click()
    volume = page.locator('[data-action="volume"]')
    expect(volume).to_have_value("60")
    volume.press("ArrowRight")
    expect(volume).to_have_attribute("aria-valuetext", "70%")
    tones = page.evaluate("window.tones")
    assert tones > 0
    page.reload()
    page.locator('[data-action="menu"]').click()
    expect(volume).to_have_value("70")
    volume.press("Home")
    expect(volume).to_have_attribute("aria-valuetext", "Off")
    assert page.evaluate("window.tones") == 0
    assert page.evaluate("localStorage.getItem('mascarade.volume')") == "0"
