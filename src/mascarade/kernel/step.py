"""One step of one game, compiled: what an environment asks of the kernel again and again."""

from __future__ import annotations

import numpy as np

from mascarade.kernel import layout as at
from mascarade.kernel.jit import Row, Tables, jit
from mascarade.kernel.legal import Choices, Mask, is_legal, legal
from mascarade.kernel.rng import deal, seed_game
from mascarade.kernel.turns import step


@jit
def begin(row: Row, tables: Tables, seed: np.uint64) -> None:
    """Give the game its generator, and deal."""
    seed_game(row, seed, 0)
    deal(row, tables)


@jit
def answer(row: Row, tables: Tables, action: int, room: Choices) -> bool:
    """Answer what is asked, if it is legal; whether it was."""
    if not is_legal(row, tables, action, room):
        return False
    step(row, tables, action)
    return True


@jit
def mask_legal(row: Row, tables: Tables, room: Choices, mask: Mask) -> None:
    """Mark every legal action, in a mask without marks."""
    for index in range(legal(row, tables, room)):
        mask[room[index]] = True


def working_room() -> Choices:
    """Where the loops above may write."""
    return np.empty(at.ACTIONS, np.int64)
