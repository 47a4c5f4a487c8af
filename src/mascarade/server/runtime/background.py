"""Background tasks whose failures are logged."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine

_log = logging.getLogger(__name__)


class BackgroundTasks:
    """Background tasks; failures are logged."""

    def __init__(self) -> None:
        self.under_way: set[asyncio.Task[object]] = set()

    def begin(self, work: Coroutine[None, None, object]) -> asyncio.Task[object]:
        """Begin a piece of work."""
        task = asyncio.get_running_loop().create_task(work)
        self.under_way.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[object]) -> None:
        self.under_way.discard(task)
        if not task.cancelled() and (problem := task.exception()) is not None:
            _log.error("A background task failed: %s.", type(problem).__name__)

    async def stop(self) -> None:
        """Give up what is under way."""
        for task in self.under_way:
            task.cancel()
        await asyncio.gather(*self.under_way, return_exceptions=True)
