"""Quick studies of sets that somebody designs: bots play them many times, in a process of its own.

The study is the command `mascarade balance` itself, for which the service is no place. One runs at a time,
a few wait, and what came out is kept: for the same set it is the same.
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

from mascarade import __version__
from mascarade.formats.balance import GameLength, LengthQuantiles, WinShare
from mascarade.rules import CharacterId, Refused, Scenario
from mascarade.rules.state import EndReason
from mascarade.server.runtime.clock import Clock
from mascarade.server.scenarios.balance import Balance
from mascarade.server.storage.scenarios import StudyRow, keep_study, study_row
from mascarade.server.storage.store import DatabaseUnavailable, StorageError, Store
from mascarade.server.tables.settings import MS_PER_SECOND
from mascarade.server.tables.state import Instant

COMMAND = (sys.executable, "-m", "mascarade", "balance", "-")
"""Reads a scenario, and writes what came out."""
WAITING = 8
"""Studies that may wait while one runs."""
PATIENCE = 600.0
"""Seconds that a study may take; the first one has everything compiled."""
FORSAKEN = 60 * MS_PER_SECOND
"""After so long without a word from the process that does it, a study is taken for given up."""
TOLD = 1.0
"""Seconds between two times that other processes are told how far a study is."""
_FAILED = 100
"""Studies of which is remembered that they failed."""
_DIGITS = 4
_LONGEST = 256 * 1024
"""Bytes of a line that the command may write."""
_log = logging.getLogger(__name__)

State = Literal["waiting", "running", "done", "failed"]


class Figures(msgspec.Struct, frozen=True, kw_only=True):
    """How balanced a set is, as far as bots can tell."""

    bot: str
    games: int
    turn_limit: int
    """After so many turns a game counts as stalled, and the richest have won."""
    fair_share: float
    turns: GameLength
    endings: dict[EndReason, float]
    characters: dict[CharacterId, WinShare]
    """By a character that one was dealt."""
    seats: tuple[WinShare, ...]
    """Clockwise from the one with the first turn."""


class Study(msgspec.Struct, frozen=True, kw_only=True):
    """A study of a set, as far as it is."""

    key: str
    """To ask for it again."""
    state: State
    games: int
    done: int = 0
    """Games that were played."""
    before: int = 0
    """Studies that come before it."""
    figures: Figures | None = None


class _Progress(msgspec.Struct, frozen=True):
    """A line that the command writes while it plays."""

    done: int


class _Options(msgspec.Struct, frozen=True):
    turn_limit: int


class _Outcome(msgspec.Struct, frozen=True, kw_only=True):
    """What the command writes in the end, as far as it is told."""

    bot: str
    games: int
    options: _Options
    fair_share: float
    turns: LengthQuantiles
    endings: dict[EndReason, float]
    characters: dict[CharacterId, WinShare]
    seats: tuple[WinShare, ...]


class _Job:
    """A study that waits or runs here."""

    def __init__(self, key: str, scenario: Scenario) -> None:
        self.key, self.scenario = key, scenario
        self.done = 0
        self.running = False


class Studies:
    """All studies of one process."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        *,
        bot: str,
        games: int,
        command: Sequence[str] = COMMAND,
        patience: float = PATIENCE,
    ) -> None:
        self._store, self._clock = store, clock
        self._bot, self._games = bot, games
        self._command, self._patience = tuple(command), patience
        self._jobs: dict[str, _Job] = {}
        """The one that runs, and those that wait, in their order."""
        self._failed: dict[str, None] = {}
        self._working: asyncio.Task[None] | None = None

    async def begin(self, scenario: Scenario, count: Callable[[], None]) -> Study:
        """Begin a study, or join one; `count` is called for a new one, and may refuse it."""
        key = self.key_of(scenario)
        known = await self._known(key)
        if known is not None and known.state != "failed":
            return known
        if key in self._jobs:  # somebody else has asked meanwhile
            return self._told(self._jobs[key])
        if len(self._jobs) > WAITING:
            raise Refused("studies-busy")
        count()
        self._failed.pop(key, None)
        job = self._jobs[key] = _Job(key, scenario)
        if self._working is None or self._working.done():
            self._working = asyncio.get_running_loop().create_task(self._work())
        if self._store.shared:
            await self._note(job)
        return self._told(job) if key in self._jobs else await self.look(key)

    async def look(self, key: str) -> Study:
        """How far a study is, or what came out."""
        found = await self._known(key)
        if found is None:
            raise Refused("no-study")
        return found

    async def stop(self) -> None:
        """End what runs, and begin nothing more."""
        self._jobs.clear()
        if self._working is not None:
            self._working.cancel()
            with suppress(asyncio.CancelledError):
                await self._working

    def key_of(self, scenario: Scenario) -> str:
        """What a study is known by: everything that its figures depend on."""
        cards, buried = sorted(scenario.cards), sorted(scenario.cemetery)
        told = (scenario.edition, scenario.players, cards, buried, self._bot, self._games, __version__)
        return hashlib.sha256(msgspec.json.encode(told)).hexdigest()[:32]

    # What is known

    async def _known(self, key: str) -> Study | None:
        if key in self._jobs:
            return self._told(self._jobs[key])
        row = await study_row(self._store, key)
        if row is not None and row.figures is not None:
            figures = msgspec.json.decode(row.figures, type=Figures)
            return Study(key=key, state="done", games=figures.games, done=figures.games, figures=figures)
        if row is None and key not in self._failed:
            return None
        if row is not None and key not in self._failed and self._elsewhere(row.changed_at):
            state: State = "running" if row.done else "waiting"
            return Study(key=key, state=state, games=self._games, done=row.done)
        return Study(key=key, state="failed", games=self._games)

    def _elsewhere(self, changed_at: Instant) -> bool:
        """Whether another process does it."""
        return self._store.shared and changed_at + FORSAKEN >= self._clock.now()

    def _told(self, job: _Job) -> Study:
        before = list(self._jobs).index(job.key)
        state: State = "running" if job.running else "waiting"
        return Study(key=job.key, state=state, games=self._games, done=job.done, before=before)

    # What is done

    async def _work(self) -> None:
        while self._jobs:
            job = next(iter(self._jobs.values()))
            try:
                job.running = True
                await self._note(job)
                async with asyncio.timeout(self._patience):
                    figures = await self._studied(job)
                await self._note(job, figures)
            except (DatabaseUnavailable, OSError, TimeoutError, ValueError, StorageError) as problem:
                _log.warning("A study failed: %s.", type(problem).__name__)
                self._failed[job.key] = None
                if len(self._failed) > _FAILED:
                    del self._failed[next(iter(self._failed))]
            finally:
                self._jobs.pop(job.key, None)

    async def _note(self, job: _Job, figures: Figures | None = None) -> None:
        """Keep how far a study is, or what came out, for everybody who asks at any process."""
        written = None if figures is None else msgspec.json.encode(figures)
        await keep_study(self._store, job.key, StudyRow(job.done, self._clock.now(), written))

    async def _studied(self, job: _Job) -> Figures:
        """Have the command play."""
        chosen = ("--bot", self._bot, "--games", str(self._games), "--jobs", "1", "--json", "--progress")
        process = await asyncio.create_subprocess_exec(
            *self._command,
            *chosen,
            stdin=PIPE,
            stdout=PIPE,
            stderr=PIPE,
            start_new_session=True,
            limit=_LONGEST,
        )
        try:
            os.setpriority(os.PRIO_PROCESS, process.pid, 19)  # whoever plays comes first
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write(_written(job.scenario))
            process.stdin.close()
            written, _ = await asyncio.gather(process.stdout.read(), self._follow(process, job))
            if await process.wait() != 0:
                raise ValueError("the command failed")
            return _figures(msgspec.json.decode(written, type=_Outcome))
        finally:
            await _ended(process)

    async def _follow(self, process: Process, job: _Job) -> None:
        """Hear how far it is."""
        assert process.stderr is not None
        loop = asyncio.get_running_loop()
        told_at = loop.time()
        async for line in process.stderr:
            with suppress(msgspec.MsgspecError):  # whatever else it has to say
                job.done = msgspec.json.decode(line, type=_Progress).done
                if self._store.shared and loop.time() - told_at > TOLD:
                    told_at = loop.time()
                    await self._note(job)


async def _ended(process: Process) -> None:
    """See to it that the process has ended, with all that it began."""
    if process.returncode is None:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        await process.wait()


def _written(scenario: Scenario) -> bytes:
    """The scenario as the command reads it."""
    told = {"edition": scenario.edition, "players": scenario.players, "cards": sorted(scenario.cards)}
    return msgspec.json.encode({**told, "cemetery": sorted(scenario.cemetery)})


def _figures(outcome: _Outcome) -> Figures:
    turns = outcome.turns
    return Figures(
        bot=outcome.bot,
        games=outcome.games,
        turn_limit=outcome.options.turn_limit,
        fair_share=round(outcome.fair_share, _DIGITS),
        turns=GameLength(
            mean=round(turns.mean, 1),
            low=turns.quantiles["0.1"],
            median=turns.quantiles["0.5"],
            high=turns.quantiles["0.9"],
            longest=turns.longest,
        ),
        endings={reason: round(share, _DIGITS) for reason, share in outcome.endings.items()},
        characters={card: _rounded(share) for card, share in outcome.characters.items()},
        seats=tuple(_rounded(share) for share in outcome.seats),
    )


def _rounded(share: WinShare) -> WinShare:
    return WinShare(
        share.times, round(share.share, _DIGITS), round(share.low, _DIGITS), round(share.high, _DIGITS)
    )


def published_study(balance: Balance) -> Study:
    """The figures of a published set, which are there."""
    told = balance.figures
    figures = Figures(
        bot=balance.bot,
        games=told.games,
        turn_limit=balance.turn_limit,
        fair_share=told.fair_share,
        turns=told.turns,
        endings=told.endings,
        characters=told.characters,
        seats=told.seats,
    )
    return Study(key="", state="done", games=told.games, done=told.games, figures=figures)
