"""Ratings of bots that meet at one table (Plackett-Luce, from openskill)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from openskill.models import PlackettLuce


class Rating(msgspec.Struct, frozen=True):
    """How good a bot is thought to be, and how sure that is: the mean and the standard deviation."""

    mu: float = 25.0
    sigma: float = 25.0 / 3

    @property
    def sure(self) -> float:
        """What it is at least, in all likelihood."""
        return self.mu - 3 * self.sigma


class Raters:
    """Folds games into ratings, one after the other. Winners share the first place, all others the second.

    A bot with several seats meets itself: its seats are rated as players of equal strength, and the bot's new
    rating is their mean.
    """

    def __init__(self) -> None:
        from openskill.models import PlackettLuce  # noqa: PLC0415 - only who rates waits for it

        self._model: PlackettLuce = PlackettLuce()

    def after(
        self, ratings: Sequence[Rating], line_up: Sequence[int], winners: Collection[int]
    ) -> tuple[Rating, ...]:
        """The ratings after a game: `line_up` says which bot sat in which seat, `winners` are seats."""
        model = self._model
        teams = [[model.rating(mu=ratings[bot].mu, sigma=ratings[bot].sigma)] for bot in line_up]
        ranks = [1.0 if seat in winners else 2.0 for seat in range(len(line_up))]
        rated = model.rate(teams, ranks=ranks)
        found: list[list[tuple[float, float]]] = [[] for _ in ratings]
        for bot, (after,) in zip(line_up, rated, strict=True):
            found[bot].append((after.mu, after.sigma))
        return tuple(
            Rating(sum(mu for mu, _ in own) / len(own), sum(sigma for _, sigma in own) / len(own))
            for own in found
        )
