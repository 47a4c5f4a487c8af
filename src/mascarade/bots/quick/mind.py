"""The quick bot in a seat of the engine's table."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from mascarade.bots.api import Bot, Mind, Reason, Seat, as_asked
from mascarade.bots.quick import warmup
from mascarade.bots.quick.evaluation import UNOPPOSED
from mascarade.bots.quick.perception import clear_spot, note_card, note_handover, note_swap
from mascarade.bots.quick.players import new_players
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
    """Tracks the chance of every card at every spot, and decides by the quick policy."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat)
        self.me = seat.player
        self.kernel = KernelSetup.of(seat.setup)
        self.people = new_players(self.kernel)
        self.table: Table
        self.hidden = 1
        self.buried: list[CharacterId] = []
        self.unread: list[AnyEvent] = []
        """Events to process when it is asked, so that observing compiles nothing."""
        self.reason = Reason("why-random", {})

    def resume(self, table: Table) -> None:
        """Start without any knowledge of the cards."""
        self.table = table
        self.buried = list(table.setup.scenario.cemetery[: table.buried])
        self.people.views[:] = 1 / self.people.views.shape[-1]
        self.people.know[:] = 0.0

    def observe(self, event: AnyEvent) -> None:
        """Update the open table, and leave the rest for later."""
        self.table = initial_table(event) if isinstance(event, e.Dealt) else evolve_table(self.table, event)
        match event:
            case e.Dealt():
                self.buried = list(event.setup.scenario.cemetery)
            case e.Raised(character=character) if character in self.buried:
                self.buried.remove(character)
            case e.Buried(character=character):
                self.buried.append(character)
            case e.Hid(number=int(number)):
                self.hidden = number
            case _:
                pass
        self.unread.append(event)

    def choose(self, decision: Decision, legal: Sequence[Action]) -> Action:
        """Decide by the policy; at random if time is limited and the loops are not compiled yet."""
        chance = self.chance(decision.number)
        if not warmup.ready_within(self.seat.budget.seconds):
            self.reason = Reason("why-random", {})
            calm = [x for x in legal if isinstance(x, a.Look | a.Pass | a.Swap)]
            return chance.choice(calm or legal)
        for event in self.unread:
            self._process(event)
        self.unread.clear()
        self.people.scratch[UNOPPOSED, at.ROUND] = 0
        self.people.dice[0] = np.uint64(chance.getrandbits(64))
        table = as_asked(self.table, decision)
        any_card = table.layout.cast[0]
        cards = tuple(any_card if there else None for there in table.filled)
        secrets = Secrets(cards=cards, cemetery=tuple(self.buried), hidden=self.hidden)
        row = from_state(self.kernel, State(table, secrets))
        number = choose(row, self.people)
        self.reason = Reason("why-quick", {"count": len(legal)})
        return decode(self.kernel, table, number)

    def why(self) -> Reason:
        """The reason for its last choice."""
        return self.reason

    def _process(self, event: AnyEvent) -> None:
        """Update the beliefs with an event."""
        people = self.people
        match event:
            case e.Dealt():
                people.views[:] = 0.0
                people.know[:] = 0.0
                self._note_shown(event)
            case e.Swapped(player=doer, first=first, second=second, really=really):
                note_swap(people, doer, first, second, bool(really))
            case e.CardLeft(spot=int(spot)):
                self._note_shown(event)
                clear_spot(people, spot)
            case e.Handed(source=source, target=target):
                note_handover(people, source, target)
            case _:
                self._note_shown(event)

    def _note_shown(self, event: AnyEvent) -> None:
        """Note who has seen the cards of an event, and which they are if this mind sees them."""
        grant = shown_to(event)
        who = [p for p in self.table.sitting if grant is None or may_see(grant, event, p, ())]
        for spot, card in shown_spots(event):
            self.people.know[who, spot] = 1.0
            if card is not None and self.me in who:
                face = int(self.people.faces[0, self.kernel.codes[card]])
                note_card(self.people, self.me, spot, face)


class QuickBot(Bot):
    """Decides by the quick policy."""

    name = "quick"
    summary = "bot-quick"

    def sit(self, seat: Seat) -> Mind:
        """Take a seat."""
        return QuickMind(seat)
