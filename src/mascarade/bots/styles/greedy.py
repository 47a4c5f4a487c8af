"""The greedy style: always wants the power that pays most."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from mascarade.bots.styles.style import StyleBot, StyleMind
from mascarade.bots.watchful import PROBABLE, only, reason_for
from mascarade.rules import Action
from mascarade.rules import actions as a
from mascarade.rules import state as s


class GreedyMind(StyleMind):
    """Swaps for the best card if it knows where that lies, and claims it otherwise."""

    def take_turn(self, legal: Sequence[Action], chance: Random) -> Action:
        """Fetch the most profitable card, or announce it, with or without having it."""
        lookahead, claims = self.what_if(chance), only(legal, a.Announce)
        claim = (s.Claim(self.me, self.mine()[0]),)
        best = max(self.table.layout.announceable, key=lambda card: lookahead.claimed(card, claim))
        sure = {spot: self.belief.probability(spot, best) for spot in range(len(self.table.filled))}
        swaps = [x for x in only(legal, a.Swap) if x.really and sure[x.mine] < PROBABLE < sure[x.other]]
        if swaps and max(sure[spot] for spot in self.mine()) < PROBABLE:
            swap = max(swaps, key=lambda x: sure[x.other])
            self.reason = reason_for("why-swap", best, sure=sure[swap.other])
            return swap
        offers = [x for x in claims if x.character == best]
        return max(offers, key=lambda x: sure[x.spot]) if offers else super().take_turn(legal, chance)


class GreedyBot(StyleBot):
    """Wants the power that pays most."""

    name = "greedy"
    summary = "bot-greedy"
    mind = GreedyMind
