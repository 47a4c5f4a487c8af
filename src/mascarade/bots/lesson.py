"""The bot of the lesson: it plays by a script that lets a learner meet everything once.

One learner sits among such bots. In the opening the learner's right neighbour gives them its own card. Later
the left neighbour says what it is not, and the person after it contests: so a contest is seen. The right
neighbour says what the learner most likely is, until a contest has bound the learner's turn. The learner's
first announcement stands; after it one is contested. Everything else that these bots do changes nothing.
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
"""Who opened the table, and so sits at its first seat."""
PRETENCE: CharacterId = "bishop"
"""What is said to be contested in front of the learner: it lies in the centre, or wherever they put it."""
SURE = 0.9
"""How likely a bot has to be the character that it contests as the rightful one."""
CAREFUL = 9
"""Above so many coins a bot announces nothing: the lesson should not end by it."""


class LessonMind(WatchfulMind):
    """Follows the script as far as it fits, and else does what changes nothing."""

    def __init__(self, seat: Seat, temper: Temper) -> None:
        super().__init__(seat, temper)
        self.place = (self.me - LEARNER) % seat.setup.scenario.players
        """How many seats to the left of the learner."""
        self.last = self.place == seat.setup.scenario.players - 1
        """Whether it sits at the learner's right, plays just before them, and answers them last."""
        self.said: dict[Player, int] = {}
        """How often each person has announced."""
        self.learner_contested = False
        """Whether an announcement of the learner's was contested."""
        self.learner_bound = False
        """Whether a reveal has bound a turn of the learner's."""

    def observe(self, event: AnyEvent) -> None:
        """Take in an event, and what the learner has met with it."""
        super().observe(event)
        match event:
            case e.TurnStarted(player=player, binding="swap" | "no-announce") if player == LEARNER:
                self.learner_bound = True
            case e.Announced(player=player):
                self.said[player] = self.said.get(player, 0) + 1
            case e.Contested() if self._announcer() == LEARNER:
                self.learner_contested = True
            case _:
                pass

    def answer(self, decision: Decision, legal: Sequence[Action], chance: Random) -> Action:
        """The script's answer, or a harmless one."""
        plan = _PLANS.get(type(decision.question))
        scripted = () if plan is None else plan(self, decision)
        return next((action for action in scripted if action in legal), None) or self._harmless(legal)

    def turn(self, decision: Decision) -> Iterator[Action]:
        """What the script wants of a turn of its own."""
        (spot,) = self.mine()[:1]
        if self.last and decision.question == s.TurnChoice("opening"):
            yield a.Swap(decision.number, self.me, spot, self._learners_spot(), really=True)
        if self.table.coins[self.table.seat_of(self.me)] > CAREFUL:
            return
        if self.place == 1 and self.me not in self.said:
            yield a.Announce(decision.number, self.me, PRETENCE, spot)
        if self.last and not self.learner_bound:
            likely = self._learners_cards()
            yield a.Announce(decision.number, self.me, likely[self.said.get(self.me, 0) % len(likely)], spot)

    def contest(self, decision: Decision) -> Iterator[Action]:
        """Whether the script wants it to contest."""
        told = self.table.round
        assert told is not None
        (spot,) = self.mine()[:1]
        contest = a.Contest(decision.number, self.me, spot)
        announcer = told.claims[0].player
        first = self.said[announcer] == 1
        if announcer != LEARNER:
            if self.place == 2 and first and (announcer, told.character) == (LEARNER + 1, PRETENCE):
                yield contest
        elif not (first or self.learner_contested) and (self.last or self._is(told.character)):
            yield contest

    def _is(self, character: CharacterId) -> bool:
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
        """Pass, look, or take one's card and one of the centre only for show; else whatever comes first."""
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
    """Plays by the lesson's script; it is never offered."""

    name = LESSON
    summary = LESSON
    temper = Temper(memory=1.0)

    def sit(self, seat: Seat) -> Mind:
        """Take a seat beside the learner, and forget nothing."""
        return LessonMind(seat, self.temper)
