"""Whether a game was dealt and told as promised: the record's own promises, and those that somebody noted."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec

from mascarade.rules.errors import RecordRefused
from mascarade.rules.fairness.draw import Draws, Fairness, Hex, Terms, chain_start, chained, commitment, dealt
from mascarade.rules.published import fitting_sets, published
from mascarade.rules.record import Record

MAX_WITNESS_BYTES = 4 * 1024 * 1024
"""Bytes of a witness."""
CheckId = Literal[
    "commitment", "terms", "set", "seats", "first", "cards", "cemetery", "nonces", "chain", "heads"
]


class Witness(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What somebody was told while the game was on: a record that was made up afterwards does not fit it."""

    commitment: Hex | None = None
    terms: Terms | None = None
    """As they were when the game started."""
    share: Hex | None = None
    """What they added themselves."""
    heads: tuple[str, ...] = ()
    """Of the chain, in any order; an empty one where the server told none."""


class Check(msgspec.Struct, frozen=True):
    """One promise, and whether it was kept."""

    id: CheckId
    holds: bool


_witness = msgspec.json.Decoder(Witness)


def read_witness(document: bytes) -> Witness:
    """What somebody noted, or `RecordRefused`."""
    if len(document) > MAX_WITNESS_BYTES:
        raise RecordRefused("witness-too-large", bytes=len(document), most=MAX_WITNESS_BYTES)
    try:
        return _witness.decode(document)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
        raise RecordRefused("witness-malformed", reason=str(problem)) from problem


def checks(record: Record, witness: Witness | None = None) -> tuple[Check, ...]:
    """Every promise of a record, which has to be verified; none where it promises nothing."""
    fairness = record.fairness
    if isinstance(fairness, msgspec.UnsetType):
        if witness is not None:
            raise RecordRefused("fair-absent")
        return ()
    noted = witness or Witness()
    found = [Check("commitment", _opens(fairness, noted))]
    if noted.terms is not None or noted.share is not None:
        found.append(Check("terms", _agreed(fairness.terms, noted)))
    found += _drawn(record, fairness)
    nonces = fairness.nonces
    fresh = len(nonces) == len(record.actions) == len(set(nonces))
    found.append(Check("nonces", fresh))
    heads = _heads(record, fairness)
    found.append(Check("chain", heads[-1] == fairness.head))
    if noted.heads:
        found.append(Check("heads", set(noted.heads) <= set(heads)))
    return tuple(found)


def proven(record: Record, witness: Witness | None = None) -> tuple[Check, ...]:
    """Every promise of a record, if all were kept; else `RecordRefused` with the first that was not."""
    found = checks(record, witness)
    for check in found:
        if not check.holds:
            raise RecordRefused("fair-broken", check=check.id)
    return found


def _opens(fairness: Fairness, noted: Witness) -> bool:
    found = commitment(bytes.fromhex(fairness.secret)).hex()
    return found == fairness.commitment and noted.commitment in (None, found)


def _agreed(terms: Terms, noted: Witness) -> bool:
    mine = noted.share is None or noted.share in {person.share for person in terms.people}
    return mine and noted.terms in (None, terms)


def _drawn(record: Record, fairness: Fairness) -> Iterator[Check]:
    """Draw everything again."""
    terms, scenario = fairness.terms, record.setup.scenario
    lots = Draws(bytes.fromhex(fairness.secret), terms)
    if terms.sets:
        fitting = fitting_sets(scenario.edition, scenario.players)
        drawn = lots.choice(list(terms.sets))
        right = list(terms.sets) == fitting and scenario == published(
            scenario.edition, drawn, scenario.players
        )
        yield Check("set", right)
    order, deal = dealt(lots, terms, scenario)
    seated = len(terms.people) == scenario.players
    names = tuple(terms.people[seat].name for seat in order) if seated else ()
    yield Check("seats", names == record.names)
    yield Check("first", deal.first == record.deal.first)
    yield Check("cards", deal.cards == record.deal.cards)
    yield Check("cemetery", deal.cemetery == record.deal.cemetery)


def _heads(record: Record, fairness: Fairness) -> list[str]:
    """The chain of all actions, from its start on."""
    head = chain_start(bytes.fromhex(fairness.secret), fairness.terms, record.setup)
    heads = [head.hex()]
    for nonce, action in zip(fairness.nonces, record.actions, strict=False):
        head = chained(head, bytes.fromhex(nonce), action)
        heads.append(head.hex())
    return heads
