"""Test tiers: fast tests, tests for every change, all tests, or a soak.

`MASCARADE_TIER` is `check`, `test` or `full`; the default is `full`. A soak (`MASCARADE_SOAK`) is a full run
with that many times more examples.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path
from typing import Final, TypeVar

import pytest
from _pytest.mark import ParameterSet

T = TypeVar("T")

TIERS: Final = ("check", "test", "full")
SOAK: Final = int(os.environ.get("MASCARADE_SOAK") or 0)
"""The factor by which a soak searches longer; 0 in an ordinary run."""
TIER: Final = "full" if SOAK else os.environ.get("MASCARADE_TIER") or "full"

_HERE: Final = Path(__file__).parent
_SLOW: Final = (
    *("adversary", "arena", "bots", "browser", "envs", "fairness", "repo", "resilience", "secrecy"),
    *("whole_games/parity", "whole_games/perft", "whole_games/properties"),
    *("cli/test_demo.py", "cli/test_language.py", "cli/test_process.py", "cli/test_tables.py"),
    "kernel/test_compile_cache.py",
)
_WITHOUT_A_SERVER: Final = ("test_fold.py", "test_names.py", "test_rate_limit.py")
LEFT_OUT_OF_CHECK: Final = frozenset(
    {_HERE / name for name in _SLOW}
    | {path for path in (_HERE / "server").rglob("test_*.py") if path.name not in _WITHOUT_A_SERVER}
)
"""Folders and files that `make check` leaves out."""

full = pytest.mark.full
"""Marks a test for `make test-full` only; `make test` runs a similar one."""

if TIER not in TIERS:
    raise pytest.UsageError(f"MASCARADE_TIER is one of {', '.join(TIERS)}, not {TIER!r}.")


def scaled(count: int) -> int:
    """This many examples in a full run, a third of them in `make test`, more in a soak."""
    if SOAK:
        return count * SOAK
    return count if TIER == "full" else -(-count // 3)


def by_tier(usual: T, whole: T) -> T:
    """The first in `make test`, the second in `make test-full` and in a soak."""
    return whole if TIER == "full" else usual


def one_in(number: int, cases: Iterable[object]) -> list[ParameterSet]:
    """Run every `number`-th case, starting with the first, and the other cases only in a full run."""
    return [
        pytest.param(*(case if isinstance(case, tuple) else (case,)), marks=full if index % number else ())
        for index, case in enumerate(cases)
    ]
