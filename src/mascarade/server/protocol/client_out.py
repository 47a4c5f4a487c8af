"""Messages from a table's WebSocket to the client."""

from __future__ import annotations

from typing import Literal

import msgspec

from mascarade.bots.api import Temper
from mascarade.rules import Action, AnyEvent, Decision, Seat, View
from mascarade.rules.actions import Peek, kebab
from mascarade.rules.errors import Fact
from mascarade.rules.fairness.draw import Version
from mascarade.rules.fairness.lock import FailedAttempt, Lock
from mascarade.server.tables.entries import Matter
from mascarade.server.tables.faces import Face
from mascarade.server.tables.settings import Settings
from mascarade.server.tables.state import Instant, Phase

PROTOCOL = 2
"""Raised when older clients can't understand the messages any more."""


class FromServer(msgspec.Struct, frozen=True, tag=kebab, tag_field="type"):
    """A message from the server."""


class Hand(msgspec.Struct, frozen=True):
    """A player on a shared device."""

    seat: Seat
    person: str | None
    """Their id for `?as=`; None for the device's owner."""


class Welcome(FromServer, frozen=True):
    """The answer to a hello; sent again when the person's seat changes."""

    protocol: int
    seat: Seat | None
    """The person's seat; None for a spectator."""
    now: Instant
    heartbeat: int
    """Milliseconds of silence after which a client counts as gone."""
    hands: tuple[Hand, ...] = ()
    """The players on a shared device, for its open connection."""


class SeatNow(msgspec.Struct, frozen=True, kw_only=True):
    """A seat and its occupant."""

    kind: Literal["empty", "person", "bot"]
    name: str = ""
    face: Face | None = None
    """The face the person chose; None: it follows from the name."""
    bot: str | None = None
    temper: Temper | None = None
    host: bool = False
    connected: bool = False
    lost_at: Instant | None = None
    """Since when a person is not connected."""
    away: bool = False
    ready: bool = False
    muted: bool = False
    votes: tuple[Matter, ...] = ()


class Warned(msgspec.Struct, frozen=True):
    """A rule breach of the set that does not forbid it."""

    code: str
    sentence: str
    facts: dict[str, Fact] = {}
    """The sentence's arguments."""


class Fair(msgspec.Struct, frozen=True, kw_only=True):
    """The commitment to the deal of this game, or of the next; the secret is revealed after the game."""

    version: Version
    """1 for a game that an earlier release dealt."""
    commitment: str
    """The hash of the secret."""
    attempt: int = 1
    failed: tuple[FailedAttempt, ...] = ()
    """The attempts to deal this game that failed, with their secrets."""
    promises: tuple[str, ...] = ()
    """By seat, in the lobby: the promise of the person's share, or empty."""
    lock: Lock | None = None
    """What the deal depends on, from the host's start until play begins."""
    awaited: tuple[Seat, ...] = ()
    """The seats whose shares the deal waits for."""
    shares: tuple[str, ...] = ()
    """By seat at the lock, until play begins: the shares, once all are there."""


class TableNow(FromServer, frozen=True, kw_only=True, tag="table"):
    """The table without the game; sent whenever it changes."""

    code: str
    phase: Phase
    game: int
    settings: Settings
    seats: tuple[SeatNow, ...]
    deadline: Instant | None
    """When the server decides in place of the awaited player."""
    watching: int
    """The number of spectators."""
    warnings: tuple[Warned, ...] = ()
    fair: Fair | None = None
    """None for lessons, anonymised games and games stored before commitments."""


class ViewNow(FromServer, frozen=True, tag="view"):
    """Everything the viewer may know of the game; further events are numbered on from its last one."""

    game: int
    view: View
    deadline: Instant | None
    head: str = ""
    """The latest hash of the chain of actions; its size does not depend on the actions."""
    shown_at: Instant = 0
    """When its last events have been shown, at the table's pace: the time to answer starts then."""


class Happened(FromServer, frozen=True, tag="events"):
    """Events as the viewer sees them, numbered from `first` without a gap."""

    game: int
    first: int
    events: tuple[AnyEvent, ...]
    deadline: Instant | None
    head: str = ""
    """The hash of the chain of actions after these."""
    shown_at: Instant = 0
    """When they have been shown, at the table's pace: the time to answer starts then."""


class AskedOf(FromServer, frozen=True, tag="asked"):
    """A question to this person, now or before their turn, with every legal answer."""

    game: int
    decision: Decision
    legal: tuple[Action, ...]
    held: Action | None = None
    """The person's early answer, which they may still change."""


class MayPeek(FromServer, frozen=True, tag="peeks"):
    """The peeks this person may make out of turn."""

    game: int
    legal: tuple[Peek, ...]


class Accepted(FromServer, frozen=True):
    """The action with this id is stored: done, or waiting for its turn."""

    id: str
    events: int
    """The number of events then."""


class Said(FromServer, frozen=True):
    """A chat message. Chat is numbered separately from events."""

    number: int
    at: Instant
    seat: Seat | None
    name: str
    text: str


class Pong(FromServer, frozen=True):
    """The answer to a ping."""

    now: Instant


class Refusal(FromServer, frozen=True, tag="refused"):
    """A message was refused; nothing has changed."""

    code: str
    sentence: str
    facts: dict[str, Fact]
    id: str | None = None
    """The id of the action, if it was one."""
    decision: Decision | None = None
    """The pending question to this person."""


class Closing(FromServer, frozen=True):
    """The last message: why the connection ends, and whether (`again`) to reconnect."""

    code: str
    sentence: str
    again: bool


ServerMessage = (
    Welcome | TableNow | ViewNow | Happened | AskedOf | MayPeek | Accepted | Said | Pong | Refusal | Closing
)

_encode = msgspec.json.Encoder().encode


def encode(message: object) -> bytes:
    """A message as JSON, as long for a real swap as for a pretended one: the length of a frame can be seen
    from outside. In a string the quotes would be escaped, so this adds space between values only.
    """
    return _encode(message).replace(b'"really":true', b'"really": true')
