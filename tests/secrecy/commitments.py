"""Heads of the hash chain of actions, which alone may differ between twin worlds, and their secrets."""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Iterator

from mascarade.rules.fairness.draw import SIZE
from mascarade.server.tables.state import TableState

_HEAD = re.compile(rb'"head":"[0-9a-f]{64}"')
_TELLING = (b'{"type":"events"', b'{"type":"view"')


def covered(frame: bytes) -> bytes:
    """A frame with its head masked."""
    return _HEAD.sub(b'"head":"covered"', frame)


def headless(frame: bytes) -> bool:
    """Whether a frame about a game has no head of the right size, or another frame has one."""
    return len(_HEAD.findall(frame)) != frame.startswith(_TELLING)


def opening(table_state: TableState) -> Iterator[bytes]:
    """Every secret of a commitment, in each encoding. None may be sent before the end of the game."""
    promise = table_state.play.promise if table_state.play is not None else None
    shares = (bytes.fromhex(share) for share in table_state.shares.values())
    for secret in (table_state.secret, *shares, *(promise.nonces if promise is not None else ())):
        yield secret.hex().encode()
        yield b64encode(secret)


def stale(table_state: TableState) -> bool:
    """Whether a nonce has the wrong size or was used twice."""
    promise = table_state.play.promise if table_state.play is not None else None
    nonces = promise.nonces if promise is not None else ()
    return len(set(nonces)) < len(nonces) or any(len(nonce) != SIZE for nonce in nonces)
