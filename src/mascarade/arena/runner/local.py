"""Many games on all cores: workers play ranges of game numbers, and their results come back in order.

A task is pickled to each worker once. What it plays depends on a game's number alone, so that neither the
number of workers nor the sizes of the ranges change any figure.

Workers are plain processes, because no pool of the standard library can be used here. When a bot ends its
process, a `ProcessPoolExecutor` fails all ranges alike, without an exit code or the range that was being
played, and a `multiprocessing.Pool` waits for ever. On Ctrl-C, workers that are still thinking have to be
killed, which an executor can't do before Python 3.14.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import traceback
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from time import monotonic
from typing import Generic, Protocol, TypeVar

from mascarade.arena.errors import ArenaRefused

R = TypeVar("R")
Made_co = TypeVar("Made_co", covariant=True)

AT_ONCE = 0.3
"""Seconds that a range of games should take: short enough for a lively progress bar and a quick stop."""
MAX_CHUNK = 500


class Task(Protocol[Made_co]):
    """Something to be done for many games."""

    def play(self, games: range) -> Made_co:
        """Play the games of these numbers."""
        ...


class Executor(Protocol):
    """Those who play: workers of this machine, or of others."""

    def play_all(self, task: Task[R], games: range) -> Iterator[tuple[range, R]]:
        """Play all these games; the ranges and their results, in the order of the games."""
        ...


class _Failed(str):
    """A worker's last words."""


def cores() -> int:
    """How many workers can run at once here."""
    affinity = getattr(os, "sched_getaffinity", None)
    return len(affinity(0)) if affinity else os.cpu_count() or 1


def play_all(task: Task[R], games: range, jobs: int) -> Iterator[tuple[range, R]]:
    """Play all these games with so many workers; the ranges and their results, in the order of the games."""
    jobs = min(jobs, len(games))
    return _played_here(task, games) if jobs <= 1 else _played_by_crew(task, games, jobs)


class Chunker:
    """Cuts the games into ranges of about the same time."""

    def __init__(self, games: range, jobs: int) -> None:
        self.left = games
        self.jobs = jobs
        self.pace = AT_ONCE
        """Seconds a game."""

    def cut(self) -> range:
        """The games to be played next."""
        size = int(AT_ONCE / max(self.pace, 1e-9))
        fair = -(-len(self.left) // (2 * self.jobs))
        size = max(1, min(size, MAX_CHUNK, fair))
        portion, self.left = self.left[:size], self.left[size:]
        return portion

    def took(self, portion: range, seconds: float) -> None:
        """Hear how long a range took."""
        self.pace = (self.pace + seconds / len(portion)) / 2


def _played_here(task: Task[R], games: range) -> Iterator[tuple[range, R]]:
    portions = Chunker(games, 1)
    while portions.left:
        portion, began = portions.cut(), monotonic()
        with redirect_stdout(sys.stderr):  # what a bot prints is no part of the results
            result = task.play(portion)
        portions.took(portion, monotonic() - began)
        yield portion, result


class _Worker(Generic[R]):
    """A process that plays one range after the other."""

    def __init__(self, task: Task[R]) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process: SpawnProcess = context.Process(target=_work, args=(theirs, task), daemon=True)
        self.process.start()
        theirs.close()
        self.portion = range(0)
        self.began = 0.0

    def begin(self, portion: range) -> None:
        self.portion, self.began = portion, monotonic()
        try:
            self.pipe.send(portion)
        except OSError:
            raise self.died() from None

    def result(self) -> R:
        try:
            got: R | _Failed = self.pipe.recv()
        except (EOFError, OSError):
            raise self.died() from None
        if isinstance(got, _Failed):
            raise RuntimeError(f"a worker failed\n{got}")
        return got

    def died(self) -> ArenaRefused:
        self.process.join(1)
        return ArenaRefused(
            "worker-died",
            first=self.portion.start + 1,
            last=self.portion.stop,
            exit=self.process.exitcode or 0,
        )

    def dismiss(self) -> None:
        self.pipe.close()
        self.process.kill()
        self.process.join()


def _played_by_crew(task: Task[R], games: range, jobs: int) -> Iterator[tuple[range, R]]:
    portions = Chunker(games, jobs)
    workers: dict[Connection, _Worker[R]] = {}
    done: dict[int, tuple[range, R]] = {}
    due = games.start
    try:
        with _deaf_to_ctrl_c():
            for _ in range(jobs):
                worker = _Worker(task)
                workers[worker.pipe] = worker
        busy = [worker for worker in workers.values() if _give(worker, portions)]
        while busy:
            for ready in wait([worker.pipe for worker in busy]):
                worker = workers[ready]  # type: ignore[index]  # only pipes were waited for
                done[worker.portion.start] = worker.portion, worker.result()
                portions.took(worker.portion, monotonic() - worker.began)
                if not _give(worker, portions):
                    busy.remove(worker)
            while due in done:
                portion, result = done.pop(due)
                due = portion.stop
                yield portion, result
    finally:
        for worker in workers.values():
            worker.dismiss()


def _give(worker: _Worker[R], portions: Chunker) -> bool:
    """Give the worker something to do, if there is anything left."""
    if not portions.left:
        return False
    worker.begin(portions.cut())
    return True


@contextmanager
def _deaf_to_ctrl_c() -> Iterator[None]:
    """Processes started in here never hear Ctrl-C; this one hears it afterwards."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # once it is started, and not in here: it lets Ctrl-C through again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _work(pipe: Connection, task: Task[object]) -> None:
    """What a worker does, until nobody gives it anything any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    sys.stdout = sys.stderr  # what a bot prints is no part of the results
    try:
        while True:
            portion = pipe.recv()
            try:
                result: object = task.play(portion)
            except Exception:
                result = _Failed(traceback.format_exc())
            pipe.send(result)
    except (EOFError, OSError):
        return
