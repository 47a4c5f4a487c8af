"""What something is worth to somebody: found out by trying it on a spare row, with the rules themselves.

The worth of a table is that of `bots.evaluation`. Who chooses inside a power takes what is best at a glance.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from mascarade.bots.evaluation import FIELD, RACE, RIVAL, VICTORY
from mascarade.bots.quick.players import Company
from mascarade.kernel import layout as at
from mascarade.kernel import setup as of
from mascarade.kernel.jit import Row, Tables, jit, jit_inline
from mascarade.kernel.legal import legal
from mascarade.kernel.primitives import left_of, top_of
from mascarade.kernel.rng import GOLDEN, below, mixed
from mascarade.kernel.turns import step

DEEPEST: Final = 12
"""Choices inside a power, after which it is judged as it stands."""
TRIED: Final = 0
CHOICE: Final = 1
WORLD: Final = 2
UNOPPOSED: Final = 3
"""What each room is for. The last holds what comes of an announcement that stands; none, if it names none."""
KNOWN: Final = 0.6
"""So sure of a card, people say rightly what it is."""
NOBODY: Final = 0
ANNOUNCER: Final = 1
CONTESTER: Final = 2
"""Who of two claimants is right."""


@jit
def wide(number: int) -> int:
    """A number of one type for all, so that whoever is given it is compiled once."""
    return int(np.int64(number))


@jit
def cell(row: Row, place: int) -> int:
    """A number of a row, wide enough to reckon with."""
    return int(np.int64(row[place]))


@jit
def copy(source: Row, target: Row) -> None:
    """The same game, but for what people remember: nobody asks that of a game in the head."""
    for place in range(at.MEMORY):
        target[place] = source[place]


@jit
def roll(company: Company, limit: int) -> int:
    """A number from 0 on, below the limit."""
    company.dice[0] += GOLDEN
    return int(np.int64(below(company.dice[0], limit)))


@jit
def chance(company: Company) -> float:
    """A number from 0 on, below 1."""
    company.dice[0] += GOLDEN
    return float(mixed(company.dice[0]) >> np.uint64(11)) * 2.0**-53


@jit
def fortune(coins: float) -> float:
    """The worth of coins on the way to 13."""
    part = coins / 13.0
    return coins + RACE * part * part * part


@jit
def standing(row: Row, tables: Tables, me: int) -> float:
    """The worth of the table to a person, as the minds on the engine see it."""
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
def imagine(row: Row, company: Company, me: int) -> None:
    """Lay a world that the person holds possible, with the table as it is, into its room."""
    world = company.rooms[WORLD]
    copy(row, world)
    view, faces, tables = company.views[me], company.faces, company.tables
    spots, count = view.shape
    left = company.values[2]
    for card in range(count):
        left[card] = faces[1, card]
    for spot in range(spots):
        if row[at.CARDS + spot] == 0:
            continue
        total = 0.0
        for card in range(count):
            total += view[spot, card] * left[card]
        wanted = chance(company) * total
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
        other = roll(company, index + 1)
        held = world[at.CEMETERY + index]
        world[at.CEMETERY + index] = world[at.CEMETERY + other]
        world[at.CEMETERY + other] = held
    if row[at.HIDDEN] != 0:
        world[at.HIDDEN] = 1


@jit
def pointed_at(row: Row, tables: Tables) -> int:
    """The card of which somebody has to say what it is."""
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
def best_at_a_glance(row: Row, company: Company, count: int) -> int:
    """Which of the listed answers leaves whoever chooses best off."""
    whose, best, most = cell(row, at.ASKED_PLAYER), 0, -1e9
    room = company.rooms[CHOICE]
    for index in range(count):
        copy(row, room)
        step(room, company.tables, int(company.lists[1, index]))
        value = standing(room, company.tables, whose)
        if value > most:
            best, most = index, value
    return best


@jit
def said(row: Row, company: Company, count: int) -> int:
    """Which of the listed characters somebody says: the right one if they can know it, else a wrong one."""
    spot, who = pointed_at(row, company.tables), cell(row, at.ASKED_PLAYER)
    right = at.DO_NAME - 1 + row[at.CARDS + spot]
    knows = who == row[top_of(row) + at.USE_USER] or company.know[who, spot] > KNOWN
    for index in range(count):
        if (company.lists[1, index] == right) == knows:
            return index
    return 0


@jit
def follow(row: Row, company: Company) -> None:
    """Play the powers under way to their end, everybody choosing for themselves."""
    for _ in range(DEEPEST):
        asked = row[at.ASKED]
        if asked == at.NOTHING_ASKED or asked == at.TURN:  # noqa: PLR1714 - numba has no fast `in`
            return
        count, pick = legal(row, company.tables, company.lists[1]), 0
        if count > 1:
            if asked == at.WHICH_PLAYER or asked == at.WHICH_WAY:  # noqa: PLR1714
                pick = best_at_a_glance(row, company, count)
            elif asked == at.WHICH_CHARACTER:
                pick = said(row, company, count)
            elif asked == at.GUESS_HOW_MANY:
                pick = roll(company, count)
            elif asked == at.HOW_MANY:
                pick = count - 1
        step(row, company.tables, int(company.lists[1, pick]))


@jit_inline
def arrange(row: Row, spot: int, other: int, character: int, right: int) -> None:
    """Change the cards as little as possible so that of two claims the right one is true, and no other."""
    holder = spot if right == ANNOUNCER else other if right == CONTESTER else -1
    if holder >= 0 and row[at.CARDS + holder] != character:
        for there in range(at.SPOTS):
            if row[at.CARDS + there] == character:
                row[at.CARDS + there] = row[at.CARDS + holder]
                row[at.CARDS + holder] = character
                break
    for index in range(2):
        claim = spot if index == 0 else other
        if claim != holder and row[at.CARDS + claim] == character:
            for there in range(at.SPOTS):
                card = row[at.CARDS + there]
                if card != 0 and card != character and there != spot and there != other:  # noqa: PLR1714
                    row[at.CARDS + there] = character
                    row[at.CARDS + claim] = card
                    break


@jit
def claimed(  # noqa: PLR0917
    company: Company, character: int, announcer: int, spot: int, contester: int, other: int, right: int
) -> None:
    """Try out, in the world imagined: a person claims the character, and nobody minds (a contester of -1); or
    somebody else claims it too, and one of them is right, or none.
    """
    row, tables = company.rooms[TRIED], company.tables
    copy(company.rooms[WORLD], row)
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
        arrange(row, spot, other, character, right)
        answer = at.DO_CONTEST + other - int(np.int64(row[at.SEAT_OF + contester] * tables[of.HAND_SIZE]))
    step(row, tables, answer)
    follow(row, company)
