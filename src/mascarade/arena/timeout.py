"""Time limits for third-party code, enforced by a signal even in an endless loop."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable
from time import monotonic
from types import FrameType
from typing import ParamSpec, TypeVar

REPEAT_SECONDS = 0.05
"""Interval at which the signal is repeated, for code that caught the first one and continued."""

P = ParamSpec("P")
T = TypeVar("T")


class TimedOut(BaseException):
    """The call took too long. Not an `Exception`, so that few handlers catch it."""


class Timeout:
    """A context manager that calls functions and interrupts those that take too long.

    The signal reaches only the main thread of a Unix process, which is where workers play. Elsewhere a call
    is not interrupted, but `TimedOut` is still raised after it.
    """

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self._running = False
        self._expired = False
        self._can_interrupt = (
            hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()
        )

    def __enter__(self) -> Timeout:
        """Take over the alarm signal."""
        if self._can_interrupt:
            self._before = signal.signal(signal.SIGALRM, self._interrupt)
        return self

    def __exit__(self, *_: object) -> None:
        """Give the alarm signal back."""
        if self._can_interrupt:
            signal.signal(signal.SIGALRM, signal.SIG_DFL if self._before is None else self._before)

    def _interrupt(self, _number: int, _frame: FrameType | None) -> None:
        if self._running:
            self._expired = True
            raise TimedOut

    def call(self, function: Callable[P, T], /, *arguments: P.args, **named: P.kwargs) -> T:
        """The function's result, or `TimedOut`, even if it caught the interruption and returned."""
        self._expired = False
        started = monotonic()
        try:
            self._running = True
            if self._can_interrupt:
                signal.setitimer(signal.ITIMER_REAL, self.seconds, REPEAT_SECONDS)
            result = function(*arguments, **named)
            self._running = False
        except BaseException:
            self._running = False
            raise
        finally:
            if self._can_interrupt:
                signal.setitimer(signal.ITIMER_REAL, 0)
        if self._expired or monotonic() - started > self.seconds:
            raise TimedOut
        return result
