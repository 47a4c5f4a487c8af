"""Digests of the code of bots, so that the games of a changed bot are not added to older ones."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.util import find_spec
from pathlib import Path

import mascarade
from mascarade.bots.registry import LEARNED, bot_named, installed_entry

OURS = ("bots", "beliefs", "kernel", "rules")
"""The packages whose sources decide what a bot of this package plays."""


@cache
def bot_digest(name: str) -> str:
    """A digest of a bot's sources, of its distribution and version, and of the file of a learned policy.

    Sources are those of the package that the bot's module belongs to, read once per process.
    """
    parts = [bot_named(name).digest or ""]
    if name.startswith(LEARNED):
        parts.append(_digest_of_ours())
    else:
        entry = installed_entry(name)
        package = entry.module.partition(".")[0]
        parts += [entry.value, *((entry.dist.name, entry.dist.version) if entry.dist else ())]
        parts.append(_digest_of_ours() if package == mascarade.__name__ else _digest_of(_sources(package)))
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()


@cache
def _digest_of_ours() -> str:
    root = Path(mascarade.__file__).parent
    return _digest_of(root / part for part in OURS)


def _sources(package: str) -> Iterator[Path]:
    """The file of a module, or the folders of a package."""
    spec = find_spec(package)
    if spec is None:
        return
    if spec.submodule_search_locations is not None:
        yield from map(Path, spec.submodule_search_locations)
    elif spec.origin is not None:
        yield Path(spec.origin)


def _digest_of(sources: Iterable[Path]) -> str:
    """A digest of files, by name and content; caches of compiled code are left out."""
    found = hashlib.sha256()
    for source in sources:
        files = sorted(path for path in source.rglob("*") if path.is_file()) if source.is_dir() else [source]
        for file in files:
            if file.is_file() and "__pycache__" not in file.parts:
                content = hashlib.sha256(file.read_bytes()).hexdigest()
                found.update(f"{file.relative_to(source.parent).as_posix()} {content}\n".encode())
    return found.hexdigest()
