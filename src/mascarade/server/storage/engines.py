"""The database engines, SQLite and PostgreSQL, and everything that differs between them."""

from __future__ import annotations

import os
import re
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from functools import lru_cache
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy import event
from sqlalchemy.dialects.postgresql import insert as postgresql_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

from mascarade.rules import Refused
from mascarade.server.tables.state import Instant

Row = tuple[str, int, Instant, bytes]
"""A table, a number, a time and an encoded entry."""


class Database(ABC):
    """A database at one URL."""

    shared: bool
    """Whether other processes write to it too."""
    readers: int
    unique_violation: tuple[type[Exception], ...]
    """The driver's error for a number that is taken."""
    _transient: tuple[type[Exception], ...] = ()
    """The driver's errors after which a retry may succeed: no answer, or a conflict with others."""
    _connect_args: Mapping[str, object] = {}
    _mark: str
    """The driver's placeholder for a value."""

    def __init__(self, url: sa.URL) -> None:
        self.url = url

    def engine(self) -> sa.Engine:
        """Its connections. A statement commits on its own unless a transaction was begun."""
        engine = sa.create_engine(
            self.url, connect_args=self._connect_args, pool_size=self.readers + 3, hide_parameters=True
        )
        event.listen(engine, "connect", self._prepare)
        event.listen(engine, "begin", _begin)
        return engine

    @abstractmethod
    def _prepare(self, connection: Any, _record: object) -> None: ...

    @abstractmethod
    def insert_ignore(self, table: sa.Table) -> sa.Insert:
        """An insert that does nothing if the row exists; its row count tells."""

    def insert(self, connection: sa.Connection, rows: Sequence[Row], after: str = "") -> int:
        """Insert all entries, or none and raise if a number is taken; in order, against deadlocks.

        This uses the bare driver: every move needs it, and SQLAlchemy would take most of the time.
        """
        values = [value for row in sorted(rows) for value in row]
        cursor = connection.connection.cursor()
        cursor.execute(_insert_statement(len(rows), self._mark) + after, values)
        return cursor.rowcount

    @abstractmethod
    def append(self, connection: sa.Connection, rows: Sequence[Row]) -> bool:
        """Insert one table's entries in a transaction that survives a failure; False if a number is taken."""

    @abstractmethod
    def lock(self, connection: sa.Connection, table: str) -> None:
        """Hold a lock of the table until the transaction ends."""

    @contextmanager
    def reserved(self) -> Iterator[None]:
        """Keep other servers away for the block, where only one may serve; refuses if there is one."""
        yield

    def is_transient(self, problem: BaseException) -> bool:
        """Whether a retry may succeed."""
        return isinstance(getattr(problem, "orig", problem), self._transient)


def database_at(url: str) -> Database:
    """The database at a URL; refuses an unusable one, without its password."""
    try:
        found = sa.make_url(url)
    except (sa.exc.ArgumentError, ValueError):
        raise Refused("database-url", url=re.sub(r"//[^/]*@", "//***@", url)) from None
    name = found.get_backend_name()
    if name == "sqlite" and found.database and found.database != ":memory:":
        return _Sqlite(found)
    if name in ("postgresql", "postgres") and found.drivername in (name, f"{name}+psycopg"):
        return _Postgres(found.set(drivername="postgresql+psycopg"))
    raise Refused("database-url", url=found.render_as_string(hide_password=True))


_COUNTED = {"preserve_rowcount": True}
"""Without it SQLAlchemy does not count inserted rows."""


@lru_cache(maxsize=64)
def _insert_statement(count: int, mark: str) -> str:
    row = f"({', '.join([mark] * 4)})"
    return f"INSERT INTO entries (table_id, number, at, body) VALUES {', '.join([row] * count)}"


_PRIVATE_FILE, _PRIVATE_FOLDER = 0o600, 0o700


def make_private_folder(folder: Path) -> None:
    """Create a folder for its owner only. One that exists stays as it is: it may not be ours."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    folder.mkdir(mode=_PRIVATE_FOLDER, exist_ok=True)


def make_private_file(file: Path) -> None:
    """Create an empty file for its owner only; SQLite gives the files beside it the same permissions."""
    os.close(os.open(file, os.O_RDWR | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, _PRIVATE_FILE))


class _Sqlite(Database):
    """A file with one writing process."""

    shared = False
    unique_violation = (sqlite3.IntegrityError,)
    readers = 2
    _mark = "?"

    @property
    def _file(self) -> Path:
        return Path(self.url.database or "")

    def engine(self) -> sa.Engine:
        make_private_folder(self._file.parent)
        with suppress(FileExistsError):
            make_private_file(self._file)
        return super().engine()

    @contextmanager
    def reserved(self) -> Iterator[None]:
        """Lock a file beside the database. The lock of a killed server ends with it; the file stays.

        The database's own file would do for SQLite, but not on file systems where its locks are the same.
        """
        import fcntl  # noqa: PLC0415 - the server is for POSIX; other commands read databases anywhere

        path = self._file.resolve()
        beside = path.with_name(f"{path.name}-serve")
        try:
            make_private_folder(path.parent)
            lock = os.open(beside, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, _PRIVATE_FILE)
        except OSError as problem:
            raise Refused("database-unusable", reason=f"{beside}: {problem.strerror}") from problem
        try:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                raise Refused("database-served", file=str(self._file)) from None
            yield
        finally:
            os.close(lock)

    def _prepare(self, connection: sqlite3.Connection, _record: object) -> None:
        """Let readers work beside the writer, and make commits durable."""
        cursor = connection.cursor()
        connection.isolation_level = None
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "wal_autocheckpoint=0"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    def insert_ignore(self, table: sa.Table) -> sa.Insert:
        return sqlite_insert(table).on_conflict_do_nothing().execution_options(**_COUNTED)

    def append(self, connection: sa.Connection, rows: Sequence[Row]) -> bool:
        try:
            self.insert(connection, rows)
        except sqlite3.IntegrityError:  # the transaction is as it was before the statement
            return False
        return True

    def lock(self, connection: sa.Connection, table: str) -> None:
        """No-op: there is one writer."""


CONNECT_SECONDS = 5
_ANSWER_MS = 10_000
"""Timeout for an answer of PostgreSQL, also if its machine is gone."""
_TIMEOUTS = ("statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout")
_LOCK = sa.text("SELECT pg_advisory_xact_lock(hashtextextended(:table, 0))")


class _Postgres(Database):
    """A server for many processes."""

    shared = True
    readers = 4
    _mark = "%s"
    _connect_args: Mapping[str, object] = {
        "application_name": "mascarade",
        "connect_timeout": CONNECT_SECONDS,
        "keepalives_idle": 5,
        "keepalives_interval": 2,
        "keepalives_count": 3,
        "tcp_user_timeout": _ANSWER_MS,
    }

    def __init__(self, url: sa.URL) -> None:
        try:
            import psycopg  # noqa: PLC0415 - an optional dependency
        except ImportError:
            raise Refused("nodes-missing", package="psycopg") from None
        super().__init__(url)
        self.unique_violation = (psycopg.errors.UniqueViolation,)
        # A timeout between two statements comes as another class than all other timeouts.
        self._transient = (psycopg.OperationalError, psycopg.errors.IdleInTransactionSessionTimeout)

    def _prepare(self, connection: Any, _record: object) -> None:
        connection.autocommit = True
        connection.execute("; ".join(f"SET {name} = {_ANSWER_MS}" for name in _TIMEOUTS))

    def insert_ignore(self, table: sa.Table) -> sa.Insert:
        return postgresql_insert(table).on_conflict_do_nothing().execution_options(**_COUNTED)

    def append(self, connection: sa.Connection, rows: Sequence[Row]) -> bool:
        """Insert the first entry if its number is free; numbers have no gaps, so the others are free too."""
        if self.insert(connection, rows[:1], " ON CONFLICT DO NOTHING") != 1:
            return False
        if len(rows) > 1:
            self.insert(connection, rows[1:])
        return True

    def lock(self, connection: sa.Connection, table: str) -> None:
        connection.execute(_LOCK, {"table": table})


READING = {"reading": True}
"""Execution options of a connection that only reads, one statement at a time."""


def _begin(connection: sa.Connection) -> None:
    if not connection.get_execution_options().get("reading"):
        connection.exec_driver_sql("BEGIN")
