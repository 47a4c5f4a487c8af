"""The moody style: another style each turn."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from mascarade.bots.api import Seat, Temper
from mascarade.bots.styles.bluffer import BlufferMind
from mascarade.bots.styles.cautious import CautiousMind
from mascarade.bots.styles.doubter import DoubterMind
from mascarade.bots.styles.greedy import GreedyMind
from mascarade.bots.styles.looker import LookerMind
from mascarade.bots.styles.shuffler import ShufflerMind
from mascarade.bots.styles.style import StyleBot, StyleMind
from mascarade.bots.styles.trusting import TrustingMind
from mascarade.bots.styles.truthful import TruthfulMind
from mascarade.rules import Action, Decision

MOODS = (
    BlufferMind,
    CautiousMind,
    DoubterMind,
    GreedyMind,
    LookerMind,
    ShufflerMind,
    TrustingMind,
    TruthfulMind,
)
"""The styles without a memory of their own: they need only the table and the belief."""


class MoodyMind(StyleMind):
    """Draws a mood for each turn of the table, and keeps it until the turn ends."""

    def __init__(self, seat: Seat, temper: Temper | None = None) -> None:
        super().__init__(seat, temper)
        self.moods = [mood(seat, self.temper) for mood in MOODS]

    def mood(self) -> StyleMind:
        """The mood of this turn, with what this mind knows."""
        mood = self.chance("mood", self.table.turn).choice(self.moods)
        mood.table, mood.belief = self.table, self.belief
        return mood

    def answer(self, decision: Decision, legal: Sequence[Action], chance: Random) -> Action:
        """Choose as the mood does, and for its reason."""
        mood = self.mood()
        action = mood.choose(decision, legal)
        self.reason, self.effort = mood.why(), mood.effort
        return action


class MoodyBot(StyleBot):
    """Plays another style each turn."""

    name = "moody"
    summary = "bot-moody"
    mind = MoodyMind
