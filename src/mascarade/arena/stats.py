"""Confidence intervals of shares, and means and quantiles of counts."""

from __future__ import annotations

from collections.abc import Mapping
from math import lcm, sqrt
from typing import TypeVar

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
    if games == 0:
        return 0.0, 1.0
    share = won / games
    centre = (share + Z * Z / (2 * games)) / (1 + Z * Z / games)
    margin = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games)) / (1 + Z * Z / games)
    return max(0.0, min(share, centre - margin)), min(1.0, max(share, centre + margin))


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
