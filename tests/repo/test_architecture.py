"""The code walk in docs/architecture.md names functions that exist."""

from __future__ import annotations

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "architecture.md"
MAX_STEPS = 10
_SECTION = re.compile(r"^## What happens on a click\n(.*?)^## ", re.MULTILINE | re.DOTALL)
_LINK = re.compile(r"\[`([\w.]+)`\]\(([^)]+)\)")


def definitions(module: Path) -> set[str]:
    """Functions and methods of a module: `name`, or `Class.name`."""
    names: set[str] = set()
    for node in ast.parse(module.read_text()).body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            names.add(node.name)
        elif isinstance(node, ast.ClassDef):
            names |= {
                f"{node.name}.{part.name}"
                for part in node.body
                if isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef)
            }
    return names


def test_every_step_of_a_click_links_to_its_function() -> None:
    section = _SECTION.search(PAGE.read_text())
    assert section is not None
    steps = re.findall(r"^\d+\. (?:.+\n?)(?:   .+\n?)*", section[1], re.MULTILINE)
    assert 1 < len(steps) <= MAX_STEPS
    for step in steps:
        links = _LINK.findall(step)
        assert links, step
        for name, target in links:
            module = (PAGE.parent / target).resolve()
            assert name in definitions(module), f"{name} is not defined in {target}"
