"""How the kernel's loops are compiled: at their first call, and kept on disk for the next process."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import ParamSpec, TypeVar, cast

import numpy as np
from numba import njit
from numpy.typing import NDArray

P = ParamSpec("P")
R = TypeVar("R")

Row = NDArray[np.int16]
"""One game; `layout` says what stands where."""
Rows = NDArray[np.int16]
"""Many games, one a row."""
Tables = NDArray[np.int32]
"""Everything about a setup that the loops ask; see `tables`."""


def _stamp() -> tuple[float, int]:
    """When the room was last changed, and its size."""
    found = [path.stat() for path in Path(__file__).parent.glob("*.py")]
    return max((stat.st_mtime for stat in found), default=0.0), sum(stat.st_size for stat in found)


STAMP = _stamp()


def compiled(loop: Callable[P, R]) -> Callable[P, R]:
    """Compile a loop when it is first called, and keep it for the next process."""
    return _kept(njit(cache=True, error_model="numpy")(loop))


def compiled_wide(loop: Callable[P, R]) -> Callable[P, R]:
    """The same for a loop over games that may use every core.

    Never wrap one function both ways: numba would keep both under one name.
    """
    return _kept(njit(cache=True, parallel=True, error_model="numpy")(loop))


def _kept(loop: object) -> Callable[P, R]:
    """The loop, whose kept code grows stale with any file of this room.

    Numba looks only at the file of the loop itself, but the numbers of `layout` and the loops that it calls
    are compiled into it.
    """
    files = getattr(getattr(loop, "_cache", None), "_cache_file", None)
    if files is not None and hasattr(files, "_source_stamp"):
        files._source_stamp = STAMP
    return cast(Callable[P, R], loop)
