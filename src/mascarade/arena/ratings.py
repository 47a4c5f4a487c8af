"""Ratings of bots in games of several players (Plackett-Luce, from openskill)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

import msgspec
import numpy as np
from numpy.typing import NDArray

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
    and the bot's new rating is their mean. A bot without a seat keeps its rating.
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
            if own
            else before
            for own, before in zip(by_bot, ratings, strict=True)
        )


class RatedGame(msgspec.Struct, frozen=True):
    """The bot in each seat, by number, and the seats that won."""

    line_up: tuple[int, ...]
    winners: tuple[int, ...]


class RatingInterval(msgspec.Struct, frozen=True):
    """A bot's rating, with a 95 % interval of its mean from resampled deals."""

    mu: float
    sigma: float
    low: float
    high: float

    def rounded(self, digits: int) -> RatingInterval:
        """The same with fewer digits."""
        figures = (self.mu, self.sigma, self.low, self.high)
        return RatingInterval(*(round(figure, digits) for figure in figures))


RESAMPLES = 200


def rating_intervals(
    deals: Sequence[Sequence[RatedGame]], bots: int, seed: int
) -> tuple[RatingInterval, ...]:
    """The ratings after these deals, each of equally many games, and how far they vary.

    Whole deals are drawn again with repetition, `RESAMPLES` times, and all their games are rated.
    """
    from openskill.models import PlackettLuce  # noqa: PLC0415 - slow to import

    model, chance = PlackettLuce(), np.random.default_rng(seed)
    drawn = chance.integers(len(deals), size=(RESAMPLES + 1, len(deals)))
    drawn[0] = np.arange(len(deals))
    line_ups = np.array([[game.line_up for game in deal] for deal in deals])
    won = np.zeros(line_ups.shape, np.bool_)
    for number, deal in enumerate(deals):
        for place, game in enumerate(deal):
            won[number, place, list(game.winners)] = True
    mu = np.full((RESAMPLES + 1, bots), Rating().mu)
    sigma = np.full((RESAMPLES + 1, bots), Rating().sigma)
    for step in range(len(deals)):
        for place in range(line_ups.shape[1]):
            at = drawn[:, step], place
            _rate_side_by_side(model, mu, sigma, line_ups[at], won[at])
    low, high = np.percentile(mu[1:], (2.5, 97.5), axis=0)
    return tuple(
        RatingInterval(*map(float, figures)) for figures in zip(mu[0], sigma[0], low, high, strict=True)
    )


def _rate_side_by_side(
    model: PlackettLuce,
    mu: NDArray[np.float64],
    sigma: NDArray[np.float64],
    line_ups: NDArray[np.int64],
    won: NDArray[np.bool_],
) -> None:
    """Rate one game in each row, as `Rater` does: openskill's Plackett-Luce model for many games at once."""
    rows = np.arange(len(mu))[:, None]
    variance = sigma[rows, line_ups] ** 2 + model.tau**2
    scale = np.sqrt((variance + model.beta**2).sum(1, keepdims=True))
    strength = np.exp(mu[rows, line_ups] / scale)
    losers = np.where(won, 0.0, strength).sum(1, keepdims=True)
    winning = strength / strength.sum(1, keepdims=True)
    following = np.where(won, 0.0, strength / np.where(losers > 0, losers, 1.0))
    first, second = won.sum(1, keepdims=True), np.maximum(1, (~won).sum(1, keepdims=True))
    step = np.where(won, 1 / first, 1 / second) - winning - following
    shrink = winning * (1 - winning) + following * (1 - following)
    after_mu = mu[rows, line_ups] + step * variance / scale
    shrink *= variance * np.sqrt(variance) / scale**3
    after_sigma = np.sqrt(variance * np.maximum(1 - shrink, model.kappa))
    seats = np.zeros_like(mu)
    np.add.at(seats, (rows, line_ups), 1)
    for rating, after in ((mu, after_mu), (sigma, after_sigma)):
        total = np.zeros_like(mu)
        np.add.at(total, (rows, line_ups), after)
        np.copyto(rating, total / np.maximum(seats, 1), where=seats > 0)
