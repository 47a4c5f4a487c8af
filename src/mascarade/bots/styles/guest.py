"""The guest: one of the styles, nobody knows which, for a whole game."""

from __future__ import annotations

from mascarade.bots.api import Mind, Seat
from mascarade.bots.styles.bluffer import BlufferMind
from mascarade.bots.styles.cautious import CautiousMind
from mascarade.bots.styles.doubter import DoubterMind
from mascarade.bots.styles.forgetful import ForgetfulMind
from mascarade.bots.styles.greedy import GreedyMind
from mascarade.bots.styles.looker import LookerMind
from mascarade.bots.styles.moody import MoodyMind
from mascarade.bots.styles.parrot import ParrotMind
from mascarade.bots.styles.shuffler import ShufflerMind
from mascarade.bots.styles.style import StyleBot, StyleMind
from mascarade.bots.styles.trusting import TrustingMind
from mascarade.bots.styles.truthful import TruthfulMind

STYLES = (
    BlufferMind,
    CautiousMind,
    DoubterMind,
    ForgetfulMind,
    GreedyMind,
    LookerMind,
    MoodyMind,
    ParrotMind,
    ShufflerMind,
    TrustingMind,
    TruthfulMind,
)


class GuestBot(StyleBot):
    """Draws a style for each seat and game."""

    name = "guest"
    summary = "bot-guest"
    mind = StyleMind

    def sit(self, seat: Seat) -> Mind:
        """Take a seat, with the style that its seed draws."""
        drawn: type[StyleMind] = seat.chance("style").choice(STYLES)
        return drawn(seat, seat.temper or self.temper)
