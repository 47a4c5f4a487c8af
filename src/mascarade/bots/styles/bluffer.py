"""The bluffer: announces whatever pays best."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from mascarade.bots.styles.style import StyleBot, StyleMind
from mascarade.rules import Action


class BlufferMind(StyleMind):
    """Is whoever it pays to be."""

    def take_turn(self, legal: Sequence[Action], chance: Random) -> Action:
        """Announce the character that would gain most, whatever its card."""
        for claim in self.gains(legal, chance):
            return claim
        return super().take_turn(legal, chance)


class BlufferBot(StyleBot):
    """Announces whatever pays best."""

    name = "bluffer"
    summary = "bot-bluffer"
    mind = BlufferMind
