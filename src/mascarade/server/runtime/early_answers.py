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


async def load_answers(store: Store, live: TableSession) -> None:
    """Find the answers that are held for a table."""
    live.held.clear()
    live.held_ids.clear()
    live.answers = 0
    party = live.party
    if party.phase != "playing" or party.play is None:
        return
    columns = schema.answers.c
    asked = (
        sa.select(columns.decision, columns.seat, columns.id, columns.tenure, columns.body)
        .where(columns.table_id == live.kept.id, columns.game == party.game)
        .order_by(columns.revision)
    )
    now = moves.questions(party.play) if party.play.contest is not None else {}
    rows = await store.read(lambda c: c.execute(asked).all())
    live.answers = len(rows)
    for decision, seat, name, tenure, body in rows:
        action = _action.decode(body)
        live.held_ids[seat, tenure, name] = action
        if seat in now and now[seat].number == decision and tenure == _occupancy(party, seat):
            live.held[seat] = EarlyAnswer(action, name)


async def store_answer(store: Store, live: TableSession, seat: Seat, name: str, action: Action) -> bool:
    """Keep an answer until its turn comes; False if the table has moved on in the store, and nothing is kept.

    It moves no number, and nobody is told.
    """
    party, tenure = live.party, _occupancy(live.party, seat)
    assert tenure is not None
    assert not isinstance(action, Peek)
    row = {
        "table_id": live.kept.id,
        "game": party.game,
        "decision": action.decision,
        "seat": seat,
        "id": name,
        "tenure": tenure,
        "body": m.encode(action),
    }
    last = sa.select(sa.func.max(schema.entries.c.number)).where(schema.entries.c.table_id == live.kept.id)

    def job(connection: sa.Connection) -> bool:
        if store.shared:
            store.database.lock(connection, live.kept.id)
            if connection.execute(last).scalar() != party.number - 1:
                return False
        revision = counted(connection, live.kept.id, party.game)
        connection.execute(store.database.upsert(schema.answers), {**row, "revision": revision})
        return True

    if not await store.write(job, live.kept.id):
        return False
    live.held[seat] = EarlyAnswer(action, name)
    live.held_ids[seat, tenure, name] = action
    live.answers += 1
    return True


def stored_answer(live: TableSession, seat: Seat, name: str) -> Action | None:
    """The answer that the person at this seat has given under this id."""
    tenure = _occupancy(live.party, seat)
    return None if tenure is None else live.held_ids.get((seat, tenure, name))


def drop_stale(live: TableSession, before: TableState, party: TableState) -> None:
    """Drop the answers whose turn has come, or whose person has gone."""
    if before.game != party.game:
        live.held_ids.clear()
        live.answers = 0
    contested = party.phase == "playing" and party.play is not None and party.play.contest is not None
    if not contested or before.game != party.game:
        live.held.clear()
    if not live.held:
        return
    assert party.play is not None
    asked = moves.questions(party.play)
    for seat, held in list(live.held.items()):
        stale = seat not in asked or getattr(held.action, "decision", None) != asked[seat].number
        if stale or _occupancy(party, seat) != _occupancy(before, seat):
            del live.held[seat]


def _occupancy(party: TableState, seat: Seat) -> int | None:
    chair = party.chairs[seat] if seat < len(party.chairs) else None
    return None if chair is None else chair.tenure
