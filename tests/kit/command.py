"""The command under test, run in this process or in a child process."""

import json
import os
import subprocess
import sys
from typing import TypedDict

from typer.testing import CliRunner, Result

from mascarade.cli.commands import app
from mascarade.cli.terminal.output import LOCALE
from tests.kit.timeouts import TIMEOUT_SECONDS


class Refusal(TypedDict):
    code: str
    sentence: str
    facts: dict[str, str | int]


def run(*arguments: str, stdin: bytes | None = None, columns: int = 80) -> Result:
    """Run the command in this process. Errors other than refusals are raised."""
    environment = {"COLUMNS": str(columns), "NO_COLOR": "1", "LC_ALL": "C.UTF-8"}
    return CliRunner().invoke(app, arguments, input=stdin, env=environment, catch_exceptions=False)


def stdout_of(*arguments: str, stdin: bytes | None = None, columns: int = 80) -> str:
    """Standard output of a command that must succeed."""
    result = run(*arguments, stdin=stdin, columns=columns)
    assert (result.exit_code, result.stderr) == (0, "")
    return result.stdout


def refused(*arguments: str, stdin: bytes | None = None, exit_code: int = 1) -> Refusal:
    """The refusal of a command, which must be the same as text and as JSON."""
    for_people = run(*arguments, stdin=stdin)
    for_programs = run(*arguments, "--json", stdin=stdin)
    assert for_people.exit_code == for_programs.exit_code == exit_code
    assert (for_people.stdout, for_programs.stderr) == ("", "")
    document = json.loads(for_programs.stdout)
    assert list(document) == ["error"]
    error: Refusal = document["error"]
    assert " ".join(for_people.stderr.split()) == f"Refused: {' '.join(error['sentence'].split())}"
    return error


def process(*arguments: str, stdin: bytes = b"", **environment: str) -> subprocess.CompletedProcess[bytes]:
    """Run the real command in a child process."""
    return subprocess.run(
        [sys.executable, "-m", "mascarade", *arguments],
        input=stdin,
        capture_output=True,
        check=False,
        env=clean_environment(**environment),
        timeout=TIMEOUT_SECONDS,
    )


def clean_environment(**environment: str) -> dict[str, str]:
    """This process's environment without variables that change the command's output."""
    looks = {"COLUMNS", "NO_COLOR", "FORCE_COLOR", "TERM", "PYTHONIOENCODING", *LOCALE}
    kept = {name: value for name, value in os.environ.items() if name not in looks}
    return {**kept, "PYTHONPATH": os.pathsep.join(sys.path), **environment}
