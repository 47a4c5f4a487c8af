"""The project's files, as git would commit them."""

import shutil
import subprocess
from fnmatch import fnmatch
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


@cache
def project_files() -> tuple[Path, ...]:
    """Every file that is tracked or not ignored, relative to the root. Works without git too."""
    if (ROOT / ".git").exists() and shutil.which("git"):
        # The folder may belong to another user than the tests run as.
        command = [
            "git",
            "-c",
            f"safe.directory={ROOT}",
            "ls-files",
            "--cached",
            "--others",
            "--exclude-standard",
            "-z",
        ]
        listing = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
        paths = [Path(name) for name in listing.split("\0") if name]
    else:
        paths = [path.relative_to(ROOT) for path in ROOT.rglob("*") if not _ignored(path.relative_to(ROOT))]
    return tuple(sorted(path for path in paths if (ROOT / path).is_file()))


@cache
def _ignore_patterns() -> tuple[str, ...]:
    lines = (ROOT / ".gitignore").read_text(encoding="utf-8").splitlines()
    return tuple(line.rstrip("/") for line in lines if line and not line.startswith("#"))


def _ignored(path: Path) -> bool:
    folders = [str(folder) for folder in (path, *path.parents)]
    return any(
        pattern.removeprefix("/") in folders
        if "/" in pattern
        else any(fnmatch(part, pattern) for part in path.parts)
        for pattern in _ignore_patterns()
    )
