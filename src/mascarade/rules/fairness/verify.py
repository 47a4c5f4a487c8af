"""Verification of a fair deal: a record against its own commitments and those that a witness noted."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec

from mascarade.rules.errors import RecordRefused
from mascarade.rules.fairness.draw import Hex, commitment, dealt
from mascarade.rules.fairness.lock import Choices, Lock, LockedDeal, LockedPerson, draw, opens
from mascarade.rules.fairness.proof import Fairness, chain_start, chained, version_of
from mascarade.rules.fairness.terms import Terms, draws_of_terms
from mascarade.rules.published import fitting_sets, published, unused
from mascarade.rules.record import Record
from mascarade.rules.scenario import Options, Scenario, Seat

MAX_WITNESS_BYTES = 4 * 1024 * 1024
CheckId = Literal[
    "commitment",
    "terms",
    "lock",
    "share",
    "promises",
    "settings",
    "set",
    "seats",
    "first",
    "cards",
    "cemetery",
    "nonces",
    "chain",
    "heads",
]


class Witness(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a player noted during the game. A record forged afterwards does not match it."""

    commitment: Hex | None = None
    terms: Terms | None = None
    """Of version 1: the terms at the start of the game."""
    share: Hex | None = None
    """The witness's own share; in version 2, one that they have revealed."""
    heads: tuple[str, ...] = ()
    """Heads of the chain, in any order; empty strings where the server sent none."""
    earlier: tuple[Hex, ...] = ()
    """Commitments of attempts to deal this game that failed."""
    lock: Lock | None = None
    """The lock that they checked before they revealed their share."""
    seat: Seat | None = None
    """Where they sat at the lock."""
    sat: Seat | None = None
    """Where they sat in the game."""


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
    basis = fairness.basis
    if isinstance(basis, Terms):
        found = [*_checks_of_terms(record, fairness, basis, witness)]
    else:
        found = [*_checks_of_lock(record, fairness, basis, witness)]
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


# Version 2


def _checks_of_lock(
    record: Record, fairness: Fairness, deal: LockedDeal, witness: Witness
) -> Iterator[Check]:
    lock, shares, secret = deal.lock, deal.shares_by_seat, bytes.fromhex(fairness.secret)
    yield Check("commitment", _lock_commitments_hold(fairness, lock, witness))
    if witness.lock is not None:
        yield Check("lock", witness.lock == lock)
    if witness.share is not None and _has_promised(witness):
        mine = set(shares.values()) if witness.seat is None else {shares.get(witness.seat)}
        yield Check("share", witness.share in mine)
    yield Check("promises", _promises_hold(deal))
    yield Check("settings", _settings_hold(record, lock))
    if {one.players for one in lock.scenarios} != {len(lock.seats)}:  # nothing could be drawn
        yield Check("set", False)
        return
    scenario, order, drawn = draw(secret, lock, shares)
    yield Check("set", record.setup.scenario == scenario and _candidates_hold(lock))
    yield Check("seats", deal.order == order and _sat_as_drawn(order, witness))
    yield Check("first", drawn.first == record.deal.first)
    yield Check("cards", drawn.cards == record.deal.cards)
    yield Check("cemetery", drawn.cemetery == record.deal.cemetery)


def _lock_commitments_hold(fairness: Fairness, lock: Lock, witness: Witness) -> bool:
    """Whether all secrets are those committed to, also in the attempts before."""
    found = commitment(bytes.fromhex(fairness.secret)).hex()
    burnt = [commitment(bytes.fromhex(one.secret)).hex() for one in lock.failed]
    return (
        found == fairness.commitment == lock.commitment
        and witness.commitment in (None, found)
        and lock.attempt == len(burnt) + 1 == len({*burnt, found})
        and set(witness.earlier) <= set(burnt)
    )


def _has_promised(witness: Witness) -> bool:
    """Whether the share was in the lock, as far as the notes say: a promise may have come too late for it."""
    return witness.lock is None or witness.seat is None or witness.seat in witness.lock.promises


def _promises_hold(deal: LockedDeal) -> bool:
    """Whether everybody who promised a share revealed that share, and nobody else any."""
    lock, shares = deal.lock, deal.shares_by_seat
    return (
        len(deal.shares) == len(lock.seats)
        and shares.keys() == lock.promises.keys()
        and all(opens(lock, seat, share) for seat, share in shares.items())
    )


def _settings_hold(record: Record, lock: Lock) -> bool:
    """Whether the game had the rules, the options and the number of players of the lock."""
    settings, players = lock.settings, record.setup.scenario.players
    return (
        record.rules == lock.rules
        and players == len(lock.seats) == settings.get("players")
        and any(isinstance(one, LockedPerson) for one in lock.seats)
        and msgspec.to_builtins(record.setup.options) == _with_options(settings)
        and lock.draws_seats == (settings.get("seats") == "random")
        and lock.first == settings.get("first")
    )


def _with_options(settings: Choices) -> object:
    try:
        return msgspec.to_builtins(msgspec.convert(settings.get("options"), Options))
    except msgspec.ValidationError:
        return None


def _candidates_hold(lock: Lock) -> bool:
    """Whether the set was to be drawn from all published ones, or is the one that was chosen."""
    settings, scenarios = lock.settings, lock.scenarios
    first, players = scenarios[0], len(lock.seats)
    if first.edition != settings.get("edition"):
        return False
    if settings.get("set") == "random":
        fitting = fitting_sets(first.edition, players)
        return scenarios == tuple(published(first.edition, one, players) for one in fitting)
    return len(scenarios) == 1 and _is_chosen(settings, first)


def _is_chosen(settings: Choices, scenario: Scenario) -> bool:
    cards, buried, players = settings.get("cards"), settings.get("cemetery"), scenario.players
    if isinstance(cards, list):
        written = tuple("-".join(str(card).casefold().split()) for card in cards)
        left = list(unused(scenario.edition, scenario.cards, players)) if buried is None else buried
        return scenario.id is None and written == scenario.cards and list(scenario.cemetery) == left
    fitting = fitting_sets(scenario.edition, players)
    if scenario.id not in fitting or scenario.id != (settings.get("set") or fitting[0]):
        return False
    return scenario == published(scenario.edition, scenario.id, players)


def _sat_as_drawn(order: tuple[Seat, ...], witness: Witness) -> bool:
    if witness.seat is None or witness.sat is None:
        return True
    return 0 <= witness.sat < len(order) and order[witness.sat] == witness.seat


# Version 1


def _checks_of_terms(record: Record, fairness: Fairness, terms: Terms, witness: Witness) -> Iterator[Check]:
    found = commitment(bytes.fromhex(fairness.secret), 1).hex()
    opened = found == fairness.commitment and witness.commitment in (None, found)
    yield Check("commitment", opened)
    if witness.terms is not None or witness.share is not None:
        yield Check("terms", _terms_hold(terms, witness))
    yield from _drawn_again(record, fairness, terms)


def _terms_hold(terms: Terms, witness: Witness) -> bool:
    """Whether the terms are those noted, with the witness's share, unless that came too late for them."""
    if witness.terms is not None:
        return witness.terms == terms
    return witness.share in {person.share for person in terms.people}


def _drawn_again(record: Record, fairness: Fairness, terms: Terms) -> Iterator[Check]:
    """Repeat the draw and compare."""
    scenario = record.setup.scenario
    draws = draws_of_terms(bytes.fromhex(fairness.secret), terms)
    if terms.sets:
        fitting = fitting_sets(scenario.edition, scenario.players)
        drawn = draws.choice(list(terms.sets))
        expected = published(scenario.edition, drawn, scenario.players)
        yield Check("set", list(terms.sets) == fitting and scenario == expected)
    order, deal = dealt(draws, scenario, seats=terms.seats, first=terms.first)
    complete = len(terms.people) == scenario.players
    names = tuple(terms.people[seat].name for seat in order) if complete else ()
    yield Check("seats", names == record.names)
    yield Check("first", deal.first == record.deal.first)
    yield Check("cards", deal.cards == record.deal.cards)
    yield Check("cemetery", deal.cemetery == record.deal.cemetery)


def _heads(record: Record, fairness: Fairness) -> list[str]:
    """All heads of the action chain, the first included."""
    version = version_of(fairness.basis)
    head = chain_start(bytes.fromhex(fairness.secret), fairness.basis, record.setup)
    heads = [head.hex()]
    for nonce, action in zip(fairness.nonces, record.actions, strict=False):
        head = chained(version, head, bytes.fromhex(nonce), action)
        heads.append(head.hex())
    return heads
