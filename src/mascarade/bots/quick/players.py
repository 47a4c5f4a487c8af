"""The quick players at a table: their beliefs, and scratch memory for the loops."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from mascarade.bots.quick.styles import style_rows
from mascarade.kernel import layout as at
from mascarade.kernel.jit import Rows, Tables
from mascarade.kernel.setup import KernelSetup

_SCRATCH_ROWS = 4
"""Rows for look-ahead: see `evaluation`."""
_LISTS = 3


class TablePlayers(NamedTuple):
    """The state of the players beside a game's row. Loops change the arrays in place."""

    tables: Tables
    faces: NDArray[np.int64]
    """First by code, the place of a character in the cast, or -1; then by place, its copies."""
    views: NDArray[np.float32]
    """By player, spot and place in the cast: the player's belief that the card lies there."""
    know: NDArray[np.float32]
    """By player and spot: how sure they are of the card there, as everyone can tell."""
    scratch: Rows
    lists: NDArray[np.int64]
    """Lists of actions."""
    values: NDArray[np.float64]
    """Values of actions, or of characters."""
    dice: NDArray[np.uint64]
    """The state of the generator."""
    styles: NDArray[np.float64]
    """By player, the numbers of their style; see `styles`."""


def new_players(kernel: KernelSetup) -> TablePlayers:
    """Players who know nothing yet."""
    layout = kernel.setup.layout
    faces = np.full((2, at.MAX_CHARACTERS + 1), -1, np.int64)
    for place, character in enumerate(layout.cast):
        faces[0, kernel.codes[character]] = place
        faces[1, place] = layout.scenario.cards.count(character)
    return TablePlayers(
        kernel.tables,
        faces,
        np.zeros((layout.players, layout.spots, len(layout.cast)), np.float32),
        np.zeros((layout.players, layout.spots), np.float32),
        np.zeros((_SCRATCH_ROWS, kernel.width), np.int16),
        np.zeros((_LISTS, at.ACTIONS), np.int64),
        np.zeros((_LISTS, at.ACTIONS), np.float64),
        np.zeros(1, np.uint64),
        style_rows(layout.players),
    )
