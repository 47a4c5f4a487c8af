"""Setups for the compiled loops: an array of integers, read from the engine's catalogue and layout."""

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

# Places in the tables

PLAYER_COUNT: Final = 0
HAND_SIZE: Final = 1
FREE_SIZE: Final = 2
"""The number of a seat's cards that others may take."""
SPOT_COUNT: Final = 3
FIRST_CENTRE: Final = 4
GRAVES: Final = 5
COIN_COUNT: Final = 6
STARTING: Final = 7
OPENING_LENGTH: Final = 8
RICH: Final = 9
FINED: Final = 10
AFTER_REVEAL: Final = 11
"""The binding after a reveal in the previous turn."""
TURNS: Final = 12
"""The turn limit; 0 for none."""
ONLY_THE_RICHEST: Final = 13
SPY_SEES_CENTRE: Final = 14
CAST_COUNT: Final = 15
DEALT: Final = 16
"""The number of cards dealt."""
BURIED_AT_FIRST: Final = 17

_PER_CHARACTER: Final = at.MAX_CHARACTERS + 1
POWER: Final = 18
"""By code, as are the next six."""
AMOUNT: Final = POWER + _PER_CHARACTER
CURSED: Final = AMOUNT + _PER_CHARACTER
FEMALE: Final = CURSED + _PER_CHARACTER
REMEMBERED: Final = FEMALE + _PER_CHARACTER
COPIES: Final = REMEMBERED + _PER_CHARACTER
REACHES_CENTRE: Final = COPIES + _PER_CHARACTER
CAST: Final = REACHES_CENTRE + _PER_CHARACTER
DECK: Final = CAST + at.MAX_SPOTS
GRAVEYARD: Final = DECK + at.MAX_SPOTS
SWAP_COUNT: Final = GRAVEYARD + at.MAX_CEMETERY
"""By seat, the number of swaps."""
SWAPS_SIZE: Final = at.MAX_FREE * at.MAX_SPOTS * 2
SWAPS: Final = SWAP_COUNT + at.MAX_PLAYERS
"""By seat, the actions."""
CLAIM_COUNTS: Final = SWAPS + at.MAX_PLAYERS * SWAPS_SIZE
CLAIMS_SIZE: Final = at.MAX_SPOTS * at.MAX_FREE
CLAIMS: Final = CLAIM_COUNTS + at.MAX_PLAYERS
"""By seat, the actions."""
LENGTH: Final = CLAIMS + at.MAX_PLAYERS * CLAIMS_SIZE


class KernelRefused(ValueError):
    """A setup or request that the kernel can't handle. Nothing has changed."""


@dataclass(frozen=True, eq=False)
class KernelSetup:
    """A setup in the kernel's numbers."""

    setup: Setup
    tables: Tables
    codes: Mapping[CharacterId, int]
    """The code of each character of the edition."""
    characters: tuple[CharacterId, ...]
    """The character of each code - 1."""
    width: int
    """The length of a game's row."""

    @classmethod
    def of(cls, setup: Setup) -> KernelSetup:
        """Convert a setup of the engine, or raise `KernelRefused` if it is beyond the kernel's limits."""
        layout = setup.layout
        _check(layout)
        characters = tuple(layout.edition.characters)
        codes = {character: code for code, character in enumerate(characters, start=1)}
        tables = np.zeros(LENGTH, np.int32)
        _write_numbers(tables, layout)
        _write_characters(tables, layout, codes)
        for begin, cards in ((DECK, layout.scenario.cards), (GRAVEYARD, layout.scenario.cemetery)):
            tables[begin : begin + len(cards)] = [codes[card] for card in cards]
        tables[CAST : CAST + len(layout.cast)] = [codes[card] for card in layout.cast]
        for seat in layout.seats:
            _write_actions(tables, SWAP_COUNT, SWAPS, SWAPS_SIZE, seat, _swaps(layout, seat))
            _write_actions(tables, CLAIM_COUNTS, CLAIMS, CLAIMS_SIZE, seat, _claims(layout, seat, codes))
        tables.setflags(write=False)
        width = at.MEMORY + layout.spots * at.WATCHERS
        return cls(setup, tables, MappingProxyType(codes), characters, width)


def _check(layout: Layout) -> None:
    """Refuse a setup that does not fit into a row, or whose layout the loops don't know."""
    limits = (
        ("players", layout.players, at.MAX_PLAYERS),
        ("cards in front of a seat", layout.hand, at.MAX_HAND),
        ("spots", layout.spots, at.MAX_SPOTS),
        ("characters in the edition", len(layout.edition.characters), at.MAX_CHARACTERS),
        ("cards in the cemetery", len(layout.scenario.cemetery), at.MAX_CEMETERY),
        ("coins", layout.edition.coins, at.SPLIT - 1),
        ("turns", layout.options.turn_limit or 0, at.SPLIT * at.SPLIT // 2),
    )
    for what, found, most in limits:
        if found > most:
            raise KernelRefused(f"the kernel supports at most {most} {what}, not {found}")
    if layout.players < 2:
        raise KernelRefused(f"the kernel supports 2 players or more, not {layout.players}")
    if (layout.options.turn_limit or 1) < 1:
        raise KernelRefused(f"a turn limit is 1 or more, not {layout.options.turn_limit}")
    for character in layout.edition.characters.values():
        if character.power not in OPCODES or character.power not in POWERS:
            raise KernelRefused(f"the kernel has no power {character.power!r}")
        if character.copies > at.MAX_PARTNERS:
            raise KernelRefused(f"the kernel supports at most {at.MAX_PARTNERS} cards of a character")
        if OPCODES[character.power] == GAMBLE and character.amount > at.MAX_HIDDEN:
            raise KernelRefused(
                f"the kernel supports at most {at.MAX_HIDDEN} hidden coins, not {character.amount}"
            )
    for seat in layout.seats:
        spots = tuple(range(seat * layout.hand, (seat + 1) * layout.hand))
        if layout.spots_of[seat] != spots or layout.free_spots_of[seat] != spots[: at.MAX_FREE]:
            raise KernelRefused(f"the kernel can't have the spots {layout.spots_of[seat]} at seat {seat}")


def _write_numbers(tables: Tables, layout: Layout) -> None:
    numbers = {
        PLAYER_COUNT: layout.players,
        HAND_SIZE: layout.hand,
        FREE_SIZE: len(layout.free_spots_of[0]),
        SPOT_COUNT: layout.spots,
        FIRST_CENTRE: layout.players * layout.hand,
        GRAVES: layout.graves,
        COIN_COUNT: layout.edition.coins,
        STARTING: STARTING_COINS,
        OPENING_LENGTH: OPENING_TURNS,
        RICH: RICHES,
        FINED: FINE,
        AFTER_REVEAL: at.BINDINGS.index(layout.edition.after_reveal),
        TURNS: layout.options.turn_limit or 0,
        ONLY_THE_RICHEST: layout.options.only_the_richest,
        SPY_SEES_CENTRE: layout.options.spy_sees_centre,
        CAST_COUNT: len(layout.cast),
        DEALT: len(layout.scenario.cards),
        BURIED_AT_FIRST: len(layout.scenario.cemetery),
    }
    for place, number in numbers.items():
        tables[place] = number


def _write_characters(tables: Tables, layout: Layout, codes: Mapping[CharacterId, int]) -> None:
    for name, code in codes.items():
        character = layout.character(name)
        tables[POWER + code] = OPCODES[character.power]
        tables[AMOUNT + code] = character.amount
        tables[CURSED + code] = character.cursed
        tables[FEMALE + code] = character.female
        tables[REMEMBERED + code] = character.remembered
        tables[COPIES + code] = character.copies
        tables[REACHES_CENTRE + code] = character.reaches_centre


def _write_actions(  # noqa: PLR0917
    tables: Tables, counts: int, begin: int, size: int, seat: int, actions: Iterable[int]
) -> None:
    found = list(actions)
    tables[counts + seat] = len(found)
    tables[begin + seat * size : begin + seat * size + len(found)] = found


def _swaps(layout: Layout, seat: int) -> Iterable[int]:
    for mine, other, really in layout.swaps_of[seat]:
        taken = layout.spots_of[seat].index(mine) * at.MAX_SPOTS + other
        yield at.DO_SWAP + 2 * taken + (not really)


def _claims(layout: Layout, seat: int, codes: Mapping[CharacterId, int]) -> Iterable[int]:
    for character, spot in layout.claims_of[seat]:
        yield at.DO_ANNOUNCE + (codes[character] - 1) * at.MAX_FREE + layout.spots_of[seat].index(spot)
