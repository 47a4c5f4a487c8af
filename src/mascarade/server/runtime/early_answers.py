"""Early answers to announcements: stored apart from entries, and visible to nobody."""

from __future__ import annotations

from collections import Counter

from mascarade.rules import Action, Decision, Player, Refused, Seat
from mascarade.rules.actions import Peek
from mascarade.server.storage.early_answers import StoredAnswer, add_answer, answers_of
from mascarade.server.storage.store import Store
from mascarade.server.tables import moves
from mascarade.server.tables.moves import Defer, EarlyAnswer
from mascarade.server.tables.state import TableState

MAX_CHANGES = 20
"""How often a player may change their answer to one announcement; each answer is stored."""


class EarlyAnswers:
    """The early answers given in the current game of one table."""

    def __init__(self) -> None:
        self.pending: dict[Seat, EarlyAnswer] = {}
        """The answers to the announcement that can be contested now."""
        self._by_id: dict[tuple[Seat, int, str], Action] = {}
        """Every early answer of this game, by seat, its occupancy and the sender's id."""
        self._changes: Counter[tuple[Seat, int, int]] = Counter()
        """How many of them there are, by seat, its occupancy and the decision."""
        self.count = 0
        """How many the store had when it was last read."""

    async def load(self, store: Store, table_id: str, state: TableState) -> None:
        """Read the answers of the current game from the store."""
        self._clear()
        if state.playing is None:
            return
        asked = _contesters(state)
        stored = await answers_of(store, table_id, state.game)
        self.count = len(stored)
        for answer in stored:
            seat = answer.seat
            self._by_id[seat, answer.tenure, answer.id] = answer.action
            self._changes[seat, answer.tenure, answer.decision] += 1
            is_pending = seat in asked and asked[seat].number == answer.decision
            if is_pending and answer.tenure == _occupancy(state, seat):
                self.pending[seat] = EarlyAnswer(answer.action, answer.id)

    async def add(self, store: Store, table_id: str, state: TableState, deferred: Defer) -> bool:
        """Store an answer; False if the stored table is ahead of this state, and nothing was stored."""
        seat, action = deferred.seat, deferred.action
        occupancy = state.occupant(seat).occupancy
        assert not isinstance(action, Peek)
        if self._changes[seat, occupancy, action.decision] >= MAX_CHANGES:
            raise Refused("answer-final", most=MAX_CHANGES)
        answer = StoredAnswer(action.decision, seat, deferred.id, occupancy, action)
        if not await add_answer(store, table_id, state.number, state.game, answer):
            return False
        self.pending[seat] = EarlyAnswer(action, deferred.id)
        self._by_id[seat, occupancy, deferred.id] = action
        self._changes[seat, occupancy, action.decision] += 1
        self.count += 1
        return True

    def find(self, state: TableState, seat: Seat, answer_id: str) -> Action | None:
        """The answer that the player at this seat has given under this id."""
        occupancy = _occupancy(state, seat)
        return None if occupancy is None else self._by_id.get((seat, occupancy, answer_id))

    def drop_stale(self, before: TableState, state: TableState) -> None:
        """Drop pending answers that were used, or whose player has left."""
        if before.game != state.game:
            self._clear()
        asked = _contesters(state)
        for seat, answer in list(self.pending.items()):
            stale = seat not in asked or getattr(answer.action, "decision", None) != asked[seat].number
            if stale or _occupancy(state, seat) != _occupancy(before, seat):
                del self.pending[seat]

    def _clear(self) -> None:
        self.pending.clear()
        self._by_id.clear()
        self._changes.clear()
        self.count = 0


def _contesters(state: TableState) -> dict[Player, Decision]:
    """The questions of all who may still contest the announcement."""
    return {} if state.contest is None else moves.questions(state.current_game)


def _occupancy(state: TableState, seat: Seat) -> int | None:
    occupant = state.occupant_or_none(seat)
    return None if occupant is None else occupant.occupancy
