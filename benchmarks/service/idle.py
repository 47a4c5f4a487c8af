"""Memory of idle tables and connections, and the time to load a table from the store."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import statistics
import time
from collections.abc import Callable

from .peer import Peer, Table, beat


def _nothing(_: bytes) -> None:
    """Ignore a frame."""


def resident(pid: int) -> int:
    """Resident memory of a process in bytes."""
    with open(f"/proc/{pid}/statm") as statm:
        return int(statm.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")


async def _settled(pid: int, collects: bool) -> int:
    """Memory in use after the server had time to free some."""
    for _ in range(2):
        if collects:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGUSR2)
        await asyncio.sleep(1)
    return resident(pid)


def _receiver(table: Table, seat: int) -> Callable[[bytes], None]:
    def receive(frame: bytes) -> None:
        table.is_effect(seat, frame)

    return receive


async def memory(peer: Peer, server: int, tables: int, players: int) -> dict[str, float]:
    """Bytes per table and per connection, by opening one connection to each table and then a second."""
    collects = peer.collects_garbage
    everything: list[Table] = []
    beating = asyncio.ensure_future(beat(peer, everything))
    for _ in range(20):
        table = await asyncio.to_thread(peer.open_table, players)
        everything.append(table)
        for seat in range(players):
            await peer.connect(table, seat, _receiver(table, seat))
    before = await _settled(server, collects)
    opened: list[Table] = []
    begin = time.perf_counter()
    for _ in range(tables):
        opened.append(await asyncio.to_thread(peer.open_table, players))
        everything.append(opened[-1])
        await peer.connect(opened[-1], 0, _receiver(opened[-1], 0))
    opening = time.perf_counter() - begin
    once = await _settled(server, collects)
    for table in opened:
        await peer.connect(table, 1, _receiver(table, 1))
    twice = await _settled(server, collects)
    beating.cancel()
    connection = (twice - once) / tables
    return {
        "tables": tables,
        "before": before,
        "resident": once,
        "table": (once - before) / tables - connection,
        "connection": connection,
        "tables_opened_a_second": tables / opening,
    }


async def first_service(peer: Peer, tables: list[Table]) -> dict[str, float]:
    """Milliseconds from connecting to receiving the state, for tables not in memory and then in memory."""
    times: list[list[float]] = []
    for seat in (0, 1):
        times.append([])
        for table in tables:
            begin = time.perf_counter()
            await peer.connect(table, seat, _nothing)
            times[seat].append(1000 * (time.perf_counter() - begin))
    return {
        "tables": len(tables),
        "fetched_p50": statistics.median(times[0]),
        "fetched_worst": max(times[0]),
        "in_memory_p50": statistics.median(times[1]),
        "in_memory_worst": max(times[1]),
    }
