"""Virtual time: a clock that stands still until a test moves it."""

from __future__ import annotations

import asyncio
from asyncio import FIRST_COMPLETED
from collections.abc import Callable, Sequence
from typing import Any

from mascarade.server.service import Service
from mascarade.server.tables.state import Instant
from tests.kit.client import Connection

NOON = 1_800_000_000_000
"""The time at which every test starts."""
SECOND = 1000
DAY = 24 * 60 * 60 * SECOND
_QUIET = 2
"""Idle rounds after which the service counts as settled."""
_TURNS = 8
"""Event-loop iterations per round, more than any pause between two steps of work."""


class _Alarm:
    """A scheduled callback that can be cancelled."""

    def __init__(self, when: Instant, callback: Callable[[], object]) -> None:
        self.when, self.callback, self.cancelled = when, callback, False
        awaited = isinstance(getattr(callback, "__self__", None), asyncio.Event)
        self.sleeper = asyncio.current_task() if awaited else None

    def cancel(self) -> None:
        self.cancelled = True


class VirtualClock:
    """A clock that advances only when a test says so."""

    def __init__(self, now: Instant = NOON) -> None:
        self._now = now
        self._set_back = 0
        """How far the wall clock was set back, in milliseconds."""
        self._alarms: list[_Alarm] = []
        self._set = asyncio.Event()
        """Set whenever an alarm is scheduled."""
        self._service: Service | None = None
        """The service to settle after each alarm."""
        self._connections: Sequence[Connection] = ()
        """The connections whose frames are also awaited."""

    def watch(self, service: Service | None, connections: Sequence[Connection] = ()) -> None:
        """Settle this service and these connections whenever time has passed."""
        self._service, self._connections = service, connections

    def now(self) -> Instant:
        return self._now

    def monotonic(self) -> float:
        return (self._now + self._set_back) / SECOND

    def set_back(self, ms: int) -> None:
        """Set the wall clock back, as an administrator or a time server does."""
        self._now -= ms
        self._set_back += ms

    def call_at(self, when: Instant, callback: Callable[[], object]) -> _Alarm:
        alarm = _Alarm(when, callback)
        if when <= self._now:
            asyncio.get_running_loop().call_soon(self._ring, alarm)
        else:
            self._alarms.append(alarm)
            self._set.set()
        return alarm

    def _ring(self, alarm: _Alarm) -> None:
        if not alarm.cancelled:
            alarm.callback()

    async def forward(self, ms: int) -> None:
        """Advance the clock; alarms ring in order, each at its time."""
        until = self._now + ms
        await self.settle()
        while alarm := self._next(until):
            self._now = max(self._now, alarm.when)
            self._ring(alarm)
            await self._quiet()
        self._now = until
        await self.settle()

    async def leap(self, ms: int) -> None:
        """Advance the clock in one step, as if the machine had been asleep."""
        self._now += ms
        await self.forward(0)

    def _next(self, until: Instant) -> _Alarm | None:
        self._alarms = [alarm for alarm in self._alarms if not alarm.cancelled]
        due = min(self._alarms, key=lambda alarm: alarm.when, default=None)
        if due is None or due.when > until:
            return None
        self._alarms.remove(due)
        return due

    async def settle(self) -> None:
        """Wait until the service has handled every message and every connection has received its frames."""
        await self._hear()
        await self._quiet()
        await self._hear()

    async def _hear(self) -> None:
        """Wait until the server has handled what the connections sent, and its frames have arrived."""
        await asyncio.gather(*(one.settled() for one in self._connections if one.closed is None))

    async def _quiet(self) -> None:
        """Wait until the service and its store only wait for alarms."""
        quiet = 0
        while quiet < _QUIET:
            for _ in range(_TURNS):
                await asyncio.sleep(0)
            worked = self._service is not None and await self._worked(self._service)
            quiet = 0 if worked else quiet + 1

    async def _worked(self, service: Service) -> bool:
        """Wait for running work; whether there was any."""
        await service.store.write(lambda connection: None)  # runs after all earlier writes
        if any(session.lock.locked() for session in service.registry):
            await asyncio.sleep(0.001)  # a task waits for another thread
            return True
        worked = False
        while busy := self._busy(service):
            worked = True
            self._set = asyncio.Event()
            alarm = asyncio.ensure_future(self._set.wait())
            await asyncio.wait({*busy, alarm}, return_when=FIRST_COMPLETED)
            alarm.cancel()
        return worked

    def _busy(self, service: Service) -> set[asyncio.Task[Any]]:
        """The service's tasks that are not waiting for an alarm."""
        asleep = {alarm.sleeper for alarm in self._alarms if not alarm.cancelled}
        groups = (service.registry.tasks, service.retention.tasks, service.highlight_finder.tasks)
        return {task for group in groups for task in group.under_way if task not in asleep}
