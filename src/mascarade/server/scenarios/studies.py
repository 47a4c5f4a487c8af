"""Balance studies of custom sets, run in a separate process.

The process is the command `mascarade balance`. One runs at a time and a few wait. The figures are stored,
since they are the same for the same set.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Literal

import msgspec
from msgspec.structs import asdict

from mascarade import __version__
from mascarade.formats.balance import BalanceReport, GameLength, WinShare
from mascarade.rules import CharacterId, Refused, Scenario
from mascarade.rules.state import EndReason
from mascarade.server.runtime.clock import Clock
from mascarade.server.scenarios.balance import Balance
from mascarade.server.storage.scenarios import StudyRow, keep_study, study_row
from mascarade.server.storage.store import DatabaseUnavailable, StorageError, Store
from mascarade.server.tables.settings import MS_PER_SECOND

COMMAND = (sys.executable, "-m", "mascarade", "balance", "-")
"""Reads a scenario from standard input and writes a `BalanceReport`."""
MAX_WAITING = 8
"""Studies that may wait while one runs."""
STUDY_SECONDS = 600.0
"""Time limit of a study; the first one also compiles the kernel."""
ABANDONED_AFTER_MS = 60 * MS_PER_SECOND
"""Time without progress after which another node's study counts as failed."""
PROGRESS_SECONDS = 1.0
"""Interval at which progress is stored for other nodes."""
_MAX_FAILED = 100
"""Failed studies that are remembered."""
_DIGITS = 4
_MAX_LINE_BYTES = 256 * 1024
"""Of the command's output."""
_log = logging.getLogger(__name__)

State = Literal["waiting", "running", "done", "failed"]


class Figures(msgspec.Struct, frozen=True, kw_only=True):
    """The balance of a set in games between bots."""

    bot: str
    games: int
    turn_limit: int
    """Turns after which the richest win."""
    fair_share: float
    turns: GameLength
    endings: dict[EndReason, float]
    characters: dict[CharacterId, WinShare]
    """By dealt character."""
    seats: tuple[WinShare, ...]
    """Clockwise from the first player."""


class Study(msgspec.Struct, frozen=True, kw_only=True):
    """A study of a set, and its progress."""

    key: str
    """Identifies it in later requests."""
    state: State
    games: int
    done: int = 0
    """Games played so far."""
    before: int = 0
    """Studies ahead of it in the queue."""
    figures: Figures | None = None


class _Progress(msgspec.Struct, frozen=True):
    """A progress line of the command."""

    done: int


class _Job:
    """A study that waits or runs on this node."""

    def __init__(self, key: str, scenario: Scenario) -> None:
        self.key, self.scenario = key, scenario
        self.done = 0
        self.running = False


class Studies:
    """The studies of one node."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        *,
        bot: str,
        games: int,
        command: Sequence[str] = COMMAND,
        patience: float = STUDY_SECONDS,
    ) -> None:
        self._store, self._clock = store, clock
        self._bot, self._games = bot, games
        self._command, self._patience = tuple(command), patience
        self._jobs: dict[str, _Job] = {}
        """The running study and those that wait, in order."""
        self._failed: dict[str, None] = {}
        self._worker: asyncio.Task[None] | None = None

    async def begin(self, scenario: Scenario, count: Callable[[], None]) -> Study:
        """Start a study, or return the existing one; `count` is called for a new one, and may refuse it."""
        key = self.key_of(scenario)
        known = await self._known(key)
        if known is not None and known.state != "failed":
            return known
        if key in self._jobs:  # requested by someone else during the await
            return self._progress(self._jobs[key])
        if len(self._jobs) > MAX_WAITING:
            raise Refused("studies-busy")
        count()
        self._failed.pop(key, None)
        job = self._jobs[key] = _Job(key, scenario)
        if self._worker is None or self._worker.done():
            self._worker = asyncio.get_running_loop().create_task(self._work())
        if self._store.shared:
            await self._store_progress(job)
        return self._progress(job) if key in self._jobs else await self.look(key)

    async def look(self, key: str) -> Study:
        """The progress or the figures of a study."""
        known = await self._known(key)
        if known is None:
            raise Refused("no-study")
        return known

    async def stop(self) -> None:
        """Stop the running study and drop those that wait."""
        self._jobs.clear()
        if self._worker is not None:
            self._worker.cancel()
            with suppress(asyncio.CancelledError):
                await self._worker

    def key_of(self, scenario: Scenario) -> str:
        """A digest of everything that the figures depend on."""
        cards, buried = sorted(scenario.cards), sorted(scenario.cemetery)
        facts = (scenario.edition, scenario.players, cards, buried, self._bot, self._games, __version__)
        return hashlib.sha256(msgspec.json.encode(facts)).hexdigest()[:32]

    async def _known(self, key: str) -> Study | None:
        if key in self._jobs:
            return self._progress(self._jobs[key])
        row = await study_row(self._store, key)
        if row is not None and row.figures is not None:
            return _finished(key, msgspec.json.decode(row.figures, type=Figures))
        if key not in self._failed:
            if row is None:
                return None
            if self._store.shared and row.changed_at + ABANDONED_AFTER_MS >= self._clock.now():
                state: State = "running" if row.done else "waiting"  # on another node
                return Study(key=key, state=state, games=self._games, done=row.done)
        return Study(key=key, state="failed", games=self._games)

    def _progress(self, job: _Job) -> Study:
        before = list(self._jobs).index(job.key)
        state: State = "running" if job.running else "waiting"
        return Study(key=job.key, state=state, games=self._games, done=job.done, before=before)

    async def _work(self) -> None:
        while self._jobs:
            job = next(iter(self._jobs.values()))
            try:
                job.running = True
                await self._store_progress(job)
                async with asyncio.timeout(self._patience):
                    figures = await self._run(job)
                await self._store_progress(job, figures)
            except (DatabaseUnavailable, OSError, TimeoutError, ValueError, StorageError) as problem:
                _log.warning("A study failed: %s.", type(problem).__name__)
                self._failed[job.key] = None
                if len(self._failed) > _MAX_FAILED:
                    del self._failed[next(iter(self._failed))]
            finally:
                self._jobs.pop(job.key, None)

    async def _store_progress(self, job: _Job, figures: Figures | None = None) -> None:
        """Store the progress or the figures of a study, for requests at any node."""
        encoded = None if figures is None else msgspec.json.encode(figures)
        await keep_study(self._store, job.key, StudyRow(job.done, self._clock.now(), encoded))

    async def _run(self, job: _Job) -> Figures:
        """Run the command and read its report."""
        arguments = ("--bot", self._bot, "--games", str(self._games), "--jobs", "1", "--json", "--progress")
        process = await asyncio.create_subprocess_exec(
            *self._command,
            *arguments,
            stdin=PIPE,
            stdout=PIPE,
            stderr=PIPE,
            start_new_session=True,
            limit=_MAX_LINE_BYTES,
        )
        try:
            os.setpriority(os.PRIO_PROCESS, process.pid, 19)  # live games come first
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write(_encode(job.scenario))
            process.stdin.close()
            output, _ = await asyncio.gather(process.stdout.read(), self._follow(process, job))
            if await process.wait() != 0:
                raise ValueError("the command failed")
            return _figures(msgspec.json.decode(output, type=BalanceReport))
        finally:
            await _kill(process)

    async def _follow(self, process: Process, job: _Job) -> None:
        """Read the progress lines of the command."""
        assert process.stderr is not None
        loop = asyncio.get_running_loop()
        stored_at = loop.time()
        async for line in process.stderr:
            with suppress(msgspec.MsgspecError):  # other output, such as warnings
                job.done = msgspec.json.decode(line, type=_Progress).done
                if self._store.shared and loop.time() - stored_at > PROGRESS_SECONDS:
                    stored_at = loop.time()
                    await self._store_progress(job)


async def _kill(process: Process) -> None:
    """Kill the process and its children, if it is still running."""
    if process.returncode is None:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        await process.wait()


def _encode(scenario: Scenario) -> bytes:
    """The scenario as the command reads it."""
    return msgspec.json.encode(
        {
            "edition": scenario.edition,
            "players": scenario.players,
            "cards": sorted(scenario.cards),
            "cemetery": sorted(scenario.cemetery),
        }
    )


def _figures(report: BalanceReport) -> Figures:
    turns = report.turns
    return Figures(
        bot=report.bot,
        games=report.games,
        turn_limit=report.options.turn_limit or 0,
        fair_share=round(report.fair_share, _DIGITS),
        turns=GameLength(
            mean=round(turns.mean, 1),
            low=turns.quantiles["0.1"],
            median=turns.quantiles["0.5"],
            high=turns.quantiles["0.9"],
            longest=turns.longest,
        ),
        endings={reason: round(share, _DIGITS) for reason, share in report.endings.items()},
        characters={card: share.rounded(_DIGITS) for card, share in report.characters.items()},
        seats=tuple(share.rounded(_DIGITS) for share in report.seats),
    )


def published_study(balance: Balance) -> Study:
    """The study of a published set, from the atlas."""
    facts = {**asdict(balance), **asdict(balance.figures)}
    return _finished("", msgspec.convert(facts, Figures))


def _finished(key: str, figures: Figures) -> Study:
    return Study(key=key, state="done", games=figures.games, done=figures.games, figures=figures)
