"""Search for one decision: how often to try which action, and the results."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from mascarade.beliefs import Effort
from mascarade.bots.expert.rollouts import play_trials
from mascarade.bots.quick.players import TablePlayers
from mascarade.kernel.jit import Row, Rows

_BATCH_TRIALS = 32
"""Trials between two checks of the clock."""


class Worlds(NamedTuple):
    """Sampled histories, one per row."""

    unseen: Rows
    """The hidden cards (`rollouts.UNSEEN`)."""
    views: NDArray[np.float32]
    know: NDArray[np.float32]
    seeds: NDArray[np.uint64]


class TrialResult(NamedTuple):
    """The results of one action's trials."""

    value: float
    """The win rate, with the prior."""
    won: float
    """The win rate."""
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
        actions: Sequence[int],
        prior: Sequence[float],
        effort: Effort,
        *,
        weight: float,
        turns: int,
    ) -> None:
        self.root, self.people, self.worlds, self.effort = root, people, worlds, effort
        self.actions = np.array(actions, np.int64)
        self.prior = np.array(prior)
        self.weight, self.turns = weight, turns
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
        return {
            index: TrialResult(values[index], self.sums[index] / max(1, count), count)
            for index, count in enumerate(self.counts.tolist())
        }

    def _run_trials(self, remaining: Sequence[int], most: int) -> None:
        """Run some trials of each remaining action, with at most this many simulated actions."""
        some = max(1, _BATCH_TRIALS // len(remaining))
        first = int(self.counts[remaining].min())
        chosen = np.tile(np.array(remaining, np.int64), some)
        numbers = np.repeat(np.arange(first, first + some), len(remaining))
        histories = numbers % len(self.worlds.unseen)
        seeds = self.worlds.seeds[histories] + numbers.astype(np.uint64)
        values = np.zeros(len(chosen))
        spent, ended = play_trials(
            self.root,
            self.people,
            self.worlds.unseen,
            self.worlds.views,
            self.worlds.know,
            self.actions,
            chosen,
            histories,
            seeds,
            self.turns,
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
                (self.sums[index] + self.weight * (mean + self.prior[index] - middle))
                / (self.counts[index] + self.weight)
            )
            for index in which
        }
