"""Engine and kernel count the lines in counts.json, from every position of every published set."""

from __future__ import annotations

from types import ModuleType

import pytest

from mascarade.rules import EditionId, published, published_sets
from tests.tiers import by_tier
from tests.whole_games.perft import engine, kernel
from tests.whole_games.perft.counts import MAX_LINES, expected

EXPECTED = expected()
MOST = by_tier(MAX_LINES // 30, MAX_LINES)
"""Maximum number of lines in a compared count; the first depth is always compared."""


def test_every_published_set_is_counted() -> None:
    counted = {
        (edition, set_id, players)
        for edition, sets in EXPECTED.items()
        for set_id, by_players in sets.items()
        for players in by_players
    }
    assert counted == {(scenario.edition, scenario.id, scenario.players) for scenario in published_sets()}


@pytest.mark.parametrize("implementation", [engine, kernel], ids=["engine", "kernel"])
@pytest.mark.parametrize(
    ("edition", "set_id", "players"),
    [(scenario.edition, scenario.id, scenario.players) for scenario in published_sets()],
)
def test_lines(edition: EditionId, set_id: str, players: int, implementation: ModuleType) -> None:
    scenario = published(edition, set_id, players)
    for name, position in EXPECTED[edition][set_id][players].items():
        depth = max(1, sum(count <= MOST for count in position.lines))
        found = implementation.lines(scenario, position.path, depth)
        assert tuple(found) == position.lines[:depth], name
