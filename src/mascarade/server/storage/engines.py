"""The database engines, SQLite and PostgreSQL, and everything that differs between them."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Protocol

import sqlalchemy as sa
from sqlalchemy import event
from sqlalchemy.dialects.postgresql import insert as postgresql_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

from mascarade.rules import Refused
from mascarade.server.tables.state import Instant

Row = tuple[str, int, Instant, bytes]
"""A table, a number, a time and an entry."""


class Database(Protocol):
    """A kind of database, at one address."""

    url: sa.URL
    shared: bool
    """Whether other processes write to it too."""
    taken: tuple[type[Exception], ...]
    """What the driver says when a number is taken."""
    readers: int

    def engine(self) -> sa.Engine:
        """Its connections. A statement is a transaction of its own, unless one was begun."""

    def insert_ignore(self, table: sa.Table) -> sa.Insert:
        """An insert that leaves what is there alone, and says how many rows it made."""

    def insert(self, connection: sa.Connection, rows: Sequence[Row]) -> None:
        """Insert entries: all of them, or none and an error if one of their numbers is taken."""

    def append(self, connection: sa.Connection, rows: Sequence[Row]) -> bool:
        """Insert one table's entries in a transaction, which goes on if they can't be; whether it did."""

    def lock(self, connection: sa.Connection, table: str) -> None:
        """Until the transaction ends, nobody else holds this lock of the table."""

    def is_transient(self, problem: BaseException) -> bool:
        """Whether it may go well another time: nobody answers, or others were in the way."""


def database_at(url: str) -> Database:
    """The database at an address, or a refusal, without its password."""
    try:
        found = sa.make_url(url)
    except (sa.exc.ArgumentError, ValueError):
        raise Refused("database-url", url=re.sub(r"//[^/]*@", "//***@", url)) from None
    name = found.get_backend_name()
    if name == "sqlite" and found.database and found.database != ":memory:":
        return Sqlite(found)
    if name in ("postgresql", "postgres") and found.drivername in (name, f"{name}+psycopg"):
        return Postgres(found.set(drivername="postgresql+psycopg"))
    raise Refused("database-url", url=found.render_as_string(hide_password=True))


_COUNTED = {"preserve_rowcount": True}
"""SQLAlchemy else does not say how many rows were inserted."""


@lru_cache(maxsize=64)
def _inserting_entries(count: int, mark: str) -> str:
    row = f"({', '.join([mark] * 4)})"
    return f"INSERT INTO entries (table_id, number, at, body) VALUES {', '.join([row] * count)}"


def _insert(connection: sa.Connection, rows: Sequence[Row], mark: str, after: str = "") -> int:
    """The driver does it itself: every move needs it, and most of its time would else be SQLAlchemy's."""
    values = [value for row in rows for value in row]
    cursor = connection.connection.cursor()
    cursor.execute(_inserting_entries(len(rows), mark) + after, values)
    return cursor.rowcount


class Sqlite:
    """A file. One process writes to it, so that nobody is ever in the way."""

    shared = False
    taken: tuple[type[Exception], ...] = (sqlite3.IntegrityError,)
    readers = 2

    def __init__(self, url: sa.URL) -> None:
        self.url = url

    def engine(self) -> sa.Engine:
        """Its connections; the file's folder is made."""
        assert self.url.database is not None
        Path(self.url.database).parent.mkdir(parents=True, exist_ok=True)
        engine = sa.create_engine(self.url, pool_size=self.readers + 3, hide_parameters=True)
        event.listen(engine, "connect", self._prepare)
        event.listen(engine, "begin", _begin)
        return engine

    @staticmethod
    def _prepare(connection: sqlite3.Connection, _record: object) -> None:
        """Readers pass by the writer, and a commit is on the disk."""
        cursor = connection.cursor()
        connection.isolation_level = None
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "wal_autocheckpoint=0"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    def insert_ignore(self, table: sa.Table) -> sa.Insert:
        """An insert that leaves what is there alone."""
        return sqlite_insert(table).on_conflict_do_nothing().execution_options(**_COUNTED)

    def insert(self, connection: sa.Connection, rows: Sequence[Row]) -> None:
        """Insert all of the entries, or none."""
        _insert(connection, rows, "?")

    def append(self, connection: sa.Connection, rows: Sequence[Row]) -> bool:
        """Insert; here a statement that fails leaves the transaction as it was."""
        try:
            _insert(connection, rows, "?")
        except sqlite3.IntegrityError:
            return False
        return True

    def lock(self, connection: sa.Connection, table: str) -> None:
        """Nothing to do: there is one writer."""

    def is_transient(self, problem: BaseException) -> bool:
        """What fails here fails for a reason that stays, such as a full disk."""
        return False


CONNECT_SECONDS = 5
"""Seconds in which PostgreSQL has to take a connection."""
_ANSWER_MS = 10_000
"""Milliseconds in which it has to answer; also if its machine has gone without a word."""
_WITHIN = {
    "statement_timeout": _ANSWER_MS,
    "lock_timeout": _ANSWER_MS,
    "idle_in_transaction_session_timeout": _ANSWER_MS,
}
_KEPT_ALIVE = {
    "connect_timeout": CONNECT_SECONDS,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": _ANSWER_MS,
}


class Postgres:
    """A server, for many processes. It may be away for a while."""

    shared = True
    readers = 4

    def __init__(self, url: sa.URL) -> None:
        try:
            import psycopg  # noqa: PLC0415 - an extra of its own
        except ImportError:
            raise Refused("nodes-missing", package="psycopg") from None
        self.url = url
        self.taken: tuple[type[Exception], ...] = (psycopg.errors.UniqueViolation,)
        self._operational = psycopg.OperationalError

    def engine(self) -> sa.Engine:
        """Its connections."""
        engine = sa.create_engine(
            self.url,
            connect_args={"application_name": "mascarade", **_KEPT_ALIVE},
            pool_size=self.readers + 3,
            hide_parameters=True,
        )
        event.listen(engine, "connect", self._prepare)
        event.listen(engine, "begin", _begin)
        return engine

    @staticmethod
    def _prepare(connection: object, _record: object) -> None:
        """No statement waits for ever, and one alone needs no transaction around it."""
        connection.autocommit = True  # type: ignore[attr-defined]
        chosen = "; ".join(f"SET {name} = {value}" for name, value in _WITHIN.items())
        connection.execute(chosen)  # type: ignore[attr-defined]

    def insert_ignore(self, table: sa.Table) -> sa.Insert:
        """An insert that leaves what is there alone."""
        return postgresql_insert(table).on_conflict_do_nothing().execution_options(**_COUNTED)

    def insert(self, connection: sa.Connection, rows: Sequence[Row]) -> None:
        """Insert all of the entries, or none; in order, so that no two who do it wait for each other."""
        _insert(connection, sorted(rows), "%s")

    def append(self, connection: sa.Connection, rows: Sequence[Row]) -> bool:
        """Insert the first, if its number is free: then so are those after it, since there are no gaps."""
        if _insert(connection, rows[:1], "%s", " ON CONFLICT DO NOTHING") != 1:
            return False
        if len(rows) > 1:
            _insert(connection, rows[1:], "%s")
        return True

    def lock(self, connection: sa.Connection, table: str) -> None:
        """A lock that is known to PostgreSQL alone, by the table's id."""
        connection.execute(_LOCK, {"table": table})

    def is_transient(self, problem: BaseException) -> bool:
        """It is away, stops or starts, or two transactions stood in each other's way."""
        return isinstance(getattr(problem, "orig", problem), self._operational)


_LOCK = sa.text("SELECT pg_advisory_xact_lock(hashtextextended(:table, 0))")

READING = {"reading": True}
"""Execution options of a connection that only reads, one statement at a time."""


def _begin(connection: sa.Connection) -> None:
    if not connection.get_execution_options().get("reading"):
        connection.exec_driver_sql("BEGIN")
