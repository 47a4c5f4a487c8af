"""Whole games among quick and careless players, and what a study wants to know of them."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from mascarade.bots.quick.evaluation import cell, roll
from mascarade.bots.quick.perception import carry_out, open_eyes
from mascarade.bots.quick.players import Company
from mascarade.bots.quick.policy import choose
from mascarade.kernel import layout as at
from mascarade.kernel import opcodes as op
from mascarade.kernel import setup as of
from mascarade.kernel.jit import Row, jit
from mascarade.kernel.legal import legal

Flags = NDArray[np.bool_]
Numbers = NDArray[np.int64]

# By place in the cast, what became of announcements

ANNOUNCED: Final = 0
TRUE: Final = 1
CONTESTED: Final = 2
CONTESTED_TRUE: Final = 3
CARRIED: Final = 4
ANNOUNCERS: Final = 5
"""A bit for each player who announced it."""
GAIN: Final = 6
"""Coins that the announcers' seats had more at the end of their turns, all together."""
CLAIM_COLUMNS: Final = 7

# The coins of the courthouse

PAID: Final = 0
TAKINGS: Final = 1
TAKEN: Final = 2
LARGEST: Final = 3
COIN_COLUMNS: Final = 4


@jit
def somebody_is_right(row: Row, company: Company, action: int) -> bool:
    """Whether the last answer to an announcement lets somebody use the power: one alone, or who is right."""
    count, told = cell(row, at.CLAIM_COUNT), row[at.ROUND]
    if action != at.DO_PASS:
        me = cell(row, at.ASKED_PLAYER)
        first = int(cell(row, at.SEAT_OF + me) * company.tables[of.HAND_SIZE])
        if row[at.CARDS + first + action - at.DO_CONTEST] == told:
            return True
    elif count == 1:
        return True
    for claim in range(count):  # noqa: SIM110 - a loop is what is compiled
        if row[at.CARDS + row[at.CLAIM_SPOT + claim]] == told:
            return True
    return False


@jit
def count_announcement(row: Row, company: Company, action: int, claims: Numbers) -> None:
    """Somebody announces a character."""
    player, index = cell(row, at.ASKED_PLAYER), (action - at.DO_ANNOUNCE) % at.FREE
    character = (action - at.DO_ANNOUNCE) // at.FREE + 1
    face = company.faces[0, character]
    spot = int(cell(row, at.SEAT_OF + player) * company.tables[of.HAND_SIZE]) + index
    claims[face, ANNOUNCED] += 1
    claims[face, TRUE] += row[at.CARDS + spot] == character
    claims[face, ANNOUNCERS] |= 1 << player
    claims[face, GAIN] -= cell(row, at.COINS + cell(row, at.SEAT_OF + player))


@jit
def count_settled(row: Row, before: int, taken: int, coins: Numbers) -> None:
    """An answer was carried out: what went into the courthouse, and out of it."""
    now = cell(row, at.COURTHOUSE)
    coins[PAID] += now - before + taken
    coins[TAKEN] += taken
    coins[TAKINGS] += taken > 0
    coins[LARGEST] = max(coins[LARGEST], now)


@jit
def play_game(  # noqa: PLR0917
    row: Row, company: Company, careless: Flags, claims: Numbers, coins: Numbers, actions: Numbers
) -> int:
    """Play a game that was just dealt to its end; how many answers it took.

    Careless players answer at random. Writes the answers, as many as there is room for, and what a study
    counts; of the courthouse that is only right where no power works through another.
    """
    open_eyes(row, company)
    claims[:, :] = 0
    coins[:] = 0
    told = 0
    announced, seat = -1, 0
    while row[at.ASKED] != at.NOTHING_ASKED:
        if careless[row[at.ASKED_PLAYER]]:
            action = int(company.lists[0, roll(company, legal(row, company.tables, company.lists[0]))])
        else:
            action = choose(row, company)
        if told < actions.shape[0]:
            actions[told] = action
        told += 1
        asked, before, taken = row[at.ASKED], cell(row, at.COURTHOUSE), 0
        if asked == at.TURN and action >= at.DO_ANNOUNCE:
            count_announcement(row, company, action, claims)
            announced = int(company.faces[0, (action - at.DO_ANNOUNCE) // at.FREE + 1])
            seat = int(cell(row, at.SEAT_OF + cell(row, at.ASKED_PLAYER)))
        if asked == at.CONTEST_OR_PASS and row[at.WAITING] == 1:
            face, announcer = company.faces[0, row[at.ROUND]], cell(row, at.CLAIM_PLAYER)
            contested = row[at.CLAIM_COUNT] > 1 or action != at.DO_PASS
            true = row[at.CARDS + row[at.CLAIM_SPOT]] == row[at.ROUND]
            right = somebody_is_right(row, company, action)
            if right and company.tables[of.POWER + row[at.ROUND]] == op.COURT:
                taken = before
            carry_out(row, company, action)
            alone = row[at.REASON] == at.LAST_STANDING and row[at.WINNERS] == 1 << announcer
            claims[face, CONTESTED] += contested
            claims[face, CONTESTED_TRUE] += contested and true
            claims[face, CARRIED] += not contested or (true and not alone)
        else:
            carry_out(row, company, action)
        count_settled(row, before, taken, coins)
        if announced >= 0 and row[at.ASKED] in (at.TURN, at.NOTHING_ASKED):
            claims[announced, GAIN] += cell(row, at.COINS + seat)
            announced = -1
    return told
