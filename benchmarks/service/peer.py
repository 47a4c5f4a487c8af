"""The interface of a measured server: how to start it, and how its players communicate."""

from __future__ import annotations

import asyncio
import json
import os
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

from .sockets import Socket

HOST = "127.0.0.1"
BEAT = 15.0
"""Seconds between a player's heartbeats."""
JsonObject = dict[str, Any]
"""A JSON object."""


class Unavailable(Exception):
    """A server is not available here; the message says why and what would help."""


class Refused(Exception):
    """A server did not do what a scripted player requested."""


@dataclass(frozen=True)
class Command:
    """How a server is started."""

    arguments: tuple[str, ...]
    folder: Path
    environment: Mapping[str, str] = field(default_factory=dict)


class Table(ABC):
    """A table as seen by its scripted players, who make one move at a time."""

    def __init__(self, players: int) -> None:
        self.sockets: list[Socket | None] = [None] * players

    @abstractmethod
    def move(self) -> tuple[int, bytes] | None:
        """The seat to move and its message, or None if no player can move."""

    @abstractmethod
    def is_effect(self, seat: int, frame: bytes) -> bool:
        """Process a frame of a seat; true if it reports the last move to this seat.

        Raises `Refused` when the frame says that the move was not accepted.
        """

    @abstractmethod
    def credentials(self) -> object:
        """What another process needs to join this table, for `Peer.known`."""


class Peer(ABC):
    """A server under load."""

    name: str
    keeps_tables = False
    """Whether tables outlive the server's process."""
    heartbeat: bytes | None = None
    """The heartbeat message that keeps a player present."""
    collects_garbage = False
    """Whether the server collects its garbage on SIGUSR2."""

    def __init__(self, port: int) -> None:
        self.port = port
        self._http = HTTPConnection(HOST, port, timeout=30)

    @classmethod
    @abstractmethod
    def command(cls, port: int, folder: Path) -> Command:
        """How to start it, with an empty `folder` for its files. Raises `Unavailable`."""

    @abstractmethod
    def open_table(self, players: int) -> Table:
        """Open a table and seat its players over HTTP, without connecting them."""

    @abstractmethod
    async def connect(self, table: Table, seat: int, receive: Callable[[bytes], None]) -> None:
        """Open a seat's socket; returns when the seat has received the state of the table.

        Every frame goes to `receive`, also those that came before this returns.
        """

    def known(self, credentials: object) -> Table:
        """A table that another process opened."""
        raise NotImplementedError

    def close(self) -> None:
        """Close the connection for requests."""
        self._http.close()

    def post(self, path: str, body: object, headers: Mapping[str, str] | None = None) -> JsonObject:
        """Send JSON, get JSON."""
        content = None if body is None else json.dumps(body)
        self._http.request("POST", path, content, {"Content-Type": "application/json", **(headers or {})})
        response = self._http.getresponse()
        text = response.read()
        if response.status >= 300:
            raise Refused(f"{self.name} answered {response.status} to POST {path}: {text[:300]!r}")
        found: JsonObject = json.loads(text) if text else {}
        return found


async def beat(peer: Peer, tables: Sequence[Table]) -> None:
    """Send the heartbeat of every connected player, evenly spread over 15 seconds."""
    while peer.heartbeat is not None:
        everybody = [socket for table in tables for socket in table.sockets if socket is not None]
        for socket in everybody:
            socket.send(peer.heartbeat)
            await asyncio.sleep(BEAT / len(everybody))
        if not everybody:
            await asyncio.sleep(1)


def inherited(**changes: str) -> dict[str, str]:
    """The environment variables of this process, with changes."""
    return {**os.environ, **changes}
