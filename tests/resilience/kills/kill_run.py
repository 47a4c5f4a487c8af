"""A kill run: the server is killed again and again while clients in another process keep playing."""

from __future__ import annotations

import os
import queue
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Literal, Protocol

import msgspec

from tests.kit.evidence import attach
from tests.kit.server_process import ROOT, ServerProcess, wait_until_gone
from tests.kit.timeouts import TIMEOUT_SECONDS
from tests.resilience.kills import client_log as log
from tests.resilience.kills.checker import ActKey, Checker, pending_bots
from tests.tiers import SOAK

Moment = Literal["idle", "sent", "burst", "coming-back"]
MOMENTS: tuple[Moment, ...] = ("sent", "burst", "coming-back", "burst", "sent", "burst", "idle", "sent")
"""When to kill: idle, just after an action was sent, while all tables are busy, while clients reconnect."""
BUSY = 25
"""Actions that count as a burst."""
SOON = (0.002, 0.005, 0.01, 0.03)
"""Upper bounds of a kill's random delay, in seconds."""
FRESH = 0.004
"""How many seconds a line of the client log counts as recent."""
PATIENT = 1.1
"""Factor for `FRESH` after each line that is too old, for a busy machine where everything is late."""
SHOWN = 200
"""Lines of the client log shown with a failing test."""


class Figures(msgspec.Struct):
    """Statistics of a kill run."""

    kills: int = 0
    open: int = 0
    """Kills with an action that was sent and not acknowledged."""
    received: int = 0
    """Of these, kills where the paused server had read such an action."""
    stored: int = 0
    """Actions that were sent, not acknowledged, and stored."""
    lost: int = 0
    """Actions that were sent, not acknowledged, and not stored."""
    bots: int = 0
    """Kills while a bot's move was pending."""
    acknowledged: int = 0
    resent: int = 0
    """Actions sent before a kill and acknowledged after it."""
    overruled: int = 0
    """Early answers that were acknowledged and stored, but replaced by another answer or none."""
    silences: list[float] = []
    """Seconds from each kill to the first reply after it."""

    @property
    def is_conclusive(self) -> bool:
        """Whether kills fell on both sides of a commit, and between receipt and acknowledgement."""
        return min(self.received, self.stored, self.lost, self.bots, self.overruled) > 0

    def summary(self) -> str:
        """One line for `benchmarks/results.md`."""
        waits = sorted(self.silences)
        middle, late = waits[len(waits) // 2], waits[int(len(waits) * 0.95)]
        return (
            f"{self.kills} kills and restarts; {self.open} with actions sent and not acknowledged "
            f"(receipt seen in {self.received}): {self.stored} of the actions were stored, {self.lost} not, "
            f"{self.resent} sent again and acknowledged; {self.bots} kills with a bot's move pending; "
            f"{self.acknowledged} moves acknowledged; from kill to first answer p50 {middle:.2f} s, "
            f"p95 {late:.2f} s"
        )


class DatabaseLocation(Protocol):
    """The database of a kill run."""

    def server(self, planted: str | None = None, compiled: bool = False) -> ServerProcess:
        """Start a server there."""

    def copy_to(self, copy: Path) -> None:
        """Copy what a killed server left into an SQLite file."""

    def count(self, table: str, part: str) -> int:
        """The number of a table's entries that contain this text."""


class SqliteFile:
    """A database in an SQLite file."""

    def __init__(self, database: Path) -> None:
        self.database = database

    def server(self, planted: str | None = None, compiled: bool = False) -> ServerProcess:
        return ServerProcess(self.database, planted=planted, compiled=compiled)

    def copy_to(self, copy: Path) -> None:
        for suffix in ("", "-wal"):
            file = self.database.with_name(self.database.name + suffix)
            copy.with_name(copy.name + suffix).write_bytes(file.read_bytes())

    def count(self, table: str, part: str) -> int:
        asked = "SELECT count(*) FROM entries WHERE table_id = ? AND instr(CAST(body AS TEXT), ?)"
        where = f"file:{self.database}?mode=ro"
        with closing(sqlite3.connect(where, uri=True, timeout=TIMEOUT_SECONDS)) as database:
            return int(database.execute(asked, (table, part)).fetchone()[0])


class KillRun:
    """The server, the clients, and the checker between them."""

    def __init__(
        self, folder: Path, seed: int, planted: str | None = None, location: DatabaseLocation | None = None
    ) -> None:
        self.location = location or SqliteFile(folder / "tables.db")
        self.left = folder / "left.db"
        """The database as the last server left it."""
        self.scratch = folder / "checked"
        self.chance = Random(seed)
        self.planted = planted
        self.checker = Checker()
        self.figures = Figures()
        self.lines: list[log.AnyLine] = []
        """All lines of the client log; empty in a soak, where they are too many."""
        self.people = 0
        """The number of connections when everyone is back."""
        self._unanswered: set[ActKey] = set()
        self._killed_at = 0
        self.server = self.location.server(planted)
        self._before: ServerProcess | None = None
        """The server killed last; clients may still try its address."""
        complaints = folder / "clients.log"
        attach("the clients' own trouble", complaints.read_text)
        attach("the end of the client log", lambda: "\n".join(map(repr, self.lines[-SHOWN:])))
        with complaints.open("ab") as output:
            self._clients = subprocess.Popen(
                [sys.executable, "-m", "tests.resilience.kills.clients", str(seed)],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=output,
                cwd=ROOT,
                env={**os.environ, "PYTHONPATH": ""},
            )
        self._lines: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()
        self.order(log.Order(port=self.server.wait_for_address().port))

    def __enter__(self) -> KillRun:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._clients.kill()
        self._clients.wait()
        self._reader.join()
        for pipe in (self._clients.stdin, self._clients.stdout):
            if pipe is not None:
                pipe.close()
        for server in (self._before, self.server):
            if server is not None:
                server.end()

    # The client log

    def _read(self) -> None:
        assert self._clients.stdout is not None
        for line in self._clients.stdout:
            self._lines.put(line)

    def order(self, order: log.Order) -> None:
        assert self._clients.stdin is not None
        self._clients.stdin.write(msgspec.json.encode(order) + b"\n")
        self._clients.stdin.flush()

    def listen(
        self, until: Callable[[log.AnyLine | None], bool], what: str, patience: float = TIMEOUT_SECONDS
    ) -> None:
        """Process the client log until a line matches, or until the condition holds between lines."""
        limit = time.monotonic() + patience
        while True:
            try:
                line = log.read(self._lines.get(timeout=0.02))
            except queue.Empty:
                assert self._clients.poll() is None or self.checker.finished, "the clients are gone"
                if until(None):
                    return
            else:
                self.checker.take(line)
                if not SOAK:
                    self.lines.append(line)
                if until(line):
                    return
            assert time.monotonic() < limit, f"it took too long: {what}"

    def until_played(self) -> None:
        """Wait until everyone is seated and plays."""
        self.listen(lambda line: isinstance(line, log.Ready), "opening the tables")
        self.until_up()

    def until_up(self) -> None:
        """Wait until everyone is connected."""
        if not self.people:
            self.listen(lambda line: len(self.checker.up) >= PEOPLE, "everybody's coming")
            self.people = len(self.checker.up)
        self.listen(lambda line: len(self.checker.up) == self.people, "everybody's coming back")

    # Killing

    def kill(self, moment: Moment) -> None:
        """Choose a moment, kill the server, restart it, and check the database that it left."""
        self._await(moment)
        stopped = self.chance.random() < 0.7
        read: dict[int, int] = {}
        if stopped:
            self.server.pause()
            stop = time.monotonic_ns()
            read = self.server.unread()
        self._killed_at = time.monotonic_ns()
        children = self.server.kill()
        self.figures.kills += 1
        self._settle(stop if stopped else self._killed_at, read, children)

    def _await(self, moment: Moment) -> None:
        if moment == "coming-back":
            self.order(log.Order(pace="play"))
            self._linger(self.chance.uniform(0, 0.05))  # the first client has just been answered
            return
        self.until_up()
        self.order(log.Order(pace="idle" if moment == "idle" else "burst" if moment == "burst" else "play"))
        if moment == "idle":
            self.listen(lambda line: not self.checker.open_actions(), "quiet")
            self._linger(self.chance.uniform(0, 0.05))
            return
        left = BUSY if moment == "burst" else 1
        fresh = FRESH
        wanted: type[log.Sent | log.Left] = self.chance.choice((log.Sent, log.Left, log.Left))

        def come(line: log.AnyLine | None) -> bool:
            nonlocal left, fresh
            left -= isinstance(line, log.Acknowledged)
            if left > 0 or not isinstance(line, wanted):
                return False
            if time.monotonic_ns() - line.at > fresh * 1e9:
                fresh *= PATIENT
                return False
            if wanted is log.Left and self.chance.random() < 0.8:
                self._hunt(line.port)
            return True

        self.listen(come, "play")
        self._linger(self.chance.uniform(0, self.chance.choice(SOON)))

    def _hunt(self, port: int) -> None:
        """Wait until the server has read a client's message, looking only while the server is paused."""
        for _ in range(50):
            self.server.pause()
            unread = self.server.unread().get(port, 0)
            self.server.resume()
            if not unread:
                return
            self._linger(0.0003)

    @staticmethod
    def _linger(seconds: float) -> None:
        """Busy-wait for this long, because sleeping is not exact enough."""
        until = time.perf_counter() + seconds
        while time.perf_counter() < until:
            pass

    def _settle(self, stop: int, read: dict[int, int], children: tuple[int, ...]) -> None:
        """Restart the server, collect the rest of the client log, and compare."""
        self.location.copy_to(self.left)
        compiled = self.figures.kills % 7 == 0
        if self._before is not None:
            self._before.release()
        self._before, self.server = self.server, self.location.server(self.planted, compiled)
        self.listen(lambda line: not self.checker.up, "everybody's noticing")
        self.checker.first_answer = 0
        wait_until_gone(children)
        waiting = self.checker.open_actions()
        self.checker.compare(self.left, self.scratch)
        self._count(waiting, stop, read)
        self.server.wait_for_address()
        self.order(log.Order(port=self.server.port))
        self.listen(lambda line: self.checker.first_answer > 0, "the first answer")
        self.figures.silences.append((self.checker.first_answer - self._killed_at) / 1e9)

    def _count(self, waiting: dict[ActKey, log.Sent], stop: int, unread: dict[int, int]) -> None:
        checker, figures = self.checker, self.figures
        figures.resent += sum(key in checker.acknowledged for key in self._unanswered)
        self._unanswered = set(waiting)
        before = {key: sent for key, sent in waiting.items() if sent.at < stop}
        figures.open += bool(before)
        figures.received += any(
            (left := checker.left.get(key)) is not None and left.at < stop and unread.get(left.port) == 0
            for key in before
        )
        stored = sum(key in checker.done or key in checker.held for key in before)
        figures.stored += stored
        figures.lost += len(before) - stored
        figures.bots += pending_bots(checker.tables.values()) > 0
        figures.acknowledged = len(checker.acknowledged)
        figures.overruled = sum(
            key in checker.acknowledged and key not in checker.done and question in checker.answers
            for key, question in checker.held.items()
        )

    # The end

    def finish(self) -> None:
        """Play all games to the end, and check for the last time."""
        moves = {name: dict(table.by) for name, table in self.checker.tables.items()}
        self.order(log.Order(pace="play"))
        self.until_up()
        self.listen(
            lambda line: line is None and self._count_by("dozing", "clock") > moves["dozing"].get("clock", 0),
            "the clock's going on",
        )
        self.listen(
            lambda line: line is None and self._count_by("bots", "bot") > moves["bots"].get("bot", 0),
            "the bots' going on",
        )
        self.listen(lambda line: bool(self.checker.heard), "somebody's saying something")
        self.order(log.Order(pace="finish"))
        self.listen(lambda line: self.checker.finished, "the end of all games")
        wait_until_gone(self.server.kill())
        self.location.copy_to(self.left)
        self.checker.compare(self.left, self.scratch, last=True)
        self.figures.acknowledged = len(self.checker.acknowledged)

    def _count_by(self, table: str, by: str) -> int:
        """The number of moves by a person, bot or clock that a running server has stored."""
        return self.location.count(self.checker.tables[table].id, f'"by":"{by}"')


PEOPLE = 3 + 4 + 3 + 3 + 2 + 1 + 3 + 1
