"""MkDocs hooks: tables generated from the code, and pages for repository files that the docs link to.

A comment such as `<!-- table: actions -->` in a page becomes the table of that name (`TABLES`). Links out of
`docs/` work on GitHub as they are; in the site they lead to a page made from the file.
"""

from __future__ import annotations

import ast
import inspect
import posixpath
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from itertools import pairwise
from pathlib import Path
from types import ModuleType
from typing import Final

from griffe import Docstring, Extension, Object
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

from mascarade.kernel import layout, observe
from mascarade.kernel.opcodes import OPCODES
from mascarade.rules import EDITIONS

ROOT: Final = Path(__file__).absolute().parents[1]
COPIES: Final = "repository"
"""The folder of the site for files from outside `docs/`."""
LINK: Final = re.compile(r"(?<=\]\()(?!\w+:|/|#)([^)#\s]+)(#[^)\s]*)?(?=\))")
"""The target of a relative link or picture, and its anchor."""
PLACEHOLDER: Final = re.compile(r"^<!-- table: ([a-z-]+) -->$", flags=re.MULTILINE)
LANGUAGES: Final = {".py": "python", ".ts": "typescript", ".svelte": "html", ".toml": "toml", ".yaml": "yaml"}


SESSION: Final = re.compile(r"(?:^>>> .*\n(?:\S.*\n?)*)+", flags=re.MULTILINE)
"""A doctest session: up to an empty line."""


class Sessions(Extension):
    """Shows the doctest sessions of docstrings as code; otherwise they would be read as Markdown."""

    def on_object(self, *, obj: Object, **_: object) -> None:
        """Fence the sessions of an object's docstring."""
        if obj.docstring is not None and ">>> " in obj.docstring.value:
            fenced = SESSION.sub(lambda found: f"```pycon\n{found[0].rstrip()}\n```\n", obj.docstring.value)
            obj.docstring = Docstring(fenced, parent=obj)


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add a page for every file outside `docs/` that a page links to, directly or not."""
    pages = [f"docs/{file.src_uri}" for file in files.documentation_pages()]
    found = set(pages)
    while pages:
        page = pages.pop()
        text = (ROOT / page).read_text(encoding="utf-8")
        for target in _targets(page, text):
            if target in found or target.startswith("docs/") or not (ROOT / target).is_file():
                continue
            found.add(target)
            if target.endswith(".md"):
                pages.append(target)
            files.append(File.generated(config, _site_path(target), content=_copy(target)))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Fill in the generated tables, and lead links to the pages that `on_files` added."""
    markdown = PLACEHOLDER.sub(lambda found: TABLES[found[1]](), markdown)
    here = page.file.src_uri
    source = here.removeprefix(f"{COPIES}/") if here.startswith(f"{COPIES}/") else f"docs/{here}"
    if not source.endswith(".md") or not (ROOT / source).is_file():
        return markdown  # a listing of source code

    def led(link: re.Match[str]) -> str:
        target = _resolved(source, link[1])
        copied = not target.startswith("docs/") and (ROOT / target).is_file()
        if not copied and source.startswith("docs/"):
            return link[0]
        anchor = (link[2] or "") if target.endswith(".md") else ""
        return posixpath.relpath(_site_path(target), posixpath.dirname(here)) + anchor

    return LINK.sub(led, markdown)


def _targets(page: str, text: str) -> Iterator[str]:
    return (_resolved(page, link[1]) for link in LINK.finditer(text))


def _resolved(page: str, link: str) -> str:
    return posixpath.normpath(posixpath.join(posixpath.dirname(page), link))


def _site_path(path: str) -> str:
    """Where a file of the repository is in the site."""
    if path.startswith("docs/"):
        return path.removeprefix("docs/")
    return f"{COPIES}/{path}" if path.endswith(".md") else f"{COPIES}/{path}.md"


def _copy(path: str) -> str:
    text = (ROOT / path).read_text(encoding="utf-8")
    if path.endswith(".md"):
        return text
    language = LANGUAGES.get(Path(path).suffix, "text")
    return f"---\nsearch:\n  exclude: true\n---\n\n# `{path}`\n\n`````{language}\n{text.rstrip()}\n`````\n"


def _table(heading: Iterable[str], rows: Iterable[Iterable[object]]) -> str:
    heading = tuple(heading)
    lines = [heading, ["---"] * len(heading), *rows]
    return "\n".join(f"| {' | '.join(str(cell) for cell in line)} |" for line in lines)


@cache
def _documented(module: ModuleType) -> Mapping[str, str]:
    """The module's constants in order, each with its docstring, or with nothing."""
    body = [*ast.parse(inspect.getsource(module)).body, ast.Pass()]
    return {
        one.target.id: " ".join(str(after.value.value).split())
        if isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant)
        else ""
        for one, after in pairwise(body)
        if isinstance(one, ast.AnnAssign) and isinstance(one.target, ast.Name)
    }


@cache
def _columns() -> Mapping[str, str]:
    """The docstring of each column: of the constant that says where it begins."""
    own, copied = _documented(observe), _documented(layout)
    found: dict[str, str] = {}
    for node in ast.walk(ast.parse(inspect.getsource(observe))):
        match node:
            case ast.Tuple(elts=[ast.Constant(value=str(name)), ast.Attribute(attr=constant)]):
                found[name] = copied[constant]
            case ast.Dict(keys=keys, values=values):
                for key, value in zip(keys, values, strict=True):
                    match key, value:
                        case ast.Constant(value=str(name)), ast.Call(args=[ast.Name(id=constant), *_]):
                            found[name] = own[constant]
    return found


def _described(name: str) -> str:
    if not (text := _columns()[name]):
        raise ValueError(f"the column {name!r} of an observation has no docstring")
    return text


PER: Final = {1: "1", layout.MAX_PLAYERS: "one a player", layout.MAX_SPOTS: "one a spot"}


def _range(first: int, after: int) -> str:
    return str(first) if after == first + 1 else f"{first} to {after - 1}"


def observation_table() -> str:
    """The columns of an observation."""
    rows = (
        (_range(place.start, place.stop), f"`{name}`", PER[place.stop - place.start], _described(name))
        for name, place in observe.COLUMNS.items()
    )
    return _table(("columns", "name", "entries", "meaning"), rows)


def action_table() -> str:
    """The numbers of all actions."""
    names = [name for name in _documented(layout) if name.startswith("DO_")]
    values = [*(int(getattr(layout, name)) for name in names), layout.ACTIONS]
    rows = (
        (_range(first, after), f"`{name}`", _documented(layout)[name])
        for name, (first, after) in zip(names, pairwise(values), strict=True)
    )
    return _table(("numbers", "first of them", "which one"), rows)


def question_table() -> str:
    """What the column `asked` can be."""
    names = list(_documented(layout))
    asked = names[names.index("NOTHING_ASKED") : names.index("BINDINGS")]
    return _table(("`asked`", "constant"), ((getattr(layout, name), f"`{name}`") for name in asked))


def binding_table() -> str:
    """What `question_first` is for a turn."""
    return _table(
        ("number", "binding"), enumerate(f"`{word}`" if word else "none" for word in layout.BINDINGS)
    )


def character_table() -> str:
    """The code of every character."""
    editions = [list(edition.characters) for edition in EDITIONS.values()]
    codes = range(1, max(map(len, editions)) + 1)
    rows = ((code, *(f"`{ids[code - 1]}`" if code <= len(ids) else "" for ids in editions)) for code in codes)
    return _table(("code", *(f"`{edition}`" for edition in EDITIONS)), rows)


def power_table() -> str:
    """The opcodes, with the characters that have each power."""

    def holders(power: str) -> str:
        ids = {
            found.id: None
            for edition in EDITIONS.values()
            for found in edition.characters.values()
            if found.power == power
        }
        return ", ".join(f"`{character}`" for character in ids)

    return _table(
        ("opcode", "power", "characters"),
        ((number, f"`{name}`", holders(name)) for name, number in OPCODES.items()),
    )


def pettingzoo_spaces() -> str:
    """The spaces of an agent."""
    from gymnasium.spaces import Dict  # noqa: PLC0415 - needs the research packages

    from mascarade.envs import mascarade_v0  # noqa: PLC0415

    env = mascarade_v0.raw_env()
    agent = env.possible_agents[0]
    observed = env.observation_space(agent)
    assert isinstance(observed, Dict)
    rows = [(f'`observation["{key}"]`', f"`{space}`") for key, space in observed.items()]
    return _table(("what", "space"), [*rows, ("action", f"`{env.action_space(agent)}`")])


def gymnasium_spaces() -> str:
    """The spaces of the agent."""
    from mascarade.envs.gymnasium import MascaradeEnv  # noqa: PLC0415 - needs the research packages

    env = MascaradeEnv()
    rows = [("observation", f"`{env.observation_space}`"), ("action", f"`{env.action_space}`")]
    return _table(("what", "space"), [*rows, ('`info["action_mask"]`', f"`int8`, {layout.ACTIONS} entries")])


def openspiel_tensor() -> str:
    """The parts of an observer's tensor."""
    from mascarade.envs.openspiel.observer import PRIVATE  # noqa: PLC0415 - needs the research packages

    rows = (
        (f"`{name}`", place.stop - place.start, "private" if name in PRIVATE else "public")
        for name, place in observe.COLUMNS.items()
    )
    return _table(("part", "numbers", "information"), rows)


TABLES: Final[Mapping[str, Callable[[], str]]] = {
    "observation": observation_table,
    "actions": action_table,
    "questions": question_table,
    "bindings": binding_table,
    "characters": character_table,
    "powers": power_table,
    "pettingzoo-spaces": pettingzoo_spaces,
    "gymnasium-spaces": gymnasium_spaces,
    "openspiel-tensor": openspiel_tensor,
}
