"""Beliefs: particles, copies, seeds, threads, the cemetery, and impossible events."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from types import ModuleType

import numpy as np
import pytest

import mascarade
from mascarade.beliefs import Belief, Impossible, loops_numpy, warm
from mascarade.beliefs import loops_numba as loops
from mascarade.beliefs.loops_numba import Weights, Words
from mascarade.rules import SPECTATOR, AnyEvent, Setup, published
from mascarade.rules import events as e
from mascarade.rules.catalogue import EDITIONS
from tests.tiers import full

THIRTEEN = Setup(scenario=published("first", "base", 13))
SIX = Setup(scenario=published("first", "base", 6))


def dealt(setup: Setup) -> e.Dealt:
    return e.Dealt(setup, setup.scenario.cards, 0)


def shuffled_about(
    swaps: int, *, setup: Setup = THIRTEEN, seed: int = 0, cap: int = 300_000, particles: int = 100_000
) -> Belief:
    """A spectator's belief after this many swaps, which don't depend on the seed."""
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


def same_placements(belief: Belief, told: tuple[Words, Weights]) -> bool:
    words, weights = belief.placements()
    return np.array_equal(words, told[0]) and np.array_equal(weights, told[1])


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
    for event in (
        e.Unmasked(certain, certain, other),
        e.CardLeft(other, certain),
        e.Peeked(0, certain, "nobody"),
    ):
        before = belief.placements()
        with pytest.raises(Impossible, match="impossible"):
            belief.observe(event)
        assert same_placements(belief, before)


def test_a_person_who_never_swaps_is_taken_at_their_word() -> None:
    belief = Belief(SPECTATOR, swap_rate={0: 0.0})
    belief.observe(dealt(SIX))
    belief.observe(e.Swapped(0, 0, 1))
    with pytest.raises(Impossible, match="impossible"):
        belief.observe(e.Unmasked(0, 0, SIX.scenario.cards[1]))
    belief.observe(e.Unmasked(0, 0, SIX.scenario.cards[0]))


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


def test_particles_that_lost_the_truth_are_repaired() -> None:
    belief = shuffled_about(30, cap=4, particles=2)
    unlikely = next(card for card in belief.characters if not belief.probability(3, card))
    belief.observe(e.Unmasked(3, 3, unlikely))
    assert not belief.exact
    assert belief.at(3) == {unlikely: 1.0}
    assert belief.marginals().sum(axis=1) == pytest.approx(1.0)
    for world in belief.sample(Random(0), 5):
        assert Counter(world) == Counter(THIRTEEN.scenario.cards)


def test_repairing_leaves_what_is_certain_as_it_is() -> None:
    belief = shuffled_about(30, cap=4, particles=2)
    hidden = [card for card in belief.characters if card != "peasant"]
    belief.observe(e.Unmasked(3, 3, hidden[0]))
    belief.observe(e.Revealed((e.Shown(5, 5, hidden[1]), e.Shown(6, 6, hidden[2]))))
    assert [belief.at(spot) for spot in (3, 5, 6)] == [{card: 1.0} for card in hidden[:3]]
    before = belief.placements()
    twice = (e.Shown(8, 8, hidden[3]), e.Shown(9, 9, hidden[3]))
    for event in (e.Unmasked(8, 8, hidden[0]), e.Unmasked(3, 3, hidden[3]), e.Revealed(twice)):
        with pytest.raises(Impossible, match="impossible"):
            belief.observe(event)
        assert same_placements(belief, before)
    belief.observe(e.Unmasked(8, 8, hidden[3]))
    assert [belief.at(spot) for spot in (3, 8)] == [{hidden[0]: 1.0}, {hidden[3]: 1.0}]


def test_a_hidden_swap_with_a_certain_card_leaves_neither_certain() -> None:
    for first, second in ((3, 8), (8, 3)):
        belief = shuffled_about(30, cap=4, particles=2)
        belief.observe(e.Unmasked(3, 3, "judge"))
        belief.observe(e.Swapped(0, first, second))
        assert belief.at(3)["judge"] == belief.at(8)["judge"] == pytest.approx(0.5)
        belief.observe(e.Unmasked(8, 8, "judge"))
        belief.observe(e.Swapped(0, 9, 10))
        with pytest.raises(Impossible, match="impossible"):
            belief.observe(e.Unmasked(3, 3, "judge"))


def test_a_hidden_swap_of_two_certain_peasants_leaves_both_certain() -> None:
    belief = shuffled_about(30, cap=4, particles=2)
    belief.observe(e.Revealed((e.Shown(3, 3, "peasant"), e.Shown(8, 8, "peasant"))))
    belief.observe(e.Swapped(0, 3, 8))
    for spot in (3, 8):
        with pytest.raises(Impossible, match="impossible"):
            belief.observe(e.Unmasked(spot, spot, "judge"))


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


@pytest.mark.parametrize("swaps", [6, 30])
@pytest.mark.parametrize("twin_goes", [True, False])
def test_a_copy_goes_its_own_way(swaps: int, *, twin_goes: bool) -> None:
    belief = shuffled_about(swaps, cap=100, particles=50)
    assert belief.exact == (swaps == 6)
    uncertain = next(spot for spot in range(13) if len(belief.at(spot)) > 1)
    card = min(belief.at(uncertain))
    events: tuple[AnyEvent, ...] = (
        e.Swapped(0, 0, 12),
        e.Swapped(0, 0, 12, really=True),
        e.Unmasked(uncertain, uncertain, card),
        e.CardLeft(card, uncertain),
        e.Ended((0,), "thirteen", THIRTEEN.scenario.cards[::-1], ()),
    )
    asked = (0, 12, uncertain)
    joint = belief.joint(asked)
    for event in events:
        belief = shuffled_about(swaps, cap=100, particles=50)
        before = belief.placements()
        twin = belief.copy()
        assert same_placements(twin, before)
        assert twin.exact == belief.exact
        goes, stays = (twin, belief) if twin_goes else (belief, twin)
        goes.observe(event)
        assert not same_placements(goes, before)
        assert same_placements(stays, before)
        assert stays.joint(asked) == joint


def test_what_a_copy_is_certain_of_is_its_own() -> None:
    belief = shuffled_about(30, cap=4, particles=2)
    twin = belief.copy()
    twin.observe(e.Unmasked(3, 3, "judge"))
    belief.observe(e.Unmasked(3, 3, "king"))
    assert [belief.at(3), twin.at(3)] == [{"king": 1.0}, {"judge": 1.0}]


def test_a_copy_has_a_cemetery_of_its_own() -> None:
    scenario = published("first", "let-it-roll", 8)
    belief = Belief(SPECTATOR)
    belief.observe(e.Dealt(Setup(scenario=scenario), scenario.cards, 0))
    before = belief.cemetery_top()
    twin = belief.copy()
    twin.observe(e.Raised(0, scenario.cemetery[0]))
    assert belief.cemetery_top() == before != twin.cemetery_top()


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
    with pytest.raises(Impossible, match="no unseen"):
        belief.observe(e.Raised(0, "nobody"))
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
    with pytest.raises(Impossible, match="not on top"):
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
        "from mascarade.beliefs import loops_numba\n"
        "loops = [loop for loop in vars(loops_numba).values() if hasattr(loop, 'signatures')]\n"
        "assert len(loops) > 5\n"
        "assert not any(loop.signatures for loop in loops)\n"
    )
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


def test_warm_compiles_everything_once() -> None:
    from mascarade.beliefs import loops_numba

    warm()
    loops = [loop for loop in vars(loops_numba).values() if hasattr(loop, "signatures")]
    assert [len(loop.signatures) for loop in loops] == [1] * len(loops)
    shuffled_about(12, cap=100, particles=50).joint((1, 2))
    assert [len(loop.signatures) for loop in loops] == [1] * len(loops)


PROGRAM = """
from random import Random
import mascarade
from mascarade.beliefs import Belief, Impossible
from mascarade.rules import Setup, published
from mascarade.rules import events as e

def tell(belief, event):
    try:
        belief.observe(event)
    except Impossible as refused:
        print("refused", refused)

setup = Setup(scenario=published("first", "let-it-roll", 8))
for cap in (100_000, 4):
    belief, chance = Belief("spectator", cap=cap, particles=cap // 2), Random("same")
    belief.observe(e.Dealt(setup, setup.scenario.cards, 0))
    for _ in range(20):
        first, second = chance.sample(range(8), 2)
        belief.observe(e.Swapped(first, first, second))
    tell(belief, e.Unmasked(3, 3, setup.scenario.cards[0]))
    tell(belief, e.Unmasked(4, 4, setup.scenario.cards[0]))
    tell(belief, e.Raised(0, setup.scenario.cards[0]))
    print(belief.exact, belief.support, belief.marginals().tolist(), belief.joint((1, 2)))
"""


@full
def test_an_optimised_python_gives_the_same_answers() -> None:
    plain, optimised = (
        subprocess.run([sys.executable, *flags, "-c", PROGRAM], check=True, capture_output=True, text=True)
        for flags in ((), ("-O",))
    )
    assert optimised.stdout == plain.stdout
    lines = optimised.stdout.splitlines()
    assert [line.split()[0] for line in lines] == [
        "refused",
        "refused",
        "True",
        "refused",
        "refused",
        "False",
    ]
    assert sum("impossible" in line for line in lines) == sum("buried" in line for line in lines) == 2


def test_threads_do_not_disturb_each_other() -> None:
    def answers(number: int) -> list[object]:
        belief = shuffled_about(30 + number, cap=40, particles=20, seed=number)
        others = [spot for spot in range(13) if spot != number]
        told: list[object] = [belief.joint((number, spot)) for spot in others * 10]
        for spot in range(3):
            belief.observe(e.Unmasked(spot, spot, belief.characters[number + spot]))
            told.append([part.tolist() for part in belief.placements()])
        return told

    numbers = [number for number in range(8) for _ in range(12)]
    expected = {number: answers(number) for number in numbers}
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        with ThreadPoolExecutor(8) as threads:
            told = list(threads.map(answers, numbers))
    finally:
        sys.setswitchinterval(interval)
    assert [expected[number] == answer for number, answer in zip(numbers, told, strict=True)] == [True] * len(
        told
    )


def test_where_nothing_can_be_kept_on_disk_it_is_compiled_for_now(tmp_path: Path) -> None:
    """A file takes the place of the cache folder, so that not even root can write there."""
    sources = Path(mascarade.__file__).parent
    copied = tmp_path / "mascarade"
    shutil.copytree(sources, copied, ignore=shutil.ignore_patterns("__pycache__"))
    (copied / "beliefs" / "__pycache__").touch()
    nowhere = tmp_path / "nowhere"
    nowhere.touch()
    program = (
        "from mascarade.beliefs import loops_numba\n"
        "from mascarade.beliefs.placements import Placements\n"
        "placed = Placements([1, 2])\n"
        "placed.exchange(0, 1)\n"
        "print(loops_numba.__file__, loops_numba.exchange.stats.cache_path, hex(placed.words[0]))\n"
    )
    environment = {name: value for name, value in os.environ.items() if name != "NUMBA_CACHE_DIR"} | {
        "PYTHONPATH": str(tmp_path),
        "PYTHONDONTWRITEBYTECODE": "1",
        **dict.fromkeys(("HOME", "XDG_CACHE_HOME", "LOCALAPPDATA"), str(nowhere)),
    }
    ran = subprocess.run(
        [sys.executable, "-c", program], check=False, capture_output=True, text=True, env=environment
    )
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.split() == [str(copied / "beliefs" / "loops_numba.py"), "None", "0x12"]


def test_what_is_drawn_weighs_as_much_as_it_stands_for() -> None:
    """Heavy placements stay; light ones are drawn in equal portions, with their own weight on average."""
    before = np.array([30, 7, 7, 7, 7, 7, 7, 7, 5, 4, 4, 3, 3, 2]) / 100
    wanted, draws, twice = 8, 4_000, 0
    portion = 0.7 / (wanted - 1)
    sums = np.zeros(len(before))
    for seed in range(draws):
        words, weights = np.arange(1, 1 + len(before), dtype=np.uint64), before.copy()
        scale = loops.scale_to(weights, len(weights), wanted)
        assert scale == pytest.approx(1 / portion)
        kept = loops.resample(words, weights, len(weights), scale, np.uint64(Random(seed).getrandbits(64)))
        assert words[0] == 1
        assert weights[0] == pytest.approx(before[0])
        assert weights[:kept].sum() == pytest.approx(1.0)
        portions = weights[1:kept] / portion
        assert portions == pytest.approx(np.round(portions))
        assert portions.min() > 0.5
        twice += int((portions > 1.5).sum())
        sums[words[:kept] - 1] += weights[:kept]
    assert twice > draws / 10
    assert sums / draws == pytest.approx(before, abs=5 * portion / draws**0.5)


@pytest.mark.parametrize(("heavy", "light", "wanted"), [(1, 3, 3), (1, 9, 2), (1, 13, 4), (1, 10, 8)])
def test_rounding_does_not_keep_resampling_from_an_end(heavy: int, light: int, wanted: int) -> None:
    """Weights exactly at the border between heavy and light, where rounding decides."""
    weights = np.array([1 / wanted] * heavy + [(1 - heavy / wanted) / light] * light)
    words = np.arange(1, 1 + len(weights), dtype=np.uint64)
    scale = loops.scale_to(weights, len(weights), wanted)
    assert scale == pytest.approx(wanted)
    kept = loops.resample(words, weights, len(weights), scale, np.uint64(1))
    assert 1 <= kept <= wanted + 1
    assert weights[:kept].sum() == pytest.approx(1.0)


@pytest.mark.parametrize("backend", [loops, loops_numpy])
def test_resampling_ends_though_rounding_makes_a_heavy_weight_light_again(backend: ModuleType) -> None:
    weights = np.array([0.3, 0.4, 0.2, 0.1])
    scale = backend.scale_to(weights, len(weights), 3)
    assert np.minimum(weights * scale, 1.0).sum() == pytest.approx(3)
