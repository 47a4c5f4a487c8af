"""Guests, as the database knows them."""

from __future__ import annotations

import msgspec

from mascarade.server.tables.entries import PersonId


class Person(msgspec.Struct, frozen=True):
    """A guest on one of their devices."""

    id: PersonId
    name: str
    session: bytes
    """The hash of the device's token."""
    keeper: PersonId | None = None
    """On whose device they play, if it is not their own."""
