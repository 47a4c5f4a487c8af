"""Search for one decision: how often to try which action, and the results."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from mascarade.beliefs import Effort
from mascarade.bots.expert.histories import Numbers, Weights, Worlds
from mascarade.bots.expert.rollouts import play_trials
from mascarade.bots.quick.players import TablePlayers
from mascarade.kernel.jit import Row

_BATCH_TRIALS = 32
"""Trials between two checks of the clock."""
_PRIOR_TRIALS = 120.0
"""The weight of the prior, in trials."""
_ROLLOUT_TURNS = 10
"""Turns of a rollout."""


class TrialResult(NamedTuple):
    """The results of one action's trials."""

    value: float
    """The win rate, with the prior."""
    trials: int


class Search:
    """Sequential halving: all actions are tried equally often, then the better half, and so on.

    All actions meet the same histories and seeds, to reduce the variance. The prior counts as some trials.
    """

    def __init__(  # noqa: PLR0917
        self,
        root: Row,
        people: TablePlayers,
        worlds: Worlds,
        actions: Numbers,
        prior: Weights,
        effort: Effort,
    ) -> None:
        self.root, self.people, self.worlds, self.effort = root, people, worlds, effort
        self.actions, self.prior = actions, prior
        self.sums = np.zeros(len(actions))
        self.counts = np.zeros(len(actions), np.int64)

    def run(self, nodes: int) -> dict[int, TrialResult]:
        """Search with this many simulated actions, or until the effort is over. Returns results by index."""
        remaining = list(range(len(self.actions)))
        rounds = max(1, (len(remaining) - 1).bit_length())
        begun = self.effort.spent
        for number in range(rounds):
            due = begun + nodes * (number + 1) // rounds
            while self.effort.spent < due and not self.effort.over:
                self._run_trials(remaining, due - self.effort.spent)
            if number < rounds - 1:
                values = self._values(remaining)
                remaining.sort(key=lambda index: -values[index])
                remaining = remaining[: (len(remaining) + 1) // 2]
        values = self._values(range(len(self.actions)))
        return {index: TrialResult(values[index], count) for index, count in enumerate(self.counts.tolist())}

    def _run_trials(self, remaining: Sequence[int], most: int) -> None:
        """Run some trials of each remaining action, with at most this many simulated actions."""
        some = max(1, _BATCH_TRIALS // len(remaining))
        first = int(self.counts[remaining].min())
        chosen = np.tile(np.array(remaining, np.int64), some)
        numbers = np.repeat(np.arange(first, first + some), len(remaining))
        values = np.zeros(len(chosen))
        spent, ended = play_trials(
            self.root,
            self.people,
            self.worlds,
            self.actions,
            chosen,
            numbers,
            _ROLLOUT_TURNS,
            most,
            values,
        )
        self.effort.spent += spent
        np.add.at(self.sums, chosen[:ended], values[:ended])
        np.add.at(self.counts, chosen[:ended], 1)

    def _values(self, which: Sequence[int]) -> dict[int, float]:
        """The value of each action, with the prior counted as further trials."""
        tried = [index for index in which if self.counts[index]]
        mean = float(np.mean([self.sums[index] / self.counts[index] for index in tried])) if tried else 0.0
        middle = float(np.mean([self.prior[index] for index in tried or which]))
        return {
            index: float(
                (self.sums[index] + _PRIOR_TRIALS * (mean + self.prior[index] - middle))
                / (self.counts[index] + _PRIOR_TRIALS)
            )
            for index in which
        }
