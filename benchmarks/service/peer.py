"""What the load generator needs to know of a server: how it is started, and how its players speak."""

from __future__ import annotations

import json
import os
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from http.client import HTTPConnection
from pathlib import Path

from .sockets import Socket

HOST = "127.0.0.1"


class Unavailable(Exception):
    """A server cannot be had here; the message says why and what would help."""


class Refused(Exception):
    """A server did not do what a scripted player asked of it."""


@dataclass(frozen=True)
class Command:
    """How a server is started."""

    arguments: tuple[str, ...]
    folder: Path
    environment: Mapping[str, str] = field(default_factory=dict)


class Table(ABC):
    """A table as its scripted players know it: they make one move at a time."""

    def __init__(self, players: int) -> None:
        self.sockets: list[Socket | None] = [None] * players

    @abstractmethod
    def move(self) -> tuple[int, bytes] | None:
        """Whose move it is and the message that makes it, or None while nobody can move."""

    @abstractmethod
    def is_effect(self, seat: int, frame: bytes) -> bool:
        """Take in what a seat received; true when it tells this seat of the move last made.

        Raises `Refused` when the frame says that the move was not accepted.
        """

    @abstractmethod
    def credentials(self) -> object:
        """What another process needs to sit down at this table, for `Peer.known`."""


class Peer(ABC):
    """A server under load."""

    name: str
    keeps_tables = False
    """Whether tables outlive the server's process."""

    def __init__(self, port: int) -> None:
        self.port = port
        self._http = HTTPConnection(HOST, port, timeout=30)

    @classmethod
    @abstractmethod
    def command(cls, port: int, folder: Path) -> Command:
        """How to start it; `folder` is empty at first and is its own. Raises `Unavailable`."""

    @abstractmethod
    def open_table(self, players: int) -> Table:
        """Make a table and seat its players, over HTTP; nobody is connected yet."""

    @abstractmethod
    async def connect(self, table: Table, seat: int, receive: Callable[[bytes], None]) -> None:
        """Open a seat's socket; returns when the seat has been sent the state of the table.

        Every frame goes to `receive`, also those that came before this returns.
        """

    def known(self, credentials: object) -> Table:
        """A table that another process opened."""
        raise NotImplementedError

    def post(self, path: str, body: object, headers: Mapping[str, str] | None = None) -> dict:
        """Send JSON, get JSON."""
        self._http.request(
            "POST", path, json.dumps(body), {"Content-Type": "application/json", **(headers or {})}
        )
        response = self._http.getresponse()
        text = response.read()
        if response.status >= 300:
            raise Refused(f"{self.name} answered {response.status} to POST {path}: {text[:300]!r}")
        return json.loads(text) if text else {}


def inherited(**changes: str) -> dict[str, str]:
    """This process's environment with some changes."""
    return {**os.environ, **changes}
