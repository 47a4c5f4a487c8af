"""No viewer gets what the rules don't give them: twin worlds over every set and kind of viewer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain, takewhile
from random import Random
from typing import get_args

import pytest
from msgspec.structs import replace

from mascarade.rules import EDITIONS, EVENT_TYPES, EditionId, Options, Scenario, Setup
from mascarade.rules import actions as a
from mascarade.rules import events as e
from mascarade.testing.generators import (
    POINTING,
    STYLES,
    Style,
    bold,
    doomed,
    eager,
    published_scenarios,
    random_options,
    random_scenario,
    scenario_name,
    truthful,
)
from tests.kit.coverage import TABLE_SIZES, rare_scenarios
from tests.secrecy.twins import Kind, Tally, Twins
from tests.tiers import TIER, by_tier, one_in, scaled


def a_setup(chance: Random, scenario: Scenario) -> Setup:
    """Random options, with enough turns for secrets to age."""
    return Setup(
        scenario=scenario, options=replace(random_options(chance), turn_limit=chance.choice((30, 60)))
    )


def assert_worth_it(tally: Tally) -> None:
    """Check that the worlds differed: much of what was compared could have leaked."""
    assert tally.differing > tally.steps / 4, tally
    assert tally.cards_differing > tally.steps / 5, tally
    assert tally.flips[a.Swap] > 0
    assert tally.refusals > tally.steps


@pytest.mark.parametrize("scenario", one_in(4, published_scenarios()), ids=scenario_name)
def test_a_printed_set_leaks_nothing(scenario: Scenario) -> None:
    chance, tally = Random(f"{scenario_name(scenario)} twins"), Tally()
    for _ in range(scaled(2)):
        for style in STYLES:
            Twins(chance, a_setup(chance, scenario), tally).play(style)
    assert_worth_it(tally)


@pytest.mark.parametrize(("edition", "players"), one_in(4, TABLE_SIZES))
def test_a_custom_scenario_leaks_nothing(edition: EditionId, players: int) -> None:
    chance, tally = Random(f"{edition} {players} custom twins"), Tally()
    for _ in range(scaled(2)):
        for style in STYLES:
            scenario = random_scenario(chance, edition, players)
            Twins(chance, a_setup(chance, scenario), tally).play(style)
    assert_worth_it(tally)


@pytest.mark.parametrize("scenario", one_in(9, published_scenarios()), ids=scenario_name)
def test_a_seat_that_changes_hands_leaks_nothing(scenario: Scenario) -> None:
    """Nobody learns what a seat learnt before they took it, or after they left it."""
    chance, tally = Random(f"{scenario_name(scenario)} hands"), Tally()
    for style in STYLES:
        Twins(chance, a_setup(chance, scenario), tally, newcomers=True).play(style)
    assert_worth_it(tally)
    assert tally.tenures, tally


def fateful_scenarios(chance: Random) -> list[Scenario]:
    """Scenarios with the curse and every character that can meet it. Only the curse eliminates players."""
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
        for scenario in published_scenarios()
        if any(EDITIONS[scenario.edition].characters[card].cursed for card in scenario.cards)
    ]
    made = [
        random_scenario(chance, edition, chance.randint(8, EDITIONS[edition].most), wanted)
        for edition, wanted in companions
    ]
    return printed + made


BEFORE_ONE_IS_OUT = {e.Dealt, e.CardLeft, e.Handed}
"""Events that cannot follow an elimination, because there is one curse. They remain in earlier views."""


KINDS: tuple[Kind, ...] = get_args(Kind)
MOST = 1000
"""Maximum number of additional games until everything was compared."""
FLIP = 0.6
"""How often the worlds diverge where they can."""


def telling_games(chance: Random) -> Iterator[tuple[Setup, Style, float]]:
    """Games in which every event happens for every kind of viewer: setup, style, rate of divergence."""
    ordinary: tuple[Style, ...] = (bold, truthful)
    for style in ordinary:
        for scenario in rare_scenarios(chance):
            yield a_setup(chance, scenario), style, FLIP
    fatal: tuple[Style, ...] = (doomed, eager(POINTING, doomed))
    for style in fatal:
        for _ in range(max(2, scaled(2))):
            for scenario in fateful_scenarios(chance):
                setup = Setup(scenario=scenario, options=replace(random_options(chance), turn_limit=60))
                yield setup, style, chance.choice((0.2, 0.6))
    for _ in range(max(60, scaled(60))):
        yield a_secretive_game(chance)


def a_secretive_game(chance: Random) -> tuple[Setup, Style, float]:
    """A game in which an eliminated player may miss what others are shown, which is rare elsewhere."""
    secretive = ("princess", "gambler", "damned")
    scenario = random_scenario(chance, "first", chance.randint(8, 13), secretive)
    setup = Setup(scenario=scenario, options=Options(confess_peek=True, turn_limit=60))
    return setup, eager(secretive, doomed), FLIP


def never(counted: Counter[tuple[type[e.Event], Kind]]) -> set[tuple[str, Kind]]:
    """Events that some kind of viewer has never had."""
    return {(event.__name__, kind) for event in EVENT_TYPES for kind in KINDS if not counted[event, kind]}


FLIPS = {a.Swap, a.SwapOrNot, a.Hide}
NEVER_KEPT = {("Ended", kind) for kind in KINDS}
NEVER_MET = {(event.__name__, "eliminated") for event in BEFORE_ONE_IS_OUT}
RARE: set[tuple[str, Kind]] = by_tier({("ShownAround", "eliminated")}, set())
"""Expected in `make test-full` only, because it happens once in hundreds of games."""
HIDING = {
    (event, kind)
    for event in EVENT_TYPES
    if event.seen.hidden
    for kind in KINDS
    if (event.__name__, kind) not in NEVER_MET
}


def test_every_event_was_compared_for_every_kind_of_viewer() -> None:
    chance, tally = Random("every event"), Tally()
    games = list(telling_games(chance))
    chance.shuffle(games)
    more = (a_secretive_game(chance) for _ in range(MOST))
    for setup, style, flip in chain(games, takewhile(lambda _: not complete(tally), more)):
        Twins(chance, setup, tally, flip=flip).play(style)
        if TIER != "full" and complete(tally):
            break
    assert never(tally.kept) - RARE == NEVER_KEPT, "a view of an ended game is open"
    assert never(tally.live) - RARE == NEVER_MET
    assert unhidden(tally) == set(), "each hid a difference from each kind of viewer"
    assert set(tally.flips) == FLIPS


def complete(tally: Tally) -> bool:
    """Whether everything that can be compared was compared."""
    met = never(tally.kept) - RARE == NEVER_KEPT and never(tally.live) - RARE == NEVER_MET
    return met and not unhidden(tally) and {*tally.flips} == FLIPS


def unhidden(tally: Tally) -> set[tuple[str, Kind]]:
    """Events that have not yet hidden a difference from some kind of viewer."""
    return {(event.__name__, kind) for event, kind in HIDING - {*tally.unseen}} - RARE
