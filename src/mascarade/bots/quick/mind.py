"""The quick bot: a quick player (`bots.quick`) in a seat of the engine's table."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from mascarade.bots.api import Bot, Mind, Reason, Seat
from mascarade.bots.quick import warmup
from mascarade.bots.quick.evaluation import UNOPPOSED
from mascarade.bots.quick.perception import empty, handed, learns, taken
from mascarade.bots.quick.players import company_of
from mascarade.bots.quick.policy import choose
from mascarade.kernel import KernelSetup, decode, from_state
from mascarade.kernel import layout as at
from mascarade.rules import Action, AnyEvent, CharacterId, Decision, State, Table
from mascarade.rules import actions as a
from mascarade.rules import events as e
from mascarade.rules.card_events import shown_spots, shown_to
from mascarade.rules.evolve import evolve_table, initial_table
from mascarade.rules.state import Secrets
from mascarade.rules.view import may_see


class QuickMind(Mind):
    """Follows how likely every card is at every spot, each for itself, and answers at a glance."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat)
        self.me = seat.player
        self.kernel = KernelSetup.of(seat.setup)
        self.company = company_of(self.kernel)
        self.table: Table
        self.hidden = 1
        self.buried: list[CharacterId] = []
        self.unread: list[AnyEvent] = []
        """Events that it has yet to take in: only when asked, so that watching compiles nothing."""
        self.reason = Reason("why-random", {})

    def recall(self, table: Table) -> None:
        """Begin without any idea of where the cards are."""
        self.table = table
        self.buried = list(table.setup.scenario.cemetery[: table.buried])
        self.company.views[:] = 1 / self.company.views.shape[-1]
        self.company.know[:] = 0.0

    def observe(self, event: AnyEvent) -> None:
        """Follow the open table, and leave the rest for later."""
        match event:
            case e.Dealt():
                self.table = initial_table(event)
                self.buried = list(event.setup.scenario.cemetery)
            case e.Raised(character=character) if character in self.buried:
                self.buried.remove(character)
            case e.Buried(character=character):
                self.buried.append(character)
            case e.Hid(number=int(number)):
                self.hidden = number
            case _:
                pass
        if not isinstance(event, e.Dealt):
            self.table = evolve_table(self.table, event)
        self.unread.append(event)

    def choose(self, decision: Decision, legal: Sequence[Action]) -> Action:
        """Answer at a glance; at random, while the loops are not compiled and the time is limited."""
        chance = self.chance(decision.number)
        if self.seat.budget.seconds is None:
            warmup.warm()
        elif not warmup.ready():
            warmup.begin()
            self.reason = Reason("why-random", {})
            calm = [x for x in legal if isinstance(x, a.Look | a.Pass | a.Swap)]
            return chance.choice(calm or legal)
        for event in self.unread:
            self._take_in(event)
        self.unread.clear()
        self.company.rooms[UNOPPOSED, at.ROUND] = 0
        self.company.dice[0] = np.uint64(chance.getrandbits(64))
        any_card = self.table.layout.cast[0]
        cards = tuple(any_card if there else None for there in self.table.filled)
        secrets = Secrets(cards=cards, cemetery=tuple(self.buried), hidden=self.hidden)
        row = from_state(self.kernel, State(self.table, secrets))
        number = choose(row, self.company)
        self.reason = Reason("why-quick", {"count": len(legal)})
        return decode(self.kernel, self.table, number)

    def why(self) -> Reason:
        """It was a glance."""
        return self.reason

    def _take_in(self, event: AnyEvent) -> None:
        """What the event tells of the cards, and of who has seen them."""
        company = self.company
        match event:
            case e.Dealt():
                company.views[:] = 0.0
                company.know[:] = 0.0
                self._look_at(event)
            case e.Swapped(player=doer, first=first, second=second, really=really):
                taken(company, doer, first, second, bool(really))
            case e.CardLeft(spot=int(spot)):
                self._look_at(event)
                empty(company, spot)
            case e.Handed(source=source, target=target):
                handed(company, source, target)
            case _:
                self._look_at(event)

    def _look_at(self, event: AnyEvent) -> None:
        """Note who now knows the cards that the event shows, and which they are if this mind sees them."""
        grant = shown_to(event)
        who = [p for p in self.table.sitting if grant is None or may_see(grant, event, p, ())]
        for spot, card in shown_spots(event):
            self.company.know[who, spot] = 1.0
            if card is not None and self.me in who:
                face = int(self.company.faces[0, self.kernel.codes[card]])
                learns(self.company, self.me, spot, face)


class QuickBot(Bot):
    """Answers at a glance."""

    name = "quick"
    summary = "bot-quick"

    def sit(self, seat: Seat) -> Mind:
        """Take a seat and keep an eye on things."""
        return QuickMind(seat)
