"""Powers over coins."""

from __future__ import annotations

from mascarade.kernel import layout as at
from mascarade.kernel import setup as of
from mascarade.kernel.jit import Row, Tables, jit
from mascarade.kernel.primitives import (
    ENDED,
    OVER,
    WAITS,
    answer_of,
    ask,
    ask_user,
    coins_at,
    end,
    end_by_coins,
    give,
    left_of,
    offer,
    offer_others,
    pay,
    right_of,
    seat_after,
)


@jit
def court(row: Row, tables: Tables, use: int) -> int:
    """Take all coins of the courthouse."""
    mine = coins_at(row, int(row[use + at.USE_USER]))
    return pay(row, tables, at.COURTHOUSE, mine, int(row[at.COURTHOUSE]))


@jit
def tithe(row: Row, tables: Tables, use: int) -> int:
    """Take coins from the richest other player; the user chooses among equals."""
    user = int(row[use + at.USE_USER])
    amount = int(tables[of.AMOUNT + row[use + at.USE_CHARACTER]])
    if row[use + at.USE_ANSWERED] == 0:
        most, count, richest = -1, 0, 0
        other = left_of(row, tables, user)
        while other != user:
            coins = int(row[coins_at(row, other)])
            if coins > most:
                most, count, richest = coins, 0, other
            if coins == most:
                count += 1
            other = left_of(row, tables, other)
        if count > 1:
            ask_user(row, at.WHICH_PLAYER)
            other = left_of(row, tables, user)
            while other != user:
                if row[coins_at(row, other)] == most:
                    offer(row, other)
                other = left_of(row, tables, other)
            return WAITS
    else:
        richest = answer_of(row, use, 0)
    return pay(row, tables, coins_at(row, richest), coins_at(row, user), amount)


@jit
def pilfer(row: Row, tables: Tables, use: int) -> int:
    """Take coins from both neighbours; twice if they are the same player."""
    user = int(row[use + at.USE_USER])
    mine = coins_at(row, user)
    amount = int(tables[of.AMOUNT + row[use + at.USE_CHARACTER]])
    moved = give(row, coins_at(row, left_of(row, tables, user)), mine, amount)
    moved |= give(row, coins_at(row, right_of(row, tables, user)), mine, amount)
    return OVER if moved and end_by_coins(row, tables) else ENDED


@jit
def exchange(row: Row, tables: Tables, use: int) -> int:
    """Exchange all coins with another player, or don't."""
    if row[use + at.USE_ANSWERED] == 0:
        ask_user(row, at.WHICH_PLAYER)
        row[at.ASKED_FIRST] = 1
        offer_others(row, tables, int(row[use + at.USE_USER]))
        return WAITS
    if row[use + at.USE_ANSWERS] == 0:
        return ENDED
    mine, theirs = coins_at(row, int(row[use + at.USE_USER])), coins_at(row, answer_of(row, use, 0))
    row[mine], row[theirs] = row[theirs], row[mine]
    return OVER if end_by_coins(row, tables) else ENDED


@jit
def harvest(row: Row, tables: Tables, use: int) -> int:
    """Take a coin from the bank; two each if it is shared (rules 4.5 and 10.5)."""
    amount = int(tables[of.AMOUNT + row[use + at.USE_CHARACTER]])
    if row[use + at.USE_PARTNERED] > 0:
        amount *= 2
    moved = False
    players = tables[of.PLAYER_COUNT]
    for step in range(players):
        player = int(row[at.SITTING + (row[at.SEAT] + step) % players])
        takes = player == row[use + at.USE_USER]
        for partner in range(row[use + at.USE_PARTNERED]):
            takes |= player == row[use + at.USE_PARTNERS + partner]
        if takes and row[at.ALIVE + player] != 0:
            moved |= give(row, at.BANK, coins_at(row, player), amount)
    return OVER if moved and end_by_coins(row, tables) else ENDED


@jit
def triumph(row: Row, tables: Tables, use: int) -> int:
    """Win the game, with enough coins (rule 5.2)."""
    user = int(row[use + at.USE_USER])
    if row[coins_at(row, user)] < tables[of.AMOUNT + row[use + at.USE_CHARACTER]]:
        return ENDED
    end(row, 1 << user, at.CHEATED)
    return OVER


@jit
def inherit(row: Row, tables: Tables, use: int) -> int:
    """Take coins from the bank up to the amount."""
    mine = coins_at(row, int(row[use + at.USE_USER]))
    missing = int(tables[of.AMOUNT + row[use + at.USE_CHARACTER]] - row[mine])
    return pay(row, tables, at.BANK, mine, max(0, missing))


@jit
def patronage(row: Row, tables: Tables, use: int) -> int:
    """Take coins from the bank; both neighbours get one. A short bank pays in that order (rule 2.1)."""
    user = int(row[use + at.USE_USER])
    amount = int(tables[of.AMOUNT + row[use + at.USE_CHARACTER]])
    moved = give(row, at.BANK, coins_at(row, user), amount)
    moved |= give(row, at.BANK, coins_at(row, left_of(row, tables, user)), 1)
    moved |= give(row, at.BANK, coins_at(row, right_of(row, tables, user)), 1)
    return OVER if moved and end_by_coins(row, tables) else ENDED


@jit
def transmute(row: Row, tables: Tables, use: int) -> int:
    """Everyone passes all their coins to the left, or to the right (rule 10.10)."""
    if row[use + at.USE_ANSWERED] == 0:
        ask_user(row, at.WHICH_WAY)
        return WAITS
    begin = seat_after(row, tables, int(row[at.SEAT]))
    seat, after = begin, seat_after(row, tables, begin)
    if row[use + at.USE_ANSWERS] == at.WAY:
        carried = row[at.COINS + begin]
        while after != begin:
            carried, row[at.COINS + after] = row[at.COINS + after], carried
            after = seat_after(row, tables, after)
        row[at.COINS + begin] = carried
    else:
        carried = row[at.COINS + begin]
        while after != begin:
            row[at.COINS + seat] = row[at.COINS + after]
            seat, after = after, seat_after(row, tables, after)
        row[at.COINS + seat] = carried
    return OVER if end_by_coins(row, tables) else ENDED


@jit
def gamble(row: Row, tables: Tables, use: int) -> int:
    """Hide coins of the bank; another player gets them by guessing how many, else the user (rule 10.6)."""
    user, character = int(row[use + at.USE_USER]), int(row[use + at.USE_CHARACTER])
    most = int(min(tables[of.AMOUNT + character], row[at.BANK]))
    step = row[use + at.USE_ANSWERED]
    if step == 0:
        if most == 0:
            return ENDED
        ask_user(row, at.HOW_MANY)
        row[at.ASKED_FIRST] = most
        return WAITS
    if step == 1:
        ask_user(row, at.WHICH_PLAYER)
        offer_others(row, tables, user)
        return WAITS
    target = answer_of(row, use, 1)
    if step == 2:
        ask(row, target, at.GUESS_HOW_MANY, character)
        row[at.ASKED_FIRST] = most
        return WAITS
    hidden = int(row[at.HIDDEN])
    row[at.HIDDEN] = 0
    winner = target if answer_of(row, use, 2) == hidden else user
    return pay(row, tables, at.BANK, coins_at(row, winner), hidden)


@jit
def beg(row: Row, tables: Tables, use: int) -> int:
    """Every other player, from the left, who then has more coins gives some (rule 5.3)."""
    user = int(row[use + at.USE_USER])
    mine = coins_at(row, user)
    amount = int(tables[of.AMOUNT + row[use + at.USE_CHARACTER]])
    other = left_of(row, tables, user)
    while other != user:
        theirs = coins_at(row, other)
        if row[theirs] > row[mine] and pay(row, tables, theirs, mine, amount) == OVER:
            return OVER
        other = left_of(row, tables, other)
    return ENDED
