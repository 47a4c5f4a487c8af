"""The messages of the table's WebSocket: typed, tagged, and nothing else is understood.

`schema` makes the JSON Schema of both directions from these very types.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Literal

import msgspec

from mascarade.bots.api import Temper
from mascarade.rules import Action, AnyEvent, Decision, Seat, View
from mascarade.rules.actions import Peek, kebab
from mascarade.rules.errors import Fact
from mascarade.rules.fairness.draw import Terms
from mascarade.server.tables.entries import Matter
from mascarade.server.tables.settings import Settings
from mascarade.server.tables.state import Instant, Phase

PROTOCOL = 1
"""Raised when a client written for the number before would no longer understand."""
MAX_FRAME_BYTES = 4096
"""Bytes of a message from a client."""

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Count = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]


# From the client


class FromClient(msgspec.Struct, frozen=True, tag=kebab, tag_field="type", forbid_unknown_fields=True):
    """A message that a client may send."""


Device = Literal["open", "hand"]
"""A device that goes from hand to hand: its open line, for all around it, or that of who has it now."""


class Hello(FromClient, frozen=True):
    """The first message: how far the client has got. Without numbers it is told everything it may know."""

    game: Count | None = None
    events: Count | None = None
    """How many events of that game it has."""
    chat: Count = 0
    """How much of the chat it has."""
    device: Device | None = None
    """For a device that goes from hand to hand."""


class Act(FromClient, frozen=True):
    """An action in a game. Sent again with the same id, it is acknowledged again and done once."""

    id: Id
    game: Count
    action: Action


class Ready(FromClient, frozen=True):
    """The deal has been seen."""

    game: Count


class Say(FromClient, frozen=True):
    """Something to be said to the table."""

    text: Annotated[str, msgspec.Meta(max_length=2000)]


class Vote(FromClient, frozen=True):
    """A vote for more time, or for the end of the game; or that it is taken back."""

    about: Matter
    yes: bool = True


class Back(FromClient, frozen=True):
    """The person decides for themselves again."""


class Ping(FromClient, frozen=True):
    """Asks for a sign of life."""


ClientMessage = Hello | Act | Ready | Say | Vote | Back | Ping


# From the server


class FromServer(msgspec.Struct, frozen=True, tag=kebab, tag_field="type"):
    """A message that the server sends."""


class Hand(msgspec.Struct, frozen=True):
    """Somebody who plays on the device."""

    seat: Seat
    person: str | None
    """By what they are named in `?as=`; nothing for whose device it is."""


class Welcome(FromServer, frozen=True):
    """The answer to a hello, and sent again when the person's seat has changed."""

    protocol: int
    seat: Seat | None
    """Where the person sits; nothing for somebody who watches."""
    now: Instant
    heartbeat: int
    """Milliseconds after which a client that sent nothing is taken to be gone."""
    hands: tuple[Hand, ...] = ()
    """Who plays on the device, for its open line."""


class SeatNow(msgspec.Struct, frozen=True, kw_only=True):
    """Who sits at a seat."""

    kind: Literal["empty", "person", "bot"]
    name: str = ""
    bot: str | None = None
    temper: Temper | None = None
    host: bool = False
    connected: bool = False
    away: bool = False
    ready: bool = False
    muted: bool = False
    votes: tuple[Matter, ...] = ()


class Warned(msgspec.Struct, frozen=True):
    """What speaks against a set without forbidding it."""

    code: str
    sentence: str
    facts: dict[str, Fact] = {}
    """What the sentence was made of."""


class Fair(msgspec.Struct, frozen=True):
    """What the game is dealt from, or would be now: the secret is told after the end."""

    commitment: str
    """SHA-256 of the secret."""
    terms: Terms


class TableNow(FromServer, frozen=True, kw_only=True, tag="table"):
    """Everything about the table but the game itself; sent whenever it changes."""

    code: str
    phase: Phase
    game: int
    settings: Settings
    seats: tuple[SeatNow, ...]
    deadline: Instant | None
    """When the server decides for whoever is awaited."""
    watching: int
    """How many people watch."""
    warnings: tuple[Warned, ...] = ()
    fair: Fair | None = None
    """None at a table of old, which promised nothing."""


class ViewNow(FromServer, frozen=True, tag="view"):
    """All that the viewer may know of the game; events to come are numbered on from its last one."""

    game: int
    view: View
    deadline: Instant | None
    head: str = ""
    """Where the chain of all actions has got to; the same size whatever was done, and by whom."""


class Happened(FromServer, frozen=True, tag="events"):
    """What has happened, as the viewer sees it; numbered from `first` on without a gap."""

    game: int
    first: int
    events: tuple[AnyEvent, ...]
    deadline: Instant | None
    head: str = ""
    """Where the chain of all actions has got to after these."""


class AskedOf(FromServer, frozen=True, tag="asked"):
    """What this person has to decide, or may answer before their turn comes; with every legal answer."""

    game: int
    decision: Decision
    legal: tuple[Action, ...]
    held: Action | None = None
    """The answer that the person has given already and may still change."""


class MayPeek(FromServer, frozen=True, tag="peeks"):
    """What this person may do besides, while somebody else decides."""

    game: int
    legal: tuple[Peek, ...]


class Accepted(FromServer, frozen=True):
    """The action with this id is stored: done, or held until its turn."""

    id: str
    events: int
    """How many events there were then."""


class Said(FromServer, frozen=True):
    """Somebody said something. Chat has numbers of its own."""

    number: int
    at: Instant
    seat: Seat | None
    name: str
    text: str


class Pong(FromServer, frozen=True):
    """A sign of life."""

    now: Instant


class Refusal(FromServer, frozen=True, tag="refused"):
    """Something was asked that can't be had; nothing has changed."""

    code: str
    sentence: str
    facts: dict[str, Fact]
    id: str | None = None
    """The id of the action, if it was one."""
    decision: Decision | None = None
    """What the person is asked now."""


class Closing(FromServer, frozen=True):
    """The last message: why the connection ends, and whether it is worth coming back."""

    code: str
    sentence: str
    again: bool


ServerMessage = (
    Welcome | TableNow | ViewNow | Happened | AskedOf | MayPeek | Accepted | Said | Pong | Refusal | Closing
)

encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(ClientMessage).decode


class Malformed(ValueError):
    """Not a message."""


def read(frame: str | bytes) -> ClientMessage:
    """The message in a frame, or `Malformed` with what is wrong with it."""
    try:
        message: ClientMessage = _decode(frame)
        return message
    except (msgspec.DecodeError, UnicodeError) as problem:
        raise Malformed(str(problem)) from None
    except RecursionError:
        raise Malformed("nested too deeply") from None


@lru_cache(maxsize=1)
def schema() -> dict[str, object]:
    """The JSON Schema of all messages."""
    (client, server), components = msgspec.json.schema_components(
        (ClientMessage, ServerMessage), ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Messages of a Mascarade table",
        "$comment": f"protocol {PROTOCOL}",
        "$defs": {**components, "ClientMessage": client, "ServerMessage": server},
        "anyOf": [{"$ref": "#/$defs/ClientMessage"}, {"$ref": "#/$defs/ServerMessage"}],
    }
