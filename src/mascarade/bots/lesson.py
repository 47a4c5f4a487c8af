"""The tutorial bot: follows a script that shows a learner everything once.

One learner plays with such bots. In the opening the learner's right neighbour gives them its card. Later the
left neighbour bluffs, and the next player contests, so that the learner sees a contest. The right neighbour
announces what the learner most likely is, until a contest has bound the learner's turn. The learner's first
announcement stands; a later one is contested. Everything else that these bots do is harmless.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random

from mascarade.bots.api import Bot, Mind, Seat, Temper
from mascarade.bots.registry import LESSON
from mascarade.bots.watchful import WatchfulMind
from mascarade.rules import Action, AnyEvent, CharacterId, Decision, Player
from mascarade.rules import actions as a
from mascarade.rules import events as e
from mascarade.rules import state as s

LEARNER: Player = 0
"""The table's host, at the first seat."""
PRETENCE: CharacterId = "bishop"
"""The bluff of the left neighbour: this card lies in the centre, unless the learner moved it."""
SURE = 0.9
"""How sure a bot must be to contest as the rightful claimant."""
CAREFUL = 9
"""With more coins than this a bot announces nothing, lest it end the lesson."""


class LessonMind(WatchfulMind):
    """Follows the script where it applies, and is harmless otherwise."""

    def __init__(self, seat: Seat, temper: Temper) -> None:
        super().__init__(seat, temper)
        self.place = (self.me - LEARNER) % seat.setup.scenario.players
        """Its distance to the left of the learner."""
        self.last = self.place == seat.setup.scenario.players - 1
        """Whether it sits at the learner's right: it plays just before them, and answers them last."""
        self.announced: dict[Player, int] = {}
        """How often each person has announced."""
        self.learner_contested = False
        """Whether an announcement of the learner's was contested."""
        self.learner_bound = False
        """Whether a reveal has bound a turn of the learner's."""

    def observe(self, event: AnyEvent) -> None:
        """Learn of an event, and note what the learner has met."""
        super().observe(event)
        match event:
            case e.TurnStarted(player=player, binding="swap" | "no-announce") if player == LEARNER:
                self.learner_bound = True
            case e.Announced(player=player):
                self.announced[player] = self.announced.get(player, 0) + 1
            case e.Contested() if self._announcer() == LEARNER:
                self.learner_contested = True
            case _:
                pass

    def answer(self, decision: Decision, legal: Sequence[Action], chance: Random) -> Action:
        """The script's answer, or a harmless one."""
        plan = _PLANS.get(type(decision.question))
        scripted = () if plan is None else plan(self, decision)
        return next((action for action in scripted if action in legal), None) or self._harmless(legal)

    def why(self) -> None:
        """A script has no reasons."""

    def turn(self, decision: Decision) -> Iterator[Action]:
        """The script's actions for its turn, the first one preferred."""
        (spot,) = self.mine()[:1]
        if self.last and decision.question == s.TurnChoice("opening"):
            yield a.Swap(decision.number, self.me, spot, self._learners_spot(), really=True)
        if self.table.coins[self.table.seat_of(self.me)] > CAREFUL:
            return
        if self.place == 1 and self.me not in self.announced:
            yield a.Announce(decision.number, self.me, PRETENCE, spot)
        if self.last and not self.learner_bound:
            likely = self._learners_cards()
            yield a.Announce(
                decision.number, self.me, likely[self.announced.get(self.me, 0) % len(likely)], spot
            )

    def contest(self, decision: Decision) -> Iterator[Action]:
        """The script's contest, if there is one."""
        round_ = self.table.round
        assert round_ is not None
        (spot,) = self.mine()[:1]
        contest = a.Contest(decision.number, self.me, spot)
        announcer = round_.claims[0].player
        first = self.announced[announcer] == 1
        if announcer != LEARNER:
            if self.place == 2 and first and (announcer, round_.character) == (LEARNER + 1, PRETENCE):
                yield contest
        elif not (first or self.learner_contested) and (self.last or self._holds(round_.character)):
            yield contest

    def _holds(self, character: CharacterId) -> bool:
        return self.holds(self.me, character) > SURE

    def _announcer(self) -> Player | None:
        return None if self.table.round is None else self.table.round.claims[0].player

    def _learners_spot(self) -> int:
        return self.table.layout.spots_of[self.table.seat_of(LEARNER)][0]

    def _learners_cards(self) -> list[CharacterId]:
        """What the learner can be, the likeliest first."""
        cards = self.belief.at(self._learners_spot())
        can_be = [card for card in self.table.layout.announceable if cards.get(card, 0.0) > 0]
        return sorted(can_be, key=lambda card: -cards[card]) or list(self.table.layout.announceable)

    def _harmless(self, legal: Sequence[Action]) -> Action:
        """Pass, look, or pretend to swap, if possible with the centre; else the first action."""
        centre = self.table.layout.centre
        for action in legal:
            match action:
                case a.Pass() | a.Look() | a.Decline():
                    return action
                case a.Swap(other=other, really=False) if other in centre and other % 2 == self.place % 2:
                    return action
                case _:
                    pass
        return next(
            (action for action in legal if isinstance(action, a.Swap) and not action.really), legal[0]
        )


_PLANS: dict[type[s.Question], Callable[[LessonMind, Decision], Iterator[Action]]] = {
    s.TurnChoice: LessonMind.turn,
    s.ContestOrPass: LessonMind.contest,
}


class LessonBot(Bot):
    """Plays the lesson's script."""

    name = LESSON
    summary = LESSON
    temper = Temper(memory=1.0)

    def sit(self, seat: Seat) -> Mind:
        """Take a seat in the lesson."""
        return LessonMind(seat, self.temper)
