"""How the kernel's loops are compiled: at their first call, and kept on disk for the next process."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, ParamSpec, TypeVar, cast

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


_KEPT: Mapping[str, Any] = MappingProxyType({"cache": True, "error_model": "numpy"})
_LEAN: Mapping[str, Any] = MappingProxyType({**_KEPT, "_nrt": False})
"""Without numba's counting of references to arrays."""


@cache
def _stamp(folder: Path) -> tuple[float, int]:
    """When this room, or the folder of a loop elsewhere, was last changed, and their size."""
    found = [path.stat() for room in {Path(__file__).parent, folder} for path in room.glob("*.py")]
    return max((stat.st_mtime for stat in found), default=0.0), sum(stat.st_size for stat in found)


def compiled(loop: Callable[P, R]) -> Callable[P, R]:
    """Compile a loop when it is first called, and keep it for the next process.

    It may make no arrays: references to them are not counted here, which every small function would otherwise
    do for every row it is given. That makes the kernel half as fast again, and sooner compiled.
    """
    return _kept(loop, njit(**_LEAN)(loop))


def compiled_within(loop: Callable[P, R]) -> Callable[P, R]:
    """The same for a function that becomes a part of whoever calls it, and is not compiled by itself.

    For what every step goes through, and for what is long and called in one place: every function that is
    compiled by itself is compiled again with each one above it.
    """
    return _kept(loop, njit(**_LEAN, inline="always")(loop))


def compiled_roomy(loop: Callable[P, R]) -> Callable[P, R]:
    """The same for a loop that makes arrays to work in."""
    return _kept(loop, njit(**_KEPT)(loop))


def compiled_wide(loop: Callable[P, R]) -> Callable[P, R]:
    """The same for a loop over games that may use every core.

    Never wrap one function both ways: numba would keep both under one name.
    """
    return _kept(loop, njit(**_KEPT, parallel=True)(loop))


def _kept(loop: Callable[P, R], made: object) -> Callable[P, R]:
    """The compiled loop, whose kept code grows stale with any file of this room and of the loop's own folder.

    Numba looks only at the file of the loop itself, but the numbers of `layout` and the loops that it calls
    are compiled into it.
    """
    files = getattr(getattr(made, "_cache", None), "_cache_file", None)
    if files is not None and hasattr(files, "_source_stamp"):
        files._source_stamp = _stamp(Path(loop.__code__.co_filename).parent)
    return cast(Callable[P, R], made)
