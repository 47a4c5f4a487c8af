"""Terminal output: text through Rich, or JSON, and errors as either."""

from __future__ import annotations

import json
import os
import re
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from typing import TYPE_CHECKING

import typer

from mascarade.cli.app import FAILURE, STOPPED, UNREAD, USAGE_ERROR
from mascarade.cli.terminal.errors import CliUsageError, sentence
from mascarade.cli.terminal.styles import QUIET, render
from mascarade.locales import ENGLISH, LANGUAGES, Words
from mascarade.locales.errors import clean
from mascarade.rules.errors import Refused

if TYPE_CHECKING:
    from rich.console import Console
    from rich.text import Text

MAX_WIDTH = 100
"""Longer lines are hard to read, however wide the terminal."""
MIN_WIDTH = 24

Json = None | bool | int | float | str | Sequence["Json"] | dict[str, "Json"]


_chosen_language: ContextVar[str | None] = ContextVar("_chosen_language", default=None)
"""The language from the command line."""
LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Environment variables with the language; the first that is set counts."""


def words() -> Words:
    """The messages in the chosen language."""
    return Words.of(_chosen_language.get() or environment_language())


def environment_language() -> str:
    """The language of the environment if it is supported, else English."""
    locale = next((os.environ[name] for name in LOCALE if os.environ.get(name)), "")
    language = re.split("[_.@]", locale, maxsplit=1)[0]
    return language if language in LANGUAGES else ENGLISH


def choose_language(language: str | None) -> None:
    """Use this language from now on; None is that of the environment."""
    _chosen_language.set(None)
    if language is None:
        return
    if language not in LANGUAGES:
        raise CliUsageError("unknown-language", language=language, known=", ".join(LANGUAGES))
    _chosen_language.set(language)


@cache
def _console_class() -> type[Console]:
    from rich.console import Console

    class PipedConsole(Console):
        """A console that leaves a closed pipe to `mascarade.cli.app`."""

        def on_broken_pipe(self) -> None:
            raise BrokenPipeError

    return PipedConsole


def console(*, stderr: bool = False) -> Console:
    """A console of at most `MAX_WIDTH` columns, without markup or highlighting."""
    created = _console_class()(stderr=stderr, highlight=False, markup=False, emoji=False)
    created.width = max(MIN_WIDTH, min(created.width, MAX_WIDTH))
    return created


def write_json(document: Json) -> None:
    """Print one JSON document on standard output."""
    encoding = getattr(sys.stdout, "encoding", None) or "ascii"
    ascii_only = not encoding.lower().startswith("utf")
    sys.stdout.write(json.dumps(document, indent=2, ensure_ascii=ascii_only) + "\n")


@contextmanager
def error_boundary(*, as_json: bool, language: str | None) -> Iterator[None]:
    """Choose the language, print errors in this block as a sentence or as JSON, and exit with a code."""
    try:
        choose_language(language)
        yield
    except KeyboardInterrupt:
        raise typer.Exit(STOPPED) from None
    except BrokenPipeError:
        raise typer.Exit(UNREAD) from None
    except Refused as refusal:
        if as_json:
            facts: dict[str, Json] = dict(refusal.facts)
            explanation = sentence(words(), refusal)
            write_json({"error": {"code": refusal.code, "sentence": explanation, "facts": facts}})
        else:
            label = words().say("cli-refused")
            text = render(f"{label} {sentence(words(), refusal)}")
            text.stylize("bold red", 0, len(label))
            out = console(stderr=True)
            out.print(text, soft_wrap=not out.is_terminal)
        raise typer.Exit(USAGE_ERROR if isinstance(refusal, CliUsageError) else FAILURE) from None


def flowing(entries: Sequence[str], width: int) -> Iterator[Text]:
    """Short entries in as few lines as possible, without breaking any."""
    from rich.text import Text

    separator = Text(" · ", QUIET)
    line = Text()
    for entry in map(render, entries):
        if line and line.cell_len + len(separator) + entry.cell_len > width:
            yield line
            line = Text()
        if line:
            line.append_text(separator)
        line.append_text(entry)
    if line:
        yield line


def grid(entries: Sequence[str], width: int) -> Iterator[Text]:
    """Entries in columns of equal width, row by row."""
    from rich.text import Text

    texts = [render(entry) for entry in entries]
    cell = max((text.cell_len for text in texts), default=0) + 3
    columns = max(1, width // cell)
    for begin in range(0, len(texts), columns):
        line = Text()
        for text in texts[begin : begin + columns]:
            line.append_text(text)
            line.append(" " * (cell - text.cell_len))
        line.rstrip()
        yield line


def command_line(*parts: str) -> str:
    """A command to copy, with the chosen language."""
    import shlex

    language = _chosen_language.get()
    return clean(shlex.join(("mascarade", *parts, *(("--language", language) if language else ()))))
