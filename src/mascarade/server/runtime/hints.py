"""Hints that nodes publish to each other: what changed, never what it changed to."""

from __future__ import annotations

MOVED = "moved"
"""A table has this many entries."""
ANSWERED = "held"
"""A table has another early answer."""
SAID = "said"
"""A table has another chat message."""
TABLE = "table"
"""Something else about a table has changed."""
REWRITTEN = "rewritten"
"""The entries of a table were rewritten because a person's name was deleted."""
SESSION = "session"
"""A login session has ended."""


def hint(kind: str, *about: str | int) -> str:
    """A hint of this kind about a table or a session."""
    return " ".join(map(str, (kind, *about)))


def ended_session(hint: str) -> bytes | None:
    """The login session that a hint says has ended."""
    kind, _, session = hint.partition(" ")
    return bytes.fromhex(session) if kind == SESSION else None
