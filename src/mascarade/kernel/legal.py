"""Legal actions in the kernel, in the engine's order."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from mascarade.kernel import layout as at
from mascarade.kernel import setup as of
from mascarade.kernel.jit import Row, Rows, Tables, jit, jit_alloc

Choices = NDArray[np.int64]
"""A buffer for legal actions, of length `layout.ACTIONS`."""
Mask = NDArray[np.bool_]


@jit
def _reachable(row: Row, tables: Tables, spot: int) -> bool:
    """Whether a card lies at a spot of a living player or of the centre."""
    if row[at.CARDS + spot] == 0:
        return False
    if spot >= tables[of.FIRST_CENTRE]:
        return True
    return bool(row[at.ALIVE + row[at.SITTING + spot // tables[of.HAND_SIZE]]] != 0)


@jit
def _turn_actions(row: Row, tables: Tables, into: Choices) -> int:
    """Look, Swap and Announce, as far as the binding allows."""
    bound, seat = row[at.ASKED_FIRST], row[at.SEAT_OF + row[at.ASKED_PLAYER]]
    count = 0
    if bound != at.OPENING and bound != at.SWAP_BOUND:  # noqa: PLR1714 - numba has no fast `in`
        for card in range(tables[of.HAND_SIZE]):
            into[count] = at.DO_LOOK + card
            count += 1
    if bound != at.LOOK_BOUND:
        some_unreachable = row[at.OUT_COUNT] > 0 or tables[of.GRAVES] > 0
        begin = of.SWAPS + seat * of.SWAPS_SIZE
        for index in range(tables[of.SWAP_COUNT + seat]):
            action = tables[begin + index]
            other = (action - at.DO_SWAP) // 2 % at.MAX_SPOTS
            if not some_unreachable or _reachable(row, tables, other):
                into[count] = action
                count += 1
    if bound == at.FREE_TURN:
        begin = of.CLAIMS + seat * of.CLAIMS_SIZE
        for index in range(tables[of.CLAIM_COUNTS + seat]):
            into[count] = tables[begin + index]
            count += 1
    return count


@jit
def legal(row: Row, tables: Tables, into: Choices) -> int:
    """Write all legal actions and return their number: 0 once the game is over."""
    asked = row[at.ASKED]
    if asked == at.TURN:
        return _turn_actions(row, tables, into)
    count, begin = 0, 0
    if asked == at.CONTEST_OR_PASS:
        into[0] = at.DO_PASS
        count = 1
        for card in range(tables[of.HAND_SIZE]):
            into[count] = at.DO_CONTEST + card
            count += 1
        return count
    if asked == at.WHETHER_TO_SWAP or asked == at.WHICH_WAY:  # noqa: PLR1714 - numba has no fast `in`
        begin = at.DO_SWAP_OR_NOT if asked == at.WHETHER_TO_SWAP else at.DO_DIRECTION
        into[0] = begin
        into[1] = begin + 1
        return 2
    if asked == at.HOW_MANY or asked == at.GUESS_HOW_MANY:  # noqa: PLR1714
        begin = at.DO_HIDE if asked == at.HOW_MANY else at.DO_GUESS
        for number in range(row[at.ASKED_FIRST]):
            into[number] = begin + number
        return int(row[at.ASKED_FIRST])
    if asked == at.WHICH_PLAYER:
        begin = at.DO_PICK_PLAYER
        if row[at.ASKED_FIRST] != 0:
            into[0] = at.DO_DECLINE
            count = 1
    elif asked == at.WHICH_CARD:
        begin = at.DO_PICK_CARD
    elif asked == at.WHICH_CHARACTER:
        begin = at.DO_NAME - 1
    for index in range(row[at.CANDIDATE_COUNT]):
        into[count] = begin + row[at.CANDIDATE + index]
        count += 1
    return count


@jit
def is_legal(row: Row, tables: Tables, action: int, buffer: Choices) -> bool:
    """Whether an action is legal; `buffer` is overwritten."""
    for index in range(legal(row, tables, buffer)):  # noqa: SIM110 - a loop is what is compiled
        if buffer[index] == action:
            return True
    return False


@jit_alloc
def legal_masks(rows: Rows, tables: Tables, masks: Mask) -> None:
    """Write a mask of the legal actions of each game."""
    buffer = np.empty(at.ACTIONS, np.int64)
    masks[:] = False
    for game in range(rows.shape[0]):
        for index in range(legal(rows[game], tables, buffer)):
            masks[game, buffer[index]] = True
