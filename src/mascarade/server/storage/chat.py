"""SQL of the tables' chat."""

from __future__ import annotations

import msgspec
import sqlalchemy as sa

from mascarade.rules import Seat
from mascarade.server.protocol.client_out import Said
from mascarade.server.storage import schema
from mascarade.server.storage.store import Store
from mascarade.server.tables.state import Instant

_chat = schema.chat.c
_SAID = sa.select(_chat.number, _chat.at, _chat.seat, _chat.name, _chat.text)


class SeatInterval(msgspec.Struct, frozen=True):
    """The time for which a person had a seat."""

    seat: Seat
    since: Instant
    until: Instant | None


async def count_messages(store: Store, table: str) -> int:
    """The number of messages at a table."""
    last = sa.select(sa.func.coalesce(sa.func.max(_chat.number), 0)).where(_chat.table_id == table)
    return await store.read(lambda db: db.execute(last).scalar_one())


async def add_message(store: Store, table: str, said: Said) -> bool:
    """Store a message; False if its number is taken."""
    row = {"table_id": table, **msgspec.structs.asdict(said)}
    stored = _SAID.where(_chat.table_id == table, _chat.number == said.number)

    def job(db: sa.Connection) -> bool:
        if db.execute(store.database.insert_ignore(schema.chat), row).rowcount == 1:
            return True
        return Said(*db.execute(stored).one()) == said

    return await store.write(job, table)


async def messages_after(store: Store, table: str, number: int) -> list[Said]:
    """The messages of a table after this number."""
    query = _SAID.where(_chat.table_id == table, _chat.number > number).order_by(_chat.number)
    return [Said(*row) for row in await store.rows(query)]


async def recent_messages(
    store: Store, table: str, *, after: int, upto: int, since: Instant, limit: int
) -> list[Said]:
    """The last messages in a range of numbers since a time, without those of deleted people."""
    query = (
        _SAID.where(_chat.table_id == table, _chat.number > after, _chat.number <= upto)
        .where(_chat.at >= since, _chat.text != "")
        .order_by(_chat.number.desc())
        .limit(limit)
    )
    return [Said(*row) for row in reversed(await store.rows(query))]


async def messages_from(store: Store, table: str, intervals: list[SeatInterval]) -> list[Said]:
    """The messages from these seats at these times."""
    query = _SAID.where(is_from(table, intervals)).order_by(_chat.number)
    return [Said(*row) for row in await store.rows(query)]


def is_from(table: str, intervals: list[SeatInterval]) -> sa.ColumnElement[bool]:
    """Whether a row of `chat` is from these seats at these times."""
    times = [
        sa.and_(
            _chat.seat == interval.seat,
            _chat.at >= interval.since,
            sa.true() if interval.until is None else _chat.at <= interval.until,
        )
        for interval in intervals
    ]
    return sa.and_(_chat.table_id == table, sa.or_(sa.false(), *times))
