"""Every program on the page about research runs as it stands there."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "research.md"
BLOCKS = re.findall(
    r"^```python\n(.*?)^```", PAGE.read_text(encoding="utf-8"), flags=re.DOTALL | re.MULTILINE
)


def test_there_are_programs() -> None:
    assert len(BLOCKS) >= 4


@pytest.mark.parametrize("program", BLOCKS, ids=range(len(BLOCKS)))
def test_a_program_of_the_page_runs(program: str, tmp_path: Path) -> None:
    assert len(program.splitlines()) <= 20
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout
