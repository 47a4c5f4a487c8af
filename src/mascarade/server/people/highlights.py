"""Highlights of a finished game for one player: best bluffs and longest mistaken identities."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import msgspec

from mascarade.rules import CharacterId, Player
from mascarade.server.review.types import TurnTruth

DOUBTED = 0.5
"""Who found their announcement likelier than that did not mean to deceive."""
SHORTEST = 2
"""Turns from which on a mistake about oneself is worth telling."""


class Bluff(msgspec.Struct, frozen=True):
    """A false announcement that nobody contested."""

    turn: int
    character: CharacterId
    coins: int
    """What it brought."""
    chance: float
    """How likely it was true, to the one who made it."""


class Delusion(msgspec.Struct, frozen=True):
    """Turns in a row in which somebody had to take themselves for another."""

    first: int
    last: int
    turns: int


class Highlights(msgspec.Struct, frozen=True):
    """The best bluff of a person in a game, and their longest delusion."""

    bluff: Bluff | None = None
    delusion: Delusion | None = None


def highlights_of(turns: Sequence[TurnTruth], player: Player) -> Highlights:
    """What a person did, from the truth about the game."""
    return Highlights(_best_bluff(turns, player), _longest_delusion(turns, player))


def _coins(turn: TurnTruth, player: Player) -> int:
    return turn.coins[turn.sitting.index(player)]


def _best_bluff(turns: Sequence[TurnTruth], player: Player) -> Bluff | None:
    found = []
    for before, turn in pairwise(turns):
        announced, contests = (turn.claims[0], turn.claims[1:]) if turn.claims else (None, ())
        if announced is None or contests or announced.player != player or announced.contest:
            continue
        gain = _coins(turn, player) - _coins(before, player)
        if not announced.true and announced.chance < DOUBTED and gain >= 0:
            found.append(Bluff(turn.turn, announced.character, gain, announced.chance))
    return max(found, key=lambda bluff: bluff.coins + 1 - bluff.chance, default=None)


def _longest_delusion(turns: Sequence[TurnTruth], player: Player) -> Delusion | None:
    best: Delusion | None = None
    first: int | None = None
    for at, turn in enumerate(turns):
        if not turn.believed[player].wrong:
            first = None
            continue
        first = at if first is None else first
        length = at - first + 1
        if length >= SHORTEST and (best is None or length > best.turns):
            best = Delusion(turns[first].turn, turn.turn, length)
    return best
