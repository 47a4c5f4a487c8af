"""What goes on by itself after a kill: bots, windows, days; and a first start that was cut short."""

from __future__ import annotations

import signal
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random

import pytest

from mascarade.server.tables import entries as n
from mascarade.server.tables.state import TableState
from tests.kit.server_process import ServerProcess, wait_for
from tests.kit.timeouts import TIMEOUT_SECONDS
from tests.resilience.kills.checker import Books, copied
from tests.resilience.kills.people import Person, post, table
from tests.tiers import full, scaled

DAYS = 2 * 24 * 60 * 60 * 1000


@contextmanager
def served(database: Path, *options: str) -> Iterator[ServerProcess]:
    """A server, until it is killed."""
    server = ServerProcess(database, None, *options)
    try:
        yield server.until_told()
    finally:
        server.end()


def stored(database: Path, code: str) -> tuple[TableState, list[n.Acted]]:
    """The table as a server that may be running has stored it, and everything that was done."""
    books = Books(code)
    where = f"file:{database}?mode=ro"
    with closing(sqlite3.connect(where, uri=True, timeout=TIMEOUT_SECONDS)) as reading:
        reading.execute("BEGIN")  # entries and results of one moment
        acted = [acted for _, acted in books.read(reading)]
    return books.state, acted


def age(database: Path, by: int) -> None:
    """As if the server had been down for so long: everything has happened that much earlier."""
    with closing(sqlite3.connect(database)) as writing, writing:
        writing.execute("UPDATE entries SET at = at - ?", (by,))
        writing.execute("UPDATE tables SET wake_at = wake_at - ?", (by,))


def test_a_bot_whose_move_was_pending_moves(tmp_path: Path) -> None:
    database = tmp_path / "t.db"
    with served(database, "--patience", "3600") as server:
        (person,) = table(server, 1, 2, clock=None, beat=0)
        quiet = [action for action in person.asked()["legal"] if action["type"] != "announce"]
        server.stop_bots()
        person.act("mine", quiet[0])
    party, acted = stored(database, person.code)
    assert [(entry.by, entry.id) for entry in acted] == [("person", "mine")]
    assert party.play is not None
    assert party.play.decision is not None
    assert party.play.decision.player == 1
    with served(database) as server:
        person.sit(server)
        view = person.until(lambda frame: frame["type"] == "view")["view"]
        assert len(view["events"]) >= len(party.play.events)
        if len(view["events"]) == len(party.play.events):  # else the bot was faster
            person.until(lambda frame: frame["type"] == "events")
    _, acted = stored(database, person.code)
    assert [(entry.by, entry.action.player) for entry in acted[:2]] == [("person", 0), ("bot", 1)]


def test_a_window_ends_while_the_server_is_down(tmp_path: Path) -> None:
    database = tmp_path / "t.db"
    with served(database) as server:
        people = table(server, 3, 0, clock=86_400, window=86_400, contest="sealed", beat=0)
        number = _announce(people)
        announcer = number % 3
        early, silent = (announcer + 1) % 3, (announcer + 2) % 3
        legal = people[early].asked()["legal"]
        contest = next(action for action in legal if action["type"] == "contest")
        people[early].act("early", contest)
        server.stop()
    code = people[0].code
    before = len(stored(database, code)[1])
    age(database, DAYS)
    with served(database):
        wait_for(lambda: len(stored(database, code)[1]) >= before + 2, "the window's end")
    answers = {entry.action.player: entry for entry in stored(database, code)[1][before:][:2]}
    assert answers[early].id == "early"
    assert answers[early].by == "person"
    assert answers[silent].by == "clock"


def _announce(people: list[Person]) -> int:
    """Play on until somebody can announce, and does; the number of the action."""
    for number in range(50):
        person = people[number % len(people)]
        asked = person.asked()
        claims = [action for action in asked["legal"] if action["type"] == "announce"]
        person.act(f"a{number}", claims[0] if claims else asked["legal"][0])
        if claims:
            return number
    raise AssertionError("nobody could announce")


def test_days_pass_without_anybody(tmp_path: Path) -> None:
    database = tmp_path / "t.db"
    with served(database) as server:
        people = table(server, 2, 1, clock=86_400, beat=0, options={"turn_limit": 9})
        for person in people:
            person.hang_up()
    code = people[0].code
    restarts = 0
    while stored(database, code)[0].is_game_on:
        before = stored(database, code)[0].number
        age(database, DAYS)
        with served(database):
            wait_for(lambda before=before: _went_on(database, code, before), "the clock")  # type: ignore[misc]
        restarts += 1
        assert restarts < 60
    party, acted = stored(database, code)
    assert party.phase == "finished"
    assert {entry.by for entry in acted} == {"clock", "bot"}
    assert restarts >= 2


def _went_on(database: Path, code: str, before: int) -> bool:
    """Whether somebody's time was up, and now somebody else is waited for, or nobody."""
    party, _ = stored(database, code)
    if party.number <= before or not party.is_game_on:
        return not party.is_game_on
    assert party.play is not None
    assert party.play.decision is not None
    chair = party.seats[party.play.decision.player]
    return chair is not None and chair.bot is None and not chair.away


@pytest.mark.parametrize(
    ("statement", "made"),
    [
        pytest.param("BEGIN", False, marks=full),
        pytest.param("CREATE TABLE people", False, marks=full),
        ("CREATE TABLE entries", False),
        pytest.param("UPDATE alembic_version", False, marks=full),
        pytest.param("FROM tables", True, marks=full),
    ],
)
def test_a_first_start_that_was_cut_short(statement: str, made: bool, tmp_path: Path) -> None:
    """However far the first start got, the second one goes through."""
    database = tmp_path / "t.db"
    server = ServerProcess(database, planted=f"cut {statement}")
    assert server.process.wait(TIMEOUT_SECONDS) == -signal.SIGKILL
    server.end()
    with closing(copied(database, tmp_path / "torn")) as left:
        found = left.execute("SELECT 1 FROM sqlite_master WHERE name = 'entries'").fetchall()
    assert bool(found) == made
    _start_again(database, tmp_path / "torn")


@full
@pytest.mark.parametrize("seed", range(scaled(3)))
def test_a_first_start_that_was_cut_short_at_any_instant(seed: int, tmp_path: Path) -> None:
    database = tmp_path / "t.db"
    server = ServerProcess(database)
    wait_for(database.exists, "the file")
    until = time.monotonic() + Random(seed).uniform(0, (0, 0.03, 0.1)[seed % 3])
    wait_for(lambda: time.monotonic() >= until, "the instant")
    server.end()
    _start_again(database, tmp_path / "torn")


def _start_again(database: Path, scratch: Path) -> None:
    with served(database) as again:
        again.until_ready()
        assert post(again, "/people", {"name": "Ada"})["token"]
    with closing(copied(database, scratch)) as left:
        assert left.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert left.execute("SELECT count(*) FROM people").fetchone() == (1,)
