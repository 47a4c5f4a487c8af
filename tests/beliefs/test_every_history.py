"""The belief equals the enumeration of every history of hidden swaps."""

from collections import Counter, defaultdict
from random import Random

import numpy as np
import pytest

from mascarade.beliefs import Belief
from mascarade.rules import AnyEvent, Options, Player, Setup, Spot, Viewer
from mascarade.rules import events as e
from mascarade.testing.generators import STYLES, published_scenarios, random_options, random_scenario
from tests.beliefs.oracle import Oracle, Rate, by_person, even, eyes, marginals, played, viewers
from tests.tiers import scaled

CLOSE = 1e-12
TELLING = (
    e.Swapped,
    e.Looked,
    e.Peeked,
    e.Revealed,
    e.Unmasked,
    e.ShownAround,
    e.CardLeft,
    e.Handed,
    e.Ended,
)
COURSES = 9
"""Maximum number of swaps in a game; with more, there are too many histories to enumerate."""


def same(belief: Belief, oracle: Oracle, chance: Random) -> None:
    """Check that every query has the same answer."""
    expected = oracle.placements()
    assert belief.exact
    assert belief.support == len(expected)
    spots: list[Spot] = list(range(len(next(iter(expected)))))
    filled = [spot for spot in spots if next(iter(expected))[spot] is not None]
    rows = marginals(expected)
    for spot in spots:
        assert belief.at(spot) == pytest.approx(rows[spot], abs=CLOSE)
    table = belief.marginals()
    assert table.shape == (len(spots), len(belief.characters))
    assert table.sum(axis=1) == pytest.approx([float(spot in filled) for spot in spots], abs=CLOSE)
    card = chance.choice(belief.characters)
    where = {spot: row[card] for spot, row in enumerate(rows) if card in row}
    assert belief.where(card) == pytest.approx(where, abs=CLOSE)
    few = chance.sample(filled, min(len(filled), chance.randint(1, 3)))
    joint: defaultdict[tuple[str | None, ...], float] = defaultdict(float)
    for cards, weight in expected.items():
        joint[tuple(cards[spot] for spot in few)] += weight
    assert belief.joint(few) == pytest.approx(dict(joint), abs=CLOSE)
    holding = sum(weight for cards, weight in expected.items() if any(cards[spot] == card for spot in few))
    assert belief.among(few, card) == pytest.approx(holding, abs=CLOSE)
    assert {*belief.sample(chance, 5)} <= {*expected}


def compare(events: list[AnyEvent], viewer: Viewer, rate: Rate, chance: Random) -> Counter[type[e.Event]]:
    """Observe a game both ways; the number of events by type."""
    rates: dict[Player, float] = {player: rate(player) for player in range(13)}
    belief = Belief(viewer, swap_rate=0.5 if rate is even else rates)
    oracle, met = Oracle(rate), Counter[type[e.Event]]()
    told = False
    for event in eyes(events, viewer):
        belief.observe(event)
        oracle.observe(event)
        if isinstance(event, e.Asked | e.Ended) and told:
            told = False
            same(belief, oracle, chance)
        told = told or isinstance(event, TELLING)
        met[type(event)] += 1
    return met


@pytest.mark.parametrize("rate", [even, by_person])
def test_small_tables_of_all_kinds(rate: Rate) -> None:
    chance, met = Random(f"small tables {rate.__name__}"), Counter[type[e.Event]]()
    for number in range(scaled(50)):
        scenario = random_scenario(chance, players=2 + number % 4)
        game = played(
            chance,
            Setup(scenario=scenario, options=random_options(chance)),
            chance.choice(STYLES),
            COURSES,
        )
        for viewer in chance.sample(viewers(scenario.players), 2):
            met += compare(game.events, viewer, rate, chance)
    assert {e.Swapped, e.Looked, e.Peeked, e.Revealed, e.Ended} <= set(met)


def test_every_printed_set() -> None:
    chance, met = Random("printed sets"), Counter[type[e.Event]]()
    for scenario in published_scenarios():
        setup = Setup(scenario=scenario, options=Options(confess_peek=chance.random() < 0.5))
        for style in chance.sample(STYLES, 2):
            game = played(chance, setup, style, 8)
            viewer = chance.choice(viewers(scenario.players))
            met += compare(game.events, viewer, chance.choice((even, by_person)), chance)
    assert {e.Unmasked, e.ShownAround, e.SeatsChanged, e.Raised, e.Buried, e.CardLeft} <= set(met)


def test_tables_with_a_curse() -> None:
    chance, met = Random("curses"), Counter[type[e.Event]]()
    for number in range(max(30, scaled(30))):
        wanted = ("damned", "inquisitor") if number % 2 else ("necromancer", "courtesan")
        scenario = random_scenario(chance, "first", 8 + number % 6, wanted)
        game = played(chance, Setup(scenario=scenario), STYLES[-1], 9)
        for viewer in chance.sample(viewers(scenario.players), 2):
            met += compare(game.events, viewer, by_person, chance)
    assert {e.CardLeft, e.Handed, e.Eliminated, e.Unmasked} <= set(met)


def test_rates_of_never_and_always_are_taken_at_their_word() -> None:
    dealt = Setup(scenario=next(s for s in published_scenarios() if s.players == 6))
    cards = dealt.scenario.cards
    belief = Belief("spectator", swap_rate={0: 0.0, 1: 1.0})
    belief.observe(e.Dealt(dealt, cards, 0))
    belief.observe(e.Swapped(0, 0, 3))
    belief.observe(e.Swapped(1, 1, 4))
    assert belief.support == 1
    assert belief.at(0) == {cards[0]: 1.0}
    assert belief.at(1) == {cards[4]: 1.0}
    assert np.array_equal(belief.marginals()[5], [card == cards[5] for card in belief.characters])
