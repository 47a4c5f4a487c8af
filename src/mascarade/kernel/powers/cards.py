"""Powers over cards and seats."""

from __future__ import annotations

from mascarade.kernel import layout as at
from mascarade.kernel import setup as of
from mascarade.kernel.jit import Row, Tables, jit
from mascarade.kernel.primitives import (
    ENDED,
    OVER,
    WAITS,
    add_revealed,
    answer_of,
    ask,
    ask_swap,
    ask_user,
    coins_at,
    collect,
    end_by_coins,
    give,
    left_of,
    living_count,
    offer,
    offer_others,
    pay,
    point,
    right_of,
    show_all,
    show_to,
    unmask,
)

# These offer cards for a choice. `but` is a card that can't be chosen (-1: none); with three players,
# no card of its seat can be (Fool and Sage).


@jit
def _offer_card(row: Row, tables: Tables, spot: int, but: int) -> None:
    """Offer a card, unless `but` excludes it."""
    if spot == but:
        return
    if but >= 0 and tables[of.PLAYER_COUNT] == 3:
        hand = tables[of.HAND_SIZE]
        if spot // hand == but // hand:
            return
    offer(row, spot)


@jit
def _offer_own_others(row: Row, tables: Tables, use: int, but: int) -> None:
    """Offer the user's cards but the claimed one."""
    hand = int(tables[of.HAND_SIZE])
    first = int(row[at.SEAT_OF + row[use + at.USE_USER]] * hand)
    for card in range(hand):
        if first + card != row[use + at.USE_SPOT]:
            _offer_card(row, tables, first + card, but)


@jit
def _offer_others_cards(row: Row, tables: Tables, use: int, but: int) -> None:
    """Offer the other living players' cards, without the protected ones."""
    user = int(row[use + at.USE_USER])
    other = left_of(row, tables, user)
    while other != user:
        first = int(row[at.SEAT_OF + other] * tables[of.HAND_SIZE])
        for card in range(tables[of.FREE_SIZE]):
            _offer_card(row, tables, first + card, but)
        other = left_of(row, tables, other)


@jit
def _offer_centre(row: Row, tables: Tables, but: int) -> None:
    """Offer the cards of the centre."""
    for spot in range(int(tables[of.FIRST_CENTRE]), int(tables[of.SPOT_COUNT])):
        if row[at.CARDS + spot] != 0:
            _offer_card(row, tables, spot, but)


@jit
def _offer_takeable(row: Row, tables: Tables, use: int, but: int) -> None:
    """Offer the cards that may be taken; with two players, also the user's other cards."""
    if tables[of.PLAYER_COUNT] == 2:
        _offer_own_others(row, tables, use, but)
    _offer_others_cards(row, tables, use, but)


@jit
def _two_takeable(row: Row, tables: Tables) -> bool:
    """Whether two cards can be taken: with two players always."""
    return bool(tables[of.PLAYER_COUNT] == 2 or living_count(row, tables) > 2)


@jit
def juggle(row: Row, tables: Tables, use: int) -> int:
    """Take a coin from the bank, then swap two other players' cards unseen, or don't."""
    step = row[use + at.USE_ANSWERED]
    if step == 0:
        if collect(row, tables, use) == OVER:
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
    """Secretly look at another card and the user's own, then swap them, or don't."""
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
        show_to(row, user, other)
        show_to(row, user, mine)
        ask_swap(row, mine, other)
        return WAITS
    return ENDED


@jit
def divine(row: Row, tables: Tables, use: int) -> int:
    """Take a coin from the bank, then secretly look at two cards, one after the other."""
    step, has_centre = int(row[use + at.USE_ANSWERED]), tables[of.HAND_SIZE] == 1
    if step == 0:
        if collect(row, tables, use) == OVER:
            return OVER
        ask_user(row, at.WHICH_CARD)
        _offer_takeable(row, tables, use, -1)
        if has_centre:
            _offer_centre(row, tables, -1)
        return WAITS
    seen = answer_of(row, use, step - 1)
    show_to(row, int(row[use + at.USE_USER]), seen)
    if step > 1:
        return ENDED
    _offer_takeable(row, tables, use, seen)
    if has_centre:
        _offer_centre(row, tables, seen)
    if row[at.CANDIDATE_COUNT] == 0:
        return ENDED
    ask_user(row, at.WHICH_CARD)
    return WAITS


@jit
def court_a_man(row: Row, tables: Tables, use: int) -> int:
    """The right neighbour reveals their card, and pays if it is a man."""
    user = int(row[use + at.USE_USER])
    neighbour = right_of(row, tables, user)
    if row[use + at.USE_ANSWERED] == 0:
        return point(row, tables, neighbour)
    spot = answer_of(row, use, 0)
    outcome = unmask(row, tables, use, neighbour, spot)
    if outcome != ENDED or tables[of.FEMALE + row[at.CARDS + spot]] != 0:
        return outcome
    amount = int(tables[of.AMOUNT + row[use + at.USE_CHARACTER]])
    return pay(row, tables, coins_at(row, neighbour), coins_at(row, user), amount)


@jit
def question(row: Row, tables: Tables, use: int) -> int:
    """Another player names their card, then reveals it, and pays if they were wrong."""
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
    return pay(row, tables, coins_at(row, target), coins_at(row, user), amount)


@jit
def show(row: Row, tables: Tables, use: int) -> int:
    """Take coins from the bank, then another player shows everyone else their card, unseen by them."""
    step = row[use + at.USE_ANSWERED]
    if step == 0:
        if collect(row, tables, use) == OVER:
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
    add_revealed(row, target)
    show_all(row, spot)
    row[memory] = known
    return ENDED


@jit
def strings(row: Row, tables: Tables, use: int) -> int:
    """Take a coin from two other players, who then change seats (with one other: rule 10.7)."""
    user, step = int(row[use + at.USE_USER]), int(row[use + at.USE_ANSWERED])
    mine = coins_at(row, user)
    amount = int(tables[of.AMOUNT + row[use + at.USE_CHARACTER]])
    if step == 0:
        ask_user(row, at.WHICH_PLAYER)
        offer_others(row, tables, user)
        return WAITS
    first = answer_of(row, use, 0)
    if step == 1:
        if living_count(row, tables) == 2:
            return pay(row, tables, coins_at(row, first), mine, amount)
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
    if moved and end_by_coins(row, tables):
        return OVER
    here, there = row[at.SEAT_OF + first], row[at.SEAT_OF + second]
    row[at.SITTING + here], row[at.SITTING + there] = second, first
    row[at.SEAT_OF + first], row[at.SEAT_OF + second] = there, here
    return ENDED
