"""A pool of bot processes, so that a slow, stuck or crashing bot blocks no table.

Built-in bots share a worker; a third-party bot has its own. A worker may be killed at any time: minds are
rebuilt from what their players saw. If there is code to compile, a first worker answers uncompiled, slowly
but the same, until a second one has compiled it and takes over.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import lru_cache
from importlib.metadata import entry_points
from typing import Final
from zlib import crc32

from mascarade.bots.registry import GROUP, UNLISTED
from mascarade.rules import Action, Decision
from mascarade.server.botpool.child_process import WorkerGone
from mascarade.server.botpool.fair_queue import FairQueue
from mascarade.server.botpool.worker import WorkerJob, WorkerProcess
from mascarade.server.botpool.worker_main import NO_JIT, Fault, WorkerAnswer
from mascarade.server.views.bots import BotMemory, BotSeat

LOADING_SECONDS = 60.0
"""Timeout for importing the built-in bots, on a slow disk."""
COMPILING_SECONDS = 600.0
"""Timeout for compiling their code."""
UNCOMPILED_FACTOR = 4.0
"""How many times longer an uncompiled bot may think."""
MAX_FAILURES = 3
"""A mind that was late or ended its process this often is not asked again; nor is a failing compiler."""
MAX_THIRD_PARTY_PROCESSES = 8
"""More third-party bots than this share processes."""
IDLE_SECONDS = 600.0
"""When the idle worker of a third-party bot is ended."""
_MAX_COUNTED_FAILURES = 10_000
"""Minds whose failures are counted."""

_DESCRIPTIONS: Final[Mapping[Fault, str]] = {
    "absent": "could not be started",
    "forgetful": "could not resume where memory begins",
    "raised": "raised an error",
    "illegal": "gave an illegal answer",
    "late": "took too long",
    "died": "ended its process",
}
_log = logging.getLogger(__name__)


class PoolStopped(Exception):
    """The pool has stopped or never started: nothing was chosen."""


class BotPool:
    """Asks minds in other processes, from one event loop.

    `environment` is added to that of the workers, for bots installed elsewhere.
    """

    def __init__(self, *, patience: float = 10.0, environment: Mapping[str, str] | None = None) -> None:
        self._patience = patience
        self._environment = dict(environment or {})
        self._built_in = _WorkerSlot(built_in_bots(), patience, LOADING_SECONDS, self._environment)
        self._third_party: dict[str, _WorkerSlot] = {}
        self._failures: OrderedDict[str, int] = OrderedDict()
        """By key, how often a failing mind cost a worker."""
        self._running = False

    async def start(self) -> None:
        """Start the workers; decisions can be asked at once."""
        if not self._running:
            self._running = True
            self._built_in.open(eager=True)

    async def stop(self) -> None:
        """End all workers. Pending decisions raise `PoolStopped`."""
        self._running = False
        await asyncio.gather(*(slot.close() for slot in self._slots()))
        self._third_party.clear()

    async def choose(
        self,
        seat: BotSeat,
        memory: BotMemory,
        decision: Decision,
        legal: Sequence[Action],
        *,
        table: str = "",
        address: str = "",
    ) -> Action:
        """The answer of the seat's mind; the first legal action if it fails.

        Addresses share the workers' time fairly, and so do the tables of an address.
        """
        if not self._running:
            raise PoolStopped
        if len(legal) == 1 or self._failures.get(seat.key, 0) >= MAX_FAILURES:
            return legal[0]
        answer = await self._slot_for(seat).ask(WorkerJob(seat, memory, decision, legal), address, table)
        if answer.faults:
            self._count_failure(seat, answer.faults)
        index = answer.index or 0
        return legal[index] if index in range(len(legal)) else legal[0]

    def forget(self, key: str) -> None:
        """Drop the mind with this key: its game has ended."""
        self._failures.pop(key, None)
        for slot in self._slots():
            slot.forget(key)

    @property
    def is_warm(self) -> bool:
        """Whether the built-in bots run compiled code by now."""
        return self._built_in.is_warm

    @property
    def children(self) -> tuple[int, ...]:
        """The ids of all worker processes."""
        return tuple(pid for slot in self._slots() for pid in slot.children)

    def _slots(self) -> list[_WorkerSlot]:
        return [self._built_in, *self._third_party.values()]

    def _slot_for(self, seat: BotSeat) -> _WorkerSlot:
        bot = seat.bot
        if bot in built_in_bots():
            return self._built_in
        if bot not in self._third_party and len(self._third_party) >= MAX_THIRD_PARTY_PROCESSES:
            bot = sorted(self._third_party)[crc32(bot.encode()) % MAX_THIRD_PARTY_PROCESSES]
        if bot not in self._third_party:
            slot = _WorkerSlot((bot,), self._patience, 3 * self._patience, self._environment)
            slot.open(idle=IDLE_SECONDS)
            self._third_party[bot] = slot
        return self._third_party[bot]

    def _count_failure(self, seat: BotSeat, faults: tuple[Fault, ...]) -> None:
        """Log the first failure of a mind, without the decision."""
        if seat.key not in self._failures:
            self._failures[seat.key] = 0
            description = _DESCRIPTIONS[faults[0]]
            _log.warning("The bot %s %s; the first legal action is taken for it.", seat.bot, description)
            if len(self._failures) > _MAX_COUNTED_FAILURES:
                self._failures.popitem(last=False)
        self._failures[seat.key] += "late" in faults or "died" in faults


class _WorkerSlot:
    """A slot for one worker at a time, which answers one decision at a time: that shows which one is late."""

    def __init__(
        self, bots: tuple[str, ...], patience: float, loading: float, environment: Mapping[str, str]
    ) -> None:
        self._bots, self._patience, self._loading = bots, patience, loading
        self._environment = environment
        self._compiling = {**os.environ, **environment}.get(NO_JIT, "0") in {"", "0"}
        """Whether compiling is allowed, and has not failed too often."""
        self._failures = 0
        """How often in a row compiling failed."""
        self._jobs: FairQueue[WorkerJob] = FairQueue()
        self._asked: WorkerJob | None = None
        self._child: WorkerProcess | None = None
        self._all: set[WorkerProcess] = set()
        self._work: asyncio.Task[None] | None = None
        self._warming: asyncio.Task[None] | None = None

    def open(self, *, eager: bool = False, idle: float | None = None) -> None:
        """Start to answer jobs; `eager` starts a worker at once, `idle` ends it after this time."""
        self._work = asyncio.create_task(self._answer_all(eager, idle))

    async def close(self) -> None:
        """Stop, and end all workers."""
        tasks = [task for task in (self._work, self._warming) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.gather(*(child.end() for child in tuple(self._all)))
        self._all.clear()
        self._child = self._work = self._warming = None

    async def ask(self, job: WorkerJob, address: str, table: str) -> WorkerAnswer:
        """Wait for a job's answer."""
        self._jobs.put(job, address=address, client=table)
        return await job.answer

    def forget(self, key: str) -> None:
        """Drop a mind."""
        for child in self._all:
            child.forget(key)

    @property
    def is_warm(self) -> bool:
        """Whether nothing is left to compile."""
        return self._child is not None and not self._child.slow

    @property
    def children(self) -> list[int]:
        """The ids of the worker processes."""
        return [child.process.pid for child in self._all]

    async def _answer_all(self, eager: bool, idle: float | None) -> None:
        try:
            while True:
                if eager and self._child is None:
                    with suppress(WorkerGone, TimeoutError):
                        await self._ready_child()
                self._asked = job = await self._next_job(idle)
                if not job.answer.done():
                    await self._answer(job)
                self._asked = None
        finally:
            self._fail_pending()

    async def _next_job(self, idle: float | None) -> WorkerJob:
        while True:
            try:
                async with asyncio.timeout(idle):
                    return await self._jobs.get()
            except TimeoutError:
                if self._child is not None:
                    await self._dismiss(self._child)

    async def _answer(self, job: WorkerJob) -> None:
        try:
            answer = await self._ask_child(job)
        except Exception as problem:  # such as a request that can't be encoded
            if not job.answer.done():
                job.answer.set_exception(problem)
        else:
            if not job.answer.done():
                job.answer.set_result(answer)

    def _fail_pending(self) -> None:
        pending = self._jobs.drain()
        if self._asked is not None:
            pending.append(self._asked)
        for job in pending:
            if not job.answer.done():
                job.answer.set_exception(PoolStopped())

    async def _ask_child(self, job: WorkerJob) -> WorkerAnswer:
        """The answer of a worker; a second one is asked if the first one dies."""
        deaths = 0
        while deaths < 2:
            child = None
            try:
                child = await self._ready_child()
                async with asyncio.timeout(self._patience * (UNCOMPILED_FACTOR if child.slow else 1.0)):
                    answer = await child.ask(job)
            except (TimeoutError, WorkerGone) as problem:
                if child is not None:
                    await self._dismiss(child)
                    if child.relieved:
                        continue
                if isinstance(problem, TimeoutError):
                    return WorkerAnswer(None, ("late",))
                deaths += 1
                continue
            if answer.compiles:
                self._warm_up(child)
            return answer
        return WorkerAnswer(None, ("died",))

    async def _ready_child(self) -> WorkerProcess:
        """The worker that answers; a new, uncompiled one if there is none."""
        return self._child or await self._new_child()

    async def _new_child(self) -> WorkerProcess:
        """A new worker, unless a compiled one takes over while it starts."""
        child = self._start_child(compiled=False)
        try:
            async with asyncio.timeout(self._loading):
                ready = await child.load(self._bots, warm=False)
        except (TimeoutError, WorkerGone):
            await self._dismiss(child)
            raise
        if (compiled := self._child) is not None:
            await self._dismiss(child)
            return compiled
        self._child = child
        if ready.compiles:
            self._warm_up(child)
        return child

    def _warm_up(self, child: WorkerProcess) -> None:
        """Start a worker that compiles what this one lacks, and then takes over."""
        if child.compiled:
            return
        child.slow = True
        if self._compiling and self._warming is None:
            self._warming = asyncio.create_task(self._warm())

    async def _warm(self) -> None:
        try:
            child = self._start_child(compiled=True)
            async with asyncio.timeout(COMPILING_SECONDS):
                await child.load(self._bots, warm=True)
        except (TimeoutError, WorkerGone):
            self._failures += 1
            if self._failures == MAX_FAILURES:
                _log.warning("The bots could not be compiled: they go on uncompiled and slowly.")
                self._compiling = False
            for failed in [child for child in self._all if child.compiled]:
                await self._dismiss(failed)
        else:
            self._failures = 0
            before, self._child = self._child, child
            if before is not None:
                before.relieved = True
                await self._dismiss(before)
        finally:
            self._warming = None

    def _start_child(self, *, compiled: bool) -> WorkerProcess:
        environment = {**os.environ, **self._environment, NO_JIT: "0" if compiled else "1"}
        child = WorkerProcess(environment, compiled=compiled)
        self._all.add(child)
        return child

    async def _dismiss(self, child: WorkerProcess) -> None:
        if self._child is child:
            self._child = None
        await child.end()
        self._all.discard(child)


@lru_cache(maxsize=1)
def built_in_bots() -> tuple[str, ...]:
    """The names of the bots in this package."""
    entries = entry_points(group=GROUP)
    names = (entry.name for entry in entries if entry.value.startswith("mascarade."))
    return tuple(sorted({*names, *UNLISTED}))
