"""The quick player's policy: that of `regular`, with approximate beliefs and one sampled world."""

from __future__ import annotations

from typing import Final

from mascarade.bots.evaluation import VICTORY
from mascarade.bots.quick.evaluation import (
    ANNOUNCER,
    CONTESTER,
    NOBODY,
    TRIED,
    UNOPPOSED,
    WORLD,
    cell,
    chance,
    copy,
    finish_powers,
    imagine,
    pointed_at,
    roll,
    standing,
    try_claim,
    widen,
)
from mascarade.bots.quick.players import TablePlayers
from mascarade.bots.quick.styles import (
    ANNOUNCING,
    BOLDNESS,
    CLAIMS_FROM,
    CONTESTING,
    CONTESTS_FROM,
    LOOKING,
    RASHNESS,
    SWAPPING,
    TRUST,
    VIGILANCE,
    WHIM,
)
from mascarade.kernel import layout as at
from mascarade.kernel import setup as of
from mascarade.kernel.jit import Row, jit, jit_inline
from mascarade.kernel.legal import legal
from mascarade.kernel.primitives import left_of
from mascarade.kernel.turns import step

_LATER: Final = 0.72
_SLACK: Final = 0.08
_CURIOSITY: Final = 0.35
"""As in `regular`."""
_SLIGHT: Final = 0.02
"""Smaller chances are ignored."""
_DECISIVE: Final = -10.0
"""An announcement this bad for the player is considered even without the card."""
_NEVER: Final = 1_000.0
"""What keeps a style from an action."""
_GAINS: Final = 1
"""The row of `values` with what each character's power would gain."""


@jit
def _first_spot(row: Row, people: TablePlayers, player: int) -> int:
    """The first spot of a player."""
    return int(cell(row, at.SEAT_OF + player) * people.tables[of.HAND_SIZE])


@jit
def _holds(row: Row, people: TablePlayers, me: int, player: int, face: int) -> float:
    """The chance, as `me` believes, that a player holds a character."""
    first, total = _first_spot(row, people, player), 0.0
    for card in range(people.tables[of.HAND_SIZE]):
        total += people.views[me, first + card, face]
    return min(1.0, total)


@jit
def _would_contest(row: Row, people: TablePlayers, player: int) -> float:
    """The chance that a player, holding the announced card, contests."""
    first, hand = _first_spot(row, people, player), int(people.tables[of.HAND_SIZE])
    sure = 0.0
    for card in range(hand):
        sure += people.know[player, first + card]
    return float(people.styles[player, VIGILANCE] * (0.12 + 0.83 * sure / hand))


@jit
def _likeliest_spot(row: Row, people: TablePlayers, me: int, player: int, face: int) -> int:
    """The card with which a player would claim a character."""
    first, best = _first_spot(row, people, player), 0
    for card in range(1, people.tables[of.HAND_SIZE]):
        if people.views[me, first + card, face] > people.views[me, first + best, face]:
            best = card
    return first + best


@jit
def _cursed_at(people: TablePlayers, me: int, spot: int) -> float:
    """The chance, as `me` believes, that a card is cursed."""
    total = 0.0
    for face in range(people.views.shape[2]):
        if people.tables[of.CURSED + people.tables[of.CAST + face]] != 0:
            total += people.views[me, spot, face]
    return total


@jit
def _prospect(people: TablePlayers, me: int, spot: int, fallback: float) -> float:
    """The value of this card for the next turn: by being it, or by a bluff."""
    honest = -1.0
    for face in range(people.views.shape[2]):
        sure = people.views[me, spot, face]
        if sure > 0.0:
            honest = max(honest, sure * people.values[_GAINS, face] - (1 - sure) * 0.8)
    bluff = 0.7 * fallback * float(people.styles[me, BOLDNESS])
    return max(honest, bluff) - _cursed_at(people, me, spot)


@jit
def _look_value(people: TablePlayers, me: int, spot: int, fallback: float) -> float:
    """The value of knowing this card in the next turn."""
    total, bluff = 0.0, 0.7 * fallback * people.styles[me, BOLDNESS]
    for face in range(people.views.shape[2]):
        sure = people.views[me, spot, face]
        if sure > 0.0:
            cursed = people.tables[of.CURSED + people.tables[of.CAST + face]]
            total += sure * (max(people.values[_GAINS, face], bluff) - cursed)
    return total


@jit
def _doubt_value(row: Row, people: TablePlayers, me: int, spot: int) -> float:
    """The value of making the card's owner less sure of it."""
    if spot >= people.tables[of.FIRST_CENTRE]:
        return 0.0
    seat = spot // people.tables[of.HAND_SIZE]
    owner = row[at.SITTING + seat]
    if owner == me:
        return 0.0
    return float(0.15 * people.know[owner, spot] * row[at.COINS + seat] / 6)


@jit_inline
def _announce_value(  # noqa: PLR0917
    row: Row, people: TablePlayers, me: int, spot: int, face: int, now: float, fine: float, enough: float
) -> float:
    """The expected value of an announcement; contests are ignored if it is below `enough` anyway."""
    tables = people.tables
    character = widen(tables[of.CAST + face])
    gain, sure = people.values[_GAINS, face], people.views[me, spot, face]
    value, exposed, elsewhere, most, catcher = sure * gain, 0.0, 1.0 - sure, 0.0, -1
    calm = 1.0
    other = left_of(row, tables, me)
    while other != me:
        calm *= 1.0 - people.styles[other, RASHNESS]
        holds = _holds(row, people, me, other, face)
        if holds > 0.0:
            caught = holds * _would_contest(row, people, other)
            exposed += caught
            elsewhere -= holds
            value += (holds - caught) * (gain * calm + fine * (1 - calm))
            if caught > most:
                most, catcher = caught, other
        other = left_of(row, tables, other)
    rash = 1.0 - calm
    value += max(0.0, elsewhere) * (gain * calm + fine * rash)
    if exposed > _SLIGHT and value > enough:
        theirs = _likeliest_spot(row, people, me, catcher, face)
        try_claim(people, character, me, spot, catcher, theirs, widen(CONTESTER))
        value += exposed * (standing(people.scratch[TRIED], tables, me) - now)
    value -= _cursed_at(people, me, spot) * (exposed + rash) * VICTORY
    if sure < 0.5:
        value -= 1.2 * (1 - people.styles[me, BOLDNESS]) * (1 - sure)
    return float(value)


@jit
def _evaluate_gains(people: TablePlayers, me: int, spot: int, now: float) -> float:
    """Write what each power would gain the player, if uncontested. Returns the most."""
    tables, most = people.tables, 0.0
    for face in range(people.views.shape[2]):
        character = widen(tables[of.CAST + face])
        people.values[_GAINS, face] = 0.0
        if tables[of.CURSED + character] == 0:
            try_claim(people, character, me, spot, widen(-1), widen(-1), widen(NOBODY))
            people.values[_GAINS, face] = standing(people.scratch[TRIED], tables, me) - now
            most = max(most, people.values[_GAINS, face])
    return most


@jit_inline
def _evaluate_turn(row: Row, people: TablePlayers, count: int) -> None:
    """Evaluate each listed action of a turn."""
    tables, me = people.tables, cell(row, at.ASKED_PLAYER)
    mine, hand = _first_spot(row, people, me), int(tables[of.HAND_SIZE])
    imagine(row, people, me)
    now = standing(row, tables, me)
    fallback, fine = _evaluate_gains(people, me, mine, now), 0.0
    if row[at.ASKED_FIRST] == at.FREE_TURN:
        rival = widen(left_of(row, tables, me))
        theirs, any_claim = _first_spot(row, people, rival), widen(tables[of.CLAIMS])
        try_claim(
            people, (any_claim - at.DO_ANNOUNCE) // at.MAX_FREE + 1, me, mine, rival, theirs, widen(NOBODY)
        )
        fine = standing(people.scratch[TRIED], tables, me) - now
    best = _prospect(people, me, mine, fallback)
    for card in range(1, hand):
        best = max(best, _prospect(people, me, mine + card, fallback))
    most = -1e9
    for index in range(count):
        action, value = int(people.lists[0, index]), 0.0
        if action < at.DO_SWAP:
            spot = mine + action - at.DO_LOOK
            value = _look_value(people, me, spot, fallback)
            for card in range(hand):
                if mine + card != spot:
                    value = max(value, _prospect(people, me, mine + card, fallback))
            value = _LATER * value + people.styles[me, LOOKING] * (1.0 - people.know[me, spot])
        elif action < at.DO_ANNOUNCE:
            pair = (action - at.DO_SWAP) // 2
            own, other = mine + pair // at.MAX_SPOTS, pair % at.MAX_SPOTS
            value = _prospect(people, me, other if (action - at.DO_SWAP) % 2 == 0 else own, fallback)
            for card in range(hand):
                if mine + card != own and mine + card != other:
                    value = max(value, _prospect(people, me, mine + card, fallback))
            value = _LATER * value + _doubt_value(row, people, me, other) + people.styles[me, SWAPPING]
        else:
            character = (action - at.DO_ANNOUNCE) // at.MAX_FREE + 1
            spot = mine + (action - at.DO_ANNOUNCE) % at.MAX_FREE
            face = int(people.faces[0, character])
            besides = _LATER * best + people.styles[me, ANNOUNCING]
            value = _announce_value(row, people, me, spot, face, now, fine, most - besides) + besides
            if people.views[me, spot, face] < people.styles[me, CLAIMS_FROM]:
                value -= _NEVER
        people.values[0, index] = value
        most = max(most, value - _SLACK)


@jit
def _claim_of(row: Row, player: int) -> int:
    """The index of the player's contest; -1 for none."""
    for number in range(1, row[at.CLAIM_COUNT]):
        if row[at.CLAIM_PLAYER + number] == player:
            return number
    return -1


@jit
def _shares(row: Row, people: TablePlayers, own: int) -> tuple[float, float, float, int]:
    """The chances that the announced card is at the own spot, that a claimant holds it, and that a later
    player holds it and contests; and the likeliest of the latter.
    """
    tables, me, announcer = people.tables, cell(row, at.ASKED_PLAYER), cell(row, at.CLAIM_PLAYER)
    face, view = int(people.faces[0, row[at.ROUND]]), people.views[me]
    ours = float(view[own, face])
    theirs = people.styles[announcer, TRUST] * float(view[row[at.CLAIM_SPOT], face])
    silent, caught, most, later, waits = 0.0, 0.0, 0.0, -1, False
    nowhere = 1.0 - _holds(row, people, me, me, face) - _holds(row, people, me, announcer, face)
    other = left_of(row, tables, announcer)
    while other != announcer:
        if other == me:
            waits = True
        else:
            holds, claim = _holds(row, people, me, other, face), _claim_of(row, other)
            nowhere -= holds
            if claim > 0:
                theirs += people.styles[other, TRUST] * view[row[at.CLAIM_SPOT + claim], face]
            else:
                silent += holds
                if waits and holds > 0.0:
                    caught += holds * _would_contest(row, people, other)
                    if holds > most:
                        most, later = holds, other
        other = left_of(row, tables, other)
    total = max(1e-6, ours + theirs + silent + max(0.0, nowhere))
    if people.faces[1, face] > 1:
        total = max(total, 1.0)
    return ours / total, min(1.0, theirs / total), caught / total, later


@jit_inline
def _answer_value(row: Row, people: TablePlayers, own: int, stands: float) -> float:
    """The value of contesting with a card; of passing, if it is -1."""
    tables, me, character = people.tables, cell(row, at.ASKED_PLAYER), cell(row, at.ROUND)
    announcer, spot, tried = cell(row, at.CLAIM_PLAYER), cell(row, at.CLAIM_SPOT), people.scratch[TRIED]
    now = standing(row, tables, me)
    ours, theirs, caught, later = _shares(row, people, own if own >= 0 else _first_spot(row, people, me))
    value, nobody = 0.0, 1.0 - caught
    if caught > _SLIGHT:
        rival = _likeliest_spot(row, people, me, later, int(people.faces[0, character]))
        try_claim(people, character, announcer, spot, later, rival, widen(CONTESTER))
        value += caught * (standing(tried, tables, me) - now)
    if own < 0:
        return value + (max(0.0, nobody) if row[at.CLAIM_COUNT] == 1 else theirs) * stands
    for right in range(3):
        try_claim(people, character, announcer, spot, me, own, right)
        share = max(0.0, nobody - ours - theirs)
        if right == ANNOUNCER:
            share = theirs
        elif right == CONTESTER:
            share = ours
        value += share * (standing(tried, tables, me) - now)
    if people.views[me, own, people.faces[0, character]] < people.styles[me, CONTESTS_FROM]:
        value -= _NEVER
    return value + float(people.styles[me, CONTESTING]) - caught - _cursed_at(people, me, own) * VICTORY


@jit_inline
def _evaluate_contest(row: Row, people: TablePlayers, count: int) -> None:
    """Evaluate passing, and contesting with each card."""
    tables, me, character = people.tables, cell(row, at.ASKED_PLAYER), cell(row, at.ROUND)
    unopposed, mine = people.scratch[UNOPPOSED], _first_spot(row, people, me)
    now = standing(row, tables, me)
    if unopposed[at.ROUND] == 0:
        imagine(row, people, me)
        announcer, spot = cell(row, at.CLAIM_PLAYER), cell(row, at.CLAIM_SPOT)
        try_claim(people, character, announcer, spot, widen(-1), widen(-1), widen(NOBODY))
        copy(people.scratch[TRIED], unopposed)
        unopposed[at.ROUND] = character
    stands = standing(unopposed, tables, me) - now
    unlikely = _holds(row, people, me, me, int(people.faces[0, character])) < _SLIGHT
    if unlikely and stands > _DECISIVE and people.styles[me, CONTESTING] <= 0.0:
        people.values[0, 0] = 0.0
        for index in range(1, count):
            people.values[0, index] = -1.0
        return
    imagine(row, people, me)
    for index in range(count):
        own = mine + index - 1 if index > 0 else -1
        people.values[0, index] = _answer_value(row, people, own, stands)


@jit_inline
def _evaluate_choice(row: Row, people: TablePlayers, count: int) -> None:
    """Evaluate each listed choice inside a power."""
    tables, me, asked = people.tables, cell(row, at.ASKED_PLAYER), row[at.ASKED]
    imagine(row, people, me)
    tried = people.scratch[TRIED]
    for index in range(count):
        people.values[0, index] = 0.0
    if asked == at.HOW_MANY or asked == at.GUESS_HOW_MANY:  # noqa: PLR1714
        return
    if asked == at.WHETHER_TO_SWAP:
        first, second = cell(row, at.ASKED_FIRST), cell(row, at.ASKED_SECOND)
        mine, hand = _first_spot(row, people, me), int(tables[of.HAND_SIZE])
        if mine <= first < mine + hand and not mine <= second < mine + hand:
            _evaluate_gains(people, me, mine, standing(row, tables, me))
            people.values[0, 0] = _prospect(people, me, second, 0.0)
            people.values[0, 1] = _prospect(people, me, first, 0.0)
        return
    for index in range(count):
        action, value = int(people.lists[0, index]), 0.0
        copy(people.scratch[WORLD], tried)
        step(tried, tables, action)
        finish_powers(tried, people)
        value = standing(tried, tables, me)
        if asked == at.WHICH_CARD:
            spot, most = action - at.DO_PICK_CARD, 0.0
            for face in range(people.views.shape[2]):
                most = max(most, people.views[me, spot, face])
            value += _CURIOSITY * (1 - most) + _doubt_value(row, people, me, spot)
        elif asked == at.WHICH_CHARACTER:
            face = int(people.faces[0, action - at.DO_NAME + 1])
            if face >= 0:
                value += 2 * people.views[me, pointed_at(row, tables), face]
        people.values[0, index] = value


@jit
def choose(row: Row, people: TablePlayers) -> int:
    """Choose for the player asked: a random one of the best actions, within the slack."""
    count = legal(row, people.tables, people.lists[0])
    if count == 1:
        return int(people.lists[0, 0])
    if row[at.ASKED] == at.TURN:
        people.scratch[UNOPPOSED, at.ROUND] = 0
    whim = people.styles[row[at.ASKED_PLAYER], WHIM]
    if whim > 0.0 and chance(people) < whim:
        return int(people.lists[0, roll(people, count)])
    if row[at.ASKED] == at.TURN:
        _evaluate_turn(row, people, count)
    elif row[at.ASKED] == at.CONTEST_OR_PASS:
        _evaluate_contest(row, people, count)
    else:
        _evaluate_choice(row, people, count)
    best, fitting = people.values[0, 0], 0
    for index in range(1, count):
        best = max(best, people.values[0, index])
    for index in range(count):
        if people.values[0, index] >= best - _SLACK:
            people.lists[2, fitting] = people.lists[0, index]
            fitting += 1
    return int(people.lists[2, roll(people, fitting)])
