"""The bot that answers at random: the measure of all others."""

from __future__ import annotations

from collections.abc import Sequence

from mascarade.bots.api import Bot, Mind, Reason, Seat
from mascarade.rules import Action, AnyEvent, Decision, Table


class RandomMind(Mind):
    """Answers with any legal action, each as likely as the next."""

    def recall(self, table: Table) -> None:
        """Nor what happened before."""

    def observe(self, event: AnyEvent) -> None:
        """Nothing that happens matters."""

    def choose(self, decision: Decision, legal: Sequence[Action]) -> Action:
        """Any legal action."""
        return self.chance(decision.number).choice(legal)

    def why(self) -> Reason:
        """There is no reason."""
        return Reason("why-random", {})


class RandomBot(Bot):
    """Plays at random."""

    name = "random"
    summary = "bot-random"

    def sit(self, seat: Seat) -> Mind:
        """Take a seat and think nothing of it."""
        return RandomMind(seat)
