"""Single steps of one game, for environments."""

from __future__ import annotations

import numpy as np

from mascarade.kernel import layout as at
from mascarade.kernel.jit import Row, Tables, jit
from mascarade.kernel.legal import Choices, Mask, is_legal, legal
from mascarade.kernel.rng import deal, seed_game
from mascarade.kernel.turns import step


@jit
def begin(row: Row, tables: Tables, seed: np.uint64) -> None:
    """Seed and deal the game."""
    seed_game(row, seed, 0)
    deal(row, tables)


@jit
def answer(row: Row, tables: Tables, action: int, buffer: Choices) -> bool:
    """Carry out an action if it is legal. Returns whether it was."""
    if not is_legal(row, tables, action, buffer):
        return False
    step(row, tables, action)
    return True


@jit
def mask_legal(row: Row, tables: Tables, buffer: Choices, mask: Mask) -> None:
    """Set the legal actions in an empty mask."""
    for index in range(legal(row, tables, buffer)):
        mask[buffer[index]] = True


def new_buffer() -> Choices:
    """A buffer for the loops above."""
    return np.empty(at.ACTIONS, np.int64)
