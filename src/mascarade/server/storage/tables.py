"""Tables and their entries, as they are stored."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
import sqlalchemy as sa

from mascarade.rules import Refused
from mascarade.server.storage import schema
from mascarade.server.storage.append import AnswerCount, AppendJob
from mascarade.server.storage.chat import SeatInterval, was_said
from mascarade.server.storage.store import Store
from mascarade.server.tables.entries import AnyEntry, PersonId
from mascarade.server.tables.index import Listing
from mascarade.server.tables.state import Instant, Phase

TABLE_ROW = sa.select(schema.tables.c.id, schema.tables.c.code, schema.tables.c.secret)
_MAX_TOGETHER = 100
"""Tables that are searched at a time."""
_ENTRIES = (
    sa.select(schema.entries.c.at, schema.entries.c.body)
    .where(
        schema.entries.c.table_id == sa.bindparam("table"), schema.entries.c.number >= sa.bindparam("first")
    )
    .order_by(schema.entries.c.number)
)
_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(AnyEntry).decode


class TableRow(msgspec.Struct, frozen=True):
    """A table as it is stored."""

    id: str
    code: str
    secret: bytes


class TableSummary(msgspec.Struct, frozen=True, kw_only=True):
    """A table in a list."""

    code: str
    phase: Phase
    people: int
    entries: int
    created_at: Instant
    last_at: Instant
    """When something last happened there."""


def append_job(  # noqa: PLR0917 - a table, and what is appended
    store: Store,
    table: str,
    number: int,
    at: Instant,
    news: Sequence[AnyEntry],
    listing: Listing | None = None,
    answers: AnswerCount | None = None,
) -> AppendJob:
    """The job that appends entries from `number` on; False if somebody else was there first.

    It may depend on early answers: then also if there are others than those that were known.
    """
    rows = [(table, number + offset, at, _encode(entry)) for offset, entry in enumerate(news)]
    return AppendJob(store.database, rows, listing, answers if store.shared else None)


async def insert_table(  # noqa: PLR0917 - a table, and what begins it
    store: Store,
    kept: TableRow,
    at: Instant,
    news: Sequence[AnyEntry],
    listing: Listing,
    driver: str | None,
) -> bool:
    """Store a new table, which this node drives; False if its code is taken."""
    row = {
        "id": kept.id,
        "code": kept.code,
        "secret": kept.secret,
        "phase": listing.phase,
        "listed": listing.listed,
        "created_at": at,
        "changed_at": at,
        "driver": driver,
    }
    append = append_job(store, kept.id, 0, at, news, listing)
    statement = store.database.insert_ignore(schema.tables)
    taken = sa.select(schema.tables.c.id).where(schema.tables.c.code == kept.code)

    def job(connection: sa.Connection) -> bool:
        if connection.execute(statement, row).rowcount == 1:
            return append(connection)
        return connection.execute(taken).scalar() == kept.id

    return await store.write(job, kept.id)


async def table_by_code(store: Store, code: str) -> TableRow | None:
    """The table with this code."""
    found = await store.read(lambda c: c.execute(TABLE_ROW.where(schema.tables.c.code == code)).first())
    return None if found is None else TableRow(*found)


async def table_entries(store: Store, table: str, first: int = 0) -> list[tuple[Instant, AnyEntry]]:
    """A table's entries from a number on, and when they were made."""
    wanted = {"table": table, "first": first}
    rows = await store.read(lambda c: c.execute(_ENTRIES, wanted).all())
    try:
        return [(at, _decode(body)) for at, body in rows]
    except msgspec.ValidationError:  # of a kind, or with a field, that came later
        raise Refused("table-unreadable") from None


async def _rows(store: Store, asked: sa.Select[Any]) -> list[TableRow]:
    return [TableRow(*row) for row in await store.read(lambda c: c.execute(asked).all())]


async def member_tables(store: Store, person: PersonId) -> list[TableRow]:
    """The tables at which a person sits, the newest first."""
    asked = (
        TABLE_ROW.join(schema.members, schema.members.c.table_id == schema.tables.c.id)
        .where(schema.members.c.person == person, schema.tables.c.phase != "closed")
        .order_by(schema.tables.c.changed_at.desc())
        .limit(50)
    )
    return await _rows(store, asked)


async def listed_tables(store: Store, limit: int = 50) -> list[TableRow]:
    """Public tables, the newest first."""
    columns = schema.tables.c
    asked = (
        TABLE_ROW.where(columns.listed, columns.phase.in_(("lobby", "memorising", "playing")))
        .order_by(columns.changed_at.desc())
        .limit(limit)
    )
    return await _rows(store, asked)


async def closed_since(store: Store, since: Instant) -> list[str]:
    """The codes of tables that were closed since then."""
    columns = schema.tables.c
    asked = sa.select(columns.code).where(
        columns.listed.in_((False, True)), columns.phase == "closed", columns.changed_at >= since
    )  # both kinds are named for the index
    return [row.code for row in await store.read(lambda c: c.execute(asked).all())]


async def waking_tables(store: Store, until: Instant) -> list[TableRow]:
    """Tables that have to be looked after by then."""
    return await _rows(store, TABLE_ROW.where(schema.tables.c.wake_at <= until))


async def all_tables(store: Store) -> list[TableRow]:
    """Every table, in the order of their codes."""
    return await _rows(store, TABLE_ROW.order_by(schema.tables.c.code))


async def tables_naming(store: Store, person: PersonId) -> list[TableRow]:
    """The tables at which a person sits or has ever sat.

    Sitting down changes what a table is found by, so that older ones need not be searched.
    """
    columns = schema.tables.c
    since = sa.select(schema.people.c.created_at).where(schema.people.c.id == person).scalar_subquery()
    rows = await _rows(store, TABLE_ROW.where(columns.changed_at >= since).order_by(columns.id))
    mark, found = person.encode(), set()
    for first in range(0, len(rows), _MAX_TOGETHER):
        some = [one.id for one in rows[first : first + _MAX_TOGETHER]]
        bodies = sa.select(schema.entries.c.table_id, schema.entries.c.body).where(
            schema.entries.c.table_id.in_(some)
        )
        found |= await store.read(
            lambda c, bodies=bodies: {row.table_id for row in c.execute(bodies) if mark in row.body}  # type: ignore[misc]
        )
    return [one for one in rows if one.id in found]


async def rewrite(
    store: Store, table: str, changed: Mapping[int, AnyEntry], spoken: list[SeatInterval]
) -> None:
    """Replace entries, and empty what was said from these seats: its numbers stay taken."""

    def job(connection: sa.Connection) -> None:
        columns = schema.entries.c
        for number, entry in changed.items():
            connection.execute(
                schema.entries.update()
                .where(columns.table_id == table, columns.number == number)
                .values(body=_encode(entry))
            )
        connection.execute(schema.chat.update().where(was_said(table, spoken)).values(text="", name=""))

    await store.write(job, table)


async def table_summaries(store: Store, phases: Sequence[str], before: Instant | None) -> list[TableSummary]:
    """The tables, the one where something happened last first; in these phases, and quiet since then."""
    columns = schema.tables.c
    last = last_at().label("last_at")
    asked = sa.select(
        columns.code,
        columns.phase,
        _count(schema.members).label("people"),
        _count(schema.entries).label("entries"),
        columns.created_at,
        last,
    ).order_by(last.desc(), columns.code)
    if phases:
        asked = asked.where(columns.phase.in_(phases))
    if before is not None:
        asked = asked.where(last_at() <= before)
    rows = await store.read(lambda connection: connection.execute(asked).mappings().all())
    return [TableSummary(**row) for row in rows]


def _count(part: sa.Table) -> sa.ScalarSelect[int]:
    """How many rows of `part` a table has, inside a question about tables."""
    counted = sa.select(sa.func.count()).where(part.c.table_id == schema.tables.c.id)
    return counted.correlate(schema.tables).scalar_subquery()


def last_at() -> sa.ScalarSelect[int]:
    """When something last happened at a table, inside a question about tables."""
    columns = schema.entries.c
    return (
        sa.select(columns.at)
        .where(columns.table_id == schema.tables.c.id)
        .order_by(columns.number.desc())
        .limit(1)
        .scalar_subquery()
    )


def is_undriven(living: Sequence[str]) -> sa.ColumnElement[bool]:
    """Of a row of `tables`: that none of these nodes drives it."""
    driver = schema.tables.c.driver
    return driver.is_(None) | driver.not_in(living)
