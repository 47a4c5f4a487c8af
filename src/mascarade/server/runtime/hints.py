"""Hints that nodes publish to each other: what changed, never what it changed to."""

from __future__ import annotations

MOVED, ANSWERED, SAID, TABLE, REWRITTEN, SESSION = "moved", "held", "said", "table", "rewritten", "session"
"""The first word of a hint."""


def moved_hint(table_id: str, number: int) -> str:
    """A table has this many entries."""
    return f"{MOVED} {table_id} {number}"


def answered_hint(table_id: str) -> str:
    """A table has another early answer."""
    return f"{ANSWERED} {table_id}"


def said_hint(table_id: str) -> str:
    """A table has another chat message."""
    return f"{SAID} {table_id}"


def table_hint(table_id: str) -> str:
    """Something else about a table has changed."""
    return f"{TABLE} {table_id}"


def rewritten_hint(table_id: str) -> str:
    """The entries of a table were rewritten because a person's name was deleted."""
    return f"{REWRITTEN} {table_id}"


def ended_hint(session: bytes) -> str:
    """A login session has ended."""
    return f"{SESSION} {session.hex()}"


def ended_session(hint: str) -> bytes | None:
    """The login session that a hint says has ended."""
    kind, _, session = hint.partition(" ")
    return bytes.fromhex(session) if kind == SESSION else None
