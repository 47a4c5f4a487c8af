"""`make steady` runs tests in a known random order under load, and sums up the failures of all runs."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.kit.backends.servers import wait_for
from tests.kit.project import ROOT
from tests.tiers import full

PATIENCE = 300
SUITE = """
import pathlib, pytest, time

NOTES = pathlib.Path(__file__).with_name("notes")

def note(name):
    with NOTES.open("a") as notes:
        notes.write(name)

@pytest.mark.parametrize("letter", list("abcdefgh"))
def test_a_letter(letter):
    note(letter)

def test_every_second_time():
    runs = pathlib.Path(__file__).with_name("runs")
    runs.write_text(runs.read_text() + "." if runs.exists() else ".")
    assert len(runs.read_text()) % 2
"""


def start(folder: Path, *arguments: str) -> subprocess.Popen[str]:
    """Start `make steady` on a small suite, with separate results."""
    suite = folder / "test_small.py"
    if not suite.exists():
        suite.write_text(SUITE, encoding="utf-8")
    command = [sys.executable, "-m", "scripts.steady", str(suite), "--results", str(folder / "results.json")]
    return subprocess.Popen(
        [*command, "--workers", "0", *arguments],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )


def steady(folder: Path, *arguments: str) -> tuple[int, str]:
    running = start(folder, *arguments)
    said, _ = running.communicate(timeout=PATIENCE)
    return running.returncode, said


def results(folder: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((folder / "results.json").read_bytes())
    return found


def tally(folder: Path, test: str) -> tuple[int, int]:
    [found] = [it for name, it in results(folder)["tests"].items() if name.endswith(f"::{test}")]
    return found["passed"], found["failed"]


@full
def test_a_run_beside_a_load_is_added_up(tmp_path: Path) -> None:
    code, said = steady(tmp_path, "--load", "1")
    assert code == 0
    assert "1 runs, 9 different tests" in said
    assert tally(tmp_path, "test_a_letter[a]") == (1, 0)


@full
def test_runs_add_up_whenever_they_happen(tmp_path: Path) -> None:
    assert steady(tmp_path)[0] == 0
    code, said = steady(tmp_path, "--times", "2", "--load", "1")
    assert code == 1
    assert "test_every_second_time: failed 1 of 3 times, seeds [" in said
    assert results(tmp_path)["runs"] == 3
    assert tally(tmp_path, "test_every_second_time") == (2, 1)
    assert tally(tmp_path, "test_a_letter[a]") == (3, 0)
    code, said = steady(tmp_path, "--report", "--json")
    assert (code, json.loads(said)) == (0, results(tmp_path))


@full
def test_the_order_is_random_and_the_seed_says_which(tmp_path: Path) -> None:
    orders = []
    for seed in ("5", "5", "6"):
        (tmp_path / "notes").unlink(missing_ok=True)
        _, said = steady(tmp_path, "--seed", seed)
        assert f"Run 1 of 1, seed {seed}" in said
        orders.append((tmp_path / "notes").read_text())
    assert orders[0] == orders[1] != orders[2]
    assert sorted(orders[2]) == [*"abcdefgh"]


@full
def test_each_test_can_be_repeated_within_a_run(tmp_path: Path) -> None:
    steady(tmp_path, "--each", "4")
    assert tally(tmp_path, "test_every_second_time") == (2, 2)
    assert tally(tmp_path, "test_a_letter[b]") == (4, 0)


@full
def test_a_run_that_cannot_be_counted_is_no_success(tmp_path: Path) -> None:
    (tmp_path / "test_small.py").write_text("import os\nos._exit(7)\n", encoding="utf-8")
    code, said = steady(tmp_path, "--seed", "1")
    assert code == 1
    assert "a run with seed 1 ended with exit code 7" in said


@full
def test_what_had_ended_is_kept_on_ctrl_c(tmp_path: Path) -> None:
    running = start(tmp_path, "--times", "1000")
    wait_for((tmp_path / "results.json").exists, "the end of the first run", PATIENCE)
    os.killpg(running.pid, signal.SIGINT)
    said, _ = running.communicate(timeout=PATIENCE)
    assert running.returncode == 130
    assert "finished runs are saved" in said
    assert results(tmp_path)["runs"] >= 1


@pytest.mark.parametrize("wrong", [["--times", "0"], ["--load", "-1"], ["--each", "0"]])
def test_bad_arguments_are_refused(tmp_path: Path, wrong: list[str]) -> None:
    code, said = steady(tmp_path, *wrong)
    assert code == 2
    assert "error:" in said
    assert not (tmp_path / "results.json").exists()
