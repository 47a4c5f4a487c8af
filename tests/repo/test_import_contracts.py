"""The import contracts: the rules stay pure, the packages stay apart, and violations are found."""

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.kit.project import ROOT

LINT_IMPORTS = Path(sys.executable).with_name("lint-imports")
SOURCES = ROOT / "src" / "mascarade"


def lint(folder: Path, sources: dict[str, str]) -> subprocess.CompletedProcess[str]:
    """Check the contracts on a copy of the package in which only the given modules have content."""
    package = folder / "src" / "mascarade"
    for path in SOURCES.rglob("*.py"):
        empty = package / path.relative_to(SOURCES)
        empty.parent.mkdir(parents=True, exist_ok=True)
        empty.touch()
    for name, source in sources.items():
        (package / name).write_text(source, encoding="utf-8")
    (folder / "pyproject.toml").write_bytes((ROOT / "pyproject.toml").read_bytes())
    environment = {**os.environ, "PYTHONPATH": str(folder / "src")}
    command = [str(LINT_IMPORTS), "--no-logo", "--no-cache"]
    return subprocess.run(command, cwd=folder, env=environment, check=False, capture_output=True, text=True)


def broken(done: subprocess.CompletedProcess[str]) -> list[str]:
    """The names of the broken contracts."""
    assert done.returncode in (0, 1), done.stdout
    return [line.removesuffix(" BROKEN") for line in done.stdout.splitlines() if line.endswith(" BROKEN")]


def dotted(room: str) -> str:
    return "mascarade." + room.replace("/", ".")


def outside(*packages: str) -> list[str]:
    """Every package of the server except these."""
    found = [path.parent.relative_to(SOURCES) for path in SOURCES.glob("*/__init__.py")]
    found += [path.parent.relative_to(SOURCES) for path in SOURCES.glob("server/*/__init__.py")]
    return sorted(str(path) for path in found if path.name not in ("server", *packages))


def test_the_command_may_import_every_package(tmp_path: Path) -> None:
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
def test_a_package_that_imports_too_high_is_refused(tmp_path: Path, module: str, source: str) -> None:
    done = lint(tmp_path, {module: source})
    assert broken(done) == ["Packages import only the packages below them"]


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("server/tables/lobby.py", "from mascarade.server.views import projection"),
        ("server/views/projection.py", "from mascarade.server.botpool import worker"),
        ("server/cluster/nodes.py", "from mascarade.server.runtime import session"),
        ("server/botpool/pool.py", "from mascarade.server.cluster import nodes"),
        ("server/runtime/chat.py", "from mascarade.server.people import accounts"),
        ("server/review/replay.py", "from mascarade.server.scenarios import saved"),
        ("server/ops/metrics.py", "from mascarade.server.service import Service"),
        ("server/service.py", "from mascarade.server.http import app"),
        ("server/http/app.py", "from mascarade.server.process import serve"),
        ("server/shed.py", "import mascarade.rules"),
    ],
)
def test_a_package_of_the_server_that_reaches_too_far_is_refused(
    tmp_path: Path, module: str, source: str
) -> None:
    done = lint(tmp_path, {module: source})
    assert broken(done) == ["The server's packages import only the packages below them"]


@pytest.mark.parametrize("package", ["protocol", "tables"])
def test_tables_and_messages_may_import_no_event_loop_database_network_or_process(
    tmp_path: Path, package: str
) -> None:
    modules = ("asyncio", "litestar", "socket", "sqlalchemy", "subprocess")
    planted = "\n".join(f"import {module}" for module in modules)
    done = lint(tmp_path, {f"server/{package}/planted.py": planted})
    assert "Tables and messages know no event loop, database, network or process" in broken(done)
    refused = [
        module for module in modules if f"server.{package} is not allowed to import {module}:" in done.stdout
    ]
    assert refused == list(modules)


@pytest.mark.parametrize(
    ("module", "allowed", "contract"),
    [
        ("alembic", ("storage",), "Only storage knows SQL"),
        ("psycopg", ("storage",), "Only storage knows SQL"),
        ("sqlalchemy", ("storage",), "Only storage knows SQL"),
        ("litestar", ("http", "process"), "Only http and process know Litestar and uvicorn"),
        ("uvicorn", ("http", "process"), "Only http and process know Litestar and uvicorn"),
    ],
)
def test_a_library_stays_in_its_packages(
    tmp_path: Path, module: str, allowed: tuple[str, ...], contract: str
) -> None:
    rooms = outside(*allowed)
    done = lint(tmp_path, {f"{room}/planted.py": f"import {module}" for room in rooms})
    assert contract in broken(done)
    refused = [room for room in rooms if f"{dotted(room)} is not allowed to import {module}:" in done.stdout]
    assert refused == rooms


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
