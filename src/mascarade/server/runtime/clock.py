"""The service's clock, passed in so that tests can hold it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol

from mascarade.server.tables.state import Instant


class Timer(Protocol):
    """Something that will happen."""

    def cancel(self) -> None:
        """Keep it from happening."""


class Clock(Protocol):
    """What tells the time, and calls when it has come."""

    def now(self) -> Instant:
        """Milliseconds since 1970."""

    def monotonic(self) -> float:
        """Seconds that only grow, for limits: a clock that is set back must not starve them."""

    def call_at(self, when: Instant, callback: Callable[[], object]) -> Timer:
        """Call back at that time, or at once if it is past."""


class WallClock:
    """The machine's own time."""

    def now(self) -> Instant:
        """Milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    def monotonic(self) -> float:
        """Seconds since some time before the process started."""
        return time.monotonic()

    def call_at(self, when: Instant, callback: Callable[[], object]) -> Timer:
        """Call back at that time, or at once if it is past."""
        wait = max(0.0, (when - self.now()) / 1000)
        return asyncio.get_running_loop().call_later(wait, callback)
