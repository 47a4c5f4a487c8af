"""Tables where memory fades: whoever comes back is told of the last round, and of nothing before it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.kit.service import Frame, House, Seat, run
from tests.kit.virtual_clock import SECOND, VirtualClock, asked, at_home, begun, heads, only, opened, party

FOUR = ("Ada", "Bruno", "Chiara", "Dario")


async def round_about(house: House, clock: VirtualClock, turns: int, **settings: Any) -> list[Seat]:
    """A table after its opening and so many turns in which everybody looks and says so."""
    seats = await opened(*await begun(house, *FOUR, **{"memory": "fading", **settings}))
    for turn in range(turns):
        seat = seats[turn % 4]
        await clock.forward(10 * SECOND)
        await seat.send({"type": "say", "text": f"in turn {turn + 5}"})
        await clock.forward(SECOND)
        assert (await seat.act(only(await asked(seat, turn + 5), "look")))["type"] == "accepted"
    await clock.settle()
    return seats


async def back(seat: Seat, **hello: object) -> tuple[Seat, Frame]:
    """The line of somebody who comes back, and what they are told of the game."""
    line = await seat.guest.sit(hello)
    return line, await line.until(lambda frame: frame["type"] in ("view", "events"))


def begins(turn: int) -> int:
    """The number of the event that begins a turn: each has three, after the deal."""
    return 3 * turn - 2


@pytest.mark.parametrize(("turns", "first"), [(0, None), (1, 2), (2, 3), (5, 6)])
def test_a_view_begins_with_the_last_round(tmp_path: Path, turns: int, first: int | None) -> None:
    async def test() -> None:
        clock = VirtualClock()
        async with at_home(tmp_path / "t.db", clock) as house:
            seats = await round_about(house, clock, turns)
            for seat in seats:
                live = seat.events
                _, frame = await back(seat)
                view = frame["view"]
                if first is None:
                    assert (view["first"], view["events"]) == (0, live)
                    continue
                assert view["first"] == begins(first)
                assert view["events"] == live[begins(first) :]
                assert view["events"][0]["turn"] == first
                assert {fact["how"] for fact in view["facts"]} <= {"look"}
                assert all(fact["turn"] >= first for fact in view["facts"])

    run(test())


def test_at_an_open_table_everything_is_told(tmp_path: Path) -> None:
    async def test() -> None:
        clock = VirtualClock()
        async with at_home(tmp_path / "t.db", clock) as house:
            seats = await round_about(house, clock, 6, memory="open")
            line, frame = await back(seats[0])
            assert (frame["view"]["first"], frame["view"]["events"]) == (0, seats[0].events)
            assert {fact["how"] for fact in frame["view"]["facts"]} == {"deal", "look"}
            await line.until(lambda frame: frame.get("text") == "in turn 5")

    run(test())


def test_what_one_has_seen_oneself_fades_too(tmp_path: Path) -> None:
    async def test() -> None:
        clock = VirtualClock()
        async with at_home(tmp_path / "t.db", clock) as house:
            seats = await round_about(house, clock, 5)
            _, frame = await back(seats[0])
            assert [(fact["turn"], fact["spot"]) for fact in frame["view"]["facts"]] == [(9, 0)]

    run(test())


def test_a_tail_that_would_reach_further_back_becomes_a_view(tmp_path: Path) -> None:
    async def test() -> None:
        clock = VirtualClock()
        async with at_home(tmp_path / "t.db", clock) as house:
            seats = await round_about(house, clock, 5)
            for had in (0, 1, begins(6) - 1):
                _, frame = await back(seats[1], game=1, events=had)
                assert (frame["type"], frame["view"]["first"]) == ("view", begins(6))
            live = seats[1].events
            for had in (begins(6), begins(6) + 1, len(live)):
                _, frame = await back(seats[1], game=1, events=had)
                assert (frame["type"], frame["first"], frame["events"]) == ("events", had, live[had:])

    run(test())


@pytest.mark.parametrize("told", [0, 1])
def test_what_was_said_before_the_last_round_is_not_said_again(tmp_path: Path, told: int) -> None:
    async def test() -> None:
        clock = VirtualClock()
        async with at_home(tmp_path / "t.db", clock) as house:
            seats = await round_about(house, clock, 6)
            line, _ = await back(seats[2], chat=told)
            await line.until(lambda frame: frame.get("text") == "in turn 10")
            assert [frame["text"] for frame in line.of("said")] == [
                f"in turn {turn}" for turn in range(7, 11)
            ]

    run(test())


def test_who_watches_or_takes_over_remembers_no_more_than_the_others(tmp_path: Path) -> None:
    async def test() -> None:
        clock = VirtualClock()
        async with at_home(tmp_path / "t.db", clock) as house:
            seats = await round_about(house, clock, 5, spectators=True)
            zoe, elena = await house.guest("Zoe"), await house.guest("Elena")
            code = seats[3].guest.code
            watching = await zoe.sit(code=code)
            frame = await watching.until(lambda frame: frame["type"] == "view")
            assert (frame["view"]["first"], frame["view"]["facts"]) == (begins(6), [])
            await seats[3].guest.post(f"/tables/{code}/leave")
            await elena.post(f"/tables/{code}/join")
            line = await elena.sit(code=code)
            frame = await line.until(lambda frame: frame["type"] == "view")
            assert frame["view"]["first"] == begins(6)
            assert [fact["turn"] for fact in frame["view"]["facts"]] == [8]

    run(test())


def test_bots_remember_as_long_as_people(tmp_path: Path) -> None:
    async def test() -> None:
        clock = VirtualClock()
        async with at_home(tmp_path / "t.db", clock) as house:
            (ada,) = await begun(house, "Ada", bots=3, memory="fading")
            await ada.act((await ada.asked())["legal"][0])
            await clock.forward(0)
            for decision in (5, 9):
                await ada.act(only(await asked(ada, decision), "look"))
                await clock.forward(0)
            for _, memory, question in heads(house).asked:
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
        async with at_home(tmp_path / "t.db", clock) as house:
            seats = await round_about(house, clock, 6, options={"turn_limit": 10})
            assert (await party(seats[0].guest)).phase == "finished"
            line, frame = await back(seats[0])
            assert frame["view"]["first"] == 0
            swaps = [event["really"] for event in frame["view"]["events"] if event["type"] == "swapped"]
            assert None not in swaps
            await line.until(lambda frame: frame.get("text") == "in turn 5")

    run(test())


def test_memory_fades_over_a_restart_as_well(tmp_path: Path) -> None:
    async def test() -> None:
        clock = VirtualClock()
        async with at_home(tmp_path / "t.db", clock) as house:
            seats = await round_about(house, clock, 5)
        async with at_home(tmp_path / "t.db", clock) as house:
            seats[1].guest.house = house
            line, frame = await back(seats[1])
            assert frame["view"]["first"] == begins(6)
            assert '"dealt"' not in "".join(line.raw)

    run(test())
