"""Trials for one decision: which answers to try out how often, and what they came to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from mascarade.beliefs import Effort
from mascarade.bots.expert.rollouts import try_out
from mascarade.bots.quick.players import Company
from mascarade.kernel.jit import Row, Rows

AT_ONCE = 32
"""Trials between two looks at the clock."""


class Worlds(NamedTuple):
    """Courses that the game may have taken, one a row."""

    unseen: Rows
    """What lies face down (`trials.UNSEEN`)."""
    views: NDArray[np.float32]
    know: NDArray[np.float32]
    seeds: NDArray[np.uint64]


class Tried(NamedTuple):
    """What the trials of one answer came to."""

    value: float
    """How often it won, with what was thought of it before."""
    won: float
    """How often it won."""
    trials: int


class Search:
    """Sequential halving: all answers are tried equally often, then the better half of them, and so on.

    Every answer meets the same courses and the same chances as the others, so that they differ by little else
    than themselves. What was thought of an answer before counts as some trials.
    """

    def __init__(  # noqa: PLR0917
        self,
        root: Row,
        company: Company,
        worlds: Worlds,
        actions: Sequence[int],
        before: Sequence[float],
        effort: Effort,
        *,
        weight: float,
        turns: int,
    ) -> None:
        self.root, self.company, self.worlds, self.effort = root, company, worlds, effort
        self.actions = np.array(actions, np.int64)
        self.before = np.array(before)
        self.weight, self.turns = weight, turns
        self.sums = np.zeros(len(actions))
        self.counts = np.zeros(len(actions), np.int64)

    def run(self, nodes: int) -> dict[int, Tried]:
        """Search with so many imagined answers, or until the effort is over: by index what each came to."""
        left = list(range(len(self.actions)))
        rounds = max(1, (len(left) - 1).bit_length())
        begun = self.effort.spent
        for number in range(rounds):
            due = begun + nodes * (number + 1) // rounds
            while self.effort.spent < due and not self.effort.over:
                self._try(left, due - self.effort.spent)
            if number < rounds - 1:
                values = self._values(left)
                left.sort(key=lambda index: -values[index])
                left = left[: (len(left) + 1) // 2]
        values = self._values(range(len(self.actions)))
        return {
            index: Tried(values[index], self.sums[index] / max(1, count), count)
            for index, count in enumerate(self.counts.tolist())
        }

    def _try(self, left: Sequence[int], most: int) -> None:
        """Some trials of each answer that is left, as long as they take no more than these imagined ones."""
        some = max(1, AT_ONCE // len(left))
        first = int(self.counts[left].min())
        chosen = np.tile(np.array(left, np.int64), some)
        numbers = np.repeat(np.arange(first, first + some), len(left))
        courses = numbers % len(self.worlds.unseen)
        seeds = self.worlds.seeds[courses] + numbers.astype(np.uint64)
        values = np.zeros(len(chosen))
        spent, ended = try_out(
            self.root,
            self.company,
            self.worlds.unseen,
            self.worlds.views,
            self.worlds.know,
            self.actions,
            chosen,
            courses,
            seeds,
            self.turns,
            most,
            values,
        )
        self.effort.spent += spent
        np.add.at(self.sums, chosen[:ended], values[:ended])
        np.add.at(self.counts, chosen[:ended], 1)

    def _values(self, which: Sequence[int]) -> dict[int, float]:
        """What each answer is worth, with what was thought of it before as so many trials more."""
        tried = [index for index in which if self.counts[index]]
        mean = float(np.mean([self.sums[index] / self.counts[index] for index in tried])) if tried else 0.0
        middle = float(np.mean([self.before[index] for index in tried or which]))
        return {
            index: float(
                (self.sums[index] + self.weight * (mean + self.before[index] - middle))
                / (self.counts[index] + self.weight)
            )
            for index in which
        }
