"""A bot that never lies: it claims only with a card that it has seen and nobody has touched since."""

from collections.abc import Sequence

from mascarade.bots import Bot, Mind, Seat
from mascarade.rules import Action, AnyEvent, Decision
from mascarade.rules import actions as a
from mascarade.rules import events as e


class HonestMind(Mind):
    known: dict[int, str]  # the cards it is sure of, by spot

    def observe(self, event: AnyEvent) -> None:
        match event:
            case e.Dealt(cards=cards):
                self.known = dict(enumerate(cards))
            case e.Looked(spots=spots, characters=tuple() as cards):  # None, when somebody else looked
                self.known |= zip(spots, cards, strict=True)
            case e.Revealed(cards=shown):
                self.known |= {card.spot: card.character for card in shown}
            case e.Swapped(first=one, second=other) | e.Handed(source=one, target=other):
                self.known = {spot: card for spot, card in self.known.items() if spot not in (one, other)}

    def choose(self, decision: Decision, legal: Sequence[Action]) -> Action:
        said = getattr(decision.question, "character", None)
        claims = [action for action in legal if isinstance(action, a.Announce | a.Contest)]
        true = [claim for claim in claims if self.known.get(claim.spot) == getattr(claim, "character", said)]
        calm = [action for action in legal if isinstance(action, a.Look | a.Pass)]
        return self.chance(decision.number).choice([*true] or [*calm] or legal)


class HonestBot(Bot):
    name = "honest"
    summary = "Never lies: claims only with a card that it is sure of."

    def sit(self, seat: Seat) -> Mind:
        return HonestMind(seat)
