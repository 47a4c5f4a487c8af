"""Every program on the page about research runs as it stands there."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```python\n(.*?)^```", PAGE, flags=re.DOTALL | re.MULTILINE)


def test_there_are_programs() -> None:
    assert len(BLOCKS) >= 4


@pytest.mark.parametrize("program", BLOCKS, ids=range(len(BLOCKS)))
def test_a_program_of_the_page_runs(program: str, tmp_path: Path) -> None:
    assert len(program.splitlines()) <= 20
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout
