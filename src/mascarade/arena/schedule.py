"""The deals of a study, and who sits where: all of it follows from a seed and a game's number.

A tournament plays each deal once for every seat, and moves everyone one seat on in between: so each bot has
each seat and its cards as often as the others. Who sits beside whom is shuffled afresh for every deal.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from mascarade.arena.entrants import Entrant
from mascarade.rules import Deal, Setup, shuffled


def deal_of(setup: Setup, seed: int, number: int) -> Deal:
    """The deal of this number: cards, cemetery, and who begins."""
    chance = Random(f"{seed}/deal/{number}")
    return shuffled(setup.scenario, chance.shuffle, first=chance.randrange(setup.scenario.players))


def line_up(entrants: Sequence[Entrant], seed: int, game: int) -> tuple[int, ...]:
    """Which entrant, by number, sits at each seat in this game."""
    seated = [number for number, entrant in enumerate(entrants) for _ in range(entrant.seats or 1)]
    deal, moved = divmod(game, len(seated))
    Random(f"{seed}/seats/{deal}").shuffle(seated)
    return tuple(seated[moved:] + seated[:moved])


def seeds_of(seed: int, game: int, players: int) -> tuple[int, ...]:
    """A seed for each seat of a game; nobody can tell another's chances from their own."""
    chance = Random(f"{seed}/game/{game}")
    return tuple(chance.getrandbits(63) for _ in range(players))
