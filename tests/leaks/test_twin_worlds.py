"""Nobody is given what the rules don't give them: played out in twin worlds, over every set and viewer."""

from __future__ import annotations

from random import Random
from typing import get_args

import pytest
from msgspec.structs import replace

from mascarade.rules import EDITIONS, EVENT_TYPES, EditionId, Options, Scenario, Setup
from mascarade.rules import actions as a
from mascarade.rules import events as e
from tests.leaks.twins import Kind, Tally, Twins
from tests.worlds import (
    MOODS,
    POINTING,
    TABLE_SIZES,
    Mood,
    bold,
    custom_scenario,
    doomed,
    eager,
    every_published,
    random_options,
    rare_scenarios,
    scaled,
    scenario_name,
    truthful,
)


def a_setup(chance: Random, scenario: Scenario) -> Setup:
    """Any options, with turns enough for secrets to grow old."""
    return Setup(
        scenario=scenario, options=replace(random_options(chance), turn_limit=chance.choice((30, 60)))
    )


def assert_worth_it(tally: Tally) -> None:
    """The worlds were not the same all along: most of what was compared could have leaked."""
    assert tally.differing > tally.steps / 3, tally
    assert tally.cards_differing > tally.steps / 5, tally
    assert tally.flips[a.Swap] > 0
    assert tally.refusals > tally.steps


@pytest.mark.parametrize("scenario", every_published(), ids=scenario_name)
def test_a_printed_set_leaks_nothing(scenario: Scenario) -> None:
    chance, tally = Random(f"{scenario_name(scenario)} twins"), Tally()
    for _ in range(scaled(2)):
        for mood in MOODS:
            Twins(chance, a_setup(chance, scenario), tally).play(mood)
    assert_worth_it(tally)


@pytest.mark.parametrize(("edition", "players"), TABLE_SIZES)
def test_a_scenario_of_ones_own_leaks_nothing(edition: EditionId, players: int) -> None:
    chance, tally = Random(f"{edition} {players} custom twins"), Tally()
    for _ in range(scaled(2)):
        for mood in MOODS:
            scenario = custom_scenario(chance, edition, players)
            Twins(chance, a_setup(chance, scenario), tally).play(mood)
    assert_worth_it(tally)


def fateful_scenarios(chance: Random) -> list[Scenario]:
    """Scenarios with a curse in play, and all that can meet it; nobody else is ever eliminated."""
    cursed = [
        (edition.id, character)
        for edition in EDITIONS.values()
        for character in edition.characters.values()
        if character.cursed
    ]
    companions = [
        (edition, (curse.id, character.id))
        for edition, curse in cursed
        for character in EDITIONS[edition].characters.values()
    ]
    printed = [
        scenario
        for scenario in every_published()
        if any(EDITIONS[scenario.edition].characters[card].cursed for card in scenario.cards)
    ]
    made = [
        custom_scenario(chance, edition, chance.randint(8, EDITIONS[edition].most), wanted)
        for edition, wanted in companions
    ]
    return printed + made


BEFORE_ONE_IS_OUT = {e.Dealt, e.CardLeft, e.Handed}
"""Events that nobody meets as an eliminated player, there being one curse; they stay in what they saw."""


def test_every_event_was_compared_for_every_kind_of_viewer() -> None:
    chance, tally = Random("every event"), Tally()
    ordinary: tuple[Mood, ...] = (bold, truthful)
    for mood in ordinary:
        for scenario in rare_scenarios(chance):
            Twins(chance, a_setup(chance, scenario), tally).play(mood)
    fatal: tuple[Mood, ...] = (doomed, eager(POINTING, doomed))
    for mood in fatal:
        for _ in range(scaled(2)):
            for scenario in fateful_scenarios(chance):
                setup = Setup(scenario=scenario, options=replace(random_options(chance), turn_limit=60))
                Twins(chance, setup, tally, flip=chance.choice((0.2, 0.6))).play(mood)
    secretive = ("princess", "gambler", "damned")
    for _ in range(scaled(60)):
        scenario = custom_scenario(chance, "first", chance.randint(8, 13), secretive)
        setup = Setup(scenario=scenario, options=Options(confess_peek=True, turn_limit=60))
        Twins(chance, setup, tally).play(eager(secretive, doomed))
    kinds: tuple[Kind, ...] = get_args(Kind)
    never_seen = {
        (event.__name__, kind) for event in EVENT_TYPES for kind in kinds if not tally.kept[event, kind]
    }
    never_met = {
        (event.__name__, kind) for event in EVENT_TYPES for kind in kinds if not tally.live[event, kind]
    }
    assert never_seen == {("Ended", kind) for kind in kinds}, "a view of an ended game is open"
    assert never_met == {(event.__name__, "eliminated") for event in BEFORE_ONE_IS_OUT}
    really_hidden = {
        (event, kind)
        for event in EVENT_TYPES
        if event.seen.hidden
        for kind in kinds
        if (event.__name__, kind) not in never_met
    }
    assert really_hidden - set(tally.unseen) == set(), "each hid a difference from each kind of viewer"
    assert set(tally.flips) == {a.Swap, a.SwapOrNot, a.Hide}
