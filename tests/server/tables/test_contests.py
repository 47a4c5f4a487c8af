"""Contests: all players are asked at once, and early answers are stored without anyone being notified."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from mascarade.rules import Action, Decision
from mascarade.rules.actions import Contest
from mascarade.server.views.bots import BotSeat
from tests.kit.client import (
    Connection,
    Frame,
    announce,
    await_question,
    decision_number,
    first_action,
    play_opening,
    start_game,
)
from tests.kit.service import RunningServer, run, running_server, scripted_bots
from tests.kit.virtual_clock import SECOND, VirtualClock

FOUR = ("Ada", "Bruno", "Chiara", "Dario")
ANSWERS = ("passed", "contested")


async def laid(server: RunningServer, *names: str, **settings: Any) -> list[Connection]:
    """A table of people after the opening, where the first seat has announced."""
    seats = await play_opening(*await start_game(server, *(names or FOUR), **settings))
    await announce(*seats)
    return seats


def answers(seat: Connection) -> list[tuple[str, int]]:
    """The contests and passes that were broadcast, in order."""
    return [(event["type"], event["player"]) for event in seat.events if event.get("type") in ANSWERS]


def question(seat: Connection) -> Frame:
    """The person's last question."""
    return seat.of("asked")[-1]


def test_all_others_are_asked_at_once_each_with_a_decision_of_their_own(tmp_path: Path) -> None:
    async def test() -> None:
        clock = VirtualClock()
        async with running_server(tmp_path / "t.db", clock) as server:
            seats = await laid(server, window=12, beat=800)
            assert [decision_number(question(seat)) for seat in seats[1:]] == [6, 7, 8]
            for player, seat in enumerate(seats[1:], start=1):
                assert {action["player"] for action in question(seat)["legal"]} == {player}
                assert {action["decision"] for action in question(seat)["legal"]} == {player + 5}
                assert seat.of("events")[-1]["deadline"] == clock.now() + 12 * SECOND
            assert decision_number(question(seats[0])) == 5, "who announced is asked nothing"

    run(test())


def test_one_window_is_shared_by_all_and_a_late_answer_does_not_lengthen_it(tmp_path: Path) -> None:
    async def test() -> None:
        clock = VirtualClock()
        async with running_server(tmp_path / "t.db", clock) as server:
            seats = await laid(server, window=12)
            end = clock.now() + 12 * SECOND
            await clock.forward(9 * SECOND)
            await seats[1].act(first_action(question(seats[1]), "pass"))
            await clock.settle()
            assert seats[2].of("events")[-1]["deadline"] == end
            await clock.forward(3 * SECOND - 1)
            assert answers(seats[0]) == [("passed", 1)]
            await clock.forward(1)
            assert answers(seats[0]) == [("passed", 1), ("passed", 2), ("passed", 3)]

    run(test())


@pytest.mark.parametrize("mode", ["clockwise", "sealed"])
def test_who_does_not_answer_passes_at_the_end_of_the_window_and_is_not_away(
    tmp_path: Path, mode: str
) -> None:
    async def test() -> None:
        clock = VirtualClock()
        async with running_server(tmp_path / "t.db", clock) as server:
            seats = await laid(server, contest=mode, window=12, clock=60)
            await clock.forward(12 * SECOND - 1)
            assert answers(seats[0]) == []
            await clock.forward(1)
            assert answers(seats[0]) == [("passed", 1), ("passed", 2), ("passed", 3)]
            assert not any(seat["away"] for seat in seats[0].of("table")[-1]["seats"])

    run(test())


def test_without_a_window_a_contest_takes_as_long_as_any_decision(tmp_path: Path) -> None:
    async def test() -> None:
        clock = VirtualClock()
        async with running_server(tmp_path / "t.db", clock) as server:
            seats = await laid(server, window=None, clock=30)
            assert seats[1].of("events")[-1]["deadline"] == clock.now() + 30 * SECOND

    run(test())


def test_early_answers_become_public_in_their_order_only(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            seats = await laid(server)
            assert (await seats[3].act(first_action(question(seats[3]), "contest")))["type"] == "accepted"
            assert (await seats[2].act(first_action(question(seats[2]), "pass")))["type"] == "accepted"
            assert answers(seats[3]) == []
            await seats[1].act(first_action(question(seats[1]), "pass"))
            for seat in seats:
                await seat.until(lambda frame: "contested" in str(frame.get("events")))
                assert answers(seat) == [("passed", 1), ("passed", 2), ("contested", 3)]

    run(test())


@pytest.mark.parametrize("mode", ["clockwise", "sealed"])
def test_nobody_else_gets_a_frame_when_a_player_answers_early(tmp_path: Path, mode: str) -> None:
    async def test() -> None:
        clock = VirtualClock()
        async with running_server(tmp_path / "t.db", clock) as server:
            seats = await laid(server, contest=mode)
            await clock.settle()
            before = [len(seat.raw) for seat in seats]
            await seats[3].act(first_action(question(seats[3]), "contest"))
            await seats[3].act(first_action(question(seats[3]), "pass"))
            await clock.settle()
            assert [len(seat.raw) for seat in seats[:3]] == before[:3]
            assert seats[3].types()[before[3] :] == ["accepted", "accepted"]
            shown = await seats[0].client.get(f"/tables/{seats[0].client.code}")
            assert "held" not in str(shown)

    run(test())


def test_an_early_answer_looks_the_same_whatever_it_is(tmp_path: Path) -> None:
    async def test() -> None:
        clock = VirtualClock()
        async with running_server(tmp_path / "t.db", clock) as server:
            seats = await laid(server)
            pass_it = await seats[2].act(first_action(question(seats[2]), "pass"), name="p")
            contest = await seats[3].act(first_action(question(seats[3]), "contest"), name="p")
            assert pass_it == contest

    run(test())


def test_an_early_answer_can_be_changed_until_its_turn(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            seats = await laid(server)
            await seats[3].act(first_action(question(seats[3]), "contest"), name="first")
            await seats[3].act(first_action(question(seats[3]), "pass"), name="second")
            again = await seats[3].act(first_action(question(seats[3]), "contest"), name="first")
            assert again["type"] == "accepted", "sent again, it is acknowledged again"
            for seat in seats[1:3]:
                await seat.act(first_action(question(seat), "pass"))
            await seats[0].until(lambda frame: len(answers(seats[0])) == 3)
            assert answers(seats[0])[-1] == ("passed", 3), "... and does not undo the change"
            late = await seats[3].act(first_action(question(seats[3]), "contest"), name="third")
            assert (late["type"], late["code"]) == ("refused", "stale-decision")

    run(test())


def test_an_answer_sent_twice_is_acknowledged_twice_and_given_once(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            seats = await laid(server)
            action = first_action(question(seats[1]), "pass")
            once, twice = [await seats[1].act(action, name="only") for _ in range(2)]
            assert once == twice
            assert once["type"] == "accepted"
            assert answers(seats[1]) == [("passed", 1)]

    run(test())


def test_a_returning_player_gets_their_own_early_answer_alone(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            seats = await laid(server)
            contest = first_action(question(seats[3]), "contest")
            await seats[3].act(contest)
            again = {player: await seats[player].client.connect() for player in (2, 3)}
            assert (await again[3].next_question())["held"] == contest
            assert (await again[2].next_question())["held"] is None

    run(test())


@pytest.mark.parametrize("mode", ["clockwise", "sealed"])
def test_early_answers_survive_a_restart(tmp_path: Path, mode: str) -> None:
    async def test() -> None:
        clock = VirtualClock()
        async with running_server(tmp_path / "t.db", clock) as server:
            seats = await laid(server, contest=mode)
            await seats[3].act(first_action(question(seats[3]), "pass"), name="old")
            await seats[3].act(first_action(question(seats[3]), "contest"), name="new")
            guests = [seat.client for seat in seats]
        async with running_server(tmp_path / "t.db", clock) as server:
            for guest in guests:
                guest.server = server
            seats = [await guest.connect() for guest in guests]
            held = (await seats[3].next_question())["held"]
            assert held["type"] == "contest", "the last of several"
            retry = await seats[3].act(first_action(question(seats[3]), "pass"), name="old")
            assert retry["type"] == "accepted", "the retry of what was taken before the restart"
            for seat in seats[1:3]:
                await seat.act(first_action(await seat.next_question(), "pass"), name="after")
            await clock.forward(0)
            assert answers(seats[0]) == [("passed", 1), ("passed", 2), ("contested", 3)]

    run(test())


def test_sealed_nothing_reaches_the_game_until_all_have_answered(tmp_path: Path) -> None:
    async def test() -> None:
        clock = VirtualClock()
        async with running_server(tmp_path / "t.db", clock) as server:
            seats = await laid(server, contest="sealed")
            for seat, kind in ((seats[1], "contest"), (seats[3], "pass")):
                await seat.act(first_action(question(seat), kind))
            await clock.settle()
            assert answers(seats[0]) == []
            await seats[2].act(first_action(question(seats[2]), "pass"))
            await clock.forward(0)
            assert answers(seats[0]) == [("contested", 1), ("passed", 2), ("passed", 3)]
            frames = [frame for frame in seats[0].of("events") if "contested" in str(frame)]
            assert len(frames) == 1, "all answers are heard together"

    run(test())


def test_sealed_bots_answer_from_what_they_saw_at_the_announcement(tmp_path: Path) -> None:
    async def test() -> None:
        clock = VirtualClock()
        async with running_server(tmp_path / "t.db", clock) as server:
            seats = await start_game(server, "Ada", "Bruno", bots=2, contest="sealed")
            for _ in range(2):
                for seat in seats:
                    await clock.forward(0)
                    if decision_number(question(seat)) < 3 and len(seats[0].events) < 14:
                        await seat.act(question(seat)["legal"][0])
            await clock.forward(0)
            await seats[0].act(first_action(await await_question(seats[0], 5), "announce"))
            await seats[1].act(first_action(await await_question(seats[1], 6), "contest"))
            await clock.forward(0)
            assert answers(seats[0])[0] == ("contested", 1)
            thoughts = [
                (memory, decision)
                for _, memory, decision in scripted_bots(server).asked
                if decision.number > 5
            ]
            assert {decision.player for _, decision in thoughts} == {2, 3}
            for memory, _ in thoughts:
                assert type(memory.events[-2]).__name__ == "Announced"

    run(test())


def test_clockwise_bots_hear_the_answers_before_theirs(tmp_path: Path) -> None:
    async def test() -> None:
        clock = VirtualClock()
        async with running_server(tmp_path / "t.db", clock) as server:
            seats = await start_game(server, "Ada", "Bruno", bots=2)
            for seat in seats:
                await seat.act((await seat.next_question())["legal"][0])
            await clock.forward(0)
            await seats[0].act(first_action(await await_question(seats[0], 5), "announce"))
            await seats[1].act(first_action(await await_question(seats[1], 6), "contest"))
            await clock.forward(0)
            heard = {
                decision.player: [type(event).__name__ for event in memory.events]
                for _, memory, decision in scripted_bots(server).asked
                if decision.number > 5
            }
            assert heard[2][-2:] == ["Contested", "Asked"]
            assert heard[3].count("Passed") == 1

    run(test())


@pytest.mark.parametrize("how", ["bots", "early", "unanswered"], ids=["bots'", "early", "server-made"])
def test_all_answers_but_those_given_then_and_there_appear_after_the_same_beats(
    tmp_path: Path, how: str
) -> None:
    async def test() -> None:
        clock = VirtualClock()
        async with running_server(tmp_path / "t.db", clock) as server:
            people = FOUR if how != "bots" else FOUR[:1]
            seats = await start_game(server, *people, bots=4 - len(people), beat=800, window=3)
            if how == "bots":
                await seats[0].act((await seats[0].next_question())["legal"][0])
                await clock.forward(3 * 800)
            else:
                await play_opening(*seats)
            await seats[0].act(first_action(await await_question(seats[0], 5), "announce"))
            begin = clock.now() + (2200 if how == "unanswered" else 0)
            if how == "early":
                for seat in seats[1:]:
                    await seat.act(first_action(await await_question(seat, 6), "pass"))
            await clock.forward(begin + 799 - clock.now())
            assert answers(seats[0]) == []
            for count, wait in ((1, 1), (1, 199), (2, 1), (2, 199), (3, 1)):
                await clock.forward(wait)
                assert len(answers(seats[0])) == count

    run(test())


def test_an_answer_in_turn_but_before_the_beat_appears_with_the_beat(tmp_path: Path) -> None:
    async def test() -> None:
        clock = VirtualClock()
        async with running_server(tmp_path / "t.db", clock) as server:
            seats = await laid(server, beat=800)
            await seats[1].act(first_action(question(seats[1]), "pass"))
            await clock.forward(799)
            assert answers(seats[0]) == [], "as if it had been given early"
            await clock.forward(1)
            assert answers(seats[0]) == [("passed", 1)]
            await clock.forward(500)
            await seats[2].act(first_action(question(seats[2]), "pass"))
            await clock.settle()
            assert len(answers(seats[0])) == 2, "and after it at once"

    run(test())


def test_turns_of_bots_and_of_who_is_away_take_one_beat(tmp_path: Path) -> None:
    async def test() -> None:
        clock = VirtualClock()
        async with running_server(tmp_path / "t.db", clock) as server:
            (ada,) = await start_game(server, "Ada", bots=3, beat=800)
            await ada.act((await ada.next_question())["legal"][0])
            for turn in (2, 3, 4):
                await clock.forward(799)
                assert len(ada.events) == 3 * turn
                await clock.forward(1)
                assert len(ada.events) == 3 * turn + 3

    run(test())


def test_a_bot_may_contest(tmp_path: Path) -> None:
    async def test() -> None:
        def contest(bot_seat: BotSeat, decision: Decision, legal: Sequence[Action]) -> Action:
            return next((action for action in legal if isinstance(action, Contest)), legal[0])

        clock = VirtualClock()
        async with running_server(tmp_path / "t.db", clock) as server:
            scripted_bots(server).choice = contest
            (ada,) = await start_game(server, "Ada", bots=3)
            await ada.act((await ada.next_question())["legal"][0])
            await clock.forward(0)
            await ada.act(first_action(await await_question(ada, 5), "announce"))
            await clock.forward(0)
            assert answers(ada) == [("contested", 1), ("contested", 2), ("contested", 3)]

    run(test())


def test_an_early_answer_is_not_the_newcomers(tmp_path: Path) -> None:
    async def test() -> None:
        clock = VirtualClock()
        async with running_server(tmp_path / "t.db", clock) as server:
            seats = await laid(server, newcomers=True)
            await seats[3].act(first_action(question(seats[3]), "contest"), name="same")
            code = seats[0].client.code
            await seats[3].client.post(f"/tables/{code}/leave")
            elena = await server.new_client("Elena")
            await elena.post(f"/tables/{code}/join", {"seat": 3})
            newcomer = await elena.connect(code=code)
            assert (await newcomer.next_question())["held"] is None
            said = await newcomer.act(first_action(question(newcomer), "pass"), name="same")
            assert said["type"] == "accepted"
            for seat in seats[1:3]:
                await seat.act(first_action(question(seat), "pass"))
            await clock.forward(0)
            assert answers(seats[0])[-1] == ("passed", 3)

    run(test())


def test_by_days_no_window_closes_within_seconds(tmp_path: Path) -> None:
    async def test() -> None:
        clock = VirtualClock()
        async with running_server(tmp_path / "t.db", clock) as server:
            seats = await laid(server, clock=86_400)
            assert seats[0].of("events")[-1]["deadline"] == clock.now() + 86_400 * SECOND

    run(test())
