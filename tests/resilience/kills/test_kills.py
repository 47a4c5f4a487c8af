"""Kills at any moment: no acknowledged move is lost after a restart."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.resilience.kills import client_log as log
from tests.resilience.kills.checker import Checker, Violation, copied
from tests.resilience.kills.kill_run import MOMENTS, KillRun
from tests.tiers import SOAK, by_tier, full, scaled

KILLS = scaled(100) if SOAK else by_tier(5, 20)
"""Minimum number of kills."""
MOST = 10 * KILLS + 100
"""Maximum number of kills, until they have fallen at every critical moment."""


def test_acknowledged_moves_survive_every_kill(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with KillRun(tmp_path, seed=KILLS) as kill_run:
        kill_run.until_played()
        figures = kill_run.figures
        while figures.kills < KILLS or not figures.is_conclusive:
            assert figures.kills < MOST, "there are no kills between receipt and acknowledgement"
            kill_run.kill(MOMENTS[figures.kills % len(MOMENTS)])
        kill_run.finish()
    with capsys.disabled():
        print(f"\nfaults: {figures.summary()}")
    for table in kill_run.checker.tables.values():
        assert table.state.phase in ("finished", "lobby")
    if not SOAK:
        _tamper(kill_run, tmp_path)


TAMPERINGS = {
    "the last move is gone": "DELETE FROM entries WHERE (table_id, number) IN"
    ' (SELECT table_id, max(number) FROM entries WHERE instr(CAST(body AS TEXT), \'"id":"\') GROUP BY 1)',
    "a move in the middle is gone": "DELETE FROM entries WHERE (table_id, number) IN"
    " (SELECT table_id, max(number) / 2 FROM entries GROUP BY 1)",
    "another move was made": "UPDATE entries SET body ="
    " CAST(replace(CAST(body AS TEXT), '\"really\":true', '\"really\":false') AS BLOB)",
    "a move is somebody else's": "UPDATE entries SET body ="
    " CAST(replace(CAST(body AS TEXT), '-1\",', '-x\",') AS BLOB)",
    "nobody spoke": "DELETE FROM chat",
    "nobody is known": "DELETE FROM sessions",
    "nobody has won or lost": "DELETE FROM results",
    "early answers are gone": "DELETE FROM answers",
}
"""Faults of a server, as changes to its database, that the checker must detect."""


def _tamper(kill_run: KillRun, folder: Path) -> None:
    worse = folder / "worse"
    for what, change in TAMPERINGS.items():
        with closing(copied(kill_run.left, worse)) as database, database:
            assert database.execute(change).rowcount, what
        with pytest.raises(Violation):
            _recheck(kill_run.lines, worse / kill_run.left.name, folder)
    with closing(copied(kill_run.left, worse)):
        _recheck(kill_run.lines, worse / kill_run.left.name, folder)
    shown = next(i for i, line in enumerate(kill_run.lines) if isinstance(line, log.Shown) and line.first)
    line = kill_run.lines[shown]
    assert isinstance(line, log.Shown)
    other = replace(line, events=[*line.events[:-1], {**line.events[-1], "type": "something else"}])
    with pytest.raises(Violation, match="another event"):
        _recheck(
            [*kill_run.lines[:shown], other, *kill_run.lines[shown + 1 :]], worse / kill_run.left.name, folder
        )


def _recheck(lines: list[log.AnyLine], database: Path, folder: Path) -> None:
    checker = Checker()
    for line in lines:
        checker.take(line)
    checker.compare(database, folder / "rechecked", last=True)


@full
@pytest.mark.parametrize("fault", ["early", "forgotten", "skipped"])
def test_a_planted_fault_is_found(fault: str, tmp_path: Path) -> None:
    with KillRun(tmp_path, seed=7, planted=fault) as kill_run:
        kill_run.until_played()
        with pytest.raises(Violation):
            _kill_repeatedly(kill_run)


def _kill_repeatedly(kill_run: KillRun) -> None:
    for number in range(MOST):
        kill_run.kill(("sent", "burst")[number % 2])
