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
"""A login session has moved to another device."""
SIGNED_OUT = "signed-out"
"""A login session was ended."""
ENDED_SESSIONS = {SESSION: "moved", SIGNED_OUT: "signed-out"}
"""Why connections of a session end, by the hint that it has."""


def hint(kind: str, *about: str | int) -> str:
    """A hint of this kind about a table or a session."""
    return " ".join(map(str, (kind, *about)))


def ended_session(hint: str) -> tuple[bytes, str] | None:
    """The login session that a hint says has ended, and why its connections end."""
    kind, _, session = hint.partition(" ")
    return (bytes.fromhex(session), ENDED_SESSIONS[kind]) if kind in ENDED_SESSIONS else None
