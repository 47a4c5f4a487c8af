"""The page about hosting: its commands work, and its options exist."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

from tests.repo.test_deploy import ROOT, command, variables
from tests.repo.test_readme import run
from tests.server.storage.test_releases import DUMPS, brought_up

PAGE = (ROOT / "docs" / "host-it.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```sh\n(.*?)^```", PAGE, flags=re.DOTALL | re.MULTILINE)
COMMANDS = [line for block in BLOCKS for line in block.splitlines() if line]
ROWS = re.findall(r"^\| (`--.*?) \| `(MASCARADE_\w+)` \| (.*?) \|", PAGE, flags=re.MULTILINE)


def test_the_commands_work_one_after_the_other(tmp_path: Path) -> None:
    code = brought_up(DUMPS[-1], tmp_path / "tables.db")["expansion"]["code"]
    typed = [line for line in COMMANDS if not line.startswith("mascarade serve")]
    assert len(typed) >= 6
    for line in typed:
        done = run(line.replace("QK7M2R", code), tmp_path)
        assert done.returncode == 0, f"{line}\n{done.stderr}"
        assert done.stdout


def test_what_is_served_is_served_with_options_that_there_are() -> None:
    lines = [line for line in COMMANDS if line.startswith("mascarade serve")]
    assert len(lines) >= 2
    for line in lines:
        command("serve").make_context("serve", shlex.split(line)[2:])


def test_every_variable_is_documented_with_its_option_and_default() -> None:
    options = {str(option.envvar): option for option in command("serve").params if option.envvar}
    assert {variable for _, variable, _ in ROWS} == variables()
    for flags, variable, default in ROWS:
        assert set(re.findall(r"--[\w-]+", flags)) == set(options[variable].opts)
        known = options[variable].default
        if known not in (None, ""):
            assert default == f"{known:g}" if isinstance(known, float) else default == str(known), variable
