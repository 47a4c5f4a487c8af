"""Powers that use other powers."""

from __future__ import annotations

from mascarade.kernel import layout as at
from mascarade.kernel import setup as of
from mascarade.kernel.jit import Row, Tables, jit
from mascarade.kernel.primitives import (
    AGAIN,
    ENDED,
    WAITS,
    add_partner,
    answer_of,
    ask_user,
    begin_power,
    bury,
    eliminate_user,
    hand_over,
    has_revealed,
    left_of,
    offer,
    point,
    unmask,
)


@jit
def echo(row: Row, tables: Tables, use: int) -> int:
    """Use the power last played. A card with two copies is shared at a reveal (rule 10.5)."""
    last = int(row[at.LAST_PLAYED])
    if last == 0 or row[use + at.USE_ANSWERED] > 0:
        return ENDED
    begin_power(row, last, int(row[use + at.USE_USER]), int(row[use + at.USE_SPOT]))
    if tables[of.COPIES + last] > 1 and row[at.SHOWN] != 0:
        for claim in range(row[at.CLAIM_COUNT]):
            if row[at.CLAIM_CARD + claim] == last:
                add_partner(row, int(row[at.CLAIM_PLAYER + claim]))
    return AGAIN


@jit
def raise_the_dead(row: Row, tables: Tables, use: int) -> int:
    """Turn up the top card of the cemetery, use its power, then bury it (rule 10.9)."""
    if row[use + at.USE_RAISED] != 0:
        bury(row, int(row[use + at.USE_RAISED]))
        return ENDED
    if row[use + at.USE_ANSWERED] > 0 or row[at.BURIED] == 0:
        return ENDED
    card = int(row[at.CEMETERY])
    row[at.BURIED] -= 1
    for index in range(row[at.BURIED]):
        row[at.CEMETERY + index] = row[at.CEMETERY + index + 1]
    if tables[of.CURSED + card] == 0:
        row[use + at.USE_RAISED] = card
        begin_power(row, card, int(row[use + at.USE_USER]), int(row[use + at.USE_SPOT]))
        return AGAIN
    grave = int(tables[of.FIRST_CENTRE])
    while row[at.CARDS + grave] != 0:
        grave += 1
    hand_over(row, int(row[use + at.USE_SPOT]), grave)
    return eliminate_user(row, tables)


@jit
def usurp(row: Row, tables: Tables, use: int) -> int:
    """Name a player and a character. The card is revealed; if it is right, use its power."""
    user, step = int(row[use + at.USE_USER]), int(row[use + at.USE_ANSWERED])
    if step == 0:
        hidden = False
        other = left_of(row, tables, user)
        while other != user:
            if not has_revealed(row, other):
                if not hidden:
                    ask_user(row, at.WHICH_PLAYER)
                hidden = True
                offer(row, other)
            other = left_of(row, tables, other)
        return WAITS if hidden else ENDED
    if step == 1:
        ask_user(row, at.WHICH_CHARACTER)
        for index in range(tables[of.CAST_COUNT]):
            if tables[of.CAST + index] != row[use + at.USE_CHARACTER]:
                offer(row, int(tables[of.CAST + index]))
        return WAITS
    target = answer_of(row, use, 0)
    if step == 2:
        return point(row, tables, target)
    if step > 3:
        return ENDED
    spot = answer_of(row, use, 2)
    outcome = unmask(row, tables, use, target, spot)
    if outcome != ENDED:
        return outcome
    card = int(row[at.CARDS + spot])
    if at.CHARACTER + card != row[use + at.USE_ANSWERS + 1]:
        return ENDED
    begin_power(row, card, user, int(row[use + at.USE_SPOT]))
    return AGAIN
