"""The on-disk cache of compiled loops: in the user's cache folder, found by what they were compiled from.

Numba looks for compiled code beside the source file, and only that file can make it stale. Another clone of
the same sources would compile everything again, and a constant imported from another file would not change.
Here the name of the folder is a hash of all sources that a loop is built from, of Python and of numba: equal
sources share their code wherever they lie, and changed sources never meet old code.

Compiled code is executed: a folder that belongs to another user, or that others may write to, is not used.
This is the only module that uses private parts of numba; tests/repo/test_dependencies.py names them.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import stat
import sys
import time
from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any

import numba
from numba.core.caching import CompileResultCacheImpl, FunctionCache, _CacheLocator

UNUSED_SECONDS = 30 * 24 * 60 * 60
"""Compiled code that nobody has used for so long is removed."""
MAX_VERSIONS = 12
"""Folders that one package may have, for several Pythons and several states of its sources."""
NO_REFERENCE_COUNTS: Mapping[str, Any] = MappingProxyType({"_nrt": False})
"""An option of `njit`: references to arrays are not counted, and no arrays can be made."""


def cache_compiled(dispatcher: object, *sources: Path) -> None:
    """Keep what this function is compiled to for the next process, until one of its sources changes.

    Sources are files, or folders with all that is below them; the last one is the function's own. Where no
    private folder can be written to, each process compiles for itself.
    """
    function: object = getattr(dispatcher, "py_func", None)
    if function is None:  # nothing is compiled in this process (NUMBA_DISABLE_JIT=1)
        return
    folder = folder_for(sources)
    if folder is not None:
        vars(dispatcher)["_cache"] = _cache_in(folder)(function)


@cache
def folder_for(sources: tuple[Path, ...]) -> Path | None:
    """The folder for what is compiled from these sources, made if need be; None where there can't be one."""
    root, name = cache_root(), sources[-1].stem
    try:
        found = root / name / f"{sys.implementation.cache_tag}-{source_hash(sources)}"
        is_new = not found.exists()
        if not all(_is_private(folder) for folder in (root, root / name, found)):
            return None
        os.utime(found)  # used today
        if is_new:
            _prune(root / name, keep=found)
    except OSError:
        return None
    return found


def cache_root() -> Path:
    """Where compiled code is kept: in NUMBA_CACHE_DIR where that is set, else in the user's own cache."""
    if chosen := os.environ.get("NUMBA_CACHE_DIR"):
        return Path(chosen) / "mascarade"
    if sys.platform == "darwin":
        return Path("~/Library/Caches/mascarade/compiled").expanduser()
    home = os.environ.get("XDG_CACHE_HOME") or os.environ.get("LOCALAPPDATA") or "~/.cache"
    return Path(home).expanduser() / "mascarade" / "compiled"


def source_hash(sources: tuple[Path, ...]) -> str:
    """A hash of every source file, by name and content, and of the compiler."""
    found = hashlib.sha256(f"{sys.version} {numba.__version__}".encode())
    for source in sources:
        files = sorted(source.rglob("*.py")) if source.is_dir() else [source]
        for file in files:
            content = hashlib.sha256(file.read_bytes()).hexdigest()
            found.update(f"{file.relative_to(source.parent).as_posix()} {content}\n".encode())
    return found.hexdigest()[:32]


def _is_private(folder: Path) -> bool:
    """Whether a folder, made if need be, can be trusted with code that is executed: it is ours alone."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    found = folder.lstat()
    if not stat.S_ISDIR(found.st_mode):
        return False
    if not hasattr(os, "geteuid"):  # Windows keeps each user's folder from the others
        return True
    return found.st_uid == os.geteuid() and not found.st_mode & (stat.S_IWGRP | stat.S_IWOTH)


def _prune(folder: Path, *, keep: Path) -> None:
    """Remove what has not been used for long, and the oldest where there are too many."""
    others = [(path.stat().st_mtime, path) for path in folder.iterdir() if path != keep]
    others.sort(reverse=True)
    for number, (used, path) in enumerate(others, start=2):
        if number > MAX_VERSIONS or used < time.time() - UNUSED_SECONDS:
            with suppress(OSError):
                shutil.rmtree(path)


@cache
def _cache_in(folder: Path) -> type[Any]:
    """Numba's cache of a function, in this folder."""

    class Locator(_CacheLocator):
        """Says where a function's compiled code is; the folder's name is its stamp too."""

        def __init__(self, function: Any, file: str) -> None:
            self._py_file = file
            self._module, self._line = function.__module__, function.__code__.co_firstlineno

        def get_cache_path(self) -> str:
            return str(folder)

        def get_source_stamp(self) -> str:
            return folder.name

        def get_disambiguator(self) -> str:
            return f"{self._module}-{self._line}"

        @classmethod
        def from_function(cls, function: Any, file: str) -> Locator:
            return cls(function, file)

    class Implementation(CompileResultCacheImpl):
        """What is kept, and under which name."""

        _locator_classes = [Locator]  # noqa: RUF012 - numba's own shape

    class FolderCache(FunctionCache):
        """The cache that a compiled function asks."""

        _impl_class = Implementation

    return FolderCache
