"""The pre-commit hooks run the static checks of `make check` and download nothing."""

from __future__ import annotations

import re
import shlex

from ruamel.yaml import YAML

from tests.kit.project import ROOT
from tests.repo.test_phases import STATIC

CONFIGURATION = YAML(typ="safe").load((ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8"))
HOOKS = [hook for repository in CONFIGURATION["repos"] for hook in repository["hooks"]]


def test_nothing_is_fetched() -> None:
    assert {repository["repo"] for repository in CONFIGURATION["repos"]} == {"local"}
    assert {hook["language"] for hook in HOOKS} == {"system"}


def test_every_static_check_is_a_hook() -> None:
    entries = [hook["entry"] for hook in HOOKS]
    missing = [check for check in STATIC if not any(check in entry for entry in entries)]
    assert missing == ["npm test"], "tests are run by `make check`"


def test_every_hook_has_the_name_and_the_command_of_a_phase() -> None:
    script = (ROOT / "scripts" / "test.sh").read_text(encoding="utf-8").replace("\\\n", "")
    script = script.replace('"$python"', ".venv/bin/python").replace("$client", "sh scripts/client.sh")
    phases = {
        words[1]: words[2:]
        for line in re.findall(r"^ +(?:phase|beside) .*", script, flags=re.MULTILINE)
        if (words := shlex.split(line))
    }
    for hook in HOOKS:
        entry = [word for word in shlex.split(hook["entry"]) if word != "--force-exclude"]
        assert phases[hook["name"]] == entry
