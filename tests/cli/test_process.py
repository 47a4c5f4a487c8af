"""The command as a process: exit codes, pipes, signals, and terminals of every kind."""

import json
import shlex
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import mascarade
from mascarade.cli.commands import COMMANDS
from tests.kit.command import clean_environment, process
from tests.kit.timeouts import TIMEOUT_SECONDS
from tests.tiers import full

ESCAPE = b"\x1b["


def test_the_entry_point_is_installed() -> None:
    command = Path(sys.executable).with_name("mascarade")
    done = subprocess.run([command, "--version"], capture_output=True, text=True, check=True)
    assert done.stdout == f"mascarade {mascarade.__version__}\n"


@pytest.mark.parametrize(
    ("arguments", "exit_code"),
    [
        (["--version"], 0),
        (["--help"], 0),
        ([], 2),
        (["scenarios"], 0),
        (["verify", "no such file"], 1),
        (["verify"], 2),
        (["dance"], 2),
        (["demo", "--edition", "third"], 2),
        (["demo", "--seed", "-1"], 2),
        (["demo", "--players", "many"], 2),
        (["demo", "--viewer", "nobody"], 2),
    ],
)
def test_exit_codes(arguments: list[str], exit_code: int) -> None:
    done = process(*arguments)
    assert done.returncode == exit_code
    assert b"Traceback" not in done.stderr
    assert bool(done.stderr) is bool(exit_code)


def test_a_pipe_gets_no_colours() -> None:
    assert ESCAPE not in process("demo", "--seed", "1").stdout


def test_colours_can_be_had_and_be_refused() -> None:
    assert ESCAPE in process("demo", "--seed", "1", FORCE_COLOR="1", TERM="xterm-256color").stdout
    plain = process("demo", "--seed", "1", FORCE_COLOR="1", TERM="xterm-256color", NO_COLOR="1").stdout
    assert b"\x1b[3" not in plain.replace(b"\x1b[3m", b"").replace(b"\x1b[3;", b"")


def test_a_terminal_without_accents_gets_question_marks_and_json_stays_whole() -> None:
    story = process("demo", "--seed", "1", PYTHONIOENCODING="ascii")
    assert (story.returncode, story.stderr) == (0, b"")
    assert story.stdout.isascii()
    document = process("scenarios", "base", "--language", "fr", "--json", PYTHONIOENCODING="ascii").stdout
    assert document.isascii()
    assert "Évêque" in [character["name"] for character in json.loads(document)["characters"]]


def test_a_closed_pipe_ends_the_story_without_a_word() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "mascarade", "demo", "--seed", "1", "--players", "13"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=clean_environment(PYTHONUNBUFFERED="1"),
        bufsize=0,
        pipesize=4096,  # shorter than the story, so that it still writes when the pipe is closed
    ) as command:
        assert command.stdout is not None
        assert command.stderr is not None
        command.stdout.readline()
        command.stdout.close()
        assert command.stderr.read() == b""
    assert command.returncode == 141


def shell(command: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run the real command in a shell that redirects its streams; the line starts with ``mascarade``."""
    line = f"{shlex.quote(sys.executable)} -m {command}"
    return subprocess.run(
        ["/bin/sh", "-c", line],
        capture_output=True,
        text=True,
        check=False,
        env=clean_environment(**environment),
        timeout=TIMEOUT_SECONDS,
    )


@pytest.mark.parametrize(
    "command",
    ["mascarade scenarios", "mascarade scenarios --json", "mascarade demo --seed 1", "mascarade --help"],
)
@pytest.mark.parametrize("closed", [">&-", pytest.param(">&- 2>&-", marks=full), ">&- 2>&- <&-"])
def test_with_its_output_closed_it_says_nothing_and_is_content(command: str, closed: str) -> None:
    done = shell(f"{command} {closed}")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_with_its_errors_closed_it_still_refuses() -> None:
    done = shell("mascarade verify no-such-file 2>&-")
    assert (done.returncode, done.stdout, done.stderr) == (1, "", "")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a Linux device")
@pytest.mark.parametrize("environment", [{}, pytest.param({"PYTHONUNBUFFERED": "1"}, marks=full)])
@pytest.mark.parametrize(
    "command",
    [
        "mascarade scenarios",
        "mascarade scenarios --json",
        "mascarade demo --seed 1 --players 13",
        "mascarade demo --seed 1 --json",
        "mascarade verify no-such-file --json",
        "mascarade --help",
        "mascarade --version",
    ],
)
def test_a_full_disk_is_reported_in_a_sentence(command: str, environment: dict[str, str]) -> None:
    done = shell(f"{command} >/dev/full", **environment)
    assert done.returncode == 1
    assert done.stderr == "Refused: The output can't be written: No space left on device.\n"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a Linux device")
def test_when_nothing_at_all_can_be_written_the_exit_code_tells() -> None:
    assert shell("mascarade scenarios >/dev/full 2>/dev/full").returncode == 1


@pytest.mark.parametrize("command", ["verify", "replay", "scenario check"])
def test_a_closed_input_can_not_be_read(command: str) -> None:
    done = shell(f"mascarade {command} - <&-")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == "Refused: “-” can't be read: Bad file descriptor.\n"


def test_interrupted_it_stops_without_a_word() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "mascarade", "verify", "-"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=clean_environment(),
    ) as command:
        assert command.stdin is not None
        # More than a pipe holds: once it is written, the command is reading and waits for the rest.
        command.stdin.write(b" " * 1_000_000)
        command.stdin.flush()
        command.send_signal(signal.SIGINT)
        # A signal between two reads is handled after the second; the input ends, so there is no third.
        assert command.communicate(timeout=TIMEOUT_SECONDS) == (b"", b"")
    assert command.returncode == 130


def test_a_scenario_comes_through_standard_input() -> None:
    text = b'edition = "first"\nplayers = 6\ncards = ["judge", "bishop", "king", "queen", "witch", "cheat"]\n'
    done = process("scenario", "check", "-", stdin=text)
    assert (done.returncode, done.stderr) == (0, b"")


def test_the_help_waits_for_nothing_heavy() -> None:
    heavy = ("fluent.runtime", "msgspec", "mascarade.rules")
    assert imported("--help").isdisjoint(heavy)


@pytest.mark.parametrize("command", COMMANDS)
def test_the_help_of_a_command_waits_for_no_study_and_no_server(command: str) -> None:
    heavy = ("fluent.runtime", "litestar", "numba", "numpy", "rich", "sqlalchemy")
    assert imported(command, "--help").isdisjoint(heavy)


def imported(*arguments: str) -> set[str]:
    """The modules that the command imports."""
    traced = [sys.executable, "-X", "importtime", "-m", "mascarade", *arguments]
    done = subprocess.run(traced, capture_output=True, text=True, check=True, env=clean_environment())
    return {line.rpartition("|")[2].strip() for line in done.stderr.splitlines()}
