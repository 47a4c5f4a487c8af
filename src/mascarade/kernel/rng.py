"""The random generator of a game, stored in its row, and its deals."""

from __future__ import annotations

import numpy as np

from mascarade.kernel import layout as at
from mascarade.kernel import setup as of
from mascarade.kernel.jit import Row, Tables, jit
from mascarade.kernel.primitives import show_all
from mascarade.kernel.turns import begin_turn

GOLDEN = np.uint64(0x9E3779B97F4A7C15)
_MIX_FIRST = np.uint64(0xBF58476D1CE4E5B9)
_MIX_SECOND = np.uint64(0x94D049BB133111EB)
"""Splitmix64 (Steele, Lea and Flood)."""
_LOW_HALF = np.uint64(0xFFFFFFFF)


@jit
def mix(word: np.uint64) -> np.uint64:
    """The mixing function of splitmix64."""
    word = (word ^ (word >> np.uint64(30))) * _MIX_FIRST
    word = (word ^ (word >> np.uint64(27))) * _MIX_SECOND
    return word ^ (word >> np.uint64(31))


@jit
def read_rng(row: Row) -> np.uint64:
    """The state of the game's generator."""
    state = np.uint64(0)
    for index in range(4):
        state = (state << np.uint64(16)) | np.uint64(np.uint16(row[at.RNG_STATE + index]))
    return state


@jit
def write_rng(row: Row, state: np.uint64) -> None:
    """Store the state of the game's generator."""
    for index in range(4):
        row[at.RNG_STATE + 3 - index] = np.int16(np.uint16(state & np.uint64(0xFFFF)))
        state >>= np.uint64(16)


@jit
def below(state: np.uint64, limit: int) -> int:
    """A number from 0 up to the limit (a few hundred at most), from a freshly advanced state."""
    return int(((mix(state) & _LOW_HALF) * np.uint64(limit)) >> np.uint64(32))


@jit
def seed_game(row: Row, seed: np.uint64, game: int) -> None:
    """Seed a game's generator; each seed and game number gives a different one."""
    write_rng(row, mix(mix(seed + GOLDEN) + np.uint64(game) * GOLDEN))


@jit
def start_game(row: Row, tables: Tables, first: int) -> None:
    """Reset the row except for its cards and generator, and begin the first turn."""
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
        show_all(row, spot)
    row[at.BANK] = tables[of.COIN_COUNT] - players * tables[of.STARTING]
    begin_turn(row, tables, first)


@jit
def deal(row: Row, tables: Tables) -> None:
    """Start a new game with a random deal and first seat."""
    state = read_rng(row)
    for spot in range(at.MAX_SPOTS):
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
    write_rng(row, state)
    start_game(row, tables, first)
