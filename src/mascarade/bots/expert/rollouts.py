"""Rollouts: the game played on from a decision in sampled worlds, by quick players."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from mascarade.bots.expert.histories import UNSEEN, Numbers, Worlds
from mascarade.bots.quick.evaluation import UNOPPOSED, cell, fortune
from mascarade.bots.quick.perception import carry_out
from mascarade.bots.quick.players import TablePlayers
from mascarade.bots.quick.policy import choose
from mascarade.kernel import layout as at
from mascarade.kernel import setup as of
from mascarade.kernel.jit import Row, Tables, jit, jit_alloc
from mascarade.kernel.primitives import turn_of

_STRIDE = np.uint64(0xD1342543DE82EF95)
"""Between the random numbers of two turns."""
_SHARPNESS = 0.35
"""How strongly a better position predicts the winner."""


@jit
def _prospects(row: Row, tables: Tables, me: int) -> float:
    """The player's chance to win: their share of a finished game, else an estimate by coins."""
    players = tables[of.PLAYER_COUNT]
    if row[at.ASKED] == at.NOTHING_ASKED:
        winners, count = cell(row, at.WINNERS), 0
        for player in range(players):
            count += (winners >> player) & 1
        return 1.0 / count if (winners >> me) & 1 != 0 else 0.0
    if row[at.ALIVE + me] == 0:
        return 0.0
    total, mine = 0.0, 0.0
    for player in range(players):
        if row[at.ALIVE + player] != 0:
            weight = np.exp(_SHARPNESS * fortune(float(row[at.COINS + row[at.SEAT_OF + player]])))
            total += weight
            if player == me:
                mine = weight
    return float(mine / total)


@jit_alloc
def play_trials(  # noqa: PLR0917
    root: Row,
    people: TablePlayers,
    worlds: Worlds,
    actions: Numbers,
    chosen: Numbers,
    numbers: Numbers,
    turns: int,
    most: int,
    values: NDArray[np.float64],
) -> tuple[int, int]:
    """Play each trial for some turns, and write its value to the deciding player.

    A trial is an action, and a number that gives its sampled history and its seed. Each turn has random
    numbers of its own, so that the trials of two actions with one number differ by little else. Returns the
    number of simulated actions, and of trials that were finished within the limit of actions (`most`).
    """
    me, row = cell(root, at.ASKED_PLAYER), np.empty_like(root)
    begin, answers = turn_of(root), 0
    for trial in range(chosen.shape[0]):
        history = numbers[trial] % worlds.unseen.shape[0]
        for place in range(root.shape[0]):
            row[place] = root[place]
        for place in range(UNSEEN - 1):
            row[at.CARDS + place] = worlds.unseen[history, place]
        row[at.HIDDEN] = worlds.unseen[history, UNSEEN - 1]
        people.views[:, :, :] = worlds.views[history]
        people.know[:, :] = worlds.know[history]
        people.styles[:, :] = worlds.styles[history]
        seed, turn = worlds.seeds[history] + np.uint64(numbers[trial]), begin
        people.dice[0] = seed
        people.scratch[UNOPPOSED, at.ROUND] = 0
        carry_out(row, people, int(actions[chosen[trial]]))
        answers += 1
        while row[at.ASKED] != at.NOTHING_ASKED:
            if row[at.ASKED] == at.TURN and turn_of(row) != turn:
                turn = turn_of(row)
                if turn - begin >= turns:
                    break
                people.dice[0] = seed + np.uint64(turn) * _STRIDE
            if answers >= most:
                return answers, trial
            carry_out(row, people, choose(row, people))
            answers += 1
        values[trial] = _prospects(row, people.tables, me)
    return answers, chosen.shape[0]
