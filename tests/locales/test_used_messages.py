"""Every message is used by some code, and every id in the code has its message."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import mascarade
from tests.locales.ftl import Mentions, for_all_editions, messages

SOURCES = Path(mascarade.__file__).parent
CLIENT = SOURCES.parents[1] / "web" / "src"

BEGINNINGS = (
    "arena-column-",
    "atlas-column-",
    "balance-column-",
    "bound-",
    "brief-",
    "character-",
    "claim-",
    "cli-eyes-",
    "edition-",
    "error-",
    "error-chat-",
    "error-name-",
    "example-",
    "lesson-step-",
    "plot-claims-",
    "power-",
    "set-",
    "side-",
    "slip-",
    "story-",
    "story-binding-",
    "story-ended-",
    "turn-",
    "wait-bound-",
)
"""Prefixes of composed ids, followed by a word that occurs in the code."""
PAIRS = ("ask-", "why-not-")
"""Prefixes followed by one such word, or two."""
ENDINGS = ("-hint", "-many", "-tried")
"""Suffixes that code appends to ids."""

_QUOTED = re.compile(r"""["'`]([A-Za-z][A-Za-z0-9-]*)""")


@cache
def parsed() -> tuple[ast.Module, ...]:
    """All Python modules of the project, parsed."""
    return tuple(ast.parse(path.read_text(encoding="utf-8")) for path in SOURCES.rglob("*.py"))


@cache
def literals() -> frozenset[str]:
    """Every string literal in the code."""
    found: set[str] = set()
    for module in parsed():
        for node in ast.walk(module):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                # The fixed parts of composed ids begin or end with a hyphen.
                found |= {node.value, node.value.strip("-")}
    for path in CLIENT.rglob("*"):
        if path.suffix in (".ts", ".svelte") and path.is_file():
            found.update(_QUOTED.findall(path.read_text(encoding="utf-8")))
    return frozenset(found)


def is_written(message_id: str) -> bool:
    if message_id in literals():
        return True
    ways = [begin for begin in BEGINNINGS + PAIRS if message_id.startswith(begin)]
    return any(
        message_id.removeprefix(begin) in literals()
        or (begin in PAIRS and is_pair(message_id.removeprefix(begin)))
        for begin in ways
    )


def is_pair(rest: str) -> bool:
    hyphens = [place for place, char in enumerate(rest) if char == "-"]
    return any({rest[:place], rest[place + 1 :]} <= literals() for place in hyphens)


def is_used(message_id: str) -> bool:
    base = for_all_editions(message_id)
    shorter = [base.removesuffix(end) for end in ENDINGS if base.endswith(end)]
    return any(map(is_written, (message_id, base, *shorter)))


def test_no_message_is_unused() -> None:
    referred = {name for message in messages("en").values() for name in Mentions(message).references}
    assert [m for m in messages("en") if m not in referred and not is_used(m)] == []


def test_every_way_to_put_an_id_together_is_needed() -> None:
    for begin in BEGINNINGS + PAIRS:
        assert any(name.startswith(begin) and name not in literals() for name in messages("en")), begin
    for end in ENDINGS:
        assert any(name.endswith(end) and name not in literals() for name in messages("en")), end


def said() -> Iterator[str]:
    """The ids that appear in the code as a whole; the story's tellers omit their prefix."""
    for module in parsed():
        for node in ast.walk(module):
            if not isinstance(node, ast.Call) or not node.args or not isinstance(node.args[0], ast.Constant):
                continue
            name = getattr(node.func, "attr", getattr(node.func, "id", ""))
            if name in ("say", "_say", "secret") and isinstance(node.args[0].value, str):
                yield node.args[0].value


def test_everything_that_is_said_has_its_message() -> None:
    asked = set(said())
    assert len(asked) > 100
    assert [m for m in sorted(asked) if m not in messages("en") and f"story-{m}" not in messages("en")] == []
