"""Fading memory: a returning player gets the events of the last round, and nothing earlier."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.kit.client import Connection, Frame, await_question, first_action, play_opening, start_game
from tests.kit.service import RunningServer, run, running_server, scripted_bots, table_state
from tests.kit.virtual_clock import SECOND, VirtualClock

FOUR = ("Ada", "Bruno", "Chiara", "Dario")


async def round_about(
    server: RunningServer, clock: VirtualClock, turns: int, **settings: Any
) -> list[Connection]:
    """A table after its opening and this many turns, each a Look with a chat message."""
    seats = await play_opening(*await start_game(server, *FOUR, **{"memory": "fading", **settings}))
    for turn in range(turns):
        seat = seats[turn % 4]
        await clock.forward(10 * SECOND)
        await seat.send({"type": "say", "text": f"in turn {turn + 5}"})
        await clock.forward(SECOND)
        assert (await seat.act(first_action(await await_question(seat, turn + 5), "look")))[
            "type"
        ] == "accepted"
    await clock.settle()
    return seats


async def back(seat: Connection, **hello: object) -> tuple[Connection, Frame]:
    """Reconnect; the connection and its view or events."""
    line = await seat.client.connect(hello)
    return line, await line.until(lambda frame: frame["type"] in ("view", "events"))


def begins(turn: int) -> int:
    """The number of a turn's first event: after the deal, each turn has three."""
    return 3 * turn - 2


@pytest.mark.parametrize(("turns", "first"), [(0, None), (1, 2), (2, 3), (5, 6)])
def test_a_view_begins_with_the_last_round(tmp_path: Path, turns: int, first: int | None) -> None:
    async def test() -> None:
        clock = VirtualClock()
        async with running_server(tmp_path / "t.db", clock) as server:
            seats = await round_about(server, clock, turns)
            for seat in seats:
                events = seat.events
                _, frame = await back(seat)
                view = frame["view"]
                if first is None:
                    assert (view["first"], view["events"]) == (0, events)
                    continue
                assert view["first"] == begins(first)
                assert view["events"] == events[begins(first) :]
                assert view["events"][0]["turn"] == first
                assert {fact["how"] for fact in view["facts"]} <= {"look"}
                assert all(fact["turn"] >= first for fact in view["facts"])

    run(test())


def test_at_an_open_table_everything_is_sent(tmp_path: Path) -> None:
    async def test() -> None:
        clock = VirtualClock()
        async with running_server(tmp_path / "t.db", clock) as server:
            seats = await round_about(server, clock, 6, memory="open")
            line, frame = await back(seats[0])
            assert (frame["view"]["first"], frame["view"]["events"]) == (0, seats[0].events)
            assert {fact["how"] for fact in frame["view"]["facts"]} == {"deal", "look"}
            await line.until(lambda frame: frame.get("text") == "in turn 5")

    run(test())


def test_what_a_player_has_seen_fades_too(tmp_path: Path) -> None:
    async def test() -> None:
        clock = VirtualClock()
        async with running_server(tmp_path / "t.db", clock) as server:
            seats = await round_about(server, clock, 5)
            _, frame = await back(seats[0])
            assert [(fact["turn"], fact["spot"]) for fact in frame["view"]["facts"]] == [(9, 0)]

    run(test())


def test_a_tail_that_would_reach_further_back_becomes_a_view(tmp_path: Path) -> None:
    async def test() -> None:
        clock = VirtualClock()
        async with running_server(tmp_path / "t.db", clock) as server:
            seats = await round_about(server, clock, 5)
            for had in (0, 1, begins(6) - 1):
                _, frame = await back(seats[1], game=1, events=had)
                assert (frame["type"], frame["view"]["first"]) == ("view", begins(6))
            events = seats[1].events
            for had in (begins(6), begins(6) + 1, len(events)):
                _, frame = await back(seats[1], game=1, events=had)
                assert (frame["type"], frame["first"], frame["events"]) == ("events", had, events[had:])

    run(test())


@pytest.mark.parametrize("told", [0, 1])
def test_what_was_said_before_the_last_round_is_not_said_again(tmp_path: Path, told: int) -> None:
    async def test() -> None:
        clock = VirtualClock()
        async with running_server(tmp_path / "t.db", clock) as server:
            seats = await round_about(server, clock, 6)
            line, _ = await back(seats[2], chat=told)
            await line.until(lambda frame: frame.get("text") == "in turn 10")
            assert [frame["text"] for frame in line.of("said")] == [
                f"in turn {turn}" for turn in range(7, 11)
            ]

    run(test())


def test_who_watches_or_takes_over_remembers_no_more_than_the_others(tmp_path: Path) -> None:
    async def test() -> None:
        clock = VirtualClock()
        async with running_server(tmp_path / "t.db", clock) as server:
            seats = await round_about(server, clock, 5, spectators=True, newcomers=True)
            zoe, elena = await server.new_client("Zoe"), await server.new_client("Elena")
            code = seats[3].client.code
            watching = await zoe.connect(code=code)
            frame = await watching.until(lambda frame: frame["type"] == "view")
            assert (frame["view"]["first"], frame["view"]["facts"]) == (begins(6), [])
            await seats[3].client.post(f"/tables/{code}/leave")
            await elena.post(f"/tables/{code}/join")
            line = await elena.connect(code=code)
            frame = await line.until(lambda frame: frame["type"] == "view")
            assert frame["view"]["first"] == begins(6)
            assert frame["view"]["facts"] == [], "the seat's last look is not the newcomer's"

    run(test())


def test_bots_remember_as_long_as_people(tmp_path: Path) -> None:
    async def test() -> None:
        clock = VirtualClock()
        async with running_server(tmp_path / "t.db", clock) as server:
            (ada,) = await start_game(server, "Ada", bots=3, memory="fading")
            await ada.act((await ada.next_question())["legal"][0])
            await clock.forward(0)
            for decision in (5, 9):
                await ada.act(first_action(await await_question(ada, decision), "look"))
                await clock.forward(0)
            for _, memory, question in scripted_bots(server).asked:
                turn = question.number
                if turn <= 5:
                    assert (memory.table, type(memory.events[0]).__name__) == (None, "Dealt")
                else:
                    assert memory.table is not None
                    assert memory.events[0].turn == turn - 4  # type: ignore[union-attr]

    run(test())


def test_after_the_end_everything_may_be_seen(tmp_path: Path) -> None:
    async def test() -> None:
        clock = VirtualClock()
        async with running_server(tmp_path / "t.db", clock) as server:
            seats = await round_about(server, clock, 6, options={"turn_limit": 10})
            assert (await table_state(seats[0].client)).phase == "finished"
            line, frame = await back(seats[0])
            assert frame["view"]["first"] == 0
            swaps = [event["really"] for event in frame["view"]["events"] if event["type"] == "swapped"]
            assert None not in swaps
            await line.until(lambda frame: frame.get("text") == "in turn 5")

    run(test())


def test_memory_fades_over_a_restart_as_well(tmp_path: Path) -> None:
    async def test() -> None:
        clock = VirtualClock()
        async with running_server(tmp_path / "t.db", clock) as server:
            seats = await round_about(server, clock, 5)
        async with running_server(tmp_path / "t.db", clock) as server:
            seats[1].client.server = server
            line, frame = await back(seats[1])
            assert frame["view"]["first"] == begins(6)
            assert '"dealt"' not in "".join(line.raw)

    run(test())
