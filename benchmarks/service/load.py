"""Moves at many tables, at a fixed rate or in a closed loop."""

from __future__ import annotations

import asyncio
import os
import resource
import time
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import asdict, dataclass
from typing import Any

from .peer import Peer, Refused, Table, beat

STUCK = 10.0
"""Seconds without a completed move after which a run is aborted."""


@dataclass
class Figures:
    """What one phase measured; latencies are in milliseconds, shares in cores."""

    moves: int
    seconds: float
    moves_a_second: float
    p50: float
    p90: float
    p99: float
    worst: float
    generator_share: float
    generator_late: float
    """The worst delay of the generator itself at a fixed rate."""
    skipped: int
    """Moves of a fixed rate that no table could make, since all were between games."""
    server_share: float | None
    other_share: float | None
    """CPU used by everything else on the machine."""

    def as_json(self) -> dict[str, object]:
        """The figures for the parent process."""
        return asdict(self)


def cpu_seconds(pid: int) -> float | None:
    """CPU seconds of a process so far, if the system reports them."""
    try:
        with open(f"/proc/{pid}/stat") as stat:
            fields = stat.read().rpartition(")")[2].split()
    except OSError:
        return None
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def machine_seconds() -> float | None:
    """Busy seconds of all cores so far, if the system reports them."""
    try:
        with open("/proc/stat") as stat:
            user, nice, system, _idle, _wait, *interrupts = map(int, stat.readline().split()[1:8])
    except OSError:
        return None
    return (user + nice + system + sum(interrupts)) / os.sysconf("SC_CLK_TCK")


def share(before: float | None, after: float | None, took: float) -> float | None:
    """Cores used between two readings."""
    return None if before is None or after is None else (after - before) / took


def own_seconds() -> float:
    """CPU seconds of this process so far."""
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


class Place:
    """A table and its current move."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.everybody = (1 << len(table.sockets)) - 1
        self.missing = 0
        """Bit mask of the seats that have not received the current move; 0 if there is none."""
        self.since = 0
        self.due: deque[int] = deque()
        """The times at which overdue moves of the fixed rate should have been sent."""

    def send(self, since: int | None = None) -> bool:
        """Make the next move, timed from `since` or now; false if no player can move."""
        move = self.table.move()
        if move is None:
            return False
        seat, message = move
        socket = self.table.sockets[seat]
        assert socket is not None
        self.missing = self.everybody
        self.since = since or time.perf_counter_ns()
        socket.send(message)
        return True


class Load:
    """The tables under load."""

    def __init__(self, peer: Peer, server: int) -> None:
        self._peer = peer
        self._server = server
        self._places: list[Place] = []
        self._tables: list[Table] = []
        self._closed_loop = False
        self._latencies: list[int] = []
        self._late = 0
        self._skipped = 0
        self._failure: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        asyncio.get_running_loop().set_exception_handler(self._fail)

    def _fail(self, _: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        if not self._failure.done():
            self._failure.set_exception(context.get("exception") or Refused(str(context["message"])))

    async def open(self, tables: int, players: int) -> None:
        """Open the tables and connect all players."""
        self._beating = asyncio.ensure_future(beat(self._peer, self._tables))
        opening = asyncio.ensure_future(self._open(tables, players))
        done, _ = await asyncio.wait([opening, self._failure], return_when=asyncio.FIRST_COMPLETED)
        for future in done:
            future.result()

    async def _open(self, tables: int, players: int) -> None:
        for _ in range(tables):
            place = Place(await asyncio.to_thread(self._peer.open_table, players))
            self._tables.append(place.table)
            for seat in range(players):
                await self._peer.connect(place.table, seat, self._receiver(place, seat))
            self._places.append(place)

    def _receiver(self, place: Place, seat: int) -> Callable[[bytes], None]:
        is_effect, bit = place.table.is_effect, 1 << seat

        def receive(frame: bytes) -> None:
            if is_effect(seat, frame) and place.missing & bit:
                place.missing &= ~bit
                if not place.missing:
                    self._arrived(place)
            elif not place.missing:
                self._go_on(place)

        return receive

    def _arrived(self, place: Place) -> None:
        """Record a move that all players have received."""
        self._latencies.append(time.perf_counter_ns() - place.since)
        self._go_on(place)

    def _go_on(self, place: Place) -> None:
        """Make the next move if it is due."""
        if self._closed_loop:
            place.send()
        elif place.due and place.send(place.due[0]):
            place.due.popleft()

    async def closed_loop(self, seconds: float) -> Figures:
        """Send every table's next move as soon as all players have the last one."""

        async def play() -> None:
            self._closed_loop = True
            for place in self._places:
                place.send()
            await self._wait(seconds)
            self._closed_loop = False

        return await self._measure(play)

    async def fixed_rate(self, rate: float, seconds: float) -> Figures:
        """Send moves at even intervals over all tables; waiting for a busy table counts as latency."""

        async def play() -> None:
            loop, turn = asyncio.get_running_loop(), 0
            begin = loop.time()
            for number in range(round(rate * seconds)):
                at = begin + number / rate
                while (wait := at - loop.time()) > 0:
                    await asyncio.sleep(wait)
                self._late = max(self._late, round(-wait * 1e9))
                self._check()
                for _ in self._places:
                    place = self._places[turn % len(self._places)]
                    turn += 1
                    if place.missing:
                        place.due.append(time.perf_counter_ns())
                        break
                    if place.send():
                        break
                else:
                    self._skipped += 1

        return await self._measure(play)

    async def _wait(self, seconds: float) -> None:
        done, _ = await asyncio.wait([self._failure], timeout=seconds)
        for future in done:
            future.result()

    def _check(self) -> None:
        if self._failure.done():
            self._failure.result()

    async def _measure(self, play: Callable[[], Awaitable[None]]) -> Figures:
        self._latencies, self._late, self._skipped = [], 0, 0
        begin, before = time.perf_counter(), self._used()
        await play()
        took, after = time.perf_counter() - begin, self._used()
        moves = len(self._latencies)
        generator, server, machine = (share(*pair, took) for pair in zip(before, after, strict=True))
        await self._drain()
        # Unfinished moves count for latency, but not for moves per second.
        sorted_ns = sorted(self._latencies)
        if not sorted_ns:
            raise Refused("No move has reached everybody.")

        def quantile(share: float) -> float:
            return sorted_ns[min(len(sorted_ns) - 1, int(share * len(sorted_ns)))] / 1e6

        return Figures(
            moves=moves,
            seconds=took,
            moves_a_second=moves / took,
            p50=quantile(0.5),
            p90=quantile(0.9),
            p99=quantile(0.99),
            worst=sorted_ns[-1] / 1e6,
            generator_share=generator or 0.0,
            generator_late=self._late / 1e6,
            skipped=self._skipped,
            server_share=server,
            other_share=None if server is None or machine is None else machine - server - (generator or 0.0),
        )

    def _used(self) -> tuple[float | None, ...]:
        """CPU seconds so far, of this process, the server and the whole machine."""
        return own_seconds(), cpu_seconds(self._server), machine_seconds()

    async def _drain(self) -> None:
        """Wait for unfinished moves."""
        begin, arrived = time.perf_counter(), len(self._latencies)
        while any(place.missing or place.due for place in self._places):
            await self._wait(0.01)
            if len(self._latencies) > arrived:
                begin, arrived = time.perf_counter(), len(self._latencies)
            elif time.perf_counter() - begin > STUCK:
                open_moves = sum(bool(place.missing) for place in self._places)
                raise Refused(f"{self._peer.name}: {open_moves} moves never reached everybody.")
        await self._wait(0.2)

    def credentials(self) -> list[object]:
        """How to reconnect to the tables."""
        return [place.table.credentials() for place in self._places]

    def leave(self) -> None:
        """Close every connection."""
        self._beating.cancel()
        for place in self._places:
            for socket in place.table.sockets:
                if socket is not None:
                    socket.leave()
