"""What a belief says of itself: particles, copies, seeds, the cemetery, and what can't be."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from random import Random

import numpy as np
import pytest

from mascarade.beliefs import Belief, warm
from mascarade.rules import SPECTATOR, Setup, published
from mascarade.rules import events as e
from mascarade.rules.catalogue import EDITIONS

THIRTEEN = Setup(scenario=published("first", "base", 13))
SIX = Setup(scenario=published("first", "base", 6))


def dealt(setup: Setup) -> e.Dealt:
    return e.Dealt(setup, setup.scenario.cards, 0)


def shuffled_about(
    swaps: int, *, setup: Setup = THIRTEEN, seed: int = 0, cap: int = 300_000, particles: int = 100_000
) -> Belief:
    """A spectator's belief after so many swaps, the same whatever the seed."""
    belief = Belief(SPECTATOR, cap=cap, particles=particles, seed=seed)
    belief.observe(dealt(setup))
    chance, spots = Random("swaps"), setup.layout.spots
    for _ in range(swaps):
        first, second = chance.sample(range(spots), 2)
        belief.observe(e.Swapped(first, first, second))
    return belief


def distance(one: Belief, other: Belief) -> float:
    """The mean total variation between the marginals."""
    return float(np.abs(one.marginals() - other.marginals()).sum(axis=1).mean() / 2)


def test_everybody_knows_the_deal() -> None:
    belief = shuffled_about(0)
    assert belief.exact
    assert belief.support == 1
    for spot, card in enumerate(THIRTEEN.scenario.cards):
        assert belief.at(spot) == {card: 1.0}
    assert belief.where("peasant") == {6: 1.0, 7: 1.0}
    assert belief.probability(0, "nobody") == 0.0
    assert belief.where("nobody") == {}


def test_a_hidden_swap_is_even_and_a_known_one_is_known() -> None:
    belief = Belief(0)
    belief.observe(dealt(SIX))
    belief.observe(e.Swapped(1, 1, 2))
    belief.observe(e.Swapped(0, 0, 5, really=True))
    belief.observe(e.Swapped(0, 0, 4, really=False))
    assert belief.at(1) == {"bishop": 0.5, "king": 0.5}
    assert belief.at(0) == {"cheat": 1.0}
    assert belief.joint((1, 2)) == {("bishop", "king"): 0.5, ("king", "bishop"): 0.5}
    belief.observe(e.Unmasked(1, 1, "king"))
    assert belief.at(2) == {"bishop": 1.0}


def test_two_peasants_are_the_same() -> None:
    belief = Belief(SPECTATOR)
    belief.observe(dealt(THIRTEEN))
    belief.observe(e.Swapped(6, 6, 7))
    assert belief.support == 1


def test_what_cannot_be_is_refused() -> None:
    belief = shuffled_about(3, setup=SIX)
    certain = next(spot for spot in range(6) if len(belief.at(spot)) == 1)
    (card,) = belief.at(certain)
    other = next(name for name in belief.characters if name != card)
    with pytest.raises(AssertionError, match="impossible"):
        belief.observe(e.Unmasked(certain, certain, other))


def test_many_swaps_make_it_go_on_with_particles_and_say_so() -> None:
    exact, drawn = shuffled_about(17), shuffled_about(17, cap=4_000, particles=2_000)
    assert exact.exact
    assert exact.support > 4_000
    assert not drawn.exact
    assert drawn.support <= 4_000
    assert drawn.marginals().sum(axis=1) == pytest.approx(1.0)
    assert distance(exact, drawn) < 0.03


def test_particles_are_drawn_without_bias() -> None:
    exact = shuffled_about(18)
    many = [shuffled_about(18, cap=1_000, particles=500, seed=seed) for seed in range(60)]
    average = np.mean([belief.marginals() for belief in many], axis=0)
    apart = float(np.mean([distance(exact, belief) for belief in many]))
    together = float(np.abs(exact.marginals() - average).sum(axis=1).mean() / 2)
    assert together < apart / 4


def test_the_seed_decides_the_particles() -> None:
    first, again = (shuffled_about(20, cap=1_000, particles=500, seed=7) for _ in range(2))
    other = shuffled_about(20, cap=1_000, particles=500, seed=8)
    assert np.array_equal(first.marginals(), again.marginals())
    assert first.sample(Random(1), 20) == again.sample(Random(1), 20)
    assert not np.array_equal(first.marginals(), other.marginals())


def test_particles_that_lost_the_truth_are_mended() -> None:
    belief = shuffled_about(30, cap=4, particles=2)
    unlikely = next(card for card in belief.characters if not belief.probability(3, card))
    belief.observe(e.Unmasked(3, 3, unlikely))
    assert not belief.exact
    assert belief.at(3) == {unlikely: 1.0}
    assert belief.marginals().sum(axis=1) == pytest.approx(1.0)
    for world in belief.sample(Random(0), 5):
        assert Counter(world) == Counter(THIRTEEN.scenario.cards)


def test_mending_leaves_what_is_certain_as_it_is() -> None:
    belief = shuffled_about(30, cap=4, particles=2)
    hidden = [card for card in belief.characters if card != "peasant"]
    belief.observe(e.Unmasked(3, 3, hidden[0]))
    belief.observe(e.Revealed((e.Shown(5, 5, hidden[1]), e.Shown(6, 6, hidden[2]))))
    assert [belief.at(spot) for spot in (3, 5, 6)] == [{card: 1.0} for card in hidden[:3]]
    with pytest.raises(AssertionError, match="impossible"):
        belief.observe(e.Unmasked(8, 8, hidden[0]))


def test_it_is_exact_again_once_everything_is_known() -> None:
    belief = shuffled_about(30, cap=4, particles=2)
    cards = list(THIRTEEN.scenario.cards)
    Random(3).shuffle(cards)
    known = []
    for spot, card in enumerate(cards[:-1]):
        belief.observe(e.Unmasked(spot, spot, card))
        known.append(belief.exact)
    assert known == [False] * 11 + [True]
    assert belief.sample(Random(0), 1) == [tuple(cards)]


def test_the_end_opens_everything() -> None:
    belief = shuffled_about(30, cap=4, particles=2)
    cards = THIRTEEN.scenario.cards[::-1]
    belief.observe(e.Ended((0,), "thirteen", cards, ()))
    assert belief.exact
    assert belief.sample(Random(0), 2) == [cards, cards]


def test_a_copy_goes_its_own_way() -> None:
    belief = shuffled_about(6)
    before = belief.marginals().copy()
    twin = belief.copy()
    twin.observe(e.Swapped(0, 0, 12))
    (world,) = twin.sample(Random(0), 1)
    assert world[4] is not None
    twin.observe(e.Unmasked(4, 4, world[4]))
    assert np.array_equal(belief.marginals(), before)
    assert twin.support != belief.support
    drawn = shuffled_about(20, cap=100, particles=50)
    assert np.array_equal(drawn.copy().marginals(), drawn.marginals())
    assert not drawn.copy().exact


def test_samples_are_as_likely_as_they_are() -> None:
    belief = shuffled_about(8)
    worlds = belief.sample(Random(5), 20_000)
    for spot in range(13):
        for card, chance in belief.at(spot).items():
            share = sum(world[spot] == card for world in worlds) / len(worlds)
            assert share == pytest.approx(chance, abs=0.02)


def test_memory_follows_what_is_possible() -> None:
    belief = shuffled_about(17)
    assert belief.exact
    assert belief.support > 10_000
    assert belief.nbytes < 16 * 4 * belief.support
    for spot in range(12):
        belief.observe(e.Unmasked(spot, spot, max(belief.at(spot))))
    for _ in range(3):
        belief.observe(e.Swapped(0, 0, 1))
    assert belief.nbytes < 100_000


def test_the_cemetery_is_unseen_on_top_and_known_below() -> None:
    scenario = published("first", "let-it-roll", 8)
    buried = scenario.cemetery
    belief = Belief(SPECTATOR)
    belief.observe(e.Dealt(Setup(scenario=scenario), scenario.cards, 0))
    assert belief.cemetery_top() == pytest.approx({card: buried.count(card) / len(buried) for card in buried})
    assert "peasant" in buried
    for card in buried:
        assert card in belief.cemetery_top()
        belief.observe(e.Raised(0, card))
        if EDITIONS["first"].characters[card].cursed:
            belief.observe(e.CardLeft(card, None))
        else:
            belief.observe(e.Buried(card))
    left = [card for card in buried if not EDITIONS["first"].characters[card].cursed]
    assert belief.cemetery_top() == {left[0]: 1.0}
    belief.observe(e.Raised(0, left[0]))
    assert belief.cemetery_top() == {left[1]: 1.0}
    with pytest.raises(AssertionError, match="not on top"):
        belief.observe(e.Raised(0, left[0]))


def test_a_likely_order_of_the_cemetery_keeps_what_is_known() -> None:
    scenario = published("first", "let-it-roll", 8)
    belief = Belief(SPECTATOR)
    belief.observe(e.Dealt(Setup(scenario=scenario), scenario.cards, 0))
    first, second = (belief.sample_cemetery(Random(seed)) for seed in (1, 2))
    assert sorted(first) == sorted(second) == sorted(scenario.cemetery)
    assert first != second
    belief.observe(e.Raised(0, first[0]))
    belief.observe(e.Buried(first[0]))
    assert all(belief.sample_cemetery(Random(seed))[-1] == first[0] for seed in range(20))


def test_an_empty_cemetery_has_no_top() -> None:
    assert shuffled_about(0).cemetery_top() == {}


def test_importing_compiles_nothing() -> None:
    program = (
        "from mascarade.beliefs import placements\n"
        "loops = [loop for loop in vars(placements).values() if hasattr(loop, 'signatures')]\n"
        "assert len(loops) > 5\n"
        "assert not any(loop.signatures for loop in loops)\n"
    )
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


def test_warm_compiles_everything_once() -> None:
    from mascarade.beliefs import placements

    warm()
    loops = [loop for loop in vars(placements).values() if hasattr(loop, "signatures")]
    assert [len(loop.signatures) for loop in loops] == [1] * len(loops)
    shuffled_about(12, cap=100, particles=50).joint((1, 2))
    assert [len(loop.signatures) for loop in loops] == [1] * len(loops)
