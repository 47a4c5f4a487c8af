"""The Makefile documents its targets, and continuous integration uses the same ones."""

import os
import re
import subprocess
from pathlib import Path

import pytest

from tests.kit.project import ROOT

MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
TARGETS = re.findall(r"^([a-z][\w-]*):(?!=)", MAKEFILE, flags=re.MULTILINE)


def make(*arguments: str) -> str:
    # These tests may run under make, whose settings must not reach the make they start.
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
        "check",
        "test",
        "test-full",
        "steady",
        "pythons",
        "lowest",
        "fmt",
        "types",
        "soak",
        "bench",
        "docs",
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
    assert "sh scripts/play.sh --port 9000" in make("-n", "play", "PLAY=--port 9000")
    assert "-m scripts.steady tests/resilience/nodes --times 3" in make(
        "-n", "steady", "STEADY=tests/resilience/nodes --times 3"
    )


@pytest.mark.parametrize(
    ("target", "tier"), [("setup", "setup"), ("check", "check"), ("test", "test"), ("test-full", "full")]
)
def test_every_tier_runs_by_the_same_script(target: str, tier: str) -> None:
    assert make("-n", target).splitlines() == [f"sh scripts/test.sh {tier}"]


def test_continuous_integration_runs_make_test_at_the_root(tmp_path: Path) -> None:
    fake = tmp_path / "make"
    fake.write_text('#!/bin/sh\necho "$PWD: make $*"\nexit 3\n', encoding="utf-8")
    fake.chmod(0o755)
    environment = {**os.environ, "PATH": f"{tmp_path}{os.pathsep}{os.environ['PATH']}"}
    command = [str(ROOT / ".ci" / "run")]
    done = subprocess.run(command, cwd=tmp_path, env=environment, check=False, capture_output=True, text=True)
    assert done.stdout == f"{ROOT}: make test\n"
    assert done.returncode != 0, "a failing test run fails the build"
