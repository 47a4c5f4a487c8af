"""A cluster: one PostgreSQL, one Redis, and several nodes, each in its own process.

A cluster that never stops its PostgreSQL uses a new database in the PostgreSQL shared by this process.
"""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Coroutine
from contextlib import ExitStack, closing
from itertools import count
from pathlib import Path
from typing import Any, Self

import psycopg
import redis as redis_client
import sqlalchemy as sa

from mascarade.server.storage import schema
from mascarade.server.storage.engines import database_at
from tests.kit import service
from tests.kit.backends import databases
from tests.kit.backends.servers import Postgres, Redis
from tests.kit.client import RemoteServer
from tests.kit.server_process import ServerProcess, wait_for
from tests.resilience.kills.checker import StoredTable

_CHANNEL = "mascarade"
_numbers = count()
NEVER_DEAD = ("--dead-after", "86400")
"""Keeps nodes from declaring each other dead on a slow machine."""


class Node:
    """A node and the address that clients use."""

    def __init__(self, process: ServerProcess) -> None:
        self.process = process
        self.server = RemoteServer(process.port)


def run(test: Coroutine[None, None, None], node: Node, *others: Node) -> None:
    """Run a test's coroutine and then close all connections to these nodes."""

    async def whole() -> None:
        try:
            await test
        finally:
            for used in (node, *others):
                for seat in used.server.connections:
                    await seat.close()
                used.server.connections.clear()

    service.run(whole())


class Cluster:
    """Nodes that share a database. They start in parallel, because a start is mostly waiting."""

    def __init__(self, folder: Path, *, stoppable: bool = False) -> None:
        """With `stoppable`, the PostgreSQL is private and durable, so that tests can stop and kill it."""
        self._folder = folder
        self._stack = ExitStack()
        own = self._stack.enter_context
        self.postgres = own(Postgres(durable=True)) if stoppable else databases.postgres()
        self.redis = own(Redis())
        self._name = f"nodes{next(_numbers)}"
        self.url = self.postgres.make(self._name)
        self._servers: list[ServerProcess] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_raised: object) -> None:
        for server in self._servers:
            server.end()
        self._stack.close()

    def start(self, *options: str, planted: str | None = None, compiled: bool = False) -> ServerProcess:
        """Start a server without waiting for it."""
        redis = ("--redis", self.redis.url)
        server = ServerProcess(self.url, self._folder, *redis, *options, planted=planted, compiled=compiled)
        self._servers.append(server)
        return server

    def nodes(self, count: int, *options: str, planted: str | None = None) -> list[Node]:
        """Start this many nodes and wait until they are ready and subscribed to each other's hints."""
        started = [self.start(*options, planted=planted) for _ in range(count)]
        for server in started:
            server.wait_for_address().wait_until_ready()
        wait_for(lambda: self._listeners() >= len(self._servers), "the nodes' hearing of each other")
        return [Node(server) for server in started]

    def _listeners(self) -> int:
        with redis_client.Redis.from_url(self.redis.url) as client:
            found: list[tuple[bytes, int]] = client.pubsub_numsub(_CHANNEL)
            return found[0][1]

    # The database

    def read(self, asked: str, *values: object) -> list[tuple[Any, ...]]:
        """Query the database directly."""
        with psycopg.connect(self.postgres.address(self._name)) as connection:
            return connection.execute(asked, values).fetchall()

    def stored_table(self, code: str) -> StoredTable:
        """A table's stored entries, folded again. A duplicate entry would fail here."""
        copy = self._folder / "copy.db"
        self.copy_to(copy)
        table = StoredTable(code)
        with closing(sqlite3.connect(copy)) as database:
            table.read(database)
        return table

    def copy_to(self, copy: Path) -> None:
        """Copy the database into an SQLite file, for the checker."""
        copy.unlink(missing_ok=True)
        made = sa.create_engine(f"sqlite:///{copy}")
        schema.metadata.create_all(made)
        engine = database_at(self.url).engine().execution_options(isolation_level="REPEATABLE READ")
        with engine.connect() as there, made.begin() as here:
            for table in schema.metadata.sorted_tables:
                rows = [dict(row) for row in there.execute(sa.select(table)).mappings()]
                if rows:
                    here.execute(table.insert(), rows)
        engine.dispose()
        made.dispose()


class SharedDatabase:
    """The database of a kill run in PostgreSQL, which survives the kill of its server."""

    def __init__(self, cluster: Cluster) -> None:
        self._cluster = cluster

    def server(self, planted: str | None = None, compiled: bool = False) -> ServerProcess:
        return self._cluster.start(planted=planted, compiled=compiled)

    def copy_to(self, copy: Path) -> None:
        """Copy once the killed server's statements have ended."""
        wait_for(lambda: not self._visitors(), "the dead server's connections' end")
        self._cluster.copy_to(copy)

    def _visitors(self) -> int:
        asked = (
            "SELECT count(*) FROM pg_stat_activity"
            " WHERE application_name = 'mascarade' AND datname = current_database()"
        )
        found: int = self._cluster.read(asked)[0][0]
        return found

    def count(self, table: str, part: str) -> int:
        asked = (
            "SELECT count(*) FROM entries"
            " WHERE table_id = %s AND position(%s IN convert_from(body, 'UTF8')) > 0"
        )
        found: int = self._cluster.read(asked, table, part)[0][0]
        return found


class Stopwatch:
    """Measures elapsed seconds."""

    def __init__(self) -> None:
        self._began = time.monotonic()

    def __call__(self) -> float:
        return time.monotonic() - self._began
