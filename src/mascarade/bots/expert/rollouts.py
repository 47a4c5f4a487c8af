"""Trials: the game played on from a decision, in worlds that may well be, everybody a quick player."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from mascarade.bots.quick.evaluation import UNOPPOSED, cell, fortune
from mascarade.bots.quick.perception import carry_out
from mascarade.bots.quick.players import Company
from mascarade.bots.quick.policy import choose
from mascarade.kernel import layout as at
from mascarade.kernel import setup as of
from mascarade.kernel.jit import Row, Rows, Tables, jit, jit_alloc
from mascarade.kernel.primitives import turn_of

UNSEEN = at.SPOTS + at.CEMETERY_SIZE + 1
"""How long a world is: the cards by spot, the cemetery from the top down, and a number under a hand."""
SHARPNESS = 0.35
"""How much a better fortune tells about who will win."""

Numbers = NDArray[np.int64]


@jit
def prospects(row: Row, tables: Tables, me: int) -> float:
    """How likely the person wins from here: a share, if several do; a guess by coins, if nobody has yet."""
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
            weight = np.exp(SHARPNESS * fortune(float(row[at.COINS + row[at.SEAT_OF + player]])))
            total += weight
            if player == me:
                mine = weight
    return float(mine / total)


@jit_alloc
def try_out(  # noqa: PLR0917
    root: Row,
    company: Company,
    worlds: Rows,
    views: NDArray[np.float32],
    know: NDArray[np.float32],
    actions: Numbers,
    chosen: Numbers,
    courses: Numbers,
    seeds: NDArray[np.uint64],
    turns: int,
    most: int,
    values: NDArray[np.float64],
) -> tuple[int, int]:
    """Play each trial on for so many turns, and write what came of it for whoever decides.

    A trial is an action, a course that the game may have taken, and a seed. Returns how many answers that
    took, and how many trials were ended before the most answers were given.
    """
    me, row = cell(root, at.ASKED_PLAYER), np.empty_like(root)
    begin, answers = turn_of(root), 0
    for trial in range(chosen.shape[0]):
        course = courses[trial]
        for place in range(root.shape[0]):
            row[place] = root[place]
        for place in range(UNSEEN - 1):
            row[at.CARDS + place] = worlds[course, place]
        row[at.HIDDEN] = worlds[course, UNSEEN - 1]
        company.views[:, :, :] = views[course]
        company.know[:, :] = know[course]
        company.dice[0] = seeds[trial]
        company.rooms[UNOPPOSED, at.ROUND] = 0
        carry_out(row, company, int(actions[chosen[trial]]))
        answers += 1
        while row[at.ASKED] != at.NOTHING_ASKED:
            if row[at.ASKED] == at.TURN and turn_of(row) - begin >= turns:
                break
            if answers >= most:
                return answers, trial
            carry_out(row, company, choose(row, company))
            answers += 1
        values[trial] = prospects(row, company.tables, me)
    return answers, chosen.shape[0]
