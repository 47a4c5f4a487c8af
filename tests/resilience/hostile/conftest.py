"""A server shared by all tests that only expect refusals."""

from collections.abc import Iterator

import pytest

from mascarade.server.runtime.rate_limit import Limits
from tests.kit.service import RunningServer, captured_log, lenient_config
from tests.kit.virtual_clock import VirtualClock
from tests.resilience.hostile.watched_service import client, server_in_thread


@pytest.fixture(scope="session")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A service with generous limits, started once. Its clock stands still, so no other limit recovers."""
    config = lenient_config(tmp_path_factory.mktemp("server") / "t.db", connections_per_address=10_000)
    with server_in_thread(config, clock=VirtualClock()) as found:
        found.service.failed_lookups = Limits(rate=1e6, burst=1e6)
        yield found


@pytest.fixture
def server(shared: RunningServer) -> RunningServer:
    """The shared server, for one test."""
    shared.attach()
    return shared


@pytest.fixture(scope="session")
def token(shared: RunningServer) -> str:
    """The token of a guest there."""
    with client(shared) as asker:
        told: str = asker.post("/api/people", json={"name": "Ada"}).json()["token"]
    return told


@pytest.fixture(autouse=True)
def log() -> Iterator[None]:
    """Capture the log and show it if the test fails."""
    with captured_log():
        yield
