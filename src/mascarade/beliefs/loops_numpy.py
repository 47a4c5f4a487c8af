"""The busiest loops of `placements` as array operations, for a process in which nothing is compiled.

The same to the last bit, the order of placements and of every sum included: so a mind answers alike whether
or not there is a compiler.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Words = NDArray[np.uint64]
Weights = NDArray[np.float64]

NIBBLE = np.uint64(15)


def split(  # noqa: PLR0917 - as the loop
    words: Words,
    weights: Weights,
    count: int,
    first: int,
    second: int,
    rate: float,
    table: Words,
    pairs: Words,
    stayed: Weights,
    moved: Weights,
) -> int:
    """Two spots' cards were swapped with probability `rate`; how many placements there are now."""
    here, there = np.uint64(4 * first), np.uint64(4 * second)
    mine, other = (words[:count] >> here) & NIBBLE, (words[:count] >> there) & NIBBLE
    turned = mine > other
    both = np.where(turned, mine ^ other, np.uint64(0))
    lower = words[:count] ^ ((both << here) | (both << there))
    _, places, inverse = np.unique(lower, return_index=True, return_inverse=True)
    met = np.argsort(places)
    rank = np.empty_like(met)
    rank[met] = np.arange(len(met))
    pair = rank[inverse]
    stay = np.bincount(pair, np.where(turned, 0.0, weights[:count]))
    move = np.bincount(pair, np.where(turned, weights[:count], 0.0))
    lower = lower[places[met]]
    both = ((lower >> here) ^ (lower >> there)) & NIBBLE
    differs = both != 0
    after = np.stack((lower, lower ^ ((both << here) | (both << there))), axis=1)
    chances = np.stack(((1.0 - rate) * stay + rate * move, (1.0 - rate) * move + rate * stay), axis=1)
    chances[~differs, 0] = stay[~differs]
    kept = np.stack((np.ones_like(differs), differs), axis=1)
    found = int(kept.sum())
    words[:found], weights[:found] = after[kept], chances[kept]
    return found


def exchange(words: Words, count: int, first: int, second: int) -> None:
    """Two spots' cards were certainly exchanged."""
    here, there = np.uint64(4 * first), np.uint64(4 * second)
    both = ((words[:count] >> here) ^ (words[:count] >> there)) & NIBBLE
    words[:count] ^= (both << here) | (both << there)


def keep(words: Words, weights: Weights, count: int, mask: np.uint64, value: np.uint64) -> int:
    """Keep the placements that show `value` under `mask`, weighing 1 together; how many they are."""
    fits = (words[:count] & mask) == value
    kept = int(fits.sum())
    total = np.cumsum(weights[:count][fits])[-1] if kept else 0.0
    if total <= 0.0:
        return 0
    words[:kept], weights[:kept] = words[:count][fits], weights[:count][fits] / total
    return kept


def clear(words: Words, count: int, spot: int) -> None:
    """The card at a spot left the game."""
    words[:count] &= ~(NIBBLE << np.uint64(4 * spot))


def tally(words: Words, weights: Weights, count: int, sums: Weights) -> None:
    """By spot and code, the summed weight of the placements that have that card there."""
    for spot in range(sums.shape[0]):
        codes = (words[:count] >> np.uint64(4 * spot)) & NIBBLE
        sums[spot] = np.bincount(codes.astype(np.int64), weights[:count], minlength=sums.shape[1])
