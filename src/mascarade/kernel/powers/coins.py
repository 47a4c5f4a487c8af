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
    ends_by_coins,
    give,
    left_of,
    offer,
    offer_others,
    pays,
    right_of,
    seat_after,
)


@jit
def court(row: Row, tables: Tables, use: int) -> int:
    """Take all coins of the courthouse."""
    mine = coins_at(row, int(row[use + at.USE_USER]))
    return pays(row, tables, at.COURTHOUSE, mine, int(row[at.COURTHOUSE]))


@jit
def tithe(row: Row, tables: Tables, use: int) -> int:
    """Take coins from the richest other player; of several richest, the user chooses."""
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
    return pays(row, tables, coins_at(row, richest), coins_at(row, user), amount)


@jit
def pilfer(row: Row, tables: Tables, use: int) -> int:
    """Take coins from the left and the right neighbour; where they are one person, twice."""
    user = int(row[use + at.USE_USER])
    mine = coins_at(row, user)
    amount = int(tables[of.AMOUNT + row[use + at.USE_CHARACTER]])
    moved = give(row, coins_at(row, left_of(row, tables, user)), mine, amount)
    moved |= give(row, coins_at(row, right_of(row, tables, user)), mine, amount)
    return OVER if moved and ends_by_coins(row, tables) else ENDED


@jit
def exchange(row: Row, tables: Tables, use: int) -> int:
    """Exchange whole fortunes with any other player, or don't."""
    if row[use + at.USE_ANSWERED] == 0:
        ask_user(row, at.WHICH_PLAYER)
        row[at.ASKED_FIRST] = 1
        offer_others(row, tables, int(row[use + at.USE_USER]))
        return WAITS
    if row[use + at.USE_ANSWERS] == 0:
        return ENDED
    mine, theirs = coins_at(row, int(row[use + at.USE_USER])), coins_at(row, answer_of(row, use, 0))
    row[mine], row[theirs] = row[theirs], row[mine]
    return OVER if ends_by_coins(row, tables) else ENDED


@jit
def harvest(row: Row, tables: Tables, use: int) -> int:
    """Take a coin from the bank; all who share the harvest take two (rules 4.5 and 10.5)."""
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
    return OVER if moved and ends_by_coins(row, tables) else ENDED


@jit
def triumph(row: Row, tables: Tables, use: int) -> int:
    """Win the game with enough coins (rule 5.2); else nothing."""
    user = int(row[use + at.USE_USER])
    if row[coins_at(row, user)] < tables[of.AMOUNT + row[use + at.USE_CHARACTER]]:
        return ENDED
    end(row, 1 << user, at.CHEATED)
    return OVER


@jit
def inherit(row: Row, tables: Tables, use: int) -> int:
    """Take coins from the bank up to a fortune; with that much or more, nothing."""
    mine = coins_at(row, int(row[use + at.USE_USER]))
    missing = int(tables[of.AMOUNT + row[use + at.USE_CHARACTER]] - row[mine])
    return pays(row, tables, at.BANK, mine, max(0, missing))


@jit
def patronage(row: Row, tables: Tables, use: int) -> int:
    """Take coins from the bank; each neighbour takes one too. Short, it pays user, left, right (rule 2.1)."""
    user = int(row[use + at.USE_USER])
    amount = int(tables[of.AMOUNT + row[use + at.USE_CHARACTER]])
    moved = give(row, at.BANK, coins_at(row, user), amount)
    moved |= give(row, at.BANK, coins_at(row, left_of(row, tables, user)), 1)
    moved |= give(row, at.BANK, coins_at(row, right_of(row, tables, user)), 1)
    return OVER if moved and ends_by_coins(row, tables) else ENDED


@jit
def transmute(row: Row, tables: Tables, use: int) -> int:
    """Everybody passes their whole fortune to the left, or everybody to the right (rule 10.10)."""
    if row[use + at.USE_ANSWERED] == 0:
        ask_user(row, at.WHICH_WAY)
        return WAITS
    begin = seat_after(row, tables, int(row[at.SEAT]))
    seat, after = begin, seat_after(row, tables, begin)
    if row[use + at.USE_ANSWERS] == at.WAY:
        held = row[at.COINS + begin]
        while after != begin:
            held, row[at.COINS + after] = row[at.COINS + after], held
            after = seat_after(row, tables, after)
        row[at.COINS + begin] = held
    else:
        held = row[at.COINS + begin]
        while after != begin:
            row[at.COINS + seat] = row[at.COINS + after]
            seat, after = after, seat_after(row, tables, after)
        row[at.COINS + seat] = held
    return OVER if ends_by_coins(row, tables) else ENDED


@jit
def gamble(row: Row, tables: Tables, use: int) -> int:
    """Hide coins of the bank: another player takes them by guessing how many, else the user (rule 10.6)."""
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
    lucky = target if answer_of(row, use, 2) == hidden else user
    return pays(row, tables, at.BANK, coins_at(row, lucky), hidden)


@jit
def beg(row: Row, tables: Tables, use: int) -> int:
    """From the left, each other player who has more at that moment gives, one after the other (rule 5.3)."""
    user = int(row[use + at.USE_USER])
    mine = coins_at(row, user)
    amount = int(tables[of.AMOUNT + row[use + at.USE_CHARACTER]])
    other = left_of(row, tables, user)
    while other != user:
        theirs = coins_at(row, other)
        if row[theirs] > row[mine] and pays(row, tables, theirs, mine, amount) == OVER:
            return OVER
        other = left_of(row, tables, other)
    return ENDED
