"""Virtual time: a clock that stands still until a test moves it."""

from __future__ import annotations

import asyncio
from asyncio import FIRST_COMPLETED
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from mascarade.server.service import Service
from mascarade.server.tables.state import Instant
from tests.kit.client import Connection

NOON = 1_800_000_000_000
"""When every test begins."""
SECOND = 1000
DAY = 24 * 60 * 60 * SECOND
_QUIET = 2
"""Rounds in which nothing happens, after which nothing is under way."""
_TURNS = 8
"""Turns of the event loop in a round: more than lie between one piece of work and the next."""


class _Alarm:
    """Something that will happen, unless it is cancelled."""

    def __init__(self, when: Instant, callback: Callable[[], object]) -> None:
        self.when, self.callback, self.cancelled = when, callback, False
        promised = isinstance(callback, partial) and isinstance(callback.args[0], asyncio.Future)
        self.sleeper = asyncio.current_task() if promised else None

    def cancel(self) -> None:
        self.cancelled = True


class VirtualClock:
    """Time that passes only when a test says so."""

    def __init__(self, now: Instant = NOON) -> None:
        self._now = now
        self._alarms: list[_Alarm] = []
        self._set = asyncio.Event()
        """Set whenever somebody begins to wait for an alarm."""
        self._service: Service | None = None
        """The service whose work is waited for after each alarm."""
        self._connections: Sequence[Connection] = ()
        """The connections whose frames are waited for too."""

    def watch(self, service: Service | None, connections: Sequence[Connection] = ()) -> None:
        """Wait for this service and these connections from now on, whenever time has passed."""
        self._service, self._connections = service, connections

    def now(self) -> Instant:
        return self._now

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
        """Let so much time pass: what is due happens in order, each thing at its own time."""
        until = self._now + ms
        await self.settle()
        while alarm := self._next(until):
            self._now = max(self._now, alarm.when)
            self._ring(alarm)
            await self._quiet()
        self._now = until
        await self.settle()

    async def leap(self, ms: int) -> None:
        """Let so much time pass at once, as if the machine had slept."""
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
        """Wait until the service has done all that it was told to do, and everybody has heard of it."""
        await self._hear()
        await self._quiet()
        await self._hear()

    async def _hear(self) -> None:
        """Wait until all that anybody sent over a line is obeyed, and all that was sent to them is here."""
        await asyncio.gather(*(one.settled() for one in self._connections if one.closed is None))

    async def _quiet(self) -> None:
        """Wait until the service and its store do nothing but wait for an alarm."""
        quiet = 0
        while quiet < _QUIET:
            for _ in range(_TURNS):
                await asyncio.sleep(0)
            worked = self._service is not None and await self._worked(self._service)
            quiet = 0 if worked else quiet + 1

    async def _worked(self, service: Service) -> bool:
        """Wait for what is under way; whether anything was."""
        await service.store.write(lambda connection: None)  # after all that was written before
        if any(session.lock.locked() for session in service.registry):
            await asyncio.sleep(0.001)  # somebody waits for another thread
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
        """The service's tasks that wait for no alarm."""
        asleep = {alarm.sleeper for alarm in self._alarms if not alarm.cancelled}
        groups = (service.registry.tasks, service.retention.tasks, service.highlight_finder.tasks)
        return {task for group in groups for task in group.under_way if task not in asleep}
