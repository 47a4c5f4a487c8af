"""A queue that shares a worker's time fairly: among addresses first, then among the tables of each."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterable
from time import monotonic
from typing import Generic, TypeVar

T = TypeVar("T")


class FairQueue(Generic[T]):
    """Jobs of many tables, for one worker.

    The address that has had the least time is served first, whatever the others have waiting. One that had
    nothing to do saves up no time.
    """

    def __init__(self, timer: Callable[[], float] = monotonic) -> None:
        self._timer = timer
        self._waiting: dict[str, dict[str, deque[T]]] = {}
        """By address and table."""
        self._addresses = _Turns()
        self._tables: dict[str, _Turns] = {}
        self._added = asyncio.Event()
        self._served: tuple[str, str, float] | None = None
        """The address and the table of the last job, and when it began."""

    def put(self, job: T, *, address: str, table: str) -> None:
        """Add a job."""
        self._waiting.setdefault(address, {}).setdefault(table, deque()).append(job)
        self._added.set()

    async def get(self) -> T:
        """Wait for the next job. The time since the last one counts for that one's address and table."""
        self._charge()
        while not self._waiting:
            self._added.clear()
            await self._added.wait()
        address = self._addresses.next(self._waiting)
        tables = self._waiting[address]
        table = self._tables.setdefault(address, _Turns()).next(tables)
        job = tables[table].popleft()
        if not tables[table]:
            del tables[table]
        if not tables:
            del self._waiting[address]
        self._served = address, table, self._timer()
        return job

    def drain(self) -> list[T]:
        """Take all jobs out."""
        jobs = [job for tables in self._waiting.values() for waiting in tables.values() for job in waiting]
        self._waiting.clear()
        return jobs

    def _charge(self) -> None:
        if self._served is None:
            return
        address, table, began = self._served
        self._served = None
        used = self._timer() - began
        self._addresses.charge(address, used)
        self._tables[address].charge(table, used)
        if address not in self._waiting:
            del self._tables[address]


class _Turns:
    """Start-time fair queueing: who is next among those who want a turn."""

    def __init__(self) -> None:
        self._now = 0.0
        """Virtual time: when the last turn began."""
        self._until: dict[str, float] = {}
        """The virtual end of everyone's last turn, unless it is past."""

    def next(self, keys: Iterable[str]) -> str:
        """Whoever's last turn ended first; among equals, who came first."""
        return min(keys, key=self._start)

    def charge(self, key: str, used: float) -> None:
        """Count a turn."""
        self._now = self._start(key)
        self._until[key] = self._now + used
        self._until = {key: until for key, until in self._until.items() if until > self._now}

    def _start(self, key: str) -> float:
        return max(self._now, self._until.get(key, 0.0))
