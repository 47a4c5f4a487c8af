"""How much work a call is, without a clock: the bytes that it allocates, also those that it frees again.

Copying something that grows, again and again, shows here as it would in time, and always the same.
"""

from __future__ import annotations

import gc
import sys
import tracemalloc
from collections.abc import Callable
from types import FrameType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from _typeshed import TraceFunction


def allocated(call: Callable[[], object]) -> int:
    """The bytes that a call allocates: after each line, the most that were in use during it.

    What happens only the first time, such as tracing a line or filling a cache, does not count: the call
    is made twice. Nor does what the garbage collector runs.
    """
    _allocated(call)
    return _allocated(call)


def _allocated(call: Callable[[], object]) -> int:
    total = before = 0

    def count(frame: FrameType, event: str, argument: object) -> TraceFunction:
        nonlocal total, before
        total += tracemalloc.get_traced_memory()[1] - before
        tracemalloc.reset_peak()
        before = tracemalloc.get_traced_memory()[0]
        return count

    tracer = sys.gettrace()
    gc.collect()
    gc.disable()
    tracemalloc.start(1)
    try:
        before = tracemalloc.get_traced_memory()[0]
        sys.settrace(count)
        call()
    finally:
        sys.settrace(tracer)
        tracemalloc.stop()
        gc.enable()
    return total
