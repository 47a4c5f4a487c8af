"""What one asks before announcing or contesting."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from random import Random

import pytest
from msgspec.structs import replace

from mascarade.beliefs import (
    Belief,
    chance_somebody_else_holds,
    chance_to_hold,
    expected_coins,
    income,
    worth_of_announcing,
    worth_of_contesting,
)
from mascarade.rules import EDITIONS, AnyEvent, Game, Setup, Table, published
from mascarade.rules import events as e
from mascarade.rules.evolve import initial_table
from tests.tiers import scaled
from tests.worlds import begin, custom_scenario, every_published, truthful

EIGHT = Setup(scenario=published("first", "base", 8))
"""Judge, Bishop, King, Fool, Queen, Witch, Peasant, Peasant."""
OPEN_COINS = {
    "court",
    "income",
    "tithe",
    "pilfer",
    "harvest",
    "inherit",
    "patronage",
    "beg",
    "juggle",
    "divine",
    "show",
}
"""The powers whose coins only what lies open decides."""


def at_table(setup: Setup, *events: AnyEvent) -> tuple[Belief, Table]:
    dealt = e.Dealt(setup, setup.scenario.cards, 0)
    belief = Belief("spectator")
    for event in (dealt, *events):
        belief.observe(event)
    return belief, initial_table(dealt)


def test_holding() -> None:
    belief, table = at_table(EIGHT, e.Swapped(0, 0, 1), e.Swapped(2, 2, 6))
    assert chance_to_hold(belief, table, 0, "judge") == 0.5
    assert chance_somebody_else_holds(belief, table, 0, "judge") == 0.5
    assert chance_somebody_else_holds(belief, table, 5, "judge") == 1.0
    assert chance_somebody_else_holds(belief, table, 7, "peasant") == 1.0
    assert chance_somebody_else_holds(belief, replace(table, out=(2, 6)), 7, "peasant") == 0.0
    assert chance_to_hold(belief, replace(table, filled=(False,) * 8), 0, "judge") == 0.0


def test_one_claim_stands() -> None:
    belief, table = at_table(EIGHT)
    assert expected_coins(belief, table, "king", [(0, 0)]) == {0: 3.0}


def test_the_rightful_one_is_paid_and_the_others_pay() -> None:
    belief, table = at_table(EIGHT, e.Swapped(2, 2, 3))
    told = expected_coins(belief, table, "king", [(0, 0), (2, 2), (3, 3)])
    assert told == pytest.approx({0: -1.0, 2: 1.0, 3: 1.0})
    assert expected_coins(belief, table, "king", [(0, 0), (1, 1)]) == {0: -1.0, 1: -1.0}
    assert expected_coins(belief, table, "king", [(2, 2), (0, 0)], {0: 5, 2: 7})[2] == pytest.approx(3.0)


def test_two_peasants_share() -> None:
    belief, table = at_table(EIGHT, e.Swapped(5, 5, 6))
    told = expected_coins(belief, table, "peasant", [(6, 6), (7, 7), (0, 0)])
    assert told == pytest.approx({6: 0.5 * 2 - 0.5, 7: 0.5 * 2 + 0.5 * 1, 0: -1.0})


def test_a_curse_costs_everything() -> None:
    setup = Setup(scenario=published("first", "combo", 11))
    cards = setup.scenario.cards
    belief, table = at_table(setup)
    cursed = cards.index("damned")
    told = expected_coins(belief, table, "judge", [(cursed, cursed), (0, 0)])
    assert told == {cursed: -6.0, 0: -1.0}


@pytest.mark.parametrize("character", ["king", "peasant", "judge"])
def test_announcing_and_contesting_are_averages_over_who_contests(character: str) -> None:
    chance = Random(character)
    swaps = [e.Swapped(0, first, (first + chance.randint(1, 7)) % 8) for first in range(6)]
    belief, table = at_table(EIGHT, *swaps)
    table = replace(table, courthouse=4)
    contests = {(1, 1): 0.3, (6, 6): 0.9, (7, 7): 0.5}

    def average(first: tuple[int, int], others: dict[tuple[int, int], float], mine: int) -> float:
        total = 0.0
        for joined in product((False, True), repeat=len(others)):
            likely = 1.0
            claims: list[tuple[int, int]] = [first]
            for (claim, often), comes in zip(others.items(), joined, strict=True):
                likely *= often if comes else 1 - often
                claims += [claim] * comes
            total += likely * expected_coins(belief, table, character, claims)[mine]
        return total

    told = worth_of_announcing(belief, table, character, (2, 2), contests)
    assert told == pytest.approx(average((2, 2), contests, 2))
    rivals = {(0, 0): 1.0, **contests}
    told = worth_of_contesting(belief, table, character, (2, 2), rivals)
    assert told == pytest.approx(average((2, 2), rivals, 2))


def test_every_income_can_be_told_everywhere() -> None:
    chance = Random("incomes everywhere")
    for _ in range(scaled(8)):
        game = begin(chance, Setup(scenario=custom_scenario(chance)))
        belief = Belief("spectator")
        told = 0
        for _ in range(30):
            for event in game.events[told:]:
                belief.observe(event)
            told = len(game.events)
            if game.decision is None:
                break
            table = game.state.table
            for character in table.layout.announceable:
                player = chance.choice(table.others(table.active))
                for known in (None, belief):
                    assert -table.coins_of(player) <= income(table, player, character, known, worlds=3) <= 194
            game.apply(truthful(chance, game.state))


def uses(game: Game, events: Sequence[AnyEvent], before: Table, after: Table) -> list[tuple[str, float, int]]:
    """The power that began and ended within these events, what was expected of it, and what it brought."""
    kinds = [type(event) for event in events]
    if kinds.count(e.PowerUsed) != 1 or before.stack or e.Ended in kinds or e.Eliminated in kinds:
        return []
    used = next(event for event in events if isinstance(event, e.PowerUsed))
    if used.partners:
        return []
    gained = 0
    seat = before.seat_of(used.player)
    for event in events:
        if isinstance(event, e.CoinsMoved) and event.reason == "power":
            gained += sum(move.amount for move in event.moves if move.target == seat)
            gained -= sum(move.amount for move in event.moves if move.source == seat)
    power = before.layout.character(used.character).power
    asked = after.decision is not None and bool(after.stack)
    if asked and power in {"tithe", "exchange", "echo"}:
        return []
    return [(power, income(before, used.player, used.character), gained)]


def test_incomes_of_open_coins_are_what_the_rules_pay() -> None:
    chance, seen = Random("incomes"), dict.fromkeys(OPEN_COINS, 0)
    for scenario in (*every_published() * scaled(2),):
        game = begin(chance, Setup(scenario=scenario))
        for _ in range(120):
            if game.decision is None:
                break
            before = game.state.table
            events = game.apply(truthful(chance, game.state))
            for power, expected, gained in uses(game, events, before, game.state.table):
                if power in OPEN_COINS:
                    seen[power] += 1
                    assert expected == gained, power
    assert min(seen.values()) > 0, seen


def test_some_incomes() -> None:
    setup = Setup(scenario=published("first", "classic", 8))
    belief, table = at_table(setup)
    table = replace(table, coins=(4, 8, 11, 11, 7, 9, 1, 2), courthouse=3)
    assert income(table, 0, "beggar") == 4
    assert income(table, 0, "witch") == 7
    assert income(table, 2, "witch") == 0
    assert income(table, 2, "cheat") == 2
    assert income(table, 0, "cheat") == 0
    assert income(table, 0, "alchemist") == 4
    assert income(table, 0, "gambler") == pytest.approx(2)
    assert income(table, 0, "puppet-master") == 2
    assert income(table, 0, "judge") == 3
    assert income(table, 0, "actress") == 0
    assert income(replace(table, last_played="judge"), 0, "actress") == 3
    buried = setup.scenario.cemetery
    each = [-4 if card == "damned" else income(table, 0, card, belief) for card in buried]
    raised = income(table, 0, "necromancer", belief, worlds=600)
    assert raised == pytest.approx(sum(each) / len(buried), abs=0.4)
    assert "damned" in buried


def test_usurping_and_courting_follow_the_belief() -> None:
    setup = Setup(scenario=published("first", "let-it-roll", 13))
    cards = setup.scenario.cards
    belief, table = at_table(setup)
    table = replace(table, courthouse=9)
    judge, usurper = cards.index("judge"), cards.index("usurper")
    assert income(table, usurper, "usurper", belief) == 9
    belief.observe(e.Swapped(judge, judge, usurper))
    bystander = 12 if usurper != 12 else 11
    assert income(table, bystander, "usurper", belief, worlds=400) == pytest.approx(4.5, abs=0.7)
    male = [not EDITIONS["first"].characters[card].female for card in cards]
    belief, _ = at_table(setup)
    for player in range(13):
        assert income(table, player, "courtesan", belief) == 3 * male[(player - 1) % 13]
    assert income(table, 0, "inquisitor", belief) == 0
    assert income(table, 0, "inquisitor") == 2
