"""The processes that share a database: which of them live, which one drives a table, and what changed at it.

A node is alive while its row is refreshed, every second, by the database's clock. A table is driven, its bots
and clocks run, by the node that its row names, as long as that one is alive. Two may drive for a moment:
compare-and-set decides between them.
"""

from __future__ import annotations

import time
from collections.abc import Collection, Mapping, Sequence
from typing import Protocol

import msgspec
import sqlalchemy as sa

from mascarade.server.storage import schema
from mascarade.server.storage.store import Store, TableRow
from mascarade.server.tables.settings import MS_PER_SECOND
from mascarade.server.tables.state import Instant

DEAD_AFTER_SECONDS = 5.0
"""Seconds after which a node that was not seen is dead."""
_TRUST_SHARE = 0.5
"""The part of them without word from the database, after which nobody is declared dead on old evidence."""
_FORGET_MS = 24 * 60 * 60 * MS_PER_SECOND
"""Milliseconds after which a dead node's row is of no use."""


class TableProgress(msgspec.Struct, frozen=True):
    """How far a table has got in the store."""

    driver: str | None
    entries: int
    chat: int
    answers: int
    """Early answers ever given in this game, if there is a contest."""
    elsewhere: int
    """How many watch through other nodes."""


class Nodes(Protocol):
    """What a process knows of the others."""

    me: str | None
    """Its own name, if there can be others."""

    def lives(self, node: str | None) -> bool:
        """Whether a node is alive."""

    def undriven(self) -> sa.ColumnElement[bool]:
        """Of a row of `tables`: that no other node drives it."""

    async def beat(self) -> None:
        """Say that this one is, and see who else."""

    async def leave(self) -> None:
        """Say that it goes."""

    async def claim(self, table: str, driver: str | None) -> bool:
        """Drive a table in place of this node; False if somebody else does so now."""

    async def release(self, tables: Sequence[str]) -> None:
        """Drive these tables no more."""

    async def waking(self, until: Instant) -> list[TableRow]:
        """Tables that have to be looked after by then, and that nobody else drives; they are claimed."""

    async def numbers(self, games: Mapping[str, int]) -> dict[str, TableProgress]:
        """How far tables have got; nothing where no other node could have moved them.

        Each table comes with the game whose early answers are counted, or 0.
        """

    async def watched(self, table: str, count: int) -> None:
        """Say how many watch a table here."""

    async def ended(self, sessions: Collection[bytes]) -> set[bytes]:
        """Those of the sessions that another node has ended."""


def nodes_of(store: Store, name: str | None, dead_after: float = DEAD_AFTER_SECONDS) -> Nodes:
    """The nodes of a store, and the name of this one."""
    return SingleNode(store) if name is None else ClusterNode(store, name, dead_after)


class SingleNode:
    """A process that has its database to itself: it drives everything."""

    me: str | None = None

    def __init__(self, store: Store) -> None:
        self._store = store

    def lives(self, node: str | None) -> bool:
        """Whoever was here before is gone."""
        return False

    def undriven(self) -> sa.ColumnElement[bool]:
        """There is no other."""
        return sa.true()

    async def beat(self) -> None:
        """Nobody asks."""

    async def leave(self) -> None:
        """Nobody asks."""

    async def claim(self, table: str, driver: str | None) -> bool:
        """Nobody else does."""
        return True

    async def release(self, tables: Sequence[str]) -> None:
        """Nobody else would."""

    async def waking(self, until: Instant) -> list[TableRow]:
        """All tables whose time has come."""
        return await self._store.waking(until)

    async def numbers(self, games: Mapping[str, int]) -> dict[str, TableProgress]:
        """Nobody else moves them."""
        return {}

    async def watched(self, table: str, count: int) -> None:
        """Nobody asks."""

    async def ended(self, sessions: Collection[bytes]) -> set[bytes]:
        """All are ended here."""
        return set()


class ClusterNode:
    """One of several processes."""

    def __init__(self, store: Store, name: str, dead_after: float) -> None:
        self._store = store
        self.me: str | None = name
        self._dead_after = dead_after
        self._ages: dict[str, int | None] = {}
        """Milliseconds since each of the others was seen, at the last beat; nothing: it has left."""
        self._unknown: dict[str, float] = {}
        """When somebody was first asked for who has no row: they may have come a moment ago."""
        self._beaten: float | None = None
        self._trusting = 0.0
        """Until when old evidence counts for nothing."""

    def lives(self, node: str | None) -> bool:
        """Whether a node was seen lately, or could not be."""
        if node is None or node == self.me:
            return node is not None
        now = time.monotonic()
        if node in self._ages:
            age = self._ages[node]
            return age is not None and (age < self._dead_after * MS_PER_SECOND or now < self._trusting)
        return now < self._unknown.setdefault(node, now) + self._dead_after

    def _living(self) -> list[str]:
        return [node for node in self._ages if self.lives(node)]

    def undriven(self) -> sa.ColumnElement[bool]:
        """Nobody drives it, or who did is dead."""
        driver = schema.tables.c.driver
        return driver.is_(None) | driver.not_in(self._living())

    async def beat(self) -> None:
        """Refresh this node's row, and read the others'. Who was away itself declares nobody dead at once."""
        first = self._beaten is None
        rows = await self._store.write(
            lambda c: c.execute(_HEARTBEAT, {"me": self.me, "old": _FORGET_MS if first else None}).all()
        )
        now = time.monotonic()
        if self._beaten is not None and now - self._beaten > _TRUST_SHARE * self._dead_after:
            self._trusting = now + self._dead_after
        self._beaten = now
        self._ages = {node: age for node, age in rows if node != self.me}
        self._unknown = {node: at for node, at in self._unknown.items() if node not in self._ages}

    async def leave(self) -> None:
        """Mark this node's row: it is dead at once."""
        columns = schema.nodes.c
        gone: list[sa.Update | sa.Delete] = [
            schema.nodes.update().where(columns.id == self.me).values(seen_at=-columns.seen_at),
            schema.watchers.delete().where(schema.watchers.c.node == self.me),
        ]
        await self._store.write(lambda c: [c.execute(statement) for statement in gone])

    async def claim(self, table: str, driver: str | None) -> bool:
        """Compare and set."""
        columns = schema.tables.c
        take = schema.tables.update().where(
            columns.id == table, columns.driver.is_not_distinct_from(driver) | (columns.driver == self.me)
        )
        taken = await self._store.write(lambda c: c.execute(take.values(driver=self.me)).rowcount, table)
        return taken == 1

    async def release(self, tables: Sequence[str]) -> None:
        """Leave these tables to others."""
        columns = schema.tables.c
        free = schema.tables.update().where(columns.id.in_(tables), columns.driver == self.me)
        await self._store.write(lambda c: c.execute(free.values(driver=None)))

    async def waking(self, until: Instant) -> list[TableRow]:
        """Claim all whose time has come and whose driver does not live."""
        columns = schema.tables.c
        free = self.undriven()
        take = schema.tables.update().where(columns.wake_at <= until, free)
        took = take.values(driver=self.me).returning(columns.id, columns.code, columns.secret)
        asked = sa.select(sa.exists().where(columns.wake_at <= until, free))
        if not await self._store.read(lambda c: c.execute(asked).scalar()):
            return []
        return [TableRow(*row) for row in await self._store.write(lambda c: c.execute(took).all())]

    async def numbers(self, games: Mapping[str, int]) -> dict[str, TableProgress]:
        """All in one question, answered from indexes."""
        if not games:
            return {}
        asked = {
            "me": self.me,
            "living": self._living(),
            "ids": list(games),
            "games": list(games.values()),
        }
        rows = await self._store.read(lambda c: c.execute(_NUMBERS, asked).all())
        return {row[0]: TableProgress(*row[1:]) for row in rows}

    async def watched(self, table: str, count: int) -> None:
        """Keep the number, or nothing if nobody watches."""
        columns, row = schema.watchers.c, {"table_id": table, "node": self.me, "count": count}
        here = (columns.table_id == table) & (columns.node == self.me)

        def job(connection: sa.Connection) -> None:
            connection.execute(schema.watchers.delete().where(here))
            if count:
                connection.execute(self._store.database.upsert(schema.watchers), row)

        await self._store.write(job, table)

    async def ended(self, sessions: Collection[bytes]) -> set[bytes]:
        """Those that have no row any more."""
        asked = sa.select(schema.sessions.c.hash).where(schema.sessions.c.hash.in_(sessions))
        there = await self._store.read(lambda c: c.execute(asked).scalars().all())
        return set(sessions) - {bytes(found) for found in there}


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
"""While the database was down nobody could be seen. Who has left has a time below zero."""

_NUMBERS = sa.text("""
    SELECT asked.id, tables.driver,
        (SELECT coalesce(max(number) + 1, 0) FROM entries WHERE table_id = asked.id),
        (SELECT coalesce(max(number), 0) FROM chat WHERE table_id = asked.id),
        (SELECT count(*) FROM answers WHERE table_id = asked.id AND game = asked.game),
        (SELECT coalesce(sum(count), 0) FROM watchers
            WHERE table_id = asked.id AND node <> :me AND node = ANY(CAST(:living AS text[])))
    FROM unnest(CAST(:ids AS text[]), CAST(:games AS integer[])) AS asked (id, game)
    JOIN tables ON tables.id = asked.id
""")
