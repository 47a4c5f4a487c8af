"""The lowest versions that pyproject.toml allows, and what `make lowest` runs with them."""

from __future__ import annotations

from pathlib import Path

import pytest

from scripts.lowest import constraints, lowest
from tests.kit.project import ROOT
from tests.repo.test_phases import Folder

PYPROJECT = """
[build-system]
requires = ["hatchling>=1.27"]

[project]
dependencies = ["numpy>=2.0", "uvicorn>=0.50,<0.55"]

[project.optional-dependencies]
nodes = ["psycopg[binary]>=3.2.1"]
dev = ["uvloop>=0.21; sys_platform != 'win32'"]
"""


def test_every_direct_dependency_has_its_lower_bound() -> None:
    assert constraints(PYPROJECT) == [
        "hatchling==1.27",
        "numpy==2.0",
        "uvicorn==0.50",
        "psycopg==3.2.1",
        "uvloop==0.21; sys_platform != 'win32'",
    ]


def test_our_own_dependencies_all_have_one() -> None:
    assert "litestar" in " ".join(constraints((ROOT / "pyproject.toml").read_text(encoding="utf-8")))


@pytest.mark.parametrize("requirement", ["numpy", "numpy==2.0", "numpy<3", "numpy~=2.0", "numpy>=2.0,!=2.1"])
def test_a_requirement_without_a_plain_lower_bound_is_refused(requirement: str) -> None:
    with pytest.raises(ValueError, match="has no lower bound"):
        lowest(requirement)


@pytest.fixture
def scripts(tmp_path: Path) -> Folder:
    return Folder(tmp_path)


def test_the_command_and_the_tests_run_with_them(scripts: Folder) -> None:
    code, said = scripts.run("lowest.sh")
    assert code == 0
    calls = [call for call in scripts.calls if not call.startswith(("venv.sh base", "client.sh"))]
    assert calls[0].startswith("python -m scripts.lowest")
    assert calls[1].startswith("venv.sh dev plot nodes research cluster")
    assert [call for call in calls if call.startswith("mascarade --version")]
    assert [call for call in calls if "-m pytest" in call and call.endswith("tier=check")]
    assert [call for call in calls if "-m pytest" in call and "tests/server/" in call]
    assert said[-1].startswith("Everything passed with the lowest versions, in ")


def test_what_fails_is_named(scripts: Folder) -> None:
    code, said = scripts.run("lowest.sh", FAILING="mascarade --version")
    assert code == 1
    assert said[-1].startswith("'mascarade --version' failed with the lowest versions")
    assert not any("pytest" in call for call in scripts.calls)
