"""The chance of a game: its own generator, in its row, and the deal that it makes."""

from __future__ import annotations

import numpy as np

from mascarade.kernel import layout as at
from mascarade.kernel import setup as of
from mascarade.kernel.jit import Row, Tables, jit
from mascarade.kernel.primitives import all_see
from mascarade.kernel.turns import begin_turn

GOLDEN = np.uint64(0x9E3779B97F4A7C15)
MIX_FIRST = np.uint64(0xBF58476D1CE4E5B9)
MIX_SECOND = np.uint64(0x94D049BB133111EB)
"""Splitmix64 (Steele, Lea and Flood)."""
LOW_HALF = np.uint64(0xFFFFFFFF)


@jit
def mixed(word: np.uint64) -> np.uint64:
    """The bits of a word, well stirred."""
    word = (word ^ (word >> np.uint64(30))) * MIX_FIRST
    word = (word ^ (word >> np.uint64(27))) * MIX_SECOND
    return word ^ (word >> np.uint64(31))


@jit
def read_chance(row: Row) -> np.uint64:
    """The state of the game's generator."""
    state = np.uint64(0)
    for index in range(4):
        state = (state << np.uint64(16)) | np.uint64(np.uint16(row[at.CHANCE + index]))
    return state


@jit
def write_chance(row: Row, state: np.uint64) -> None:
    """Keep the state of the game's generator."""
    for index in range(4):
        row[at.CHANCE + 3 - index] = np.int16(np.uint16(state & np.uint64(0xFFFF)))
        state >>= np.uint64(16)


@jit
def below(state: np.uint64, limit: int) -> int:
    """A number from 0 on, below the limit (at most a few hundred), from a freshly advanced state."""
    return int(((mixed(state) & LOW_HALF) * np.uint64(limit)) >> np.uint64(32))


@jit
def seed_game(row: Row, seed: np.uint64, game: int) -> None:
    """Give a game its generator: every seed and game another one."""
    write_chance(row, mixed(mixed(seed + GOLDEN) + np.uint64(game) * GOLDEN))


@jit
def lay(row: Row, tables: Tables, first: int) -> None:
    """Lay the table around the cards of the row, and begin the first turn. The generator stays as it is."""
    players, spots = tables[of.PLAYER_COUNT], tables[of.SPOT_COUNT]
    for place in range(at.TURN_LOW, at.BURIED):
        row[place] = 0
    row[at.STACKED] = 0
    for player in range(players):
        row[at.COINS + player] = tables[of.STARTING]
        row[at.SITTING + player] = player
        row[at.SEAT_OF + player] = player
        row[at.ALIVE + player] = 1
    for spot in range(spots):
        all_see(row, spot)
    row[at.BANK] = tables[of.COIN_COUNT] - players * tables[of.STARTING]
    begin_turn(row, tables, first)


@jit
def deal(row: Row, tables: Tables) -> None:
    """Begin a new game with cards, cemetery and first seat by the game's own chance."""
    state = read_chance(row)
    for spot in range(at.SPOTS):
        row[at.CARDS + spot] = 0
    for index in range(tables[of.DEALT]):
        state += GOLDEN
        other = at.CARDS + below(state, index + 1)
        row[at.CARDS + index] = row[other]
        row[other] = tables[of.DECK + index]
    for index in range(tables[of.BURIED_AT_FIRST]):
        state += GOLDEN
        other = at.CEMETERY + below(state, index + 1)
        row[at.CEMETERY + index] = row[other]
        row[other] = tables[of.GRAVEYARD + index]
    row[at.BURIED] = tables[of.BURIED_AT_FIRST]
    state += GOLDEN
    first = below(state, tables[of.PLAYER_COUNT])
    write_chance(row, state)
    lay(row, tables, first)
