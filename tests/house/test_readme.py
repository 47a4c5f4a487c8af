"""Everything the README says to type works as it says."""

from __future__ import annotations

import doctest
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", README, flags=re.DOTALL | re.MULTILINE)


PAGES = (
    "README.md",
    "CONTRIBUTING.md",
    *sorted(f"docs/{page.name}" for page in (ROOT / "docs").glob("*.md")),
)
COMMANDS = [line for block in blocks("sh") for line in block.splitlines() if line]


def run(command: str, folder: Path) -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join((str(Path(sys.executable).parent), os.environ["PATH"]))
    environment = {**os.environ, "PATH": path, "XDG_STATE_HOME": str(folder / "state")}
    return subprocess.run(
        command, shell=True, cwd=folder, env=environment, capture_output=True, text=True, check=False
    )


def test_the_commands_of_the_readme_work_one_after_the_other(tmp_path: Path) -> None:
    (scenario,) = blocks("toml")
    (tmp_path / "friday.toml").write_text(scenario, encoding="utf-8")
    typed = [command for command in COMMANDS if command.startswith("mascarade ")]
    assert len(typed) >= 12
    for command in typed:
        done = run(command, tmp_path)
        assert done.returncode == 0, f"{command}\n{done.stderr}"
        assert done.stdout


def test_make_play_plays_a_game_and_stops() -> None:
    assert "make play" in COMMANDS
    done = run("make play PLAY='--seed 7'", ROOT)
    assert done.returncode == 0, done.stderr
    assert "The masks fall" in done.stdout


def test_the_other_commands_are_those_that_continuous_integration_runs() -> None:
    others = {command for command in COMMANDS if not command.startswith("mascarade ")}
    assert others == {"make play", "make test"}
    assert "make test" in (ROOT / ".ci" / "run").read_text(encoding="utf-8")


@pytest.mark.parametrize("page", PAGES)
def test_what_a_page_links_to_is_there(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", text):
        assert ((ROOT / page).parent / target).exists(), target


def test_the_sessions_of_the_readme_go_as_written() -> None:
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried >= 8
    assert failed == 0
