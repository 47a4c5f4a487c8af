"""Review jobs: they run in a thread, one at a time, so that the event loop never waits for one."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import TypeVar

from mascarade.rules import SPECTATOR, AnyEvent, Record, Refused
from mascarade.rules.record import read_record, verify
from mascarade.server.review.replay import replay
from mascarade.server.review.types import PUBLIC, Eyes, Holders, Replay, Thoughts, Truth, TurnTruth

MAX_RECORD_BYTES = 2 * 1024 * 1024
"""The size of an imported record."""
MAX_EVENTS = 6_000
"""The length of a game that is replayed; the beliefs of a longer one would take too long."""
MAX_TRUTHS = 8
"""Games whose truth is cached; it never changes."""

T = TypeVar("T")


class Timelines:
    """Computes the truth about finished games."""

    def __init__(self) -> None:
        self._truths: dict[tuple[str, int], Truth] = {}
        """The one asked for last comes last."""
        self._lock = asyncio.Lock()

    async def truth(
        self, table: str, game: int, events: Sequence[AnyEvent], seats: Sequence[Holders] = ()
    ) -> Truth:
        """The truth about a game of a table. The caller checks that it is over and may be shown."""
        async with self._lock:
            found = self._truths.pop((table, game), None)
            if found is None:
                found = Truth(game, await asyncio.to_thread(_turns, events, seats))
            self._truths[table, game] = found
            if len(self._truths) > MAX_TRUTHS:
                del self._truths[next(iter(self._truths))]
            return found


class Replays:
    """Computes replays. Caches none."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()

    async def read(self, document: bytes) -> Record:
        """The record in a document, or `RecordRefused`."""
        return await self._run(lambda: read_record(document))

    async def verify(self, record: Record) -> None:
        """Refuse a record of a game that can't have happened."""
        _check_length(record.events)
        await self._run(lambda: verify(record))

    async def replay(self, names: Sequence[str], events: Sequence[AnyEvent]) -> Replay:
        """The game as everybody saw it. The caller checks that it may be shown."""
        _check_length(events)
        return await self._run(lambda: replay(names, events))

    async def thoughts(
        self, players: int, events: Sequence[AnyEvent], eyes: Eyes, seats: Sequence[Holders] = ()
    ) -> Thoughts:
        """What a viewer could believe in it. The caller checks that it may be shown."""
        _check_length(events)
        if eyes != PUBLIC and eyes >= players:
            raise Refused("no-seat", seat=eyes + 1, seats=players)
        holders = seats[eyes] if seats and eyes != PUBLIC else ()
        return await self._run(lambda: _thoughts(events, eyes, holders))

    async def _run(self, work: Callable[[], T]) -> T:
        async with self._lock:
            return await asyncio.to_thread(work)


def _check_length(events: Sequence[AnyEvent]) -> None:
    if len(events) > MAX_EVENTS:
        raise Refused("record-too-long", events=len(events), most=MAX_EVENTS)


def _turns(events: Sequence[AnyEvent], seats: Sequence[Holders]) -> tuple[TurnTruth, ...]:
    from mascarade.server.review.analysis import turns  # noqa: PLC0415 - heavy import, rarely needed

    return turns(events, seats)


def _thoughts(events: Sequence[AnyEvent], eyes: Eyes, holders: Holders) -> Thoughts:
    from mascarade.server.review.analysis import thoughts  # noqa: PLC0415 - heavy import, rarely needed

    return Thoughts(eyes, thoughts(events, SPECTATOR if eyes == PUBLIC else eyes, holders))
