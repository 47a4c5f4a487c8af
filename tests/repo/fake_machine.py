"""A fake machine with basic tools only, for scripts that look for programs."""

from __future__ import annotations

import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from tests.kit.project import ROOT

TOOLS = (
    *("cat", "cksum", "date", "dirname", "env", "grep", "ln", "mkdir", "mktemp"),
    *("mv", "paste", "rm", "sed", "sh", "sort", "tail", "wc"),
)


@dataclass
class FakeMachine:
    """A fake machine with a copy of the project in a folder whose name has a space; the user is not root."""

    folder: Path

    def __post_init__(self) -> None:
        self.bin = self.folder / "bin"
        self.home = self.folder / "home"
        self.project = self.folder / "my projects" / "mascarade"
        self.bin.mkdir()
        self.home.mkdir()
        for tool in TOOLS:
            found = shutil.which(tool)
            assert found, f"{tool} belongs to every system"
            (self.bin / tool).symlink_to(found)
        self.command("id", "echo 1000")
        self.copy("scripts", "constraints.txt")

    def copy(self, *names: str) -> None:
        """Copy files and folders of the project."""
        for name in names:
            if (ROOT / name).is_dir():
                ignore = shutil.ignore_patterns("__pycache__", "client")
                shutil.copytree(ROOT / name, self.project / name, ignore=ignore)
            else:
                self.project.mkdir(parents=True, exist_ok=True)
                shutil.copy(ROOT / name, self.project / name)

    def program(self, path: Path, script: str) -> Path:
        """Create an executable script."""
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
        path.chmod(0o755)
        return path

    def command(self, name: str, script: str) -> Path:
        """Put a command on the PATH."""
        return self.program(self.bin / name, script)

    def python(self, name: str, **modules: str) -> Path:
        """Put this Python on the PATH, with modules that shadow its own; the folder of these modules."""
        shadows = self.folder / f"shadows of {name}"
        shutil.rmtree(shadows, ignore_errors=True)
        shadows.mkdir()
        for module, source in modules.items():
            (shadows / f"{module}.py").write_text(source, encoding="utf-8")
        self.command(name, f'PYTHONPATH="{shadows}:$PYTHONPATH" exec "{sys.executable}" "$@"')
        return shadows

    def run(self, script: str, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
        """Run a script of the project from another folder."""
        return subprocess.run(
            ["/bin/sh", str(self.project / "scripts" / script), *arguments],
            cwd=self.folder,
            env={"PATH": str(self.bin), "HOME": str(self.home), **environment},
            check=False,
            capture_output=True,
            text=True,
        )


def assert_refused(done: subprocess.CompletedProcess[str], *words: str) -> None:
    """Check that it failed with one sentence that contains these words."""
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1, done.stderr
    assert [word for word in words if word not in done.stderr] == []
