"""Ratings of bots in games of several players (Plackett-Luce, from openskill)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from openskill.models import PlackettLuce


class Rating(msgspec.Struct, frozen=True):
    """An estimate of a bot's strength: mean and standard deviation."""

    mu: float = 25.0
    sigma: float = 25.0 / 3

    @property
    def sure(self) -> float:
        """A conservative estimate, three standard deviations below the mean."""
        return self.mu - 3 * self.sigma


class Rater:
    """Updates ratings game by game. Winners share the first place, all others the second.

    A bot with several seats also plays against itself: each seat is rated as a player of the bot's strength,
    and the bot's new rating is their mean.
    """

    def __init__(self) -> None:
        from openskill.models import PlackettLuce  # noqa: PLC0415 - slow to import

        self._model: PlackettLuce = PlackettLuce()

    def rate(
        self, ratings: Sequence[Rating], line_up: Sequence[int], winners: Collection[int]
    ) -> tuple[Rating, ...]:
        """The ratings after a game: `line_up` is the bot in each seat, and `winners` are seats."""
        model = self._model
        teams = [[model.rating(mu=ratings[bot].mu, sigma=ratings[bot].sigma)] for bot in line_up]
        ranks = [1.0 if seat in winners else 2.0 for seat in range(len(line_up))]
        rated = model.rate(teams, ranks=ranks)
        by_bot: list[list[tuple[float, float]]] = [[] for _ in ratings]
        for bot, (after,) in zip(line_up, rated, strict=True):
            by_bot[bot].append((after.mu, after.sigma))
        return tuple(
            Rating(sum(mu for mu, _ in own) / len(own), sum(sigma for _, sigma in own) / len(own))
            for own in by_bot
        )
