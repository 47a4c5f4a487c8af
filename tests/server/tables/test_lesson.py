"""The lesson's table: opened at once, resumed where it stopped, and private."""

from __future__ import annotations

import asyncio
from pathlib import Path
from unittest import mock

from mascarade.bots import Seat as Offer
from mascarade.bots import find_bot
from mascarade.bots.registry import LESSON
from mascarade.rules import Action, Decision
from mascarade.server.tables.lesson import DEAL
from mascarade.server.views.bots import BotMemory, BotSeat
from tests.kit.client import Client, Connection, Frame, await_question, first_action
from tests.kit.service import ScriptedBots, run, running_server, scripted_bots, table_state
from tests.kit.virtual_clock import SECOND, VirtualClock

HOUR = 60 * 60 * SECOND
WRONG: tuple[object, ...] = ({"beat": -1}, {"beat": 6000}, {"beat": "fast"}, {"bot": "regular"}, [], 3)


async def begins(guest: Client) -> Connection:
    """Open the lesson and confirm the deal."""
    guest.code = (await guest.post("/tables/learn", {"beat": 0, "pace": "instant"}))["table"]["code"]
    line = await guest.connect()
    await line.until(lambda frame: frame["type"] == "table")
    await line.ready()
    await line.until(lambda frame: frame["type"] == "table" and frame["phase"] == "playing")
    return line


async def _scripted(
    self: ScriptedBots,
    bot_seat: BotSeat,
    memory: BotMemory,
    decision: Decision,
    legal: tuple[Action, ...],
    **whose: str,
) -> Action:
    """The answer of the seat's bot, from a mind made for this one decision.

    It runs in a thread: the first mind may compile for a while, and no connection may time out meanwhile.
    """

    def thought() -> Action:
        offer: Offer = bot_seat.seat
        mind = find_bot(bot_seat.bot).sit(offer)
        for event in memory.events:
            mind.observe(event)
        return mind.choose(decision, legal)

    return await asyncio.to_thread(thought)


def test_a_lesson_is_dealt_at_once_and_always_alike(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            ada = await server.new_client("Ada")
            at = await ada.post("/tables/learn")
            table = at["table"]
            assert (at["seat"], table["phase"], table["game"]) == (0, "memorising", 1)
            assert [seat["bot"] for seat in table["seats"]] == [None, LESSON, LESSON, LESSON]
            assert (table["settings"]["clock"], table["settings"]["public"]) == (None, False)
            ada.code = table["code"]
            play = (await table_state(ada)).play
            assert play is not None
            assert play.deal == DEAL
            arlecchino = await server.new_client("Arlecchino")
            names = [seat["name"] for seat in (await arlecchino.post("/tables/learn"))["table"]["seats"]]
            assert len(set(names)) == 4

    run(test())


def test_asked_for_twice_it_is_the_same_lesson_until_it_is_left(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db", tables_per_person=2) as server:
            ada = await server.new_client("Ada")
            first = (await ada.post("/tables/learn"))["table"]["code"]
            for _ in range(4):
                assert (await ada.post("/tables/learn"))["table"]["code"] == first
            (brief,) = await ada.get("/me/tables")
            assert (brief["code"], brief["lesson"], brief["phase"]) == (first, True, "memorising")
            await ada.ask("POST", f"/tables/{first}/leave", {})
            assert await ada.get("/me/tables") == []
            second = (await ada.post("/tables/learn"))["table"]["code"]
            assert second != first
            await ada.ask("POST", f"/tables/{second}/leave", {})
            answer = await ada.ask("POST", "/tables/learn", {})
            assert (answer.status_code, answer.json()["code"]) == (429, "too-many-tables")

    run(test())


def test_who_asks_wrongly_is_refused(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            ada = await server.new_client("Ada")
            for wrong in WRONG:
                answer = await ada.ask("POST", "/tables/learn", wrong)
                assert (answer.status_code, answer.json()["code"]) == (400, "malformed"), wrong
            assert await ada.get("/me/tables") == []
            nobody = Client(server, "Nobody")
            assert (await nobody.ask("POST", "/tables/learn", {})).status_code == 401

    run(test())


def test_nobody_else_finds_it_and_no_host_can_seat_its_bots(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            ada, zoe = await server.new_client("Ada"), await server.new_client("Zoe")
            code = (await ada.post("/tables/learn"))["table"]["code"]
            assert await zoe.get("/tables") == []
            for method, path in (("GET", ""), ("POST", "/join")):
                answer = await zoe.ask(method, f"/tables/{code}{path}", {} if path else None)
                assert (answer.status_code, answer.json()["code"]) == (404, "no-table")
            own = (await zoe.post("/tables"))["table"]["code"]
            answer = await zoe.ask("POST", f"/tables/{own}/bots", {"bot": LESSON})
            assert (answer.status_code, answer.json()["code"]) == (400, "unknown-bot")
            assert LESSON not in answer.json()["facts"]["known"].split(", ")
            answer = await zoe.ask("POST", "/tables/play", {"bot": LESSON})
            assert (answer.status_code, answer.json()["code"]) == (400, "unknown-bot")
            assert LESSON not in [bot["name"] for bot in (await zoe.get("/known"))["bots"]]

    run(test())


def test_it_waits_for_a_learner_who_is_gone_for_long(tmp_path: Path) -> None:
    async def test() -> None:
        clock = VirtualClock()
        async with running_server(tmp_path / "t.db", clock) as server:
            ada = await server.new_client("Ada")
            line = await begins(ada)
            question = await await_question(line, 1)
            await line.close()
            await clock.forward(5 * SECOND)
            await clock.leap(HOUR)
            await clock.forward(2 * SECOND)
            assert len(server.service.registry) == 0
            again = (await ada.post("/tables/learn"))["table"]
            assert (again["code"], again["phase"]) == (ada.code, "playing")
            back = await ada.connect()
            assert (await await_question(back, 1))["legal"] == question["legal"]
            assert scripted_bots(server).asked == []

    run(test())


def test_it_is_played_by_its_script_and_not_again(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            with mock.patch.object(ScriptedBots, "choose", _scripted):
                ada = await server.new_client("Ada")
                line = await begins(ada)
                await line.act((await await_question(line, 1))["legal"][0])
                await line.act(first_action(await await_question(line, 5), "look"))
                passing = await await_question(line, 6)
                assert passing["decision"]["question"]["character"] == "bishop"
                await line.act(first_action(passing, "pass"))
                mine = await await_question(line, 10)
                assert mine["decision"]["question"]["type"] == "contest-or-pass"
                await line.act(first_action(mine, "contest"))
                bound = await line.until(_bound)
                assert bound["decision"]["number"] > mine["decision"]["number"]
            await line.send({"type": "vote", "about": "abort", "yes": True})
            await line.until(lambda frame: frame["type"] == "table" and frame["phase"] == "aborted")
            answer = await ada.ask("POST", f"/tables/{ada.code}/rematch", {})
            assert (answer.status_code, answer.json()["code"]) == (409, "lesson-once")

    run(test())


def _bound(frame: Frame) -> bool:
    """Whether the person must swap after a reveal."""
    return bool(frame["type"] == "asked" and frame["decision"]["question"].get("binding") == "swap")
