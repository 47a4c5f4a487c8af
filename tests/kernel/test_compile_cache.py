"""The cache of compiled code: keyed by its sources, pruned, and trusted only if it is private."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

import mascarade
from mascarade.compile_cache import MAX_VERSIONS, UNUSED_SECONDS, folder_for

PROGRAM = """
import json
import numpy as np
from mascarade.kernel import rng

rng.mix(np.uint64(7))
stats = rng.mix.stats
print(json.dumps([rng.__file__, sum(stats.cache_hits.values()), sum(stats.cache_misses.values())]))
"""


def clone(folder: Path) -> Path:
    """A copy of the sources, like another clone of the repository."""
    ignored = shutil.ignore_patterns("__pycache__", "client", "locales")
    shutil.copytree(Path(mascarade.__file__).parent, folder / "mascarade", ignore=ignored)
    return folder


def compile_in(clone: Path, cache: Path) -> tuple[int, int]:
    """The cache's hits and misses when a new process calls a compiled function of a clone."""
    environment = {**os.environ, "PYTHONPATH": str(clone), "NUMBA_CACHE_DIR": str(cache)}
    said = subprocess.check_output([sys.executable, "-c", PROGRAM], env=environment, text=True)
    file, hits, misses = json.loads(said)
    assert Path(file).is_relative_to(clone)
    return hits, misses


def test_a_second_clone_compiles_nothing_until_a_source_changes(tmp_path: Path) -> None:
    cache, first, second = tmp_path / "cache", clone(tmp_path / "first"), clone(tmp_path / "another place")
    assert compile_in(first, cache) == (0, 1)
    assert compile_in(second, cache) == (1, 0)
    with (second / "mascarade" / "rules" / "catalogue.py").open("a", encoding="utf-8") as source:
        source.write("# A number that is compiled into the kernel may have changed.\n")
    assert compile_in(second, cache) == (0, 1)
    assert compile_in(first, cache) == (1, 0), "both states of the sources keep their code"


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty cache."""
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    return tmp_path / "mascarade"


def found(source: Path, text: str) -> Path | None:
    """The cache folder for a source with this content, as a new process finds it."""
    source.write_text(text, encoding="utf-8")
    folder_for.cache_clear()
    return folder_for((source,))


def test_old_entries_are_pruned(tmp_path: Path, cache: Path) -> None:
    source, now = tmp_path / "loops.py", time.time()
    folders = [found(source, f"version = {number}\n") for number in range(MAX_VERSIONS)]
    for age, folder in enumerate(folders):
        assert folder is not None
        os.utime(folder, (now - age, now - age))
    os.utime(str(folders[3]), (now - UNUSED_SECONDS - 60,) * 2)
    newest = found(source, "version = 'newest'\n")
    left = {*(cache / "loops").iterdir()}
    assert left == {newest, *folders} - {folders[3]}, "what nobody used for a month"
    found(source, "version = 'one more'\n")
    assert len({*(cache / "loops").iterdir()}) == MAX_VERSIONS, "and the oldest of too many"


def test_what_is_used_stays(tmp_path: Path, cache: Path) -> None:
    source = tmp_path / "loops.py"
    used = found(source, "version = 'used'\n")
    assert used is not None
    for number in range(2 * MAX_VERSIONS):
        os.utime(used, (0, 0))
        assert found(source, "version = 'used'\n") == used
        found(source, f"version = {number}\n")
    assert used.exists()


@pytest.mark.parametrize("mode", [0o777, 0o770])
def test_a_folder_that_others_can_write_to_is_not_used(tmp_path: Path, cache: Path, mode: int) -> None:
    source = tmp_path / "loops.py"
    folder = found(source, "")
    assert folder is not None
    folder.chmod(mode)
    assert found(source, "") is None


def test_a_link_to_somewhere_else_is_not_used(tmp_path: Path, cache: Path) -> None:
    (tmp_path / "elsewhere").mkdir(mode=0o700)
    cache.symlink_to(tmp_path / "elsewhere")
    assert found(tmp_path / "loops.py", "") is None


def test_a_folder_of_another_user_is_not_used(
    tmp_path: Path, cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = tmp_path / "loops.py"
    assert found(source, "") is not None
    somebody = os.geteuid() + 1
    monkeypatch.setattr(os, "geteuid", lambda: somebody)
    assert found(source, "") is None


def test_without_a_cache_folder_nothing_is_cached(tmp_path: Path, cache: Path) -> None:
    cache.touch()
    assert found(tmp_path / "loops.py", "") is None
