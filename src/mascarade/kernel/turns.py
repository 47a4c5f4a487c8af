"""Turns, contests and powers in the kernel: the counterpart of `rules.decide`."""

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
    add_answer,
    add_partner,
    add_revealed,
    ask,
    begin_power,
    coins_at,
    eliminate,
    end_by_coins,
    end_power,
    end_with_the_richest,
    give,
    has_revealed,
    increment,
    left_of,
    living_count,
    remove,
    seat_after,
    show_all,
    show_to,
    swap,
    top_of,
    turn_of,
)


@jit_inline
def _forget_peek(row: Row, player: int) -> bool:
    """Clear the player's confessed peek at the start of their turn. Returns whether there was one."""
    count, found = 0, False
    for index in range(row[at.PEEKED_COUNT]):
        if row[at.PEEKED + index] == player:
            found = True
        else:
            row[at.PEEKED + count] = row[at.PEEKED + index]
            count += 1
    row[at.PEEKED_COUNT] = count
    return found


@jit_inline
def begin_turn(row: Row, tables: Tables, seat: int) -> None:
    """Begin a turn at a seat, with its binding (rules 3.1, 3.3, 3.4)."""
    player = int(row[at.SITTING + seat])
    increment(row, at.TURN_LOW, at.TURN_HIGH)
    peeked = _forget_peek(row, player)
    bound = at.FREE_TURN
    if turn_of(row) <= tables[of.OPENING_LENGTH]:
        bound = at.OPENING
    elif peeked:
        bound = at.LOOK_BOUND
    elif has_revealed(row, player):
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
def _end_turn(row: Row, tables: Tables) -> None:
    """Pass the turn to the next living seat (rule 3.5)."""
    limit = tables[of.TURNS]
    if limit != 0 and turn_of(row) >= limit:
        end_with_the_richest(row, tables, at.TURN_LIMIT)
    else:
        begin_turn(row, tables, seat_after(row, tables, int(row[at.SEAT])))


@jit_inline
def _fine(row: Row, tables: Tables) -> None:
    """All living false claimants pay at once, after the power (rule 4.4). The turn ends."""
    if row[at.SHOWN] != 0:
        moved = False
        for claim in range(row[at.CLAIM_COUNT]):
            liar = int(row[at.CLAIM_PLAYER + claim])
            if row[at.CLAIM_CARD + claim] != row[at.ROUND] and row[at.ALIVE + liar] != 0:
                moved |= give(row, coins_at(row, liar), at.COURTHOUSE, int(tables[of.FINED]))
        if moved and end_by_coins(row, tables):
            return
    _end_turn(row, tables)


# Outcomes of an answer: WAITS, OVER, AGAIN (run the powers) or ENDED (only fines and the turn's end)


@jit_inline
def _ask_next(row: Row, tables: Tables) -> int:
    """Ask the next player clockwise; when all have answered, settle the announcement (rule 4.2)."""
    if row[at.WAITING] > 0:
        after = left_of(row, tables, int(row[at.ASKED_PLAYER]))
        ask(row, after, at.CONTEST_OR_PASS, int(row[at.ROUND]))
        return WAITS
    if row[at.CLAIM_COUNT] == 1:
        _begin_claimed_power(row, 0)
        return AGAIN
    return _reveal(row, tables)


@jit_inline
def _begin_claimed_power(row: Row, claim: int) -> None:
    """Start the announced power for a claimant."""
    player, spot = row[at.CLAIM_PLAYER + claim], row[at.CLAIM_SPOT + claim]
    begin_power(row, int(row[at.ROUND]), int(player), int(spot))


@jit
def _reveal(row: Row, tables: Tables) -> int:
    """Reveal all claims; cursed claimants are eliminated, the rightful one uses the power (rule 4.4)."""
    row[at.SHOWN] = 1
    rightful = -1
    for claim in range(row[at.CLAIM_COUNT]):
        spot = int(row[at.CLAIM_SPOT + claim])
        row[at.CLAIM_CARD + claim] = row[at.CARDS + spot]
        add_revealed(row, int(row[at.CLAIM_PLAYER + claim]))
        show_all(row, spot)
        if rightful < 0 and row[at.CARDS + spot] == row[at.ROUND]:
            rightful = claim
    for claim in range(row[at.CLAIM_COUNT]):
        if tables[of.CURSED + row[at.CLAIM_CARD + claim]] != 0:
            remove(row, int(row[at.CLAIM_SPOT + claim]))
            if eliminate(row, tables, int(row[at.CLAIM_PLAYER + claim])):
                return OVER
    if rightful < 0:
        return ENDED
    _begin_claimed_power(row, rightful)
    for claim in range(rightful + 1, row[at.CLAIM_COUNT]):
        if row[at.CLAIM_CARD + claim] == row[at.ROUND]:
            add_partner(row, int(row[at.CLAIM_PLAYER + claim]))
    return AGAIN


@jit_inline
def _claim_with(row: Row, card: int, tables: Tables) -> None:
    """Add a claim to the announced character by the player asked, with one of their cards."""
    count, player = row[at.CLAIM_COUNT], row[at.ASKED_PLAYER]
    row[at.CLAIM_PLAYER + count] = player
    row[at.CLAIM_SPOT + count] = row[at.SEAT_OF + player] * tables[of.HAND_SIZE] + card
    row[at.CLAIM_COUNT] = count + 1


@jit_inline
def _play_turn(row: Row, tables: Tables, action: int) -> int:
    """Look, Swap or Announce."""
    player = int(row[at.ASKED_PLAYER])
    first = int(row[at.SEAT_OF + player] * tables[of.HAND_SIZE])
    if action < at.DO_SWAP:
        show_to(row, player, first + action - at.DO_LOOK)
        return ENDED
    if action < at.DO_ANNOUNCE:
        taken, really = (action - at.DO_SWAP) // 2, (action - at.DO_SWAP) % 2 == 0
        swap(row, player, first + taken // at.MAX_SPOTS, taken % at.MAX_SPOTS, really)
        return ENDED
    row[at.ROUND] = (action - at.DO_ANNOUNCE) // at.MAX_FREE + 1
    _claim_with(row, (action - at.DO_ANNOUNCE) % at.MAX_FREE, tables)
    row[at.WAITING] = living_count(row, tables) - 1
    return _ask_next(row, tables)


@jit_inline
def _answer_contest(row: Row, tables: Tables, action: int) -> int:
    """Contest or pass."""
    if action != at.DO_PASS:
        _claim_with(row, action - at.DO_CONTEST, tables)
    row[at.WAITING] -= 1
    return _ask_next(row, tables)


@jit_inline
def _answer_power(row: Row, tables: Tables, action: int) -> int:
    """Pass a choice to the innermost power."""
    if action < at.DO_DECLINE:
        add_answer(row, at.NUMBER + action - at.DO_PICK_PLAYER)
    elif action < at.DO_PICK_CARD:
        add_answer(row, 0)
    elif action < at.DO_NAME:
        add_answer(row, at.NUMBER + action - at.DO_PICK_CARD)
    elif action < at.DO_SWAP_OR_NOT:
        add_answer(row, at.CHARACTER + action - at.DO_NAME + 1)
    elif action < at.DO_DIRECTION:
        doer, first, second = row[at.ASKED_PLAYER], row[at.ASKED_FIRST], row[at.ASKED_SECOND]
        swap(row, int(doer), int(first), int(second), action == at.DO_SWAP_OR_NOT)
        add_answer(row, 0)
    elif action < at.DO_HIDE:
        add_answer(row, at.WAY + action - at.DO_DIRECTION)
    elif action < at.DO_GUESS:
        row[at.HIDDEN] = action - at.DO_HIDE + 1
        add_answer(row, 0)
    else:
        add_answer(row, at.NUMBER + action - at.DO_GUESS + 1)
    return AGAIN


@jit_inline
def step_inline(row: Row, tables: Tables, action: int) -> None:
    """`step`, inlined into its caller, for the hottest loops.

    Runs the stack of powers until a player is asked or all have ended.
    """
    asked = row[at.ASKED]
    row[at.CANDIDATE_COUNT] = 0
    outcome = OVER
    if asked == at.TURN:
        outcome = _play_turn(row, tables, action)
    elif asked == at.CONTEST_OR_PASS:
        outcome = _answer_contest(row, tables, action)
    elif asked != at.NOTHING_ASKED:
        outcome = _answer_power(row, tables, action)
    while outcome == AGAIN or outcome == ENDED:  # noqa: PLR1714, SIM109 - numba has no fast `in`
        if row[at.STACKED] == 0:
            _fine(row, tables)
            return
        outcome = apply(row, tables, top_of(row))
        if outcome == ENDED:
            end_power(row, tables)


@jit
def step(row: Row, tables: Tables, action: int) -> None:
    """Carry out an action, which must be legal: see `legal.is_legal`."""
    step_inline(row, tables, action)
