"""The draw: the examples in docs/protocol.md byte for byte, and a uniform distribution."""

from __future__ import annotations

import json
from collections import Counter
from itertools import permutations
from pathlib import Path
from typing import Any

import msgspec
import pytest

from mascarade.rules import Action, Setup
from mascarade.rules.fairness.draw import Draws, canonical, commitment, dealt
from mascarade.rules.fairness.lock import (
    Lock,
    LockedDeal,
    LockedPerson,
    deal_digest,
    draw,
    draws_of_lock,
    lock_digest,
    opens,
)
from mascarade.rules.fairness.proof import Basis, chain_start, chained, version_of
from mascarade.rules.fairness.terms import Sharer, Terms, draws_of_terms, terms_digest
from tests.fairness.games import SECRET, SHARES, drawn, lock_of

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")


def example(heading: str) -> dict[str, Any]:
    """The example below a heading of the page."""
    found: dict[str, Any] = json.loads(PAGE.split(heading)[1].split("```json\n")[1].split("```")[0])
    return found


def test_the_hashes_of_the_example() -> None:
    page = example("### The bytes")
    lock = msgspec.convert(page["lock"], Lock)
    shares = {seat: share for seat, share in enumerate(page["shares"]) if share}
    assert commitment(bytes.fromhex(page["secret"])).hex() == page["commitment"] == lock.commitment
    assert shares.keys() == lock.promises.keys() == {0, 2}
    assert all(opens(lock, seat, share) for seat, share in shares.items())
    assert lock_digest(lock).hex() == page["digest"]
    assert deal_digest(lock, shares).hex() == page["deal"]


def test_the_deal_of_the_example() -> None:
    page = example("### The bytes")
    lock = msgspec.convert(page["lock"], Lock)
    shares = {seat: share for seat, share in enumerate(page["shares"]) if share}
    secret = bytes.fromhex(page["secret"])
    lots = draws_of_lock(secret, lock, shares)
    assert [lots.below(page["bound"]) for _ in page["below"]] == page["below"]
    scenario, order, deal = draw(secret, lock, shares)
    assert (scenario.id, [*order], deal.first) == (page["set"], page["order"], page["first"])
    assert ([*deal.cards], [*deal.cemetery]) == (page["cards"], page["cemetery"])
    follow_chain(page, LockedDeal(lock, tuple(page["shares"]), order))


def test_the_example_of_version_1() -> None:
    page = example("### Version 1")
    terms, setup = msgspec.convert(page["terms"], Terms), msgspec.convert(page["setup"], Setup)
    secret = bytes.fromhex(page["secret"])
    assert commitment(secret, 1).hex() == page["commitment"]
    assert terms_digest(terms).hex() == page["digest"]
    lots = draws_of_terms(secret, terms)
    assert [lots.below(page["bound"]) for _ in page["below"]] == page["below"]
    lots = draws_of_terms(secret, terms)
    assert lots.choice(list(terms.sets)) == page["set"] == setup.scenario.id
    order, deal = dealt(lots, setup.scenario, seats=terms.seats, first=terms.first)
    assert ([*order], deal.first) == (page["order"], page["first"])
    assert ([*deal.cards], [*deal.cemetery]) == (page["cards"], page["cemetery"])
    follow_chain(page, terms)


def follow_chain(page: dict[str, Any], basis: Basis) -> None:
    """Compare the heads of the example."""
    head = chain_start(bytes.fromhex(page["secret"]), basis, msgspec.convert(page["setup"], Setup))
    assert head.hex() == page["start"]
    for step in page["chain"]:
        action = msgspec.convert(step["action"], Action)
        head = chained(version_of(basis), head, bytes.fromhex(step["nonce"]), action)
        assert head.hex() == step["head"]


def test_json_has_one_form() -> None:
    assert canonical(Terms(people=(Sharer('Zoë "Z" 🎭', ""),), first=2)) == (
        '{"first":2,"people":[{"name":"Zoë \\"Z\\" 🎭","share":""}],"seats":false,"sets":[]}'.encode()
    )
    assert canonical(LockedPerson("ab")) == b'{"kind":"person","promise":"ab"}'


@pytest.mark.parametrize("bound", [1, 2, 3, 7, 13, 2**31 + 1, 2**32])
def test_lots_stay_below_their_bound(bound: int) -> None:
    lots = Draws(SECRET, b"")
    assert all(0 <= lots.below(bound) < bound for _ in range(300))


def test_what_would_favour_some_is_drawn_again() -> None:
    """Without rejection, the lower third would be twice as likely for this bound."""
    bound = 3 * 2**30
    lots = Draws(SECRET, b"")
    low = sum(lots.below(bound) < 2**30 for _ in range(3000))
    assert abs(low - 1000) < 120


def test_every_order_is_as_likely() -> None:
    lots = Draws(SECRET, b"")
    found = Counter(lots.shuffled(("a", "b", "c")) for _ in range(6000))
    assert found.keys() == set(permutations("abc"))
    assert all(abs(count - 1000) < 150 for count in found.values())


@pytest.mark.parametrize("seat", SHARES)
def test_any_share_changes_everything(seat: int) -> None:
    deck = tuple(str(number) for number in range(40))
    one = draws_of_lock(SECRET, lock_of(), SHARES).shuffled(deck)
    assert draws_of_lock(SECRET, lock_of(), {**SHARES, seat: drawn("other").hex()}).shuffled(deck) != one


@pytest.mark.parametrize(
    "change", [{"table": "ABCDEF"}, {"game": 2}, {"attempt": 2}, {"rules": 2}, {"first": 1}]
)
def test_any_part_of_the_lock_changes_everything(change: dict[str, object]) -> None:
    deck = tuple(str(number) for number in range(40))
    one = draws_of_lock(SECRET, lock_of(), SHARES).shuffled(deck)
    other = msgspec.structs.replace(lock_of(), **change)
    assert draws_of_lock(SECRET, other, SHARES).shuffled(deck) != one
