"""Playing many games on all cores: workers play ranges of games, and results are returned in order.

A task is pickled to each worker once. A game depends only on its number, so neither the number of workers nor
the sizes of the ranges affect the results.

Workers are plain processes, because the pools of the standard library don't fit. When a bot ends its process,
a `ProcessPoolExecutor` fails all ranges alike, without the exit code or the range that was played, and a
`multiprocessing.Pool` waits forever. On Ctrl-C, workers that are still playing have to be killed, which an
executor can't do before Python 3.14.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import traceback
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, redirect_stdout
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from time import monotonic
from typing import Generic, Protocol, TypeVar

from mascarade.arena.errors import ArenaRefused

R = TypeVar("R")
R_co = TypeVar("R_co", covariant=True)

CHUNK_SECONDS = 0.3
"""Target time of a range of games, short for a smooth progress bar and a quick stop."""
MAX_CHUNK_GAMES = 500


class Task(Protocol[R_co]):
    """Something that plays games by their numbers; picklable."""

    def play(self, games: range) -> R_co:
        """Play the games with these numbers."""
        ...


class _Failed(str):
    """The traceback of a worker."""


def cores() -> int:
    """The number of workers that can run at once on this machine."""
    affinity = getattr(os, "sched_getaffinity", None)
    return len(affinity(0)) if affinity else os.cpu_count() or 1


class Chunks(Protocol):
    """Hands out the games of a study, in ranges for one worker each."""

    def next(self) -> range:
        """The games to play next; empty if none are left."""
        ...

    def record(self, chunk: range, seconds: float) -> None:
        """Learn how long a range took."""
        ...


def play_all(task: Task[R], games: range | Chunks, jobs: int) -> Iterator[tuple[range, R]]:
    """Play all these games with this many workers; ranges and their results, in the order of `Chunks`."""
    if isinstance(games, range):
        jobs = min(jobs, len(games))
        games = Chunker(games, max(1, jobs))
    if jobs <= 1:
        return _play_here(task, games)
    return in_order(_play_in_workers(task, games, jobs))


def in_order(results: Iterable[tuple[int, range, R]]) -> Iterator[tuple[range, R]]:
    """Sort numbered ranges and their results as they arrive, from number 0 on."""
    early: dict[int, tuple[range, R]] = {}
    expected = 0
    for number, games, result in results:
        early[number] = games, result
        while expected in early:
            yield early.pop(expected)
            expected += 1


class Chunker:
    """Splits games into ranges that take about `CHUNK_SECONDS`."""

    def __init__(self, games: range, jobs: int) -> None:
        self.left = games
        self.jobs = jobs
        self.seconds_per_game = CHUNK_SECONDS

    def next(self) -> range:
        """The games to play next; empty if none are left."""
        size = int(CHUNK_SECONDS / max(self.seconds_per_game, 1e-9))
        fair = -(-len(self.left) // (2 * self.jobs))
        size = max(1, min(size, MAX_CHUNK_GAMES, fair))
        chunk, self.left = self.left[:size], self.left[size:]
        return chunk

    def record(self, chunk: range, seconds: float) -> None:
        """Adapt to the time that a range took."""
        self.seconds_per_game = (self.seconds_per_game + seconds / len(chunk)) / 2


def _play_here(task: Task[R], chunks: Chunks) -> Iterator[tuple[range, R]]:
    while chunk := chunks.next():
        started = monotonic()
        with redirect_stdout(sys.stderr):  # keep what a bot prints out of the results
            result = task.play(chunk)
        chunks.record(chunk, monotonic() - started)
        yield chunk, result


class _WorkerProcess(Generic[R]):
    """A process that plays one range after another."""

    def __init__(self, task: Task[R]) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process: SpawnProcess = context.Process(target=_work, args=(theirs, task), daemon=True)
        self.process.start()
        theirs.close()
        self.number = 0
        """Of the range, in the order in which they were handed out."""
        self.chunk = range(0)
        self.started = 0.0

    def play_next(self, chunks: Iterator[tuple[int, range]]) -> bool:
        """Start the next range, if any is left."""
        number, chunk = next(chunks, (0, range(0)))
        if not chunk:
            return False
        self.number, self.chunk, self.started = number, chunk, monotonic()
        try:
            self.pipe.send(self.chunk)
        except OSError:
            raise self.died() from None
        return True

    def result(self) -> R:
        try:
            received: R | _Failed = self.pipe.recv()
        except (EOFError, OSError):
            raise self.died() from None
        if isinstance(received, _Failed):
            raise RuntimeError(f"a worker failed\n{received}")
        return received

    def died(self) -> ArenaRefused:
        self.process.join(1)
        return ArenaRefused(
            "worker-died",
            first=self.chunk.start + 1,
            last=self.chunk.stop,
            exit=self.process.exitcode or 0,
        )

    def kill(self) -> None:
        self.pipe.close()
        self.process.kill()
        self.process.join()


def numbered(chunks: Chunks) -> Iterator[tuple[int, range]]:
    """Ranges as they are handed out, with their numbers."""
    return enumerate(iter(chunks.next, range(0)))


def _play_in_workers(task: Task[R], chunks: Chunks, jobs: int) -> Iterator[tuple[int, range, R]]:
    left = numbered(chunks)
    workers: dict[object, _WorkerProcess[R]] = {}
    try:
        with _sigint_blocked():
            for _ in range(jobs):
                worker = _WorkerProcess(task)
                workers[worker.pipe] = worker
        busy = [worker.pipe for worker in workers.values() if worker.play_next(left)]
        while busy:
            for pipe in wait(busy):
                worker = workers[pipe]
                number, chunk, result = worker.number, worker.chunk, worker.result()
                chunks.record(chunk, monotonic() - worker.started)
                if not worker.play_next(left):
                    busy.remove(worker.pipe)
                yield number, chunk, result
    finally:
        for worker in workers.values():
            worker.kill()


@contextmanager
def _sigint_blocked() -> Iterator[None]:
    """Processes started in this block ignore Ctrl-C; this process gets it afterwards."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # not inside the block, which its start would end
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _work(pipe: Connection, task: Task[object]) -> None:
    """The loop of a worker, until the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    sys.stdout = sys.stderr  # keep what a bot prints out of the results
    try:
        while True:
            chunk = pipe.recv()
            try:
                result: object = task.play(chunk)
            except Exception:
                result = _Failed(traceback.format_exc())
            pipe.send(result)
    except (EOFError, OSError):
        return
