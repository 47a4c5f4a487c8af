"""Retention: removes finished and abandoned tables after a configured time, and whatever has expired.

It works in small batches. A table in a node's memory stays, and so does one that is played over days.
"""

from __future__ import annotations

from mascarade.server.cluster.nodes import Nodes
from mascarade.server.people.accounts import SESSION_MS
from mascarade.server.runtime.background import BackgroundTasks
from mascarade.server.runtime.clock import Timer
from mascarade.server.runtime.registry import TableRegistry
from mascarade.server.storage.retention import Cutoffs, old_tables, remove_expired, remove_table_job
from mascarade.server.tables.settings import MS_PER_SECOND, SECONDS_PER_DAY
from mascarade.server.tables.state import Instant

ROUND_MS = 10 * 60 * MS_PER_SECOND
BATCH = 50
"""Tables removed in one round; after a full one the next follows at once."""
KEEP_STUDY_MS = 90 * SECONDS_PER_DAY * MS_PER_SECOND


class Retention:
    """Removes old data. Times are in milliseconds; 0 is for ever."""

    def __init__(
        self, registry: TableRegistry, nodes: Nodes, keep_finished: int, keep_abandoned: int
    ) -> None:
        self._registry, self._nodes = registry, nodes
        self._store, self._clock = registry.store, registry.clock
        self._keep_finished, self._keep_abandoned = keep_finished, keep_abandoned
        self.tasks = BackgroundTasks()
        self._timer: Timer | None = None

    def start(self) -> None:
        """Run a round now, and again every ten minutes."""
        self.tasks.begin(self._round())

    async def stop(self) -> None:
        """Stop the rounds."""
        if self._timer is not None:
            self._timer.cancel()
        await self.tasks.stop()

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
        """Remove old tables; returns how many were found."""
        cutoffs = Cutoffs(
            finished=now - self._keep_finished if self._keep_finished else None,
            abandoned=now - self._keep_abandoned if self._keep_abandoned else None,
        )
        living = self._nodes.living()
        found = await old_tables(self._store, cutoffs, living, BATCH)
        for row in found:
            await self._registry.discard(row, remove_table_job(row.id, cutoffs, living))
        return len(found)
