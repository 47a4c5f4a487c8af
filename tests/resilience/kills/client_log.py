"""The clients' log: what they sent and received, written before they act on it.

The checker reads it in another process. Times are from the monotonic clock, which all processes share.
"""

from __future__ import annotations

import os
from typing import Any, Literal

import msgspec

Event = dict[str, Any]
"""An event as received."""


class LogLine(msgspec.Struct, frozen=True, tag=True):
    """A line of the client log."""


class Ready(LogLine, frozen=True):
    """Everyone is seated and the games have started; table codes by name."""

    tables: dict[str, str]


class Up(LogLine, frozen=True):
    """A client is connected."""

    at: int
    table: str
    seat: int | None
    port: int
    """The client's port."""


class Down(LogLine, frozen=True):
    """A connection has ended, and everything received over it has been logged."""

    at: int
    table: str
    seat: int | None
    port: int


class Sent(LogLine, frozen=True):
    """An action is about to be sent."""

    at: int
    table: str
    seat: int
    game: int
    id: str
    action: dict[str, Any]
    port: int


class Left(LogLine, frozen=True):
    """An action has been sent: it is in transit or has arrived."""

    at: int
    table: str
    seat: int
    id: str
    port: int


class Acknowledged(LogLine, frozen=True):
    """The server has confirmed that an action is stored."""

    at: int
    table: str
    seat: int
    game: int
    id: str
    events: int


class Refused(LogLine, frozen=True):
    """The server has refused an action, which changed nothing."""

    at: int
    table: str
    seat: int
    id: str | None
    code: str


class Shown(LogLine, frozen=True):
    """A client has received events, numbered from `first`."""

    at: int
    table: str
    seat: int | None
    game: int
    first: int
    events: list[Event]


class Spoke(LogLine, frozen=True):
    """A chat message is about to be sent."""

    table: str
    seat: int
    text: str


class Heard(LogLine, frozen=True):
    """A chat message was received, with its number."""

    table: str
    number: int
    seat: int | None
    text: str


class Granted(LogLine, frozen=True):
    """A request succeeded that starts a game or opens the table again."""

    table: str
    what: Literal["start", "rematch"]
    game: int


class Welcomed(LogLine, frozen=True):
    """A new guest got a token and opened a table with this code."""

    token: str
    code: str | None = None


class Broken(LogLine, frozen=True):
    """A fault that a client found itself."""

    table: str
    seat: int | None
    what: str


class Finished(LogLine, frozen=True):
    """Every game has ended and every action was answered."""


AnyLine = (
    Ready
    | Up
    | Down
    | Sent
    | Left
    | Acknowledged
    | Refused
    | Shown
    | Spoke
    | Heard
    | Granted
    | Welcomed
    | Broken
    | Finished
)

_encode = msgspec.json.Encoder().encode
read = msgspec.json.Decoder(AnyLine).decode


def record(line: AnyLine) -> None:
    """Write a line to the checker. It has left this process when this returns."""
    rest = memoryview(_encode(line) + b"\n")
    while rest:
        rest = rest[os.write(1, rest) :]


class Order(msgspec.Struct, frozen=True, kw_only=True):
    """An order of the checker to the clients, over standard input."""

    port: int | None = None
    """The server's new port."""
    pace: Literal["idle", "play", "burst", "finish"] | None = None
    """Send nothing; play; play as fast as possible; or play to the end and start no new games."""
