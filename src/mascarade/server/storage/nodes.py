"""SQL of nodes, their heartbeats and the tables they drive."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

import msgspec
import sqlalchemy as sa

from mascarade.server.storage import schema
from mascarade.server.storage.store import Store
from mascarade.server.storage.tables import TableRow, is_undriven
from mascarade.server.tables.state import Instant

_tables = schema.tables.c


class TableProgress(msgspec.Struct, frozen=True):
    """How many entries, messages and early answers of a table are stored."""

    driver: str | None
    entries: int
    chat: int
    answers: int
    """Early answers of this game, if there is a contest."""
    elsewhere: int
    """How many people watch through other nodes."""


async def heartbeat(store: Store, me: str, forget_ms: int | None) -> dict[str, int | None]:
    """Refresh a node's row. Returns the milliseconds since each node was seen, or None if it has left."""
    rows = await store.write(lambda c: c.execute(_HEARTBEAT, {"me": me, "old": forget_ms}).all())
    return {node: age for node, age in rows}  # noqa: C416 - rows are no pairs to mypy


async def leave(store: Store, me: str) -> None:
    """Mark a node as dead. It may be tried again, like every write."""
    columns = schema.nodes.c
    await store.execute(
        schema.nodes.update().where(columns.id == me).values(seen_at=-sa.func.abs(columns.seen_at)),
        schema.watchers.delete().where(schema.watchers.c.node == me),
    )


async def claim(store: Store, me: str, table: str, driver: str | None) -> bool:
    """Make this node a table's driver in place of `driver`; False if another one is."""
    take = schema.tables.update().where(
        _tables.id == table, _tables.driver.is_not_distinct_from(driver) | (_tables.driver == me)
    )
    return await store.execute(take.values(driver=me), table=table) == 1


async def release(store: Store, me: str, tables: Sequence[str]) -> None:
    """Leave tables without a driver."""
    free = schema.tables.update().where(_tables.id.in_(tables), _tables.driver == me)
    await store.execute(free.values(driver=None))


async def claim_waking(store: Store, me: str, living: Sequence[str], until: Instant) -> list[TableRow]:
    """Claim all tables that need attention by then and have no living driver."""
    due = sa.and_(_tables.wake_at <= until, is_undriven(living))
    if not await store.rows(sa.select(_tables.id).where(due).limit(1)):
        return []
    take = schema.tables.update().where(due).values(driver=me)
    took = take.returning(_tables.id, _tables.code, _tables.secret)
    return [TableRow(*row) for row in await store.write(lambda c: c.execute(took).all())]


async def progress(
    store: Store, me: str, living: Sequence[str], games: Mapping[str, int]
) -> dict[str, TableProgress]:
    """The stored progress of tables, in one query over indexes."""
    values = {"me": me, "living": living, "ids": list(games), "games": list(games.values())}
    return {row[0]: TableProgress(*row[1:]) for row in await store.rows(_PROGRESS, values)}


async def store_watchers(store: Store, me: str, table: str, count: int) -> None:
    """Store how many people watch a table through this node."""
    columns = schema.watchers.c
    clear = schema.watchers.delete().where(columns.table_id == table, columns.node == me)
    insert = store.database.insert_ignore(schema.watchers).values(table_id=table, node=me, count=count)
    await store.execute(clear, *([insert] if count else []), table=table)


async def ended_sessions(store: Store, sessions: Collection[bytes]) -> set[bytes]:
    """The sessions without a row."""
    query = sa.select(schema.sessions.c.hash).where(schema.sessions.c.hash.in_(sessions))
    return set(sessions) - {bytes(row.hash) for row in await store.rows(query)}


_HEARTBEAT = sa.text("""
    WITH clock AS (SELECT CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint) AS now),
    mine AS (
        INSERT INTO nodes (id, seen_at) SELECT :me, now FROM clock
        ON CONFLICT (id) DO UPDATE SET seen_at = excluded.seen_at
    ),
    old AS (DELETE FROM nodes USING clock WHERE id <> :me AND abs(seen_at) < now - CAST(:old AS bigint)),
    start AS (SELECT CAST(extract(epoch FROM pg_postmaster_start_time()) * 1000 AS bigint) AS began)
    SELECT id, CASE WHEN seen_at > 0 THEN least(now - seen_at, now - began) END FROM nodes, clock, start
""")
"""Downtime of the database does not count as silence. A node that has left has a negative time."""

_PROGRESS = sa.text("""
    SELECT asked.id, tables.driver,
        (SELECT coalesce(max(number) + 1, 0) FROM entries WHERE table_id = asked.id),
        (SELECT coalesce(max(number), 0) FROM chat WHERE table_id = asked.id),
        (SELECT count(*) FROM answers WHERE table_id = asked.id AND game = asked.game),
        (SELECT coalesce(sum(count), 0) FROM watchers
            WHERE table_id = asked.id AND node <> :me AND node = ANY(CAST(:living AS text[])))
    FROM unnest(CAST(:ids AS text[]), CAST(:games AS integer[])) AS asked (id, game)
    JOIN tables ON tables.id = asked.id
""")
