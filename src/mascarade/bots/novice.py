"""The novice bot: knows the powers, forgets what it saw as people do, and rarely bluffs."""

from __future__ import annotations

from mascarade.bots.api import Bot, Mind, Seat, Temper
from mascarade.bots.watchful import WatchfulMind


class NoviceMind(WatchfulMind):
    """Plays the sensible game of a watchful mind, with a small belief and the memory of its temper."""

    cap = 3_000
    particles = 1_000


class NoviceBot(Bot):
    """Knows the powers, forgets, and rarely bluffs."""

    name = "novice"
    summary = "bot-novice"
    temper = Temper()

    def sit(self, seat: Seat) -> Mind:
        """Take a seat."""
        return NoviceMind(seat, seat.temper or self.temper)
