"""One PostgreSQL and one Redis for all tests of a process that stop neither."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.kit.backends import databases


@pytest.fixture(scope="session", autouse=True)
def servers() -> Iterator[None]:
    """Stop PostgreSQL and Redis after the tests."""
    yield
    databases.close()
