"""The kernel's observations and masks give a deciding player nothing that the rules don't give them."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import numpy as np
import pytest
from numpy.typing import NDArray

from mascarade.kernel import batch, observe, vector
from mascarade.kernel import layout as at
from mascarade.kernel.jit import Row, Rows, Tables
from mascarade.kernel.legal import Mask, legal_masks
from mascarade.kernel.observe import Observations, observe_all
from mascarade.rules import Options, Scenario, Setup
from mascarade.rules import actions as a
from mascarade.testing.generators import (
    STYLES,
    doomed,
    eager,
    published_scenarios,
    random_scenario,
    scenario_name,
)
from tests.kit.coverage import QUESTION_TYPES, rare_scenarios
from tests.secrecy.kernel_twins import KernelLeak, KernelTally, KernelTwins
from tests.tiers import one_in, scaled


def setup_of(chance: Random, scenario: Scenario) -> Setup:
    options = Options(turn_limit=chance.choice((30, 50)), spy_sees_centre=chance.random() < 0.3)
    return Setup(scenario=scenario, options=options)


@pytest.mark.parametrize("scenario", one_in(4, published_scenarios()), ids=scenario_name)
def test_a_printed_set_tells_nothing(scenario: Scenario) -> None:
    chance, tally = Random(f"{scenario_name(scenario)} kernel twins"), KernelTally()
    for _ in range(scaled(1)):
        for style in chance.sample(STYLES, 2):
            KernelTwins(chance, setup_of(chance, scenario), tally).play(style)
    assert tally.differing > tally.steps / 4
    assert tally.flips[a.Swap] > 0


SECRETIVE = ("princess", "gambler", "spy", "sage", "necromancer", "inquisitor")


def test_every_question_was_compared() -> None:
    chance, tally = Random("every question"), KernelTally()
    for _ in range(scaled(1)):
        for scenario in rare_scenarios(chance):
            style = chance.choice((*STYLES, eager(SECRETIVE, doomed)))
            KernelTwins(chance, setup_of(chance, scenario), tally).play(style)
    assert set(QUESTION_TYPES) - set(tally.asked) == set()
    assert set(tally.flips) == {a.Swap, a.SwapOrNot, a.Hide}
    assert tally.differing > tally.steps / 4


# Planted leaks

Leaky = Callable[[Row, Observations, int, int], None]
"""Writes a leak, given a row, the observation, the deciding player, and the number of spots."""


def cards_instead_of_flags(row: Row, into: Observations, me: int, spots: int) -> None:
    into[observe.FILLED : observe.FILLED + spots] = row[at.CARDS : at.CARDS + spots]


def ones_own_card(row: Row, into: Observations, me: int, spots: int) -> None:
    hand = spots // max(1, int(row[at.SITTING : at.SITTING + at.MAX_PLAYERS].max() + 1))
    spot = int(row[at.SEAT_OF + me]) * max(1, hand)
    into[observe.SEEN + spot] = row[at.CARDS + spot]


def doubts_that_know_better(row: Row, into: Observations, me: int, spots: int) -> None:
    memory = row[at.MEMORY + me :: at.WATCHERS]
    right = memory % at.STALE == row[at.CARDS : at.CARDS + spots]
    into[observe.DOUBTED : observe.DOUBTED + spots] *= ~right


def the_neighbours_memory(row: Row, into: Observations, me: int, spots: int) -> None:
    other = me - 1 if me else me + 1
    memory = row[at.MEMORY + other :: at.WATCHERS]
    into[observe.SEEN : observe.SEEN + spots] = memory % at.STALE


def the_number_under_a_hand(row: Row, into: Observations, me: int, spots: int) -> None:
    into[observe.HIDDEN] = row[at.HIDDEN]


def the_next_grave(row: Row, into: Observations, me: int, spots: int) -> None:
    if row[at.BURIED]:
        into[0] += 100 * row[at.CEMETERY]


def a_checksum(row: Row, into: Observations, me: int, spots: int) -> None:
    into[observe.TURN] += int((row[at.CARDS : at.CARDS + spots] * np.arange(spots)).sum()) % 2


PLANTED = (
    cards_instead_of_flags,
    ones_own_card,
    doubts_that_know_better,
    the_neighbours_memory,
    the_number_under_a_hand,
    the_next_grave,
    a_checksum,
)


def find_leak(most: int = 60) -> KernelLeak:
    chance = Random("planted in the kernel")
    for _ in range(most):
        scenario = random_scenario(chance, "first", chance.randint(8, 12), SECRETIVE)
        setup = Setup(scenario=scenario, options=Options(turn_limit=40))
        try:
            KernelTwins(chance, setup, KernelTally()).play(eager(SECRETIVE, doomed))
        except KernelLeak as leak:
            return leak
    raise AssertionError("the planted leak was not found")


@pytest.mark.parametrize("leaky", PLANTED, ids=lambda leaky: leaky.__name__)
def test_a_leak_in_an_observation_is_found(monkeypatch: pytest.MonkeyPatch, leaky: Leaky) -> None:
    def observe_too_much(rows: Rows, tables: Tables, into: Observations, players: NDArray[np.int16]) -> None:
        observe_all(rows, tables, into, players)
        spots = (rows.shape[1] - at.MEMORY) // at.WATCHERS
        for row, line, player in zip(rows, into, players.tolist(), strict=True):
            if player >= 0:
                leaky(row, line, player, spots)

    monkeypatch.setattr(observe, "observe_all", observe_too_much)
    assert find_leak().what == "observation"


def test_a_mask_that_tells_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def without_bad_swaps(rows: Rows, tables: Tables, masks: Mask) -> None:
        legal_masks(rows, tables, masks)
        for row, mask in zip(rows, masks, strict=True):
            if row[at.CARDS] % 2 and mask[at.DO_PASS]:
                mask[at.DO_CONTEST] = False

    monkeypatch.setattr(vector, "legal_masks", without_bad_swaps)
    monkeypatch.setattr(batch, "first_refused", lambda masks, over, actions: -1)
    assert find_leak().what == "mask"


def test_without_a_planted_leak_none_is_found() -> None:
    with pytest.raises(AssertionError, match="not found"):
        find_leak(most=5)
