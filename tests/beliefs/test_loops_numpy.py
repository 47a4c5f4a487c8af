"""The NumPy loops equal the compiled loops: the same bits, or the same probabilities."""

from __future__ import annotations

import inspect
from random import Random

import numpy as np
import pytest

from mascarade.beliefs import Belief, loops_numpy
from mascarade.beliefs import loops_numba as loops
from mascarade.beliefs.loops_numpy import Weights, Words
from mascarade.beliefs.placements import Placements, unpacked
from mascarade.rules import SPECTATOR, Setup, published
from mascarade.rules import events as e


def some(chance: Random, room: int = 1) -> tuple[Words, Weights, int]:
    """Distinct placements of seven cards, two of them equal, with uneven weights."""
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
def test_most_do_the_same_to_the_last_bit(seed: int) -> None:
    chance = Random(seed)
    first, second = chance.sample(range(7), 2)
    code = chance.randint(0, 6)
    mask, value = np.uint64(15 << 4 * first), np.uint64(code << 4 * first)
    results = []
    for room in (loops, loops_numpy):
        words, weights, count = some(Random(seed), room=2)
        scratch = [np.zeros(count) for _ in range(2)]
        table, pairs = np.zeros(loops.slots_for(count), np.uint64), np.zeros(count, np.uint64)
        count = room.split(words, weights, count, first, second, 0.3, table, pairs, *scratch)
        sums = np.empty((7, 16))
        room.tally(words, weights, count, sums)
        holding = room.holding(words, weights, count, mask | np.uint64(15 << 4 * second), code)
        after = [(words[:count].tolist(), weights[:count].tolist(), [*sums.tolist(), [holding]])]
        room.exchange(words, count, second, 6)
        kept = room.keep(words, weights, count, mask, value)
        after.append((words[:count].tolist(), weights[:count].tolist(), [[kept]]))
        room.clear(words, count, second)
        after.append((words[:count].tolist(), [], []))
        results.append(after)
    assert results[0] == results[1]


def placed(seed: int, compiled: bool) -> Placements:
    """Placements with very different weights."""
    chance = Random(seed)
    placements = Placements([1, 2, 3, 4, 5, 5, 0], compiled=compiled)
    for _ in range(10):
        first, second = chance.sample(range(7), 2)
        placements.split(first, second, chance.random() ** 2)
    return placements


def weighed(words: Words, weights: Weights) -> dict[int, float]:
    return {int(word): float(weight) for word, weight in zip(words, weights, strict=True)}


@pytest.mark.parametrize("seed", range(10))
def test_groups_are_the_same_in_another_order(seed: int) -> None:
    one, other = (weighed(*placed(seed, compiled).groups(0xFF0F)) for compiled in (True, False))
    assert len(one) > 10
    assert other == pytest.approx(one, abs=1e-12)


@pytest.mark.parametrize("seed", range(10))
def test_repaired_placements_have_the_card_there_with_the_same_weights(seed: int) -> None:
    """With one card of a kind, there is one way to move it, and none from a fixed spot."""
    one, other = placed(seed, compiled=True), placed(seed, compiled=False)
    for placements in (one, other):
        known = placements.copy()
        assert known.repair([(0, 1)], ())
        assert not known.copy().repair([(1, 1)], (0,))
        assert placements.repair([(0, 1), (1, 2)], ())
        assert all(unpacked(word, 7)[:2] == [1, 2] for word in placements.words.tolist())
    assert one.count > 1
    assert weighed(other.words, other.weights) == pytest.approx(weighed(one.words, one.weights), abs=1e-12)


@pytest.mark.parametrize("compiled", [True, False])
def test_a_sample_has_the_size_and_on_average_the_weights_of_what_it_stands_for(compiled: bool) -> None:
    whole = placed(3, compiled)
    wanted, draws = whole.count // 4, 400
    sums = np.zeros((7, 16))
    for seed in range(draws):
        sample = whole.copy()
        sample.resample(wanted, seed)
        assert 0.8 * wanted < sample.count <= wanted + 1, "some are drawn twice"
        assert sample.weights.sum() == pytest.approx(1.0)
        sums += sample.tally() / draws
    assert np.abs(sums - whole.tally()).max() < 0.01


def test_both_have_the_same_functions() -> None:
    """The module is chosen at run time, so type checkers don't compare the two."""
    shared = [name for name, found in vars(loops_numpy).items() if inspect.isfunction(found)]
    assert len(shared) == 10
    for name in shared:
        compiled = getattr(loops, name)
        assert inspect.signature(getattr(loops_numpy, name)) == inspect.signature(
            getattr(compiled, "py_func", compiled)
        )


def test_a_belief_that_is_not_compiled_is_the_same_belief() -> None:
    setup = Setup(scenario=published("first", "base", 8))
    chance = Random("same")
    one, other = Belief(SPECTATOR), Belief(SPECTATOR, compiled=False)
    for belief in (one, other):
        belief.observe(e.Dealt(setup, setup.scenario.cards, 0))
    for _ in range(12):
        first, second = chance.sample(range(8), 2)
        swap = e.Swapped(0, first, second)
        for belief in (one, other):
            belief.observe(swap)
        assert [one.at(spot) for spot in range(8)] == [other.at(spot) for spot in range(8)]
        assert np.array_equal(one.marginals(), other.marginals())
    assert one.among((1, 2), one.characters[0]) == other.among((1, 2), one.characters[0])
    assert one.joint((1, 2)) == pytest.approx(other.joint((1, 2)), abs=1e-12)
