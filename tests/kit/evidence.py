"""Evidence shown with a failing test: frames of its clients, logs of its server.

Code that drives a server calls `attach` during a test. Attached evidence is read only if that test fails.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

MAX_LINE = 400
"""Longest line shown, in characters; the rest is cut off."""
MAX_TEXT = 20_000
"""Longest evidence shown, in characters; the beginning is cut off."""

_attached: list[tuple[str, Callable[[], str]]] = []


def attach(title: str, read: Callable[[], str]) -> None:
    """Show this with the report of the running test if it fails."""
    _attached.append((title, read))


def clear() -> None:
    """Drop all evidence at the start of a test."""
    _attached.clear()


def collected() -> Iterator[tuple[str, str]]:
    """The evidence of the running test. A reader that raises yields a note instead."""
    for title, read in _attached:
        try:
            text = read()
        except Exception as problem:  # must not hide the test's own failure
            text = f"(not to be had: {problem!r})"
        if text:
            yield title, _shortened(text)


def _shortened(text: str) -> str:
    lines = [line if len(line) <= MAX_LINE else f"{line[:MAX_LINE]}…" for line in text.splitlines()]
    short = "\n".join(lines)
    return short if len(short) <= MAX_TEXT else f"… {short[-MAX_TEXT:]}"
