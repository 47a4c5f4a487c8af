"""Retention: finished and abandoned tables are removed after a stated time, and whatever has expired.

Done in small batches. A table that a node has in memory stays, and so does one played over days: it has a
time at which it needs attention.
"""

from __future__ import annotations

import asyncio

from mascarade.server.cluster.nodes import Nodes
from mascarade.server.people.accounts import SESSION_MS
from mascarade.server.runtime.background import BackgroundTasks
from mascarade.server.runtime.clock import Clock, Timer
from mascarade.server.runtime.registry import TableRegistry
from mascarade.server.storage.retention import Cutoffs, old_tables, remove_expired, removing_table
from mascarade.server.storage.store import Store
from mascarade.server.tables.settings import MS_PER_SECOND, SECONDS_PER_DAY
from mascarade.server.tables.state import Instant

ROUND_MS = 10 * 60 * MS_PER_SECOND
"""Between two looks."""
BATCH = 50
"""Tables removed in one round; if there are more, the next comes soon."""
KEEP_STUDY_MS = 90 * SECONDS_PER_DAY * MS_PER_SECOND
"""How long the figures of a study are kept."""


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
            await remove_expired(self._store, now, studies=now - KEEP_STUDY_MS, people=now - SESSION_MS)
            if await self._remove_tables(now) == BATCH:
                wait = MS_PER_SECOND
        finally:
            self._timer = self._clock.call_at(now + wait, self.start)

    async def _remove_tables(self, now: Instant) -> int:
        """Remove tables that are too old; how many were looked at."""
        cutoffs = Cutoffs(
            finished=now - self._keep_finished if self._keep_finished else None,
            abandoned=now - self._keep_abandoned if self._keep_abandoned else None,
        )
        living = self._nodes.living()
        found = await old_tables(self._store, cutoffs, living, BATCH)
        for row in found:
            await self._registry.discard(row, removing_table(row.id, cutoffs, living))
        return len(found)
