"""boardgame.io's server: matches over its lobby's REST API, moves over socket.io in a plain WebSocket.

Engine.IO 4: `0` opens, `2` is a ping and `3` its answer, `4` carries socket.io. Socket.IO 5: `40/counter,`
joins a namespace (the game's name), `42/counter,[event, ...]` is an event. A client sends `sync` once and
`update` for every move; the server sends every player the whole state in an `update` of its own.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path

from . import node, sockets
from .peer import HOST, Command, Peer, Refused, Table, inherited

_SPACE = b"/counter,"
_EVENT = b"42" + _SPACE


class Match(Table):
    """A match in which the players move in turn."""

    def __init__(self, match: str, credentials: list[str]) -> None:
        super().__init__(len(credentials))
        self._match = match
        self._credentials = credentials
        self._state = 0
        self._update = _EVENT + json.dumps(["update", match], separators=(",", ":")).encode()[:-1]
        self._number = b'"_stateID":1'

    def sync(self, seat: int) -> bytes:
        """The message that subscribes to the state and its updates."""
        asked = ["sync", self._match, str(seat), self._credentials[seat], len(self.sockets)]
        return _EVENT + json.dumps(asked, separators=(",", ":")).encode()

    def move(self) -> tuple[int, bytes]:
        seat = self._state % len(self.sockets)
        payload = {"type": "add", "args": [], "playerID": str(seat), "credentials": self._credentials[seat]}
        update = ["update", {"type": "MAKE_MOVE", "payload": payload}, self._state, self._match, str(seat)]
        self._state += 1
        self._number = b'"_stateID":%d' % self._state
        return seat, _EVENT + json.dumps(update, separators=(",", ":")).encode()

    def is_effect(self, seat: int, frame: bytes) -> bool:
        if frame == b"2":
            socket = self.sockets[seat]
            if socket is not None:
                socket.send(b"3")
            return False
        return frame.startswith(self._update) and self._number in frame

    def credentials(self) -> object:
        return [self._match, self._credentials]


class BoardgameIo(Peer):
    """boardgame.io with its in-memory storage."""

    name = "boardgame.io"
    collects_garbage = True

    @classmethod
    def command(cls, port: int, folder: Path) -> Command:
        return Command(
            (node.installed(), "--expose-gc", "server.cjs", str(port)),
            node.FOLDER,
            inherited(NODE_ENV="production"),
        )

    def open_table(self, players: int) -> Table:
        match = self.post("/games/counter/create", {"numPlayers": players})["matchID"]
        joined = [
            self.post(f"/games/counter/{match}/join", {"playerID": str(seat), "playerName": f"player {seat}"})
            for seat in range(players)
        ]
        return Match(match, [one["playerCredentials"] for one in joined])

    async def connect(self, table: Table, seat: int, receive: Callable[[bytes], None]) -> None:
        assert isinstance(table, Match)
        frames: asyncio.Queue[bytes] = asyncio.Queue()
        synced = False

        def take(frame: bytes) -> None:
            if synced:
                receive(frame)
            else:
                frames.put_nowait(frame)

        async def expect(start: bytes) -> None:
            while not (frame := await asyncio.wait_for(frames.get(), 30)).startswith(start):
                if frame.startswith(b"44"):
                    raise Refused(f"boardgame.io refused a player: {frame!r}")

        socket = await sockets.connect(HOST, self.port, "/socket.io/?EIO=4&transport=websocket", take)
        await expect(b"0{")
        socket.send(b"40" + _SPACE)
        await expect(b"40" + _SPACE)
        socket.send(table.sync(seat))
        await expect(_EVENT + b'["sync"')
        synced = True
        table.sockets[seat] = socket
