"""The doubter: contests everything."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from mascarade.bots.styles.style import StyleBot, StyleMind
from mascarade.rules import Action, CharacterId


class DoubterMind(StyleMind):
    """Believes nobody."""

    def answer_claim(self, character: CharacterId, legal: Sequence[Action], chance: Random) -> Action:
        """Contest, with whatever card is likeliest to be the announced one."""
        contest, _ = self.best_contest(character, legal)
        return contest


class DoubterBot(StyleBot):
    """Contests everything."""

    name = "doubter"
    summary = "bot-doubter"
    mind = DoubterMind
