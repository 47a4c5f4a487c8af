"""The array operations are the compiled loops to the last bit."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from mascarade.beliefs import loops_numba as loops
from mascarade.beliefs import loops_numpy
from mascarade.beliefs.loops_numba import Weights, Words


def some(chance: Random, room: int = 1) -> tuple[Words, Weights, int]:
    """Distinct placements of seven cards, two of them equal, with weights that are no round numbers."""
    found = set()
    for _ in range(chance.choice((1, 3, 400))):
        codes = [1, 2, 3, 4, 5, 5, 0]
        chance.shuffle(codes)
        found.add(sum(code << (4 * spot) for spot, code in enumerate(codes)))
    words = np.zeros(room * len(found), np.uint64)
    words[: len(found)] = sorted(found, key=lambda _: chance.random())
    weights = np.zeros(len(words))
    weights[: len(found)] = [chance.random() ** 8 for _ in found]
    return words, weights, len(found)


@pytest.mark.parametrize("seed", range(30))
def test_each_does_the_same(seed: int) -> None:
    chance = Random(seed)
    first, second = chance.sample(range(7), 2)
    mask, value = np.uint64(15 << 4 * first), np.uint64(chance.randint(0, 6) << 4 * first)
    results = []
    for room in (loops, loops_numpy):
        words, weights, count = some(Random(seed), room=2)
        scratch = [np.zeros(count) for _ in range(2)]
        table, pairs = np.zeros(loops.slots_for(count), np.uint64), np.zeros(count, np.uint64)
        count = room.split(words, weights, count, first, second, 0.3, table, pairs, *scratch)
        sums = np.empty((7, 16))
        room.tally(words, weights, count, sums)
        after = [(words[:count].tolist(), weights[:count].tolist(), sums.tolist())]
        room.exchange(words, count, second, 6)
        kept = room.keep(words, weights, count, mask, value)
        after.append((words[:count].tolist(), weights[:count].tolist(), [[kept]]))
        room.clear(words, count, second)
        after.append((words[:count].tolist(), [], []))
        results.append(after)
    assert results[0] == results[1]
