"""A queue that shares a worker's time fairly: among addresses first, then among the clients of each.

Clients are tables whose bots think, or people who review games.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterable
from time import monotonic
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")


class FairQueue(Generic[T]):
    """Jobs of many clients, for one worker.

    The address that has had the least time is served first, whatever the others have waiting. One that had
    nothing to do saves up no time.
    """

    def __init__(self, timer: Callable[[], float] = monotonic) -> None:
        self._timer = timer
        self._waiting: dict[str, dict[str, deque[tuple[T, float | None]]]] = {}
        """By address and client: the jobs and their costs."""
        self._addresses = _Turns()
        self._clients: dict[str, _Turns] = {}
        self._added = asyncio.Event()
        self._served: _Served | None = None

    def put(self, job: T, *, address: str, client: str, cost: float | None = None) -> None:
        """Add a job. It costs the time that it takes, unless a cost is given."""
        self._waiting.setdefault(address, {}).setdefault(client, deque()).append((job, cost))
        self._added.set()

    async def get(self) -> T:
        """Wait for the next job. The last one is over, and counts for its address and client."""
        self._charge()
        while not self._waiting:
            self._added.clear()
            await self._added.wait()
        address = self._addresses.next(self._waiting)
        client = self._clients.setdefault(address, _Turns()).next(self._waiting[address])
        job, cost = self._waiting[address][client].popleft()
        self._tidy(address, client)
        self._served = _Served(address, client, self._timer(), cost)
        return job

    def remove(self, job: T, *, address: str, client: str) -> None:
        """Take out a job that nobody wants any more, if it still waits."""
        jobs = self._waiting.get(address, {}).get(client, deque())
        found = next((one for one in jobs if one[0] is job), None)
        if found is not None:
            jobs.remove(found)
            self._tidy(address, client)
            if address not in self._waiting and (self._served is None or self._served.address != address):
                self._clients.pop(address, None)

    def _tidy(self, address: str, client: str) -> None:
        clients = self._waiting[address]
        if not clients[client]:
            del clients[client]
        if not clients:
            del self._waiting[address]

    def drain(self) -> list[T]:
        """Take all jobs out."""
        queues = [jobs for clients in self._waiting.values() for jobs in clients.values()]
        self._waiting.clear()
        return [job for jobs in queues for job, _ in jobs]

    def _charge(self) -> None:
        if (served := self._served) is None:
            return
        self._served = None
        cost = self._timer() - served.began if served.cost is None else served.cost
        self._addresses.charge(served.address, cost)
        self._clients[served.address].charge(served.client, cost)
        if served.address not in self._waiting:
            del self._clients[served.address]


class _Served(NamedTuple):
    """The last job."""

    address: str
    client: str
    began: float
    cost: float | None


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
