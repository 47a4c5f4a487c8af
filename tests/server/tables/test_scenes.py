"""Scenes: the time to answer and the server's delay start when the page has shown all events."""

from __future__ import annotations

from pathlib import Path
from typing import Any, get_args

import pytest

from mascarade.rules import AnyEvent
from mascarade.rules import events as e
from mascarade.rules.events import EVENT_TYPES
from mascarade.server.tables.scenes import MAX_LAG_MS, PACES, SCENES, Pace, scene_length
from tests.kit.client import Connection, announce, await_question, first_action, play_opening, start_game
from tests.kit.service import RunningServer, run, running_server, table_state
from tests.kit.virtual_clock import DAY, SECOND, VirtualClock

FOUR = ("Ada", "Bruno", "Chiara", "Dario")
PERCENT: dict[Pace, int] = {"slow": 180, "usual": 100, "fast": 45, "instant": 0}
CLOCK, WINDOW = 60, 12
TURN, SWAP, CLAIM, PASS, CONTEST = 450, 1540, 1300, 120, 900


def revealed(cards: int) -> e.Revealed:
    return e.Revealed(tuple(e.Shown(player, player, "king") for player in range(cards)))


# Lengths


@pytest.mark.parametrize(("cards", "length"), [(1, 3950), (2, 5160), (3, 6370), (13, 18_470)])
def test_a_reveal_lasts_longer_with_more_cards(cards: int, length: int) -> None:
    assert scene_length([revealed(cards)], "usual") == length


def test_coins_that_fly_together_start_one_after_the_other() -> None:
    def moved(count: int) -> e.CoinsMoved:
        return e.CoinsMoved(tuple(e.Move("bank", seat, 1) for seat in range(count)), "power")

    assert [scene_length([moved(count)], "usual") for count in (1, 2, 4)] == [900, 980, 1140]


@pytest.mark.parametrize(("pace", "percent"), PERCENT.items())
def test_the_pace_scales_all_of_them(pace: Pace, percent: int) -> None:
    events: list[AnyEvent] = [e.Swapped(0, 0, 1), e.TurnStarted(2, 1, 1, None), revealed(2)]
    assert scene_length(events, pace) == (SWAP + TURN + 5160) * percent // 100


def test_every_kind_of_event_has_a_length_or_needs_none() -> None:
    """Fails for a new event type."""
    assert set(EVENT_TYPES) - set(SCENES) == {e.Dealt, e.Asked, e.PowerEnded}
    assert set(PACES) == set(get_args(Pace))


def test_a_length_depends_on_nothing_that_somebody_may_not_see() -> None:
    counted = {event: scene.counts for event, scene in SCENES.items() if scene.counts is not None}
    assert counted == {e.Revealed: "cards", e.CoinsMoved: "moves"}
    for event, field in counted.items():
        assert field in event.seen.everyone
    for really in (True, False, None):
        assert scene_length([e.Swapped(0, 0, 1, really)], "usual") == SWAP


# Deadlines


async def laid(server: RunningServer, clock: VirtualClock, **settings: Any) -> list[Connection]:
    seats = await start_game(server, *FOUR, **{"clock": CLOCK, "window": WINDOW, **settings})
    await clock.settle()
    return seats


async def acts(seat: Connection, decision: int, kind: str = "") -> None:
    question = await await_question(seat, decision)
    action = first_action(question, kind) if kind else question["legal"][0]
    assert (await seat.act(action))["type"] == "accepted"


def told(seat: Connection) -> tuple[int, int]:
    """What the last events say: when they have been shown, and the deadline."""
    frame = seat.of("events")[-1]
    return frame["shown_at"], frame["deadline"]


@pytest.mark.parametrize(("pace", "percent"), PERCENT.items())
def test_the_time_to_answer_starts_when_everything_has_been_shown(
    tmp_path: Path, pace: Pace, percent: int
) -> None:
    async def test() -> None:
        clock = VirtualClock()
        async with running_server(tmp_path / "t.db", clock) as server:
            seats = await laid(server, clock, pace=pace)
            shown = clock.now() + TURN * percent // 100
            assert seats[3].of("table")[-1]["deadline"] == shown + CLOCK * SECOND

            # Two quick moves: the second is shown after the first.
            for player in (0, 1):
                await acts(seats[player], player + 1)
                await clock.settle()
                shown += (SWAP + TURN) * percent // 100
                assert told(seats[3]) == (shown, shown + CLOCK * SECOND)

            # A move when nothing is shown any more.
            await clock.forward(30 * SECOND)
            await acts(seats[2], 3)
            await clock.settle()
            shown = clock.now() + (SWAP + TURN) * percent // 100
            assert told(seats[3]) == (shown, shown + CLOCK * SECOND)

            await acts(seats[3], 4)
            await clock.forward(30 * SECOND)
            await announce(*seats)
            await clock.settle()
            shown = clock.now() + CLAIM * percent // 100
            assert told(seats[3]) == (shown, shown + WINDOW * SECOND)
            window = shown + WINDOW * SECOND

            # All answers share one window.
            await clock.forward(5 * SECOND)
            await acts(seats[1], 6, "pass")
            await clock.settle()
            assert told(seats[3]) == (clock.now() + PASS * percent // 100, window)
            await clock.forward(SECOND)
            await acts(seats[2], 7, "pass")
            await clock.forward(SECOND)
            await acts(seats[3], 8, "contest")
            await clock.settle()
            events = seats[3].of("events")[-1]["events"]
            assert [event["type"] for event in events[:2]] == ["contested", "revealed"]
            assert len(events[1]["cards"]) == 2
            shown_at, deadline = told(seats[3])
            assert deadline == shown_at + CLOCK * SECOND
            assert shown_at - clock.now() >= (CONTEST + 5160) * percent // 100

    run(test())


def test_a_bot_waits_until_everything_has_been_shown_and_then_for_its_beat(tmp_path: Path) -> None:
    async def test() -> None:
        clock = VirtualClock()
        async with running_server(tmp_path / "t.db", clock) as server:
            (ada,) = await start_game(server, "Ada", bots=3, pace="usual", beat=800)
            await acts(ada, 1)
            await clock.settle()
            for _ in range(3):
                before, (shown, _) = len(ada.events), told(ada)
                await clock.forward(shown + 800 - 1 - clock.now())
                assert len(ada.events) == before
                await clock.forward(1)
                assert len(ada.events) > before

    run(test())


def test_an_answer_to_an_announcement_is_held_until_the_announcement_has_been_shown(tmp_path: Path) -> None:
    async def test() -> None:
        clock = VirtualClock()
        async with running_server(tmp_path / "t.db", clock) as server:
            seats = await laid(server, clock, pace="usual")
            await play_opening(*seats)
            await clock.forward(30 * SECOND)
            await announce(*seats)
            await acts(seats[1], 6, "pass")
            await clock.forward(CLAIM - 1)
            assert seats[0].events[-1]["type"] == "asked"
            assert seats[0].events[-2]["type"] == "announced"
            await clock.forward(1)
            assert "passed" in [event["type"] for event in seats[0].events]

    run(test())


def test_nobody_waits_long_for_scenes_that_the_players_do_not_watch(tmp_path: Path) -> None:
    async def test() -> None:
        clock = VirtualClock()
        async with running_server(tmp_path / "t.db", clock) as server:
            seats = await play_opening(*await laid(server, clock, pace="slow"))
            for turn in range(4, 30):
                await acts(seats[turn % 4], turn + 1, "look")
            await clock.settle()
            shown, _ = told(seats[0])
            look = (1300 + TURN) * 180 // 100
            assert shown == clock.now() + MAX_LAG_MS + look

    run(test())


def test_after_a_restart_in_a_scene_the_time_to_answer_still_starts_at_its_end(tmp_path: Path) -> None:
    async def test() -> None:
        clock = VirtualClock()
        async with running_server(tmp_path / "t.db", clock) as server:
            seats = await laid(server, clock, pace="slow")
            await acts(seats[0], 1)
            await clock.settle()
            shown, deadline = told(seats[1])
        await clock.leap(SECOND)
        async with running_server(tmp_path / "t.db", clock) as server:
            for seat in seats:
                seat.client.server = server
            again = await seats[1].client.connect()
            view = await again.until(lambda frame: frame["type"] == "view")
            assert (view["shown_at"], view["deadline"]) == (shown, deadline)
            await clock.forward(deadline - clock.now() - 1)
            assert (await table_state(seats[1].client)).current_game.state.table.decisions == 2
            await clock.forward(1)
            assert (await table_state(seats[1].client)).current_game.state.table.decisions == 3

    run(test())


# Without a clock


def test_without_a_clock_the_open_deal_has_none_either(tmp_path: Path) -> None:
    async def test() -> None:
        clock = VirtualClock()
        async with running_server(tmp_path / "t.db", clock) as server:
            ada, bruno = await server.open_table("Ada", "Bruno", bots=2, clock=None, memorise=10)
            lines = [await ada.connect(), await bruno.connect()]
            await clock.settle()
            await ada.post(f"/tables/{ada.code}/start")
            await lines[0].ready()
            await clock.leap(DAY)
            assert lines[0].of("table")[-1]["deadline"] is None
            assert (await table_state(ada)).phase == "memorising"
            await lines[1].close()  # the table does not wait for people who have left
            await clock.forward(60 * SECOND)
            assert (await table_state(ada)).phase == "playing"

    run(test())
