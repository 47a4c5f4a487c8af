"""Perft with the kernel: walks the legal actions of a row, depth first."""

from __future__ import annotations

import numpy as np

from mascarade.kernel import KernelSetup, from_deal
from mascarade.kernel import layout as at
from mascarade.kernel.jit import Row, Tables
from mascarade.kernel.legal import legal
from mascarade.kernel.turns import step
from mascarade.rules import Scenario
from tests.whole_games.perft.counts import game_of


def lines(scenario: Scenario, path: tuple[int, ...], depth: int) -> list[int]:
    """The number of lines of each length up to the depth, from the position at the end of the path."""
    setup, deal = game_of(scenario)
    kernel = KernelSetup.of(setup)
    row = from_deal(kernel, deal)
    for index in path:
        step(row, kernel.tables, _legal(row, kernel.tables)[index])
    counts = [0] * depth
    _walk(row, kernel.tables, counts, 0)
    return counts


def _walk(row: Row, tables: Tables, counts: list[int], ply: int) -> None:
    actions = _legal(row, tables)
    counts[ply] += len(actions)
    if ply + 1 < len(counts):
        for action in actions:
            after = row.copy()
            step(after, tables, action)
            _walk(after, tables, counts, ply + 1)


def _legal(row: Row, tables: Tables) -> list[int]:
    buffer = np.empty(at.ACTIONS, np.int64)
    count = legal(row, tables, buffer)
    found: list[int] = buffer[:count].tolist()
    return found
