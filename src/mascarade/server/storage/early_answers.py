"""SQL of early answers to announcements."""

from __future__ import annotations

import msgspec
import sqlalchemy as sa

from mascarade.rules import Action, Seat
from mascarade.server.storage import schema
from mascarade.server.storage.append import count_answers
from mascarade.server.storage.store import Store

_decode = msgspec.json.Decoder(Action).decode


class StoredAnswer(msgspec.Struct, frozen=True):
    """An early answer and its sender."""

    decision: int
    seat: Seat
    id: str
    tenure: int
    action: Action


async def answers_of(store: Store, table: str, game: int) -> list[StoredAnswer]:
    """All early answers of a game, in order."""
    columns = schema.answers.c
    query = (
        sa.select(columns.decision, columns.seat, columns.id, columns.tenure, columns.body)
        .where(columns.table_id == table, columns.game == game)
        .order_by(columns.revision)
    )
    rows = await store.rows(query)
    return [StoredAnswer(row.decision, row.seat, row.id, row.tenure, _decode(row.body)) for row in rows]


async def add_answer(store: Store, table: str, number: int, game: int, answer: StoredAnswer) -> bool:
    """Store an answer; False, and nothing is stored, unless the table has `number` entries."""
    row = {"table_id": table, "game": game, **msgspec.structs.asdict(answer)}
    row["body"] = msgspec.json.encode(row.pop("action"))
    last = sa.select(sa.func.max(schema.entries.c.number)).where(schema.entries.c.table_id == table)

    def job(db: sa.Connection) -> bool:
        if store.shared:
            store.database.lock(db, table)
            if db.execute(last).scalar() != number - 1:
                return False
        revision = count_answers(db, table, game)
        db.execute(store.database.insert_ignore(schema.answers), {**row, "revision": revision})
        return True

    return await store.write(job, table)
