"""Verification of a fair deal: a record against its own commitments and those that a witness noted."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec

from mascarade.rules.errors import RecordRefused
from mascarade.rules.fairness.draw import Draws, Fairness, Hex, Terms, chain_start, chained, commitment, dealt
from mascarade.rules.published import fitting_sets, published
from mascarade.rules.record import Record

MAX_WITNESS_BYTES = 4 * 1024 * 1024
CheckId = Literal[
    "commitment", "terms", "set", "seats", "first", "cards", "cemetery", "nonces", "chain", "heads"
]


class Witness(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a player noted during the game. A record forged afterwards does not match it."""

    commitment: Hex | None = None
    terms: Terms | None = None
    """The terms at the start of the game."""
    share: Hex | None = None
    """The witness's own share."""
    heads: tuple[str, ...] = ()
    """Heads of the chain, in any order; empty strings where the server sent none."""


class Check(msgspec.Struct, frozen=True):
    """A check of one commitment, and whether it holds."""

    id: CheckId
    holds: bool


_witness = msgspec.json.Decoder(Witness)


def read_witness(document: bytes) -> Witness:
    """Parse a witness file, or raise `RecordRefused`."""
    if len(document) > MAX_WITNESS_BYTES:
        raise RecordRefused("witness-too-large", bytes=len(document), most=MAX_WITNESS_BYTES)
    try:
        return _witness.decode(document)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
        raise RecordRefused("witness-malformed", reason=str(problem)) from problem


def checks(record: Record, witness: Witness | None = None) -> tuple[Check, ...]:
    """The fairness checks of a verified record; none if it has no commitments."""
    fairness = record.fairness
    if isinstance(fairness, msgspec.UnsetType):
        if witness is not None:
            raise RecordRefused("fair-absent")
        return ()
    witness = witness or Witness()
    found = [Check("commitment", _commitment_holds(fairness, witness))]
    if witness.terms is not None or witness.share is not None:
        found.append(Check("terms", _terms_hold(fairness.terms, witness)))
    found += _drawn_again(record, fairness)
    nonces = fairness.nonces
    found.append(Check("nonces", len(nonces) == len(record.actions) == len(set(nonces))))
    heads = _heads(record, fairness)
    found.append(Check("chain", heads[-1] == fairness.head))
    if witness.heads:
        found.append(Check("heads", set(witness.heads) <= set(heads)))
    return tuple(found)


def verify_fairness(record: Record, witness: Witness | None = None) -> tuple[Check, ...]:
    """The fairness checks of a record if all hold, else `RecordRefused` with the first that fails."""
    found = checks(record, witness)
    for check in found:
        if not check.holds:
            raise RecordRefused("fair-broken", check=check.id)
    return found


def _commitment_holds(fairness: Fairness, witness: Witness) -> bool:
    found = commitment(bytes.fromhex(fairness.secret)).hex()
    return found == fairness.commitment and witness.commitment in (None, found)


def _terms_hold(terms: Terms, witness: Witness) -> bool:
    mine = witness.share is None or witness.share in {person.share for person in terms.people}
    return mine and witness.terms in (None, terms)


def _drawn_again(record: Record, fairness: Fairness) -> Iterator[Check]:
    """Repeat the draw and compare."""
    terms, scenario = fairness.terms, record.setup.scenario
    draws = Draws(bytes.fromhex(fairness.secret), terms)
    if terms.sets:
        fitting = fitting_sets(scenario.edition, scenario.players)
        drawn = draws.choice(list(terms.sets))
        expected = published(scenario.edition, drawn, scenario.players)
        yield Check("set", list(terms.sets) == fitting and scenario == expected)
    order, deal = dealt(draws, terms, scenario)
    complete = len(terms.people) == scenario.players
    names = tuple(terms.people[seat].name for seat in order) if complete else ()
    yield Check("seats", names == record.names)
    yield Check("first", deal.first == record.deal.first)
    yield Check("cards", deal.cards == record.deal.cards)
    yield Check("cemetery", deal.cemetery == record.deal.cemetery)


def _heads(record: Record, fairness: Fairness) -> list[str]:
    """All heads of the action chain, the first included."""
    head = chain_start(bytes.fromhex(fairness.secret), fairness.terms, record.setup)
    heads = [head.hex()]
    for nonce, action in zip(fairness.nonces, record.actions, strict=False):
        head = chained(head, bytes.fromhex(nonce), action)
        heads.append(head.hex())
    return heads
