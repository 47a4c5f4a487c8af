"""Shares with their intervals, and quantiles of counts."""

from __future__ import annotations

from collections.abc import Mapping
from math import lcm, sqrt

WHOLE = lcm(*range(1, 14))
"""One game, in units that any number of winners can share: sums stay exact, in any order."""

Z = 1.959963984540054
"""Standard deviations on either side that hold 95 %."""


def wilson(won: float, games: int) -> tuple[float, float]:
    """The 95 % score interval of a share (Wilson). A game won by several counts as a fraction for each, which
    varies less than a whole one: for such shares the interval is a little wider than it need be.

    >>> [round(end, 3) for end in wilson(20, 100)]
    [0.133, 0.289]
    """
    if games == 0:
        return 0.0, 1.0
    share = won / games
    centre = (share + Z * Z / (2 * games)) / (1 + Z * Z / games)
    reach = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games)) / (1 + Z * Z / games)
    return max(0.0, min(share, centre - reach)), min(1.0, max(share, centre + reach))


def mean(counts: Mapping[int, int]) -> float:
    """The mean of values that were counted.

    >>> mean({1: 3, 5: 1})
    2.0
    """
    return sum(value * count for value, count in counts.items()) / max(1, sum(counts.values()))


def quantile(counts: Mapping[int, int], part: float) -> int:
    """The smallest counted value that at least this part of them does not exceed.

    >>> quantile({1: 3, 5: 1}, 0.5), quantile({1: 3, 5: 1}, 0.9)
    (1, 5)
    """
    if not counts:
        return 0
    wanted, met = part * sum(counts.values()), 0
    for value in sorted(counts):
        met += counts[value]
        if met >= wanted:
            return value
    return max(counts)
