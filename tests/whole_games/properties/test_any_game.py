"""Invariants of any game, checked after every step."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule

from mascarade.rules import IllegalAction, Scenario, Setup
from mascarade.rules import actions as a
from mascarade.testing.generators import (
    STYLES,
    Style,
    next_action,
    possible_peeks,
    published_scenarios,
    random_game,
    random_options,
    random_scenario,
)
from mascarade.testing.invariants import CheckedGame
from tests.tiers import scaled

SEEDS = st.integers(0, 2**32 - 1)


class AnyGame(RuleBasedStateMachine):
    """Random legal actions, interjections and illegal actions."""

    watched: CheckedGame

    def scenario(self, chance: Random) -> Scenario:
        raise NotImplementedError

    @initialize(chance=st.randoms(use_true_random=False))
    def deal(self, chance: Random) -> None:
        setup = Setup(scenario=self.scenario(chance), options=random_options(chance))
        self.watched = CheckedGame(random_game(chance, setup))

    def goes_on(self) -> bool:
        return self.watched.game.result is None

    @precondition(goes_on)
    @rule(number=st.integers(0, 999))
    def answer(self, number: int) -> None:
        legal = self.watched.game.legal_actions()
        self.watched.apply(legal[number % len(legal)])

    @precondition(goes_on)
    @rule(seed=SEEDS, style=st.sampled_from(STYLES), most=st.integers(1, 40))
    def play_on(self, seed: int, style: Style, most: int) -> None:
        chance = Random(seed)
        for _ in range(most):
            if self.goes_on():
                self.watched.apply(next_action(chance, self.watched.state, style))

    @precondition(lambda self: possible_peeks(self.watched.state) != ())
    @rule(number=st.integers(0, 999))
    def interject(self, number: int) -> None:
        peeks = possible_peeks(self.watched.state)
        self.watched.apply(peeks[number % len(peeks)])

    @rule(seed=SEEDS)
    def talk_nonsense(self, seed: int) -> None:
        self.watched.check_answers(Random(seed))

    @rule()
    def keep_a_record(self) -> None:
        self.watched.check_record()

    @precondition(lambda self: not self.goes_on())
    @rule(player=st.integers(0, 12))
    def come_too_late(self, player: int) -> None:
        number = self.watched.state.table.decisions
        for action in (a.Pass(number, player), a.Look(number, player, 0), a.Peek(player, 0)):
            with pytest.raises(IllegalAction) as refused:
                self.watched.game.apply(action)
            assert refused.value.code == "game-over"

    @precondition(lambda self: not self.goes_on())
    @rule(chance=st.randoms(use_true_random=False))
    def deal_again(self, chance: Random) -> None:
        self.watched.check_views()
        self.deal(chance)

    def teardown(self) -> None:
        if hasattr(self, "watched"):
            self.watched.check_record()
            self.watched.check_views()


class AnyPrintedGame(AnyGame):
    """Games of published sets."""

    def scenario(self, chance: Random) -> Scenario:
        return chance.choice(published_scenarios())


class AnyGameOfOnesOwn(AnyGame):
    """Games of custom scenarios."""

    def scenario(self, chance: Random) -> Scenario:
        return random_scenario(chance)


SIZE = settings(max_examples=scaled(200), stateful_step_count=30)
AnyPrintedGame.TestCase.settings = SIZE
AnyGameOfOnesOwn.TestCase.settings = SIZE
TestAnyPrintedGame = AnyPrintedGame.TestCase
TestAnyGameOfOnesOwn = AnyGameOfOnesOwn.TestCase
