"""Builds the browser client before a package is made of it; an editable install is made without."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from shutil import which
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientHook(BuildHookInterface[Any]):
    """Makes sure that what is packed is the client of these sources."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client where it can be built; where it can't, one that is there will do."""
        if version == "editable":
            return
        root = Path(self.root)
        built = root / "src" / "mascarade" / "server" / "client" / "index.html"
        script = root / "scripts" / "client.sh"
        shell = which("sh")
        if shell and script.exists() and (root / "web").exists():
            # What it says goes where problems go: others read our output.
            if subprocess.run([shell, str(script)], stdout=sys.stderr, check=False).returncode:
                self.app.abort("The package needs the browser client, which could not be built: see above.")
        elif not built.exists():
            self.app.abort("The package needs the browser client: run 'make client' first.")
