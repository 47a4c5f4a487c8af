"""The shuffler: swaps cards, or pretends to, nearly every turn."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from mascarade.bots.styles.style import SURE, StyleBot, StyleMind
from mascarade.bots.watchful import only
from mascarade.rules import Action
from mascarade.rules import actions as a

GOOD = 5.0
"""A gain for which it stops swapping: about three coins at the beginning of a game."""


class ShufflerMind(StyleMind):
    """Keeps the cards moving."""

    def take_turn(self, legal: Sequence[Action], chance: Random) -> Action:
        """Announce a card that it is sure of and that brings much; swap or pretend to otherwise."""
        for claim, gain in self.gains(legal, chance, sure=SURE).items():
            if gain >= GOOD:
                return claim
        return chance.choice(only(legal, a.Swap) or legal)


class ShufflerBot(StyleBot):
    """Swaps nearly every turn."""

    name = "shuffler"
    summary = "bot-shuffler"
    mind = ShufflerMind
