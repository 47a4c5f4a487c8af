"""The truthful style: never bluffs."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from mascarade.bots.styles.style import SURE, StyleBot, StyleMind
from mascarade.bots.watchful import only
from mascarade.rules import Action, CharacterId
from mascarade.rules import actions as a


class TruthfulMind(StyleMind):
    """Claims only what it is nearly sure of, and looks or swaps otherwise."""

    def take_turn(self, legal: Sequence[Action], chance: Random) -> Action:
        """Announce its card if that brings something; look if it does not know it, or swap."""
        for claim in self.gains(legal, chance, sure=SURE):
            return claim
        if self.likeliest().sure < SURE and (looks := only(legal, a.Look)):
            return chance.choice(looks)
        return chance.choice(only(legal, a.Swap) or legal)

    def answer_claim(self, character: CharacterId, legal: Sequence[Action], chance: Random) -> Action:
        """Contest with a card that it is nearly sure of."""
        contest, sure = self.best_contest(character, legal)
        return contest if sure >= SURE else only(legal, a.Pass)[0]


class TruthfulBot(StyleBot):
    """Never bluffs."""

    name = "truthful"
    summary = "bot-truthful"
    mind = TruthfulMind
