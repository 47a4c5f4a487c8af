"""Where everything is kept: one writer thread that commits many jobs at once, and readers beside it.

A job is a function of a connection. It is done when its transaction is on the disk; whoever awaits it hears
of it only then. Appending to a table is a compare-and-set on (table, number).
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
from functools import lru_cache
from pathlib import Path
from typing import TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy import event
from sqlalchemy.dialects.postgresql import insert as postgresql_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

from mascarade.rules import Refused
from mascarade.server import schema
from mascarade.server.entries import AnyEntry, PersonId
from mascarade.server.party import Instant, Phase

T = TypeVar("T")
Job = Callable[[sa.Connection], T]
_Pending = tuple[Callable[[sa.Connection], object], asyncio.Future[object]]

_BATCH = 500
"""Jobs committed together at most."""
_READERS = 2
_FILING = 5000
"""Jobs after which the log of SQLite is brought into its file."""
_FILE = "PRAGMA wal_checkpoint(PASSIVE)"
_Row = tuple[str, int, Instant, bytes]
"""A table, a number, a time and an entry."""
_MIGRATIONS = Path(__file__).parent / "migrations"
_log = logging.getLogger(__name__)
_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(AnyEntry).decode


class Listing(msgspec.Struct, frozen=True, kw_only=True):
    """What a table is found by."""

    phase: Phase
    listed: bool
    wake_at: Instant | None
    members: frozenset[PersonId]


class Kept(msgspec.Struct, frozen=True):
    """A table as it is stored."""

    id: str
    code: str
    secret: bytes


class Append:
    """The job that appends entries to a table."""

    def __init__(self, store: Store, rows: Sequence[_Row], listing: Listing | None) -> None:
        self._store = store
        self.rows = rows
        self.listing = listing

    def __call__(self, connection: sa.Connection) -> bool:
        """Append; False if somebody else was there first: then all of the numbers are theirs."""
        try:
            insert(connection, self.rows)
        except sqlite3.IntegrityError:
            return False
        if self.listing is not None:
            self._store.keep_listing(connection, self.rows[0][0], self.rows[0][2], self.listing)
        return True


class Store:
    """The database, shared by everything in one process."""

    def __init__(self, url: str) -> None:
        self.url = address(url)
        if (
            self.url.get_backend_name() != "sqlite"
            or not self.url.database
            or self.url.database == ":memory:"
        ):
            raise Refused("database-url", url=self.url.render_as_string(hide_password=True))
        self._engine = sa.create_engine(self.url, pool_size=_READERS + 3, hide_parameters=True)
        event.listen(self._engine, "connect", _prepare)
        event.listen(self._engine, "begin", _begin)
        self._insert = sqlite_insert if self._engine.dialect.name == "sqlite" else postgresql_insert
        self._jobs: queue.SimpleQueue[_Pending | None] = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(_READERS, thread_name_prefix="reader")
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

    def open(self) -> None:
        """Bring the database up to date, and begin; once is enough."""
        if self._writer.is_alive():
            return
        try:
            assert self.url.database is not None
            Path(self.url.database).parent.mkdir(parents=True, exist_ok=True)
            migrate(self._engine)
        except (sa.exc.DatabaseError, OSError) as problem:
            told = str(getattr(problem, "orig", problem))
            raise Refused("database-unusable", reason=told) from problem
        self._writer.start()

    def close(self) -> None:
        """Finish what was begun, and let go."""
        if self._writer.is_alive():
            self._jobs.put(None)
            self._writer.join()
        self._readers.shutdown()
        self._filer.shutdown()
        self._engine.dispose()

    async def write(self, job: Job[T]) -> T:
        """Do a job; it is on the disk when this returns. Cancelling the wait does not cancel the job."""
        promise: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.put((job, promise))  # type: ignore[arg-type]
        return await promise

    def read(self, job: Job[T]) -> Coroutine[None, None, T]:
        """Read what is committed."""

        def run() -> T:
            with self._engine.connect() as connection:
                return job(connection)

        async def wait() -> T:
            return await asyncio.get_running_loop().run_in_executor(self._readers, run)

        return wait()

    # The writer's thread

    def _write(self) -> None:
        with self._engine.connect() as connection:
            while True:
                batch = self._batch()
                if not batch:
                    return
                self._commit(connection, batch)

    def _batch(self) -> list[_Pending]:
        """All jobs that are waiting, at least one; none at the end."""
        batch = []
        item = self._jobs.get()
        while item is not None:
            batch.append(item)
            if len(batch) >= _BATCH:
                return batch
            try:
                item = self._jobs.get_nowait()
            except queue.Empty:
                return batch
        if batch:
            self._jobs.put(None)
        return batch

    def _commit(self, connection: sa.Connection, batch: list[_Pending]) -> None:
        """Commit all jobs together; if one fails, each on its own, so that it alone fails."""
        jobs = [job for job, _ in batch]
        begun = time.perf_counter()
        try:
            results = _appended(connection, jobs)
            if results is None:
                with connection.begin():
                    results = [job(connection) for job in jobs]
        except Exception as problem:
            if len(batch) == 1:
                _log.error("A write failed: %s.", type(problem).__name__)
                _tell([(batch[0][1], problem)])
                return
            for item in batch:
                self._commit(connection, [item])
            return
        self.commits += 1
        if any(isinstance(job, Append) for job in jobs):  # an answer that is held shows nowhere
            self.committed(time.perf_counter() - begun)
        _tell([(promise, result) for (_, promise), result in zip(batch, results, strict=True)])
        self._unfiled += len(batch)
        if self._unfiled >= _FILING:
            self._unfiled = 0
            self._filer.submit(self._file)
        elif self._filed.is_set():
            self._filed.clear()
            with suppress(sqlite3.Error):  # such as a full disk: then the log is brought in another time
                connection.connection.cursor().execute(_FILE).fetchall()

    def _file(self) -> None:
        """Bring the log of SQLite into its file, and have the writer bring in what it commits meanwhile.

        Only between two commits is nothing left over, and only then does the log begin anew in its own place:
        if it grew on and on, every commit would have to store its new length too.
        """
        with self._engine.connect() as connection:
            connection.exec_driver_sql(_FILE)
        self._filed.set()

    # Tables

    def appending(
        self, table: str, number: int, at: Instant, news: Sequence[AnyEntry], listing: Listing | None = None
    ) -> Append:
        """The job that appends entries from `number` on; False if somebody else was there first."""
        rows = [(table, number + offset, at, _encode(entry)) for offset, entry in enumerate(news)]
        return Append(self, rows, listing)

    def keep_listing(self, connection: sa.Connection, table: str, at: Instant, listing: Listing) -> None:
        """Keep what a table is found by."""
        connection.execute(
            schema.tables.update().where(schema.tables.c.id == table),
            {
                "phase": listing.phase,
                "listed": listing.listed,
                "wake_at": listing.wake_at,
                "changed_at": at,
            },
        )
        connection.execute(
            schema.members.delete().where(
                schema.members.c.table_id == table, schema.members.c.person.not_in(listing.members)
            )
        )
        for person in listing.members:
            connection.execute(
                _inserting(self._insert, schema.members), {"table_id": table, "person": person}
            )

    async def opening(self, kept: Kept, at: Instant, news: Sequence[AnyEntry], listing: Listing) -> bool:
        """Store a new table; False if its code is taken."""
        row = {
            "id": kept.id,
            "code": kept.code,
            "secret": kept.secret,
            "phase": listing.phase,
            "listed": listing.listed,
            "created_at": at,
            "changed_at": at,
        }
        append = self.appending(kept.id, 0, at, news, listing)
        statement = _inserting(self._insert, schema.tables)

        def job(connection: sa.Connection) -> bool:
            return connection.execute(statement, row).rowcount == 1 and append(connection)

        return await self.write(job)

    async def find(self, code: str) -> Kept | None:
        """The table with this code."""
        found = await self.read(lambda c: c.execute(_KEPT.where(schema.tables.c.code == code)).first())
        return None if found is None else Kept(*found)

    async def entries(self, table: str, first: int = 0) -> list[tuple[Instant, AnyEntry]]:
        """A table's entries from a number on, and when they were made."""
        columns = schema.entries.c
        asked = (
            sa.select(columns.at, columns.body)
            .where(columns.table_id == table, columns.number >= first)
            .order_by(columns.number)
        )
        rows = await self.read(lambda c: c.execute(asked).all())
        try:
            return [(at, _decode(body)) for at, body in rows]
        except msgspec.ValidationError:  # of a kind, or with a field, that came later
            raise Refused("table-unreadable") from None

    async def member_tables(self, person: PersonId) -> list[Kept]:
        """The tables at which a person sits, the newest first."""
        asked = (
            _KEPT.join(schema.members, schema.members.c.table_id == schema.tables.c.id)
            .where(schema.members.c.person == person, schema.tables.c.phase != "closed")
            .order_by(schema.tables.c.changed_at.desc())
            .limit(50)
        )
        return [Kept(*row) for row in await self.read(lambda c: c.execute(asked).all())]

    async def listed_tables(self, limit: int = 50) -> list[Kept]:
        """Public tables, the newest first."""
        columns = schema.tables.c
        asked = (
            _KEPT.where(columns.listed, columns.phase.in_(("lobby", "memorising", "playing")))
            .order_by(columns.changed_at.desc())
            .limit(limit)
        )
        return [Kept(*row) for row in await self.read(lambda c: c.execute(asked).all())]

    async def closed_since(self, since: Instant) -> list[str]:
        """The codes of tables that were closed since then."""
        columns = schema.tables.c
        asked = sa.select(columns.code).where(
            columns.listed.in_((False, True)), columns.phase == "closed", columns.changed_at >= since
        )  # both kinds are named for the index
        return [row.code for row in await self.read(lambda c: c.execute(asked).all())]

    async def waking(self, until: Instant) -> list[Kept]:
        """Tables that have to be looked after by then."""
        asked = _KEPT.where(schema.tables.c.wake_at <= until)
        return [Kept(*row) for row in await self.read(lambda c: c.execute(asked).all())]


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


_KEPT = sa.select(schema.tables.c.id, schema.tables.c.code, schema.tables.c.secret)


def _inserting(insert: Callable[..., object], table: sa.Table) -> sa.Insert:
    """An insert that leaves what is there alone."""
    statement: sa.Insert = insert(table).on_conflict_do_nothing()  # type: ignore[attr-defined]
    return statement


def insert(connection: sa.Connection, rows: Sequence[_Row]) -> None:
    """Insert entries: all of them, or none and an error if one of their numbers is taken.

    The driver does it itself: every move needs it, and most of its time would else be SQLAlchemy's.
    """
    values = [value for row in rows for value in row]
    connection.connection.cursor().execute(_inserting_entries(len(rows)), values)


@lru_cache(maxsize=64)
def _inserting_entries(count: int) -> str:
    return f"INSERT INTO entries (table_id, number, at, body) VALUES {', '.join(['(?, ?, ?, ?)'] * count)}"


def _appended(connection: sa.Connection, jobs: Sequence[Job[object]]) -> list[object] | None:
    """Commit jobs in one statement, a transaction of its own, if all of them only append; else nothing."""
    appends = [job for job in jobs if isinstance(job, Append) and job.listing is None]
    if len(appends) < len(jobs):
        return None
    try:
        insert(connection, [row for job in appends for row in job.rows])
    except sqlite3.IntegrityError:
        if len(jobs) > 1:
            raise
        return [False]
    return [True] * len(jobs)


def migrate(engine: sa.Engine) -> None:
    """Bring the database to the newest schema, from whichever it has."""
    found = version_of(engine)
    if found == newest():
        return
    if found is not None and found > newest():
        raise Refused("database-newer", found=found, known=newest())
    from alembic import command  # noqa: PLC0415 - long to import, and a server that starts again needs none
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS).replace("%", "%%"))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def newest() -> str:
    """The newest version of the schema: the highest number of a step in `migrations`."""
    return max(step.stem.partition("_")[0] for step in (_MIGRATIONS / "versions").glob("[0-9]*.py"))


def address(url: str) -> sa.URL:
    """The address of a database, or a refusal of what is none."""
    try:
        return sa.make_url(url)
    except sa.exc.ArgumentError:
        raise Refused("database-url", url=url) from None


def version_of(engine: sa.Engine) -> str | None:
    """The version of the schema that the database has."""
    if not sa.inspect(engine).has_table("alembic_version"):
        return None
    with engine.connect() as connection:
        return connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar()


def _prepare(connection: object, _record: object) -> None:
    """Every connection to SQLite: readers pass by the writer, and a commit is on the disk."""
    cursor = connection.cursor()  # type: ignore[attr-defined]
    connection.isolation_level = None  # type: ignore[attr-defined]
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "wal_autocheckpoint=0"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: sa.Connection) -> None:
    connection.exec_driver_sql("BEGIN")
