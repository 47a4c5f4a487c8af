"""Environments of other libraries reveal nothing to a player that the rules don't give them."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from mascarade.envs import gymnasium, mascarade_v0
from mascarade.envs.openspiel import observer
from mascarade.envs.openspiel.position import Position
from mascarade.kernel import layout as at
from mascarade.kernel import observe
from mascarade.kernel.jit import Row, Tables
from mascarade.kernel.legal import Choices, Mask
from mascarade.kernel.observe import Observations, observe_as
from mascarade.kernel.step import mask_legal
from mascarade.rules import AnyEvent, Options, Setup, Viewer
from mascarade.rules import actions as a
from mascarade.testing.generators import STYLES, doomed, eager, random_scenario
from tests.kit.coverage import QUESTION_TYPES, rare_scenarios
from tests.secrecy.env_twins import Coat, CoatTwins, EnvLeak, GymnasiumCoat, OpenSpielCoat, PettingZooCoat
from tests.secrecy.kernel_twins import KernelTally
from tests.tiers import scaled

COATS: tuple[type[Coat], ...] = (PettingZooCoat, GymnasiumCoat, OpenSpielCoat)
SECRETIVE = ("princess", "gambler", "spy", "sage", "necromancer", "inquisitor", "damned")


@pytest.mark.parametrize("coat", COATS)
def test_nobody_can_tell_their_twin_from_the_game(coat: type[Coat]) -> None:
    chance, tally, lost = Random("coats"), KernelTally(), 0
    scenarios = list(rare_scenarios(chance))
    chosen = chance.sample(scenarios, 3) if scaled(1) == 1 else scenarios * scaled(1)
    for number, scenario in enumerate(chosen):
        style = chance.choice((*STYLES, eager(SECRETIVE, doomed)))
        setup = Setup(scenario=scenario, options=Options(turn_limit=12 + 6 * (number % 3)))
        CoatTwins(chance, setup, tally, coat).play(style)
    for _ in range(scaled(1)):
        scenario = random_scenario(chance, "first", 8, SECRETIVE)
        twins = CoatTwins(chance, Setup(scenario=scenario, options=Options(turn_limit=40)), tally, coat)
        twins.play(eager(SECRETIVE, doomed))
        lost += int(twins.vector.row(0)[at.OUT_COUNT])
    assert lost > 0
    assert tally.differing > tally.steps
    assert set(tally.flips) >= {a.Swap, a.Hide}
    assert len(tally.asked) >= len(QUESTION_TYPES) - 3


# Planted leaks


def find_leak(coat: type[Coat], most: int = 40) -> str:
    chance = Random("planted in a coat")
    for _ in range(most):
        scenario = random_scenario(chance, "first", 8, SECRETIVE)
        setup = Setup(scenario=scenario, options=Options(turn_limit=30))
        try:
            CoatTwins(chance, setup, KernelTally(), coat).play(eager(SECRETIVE, doomed))
        except EnvLeak as leak:
            return leak.what
    raise AssertionError("the planted leak was not found")


def a_checksum(row: Row, tables: Tables, me: int, into: Observations) -> None:
    observe_as(row, tables, me, into)
    into[observe.TURN] += int(row[at.CARDS]) % 2


def a_telling_mask(row: Row, tables: Tables, room: Choices, mask: Mask) -> None:
    mask_legal(row, tables, room, mask)
    if row[at.CARDS] % 2 and mask[at.DO_PASS]:
        mask[at.DO_CONTEST] = False


ADAPTERS: list[tuple[type[Coat], Any]] = [
    (PettingZooCoat, mascarade_v0),
    (GymnasiumCoat, gymnasium),
    (OpenSpielCoat, observer),
]


@pytest.mark.parametrize(("coat", "adapter"), ADAPTERS)
def test_a_leak_in_an_observation_is_found(
    monkeypatch: pytest.MonkeyPatch, coat: type[Coat], adapter: Any
) -> None:
    monkeypatch.setattr(adapter, "observe_as", a_checksum)
    assert find_leak(coat) == "observation"


@pytest.mark.parametrize(("coat", "adapter"), ADAPTERS[:2])
def test_a_mask_that_tells_is_found(monkeypatch: pytest.MonkeyPatch, coat: type[Coat], adapter: Any) -> None:
    monkeypatch.setattr(adapter, "mask_legal", a_telling_mask)
    assert find_leak(coat) == "mask"


def test_an_information_state_that_tells_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def everything(position: Position, viewer: Viewer) -> tuple[AnyEvent, ...]:
        return position.events

    monkeypatch.setattr(Position, "seen", everything)
    assert find_leak(OpenSpielCoat) == "information state"


@pytest.mark.parametrize("coat", COATS)
def test_without_a_planted_leak_none_is_found(coat: type[Coat]) -> None:
    with pytest.raises(AssertionError, match="not found"):
        find_leak(coat, most=1)
