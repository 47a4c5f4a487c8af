"""Deals, seating and seeds of a study, all derived from its seed and a game's number.

A tournament plays each deal once per seat and rotates the bots by one seat in between, so every bot plays
each seat and its cards equally often. The seating order is shuffled for every deal.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from mascarade.arena.entrants import Entrant
from mascarade.rules import Deal, Setup, shuffled


def deal_of(setup: Setup, seed: int, number: int) -> Deal:
    """The deal with this number: cards, cemetery and first player."""
    chance = Random(f"{seed}/deal/{number}")
    return shuffled(setup.scenario, chance.shuffle, first=chance.randrange(setup.scenario.players))


def line_up(entrants: Sequence[Entrant], seed: int, game: int) -> tuple[int, ...]:
    """The number of the entrant in each seat of this game."""
    seated = [number for number, entrant in enumerate(entrants) for _ in range(entrant.seats or 1)]
    deal, rotation = divmod(game, len(seated))
    Random(f"{seed}/seats/{deal}").shuffle(seated)
    return tuple(seated[rotation:] + seated[:rotation])


def seeds_of(seed: int, game: int, players: int) -> tuple[int, ...]:
    """A seed for each seat of a game. None can be derived from another."""
    chance = Random(f"{seed}/game/{game}")
    return tuple(chance.getrandbits(63) for _ in range(players))
