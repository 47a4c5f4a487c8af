"""Class names are unique in the sources, private and nested classes included."""

import ast
from collections import defaultdict
from pathlib import Path

from tests.kit.project import ROOT


def duplicates(folder: Path) -> dict[str, list[str]]:
    """The class names that occur more than once, and where."""
    found = defaultdict(list)
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                found[node.name].append(f"{path.relative_to(folder)}:{node.lineno}")
    return {name: places for name, places in found.items() if len(places) > 1}


def test_no_class_name_exists_twice() -> None:
    assert duplicates(ROOT / "src") == {}


def test_a_second_class_of_a_name_is_found(tmp_path: Path) -> None:
    (tmp_path / "one.py").write_text("class Table: ...\nclass _Row: ...\n")
    (tmp_path / "two.py").write_text("def f():\n    class Table: ...\n")
    assert duplicates(tmp_path) == {"Table": ["one.py:1", "two.py:2"]}
