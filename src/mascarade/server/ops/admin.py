"""A database as whoever runs the service sees it, beside a server that may be running: by compare-and-set."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import sqlalchemy as sa

from mascarade.rules import Record, Refused
from mascarade.server.runtime.clock import WallClock
from mascarade.server.storage import schema
from mascarade.server.storage.migrate import newest, version_of
from mascarade.server.storage.store import Store, TableRow
from mascarade.server.tables import entries as n
from mascarade.server.tables.fold import evolve
from mascarade.server.tables.index import listing_of
from mascarade.server.tables.state import Instant, Phase, TableState

MAX_ATTEMPTS = 100
"""How often a table that is being played at is tried to be closed."""


class TableSummary(msgspec.Struct, frozen=True, kw_only=True):
    """A table in a list."""

    code: str
    phase: Phase
    people: int
    entries: int
    created_at: Instant
    last_at: Instant
    """When something last happened there."""


@asynccontextmanager
async def open_store(url: str) -> AsyncIterator[Store]:
    """The store of a database that is there and up to date; nothing is made or migrated here."""
    store = Store(url)
    try:
        check(store.database.url)
        store.open()
        yield store
    finally:
        store.close()


def check(url: sa.URL) -> None:
    """Refuse a database that is not there, or that only the server may bring up to date."""
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").is_file():
        raise Refused("database-missing", database=url.render_as_string(hide_password=True))
    engine = sa.create_engine(url, hide_parameters=True)
    try:
        found = version_of(engine)
    except sa.exc.DatabaseError as problem:
        raise Refused("database-unusable", reason=str(getattr(problem, "orig", problem))) from problem
    finally:
        engine.dispose()
    if found is None or found < newest():
        raise Refused("database-older", found=found or "0", known=newest())


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


async def table_summaries(store: Store, phases: Sequence[str], before: Instant | None) -> list[TableSummary]:
    """The tables, the one where something happened last first; in these phases, and quiet since then."""
    columns = schema.tables.c
    counted = (
        sa.select(sa.func.count())
        .where(schema.members.c.table_id == columns.id)
        .correlate(schema.tables)
        .scalar_subquery()
    )
    stored = (
        sa.select(sa.func.count())
        .where(schema.entries.c.table_id == columns.id)
        .correlate(schema.tables)
        .scalar_subquery()
    )
    last = last_at().label("last_at")
    asked = sa.select(
        columns.code,
        columns.phase,
        counted.label("people"),
        stored.label("entries"),
        columns.created_at,
        last,
    ).order_by(last.desc(), columns.code)
    if phases:
        asked = asked.where(columns.phase.in_(phases))
    if before is not None:
        asked = asked.where(last_at() <= before)
    rows = await store.read(lambda connection: connection.execute(asked).mappings().all())
    return [TableSummary(**row) for row in rows]


async def find_table(store: Store, code: str) -> TableRow:
    """The table with this code, or a refusal."""
    row = await store.find(code.strip().upper())
    if row is None:
        raise Refused("no-such-table", table=code)
    return row


async def table_state(store: Store, row: TableRow) -> TableState:
    """A table as it is stored."""
    state = TableState()
    for at, entry in await store.entries(row.id):
        state = evolve(state, entry, at)
    return state


async def close(store: Store, code: str) -> TableState:
    """Close a table for everybody at it; a server that serves it hears of it within a few seconds."""
    row = await find_table(store, code)
    for _ in range(MAX_ATTEMPTS):
        state = await table_state(store, row)
        if state.phase == "closed":
            raise Refused("table-closed", table=row.code)
        at = WallClock().now()
        now = evolve(state, n.Closed(), at)
        if await store.write(store.appending(row.id, state.number, at, [n.Closed()], listing_of(now))):
            return now
    raise Refused("table-busy", table=row.code)


async def records(store: Store, row: TableRow) -> list[tuple[int, Record]]:
    """The games of a table that are over, and their numbers."""
    state, over = TableState(), []
    for at, entry in await store.entries(row.id):
        before, state = state, evolve(state, entry, at)
        if before.on and not state.on and state.phase != "closed" and state.play is not None:
            over.append((state.game, state.play.record()))
    return over


async def all_tables(store: Store) -> list[TableRow]:
    """Every table, in the order of their codes."""
    asked = sa.select(schema.tables.c.id, schema.tables.c.code, schema.tables.c.secret)
    ordered = asked.order_by(schema.tables.c.code)
    return [TableRow(*row) for row in await store.read(lambda connection: connection.execute(ordered).all())]
