"""What people see, and what they make of it.

Of each person the loops follow how likely every card is at every spot, each spot for itself. A swap by
somebody else mixes two spots, exactly. A card that is seen takes its likelihood from the other spots, and
gives them what was thought to lie there: right for one pair of cards, a good guess for more.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from mascarade.bots.quick.players import Company
from mascarade.kernel import layout as at
from mascarade.kernel import setup as of
from mascarade.kernel.jit import Row, jit
from mascarade.kernel.turns import step

CERTAIN = 0.9999


@jit
def growth(view: NDArray[np.float32], faces: NDArray[np.int64], spot: int, card: int) -> float:
    """How much likelier a card is at any other spot, now that it does not lie at this one."""
    left = faces[1, card] - view[spot, card]
    return float(faces[1, card] / left) if left > 1e-3 else 1.0


@jit
def collapse(view: NDArray[np.float32], faces: NDArray[np.int64], spot: int, face: int) -> None:
    """A person sees which card lies at a spot."""
    spots, count = view.shape
    if view[spot, face] > CERTAIN:
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
            total += view[other, card] * (again if card == face else growth(view, faces, spot, card))
        if total > 1e-6:
            for card in range(count):
                view[other, card] *= (again if card == face else growth(view, faces, spot, card)) / total
    for card in range(count):
        view[spot, card] = 0.0
    view[spot, face] = 1.0


@jit
def taken(company: Company, doer: int, first: int, second: int, really: bool) -> None:
    """A person took two cards, and swapped them or not: only they know which."""
    views, know = company.views, company.know
    for player in range(views.shape[0]):
        one, two = know[player, first], know[player, second]
        if player == doer:
            if really:
                for card in range(views.shape[2]):
                    held = views[player, first, card]
                    views[player, first, card] = views[player, second, card]
                    views[player, second, card] = held
            know[player, first] = know[player, second] = (one + two) / 2
        else:
            for card in range(views.shape[2]):
                mixed = (views[player, first, card] + views[player, second, card]) / 2
                views[player, first, card] = views[player, second, card] = mixed
            know[player, first] = know[player, second] = max(one, two) / 2


@jit
def learns(company: Company, player: int, spot: int, face: int) -> None:
    """A person sees a card, and everybody knows that they do."""
    collapse(company.views[player], company.faces, spot, face)
    company.know[player, spot] = 1.0


@jit
def empty(company: Company, spot: int) -> None:
    """No card lies there any more."""
    company.views[:, spot, :] = 0.0
    company.know[:, spot] = 0.0


@jit
def handed(company: Company, source: int, target: int) -> None:
    """A card moves to an empty spot, face down."""
    for player in range(company.know.shape[0]):
        company.know[player, target] = company.know[player, source]
        for card in range(company.views.shape[2]):
            company.views[player, target, card] = company.views[player, source, card]
    empty(company, source)


@jit
def open_eyes(row: Row, company: Company) -> None:
    """The cards lie open, and everybody sees them."""
    company.views[:] = 0.0
    company.know[:] = 0.0
    for spot in range(company.views.shape[1]):
        card = row[at.CARDS + spot]
        if card != 0:
            company.views[:, spot, company.faces[0, card]] = 1.0
            company.know[:, spot] = 1.0


@jit
def notice(row: Row, company: Company) -> None:
    """Everybody takes in the cards that the game's own memory says they have just seen."""
    players, spots = company.know.shape
    for player in range(players):
        for spot in range(spots):
            card = row[at.MEMORY + spot * at.WATCHERS + player]
            if 0 < card < at.STALE and row[at.CARDS + spot] != 0:
                learns(company, player, spot, int(company.faces[0, card]))


@jit
def notice_gaps(row: Row, company: Company) -> None:
    """Cards have left their spots: nobody minds which way."""
    for spot in range(company.know.shape[1]):
        if row[at.CARDS + spot] == 0:
            empty(company, spot)
        else:
            for player in range(company.know.shape[0]):
                if company.views[player, spot].sum() < 0.5:
                    company.views[player, spot, :] = 1.0 / company.views.shape[2]


@jit
def carry_out(row: Row, company: Company, action: int) -> None:
    """Carry out an answer, and let everybody see what they may."""
    tables = company.tables
    asked, player, out = row[at.ASKED], int(row[at.ASKED_PLAYER]), row[at.OUT_COUNT]
    if asked == at.TURN:
        first = int(row[at.SEAT_OF + player] * tables[of.HAND_SIZE])
        if action < at.DO_SWAP:
            spot = first + action - at.DO_LOOK
            learns(company, player, spot, int(company.faces[0, row[at.CARDS + spot]]))
        elif action < at.DO_ANNOUNCE:
            pair, really = (action - at.DO_SWAP) // 2, (action - at.DO_SWAP) % 2 == 0
            taken(company, player, first + pair // at.SPOTS, pair % at.SPOTS, really)
    elif asked == at.WHETHER_TO_SWAP:
        taken(
            company,
            player,
            int(row[at.ASKED_FIRST]),
            int(row[at.ASKED_SECOND]),
            action == at.DO_SWAP_OR_NOT,
        )
    heard = row[at.WAITING]
    step(row, tables, action)
    if row[at.OUT_COUNT] != out:
        notice_gaps(row, company)
    if asked > at.CONTEST_OR_PASS or (asked == at.CONTEST_OR_PASS and heard == 1):
        notice(row, company)
