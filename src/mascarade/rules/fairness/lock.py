"""Version 2 of the fair deal: people promise their shares, everything is locked, and then they reveal them.

The deal follows from the server's secret, the lock and the revealed shares, and from nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec

from mascarade.rules.fairness.draw import Draws, Hex, MaybeHex, canonical, dealt, digest, tag
from mascarade.rules.scenario import Deal, Scenario, Seat

Choice = str | int | bool | None
Choices = dict[str, Choice | list[str] | dict[str, Choice]]
"""A table's settings as JSON."""
Shares = Mapping[Seat, str]
"""Shares in hexadecimal, by the seat at the lock."""


class LockedPerson(msgspec.Struct, frozen=True, tag="person", tag_field="kind", forbid_unknown_fields=True):
    """A person, with the promise of their share."""

    promise: MaybeHex = ""
    """Empty for a person without a share: not connected at the lock, or too late with their promise."""


class LockedBot(msgspec.Struct, frozen=True, tag="bot", tag_field="kind", forbid_unknown_fields=True):
    """A bot. It has no share."""

    bot: str
    temper: tuple[int, int, int] | None = None
    """Boldness, scepticism and memory, in thousandths; None for the bot's own."""


class FailedAttempt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An attempt to deal that failed because shares were missing. Its secret is burnt."""

    secret: Hex
    missing: tuple[Seat, ...]
    """The seats whose shares did not come; they were freed."""


class Lock(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The lock: everything that a deal depends on besides the secret and the shares. It names nobody."""

    version: Literal[2] = 2
    table: str
    """The table's code."""
    game: int
    attempt: int
    """Which attempt to deal this game it is; the first is 1."""
    failed: tuple[FailedAttempt, ...] = ()
    """The attempts before it."""
    commitment: Hex
    rules: int
    """The version of the rules."""
    settings: Choices
    """All settings of the table, as JSON."""
    scenarios: tuple[Scenario, ...]
    """The chosen cards, or all published sets of which one is drawn."""
    draws_seats: bool = False
    """Whether the seats are drawn."""
    first: Seat | None = None
    """The chosen first seat; None if it is drawn."""
    seats: tuple[LockedPerson | LockedBot, ...]
    """By seat, before seats are drawn."""

    @property
    def promises(self) -> dict[Seat, str]:
        """The promises of those who have one."""
        people = ((seat, one) for seat, one in enumerate(self.seats) if isinstance(one, LockedPerson))
        return {seat: person.promise for seat, person in people if person.promise}


class LockedDeal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lock, the shares that were revealed after it, and where people sat down."""

    lock: Lock
    shares: tuple[MaybeHex, ...]
    """By seat, before seats are drawn; empty where none was promised."""
    order: tuple[Seat, ...]
    """For each seat, the seat its player had at the lock."""

    @property
    def shares_by_seat(self) -> Shares:
        """The shares of those who had one."""
        return {seat: share for seat, share in enumerate(self.shares) if share}


def promise_of(table: str, game: int, attempt: int, seat: Seat, share: str) -> str:
    """The promise of a share, for one attempt and one seat only."""
    return digest(2, "promise", canonical([table, game, attempt, seat]), bytes.fromhex(share)).hex()


def opens(lock: Lock, seat: Seat, share: str) -> bool:
    """Whether a share is the one that was promised for this seat."""
    return lock.promises.get(seat) == promise_of(lock.table, lock.game, lock.attempt, seat, share)


def lock_digest(lock: Lock) -> bytes:
    """The digest of a lock, by which a person says which one they accept."""
    return digest(2, "lock", canonical(lock))


def deal_digest(lock: Lock, shares: Shares) -> bytes:
    """The digest of a lock and of the shares, in the order of their seats."""
    return digest(2, "deal", lock_digest(lock), *(bytes.fromhex(shares[seat]) for seat in sorted(shares)))


def draws_of_lock(secret: bytes, lock: Lock, shares: Shares) -> Draws:
    """The draws of a deal."""
    return Draws(secret, tag(2, "lots") + deal_digest(lock, shares))


def draw(secret: bytes, lock: Lock, shares: Shares) -> tuple[Scenario, tuple[Seat, ...], Deal]:
    """Everything that chance decides: the cards in play, who sits where, and the deal."""
    draws = draws_of_lock(secret, lock, shares)
    candidates = list(lock.scenarios)
    scenario = draws.choice(candidates) if len(candidates) > 1 else candidates[0]
    order, deal = dealt(draws, scenario, seats=lock.draws_seats, first=lock.first)
    return scenario, order, deal
