"""Self-play: whole games of quick and random players, with the counts that studies need."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from mascarade.bots.quick.evaluation import cell, roll
from mascarade.bots.quick.perception import carry_out, see_deal
from mascarade.bots.quick.players import TablePlayers
from mascarade.bots.quick.policy import choose
from mascarade.kernel import layout as at
from mascarade.kernel import opcodes as op
from mascarade.kernel import setup as of
from mascarade.kernel.jit import Row, jit
from mascarade.kernel.legal import legal

Flags = NDArray[np.bool_]
Numbers = NDArray[np.int64]

# Counts of announcements, by place in the cast

ANNOUNCED: Final = 0
TRUE: Final = 1
CONTESTED: Final = 2
CONTESTED_TRUE: Final = 3
CARRIED: Final = 4
ANNOUNCERS: Final = 5
"""A bit for each player who announced it."""
GAIN: Final = 6
"""The sum of what the announcers' seats gained in their turns."""
CLAIM_COLUMNS: Final = 7

# The coins of the courthouse

PAID: Final = 0
TAKINGS: Final = 1
TAKEN: Final = 2
LARGEST: Final = 3
COIN_COLUMNS: Final = 4


@jit
def _has_rightful_claim(row: Row, people: TablePlayers, action: int) -> bool:
    """Whether a player may use the power after the last answer: the only claimant, or a rightful one."""
    count, announced = cell(row, at.CLAIM_COUNT), row[at.ROUND]
    if action != at.DO_PASS:
        me = cell(row, at.ASKED_PLAYER)
        first = int(cell(row, at.SEAT_OF + me) * people.tables[of.HAND_SIZE])
        if row[at.CARDS + first + action - at.DO_CONTEST] == announced:
            return True
    elif count == 1:
        return True
    for claim in range(count):  # noqa: SIM110 - a loop is what is compiled
        if row[at.CARDS + row[at.CLAIM_SPOT + claim]] == announced:
            return True
    return False


@jit
def _count_announcement(row: Row, people: TablePlayers, action: int, claims: Numbers) -> None:
    """Count an announcement."""
    player, index = cell(row, at.ASKED_PLAYER), (action - at.DO_ANNOUNCE) % at.MAX_FREE
    character = (action - at.DO_ANNOUNCE) // at.MAX_FREE + 1
    face = people.faces[0, character]
    spot = int(cell(row, at.SEAT_OF + player) * people.tables[of.HAND_SIZE]) + index
    claims[face, ANNOUNCED] += 1
    claims[face, TRUE] += row[at.CARDS + spot] == character
    claims[face, ANNOUNCERS] |= 1 << player
    claims[face, GAIN] -= cell(row, at.COINS + cell(row, at.SEAT_OF + player))


@jit
def _count_courthouse(row: Row, before: int, taken: int, coins: Numbers) -> None:
    """Count the coins paid into the courthouse, and taken from it."""
    now = cell(row, at.COURTHOUSE)
    coins[PAID] += now - before + taken
    coins[TAKEN] += taken
    coins[TAKINGS] += taken > 0
    coins[LARGEST] = max(coins[LARGEST], now)


@jit
def play_game(  # noqa: PLR0917
    row: Row, people: TablePlayers, careless: Flags, claims: Numbers, coins: Numbers, actions: Numbers
) -> int:
    """Play a freshly dealt game to its end. Returns the number of actions.

    Careless players choose at random. Writes the actions, as many as fit, and the counts; those of the
    courthouse are only correct if no power uses another.
    """
    see_deal(row, people)
    claims[:, :] = 0
    coins[:] = 0
    count = 0
    announced, seat = -1, 0
    while row[at.ASKED] != at.NOTHING_ASKED:
        if careless[row[at.ASKED_PLAYER]]:
            action = int(people.lists[0, roll(people, legal(row, people.tables, people.lists[0]))])
        else:
            action = choose(row, people)
        if count < actions.shape[0]:
            actions[count] = action
        count += 1
        asked, before, taken = row[at.ASKED], cell(row, at.COURTHOUSE), 0
        if asked == at.TURN and action >= at.DO_ANNOUNCE:
            _count_announcement(row, people, action, claims)
            announced = int(people.faces[0, (action - at.DO_ANNOUNCE) // at.MAX_FREE + 1])
            seat = int(cell(row, at.SEAT_OF + cell(row, at.ASKED_PLAYER)))
        if asked == at.CONTEST_OR_PASS and row[at.WAITING] == 1:
            face, announcer = people.faces[0, row[at.ROUND]], cell(row, at.CLAIM_PLAYER)
            contested = row[at.CLAIM_COUNT] > 1 or action != at.DO_PASS
            true = row[at.CARDS + row[at.CLAIM_SPOT]] == row[at.ROUND]
            right = _has_rightful_claim(row, people, action)
            judging = right and people.tables[of.POWER + row[at.ROUND]] == op.COURT
            carry_out(row, people, action)
            last = row[at.REASON] == at.LAST_STANDING  # a false claim ended the game before the power
            taken = before if judging and not last else 0
            alone = last and row[at.WINNERS] == 1 << announcer
            claims[face, CONTESTED] += contested
            claims[face, CONTESTED_TRUE] += contested and true
            claims[face, CARRIED] += not contested or (true and not alone)
        else:
            carry_out(row, people, action)
        _count_courthouse(row, before, taken, coins)
        if announced >= 0 and row[at.ASKED] in (at.TURN, at.NOTHING_ASKED):
            claims[announced, GAIN] += cell(row, at.COINS + seat)
            announced = -1
    return count
