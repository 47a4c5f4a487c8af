"""The Makefile explains itself, and continuous integration runs what everyone runs."""

import os
import re
import subprocess
from pathlib import Path

import pytest

from tests.house.tree import ROOT

MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
TARGETS = re.findall(r"^([a-z][\w-]*):(?!=)", MAKEFILE, flags=re.MULTILINE)


def make(*arguments: str) -> str:
    # These tests may themselves run under make, whose settings are not for the make they start.
    environment = {
        name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "MFLAGS"))
    }
    command = ["make", "--no-print-directory", *arguments]
    done = subprocess.run(command, cwd=ROOT, env=environment, check=True, capture_output=True, text=True)
    return done.stdout


def test_the_expected_targets_exist() -> None:
    wanted = {
        "help",
        "play",
        "client",
        "setup",
        "test",
        "check",
        "fmt",
        "types",
        "soak",
        "bench",
        "lock",
        "clean",
    }
    assert wanted <= set(TARGETS)


@pytest.mark.parametrize("target", TARGETS)
def test_every_target_has_a_line_of_help(target: str) -> None:
    assert re.search(rf"^ *make {target} +\w", make("help"), flags=re.MULTILINE)


def test_make_alone_shows_the_help() -> None:
    assert make() == make("help")


def test_options_reach_the_game() -> None:
    assert "mascarade serve --host 0.0.0.0 --browser --port 9000" in make("-n", "play", "PLAY=--port 9000")


@pytest.mark.parametrize("target", ["play", "client", "setup", "test", "check"])
def test_what_serves_or_tests_builds_the_client_first(target: str) -> None:
    commands = make("-n", target).splitlines()
    assert "sh scripts/client.sh" in commands


def test_the_whole_test_run_checks_everything() -> None:
    commands = make("-n", "test")
    python = ["ruff check", "ruff format --check", "-m mypy", "lint-imports", "pytest -q -n auto"]
    wanted = [*python, "npm run --silent check", "npm test", "chromium.sh"]
    assert [command for command in wanted if command not in commands] == []
    assert "--ignore" not in commands


def test_the_fast_check_leaves_only_the_slow_folders_out() -> None:
    assert set(re.findall(r"--ignore=(\S+)", make("-n", "check"))) == {
        "tests/properties",
        "tests/leaks",
        "tests/golden",
        "tests/reference",
        "tests/faults",
        "tests/nodes",
        "tests/browser",
    }


def test_continuous_integration_runs_make_test_at_the_root(tmp_path: Path) -> None:
    fake = tmp_path / "make"
    fake.write_text('#!/bin/sh\necho "$PWD: make $*"\nexit 3\n', encoding="utf-8")
    fake.chmod(0o755)
    environment = {**os.environ, "PATH": f"{tmp_path}{os.pathsep}{os.environ['PATH']}"}
    command = [str(ROOT / ".ci" / "run")]
    done = subprocess.run(command, cwd=tmp_path, env=environment, check=False, capture_output=True, text=True)
    assert done.stdout == f"{ROOT}: make test\n"
    assert done.returncode != 0, "a failing test run fails the build"
