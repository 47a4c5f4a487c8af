"""The order in which the cells of a ladder are played: in growing rounds, all cells alike.

A run that is stopped has about as many deals of each cell. Under a budget, cells get twice as many while they
leave the order of two bots open.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Collection, Mapping
from time import monotonic

from mascarade.arena.ladder.study import LadderResults, LadderStudy, PlayedDeals
from mascarade.arena.runner.local import CHUNK_SECONDS

FIRST_DEALS = 2
"""Of each cell in the first round."""
GROWTH = 1.5
"""Of the deals of all cells, from round to round."""
FOCUS = 2
"""How many times as many deals the undecided cells get."""
FOCUS_FROM_DEALS = 8
"""Of each cell; fewer say too little about the order."""


class Rounds:
    """Hands out deals cell by cell; see `mascarade.arena.runner.local.Chunks`."""

    def __init__(
        self,
        study: LadderStudy,
        results: LadderResults,
        deals: Mapping[int, int | None],
        *,
        seconds: float | None = None,
        undecided: Callable[[], Collection[int]] = tuple,
    ) -> None:
        """Play each of these cells until it has so many deals, or for so many seconds with those before."""
        self.study = study
        self.results = results
        self.deals = deals
        self.seconds = seconds
        self.started = monotonic() - results.seconds
        self.undecided = undecided
        self.handed_out = [cell.deals for cell in results.cells]
        self.seconds_per_deal: dict[int, float] = {}
        self.goal = 0
        self._goals: dict[int, int] = {}
        """Of the cells in this round that have not reached theirs."""
        self._turns: deque[int] = deque()

    def next(self) -> range:
        """The deals to play next; empty when the goal is reached or the time is up."""
        while self._turns or self._start_round():
            cell = self._turns.popleft()
            left = self._goals[cell] - self.handed_out[cell]
            size = min(left, self._affordable(cell))
            if size < 1:
                continue
            start = self.handed_out[cell]
            self.handed_out[cell] = start + size
            if size < left:
                self._turns.append(cell)
            return self.study.deals(cell, range(start, start + size))
        if self.seconds is not None:  # what is left of the time is too short for any deal
            self.results.seconds = max(self.results.seconds, self.seconds)
        return range(0)

    @property
    def used(self) -> float:
        """For how many seconds the study has played, with those before."""
        return monotonic() - self.started

    def add(self, played: PlayedDeals) -> None:
        """Add the next deals of a cell to the results."""
        self.results.add(self.study, played)
        self.results.seconds = max(self.results.seconds, self.used)

    def record(self, chunk: range, seconds: float) -> None:
        """Adapt to the time that some deals took."""
        cell, took = chunk.start % self.study.cell_count, seconds / len(chunk)
        known = self.seconds_per_deal.get(cell)
        self.seconds_per_deal[cell] = took if known is None else (known + took) / 2

    def _affordable(self, cell: int) -> int:
        """How many deals of a cell to hand out at once: about `CHUNK_SECONDS`, and none too late."""
        left = None if self.seconds is None else self.seconds - self.used
        known = self.seconds_per_deal.get(cell)
        if left is not None and (left <= 0 or (known is not None and known > left)):
            return 0
        if known is None:
            return 1
        most = CHUNK_SECONDS if left is None else min(CHUNK_SECONDS, left)
        return max(1, int(most / max(known, 1e-6)))

    def _start_round(self) -> bool:
        """Set the goals of the next round; whether there is anything to play in it."""
        while open_cells := [cell for cell in self.deals if self._left(cell) and self._affordable(cell)]:
            focus = self.undecided() if self.goal >= FOCUS_FROM_DEALS else ()
            least = min(self.handed_out[cell] for cell in open_cells)
            self.goal = max(FIRST_DEALS, int(max(least, self.goal) * GROWTH))
            self._goals = {}
            for cell in open_cells:
                most, goal = self.deals[cell], self.goal * (FOCUS if cell in focus else 1)
                self._goals[cell] = goal if most is None else min(goal, most)
            self._turns.extend(cell for cell, goal in self._goals.items() if self.handed_out[cell] < goal)
            if self._turns:
                return True
        return False

    def _left(self, cell: int) -> bool:
        """Whether a cell has not had all its deals."""
        most = self.deals[cell]
        return most is None or self.handed_out[cell] < most
