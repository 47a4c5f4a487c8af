"""The catalogue of characters and editions, as data (rules page, section 6). Their powers are in `powers`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Literal

import msgspec

CharacterId = str
EditionId = Literal["first", "second"]
Binding = Literal["opening", "look", "swap", "no-announce"]
"""What restricts a turn: the opening's Swap, a Look after a peek, or what follows a reveal."""


class Character(msgspec.Struct, frozen=True, kw_only=True):
    """A character of one edition. Amounts, purses and minimums differ between editions."""

    id: CharacterId
    power: str
    """The name of a function of `mascarade.rules.powers`."""
    amount: int = 0
    """The number that the power uses: coins taken, paid, or reached."""
    purse: bool = False
    """Brings money from the bank."""
    minimum: int = 2
    """The fewest players of a custom scenario with it."""
    female: bool = False
    copies: int = 1
    """How many cards of it exist; all of them are in play, or none."""
    expansion: bool = False
    indispensable: bool = False
    """Must be in play, unless enough purses make up for it (rule 2.c1)."""
    reaches_centre: bool = False
    """Its power may name a card of the centre without a table option."""
    wants_women: bool = False
    """Needs a third of the cards to be female (rule 2.c6)."""
    wants_cemetery: bool = False
    """Draws from the cemetery."""
    cursed: bool = False
    """Can't be announced. It eliminates a claimant who reveals it, and a player who points at it."""
    remembered: bool = True
    """Becomes the power last played when it is used."""


class Edition(msgspec.Struct, frozen=True, kw_only=True):
    """What differs between the printings."""

    id: EditionId
    fewest: int
    most: int
    coins: int
    """Everything in the box: bank, courthouse and players together, always (rule 2.1)."""
    after_reveal: Binding
    """What binds a player who revealed in the turn just before their own (rule 3.3)."""
    characters: Mapping[CharacterId, Character]


STARTING_COINS = 6
OPENING_TURNS = 4
RICHES = 13
FINE = 1


def _by_id(characters: Iterable[Character]) -> Mapping[CharacterId, Character]:
    return MappingProxyType({character.id: character for character in characters})


_FIRST = (
    Character(id="judge", power="court", indispensable=True),
    Character(id="bishop", power="tithe", amount=2),
    Character(id="king", power="income", amount=3, purse=True),
    Character(id="fool", power="juggle", amount=1, purse=True),
    Character(id="queen", power="income", amount=2, purse=True, female=True),
    Character(id="thief", power="pilfer", amount=1),
    Character(id="witch", power="exchange", female=True),
    Character(id="spy", power="spy", reaches_centre=True, female=True),
    Character(id="peasant", power="harvest", amount=1, purse=True, minimum=8, copies=2),
    Character(id="cheat", power="triumph", amount=10),
    Character(id="inquisitor", power="question", amount=4, minimum=8),
    Character(id="widow", power="inherit", amount=10, purse=True, female=True),
    Character(id="alchemist", power="transmute", expansion=True),
    Character(
        id="actress", power="echo", purse=True, minimum=8, female=True, remembered=False, expansion=True
    ),
    Character(id="beggar", power="beg", amount=1, female=True, expansion=True),
    Character(
        id="courtesan",
        power="court_a_man",
        amount=3,
        minimum=8,
        female=True,
        wants_women=True,
        expansion=True,
    ),
    Character(id="gambler", power="gamble", amount=3, purse=True, female=True, expansion=True),
    Character(id="necromancer", power="raise_the_dead", purse=True, wants_cemetery=True, expansion=True),
    Character(id="patron", power="patronage", amount=3, purse=True, expansion=True),
    Character(id="princess", power="show", amount=2, purse=True, minimum=6, female=True, expansion=True),
    Character(id="puppet-master", power="strings", amount=1, minimum=6, female=True, expansion=True),
    Character(id="sage", power="divine", amount=1, purse=True, minimum=8, expansion=True),
    Character(id="usurper", power="usurp", purse=True, minimum=8, expansion=True),
    Character(id="damned", power="nothing", minimum=8, cursed=True, remembered=False, expansion=True),
)

_SECOND = (
    Character(id="judge", power="court", indispensable=True),
    Character(id="swindler", power="tithe", amount=2),
    Character(id="king", power="income", amount=2, purse=True),
    Character(id="empress", power="income", amount=3, purse=True, female=True),
    Character(id="fool", power="juggle", amount=1, purse=True),
    Character(id="thief", power="pilfer", amount=1),
    Character(id="witch", power="exchange", female=True),
    Character(id="spy", power="spy", female=True),
    Character(id="peasant", power="harvest", amount=1, purse=True, minimum=8, copies=2),
    Character(id="cheat", power="triumph", amount=10),
    Character(id="guru", power="question", amount=4, minimum=8),
    Character(id="widow", power="inherit", amount=10, purse=True, female=True),
    Character(id="princess", power="show", amount=2, purse=True, minimum=6, female=True),
    Character(id="patron", power="patronage", amount=3, purse=True),
    Character(id="beggar", power="beg", amount=1, female=True),
    Character(id="puppet-master", power="strings", amount=1, minimum=8, female=True),
)

EDITIONS: Mapping[EditionId, Edition] = MappingProxyType(
    {
        "first": Edition(
            id="first", fewest=2, most=13, coins=194, after_reveal="swap", characters=_by_id(_FIRST)
        ),
        "second": Edition(
            id="second", fewest=4, most=12, coins=200, after_reveal="no-announce", characters=_by_id(_SECOND)
        ),
    }
)
