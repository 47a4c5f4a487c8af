"""What the loops ask about a setup: a line of integers, read from the engine's own catalogue and layout."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

import numpy as np

from mascarade.kernel import layout as at
from mascarade.kernel.jit import Tables
from mascarade.kernel.opcodes import GAMBLE, OPCODES
from mascarade.rules.catalogue import FINE, OPENING_TURNS, RICHES, STARTING_COINS, CharacterId
from mascarade.rules.layout import Layout
from mascarade.rules.powers import POWERS
from mascarade.rules.scenario import Setup

# Where things stand in the tables

PLAYER_COUNT: Final = 0
HAND_SIZE: Final = 1
FREE_SIZE: Final = 2
"""How many of a seat's cards may be taken by others."""
SPOT_COUNT: Final = 3
FIRST_CENTRE: Final = 4
GRAVES: Final = 5
COIN_COUNT: Final = 6
STARTING: Final = 7
OPENING_LENGTH: Final = 8
RICH: Final = 9
FINED: Final = 10
AFTER_REVEAL: Final = 11
"""The binding of whoever revealed in the turn before."""
TURNS: Final = 12
"""The limit of turns; 0 without one."""
ONLY_THE_RICHEST: Final = 13
SPY_SEES_CENTRE: Final = 14
CAST_COUNT: Final = 15
DEALT: Final = 16
"""How many cards are dealt."""
BURIED_AT_FIRST: Final = 17

_PER_CHARACTER: Final = at.CHARACTERS + 1
POWER: Final = 18
"""By code, from here on; the same for the next six."""
AMOUNT: Final = POWER + _PER_CHARACTER
CURSED: Final = AMOUNT + _PER_CHARACTER
FEMALE: Final = CURSED + _PER_CHARACTER
REMEMBERED: Final = FEMALE + _PER_CHARACTER
COPIES: Final = REMEMBERED + _PER_CHARACTER
REACHES_CENTRE: Final = COPIES + _PER_CHARACTER
CAST: Final = REACHES_CENTRE + _PER_CHARACTER
DECK: Final = CAST + at.SPOTS
GRAVEYARD: Final = DECK + at.SPOTS
SWAP_COUNT: Final = GRAVEYARD + at.CEMETERY_SIZE
"""By seat, how many swaps it has."""
SWAPS_SIZE: Final = at.FREE * at.SPOTS * 2
SWAPS: Final = SWAP_COUNT + at.PLAYERS
"""By seat, the actions."""
CLAIM_COUNTS: Final = SWAPS + at.PLAYERS * SWAPS_SIZE
CLAIMS_SIZE: Final = at.SPOTS * at.FREE
CLAIMS: Final = CLAIM_COUNTS + at.PLAYERS
"""By seat, the actions."""
LENGTH: Final = CLAIMS + at.PLAYERS * CLAIMS_SIZE


class KernelRefused(ValueError):
    """Something that the kernel can't play, or was asked wrongly. Nothing has changed."""


@dataclass(frozen=True, eq=False)
class KernelSetup:
    """A setup as the kernel plays it."""

    setup: Setup
    tables: Tables
    codes: Mapping[CharacterId, int]
    """The code of each character of the edition."""
    characters: tuple[CharacterId, ...]
    """The character of each code, less 1."""
    width: int
    """The length of a game's row."""

    @classmethod
    def of(cls, setup: Setup) -> KernelSetup:
        """The setup read from the engine, or `KernelRefused` if it is beyond the kernel's limits."""
        where = setup.layout
        _check(where)
        characters = tuple(where.edition.characters)
        codes = {character: code for code, character in enumerate(characters, start=1)}
        tables = np.zeros(LENGTH, np.int32)
        _write_numbers(tables, where)
        _write_characters(tables, where, codes)
        for begin, cards in ((DECK, where.scenario.cards), (GRAVEYARD, where.scenario.cemetery)):
            tables[begin : begin + len(cards)] = [codes[card] for card in cards]
        tables[CAST : CAST + len(where.cast)] = [codes[card] for card in where.cast]
        for seat in where.seats:
            _write_line(tables, SWAP_COUNT, SWAPS, SWAPS_SIZE, seat, _swaps(where, seat))
            _write_line(tables, CLAIM_COUNTS, CLAIMS, CLAIMS_SIZE, seat, _claims(where, seat, codes))
        tables.setflags(write=False)
        width = at.MEMORY + where.spots * at.WATCHERS
        return cls(setup, tables, MappingProxyType(codes), characters, width)


def _check(where: Layout) -> None:
    """Refuse what does not fit into a row, or lies otherwise than the loops think."""
    limits = (
        ("players", where.players, at.PLAYERS),
        ("cards in front of a seat", where.hand, at.HAND),
        ("spots", where.spots, at.SPOTS),
        ("characters in the edition", len(where.edition.characters), at.CHARACTERS),
        ("cards in the cemetery", len(where.scenario.cemetery), at.CEMETERY_SIZE),
        ("coins", where.edition.coins, at.SPLIT - 1),
        ("turns", where.options.turn_limit or 0, at.SPLIT * at.SPLIT // 2),
    )
    for what, found, most in limits:
        if found > most:
            raise KernelRefused(f"the kernel plays with at most {most} {what}, not with {found}")
    if where.players < 2:
        raise KernelRefused(f"the kernel plays with 2 players or more, not with {where.players}")
    if (where.options.turn_limit or 1) < 1:
        raise KernelRefused(f"a limit of turns is 1 or more, not {where.options.turn_limit}")
    for character in where.edition.characters.values():
        if character.power not in OPCODES or character.power not in POWERS:
            raise KernelRefused(f"the kernel knows no power {character.power!r}")
        if character.copies > at.PARTNERS:
            raise KernelRefused(f"the kernel plays with at most {at.PARTNERS} cards of a character")
        if OPCODES[character.power] == GAMBLE and character.amount > at.HIDEABLE:
            raise KernelRefused(f"the kernel hides at most {at.HIDEABLE} coins, not {character.amount}")
    for seat in where.seats:
        spots = tuple(range(seat * where.hand, (seat + 1) * where.hand))
        if where.spots_of[seat] != spots or where.free_spots_of[seat] != spots[: at.FREE]:
            raise KernelRefused(f"the kernel does not know the spots {where.spots_of[seat]} of seat {seat}")


def _write_numbers(tables: Tables, where: Layout) -> None:
    numbers = {
        PLAYER_COUNT: where.players,
        HAND_SIZE: where.hand,
        FREE_SIZE: len(where.free_spots_of[0]),
        SPOT_COUNT: where.spots,
        FIRST_CENTRE: where.players * where.hand,
        GRAVES: where.graves,
        COIN_COUNT: where.edition.coins,
        STARTING: STARTING_COINS,
        OPENING_LENGTH: OPENING_TURNS,
        RICH: RICHES,
        FINED: FINE,
        AFTER_REVEAL: at.BINDINGS.index(where.edition.after_reveal),
        TURNS: where.options.turn_limit or 0,
        ONLY_THE_RICHEST: where.options.only_the_richest,
        SPY_SEES_CENTRE: where.options.spy_sees_centre,
        CAST_COUNT: len(where.cast),
        DEALT: len(where.scenario.cards),
        BURIED_AT_FIRST: len(where.scenario.cemetery),
    }
    for place, number in numbers.items():
        tables[place] = number


def _write_characters(tables: Tables, where: Layout, codes: Mapping[CharacterId, int]) -> None:
    for name, code in codes.items():
        character = where.character(name)
        tables[POWER + code] = OPCODES[character.power]
        tables[AMOUNT + code] = character.amount
        tables[CURSED + code] = character.cursed
        tables[FEMALE + code] = character.female
        tables[REMEMBERED + code] = character.remembered
        tables[COPIES + code] = character.copies
        tables[REACHES_CENTRE + code] = character.reaches_centre


def _write_line(  # noqa: PLR0917
    tables: Tables, counts: int, begin: int, size: int, seat: int, actions: Iterable[int]
) -> None:
    found = list(actions)
    tables[counts + seat] = len(found)
    tables[begin + seat * size : begin + seat * size + len(found)] = found


def _swaps(where: Layout, seat: int) -> Iterable[int]:
    for mine, other, really in where.swaps_of[seat]:
        taken = where.spots_of[seat].index(mine) * at.SPOTS + other
        yield at.DO_SWAP + 2 * taken + (not really)


def _claims(where: Layout, seat: int, codes: Mapping[CharacterId, int]) -> Iterable[int]:
    for character, spot in where.claims_of[seat]:
        yield at.DO_ANNOUNCE + (codes[character] - 1) * at.FREE + where.spots_of[seat].index(spot)
