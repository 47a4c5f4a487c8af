"""Delays: the time of a bot's move tells nothing about what it thought, however long it thought."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from mascarade.bots.registry import bot_names, thinking_ms
from mascarade.rules import Action, Decision
from mascarade.server.http.routes.tables import MIN_BEAT
from mascarade.server.views.bots import BotMemory, BotSeat
from tests.kit.client import Connection, await_question, start_game
from tests.kit.service import RunningServer, run, running_server, scripted_bots, table_state
from tests.kit.virtual_clock import SECOND, VirtualClock

EXPERT = 400
"""The fixed time of the expert."""


def think_for(server: RunningServer, clock: VirtualClock, ms: int) -> None:
    """Let every bot take so long for an answer."""
    bots = scripted_bots(server)
    at_once = bots.choose

    async def choose(
        bot_seat: BotSeat, memory: BotMemory, decision: Decision, legal: Sequence[Action], **more: Any
    ) -> Action:
        done = asyncio.Event()
        clock.call_at(clock.now() + ms, done.set)
        await done.wait()
        return await at_once(bot_seat, memory, decision, legal, **more)

    bots.choose = choose  # type: ignore[method-assign]


async def begin(server: RunningServer, **settings: Any) -> Connection:
    """Ada at a table with three bots, after her first turn: the first bot begins to think."""
    (ada,) = await start_game(server, "Ada", bots=3, **settings)
    await ada.act((await ada.next_question())["legal"][0])
    return ada


async def delays(clock: VirtualClock, ada: Connection, moves: int, step: int = 20) -> list[int]:
    """How long the next moves take, in steps of so many milliseconds."""
    found: list[int] = []
    begun, seen = clock.now(), len(ada.events)
    while len(found) < moves:
        assert clock.now() < begun + 60 * SECOND
        await clock.forward(step)
        if len(ada.events) > seen:
            found.append(clock.now() - begun)
            begun, seen = clock.now(), len(ada.events)
    return found


def test_every_bot_of_ours_has_a_fixed_time_and_the_expert_the_longest() -> None:
    ours = {name: thinking_ms(name) for name in bot_names()}
    assert ours["expert"] == EXPERT == max(ours.values())
    assert {time for name, time in ours.items() if name != "expert"} == {100}
    assert thinking_ms("somebody's") == SECOND


@pytest.mark.parametrize("thought", [0, 100, 380])
@pytest.mark.parametrize(
    ("bot", "beat", "delay"),
    [("expert", 100, EXPERT), ("expert", 400, 400), ("expert", 800, 800), ("random", 800, 800)],
)
def test_an_answer_comes_after_the_beat_or_the_fixed_time_whichever_is_longer(
    tmp_path: Path, bot: str, beat: int, delay: int, thought: int
) -> None:
    async def test() -> None:
        clock = VirtualClock()
        async with running_server(tmp_path / "t.db", clock, instant_bots=False) as server:
            think_for(server, clock, thought)
            ada = await begin(server, bot=bot, beat=beat)
            assert await delays(clock, ada, 3) == [delay] * 3

    run(test())


@pytest.mark.parametrize("thought", [0, 240])
def test_in_a_contest_too_where_the_beat_is_short(tmp_path: Path, thought: int) -> None:
    async def test() -> None:
        clock = VirtualClock()
        async with running_server(tmp_path / "t.db", clock, instant_bots=False) as server:
            think_for(server, clock, thought)
            ada = await begin(server, bot="expert", beat=800)
            await delays(clock, ada, 3)
            asked = await await_question(ada, 5)
            await ada.act(next(one for one in asked["legal"] if one["type"] == "announce"))
            assert await delays(clock, ada, 3) == [800, EXPERT, EXPERT]

    run(test())


@pytest.mark.parametrize("thought", [0, 240])
def test_bots_that_answer_together_take_their_times_together(tmp_path: Path, thought: int) -> None:
    async def test() -> None:
        clock = VirtualClock()
        async with running_server(tmp_path / "t.db", clock, instant_bots=False) as server:
            think_for(server, clock, thought)
            ada = await begin(server, bot="expert", beat=100, contest="sealed")
            await delays(clock, ada, 3)
            asked = await await_question(ada, 5)
            await ada.act(next(one for one in asked["legal"] if one["type"] == "announce"))
            assert await delays(clock, ada, 1) == [3 * EXPERT]

    run(test())


def test_a_bot_that_takes_longer_than_its_time_is_waited_for(tmp_path: Path) -> None:
    async def test() -> None:
        clock = VirtualClock()
        async with running_server(tmp_path / "t.db", clock, instant_bots=False) as server:
            think_for(server, clock, 700)
            ada = await begin(server, bot="expert", beat=100)
            assert await delays(clock, ada, 2) == [700, 700]

    run(test())


def test_the_search_of_a_bot_stops_within_its_time(tmp_path: Path) -> None:
    async def test() -> None:
        clock = VirtualClock()
        async with running_server(tmp_path / "t.db", clock, instant_bots=False) as server:
            ada = await begin(server, bot="expert", beat=100)
            await delays(clock, ada, 1)
            seat = scripted_bots(server).asked[0][0]
            assert seat.bot == "expert"
            assert seat.seat.budget.seconds is not None
            assert seat.seat.budget.seconds * SECOND < EXPERT

    run(test())


def test_no_host_can_do_without_the_beat(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db", instant_bots=False) as server:
            ada = await server.new_client("Ada")
            code = (await ada.post("/tables", {"players": 4, "beat": MIN_BEAT}))["table"]["code"]
            for beat in (0, 1, MIN_BEAT - 1):
                for method, path, body in (
                    ("POST", "/tables", {"players": 4, "beat": beat}),
                    ("PUT", f"/tables/{code}/settings", {"players": 4, "beat": beat}),
                    ("POST", "/tables/play", {"settings": {"players": 4, "beat": beat}}),
                    ("POST", "/tables/learn", {"beat": beat}),
                ):
                    refused = await ada.ask(method, path, body)
                    assert (refused.status_code, refused.json()["code"]) == (400, "beat-too-short"), path
            assert len(await ada.get("/me/tables")) == 1

    run(test())


def test_a_stored_table_without_a_beat_goes_on_with_the_fixed_time(tmp_path: Path) -> None:
    async def test() -> None:
        clock = VirtualClock()
        async with running_server(tmp_path / "t.db", clock) as server:
            guests = await server.open_table("Ada", bots=3, bot="expert", beat=0, first=0)
        async with running_server(tmp_path / "t.db", clock, instant_bots=False) as server:
            guests[0].server = server
            assert (await table_state(guests[0])).settings.beat == 0
            ada = await guests[0].connect()
            await guests[0].post(f"/tables/{guests[0].code}/start")
            await ada.ready()
            await ada.act((await ada.next_question())["legal"][0])
            assert await delays(clock, ada, 3) == [EXPERT] * 3

    run(test())
