"""The HTTP status of refusals."""

from __future__ import annotations

from mascarade.rules import Refused

_CODES = {
    401: "not-signed-in",
    403: "foreign-origin host-only",
    404: "no-device no-figures no-guest no-saved-set no-study no-such-key no-table not-found",
    405: "method-not-allowed",
    409: (
        "already-seated dealing game-is-on game-is-over knows-too-much lesson-once name-taken no-game "
        "no-newcomers not-seated seat-empty seat-taken seats-empty table-full table-rules table-unreadable "
        "too-many-devices too-many-guests too-many-seated too-many-sets"
    ),
    413: "too-large",
    415: "not-json",
    421: "unknown-host",
    429: "address-busy reviews-busy too-fast too-many-studies too-many-tables",
    500: "broken",
    503: "database-away restarting review-too-long studies-busy",
}
_STATUS = {code: status for status, codes in _CODES.items() for code in codes.split()}
"""Every other code is a bad request, whatever the state of the table."""


def status(refusal: Refused) -> int:
    """The HTTP status of a refusal."""
    return _STATUS.get(refusal.code, 400)
