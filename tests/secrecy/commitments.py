"""Heads of the chain of actions: all that may differ between twin worlds, and what would open them."""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Iterator

from mascarade.rules.fairness.draw import SIZE
from mascarade.server.tables.state import TableState

_HEAD = re.compile(rb'"head":"[0-9a-f]{64}"')
_TELLING = (b'{"type":"events"', b'{"type":"view"')


def covered(frame: bytes) -> bytes:
    """A frame with its head covered."""
    return _HEAD.sub(b'"head":"covered"', frame)


def headless(frame: bytes) -> bool:
    """Whether a frame tells of a game without a head of the one size, or has one where none belongs."""
    return len(_HEAD.findall(frame)) != frame.startswith(_TELLING)


def opening(table_state: TableState) -> Iterator[bytes]:
    """All that nobody may be told before the end, as it could be written: it would open a promise."""
    promise = table_state.play.promise if table_state.play is not None else None
    for secret in (table_state.secret, *(promise.nonces if promise is not None else ())):
        yield secret.hex().encode()
        yield b64encode(secret)


def stale(table_state: TableState) -> bool:
    """Whether an action was hidden by too few bytes, or by those of another."""
    promise = table_state.play.promise if table_state.play is not None else None
    nonces = promise.nonces if promise is not None else ()
    return len(set(nonces)) < len(nonces) or any(len(nonce) != SIZE for nonce in nonces)
