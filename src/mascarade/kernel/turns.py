"""Turns, contests, and the way an answer is carried through: what `decide` is in the engine."""

from __future__ import annotations

from mascarade.kernel import layout as at
from mascarade.kernel import setup as of
from mascarade.kernel.jit import Row, Tables, jit, jit_inline
from mascarade.kernel.powers import apply
from mascarade.kernel.primitives import (
    AGAIN,
    ENDED,
    OVER,
    WAITS,
    add_partner,
    all_see,
    answered,
    ask,
    begin_power,
    coins_at,
    count_on,
    eliminate,
    end_power,
    end_with_the_richest,
    ends_by_coins,
    give,
    left_of,
    living,
    note_revealed,
    remove,
    seat_after,
    sees,
    swap,
    top_of,
    turn_of,
    was_revealed,
)


@jit_inline
def forget_peek(row: Row, player: int) -> bool:
    """Whether the person confessed a peek; their turn takes it off them."""
    kept, found = 0, False
    for index in range(row[at.PEEKED_COUNT]):
        if row[at.PEEKED + index] == player:
            found = True
        else:
            row[at.PEEKED + kept] = row[at.PEEKED + index]
            kept += 1
    row[at.PEEKED_COUNT] = kept
    return found


@jit_inline
def begin_turn(row: Row, tables: Tables, seat: int) -> None:
    """A turn begins at a seat, bound by what went before (rules 3.1, 3.3, 3.4)."""
    player = int(row[at.SITTING + seat])
    count_on(row, at.TURN_LOW, at.TURN_HIGH)
    peeked = forget_peek(row, player)
    bound = at.FREE_TURN
    if turn_of(row) <= tables[of.OPENING_LENGTH]:
        bound = at.OPENING
    elif peeked:
        bound = at.LOOK_BOUND
    elif was_revealed(row, player):
        bound = int(tables[of.AFTER_REVEAL])
    row[at.SEAT] = seat
    row[at.REVEALED_COUNT] = 0
    row[at.ROUND] = 0
    row[at.CLAIM_COUNT] = 0
    row[at.WAITING] = 0
    row[at.SHOWN] = 0
    ask(row, player, at.TURN, at.NO_CARD)
    row[at.ASKED_FIRST] = bound


@jit_inline
def end_turn(row: Row, tables: Tables) -> None:
    """Pass to the next living seat, counted from the one where the turn was taken (rule 3.5)."""
    limit = tables[of.TURNS]
    if limit != 0 and turn_of(row) >= limit:
        end_with_the_richest(row, tables, at.TURN_LIMIT)
    else:
        begin_turn(row, tables, seat_after(row, tables, int(row[at.SEAT])))


@jit_inline
def fine(row: Row, tables: Tables) -> None:
    """False claimants still there pay, all at one moment, after the power (rule 4.4); the turn ends."""
    if row[at.SHOWN] != 0:
        moved = False
        for claim in range(row[at.CLAIM_COUNT]):
            liar = int(row[at.CLAIM_PLAYER + claim])
            if row[at.CLAIM_CARD + claim] != row[at.ROUND] and row[at.ALIVE + liar] != 0:
                moved |= give(row, coins_at(row, liar), at.COURTHOUSE, int(tables[of.FINED]))
        if moved and ends_by_coins(row, tables):
            return
    end_turn(row, tables)


# What an answer leads to: WAITS, OVER, AGAIN (a power is under way) or ENDED (only fines and the turn's end)


@jit_inline
def hear_next(row: Row, tables: Tables) -> int:
    """Ask the next person clockwise; when all were heard, settle the announcement (rule 4.2)."""
    if row[at.WAITING] > 0:
        after = left_of(row, tables, int(row[at.ASKED_PLAYER]))
        ask(row, after, at.CONTEST_OR_PASS, int(row[at.ROUND]))
        return WAITS
    if row[at.CLAIM_COUNT] == 1:
        begin_claimed(row, 0)
        return AGAIN
    return reveal(row, tables)


@jit_inline
def begin_claimed(row: Row, claim: int) -> None:
    """The announced power comes to a claimant."""
    player, spot = row[at.CLAIM_PLAYER + claim], row[at.CLAIM_SPOT + claim]
    begin_power(row, int(row[at.ROUND]), int(player), int(spot))


@jit
def reveal(row: Row, tables: Tables) -> int:
    """All claimants show their cards; curses strike, then the rightful one applies the power (rule 4.4)."""
    row[at.SHOWN] = 1
    rightful = -1
    for claim in range(row[at.CLAIM_COUNT]):
        spot = int(row[at.CLAIM_SPOT + claim])
        row[at.CLAIM_CARD + claim] = row[at.CARDS + spot]
        note_revealed(row, int(row[at.CLAIM_PLAYER + claim]))
        all_see(row, spot)
        if rightful < 0 and row[at.CARDS + spot] == row[at.ROUND]:
            rightful = claim
    for claim in range(row[at.CLAIM_COUNT]):
        if tables[of.CURSED + row[at.CLAIM_CARD + claim]] != 0:
            remove(row, int(row[at.CLAIM_SPOT + claim]))
            if eliminate(row, tables, int(row[at.CLAIM_PLAYER + claim])):
                return OVER
    if rightful < 0:
        return ENDED
    begin_claimed(row, rightful)
    for claim in range(rightful + 1, row[at.CLAIM_COUNT]):
        if row[at.CLAIM_CARD + claim] == row[at.ROUND]:
            add_partner(row, int(row[at.CLAIM_PLAYER + claim]))
    return AGAIN


@jit_inline
def claim_with(row: Row, card: int, tables: Tables) -> None:
    """Whoever is asked claims to be the announced character, with this card of theirs."""
    count, player = row[at.CLAIM_COUNT], row[at.ASKED_PLAYER]
    row[at.CLAIM_PLAYER + count] = player
    row[at.CLAIM_SPOT + count] = row[at.SEAT_OF + player] * tables[of.HAND_SIZE] + card
    row[at.CLAIM_COUNT] = count + 1


@jit_inline
def play_turn(row: Row, tables: Tables, action: int) -> int:
    """Look, Swap or Announce."""
    player = int(row[at.ASKED_PLAYER])
    first = int(row[at.SEAT_OF + player] * tables[of.HAND_SIZE])
    if action < at.DO_SWAP:
        sees(row, player, first + action - at.DO_LOOK)
        return ENDED
    if action < at.DO_ANNOUNCE:
        taken, really = (action - at.DO_SWAP) // 2, (action - at.DO_SWAP) % 2 == 0
        swap(row, player, first + taken // at.SPOTS, taken % at.SPOTS, really)
        return ENDED
    row[at.ROUND] = (action - at.DO_ANNOUNCE) // at.FREE + 1
    claim_with(row, (action - at.DO_ANNOUNCE) % at.FREE, tables)
    row[at.WAITING] = living(row, tables) - 1
    return hear_next(row, tables)


@jit_inline
def answer_contest(row: Row, tables: Tables, action: int) -> int:
    """Contest or pass."""
    if action != at.DO_PASS:
        claim_with(row, action - at.DO_CONTEST, tables)
    row[at.WAITING] -= 1
    return hear_next(row, tables)


@jit_inline
def answer_power(row: Row, tables: Tables, action: int) -> int:
    """Tell the power under way what was chosen."""
    if action < at.DO_DECLINE:
        answered(row, at.NUMBER + action - at.DO_PICK_PLAYER)
    elif action < at.DO_PICK_CARD:
        answered(row, 0)
    elif action < at.DO_NAME:
        answered(row, at.NUMBER + action - at.DO_PICK_CARD)
    elif action < at.DO_SWAP_OR_NOT:
        answered(row, at.CHARACTER + action - at.DO_NAME + 1)
    elif action < at.DO_DIRECTION:
        doer, first, second = row[at.ASKED_PLAYER], row[at.ASKED_FIRST], row[at.ASKED_SECOND]
        swap(row, int(doer), int(first), int(second), action == at.DO_SWAP_OR_NOT)
        answered(row, 0)
    elif action < at.DO_HIDE:
        answered(row, at.WAY + action - at.DO_DIRECTION)
    elif action < at.DO_GUESS:
        row[at.HIDDEN] = action - at.DO_HIDE + 1
        answered(row, 0)
    else:
        answered(row, at.NUMBER + action - at.DO_GUESS + 1)
    return AGAIN


@jit_inline
def step_within(row: Row, tables: Tables, action: int) -> None:
    """The same as `step`, as a part of whoever calls it: for loops in which every nanosecond counts.

    Powers are carried through here until somebody is asked or all of them have ended.
    """
    asked = row[at.ASKED]
    row[at.CANDIDATE_COUNT] = 0
    outcome = OVER
    if asked == at.TURN:
        outcome = play_turn(row, tables, action)
    elif asked == at.CONTEST_OR_PASS:
        outcome = answer_contest(row, tables, action)
    elif asked != at.NOTHING_ASKED:
        outcome = answer_power(row, tables, action)
    while outcome == AGAIN or outcome == ENDED:  # noqa: PLR1714, SIM109 - numba has no fast `in`
        if row[at.STACKED] == 0:
            fine(row, tables)
            return
        outcome = apply(row, tables, top_of(row))
        if outcome == ENDED:
            end_power(row, tables)


@jit
def step(row: Row, tables: Tables, action: int) -> None:
    """Carry out a legal answer to what is asked. It is not checked: see `legal.is_legal`."""
    step_within(row, tables, action)
