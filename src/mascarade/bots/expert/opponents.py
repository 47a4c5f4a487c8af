"""Models of the opponents: in which style each of them plays, judged by what they did in this game.

A model is a style of the quick policy (`bots.quick.styles`), with the habits of such players. Every opponent
starts as a mixture of all models, and what they do makes some of them likelier, by Bayes' rule.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from mascarade.bots.quick.styles import QUICK, RASHNESS, TRUST, VIGILANCE, Style
from mascarade.bots.watchful import OpponentModel
from mascarade.rules import AnyEvent, Player, Table
from mascarade.rules import events as e
from mascarade.rules import state as s

Numbers = NDArray[np.float64]


class Habits(NamedTuple):
    """How often players of one style do what everyone can see: about what `benchmarks/habits.py` counts."""

    looks: float
    swaps: float
    announces: float
    """What they do in a free turn."""
    honest: float
    """Their announcements that are true, of those that are revealed."""
    true: float
    """Their announcements that are true, of all."""
    catches: float
    """How often they contest with the card."""
    rash: float
    """How often they contest without it."""


class Model(NamedTuple):
    """A style, its habits, and how likely an unknown opponent plays like that."""

    style: Style
    habits: Habits
    prior: float


MODELS: Final = {
    "quick": Model(QUICK, Habits(0.08, 0.36, 0.56, 0.55, 0.68, 0.80, 0.07), 0.15),
    "plain": Model(
        Style(boldness=0.0, claims_from=0.8, contests_from=0.8, looking=1.0),
        Habits(0.30, 0.40, 0.30, 0.97, 0.98, 0.50, 0.003),
        0.25,
    ),
    "bold": Model(
        Style(boldness=1.0, announcing=1.5), Habits(0.01, 0.12, 0.87, 0.30, 0.42, 0.65, 0.08), 0.10
    ),
    "meek": Model(
        Style(boldness=0.3, claims_from=0.4, contests_from=2.0),
        Habits(0.10, 0.40, 0.50, 0.68, 0.78, 0.02, 0.003),
        0.10,
    ),
    "rash": Model(Style(contesting=1.5), Habits(0.08, 0.53, 0.39, 0.48, 0.61, 0.97, 0.66), 0.10),
    "restless": Model(
        Style(claims_from=0.4, swapping=1.5), Habits(0.02, 0.58, 0.40, 0.71, 0.81, 0.78, 0.08), 0.10
    ),
    "curious": Model(
        Style(boldness=0.3, looking=1.5), Habits(0.25, 0.33, 0.42, 0.62, 0.77, 0.82, 0.07), 0.15
    ),
    "careless": Model(Style(whim=0.9), Habits(0.05, 0.66, 0.29, 0.12, 0.20, 0.45, 0.50), 0.05),
}
_STYLES: Final = np.array([model.style for model in MODELS.values()])
_HABITS: Final = np.array([model.habits for model in MODELS.values()])
_PRIOR: Final = np.log([model.prior for model in MODELS.values()])
_LOOKS, _SWAPS, _ANNOUNCES, _HONEST, _TRUE, _CATCHES, _RASH = range(len(Habits._fields))
_WEIGHT: Final = 0.7
"""What one observation counts for: a player's decisions depend on each other."""
_COMMON: Final = 0.18
"""How often a card is the announced one by chance alone."""
_USUAL_CATCHES: Final = 0.5
"""How often somebody contests with the card, if nothing is known of them."""


class StyleMixtures(OpponentModel):
    """How likely each player plays like each model."""

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.logs = np.tile(_PRIOR, (players, 1))
        """By player and model, the logarithm of the odds."""

    def observe(self, event: AnyEvent, table: Table) -> None:
        """Learn from what a player chose in a free turn, whether they contested, and what was revealed."""
        super().observe(event, table)
        decision, round_ = table.decision, table.round
        free = decision is not None and decision.question == s.TurnChoice(None)
        match event:
            case e.Looked(player=player) if free:
                self._learn(player, _HABITS[:, _LOOKS])
            case e.Swapped(player=player) if free:
                self._learn(player, _HABITS[:, _SWAPS])
            case e.Announced(player=player) if free:
                self._learn(player, _HABITS[:, _ANNOUNCES])
            case e.Passed(player=player) if round_ is not None:
                self._learn(player, 1 - _HABITS[:, _RASH] - _COMMON * _HABITS[:, _CATCHES])
            case e.Revealed(cards=(announced, *contested)) if round_ is not None:
                true = announced.character == round_.character
                honest = _HABITS[:, _HONEST]
                self._learn(announced.player, honest if true else 1 - honest)
                for card in contested:
                    right = card.character == round_.character
                    self._learn(card.player, _COMMON * _HABITS[:, _CATCHES] if right else _HABITS[:, _RASH])
            case _:
                pass

    def _learn(self, player: Player, likelihood: Numbers) -> None:
        self.logs[player] += _WEIGHT * np.log(likelihood)

    def shares(self) -> Numbers:
        """By player and model, how likely they play like that."""
        odds = np.exp(self.logs - self.logs.max(axis=1, keepdims=True))
        shares: Numbers = odds / odds.sum(axis=1, keepdims=True)
        return shares

    def habits(self) -> Numbers:
        """By player, the habits to expect of them."""
        expected: Numbers = self.shares() @ _HABITS
        return expected

    def likelihoods(self) -> tuple[Numbers, Numbers]:
        """By player, how much likelier a card is the announced one that they claimed, and let pass."""
        habits = self.habits()
        true = habits[:, _TRUE]
        claimed = true / (1 - true) * (1 - _COMMON) / _COMMON
        return np.maximum(claimed, 1.0), (1 - habits[:, _CATCHES]) / (1 - habits[:, _RASH])

    def draw(self, me: Player, dice: Numbers, styles: Numbers) -> None:
        """Write a style for everyone in every history; `dice` are random numbers, by history and player.

        What a player is expected to do follows from the whole mixture. The viewer goes on as a quick player.
        """
        habits, (claimed, _) = self.habits(), self.likelihoods()
        for player, sums in enumerate(np.cumsum(self.shares(), axis=1)):
            drawn = np.minimum(np.searchsorted(sums, dice[:, player]), len(MODELS) - 1)
            styles[:, player] = QUICK if player == me else _STYLES[drawn]
            if player != me:
                styles[:, player, TRUST] = claimed[player]
                styles[:, player, RASHNESS] = habits[player, _RASH]
                styles[:, player, VIGILANCE] = habits[player, _CATCHES] / _USUAL_CATCHES
