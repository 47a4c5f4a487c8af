"""The rules stay pure and the rooms stay apart: the contracts are shown to bite."""

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.house.tree import ROOT

LINT_IMPORTS = Path(sys.executable).with_name("lint-imports")


def lint(folder: Path, sources: dict[str, str]) -> subprocess.CompletedProcess[str]:
    """Checks a small project with our contracts and the given modules."""
    package = folder / "src" / "mascarade"
    for room in ("rules", "locales", "cli"):
        (package / room).mkdir(parents=True)
        (package / room / "__init__.py").touch()
    (package / "__init__.py").touch()
    for name, source in sources.items():
        (package / name).write_text(source, encoding="utf-8")
    (folder / "pyproject.toml").write_bytes((ROOT / "pyproject.toml").read_bytes())
    environment = {**os.environ, "PYTHONPATH": str(folder / "src")}
    command = [str(LINT_IMPORTS), "--no-logo", "--no-cache"]
    return subprocess.run(command, cwd=folder, env=environment, check=False, capture_output=True, text=True)


def test_the_command_may_import_every_room(tmp_path: Path) -> None:
    done = lint(tmp_path, {"cli/app.py": "import mascarade.locales\nimport mascarade.rules\n"})
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("rules/state.py", "from mascarade import locales"),
        ("rules/state.py", "import mascarade.cli"),
        ("locales/words.py", "import mascarade.rules"),
        ("locales/words.py", "import mascarade.cli"),
        ("shed.py", "import mascarade.rules"),
    ],
)
def test_a_room_that_reaches_too_far_is_refused(tmp_path: Path, module: str, source: str) -> None:
    done = lint(tmp_path, {module: source})
    assert done.returncode == 1, done.stdout
    assert "Contracts: 1 kept, 1 broken." in done.stdout


def test_the_rules_may_import_no_clock_chance_files_network_or_log(tmp_path: Path) -> None:
    modules = ("random", "time", "datetime", "logging", "os", "socket", "secrets", "pathlib")
    done = lint(tmp_path, {"rules/state.py": "\n".join(f"import {module}" for module in modules)})
    assert done.returncode == 1
    refused = [module for module in modules if f"not allowed to import {module}:" in done.stdout]
    assert refused == list(modules)


def test_the_rules_neither_print_nor_read() -> None:
    forbidden = {"breakpoint", "eval", "exec", "input", "open", "print"}
    called = [
        f"{path.relative_to(ROOT)}:{node.lineno}: {node.func.id}"
        for path in sorted((ROOT / "src" / "mascarade" / "rules").rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in forbidden
    ]
    assert called == []
