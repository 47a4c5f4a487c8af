"""Limits: one client cannot slow everybody, and everybody behind one address can still play."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from mascarade.server.config import Config
from tests.kit.client import start_game
from tests.kit.service import lenient_config, run
from tests.kit.virtual_clock import DAY, SECOND, VirtualClock
from tests.resilience.hostile.watched_service import attacked_server, no_warnings, refusal


def narrow(folder: Path, **limits: Any) -> Config:
    """Generous limits, except these."""
    return lenient_config(folder / "t.db", **limits)


def test_a_clock_that_is_set_back_starves_nobody(tmp_path: Path) -> None:
    async def test() -> None:
        clock = VirtualClock()
        config = narrow(tmp_path, requests=1, messages=1, tables_per_person=3600)
        async with attacked_server(config, clock=clock) as server:
            ada = await server.new_client("Ada")
            ada.code = (await ada.post("/tables", {"players": 4}))["table"]["code"]
            seat = await ada.connect()
            for _ in range(4):
                await seat.send({"type": "ping"})
                await seat.send({"type": "say", "text": "Hello"})
            while (await ada.ask("GET", "/me")).status_code == 200:
                pass
            clock.set_back(DAY)
            await clock.forward(5 * SECOND)
            assert (await ada.ask("GET", "/me")).status_code == 200
            sent = len(seat.frames)
            for message in ({"type": "ping"}, {"type": "say", "text": "Still here"}):
                await seat.send(message)
            await seat.until(lambda frame: frame.get("text") == "Still here", sent)
            assert refusal(await ada.ask("GET", "/tables/AAAAAA")) == (404, "no-table")
            await seat.close()

    with no_warnings():
        run(test())


def test_an_action_that_comes_too_fast_is_named_and_can_be_sent_again(tmp_path: Path) -> None:
    async def test() -> None:
        clock = VirtualClock()
        async with attacked_server(narrow(tmp_path, messages=2), clock=clock) as server:
            ada, _ = await start_game(server, "Ada", "Bruno", bots=2)
            asked = await ada.next_question()
            for _ in range(10):
                await ada.send({"type": "ping"})
            swap = asked["legal"][0]
            refused = await ada.act(swap, name="mine")
            assert (refused["type"], refused["code"], refused["id"]) == ("refused", "too-fast", "mine")
            assert refused["decision"] == asked["decision"]
            await clock.forward(refused["facts"]["seconds"] * SECOND)
            accepted = await ada.act(swap, name="mine")
            assert (accepted["type"], accepted["id"]) == ("accepted", "mine")

    with no_warnings():
        run(test())
