"""The characters of both editions, as the table of the rules page (section 6) has them."""

import pytest

from mascarade.rules.catalogue import EDITIONS, EditionId
from mascarade.rules.powers import POWERS

# character | purse | minimum | amount
FIRST = """
judge         -      2  0
bishop        -      2  2
king          purse  2  3
fool          purse  2  1
queen         purse  2  2
thief         -      2  1
witch         -      2  0
spy           -      2  0
peasant       purse  8  1
cheat         -      2  10
inquisitor    -      8  4
widow         purse  2  10
"""

EXPANSION = """
alchemist     -      2  0
actress       purse  8  0
beggar        -      2  1
courtesan     -      8  3
damned        -      8  0
gambler       purse  2  3
necromancer   purse  2  0
patron        purse  2  3
princess      purse  6  2
puppet-master -      6  1
sage          purse  8  1
usurper       purse  8  0
"""

SECOND = """
judge         -      2  0
swindler      -      2  2
king          purse  2  2
empress       purse  2  3
fool          purse  2  1
thief         -      2  1
witch         -      2  0
spy           -      2  0
peasant       purse  8  1
cheat         -      2  10
guru          -      8  4
widow         purse  2  10
princess      purse  6  2
patron        purse  2  3
beggar        -      2  1
puppet-master -      8  1
"""


def rows(printed: str) -> dict[str, tuple[bool, int, int]]:
    lines = [line.split() for line in printed.strip().splitlines()]
    return {name: (purse == "purse", int(minimum), int(amount)) for name, purse, minimum, amount in lines}


@pytest.mark.parametrize(("edition", "printed"), [("first", FIRST + EXPANSION.lstrip()), ("second", SECOND)])
def test_6_every_character_with_its_purse_minimum_and_amount(edition: EditionId, printed: str) -> None:
    characters = EDITIONS[edition].characters.values()
    assert {c.id: (c.purse, c.minimum, c.amount) for c in characters} == rows(printed)


def test_6_the_expansion_adds_to_first_only() -> None:
    expansion = {c.id for c in EDITIONS["first"].characters.values() if c.expansion}
    assert expansion == set(rows(EXPANSION))
    assert not any(c.expansion for c in EDITIONS["second"].characters.values())


def test_6_who_is_female() -> None:
    women = {c.id for c in EDITIONS["first"].characters.values() if c.female}
    named = "queen spy witch widow actress courtesan gambler princess beggar puppet-master"
    assert women == set(named.split())


@pytest.mark.parametrize(("edition", "cards", "coins"), [("first", 13, 194), ("second", 17, 200)])
def test_1_the_boxes(edition: EditionId, cards: int, coins: int) -> None:
    box = EDITIONS[edition]
    assert sum(c.copies for c in box.characters.values() if not c.expansion) == cards
    assert box.coins == coins
    assert {c.id for c in box.characters.values() if c.copies > 1} == {"peasant"}


def test_1_the_numbers_of_players() -> None:
    assert {e.id: (e.fewest, e.most) for e in EDITIONS.values()} == {"first": (2, 13), "second": (4, 12)}


@pytest.mark.parametrize("edition", ["first", "second"])
def test_every_character_names_a_power_that_exists(edition: EditionId) -> None:
    assert {c.power for c in EDITIONS[edition].characters.values()} <= set(POWERS)


def test_no_power_is_without_a_character() -> None:
    used = {c.power for edition in EDITIONS.values() for c in edition.characters.values()}
    assert set(POWERS) == used
