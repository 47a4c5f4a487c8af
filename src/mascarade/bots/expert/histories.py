"""Courses that the game may have taken, and what everybody would then believe.

A *chronicle* is what one person saw of the cards, a line an event. A course decides every swap that the
person could not see, as likely as it is: backwards from a placement that is possible now, as in
`beliefs.other_players`. Then the course is lived through forwards, and everybody's views with it.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from mascarade.bots.quick.evaluation import chance
from mascarade.bots.quick.perception import empty, handed, learns, taken
from mascarade.bots.quick.players import Company
from mascarade.kernel.jit import jit, jit_alloc

Chronicle = NDArray[np.int64]
"""By event: its kind, a person, two numbers, and how it came out."""
Words = NDArray[np.uint64]
Weights = NDArray[np.float64]

KIND: Final = 0
PERSON: Final = 1
FIRST: Final = 2
SECOND: Final = 3
OUTCOME: Final = 4
COLUMNS: Final = 5

SWAPPED: Final = 0
"""The person took the cards at two spots; the outcome is 1 if they swapped them, 0 if not, or HIDDEN."""
SEEN: Final = 1
"""The person saw the card at the first spot."""
SEEN_BY_ALL: Final = 2
SEEN_BY_OTHERS: Final = 3
"""All but the person saw it."""
LEFT: Final = 4
"""The card at the first spot left the game; the second number is its place in the cast."""
HANDED: Final = 5
"""The card at the first spot went to the second, which was empty."""
CLAIMED: Final = 6
"""The person claimed that the card at the first spot has the second number's place in the cast."""
PASSED: Final = 7
"""The person, with the card at the first spot, let such a claim be."""
HIDDEN: Final = 2

TRUE_CLAIM: Final = 4.0
"""How much likelier a course is in which a claim was true than one in which it was not."""
SILENCE: Final = 0.5
"""The same for one in which somebody kept silent who could have claimed the announced card: less likely."""

NIBBLE: Final = np.uint64(15)


@jit
def face_at(word: np.uint64, spot: int) -> int:
    """The place in the cast of the card at a spot; -1: none lies there."""
    return int(np.int64((word >> np.uint64(4 * spot)) & NIBBLE)) - 1


@jit
def exchanged(word: np.uint64, first: int, second: int) -> np.uint64:
    """The placement with two spots exchanged."""
    here, there = np.uint64(4 * first), np.uint64(4 * second)
    differ = ((word >> here) ^ (word >> there)) & NIBBLE
    return word ^ (differ << here) ^ (differ << there)


@jit
def weight_of(words: Words, weights: Weights, begin: int, end: int, word: np.uint64) -> float:
    """How likely a placement was, among those of one moment, in their order."""
    low, high = begin, end
    while low < high:
        middle = (low + high) // 2
        if words[middle] < word:
            low = middle + 1
        else:
            high = middle
    return float(weights[low]) if low < end and words[low] == word else 0.0


@jit
def decide(  # noqa: PLR0917
    chronicle: Chronicle,
    begins: NDArray[np.int64],
    words: Words,
    weights: Weights,
    rates: Weights,
    word: np.uint64,
    company: Company,
    decided: NDArray[np.int64],
) -> tuple[np.uint64, float]:
    """Decide every hidden swap, from the placement that lies there now back to the deal.

    That is returned, and how likely people would then have said what they said.
    """
    likely = 1.0
    for event in range(chronicle.shape[0] - 1, -1, -1):
        kind, first, second = chronicle[event, KIND], chronicle[event, FIRST], chronicle[event, SECOND]
        decided[event] = chronicle[event, OUTCOME]
        if kind == SWAPPED:
            if decided[event] == HIDDEN:
                rate = rates[chronicle[event, PERSON]]
                other = exchanged(word, first, second)
                stayed, moved = 1.0 - rate, rate
                if begins[event] < begins[event + 1]:
                    stayed *= weight_of(words, weights, begins[event], begins[event + 1], word)
                    moved *= weight_of(words, weights, begins[event], begins[event + 1], other)
                    if stayed + moved <= 0.0:
                        stayed, moved = 1.0 - rate, rate
                decided[event] = 1 if chance(company) * (stayed + moved) < moved else 0
            if decided[event] == 1:
                word = exchanged(word, first, second)
        elif kind == LEFT:
            word |= np.uint64(second + 1) << np.uint64(4 * first)
        elif kind == HANDED:
            word = exchanged(word, first, second)
        elif kind >= CLAIMED and face_at(word, first) == second:
            likely *= TRUE_CLAIM if kind == CLAIMED else SILENCE
    return word, likely


@jit
def misremembered(company: Company, first: int, second: int) -> None:
    """Nobody swapped these cards but the memory of whoever imagines it: the others know where they lie."""
    for player in range(company.know.shape[0]):
        for card in range(company.views.shape[2]):
            held = company.views[player, first, card]
            company.views[player, first, card] = company.views[player, second, card]
            company.views[player, second, card] = held
        sure = company.know[player, first]
        company.know[player, first] = company.know[player, second]
        company.know[player, second] = sure


@jit
def live_through(chronicle: Chronicle, decided: NDArray[np.int64], word: np.uint64, company: Company) -> None:
    """Let everybody live through a course, from the deal on."""
    players, spots = company.know.shape
    company.views[:, :, :] = 0.0
    company.know[:, :] = 0.0
    for spot in range(spots):
        face = face_at(word, spot)
        if face >= 0:
            company.views[:, spot, face] = 1.0
            company.know[:, spot] = 1.0
    for event in range(chronicle.shape[0]):
        kind, person = chronicle[event, KIND], chronicle[event, PERSON]
        first, second = chronicle[event, FIRST], chronicle[event, SECOND]
        if kind == SWAPPED:
            if person < players:
                taken(company, person, first, second, decided[event] == 1)
            elif decided[event] == 1:
                misremembered(company, first, second)
            if decided[event] == 1:
                word = exchanged(word, first, second)
        elif kind == HANDED:
            handed(company, first, second)
            word = exchanged(word, first, second)
        elif kind < CLAIMED:
            face = face_at(word, first)
            if face < 0:
                continue
            for player in range(players):
                sees = player == person if kind == SEEN else kind != SEEN_BY_OTHERS or player != person
                if sees:
                    learns(company, player, first, face)
            if kind == LEFT:
                empty(company, first)
                word &= ~(NIBBLE << np.uint64(4 * first))


@jit_alloc
def draw_courses(  # noqa: PLR0917
    chronicle: Chronicle,
    begins: NDArray[np.int64],
    words: Words,
    weights: Weights,
    rates: Weights,
    now: Words,
    company: Company,
    kept: NDArray[np.int64],
    views: NDArray[np.float32],
    know: NDArray[np.float32],
    mine: NDArray[np.float64],
) -> None:
    """For each placement of `now`, draw a course that leads to it; keep those in which people spoke likely.

    `kept` tells which, the same one several times if need be, and `views` and `know` what everybody believes
    after it. `mine` gets, by spot and place in the cast, how likely the cards are with what people said.
    """
    many, lines, spots = now.shape[0], chronicle.shape[0], company.know.shape[1]
    decided = np.zeros((many, lines), np.int64)
    dealt, likely = np.zeros(many, np.uint64), np.zeros(many, np.float64)
    for course in range(many):
        dealt[course], likely[course] = decide(
            chronicle, begins, words, weights, rates, now[course], company, decided[course]
        )
    total = likely.sum()
    for course in range(many):
        for spot in range(spots):
            face = face_at(now[course], spot)
            if face >= 0:
                mine[spot, face] += likely[course] / total
    wanted, met, course = chance(company), likely[0], 0
    for number in range(kept.shape[0]):
        due = (number + wanted) * total / kept.shape[0]
        while met < due and course < many - 1:
            course += 1
            met += likely[course]
        kept[number] = course
        live_through(chronicle, decided[course], dealt[course], company)
        views[number] = company.views
        know[number] = company.know
