"""Sampled histories of a game, and what every player would believe after them.

A history decides every swap that a player could not see, by its probability: backwards from a possible
placement, as in `beliefs.other_players`. Then it is replayed forwards, with everyone's views.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from mascarade.bots.quick.evaluation import chance
from mascarade.bots.quick.perception import clear_spot, note_card, note_handover, note_swap
from mascarade.bots.quick.players import TablePlayers
from mascarade.kernel import layout as at
from mascarade.kernel.jit import Rows, jit, jit_alloc

Numbers = NDArray[np.int64]
Words = NDArray[np.uint64]
Weights = NDArray[np.float64]

KIND: Final = 0
PERSON: Final = 1
FIRST: Final = 2
SECOND: Final = 3
OUTCOME: Final = 4
COLUMNS: Final = 5

SWAPPED: Final = 0
"""The player took the cards at two spots; the outcome is 1 if they swapped them, 0 if not, or HIDDEN."""
SEEN: Final = 1
"""The player saw the card at the first spot."""
SEEN_BY_ALL: Final = 2
SEEN_BY_OTHERS: Final = 3
"""All but the player saw it."""
LEFT: Final = 4
"""The card at the first spot left the game; the second number is its place in the cast."""
HANDED: Final = 5
"""The card at the first spot moved to the second, which was empty."""
CLAIMED: Final = 6
"""The player claimed the card at the first spot to be the character at the second number's place. The outcome
is 1 if they knew a card of theirs."""
PASSED: Final = 7
"""The player, with the card at the first spot, did not contest such a claim; the outcome is as above."""
HIDDEN: Final = 2

UNSEEN: Final = at.MAX_SPOTS + at.MAX_CEMETERY + 1
"""The length of a world: the cards by spot, the cemetery from the top down, and the hidden number."""
_NIBBLE: Final = np.uint64(15)


class EventLog(NamedTuple):
    """What one player saw of the cards, and what they thought possible before each hidden swap."""

    rows: Numbers
    """By event: its kind, a player, two numbers, and the outcome."""
    begins: Numbers
    """By event, where its placements begin; those of the next event follow."""
    words: Words
    """The placements of each event, sorted; none for an event that decides no swap, or has too many."""
    weights: Weights
    """Their probabilities."""
    rates: Weights
    """The assumed rate of real swaps of each player, and of the imaginary ones (`WatchfulMind`)."""
    claimed: Weights
    """By player, and whether they knew a card of theirs, how much likelier a true claim makes a history."""
    passed: Weights
    """The same for histories in which they passed with the announced card."""


class Worlds(NamedTuple):
    """Sampled histories, one per row."""

    unseen: Rows
    """The hidden cards; see `UNSEEN`."""
    views: NDArray[np.float32]
    """What everyone then believes (`TablePlayers.views`)."""
    know: NDArray[np.float32]
    styles: Weights
    """How everyone plays (`TablePlayers.styles`)."""
    seeds: NDArray[np.uint64]


def new_worlds(people: TablePlayers, count: int) -> Worlds:
    """Space for so many sampled histories."""
    return Worlds(
        np.zeros((count, UNSEEN), np.int16),
        np.zeros((count, *people.views.shape), np.float32),
        np.zeros((count, *people.know.shape), np.float32),
        np.zeros((count, *people.styles.shape)),
        np.zeros(count, np.uint64),
    )


@jit
def _face_at(word: np.uint64, spot: int) -> int:
    """The place in the cast of the card at a spot; -1 for none."""
    return int(np.int64((word >> np.uint64(4 * spot)) & _NIBBLE)) - 1


@jit
def _exchanged(word: np.uint64, first: int, second: int) -> np.uint64:
    """The placement with two spots exchanged."""
    here, there = np.uint64(4 * first), np.uint64(4 * second)
    differ = ((word >> here) ^ (word >> there)) & _NIBBLE
    return word ^ (differ << here) ^ (differ << there)


@jit
def _weight_of(log: EventLog, event: int, word: np.uint64) -> float:
    """The weight of a placement among those of an event."""
    low, high = log.begins[event], log.begins[event + 1]
    end = high
    while low < high:
        middle = (low + high) // 2
        if log.words[middle] < word:
            low = middle + 1
        else:
            high = middle
    return float(log.weights[low]) if low < end and log.words[low] == word else 0.0


@jit
def _draw_outcomes(
    log: EventLog, word: np.uint64, people: TablePlayers, outcomes: Numbers
) -> tuple[np.uint64, float]:
    """Draw the outcome of every hidden swap, from the current placement back to the deal.

    Returns the deal, and the likelihood of the claims.
    """
    rows, likely = log.rows, 1.0
    for event in range(rows.shape[0] - 1, -1, -1):
        kind, first, second = rows[event, KIND], rows[event, FIRST], rows[event, SECOND]
        outcomes[event] = rows[event, OUTCOME]
        if kind == SWAPPED:
            if outcomes[event] == HIDDEN:
                rate = log.rates[rows[event, PERSON]]
                other = _exchanged(word, first, second)
                stayed, moved = 1.0 - rate, rate
                if log.begins[event] < log.begins[event + 1]:
                    stayed *= _weight_of(log, event, word)
                    moved *= _weight_of(log, event, other)
                    if stayed + moved <= 0.0:
                        stayed, moved = 1.0 - rate, rate
                outcomes[event] = 1 if chance(people) * (stayed + moved) < moved else 0
            if outcomes[event] == 1:
                word = _exchanged(word, first, second)
        elif kind == LEFT:
            word |= np.uint64(second + 1) << np.uint64(4 * first)
        elif kind == HANDED:
            word = _exchanged(word, first, second)
        elif kind >= CLAIMED and _face_at(word, first) == second:
            odds = log.claimed if kind == CLAIMED else log.passed
            likely *= odds[rows[event, PERSON], rows[event, OUTCOME]]
    return word, likely


@jit
def _swap_beliefs(people: TablePlayers, first: int, second: int) -> None:
    """Swap two cards in everyone's beliefs: only the log's owner confuses them."""
    for player in range(people.know.shape[0]):
        for card in range(people.views.shape[2]):
            first_view = people.views[player, first, card]
            people.views[player, first, card] = people.views[player, second, card]
            people.views[player, second, card] = first_view
        sure = people.know[player, first]
        people.know[player, first] = people.know[player, second]
        people.know[player, second] = sure


@jit
def _replay(rows: Numbers, outcomes: Numbers, word: np.uint64, people: TablePlayers) -> None:
    """Replay a history from the deal on, with everyone's views."""
    players, spots = people.know.shape
    people.views[:, :, :] = 0.0
    people.know[:, :] = 0.0
    for spot in range(spots):
        face = _face_at(word, spot)
        if face >= 0:
            people.views[:, spot, face] = 1.0
            people.know[:, spot] = 1.0
    for event in range(rows.shape[0]):
        kind, person = rows[event, KIND], rows[event, PERSON]
        first, second = rows[event, FIRST], rows[event, SECOND]
        if kind == SWAPPED:
            if person < players:
                note_swap(people, person, first, second, outcomes[event] == 1)
            elif outcomes[event] == 1:
                _swap_beliefs(people, first, second)
            if outcomes[event] == 1:
                word = _exchanged(word, first, second)
        elif kind == HANDED:
            note_handover(people, first, second)
            word = _exchanged(word, first, second)
        elif kind < CLAIMED:
            face = _face_at(word, first)
            if face < 0:
                continue
            for player in range(players):
                sees = player == person if kind == SEEN else kind != SEEN_BY_OTHERS or player != person
                if sees:
                    note_card(people, player, first, face)
            if kind == LEFT:
                clear_spot(people, first)
                word &= ~(_NIBBLE << np.uint64(4 * first))


@jit_alloc
def draw_histories(  # noqa: PLR0917
    log: EventLog, now: Words, people: TablePlayers, resampled: Numbers, worlds: Worlds, mine: Weights
) -> None:
    """Draw a history that leads to each placement of `now`, and resample them by their likelihood.

    Writes the chosen indices into `resampled`, and what everyone then believes into `worlds`. `mine` gets
    the chance of each card, by spot and place in the cast, given the claims.
    """
    many, events, spots = now.shape[0], log.rows.shape[0], people.know.shape[1]
    outcomes = np.zeros((many, events), np.int64)
    dealt, likely = np.zeros(many, np.uint64), np.zeros(many, np.float64)
    for history in range(many):
        dealt[history], likely[history] = _draw_outcomes(log, now[history], people, outcomes[history])
    total = likely.sum()
    for history in range(many):
        for spot in range(spots):
            face = _face_at(now[history], spot)
            if face >= 0:
                mine[spot, face] += likely[history] / total
    wanted, met, history = chance(people), likely[0], 0
    for number in range(resampled.shape[0]):
        due = (number + wanted) * total / resampled.shape[0]
        while met < due and history < many - 1:
            history += 1
            met += likely[history]
        resampled[number] = history
        _replay(log.rows, outcomes[history], dealt[history], people)
        worlds.views[number] = people.views
        worlds.know[number] = people.know
