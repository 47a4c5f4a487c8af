"""No rule depends on a character's name: characters are defined in the catalogue, and nowhere else."""

import ast
from pathlib import Path

import pytest

import mascarade.rules
from mascarade.rules.catalogue import EDITIONS

ROOM = Path(mascarade.rules.__file__).parent
MAY_NAME = {"catalogue.py", "published.py"}
CHARACTERS = {character for edition in EDITIONS.values() for character in edition.characters}
MODULES = sorted(path for path in ROOM.rglob("*.py") if path.name not in MAY_NAME)


def reasons(tree: ast.AST) -> set[ast.AST]:
    """The nodes that give the reason of an end, since one of the reasons is also a character's id."""
    ends: set[ast.AST] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "end":
            ends.update(node.args)
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "EndReason":
            ends.update(ast.walk(node.value))
    return ends


def named(source: str) -> list[str]:
    """The string constants of a source that are ids of characters."""
    tree = ast.parse(source)
    constants = [node for node in ast.walk(tree) if isinstance(node, ast.Constant)]
    said = [node for node in constants if node.value in CHARACTERS and node not in reasons(tree)]
    return [f"line {node.lineno}: {node.value!s}" for node in said]


@pytest.mark.parametrize("module", MODULES, ids=[path.relative_to(ROOM).as_posix() for path in MODULES])
def test_no_module_of_the_rules_names_a_character(module: Path) -> None:
    assert named(module.read_text(encoding="utf-8")) == []


def test_the_search_finds_a_name() -> None:
    assert named('if card == "king":\n    pass') == ["line 1: king"]
