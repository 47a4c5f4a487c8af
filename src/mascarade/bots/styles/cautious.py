"""The cautious style: takes no risks near the end."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from mascarade.bots.api import Reason
from mascarade.bots.styles.style import StyleBot, StyleMind
from mascarade.bots.styles.truthful import TruthfulMind
from mascarade.rules import Action, CharacterId
from mascarade.rules import actions as a

NEAR = 10
"""A player with so many coins may win soon."""
AHEAD = 8
"""With so many coins, and more than anyone else, it has something to lose."""
POOR = 2
"""With so few coins a fine or two would end the game."""


class CautiousMind(TruthfulMind):
    """Plays like anybody else, until the end is near."""

    def take_turn(self, legal: Sequence[Action], chance: Random) -> Action:
        """Announce near the end only what it is nearly sure of."""
        if not self.must_take_care():
            return StyleMind.take_turn(self, legal, chance)
        return self.carefully(super().take_turn(legal, chance))

    def answer_claim(self, character: CharacterId, legal: Sequence[Action], chance: Random) -> Action:
        """Contest near the end only what it is nearly sure of."""
        if not self.must_take_care():
            return StyleMind.answer_claim(self, character, legal, chance)
        return self.carefully(super().answer_claim(character, legal, chance))

    def must_take_care(self) -> bool:
        """Whether somebody may win soon, or it has much or little to lose."""
        mine, rivals = self.table.coins_of(self.me), self.table.others(self.me)
        most = max(self.table.coins_of(rival) for rival in rivals)
        return max(mine, most) >= NEAR or mine <= POOR or mine >= AHEAD > most

    def carefully(self, action: Action) -> Action:
        """The action, with its reason."""
        if isinstance(action, a.Swap | a.Pass):
            self.reason = Reason("why-safe", {})
        return action


class CautiousBot(StyleBot):
    """Takes no risks near the end."""

    name = "cautious"
    summary = "bot-cautious"
    mind = CautiousMind
