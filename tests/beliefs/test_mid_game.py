"""Beliefs that start in the middle of a game: no prior knowledge of the cards, and exact from then on."""

from __future__ import annotations

from collections import Counter, defaultdict
from itertools import permutations
from random import Random

import pytest
from msgspec.structs import replace

from mascarade.beliefs import Belief, Impossible, OthersBelief
from mascarade.rules import EDITIONS, SPECTATOR, AnyEvent, Scenario, Setup, Table, published
from mascarade.rules import events as e
from mascarade.rules import state as s
from mascarade.rules.evolve import initial_table
from mascarade.testing.generators import STYLES, doomed, random_scenario
from tests.beliefs.oracle import Course, Oracle, by_person, marginals, viewers
from tests.beliefs.windows import Window, any_windows, windows
from tests.tiers import scaled

CLOSE = 1e-12
PEASANTS = Scenario(
    edition="first", players=3, cards=("judge", "peasant", "king", "peasant", "queen", "inquisitor")
)
CURSED = Scenario(
    edition="first", players=3, cards=("judge", "damned", "king", "queen", "inquisitor", "witch")
)
SIX = Setup(scenario=published("first", "base", 6))
RATES = {player: by_person(player) for player in range(13)}


def laid(setup: Setup) -> Table:
    return initial_table(e.Dealt(setup, setup.scenario.cards, 0))


class Ignorant(Oracle):
    """The slow reference: one history for every order of the cards, merged where they meet."""

    def recall(self, table: Table) -> None:
        cards = table.layout.scenario.cards
        lying = [spot for spot, there in enumerate(table.filled) if there]
        if len(lying) < len(cards):
            cards = tuple(card for card in cards if card != "damned")
        assert len(cards) == len(lying)
        for order in sorted({*permutations(cards)}):
            at = dict(zip(lying, order, strict=True))
            self.courses.append(Course(tuple(at.get(spot) for spot in range(len(table.filled))), 1.0, ()))

    def observe(self, event: AnyEvent) -> None:
        super().observe(event)
        met: defaultdict[tuple[str | None, ...], float] = defaultdict(float)
        for course in self.courses:
            met[course.cards] += course.weight
        self.courses = [Course(cards, weight, ()) for cards, weight in met.items()]


def same(belief: Belief, oracle: Oracle, chance: Random) -> None:
    """Check that every query has the same answer."""
    expected = oracle.placements()
    assert belief.exact
    assert sum(belief.likelihood(cards) for cards in expected) == pytest.approx(1.0)
    for cards in chance.sample([*expected], min(20, len(expected))):
        assert belief.likelihood(cards) == pytest.approx(expected[cards], abs=CLOSE)
    rows = marginals(expected)
    for spot, row in enumerate(rows):
        assert belief.at(spot) == pytest.approx(row, abs=CLOSE)
    filled = [spot for spot, row in enumerate(rows) if row]
    few = chance.sample(filled, chance.randint(1, 4))
    joint: defaultdict[tuple[str | None, ...], float] = defaultdict(float)
    for cards, weight in expected.items():
        joint[tuple(cards[spot] for spot in few)] += weight
    assert belief.joint(few) == pytest.approx(dict(joint), abs=CLOSE)
    for card in belief.characters:
        holding = sum(weight for cards, weight in joint.items() if card in cards)
        assert belief.among(few, card) == pytest.approx(holding, abs=CLOSE)
    assert {*belief.sample(chance, 5)} <= {*expected}


def compare(window: Window, chance: Random) -> Counter[type[e.Event]]:
    viewer = chance.choice(viewers(window.table.layout.players))
    belief, oracle = Belief(viewer, swap_rate=RATES), Ignorant(by_person)
    belief.recall(window.table)
    oracle.recall(window.table)
    seen = window.seen(viewer)
    for event in seen:
        belief.observe(event)
        oracle.observe(event)
    same(belief, oracle, chance)
    return Counter(type(event) for event in seen)


def test_it_is_what_counting_every_order_gives() -> None:
    chance, met, gone = Random("every order"), Counter[type[e.Event]](), 0
    for number in range(max(9, scaled(9))):
        scenario = (PEASANTS, CURSED, random_scenario(chance, players=2 + number % 4))[number % 3]
        style = doomed if scenario == CURSED else chance.choice(STYLES)
        for window in windows(chance, Setup(scenario=scenario), style, every=12):
            met += compare(window, chance)
            gone += sum(window.table.filled) < len(scenario.cards)
    assert {e.Swapped, e.Looked, e.Revealed, e.Unmasked} <= set(met)
    assert gone


def test_a_curse_that_left_before_is_nowhere() -> None:
    duel = Setup(scenario=published("first", "duel", 2))
    table = replace(laid(duel), filled=(True, False, True, True, True, True))
    belief, oracle = Belief(0), Ignorant()
    belief.recall(table)
    oracle.recall(table)
    chance = Random("curse")
    for event in (e.Swapped(1, 3, 4), e.Unmasked(1, 3, "judge"), e.Swapped(1, 3, 0), e.Handed(0, 2, 1)):
        same(belief, oracle, chance)
        belief.observe(event)
        oracle.observe(event)
    same(belief, oracle, chance)
    assert belief.where("damned") == {}
    with pytest.raises(Impossible, match="impossible"):
        belief.observe(e.Unmasked(1, 5, "damned"))


def test_no_edition_has_a_second_curse_that_could_have_left_instead() -> None:
    for edition in EDITIONS.values():
        assert sum(c.copies for c in edition.characters.values() if c.cursed) <= 1


def test_the_truth_stays_possible_in_games_of_all_kinds() -> None:
    chance, checked, gone, raised = Random("ignorance"), 0, 0, 0
    for window in any_windows(chance, scaled(24), every=12):
        table, cards = window.state.table, window.state.secrets.cards
        viewer = chance.choice(viewers(table.layout.players))
        cap = chance.choice((4, 40, 300_000))
        belief = Belief(viewer, cap=cap, particles=max(2, cap // 3))
        others = OthersBelief(viewer, cap=chance.choice((8, 4_096)))
        belief.recall(window.table)
        others.recall(window.table)
        for event in window.seen(viewer):
            belief.observe(event)
            others.observe(event)
        if belief.exact:
            assert belief.likelihood(cards) > 0.0
        assert belief.marginals().sum(axis=1) == pytest.approx([float(there) for there in table.filled])
        for world in belief.sample(chance, 2):
            assert Counter(world) == Counter(cards)
        for card in window.state.secrets.cemetery[:1]:
            assert belief.cemetery_top()[card] > 0.0
        for player in table.clockwise(table.seat):
            assert 0.0 < others.sureness(player) <= 1.0 + 1e-9
        checked += 1
        gone += sum(window.table.filled) < len(table.layout.scenario.cards)
        raised += any(isinstance(event, e.Raised) for event, _ in window.happened)
    assert checked > scaled(200)
    assert gone
    assert raised


def test_a_sampled_belief_is_repaired() -> None:
    """After one sighting, the cards are swapped too often to be tracked exactly; then all are seen again."""
    chance = Random("mended")
    thirteen = Setup(scenario=published("first", "base", 13))
    for seed in range(20):
        cards = list(thirteen.scenario.cards)
        belief = Belief(SPECTATOR, cap=8, particles=4, seed=seed)
        belief.recall(laid(thirteen))
        for _ in range(60):
            first, second = chance.sample(range(13), 2)
            if chance.random() < 0.5:
                cards[first], cards[second] = cards[second], cards[first]
            belief.observe(e.Swapped(0, first, second))
            shown = chance.sample(range(13), chance.randint(1, 3))
            if chance.random() < 0.4:
                belief.observe(e.Revealed(tuple([e.Shown(spot, spot, cards[spot]) for spot in shown])))
        for spot, card in enumerate(cards):
            belief.observe(e.Unmasked(spot, spot, card))
        assert belief.exact
        assert belief.likelihood(cards) == 1.0


def test_all_is_known_once_one_character_alone_was_not_seen() -> None:
    belief = Belief(SPECTATOR)
    belief.recall(laid(Setup(scenario=PEASANTS)))
    for spot in (0, 2, 4, 5):
        belief.observe(e.Unmasked(spot, spot, PEASANTS.cards[spot]))
    assert belief.at(1) == belief.at(3) == {"peasant": 1.0}
    assert belief.joint((1, 3)) == {("peasant", "peasant"): 1.0}
    assert belief.likelihood(PEASANTS.cards) == 1.0


def test_what_cannot_be_is_refused_and_changes_nothing() -> None:
    belief = Belief(SPECTATOR)
    belief.recall(laid(SIX))
    king = (e.Shown(0, 0, "king"), e.Shown(1, 1, "king"))
    for event in (e.Revealed(king), e.Unmasked(2, 2, "nobody")):
        with pytest.raises(Impossible, match="impossible"):
            belief.observe(event)
        assert belief.at(0) == pytest.approx(dict.fromkeys(belief.characters, 1 / 6))
    belief.observe(e.Unmasked(0, 0, "king"))
    with pytest.raises(Impossible, match="impossible"):
        belief.observe(e.Unmasked(1, 1, "king"))
    assert belief.at(1)["judge"] == pytest.approx(1 / 5)


def test_a_copy_goes_its_own_way() -> None:
    belief = Belief(SPECTATOR)
    belief.recall(laid(SIX))
    twin = belief.copy()
    twin.observe(e.Unmasked(0, 0, "king"))
    assert belief.at(0)["judge"] == pytest.approx(1 / 6)
    assert twin.at(0) == {"king": 1.0}


def test_the_cemetery_lies_in_any_order() -> None:
    setup = Setup(scenario=published("first", "let-it-roll", 8))
    buried = setup.scenario.cemetery
    table = laid(setup)
    belief = Belief(SPECTATOR)
    belief.recall(table)
    assert belief.cemetery_top() == pytest.approx({card: buried.count(card) / len(buried) for card in buried})
    belief.recall(replace(table, buried=table.buried - 1))
    assert sorted(belief.sample_cemetery(Random(1))) == sorted(card for card in buried if card != "damned")
    out = s.Use("necromancer", 0, 0, raised=buried[0])
    belief.recall(replace(table, buried=table.buried - 1, stack=(out,)))
    assert sorted(belief.sample_cemetery(Random(1))) == sorted(buried[1:])
    belief.observe(e.Buried(buried[0]))
    assert belief.sample_cemetery(Random(1))[-1] == buried[0]


def test_the_others_know_no_more_until_they_see_something() -> None:
    others = OthersBelief(0)
    others.recall(replace(laid(SIX), sitting=(0, 2, 1, 3, 4, 5)))
    assert others.sureness(1) == others.sure_of(1, 2) == pytest.approx(1 / 6)
    others.observe(e.Looked(1, (2,)))
    assert others.sureness(1) == others.knows(1, 2) == 1.0
    assert others.sure_of(1, 3) == pytest.approx(1 / 5)
    others.observe(e.Swapped(3, 3, 2))
    assert others.sureness(1) == pytest.approx(0.5)
    others.observe(e.Unmasked(1, 2, "king"))
    assert others.sureness(2) == pytest.approx(1 / 5)
    assert others.sureness(1) == 1.0


def test_the_others_are_as_sure_as_counting_gives() -> None:
    """The viewer doesn't know what player 1 looked at; then one of two swapped cards is revealed."""
    events = (e.Looked(1, (1,)), e.Swapped(2, 1, 2), e.Swapped(3, 2, 3), e.Unmasked(3, 3, "king"))
    others = OthersBelief(0, histories=500)
    others.recall(laid(SIX))
    for event in events:
        others.observe(event)
    sure = 0.0
    for looked, chance in (("king", 1 / 4), ("judge", 3 / 4)):
        theirs = Belief(1)
        theirs.recall(laid(SIX))
        for event in (e.Looked(1, (1,), (looked,)), *events[1:]):
            theirs.observe(event)
        sure += chance * max(theirs.at(1).values())
    assert others.sure_of(1, 1) == pytest.approx(sure, abs=0.05)
