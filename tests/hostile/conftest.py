"""One house for everybody who only wants to be refused by it."""

from collections.abc import Iterator

import pytest

from mascarade.server.limits import Limits
from tests.hostile.siege import client, standing
from tests.server.house import House, generous


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A service with wide limits."""
    config = generous(tmp_path_factory.mktemp("house") / "t.db", connections_per_address=10_000)
    with standing(config) as found:
        found.service.misses = Limits(rate=1e6, burst=1e6)
        yield found


@pytest.fixture(scope="session")
def token(house: House) -> str:
    """Somebody who is known there."""
    with client(house) as asker:
        told: str = asker.post("/api/people", json={"name": "Ada"}).json()["token"]
    return told
