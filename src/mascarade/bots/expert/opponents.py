"""Models of the opponents: in which style each of them plays, judged by what they did in this game.

A model is a style of the quick policy (`bots.quick.styles`), with the habits of such players. Every opponent
starts as a mixture of all models, and what they do makes some of them likelier, by Bayes' rule.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from mascarade.beliefs import Belief
from mascarade.bots.quick.styles import QUICK, RASHNESS, TRUST, VIGILANCE, Style
from mascarade.bots.watchful import OpponentModel
from mascarade.rules import AnyEvent, Layout, Player, Table
from mascarade.rules import events as e
from mascarade.rules import state as s
from mascarade.rules.card_events import shown_spots, shown_to

Numbers = NDArray[np.float64]


class Habits(NamedTuple):
    """How often players of one style do what everyone can see, as `benchmarks/habits.py` counts it."""

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
    prior: float
    unsure: Habits
    """Their habits while they can't be sure of a card of theirs."""
    sure: Habits
    """Their habits while they know one."""


MODELS: Final = {
    "quick": Model(
        QUICK,
        0.12,
        Habits(0.23, 0.28, 0.49, 0.30, 0.37, 0.82, 0.17),
        Habits(0.01, 0.36, 0.64, 0.73, 0.83, 0.94, 0.04),
    ),
    "plain": Model(
        Style(boldness=0.0, claims_from=0.8, contests_from=0.8, looking=1.0),
        0.12,
        Habits(0.53, 0.38, 0.09, 0.98, 0.97, 0.19, 0.00),
        Habits(0.05, 0.43, 0.53, 1.00, 1.00, 0.76, 0.00),
    ),
    "timid": Model(
        Style(boldness=0.0, claims_from=0.95, contests_from=0.95, looking=10.0),
        0.12,
        Habits(0.80, 0.17, 0.03, 0.95, 0.96, 0.11, 0.00),
        Habits(0.08, 0.44, 0.48, 0.99, 1.00, 0.74, 0.00),
    ),
    "bold": Model(
        Style(boldness=1.0, announcing=1.5),
        0.08,
        Habits(0.00, 0.03, 0.97, 0.22, 0.29, 0.54, 0.09),
        Habits(0.00, 0.07, 0.92, 0.48, 0.60, 0.81, 0.05),
    ),
    "liar": Model(
        Style(boldness=1.0, announcing=10.0),
        0.06,
        Habits(0.00, 0.00, 0.99, 0.23, 0.30, 0.54, 0.10),
        Habits(0.00, 0.00, 0.99, 0.47, 0.59, 0.74, 0.05),
    ),
    "meek": Model(
        Style(boldness=0.3, claims_from=0.4, contests_from=2.0),
        0.12,
        Habits(0.20, 0.35, 0.45, 0.37, 0.50, 0.01, 0.00),
        Habits(0.02, 0.41, 0.57, 0.92, 0.95, 0.00, 0.00),
    ),
    "rash": Model(
        Style(contesting=1.5),
        0.06,
        Habits(0.34, 0.21, 0.46, 0.15, 0.19, 0.82, 0.69),
        Habits(0.00, 0.42, 0.58, 0.59, 0.69, 0.97, 0.66),
    ),
    "doubter": Model(
        Style(contesting=10.0),
        0.04,
        Habits(0.46, 0.18, 0.37, 0.10, 0.13, 0.97, 0.92),
        Habits(0.00, 0.41, 0.58, 0.66, 0.74, 0.97, 0.91),
    ),
    "restless": Model(
        Style(claims_from=0.4, swapping=1.5),
        0.08,
        Habits(0.04, 0.63, 0.33, 0.34, 0.46, 0.75, 0.15),
        Habits(0.01, 0.44, 0.55, 0.98, 0.99, 0.94, 0.06),
    ),
    "shuffler": Model(
        Style(swapping=10.0),
        0.04,
        Habits(0.00, 0.90, 0.10, 0.22, 0.22, 0.77, 0.17),
        Habits(0.00, 0.90, 0.10, 0.87, 0.89, 0.95, 0.06),
    ),
    "curious": Model(
        Style(boldness=0.3, looking=1.5),
        0.12,
        Habits(0.39, 0.21, 0.40, 0.31, 0.39, 0.73, 0.17),
        Habits(0.01, 0.43, 0.55, 0.81, 0.89, 0.94, 0.05),
    ),
    "careless": Model(
        Style(whim=0.9),
        0.04,
        Habits(0.10, 0.57, 0.34, 0.06, 0.12, 0.50, 0.51),
        Habits(0.07, 0.58, 0.35, 0.12, 0.18, 0.54, 0.46),
    ),
}
_STYLES: Final = np.array([model.style for model in MODELS.values()])
_HABITS: Final = np.clip([(model.unsure, model.sure) for model in MODELS.values()], 0.01, 0.99)
_PRIOR: Final = np.array([model.prior for model in MODELS.values()])
_LOOKS, _SWAPS, _ANNOUNCES, _HONEST, _TRUE, _CATCHES, _RASH = range(len(Habits._fields))
_ALIKE: Final = 4.0
"""How many players the prior counts for, beside those at the table."""
_ROUNDS: Final = 3
"""How often everyone's shares are computed from everyone else's."""
_WEIGHT: Final = 1.0
"""What one observation counts for: a player's decisions depend on each other."""
_COMMON: Final = 0.18
"""How often a card is the announced one by chance alone."""
_USUAL_CATCHES: Final = 0.5
"""How often somebody contests with the card, if nothing is known of them."""
_SURE: Final = 0.6
"""Who is surer than this of a card of theirs knows it."""


class Sureness:
    """How sure everyone can be of each card, as all can tell."""

    def __init__(self, layout: Layout) -> None:
        self.known = np.zeros((layout.players, layout.spots))
        """By player and spot, from 0 to 1."""

    def observe(self, event: AnyEvent) -> None:
        """Learn of an event that shows or moves cards."""
        known = self.known
        match event:
            case e.Dealt():
                known[:] = 1.0
            case e.Swapped(player=doer, first=first, second=second):
                middle = (known[doer, first] + known[doer, second]) / 2
                known[:, [first, second]] = (known[:, [first, second]].max(axis=1) / 2)[:, None]
                known[doer, [first, second]] = middle
            case e.Handed(source=source, target=target):
                known[:, target] = known[:, source]
            case _:
                for spot, _ in shown_spots(event):
                    match shown_to(event):
                        case e.Grant.PLAYER:
                            known[event.player, spot] = 1.0  # type: ignore[union-attr]
                        case e.Grant.OTHER_PLAYERS:
                            known[np.arange(len(known)) != event.player, spot] = 1.0  # type: ignore[union-attr]
                        case _:
                            known[:, spot] = 1.0

    def knows(self, player: Player, table: Table) -> int:
        """1 if the player can be sure of a card of theirs, otherwise 0."""
        spots = list(table.layout.spots_of[table.seat_of(player)])
        return int(self.known[player, spots].max() > _SURE)


class StyleMixtures(OpponentModel):
    """How likely each player plays like each model."""

    def __init__(self, me: Player, layout: Layout, belief: Belief) -> None:
        super().__init__(layout.players)
        self.me = me
        self.belief = belief
        """What the viewer knows of the cards, before each event."""
        self.sureness = Sureness(layout)
        self.logs = np.zeros((layout.players, len(MODELS)))
        """By player and model, the logarithm of how likely they would do what they did."""
        self.knew = [0] * layout.players
        """Whether each player knew a card of theirs when they last claimed one."""
        self._habits: Numbers | None = None
        """A cache of `habits`."""

    def observe(self, event: AnyEvent, table: Table) -> None:
        """Learn from what a player chose in a free turn, whether they contested, and what was revealed."""
        super().observe(event, table)
        decision, round_ = table.decision, table.round
        free = decision is not None and decision.question == s.TurnChoice(None)
        match event:
            case e.Looked(player=player) if free:
                self._learn(player, self._of(player, table, _LOOKS))
            case e.Swapped(player=player) if free:
                self._learn(player, self._of(player, table, _SWAPS))
            case e.Announced(player=player, character=character, spot=spot):
                self.knew[player] = self.sureness.knows(player, table)
                true, likely = self._of(player, table, _TRUE), self.belief.probability(spot, character)
                self._learn(player, likely / _COMMON * true + (1 - likely) / (1 - _COMMON) * (1 - true))
                if free:
                    self._learn(player, self._of(player, table, _ANNOUNCES))
            case e.Contested(player=player):
                self.knew[player] = self.sureness.knows(player, table)
            case e.Passed(player=player) if round_ is not None:
                rash, catches = self._of(player, table, _RASH), self._of(player, table, _CATCHES)
                spots = table.layout.spots_of[table.seat_of(player)]
                holds = min(1.0, sum(self.belief.probability(spot, round_.character) for spot in spots))
                self._learn(player, (1 - holds) * (1 - rash) + holds * (1 - catches))
            case e.Revealed(cards=(announced, *contested)) if round_ is not None:
                is_true = announced.character == round_.character
                expected = _HABITS[:, self.knew[announced.player], _TRUE]
                likely = self.belief.probability(announced.spot, round_.character)
                # What the claim told already, less what it tells now that the card is seen
                before = likely / _COMMON * expected + (1 - likely) / (1 - _COMMON) * (1 - expected)
                now = expected / _COMMON if is_true else (1 - expected) / (1 - _COMMON)
                self._learn(announced.player, now / before)
                for card in contested:
                    right = card.character == round_.character
                    habits = _HABITS[:, self.knew[card.player]]
                    self._learn(card.player, habits[:, _CATCHES] if right else habits[:, _RASH])
            case _:
                pass
        self.sureness.observe(event)

    def _of(self, player: Player, table: Table, habit: int) -> Numbers:
        """By model, how likely the player does that now."""
        likely: Numbers = _HABITS[:, self.sureness.knows(player, table), habit]
        return likely

    def _learn(self, player: Player, likelihood: Numbers) -> None:
        self.logs[player] += _WEIGHT * np.log(likelihood)
        self._habits = None

    def shares(self) -> Numbers:
        """By player and model, how likely they play like that. People at one table are somewhat alike."""
        likely = np.exp(self.logs - self.logs.max(axis=1, keepdims=True))
        shares: Numbers = likely * _PRIOR / (likely @ _PRIOR)[:, None]
        others = np.arange(len(shares)) != self.me
        for _ in range(_ROUNDS):
            usual = _ALIKE * _PRIOR + shares[others].sum(axis=0) - shares * others[:, None]
            shares = likely * usual / (likely * usual).sum(axis=1, keepdims=True)
        return shares

    def habits(self) -> Numbers:
        """By player, and whether they know a card of theirs, the habits to expect of them."""
        if self._habits is None:
            self._habits = np.einsum("pm,mkh->pkh", self.shares(), _HABITS)
        return self._habits

    def recklessness(self, player: Player) -> float:
        """How often the player contests without the card, as their style has it."""
        return float(self.habits()[player, :, _RASH].mean())

    def vigilance(self, player: Player) -> float:
        """How readily the player contests with the card: 1 as usual, 0 never."""
        return float(self.habits()[player, :, _CATCHES].mean()) / _USUAL_CATCHES

    def likelihoods(self) -> tuple[Numbers, Numbers]:
        """By player, and whether they know a card of theirs, how much likelier a card is the announced one
        that they claimed, and let pass.
        """
        habits = self.habits()
        true = habits[:, :, _TRUE]
        claimed = true / (1 - true) * (1 - _COMMON) / _COMMON
        return np.maximum(claimed, 1.0), (1 - habits[:, :, _CATCHES]) / (1 - habits[:, :, _RASH])

    def draw(self, me: Player, dice: Numbers, styles: Numbers) -> None:
        """Write a style for everyone in every history; `dice` are random numbers, by history and player.

        What a player is expected to do follows from the whole mixture. The viewer goes on as a quick player.
        """
        claimed, _ = self.likelihoods()
        for player, sums in enumerate(np.cumsum(self.shares(), axis=1)):
            drawn = np.minimum(np.searchsorted(sums, dice[:, player]), len(MODELS) - 1)
            styles[:, player] = QUICK if player == me else _STYLES[drawn]
            if player != me:
                styles[:, player, TRUST] = claimed[player].mean()
                styles[:, player, RASHNESS] = self.recklessness(player)
                styles[:, player, VIGILANCE] = self.vigilance(player)
