"""The parrot: claims what another player claimed last."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from mascarade.bots.api import Reason, Seat, Temper
from mascarade.bots.styles.style import StyleBot, StyleMind
from mascarade.bots.watchful import only
from mascarade.rules import Action, AnyEvent, CharacterId
from mascarade.rules import actions as a
from mascarade.rules import events as e


class ParrotMind(StyleMind):
    """Repeats the last announcement of another player."""

    def __init__(self, seat: Seat, temper: Temper | None = None) -> None:
        super().__init__(seat, temper)
        self.heard: CharacterId | None = None

    def observe(self, event: AnyEvent) -> None:
        """Learn of an event, and remember what is announced."""
        super().observe(event)
        if isinstance(event, e.Announced) and event.player != self.me:
            self.heard = event.character

    def take_turn(self, legal: Sequence[Action], chance: Random) -> Action:
        """Announce the same, with the card that is likeliest to be it."""
        echoes = [x for x in only(legal, a.Announce) if x.character == self.heard]
        if not echoes:
            return super().take_turn(legal, chance)
        self.reason = Reason("why-echo", {"character": echoes[0].character})
        return max(echoes, key=lambda x: self.belief.probability(x.spot, x.character))


class ParrotBot(StyleBot):
    """Claims what was claimed last."""

    name = "parrot"
    summary = "bot-parrot"
    mind = ParrotMind
