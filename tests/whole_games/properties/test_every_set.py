"""Every published set and every character, played from fixed seeds, with counts of what happened."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import get_args

import pytest
from msgspec.structs import replace

from mascarade.rules import EVENT_TYPES, EditionId, Game, Scenario, Setup
from mascarade.rules import events as e
from mascarade.rules.state import EndReason
from mascarade.testing.generators import (
    STYLES,
    next_action,
    play_on,
    published_scenarios,
    random_game,
    random_options,
    random_scenario,
    scenario_name,
)
from mascarade.testing.invariants import CheckedGame
from tests.kit.coverage import QUESTION_TYPES, TABLE_SIZES, all_powers, rare_scenarios
from tests.tiers import scaled

LONGEST = 60
"""Turn limit, so that no game runs forever."""


def limited(chance: Random, scenario: Scenario) -> Setup:
    options = random_options(chance)
    return Setup(scenario=scenario, options=replace(options, turn_limit=options.turn_limit or LONGEST))


def play_watched(chance: Random, setup: Setup) -> CheckedGame:
    """Play a whole game with checks at every step and occasional illegal actions."""
    style = chance.choice(STYLES)
    watched = CheckedGame(random_game(chance, setup))
    while watched.game.result is None:
        watched.apply(next_action(chance, watched.state, style))
        if chance.random() < 0.05:
            watched.check_answers(chance)
    watched.check_answers(chance)
    watched.check_record()
    watched.check_views()
    return watched


@pytest.mark.parametrize("scenario", published_scenarios(), ids=scenario_name)
def test_a_printed_set_keeps_every_promise(scenario: Scenario) -> None:
    chance = Random(f"{scenario_name(scenario)} watched")
    for _ in range(scaled(6)):
        assert play_watched(chance, limited(chance, scenario)).steps > 0


@pytest.mark.parametrize(("edition", "players"), TABLE_SIZES)
def test_a_custom_scenario_keeps_every_invariant(edition: EditionId, players: int) -> None:
    chance = Random(f"{edition} {players} custom")
    for _ in range(scaled(6)):
        scenario = random_scenario(chance, edition, players)
        assert play_watched(chance, limited(chance, scenario)).steps > 0


class Seen:
    """Counts of what happened in many games."""

    def __init__(self) -> None:
        self.events: Counter[type[e.Event]] = Counter()
        self.questions: Counter[type[object]] = Counter()
        self.powers: Counter[tuple[str, str]] = Counter()
        self.reasons: Counter[str] = Counter()
        self.bindings: Counter[str | None] = Counter()

    def count(self, game: Game) -> None:
        edition = game.setup.scenario.edition
        for event in game.events:
            self.events[type(event)] += 1
            match event:
                case e.Asked(decision=decision):
                    self.questions[type(decision.question)] += 1
                case e.PowerUsed(character=character):
                    self.powers[edition, character] += 1
                case e.TurnStarted(binding=binding):
                    self.bindings[binding] += 1
                case e.Ended(reason=reason):
                    self.reasons[reason] += 1
                case _:
                    pass


def test_everything_that_can_happen_happens() -> None:
    chance, seen = Random("everything"), Seen()
    for style in STYLES:
        for scenario in (*published_scenarios(), *rare_scenarios(chance)):
            for _ in range(scaled(2)):
                game = random_game(chance, limited(chance, scenario))
                play_on(chance, game, style, 10_000)
                assert game.result is not None, "a game under a limit of turns ends"
                seen.count(game)
    assert set(EVENT_TYPES) - set(seen.events) == set()
    assert set(QUESTION_TYPES) - set(seen.questions) == set()
    assert all_powers() - set(seen.powers) == set()
    assert set(get_args(EndReason)) - set(seen.reasons) == set()
    assert {None, "opening", "look", "swap", "no-announce"} - set(seen.bindings) == set()
