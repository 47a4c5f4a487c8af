"""What can depend on the database is tested on every kind of it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.backends import back_ends

EVERYWHERE = {"test_clocks", "test_contests", "test_migrations", "test_people", "test_play", "test_store"}
EVERYWHERE |= {"test_tables", "test_designs", "test_record"}


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run for PostgreSQL too, unless a test is about SQLite."""
    only = metafunc.definition.get_closest_marker("sqlite") is not None
    if metafunc.module.__name__.rpartition(".")[2] in EVERYWHERE and not only:
        metafunc.parametrize("back_end", ["sqlite", "postgresql"], indirect=True)


@pytest.fixture(autouse=True)
def back_end(request: pytest.FixtureRequest) -> Iterator[None]:
    """The database that the test's service has."""
    back_ends.choose(getattr(request, "param", "sqlite"))
    yield
    back_ends.choose("sqlite")


@pytest.fixture(scope="session", autouse=True)
def servers() -> Iterator[None]:
    """End PostgreSQL and Redis with the tests."""
    yield
    back_ends.close()
