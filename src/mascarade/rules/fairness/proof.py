"""The proof of a fair deal, and the hash chain of a game's actions, in both versions of the protocol."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from mascarade.rules.actions import Action
from mascarade.rules.fairness.draw import Hex, Version, canonical, commitment, digest
from mascarade.rules.fairness.lock import LockedDeal, deal_digest
from mascarade.rules.fairness.terms import Terms, terms_digest
from mascarade.rules.scenario import Setup

Basis = Terms | LockedDeal
"""What a deal depends on besides the secret: in version 1 the terms, in version 2 the lock and the shares."""


class Fairness(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The fairness proof of a finished game: what opens its commitments. It has either terms or a deal."""

    commitment: Hex
    secret: Hex
    terms: Terms | msgspec.UnsetType = msgspec.UNSET
    """Of version 1."""
    nonces: tuple[Hex, ...]
    """One for each action."""
    head: Hex
    """The last head of the action chain."""
    deal: LockedDeal | msgspec.UnsetType = msgspec.UNSET
    """Of version 2."""

    def __post_init__(self) -> None:
        """Refuse a proof of no version, or of both."""
        if (self.terms is msgspec.UNSET) == (self.deal is msgspec.UNSET):
            raise ValueError("the proof has either terms or a deal")

    @property
    def basis(self) -> Basis:
        """What the deal depends on."""
        if isinstance(self.terms, Terms):
            return self.terms
        assert isinstance(self.deal, LockedDeal)
        return self.deal


def proof_of(secret: bytes, basis: Basis, nonces: Iterable[bytes], head: bytes) -> Fairness:
    """The proof of a deal with this secret."""
    return Fairness(
        commitment=commitment(secret, version_of(basis)).hex(),
        secret=secret.hex(),
        terms=basis if isinstance(basis, Terms) else msgspec.UNSET,
        nonces=tuple(nonce.hex() for nonce in nonces),
        head=head.hex(),
        deal=basis if isinstance(basis, LockedDeal) else msgspec.UNSET,
    )


def version_of(basis: Basis) -> Version:
    """The version of the protocol."""
    return 1 if isinstance(basis, Terms) else 2


def chain_start(secret: bytes, basis: Basis, setup: Setup) -> bytes:
    """The first head of a game's chain: it binds everything fixed before the first action."""
    version = version_of(basis)
    return digest(version, "start", commitment(secret, version), _basis_digest(basis), canonical(setup))


def chained(version: Version, head: bytes, nonce: bytes, action: Action) -> bytes:
    """The head after one more action; without the nonce it reveals nothing of it."""
    return digest(version, "chain", head, digest(version, "action", nonce, canonical(action)))


def _basis_digest(basis: Basis) -> bytes:
    if isinstance(basis, Terms):
        return terms_digest(basis)
    return deal_digest(basis.lock, basis.shares_by_seat)
