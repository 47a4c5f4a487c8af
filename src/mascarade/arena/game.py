"""One game between entrants, on the kernel if it supports all of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mascarade.arena.entrants import Entrant, seat_entrants
from mascarade.arena.kernel_match import KernelMatch, kernel_match
from mascarade.arena.match import Meter, Outcome, play
from mascarade.rules import Deal, Player, Setup


def table_for(setup: Setup, entrants: Sequence[Entrant]) -> KernelMatch | None:
    """The kernel's table for these entrants, if it supports all of them."""
    return kernel_match(setup, tuple(sorted({entrant.bot for entrant in entrants})))


def play_entrants(
    setup: Setup, deal: Deal, seated: Sequence[Entrant], seeds: Sequence[int], *, patience: float
) -> Outcome:
    """Play a game of the entrants in their seats, on the kernel if possible."""
    table = table_for(setup, seated)
    if table is not None:
        return table.play(deal, [entrant.bot for entrant in seated], seeds[0])
    return play_on_engine(setup, deal, seated, seeds, patience=patience)


def play_on_engine(
    setup: Setup,
    deal: Deal,
    seated: Sequence[Entrant],
    seeds: Sequence[int],
    *,
    patience: float,
    meters: Mapping[Player, Meter] | None = None,
) -> Outcome:
    """Play a game of the entrants in their seats on the engine, with meters of what some players cost."""
    minds = seat_entrants(seated, setup, seeds, patience)
    return play(setup, deal, minds, patience=patience, meters=meters)
