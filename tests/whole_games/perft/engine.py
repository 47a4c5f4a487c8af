"""Perft with the engine: walks the legal actions of a position, depth first."""

from __future__ import annotations

from mascarade.rules import Scenario, State, start
from mascarade.rules.decide import advance
from mascarade.rules.legal import legal_actions
from tests.whole_games.perft.counts import game_of


def lines(scenario: Scenario, path: tuple[int, ...], depth: int) -> list[int]:
    """The number of lines of each length up to the depth, from the position at the end of the path."""
    state, _ = start(*game_of(scenario))
    for index in path:
        state, _ = advance(state, legal_actions(state)[index])
    counts = [0] * depth
    _walk(state, counts, 0)
    return counts


def _walk(state: State, counts: list[int], ply: int) -> None:
    legal = legal_actions(state)
    counts[ply] += len(legal)
    if ply + 1 < len(counts):
        for action in legal:
            _walk(advance(state, action)[0], counts, ply + 1)
