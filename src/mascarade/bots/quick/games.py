"""Whole games among quick and random players."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from mascarade.bots.quick.company import Company
from mascarade.bots.quick.eyes import carry_out, open_eyes
from mascarade.bots.quick.ways import choose
from mascarade.bots.quick.weighing import roll
from mascarade.kernel import layout as at
from mascarade.kernel.compiling import Row, compiled
from mascarade.kernel.legal import legal

Flags = NDArray[np.bool_]


@compiled
def play_game(row: Row, company: Company, careless: Flags) -> None:
    """Play a game that was just dealt to its end. Careless players answer at random."""
    open_eyes(row, company)
    while row[at.ASKED] != at.NOTHING_ASKED:
        if careless[row[at.ASKED_PLAYER]]:
            action = int(company.lists[0, roll(company, legal(row, company.tables, company.lists[0]))])
        else:
            action = choose(row, company)
        carry_out(row, company, action)
