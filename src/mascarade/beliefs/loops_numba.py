"""The compiled loops over placements.

A placement is the card at every spot, as one unsigned 64-bit word, four bits a spot: 0 for no card, else a
card's code from 1 on. Equal cards share a code, so equal placements are equal words. No word is 0, since some
card is always on the table: a hash table uses 0 for a free slot.

Importing this module compiles nothing: numba compiles each loop at its first call and caches it on disk if it
can. Integers are converted to words before they meet one, because numba turns mixed signs into floats.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import ParamSpec, TypeVar, cast

import numpy as np
from numba import config, njit

from mascarade.beliefs import loops_numpy
from mascarade.compile_cache import cache_compiled

P = ParamSpec("P")
R = TypeVar("R")
Words = loops_numpy.Words
Weights = loops_numpy.Weights

UNCOMPILED = bool(vars(config)["DISABLE_JIT"])
"""Whether compilation is disabled in this process (NUMBA_DISABLE_JIT=1)."""
NIBBLE = loops_numpy.NIBBLE
SPREAD = np.uint64(0x9E3779B97F4A7C15)
"""The multiplier of Fibonacci hashing."""
RANDOM_FACTOR = np.uint64(6364136223846793005)
RANDOM_TERM = np.uint64(1442695040888963407)
"""Knuth's linear congruential generator; only its high bits are used."""
TINY = 2.0**-53
MIN_BITS = 3
"""The binary logarithm of the smallest hash table's size."""


def compiled(loop: Callable[P, R]) -> Callable[P, R]:
    """Compile a loop at its first call, and cache the result on disk.

    Words overflow on purpose; without compilation numpy would warn about it.
    """
    if UNCOMPILED:
        return np.errstate(over="ignore")(loop)
    dispatcher = njit(loop)
    cache_compiled(dispatcher, Path(__file__).parent)
    return cast(Callable[P, R], dispatcher)


def compiled_or(arrays: Callable[P, R]) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Compile a loop, or use equal array operations where compilation is disabled."""
    return lambda loop: arrays if UNCOMPILED else compiled(loop)


def slots_for(count: int) -> int:
    """The length of a hash table for so many words: a word and a number for each slot."""
    bits = MIN_BITS
    while (1 << bits) < 2 * count:
        bits += 1
    return 2 << bits


@compiled_or(loops_numpy.split)
def split(  # noqa: PLR0917 - loops take their arrays by position
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
    """Swap two spots' cards with probability `rate`; return the new number of placements.

    A placement and the one with the two cards exchanged form a pair. Both of each pair are written, so
    `words` and `weights` need space for twice as many.
    """
    bits = MIN_BITS
    while (1 << bits) < 2 * count:
        bits += 1
    size = 1 << bits
    table[: 2 * size] = 0
    shift = np.uint64(64 - bits)
    here, there = np.uint64(4 * first), np.uint64(4 * second)
    found = 0
    for index in range(count):
        word = words[index]
        mine = (word >> here) & NIBBLE
        other = (word >> there) & NIBBLE
        if mine > other:
            both = mine ^ other
            word = word ^ ((both << here) | (both << there))
        slot = np.int64((word * SPREAD) >> shift)
        while table[2 * slot] != word:
            if table[2 * slot] == 0:
                table[2 * slot] = word
                table[2 * slot + 1] = np.uint64(found)
                pairs[found] = word
                stayed[found] = 0.0
                moved[found] = 0.0
                found += 1
                break
            slot = np.int64((slot + 1) & (size - 1))
        pair = np.int64(table[2 * slot + 1])
        if mine > other:
            moved[pair] += weights[index]
        else:
            stayed[pair] += weights[index]
    after = 0
    for number in range(found):
        word = pairs[number]
        both = ((word >> here) ^ (word >> there)) & NIBBLE
        if both == 0:
            words[after] = word
            weights[after] = stayed[number]
            after += 1
        else:
            words[after] = word
            weights[after] = (1.0 - rate) * stayed[number] + rate * moved[number]
            words[after + 1] = word ^ ((both << here) | (both << there))
            weights[after + 1] = (1.0 - rate) * moved[number] + rate * stayed[number]
            after += 2
    return after


@compiled_or(loops_numpy.exchange)
def exchange(words: Words, count: int, first: int, second: int) -> None:
    """Exchange the cards of two spots, one of which may be empty."""
    here, there = np.uint64(4 * first), np.uint64(4 * second)
    for index in range(count):
        word = words[index]
        both = ((word >> here) ^ (word >> there)) & NIBBLE
        words[index] = word ^ ((both << here) | (both << there))


@compiled_or(loops_numpy.keep)
def keep(words: Words, weights: Weights, count: int, mask: np.uint64, value: np.uint64) -> int:
    """Keep the placements that show `value` under `mask`, with a total weight of 1; return their number.

    If none of them has any weight, return 0 and change nothing.
    """
    total = 0.0
    for index in range(count):
        if (words[index] & mask) == value:
            total += weights[index]
    if total <= 0.0:
        return 0
    fitting = 0
    for index in range(count):
        if (words[index] & mask) == value:
            words[fitting] = words[index]
            weights[fitting] = weights[index] / total
            fitting += 1
    return fitting


@compiled_or(loops_numpy.clear)
def clear(words: Words, count: int, spot: int) -> None:
    """Remove the card at a spot."""
    mask = ~(NIBBLE << np.uint64(4 * spot))
    for index in range(count):
        words[index] &= mask


@compiled
def merge(  # noqa: PLR0917
    words: Words, weights: Weights, count: int, mask: np.uint64, table: Words, into: Words, sums: Weights
) -> int:
    """Write what the placements show under `mask`, each once, with its weight; return how many there are.

    Callers must not pass a mask that shows only empty spots: its word would be 0.
    """
    bits = MIN_BITS
    while (1 << bits) < 2 * count:
        bits += 1
    size = 1 << bits
    table[: 2 * size] = 0
    shift = np.uint64(64 - bits)
    found = 0
    for index in range(count):
        word = words[index] & mask
        slot = np.int64((word * SPREAD) >> shift)
        while table[2 * slot] != word:
            if table[2 * slot] == 0:
                table[2 * slot] = word
                table[2 * slot + 1] = np.uint64(found)
                into[found] = word
                sums[found] = 0.0
                found += 1
                break
            slot = np.int64((slot + 1) & (size - 1))
        sums[np.int64(table[2 * slot + 1])] += weights[index]
    return found


@compiled
def scale_to(weights: Weights, count: int, wanted: int) -> float:
    """The factor that makes the weights sum to `wanted`, where none counts for more than 1.

    The search ends when a round finds no more heavy weights than the round before. It may find fewer, where
    rounding makes a heavy weight light again: to wait for an equal number might never end.
    """
    heavy, scale = 0, 0.0
    while True:
        more, rest = 0, 0.0
        for index in range(count):
            if weights[index] * scale >= 1.0:
                more += 1
            else:
                rest += weights[index]
        if (scale > 0.0 and more <= heavy) or more >= wanted or rest <= 0.0:
            return scale
        heavy = more
        scale = (wanted - heavy) / rest


@compiled
def resample(words: Words, weights: Weights, count: int, scale: float, seed: np.uint64) -> int:
    """Keep some of the placements by chance, without bias; return how many.

    Placements that weigh 1 or more after scaling stay as they are. Along the cumulative weights of the others
    one is drawn from each interval of length 1, and all that are drawn once weigh the same (Fearnhead and
    Clifford). The point in each interval is random: equal distances would interfere with the order of pairs.
    """
    state = seed
    found, total, passed, interval, mark = 0, 0.0, 0.0, 0.0, -1.0
    for index in range(count):
        weight = weights[index]
        if weight * scale < 1.0:
            passed += weight * scale
            drawn = 0
            while True:
                if mark < interval:
                    state = state * RANDOM_FACTOR + RANDOM_TERM
                    mark = interval + np.float64(state >> np.uint64(11)) * TINY
                if mark >= passed:
                    break
                drawn += 1
                interval += 1.0
            if drawn == 0:
                continue
            weight = drawn / scale
        words[found] = words[index]
        weights[found] = weight
        total += weight
        found += 1
    for index in range(found):
        weights[index] /= total
    return found


@compiled
def repair(  # noqa: PLR0917
    words: Words, weights: Weights, count: int, spot: int, code: int, fixed: np.uint64
) -> bool:
    """Bring a card to a spot in every placement, from where it has that card; return whether any allowed it.

    Spots under the mask `fixed` stay. A placement that has the card only there gets the weight 0.
    """
    here, wanted = np.uint64(4 * spot), np.uint64(code)
    repaired = False
    for index in range(count):
        word = words[index]
        if ((word >> here) & NIBBLE) == wanted:
            repaired = True
            continue
        source = np.uint64(64)
        for other in range(16):
            there = np.uint64(4 * other)
            if ((word >> there) & NIBBLE) == wanted and ((fixed >> there) & NIBBLE) == 0:
                source = there
        if source == np.uint64(64):
            weights[index] = 0.0
            continue
        both = ((word >> here) & NIBBLE) ^ wanted
        words[index] = word ^ ((both << here) | (both << source))
        repaired = True
    return repaired


@compiled_or(loops_numpy.tally)
def tally(words: Words, weights: Weights, count: int, sums: Weights) -> None:
    """Sum the weights of the placements by spot and by the code of the card there."""
    sums[:] = 0.0
    spots = sums.shape[0]
    for index in range(count):
        word, weight = words[index], weights[index]
        for spot in range(spots):
            sums[spot, np.int64(word & NIBBLE)] += weight
            word >>= np.uint64(4)


@compiled_or(loops_numpy.holding)
def holding(words: Words, weights: Weights, count: int, mask: np.uint64, code: int) -> float:
    """The summed weight of the placements that have this card at a spot under `mask`."""
    total = 0.0
    wanted = np.uint64(code)
    for index in range(count):
        word, among = words[index], mask
        while among != 0:
            if (among & NIBBLE) != 0 and (word & NIBBLE) == wanted:
                total += weights[index]
                break
            among >>= np.uint64(4)
            word >>= np.uint64(4)
    return total
