"""A service whose time stands still until a test moves it, and whose bots think in this process."""

from __future__ import annotations

import asyncio
from asyncio import FIRST_COMPLETED
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from functools import lru_cache, partial
from pathlib import Path
from typing import Any, ClassVar
from unittest import mock

from litestar import Litestar

from mascarade.rules import Action, Decision
from mascarade.server.http.app import application
from mascarade.server.runtime.session import TableSession
from mascarade.server.service import Service
from mascarade.server.tables.lobby import Entropy
from mascarade.server.tables.state import Instant, TableState
from mascarade.server.views.bots import BotMemory, BotSeat
from tests.kit.service import Frame, Guest, House, Seat, generous, serving

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
        self.house: House | None = None
        """Whose work is waited for after each alarm."""

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
        seats = [] if self.house is None else [seat for seat in self.house.seats if seat.closed is None]
        await asyncio.gather(*(seat.settled() for seat in seats))

    async def _quiet(self) -> None:
        """Wait until the service and its store do nothing but wait for an alarm."""
        quiet = 0
        while quiet < _QUIET:
            for _ in range(_TURNS):
                await asyncio.sleep(0)
            if self.house is None:
                quiet += 1
            elif await self._worked(self.house.service):
                quiet = 0
            else:
                quiet += 1

    async def _worked(self, service: Service) -> bool:
        """Wait for what is under way; whether anything was."""
        await service.store.write(lambda connection: None)  # after all that was written before
        if any(live.lock.locked() for live in service.registry):
            await asyncio.sleep(0.001)  # somebody waits for another thread
            return True
        worked = False
        while (
            busy := {*service.registry.tasks.under_way, *service.retention.tasks.under_way} - self._asleep()
        ):
            worked = True
            self._set = asyncio.Event()
            alarm = asyncio.ensure_future(self._set.wait())
            await asyncio.wait({*busy, alarm}, return_when=FIRST_COMPLETED)
            alarm.cancel()
        return worked

    def _asleep(self) -> set[asyncio.Task[Any] | None]:
        """The tasks that wait for an alarm."""
        return {alarm.sleeper for alarm in self._alarms if not alarm.cancelled}


class Heads:
    """Bots that think at once, in this process: with the first legal action, unless a test says otherwise."""

    def __init__(self, **_: object) -> None:
        self.asked: list[tuple[BotSeat, BotMemory, Decision]] = []
        self.choice: Callable[[BotSeat, Decision, Sequence[Action]], Action] = lambda _, __, legal: legal[0]

    async def start(self) -> None: ...

    async def stop(self) -> None: ...

    async def choose(
        self, chair: BotSeat, memory: BotMemory, decision: Decision, legal: Sequence[Action]
    ) -> Action:
        self.asked.append((chair, memory, decision))
        return self.choice(chair, decision, legal)

    def forget(self, key: str) -> None: ...


class _Relay(Service):
    """Stands for the service that runs now, so that the application, slow to build, is built once."""

    now: ClassVar[list[Service]] = []

    def __init__(self) -> None: ...

    def __getattribute__(self, name: str) -> Any:
        return getattr(_Relay.now[-1], name)


@lru_cache(maxsize=1)
def _application() -> Litestar:
    return application(_Relay())


def built(service: Service) -> Litestar:
    """The application of this service, which is the only one of a test."""
    _Relay.now[:] = [service]
    return _application()


@asynccontextmanager
async def at_home(
    database: Path, clock: VirtualClock | None = None, entropy: Entropy | None = None, **changes: Any
) -> AsyncIterator[House]:
    """The service over this database, with bots in this process; only a test moves its time."""
    clock = clock or VirtualClock()
    with (
        mock.patch("mascarade.server.service.BotPool", Heads),
        mock.patch("mascarade.server.process.serve.application", built),
    ):
        async with serving(generous(database, **changes), clock=clock, entropy=entropy) as house:
            clock.house = house
            try:
                yield house
            finally:
                clock.house = None


def heads(house: House) -> Heads:
    """The bots of a service."""
    thinkers: object = house.service.bot_pool
    assert isinstance(thinkers, Heads)
    return thinkers


async def live(guest: Guest) -> TableSession:
    """The guest's table, as the server has it."""
    return await guest.house.service.registry.table(guest.code)


async def party(guest: Guest) -> TableState:
    return (await live(guest)).state


async def begun(house: House, *names: str, bots: int = 0, **settings: Any) -> list[Seat]:
    """A table at which everybody has seen the deal, and the first seat is asked for its first turn."""
    guests = await house.table(*names, bots=bots, **{"first": 0, **settings})
    seats = [await guest.sit() for guest in guests]
    for seat in seats:
        await seat.until(lambda frame: frame["type"] == "table")
    await guests[0].post(f"/tables/{guests[0].code}/start")
    for seat in seats:
        await seat.ready()
    for seat in seats:
        await seat.until(lambda frame: frame["type"] == "table" and frame["phase"] == "playing")
    return seats


def number(frame: Frame) -> int:
    """The number of the decision in a frame."""
    found: int = frame["decision"]["number"]
    return found


async def asked(seat: Seat, decision: int) -> Frame:
    """What the person is asked from this decision on."""
    return await seat.until(lambda frame: frame["type"] == "asked" and number(frame) >= decision)


async def opened(*seats: Seat) -> list[Seat]:
    """The four opening turns: everybody takes two cards."""
    for turn in range(4):
        seat = seats[turn % len(seats)]
        question = await asked(seat, turn + 1)
        answer = await seat.act(question["legal"][0])
        assert answer["type"] == "accepted", answer
    return list(seats)


def only(question: Frame, kind: str) -> Frame:
    """The first legal answer of this kind."""
    found: Frame = next(action for action in question["legal"] if action["type"] == kind)
    return found


async def announced(*seats: Seat, character: str | None = None) -> list[Frame]:
    """The first seat announces after the opening; what each of the others is then asked."""
    question = await asked(seats[0], 5)
    action = next(
        action
        for action in question["legal"]
        if action["type"] == "announce" and character in (None, action["character"])
    )
    answer = await seats[0].act(action)
    assert answer["type"] == "accepted", answer
    return [await asked(seat, 6) for seat in seats[1:]]
