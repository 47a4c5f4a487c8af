"""Bots think in processes of their own, so that a slow, stuck or crashing one blocks no table.

Our own bots share `processes` children; a bot of somebody else's has a child to itself. A child may be killed
at any time: minds are rebuilt from what their players saw. Where there is code to compile, a first child
answers at once without it, slowly but the same, until a second one has compiled it and takes over.
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
from mascarade.server.botpool.worker import WorkerGone, WorkerJob, WorkerProcess
from mascarade.server.botpool.worker_main import Answer, Fault
from mascarade.server.views.bots import BotMemory, BotSeat

LOADING_SECONDS = 60.0
"""Seconds that importing our own bots may take, on a slow disk."""
COMPILING_SECONDS = 600.0
"""Seconds that compiling what they need may take."""
UNCOMPILED_FACTOR = 4.0
"""How many times longer a mind may take as long as its code is not compiled."""
MAX_FAILURES = 3
"""A mind that was late or ended its process so often is not asked again; nor is a compiler that failed."""
MAX_THIRD_PARTY_PROCESSES = 8
"""Children for bots of others', at most; more bots than these share them."""
IDLE_SECONDS = 600.0
"""Seconds after which a stranger's child that nobody asks is let go."""
_MAX_TROUBLES = 10_000
"""Chairs of which it is remembered that their minds failed."""

_NO_JIT = "NUMBA_DISABLE_JIT"
_TOLD: Final[Mapping[Fault, str]] = {
    "absent": "could not sit down",
    "forgetful": "could not begin where memory begins",
    "raised": "raised an error",
    "illegal": "answered something that is not legal",
    "late": "took too long",
    "died": "ended its process",
}
_log = logging.getLogger(__name__)


class PoolStopped(Exception):
    """The thinkers have stopped, or never started: nothing was chosen."""


class BotPool:
    """Asks minds in other processes. All its methods belong to one event loop.

    `environment` is added to that of the children, for bots installed elsewhere.
    """

    def __init__(
        self, *, processes: int = 1, patience: float = 10.0, environment: Mapping[str, str] | None = None
    ) -> None:
        self._patience = patience
        self._environment = dict(environment or {})
        ours = our_bots()
        self._house = [
            _WorkerSlot(ours, patience, LOADING_SECONDS, self._environment) for _ in range(max(1, processes))
        ]
        self._strangers: dict[str, _WorkerSlot] = {}
        self._troubles: OrderedDict[str, _Trouble] = OrderedDict()
        self._running = False

    async def start(self) -> None:
        """Start the children; decisions can be asked for at once."""
        if self._running:
            return
        self._running = True
        for post in self._house:
            post.open(eager=True)

    async def stop(self) -> None:
        """End all children. Whoever still waits for an answer gets `Stopped`."""
        self._running = False
        await asyncio.gather(*(post.close() for post in self._posts()))
        self._strangers.clear()

    async def choose(
        self, chair: BotSeat, memory: BotMemory, decision: Decision, legal: Sequence[Action]
    ) -> Action:
        """What the chair's mind answers; the first legal action if it fails."""
        if not self._running:
            raise PoolStopped
        trouble = self._troubles.get(chair.key)
        if len(legal) == 1 or (trouble is not None and trouble.costly >= MAX_FAILURES):
            return legal[0]
        answer = await self._post_for(chair).ask(WorkerJob(chair, memory, decision, legal))
        if answer.faults:
            self._note(chair, answer.faults)
        index = answer.index or 0
        return legal[index] if index in range(len(legal)) else legal[0]

    def forget(self, key: str) -> None:
        """Let the mind with this key go: its game has ended."""
        self._troubles.pop(key, None)
        for post in self._posts():
            post.forget(key)

    @property
    def warm(self) -> bool:
        """Whether our bots think with compiled code by now."""
        return all(post.warm for post in self._house)

    @property
    def children(self) -> tuple[int, ...]:
        """The ids of all processes that run for it now."""
        return tuple(pid for post in self._posts() for pid in post.children)

    def _posts(self) -> list[_WorkerSlot]:
        return [*self._house, *self._strangers.values()]

    def _post_for(self, chair: BotSeat) -> _WorkerSlot:
        if chair.bot in our_bots():
            return self._house[crc32(chair.key.encode()) % len(self._house)]
        bot = chair.bot
        if bot not in self._strangers and len(self._strangers) >= MAX_THIRD_PARTY_PROCESSES:
            bot = sorted(self._strangers)[crc32(bot.encode()) % MAX_THIRD_PARTY_PROCESSES]
        if bot not in self._strangers:
            post = _WorkerSlot((bot,), self._patience, 3 * self._patience, self._environment)
            post.open(idle=IDLE_SECONDS)
            self._strangers[bot] = post
        return self._strangers[bot]

    def _note(self, chair: BotSeat, faults: tuple[Fault, ...]) -> None:
        """Say once that a chair's mind failed, and nothing of what it was asked."""
        trouble = self._troubles.get(chair.key)
        if trouble is None:
            trouble = self._troubles[chair.key] = _Trouble()
            _log.warning(
                "The bot %s %s; the first legal action is taken for it.", chair.bot, _TOLD[faults[0]]
            )
            if len(self._troubles) > _MAX_TROUBLES:
                self._troubles.popitem(last=False)
        trouble.costly += "late" in faults or "died" in faults


class _Trouble:
    """How often a chair's mind cost a child."""

    def __init__(self) -> None:
        self.costly = 0


class _WorkerSlot:
    """A place where one child works at a time, on one decision at a time, so that it is clear who is late."""

    def __init__(
        self, bots: tuple[str, ...], patience: float, loading: float, environment: Mapping[str, str]
    ) -> None:
        self._bots, self._patience, self._loading = bots, patience, loading
        self._environment = environment
        self._compiling = {**os.environ, **environment}.get(_NO_JIT, "0") in {"", "0"}
        """Whether the host lets anything be compiled; false once it turned out not to work."""
        self._failures = 0
        """How often in a row compiling failed."""
        self._jobs: asyncio.Queue[WorkerJob] = asyncio.Queue()
        self._asked: WorkerJob | None = None
        self._child: WorkerProcess | None = None
        self._all: set[WorkerProcess] = set()
        self._work: asyncio.Task[None] | None = None
        self._warming: asyncio.Task[None] | None = None

    def open(self, *, eager: bool = False, idle: float | None = None) -> None:
        """Begin to work: with a child at once if `eager`, and without one after `idle` seconds of nothing."""
        self._work = asyncio.create_task(self._answer_all(eager, idle))

    async def close(self) -> None:
        """Stop, and end all children."""
        tasks = [task for task in (self._work, self._warming) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.gather(*(child.end() for child in tuple(self._all)))
        self._all.clear()
        self._child = self._work = self._warming = None

    async def ask(self, job: WorkerJob) -> Answer:
        """Wait for a job's turn, and its answer."""
        self._jobs.put_nowait(job)
        return await job.answer

    def forget(self, key: str) -> None:
        """Let a mind go."""
        for child in self._all:
            child.forget(key)

    @property
    def warm(self) -> bool:
        """Whether the child has nothing left to compile."""
        return self._child is not None and not self._child.slow

    @property
    def children(self) -> list[int]:
        """The ids of its processes."""
        return [child.process.pid for child in self._all]

    async def _answer_all(self, eager: bool, idle: float | None) -> None:
        try:
            while True:
                if eager and self._child is None:
                    with suppress(WorkerGone, TimeoutError):
                        await self._on_duty()
                self._asked = job = await self._next(idle)
                if not job.answer.done():
                    await self._answer(job)
                self._asked = None
        finally:
            self._let_down()

    async def _next(self, idle: float | None) -> WorkerJob:
        while True:
            try:
                async with asyncio.timeout(idle):
                    return await self._jobs.get()
            except TimeoutError:
                if self._child is not None:
                    await self._dismiss(self._child)

    async def _answer(self, job: WorkerJob) -> None:
        try:
            answer = await self._thought(job)
        except Exception as problem:  # what can't be sent is for the caller to know
            if not job.answer.done():
                job.answer.set_exception(problem)
        else:
            if not job.answer.done():
                job.answer.set_result(answer)

    def _let_down(self) -> None:
        """Tell everybody who waits that there will be no answer."""
        waiting = [self._asked] if self._asked is not None else []
        while not self._jobs.empty():
            waiting.append(self._jobs.get_nowait())
        for job in waiting:
            if not job.answer.done():
                job.answer.set_exception(PoolStopped())

    async def _thought(self, job: WorkerJob) -> Answer:
        """The answer of a child; a second one is asked if the first one dies over it."""
        deaths = 0
        while deaths < 2:
            child = None
            try:
                child = await self._on_duty()
                async with asyncio.timeout(self._patience * (UNCOMPILED_FACTOR if child.slow else 1.0)):
                    answer = await child.ask(job)
            except (TimeoutError, WorkerGone) as problem:
                if child is not None:
                    await self._dismiss(child)
                    if child.relieved:
                        continue
                if isinstance(problem, TimeoutError):
                    return Answer(None, ("late",))
                deaths += 1
                continue
            if answer.compiles:
                self._warm_up(child)
            return answer
        return Answer(None, ("died",))

    async def _on_duty(self) -> WorkerProcess:
        """The child that answers; a new one, not compiled, if there is none."""
        if self._child is not None:
            return self._child
        child = self._hire(compiled=False)
        try:
            async with asyncio.timeout(self._loading):
                ready = await child.load(self._bots, warm=False)
        except (TimeoutError, WorkerGone):
            await self._dismiss(child)
            raise
        if (faster := self._compiled_child()) is not None:
            await self._dismiss(child)
            return faster
        self._child = child
        if ready.compiles:
            self._warm_up(child)
        return child

    def _compiled_child(self) -> WorkerProcess | None:
        """The child that took over while another one was started."""
        return self._child

    def _warm_up(self, child: WorkerProcess) -> None:
        """Have another child compile what this one does without, and then take over."""
        if child.compiled:
            return
        child.slow = True
        if self._compiling and self._warming is None:
            self._warming = asyncio.create_task(self._warm())

    async def _warm(self) -> None:
        try:
            child = self._hire(compiled=True)
            async with asyncio.timeout(COMPILING_SECONDS):
                await child.load(self._bots, warm=True)
        except (TimeoutError, WorkerGone):
            self._failures += 1
            if self._failures == MAX_FAILURES:
                _log.warning("Nothing could be compiled: bots go on thinking slowly.")
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

    def _hire(self, *, compiled: bool) -> WorkerProcess:
        environment = {**os.environ, **self._environment, _NO_JIT: "0" if compiled else "1"}
        child = WorkerProcess(environment, compiled=compiled)
        self._all.add(child)
        return child

    async def _dismiss(self, child: WorkerProcess) -> None:
        if self._child is child:
            self._child = None
        await child.end()
        self._all.discard(child)


@lru_cache(maxsize=1)
def our_bots() -> tuple[str, ...]:
    """The names of the bots that this package brings."""
    entries = entry_points(group=GROUP)
    ours = (entry.name for entry in entries if entry.value.startswith("mascarade."))
    return tuple(sorted({*ours, *UNLISTED}))
