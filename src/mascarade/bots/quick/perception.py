"""Approximate beliefs of quick players, and how they change with what the players see.

For each player the loops track the chance of every card at every spot, each spot independently. Another
player's swap mixes two spots, which is exact. A card that is seen takes its chance from the other spots, and
gives them the chances of its own: exact for one pair of cards, an approximation for more.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from mascarade.bots.quick.players import TablePlayers
from mascarade.kernel import layout as at
from mascarade.kernel import setup as of
from mascarade.kernel.jit import Row, jit
from mascarade.kernel.turns import step

_CERTAIN = 0.9999


@jit
def _growth(view: NDArray[np.float32], faces: NDArray[np.int64], spot: int, card: int) -> float:
    """The factor by which a card is likelier at the other spots if it is not at this one."""
    left = faces[1, card] - view[spot, card]
    return float(faces[1, card] / left) if left > 1e-3 else 1.0


@jit
def _collapse(view: NDArray[np.float32], faces: NDArray[np.int64], spot: int, face: int) -> None:
    """Update a player's view with the card seen at a spot."""
    spots, count = view.shape
    if view[spot, face] > _CERTAIN:
        return
    rest = 0.0
    for other in range(spots):
        if other != spot:
            rest += view[other, face]
    again = (faces[1, face] - 1) / rest if rest > 1e-6 else 0.0
    for other in range(spots):
        if other == spot:
            continue
        total = 0.0
        for card in range(count):
            total += view[other, card] * (again if card == face else _growth(view, faces, spot, card))
        if total > 1e-6:
            for card in range(count):
                view[other, card] *= (again if card == face else _growth(view, faces, spot, card)) / total
    for card in range(count):
        view[spot, card] = 0.0
    view[spot, face] = 1.0


@jit
def note_swap(people: TablePlayers, doer: int, first: int, second: int, really: bool) -> None:
    """A player swapped two cards, or pretended to: only they know which."""
    views, know = people.views, people.know
    for player in range(views.shape[0]):
        one, two = know[player, first], know[player, second]
        if player == doer:
            if really:
                for card in range(views.shape[2]):
                    moved = views[player, first, card]
                    views[player, first, card] = views[player, second, card]
                    views[player, second, card] = moved
            know[player, first] = know[player, second] = (one + two) / 2
        else:
            for card in range(views.shape[2]):
                mixed = (views[player, first, card] + views[player, second, card]) / 2
                views[player, first, card] = views[player, second, card] = mixed
            know[player, first] = know[player, second] = max(one, two) / 2


@jit
def note_card(people: TablePlayers, player: int, spot: int, face: int) -> None:
    """A player sees a card, and everyone knows it."""
    _collapse(people.views[player], people.faces, spot, face)
    people.know[player, spot] = 1.0


@jit
def clear_spot(people: TablePlayers, spot: int) -> None:
    """There is no longer a card at the spot."""
    people.views[:, spot, :] = 0.0
    people.know[:, spot] = 0.0


@jit
def note_handover(people: TablePlayers, source: int, target: int) -> None:
    """A card moved to an empty spot, face down."""
    for player in range(people.know.shape[0]):
        people.know[player, target] = people.know[player, source]
        for card in range(people.views.shape[2]):
            people.views[player, target, card] = people.views[player, source, card]
    clear_spot(people, source)


@jit
def see_deal(row: Row, people: TablePlayers) -> None:
    """Everyone sees all cards at the deal."""
    people.views[:] = 0.0
    people.know[:] = 0.0
    for spot in range(people.views.shape[1]):
        card = row[at.CARDS + spot]
        if card != 0:
            people.views[:, spot, people.faces[0, card]] = 1.0
            people.know[:, spot] = 1.0


@jit
def _note_seen(row: Row, people: TablePlayers) -> None:
    """Everyone learns the cards that the row's memory says they have just seen."""
    players, spots = people.know.shape
    for player in range(players):
        for spot in range(spots):
            card = row[at.MEMORY + spot * at.WATCHERS + player]
            if 0 < card < at.STALE and row[at.CARDS + spot] != 0:
                note_card(people, player, spot, int(people.faces[0, card]))


@jit
def _clear_empty_spots(row: Row, people: TablePlayers) -> None:
    """Update the views after cards have left their spots."""
    for spot in range(people.know.shape[1]):
        if row[at.CARDS + spot] == 0:
            clear_spot(people, spot)
        else:
            for player in range(people.know.shape[0]):
                if people.views[player, spot].sum() < 0.5:
                    people.views[player, spot, :] = 1.0 / people.views.shape[2]


@jit
def carry_out(row: Row, people: TablePlayers, action: int) -> None:
    """Carry out an action, and update everyone's view."""
    tables = people.tables
    asked, player, out = row[at.ASKED], int(row[at.ASKED_PLAYER]), row[at.OUT_COUNT]
    if asked == at.TURN:
        first = int(row[at.SEAT_OF + player] * tables[of.HAND_SIZE])
        if action < at.DO_SWAP:
            spot = first + action - at.DO_LOOK
            note_card(people, player, spot, int(people.faces[0, row[at.CARDS + spot]]))
        elif action < at.DO_ANNOUNCE:
            pair, really = (action - at.DO_SWAP) // 2, (action - at.DO_SWAP) % 2 == 0
            note_swap(people, player, first + pair // at.MAX_SPOTS, pair % at.MAX_SPOTS, really)
    elif asked == at.WHETHER_TO_SWAP:
        note_swap(
            people,
            player,
            int(row[at.ASKED_FIRST]),
            int(row[at.ASKED_SECOND]),
            action == at.DO_SWAP_OR_NOT,
        )
    heard = row[at.WAITING]
    step(row, tables, action)
    if row[at.OUT_COUNT] != out:
        _clear_empty_spots(row, people)
    if asked > at.CONTEST_OR_PASS or (asked == at.CONTEST_OR_PASS and heard == 1):
        _note_seen(row, people)
