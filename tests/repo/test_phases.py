"""The output of `make play` and `make test`: a line for each phase, and a summary at the end.

The real scripts run in a separate folder, where every program that they start is replaced by a stub that
records its call. The tests check the calls, their order and the output.
"""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
from pathlib import Path

import pytest

from tests.kit.backends.servers import wait_for
from tests.kit.project import ROOT

PATIENCE = 120
TOOL = """#!/bin/sh
# Notes its call; what FAILING names fails and says so, what HANGING names never ends.
call="${0##*/} $*"
printf '%s tier=%s\\n' "$call" "${MASCARADE_TIER:-}" >>"$CALLS"
case "$call" in *"${HANGING:-nothing}"*) sleep 600 & wait $! ;; esac
case "$call" in *"${FAILING:-nothing}"*) echo "it is broken"; exit 1 ;; esac
echo "noise that nobody needs"
"""
STATIC = (
    "-m ruff check",
    "-m ruff format --check",
    "lint-imports",
    "-m deptry src",
    "-m deptry --ignore DEP004 src tests scripts benchmarks examples",
    "-m mypy",
    "npm run --silent check",
    "npm test",
)


class Folder:
    """A folder with the real scripts, and programs that only record their calls."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        (folder / "scripts").mkdir()
        for name in ("docs.sh", "lowest.sh", "phases.sh", "play.sh", "test.sh"):
            shutil.copy(ROOT / "scripts" / name, folder / "scripts" / name)
        tools = ["scripts/venv.sh", "scripts/client.sh", "scripts/chromium.sh", "scripts/redis.sh"]
        tools += [".venv/bin/python", ".venv/bin/lint-imports", ".venv/bin/mascarade"]
        tools += ["build/lowest/venv/bin/python", "build/lowest/venv/bin/mascarade"]
        for name in tools:
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(TOOL, encoding="utf-8")
            path.chmod(0o755)

    def start(self, script: str, *arguments: str, **environment: str) -> subprocess.Popen[str]:
        return subprocess.Popen(
            ["sh", f"scripts/{script}", *arguments],
            cwd=self.folder,
            env={**os.environ, "CALLS": str(self.folder / "calls"), **environment},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )

    def run(self, script: str, *arguments: str, **environment: str) -> tuple[int, list[str]]:
        """The exit code and the printed lines."""
        running = self.start(script, *arguments, **environment)
        said, _ = running.communicate(timeout=PATIENCE)
        return running.returncode, said.splitlines()

    @property
    def calls(self) -> list[str]:
        found = self.folder / "calls"
        return found.read_text(encoding="utf-8").splitlines() if found.exists() else []


@pytest.fixture
def scripts(tmp_path: Path) -> Folder:
    return Folder(tmp_path)


def test_each_phase_is_one_line_with_its_time(scripts: Folder) -> None:
    code, said = scripts.run("test.sh", "test")
    assert code == 0
    assert [line for line in said if "noise" in line] == ["noise that nobody needs"], (
        "only pytest's own output"
    )
    timed = [line.partition(" … ")[0] for line in said if re.search(r" … \d+ s$", line)]
    assert timed[:5] == [
        "Python packages",
        "Client packages",
        "Client",
        "Chromium (browser tests)",
        "Redis (multi-node tests)",
    ]
    assert {"Compiled kernel", "Types (mypy)", "Client tests"} <= {*timed}
    assert re.fullmatch(r"Everything passed in \d+ s; 'make test-full' adds the long tests\.", said[-1])


@pytest.mark.parametrize("tier", ["check", "test", "full"])
def test_every_tier_checks_everything_and_then_tests(scripts: Folder, tier: str) -> None:
    code, _ = scripts.run("test.sh", tier)
    assert code == 0
    assert [part for part in STATIC if not any(part in call for call in scripts.calls)] == []
    assert scripts.calls[-1] == f"python -m pytest -q -n auto tier={tier}"
    assert any("chromium.sh" in call for call in scripts.calls) == (tier != "check")


@pytest.mark.parametrize(
    ("failing", "phase"),
    [("mypy", "Types (mypy)"), ("ruff check", "Lint (ruff)"), ("npm test", "Client tests")],
)
def test_what_fails_before_the_tests_is_shown_and_named(scripts: Folder, failing: str, phase: str) -> None:
    code, said = scripts.run("test.sh", "test", FAILING=failing)
    assert code == 1
    assert "it is broken" in said
    assert re.match(
        rf"Not everything passed: '{re.escape(phase)}' failed after \d+ s, and no test has run\.", said[-1]
    )
    assert not any("pytest" in call for call in scripts.calls)


def test_a_failing_test_run_is_said_in_words(scripts: Folder) -> None:
    code, said = scripts.run("test.sh", "test", FAILING="pytest")
    assert code == 1
    assert said[-1].startswith("Not everything passed (")
    assert "how to run it again" in said[-1]


def test_a_missing_browser_is_said_in_words(scripts: Folder) -> None:
    code, said = scripts.run("test.sh", "test", FAILING="chromium")
    assert code == 1
    assert "it is broken" in said, "the sentence of chromium.sh, which names the command"
    assert said[-1].startswith("Not everything passed: 'Chromium (browser tests)' failed")


@pytest.mark.parametrize("hanging", ["pytest", "scripts.compile", "venv.sh"])
def test_a_run_that_is_stopped_says_so_and_leaves_nothing_running(scripts: Folder, hanging: str) -> None:
    running = scripts.start("test.sh", "test", HANGING=hanging)
    wait_for(lambda: any(hanging in call for call in scripts.calls), "the phase's start")
    os.killpg(running.pid, signal.SIGTERM)
    said, _ = running.communicate(timeout=PATIENCE)
    assert running.returncode == 143
    assert said.splitlines()[-1].startswith("Stopped after ")


def test_an_unknown_tier_is_refused(scripts: Folder) -> None:
    code, said = scripts.run("test.sh", "everything")
    assert (code, said) == (2, ["Unknown tier 'everything': use check, test, full or setup."])
    assert scripts.calls == []


def test_playing_sets_up_builds_and_serves(scripts: Folder) -> None:
    code, said = scripts.run("play.sh", "--port", "9000")
    assert code == 0
    assert [call.partition(" tier")[0].strip() for call in scripts.calls] == [
        "venv.sh base",
        "client.sh",
        "mascarade serve --host 0.0.0.0 --browser --port 9000",
    ]
    assert re.fullmatch(r"Python packages … \d+ s", said[0])
    assert re.fullmatch(r"Client … \d+ s", said[1])


def test_playing_stops_where_setting_up_failed(scripts: Folder) -> None:
    code, said = scripts.run("play.sh", FAILING="venv.sh")
    assert code == 1
    assert "it is broken" in said
    assert not any("serve" in call for call in scripts.calls)


def test_the_site_is_built_in_one_phase_that_fails_on_warnings(scripts: Folder) -> None:
    code, said = scripts.run("docs.sh")
    assert code == 0
    assert [line.partition(" … ")[0] for line in said[:2]] == ["Python packages", "Documentation"]
    assert "build/docs/index.html" in said[2]
    called = [call.partition(" tier=")[0] for call in scripts.calls]
    assert called == ["venv.sh docs research", "python -m mkdocs build --strict"]
    code, said = scripts.run("docs.sh", FAILING="mkdocs")
    assert code != 0
    assert "it is broken" in said
    assert not any("build/docs" in line for line in said)
