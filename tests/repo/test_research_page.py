"""Every program on the pages for researchers runs as written."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from tests.repo.test_deploy import ROOT, command

DOCS = ROOT / "docs"
PAGES = sorted(DOCS.glob("envs/*.md")) + [
    DOCS / name for name in ("research.md", "training.md", "studies.md")
]
PAGE = "\n".join(page.read_text(encoding="utf-8") for page in PAGES)
BLOCKS = re.findall(r"^```python\n(.*?)^```", PAGE, flags=re.DOTALL | re.MULTILINE)
TYPED = [
    line
    for block in re.findall(r"^```sh\n(.*?)^```", PAGE, flags=re.DOTALL | re.MULTILINE)
    for line in block.splitlines()
]


def test_there_are_programs() -> None:
    assert len(BLOCKS) >= 4


@pytest.mark.parametrize("program", BLOCKS, ids=range(len(BLOCKS)))
def test_a_program_of_the_page_runs(program: str, tmp_path: Path) -> None:
    assert len(program.splitlines()) <= 25
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout


@pytest.mark.parametrize("line", TYPED)
def test_a_command_of_the_page_is_understood(line: str, tmp_path: Path) -> None:
    """Only parsed, because they would take minutes or need a cluster."""
    program, name, *arguments = shlex.split(line)
    if program == "mascarade":
        command(name).make_context(name, arguments)
    else:
        assert (program, name) == ("python", "examples/train_policy.py")
        asked = subprocess.run(
            [sys.executable, ROOT / name, "--help"], cwd=tmp_path, capture_output=True, text=True, check=True
        )
        assert set(re.findall(r"--\w+", line)) <= set(re.findall(r"--\w+", asked.stdout))
