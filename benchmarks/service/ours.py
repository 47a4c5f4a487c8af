"""Our server: guests and tables over HTTP, one WebSocket for each seat.

The scripted players choose at random among the legal actions they are sent, and mostly let announcements
stand, as people do. When a game is over the host asks for another one.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import cast

import msgspec

from . import sockets
from .peer import HOST, Command, JsonObject, Peer, Refused, Table, Unavailable, inherited

NAMES = ("Ada", "Ben", "Cleo", "Dario", "Emma", "Felix", "Greta", "Hugo", "Ines", "Jan", "Kim", "Lou", "Mia")
PLENTY = 1_000_000
SETTINGS = {"clock": 180, "window": 600, "memorise": 600, "beat": 0, "pace": "instant"}
"""Generous time limits, and no delay between moves."""

CONTESTS = 0.1
"""The probability that a player contests instead of passing."""


class _Events(msgspec.Struct):
    game: int
    first: int
    events: list[msgspec.Raw]


class _Decision(msgspec.Struct):
    number: int


class _Asked(msgspec.Struct):
    game: int
    decision: _Decision
    legal: list[msgspec.Raw]


class _Table(msgspec.Struct):
    phase: str
    game: int


_events = msgspec.json.Decoder(_Events).decode
_asked = msgspec.json.Decoder(_Asked).decode
_table = msgspec.json.Decoder(_Table).decode


class Party(Table):
    """A table whose players answer their decisions in turn.

    Who may answer an announcement is asked before their turn, with the number their decision is going to
    have; so whoever was asked for the number after the last one answered is to move.
    """

    def __init__(self, code: str, tokens: list[str], rematch: Callable[[], None]) -> None:
        super().__init__(len(tokens))
        self.code = code
        self.tokens = tokens
        self._rematch = rematch
        self._chance = Random(code)
        self._game = 0
        self._over = False
        self._ready: set[int] = set()
        self._asked: dict[int, tuple[int, list[msgspec.Raw]]] = {}
        self._answered: int | None = None
        self._count = 0
        self._before = 0
        self._sent = 0

    def move(self) -> tuple[int, bytes] | None:
        if not self._asked or self._over:
            return None
        number = min(self._asked) if self._answered is None else self._answered + 1
        if number not in self._asked:
            return None
        seat, legal = self._asked.pop(number)
        self._answered, self._before = number, self._count
        self._sent += 1
        return seat, b'{"type":"act","id":"%d","game":%d,"action":%b}' % (
            self._sent,
            self._game,
            bytes(self._choice(legal)),
        )

    def _choice(self, legal: list[msgspec.Raw]) -> msgspec.Raw:
        if self._chance.random() >= CONTESTS:
            for action in legal:
                if bytes(action).startswith(b'{"type":"pass"'):
                    return action
        return self._chance.choice(legal)

    def is_effect(self, seat: int, frame: bytes) -> bool:
        kind = frame[9 : frame.index(b'"', 9)]
        if kind == b"events":
            news = _events(frame)
            count = news.first + len(news.events)
            if news.game == self._game:
                self._count = max(self._count, count)
                return count > self._before
        elif kind == b"asked":
            question = _asked(frame)
            if question.game == self._game and question.decision.number != self._answered:
                self._asked[question.decision.number] = seat, question.legal
        elif kind == b"table":
            self._heed(seat, _table(frame))
        elif kind in (b"refused", b"closing"):
            raise Refused(f"mascarade: {frame.decode()}")
        return False

    def _heed(self, seat: int, now: _Table) -> None:
        """Confirm a deal as ready, and request another game after each."""
        if now.game > self._game:
            self._game, self._over, self._answered, self._count, self._before = now.game, False, None, 0, 0
            self._asked.clear()
            self._ready.clear()
        if now.phase == "memorising" and seat not in self._ready and (socket := self.sockets[seat]):
            self._ready.add(seat)
            socket.send(b'{"type":"ready","game":%d}' % now.game)
        if now.phase in ("finished", "aborted") and now.game == self._game and not self._over:
            self._over = True
            asyncio.get_running_loop().run_in_executor(None, self._rematch)

    def credentials(self) -> object:
        return [self.code, self.tokens]


class Ours(Peer):
    """`mascarade serve` with SQLite and raised limits, since all players share one address."""

    name = "mascarade"
    keeps_tables = True
    heartbeat = b'{"type":"ping"}'
    others: tuple[int, ...] = ()
    """The ports of further nodes, over which the seats of every table are spread."""

    @classmethod
    def command(cls, port: int, folder: Path) -> Command:
        if find_spec("mascarade.server") is None:
            raise Unavailable("mascarade has no server here.")
        limits = [f"--{limit}={PLENTY}" for limit in ("requests", "messages", "connections", "tables")]
        database = f"--database=sqlite:///{folder / 'tables.db'}"
        serve = (
            sys.executable,
            "-m",
            "mascarade",
            "serve",
            f"--port={port}",
            database,
            *limits,
            "--instant-bots",
        )
        return Command(serve, folder, inherited())

    def open_table(self, players: int) -> Table:
        tokens = [self.post("/api/people", {"name": name})["token"] for name in NAMES[:players]]
        opened = self._post_as(tokens[0], "/api/tables", {**SETTINGS, "players": players})
        code = opened["table"]["code"]
        for token in tokens[1:]:
            self._post_as(token, f"/api/tables/{code}/join", {})
        self._post_as(tokens[0], f"/api/tables/{code}/start")
        return self.known([code, tokens])

    def known(self, credentials: object) -> Table:
        code, tokens = cast(tuple[str, list[str]], credentials)

        def rematch() -> None:
            host = Ours(self.port)
            host._post_as(tokens[0], f"/api/tables/{code}/rematch")
            host._post_as(tokens[0], f"/api/tables/{code}/start")
            host.close()

        return Party(code, tokens, rematch)

    def _post_as(self, token: str, path: str, body: object = None) -> JsonObject:
        return self.post(path, body, {"Authorization": f"Bearer {token}"})

    async def connect(self, table: Table, seat: int, receive: Callable[[bytes], None]) -> None:
        assert isinstance(table, Party)
        shown: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def take(frame: bytes) -> None:
            if not shown.done() and frame.startswith(b'{"type":"view"'):
                shown.set_result(None)
            receive(frame)

        bearer = {"Authorization": f"Bearer {table.tokens[seat]}"}
        path = f"/api/tables/{table.code}/socket"
        ports = (self.port, *self.others)
        port = ports[seat % len(ports)]
        table.sockets[seat] = socket = await sockets.connect(HOST, port, path, take, bearer)
        socket.send(b'{"type":"hello"}')
        await asyncio.wait_for(shown, 30)
