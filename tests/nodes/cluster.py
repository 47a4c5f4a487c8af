"""One PostgreSQL, one Redis, and nodes over them: each in a process of its own."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Coroutine
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any, Self

import psycopg
import sqlalchemy as sa

from mascarade.server import schema
from mascarade.server.databases import database_at
from mascarade.server.service import Service
from tests.backends.servers import Postgres, Redis, wait_for
from tests.faults.judge import Books
from tests.faults.process import Server, until_gone
from tests.server import house
from tests.server.house import Guest, House

_NO_SERVICE: Any = None


class Town(House):
    """A house that knows its guests, so that nobody's line is left open."""

    def __init__(self, port: int) -> None:
        no_service: Service = _NO_SERVICE  # it is in another process
        super().__init__(no_service, port)
        self.guests: list[Guest] = []

    async def guest(self, name: str) -> Guest:
        self.guests.append(await super().guest(name))
        return self.guests[-1]


class Node:
    """A node, as tests of the service see one."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.house = Town(server.port)


def run(test: Coroutine[None, None, None], *nodes: Node) -> None:
    """Run a test's coroutine, and close all lines after it."""

    async def whole() -> None:
        try:
            await test
        finally:
            for guest in [guest for node in nodes for guest in node.house.guests]:
                if guest.line is not None:
                    await guest.line.close()

    house.run(whole())


class Cluster:
    """Nodes that share a database. They come up two at a time, since most of a start is waiting."""

    def __init__(self, folder: Path, *, durable: bool = False, redis: bool = True) -> None:
        self._folder = folder
        self._stack = ExitStack()
        self.postgres = self._stack.enter_context(Postgres(durable=durable))
        self.redis = self._stack.enter_context(Redis()) if redis else None
        self.url = self.postgres.make("tables")
        self._servers: list[Server] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_raised: object) -> None:
        for server in self._servers:
            until_gone(server.kill())
        self._stack.close()

    def start(self, *options: str, planted: str | None = None, compiled: bool = False) -> Server:
        """A server that is about to come up."""
        redis = ("--redis", self.redis.url) if self.redis is not None else ()
        server = Server(self.url, self._folder, *redis, *options, planted=planted, compiled=compiled)
        self._servers.append(server)
        return server

    def nodes(self, count: int, *options: str) -> list[Node]:
        """So many nodes that can serve."""
        started = [self.start(*options) for _ in range(count)]
        for server in started:
            server.until_told().until_ready()
        return [Node(server) for server in started]

    # The database

    def read(self, asked: str, *values: object) -> list[tuple[Any, ...]]:
        """Ask the database itself."""
        with psycopg.connect(self.postgres.address("tables")) as connection:
            return connection.execute(asked, values).fetchall()

    def books(self, code: str) -> Books:
        """A table as it is stored, every entry folded again: none of them can be there twice."""
        copy = self._folder / "books.db"
        self.keep(copy)
        books = Books(code)
        with closing(sqlite3.connect(copy)) as database:
            books.read(database)
        return books

    def keep(self, copy: Path) -> None:
        """Copy what is stored into a file of SQLite, for the judge."""
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


class Shared:
    """The place of a siege: a PostgreSQL that goes on while its server is killed."""

    def __init__(self, cluster: Cluster) -> None:
        self._cluster = cluster

    def server(self, planted: str | None = None, compiled: bool = False) -> Server:
        return self._cluster.start(planted=planted, compiled=compiled)

    def keep(self, copy: Path) -> None:
        """What the dead server had sent may still be under way."""
        wait_for(lambda: not self._visitors(), "the dead server's connections' end")
        self._cluster.keep(copy)

    def _visitors(self) -> int:
        asked = "SELECT count(*) FROM pg_stat_activity WHERE application_name = 'mascarade'"
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
    """How long something took."""

    def __init__(self) -> None:
        self._began = time.monotonic()

    def __call__(self) -> float:
        return time.monotonic() - self._began
