"""Where everything is kept: one writer thread that commits many jobs at once, and readers beside it.

A job is a function of a connection. It is done when its transaction is on the disk; whoever awaits it hears
of it only then. Appending to a table is a compare-and-set on (table, number).

A database that is shared may be away for a while: then its jobs are done again, up to a limit. Whether a job
was done whose commit was never answered, nobody knows, so every job changes nothing when it is done twice.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import NamedTuple, TypeVar

import sqlalchemy as sa

from mascarade.rules import Refused
from mascarade.server.storage.append import AppendJob
from mascarade.server.storage.engines import READING, database_at
from mascarade.server.storage.migrate import migrate

T = TypeVar("T")
Job = Callable[[sa.Connection], T]

RETRY_SECONDS = 20.0
"""Seconds for which a shared database that does not answer is waited for."""
_LATE_RETRY_SECONDS = 1.0
"""... and for whoever comes when it has been waited for in vain."""
_BACKOFF_SECONDS = (0.02, 0.05, 0.1, 0.2, 0.5)
"""Seconds between one attempt and the next."""
_MAX_BATCH = 500
"""Jobs committed together at most."""
_CHECKPOINT_EVERY = 5000
"""Jobs after which the log of SQLite is brought into its file."""
_CHECKPOINT = "PRAGMA wal_checkpoint(PASSIVE)"
StorageError = sa.exc.SQLAlchemyError
"""What the database refuses for a reason that stays, such as a full disk."""
_log = logging.getLogger(__name__)


class DatabaseUnavailable(Refused):
    """The database does not answer; what was asked of it may have been done, or not."""

    def __init__(self) -> None:
        super().__init__("database-away")


class _Pending(NamedTuple):
    """A job, and who waits for it."""

    job: Callable[[sa.Connection], object]
    promise: asyncio.Future[object]
    table: str
    """What the job is about: in its order all processes do theirs, so that none waits for another's."""
    limit: float
    """Until when it is tried."""


class Store:
    """The database, shared by everything in one process."""

    def __init__(self, url: str, patience: float = RETRY_SECONDS) -> None:
        self.database = database_at(url)
        self._patience = patience
        self.shared = self.database.shared
        """Whether other processes write to it too."""
        self._opened: sa.Engine | None = None
        self._jobs: queue.SimpleQueue[_Pending | None] = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(self.database.readers, thread_name_prefix="reader")
        self._writer = threading.Thread(target=self._write, name="writer", daemon=True)
        self._filer = ThreadPoolExecutor(1, thread_name_prefix="filer")
        """Brings the log of SQLite into its file, beside the writer, whom it would keep waiting."""
        self._unfiled = 0
        """Jobs that were not there when the log was last brought in."""
        self._filed = threading.Event()
        """Set when the filer has brought in all but what was committed meanwhile."""
        self.committed: Callable[[float], object] = lambda seconds: None
        """Hears how long each commit took."""
        self.commits = 0
        """How many transactions were committed."""
        self._closing = threading.Event()
        self._writing: sa.Connection | None = None
        self._away_since: float | None = None
        """Since when the database does not answer."""

    @property
    def _engine(self) -> sa.Engine:
        if self._opened is None:
            self._opened = self.database.engine()
        return self._opened

    def open(self) -> None:
        """Bring the database up to date, and begin; once is enough."""
        if self._writer.is_alive():
            return
        try:
            migrate(self._engine)
        except (sa.exc.DatabaseError, OSError) as problem:
            told = " ".join(str(getattr(problem, "orig", problem)).split())
            raise Refused("database-unusable", reason=told) from problem
        self._writer.start()

    def close(self) -> None:
        """Finish what was begun, and let go."""
        self._closing.set()
        if self._writer.is_alive():
            self._jobs.put(None)
            self._writer.join()
        self._readers.shutdown()
        self._filer.shutdown()
        if self._opened is not None:
            self._opened.dispose()

    async def write(self, job: Job[T], table: str = "") -> T:
        """Do a job; it is on the disk when this returns. Cancelling the wait does not cancel the job.

        A job about a table names it.
        """
        promise: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.put(_Pending(job, promise, table, self._limit()))  # type: ignore[arg-type]
        return await promise

    def append(self, job: AppendJob) -> Coroutine[None, None, bool]:
        """AppendJob to a table; False if somebody else was there first."""
        return self.write(job, job.table)

    def read(self, job: Job[T]) -> Coroutine[None, None, T]:
        """Read what is committed, with one statement."""
        limit = self._limit()

        def run() -> T:
            attempts = 0
            while True:
                try:
                    with self._engine.connect() as connection:
                        found = job(connection.execution_options(**READING))
                        self._away_since = None
                        return found
                except Exception as problem:
                    self._wait(problem, attempts, limit)
                    attempts += 1

        async def wait() -> T:
            return await asyncio.get_running_loop().run_in_executor(self._readers, run)

        return wait()

    def _limit(self) -> float:
        """Until when something that is asked for now is tried; not for long if others have waited in vain."""
        now, since = time.monotonic(), self._away_since
        return (
            now + self._patience if since is None else max(since + self._patience, now + _LATE_RETRY_SECONDS)
        )

    def _wait(self, problem: Exception, attempts: int, limit: float) -> None:
        """Wait before the next attempt, if there is to be one."""
        if not self.database.is_transient(problem):
            raise problem
        if self._closing.is_set() or time.monotonic() >= limit:
            raise DatabaseUnavailable from problem
        if self._away_since is None:
            self._away_since = time.monotonic()
            _log.warning("The database does not answer: %s.", type(problem).__name__)
        self._closing.wait(_BACKOFF_SECONDS[min(attempts, len(_BACKOFF_SECONDS) - 1)])

    # The writer's thread

    def _write(self) -> None:
        while batch := self._batch():
            self._commit(batch)
        self._leave()

    @property
    def _connection(self) -> sa.Connection:
        """The writer's own."""
        if self._writing is None:
            self._writing = self._engine.connect()
        return self._writing

    def _leave(self) -> None:
        """Let go of the writer's connection, which may be broken."""
        if self._writing is not None:
            self._writing.invalidate()
            self._writing.close()
            self._writing = None

    def _batch(self) -> list[_Pending]:
        """All jobs that are waiting, at least one; none at the end."""
        batch = []
        item = self._jobs.get()
        while item is not None:
            batch.append(item)
            if len(batch) >= _MAX_BATCH:
                return batch
            try:
                item = self._jobs.get_nowait()
            except queue.Empty:
                return batch
        if batch:
            self._jobs.put(None)
        return batch

    def _commit(self, batch: list[_Pending]) -> None:
        """Commit all jobs together; if one fails, each on its own, so that it alone fails."""
        if self.shared:
            batch.sort(key=_table)
        begun = time.perf_counter()
        try:
            connection = self._connection
            results = self._done(connection, [item.job for item in batch])
        except Exception as problem:
            if self.database.is_transient(problem):
                self._leave()
            if len(batch) > 1:
                for item in batch:
                    self._commit([item])
            else:
                self._again(batch[0], problem)
            return
        self.commits += 1
        self._away_since = None
        if any(isinstance(item.job, AppendJob) for item in batch):  # an answer that is held shows nowhere
            self.committed(time.perf_counter() - begun)
        _tell([(item.promise, result) for item, result in zip(batch, results, strict=True)])
        if self.shared:
            return
        self._unfiled += len(batch)
        if self._unfiled >= _CHECKPOINT_EVERY:
            self._unfiled = 0
            self._filer.submit(self._file)
        elif self._filed.is_set():
            self._filed.clear()
            with suppress(sqlite3.Error):  # such as a full disk: then the log is brought in another time
                connection.connection.cursor().execute(_CHECKPOINT).fetchall()

    def _again(self, item: _Pending, problem: Exception) -> None:
        """Do a job again that has failed, as long as that may help."""
        attempts = 0
        while True:
            try:
                self._wait(problem, attempts, item.limit)
                result = self._done(self._connection, [item.job])[0]
            except DatabaseUnavailable as away:
                result = away
                break
            except Exception as again:
                if not self.database.is_transient(again):
                    _log.error("A write failed: %s.", type(again).__name__)
                    result = again
                    break
                self._leave()
                problem = again
                attempts += 1
            else:
                self.commits += 1
                self._away_since = None
                break
        _tell([(item.promise, result)])

    def _done(self, connection: sa.Connection, jobs: Sequence[Job[object]]) -> list[object]:
        """Do jobs in one transaction; in one statement, if all of them only append."""
        appends = [job for job in jobs if isinstance(job, AppendJob) and not (job.listing or job.answers)]
        if len(appends) < len(jobs):
            with connection.begin():
                return [job(connection) for job in jobs]
        try:
            self.database.insert(connection, [row for job in appends for row in job.rows])
        except self.database.taken:
            if len(jobs) > 1:
                raise
            with connection.begin():
                return [appends[0].there(connection)]
        return [True] * len(jobs)

    def _file(self) -> None:
        """Bring the log of SQLite into its file, and have the writer bring in what it commits meanwhile.

        Only between two commits is nothing left over, and only then does the log begin anew in its own place:
        if it grew on and on, every commit would have to store its new length too.
        """
        with self._engine.connect() as connection:
            connection.exec_driver_sql(_CHECKPOINT)
        self._filed.set()


def _tell(results: list[tuple[asyncio.Future[object], object]]) -> None:
    """Wake whoever waits for these, all of a loop at once."""

    def settle() -> None:
        for promise, result in results:
            if promise.done():
                continue
            if isinstance(result, Exception):
                promise.set_exception(result)
            else:
                promise.set_result(result)

    with suppress(RuntimeError):  # the loop has closed: nobody waits any more
        results[0][0].get_loop().call_soon_threadsafe(settle)


def _table(item: _Pending) -> str:
    return item.table
