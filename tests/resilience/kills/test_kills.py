"""The server is killed at any instant, and starts again: nothing that was acknowledged is lost."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.resilience.kills import client_log as l
from tests.resilience.kills.checker import Judge, Verdict, copied
from tests.resilience.kills.kill_run import MOMENTS, Siege
from tests.tiers import SOAK, by_tier, full, scaled

KILLS = scaled(100) if SOAK else by_tier(5, 20)
"""How often the server is killed at least ..."""
MOST = 10 * KILLS + 100
"""... and at most, until kills have fallen wherever they can fall."""


def test_acknowledged_moves_survive_every_kill(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with Siege(tmp_path, seed=KILLS) as siege:
        siege.until_played()
        figures = siege.figures
        while figures.kills < KILLS or not figures.telling:
            assert figures.kills < MOST, "there are no kills between receipt and acknowledgement"
            siege.kill(MOMENTS[figures.kills % len(MOMENTS)])
        siege.finish()
    with capsys.disabled():
        print(f"\nfaults: {figures.told()}")
    for table in siege.judge.tables.values():
        assert table.state.phase in ("finished", "lobby")
    if not SOAK:
        _tamper(siege, tmp_path)


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
"""What a worse server might have left, and the judge has to notice."""


def _tamper(siege: Siege, folder: Path) -> None:
    worse = folder / "worse"
    for what, change in TAMPERINGS.items():
        with closing(copied(siege.left, worse)) as database, database:
            assert database.execute(change).rowcount, what
        with pytest.raises(Verdict):
            _rejudge(siege.ledger, worse / siege.left.name, folder)
    with closing(copied(siege.left, worse)):
        _rejudge(siege.ledger, worse / siege.left.name, folder)
    shown = next(i for i, line in enumerate(siege.ledger) if isinstance(line, l.Shown) and line.first)
    line = siege.ledger[shown]
    assert isinstance(line, l.Shown)
    other = replace(line, events=[*line.events[:-1], {**line.events[-1], "type": "something else"}])
    with pytest.raises(Verdict, match="another event"):
        _rejudge([*siege.ledger[:shown], other, *siege.ledger[shown + 1 :]], worse / siege.left.name, folder)


def _rejudge(ledger: list[l.AnyLine], database: Path, folder: Path) -> None:
    judge = Judge()
    for line in ledger:
        judge.take(line)
    judge.compare(database, folder / "rejudged", last=True)


@full
@pytest.mark.parametrize("fault", ["early", "forgotten", "skipped"])
def test_a_planted_fault_is_found(fault: str, tmp_path: Path) -> None:
    with Siege(tmp_path, seed=7, planted=fault) as siege:
        siege.until_played()
        with pytest.raises(Verdict):
            _besiege(siege)


def _besiege(siege: Siege) -> None:
    for number in range(MOST):
        siege.kill(("sent", "burst")[number % 2])
