"""The processes that share a database: which of them live, which one drives a table, and what changed at it.

A node is alive while its row is refreshed, every second, by the database's clock. A table is driven, its bots
and clocks run, by the node that its row names, as long as that one is alive. Two may drive for a moment:
compare-and-set decides between them.
"""

from __future__ import annotations

import time
from collections.abc import Collection, Mapping, Sequence
from typing import Protocol

from mascarade.server.storage import nodes
from mascarade.server.storage.nodes import TableProgress
from mascarade.server.storage.store import Store
from mascarade.server.storage.tables import TableRow, waking_tables
from mascarade.server.tables.settings import MS_PER_SECOND
from mascarade.server.tables.state import Instant

DEAD_AFTER_SECONDS = 5.0
"""Seconds after which a node that was not seen is dead."""
_TRUST_SHARE = 0.5
"""The part of them without word from the database, after which nobody is declared dead on old evidence."""
_FORGET_MS = 24 * 60 * 60 * MS_PER_SECOND
"""Milliseconds after which a dead node's row is of no use."""


class Nodes(Protocol):
    """What a process knows of the others."""

    @property
    def me(self) -> str | None:
        """Its own name, if there can be others."""

    def lives(self, node: str | None) -> bool:
        """Whether a node is alive."""

    def living(self) -> list[str]:
        """The other nodes that are alive."""

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

    def living(self) -> list[str]:
        """There is no other."""
        return []

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
        return await waking_tables(self._store, until)

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
        self.me: str = name
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

    def living(self) -> list[str]:
        """The other nodes that were seen lately, or could not be."""
        return [node for node in self._ages if self.lives(node)]

    async def beat(self) -> None:
        """Refresh this node's row, and read the others'. Who was away itself declares nobody dead at once."""
        first = self._beaten is None
        ages = await nodes.heartbeat(self._store, self.me, _FORGET_MS if first else None)
        now = time.monotonic()
        if self._beaten is not None and now - self._beaten > _TRUST_SHARE * self._dead_after:
            self._trusting = now + self._dead_after
        self._beaten = now
        self._ages = {node: age for node, age in ages.items() if node != self.me}
        self._unknown = {node: at for node, at in self._unknown.items() if node not in self._ages}

    async def leave(self) -> None:
        """Mark this node's row: it is dead at once."""
        await nodes.leave(self._store, self.me)

    async def claim(self, table: str, driver: str | None) -> bool:
        """Compare and set."""
        return await nodes.claim(self._store, self.me, table, driver)

    async def release(self, tables: Sequence[str]) -> None:
        """Leave these tables to others."""
        await nodes.release(self._store, self.me, tables)

    async def waking(self, until: Instant) -> list[TableRow]:
        """Claim all whose time has come and whose driver does not live."""
        return await nodes.claim_waking(self._store, self.me, self.living(), until)

    async def numbers(self, games: Mapping[str, int]) -> dict[str, TableProgress]:
        """All in one question, answered from indexes."""
        if not games:
            return {}
        return await nodes.progress(self._store, self.me, self.living(), games)

    async def watched(self, table: str, count: int) -> None:
        """Keep the number, or nothing if nobody watches."""
        await nodes.keep_watchers(self._store, self.me, table, count)

    async def ended(self, sessions: Collection[bytes]) -> set[bytes]:
        """Those that have no row any more."""
        return await nodes.ended_sessions(self._store, sessions)
