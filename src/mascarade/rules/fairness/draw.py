"""Provably fair deals, derived from a committed secret and the players' shares.

Pure functions of bytes, for both dealing and verifying. docs/protocol.md specifies the bytes.
"""

from __future__ import annotations

import hashlib
import hmac
from functools import cache
from typing import Annotated, TypeVar

import msgspec

from mascarade.rules.actions import Action
from mascarade.rules.scenario import Deal, Scenario, Seat, Setup

SIZE = 32
"""Bytes of a secret, share, nonce, commitment or chain head."""
Hex = Annotated[str, msgspec.Meta(min_length=64, max_length=64, pattern="^[0-9a-f]{64}$")]
"""32 bytes."""
Share = Annotated[str, msgspec.Meta(max_length=64, pattern="^([0-9a-f]{64})?$")]
"""32 bytes chosen by a player, or empty."""
_WORD = 4
_WORDS = 2 ** (8 * _WORD)
T = TypeVar("T")

canonical = msgspec.json.Encoder(order="sorted").encode
"""A value as compact JSON with sorted keys."""


class Sharer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A player at the start of the game, and their share."""

    name: str = ""
    share: Share = ""


class Terms(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The terms of a draw: everything that it depends on besides the secret."""

    people: tuple[Sharer, ...]
    """By seat, before seats are drawn."""
    sets: tuple[str, ...] = ()
    """The published sets to draw from; empty if the cards were chosen."""
    seats: bool = False
    """Whether the seats are drawn."""
    first: Seat | None = None
    """The chosen first seat; None if it is drawn."""


class Fairness(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The fairness proof of a finished game: what opens its commitments."""

    commitment: Hex
    secret: Hex
    terms: Terms
    nonces: tuple[Hex, ...]
    """One for each action."""
    head: Hex
    """The last head of the action chain."""


def commitment(secret: bytes) -> bytes:
    """The commitment to a secret, published before players add their shares."""
    return _hash("secret", secret)


def terms_digest(terms: Terms) -> bytes:
    """The digest of all terms."""
    return _hash("terms", canonical(terms))


def chain_start(secret: bytes, terms: Terms, setup: Setup) -> bytes:
    """The first head of a game's chain: it binds everything fixed before the first action."""
    return _hash("start", commitment(secret), terms_digest(terms), canonical(setup))


def chained(head: bytes, nonce: bytes, action: Action) -> bytes:
    """The head after one more action; without the nonce it reveals nothing of it."""
    return _hash("chain", head, _hash("action", nonce, canonical(action)))


class Draws:
    """Numbers drawn from a secret and its terms, in order: HMAC-SHA256 in counter mode."""

    def __init__(self, secret: bytes, terms: Terms) -> None:
        self._secret = secret
        self._message = _tag("lots") + terms_digest(terms)
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


def dealt(draws: Draws, terms: Terms, scenario: Scenario) -> tuple[tuple[Seat, ...], Deal]:
    """Draw the seating order and the deal. A set is drawn before this, and nothing after it."""
    seats = tuple(range(scenario.players))
    order = draws.shuffled(seats) if terms.seats else seats
    first = draws.below(scenario.players) if terms.first is None else terms.first
    cards = draws.shuffled(scenario.cards)
    return order, Deal(cards=cards, cemetery=draws.shuffled(scenario.cemetery), first=first)


@cache
def _tag(kind: str) -> bytes:
    return f"mascarade/1/{kind}\0".encode()


def _hash(kind: str, *parts: bytes) -> bytes:
    return hashlib.sha256(_tag(kind) + b"".join(parts)).digest()
