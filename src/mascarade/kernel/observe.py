"""Observations: what a player may know, as an array of numbers.

That is the open table, and the card that the player last saw at each spot. Players and seats have the
engine's numbers; cards are codes. `COLUMNS` names the columns.
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
from mascarade.kernel.primitives import has_revealed, top_of, turn_of

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
_COPIED_PLACES: Final = np.array([place for _, place in _COPIED], np.int64)
"""The places of the row that are copied first."""
TURN: Final = len(_COPIED)
"""The turn's number, from 1 on, at most SPLIT - 1."""
HIDDEN: Final = TURN + 1
"""The coins that the player hides; 0 for everyone else."""
COINS: Final = HIDDEN + 1
"""Coins in front of each player."""
SEATS: Final = COINS + at.MAX_PLAYERS
"""Where each player sits."""
ALIVE: Final = SEATS + at.MAX_PLAYERS
"""Whether they are still in the game."""
CLAIMED: Final = ALIVE + at.MAX_PLAYERS
"""The spot of the card that they claim to be the announced character, + 1."""
REVEALED: Final = CLAIMED + at.MAX_PLAYERS
"""Whether they revealed a card this turn."""
FILLED: Final = REVEALED + at.MAX_PLAYERS
"""Whether a card lies at each spot."""
SEEN: Final = FILLED + at.MAX_SPOTS
"""The card that the player last saw there, or 0."""
DOUBTED: Final = SEEN + at.MAX_SPOTS
"""Whether another player may have changed it since."""
WIDTH: Final = DOUBTED + at.MAX_SPOTS

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
"""The columns of an observation, by name."""


@jit
def observe_as(row: Row, tables: Tables, me: int, into: Observations) -> None:
    """Write a player's observation, whether asked or not. Once eliminated, they remember no cards."""
    into[:] = 0
    for index in range(_COPIED_PLACES.shape[0]):
        into[index] = row[_COPIED_PLACES[index]]
    into[TURN] = min(turn_of(row), at.SPLIT - 1)
    if row[at.STACKED] > 0 and row[top_of(row) + at.USE_USER] == me:
        into[HIDDEN] = row[at.HIDDEN]
    for player in range(tables[of.PLAYER_COUNT]):
        into[COINS + player] = row[at.COINS + row[at.SEAT_OF + player]]
        into[SEATS + player] = row[at.SEAT_OF + player]
        into[ALIVE + player] = row[at.ALIVE + player]
        into[REVEALED + player] = has_revealed(row, player)
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
    """Write the observation of the player asked; zeros once the game is over."""
    if row[at.ASKED] == at.NOTHING_ASKED:
        into[:] = 0
    else:
        observe_as(row, tables, int(row[at.ASKED_PLAYER]), into)


@jit
def observe_all(rows: Rows, tables: Tables, into: Observations, players: NDArray[np.int16]) -> None:
    """The same for every game, with the player asked (-1 once it is over)."""
    for game in range(rows.shape[0]):
        observe(rows[game], tables, into[game])
        over = rows[game, at.ASKED] == at.NOTHING_ASKED
        players[game] = -1 if over else rows[game, at.ASKED_PLAYER]
