"""Clocks and absence: decisions time out, people leave and return, and votes give time or end the game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from mascarade.server.runtime.connection import GRACE_MS
from mascarade.server.storage.tables import table_entries
from mascarade.server.tables.settings import ABSENCE_MS
from tests.kit.client import (
    Client,
    Connection,
    announce,
    await_question,
    decision_number,
    first_action,
    play_opening,
    start_game,
)
from tests.kit.service import RunningServer, run, running_server, scripted_bots, table_session, table_state
from tests.kit.virtual_clock import DAY, SECOND, VirtualClock

FOUR = ("Ada", "Bruno", "Chiara", "Dario")


async def away(seat: Connection) -> list[bool]:
    return [
        seat_state.away for seat_state in (await table_state(seat.client)).seats if seat_state is not None
    ]


async def pending(guest: Client) -> int:
    """The number of the pending decision."""
    play = (await table_state(guest)).play
    assert play is not None
    assert play.decision is not None
    return play.decision.number


async def entered(*guests: Client) -> list[Connection]:
    """Connect these people and wait for their first frames."""
    seats = [await guest.connect() for guest in guests]
    for seat in seats:
        await seat.until(lambda frame: frame["type"] in ("view", "events"))
    return seats


async def laid(server: RunningServer, time: VirtualClock, **settings: Any) -> list[Connection]:
    seats = await start_game(server, *FOUR, **settings)
    await time.settle()
    return seats


# Timeouts


def test_a_player_whose_time_runs_out_is_away_and_a_bot_decides(tmp_path: Path) -> None:
    async def test() -> None:
        clock = VirtualClock()
        async with running_server(tmp_path / "t.db", clock) as server:
            seats = await laid(server, clock, clock=30)
            deadline = seats[0].of("table")[-1]["deadline"]
            assert deadline == clock.now() + 30 * SECOND
            await clock.forward(30 * SECOND - 1)
            assert (await pending(seats[0].client), scripted_bots(server).asked) == (1, [])
            await clock.forward(1)
            assert await away(seats[0]) == [True, False, False, False]
            seat_state, _, decision = scripted_bots(server).asked[0]
            assert (seat_state.bot, seat_state.seat.player, decision.number) == ("regular", 0, 1)
            assert seats[1].of("table")[-1]["seats"][0]["away"]
            assert decision_number(await await_question(seats[1], 2)) == 2
            assert seats[1].of("events")[-1]["deadline"] == clock.now() + 30 * SECOND

    run(test())


def test_who_is_away_is_not_waited_for_a_second_time(tmp_path: Path) -> None:
    async def test() -> None:
        clock = VirtualClock()
        async with running_server(tmp_path / "t.db", clock) as server:
            seats = await laid(server, clock, clock=30, beat=800)
            await clock.forward(30 * SECOND + 800)
            for player in (1, 2, 3):
                await seats[player].act((await await_question(seats[player], 1 + player))["legal"][0])
            await clock.forward(799)
            assert await pending(seats[0].client) == 5
            await clock.forward(1)
            assert await pending(seats[0].client) == 6

    run(test())


def test_without_a_clock_people_who_are_there_are_waited_for_for_ever(tmp_path: Path) -> None:
    async def test() -> None:
        clock = VirtualClock()
        async with running_server(tmp_path / "t.db", clock) as server:
            seats = await laid(server, clock, clock=None, window=None)
            assert seats[0].of("table")[-1]["deadline"] is None
            await clock.leap(3 * DAY)
            assert await pending(seats[0].client) == 1
            await play_opening(*seats)
            await announce(*seats)
            await clock.leap(3 * DAY)
            assert await pending(seats[0].client) == 6

    run(test())


# Absence


@pytest.mark.parametrize("clock_set", [None, 180])
def test_who_is_gone_for_long_is_away(tmp_path: Path, clock_set: int | None) -> None:
    async def test() -> None:
        clock = VirtualClock()
        async with running_server(tmp_path / "t.db", clock) as server:
            seats = await laid(server, clock, clock=clock_set)
            await seats[0].close()
            await clock.forward(GRACE_MS - 1)
            assert seats[1].of("table")[-1]["seats"][0]["connected"], "a moment is nobody's business"
            await clock.forward(1)
            seen = seats[1].of("table")[-1]["seats"]
            assert not seen[0]["connected"]
            assert [one["lost_at"] for one in seen] == [clock.now(), None, None, None]
            await clock.forward(ABSENCE_MS - 1)
            assert await away(seats[1]) == [False] * 4
            await clock.forward(1)
            assert await away(seats[1]) == [True, False, False, False]
            assert decision_number(await await_question(seats[1], 2)) == 2

    run(test())


@pytest.mark.parametrize("mode", ["clockwise", "sealed"])
def test_an_absent_person_blocks_no_contest(tmp_path: Path, mode: str) -> None:
    async def test() -> None:
        clock = VirtualClock()
        async with running_server(tmp_path / "t.db", clock) as server:
            seats = await play_opening(*await laid(server, clock, clock=None, window=None, contest=mode))
            await announce(*seats)
            await seats[1].close()
            await clock.forward(GRACE_MS + ABSENCE_MS)
            for seat in seats[2:]:
                await seat.act(first_action(seat.of("asked")[-1], "contest"))
            await clock.forward(0)
            types = [(event["type"], event.get("player")) for event in seats[0].events]
            assert ("passed", 1) in types
            assert ("contested", 3) in types

    run(test())


def test_a_short_disconnection_is_not_announced(tmp_path: Path) -> None:
    async def test() -> None:
        clock = VirtualClock()
        async with running_server(tmp_path / "t.db", clock) as server:
            seats = await laid(server, clock)
            before = len(seats[1].frames)
            await seats[0].close()
            await clock.forward(GRACE_MS // 2)
            await entered(seats[0].client)
            await clock.forward(GRACE_MS)
            assert len(seats[1].frames) == before

    run(test())


# Pause


def test_the_table_pauses_while_nobody_is_there_and_then_the_clock_starts_again(tmp_path: Path) -> None:
    async def test() -> None:
        clock = VirtualClock()
        async with running_server(tmp_path / "t.db", clock) as server:
            seats = await laid(server, clock, clock=30)
            await clock.forward(20 * SECOND)
            for seat in seats:
                await seat.close()
            await clock.forward(GRACE_MS)
            await clock.leap(60 * 60 * SECOND)
            assert await pending(seats[0].client) == 1
            (back,) = await entered(seats[1].client)
            table = await back.until(lambda frame: frame["type"] == "table")
            assert table["deadline"] == clock.now() + 30 * SECOND
            await clock.forward(30 * SECOND - 1)
            assert await pending(seats[0].client) == 1
            await clock.forward(1)
            assert await pending(seats[0].client) == 2

    run(test())


def test_a_table_of_bots_waits_for_its_person(tmp_path: Path) -> None:
    async def test() -> None:
        clock = VirtualClock()
        async with running_server(tmp_path / "t.db", clock) as server:
            (ada,) = await start_game(server, "Ada", bots=3, beat=800)
            await ada.act((await ada.next_question())["legal"][0])
            await ada.close()
            await clock.forward(GRACE_MS)
            stopped = await pending(ada.client)
            await clock.leap(DAY)
            assert await pending(ada.client) == stopped
            await entered(ada.client)
            await clock.forward(4 * 800)
            assert await pending(ada.client) == 5

    run(test())


def test_after_a_restart_the_clock_starts_again_for_connected_players(tmp_path: Path) -> None:
    async def test() -> None:
        clock = VirtualClock()
        async with running_server(tmp_path / "t.db", clock) as server:
            seats = await laid(server, clock, clock=30)
        await clock.leap(60 * SECOND)
        async with running_server(tmp_path / "t.db", clock) as server:
            for seat in seats:
                seat.client.server = server
            again = await entered(*[seat.client for seat in reversed(seats)])
            await clock.forward(0)
            assert (await pending(seats[0].client), await away(seats[0])) == (1, [False] * 4)
            await clock.forward(30 * SECOND)
            assert await pending(seats[0].client) == 2
            assert again[0].closed is None

    run(test())


# Returning


@pytest.mark.parametrize("how", ["connect", "act", "back"])
def test_who_was_away_comes_back(tmp_path: Path, how: str) -> None:
    async def test() -> None:
        clock = VirtualClock()
        async with running_server(tmp_path / "t.db", clock) as server:
            seats = await laid(server, clock, clock=30, beat=800)
            await clock.forward(30 * SECOND + 800)
            assert await away(seats[0]) == [True, False, False, False]
            for player in (1, 2, 3):
                await seats[player].act((await await_question(seats[player], 1 + player))["legal"][0])
            line = seats[0]
            match how:
                case "connect":
                    (line,) = await entered(seats[0].client)
                case "act":
                    assert (await line.act(first_action(await await_question(line, 5), "look")))[
                        "type"
                    ] == "accepted"
                case _:
                    await line.send({"type": "back"})
            await clock.forward(800)
            assert await away(seats[0]) == [False] * 4
            assert await pending(line.client) == (6 if how == "act" else 5), (
                "they decide for themselves again"
            )

    run(test())


def test_a_bot_that_thinks_for_who_was_away_does_not_answer_once_they_are_back(tmp_path: Path) -> None:
    async def test() -> None:
        clock = VirtualClock()
        async with running_server(tmp_path / "t.db", clock) as server:
            seats = await laid(server, clock, clock=30, beat=800)
            await clock.forward(30 * SECOND + 800)
            for player in (1, 2, 3):
                await seats[player].act((await await_question(seats[player], 1 + player))["legal"][0])
            await clock.forward(700)
            assert scripted_bots(server).asked[-1][2].number == 5, "it has thought"
            await seats[0].send({"type": "back"})
            await clock.forward(5 * SECOND)
            assert await pending(seats[0].client) == 5

    run(test())


# Votes


def test_more_than_half_of_those_who_are_there_can_give_more_time(tmp_path: Path) -> None:
    async def test() -> None:
        clock = VirtualClock()
        async with running_server(tmp_path / "t.db", clock) as server:
            seats = await laid(server, clock, clock=30)
            end = clock.now() + 30 * SECOND
            for seat, votes in ((seats[1], 1), (seats[2], 2)):
                await seat.send({"type": "vote", "about": "wait"})
                await clock.settle()
                table = seats[0].of("table")[-1]
                assert sum(len(seat_state["votes"]) for seat_state in table["seats"]) == votes
                assert table["deadline"] == end
            await seats[2].send({"type": "vote", "about": "wait", "yes": False})
            await seats[3].send({"type": "vote", "about": "wait"})
            await clock.settle()
            assert seats[0].of("table")[-1]["deadline"] == end, "two of four are not enough"
            await seats[0].send({"type": "vote", "about": "wait"})
            await clock.settle()
            table = seats[0].of("table")[-1]
            assert table["deadline"] == end + 30 * SECOND
            assert [seat_state["votes"] for seat_state in table["seats"]] == [[]] * 4
            await clock.forward(60 * SECOND - 1)
            assert await pending(seats[0].client) == 1
            await clock.forward(1)
            assert await pending(seats[0].client) == 2
            assert seats[1].of("events")[-1]["deadline"] == clock.now() + 30 * SECOND

    run(test())


def test_without_a_clock_there_is_nothing_to_wait_longer_for(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            seats = await start_game(server, *FOUR, clock=None)
            await seats[0].send({"type": "vote", "about": "wait"})
            assert (await seats[0].until(lambda frame: frame["type"] == "refused"))["code"] == "no-clock"

    run(test())


def test_more_than_half_can_give_the_game_up(tmp_path: Path) -> None:
    async def test() -> None:
        clock = VirtualClock()
        async with running_server(tmp_path / "t.db", clock) as server:
            seats = await laid(server, clock)
            await seats[3].close()
            await clock.forward(GRACE_MS)
            await seats[0].send({"type": "vote", "about": "abort"})
            await clock.settle()
            assert (await table_state(seats[0].client)).phase == "playing"
            await seats[1].send({"type": "vote", "about": "abort"})
            await clock.settle()
            assert seats[2].of("table")[-1]["phase"] == "aborted", "two of the three who are there"
            late = await seats[0].act(seats[0].of("asked")[-1]["legal"][0])
            assert (late["type"], late["code"]) == ("refused", "no-game")
            await seats[0].send({"type": "vote", "about": "abort"})
            assert (await seats[0].until(lambda frame: frame.get("code") == "no-game"))["sentence"]
            await clock.leap(DAY)
            assert scripted_bots(server).asked == []
            await seats[0].client.post(f"/tables/{seats[0].client.code}/rematch")
            assert (await table_state(seats[0].client)).phase == "lobby"

    run(test())


def test_the_host_removes_a_player_in_mid_game_and_a_bot_goes_on(tmp_path: Path) -> None:
    async def test() -> None:
        clock = VirtualClock()
        async with running_server(tmp_path / "t.db", clock) as server:
            seats = await laid(server, clock, first=1, clock=None)
            where = f"/tables/{seats[0].client.code}/seats/1"
            assert (await seats[0].client.ask("DELETE", where)).status_code == 200
            assert (await seats[1].until_closed())["code"] == "sent-away"
            await clock.forward(0)
            assert await pending(seats[0].client) == 2
            assert seats[0].of("table")[-1]["seats"][1]["kind"] == "bot"
            assert (await seats[0].client.ask("DELETE", where)).json()["code"] == "game-is-on"

    run(test())


# Days per move


def test_days_pass_while_nobody_is_connected(tmp_path: Path) -> None:
    async def test() -> None:
        clock = VirtualClock()
        async with running_server(tmp_path / "t.db", clock) as server:
            seats = await laid(server, clock, clock=86_400)
            for seat in seats:
                await seat.close()
            await clock.forward(GRACE_MS)
            assert await away(seats[0]) == [False] * 4
            await clock.leap(DAY - GRACE_MS - 1)
            assert await pending(seats[0].client) == 1
            await clock.leap(1)
            assert await pending(seats[0].client) == 2
            assert await away(seats[0]) == [True, False, False, False]

    run(test())


@pytest.mark.parametrize("asleep", [False, True], ids=["forgotten by memory", "after a restart"])
def test_days_pass_for_tables_that_nobody_has_loaded(tmp_path: Path, asleep: bool) -> None:
    async def test() -> None:
        clock = VirtualClock()
        async with running_server(tmp_path / "t.db", clock) as server:
            seats = await laid(server, clock, clock=86_400)
            table = (await table_session(seats[0].client)).row.id
            for seat in seats:
                await seat.close()
            await clock.forward(GRACE_MS)
            await clock.leap(DAY // 2)
            await clock.forward(2 * SECOND)
            assert len(server.service.registry) == 0, "nobody is there, and nothing is due"
            if not asleep:
                await clock.leap(DAY // 2)
                await clock.forward(2 * SECOND)
                assert await acted(server, table) == 1
                return
        await clock.leap(DAY)
        async with running_server(tmp_path / "t.db", clock) as server:
            await clock.forward(2 * SECOND)
            assert await acted(server, table) == 1

    async def acted(server: RunningServer, table: str) -> int:
        return sum(
            type(entry).__name__ == "Acted" for _, entry in await table_entries(server.service.store, table)
        )

    run(test())


def test_after_days_two_people_who_are_away_do_not_stop_the_third(tmp_path: Path) -> None:
    async def test() -> None:
        clock = VirtualClock()
        async with running_server(tmp_path / "t.db", clock) as server:
            seats = await laid(server, clock, clock=86_400)
            await clock.leap(DAY)
            await clock.leap(DAY)
            assert await pending(seats[0].client) == 3
            await seats[2].act((await await_question(seats[2], 3))["legal"][0])
            assert await pending(seats[0].client) == 4

    run(test())
