"""How the kernel's loops are compiled: at their first call, and kept on disk for the next process."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, ParamSpec, TypeVar, cast

import numpy as np
from numba import njit
from numpy.typing import NDArray

from mascarade.compile_cache import NO_REFERENCE_COUNTS, cache_compiled

P = ParamSpec("P")
R = TypeVar("R")

Row = NDArray[np.int16]
"""One game; `layout` says what stands where."""
Rows = NDArray[np.int16]
"""Many games, one a row."""
Tables = NDArray[np.int32]
"""Everything about a setup that the loops ask; see `tables`."""


_ROOT = Path(__file__).parents[1]
_COUNTED: Mapping[str, Any] = MappingProxyType({"error_model": "numpy"})
_LEAN: Mapping[str, Any] = MappingProxyType({**_COUNTED, **NO_REFERENCE_COUNTS})
"""Without numba's counting of references to arrays."""


def jit(loop: Callable[P, R]) -> Callable[P, R]:
    """Compile a loop when it is first called, and keep it for the next process.

    It may make no arrays: references to them are not counted here, which every small function would otherwise
    do for every row it is given. That makes the kernel half as fast again, and sooner compiled.
    """
    return _kept(loop, njit(**_LEAN)(loop))


def jit_inline(loop: Callable[P, R]) -> Callable[P, R]:
    """The same for a function that becomes a part of whoever calls it, and is not compiled by itself.

    For what every step goes through, and for what is long and called in one place: every function that is
    compiled by itself is compiled again with each one above it.
    """
    return _kept(loop, njit(**_LEAN, inline="always")(loop))


def jit_alloc(loop: Callable[P, R]) -> Callable[P, R]:
    """The same for a loop that makes arrays to work in."""
    return _kept(loop, njit(**_COUNTED)(loop))


def jit_parallel(loop: Callable[P, R]) -> Callable[P, R]:
    """The same for a loop over games that may use every core.

    Never wrap one function both ways: numba would keep both under one name.
    """
    return _kept(loop, njit(**_COUNTED, parallel=True)(loop))


def _kept(loop: Callable[P, R], made: object) -> Callable[P, R]:
    """The compiled loop, whose code on disk goes stale with the rules, the kernel and the loop's own package.

    The numbers of `layout` and of the rules, and the loops that it calls, are compiled into it.
    """
    cache_compiled(made, _ROOT / "rules", _ROOT / "kernel", _package(Path(loop.__code__.co_filename)))
    return cast(Callable[P, R], made)


def _package(file: Path) -> Path:
    """The package of ours that a file belongs to; the file itself where it is somebody else's."""
    return _ROOT / file.relative_to(_ROOT).parts[0] if file.is_relative_to(_ROOT) else file
