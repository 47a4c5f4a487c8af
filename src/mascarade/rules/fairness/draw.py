"""The hashes and draws of provably fair deals.

Pure functions of bytes, for both dealing and verifying. docs/protocol.md specifies the bytes.
"""

from __future__ import annotations

import hashlib
import hmac
from functools import cache
from typing import Annotated, Literal, TypeVar

import msgspec

from mascarade.rules.scenario import Deal, Scenario, Seat

SIZE = 32
"""Bytes of a secret, share, nonce, commitment or chain head."""
Hex = Annotated[str, msgspec.Meta(min_length=64, max_length=64, pattern="^[0-9a-f]{64}$")]
"""32 bytes."""
MaybeHex = Annotated[str, msgspec.Meta(max_length=64, pattern="^([0-9a-f]{64})?$")]
"""32 bytes, or empty where there are none."""
Version = Literal[1, 2]
"""The version of the protocol: under the first, the operator of a server could choose a deal."""
_WORD = 4
_WORDS = 2 ** (8 * _WORD)
T = TypeVar("T")

canonical = msgspec.json.Encoder(order="sorted").encode
"""A value as compact JSON with sorted keys."""


@cache
def tag(version: Version, kind: str) -> bytes:
    """What every hashed message of a kind begins with."""
    return f"mascarade/{version}/{kind}\0".encode()


def digest(version: Version, kind: str, *parts: bytes) -> bytes:
    """The hash of a message of this kind."""
    return hashlib.sha256(tag(version, kind) + b"".join(parts)).digest()


def commitment(secret: bytes, version: Version = 2) -> bytes:
    """The commitment to a secret, published before players promise their shares."""
    return digest(version, "secret", secret)


class Draws:
    """Numbers drawn from a secret and a message, in order: HMAC-SHA256 in counter mode."""

    def __init__(self, secret: bytes, message: bytes) -> None:
        self._secret = secret
        self._message = message
        self._counter = 0
        self._bytes = b""

    def below(self, bound: int) -> int:
        """A uniform number from 0 up to the bound, by rejection sampling."""
        fair = _WORDS - _WORDS % bound
        while (word := self._word()) >= fair:
            pass
        return word % bound

    def choice(self, items: list[T]) -> T:
        """A random item."""
        return items[self.below(len(items))]

    def shuffled(self, items: tuple[T, ...]) -> tuple[T, ...]:
        """The items shuffled by Fisher-Yates, from the last place down."""
        found = list(items)
        for last in range(len(found) - 1, 0, -1):
            other = self.below(last + 1)
            found[last], found[other] = found[other], found[last]
        return tuple(found)

    def _word(self) -> int:
        if not self._bytes:
            message = self._message + self._counter.to_bytes(_WORD, "big")
            self._bytes = hmac.digest(self._secret, message, hashlib.sha256)
            self._counter += 1
        word, self._bytes = self._bytes[:_WORD], self._bytes[_WORD:]
        return int.from_bytes(word, "big")


def dealt(
    draws: Draws, scenario: Scenario, *, seats: bool, first: Seat | None
) -> tuple[tuple[Seat, ...], Deal]:
    """Draw the seating order, if it is drawn, and the deal.

    A set is drawn before this, and nothing after it.
    """
    order = tuple(range(scenario.players))
    if seats:
        order = draws.shuffled(order)
    begins = draws.below(scenario.players) if first is None else first
    cards = draws.shuffled(scenario.cards)
    return order, Deal(cards=cards, cemetery=draws.shuffled(scenario.cemetery), first=begins)
