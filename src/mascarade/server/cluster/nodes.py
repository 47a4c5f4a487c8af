"""The nodes that share a database: which are alive, which one drives a table, and what changed at it.

A node is alive while it refreshes its row, every second, by the database's clock. The node named in a table's
row drives the table (runs its bots and clocks) while it is alive. Two nodes may drive a table for a moment:
compare-and-set decides between them.
"""

from __future__ import annotations

import time
from collections.abc import Collection, Mapping, Sequence

from mascarade.server.storage import nodes
from mascarade.server.storage.nodes import TableProgress
from mascarade.server.storage.store import Store
from mascarade.server.storage.tables import TableRow, waking_tables
from mascarade.server.tables.settings import MS_PER_SECOND, SECONDS_PER_DAY
from mascarade.server.tables.state import Instant

DEAD_AFTER_SECONDS = 5.0
"""A node is dead after this time without a heartbeat."""
_TRUST_SHARE = 0.5
"""After this part of that time without the database, our own view of the others is too old to trust."""
_FORGET_MS = SECONDS_PER_DAY * MS_PER_SECOND
"""When a dead node's row is deleted."""


class Nodes:
    """The nodes of a store, seen from one of them. A process that has its database to itself has no name."""

    def __init__(self, store: Store, me: str | None, dead_after: float) -> None:
        self._store = store
        self.me = me
        """This node's name in a cluster."""
        self._dead_after = dead_after
        self._ages: dict[str, int | None] = {}
        """Milliseconds since each other node's heartbeat, when we last looked; None: it has left."""
        self._unknown: dict[str, float] = {}
        """When we were first asked about a node without a row: it may have just started."""
        self._last_heartbeat: float | None = None
        self._trusting_until = 0.0
        """Until then nobody is declared dead, since our own view is too old."""

    def is_alive(self, node: str | None) -> bool:
        """Whether a node was seen lately, or could not have been."""
        if node is None or self.me is None:
            return False
        now = time.monotonic()
        if node in self._ages:
            age = self._ages[node]
            return age is not None and (age < self._dead_after * MS_PER_SECOND or now < self._trusting_until)
        return node == self.me or now < self._unknown.setdefault(node, now) + self._dead_after

    def living(self) -> list[str]:
        """The other nodes that are alive."""
        return [node for node in self._ages if self.is_alive(node)]

    async def heartbeat(self) -> None:
        """Refresh this node's row and read the others'; after a gap of our own, trust them for a while."""
        if self.me is None:
            return
        last = self._last_heartbeat
        ages = await nodes.heartbeat(self._store, self.me, _FORGET_MS if last is None else None)
        self._last_heartbeat = now = time.monotonic()
        if last is not None and now - last > _TRUST_SHARE * self._dead_after:
            self._trusting_until = now + self._dead_after
        self._ages = {node: age for node, age in ages.items() if node != self.me}
        self._unknown = {node: at for node, at in self._unknown.items() if node not in self._ages}

    async def leave(self, tables: Sequence[str]) -> None:
        """Stop driving these tables, and mark this node as dead."""
        if self.me is not None:
            await nodes.release(self._store, self.me, tables)
            await nodes.leave(self._store, self.me)

    async def claim(self, table: str, driver: str | None) -> bool:
        """Take over a table from `driver`; False if another node did."""
        return self.me is None or await nodes.claim(self._store, self.me, table, driver)

    async def release(self, table: str) -> None:
        """Stop driving a table."""
        if self.me is not None:
            await nodes.release(self._store, self.me, [table])

    async def claim_waking(self, until: Instant) -> list[TableRow]:
        """Claim all tables that need attention by then and have no living driver."""
        if self.me is None:
            return await waking_tables(self._store, until)
        return await nodes.claim_waking(self._store, self.me, self.living(), until)

    async def progress(self, games: Mapping[str, int]) -> dict[str, TableProgress]:
        """The stored progress of tables that other nodes may have changed.

        `games` gives, by table, the game whose early answers are counted, or 0.
        """
        if self.me is None or not games:
            return {}
        return await nodes.progress(self._store, self.me, self.living(), games)

    async def report_watchers(self, table: str, count: int) -> None:
        """Store how many people watch a table through this node."""
        if self.me is not None:
            await nodes.store_watchers(self._store, self.me, table, count)

    async def ended_sessions(self, sessions: Collection[bytes]) -> set[bytes]:
        """The sessions that another node has ended."""
        return set() if self.me is None else await nodes.ended_sessions(self._store, sessions)
