"""The kernel's setup: what it takes from the engine, what it refuses, and when it compiles."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from random import Random

import numpy as np
import pytest
from msgspec.structs import replace

from mascarade.kernel import KernelRefused, KernelSetup, decode, encode, from_deal, from_state, to_state
from mascarade.kernel import layout as at
from mascarade.kernel import setup as of
from mascarade.kernel.convert import new_row
from mascarade.kernel.opcodes import OPCODES
from mascarade.kernel.rng import deal, seed_game
from mascarade.rules import EDITIONS, Deal, Options, Scenario, Setup, legal_actions, published, start
from mascarade.rules import actions as a
from mascarade.rules.powers import POWERS
from mascarade.testing.generators import published_scenarios, random_deal, scenario_name

BASE = Setup(scenario=published("first", "base", 6))


def test_every_power_has_its_number() -> None:
    assert OPCODES.keys() == POWERS.keys()
    assert len(set(OPCODES.values())) == len(POWERS)
    assert 0 not in OPCODES.values()


@pytest.mark.parametrize("scenario", published_scenarios(), ids=scenario_name)
def test_tables_say_what_the_catalogue_says(scenario: Scenario) -> None:
    kernel = KernelSetup.of(Setup(scenario=scenario, options=Options(turn_limit=9, spy_sees_centre=True)))
    edition, tables = EDITIONS[scenario.edition], kernel.tables
    for name, code in kernel.codes.items():
        character = edition.characters[name]
        assert kernel.characters[code - 1] == name
        assert tables[of.POWER + code] == OPCODES[character.power]
        assert tables[of.AMOUNT + code] == character.amount
        assert tables[of.CURSED + code] == character.cursed
        assert tables[of.FEMALE + code] == character.female
        assert tables[of.REMEMBERED + code] == character.remembered
        assert tables[of.COPIES + code] == character.copies
        assert tables[of.REACHES_CENTRE + code] == character.reaches_centre
    assert (tables[of.TURNS], tables[of.SPY_SEES_CENTRE], tables[of.ONLY_THE_RICHEST]) == (9, 1, 0)
    assert not tables.flags.writeable


@pytest.mark.parametrize(
    ("scenario", "options", "said"),
    [
        (replace(BASE.scenario, players=14, cards=("judge",) * 14), Options(), "at most 13 players"),
        (replace(BASE.scenario, cards=BASE.scenario.cards * 3), Options(), "at most 16 spots"),
        (replace(BASE.scenario, cemetery=("thief",) * 26), Options(), "at most 25 cards in the cemetery"),
        (replace(BASE.scenario, players=1), Options(), "2 players or more"),
        (BASE.scenario, Options(turn_limit=2**31), "turns"),
    ],
)
def test_what_does_not_fit_is_refused(scenario: Scenario, options: Options, said: str) -> None:
    with pytest.raises(KernelRefused, match=said):
        KernelSetup.of(Setup(scenario=scenario, options=options))


def test_a_wrong_deal_is_refused() -> None:
    kernel = KernelSetup.of(BASE)
    with pytest.raises(KernelRefused, match="cards"):
        from_deal(kernel, Deal(cards=("judge",) * 6))
    with pytest.raises(KernelRefused, match="first seat"):
        from_deal(kernel, Deal(cards=BASE.scenario.cards, first=6))


def test_a_state_or_row_of_another_setup_is_refused() -> None:
    kernel = KernelSetup.of(BASE)
    other = Setup(scenario=published("first", "base", 8))
    with pytest.raises(KernelRefused, match="another setup"):
        from_state(kernel, start(other, Deal(cards=other.scenario.cards))[0])
    with pytest.raises(KernelRefused, match="int16"):
        to_state(kernel, new_row(KernelSetup.of(other)))


def test_actions_that_mean_nothing_are_refused() -> None:
    kernel = KernelSetup.of(BASE)
    state, _ = start(BASE, Deal(cards=BASE.scenario.cards))
    for number in (-1, at.ACTIONS, at.DO_LOOK + 2, at.DO_CONTEST + 1):
        with pytest.raises(KernelRefused):
            decode(kernel, state, number)
    with pytest.raises(KernelRefused, match="peeks"):
        encode(kernel, state, a.Peek(0, 0))


def test_every_number_is_another_action() -> None:
    """Decoding and encoding a number gives the same number, whether the action is legal or not."""
    setup = Setup(scenario=published("first", "base", 2))
    kernel = KernelSetup.of(setup)
    state, _ = start(setup, Deal(cards=setup.scenario.cards))
    meant = {number: decode(kernel, state, number) for number in range(at.ACTIONS)}
    assert len(set(meant.values())) == at.ACTIONS
    assert all(encode(kernel, state, action) == number for number, action in meant.items())


@pytest.mark.parametrize("scenario", published_scenarios(), ids=scenario_name)
def test_a_games_own_chance_deals_it(scenario: Scenario) -> None:
    setup = Setup(scenario=scenario)
    kernel = KernelSetup.of(setup)
    row = new_row(kernel)
    seed_game(row, np.uint64(3), 5)
    for _ in range(4):
        deal(row, kernel.tables)
        dealt = to_state(kernel, row)
        cards = tuple(card for card in dealt.secrets.cards if card is not None)
        again = Deal(cards=cards, cemetery=dealt.secrets.cemetery, first=dealt.table.seat)
        assert start(setup, again)[0] == dealt


def test_deals_are_even() -> None:
    kernel = KernelSetup.of(BASE)
    row = new_row(kernel)
    places: Counter[tuple[int, int]] = Counter()
    firsts: Counter[int] = Counter()
    for game in range(6000):
        seed_game(row, np.uint64(1), game)
        deal(row, kernel.tables)
        places.update(enumerate(row[at.CARDS : at.CARDS + 6].tolist()))
        firsts[int(row[at.SEAT])] += 1
    assert len(places) == 36
    assert all(850 < count < 1150 for count in (*places.values(), *firsts.values()))


def test_a_row_is_cloned_by_copying_it() -> None:
    chance = Random("clone")
    kernel = KernelSetup.of(BASE)
    row = from_deal(kernel, random_deal(chance, BASE.scenario))
    clone = row.copy()
    from mascarade.kernel.turns import step

    step(clone, kernel.tables, encode(kernel, to_state(kernel, row), legal_actions(to_state(kernel, row))[0]))
    assert to_state(kernel, row).table.turn == 1
    assert to_state(kernel, clone).table.turn == 2


def test_importing_compiles_nothing() -> None:
    code = """
from numba.core import event
with event.install_recorder("numba:compile") as compiled:
    import mascarade.kernel
assert not compiled.buffer, compiled.buffer
"""
    subprocess.run([sys.executable, "-c", code], check=True)
