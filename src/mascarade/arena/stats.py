"""Confidence intervals of shares and differences, and means and quantiles of counts.

Games of one deal belong together: they share their cards, and a bot plays each of its seats. Intervals by
deal therefore take the deals, and not the games, as independent.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import lcm, sqrt
from typing import TypeVar

import msgspec

K = TypeVar("K")

UNITS_PER_GAME = lcm(*range(1, 14))
"""A won game in units that any number of winners can share, so that sums are exact in any order."""

Z = 1.959963984540054
"""Standard deviations on either side of the mean that cover 95 %."""


def wilson(won: float, games: int) -> tuple[float, float]:
    """The 95 % score interval of a share (Wilson).

    Shared wins count as fractions, which vary less than whole ones, so the interval is then a bit too wide.

    >>> [round(end, 3) for end in wilson(20, 100)]
    [0.133, 0.289]
    """
    return _score_interval(won / games, games, Z) if games else (0.0, 1.0)


def _score_interval(share: float, games: float, z: float) -> tuple[float, float]:
    """The score interval of a share of this many independent games, `z` standard deviations wide."""
    centre = (share + z * z / (2 * games)) / (1 + z * z / games)
    margin = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return max(0.0, min(share, centre - margin)), min(1.0, max(share, centre + margin))


def t_quantile(freedom: int) -> float:
    """The 97.5 % quantile of Student's t distribution, to two digits.

    >>> [round(t_quantile(freedom), 2) for freedom in (1, 5, 30)]
    [12.71, 2.57, 2.04]
    """
    exact = (12.706, 4.303, 3.182, 2.776)
    if freedom <= len(exact):
        return exact[max(freedom, 1) - 1]
    z, n = Z, freedom
    terms = (
        (z**3 + z) / (4 * n),
        (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2),
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3),
    )
    return z + sum(terms)


def _variance(values: Sequence[float], prior: float) -> float:
    """The variance of some values. `prior`, what it would be by chance, counts as one more of them, and for
    equal values it is all that is known: they are not taken for certainty.
    """
    if min(values) == max(values):
        return prior
    middle = sum(values) / len(values)
    return (sum((value - middle) ** 2 for value in values) + prior) / len(values)


def clustered_share(won: Sequence[float], games: int) -> tuple[float, float, float]:
    """The share of games won, and its 95 % interval; `won` are the games won of each deal of `games` games.

    A score interval for as many independent games as tell as much as these do. Shared wins are fractions.

    >>> [round(end, 2) for end in clustered_share([1, 0, 2, 1, 1, 2, 0, 1], 4)]
    [0.25, 0.13, 0.42]
    """
    if not won:
        return 0.0, 0.0, 1.0
    deals = len(won)
    share = sum(won) / (deals * games)
    likely = (sum(won) + Z * Z / 2) / (deals * games + Z * Z)
    independent = likely * (1 - likely) / games
    variance = _variance([each / games for each in won], independent)
    effective = deals * games * independent / variance
    return share, *_score_interval(share, effective, t_quantile(deals))


def mean_interval(values: Sequence[float]) -> tuple[float, float, float]:
    """The mean of independent values, and its 95 % interval (Student's t).

    >>> [round(end, 2) for end in mean_interval([1, 2, 2, 3])]
    [2.0, 0.7, 3.3]
    """
    middle = sum(values) / len(values)
    variance = sum((value - middle) ** 2 for value in values) / max(1, len(values) - 1)
    margin = t_quantile(len(values) - 1) * sqrt(variance / len(values))
    return middle, middle - margin, middle + margin


class Difference(msgspec.Struct, frozen=True):
    """The mean difference between two bots that played the same deals, and its 95 % interval."""

    mean: float = 0.0
    error: float = 0.0
    """Its standard deviation; 0 if nothing is known."""
    low: float = -1.0
    high: float = 1.0
    deals: int = 0

    @property
    def is_decided(self) -> bool:
        """Whether one of the two is better, as far as the interval tells."""
        return self.low > 0 or self.high < 0


def paired_difference(first: Sequence[float], second: Sequence[float], games: int) -> Difference:
    """The difference of two shares: games won of each deal of `games` games, for the deals that both played.

    >>> found = paired_difference([2, 1, 2, 3, 1, 2], [1, 1, 0, 2, 0, 1], 6)
    >>> found.is_decided, round(found.mean, 3)
    (True, 0.167)
    """
    deals = min(len(first), len(second))
    if not deals:
        return Difference()
    pairs = list(zip(first[:deals], second[:deals], strict=True))
    apart = [(a - b) / games for a, b in pairs]
    prior = 0.0
    for won in zip(*pairs, strict=True):
        likely = (sum(won) + Z * Z / 2) / (deals * games + Z * Z)
        prior += likely * (1 - likely) / games
    middle = sum(apart) / deals
    error = sqrt(_variance(apart, prior) / deals)
    margin = t_quantile(deals) * error
    return Difference(middle, error, max(-1.0, middle - margin), min(1.0, middle + margin), deals)


def mean(counts: Mapping[int, int]) -> float:
    """The mean of counted values.

    >>> mean({1: 3, 5: 1})
    2.0
    """
    return sum(value * count for value, count in counts.items()) / max(1, sum(counts.values()))


def quantile(counts: Mapping[int, int], fraction: float) -> int:
    """The smallest value such that at least this fraction of the counted values are no larger.

    >>> quantile({1: 3, 5: 1}, 0.5), quantile({1: 3, 5: 1}, 0.9)
    (1, 5)
    """
    if not counts:
        return 0
    wanted, seen = fraction * sum(counts.values()), 0
    for value in sorted(counts):
        seen += counts[value]
        if seen >= wanted:
            return value
    return max(counts)


def add_counts(counts: dict[K, int], more: Mapping[K, int]) -> None:
    """Add other counts to these."""
    for key, count in more.items():
        counts[key] = counts.get(key, 0) + count
