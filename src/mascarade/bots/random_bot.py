"""The random bot, a baseline for all others."""

from __future__ import annotations

from collections.abc import Sequence

from mascarade.bots.api import Bot, Mind, Reason, Seat
from mascarade.rules import Action, AnyEvent, Decision, Table


class RandomMind(Mind):
    """Chooses uniformly among the legal actions."""

    def resume(self, table: Table) -> None:
        """Ignore the table."""

    def observe(self, event: AnyEvent) -> None:
        """Ignore the event."""

    def choose(self, decision: Decision, legal: Sequence[Action]) -> Action:
        """A random legal action."""
        return self.chance(decision.number).choice(legal)

    def why(self) -> Reason:
        """It has no reason."""
        return Reason("why-random", {})


class RandomBot(Bot):
    """Plays at random."""

    name = "random"
    summary = "bot-random"

    def sit(self, seat: Seat) -> Mind:
        """Take a seat."""
        return RandomMind(seat)
