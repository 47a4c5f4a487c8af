"""What each power earns its user, in coins."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest
from msgspec.structs import replace

from mascarade.beliefs import Belief, income
from mascarade.rules import EDITIONS, AnyEvent, Game, Setup, Table, published
from mascarade.rules import events as e
from mascarade.rules.evolve import initial_table
from mascarade.testing.generators import published_scenarios, random_game, random_scenario, truthful
from tests.tiers import scaled

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
"""The powers whose income depends on open information only."""


def at_table(setup: Setup, *events: AnyEvent) -> tuple[Belief, Table]:
    dealt = e.Dealt(setup, setup.scenario.cards, 0)
    belief = Belief("spectator")
    for event in (dealt, *events):
        belief.observe(event)
    return belief, initial_table(dealt)


def test_every_income_can_be_narrated_in_every_language() -> None:
    chance = Random("incomes everywhere")
    for _ in range(scaled(8)):
        game = random_game(chance, Setup(scenario=random_scenario(chance)))
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
    """The power that started and ended within these events, its expected income, and its actual income."""
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
    for scenario in (*published_scenarios() * scaled(2),):
        game = random_game(chance, Setup(scenario=scenario))
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
