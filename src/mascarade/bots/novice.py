"""The novice bot: knows the powers, forgets what it saw as people do, and rarely bluffs."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from mascarade.beliefs import pointed_at
from mascarade.bots.api import Bot, Mind, Reason, Seat, Temper
from mascarade.bots.watchful import WatchfulMind, reason_for
from mascarade.rules import Action, CharacterId, Decision, Spot, State
from mascarade.rules import actions as a
from mascarade.rules import state as s


class NoviceMind(WatchfulMind):
    """Announces what it believes to be, looks when it does not know, and swaps otherwise."""

    cap = 3_000
    particles = 1_000

    def answer(self, decision: Decision, legal: Sequence[Action], chance: Random) -> Action:
        """Choose as a beginner would."""
        match decision.question:
            case s.TurnChoice():
                return self._turn(legal, chance)
            case s.ContestOrPass(character=character):
                return self._contest(character, legal, chance)
            case s.WhichPlayer() | s.WhichWay():
                lookahead = self.what_if(chance, _first)
                self.reason = Reason("why-power", {})
                return max(legal, key=lookahead.answered)
            case s.WhichCharacter():
                return self._name(legal)
            case _:
                self.reason = Reason("why-guess", {})
                return chance.choice(legal)

    def _turn(self, legal: Sequence[Action], chance: Random) -> Action:
        card, spot, sure = self._likeliest()
        gains = self._gains([x for x in legal if isinstance(x, a.Announce)], chance)
        honest = [x for x in gains if x.character == card and x.spot == spot]
        if honest and sure > 0.5 and (sure > 0.85 or chance.random() < sure):
            self.reason = reason_for("why-announce", card, sure=sure)
            return honest[0]
        if gains and chance.random() < 0.24 * self.temper.boldness:
            bluff = max(gains, key=lambda x: gains[x])
            self.reason = Reason("why-hope", {"character": bluff.character})
            return bluff
        looks = [x for x in legal if isinstance(x, a.Look)]
        if looks and sure < 0.75 and chance.random() < 0.7:
            self.reason = reason_for("why-look", sure=sure)
            return chance.choice(looks)
        swaps = [x for x in legal if isinstance(x, a.Swap)]
        self.reason = Reason("why-stir", {})
        return chance.choice(swaps or legal)

    def _gains(self, announcements: Sequence[a.Announce], chance: Random) -> dict[a.Announce, float]:
        """The announcements that would gain something now, if uncontested."""
        lookahead = self.what_if(chance, _first)
        found = {x: lookahead.claimed(x.character, (s.Claim(self.me, x.spot),)) for x in announcements}
        return {announcement: gain for announcement, gain in found.items() if gain > 0}

    def _contest(self, character: CharacterId, legal: Sequence[Action], chance: Random) -> Action:
        spots = {x.spot: x for x in legal if isinstance(x, a.Contest)}
        spot = max(spots, key=lambda own: self.belief.probability(own, character))
        sure = self.belief.probability(spot, character)
        if sure > 0.9 - 0.6 * self.temper.scepticism + 0.1 * chance.random():
            self.reason = reason_for("why-contest", character, sure=sure)
            return spots[spot]
        round_ = self.table.round
        assert round_ is not None
        self.reason = reason_for("why-pass", character, sure=sure, player=round_.claims[0].player)
        return next(x for x in legal if isinstance(x, a.Pass))

    def _name(self, legal: Sequence[Action]) -> Action:
        """Name what it believes the card to be."""
        cards = self.belief.at(pointed_at(self.table))
        named = [x for x in legal if isinstance(x, a.NameCharacter)]
        said = max(named, key=lambda x: cards.get(x.character, 0.0))
        self.reason = reason_for("why-declare", said.character, sure=cards.get(said.character, 0.0))
        return said

    def _likeliest(self) -> tuple[CharacterId, Spot, float]:
        """Its likeliest character, the card, and how sure it is."""
        free = self.table.layout.free_spots_of[self.table.seat_of(self.me)]
        return max(
            ((card, spot, sure) for spot in free for card, sure in self.belief.at(spot).items()),
            key=lambda found: found[2],
        )


def _first(state: State, legal: tuple[Action, ...]) -> Sequence[Action]:
    return legal[:1]


class NoviceBot(Bot):
    """Knows the powers, forgets, and rarely bluffs."""

    name = "novice"
    summary = "bot-novice"
    temper = Temper()

    def sit(self, seat: Seat) -> Mind:
        """Take a seat."""
        return NoviceMind(seat, seat.temper or self.temper)
