"""The draw: the example in docs/protocol.md byte for byte, and a uniform distribution."""

from __future__ import annotations

import json
from collections import Counter
from itertools import permutations
from pathlib import Path
from typing import Any

import msgspec
import pytest

from mascarade.rules import Action, Setup
from mascarade.rules.fairness.draw import (
    Draws,
    Sharer,
    Terms,
    canonical,
    chain_start,
    chained,
    commitment,
    dealt,
    terms_digest,
)
from tests.fairness.games import SECRET, drawn

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
EXAMPLE: dict[str, Any] = json.loads(PAGE.split("### The bytes")[1].split("```json\n")[1].split("```")[0])
TERMS = msgspec.convert(EXAMPLE["terms"], Terms)
SETUP = msgspec.convert(EXAMPLE["setup"], Setup)
KEY = bytes.fromhex(EXAMPLE["secret"])


def test_the_secret_and_the_terms_of_the_example() -> None:
    assert commitment(KEY).hex() == EXAMPLE["commitment"]
    assert terms_digest(TERMS).hex() == EXAMPLE["digest"]


def test_the_lots_of_the_example() -> None:
    lots = Draws(KEY, TERMS)
    assert [lots.below(EXAMPLE["bound"]) for _ in EXAMPLE["below"]] == EXAMPLE["below"]


def test_the_deal_of_the_example() -> None:
    lots = Draws(KEY, TERMS)
    assert lots.choice(list(TERMS.sets)) == EXAMPLE["set"] == SETUP.scenario.id
    order, deal = dealt(lots, TERMS, SETUP.scenario)
    assert list(order) == EXAMPLE["order"]
    assert deal.first == EXAMPLE["first"]
    assert list(deal.cards) == EXAMPLE["cards"]
    assert list(deal.cemetery) == EXAMPLE["cemetery"]


def test_the_chain_of_the_example() -> None:
    head = chain_start(KEY, TERMS, SETUP)
    assert head.hex() == EXAMPLE["start"]
    for step in EXAMPLE["chain"]:
        action = msgspec.convert(step["action"], Action)
        head = chained(head, bytes.fromhex(step["nonce"]), action)
        assert head.hex() == step["head"]


def test_json_has_one_form() -> None:
    assert canonical(Terms(people=(Sharer('Zoë "Z" 🎭', ""),), first=2)) == (
        '{"first":2,"people":[{"name":"Zoë \\"Z\\" 🎭","share":""}],"seats":false,"sets":[]}'.encode()
    )


@pytest.mark.parametrize("bound", [1, 2, 3, 7, 13, 2**31 + 1, 2**32])
def test_lots_stay_below_their_bound(bound: int) -> None:
    lots = Draws(SECRET, TERMS)
    assert all(0 <= lots.below(bound) < bound for _ in range(300))


def test_what_would_favour_some_is_drawn_again() -> None:
    """Without rejection, the lower third would be twice as likely for this bound."""
    bound = 3 * 2**30
    lots = Draws(SECRET, TERMS)
    low = sum(lots.below(bound) < 2**30 for _ in range(3000))
    assert abs(low - 1000) < 120


def test_every_order_is_as_likely() -> None:
    lots = Draws(SECRET, TERMS)
    found = Counter(lots.shuffled(("a", "b", "c")) for _ in range(6000))
    assert found.keys() == set(permutations("abc"))
    assert all(abs(count - 1000) < 150 for count in found.values())


def test_any_share_changes_everything() -> None:
    people = [Sharer("Ada", drawn("one").hex()), Sharer("Bruno", "")]
    one = Terms(people=tuple(people))
    other = Terms(people=(people[0], Sharer("Bruno", drawn("other").hex())))
    deck = tuple(str(number) for number in range(40))
    assert Draws(SECRET, one).shuffled(deck) != Draws(SECRET, other).shuffled(deck)
