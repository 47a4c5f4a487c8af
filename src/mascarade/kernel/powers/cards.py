"""Powers over cards and seats."""

from __future__ import annotations

from mascarade.kernel import layout as at
from mascarade.kernel import setup as of
from mascarade.kernel.jit import Row, Tables, jit
from mascarade.kernel.primitives import (
    ENDED,
    OVER,
    WAITS,
    all_see,
    answer_of,
    ask,
    ask_swap,
    ask_user,
    coins_at,
    collects,
    ends_by_coins,
    give,
    left_of,
    living,
    note_revealed,
    offer,
    offer_others,
    pays,
    point,
    right_of,
    sees,
    unmask,
)

# Each of these offers cards for a choice. `but` is a card that may not be chosen (-1: none), nor,
# where three play, any card of its seat (rules on Fool and Sage).


@jit
def _offer_card(row: Row, tables: Tables, spot: int, but: int) -> None:
    """Offer a card, unless it is the one, or lies before the seat, that was taken from already."""
    if spot == but:
        return
    if but >= 0 and tables[of.PLAYER_COUNT] == 3:
        hand = tables[of.HAND_SIZE]
        if spot // hand == but // hand:
            return
    offer(row, spot)


@jit
def _offer_own_others(row: Row, tables: Tables, use: int, but: int) -> None:
    """The user's cards but the claimed one."""
    hand = int(tables[of.HAND_SIZE])
    first = int(row[at.SEAT_OF + row[use + at.USE_USER]] * hand)
    for card in range(hand):
        if first + card != row[use + at.USE_SPOT]:
            _offer_card(row, tables, first + card, but)


@jit
def _offer_others_cards(row: Row, tables: Tables, use: int, but: int) -> None:
    """The cards of the living others, without the protected ones."""
    user = int(row[use + at.USE_USER])
    other = left_of(row, tables, user)
    while other != user:
        first = int(row[at.SEAT_OF + other] * tables[of.HAND_SIZE])
        for card in range(tables[of.FREE_SIZE]):
            _offer_card(row, tables, first + card, but)
        other = left_of(row, tables, other)


@jit
def _offer_centre(row: Row, tables: Tables, but: int) -> None:
    """The cards that lie in the centre."""
    for spot in range(int(tables[of.FIRST_CENTRE]), int(tables[of.SPOT_COUNT])):
        if row[at.CARDS + spot] != 0:
            _offer_card(row, tables, spot, but)


@jit
def _offer_takeable(row: Row, tables: Tables, use: int, but: int) -> None:
    """What a power that takes two cards may take: two players, who have few, also their own others."""
    if tables[of.PLAYER_COUNT] == 2:
        _offer_own_others(row, tables, use, but)
    _offer_others_cards(row, tables, use, but)


@jit
def _two_takeable(row: Row, tables: Tables) -> bool:
    """Whether there is a second card to take after any first one: with two players always."""
    return bool(tables[of.PLAYER_COUNT] == 2 or living(row, tables) > 2)


@jit
def juggle(row: Row, tables: Tables, use: int) -> int:
    """Take a coin from the bank, then two other players' cards, and swap them or not, unseen."""
    step = row[use + at.USE_ANSWERED]
    if step == 0:
        if collects(row, tables, use) == OVER:
            return OVER
        if not _two_takeable(row, tables):
            return ENDED
        ask_user(row, at.WHICH_CARD)
        _offer_takeable(row, tables, use, -1)
        return WAITS
    first = answer_of(row, use, 0)
    if step == 1:
        ask_user(row, at.WHICH_CARD)
        _offer_takeable(row, tables, use, first)
        return WAITS
    if step == 2:
        ask_swap(row, first, answer_of(row, use, 1))
        return WAITS
    return ENDED


@jit
def spy(row: Row, tables: Tables, use: int) -> int:
    """Secretly see another card and the own one, then swap these two or not."""
    step = row[use + at.USE_ANSWERED]
    if step == 0:
        ask_user(row, at.WHICH_CARD)
        if tables[of.HAND_SIZE] > 1:
            _offer_own_others(row, tables, use, -1)
        _offer_others_cards(row, tables, use, -1)
        reaches = tables[of.REACHES_CENTRE + row[use + at.USE_CHARACTER]]
        if reaches != 0 or tables[of.SPY_SEES_CENTRE] != 0:
            _offer_centre(row, tables, -1)
        return WAITS
    if step == 1:
        user, mine, other = int(row[use + at.USE_USER]), int(row[use + at.USE_SPOT]), answer_of(row, use, 0)
        sees(row, user, other)
        sees(row, user, mine)
        ask_swap(row, mine, other)
        return WAITS
    return ENDED


@jit
def divine(row: Row, tables: Tables, use: int) -> int:
    """Take a coin from the bank, then secretly look at a card, and then choose a second one to look at."""
    step, few = int(row[use + at.USE_ANSWERED]), tables[of.HAND_SIZE] > 1
    if step == 0:
        if collects(row, tables, use) == OVER:
            return OVER
        ask_user(row, at.WHICH_CARD)
        _offer_takeable(row, tables, use, -1)
        if not few:
            _offer_centre(row, tables, -1)
        return WAITS
    seen = answer_of(row, use, step - 1)
    sees(row, int(row[use + at.USE_USER]), seen)
    if step > 1:
        return ENDED
    _offer_takeable(row, tables, use, seen)
    if not few:
        _offer_centre(row, tables, seen)
    if row[at.CANDIDATE_COUNT] == 0:
        return ENDED
    ask_user(row, at.WHICH_CARD)
    return WAITS


@jit
def court_a_man(row: Row, tables: Tables, use: int) -> int:
    """The right neighbour reveals; a man pays."""
    user = int(row[use + at.USE_USER])
    neighbour = right_of(row, tables, user)
    if row[use + at.USE_ANSWERED] == 0:
        return point(row, tables, neighbour)
    spot = answer_of(row, use, 0)
    outcome = unmask(row, tables, use, neighbour, spot)
    if outcome != ENDED or tables[of.FEMALE + row[at.CARDS + spot]] != 0:
        return outcome
    amount = int(tables[of.AMOUNT + row[use + at.USE_CHARACTER]])
    return pays(row, tables, coins_at(row, neighbour), coins_at(row, user), amount)


@jit
def question(row: Row, tables: Tables, use: int) -> int:
    """Another player declares a character, then reveals their card: wrong, they pay."""
    user, step = int(row[use + at.USE_USER]), int(row[use + at.USE_ANSWERED])
    if step == 0:
        ask_user(row, at.WHICH_PLAYER)
        offer_others(row, tables, user)
        return WAITS
    target = answer_of(row, use, 0)
    if step == 1:
        return point(row, tables, target)
    if step == 2:
        ask(row, target, at.WHICH_CHARACTER, int(row[use + at.USE_CHARACTER]))
        for index in range(tables[of.CAST_COUNT]):
            offer(row, int(tables[of.CAST + index]))
        return WAITS
    spot = answer_of(row, use, 1)
    outcome = unmask(row, tables, use, target, spot)
    if outcome != ENDED or at.CHARACTER + row[at.CARDS + spot] == row[use + at.USE_ANSWERS + 2]:
        return outcome
    amount = int(tables[of.AMOUNT + row[use + at.USE_CHARACTER]])
    return pays(row, tables, coins_at(row, target), coins_at(row, user), amount)


@jit
def show(row: Row, tables: Tables, use: int) -> int:
    """Take coins from the bank, then another player shows their card to everybody else, without seeing it."""
    step = row[use + at.USE_ANSWERED]
    if step == 0:
        if collects(row, tables, use) == OVER:
            return OVER
        ask_user(row, at.WHICH_PLAYER)
        offer_others(row, tables, int(row[use + at.USE_USER]))
        return WAITS
    target = answer_of(row, use, 0)
    if step == 1:
        return point(row, tables, target)
    spot = answer_of(row, use, 1)
    memory = at.MEMORY + spot * at.WATCHERS + target
    known = row[memory]
    note_revealed(row, target)
    all_see(row, spot)
    row[memory] = known
    return ENDED


@jit
def strings(row: Row, tables: Tables, use: int) -> int:
    """Choose two other players and take a coin from each; then they change seats (one alone: rule 10.7)."""
    user, step = int(row[use + at.USE_USER]), int(row[use + at.USE_ANSWERED])
    mine = coins_at(row, user)
    amount = int(tables[of.AMOUNT + row[use + at.USE_CHARACTER]])
    if step == 0:
        ask_user(row, at.WHICH_PLAYER)
        offer_others(row, tables, user)
        return WAITS
    first = answer_of(row, use, 0)
    if step == 1:
        if living(row, tables) == 2:
            return pays(row, tables, coins_at(row, first), mine, amount)
        ask_user(row, at.WHICH_PLAYER)
        other = left_of(row, tables, user)
        while other != user:
            if other != first:
                offer(row, other)
            other = left_of(row, tables, other)
        return WAITS
    second = answer_of(row, use, 1)
    moved = give(row, coins_at(row, first), mine, amount)
    moved |= give(row, coins_at(row, second), mine, amount)
    if moved and ends_by_coins(row, tables):
        return OVER
    here, there = row[at.SEAT_OF + first], row[at.SEAT_OF + second]
    row[at.SITTING + here], row[at.SITTING + there] = second, first
    row[at.SEAT_OF + first], row[at.SEAT_OF + second] = there, here
    return ENDED
