"""How a quick player chooses: the thoughts of `regular`, with rough beliefs and one world imagined."""

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
    claimed,
    copy,
    follow,
    imagine,
    pointed_at,
    roll,
    standing,
    wide,
)
from mascarade.bots.quick.players import Company
from mascarade.kernel import layout as at
from mascarade.kernel import setup as of
from mascarade.kernel.jit import Row, jit, jit_inline
from mascarade.kernel.legal import legal
from mascarade.kernel.primitives import left_of
from mascarade.kernel.turns import step

LATER: Final = 0.72
SLACK: Final = 0.08
CURIOSITY: Final = 0.35
"""As in `regular`."""
BOLDNESS: Final = 0.5
TRUST: Final = 5.2
"""How much likelier a claim makes a card, with what is thought of people at first."""
RASHNESS: Final = 0.05
"""How often people contest without the card, as is thought of them at first."""
SLIGHT: Final = 0.02
"""Chances that are not worth a thought."""
DECISIVE: Final = -10.0
"""So bad for oneself, an announcement is worth a second thought even without the card."""
GAINS: Final = 1
"""Where in the values what each character's power would bring is noted."""


@jit
def first_spot(row: Row, company: Company, player: int) -> int:
    """The first of a person's cards."""
    return int(cell(row, at.SEAT_OF + player) * company.tables[of.HAND_SIZE])


@jit
def holds(row: Row, company: Company, me: int, player: int, face: int) -> float:
    """How likely somebody holds a character, as a person thinks."""
    first, total = first_spot(row, company, player), 0.0
    for card in range(company.tables[of.HAND_SIZE]):
        total += company.views[me, first + card, face]
    return min(1.0, total)


@jit
def would_contest(row: Row, company: Company, player: int) -> float:
    """How likely somebody who holds what is announced knows it and says so."""
    first, hand = first_spot(row, company, player), int(company.tables[of.HAND_SIZE])
    sure = 0.0
    for card in range(hand):
        sure += company.know[player, first + card]
    return 0.12 + 0.83 * sure / hand


@jit
def likeliest(row: Row, company: Company, me: int, player: int, face: int) -> int:
    """The card with which somebody would claim a character."""
    first, best = first_spot(row, company, player), 0
    for card in range(1, company.tables[of.HAND_SIZE]):
        if company.views[me, first + card, face] > company.views[me, first + best, face]:
            best = card
    return first + best


@jit
def cursed_at(company: Company, me: int, spot: int) -> float:
    """How likely a card is cursed, as a person thinks."""
    total = 0.0
    for face in range(company.views.shape[2]):
        if company.tables[of.CURSED + company.tables[of.CAST + face]] != 0:
            total += company.views[me, spot, face]
    return total


@jit
def prospect(company: Company, me: int, spot: int, fallback: float) -> float:
    """What having this card promises for the next turn: to be it, or to bluff as well as anybody."""
    honest = -1.0
    for face in range(company.views.shape[2]):
        sure = company.views[me, spot, face]
        if sure > 0.0:
            honest = max(honest, sure * company.values[GAINS, face] - (1 - sure) * 0.8)
    return max(honest, 0.7 * fallback * BOLDNESS) - cursed_at(company, me, spot)


@jit
def seeing(company: Company, me: int, spot: int, fallback: float) -> float:
    """What knowing this card promises for the next turn."""
    total = 0.0
    for face in range(company.views.shape[2]):
        sure = company.views[me, spot, face]
        if sure > 0.0:
            cursed = company.tables[of.CURSED + company.tables[of.CAST + face]]
            total += sure * (max(company.values[GAINS, face], 0.7 * fallback * BOLDNESS) - cursed)
    return total


@jit
def unsettling(row: Row, company: Company, me: int, spot: int) -> float:
    """What it is worth that whoever has this card is less sure of it now."""
    if spot >= company.tables[of.FIRST_CENTRE]:
        return 0.0
    seat = spot // company.tables[of.HAND_SIZE]
    owner = row[at.SITTING + seat]
    if owner == me:
        return 0.0
    return float(0.15 * company.know[owner, spot] * row[at.COINS + seat] / 6)


@jit_inline
def announcing(  # noqa: PLR0917
    row: Row, company: Company, me: int, spot: int, face: int, now: float, fine: float, enough: float
) -> float:
    """What an announcement is likely to bring; who may contest is left out where it is too little anyway."""
    tables = company.tables
    character = wide(tables[of.CAST + face])
    gain, sure = company.values[GAINS, face], company.views[me, spot, face]
    value, exposed, elsewhere, most, catcher = sure * gain, 0.0, 1.0 - sure, 0.0, -1
    calm = 1.0
    other = left_of(row, tables, me)
    while other != me:
        calm *= 1.0 - RASHNESS
        held = holds(row, company, me, other, face)
        if held > 0.0:
            caught = held * would_contest(row, company, other)
            exposed += caught
            elsewhere -= held
            value += (held - caught) * (gain * calm + fine * (1 - calm))
            if caught > most:
                most, catcher = caught, other
        other = left_of(row, tables, other)
    rash = 1.0 - calm
    value += max(0.0, elsewhere) * (gain * calm + fine * rash)
    if exposed > SLIGHT and value > enough:
        theirs = likeliest(row, company, me, catcher, face)
        claimed(company, character, me, spot, catcher, theirs, wide(CONTESTER))
        value += exposed * (standing(company.rooms[TRIED], tables, me) - now)
    value -= cursed_at(company, me, spot) * (exposed + rash) * VICTORY
    if sure < 0.5:
        value -= 1.2 * (1 - BOLDNESS) * (1 - sure)
    return float(value)


@jit
def weigh_gains(company: Company, me: int, spot: int, now: float) -> float:
    """Note what each power would bring the person, unchallenged, in the world imagined; the most of them."""
    tables, most = company.tables, 0.0
    for face in range(company.views.shape[2]):
        character = wide(tables[of.CAST + face])
        company.values[GAINS, face] = 0.0
        if tables[of.CURSED + character] == 0:
            claimed(company, character, me, spot, wide(-1), wide(-1), wide(NOBODY))
            company.values[GAINS, face] = standing(company.rooms[TRIED], tables, me) - now
            most = max(most, company.values[GAINS, face])
    return most


@jit_inline
def weigh_turn(row: Row, company: Company, count: int) -> None:
    """What each listed turn is worth to whoever has it."""
    tables, me = company.tables, cell(row, at.ASKED_PLAYER)
    mine, hand = first_spot(row, company, me), int(tables[of.HAND_SIZE])
    imagine(row, company, me)
    now = standing(row, tables, me)
    fallback, fine = weigh_gains(company, me, mine, now), 0.0
    if row[at.ASKED_FIRST] == at.FREE_TURN:
        rival = wide(left_of(row, tables, me))
        theirs, any_claim = first_spot(row, company, rival), wide(tables[of.CLAIMS])
        claimed(company, (any_claim - at.DO_ANNOUNCE) // at.FREE + 1, me, mine, rival, theirs, wide(NOBODY))
        fine = standing(company.rooms[TRIED], tables, me) - now
    best = prospect(company, me, mine, fallback)
    for card in range(1, hand):
        best = max(best, prospect(company, me, mine + card, fallback))
    most = -1e9
    for index in range(count):
        action, value = int(company.lists[0, index]), 0.0
        if action < at.DO_SWAP:
            spot = mine + action - at.DO_LOOK
            value = seeing(company, me, spot, fallback)
            for card in range(hand):
                if mine + card != spot:
                    value = max(value, prospect(company, me, mine + card, fallback))
            value *= LATER
        elif action < at.DO_ANNOUNCE:
            pair = (action - at.DO_SWAP) // 2
            own, other = mine + pair // at.SPOTS, pair % at.SPOTS
            value = prospect(company, me, other if (action - at.DO_SWAP) % 2 == 0 else own, fallback)
            for card in range(hand):
                if mine + card != own and mine + card != other:
                    value = max(value, prospect(company, me, mine + card, fallback))
            value = LATER * value + unsettling(row, company, me, other)
        else:
            character = (action - at.DO_ANNOUNCE) // at.FREE + 1
            spot = mine + (action - at.DO_ANNOUNCE) % at.FREE
            face = int(company.faces[0, character])
            enough = most - LATER * best
            value = announcing(row, company, me, spot, face, now, fine, enough) + LATER * best
        company.values[0, index] = value
        most = max(most, value - SLACK)


@jit
def claim_of(row: Row, player: int) -> int:
    """Which contest is the person's; -1: none."""
    for number in range(1, row[at.CLAIM_COUNT]):
        if row[at.CLAIM_PLAYER + number] == player:
            return number
    return -1


@jit
def shares(row: Row, company: Company, own: int) -> tuple[float, float, float, int]:
    """How likely it is that one holds what is announced at one's own spot, that a claimant does, and that
    somebody does and will say so who has yet to be heard; and who of these does so most likely.
    """
    tables, me, announcer = company.tables, cell(row, at.ASKED_PLAYER), cell(row, at.CLAIM_PLAYER)
    face, view = int(company.faces[0, row[at.ROUND]]), company.views[me]
    ours = float(view[own, face])
    theirs = TRUST * float(view[row[at.CLAIM_SPOT], face])
    silent, caught, most, later, waits = 0.0, 0.0, 0.0, -1, False
    nowhere = 1.0 - holds(row, company, me, me, face) - holds(row, company, me, announcer, face)
    other = left_of(row, tables, announcer)
    while other != announcer:
        if other == me:
            waits = True
        else:
            held, claim = holds(row, company, me, other, face), claim_of(row, other)
            nowhere -= held
            if claim > 0:
                theirs += TRUST * view[row[at.CLAIM_SPOT + claim], face]
            else:
                silent += held
                if waits and held > 0.0:
                    caught += held * would_contest(row, company, other)
                    if held > most:
                        most, later = held, other
        other = left_of(row, tables, other)
    total = max(1e-6, ours + theirs + silent + max(0.0, nowhere))
    if company.faces[1, face] > 1:
        total = max(total, 1.0)
    return ours / total, min(1.0, theirs / total), caught / total, later


@jit_inline
def worth_of_answer(row: Row, company: Company, own: int, stands: float) -> float:
    """What contesting with a card is worth; without one (-1), what passing is."""
    tables, me, character = company.tables, cell(row, at.ASKED_PLAYER), cell(row, at.ROUND)
    announcer, spot, tried = cell(row, at.CLAIM_PLAYER), cell(row, at.CLAIM_SPOT), company.rooms[TRIED]
    now = standing(row, tables, me)
    ours, theirs, caught, later = shares(row, company, own if own >= 0 else first_spot(row, company, me))
    value, nobody = 0.0, 1.0 - caught
    if caught > SLIGHT:
        rival = likeliest(row, company, me, later, int(company.faces[0, character]))
        claimed(company, character, announcer, spot, later, rival, wide(CONTESTER))
        value += caught * (standing(tried, tables, me) - now)
    if own < 0:
        return value + (max(0.0, nobody) if row[at.CLAIM_COUNT] == 1 else theirs) * stands
    for right in range(3):
        claimed(company, character, announcer, spot, me, own, right)
        share = max(0.0, nobody - ours - theirs)
        if right == ANNOUNCER:
            share = theirs
        elif right == CONTESTER:
            share = ours
        value += share * (standing(tried, tables, me) - now)
    return value - caught - cursed_at(company, me, own) * VICTORY


@jit_inline
def weigh_contest(row: Row, company: Company, count: int) -> None:
    """What passing, and contesting with each card, is worth to whoever is asked."""
    tables, me, character = company.tables, cell(row, at.ASKED_PLAYER), cell(row, at.ROUND)
    unopposed, mine = company.rooms[UNOPPOSED], first_spot(row, company, me)
    now = standing(row, tables, me)
    if unopposed[at.ROUND] == 0:
        imagine(row, company, me)
        announcer, spot = cell(row, at.CLAIM_PLAYER), cell(row, at.CLAIM_SPOT)
        claimed(company, character, announcer, spot, wide(-1), wide(-1), wide(NOBODY))
        copy(company.rooms[TRIED], unopposed)
        unopposed[at.ROUND] = character
    stands = standing(unopposed, tables, me) - now
    if holds(row, company, me, me, int(company.faces[0, character])) < SLIGHT and stands > DECISIVE:
        company.values[0, 0] = 0.0
        for index in range(1, count):
            company.values[0, index] = -1.0
        return
    imagine(row, company, me)
    for index in range(count):
        own = mine + index - 1 if index > 0 else -1
        company.values[0, index] = worth_of_answer(row, company, own, stands)


@jit_inline
def weigh_inner(row: Row, company: Company, count: int) -> None:
    """What each listed answer inside a power is worth to whoever gives it."""
    tables, me, asked = company.tables, cell(row, at.ASKED_PLAYER), row[at.ASKED]
    imagine(row, company, me)
    tried = company.rooms[TRIED]
    for index in range(count):
        company.values[0, index] = 0.0
    if asked == at.HOW_MANY or asked == at.GUESS_HOW_MANY:  # noqa: PLR1714
        return
    if asked == at.WHETHER_TO_SWAP:
        first, second = cell(row, at.ASKED_FIRST), cell(row, at.ASKED_SECOND)
        mine, hand = first_spot(row, company, me), int(tables[of.HAND_SIZE])
        if mine <= first < mine + hand and not mine <= second < mine + hand:
            weigh_gains(company, me, mine, standing(row, tables, me))
            company.values[0, 0] = prospect(company, me, second, 0.0)
            company.values[0, 1] = prospect(company, me, first, 0.0)
        return
    for index in range(count):
        action, value = int(company.lists[0, index]), 0.0
        copy(company.rooms[WORLD], tried)
        step(tried, tables, action)
        follow(tried, company)
        value = standing(tried, tables, me)
        if asked == at.WHICH_CARD:
            spot, most = action - at.DO_PICK_CARD, 0.0
            for face in range(company.views.shape[2]):
                most = max(most, company.views[me, spot, face])
            value += CURIOSITY * (1 - most) + unsettling(row, company, me, spot)
        elif asked == at.WHICH_CHARACTER:
            face = int(company.faces[0, action - at.DO_NAME + 1])
            if face >= 0:
                value += 2 * company.views[me, pointed_at(row, tables), face]
        company.values[0, index] = value


@jit
def choose(row: Row, company: Company) -> int:
    """The answer of whoever is asked: any of those that are hardly worse than the best."""
    count = legal(row, company.tables, company.lists[0])
    if count == 1:
        return int(company.lists[0, 0])
    if row[at.ASKED] == at.TURN:
        company.rooms[UNOPPOSED, at.ROUND] = 0
        weigh_turn(row, company, count)
    elif row[at.ASKED] == at.CONTEST_OR_PASS:
        weigh_contest(row, company, count)
    else:
        weigh_inner(row, company, count)
    best, fitting = company.values[0, 0], 0
    for index in range(1, count):
        best = max(best, company.values[0, index])
    for index in range(count):
        if company.values[0, index] >= best - SLACK:
            company.lists[2, fitting] = company.lists[0, index]
            fitting += 1
    return int(company.lists[2, roll(company, fitting)])
