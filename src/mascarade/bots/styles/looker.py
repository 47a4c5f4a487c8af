"""The looker: looks at its card first, then claims it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from mascarade.bots.styles.style import SURE, StyleBot, StyleMind
from mascarade.bots.watchful import only
from mascarade.rules import Action
from mascarade.rules import actions as a


class LookerMind(StyleMind):
    """Looks first, and then is who it is."""

    def take_turn(self, legal: Sequence[Action], chance: Random) -> Action:
        """Look unless it knows its card; then announce that, whatever it brings."""
        card, spot, sure = self.likeliest()
        looks = [x for x in only(legal, a.Look) if x.spot == spot]
        if looks and sure < SURE:
            return looks[0]
        own = [x for x in only(legal, a.Announce) if x.character == card and x.spot == spot]
        return chance.choice(own or only(legal, a.Swap) or legal)


class LookerBot(StyleBot):
    """Looks first, then claims what it saw."""

    name = "looker"
    summary = "bot-looker"
    mind = LookerMind
