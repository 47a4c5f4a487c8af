"""Actions: a player's answers, as plain data. Each names its player and the decision it answers."""

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
    """Turn: look at one of your own cards."""

    spot: Spot


class Swap(Answer, frozen=True, gc=False):
    """Turn: take two cards under the table and swap them, or not."""

    mine: Spot
    other: Spot
    really: bool


class Announce(Answer, frozen=True, gc=False):
    """Turn: claim to be a character, with one of your cards."""

    character: CharacterId
    spot: Spot


class Contest(Answer, frozen=True, gc=False):
    """Claim to be the announced character too, with one of your cards."""

    spot: Spot


class Pass(Answer, frozen=True, gc=False):
    """Let the announcement stand."""


class PickPlayer(Answer, frozen=True, gc=False):
    """Choose a person for a power."""

    target: Player


class Decline(Answer, frozen=True, gc=False):
    """Choose nobody, where a power allows it."""


class PickCard(Answer, frozen=True, gc=False):
    """Choose a card for a power."""

    spot: Spot


class NameCharacter(Answer, frozen=True, gc=False):
    """Name a character: what a card, yours or another's, is claimed to be."""

    character: CharacterId


class SwapOrNot(Answer, frozen=True, gc=False):
    """Swap the two cards that a power took, or not."""

    really: bool


class PickDirection(Answer, frozen=True, gc=False):
    """Choose a direction around the table."""

    direction: Direction


class Hide(Answer, frozen=True, gc=False):
    """Hide a number of coins."""

    number: int


class Guess(Answer, frozen=True, gc=False):
    """Guess the hidden number."""

    number: int


class Peek(msgspec.Struct, frozen=True, gc=False, tag="peek", tag_field="type", forbid_unknown_fields=True):
    """Interjection: confess a look at your own card outside your turn. It answers no decision."""

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
