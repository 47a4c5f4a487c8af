"""Trials for one decision: which answers to try out how often, and what they came to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from mascarade.beliefs import Effort
from mascarade.bots.quick.company import Company
from mascarade.bots.quick.trials import try_out
from mascarade.kernel.compiling import Row, Rows

AT_ONCE = 16
"""Trials of each answer between two looks at the clock."""
FEW = 4
"""Trials of each answer at least in each round, while there is time."""


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
        self.pace = 40.0
        """Imagined answers a trial."""

    def run(self) -> dict[int, Tried]:
        """Search until the effort is over: by the index of every answer, what it came to."""
        left = list(range(len(self.actions)))
        rounds = max(1, (len(left) - 1).bit_length())
        limit = self.effort.nodes
        begun = self.effort.spent
        for number in range(rounds):
            if limit is None:
                share = FEW * 2**number
            else:
                nodes = (limit - begun) * (number + 1) / rounds - (self.effort.spent - begun)
                share = max(FEW if number == 0 else 0, int(nodes / self.pace / len(left)))
            self._try(left, share)
            if self.effort.over:
                break
            if number < rounds - 1:
                values = self._values(left)
                left.sort(key=lambda index: -values[index])
                left = left[: (len(left) + 1) // 2]
        values = self._values(range(len(self.actions)))
        return {
            index: Tried(values[index], self.sums[index] / max(1, count), count)
            for index, count in enumerate(self.counts.tolist())
        }

    def _try(self, left: Sequence[int], share: int) -> None:
        """So many trials of each answer that is left."""
        while share > 0:
            some = min(share, AT_ONCE)
            first = int(self.counts[left[0]])
            numbers = np.arange(first, first + some)
            chosen = np.repeat(np.array(left, np.int64), some)
            numbers = np.tile(numbers, len(left))
            courses = numbers % len(self.worlds.unseen)
            seeds = self.worlds.seeds[courses] + numbers.astype(np.uint64)
            values = np.zeros(len(chosen))
            spent = try_out(
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
                values,
            )
            self.effort.spent += spent
            self.pace = spent / len(chosen)
            np.add.at(self.sums, chosen, values)
            np.add.at(self.counts, chosen, 1)
            share -= some
            if self.effort.over:
                return

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
