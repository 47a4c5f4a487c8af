"""Version 1 of the fair deal: shares in clear, and names among what the draws depend on.

Nothing is dealt so any more. Games of that time are still played on and verified.
"""

from __future__ import annotations

import msgspec

from mascarade.rules.fairness.draw import Draws, MaybeHex, canonical, digest, tag
from mascarade.rules.scenario import Seat


class Sharer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A player at the start of the game, and their share."""

    name: str = ""
    share: MaybeHex = ""


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


def terms_digest(terms: Terms) -> bytes:
    """The digest of all terms."""
    return digest(1, "terms", canonical(terms))


def draws_of_terms(secret: bytes, terms: Terms) -> Draws:
    """The draws of a deal."""
    return Draws(secret, tag(1, "lots") + terms_digest(terms))
