"""Writing to the terminal: text through Rich, or JSON, and refusals as either."""

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

from mascarade.cli.terminal.errors import CliUsageError, sentence
from mascarade.cli.terminal.styles import QUIET, render
from mascarade.locales import ENGLISH, LANGUAGES, Words
from mascarade.locales.errors import clean
from mascarade.rules.errors import Refused

if TYPE_CHECKING:
    from rich.console import Console
    from rich.text import Text

WIDEST = 100
"""Longer lines are hard to read, however wide the terminal."""
NARROWEST = 24

STOPPED = 130
"""The exit code after Ctrl-C."""
UNREAD = 141
"""The exit code when nobody reads the output any more."""

Json = None | bool | int | float | str | Sequence["Json"] | dict[str, "Json"]


_asked: ContextVar[str | None] = ContextVar("_asked", default=None)
"""The language that was asked for on the command line."""
LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where the environment says its language; the first that is set counts."""


def words() -> Words:
    """The words the command speaks."""
    return Words.of(_asked.get() or language_around())


def language_around() -> str:
    """The language of the environment, if there are words in it, and else English."""
    locale = next((os.environ[name] for name in LOCALE if os.environ.get(name)), "")
    language = re.split("[_.@]", locale, maxsplit=1)[0]
    return language if language in LANGUAGES else ENGLISH


def speak(language: str | None) -> None:
    """Speak this language from now on, or that of the environment."""
    _asked.set(None)
    if language is None:
        return
    if language not in LANGUAGES:
        raise CliUsageError("unknown-language", language=language, known=", ".join(LANGUAGES))
    _asked.set(language)


@cache
def _console_class() -> type[Console]:
    from rich.console import Console

    class PipedConsole(Console):
        """A console that leaves a closed pipe to `mascarade.cli.app`."""

        def on_broken_pipe(self) -> None:
            raise BrokenPipeError

    return PipedConsole


def console(*, stderr: bool = False) -> Console:
    """Where people read: at most `WIDEST` columns, no guessing at markup or numbers."""
    made = _console_class()(stderr=stderr, highlight=False, markup=False, emoji=False)
    made.width = max(NARROWEST, min(made.width, WIDEST))
    return made


def write_json(document: Json) -> None:
    """One JSON document on standard output."""
    encoding = getattr(sys.stdout, "encoding", None) or "ascii"
    told = json.dumps(document, indent=2, ensure_ascii=not encoding.lower().startswith("utf"))
    sys.stdout.write(told + "\n")


@contextmanager
def error_boundary(*, as_json: bool, language: str | None) -> Iterator[None]:
    """Speak the language asked for; tell what is refused in here as a sentence or as JSON, and stop with an
    exit code, whatever happens.
    """
    try:
        speak(language)
        yield
    except KeyboardInterrupt:
        raise typer.Exit(STOPPED) from None
    except BrokenPipeError:
        raise typer.Exit(UNREAD) from None
    except Refused as refusal:
        if as_json:
            write_json({"error": refusal_as_json(refusal)})
        else:
            told = render(f"{words().say('cli-refused')} {sentence(words(), refusal)}")
            told.stylize("bold red", 0, len(words().say("cli-refused")))
            out = console(stderr=True)
            out.print(told, soft_wrap=not out.is_terminal)
        raise typer.Exit(2 if isinstance(refusal, CliUsageError) else 1) from None


def refusal_as_json(refusal: Refused) -> dict[str, Json]:
    """The refusal for programs, with its sentence."""
    return {"code": refusal.code, "sentence": sentence(words(), refusal), "facts": dict(refusal.facts)}


def flowing(entries: Sequence[str], width: int) -> Iterator[Text]:
    """Short entries in as few lines as they need; none of them is broken."""
    from rich.text import Text

    between = Text(" · ", QUIET)
    line = Text()
    for entry in map(render, entries):
        if line and line.cell_len + len(between) + entry.cell_len > width:
            yield line
            line = Text()
        if line:
            line.append_text(between)
        line.append_text(entry)
    if line:
        yield line


def grid(entries: Sequence[str], width: int) -> Iterator[Text]:
    """Entries below each other in columns of one width, row by row."""
    from rich.text import Text

    texts = [render(entry) for entry in entries]
    cell = max((text.cell_len for text in texts), default=0) + 3
    across = max(1, width // cell)
    for begin in range(0, len(texts), across):
        line = Text()
        for text in texts[begin : begin + across]:
            line.append_text(text)
            line.append(" " * (cell - text.cell_len))
        line.rstrip()
        yield line


def command_line(*parts: str) -> str:
    """A command as one would type it, in the language that was asked for."""
    import shlex

    asked = _asked.get()
    return clean(shlex.join(("mascarade", *parts, *(("--language", asked) if asked else ()))))
