"""Make the fixture of this release: a database with people and tables in every phase, as text.

Run it once per release, before the storage format changes: `python -m tests.server.storage.releases.make`.
The tests of every later release load, migrate and continue it.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

from mascarade import __version__
from mascarade.server.tables.state import Phase
from tests.kit.client import Client, Connection, announce, await_question, first_action, play_on, start_game
from tests.kit.client import play_opening as opened_turns
from tests.kit.service import RunningServer, running_server, scripted_bots, table_state
from tests.kit.virtual_clock import SECOND, VirtualClock

HERE = Path(__file__).parent
FOUR = ("Ada", "Bruno", "Chiara", "Dario")
SHORT = {"turn_limit": 14}
"""Finished games are short, because people read the fixtures too."""


class Scenes:
    """Tables, each in a state worth testing."""

    def __init__(self, server: RunningServer, clock: VirtualClock) -> None:
        self.server, self.clock = server, clock
        self.chance = Random(1)
        self.tables: dict[str, dict[str, Any]] = {}
        self._open: list[Connection] = []

    async def keep(self, scene: str, phase: Phase, *guests: Client) -> None:
        """Record a table and its people, and disconnect them."""
        found = await table_state(guests[0])
        assert found.phase == phase, (scene, found.phase)
        self.tables[scene] = {
            "code": guests[0].code,
            "phase": phase,
            "tokens": [guest.token for guest in guests],
        }
        for guest in guests:
            if guest.connection is not None:
                await guest.connection.close()
        await self.clock.forward(5 * SECOND)

    async def lobby(self) -> None:
        """Two people, two bots (one with a temper), an empty seat, and some chat."""
        ada, bruno = await self.server.open_table("Ada", "Bruno", players=5, public=True)
        await ada.post(f"/tables/{ada.code}/bots", {"bot": "novice"})
        temper = {"boldness": 0.9, "scepticism": 0.25, "memory": 1.0}
        await ada.post(f"/tables/{ada.code}/bots", {"bot": "regular", "temper": temper})
        for guest in (ada, bruno):
            line = await guest.connect()
            await line.until(lambda frame: frame["type"] == "table")
            await line.send({"type": "say", "text": f"{guest.name} is here – déjà !"})
            await line.until(lambda frame: frame["type"] == "said")
        await ada.post(f"/tables/{ada.code}/mute", {"seat": 1, "muted": True})
        await ada.post("/me/recovery")
        await bruno.post("/me/move")
        await self.keep("lobby", "lobby", ada, bruno)

    async def memorising(self) -> None:
        """The deal is visible; one of three people has confirmed it."""
        guests = await self.server.open_table("Ada", "Bruno", "Chiara", bots=1)
        for guest in guests:
            await (await guest.connect()).until(lambda frame: frame["type"] == "table")
        await guests[0].post(f"/tables/{guests[0].code}/start")
        assert guests[1].connection is not None
        await guests[1].connection.ready()
        await self.keep("memorising", "memorising", *guests)

    async def inside_a_power(self) -> None:
        """The Spy has seen two cards and is asked whether to swap them."""
        cards = ("judge", "spy", "king", "queen", "thief", "bishop")
        settings: dict[str, Any] = {"cards": cards, "clock": None, "window": None}
        seats = await opened_turns(*await start_game(self.server, *FOUR, **settings))
        questions = await announce(*seats, character="spy")
        for seat, question in zip(seats[1:], questions, strict=True):
            await seat.act(first_action(question, "pass"))
            await self.clock.forward(0)
        question = await await_question(seats[0], 9)
        await seats[0].act(question["legal"][0])
        question = await await_question(seats[0], 10)
        assert question["decision"]["question"]["type"] == "whether-to-swap"
        await self.keep("inside-a-power", "playing", *(seat.client for seat in seats))

    async def contest(self, mode: str) -> None:
        """An announcement can be contested; two players have answered early."""
        settings: dict[str, Any] = {"contest": mode, "clock": None, "window": 600}
        seats = await opened_turns(*await start_game(self.server, *FOUR, **settings))
        questions = await announce(*seats)
        await seats[2].act(first_action(questions[1], "pass"))
        await seats[3].act(first_action(questions[2], "contest"))
        await self.keep(f"contest-{mode}", "playing", *(seat.client for seat in seats))

    async def fading(self) -> None:
        """Fading memory after some rounds; a person has taken over a bot's seat."""
        seats = await start_game(
            self.server, "Ada", "Bruno", bots=2, memory="fading", clock=None, window=None, newcomers=True
        )
        await self.turns(seats, 14)
        newcomer = await self.server.new_client("Emma")
        newcomer.code = seats[0].client.code
        await newcomer.post(f"/tables/{newcomer.code}/join", {})
        await self.keep("fading", "playing", *(seat.client for seat in seats), newcomer)

    async def by_days(self) -> None:
        """One move per day: nobody has to be connected."""
        seats = await start_game(self.server, "Ada", "Bruno", "Chiara", bots=1, clock=86_400, window=43_200)
        await self.turns(seats, 6)
        await self.keep("by-days", "playing", *(seat.client for seat in seats))

    async def finished(self, scene: str, **settings: Any) -> list[Connection]:
        """A finished game."""
        rules = {"options": SHORT, "clock": None, "window": None, **settings}
        seats = await start_game(self.server, *FOUR, **rules)
        await play_on(*seats, choose=lambda question: self.chance.randrange(len(question["legal"])))
        await self.keep(scene, "finished", *(seat.client for seat in seats))
        return seats

    async def aborted(self) -> None:
        """An aborted game."""
        seats = await opened_turns(*await start_game(self.server, *FOUR, clock=None))
        for seat in seats[:3]:
            await seat.send({"type": "vote", "about": "abort"})
        for seat in seats:
            await seat.until(lambda frame: frame["type"] == "table" and frame["phase"] == "aborted")
        await self.keep("aborted", "aborted", *(seat.client for seat in seats))

    async def closed(self) -> None:
        """A table that everyone has left."""
        (ada,) = await self.server.open_table("Ada", players=4)
        await ada.post(f"/tables/{ada.code}/leave")
        await self.keep("closed", "closed", ada)

    async def rematch(self) -> None:
        """The second game at the same table."""
        guests = [
            seat.client for seat in await self.finished("rematch", players=4, edition="second", set="B")
        ]
        await guests[0].post(f"/tables/{guests[0].code}/rematch")
        seats = [await guest.connect() for guest in guests]
        await guests[0].post(f"/tables/{guests[0].code}/start")
        for seat in seats:
            await seat.ready()
        await opened_turns_of(2, *seats)
        await self.keep("rematch", "playing", *guests)

    async def expansion(self) -> None:
        """A set of the expansion with a cemetery, and bots."""
        settings: dict[str, Any] = {"set": "let-it-roll", "clock": None, "window": None}
        seats = await start_game(self.server, "Ada", "Bruno", bots=6, **settings)
        await self.turns(seats, 12)
        await self.keep("expansion", "playing", *(seat.client for seat in seats))

    async def turns(self, seats: list[Connection], most: int) -> None:
        """Play until people have given this many answers or the game has ended."""
        told = dict.fromkeys(seats, 0)
        for _ in range(most):
            await self.clock.forward(0)
            for seat in seats:
                question = next((frame for frame in reversed(seat.frames) if frame["type"] == "asked"), None)
                if question is None or question["decision"]["number"] == told[seat]:
                    continue
                if (await table_state(seat.client)).phase != "playing":
                    return
                told[seat] = question["decision"]["number"]
                await seat.act(question["legal"][self.chance.randrange(len(question["legal"]))])
                break


async def opened_turns_of(game: int, *seats: Connection) -> None:
    """Play the four opening turns of a later game."""
    for turn, seat in enumerate(seats, start=1):
        question = await seat.until(
            lambda frame, turn=turn: (  # type: ignore[misc]
                frame["type"] == "asked" and frame["game"] == game and frame["decision"]["number"] >= turn
            )
        )
        answer = await seat.act(question["legal"][0], game)
        assert answer["type"] == "accepted", answer


async def made(database: Path) -> dict[str, dict[str, Any]]:
    """Fill a database; its tables by scene."""
    clock = VirtualClock()
    chance = Random(__version__)
    bots = Random(2)
    async with running_server(database, clock, chance.randbytes) as server:
        scripted_bots(server).choice = lambda seat_state, decision, legal: bots.choice(legal)
        scenes = Scenes(server, clock)
        await scenes.lobby()
        await scenes.memorising()
        await scenes.inside_a_power()
        await scenes.contest("clockwise")
        await scenes.contest("sealed")
        await scenes.fading()
        await scenes.by_days()
        await scenes.finished("finished")
        await scenes.aborted()
        await scenes.closed()
        await scenes.rematch()
        await scenes.expansion()
        guests = [scenes.tables[scene] for scene in ("finished", "rematch")]
        for scene, table in zip(("finished", "rematch"), guests, strict=True):
            guest = Client(server, "")
            guest.token = table["tokens"][0]
            answer = await guest.ask("GET", f"/tables/{table['code']}/record?game=1")
            (HERE / f"{__version__}-{scene}.json").write_bytes(answer.content)
        return scenes.tables


def dumped(database: Path, tables: dict[str, dict[str, Any]]) -> str:
    """The database as text. Its first line describes the tables and their people."""
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        return "\n".join([f"-- {json.dumps(tables)}", *connection.iterdump(), ""])


def main() -> None:
    """Write the fixture of this release next to this file."""
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "t.db"
        tables = asyncio.run(made(database))
        (HERE / f"{__version__}.sql").write_text(dumped(database, tables), encoding="utf-8")


if __name__ == "__main__":
    main()
