"""Every command in the README, and on the pages that continue it, works as written."""

from __future__ import annotations

import doctest
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from urllib.request import urlopen

import pytest

from tests.kit.timeouts import TIMEOUT_SECONDS
from tests.tiers import by_tier

ROOT = Path(__file__).parents[2]
WITH_COMMANDS = ("README.md", "docs/play.md", "docs/command-line.md")
TEXT = "".join((ROOT / page).read_text(encoding="utf-8") for page in WITH_COMMANDS)


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", TEXT, flags=re.DOTALL | re.MULTILINE)


PAGES = (
    "README.md",
    "CONTRIBUTING.md",
    *sorted(str(page.relative_to(ROOT)) for page in (ROOT / "docs").rglob("*.md")),
)
COMMANDS = [line for block in blocks("sh") for line in block.splitlines() if line]
OTHER_PORTS = re.findall(r"`(make play PLAY=[^`]+)`", TEXT)
SERVING = [*OTHER_PORTS, *(line for line in COMMANDS if line.startswith("mascarade serve"))]


def run(command: str, folder: Path) -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join((str(Path(sys.executable).parent), os.environ["PATH"]))
    environment = {**os.environ, "PATH": path, "XDG_STATE_HOME": str(folder / "state")}
    return subprocess.run(
        command, shell=True, cwd=folder, env=environment, capture_output=True, text=True, check=False
    )


def test_the_commands_work_one_after_the_other(tmp_path: Path) -> None:
    (scenario,) = blocks("toml")
    (tmp_path / "friday.toml").write_text(scenario, encoding="utf-8")
    typed = [line for line in COMMANDS if line.startswith("mascarade ") and line not in SERVING]
    assert len(typed) >= 12
    for command in typed:
        done = run(re.sub(r"--games \d+", by_tier("--games 2", r"\g<0>"), command), tmp_path)
        assert done.returncode == 0, f"{command}\n{done.stderr}"
        assert done.stdout


def served(command: str, folder: Path) -> subprocess.Popen[str]:
    """Start a command that serves until it is stopped, in its own process group."""
    path = os.pathsep.join((str(Path(sys.executable).parent), os.environ["PATH"]))
    environment = {**os.environ, "PATH": path, "XDG_DATA_HOME": str(folder)}
    environment = {key: value for key, value in environment.items() if not key.startswith(("MAKE", "MFLAGS"))}
    return subprocess.Popen(
        command,
        shell=True,
        cwd=ROOT if command.startswith("make") else folder,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )


@pytest.mark.parametrize("command", SERVING)
def test_what_serves_is_there_until_it_is_stopped(command: str, tmp_path: Path) -> None:
    serving = served(re.sub(r"--port \d+", "--port 0", command), tmp_path)
    try:
        assert serving.stdout is not None
        address = ""
        for line in serving.stdout:
            address = address or "".join(re.findall(r"at (http://\S+)", line))
            if "Ctrl-C" in line:
                break
        deadline = time.monotonic() + TIMEOUT_SECONDS
        while not answers(f"{address}/ready"):
            assert serving.poll() is None, "it has stopped"
            assert time.monotonic() < deadline, "it does not serve"
            time.sleep(0.05)
        assert "<title>Mascarade" in page(address)
    finally:
        os.killpg(serving.pid, signal.SIGINT)
        _, problems = serving.communicate(timeout=TIMEOUT_SECONDS)
    assert "Traceback" not in problems


def page(address: str) -> str:
    with urlopen(address, timeout=TIMEOUT_SECONDS) as answer:
        return str(answer.read().decode())


def answers(address: str) -> bool:
    try:
        with urlopen(address, timeout=TIMEOUT_SECONDS) as answer:
            return bool(answer.status == 200)
    except OSError:
        return False


def test_the_other_commands_are_those_that_continuous_integration_runs() -> None:
    others = {command for command in COMMANDS if not command.startswith("mascarade ")}
    assert others == {"make play", "make test"}
    assert OTHER_PORTS == ['make play PLAY="--port 9000"']
    assert "make test" in (ROOT / ".ci" / "run").read_text(encoding="utf-8")


@pytest.mark.parametrize("page", PAGES)
def test_what_a_page_links_to_is_there(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", text):
        assert ((ROOT / page).parent / target).exists(), target


def test_the_readme_fits_on_one_screen_and_shows_the_game() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert len(readme.splitlines()) <= 40
    assert len(re.findall(r"^!\[", readme, flags=re.MULTILINE)) == 1
    assert re.findall(r"^```sh\n(.*?)^```", readme, flags=re.DOTALL | re.MULTILINE) == [
        "make play\nmake test\n"
    ]


def test_the_sessions_of_the_library_page_run_as_written() -> None:
    failed, tried = doctest.testfile(str(ROOT / "docs" / "library.md"), module_relative=False)
    assert tried >= 8
    assert failed == 0
