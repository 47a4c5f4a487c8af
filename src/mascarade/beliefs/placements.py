"""The possible placements of the cards with their probabilities: the typed layer over the loops."""

from __future__ import annotations

import threading
from collections.abc import Iterable, Sequence
from types import ModuleType

import msgspec
import numpy as np
from numpy.typing import NDArray

from mascarade.beliefs import loops_numba, loops_numpy
from mascarade.beliefs.loops_numba import slots_for
from mascarade.beliefs.loops_numpy import NIBBLE, Weights, Words

MIN_CAPACITY = 64
"""Placements for which there is space at first."""
MAX_SLACK = 16
"""How many times the needed space is freed."""
ALL_SPOTS = (1 << 64) - 1


class Precision(msgspec.Struct, frozen=True):
    """How many placements are followed exactly, and the size of a sample where there are more."""

    cap: int = 300_000
    particles: int = 100_000


CAREFUL = Precision()
"""Exact in nearly every game."""
QUICK = Precision(cap=30_000, particles=15_000)
"""For many bots, or many games: no update takes long."""


class Scratch:
    """Working arrays of the loops, shared by all beliefs of a thread."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.table: Words = np.zeros(slots_for(count), np.uint64)
        self.words: Words = np.zeros(count, np.uint64)
        self.stayed: Weights = np.zeros(count, np.float64)
        self.moved: Weights = np.zeros(count, np.float64)


class _ThreadScratch(threading.local):
    """A scratch for each thread: one may be interrupted before it has copied its result."""

    def __init__(self) -> None:
        self.scratch = Scratch(1024)


_THREAD = _ThreadScratch()


def scratch_for(count: int) -> Scratch:
    """This thread's scratch, for at least so many placements."""
    scratch = _THREAD.scratch
    if scratch.count < count:
        scratch = _THREAD.scratch = Scratch(max(count, 2 * scratch.count))
    return scratch


def packed(codes: Iterable[int]) -> int:
    """The word of a placement, given the code at each spot."""
    word = 0
    for spot, code in enumerate(codes):
        word |= code << (4 * spot)
    return word


def unpacked(word: int, spots: int) -> list[int]:
    """The code at each spot."""
    return [(word >> shift) & 15 for shift in range(0, 4 * spots, 4)]


def mask_of(spots: Iterable[int]) -> int:
    """The word that shows these spots and hides the others."""
    mask = 0
    for spot in spots:
        mask |= 15 << (4 * spot)
    return mask


class Placements:
    """Distinct placements, whose weights sum to 1."""

    __slots__ = ("_compiled", "_weights", "_words", "count", "spots")

    def __init__(self, codes: Sequence[int], *, compiled: bool = True) -> None:
        self.spots = len(codes)
        self.count = 1
        """How many there are."""
        self._compiled = compiled
        self._words: Words = np.empty(MIN_CAPACITY, np.uint64)
        self._weights: Weights = np.empty(MIN_CAPACITY, np.float64)
        self._words[0] = packed(codes)
        self._weights[0] = 1.0

    @property
    def _loops(self) -> ModuleType:
        return loops_numba if self._compiled else loops_numpy

    @property
    def words(self) -> Words:
        """The placements, four bits a spot."""
        return self._words[: self.count]

    @property
    def weights(self) -> Weights:
        """Their probabilities."""
        return self._weights[: self.count]

    @property
    def nbytes(self) -> int:
        """The memory they take."""
        return self._words.nbytes + self._weights.nbytes

    def copy(self) -> Placements:
        """An independent copy."""
        twin = object.__new__(Placements)
        twin._compiled, twin.spots, twin.count = self._compiled, self.spots, self.count
        twin._words, twin._weights = self._words, self._weights
        twin._resize(max(self.count, MIN_CAPACITY))
        return twin

    def _resize(self, capacity: int) -> None:
        words, weights = np.empty(capacity, np.uint64), np.empty(capacity, np.float64)
        words[: self.count], weights[: self.count] = self.words, self.weights
        self._words, self._weights = words, weights

    def _reserve(self, count: int) -> None:
        """Make space for so many placements, and free space that is far too much."""
        capacity = len(self._words)
        if capacity < count or capacity > MAX_SLACK * max(count, MIN_CAPACITY):
            self._resize(max(count + count // 2, MIN_CAPACITY))

    def _replace(self, words: Words, weights: Weights) -> None:
        """Follow these placements instead."""
        self.count = 0
        self._reserve(len(words))
        self.count = len(words)
        self.words[:], self.weights[:] = words, weights

    def split(self, first: int, second: int, rate: float) -> None:
        """Swap the cards of two spots with this probability."""
        count = self.count
        if len(self._words) < 2 * count:
            self._reserve(2 * count)
        scratch = scratch_for(count)
        self.count = self._loops.split(
            self._words,
            self._weights,
            count,
            first,
            second,
            rate,
            scratch.table,
            scratch.words,
            scratch.stayed,
            scratch.moved,
        )

    def exchange(self, first: int, second: int) -> None:
        """Exchange the cards of two spots."""
        self._loops.exchange(self._words, self.count, first, second)

    def keep(self, seen: Sequence[tuple[int, int]]) -> bool:
        """Keep what fits the cards seen, spots with codes; False, and no change, if nothing does."""
        mask = value = 0
        for spot, code in seen:
            mask |= 15 << (4 * spot)
            value |= code << (4 * spot)
        count = self._loops.keep(self._words, self._weights, self.count, np.uint64(mask), np.uint64(value))
        if not count:
            return False
        self.count = count
        if len(self._words) > MAX_SLACK * MIN_CAPACITY:
            self._reserve(count)
        return True

    def clear(self, spot: int) -> None:
        """Remove the card at a spot."""
        self._loops.clear(self._words, self.count, spot)

    def put(self, spot: int, code: int) -> None:
        """Write this card at a spot in every placement."""
        self.clear(spot)
        self.words[:] |= np.uint64(code << (4 * spot))

    def rewrite(self, old: int, new: int) -> None:
        """Write another code for a card, one that no placement has."""
        words = self.words
        for spot in range(self.spots):
            words[self._at(spot, old)] ^= np.uint64((old ^ new) << (4 * spot))

    def scatter(self, code: int, stand_in: int) -> None:
        """Give one of the cards with the code `stand_in`, any with equal probability, this code."""
        words, shares = [], []
        copies = self.counted(range(self.spots), stand_in)
        for spot in range(self.spots):
            here = self._at(spot, stand_in)
            words.append(self.words[here] ^ np.uint64((code ^ stand_in) << (4 * spot)))
            shares.append(self.weights[here] / copies[here])
        self._replace(np.concatenate(words), np.concatenate(shares))
        self._replace(*self.groups(ALL_SPOTS))

    def _at(self, spot: int, code: int) -> NDArray[np.bool_]:
        """By placement, whether this card lies at the spot."""
        here: NDArray[np.bool_] = ((self.words >> np.uint64(4 * spot)) & NIBBLE) == np.uint64(code)
        return here

    def counted(self, spots: Iterable[int], code: int) -> NDArray[np.int64]:
        """By placement, at how many of these spots this card lies."""
        counts = np.zeros(self.count, np.int64)
        for spot in spots:
            counts += self._at(spot, code)
        return counts

    def resample(self, wanted: int, seed: int) -> None:
        """Follow about so many of them, drawn without bias by a seed of up to 64 bits."""
        scale = self._loops.scale_to(self._weights, self.count, wanted)
        self.count = self._loops.resample(self._words, self._weights, self.count, scale, np.uint64(seed))
        self._reserve(self.count)

    def repair(self, seen: Sequence[tuple[int, int]], fixed: Iterable[int]) -> bool:
        """Make every placement fit the cards seen with as few exchanges of cards as possible.

        The `fixed` spots stay. False if nothing can be made to fit; the placements are then unusable.
        """
        mask = mask_of(fixed)
        for spot, code in seen:
            if not self._loops.repair(self._words, self._weights, self.count, spot, code, np.uint64(mask)):
                return False
            mask |= 15 << (4 * spot)
        words, weights = self.groups(ALL_SPOTS)
        possible = weights > 0.0
        self._replace(words[possible], weights[possible] / weights[possible].sum())
        return self.keep(seen)

    def groups(self, mask: int) -> tuple[Words, Weights]:
        """What the placements show under a mask, each once, with its probability."""
        scratch = scratch_for(self.count)
        found = self._loops.merge(
            self._words,
            self._weights,
            self.count,
            np.uint64(mask),
            scratch.table,
            scratch.words,
            scratch.stayed,
        )
        return scratch.words[:found].copy(), scratch.stayed[:found].copy()

    def tally(self, spot: int | None = None) -> Weights:
        """By spot and code, the probability that this card lies there; of one spot only, if it is given."""
        words = self.words if spot is None else self.words >> np.uint64(4 * spot)
        sums = np.empty((self.spots if spot is None else 1, 16), np.float64)
        self._loops.tally(words, self._weights, self.count, sums)
        return sums

    def holding(self, spots: Iterable[int], code: int) -> float:
        """The probability that this card lies at one of these spots at least."""
        mask = np.uint64(mask_of(spots))
        return float(self._loops.holding(self._words, self._weights, self.count, mask, code))

    def settled(self) -> dict[int, int]:
        """The spots where all placements have the same card, with its code (0 for none)."""
        words = self.words
        differing = int(np.bitwise_or.reduce(words ^ words[0]))
        codes = unpacked(int(words[0]), self.spots)
        return {spot: code for spot, code in enumerate(codes) if not (differing >> (4 * spot)) & 15}

    def draw(self, chances: Sequence[float]) -> list[int]:
        """A word for each chance between 0 and 1."""
        sums = np.cumsum(self.weights)
        found = np.searchsorted(sums, np.asarray(chances) * sums[-1], side="right")
        return [int(word) for word in self._words[np.minimum(found, self.count - 1)]]


def warm() -> None:
    """Compile every loop now, so that no game waits for it; a second call costs nothing."""
    placements = Placements([1, 2, 3, 3, 0])
    placements.split(0, 1, 0.5)
    placements.split(1, 2, 0.5)
    placements.split(0, 2, 0.5)
    placements.exchange(0, 3)
    placements.clear(4)
    placements.groups(ALL_SPOTS)
    placements.tally()
    placements.holding((0,), 1)
    placements.repair([(0, 3)], ())
    placements.resample(1, 1)
