"""Configuration of all tests: tiers, Hypothesis profiles, failure reports, and Ctrl-C."""

from __future__ import annotations

import logging
import os
import signal
import sys
from collections.abc import Generator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests.kit import evidence
from tests.tiers import LEFT_OUT_OF_CHECK, SOAK, TIER

SLOW_IS_FINE = (HealthCheck.too_slow, HealthCheck.data_too_large)

pytest.register_assert_rewrite("mascarade.testing")

settings.register_profile(
    "steady", deadline=None, derandomize=True, database=None, suppress_health_check=SLOW_IS_FINE
)
settings.register_profile(
    "soak", deadline=None, database=None, print_blob=True, suppress_health_check=SLOW_IS_FINE
)
settings.load_profile("soak" if SOAK else "steady")

# A background job ignores SIGINT, and the processes it starts would inherit that.
signal.signal(signal.SIGINT, signal.default_int_handler)


SILENCE_MS = 24 * 60 * 60 * 1000
"""Heartbeat timeout for servers in this process, since heartbeats run in real time."""


def pytest_xdist_auto_num_workers() -> int:
    """Two workers more than cores, because many tests wait for processes, sockets and browsers."""
    return 2 + (len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1)


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """Leave slow folders and files out of `make check`."""
    return True if TIER == "check" and collection_path in LEFT_OUT_OF_CHECK else None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Deselect tests marked `full` outside `make test-full`."""
    if TIER == "full":
        return
    later = [item for item in items if item.get_closest_marker("full") is not None]
    config.hook.pytest_deselected(items=later)
    items[:] = [item for item in items if item.get_closest_marker("full") is None]


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Drop the evidence of the previous test."""
    evidence.clear()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Add the attached evidence and a command to rerun the test to the report of a failure."""
    report = yield
    if report.failed:
        report.sections.append(("run it again", _command(item)))
        report.sections += evidence.collected()
    return report


@pytest.fixture(autouse=True)
def process_state() -> Generator[None]:
    """Fail a test that changes the log levels, the environment or the working directory of this process."""
    known = logging.Logger.manager.loggerDict.values()
    loggers = [logging.getLogger(), *(each for each in known if isinstance(each, logging.Logger))]
    before = _process_state(loggers)
    yield
    after = _process_state(loggers)
    changed = dict(after.items() ^ before.items())
    assert not changed


@pytest.fixture(autouse=True)
def heartbeat(process_state: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep a slow machine from closing connections to a server in this process."""
    if "mascarade.server.http.websocket" in sys.modules:
        monkeypatch.setattr("mascarade.server.http.websocket.HEARTBEAT_MS", SILENCE_MS)


def _process_state(loggers: list[logging.Logger]) -> dict[str, object]:
    # Every server in this process sets uvicorn's levels to the same values; Ray sets environment variables.
    levels = {f"the level of {each.name}": each.level for each in loggers if "uvicorn" not in each.name}
    variables = {
        name: value for name, value in os.environ.items() if not name.startswith(("RAY_", "PYTEST_"))
    }
    return {**variables, **levels, "the folder": Path.cwd()}


def _command(item: pytest.Item) -> str:
    seed = str(item.config.getoption("random_order_seed"))
    order = (
        "" if seed.startswith("default:") else f"  # the order had --random-order --random-order-seed={seed}"
    )
    return f"MASCARADE_TIER={TIER} .venv/bin/python -m pytest {item.nodeid!r}{order}"
