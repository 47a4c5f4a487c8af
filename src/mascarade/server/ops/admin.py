"""Administration of a database while a server may be running."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from mascarade.rules import Record, Refused
from mascarade.server.runtime.clock import WallClock
from mascarade.server.storage.migrate import check_version
from mascarade.server.storage.store import Store
from mascarade.server.storage.tables import TableRow, append_job, table_by_code, table_entries
from mascarade.server.tables import entries as n
from mascarade.server.tables.fold import evolve
from mascarade.server.tables.index import listing_of
from mascarade.server.tables.state import TableState

MAX_CLOSE_ATTEMPTS = 100


@asynccontextmanager
async def open_store(url: str) -> AsyncIterator[Store]:
    """The store of an existing, up-to-date database; nothing is created or migrated."""
    store = Store(url)
    try:
        check_version(store.database.url)
        store.open()
        yield store
    finally:
        store.close()


async def find_table(store: Store, code: str) -> TableRow:
    """The table with this code; refuses an unknown one."""
    row = await table_by_code(store, code.strip().upper())
    if row is None:
        raise Refused("no-such-table", table=code)
    return row


async def table_state(store: Store, row: TableRow) -> TableState:
    """The stored state of a table."""
    state = TableState()
    for at, entry in await table_entries(store, row.id):
        state = evolve(state, entry, at)
    return state


async def close(store: Store, code: str) -> TableState:
    """Close a table for everybody; a running server notices within a few seconds."""
    row = await find_table(store, code)
    for _ in range(MAX_CLOSE_ATTEMPTS):
        state = await table_state(store, row)
        if state.phase == "closed":
            raise Refused("table-closed", table=row.code)
        at = WallClock().now()
        now = evolve(state, n.Closed(), at)
        if await store.write(append_job(store, row.id, state.number, at, [n.Closed()], listing_of(now))):
            return now
    raise Refused("table-busy", table=row.code)


async def records(store: Store, row: TableRow) -> list[tuple[int, Record]]:
    """The finished games of a table, with their numbers."""
    state, over = TableState(), []
    for at, entry in await table_entries(store, row.id):
        before, state = state, evolve(state, entry, at)
        if before.is_game_on and not state.is_game_on and state.phase != "closed" and state.play is not None:
            over.append((state.game, state.play.record()))
    return over
