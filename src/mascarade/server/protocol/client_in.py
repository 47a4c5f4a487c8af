"""Messages from the client to a table's WebSocket."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from mascarade.rules import Action, Refused
from mascarade.rules.actions import kebab
from mascarade.rules.fairness.draw import Hex
from mascarade.server.tables.entries import Matter

MAX_FRAME_BYTES = 4096
"""Limit for a client's message."""

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Count = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]


class FromClient(msgspec.Struct, frozen=True, tag=kebab, tag_field="type", forbid_unknown_fields=True):
    """A message from a client."""


Device = Literal["open", "hand"]
"""Connections of a shared device: the open one, for everybody around it, or the private one of a player."""


class Hello(FromClient, frozen=True):
    """The first message: what the client has. Without numbers it is sent everything it may know."""

    game: Count | None = None
    events: Count | None = None
    """How many events of that game it has."""
    chat: Count = 0
    """How many chat messages it has."""
    device: Device | None = None
    """For a shared device."""


class Act(FromClient, frozen=True):
    """An action in a game. Sent twice with the same id, it is acknowledged twice and done once."""

    id: Id
    game: Count
    action: Action


class Reveal(FromClient, frozen=True):
    """The share that a person had promised, after they have checked the lock."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=12)]
    """Their seat at the lock; a shared device reveals for everyone around it."""
    lock: Hex
    """The digest of the lock."""
    share: Hex


class Ready(FromClient, frozen=True):
    """The player has seen the deal."""

    game: Count


class Say(FromClient, frozen=True):
    """A chat message to the table."""

    text: Annotated[str, msgspec.Meta(max_length=2000)]


class Vote(FromClient, frozen=True):
    """A vote for more time or for ending the game, or its withdrawal."""

    about: Matter
    yes: bool = True


class Back(FromClient, frozen=True):
    """The person makes their own decisions again."""


class Ping(FromClient, frozen=True):
    """A heartbeat, answered by a pong."""


ClientMessage = Hello | Act | Reveal | Ready | Say | Vote | Back | Ping

_decode = msgspec.json.Decoder(ClientMessage).decode


def read(frame: str | bytes) -> ClientMessage:
    """The message in a frame; refuses an invalid one as `malformed`."""
    try:
        message: ClientMessage = _decode(frame)
        return message
    except (msgspec.DecodeError, UnicodeError) as problem:
        raise Refused("malformed", reason=str(problem)) from None
    except RecursionError:
        raise Refused("malformed", reason="nested too deeply") from None
