"""Compilation of the kernel's loops with numba, cached on disk."""

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
"""One game, as `layout` describes it."""
Rows = NDArray[np.int16]
"""Many games, one per row."""
Tables = NDArray[np.int32]
"""The numbers of a setup; see `setup`."""


_ROOT = Path(__file__).parents[1]
_COUNTED: Mapping[str, Any] = MappingProxyType({"error_model": "numpy"})
_LEAN: Mapping[str, Any] = MappingProxyType({**_COUNTED, **NO_REFERENCE_COUNTS})
"""Without numba's reference counts."""


def jit(loop: Callable[P, R]) -> Callable[P, R]:
    """Compile a loop at its first call, and cache it for the next process.

    It must not allocate arrays: references are not counted. Counting them in every small function would make
    the kernel a third slower, and slower to compile.
    """
    return _cached(loop, njit(**_LEAN)(loop))


def jit_inline(loop: Callable[P, R]) -> Callable[P, R]:
    """The same for a function that is inlined into its callers.

    For what every step runs, and for long functions with one caller: a function that is compiled separately
    is compiled again with each one above it.
    """
    return _cached(loop, njit(**_LEAN, inline="always")(loop))


def jit_alloc(loop: Callable[P, R]) -> Callable[P, R]:
    """The same for a loop that allocates arrays."""
    return _cached(loop, njit(**_COUNTED)(loop))


def jit_parallel(loop: Callable[P, R]) -> Callable[P, R]:
    """The same for a loop over games that may use every core.

    Never wrap one function both ways: numba would cache both under one name.
    """
    return _cached(loop, njit(**_COUNTED, parallel=True)(loop))


def _cached(loop: Callable[P, R], compiled: object) -> Callable[P, R]:
    """Cache a loop until the rules, the kernel or its package change: they are compiled into it."""
    cache_compiled(compiled, _ROOT / "rules", _ROOT / "kernel", _package(Path(loop.__code__.co_filename)))
    return cast(Callable[P, R], compiled)


def _package(file: Path) -> Path:
    """The package of a file in `mascarade`; the file itself elsewhere."""
    return _ROOT / file.relative_to(_ROOT).parts[0] if file.is_relative_to(_ROOT) else file
