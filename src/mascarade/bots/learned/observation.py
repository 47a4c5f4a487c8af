"""Observations from the engine's events, in the kernel's numbers as in training."""

from __future__ import annotations

import numpy as np

from mascarade.bots.api import as_asked
from mascarade.bots.learned.features import Observations
from mascarade.kernel import KernelSetup, from_state
from mascarade.kernel import layout as at
from mascarade.kernel.observe import WIDTH
from mascarade.kernel.observe import observe as kernel_observe
from mascarade.rules import AnyEvent, Decision, Player, State, Table
from mascarade.rules import events as e
from mascarade.rules.card_events import shown_cards
from mascarade.rules.evolve import evolve_table, initial_table
from mascarade.rules.state import Secrets


class SeatObserver:
    """Tracks a game as one seat sees it: the open table, and the card last seen at each spot."""

    def __init__(self, kernel: KernelSetup, player: Player) -> None:
        self.kernel, self.me = kernel, player
        self.table: Table
        self.memory = np.zeros(kernel.setup.layout.spots, np.int16)
        """By spot, the card's code, plus `layout.STALE` if it may have changed since; 0 if unknown."""
        self.hidden = 0
        """The number of coins that this seat hides."""

    def resume(self, table: Table) -> None:
        """Start from the open table, without having seen any card."""
        self.table = table
        self.memory[:] = 0

    def observe(self, event: AnyEvent) -> None:
        """Learn of an event, as this seat's player sees it."""
        self.table = initial_table(event) if isinstance(event, e.Dealt) else evolve_table(self.table, event)
        match event:
            case e.Hid(number=int(number)):
                self.hidden = number
            case e.Uncovered():
                self.hidden = 0
            case e.Swapped(first=first, second=second, really=True):
                self.memory[[first, second]] = self.memory[[second, first]]
            case e.Swapped(first=first, second=second, really=None):
                for spot in (first, second):
                    if 0 < self.memory[spot] < at.STALE:
                        self.memory[spot] += at.STALE
            case e.Handed(source=source, target=target):
                self.memory[target], self.memory[source] = self.memory[source], 0
            case e.CardLeft(spot=int(spot)):
                self.memory[spot] = 0
            case _:
                for spot, character in shown_cards(event):
                    self.memory[spot] = self.kernel.codes[character]

    def observation(self, decision: Decision) -> Observations:
        """The kernel's observation of this seat, which has to answer this decision.

        It contains no hidden card: all spots have the same placeholder.
        """
        table = as_asked(self.table, decision)
        any_card = table.layout.cast[0]
        cards = tuple(any_card if there else None for there in table.filled)
        secrets = Secrets(cards=cards, cemetery=(), hidden=self.hidden or None)
        row = from_state(self.kernel, State(table, secrets))
        row[at.BURIED] = table.buried
        row[at.MEMORY + self.me :: at.WATCHERS] = self.memory
        into = np.zeros((1, WIDTH), np.int16)
        kernel_observe(row, self.kernel.tables, into[0])
        return into
