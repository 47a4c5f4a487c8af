"""The forgetful style: knows only what it saw in the last round."""

from __future__ import annotations

from collections import deque

from mascarade.bots.api import Seat, Temper
from mascarade.bots.styles.style import StyleBot, StyleMind
from mascarade.rules import AnyEvent, Table
from mascarade.rules import events as e


class ForgetfulMind(StyleMind):
    """Remembers the time since its own last turn began; before that, any card may have lain anywhere."""

    def __init__(self, seat: Seat, temper: Temper | None = None) -> None:
        super().__init__(seat, temper)
        self.turns: deque[tuple[Table, list[AnyEvent]]] = deque(maxlen=seat.setup.scenario.players + 1)
        """The open table at the start of each turn, and what it noticed since."""

    def observe(self, event: AnyEvent) -> None:
        """Learn of an event; a new turn displaces the oldest one."""
        if isinstance(event, e.TurnStarted):
            full = len(self.turns) == self.turns.maxlen
            self.turns.append((self.table, []))
            if full:
                self.belief.recall(self.turns[0][0])
                for _, noticed in self.turns:
                    for past in noticed:
                        self.belief.observe(past)
        super().observe(event)

    def update_belief(self, event: AnyEvent) -> None:
        """Update the belief, and remember why."""
        super().update_belief(event)
        if self.turns:
            self.turns[-1][1].append(event)


class ForgetfulBot(StyleBot):
    """Knows only what it saw lately."""

    name = "forgetful"
    summary = "bot-forgetful"
    mind = ForgetfulMind
