"""Clean-up: tables that are over or abandoned are removed after a stated time, and so is what has expired.

It is done in small batches beside everything else. A table that a node has in memory stays, and so does one
that is played by days: it has a time at which it has to be looked after.
"""

from __future__ import annotations

import asyncio
from functools import partial

import sqlalchemy as sa

from mascarade.server.cluster.nodes import Nodes
from mascarade.server.ops.admin import last_at
from mascarade.server.people.accounts import SESSION_MS
from mascarade.server.runtime.background import BackgroundTasks
from mascarade.server.runtime.clock import Clock, Timer
from mascarade.server.runtime.registry import TableRegistry
from mascarade.server.storage import schema
from mascarade.server.storage.store import Store, TableRow
from mascarade.server.tables.settings import MS_PER_SECOND, SECONDS_PER_DAY
from mascarade.server.tables.state import Instant

ROUND_MS = 10 * 60 * MS_PER_SECOND
"""Between two looks."""
BATCH = 50
"""Tables removed in one round; if there are more, the next comes soon."""
KEEP_STUDY_MS = 90 * SECONDS_PER_DAY * MS_PER_SECOND
"""How long the figures of a study are kept."""
OVER = ("finished", "aborted", "closed")
_OF_A_TABLE = (schema.entries, schema.answers, schema.chat, schema.members, schema.watchers)


class Retention:
    """Removes what is too old. Times are in milliseconds, and 0 is for ever."""

    def __init__(  # noqa: PLR0917 - what it looks after, and for how long
        self,
        store: Store,
        registry: TableRegistry,
        nodes: Nodes,
        clock: Clock,
        keep_finished: int,
        keep_abandoned: int,
    ) -> None:
        self._store, self._registry, self._nodes, self._clock = store, registry, nodes, clock
        self._keep_finished, self._keep_abandoned = keep_finished, keep_abandoned
        self._tasks = BackgroundTasks()
        self._timer: Timer | None = None

    @property
    def under_way(self) -> tuple[asyncio.Task[None], ...]:
        """What is being looked through now."""
        return tuple(self._tasks.under_way)

    def start(self) -> None:
        """Look now, and again and again."""
        self._tasks.begin(self._round())

    async def stop(self) -> None:
        """Look no more."""
        if self._timer is not None:
            self._timer.cancel()
        await self._tasks.stop()

    async def _round(self) -> None:
        now = self._clock.now()
        wait = ROUND_MS
        try:
            await self._store.write(partial(_remove_expired, now=now))
            if await self._remove_tables(now) == BATCH:
                wait = MS_PER_SECOND
        finally:
            self._timer = self._clock.call_at(now + wait, self.start)

    async def _remove_tables(self, now: Instant) -> int:
        """Remove tables that are too old; how many were looked at."""
        old = sa.or_(*self._too_old(now)) & self._nodes.undriven()
        asked = (
            sa.select(schema.tables.c.id, schema.tables.c.code, schema.tables.c.secret)
            .where(old)
            .order_by(schema.tables.c.changed_at)
            .limit(BATCH)
        )
        found = [TableRow(*row) for row in await self._store.read(lambda c: c.execute(asked).all())]
        for row in found:
            await self._registry.discard(row, partial(_remove_table, table=row.id, old=old))
        return len(found)

    def _too_old(self, now: Instant) -> list[sa.ColumnElement[bool]]:
        columns = schema.tables.c
        found: list[sa.ColumnElement[bool]] = [sa.false()]
        for keep, kind in (
            (self._keep_finished, columns.phase.in_(OVER)),
            (self._keep_abandoned, sa.and_(columns.phase.not_in(OVER), columns.wake_at.is_(None))),
        ):
            if keep:
                found.append(sa.and_(kind, columns.changed_at <= now - keep, last_at() <= now - keep))
        return found


def _remove_table(connection: sa.Connection, table: str, old: sa.ColumnElement[bool]) -> bool:
    """Remove a table, if it is still old."""
    gone = schema.tables.delete().where(schema.tables.c.id == table, old)
    if connection.execute(gone).rowcount != 1:
        return False
    for part in _OF_A_TABLE:
        connection.execute(part.delete().where(part.c.table_id == table))
    return True


def _remove_expired(connection: sa.Connection, now: Instant) -> None:
    """Remove sessions, links and studies that have expired, and people whom nobody can be any more."""
    for expiring in (schema.sessions, schema.handovers):
        connection.execute(expiring.delete().where(expiring.c.expires_at <= now))
    old = schema.studies.c.changed_at <= now - KEEP_STUDY_MS
    connection.execute(schema.studies.delete().where(old))
    person, keepers = schema.people.c, schema.people.alias()
    nobody = (
        person.created_at <= now - SESSION_MS,
        person.recovery.is_(None),
        person.id.not_in(sa.select(schema.sessions.c.person)),
        person.id.not_in(sa.select(schema.members.c.person)),
        sa.or_(person.keeper.is_(None), person.keeper.not_in(sa.select(keepers.c.id))),
    )
    for row in schema.OF_A_PERSON:
        connection.execute(row.delete().where(row.c.person.in_(sa.select(person.id).where(*nobody))))
    connection.execute(schema.people.delete().where(*nobody))
