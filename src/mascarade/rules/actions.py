"""What a person can answer. Actions are plain data; each names its player and the decision it answers."""

from __future__ import annotations

import re
from typing import Literal

import msgspec

from mascarade.rules.catalogue import CharacterId
from mascarade.rules.scenario import Player, Spot

Direction = Literal["left", "right"]


def kebab(name: str) -> str:
    """`SwapOrNot` as it is written on the wire: `swap-or-not`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Answer(msgspec.Struct, frozen=True, gc=False, tag=kebab, tag_field="type", forbid_unknown_fields=True):
    """An answer to the pending decision."""

    decision: int
    player: Player


class Look(Answer, frozen=True, gc=False):
    """Turn: look at a card of one's own."""

    spot: Spot


class Swap(Answer, frozen=True, gc=False):
    """Turn: take two cards under the table and swap them, or not."""

    mine: Spot
    other: Spot
    really: bool


class Announce(Answer, frozen=True, gc=False):
    """Turn: claim to be a character, with a hand on one's card."""

    character: CharacterId
    spot: Spot


class Contest(Answer, frozen=True, gc=False):
    """Claim to be the announced character too, with one's card."""

    spot: Spot


class Pass(Answer, frozen=True, gc=False):
    """Let the announcement stand."""


class PickPlayer(Answer, frozen=True, gc=False):
    """Choose a person for a power."""

    target: Player


class Decline(Answer, frozen=True, gc=False):
    """Choose nobody, where a power lets one."""


class PickCard(Answer, frozen=True, gc=False):
    """Choose a card for a power."""

    spot: Spot


class NameCharacter(Answer, frozen=True, gc=False):
    """Say a character: what one claims one's card to be, or another's."""

    character: CharacterId


class SwapOrNot(Answer, frozen=True, gc=False):
    """Swap the two cards that a power took, or not."""

    really: bool


class PickDirection(Answer, frozen=True, gc=False):
    """Choose a way round the table."""

    direction: Direction


class Hide(Answer, frozen=True, gc=False):
    """Hide a number of coins."""

    number: int


class Guess(Answer, frozen=True, gc=False):
    """Guess the hidden number."""

    number: int


class Peek(msgspec.Struct, frozen=True, gc=False, tag="peek", tag_field="type", forbid_unknown_fields=True):
    """Interjection: confess a look at a card of one's own, outside one's turn. It answers no decision."""

    player: Player
    spot: Spot


Action = (
    Look
    | Swap
    | Announce
    | Contest
    | Pass
    | PickPlayer
    | Decline
    | PickCard
    | NameCharacter
    | SwapOrNot
    | PickDirection
    | Hide
    | Guess
    | Peek
)
