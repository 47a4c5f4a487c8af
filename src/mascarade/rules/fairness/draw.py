"""A deal that nobody can have chosen: how it follows from a secret and from what people added to it.

Pure functions of bytes, for whoever deals and whoever checks. The bytes are written down in docs/protocol.md.
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
"""Bytes of a secret, a share, a nonce, a commitment and a head."""
Hex = Annotated[str, msgspec.Meta(min_length=64, max_length=64, pattern="^[0-9a-f]{64}$")]
"""32 bytes."""
Share = Annotated[str, msgspec.Meta(max_length=64, pattern="^([0-9a-f]{64})?$")]
"""32 bytes of somebody's own choice, or nothing."""
_WORD = 4
_WORDS = 2 ** (8 * _WORD)
T = TypeVar("T")

canonical = msgspec.json.Encoder(order="sorted").encode
"""A value as JSON without spaces, its keys sorted."""


class Sharer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sat at a seat when the game started, and what they added to the secret."""

    name: str = ""
    share: Share = ""


class Terms(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is drawn, and what people added: everything that the lots depend on besides the secret."""

    people: tuple[Sharer, ...]
    """By seat, before seats were drawn."""
    sets: tuple[str, ...] = ()
    """The published sets of which one was drawn; none: the cards were chosen."""
    seats: bool = False
    """Whether it was drawn who sits where."""
    first: Seat | None = None
    """The seat that was chosen to begin; nothing: it was drawn."""


class Fairness(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What opens the promises of a game that is over."""

    commitment: Hex
    secret: Hex
    terms: Terms
    nonces: tuple[Hex, ...]
    """One for each action."""
    head: Hex
    """Where the chain of all actions ends."""


def commitment(secret: bytes) -> bytes:
    """What is told of a secret before anybody adds to it."""
    return _hash("secret", secret)


def terms_digest(terms: Terms) -> bytes:
    """All terms in 32 bytes."""
    return _hash("terms", canonical(terms))


def chain_start(secret: bytes, terms: Terms, setup: Setup) -> bytes:
    """The head of a game's chain before its first action: it binds all that was fixed by then."""
    return _hash("start", commitment(secret), terms_digest(terms), canonical(setup))


def chained(head: bytes, nonce: bytes, action: Action) -> bytes:
    """The head after one more action, of which it tells nothing to who does not know the nonce."""
    return _hash("chain", head, _hash("action", nonce, canonical(action)))


class Draws:
    """Numbers drawn from a secret and its terms, in order: HMAC-SHA256 in counter mode."""

    def __init__(self, secret: bytes, terms: Terms) -> None:
        self._secret = secret
        self._message = _tag("lots") + terms_digest(terms)
        self._counter = 0
        self._bytes = b""

    def below(self, bound: int) -> int:
        """A number from 0 on and below the bound, each as likely: what would favour some is drawn again."""
        fair = _WORDS - _WORDS % bound
        while (word := self._word()) >= fair:
            pass
        return word % bound

    def choice(self, of: list[T]) -> T:
        """One of these."""
        return of[self.below(len(of))]

    def shuffled(self, of: tuple[T, ...]) -> tuple[T, ...]:
        """All of these in another order, by Fisher and Yates from the last place down."""
        found = list(of)
        for last in range(len(found) - 1, 0, -1):
            other = self.below(last + 1)
            found[last], found[other] = found[other], found[last]
        return tuple(found)

    def _word(self) -> int:
        if not self._bytes:
            counted = self._message + self._counter.to_bytes(_WORD, "big")
            self._bytes = hmac.digest(self._secret, counted, hashlib.sha256)
            self._counter += 1
        word, self._bytes = self._bytes[:_WORD], self._bytes[_WORD:]
        return int.from_bytes(word, "big")


def dealt(lots: Draws, terms: Terms, scenario: Scenario) -> tuple[tuple[Seat, ...], Deal]:
    """Who sits where, by the seats they had, and the deal; a set is drawn before, and nothing after."""
    seats = tuple(range(scenario.players))
    order = lots.shuffled(seats) if terms.seats else seats
    first = lots.below(scenario.players) if terms.first is None else terms.first
    cards = lots.shuffled(scenario.cards)
    return order, Deal(cards=cards, cemetery=lots.shuffled(scenario.cemetery), first=first)


@cache
def _tag(kind: str) -> bytes:
    return f"mascarade/1/{kind}\0".encode()


def _hash(kind: str, *parts: bytes) -> bytes:
    return hashlib.sha256(_tag(kind) + b"".join(parts)).digest()
