"""Builds the browser client before the package; editable installs skip it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from shutil import which
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientHook(BuildHookInterface[Any]):
    """Build hook that packs the client of these sources."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client if its sources are present, else require a built one."""
        if version == "editable":
            return
        root = Path(self.root)
        built = root / "src" / "mascarade" / "server" / "client" / "index.html"
        script = root / "scripts" / "client.sh"
        shell = which("sh")
        if shell and script.exists() and (root / "web").exists():
            # Its output goes to standard error, since build tools read standard output.
            if subprocess.run([shell, str(script)], stdout=sys.stderr, check=False).returncode:
                self.app.abort("The package needs the browser client, which could not be built: see above.")
        elif not built.exists():
            self.app.abort("The package needs the browser client: run 'make client' first.")
