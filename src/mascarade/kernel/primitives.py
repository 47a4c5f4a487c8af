"""Primitive operations on a row: the kernel's counterpart of `rules.power_context`.

A function that may end the game returns whether it did; its caller must then return at once.
"""

from __future__ import annotations

from typing import Final

from mascarade.kernel import layout as at
from mascarade.kernel import setup as of
from mascarade.kernel.jit import Row, Tables, jit

ENDED: Final = 0
"""The power has ended."""
WAITS: Final = 1
"""The power has asked a player."""
AGAIN: Final = 2
"""The stack or its answers have changed: run its top."""
OVER: Final = 3
"""The game has ended."""


# Players and seats


@jit
def coins_at(row: Row, player: int) -> int:
    """The place of a player's coins in the row."""
    return int(at.COINS + row[at.SEAT_OF + player])


@jit
def seat_after(row: Row, tables: Tables, seat: int) -> int:
    """The next living seat to the left."""
    last = tables[of.PLAYER_COUNT] - 1
    after = 0 if seat == last else seat + 1
    while row[at.ALIVE + row[at.SITTING + after]] == 0:
        after = 0 if after == last else after + 1
    return after


@jit
def left_of(row: Row, tables: Tables, player: int) -> int:
    """The next living player to the left; the same player, if there is no other."""
    return int(row[at.SITTING + seat_after(row, tables, int(row[at.SEAT_OF + player]))])


@jit
def right_of(row: Row, tables: Tables, player: int) -> int:
    """The next living player to the right."""
    last = int(tables[of.PLAYER_COUNT]) - 1
    seat = int(row[at.SEAT_OF + player])
    before = last if seat == 0 else seat - 1
    while row[at.ALIVE + row[at.SITTING + before]] == 0:
        before = last if before == 0 else before - 1
    return int(row[at.SITTING + before])


@jit
def living_count(row: Row, tables: Tables) -> int:
    """The number of living players."""
    return int(tables[of.PLAYER_COUNT] - row[at.OUT_COUNT])


@jit
def has_revealed(row: Row, player: int) -> bool:
    """Whether the player revealed a card this turn."""
    for index in range(row[at.REVEALED_COUNT]):  # noqa: SIM110 - a loop is what is compiled
        if row[at.REVEALED + index] == player:
            return True
    return False


@jit
def add_revealed(row: Row, player: int) -> None:
    """Note that the player revealed a card."""
    row[at.REVEALED + row[at.REVEALED_COUNT]] = player
    row[at.REVEALED_COUNT] += 1


# Numbers of two places


@jit
def turn_of(row: Row) -> int:
    """The number of the turn."""
    return int(row[at.TURN_HIGH]) * at.SPLIT + int(row[at.TURN_LOW])


@jit
def increment(row: Row, low: int, high: int) -> None:
    """Add one."""
    if row[low] == at.SPLIT - 1:
        row[low] = 0
        row[high] += 1
    else:
        row[low] += 1


# Asking


@jit
def ask(row: Row, player: int, question: int, character: int) -> None:
    """Ask a player. Details are set after this, candidates before or after."""
    increment(row, at.DECISIONS_LOW, at.DECISIONS_HIGH)
    row[at.ASKED] = question
    row[at.ASKED_PLAYER] = player
    row[at.ASKED_CHARACTER] = character
    row[at.ASKED_FIRST] = 0
    row[at.ASKED_SECOND] = 0


@jit
def offer(row: Row, candidate: int) -> None:
    """Add a candidate to the question."""
    row[at.CANDIDATE + row[at.CANDIDATE_COUNT]] = candidate
    row[at.CANDIDATE_COUNT] += 1


@jit
def top_of(row: Row) -> int:
    """The place of the innermost power in the row."""
    return int(at.STACK + (row[at.STACKED] - 1) * at.USE)


@jit
def ask_user(row: Row, question: int) -> None:
    """Ask the user of the innermost power."""
    use = top_of(row)
    ask(row, int(row[use + at.USE_USER]), question, int(row[use + at.USE_CHARACTER]))


@jit
def ask_swap(row: Row, first: int, second: int) -> None:
    """Ask the user whether to swap two cards."""
    ask_user(row, at.WHETHER_TO_SWAP)
    row[at.ASKED_FIRST] = first
    row[at.ASKED_SECOND] = second


@jit
def add_answer(row: Row, answer: int) -> None:
    """Add an answer to the innermost power."""
    use = top_of(row)
    row[use + at.USE_ANSWERS + row[use + at.USE_ANSWERED]] = answer
    row[use + at.USE_ANSWERED] += 1


@jit
def answer_of(row: Row, use: int, which: int) -> int:
    """An answer that is a player, spot or number."""
    return int(row[use + at.USE_ANSWERS + which] - at.NUMBER)


@jit
def offer_others(row: Row, tables: Tables, player: int) -> None:
    """Offer the other living players, clockwise from the left."""
    other = left_of(row, tables, player)
    while other != player:
        offer(row, other)
        other = left_of(row, tables, other)


@jit
def point(row: Row, tables: Tables, target: int) -> int:
    """Point at a card of the target; the user chooses if there are several (rule 10.2)."""
    first = int(row[at.SEAT_OF + target] * tables[of.HAND_SIZE])
    if tables[of.HAND_SIZE] == 1:
        add_answer(row, at.NUMBER + first)
        return AGAIN
    ask_user(row, at.WHICH_CARD)
    for card in range(tables[of.FREE_SIZE]):
        offer(row, first + card)
    return WAITS


# Memory


@jit
def show_to(row: Row, player: int, spot: int) -> None:
    """Show the card at a spot to a player."""
    row[at.MEMORY + spot * at.WATCHERS + player] = row[at.CARDS + spot]


@jit
def show_all(row: Row, spot: int) -> None:
    """Show the card at a spot to everyone."""
    card, memory = row[at.CARDS + spot], at.MEMORY + spot * at.WATCHERS
    for watcher in range(at.WATCHERS):
        row[memory + watcher] = card


@jit
def _mark_stale(row: Row, spot: int) -> None:
    """Mark everyone's memory of a spot as doubtful."""
    memory = at.MEMORY + spot * at.WATCHERS
    for watcher in range(at.WATCHERS):
        row[memory + watcher] |= at.STALE if row[memory + watcher] != 0 else 0


# Cards


@jit
def swap(row: Row, doer: int, first: int, second: int, really: bool) -> None:
    """Swap two cards, or pretend to: only the doer knows which."""
    here, there = at.MEMORY + first * at.WATCHERS + doer, at.MEMORY + second * at.WATCHERS + doer
    seen_here, seen_there = row[here], row[there]
    _mark_stale(row, first)
    _mark_stale(row, second)
    if really:
        card = row[at.CARDS + first]
        row[at.CARDS + first] = row[at.CARDS + second]
        row[at.CARDS + second] = card
        seen_here, seen_there = seen_there, seen_here
    row[here], row[there] = seen_here, seen_there


@jit
def remove(row: Row, spot: int) -> None:
    """Remove the card at a spot from the game, in view of everyone."""
    row[at.CARDS + spot] = 0
    show_all(row, spot)


@jit
def hand_over(row: Row, source: int, target: int) -> None:
    """Move a card face down to an empty spot, with everyone's memory of it."""
    row[at.CARDS + target] = row[at.CARDS + source]
    row[at.CARDS + source] = 0
    here, there = at.MEMORY + source * at.WATCHERS, at.MEMORY + target * at.WATCHERS
    for watcher in range(at.WATCHERS):
        row[there + watcher] = row[here + watcher]
        row[here + watcher] = 0


@jit
def bury(row: Row, card: int) -> None:
    """Put a raised card at the bottom of the cemetery."""
    row[at.CEMETERY + row[at.BURIED]] = card
    row[at.BURIED] += 1


# Coins. A payer gives no more than they have.


@jit
def give(row: Row, source: int, target: int, amount: int) -> bool:
    """Move coins between two places of the row. Returns whether any moved."""
    gives = min(amount, row[source])
    row[source] -= gives
    row[target] += gives
    return bool(gives > 0)


@jit
def pay(row: Row, tables: Tables, source: int, target: int, amount: int) -> int:
    """Make a single payment, as the last thing that a power does."""
    if give(row, source, target, amount) and end_by_coins(row, tables):
        return OVER
    return ENDED


@jit
def collect(row: Row, tables: Tables, use: int) -> int:
    """Pay the power's amount from the bank to its user."""
    amount = int(tables[of.AMOUNT + row[use + at.USE_CHARACTER]])
    return pay(row, tables, at.BANK, coins_at(row, int(row[use + at.USE_USER])), amount)


# Ending


@jit
def end(row: Row, winners: int, reason: int) -> None:
    """End the game; raised cards are buried first (rule 10.9)."""
    for index in range(row[at.STACKED] - 1, -1, -1):
        raised = row[at.STACK + index * at.USE + at.USE_RAISED]
        if raised != 0:
            bury(row, int(raised))
    row[at.ASKED] = at.NOTHING_ASKED
    row[at.CANDIDATE_COUNT] = 0
    row[at.STACKED] = 0
    row[at.WINNERS] = winners
    row[at.REASON] = reason


@jit
def end_with_the_richest(row: Row, tables: Tables, reason: int) -> None:
    """End the game: the richest living players win."""
    most, winners = -1, 0
    for player in range(tables[of.PLAYER_COUNT]):
        if row[at.ALIVE + player] != 0:
            coins = row[coins_at(row, player)]
            if coins > most:
                most, winners = int(coins), 0
            if coins == most:
                winners |= 1 << player
    end(row, winners, reason)


@jit
def end_by_coins(row: Row, tables: Tables) -> bool:
    """End the game if a player is rich, or else ruined (rule 5.1). Returns whether it ended."""
    rich, ruined = 0, False
    for seat in range(tables[of.PLAYER_COUNT]):
        coins, player = row[at.COINS + seat], int(row[at.SITTING + seat])
        if coins >= tables[of.RICH]:
            rich |= 1 << player
        elif coins == 0 and row[at.ALIVE + player] != 0:
            ruined = True
    if rich != 0:
        if tables[of.ONLY_THE_RICHEST] != 0:
            end_with_the_richest(row, tables, at.THIRTEEN)
        else:
            end(row, rich, at.THIRTEEN)
        return True
    if ruined:
        end_with_the_richest(row, tables, at.RUIN)
    return ruined


@jit
def eliminate(row: Row, tables: Tables, player: int) -> bool:
    """Eliminate a player; the last one left wins (rule 5.5). Returns whether the game ended."""
    coins = coins_at(row, player)
    row[at.BANK] += row[coins]
    row[coins] = 0
    row[at.OUT + row[at.OUT_COUNT]] = player
    row[at.OUT_COUNT] += 1
    row[at.ALIVE + player] = 0
    if living_count(row, tables) > 1:
        return False
    for last in range(tables[of.PLAYER_COUNT]):
        if row[at.ALIVE + last] != 0:
            end(row, 1 << last, at.LAST_STANDING)
    return True


# Powers through powers


@jit
def begin_power(row: Row, character: int, user: int, spot: int) -> None:
    """Push a power on the stack."""
    use = at.STACK + row[at.STACKED] * at.USE
    row[at.STACKED] += 1
    for place in range(use, use + at.USE):
        row[place] = 0
    row[use + at.USE_CHARACTER] = character
    row[use + at.USE_USER] = user
    row[use + at.USE_SPOT] = spot


@jit
def add_partner(row: Row, player: int) -> None:
    """Add a partner to the innermost power."""
    use = top_of(row)
    row[use + at.USE_PARTNERS + row[use + at.USE_PARTNERED]] = player
    row[use + at.USE_PARTNERED] += 1


@jit
def end_power(row: Row, tables: Tables) -> None:
    """Pop the innermost power; the outermost may become the power last played."""
    character = row[top_of(row) + at.USE_CHARACTER]
    row[at.STACKED] -= 1
    if row[at.STACKED] > 0:
        add_answer(row, 0)
    elif tables[of.REMEMBERED + character] != 0:
        row[at.LAST_PLAYED] = character


@jit
def eliminate_user(row: Row, tables: Tables) -> int:
    """Eliminate the power's user; the powers in use are cut short."""
    if eliminate(row, tables, int(row[top_of(row) + at.USE_USER])):
        return OVER
    while row[at.STACKED] > 0:
        raised = row[top_of(row) + at.USE_RAISED]
        if raised != 0:
            bury(row, int(raised))
        end_power(row, tables)
    return AGAIN


@jit
def unmask(row: Row, tables: Tables, use: int, target: int, spot: int) -> int:
    """Reveal a card that the user pointed at. Returns ENDED, or the outcome of its curse."""
    add_revealed(row, target)
    show_all(row, spot)
    if tables[of.CURSED + row[at.CARDS + spot]] == 0:
        return ENDED
    remove(row, spot)
    hand_over(row, int(row[use + at.USE_SPOT]), spot)
    return eliminate_user(row, tables)
