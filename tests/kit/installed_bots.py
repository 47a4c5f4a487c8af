"""Third-party bots, installed as a folder on the path with metadata and entry points."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tests.kit.command import clean_environment
from tests.kit.timeouts import TIMEOUT_SECONDS

THIRD_PARTY = Path(__file__).parents[1] / "arena" / "third_party_bots.py"
OURS = {
    "strange": "third_party_bots:StrangeBot",
    "raising": "third_party_bots:RaisingBot",
    "illegal": "third_party_bots:IllegalBot",
    "silent": "third_party_bots:SilentBot",
    "secretive": "third_party_bots:SecretiveBot",
    "babbling": "third_party_bots:BabblingBot",
    "stalling": "third_party_bots:StallingBot",
    "loud": "third_party_bots:LoudBot",
    "picky": "third_party_bots:PickyBot",
    "mindless": "third_party_bots:MindlessBot",
    "killing": "third_party_bots:KillingBot",
    "gated": "third_party_bots:GatedBot",
    "nobot": "third_party_bots:NoBot",
    "missing": "no_such_module:Bot",
}

LIMITED = """
import resource, sys
resource.setrlimit(resource.RLIMIT_FSIZE, (int(sys.argv[1]),) * 2)
sys.argv[1:] = sys.argv[2:]
from mascarade.cli.app import main
main()
"""
"""Runs the command with a limit of the size of files."""


def install(folder: Path, source: Path = THIRD_PARTY, bots: Mapping[str, str] = OURS) -> Path:
    """Install a module with bots into the folder; it takes effect where the folder is on the path."""
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
    """An environment with the folder's bots on the path and the state directory inside the folder."""
    path = os.pathsep.join(filter(None, (str(folder), os.environ.get("PYTHONPATH", ""))))
    return clean_environment(PYTHONPATH=path, XDG_STATE_HOME=str(folder / "state"), **more)


def mascarade(folder: Path, *arguments: str, **more: str) -> subprocess.CompletedProcess[str]:
    """Run the real command with the folder's bots installed."""
    command = [sys.executable, "-m", "mascarade", *arguments]
    return subprocess.run(
        command,
        env=environment(folder, **more),
        capture_output=True,
        text=True,
        check=False,
        timeout=TIMEOUT_SECONDS,
    )


def limited(folder: Path, size: int, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the command where no file may grow beyond this size, as on a full disk."""
    return subprocess.run(
        [sys.executable, "-c", LIMITED, str(size), *arguments],
        env=environment(folder),
        capture_output=True,
        text=True,
        check=False,
        timeout=TIMEOUT_SECONDS,
    )


def results(folder: Path, *arguments: str) -> Any:
    """The JSON output of a command that must succeed."""
    done = mascarade(folder, *arguments, "--json")
    assert done.returncode == 0, done.stderr + done.stdout
    return json.loads(done.stdout)
