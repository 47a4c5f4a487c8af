"""The container files, checked without running containers: every option and variable in them exists."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import typer
from ruamel.yaml import YAML

from mascarade.cli.commands import app

ROOT = Path(__file__).parents[2]
BIN = Path(sys.executable).parent
ELSEWHERE = {"MASCARADE_SITE", "MASCARADE_DATABASE_PASSWORD"}
"""Variables of compose.yaml itself and of its proxy."""


def command(name: str) -> Any:
    """A command with its options."""
    commands: Any = typer.main.get_command(app)
    return commands.commands[name].load()


def variables() -> set[str]:
    """Every variable that `mascarade serve` reads."""
    return {str(option.envvar) for option in command("serve").params if option.envvar}


def compose() -> dict[str, Any]:
    found: dict[str, Any] = YAML(typ="safe").load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
    return found


def tool(name: str, *arguments: str) -> None:
    done = subprocess.run([BIN / name, *arguments], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_dockerfile_is_sound() -> None:
    tool("hadolint", "Dockerfile")


def test_the_compose_file_fits_its_schema() -> None:
    tool("check-jsonschema", "--builtin-schema", "vendor.compose-spec", "compose.yaml")


def test_the_image_runs_as_nobody_special_and_holds_no_secret() -> None:
    text = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    last = text.rpartition("\nFROM ")[2]
    assert re.search(r"^USER (?!root)\w+$", last, flags=re.MULTILINE)
    assert "HEALTHCHECK" in last
    assert not re.search(r"(?i)password|token|secret", text)


def test_what_the_image_copies_is_there_and_is_let_in() -> None:
    text = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    let_in = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    copied = [
        line.split()[1:-1] for line in text.splitlines() if line.startswith("COPY ") and "--from" not in line
    ]
    for file in (name for names in copied for name in names):
        assert (ROOT / file).exists(), file
        assert f"!{file}" in let_in


def test_every_command_and_variable_of_ours_exists() -> None:
    serve = command("serve")
    nodes = [service for service in compose()["services"].values() if "build" in service]
    assert len(nodes) == 2
    for node in nodes:
        program, name, *arguments = node["command"]
        assert (program, name) == ("mascarade", "serve")
        serve.make_context("serve", list(arguments))
        assert set(node["environment"]) <= variables()
    texts = [
        (ROOT / name).read_text(encoding="utf-8")
        for name in ("Dockerfile", "compose.yaml", "deploy/Caddyfile")
    ]
    assert set(re.findall(r"MASCARADE_[A-Z_]+", "\n".join(texts))) <= variables() | ELSEWHERE
    (run,) = re.findall(r'^CMD \["mascarade", "serve"\]$', texts[0], flags=re.MULTILINE)
    assert run


def test_the_proxy_knows_the_nodes_and_keeps_metrics_to_itself() -> None:
    text = (ROOT / "deploy" / "Caddyfile").read_text(encoding="utf-8")
    assert set(re.findall(r"(\w+):8000", text)) == {
        name for name, service in compose()["services"].items() if "build" in service
    }
    assert "respond @metrics 404" in text
