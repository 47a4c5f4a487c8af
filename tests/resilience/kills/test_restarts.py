"""After a restart: bots, contest windows and day clocks continue; an interrupted first start is redone."""

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
from tests.kit.client import Connection, Frame, RemoteServer, await_question, first_action, start_game
from tests.kit.server_process import ServerProcess, wait_for
from tests.kit.service import run
from tests.kit.timeouts import TIMEOUT_SECONDS
from tests.resilience.kills.checker import StoredTable, copied
from tests.tiers import full, scaled

DAYS = 2 * 24 * 60 * 60 * 1000


@contextmanager
def served(database: Path, *options: str) -> Iterator[ServerProcess]:
    """A server that is killed at the end."""
    server = ServerProcess(database, None, *options)
    try:
        yield server.wait_for_address()
    finally:
        server.end()


def stored(database: Path, code: str) -> tuple[TableState, list[n.Acted]]:
    """The stored state and actions of a table, also while a server runs."""
    stored_table = StoredTable(code)
    where = f"file:{database}?mode=ro"
    with closing(sqlite3.connect(where, uri=True, timeout=TIMEOUT_SECONDS)) as reading:
        reading.execute("BEGIN")  # read entries and results in one snapshot
        acted = [acted for _, acted in stored_table.read(reading)]
    return stored_table.state, acted


def age(database: Path, by: int) -> None:
    """Move all stored times back, as if the server had been down for so long."""
    with closing(sqlite3.connect(database)) as writing, writing:
        writing.execute("UPDATE entries SET at = at - ?", (by,))
        writing.execute("UPDATE tables SET wake_at = wake_at - ?", (by,))


def test_a_bot_whose_move_was_pending_moves(tmp_path: Path) -> None:
    database = tmp_path / "t.db"

    async def test() -> None:
        with served(database, "--patience", "3600") as process:
            server = RemoteServer(process.port)
            (seat,) = await start_game(server, "Ada", bots=2, clock=None, memorise=600)
            question = await seat.next_question()
            process.pause_bots()
            quiet = next(action for action in question["legal"] if action["type"] != "announce")
            assert (await seat.act(quiet, name="mine"))["type"] == "accepted"
        client = seat.client
        state, acted = stored(database, client.code)
        assert [(entry.by, entry.id) for entry in acted] == [("person", "mine")]
        assert state.play is not None
        assert state.play.decision is not None
        assert state.play.decision.player == 1
        with served(database) as process:
            client.server = RemoteServer(process.port)
            seat = await client.connect()
            view = (await seat.until(lambda frame: frame["type"] == "view"))["view"]
            assert len(view["events"]) >= len(state.play.events)
            if len(view["events"]) == len(state.play.events):  # otherwise the bot was faster
                await seat.until(lambda frame: frame["type"] == "events")
        _, acted = stored(database, client.code)
        assert [(entry.by, entry.action.player) for entry in acted[:2]] == [("person", 0), ("bot", 1)]

    run(test())


def test_a_window_ends_while_the_server_is_down(tmp_path: Path) -> None:
    database = tmp_path / "t.db"

    async def answer_early() -> tuple[str, int, int]:
        """The table's code, the seat that has answered, and the seat that has not."""
        with served(database) as process:
            days = {"clock": 86_400, "window": 86_400, "memorise": 600}
            server = RemoteServer(process.port)
            seats = await start_game(server, "Ada", "Bruno", "Cleo", contest="sealed", **days)
            announcer = await _announce(seats)
            early, silent = (announcer + 1) % 3, (announcer + 2) % 3
            question = await seats[early].until(_is_contest)
            contest = first_action(question, "contest")
            assert (await seats[early].act(contest, name="early"))["type"] == "accepted"
            process.pause()
            return seats[0].client.code, early, silent

    code, early, silent = run(answer_early())
    before = len(stored(database, code)[1])
    age(database, DAYS)
    with served(database):
        wait_for(lambda: len(stored(database, code)[1]) >= before + 2, "the window's end")
    answers = {entry.action.player: entry for entry in stored(database, code)[1][before:][:2]}
    assert answers[early].id == "early"
    assert answers[early].by == "person"
    assert answers[silent].by == "clock"


def _is_contest(frame: Frame) -> bool:
    return bool(frame["type"] == "asked" and frame["decision"]["question"]["type"] == "contest-or-pass")


async def _announce(seats: list[Connection]) -> int:
    """Play until a player can announce and does; that player."""
    for turn in range(50):
        seat = seats[turn % len(seats)]
        question = await await_question(seat, turn + 1)
        claims = [action for action in question["legal"] if action["type"] == "announce"]
        answer = await seat.act(claims[0] if claims else question["legal"][0])
        assert answer["type"] == "accepted", answer
        if claims:
            return turn % len(seats)
    raise AssertionError("nobody could announce")


@full
def test_days_pass_without_players(tmp_path: Path) -> None:
    database = tmp_path / "t.db"

    async def start_and_leave() -> str:
        with served(database) as process:
            days: Frame = {"clock": 86_400, "memorise": 600, "options": {"turn_limit": 9}}
            seats = await start_game(RemoteServer(process.port), "Ada", "Bruno", bots=1, **days)
            for seat in seats:
                await seat.close()
        return seats[0].client.code

    code = run(start_and_leave())
    restarts = 0
    while stored(database, code)[0].is_game_on:
        before = stored(database, code)[0].number
        age(database, DAYS)
        with served(database):
            wait_for(lambda before=before: _went_on(database, code, before), "the clock")  # type: ignore[misc]
        restarts += 1
        assert restarts < 60
    state, acted = stored(database, code)
    assert state.phase == "finished"
    assert {entry.by for entry in acted} == {"clock", "bot"}
    assert restarts >= 2


def _went_on(database: Path, code: str, before: int) -> bool:
    """Whether a person timed out and the table waits for another, or the game is over."""
    state, _ = stored(database, code)
    if state.number <= before or not state.is_game_on:
        return not state.is_game_on
    assert state.play is not None
    assert state.play.decision is not None
    seat = state.seats[state.play.decision.player]
    return seat is not None and seat.bot is None and not seat.away


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
    """The second start succeeds however far the first one got."""
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
        again.wait_until_ready()
        assert run(RemoteServer(again.port).new_client("Ada")).token
    with closing(copied(database, scratch)) as left:
        assert left.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert left.execute("SELECT count(*) FROM people").fetchone() == (1,)
