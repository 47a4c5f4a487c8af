"""Evaluation by look-ahead: the kernel's rules, tried on scratch rows.

The value of a table is that of `bots.evaluation`. Choices inside a power are greedy.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from mascarade.bots.evaluation import FIELD, RACE, RIVAL, VICTORY
from mascarade.bots.quick.players import TablePlayers
from mascarade.kernel import layout as at
from mascarade.kernel import setup as of
from mascarade.kernel.jit import Row, Tables, jit, jit_inline
from mascarade.kernel.legal import legal
from mascarade.kernel.primitives import left_of, top_of
from mascarade.kernel.rng import GOLDEN, below, mix
from mascarade.kernel.turns import step

_MAX_CHOICES: Final = 12
"""Choices inside a power, after which the table is evaluated as it is."""
TRIED: Final = 0
_CHOICE: Final = 1
WORLD: Final = 2
UNOPPOSED: Final = 3
"""The scratch rows. The last is an uncontested announcement's result, if it names one."""
_KNOWN: Final = 0.6
"""Players this sure of a card name it correctly."""
NOBODY: Final = 0
ANNOUNCER: Final = 1
CONTESTER: Final = 2
"""Which of two claimants is right."""


@jit
def widen(number: int) -> int:
    """A number as int64, so that its users are compiled for one type."""
    return int(np.int64(number))


@jit
def cell(row: Row, place: int) -> int:
    """A number of a row, as int64."""
    return int(np.int64(row[place]))


@jit
def copy(source: Row, target: Row) -> None:
    """Copy a game without the players' memory, which look-ahead does not need."""
    for place in range(at.MEMORY):
        target[place] = source[place]


@jit
def roll(people: TablePlayers, limit: int) -> int:
    """A random number from 0 up to the limit."""
    people.dice[0] += GOLDEN
    return int(np.int64(below(people.dice[0], limit)))


@jit
def chance(people: TablePlayers) -> float:
    """A random number from 0 up to 1."""
    people.dice[0] += GOLDEN
    return float(mix(people.dice[0]) >> np.uint64(11)) * 2.0**-53


@jit
def fortune(coins: float) -> float:
    """The value of coins in the race to 13."""
    part = coins / 13.0
    return coins + RACE * part * part * part


@jit
def standing(row: Row, tables: Tables, me: int) -> float:
    """The value of the table to a player, as in `bots.evaluation`."""
    players = int(tables[of.PLAYER_COUNT])
    if row[at.ASKED] == at.NOTHING_ASKED:
        winners = cell(row, at.WINNERS)
        if (winners >> me) & 1 == 0:
            return -VICTORY
        count = 0
        for player in range(players):
            count += (winners >> player) & 1
        return VICTORY / count
    if row[at.ALIVE + me] == 0:
        return -VICTORY
    mine = int(row[at.COINS + row[at.SEAT_OF + me]])
    strongest, poorest, total, others = 0, mine, 0, 0
    for seat in range(players):
        player = row[at.SITTING + seat]
        if player != me and row[at.ALIVE + player] != 0:
            coins = cell(row, at.COINS + seat)
            strongest = max(strongest, coins)
            poorest = min(poorest, coins)
            total += coins
            others += 1
    worth = fortune(mine) - RIVAL * fortune(strongest) - FIELD * total / max(1, others)
    if poorest <= 2:
        edge = (3 - poorest) * 1.5
        if mine > strongest:
            worth += edge
        elif mine < strongest:
            worth -= edge
    return worth


@jit
def imagine(row: Row, people: TablePlayers, me: int) -> None:
    """Sample a world that the player holds possible into its scratch row."""
    world = people.scratch[WORLD]
    copy(row, world)
    view, faces, tables = people.views[me], people.faces, people.tables
    spots, count = view.shape
    left = people.values[2]
    for card in range(count):
        left[card] = faces[1, card]
    for spot in range(spots):
        if row[at.CARDS + spot] == 0:
            continue
        total = 0.0
        for card in range(count):
            total += view[spot, card] * left[card]
        wanted = chance(people) * total
        drawn = -1
        for card in range(count):
            if left[card] > 0.0 and (view[spot, card] > 0.0 or total <= 0.0):
                drawn = card
                wanted -= view[spot, card] * left[card]
                if wanted < 0.0:
                    break
        drawn = max(drawn, 0)
        left[drawn] -= 1.0
        world[at.CARDS + spot] = tables[of.CAST + drawn]
    for index in range(row[at.BURIED] - 1, 0, -1):
        other = roll(people, index + 1)
        card = world[at.CEMETERY + index]
        world[at.CEMETERY + index] = world[at.CEMETERY + other]
        world[at.CEMETERY + other] = card
    if row[at.HIDDEN] != 0:
        world[at.HIDDEN] = 1


@jit
def pointed_at(row: Row, tables: Tables) -> int:
    """The card that has to be named."""
    use = top_of(row)
    asked, first, last = cell(row, at.ASKED_PLAYER), -1, -1
    for index in range(row[use + at.USE_ANSWERED]):
        answer = cell(row, use + at.USE_ANSWERS + index)
        if at.NUMBER <= answer < at.CHARACTER:
            last = answer - at.NUMBER
            if first < 0:
                first = last
    if asked != row[use + at.USE_USER]:
        return last
    return int(cell(row, at.SEAT_OF + first) * tables[of.HAND_SIZE])


@jit
def _pick_best(row: Row, people: TablePlayers, count: int) -> int:
    """The index of the listed action that is best for the player asked, at once."""
    whose, best, most = cell(row, at.ASKED_PLAYER), 0, -1e9
    tried = people.scratch[_CHOICE]
    for index in range(count):
        copy(row, tried)
        step(tried, people.tables, int(people.lists[1, index]))
        value = standing(tried, people.tables, whose)
        if value > most:
            best, most = index, value
    return best


@jit
def _pick_name(row: Row, people: TablePlayers, count: int) -> int:
    """The index of the character that the player names: the right one only if they can know it."""
    spot, who = pointed_at(row, people.tables), cell(row, at.ASKED_PLAYER)
    right = at.DO_NAME - 1 + row[at.CARDS + spot]
    knows = who == row[top_of(row) + at.USE_USER] or people.know[who, spot] > _KNOWN
    for index in range(count):
        if (people.lists[1, index] == right) == knows:
            return index
    return 0


@jit
def finish_powers(row: Row, people: TablePlayers) -> None:
    """Play the powers in use to their end, with greedy choices."""
    for _ in range(_MAX_CHOICES):
        asked = row[at.ASKED]
        if asked == at.NOTHING_ASKED or asked == at.TURN:  # noqa: PLR1714 - numba has no fast `in`
            return
        count, pick = legal(row, people.tables, people.lists[1]), 0
        if count > 1:
            if asked == at.WHICH_PLAYER or asked == at.WHICH_WAY:  # noqa: PLR1714
                pick = _pick_best(row, people, count)
            elif asked == at.WHICH_CHARACTER:
                pick = _pick_name(row, people, count)
            elif asked == at.GUESS_HOW_MANY:
                pick = roll(people, count)
            elif asked == at.HOW_MANY:
                pick = count - 1
        step(row, people.tables, int(people.lists[1, pick]))


@jit_inline
def _arrange(row: Row, spot: int, other: int, character: int, right: int) -> None:
    """Change the cards as little as possible so that only the right one of two claims is true."""
    holder = spot if right == ANNOUNCER else other if right == CONTESTER else -1
    if holder >= 0 and row[at.CARDS + holder] != character:
        for there in range(at.MAX_SPOTS):
            if row[at.CARDS + there] == character:
                row[at.CARDS + there] = row[at.CARDS + holder]
                row[at.CARDS + holder] = character
                break
    for index in range(2):
        claim = spot if index == 0 else other
        if claim != holder and row[at.CARDS + claim] == character:
            for there in range(at.MAX_SPOTS):
                card = row[at.CARDS + there]
                if card != 0 and card != character and there != spot and there != other:  # noqa: PLR1714
                    row[at.CARDS + there] = character
                    row[at.CARDS + claim] = card
                    break


@jit
def try_claim(  # noqa: PLR0917
    people: TablePlayers, character: int, announcer: int, spot: int, contester: int, other: int, right: int
) -> None:
    """Try a claim in the sampled world: uncontested (a contester of -1), or contested, where one of the two
    is right, or none.
    """
    row, tables = people.scratch[TRIED], people.tables
    copy(people.scratch[WORLD], row)
    row[at.STACKED] = 0
    row[at.ROUND] = character
    row[at.CLAIM_COUNT] = 1
    row[at.CLAIM_PLAYER] = announcer
    row[at.CLAIM_SPOT] = spot
    row[at.WAITING] = 1
    row[at.SHOWN] = 0
    row[at.ASKED] = at.CONTEST_OR_PASS
    answer = at.DO_PASS
    if contester < 0:
        row[at.ASKED_PLAYER] = left_of(row, tables, announcer)
    else:
        row[at.ASKED_PLAYER] = contester
        _arrange(row, spot, other, character, right)
        answer = at.DO_CONTEST + other - int(np.int64(row[at.SEAT_OF + contester] * tables[of.HAND_SIZE]))
    step(row, tables, answer)
    finish_powers(row, people)
