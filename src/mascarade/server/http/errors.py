"""The HTTP status of refusals."""

from __future__ import annotations

from mascarade.rules import Refused

_STATUS = {
    "not-signed-in": 401,
    "host-only": 403,
    "foreign-origin": 403,
    "no-figures": 404,
    "no-guest": 404,
    "no-saved-set": 404,
    "no-study": 404,
    "no-table": 404,
    "no-such-key": 404,
    "not-found": 404,
    "method-not-allowed": 405,
    "already-seated": 409,
    "game-is-on": 409,
    "game-is-over": 409,
    "knows-too-much": 409,
    "name-taken": 409,
    "no-game": 409,
    "no-newcomers": 409,
    "lesson-once": 409,
    "not-seated": 409,
    "seat-empty": 409,
    "seat-taken": 409,
    "seats-empty": 409,
    "table-rules": 409,
    "table-unreadable": 409,
    "table-full": 409,
    "too-many-guests": 409,
    "too-many-seated": 409,
    "too-many-sets": 409,
    "too-large": 413,
    "not-json": 415,
    "too-fast": 429,
    "too-many-studies": 429,
    "too-many-tables": 429,
    "broken": 500,
    "database-away": 503,
    "studies-busy": 503,
}
"""Every other code is a bad request, whatever the state of the table."""


def status(refusal: Refused) -> int:
    """The HTTP status of a refusal."""
    return _STATUS.get(refusal.code, 400)
