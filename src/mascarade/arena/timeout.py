"""Time limits for code that is not ours: interrupts what takes too long, even an endless loop."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable
from time import monotonic
from types import FrameType
from typing import ParamSpec, TypeVar

AGAIN = 0.05
"""Seconds after which the clock rings again, for code that caught the first ring and went on."""

P = ParamSpec("P")
T = TypeVar("T")


class TimedOut(BaseException):
    """It took too long. Not an `Exception`, so that few catch it on its way out."""


class Timeout:
    """Calls functions and interrupts those that take longer than allowed.

    The clock is a signal, which only reaches the main thread of a Unix process: workers play in theirs.
    Elsewhere a call can't be cut short, but is still found late. Use it in a `with` statement.
    """

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self._running = False
        self._rang = False
        self._rings = hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()

    def __enter__(self) -> Timeout:
        """Take over the alarm signal."""
        if self._rings:
            self._before = signal.signal(signal.SIGALRM, self._ring)
        return self

    def __exit__(self, *_: object) -> None:
        """Give the alarm signal back."""
        if self._rings:
            signal.signal(signal.SIGALRM, signal.SIG_DFL if self._before is None else self._before)

    def _ring(self, _number: int, _frame: FrameType | None) -> None:
        if self._running:
            self._rang = True
            raise TimedOut

    def call(self, function: Callable[P, T], /, *arguments: P.args, **named: P.kwargs) -> T:
        """What the function answers, or `Late`, also if it caught the interruption and answered."""
        self._rang = False
        began = monotonic()
        try:
            self._running = True
            if self._rings:
                signal.setitimer(signal.ITIMER_REAL, self.seconds, AGAIN)
            answer = function(*arguments, **named)
            self._running = False
        except BaseException:
            self._running = False
            raise
        finally:
            if self._rings:
                signal.setitimer(signal.ITIMER_REAL, 0)
        if self._rang or monotonic() - began > self.seconds:
            raise TimedOut
        return answer
