"""The trusting style: never contests."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from mascarade.bots.api import Reason
from mascarade.bots.styles.style import StyleBot, StyleMind
from mascarade.bots.watchful import only
from mascarade.rules import Action, CharacterId
from mascarade.rules import actions as a


class TrustingMind(StyleMind):
    """Believes everybody."""

    def answer_claim(self, character: CharacterId, legal: Sequence[Action], chance: Random) -> Action:
        """Pass, even with the announced card in its hand."""
        self.reason = Reason("why-trust", {})
        return only(legal, a.Pass)[0]


class TrustingBot(StyleBot):
    """Never contests."""

    name = "trusting"
    summary = "bot-trusting"
    mind = TrustingMind
