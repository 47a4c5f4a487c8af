"""Highlights of a finished game for one player: best bluffs and longest mistaken identities."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby, pairwise

import msgspec

from mascarade.rules import CharacterId, Player
from mascarade.server.review.types import TurnTruth

MAX_BLUFF_CHANCE = 0.5
"""A player who found their announcement likelier than this did not bluff."""
MIN_MISTAKEN_TURNS = 2


class Bluff(msgspec.Struct, frozen=True):
    """A false announcement that nobody contested."""

    turn: int
    character: CharacterId
    coins: int
    """The player's gain."""
    chance: float
    """How likely it was to be true, as far as the player knew."""


class MistakenIdentity(msgspec.Struct, frozen=True):
    """Consecutive turns in which a player had to believe in a wrong card of their own."""

    first: int
    last: int
    turns: int


class Highlights(msgspec.Struct, frozen=True):
    """A player's best bluff and longest mistaken identity in a game."""

    bluff: Bluff | None = None
    delusion: MistakenIdentity | None = None


def highlights_of(turns: Sequence[TurnTruth], player: Player) -> Highlights:
    """A player's highlights, from the truth about the game."""
    return Highlights(_best_bluff(turns, player), _longest_mistake(turns, player))


def _coins(turn: TurnTruth, player: Player) -> int:
    return turn.coins[turn.sitting.index(player)]


def _best_bluff(turns: Sequence[TurnTruth], player: Player) -> Bluff | None:
    found = []
    for before, turn in pairwise(turns):
        announced, contests = (turn.claims[0], turn.claims[1:]) if turn.claims else (None, ())
        if announced is None or contests or announced.player != player or announced.contest:
            continue
        gain = _coins(turn, player) - _coins(before, player)
        if not announced.true and announced.chance < MAX_BLUFF_CHANCE and gain >= 0:
            found.append(Bluff(turn.turn, announced.character, gain, announced.chance))
    return max(found, key=lambda bluff: bluff.coins + 1 - bluff.chance, default=None)


def _longest_mistake(turns: Sequence[TurnTruth], player: Player) -> MistakenIdentity | None:
    runs = groupby(turns, key=lambda turn: turn.believed[player].wrong)
    longest = max((list(run) for wrong, run in runs if wrong), key=len, default=[])
    if len(longest) < MIN_MISTAKEN_TURNS:
        return None
    return MistakenIdentity(longest[0].turn, longest[-1].turn, len(longest))
