"""The queue of reviews: one at a time, in another process, shared fairly among addresses and people.

A review costs what can be known of it beforehand: the length of the game and the number of players. Equal
reviews are one job. One that nobody waits for any more is dropped; if it is under way, its process is ended.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from contextlib import suppress
from typing import Final, NamedTuple

import msgspec

from mascarade.rules import Refused
from mascarade.server.botpool.child_process import ChildProcess, WorkerGone
from mascarade.server.botpool.fair_queue import FairQueue
from mascarade.server.review.types import PUBLIC, Eyes
from mascarade.server.review.work import Document, GameEntries, ReviewOutcome, ReviewTask, What
from mascarade.server.runtime.session import TableSession
from mascarade.server.storage.store import Store
from mascarade.server.storage.tables import stored_entries
from mascarade.server.tables.results import GameResult

MAX_RECORD_BYTES = 2 * 1024 * 1024
"""The size of an imported record."""
BUDGET_SECONDS = 60.0
"""How long one review may take."""
MAX_PLACES = 6
"""Reviews for which one address can wait at the same time."""
MAX_WAITING = 100
"""The same for everybody together: each may bring a record."""
MAX_ANSWERS = 8
"""Answers about tables' games that are cached; they never change."""
_MAX_CACHED_BYTES = 1 << 20
"""The size of an answer that is cached."""
IDLE_SECONDS = 600.0
"""When an idle process is ended."""

_WORKER: Final = "mascarade.server.review.worker_main"
_MAX_ANSWER_BYTES = 1 << 27
_OVERHEAD = 100.0
"""The cost of any review, in entries."""
_BYTES_PER_ENTRY = 250
"""The size of a record for every action in it, roughly."""
_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(ReviewOutcome).decode
_log = logging.getLogger(__name__)


class Asker(NamedTuple):
    """Who waits for a review."""

    address: str
    person: str = ""
    """Empty for anybody who is not signed in."""


class Review(NamedTuple):
    """A review that can be asked for."""

    key: Hashable
    """Equal for equal reviews."""
    cost: float
    load: Callable[[], Awaitable[ReviewTask]]
    """Called when its turn has come."""
    lasts: bool = False
    """Whether the answer is worth caching."""


def table_review(store: Store, table: TableSession, game: int, what: What, eyes: Eyes = PUBLIC) -> Review:
    """A review of a finished game. The caller checks that it may be shown."""
    key = (what, table.row.id, table.reading, game, eyes)
    cost = cost_of(what, table.state.number, table.state.settings.players)
    return Review(key, cost, lambda: _stored(store, table.row.id, game, what, eyes), lasts=what != "record")


def highlights_review(store: Store, table: str, game: int, result: GameResult) -> Review:
    """A player's highlights in a finished game of a table that need not be in memory."""
    cost = cost_of("highlights", result.turns * result.players, result.players)
    key = ("highlights", table, game, result.seat)
    return Review(key, cost, lambda: _stored(store, table, game, "highlights", result.seat))


def record_review(document: bytes, what: What, eyes: Eyes = PUBLIC) -> Review:
    """A review of a record that somebody has sent: nothing but its size is known of it."""

    async def load() -> ReviewTask:
        return ReviewTask(what, Document(document), eyes)

    return Review((what, document, eyes), cost_of(what, len(document) / _BYTES_PER_ENTRY, 1), load)


def cost_of(what: What, entries: float, players: int) -> float:
    """What a review costs: it follows the beliefs of one viewer, or of every player, through all entries."""
    beliefs = players if what in ("truth", "highlights") else 1
    return _OVERHEAD + entries * beliefs


async def _stored(store: Store, table: str, game: int, what: What, eyes: Eyes) -> ReviewTask:
    return ReviewTask(what, GameEntries(await stored_entries(store, table), game), eyes)


class _ReviewJob:
    """A review that is waited for."""

    def __init__(self, review: Review) -> None:
        self.review = review
        self.askers: list[Asker] = []
        self.work: asyncio.Task[bytes] | None = None
        """Under way, or over."""
        self.answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()


class Reviews:
    """Reviews games in another process, which runs while there is something to review."""

    def __init__(self, *, seconds: float = BUDGET_SECONDS) -> None:
        self._seconds = seconds
        self._queue: FairQueue[_ReviewJob] = FairQueue()
        self._jobs: dict[Hashable, _ReviewJob] = {}
        """By key: waiting, or under way."""
        self._places: Counter[str] = Counter()
        """By address."""
        self._answers: OrderedDict[Hashable, bytes] = OrderedDict()
        """The one asked for last comes last."""
        self._child: ChildProcess | None = None
        self._running: asyncio.Task[None] | None = None

    async def ask(self, review: Review, asker: Asker) -> bytes:
        """The answer to a review, as JSON. Cancel this when nobody waits for it any more."""
        if review.key in self._answers:
            self._answers.move_to_end(review.key)
            return self._answers[review.key]
        if self._places[asker.address] >= MAX_PLACES or self.waiting >= MAX_WAITING:
            raise Refused("reviews-busy")
        job = self._jobs.get(review.key)
        if job is None:
            job = self._jobs[review.key] = _ReviewJob(review)
        self._add(job, asker)
        if self._running is None:
            self._running = asyncio.create_task(self._run())
        try:
            return await asyncio.shield(job.answer)
        finally:
            self._leave(job, asker)

    async def stop(self) -> None:
        """End the process. Pending reviews are refused."""
        if self._running is not None:
            self._running.cancel()
            await asyncio.gather(self._running, return_exceptions=True)
            self._running = None
        for job in list(self._jobs.values()):
            if not job.answer.done():
                job.answer.set_exception(Refused("restarting"))
        await self._dismiss()

    @property
    def waiting(self) -> int:
        """For how many reviews somebody waits; a shared one counts for everyone who does."""
        return self._places.total()

    @property
    def children(self) -> tuple[int, ...]:
        """The id of the process, if it runs."""
        return () if self._child is None else (self._child.process.pid,)

    def _add(self, job: _ReviewJob, asker: Asker) -> None:
        job.askers.append(asker)
        self._places[asker.address] += 1
        if job.work is None:  # who asks for what another waits for gets it when the first of them would
            self._queue.put(job, address=asker.address, client=asker.person, cost=job.review.cost)

    def _leave(self, job: _ReviewJob, asker: Asker) -> None:
        job.askers.remove(asker)
        self._places[asker.address] -= 1
        self._places += Counter()  # forget addresses without places
        self._queue.remove(job, address=asker.address, client=asker.person)
        if not job.askers:
            self._forget(job)
            if job.work is not None:
                job.work.cancel()

    def _forget(self, job: _ReviewJob) -> None:
        if self._jobs.get(job.review.key) is job:
            del self._jobs[job.review.key]

    async def _run(self) -> None:
        while True:
            job = await self._next()
            for asker in job.askers:
                self._queue.remove(job, address=asker.address, client=asker.person)
            job.work = work = asyncio.create_task(self._answer(job.review))
            try:
                done, _ = await asyncio.wait((work,), timeout=self._seconds)
            finally:
                work.cancel()
                await asyncio.gather(work, return_exceptions=True)
            self._forget(job)
            if work.cancelled():
                await self._dismiss()
            if not job.answer.done():
                self._settle(job, work, late=not done)

    async def _next(self) -> _ReviewJob:
        while True:
            try:
                async with asyncio.timeout(IDLE_SECONDS):
                    return await self._queue.get()
            except TimeoutError:
                await self._dismiss()

    def _settle(self, job: _ReviewJob, work: asyncio.Task[bytes], *, late: bool) -> None:
        if work.cancelled():
            if late and job.askers:
                job.answer.set_exception(Refused("review-too-long", seconds=int(self._seconds)))
            else:
                job.answer.cancel()
        elif (problem := work.exception()) is not None:
            job.answer.set_exception(problem)
        else:
            job.answer.set_result(work.result())
            if job.review.lasts and len(work.result()) <= _MAX_CACHED_BYTES:
                self._answers[job.review.key] = work.result()
                if len(self._answers) > MAX_ANSWERS:
                    self._answers.popitem(last=False)

    async def _answer(self, review: Review) -> bytes:
        outcome = await self._exchange(_encode(await review.load()))
        if outcome.failure:
            _log.error("A review failed: %s.", outcome.failure)
            raise Refused("broken")
        if outcome.code:
            raise Refused(outcome.code, **outcome.facts)
        return outcome.body

    async def _exchange(self, task: bytes) -> ReviewOutcome:
        """The outcome of a task; a new process is asked if an old one was gone."""
        if self._child is not None:
            with suppress(WorkerGone):
                return _decode(await self._child.exchange(task, _MAX_ANSWER_BYTES))
            await self._dismiss()
        try:
            self._child = ChildProcess(_WORKER, os.environ)
            return _decode(await self._child.exchange(task, _MAX_ANSWER_BYTES))
        except WorkerGone:
            _log.warning("A review ended its process.")
            await self._dismiss()
            raise Refused("broken") from None

    async def _dismiss(self) -> None:
        if self._child is not None:
            child, self._child = self._child, None
            await child.end()
