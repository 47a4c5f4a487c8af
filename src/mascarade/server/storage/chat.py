"""The chat of tables, as it is stored."""

from __future__ import annotations

import msgspec
import sqlalchemy as sa

from mascarade.rules import Seat
from mascarade.server.protocol.messages import Said
from mascarade.server.storage import schema
from mascarade.server.storage.store import Store
from mascarade.server.tables.state import Instant

_chat = schema.chat.c
_SAID = sa.select(_chat.number, _chat.at, _chat.seat, _chat.name, _chat.text)


class SeatInterval(msgspec.Struct, frozen=True):
    """That a person sat at a seat, from one entry's time to another's."""

    seat: Seat
    since: Instant
    until: Instant | None


async def count_messages(store: Store, table: str) -> int:
    """How many messages a table has."""
    last = sa.select(sa.func.max(_chat.number)).where(_chat.table_id == table)
    said: int | None = await store.read(lambda db: db.execute(last).scalar())
    return said or 0


async def add_message(store: Store, table: str, said: Said) -> bool:
    """Store a message; False if its number is taken."""
    row = {"table_id": table, **msgspec.structs.asdict(said)}
    there = _SAID.where(_chat.table_id == table, _chat.number == said.number)

    def job(db: sa.Connection) -> bool:
        if db.execute(store.database.insert_ignore(schema.chat), row).rowcount == 1:
            return True
        return Said(*db.execute(there).one()) == said

    return await store.write(job, table)


async def messages_after(store: Store, table: str, number: int) -> list[Said]:
    """The messages of a table after this number."""
    asked = _SAID.where(_chat.table_id == table, _chat.number > number).order_by(_chat.number)
    return [Said(*row) for row in await store.read(lambda db: db.execute(asked).all())]


async def recent_messages(
    store: Store, table: str, *, after: int, upto: int, since: Instant, limit: int
) -> list[Said]:
    """The last messages in this range of numbers, since then; without those of deleted people."""
    asked = (
        _SAID.where(_chat.table_id == table, _chat.number > after, _chat.number <= upto)
        .where(_chat.at >= since, _chat.text != "")
        .order_by(_chat.number.desc())
        .limit(limit)
    )
    return [Said(*row) for row in reversed(await store.read(lambda db: db.execute(asked).all()))]


async def messages_from(store: Store, table: str, spoken: list[SeatInterval]) -> list[Said]:
    """The messages from these seats at these times."""
    asked = _SAID.where(was_said(table, spoken)).order_by(_chat.number)
    return [Said(*row) for row in await store.read(lambda db: db.execute(asked).all())]


def was_said(table: str, spoken: list[SeatInterval]) -> sa.ColumnElement[bool]:
    """Of a row of `chat`: that it is from these seats at these times."""
    times = [
        sa.and_(
            _chat.seat == stay.seat,
            _chat.at >= stay.since,
            sa.true() if stay.until is None else _chat.at <= stay.until,
        )
        for stay in spoken
    ]
    return sa.and_(_chat.table_id == table, sa.or_(sa.false(), *times))
