"""The store: one writer thread that commits jobs in batches, and reader threads.

A job is a function of a connection. Its caller gets the result after the commit is durable. Appending to a
table is a compare-and-set on (table, number).

PostgreSQL may be unavailable; jobs are retried until a deadline. An unacknowledged commit may have succeeded,
so every job must be idempotent.
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
from itertools import count
from typing import Any, NamedTuple, TypeVar

import sqlalchemy as sa

from mascarade.rules import Refused
from mascarade.server.storage.append import AppendJob
from mascarade.server.storage.engines import READING, database_at
from mascarade.server.storage.migrate import migrate

T = TypeVar("T")
Job = Callable[[sa.Connection], T]

RETRY_SECONDS = 20.0
"""How long jobs are retried while PostgreSQL is unavailable."""
_LATE_RETRY_SECONDS = 1.0
"""The same for jobs that come when it has been unavailable for longer."""
_BACKOFF_SECONDS = (0.02, 0.05, 0.1, 0.2, 0.5)
_MAX_BATCH = 500
"""Jobs in one commit."""
_CHECKPOINT_EVERY = 5000
"""Jobs between two checkpoints of SQLite's write-ahead log."""
_CHECKPOINT = "PRAGMA wal_checkpoint(PASSIVE)"
StorageError = sa.exc.SQLAlchemyError
"""A permanent failure of the database, such as a full disk."""
_log = logging.getLogger(__name__)


class DatabaseUnavailable(Refused):
    """The database does not answer; the job may or may not have been done."""

    def __init__(self) -> None:
        super().__init__("database-away")


class _Pending(NamedTuple):
    """A job and its caller's future."""

    job: Callable[[sa.Connection], object]
    promise: asyncio.Future[object]
    table: str
    """The table that it changes. All nodes do their jobs in this order, against deadlocks."""
    limit: float
    """Until when it is retried."""


class Store:
    """The database of one process."""

    def __init__(self, url: str, patience: float = RETRY_SECONDS) -> None:
        self.database = database_at(url)
        self._patience = patience
        self.shared = self.database.shared
        """Whether other processes write to it too."""
        self._opened: sa.Engine | None = None
        self._jobs: queue.SimpleQueue[_Pending | None] = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(self.database.readers, thread_name_prefix="reader")
        self._writer = threading.Thread(target=self._write, name="writer", daemon=True)
        self._checkpointer = ThreadPoolExecutor(1, thread_name_prefix="checkpointer")
        """Checkpoints SQLite's log in a thread of its own, since that would block the writer."""
        self._since_checkpoint = 0
        """Jobs committed since then."""
        self._checkpointed = threading.Event()
        """Set when the checkpointer has done all but what was committed meanwhile."""
        self.on_commit: Callable[[float], object] = lambda seconds: None
        """Called with the duration of each commit."""
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
        """Migrate the database and start the writer; no-op if open."""
        if self._writer.is_alive():
            return
        try:
            migrate(self._engine)
        except (sa.exc.DatabaseError, OSError) as problem:
            reason = " ".join(str(getattr(problem, "orig", problem)).split())
            raise Refused("database-unusable", reason=reason) from problem
        self._writer.start()

    def close(self) -> None:
        """Finish the pending jobs and disconnect."""
        self._closing.set()
        if self._writer.is_alive():
            self._jobs.put(None)
            self._writer.join()
        self._readers.shutdown()
        self._checkpointer.shutdown()
        if self._opened is not None:
            self._opened.dispose()

    async def write(self, job: Job[T], table: str = "") -> T:
        """Do a job that changes this table or none; durable on return. Cancelling does not undo it."""
        promise: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.put(_Pending(job, promise, table, self._limit()))  # type: ignore[arg-type]
        return await promise

    async def execute(self, *statements: sa.UpdateBase, table: str = "") -> int:
        """Write with statements, in one transaction; returns the number of rows that the last one changed."""
        return await self.write(lambda db: [db.execute(one).rowcount for one in statements][-1], table)

    async def insert_below(
        self, table: sa.Table, row: dict[str, Any], others: sa.Select[Any], most: int
    ) -> bool:
        """Insert a row; False if the query counts `most` others."""

        def job(connection: sa.Connection) -> bool:
            if connection.execute(others).scalar_one() >= most:
                return False
            connection.execute(self.database.insert_ignore(table), row)
            return True

        return await self.write(job)

    def append(self, job: AppendJob) -> Coroutine[None, None, bool]:
        """Append to a table; False if another node was first."""
        return self.write(job, job.table)

    async def rows(
        self, query: sa.Executable, values: dict[str, Any] | None = None
    ) -> list[sa.Row[*tuple[Any, ...]]]:
        """Read all rows of a query."""
        return await self.read(lambda connection: list(connection.execute(query, values)))

    async def read(self, job: Job[T]) -> T:
        """Read committed data."""
        limit = self._limit()

        def run() -> T:
            attempts = 0
            while True:
                try:
                    with self._engine.connect() as connection:
                        try:
                            found = job(connection.execution_options(**READING))
                        except BaseException:
                            connection.invalidate()  # a half-read cursor would hide later changes from it
                            raise
                        self._away_since = None
                        return found
                except Exception as problem:
                    self._wait(problem, attempts, limit)
                    attempts += 1

        return await asyncio.get_running_loop().run_in_executor(self._readers, run)

    def _limit(self) -> float:
        """Until when a new job is retried; not for long if others have been waiting."""
        now, since = time.monotonic(), self._away_since
        if since is None:
            return now + self._patience
        return max(since + self._patience, now + _LATE_RETRY_SECONDS)

    def _wait(self, problem: Exception, attempts: int, limit: float) -> None:
        """Wait before the next attempt, or raise if there is none."""
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
        self._disconnect()

    @property
    def _connection(self) -> sa.Connection:
        if self._writing is None:
            self._writing = self._engine.connect()
        return self._writing

    def _disconnect(self) -> None:
        """Drop the writer's connection, which may be broken."""
        if self._writing is not None:
            self._writing.invalidate()
            self._writing.close()
            self._writing = None

    def _batch(self) -> list[_Pending]:
        """All waiting jobs, at least one; empty when the store closes."""
        batch = []
        for item in iter(self._jobs.get, None):
            batch.append(item)
            if len(batch) >= _MAX_BATCH or self._jobs.empty():
                return batch
        if batch:
            self._jobs.put(None)
        return batch

    def _commit(self, batch: list[_Pending]) -> None:
        """Commit all jobs together; if one fails, each alone, so that only it fails."""
        if self.shared:
            batch.sort(key=lambda item: item.table)
        begun = time.perf_counter()
        try:
            connection = self._connection
            results = self._run(connection, [item.job for item in batch])
        except Exception as problem:
            if self.database.is_transient(problem):
                self._disconnect()
            if len(batch) > 1:
                for item in batch:
                    self._commit([item])
            else:
                self._retry(batch[0], problem)
            return
        self._away_since = None
        if any(isinstance(item.job, AppendJob) for item in batch):  # metrics must not show early answers
            self.on_commit(time.perf_counter() - begun)
        _resolve([(item.promise, result) for item, result in zip(batch, results, strict=True)])
        if self.shared:
            return
        self._since_checkpoint += len(batch)
        if self._since_checkpoint >= _CHECKPOINT_EVERY:
            self._since_checkpoint = 0
            self._checkpointer.submit(self._checkpoint)
        elif self._checkpointed.is_set():
            self._checkpointed.clear()
            with suppress(sqlite3.Error):  # such as a full disk: the next checkpoint may succeed
                connection.connection.cursor().execute(_CHECKPOINT).fetchall()

    def _retry(self, item: _Pending, problem: Exception) -> None:
        """Retry a failed job while that may help."""
        for attempts in count():
            try:
                self._wait(problem, attempts, item.limit)
                result = self._run(self._connection, [item.job])[0]
                self._away_since = None
            except Exception as failure:
                if self.database.is_transient(failure):
                    self._disconnect()
                    problem = failure
                    continue
                if not isinstance(failure, DatabaseUnavailable):
                    _log.error("A write failed: %s.", type(failure).__name__)
                result = failure
            _resolve([(item.promise, result)])
            return

    def _run(self, connection: sa.Connection, jobs: Sequence[Job[object]]) -> list[object]:
        """Do jobs in one transaction; in one statement if all of them only append."""
        appends = [job for job in jobs if isinstance(job, AppendJob) and not (job.listing or job.answers)]
        if len(appends) < len(jobs):
            with connection.begin():
                return [job(connection) for job in jobs]
        try:
            self.database.insert(connection, [row for job in appends for row in job.rows])
        except self.database.unique_violation:
            if len(jobs) > 1:
                raise
            with connection.begin():
                return [appends[0].is_stored(connection)]
        return [True] * len(jobs)

    def _checkpoint(self) -> None:
        """Checkpoint SQLite's log, and have the writer checkpoint what it commits meanwhile.

        Only a complete checkpoint, between two commits, lets SQLite reuse the log from its beginning; a
        growing file would make every commit slower.
        """
        with self._engine.connect() as connection:
            connection.exec_driver_sql(_CHECKPOINT)
        self._checkpointed.set()


def _resolve(results: list[tuple[asyncio.Future[object], object]]) -> None:
    """Set the results of futures of one event loop."""

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
