"""The base class of bots that play a style."""

from __future__ import annotations

from typing import ClassVar

from mascarade.bots.api import Bot, Mind, Seat, Temper
from mascarade.bots.watchful import WatchfulMind

SURE = 0.95
"""A player this sure of a card knows it."""


class StyleMind(WatchfulMind):
    """A sensible player with a small belief. Each style overrides what it does differently."""

    cap = 1_500
    particles = 500


class StyleBot(Bot):
    """Seats the minds of a style. A style that leaves nothing to a temper ignores it."""

    temper = Temper(memory=1.0)
    mind: ClassVar[type[StyleMind]]

    def sit(self, seat: Seat) -> Mind:
        """Take a seat."""
        return self.mind(seat, seat.temper or self.temper)
