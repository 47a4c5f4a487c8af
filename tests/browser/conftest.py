"""Fixtures for browser tests: one browser per worker, a shared service, and private services."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from pathlib import Path

import pytest

from tests.browser.harness import Chromium, Site
from tests.browser.harness_service import Service
from tests.browser.scripted_service import Mind, ScriptedService, StartScripted, passes

HERE = Path(__file__).parent
_open: list[Chromium] = []
"""The browser, while tests of this folder run in sequence."""


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> Generator[None, None, None]:
    """Close the browser before a test of another folder, which may need this thread's only event loop."""
    try:
        yield
    finally:
        if _open and (nextitem is None or HERE not in nextitem.path.parents):
            _open.pop().close()


@pytest.fixture
def chromium() -> Chromium:
    """The browser of this worker, started again after a crash."""
    if _open and not _open[0].browser.is_connected():
        _open.pop().close()
    if not _open:
        _open.append(Chromium())
    return _open[0]


@pytest.fixture(scope="session")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """A service for all tests that leave it intact."""
    service = Service(tmp_path_factory.mktemp("shared service")).start()
    yield service
    service.close()


@pytest.fixture
def site(chromium: Chromium, shared: Service) -> Iterator[Site]:
    """The shared service and a browser for its visitors."""
    site = Site(chromium, shared)
    yield site
    site.leave()


@pytest.fixture
def start_scripted(chromium: Chromium, tmp_path: Path) -> Iterator[StartScripted]:
    """Start private services with scripted bots, one at a time."""
    services: list[Site] = []

    def clear() -> None:
        for site in services:
            try:
                site.leave()
            finally:
                site.service.close()

    def start_scripted(
        mind: Mind = passes, seed: int | None = None, *, held: bool = False
    ) -> tuple[Site, ScriptedService]:
        clear()
        folder = tmp_path / f"service {len(services)}"
        folder.mkdir()
        service = ScriptedService(folder, mind, seed, held=held).start()
        services.append(Site(chromium, service))
        return services[-1], service

    yield start_scripted
    clear()


@pytest.fixture
def own_site(chromium: Chromium, tmp_path: Path) -> Iterator[Site]:
    """A private service that the test may kill."""
    service = Service(tmp_path).start()
    site = Site(chromium, service)
    yield site
    try:
        site.leave()
    finally:
        service.close()
