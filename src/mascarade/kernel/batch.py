"""Batched loops: one action in each of many games, or random play."""

from __future__ import annotations

import numpy as np
from numba import prange
from numpy.typing import NDArray

from mascarade.kernel import layout as at
from mascarade.kernel import setup as of
from mascarade.kernel.jit import Row, Rows, Tables, jit, jit_alloc, jit_inline, jit_parallel
from mascarade.kernel.legal import Choices, legal
from mascarade.kernel.rng import GOLDEN, below, deal, read_rng, seed_game, write_rng
from mascarade.kernel.turns import step_inline

Actions = NDArray[np.int64]
_Rewards = NDArray[np.float32]
Flags = NDArray[np.bool_]


@jit
def seed_all(rows: Rows, tables: Tables, seed: np.uint64) -> None:
    """Seed and deal every game."""
    for game in range(rows.shape[0]):
        seed_game(rows[game], seed, game)
        deal(rows[game], tables)


@jit
def first_refused(masks: Flags, over: Flags, actions: Actions) -> int:
    """The first game whose action is illegal, or -1. Finished games accept any action."""
    for game in range(actions.shape[0]):
        action = actions[game]
        if not over[game] and (action < 0 or action >= masks.shape[1] or not masks[game, action]):
            return game
    return -1


@jit
def step_all(rows: Rows, tables: Tables, actions: Actions, rewards: _Rewards, ended: Flags) -> None:
    """Carry out an action in every game; write its rewards (winners share 1) and whether it ended."""
    players = tables[of.PLAYER_COUNT]
    for game in range(rows.shape[0]):
        row = rows[game]
        rewards[game, :] = 0.0
        ended[game] = False
        if row[at.ASKED] == at.NOTHING_ASKED:
            continue
        step_inline(row, tables, actions[game])
        if row[at.ASKED] == at.NOTHING_ASKED:
            ended[game] = True
            winners = 0
            for player in range(players):
                winners += (row[at.WINNERS] >> player) & 1
            for player in range(players):
                if (row[at.WINNERS] >> player) & 1 != 0:
                    rewards[game, player] = 1.0 / winners


@jit
def deal_again(rows: Rows, tables: Tables) -> None:
    """Deal every finished game again."""
    for game in range(rows.shape[0]):
        if rows[game, at.ASKED] == at.NOTHING_ASKED:
            deal(rows[game], tables)


@jit_inline
def pick(row: Row, tables: Tables, state: np.uint64, buffer: Choices) -> int:
    """A random legal action: the one that `legal` would list at that index, mostly without the list."""
    asked = row[at.ASKED]
    if asked == at.CONTEST_OR_PASS:
        which = np.int64(below(state, tables[of.HAND_SIZE] + 1))
        return int(at.DO_PASS if which == 0 else at.DO_CONTEST + which - 1)
    if asked != at.TURN or row[at.OUT_COUNT] > 0 or tables[of.GRAVES] > 0:
        return int(buffer[np.int64(below(state, legal(row, tables, buffer)))])
    bound, seat = row[at.ASKED_FIRST], row[at.SEAT_OF + row[at.ASKED_PLAYER]]
    looks, swaps, claims = 0, 0, 0
    if bound != at.OPENING and bound != at.SWAP_BOUND:  # noqa: PLR1714 - numba has no fast `in`
        looks = int(tables[of.HAND_SIZE])
    if bound != at.LOOK_BOUND:
        swaps = int(tables[of.SWAP_COUNT + seat])
    if bound == at.FREE_TURN:
        claims = int(tables[of.CLAIM_COUNTS + seat])
    which = np.int64(below(state, looks + swaps + claims))
    if which < looks:
        return int(at.DO_LOOK + which)
    if which < looks + swaps:
        return int(tables[of.SWAPS + seat * of.SWAPS_SIZE + which - looks])
    return int(tables[of.CLAIMS + seat * of.CLAIMS_SIZE + which - looks - swaps])


@jit
def play_one(row: Row, tables: Tables, steps: int, buffer: Choices) -> int:
    """Play random actions in one game, dealt again whenever it ends. Returns how many games ended."""
    ended = 0
    state = read_rng(row)
    for _ in range(steps):
        state += GOLDEN
        step_inline(row, tables, pick(row, tables, state, buffer))
        if row[at.ASKED] == at.NOTHING_ASKED:
            ended += 1
            write_rng(row, state)
            deal(row, tables)
            state = read_rng(row)
    write_rng(row, state)
    return ended


@jit_alloc
def play_all(rows: Rows, tables: Tables, steps: int) -> int:
    """Play random actions in every game. Returns how many games ended."""
    buffer = np.empty(at.ACTIONS, np.int64)
    ended = 0
    for game in range(rows.shape[0]):
        ended += play_one(rows[game], tables, steps, buffer)
    return ended


@jit_parallel
def play_all_parallel(rows: Rows, tables: Tables, steps: int) -> int:
    """The same on all of numba's cores, with the same results."""
    ended = 0
    for game in prange(rows.shape[0]):
        ended += play_one(rows[game], tables, steps, np.empty(at.ACTIONS, np.int64))
    return ended
