"""The database back end of a test: SQLite, or PostgreSQL where the test is parametrised.

All tests of a process share one PostgreSQL and one Redis. Each test starts with empty databases.
"""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path
from typing import ClassVar, Literal

import psycopg
import sqlalchemy as sa

from mascarade.server.storage import schema
from mascarade.server.storage.engines import database_at
from mascarade.server.storage.migrate import migrate
from tests.kit.backends.servers import Postgres, Redis

Kind = Literal["sqlite", "postgresql"]


class _Now:
    """The back end of the running test."""

    kind: Kind = "sqlite"
    names: ClassVar[dict[Path, str]] = {}
    """PostgreSQL database names by the path the test uses."""


def choose(kind: Kind) -> None:
    """Select the back end at the start of a test."""
    _Now.kind = kind
    _Now.names = {}


def url(path: Path) -> str:
    """The URL of the database at this path."""
    if _Now.kind == "sqlite":
        return f"sqlite:///{path}"
    if path not in _Now.names:
        _Now.names[path] = _emptied(f"t{len(_Now.names)}")
    return postgres().url(_Now.names[path])


def redis() -> str | None:
    """The URL of the Redis that goes with PostgreSQL; None with SQLite."""
    return None if _Now.kind == "sqlite" else _redis().url


@lru_cache(maxsize=1)
def postgres() -> Postgres:
    """The PostgreSQL server shared by this process."""
    return Postgres()


@lru_cache(maxsize=1)
def _redis() -> Redis:
    return Redis()


def close() -> None:
    """Stop the servers that were started. They start again on the next use."""
    for server in (postgres, _redis):
        if server.cache_info().currsize:
            server().close()
            server.cache_clear()
    _made.cache_clear()


@cache
def _made(name: str) -> str:
    """Create a database with the current schema."""
    engine = database_at(postgres().make(name)).engine()
    migrate(engine)
    engine.dispose()
    return name


def _emptied(name: str) -> str:
    tables = ", ".join(f'"{table}"' for table in schema.metadata.tables)
    with psycopg.connect(postgres().address(_made(name)), autocommit=True) as connection:
        connection.execute(f"TRUNCATE {tables}")
    return name


def fresh(path: Path) -> sa.Engine:
    """An engine for a database without tables."""
    if _Now.kind == "sqlite":
        return database_at(f"sqlite:///{path}").engine()
    _Now.names[path] = name = f"fresh{path.name}{len(_Now.names)}-{abs(hash(path))}"
    return database_at(postgres().make(name)).engine()
