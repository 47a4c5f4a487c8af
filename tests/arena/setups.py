"""Small tables and minds for the arena's tests."""

from collections.abc import Sequence

from mascarade.arena.entrants import fill_table
from mascarade.arena.match import DECISION_SECONDS, Outcome, play
from mascarade.arena.schedule import deal_of
from mascarade.arena.tournament import Tournament
from mascarade.bots import Mind, find_bot
from mascarade.bots import Seat as Offer
from mascarade.rules import Options, Setup, playable, published

UNHURRIED = 600.0
"""Seconds per decision where no bot may be late: the machine may be slow or compile first."""
SMALL = playable(published("first", "base", 4), Options(turn_limit=60))
LARGE = playable(published("first", "combo", 13), Options(turn_limit=80))


def random_mind(setup: Setup, player: int, seed: int = 1) -> Mind:
    return find_bot("random").sit(Offer(setup=setup, player=player, seed=seed))


def offer(setup: Setup, player: int, seed: int = 1) -> Offer:
    return Offer(setup=setup, player=player, seed=seed)


def game_with(stranger: type[Mind], *, patience: float = UNHURRIED, seed: int = 1) -> Outcome:
    """A game of a third-party mind against random bots."""
    minds: list[Mind] = [stranger(offer(SMALL, 0)), *(random_mind(SMALL, p) for p in (1, 2, 3))]
    return play(SMALL, deal_of(SMALL, seed, 0), minds, patience=patience)


def tournament(bots: Sequence[str] = ("random",), setup: Setup = SMALL, seed: int = 1) -> Tournament:
    return Tournament(
        setup=setup,
        entrants=fill_table(bots, setup.scenario.players),
        seed=seed,
        patience=DECISION_SECONDS,
    )
