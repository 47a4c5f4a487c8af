"""What a failing test shows besides its traceback: the frames its players had, the log of its server.

Whatever drives a server calls `attach` while a test runs; what was attached is only read if that test fails.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

MAX_LINE = 400
"""Characters of a line that are shown: its beginning."""
MAX_TEXT = 20_000
"""Characters of one piece that are shown: its end."""

_attached: list[tuple[str, Callable[[], str]]] = []


def attach(title: str, read: Callable[[], str]) -> None:
    """Show this below the running test, should it fail."""
    _attached.append((title, read))


def clear() -> None:
    """A test begins."""
    _attached.clear()


def collected() -> Iterator[tuple[str, str]]:
    """What was attached to the running test, as it is now; a piece that can't be read says so."""
    for title, read in _attached:
        try:
            text = read()
        except Exception as problem:  # whatever it is, the test's own failure is what people have to see
            text = f"(not to be had: {problem!r})"
        if text:
            yield title, _shortened(text)


def _shortened(text: str) -> str:
    lines = [line if len(line) <= MAX_LINE else f"{line[:MAX_LINE]}…" for line in text.splitlines()]
    short = "\n".join(lines)
    return short if len(short) <= MAX_TEXT else f"… {short[-MAX_TEXT:]}"
