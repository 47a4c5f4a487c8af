"""The possible placements with their weights: the typed layer over the compiled loops."""

from __future__ import annotations

import threading
from collections.abc import Iterable, Sequence

import msgspec
import numpy as np
from numpy.typing import NDArray

from mascarade.beliefs import loops_numba as loops
from mascarade.beliefs.loops_numba import Weights, Words

ROOM = 64
"""For how many placements there is room at first."""
SLACK = 16
"""How many times too much room is given up."""
WORD = (1 << 64) - 1


class Precision(msgspec.Struct, frozen=True):
    """How many placements are followed exactly, and how many are drawn where there are more."""

    cap: int = 300_000
    particles: int = 100_000


CAREFUL = Precision()
"""Exact in nearly every game."""
QUICK = Precision(cap=30_000, particles=15_000)
"""For many bots, or many games: no update takes long."""


class Scratch:
    """Room that every update uses and leaves: all beliefs that one thread updates or asks share it."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.table: Words = np.zeros(loops.slots_for(count), np.uint64)
        self.words: Words = np.zeros(count, np.uint64)
        self.stayed: Weights = np.zeros(count, np.float64)
        self.moved: Weights = np.zeros(count, np.float64)


class _Own(threading.local):
    """Each thread's own scratch, made when the thread first needs it and gone when it ends.

    A thread may be interrupted after a loop has filled the scratch and before the result is copied from it.
    """

    def __init__(self) -> None:
        self.scratch = Scratch(1024)


_OWN = _Own()


def scratch_for(count: int) -> Scratch:
    """This thread's scratch room, for at least so many placements."""
    scratch = _OWN.scratch
    if scratch.count < count:
        scratch = _OWN.scratch = Scratch(max(count, 2 * scratch.count))
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

    __slots__ = ("_room", "_weights", "_words", "count", "spots")

    def __init__(self, codes: Sequence[int]) -> None:
        self.spots = len(codes)
        self.count = 1
        """How many there are."""
        self._room = ROOM
        self._words: Words = np.empty(ROOM, np.uint64)
        self._weights: Weights = np.empty(ROOM, np.float64)
        self._words[0] = packed(codes)
        self._weights[0] = 1.0

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
        """The same placements, to go other ways."""
        twin = object.__new__(Placements)
        twin.spots, twin.count = self.spots, self.count
        twin._room = max(self.count, ROOM)
        twin._words = np.empty(twin._room, np.uint64)
        twin._weights = np.empty(twin._room, np.float64)
        twin._words[: self.count] = self._words[: self.count]
        twin._weights[: self.count] = self._weights[: self.count]
        return twin

    def _make_room(self, count: int) -> None:
        """Make room for so many placements, and give up room that is far too much."""
        if self._room < count or self._room > SLACK * max(count, ROOM):
            room = max(count + count // 2, ROOM)
            words, weights = np.empty(room, np.uint64), np.empty(room, np.float64)
            words[: self.count] = self._words[: self.count]
            weights[: self.count] = self._weights[: self.count]
            self._room, self._words, self._weights = room, words, weights

    def become(self, codes: Sequence[int]) -> None:
        """Nothing else is possible any more."""
        self.count = 1
        self._make_room(1)
        self._words[0] = packed(codes)
        self._weights[0] = 1.0

    def split(self, first: int, second: int, rate: float) -> None:
        """The cards of two spots were swapped with this probability."""
        count = self.count
        if self._room < 2 * count:
            self._make_room(2 * count)
        scratch = scratch_for(count)
        self.count = loops.split(
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
        """The cards of two spots were certainly exchanged."""
        loops.exchange(self._words, self.count, first, second)

    def keep(self, seen: Sequence[tuple[int, int]]) -> bool:
        """Keep what fits the cards seen, spots with codes; False, and no change, if nothing does."""
        mask = value = 0
        for spot, code in seen:
            mask |= 15 << (4 * spot)
            value |= code << (4 * spot)
        kept = loops.keep(self._words, self._weights, self.count, np.uint64(mask), np.uint64(value))
        if not kept:
            return False
        self.count = kept
        if self._room > SLACK * ROOM:
            self._make_room(kept)
        return True

    def clear(self, spot: int) -> None:
        """The card at a spot is gone."""
        loops.clear(self._words, self.count, spot)

    def put(self, spot: int, code: int) -> None:
        """The card at a spot is now known to be this one."""
        loops.clear(self._words, self.count, spot)
        self.words[:] |= np.uint64(code << (4 * spot))

    def rewrite(self, old: int, new: int) -> None:
        """Write another code for a card, one that no placement has."""
        words = self.words
        for spot in range(self.spots):
            shift = np.uint64(4 * spot)
            words[((words >> shift) & loops.NIBBLE) == np.uint64(old)] ^= np.uint64((old ^ new) << (4 * spot))

    def scatter(self, code: int, stand_in: int) -> None:
        """One of the cards with the code `stand_in`, as likely any of them, is one with this code."""
        words, found, shares = self.words, [], []
        there = self.counted(range(self.spots), stand_in)
        for spot in range(self.spots):
            here = ((words >> np.uint64(4 * spot)) & loops.NIBBLE) == np.uint64(stand_in)
            found.append(words[here] ^ np.uint64((code ^ stand_in) << (4 * spot)))
            shares.append(self.weights[here] / there[here])
        words, weights = np.concatenate(found), np.concatenate(shares)
        self._make_room(len(words))
        self.count = len(words)
        self.words[:], self.weights[:] = words, weights
        words, weights = self.groups(WORD)
        self.count = len(words)
        self.words[:], self.weights[:] = words, weights

    def counted(self, spots: Iterable[int], code: int) -> NDArray[np.int64]:
        """By placement, at how many of these spots this card lies."""
        counts = np.zeros(self.count, np.int64)
        for spot in spots:
            counts += ((self.words >> np.uint64(4 * spot)) & loops.NIBBLE) == np.uint64(code)
        return counts

    def thin(self, wanted: int, seed: int) -> None:
        """Go on with about so many of them, drawn without bias by a seed of up to 64 bits."""
        scale = loops.lightness(self._weights, self.count, wanted)
        self.count = loops.resample(self._words, self._weights, self.count, scale, np.uint64(seed))
        self._make_room(self.count)

    def mend(self, seen: Sequence[tuple[int, int]], fixed: Iterable[int]) -> bool:
        """Make every placement fit the cards seen by exchanging as few cards as that takes.

        The `fixed` spots stay as they are; False if nothing can be made to fit, and then these placements are
        of no more use.
        """
        mask = mask_of(fixed)
        for spot, code in seen:
            if not loops.repair(self._words, self._weights, self.count, spot, code, np.uint64(mask)):
                return False
            mask |= 15 << (4 * spot)
        words, weights = self.groups(WORD)
        kept = weights > 0.0
        self.count = int(kept.sum())
        self._words[: self.count] = words[kept]
        self._weights[: self.count] = weights[kept] / weights[kept].sum()
        return self.keep(seen)

    def groups(self, mask: int) -> tuple[Words, Weights]:
        """What the placements show under a mask, each once, with its probability."""
        scratch = scratch_for(self.count)
        found = loops.merge(
            self._words,
            self._weights,
            self.count,
            np.uint64(mask),
            scratch.table,
            scratch.words,
            scratch.stayed,
        )
        return scratch.words[:found].copy(), scratch.stayed[:found].copy()

    def tally(self) -> NDArray[np.float64]:
        """By spot and code, the probability that this card lies there."""
        sums = np.empty((self.spots, 16), np.float64)
        loops.tally(self._words, self._weights, self.count, sums)
        return sums

    def holding(self, spots: Iterable[int], code: int) -> float:
        """The probability that this card lies at one at least of these spots."""
        return loops.holding(self._words, self._weights, self.count, np.uint64(mask_of(spots)), code)

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
    """Compile every loop now, so that nobody waits for it in a game; a second time it costs nothing."""
    tried = Placements([1, 2, 3, 3, 0])
    tried.split(0, 1, 0.5)
    tried.split(1, 2, 0.5)
    tried.split(0, 2, 0.5)
    tried.exchange(0, 3)
    tried.clear(4)
    tried.groups(WORD)
    tried.tally()
    tried.holding((0,), 1)
    tried.mend([(0, 3)], ())
    tried.thin(1, 1)
