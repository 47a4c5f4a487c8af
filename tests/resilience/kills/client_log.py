"""The clients' log: what they sent and received, written before they do anything else.

The checker reads it in another process. Times are of the monotonic clock, which all processes share.
"""

from __future__ import annotations

import os
from typing import Any, Literal

import msgspec

Event = dict[str, Any]
"""An event as it came over the connection."""


class LogLine(msgspec.Struct, frozen=True, tag=True):
    """A line of the client log."""


class Ready(LogLine, frozen=True):
    """Everybody sits, and the games have started; by table: its code."""

    tables: dict[str, str]


class Up(LogLine, frozen=True):
    """Somebody is connected."""

    at: int
    table: str
    seat: int | None
    port: int
    """The client's end."""


class Down(LogLine, frozen=True):
    """Everything that came over this connection has been logged; it is gone."""

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
    """An action has left this process: it is on its way, or with the server."""

    at: int
    table: str
    seat: int
    id: str
    port: int


class Acknowledged(LogLine, frozen=True):
    """The server says that an action is stored."""

    at: int
    table: str
    seat: int
    game: int
    id: str
    events: int


class Refused(LogLine, frozen=True):
    """The server says that nothing has changed."""

    at: int
    table: str
    seat: int
    id: str | None
    code: str


class Shown(LogLine, frozen=True):
    """Somebody was shown events, numbered from `first` on."""

    at: int
    table: str
    seat: int | None
    game: int
    first: int
    events: list[Event]


class Spoke(LogLine, frozen=True):
    """Something is about to be said."""

    table: str
    seat: int
    text: str


class Heard(LogLine, frozen=True):
    """Something was said, with its number."""

    table: str
    number: int
    seat: int | None
    text: str


class Granted(LogLine, frozen=True):
    """A request was granted that starts a game, or opens the table again."""

    table: str
    what: Literal["start", "rematch"]
    game: int


class Welcomed(LogLine, frozen=True):
    """Somebody new was given a token, and opened a table with this code."""

    token: str
    code: str | None = None


class Broken(LogLine, frozen=True):
    """What a client found wrong itself."""

    table: str
    seat: int | None
    what: str


class Finished(LogLine, frozen=True):
    """Every game has ended, and every action has been answered."""


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
    """Hand a line to the checker. It has left this process when this returns."""
    rest = memoryview(_encode(line) + b"\n")
    while rest:
        rest = rest[os.write(1, rest) :]


class Order(msgspec.Struct, frozen=True, kw_only=True):
    """What the checker tells the clients, over their standard input."""

    port: int | None = None
    """The server has this port now."""
    pace: Literal["idle", "play", "burst", "finish"] | None = None
    """Send nothing; play; play as fast as it goes; play to the end, everybody, and no new games."""
