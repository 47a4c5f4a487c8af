"""What decisions cost: counted CPU times in narrow classes, from which mean and median follow."""

from __future__ import annotations

from math import log2

import msgspec

from mascarade.arena.stats import add_counts, quantile

CLASSES_PER_OCTAVE = 16
"""A class is 4 % wide."""


class Cost(msgspec.Struct, frozen=True):
    """The CPU time of a bot's decisions in microseconds."""

    decisions: int
    median: float
    mean: float


class CostCounts(msgspec.Struct):
    """Times of decisions so far."""

    decisions: int = 0
    nanoseconds: int = 0
    classes: dict[int, int] = {}

    def count(self, nanoseconds: int) -> None:
        """Count a decision."""
        self.decisions += 1
        self.nanoseconds += nanoseconds
        add_counts(self.classes, {round(CLASSES_PER_OCTAVE * log2(max(1, nanoseconds))): 1})

    def add(self, other: CostCounts) -> None:
        """Add other decisions."""
        self.decisions += other.decisions
        self.nanoseconds += other.nanoseconds
        add_counts(self.classes, other.classes)

    def cost(self) -> Cost | None:
        """Median and mean; None before the first decision."""
        if not self.decisions:
            return None
        median = 2 ** (quantile(self.classes, 0.5) / CLASSES_PER_OCTAVE)
        mean = self.nanoseconds / self.decisions
        return Cost(self.decisions, round(median / 1000, 1), round(mean / 1000, 1))
