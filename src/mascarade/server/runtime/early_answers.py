"""Answers to announcements that came before their turn: kept in rows of their own, known to nobody."""

from __future__ import annotations

import msgspec
import sqlalchemy as sa

from mascarade.rules import Action, Seat
from mascarade.rules.actions import Peek
from mascarade.server.protocol import messages as m
from mascarade.server.runtime.session import TableSession
from mascarade.server.storage import schema
from mascarade.server.storage.store import Store, counted
from mascarade.server.tables import moves
from mascarade.server.tables.moves import EarlyAnswer
from mascarade.server.tables.state import TableState

_action = msgspec.json.Decoder(Action)


async def load_answers(store: Store, table: TableSession) -> None:
    """Find the answers that are held for a table."""
    table.held.clear()
    table.held_ids.clear()
    table.answers = 0
    state = table.state
    if state.phase != "playing" or state.play is None:
        return
    columns = schema.answers.c
    asked = (
        sa.select(columns.decision, columns.seat, columns.id, columns.tenure, columns.body)
        .where(columns.table_id == table.row.id, columns.game == state.game)
        .order_by(columns.revision)
    )
    now = moves.questions(state.play) if state.play.contest is not None else {}
    rows = await store.read(lambda c: c.execute(asked).all())
    table.answers = len(rows)
    for decision, seat, name, tenure, body in rows:
        action = _action.decode(body)
        table.held_ids[seat, tenure, name] = action
        if seat in now and now[seat].number == decision and tenure == _occupancy(state, seat):
            table.held[seat] = EarlyAnswer(action, name)


async def store_answer(store: Store, table: TableSession, seat: Seat, name: str, action: Action) -> bool:
    """Keep an answer until its turn comes; False if the table has moved on in the store, and nothing is kept.

    It moves no number, and nobody is told.
    """
    state, tenure = table.state, _occupancy(table.state, seat)
    assert tenure is not None
    assert not isinstance(action, Peek)
    row = {
        "table_id": table.row.id,
        "game": state.game,
        "decision": action.decision,
        "seat": seat,
        "id": name,
        "tenure": tenure,
        "body": m.encode(action),
    }
    last = sa.select(sa.func.max(schema.entries.c.number)).where(schema.entries.c.table_id == table.row.id)

    def job(db: sa.Connection) -> bool:
        if store.shared:
            store.database.lock(db, table.row.id)
            if db.execute(last).scalar() != state.number - 1:
                return False
        revision = counted(db, table.row.id, state.game)
        db.execute(store.database.upsert(schema.answers), {**row, "revision": revision})
        return True

    if not await store.write(job, table.row.id):
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
