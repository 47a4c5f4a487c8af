"""SQL of tables and their entries."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
import sqlalchemy as sa

from mascarade.rules import Refused
from mascarade.server.storage import schema
from mascarade.server.storage.append import AnswerCount, AppendJob
from mascarade.server.storage.chat import SeatInterval, is_from
from mascarade.server.storage.store import Store
from mascarade.server.tables.entries import AnyEntry, PersonId
from mascarade.server.tables.index import Listing
from mascarade.server.tables.state import Instant, Phase

_tables, _entries = schema.tables.c, schema.entries.c
TABLE_ROW = sa.select(_tables.id, _tables.code, _tables.secret)
_SEARCH_BATCH = 100
"""Tables searched in one query."""
_ENTRIES = (
    sa.select(_entries.at, _entries.body)
    .where(_entries.table_id == sa.bindparam("table"), _entries.number >= sa.bindparam("first"))
    .order_by(_entries.number)
)
_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(AnyEntry).decode


class TableRow(msgspec.Struct, frozen=True):
    """A stored table's keys."""

    id: str
    code: str
    secret: bytes


class TableSummary(msgspec.Struct, frozen=True, kw_only=True):
    """A table in the administrator's list."""

    code: str
    phase: Phase
    people: int
    entries: int
    created_at: Instant
    last_at: Instant
    """The time of the last entry."""


def append_job(  # noqa: PLR0917 - a table and what is appended
    store: Store,
    table: str,
    number: int,
    at: Instant,
    news: Sequence[AnyEntry],
    listing: Listing | None = None,
    answers: AnswerCount | None = None,
) -> AppendJob:
    """The job that appends entries from `number` on; False if another node was first.

    With `answers` it also fails if other early answers were stored meanwhile.
    """
    rows = [(table, number + offset, at, _encode(entry)) for offset, entry in enumerate(news)]
    return AppendJob(store.database, rows, listing, answers if store.shared else None)


async def insert_table(  # noqa: PLR0917 - a table and its first entries
    store: Store,
    table: TableRow,
    at: Instant,
    news: Sequence[AnyEntry],
    listing: Listing,
    driver: str | None,
) -> bool:
    """Store a new table, driven by this node; False if its code is taken."""
    row = {
        **msgspec.structs.asdict(table),
        "phase": listing.phase,
        "listed": listing.listed,
        "created_at": at,
        "changed_at": at,
        "driver": driver,
    }
    append = append_job(store, table.id, 0, at, news, listing)
    statement = store.database.insert_ignore(schema.tables)
    stored = sa.select(_tables.id).where(_tables.code == table.code)

    def job(connection: sa.Connection) -> bool:
        if connection.execute(statement, row).rowcount == 1:
            return append(connection)
        return connection.execute(stored).scalar() == table.id

    return await store.write(job, table.id)


async def table_by_code(store: Store, code: str) -> TableRow | None:
    """The table with this code."""
    rows = await _rows(store, TABLE_ROW.where(_tables.code == code))
    return rows[0] if rows else None


async def table_entries(store: Store, table: str, first: int = 0) -> list[tuple[Instant, AnyEntry]]:
    """A table's entries from a number on, with their times."""
    wanted = {"table": table, "first": first}
    try:
        return await store.read(
            lambda connection: [(at, _decode(body)) for at, body in connection.execute(_ENTRIES, wanted)]
        )
    except msgspec.ValidationError:  # from a newer version
        raise Refused("table-unreadable") from None


async def stored_entries(store: Store, table: str) -> list[tuple[Instant, bytes]]:
    """A table's entries as they are stored, with their times."""
    wanted = {"table": table, "first": 0}
    return await store.read(
        lambda connection: [(at, bytes(body)) for at, body in connection.execute(_ENTRIES, wanted)]
    )


async def _rows(store: Store, query: sa.Select[Any]) -> list[TableRow]:
    return [TableRow(*row) for row in await store.rows(query)]


async def member_tables(store: Store, person: PersonId) -> list[TableRow]:
    """The tables at which a person is seated, newest first."""
    query = (
        TABLE_ROW.join(schema.members, schema.members.c.table_id == _tables.id)
        .where(schema.members.c.person == person, _tables.phase != "closed")
        .order_by(_tables.changed_at.desc())
        .limit(50)
    )
    return await _rows(store, query)


async def is_member(store: Store, code: str, person: PersonId) -> bool:
    """Whether a person, or a guest on their device, is seated at the table with this code."""
    people = schema.people.c
    around = sa.select(people.id).where(sa.or_(people.id == person, people.keeper == person))
    query = (
        sa.select(_tables.id)
        .join(schema.members, schema.members.c.table_id == _tables.id)
        .where(_tables.code == code, _tables.phase != "closed", schema.members.c.person.in_(around))
        .limit(1)
    )
    return bool(await store.rows(query))


async def listed_tables(store: Store, limit: int = 50) -> list[TableRow]:
    """Public tables, newest first."""
    query = (
        TABLE_ROW.where(_tables.listed, _tables.phase.in_(("lobby", "dealing", "memorising", "playing")))
        .order_by(_tables.changed_at.desc())
        .limit(limit)
    )
    return await _rows(store, query)


async def closed_since(store: Store, since: Instant) -> list[str]:
    """The codes of tables that were closed since then."""
    query = sa.select(_tables.code).where(
        _tables.listed.in_((False, True)), _tables.phase == "closed", _tables.changed_at >= since
    )  # `listed` has both values only so that the index is used
    return [row.code for row in await store.rows(query)]


async def waking_tables(store: Store, until: Instant) -> list[TableRow]:
    """Tables that need attention by then."""
    return await _rows(store, TABLE_ROW.where(_tables.wake_at <= until))


async def all_tables(store: Store) -> list[TableRow]:
    """Every table, by code."""
    return await _rows(store, TABLE_ROW.order_by(_tables.code))


async def tables_naming(store: Store, person: PersonId) -> list[TableRow]:
    """The tables at which a person is or was ever seated.

    Taking a seat updates `changed_at`, so tables from before the account need no search.
    """
    since = sa.select(schema.people.c.created_at).where(schema.people.c.id == person).scalar_subquery()
    rows = await _rows(store, TABLE_ROW.where(_tables.changed_at >= since).order_by(_tables.id))
    mark, found = person.encode(), set()
    for first in range(0, len(rows), _SEARCH_BATCH):
        some = [row.id for row in rows[first : first + _SEARCH_BATCH]]
        bodies = sa.select(_entries.table_id, _entries.body).where(_entries.table_id.in_(some))
        found |= await store.read(
            lambda c, bodies=bodies: {row.table_id for row in c.execute(bodies) if mark in row.body}  # type: ignore[misc]
        )
    return [row for row in rows if row.id in found]


async def rewrite(
    store: Store, table: str, changed: Mapping[int, AnyEntry], intervals: list[SeatInterval]
) -> None:
    """Replace entries, and empty the messages from these seats; their numbers stay taken."""
    update = schema.entries.update().where(_entries.table_id == table)
    await store.execute(
        *(update.where(_entries.number == number).values(body=_encode(it)) for number, it in changed.items()),
        schema.chat.update().where(is_from(table, intervals)).values(text="", name=""),
        table=table,
    )


async def table_summaries(store: Store, phases: Sequence[str], before: Instant | None) -> list[TableSummary]:
    """Tables in these phases, or all, without an entry since `before`; the most recent first."""
    last = last_at().label("last_at")
    query = sa.select(
        _tables.code,
        _tables.phase,
        _count(schema.members).label("people"),
        _count(schema.entries).label("entries"),
        _tables.created_at,
        last,
    ).order_by(last.desc(), _tables.code)
    if phases:
        query = query.where(_tables.phase.in_(phases))
    if before is not None:
        query = query.where(last_at() <= before)
    return [TableSummary(**row._mapping) for row in await store.rows(query)]


def _count(part: sa.Table) -> sa.ScalarSelect[int]:
    """How many rows of `part` a table has, inside a query about tables."""
    counted = sa.select(sa.func.count()).where(part.c.table_id == _tables.id)
    return counted.correlate(schema.tables).scalar_subquery()


def last_at() -> sa.ScalarSelect[int]:
    """The time of a table's last entry, inside a query about tables."""
    return (
        sa.select(_entries.at)
        .where(_entries.table_id == _tables.id)
        .order_by(_entries.number.desc())
        .limit(1)
        .scalar_subquery()
    )


def is_undriven(living: Sequence[str]) -> sa.ColumnElement[bool]:
    """Whether none of these nodes drives a row of `tables`."""
    driver = _tables.driver
    return driver.is_(None) | driver.not_in(living)
