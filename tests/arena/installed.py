"""Bots installed as others would install theirs: a folder on the path, with its metadata and entry points."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tests.cli.command import PATIENCE, clean_environment

STRANGERS = Path(__file__).with_name("strangers.py")
OURS = {
    "strange": "strangers:StrangeBot",
    "raising": "strangers:RaisingBot",
    "illegal": "strangers:IllegalBot",
    "silent": "strangers:SilentBot",
    "secretive": "strangers:SecretiveBot",
    "babbling": "strangers:BabblingBot",
    "stalling": "strangers:StallingBot",
    "loud": "strangers:LoudBot",
    "picky": "strangers:PickyBot",
    "mindless": "strangers:MindlessBot",
    "killing": "strangers:KillingBot",
    "gated": "strangers:GatedBot",
    "nobot": "strangers:NoBot",
    "missing": "no_such_module:Bot",
}


def install(folder: Path, source: Path = STRANGERS, bots: Mapping[str, str] = OURS) -> Path:
    """Put a module with bots into the folder: it is installed wherever the folder is on the path."""
    folder.mkdir(exist_ok=True)
    shutil.copy(source, folder)
    metadata = folder / f"{source.stem}-0.3.dist-info"
    metadata.mkdir()
    name = source.stem.replace("_", "-")
    (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 0.3\n")
    entries = "\n".join(f"{bot} = {where}" for bot, where in bots.items())
    (metadata / "entry_points.txt").write_text(f"[mascarade.bots]\n{entries}\n")
    return folder


def environment(folder: Path, **more: str) -> dict[str, str]:
    """Where the folder's bots are installed, and results are kept beside it."""
    path = os.pathsep.join(filter(None, (str(folder), os.environ.get("PYTHONPATH", ""))))
    return clean_environment(PYTHONPATH=path, XDG_STATE_HOME=str(folder / "state"), **more)


def mascarade(folder: Path, *arguments: str, **more: str) -> subprocess.CompletedProcess[str]:
    """Run the real command where the folder's bots are installed."""
    command = [sys.executable, "-m", "mascarade", *arguments]
    return subprocess.run(
        command,
        env=environment(folder, **more),
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )


def results(folder: Path, *arguments: str) -> Any:
    """What the command writes with --json, when all is well."""
    done = mascarade(folder, *arguments, "--json")
    assert done.returncode == 0, done.stderr + done.stdout
    return json.loads(done.stdout)
