"""What a player may know, as a line of numbers: the open table, and what they last saw at each spot.

Players and seats are the engine's own numbers; cards are codes. `COLUMNS` says what stands where.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

import numpy as np
from numpy.typing import NDArray

from mascarade.kernel import layout as at
from mascarade.kernel import setup as of
from mascarade.kernel.jit import Row, Rows, Tables, jit
from mascarade.kernel.primitives import top_of, turn_of, was_revealed

Observations = NDArray[np.int16]

_COPIED: Final = (
    ("asked", at.ASKED),
    ("player", at.ASKED_PLAYER),
    ("question_of", at.ASKED_CHARACTER),
    ("question_first", at.ASKED_FIRST),
    ("question_second", at.ASKED_SECOND),
    ("seat", at.SEAT),
    ("bank", at.BANK),
    ("courthouse", at.COURTHOUSE),
    ("last_played", at.LAST_PLAYED),
    ("announced", at.ROUND),
    ("shown", at.SHOWN),
    ("buried", at.BURIED),
)
COPIED: Final = np.array([place for _, place in _COPIED], np.int64)
"""What is copied from the row as it is, first of all."""
TURN: Final = len(_COPIED)
"""The turn's number, from 1 on, at most SPLIT - 1."""
HIDDEN: Final = TURN + 1
"""What the player hides under a hand; 0 for everybody else."""
COINS: Final = HIDDEN + 1
"""Coins in front of each player."""
SEATS: Final = COINS + at.PLAYERS
"""Where each player sits."""
ALIVE: Final = SEATS + at.PLAYERS
"""Whether they are still in the game."""
CLAIMED: Final = ALIVE + at.PLAYERS
"""The spot of the card that they claim to be the announced character, + 1."""
REVEALED: Final = CLAIMED + at.PLAYERS
"""Whether they revealed a card this turn."""
FILLED: Final = REVEALED + at.PLAYERS
"""Whether a card lies at each spot."""
SEEN: Final = FILLED + at.SPOTS
"""The card that the player last saw there, or 0."""
DOUBTED: Final = SEEN + at.SPOTS
"""Whether somebody else may have changed it since."""
WIDTH: Final = DOUBTED + at.SPOTS

COLUMNS: Mapping[str, slice] = MappingProxyType(
    {name: slice(index, index + 1) for index, (name, _) in enumerate(_COPIED)}
    | {
        "turn": slice(TURN, HIDDEN),
        "hidden": slice(HIDDEN, COINS),
        "coins": slice(COINS, SEATS),
        "seats": slice(SEATS, ALIVE),
        "alive": slice(ALIVE, CLAIMED),
        "claimed": slice(CLAIMED, REVEALED),
        "revealed": slice(REVEALED, FILLED),
        "filled": slice(FILLED, SEEN),
        "seen": slice(SEEN, DOUBTED),
        "doubted": slice(DOUBTED, WIDTH),
    }
)
"""Where each thing stands in an observation."""


@jit
def observe_as(row: Row, tables: Tables, me: int, into: Observations) -> None:
    """Write what a player may know, asked or not; of the cards nothing more once they are eliminated."""
    into[:] = 0
    for index in range(COPIED.shape[0]):
        into[index] = row[COPIED[index]]
    into[TURN] = min(turn_of(row), at.SPLIT - 1)
    if row[at.STACKED] > 0 and row[top_of(row) + at.USE_USER] == me:
        into[HIDDEN] = row[at.HIDDEN]
    for player in range(tables[of.PLAYER_COUNT]):
        into[COINS + player] = row[at.COINS + row[at.SEAT_OF + player]]
        into[SEATS + player] = row[at.SEAT_OF + player]
        into[ALIVE + player] = row[at.ALIVE + player]
        into[REVEALED + player] = was_revealed(row, player)
    for claim in range(row[at.CLAIM_COUNT]):
        into[CLAIMED + row[at.CLAIM_PLAYER + claim]] = row[at.CLAIM_SPOT + claim] + 1
    for spot in range(tables[of.SPOT_COUNT]):
        into[FILLED + spot] = row[at.CARDS + spot] != 0
    if row[at.ALIVE + me] == 0:
        return
    for spot in range(tables[of.SPOT_COUNT]):
        seen = row[at.MEMORY + spot * at.WATCHERS + me]
        into[SEEN + spot] = seen % at.STALE
        into[DOUBTED + spot] = seen >= at.STALE


@jit
def observe(row: Row, tables: Tables, into: Observations) -> None:
    """The same for whoever is asked; nothing but zeros once the game is over."""
    if row[at.ASKED] == at.NOTHING_ASKED:
        into[:] = 0
    else:
        observe_as(row, tables, int(row[at.ASKED_PLAYER]), into)


@jit
def observe_all(rows: Rows, tables: Tables, into: Observations, players: NDArray[np.int16]) -> None:
    """The same for every game, and who is asked in it (-1: nobody)."""
    for game in range(rows.shape[0]):
        observe(rows[game], tables, into[game])
        over = rows[game, at.ASKED] == at.NOTHING_ASKED
        players[game] = -1 if over else rows[game, at.ASKED_PLAYER]
