"""Early answers to announcements: stored apart from entries, and visible to nobody."""

from __future__ import annotations

from mascarade.rules import Action, Seat
from mascarade.rules.actions import Peek
from mascarade.server.runtime.session import TableSession
from mascarade.server.storage.early_answers import StoredAnswer, add_answer, answers_of
from mascarade.server.storage.store import Store
from mascarade.server.tables import moves
from mascarade.server.tables.moves import EarlyAnswer
from mascarade.server.tables.state import TableState


async def load_answers(store: Store, table: TableSession) -> None:
    """Find the answers that are held for a table."""
    table.held.clear()
    table.held_ids.clear()
    table.answers = 0
    state = table.state
    if state.phase != "playing" or state.play is None:
        return
    now = moves.questions(state.play) if state.play.contest is not None else {}
    answers = await answers_of(store, table.row.id, state.game)
    table.answers = len(answers)
    for given in answers:
        seat = given.seat
        table.held_ids[seat, given.tenure, given.id] = given.action
        asked = seat in now and now[seat].number == given.decision
        if asked and given.tenure == _occupancy(state, seat):
            table.held[seat] = EarlyAnswer(given.action, given.id)


async def store_answer(store: Store, table: TableSession, seat: Seat, name: str, action: Action) -> bool:
    """Keep an answer until its turn comes; False if the table has moved on in the store, and nothing is kept.

    It moves no number, and nobody is told.
    """
    state, tenure = table.state, _occupancy(table.state, seat)
    assert tenure is not None
    assert not isinstance(action, Peek)
    answer = StoredAnswer(action.decision, seat, name, tenure, action)
    if not await add_answer(store, table.row.id, state.number, state.game, answer):
        return False
    table.held[seat] = EarlyAnswer(action, name)
    table.held_ids[seat, tenure, name] = action
    table.answers += 1
    return True


def stored_answer(table: TableSession, seat: Seat, name: str) -> Action | None:
    """The answer that the person at this seat has given under this id."""
    tenure = _occupancy(table.state, seat)
    return None if tenure is None else table.held_ids.get((seat, tenure, name))


def drop_stale(table: TableSession, before: TableState, state: TableState) -> None:
    """Drop the answers whose turn has come, or whose person has gone."""
    if before.game != state.game:
        table.held_ids.clear()
        table.answers = 0
    contested = state.phase == "playing" and state.play is not None and state.play.contest is not None
    if not contested or before.game != state.game:
        table.held.clear()
    if not table.held:
        return
    assert state.play is not None
    asked = moves.questions(state.play)
    for seat, held in list(table.held.items()):
        stale = seat not in asked or getattr(held.action, "decision", None) != asked[seat].number
        if stale or _occupancy(state, seat) != _occupancy(before, seat):
            del table.held[seat]


def _occupancy(state: TableState, seat: Seat) -> int | None:
    occupant = state.seats[seat] if seat < len(state.seats) else None
    return None if occupant is None else occupant.tenure
