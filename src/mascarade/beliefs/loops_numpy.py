"""The loops over placements as array operations, for a process that must not wait for a compiler.

Each takes what its namesake in `loops_numba` takes; arrays that only a compiled loop works in are ignored.
All but `merge`, `resample` and `repair` give the same result to the last bit, the order of placements and of
every sum included. Those three give the same probabilities: `merge` in another order, `resample` drawn by
another generator, `repair` with another of several equal cards.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Words = NDArray[np.uint64]
Weights = NDArray[np.float64]

NIBBLE = np.uint64(15)


def split(  # noqa: PLR0917 - as the compiled loop
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
    """Swap two spots' cards with probability `rate`; return the new number of placements."""
    here, there = np.uint64(4 * first), np.uint64(4 * second)
    mine, other = (words[:count] >> here) & NIBBLE, (words[:count] >> there) & NIBBLE
    turned = mine > other
    both = np.where(turned, mine ^ other, np.uint64(0))
    lower = words[:count] ^ ((both << here) | (both << there))
    _, places, inverse = np.unique(lower, return_index=True, return_inverse=True)
    order = np.argsort(places)
    rank = np.empty_like(order)
    rank[order] = np.arange(len(order))
    pair = rank[inverse]
    stay = np.bincount(pair, np.where(turned, 0.0, weights[:count]))
    move = np.bincount(pair, np.where(turned, weights[:count], 0.0))
    lower = lower[places[order]]
    both = ((lower >> here) ^ (lower >> there)) & NIBBLE
    differs = both != 0
    after = np.stack((lower, lower ^ ((both << here) | (both << there))), axis=1)
    chances = np.stack(((1.0 - rate) * stay + rate * move, (1.0 - rate) * move + rate * stay), axis=1)
    chances[~differs, 0] = stay[~differs]
    used = np.stack((np.ones_like(differs), differs), axis=1)
    found = int(used.sum())
    words[:found], weights[:found] = after[used], chances[used]
    return found


def exchange(words: Words, count: int, first: int, second: int) -> None:
    """Exchange the cards of two spots."""
    here, there = np.uint64(4 * first), np.uint64(4 * second)
    both = ((words[:count] >> here) ^ (words[:count] >> there)) & NIBBLE
    words[:count] ^= (both << here) | (both << there)


def keep(words: Words, weights: Weights, count: int, mask: np.uint64, value: np.uint64) -> int:
    """Keep the placements that show `value` under `mask`, with a total weight of 1; return their number."""
    fits = (words[:count] & mask) == value
    fitting = int(fits.sum())
    total = np.cumsum(weights[:count][fits])[-1] if fitting else 0.0
    if total <= 0.0:
        return 0
    words[:fitting], weights[:fitting] = words[:count][fits], weights[:count][fits] / total
    return fitting


def clear(words: Words, count: int, spot: int) -> None:
    """Remove the card at a spot."""
    words[:count] &= ~(NIBBLE << np.uint64(4 * spot))


def merge(  # noqa: PLR0917
    words: Words, weights: Weights, count: int, mask: np.uint64, table: Words, into: Words, sums: Weights
) -> int:
    """Write what the placements show under `mask`, each once, with its weight; return how many there are."""
    shown, which = np.unique(words[:count] & mask, return_inverse=True)
    into[: len(shown)], sums[: len(shown)] = shown, np.bincount(which, weights[:count])
    return len(shown)


def scale_to(weights: Weights, count: int, wanted: int) -> float:
    """The factor that makes the weights sum to `wanted`, where none counts for more than 1.

    It ends as its compiled twin does, for the same reason.
    """
    heavy, scale = 0, 0.0
    while True:
        light = weights[:count] * scale < 1.0
        more, rest = count - int(light.sum()), float(weights[:count][light].sum())
        if (scale > 0.0 and more <= heavy) or more >= wanted or rest <= 0.0:
            return scale
        heavy = more
        scale = (wanted - heavy) / rest


def resample(words: Words, weights: Weights, count: int, scale: float, seed: np.uint64) -> int:
    """Keep some of the placements by chance, without bias; return how many."""
    after = weights[:count].copy()
    light = after * scale < 1.0
    sums = np.cumsum(after[light] * scale)
    intervals = int(np.ceil(sums[-1])) if len(sums) else 0
    marks = np.arange(intervals) + np.random.default_rng(int(seed)).random(intervals)
    drawn = np.bincount(np.searchsorted(sums, marks, side="right"), minlength=len(sums) + 1)[: len(sums)]
    after[light] = drawn / scale
    chosen = after > 0.0
    found = int(chosen.sum())
    words[:found], weights[:found] = words[:count][chosen], after[chosen] / after[chosen].sum()
    return found


def repair(  # noqa: PLR0917
    words: Words, weights: Weights, count: int, spot: int, code: int, fixed: np.uint64
) -> bool:
    """Bring a card to a spot in every placement; return whether any allowed it."""
    words = words[:count]
    here, wanted = np.uint64(4 * spot), np.uint64(code)
    missing = ((words >> here) & NIBBLE) != wanted
    for shift in range(0, 64, 4):
        there = np.uint64(shift)
        if (fixed >> there) & NIBBLE:
            continue
        found = missing & (((words >> there) & NIBBLE) == wanted)
        both = ((words[found] >> here) & NIBBLE) ^ wanted
        words[found] ^= (both << here) | (both << there)
        missing &= ~found
    weights[:count][missing] = 0.0
    return not missing.all()


def tally(words: Words, weights: Weights, count: int, sums: Weights) -> None:
    """Sum the weights of the placements by spot and by the code of the card there."""
    for spot in range(sums.shape[0]):
        codes = (words[:count] >> np.uint64(4 * spot)) & NIBBLE
        sums[spot] = np.bincount(codes.astype(np.int64), weights[:count], minlength=sums.shape[1])


def holding(words: Words, weights: Weights, count: int, mask: np.uint64, code: int) -> float:
    """The summed weight of the placements that have this card at a spot under `mask`."""
    holds = np.zeros(count, bool)
    for shift in range(0, 64, 4):
        if (mask >> np.uint64(shift)) & NIBBLE:
            holds |= ((words[:count] >> np.uint64(shift)) & NIBBLE) == np.uint64(code)
    return float(np.cumsum(np.append(0.0, weights[:count][holds]))[-1])
