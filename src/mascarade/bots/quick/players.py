"""The people at a kernel's table, as the loops see them: what each believes, and room to think in."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from mascarade.kernel import layout as at
from mascarade.kernel.jit import Rows, Tables
from mascarade.kernel.setup import KernelSetup

ROOMS = 4
"""Rows to think in: see `evaluation`."""
LISTS = 3


class Company(NamedTuple):
    """Everything about the people that is not in a game's row. Loops change the arrays in place."""

    tables: Tables
    faces: NDArray[np.int64]
    """First by code, the place of a character in the cast (-1: not in it); then by place, its copies."""
    views: NDArray[np.float32]
    """By player, spot and place in the cast: how likely that person holds the card to lie there."""
    know: NDArray[np.float32]
    """By player and spot: how sure they can be of the card there, as far as everybody can tell."""
    rooms: Rows
    lists: NDArray[np.int64]
    """Lists of actions."""
    values: NDArray[np.float64]
    """Values of actions, or of characters."""
    dice: NDArray[np.uint64]
    """The state of the generator."""


def company_of(kernel: KernelSetup) -> Company:
    """People who know nothing yet."""
    where = kernel.setup.layout
    faces = np.full((2, at.CHARACTERS + 1), -1, np.int64)
    for place, character in enumerate(where.cast):
        faces[0, kernel.codes[character]] = place
        faces[1, place] = where.scenario.cards.count(character)
    return Company(
        kernel.tables,
        faces,
        np.zeros((where.players, where.spots, len(where.cast)), np.float32),
        np.zeros((where.players, where.spots), np.float32),
        np.zeros((ROOMS, kernel.width), np.int16),
        np.zeros((LISTS, at.ACTIONS), np.int64),
        np.zeros((LISTS, at.ACTIONS), np.float64),
        np.zeros(1, np.uint64),
    )
