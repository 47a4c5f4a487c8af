"""Which database a test's service has: SQLite, unless the test runs for PostgreSQL too.

One PostgreSQL and one Redis serve all tests of a process. A test's databases are empty when it begins.
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
    """What the test that runs has chosen."""

    kind: Kind = "sqlite"
    names: ClassVar[dict[Path, str]] = {}
    """By the path that a test has for it: the name of a database."""


def choose(kind: Kind) -> None:
    """A test begins."""
    _Now.kind = kind
    _Now.names = {}


def url(path: Path) -> str:
    """The address of the database that a test has by this path."""
    if _Now.kind == "sqlite":
        return f"sqlite:///{path}"
    if path not in _Now.names:
        _Now.names[path] = _emptied(f"t{len(_Now.names)}")
    return postgres().url(_Now.names[path])


def redis() -> str | None:
    """The address of the Redis beside it."""
    return None if _Now.kind == "sqlite" else _redis().url


@lru_cache(maxsize=1)
def postgres() -> Postgres:
    """The PostgreSQL of this process."""
    return Postgres()


@lru_cache(maxsize=1)
def _redis() -> Redis:
    return Redis()


def close() -> None:
    """End what was started; whoever comes after has it started again."""
    for server in (postgres, _redis):
        if server.cache_info().currsize:
            server().close()
            server.cache_clear()
    _made.cache_clear()


@cache
def _made(name: str) -> str:
    """A database with all tables."""
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
    """Connections to a database without any tables."""
    if _Now.kind == "sqlite":
        return database_at(f"sqlite:///{path}").engine()
    _Now.names[path] = name = f"fresh{path.name}{len(_Now.names)}-{abs(hash(path))}"
    return database_at(postgres().make(name)).engine()
