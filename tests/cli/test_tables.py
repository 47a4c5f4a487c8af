"""Commands for administrators: they see what a host sees, and work while a server runs."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from mascarade.rules import read_record, verify
from mascarade.server.tables.state import TableState
from tests.kit.client import Client, await_question, play_on, start_game
from tests.kit.command import refused, run, stdout_of
from tests.kit.service import run as in_time
from tests.kit.service import running_server, table_state
from tests.kit.virtual_clock import DAY, NOON, SECOND, VirtualClock
from tests.server.storage.test_releases import DUMPS, brought_up

FACE = {"mask": "cat", "colour": "iris", "dark": True}
PHASES = ["lobby", "memorising", "playing", "finished", "aborted", "closed"]


@pytest.fixture
def stored(tmp_path: Path) -> tuple[str, dict[str, Any]]:
    """A database with tables in every phase, and these tables."""
    tables = brought_up(DUMPS[-1], tmp_path / "t.db")
    return f"sqlite:///{tmp_path / 't.db'}", tables


def listed(*arguments: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(stdout_of("tables", "list", "--json", *arguments))["tables"]
    return found


def test_every_table_is_listed_with_what_it_is_at(stored: tuple[str, dict[str, Any]]) -> None:
    database, tables = stored
    found = {table["code"]: table for table in listed("--database", database)}
    assert {code: table["phase"] for code, table in found.items()} == {
        table["code"]: table["phase"] for table in tables.values()
    }
    assert found[tables["lobby"]["code"]]["people"] == 2
    assert found[tables["by-days"]["code"]]["people"] == 3
    text = stdout_of("tables", "list", "--database", database)
    assert all(code in text for code in found)


def test_a_list_can_be_cut_to_what_one_looks_for(
    stored: tuple[str, dict[str, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    database, tables = stored
    for phase in PHASES:
        wanted = {table["code"] for table in tables.values() if table["phase"] == phase}
        assert {table["code"] for table in listed("--database", database, "--phase", phase)} == wanted
    both = listed("--database", database, "--phase", "lobby", "--phase", "closed")
    assert len(both) == 2
    quiet = ("--database", database, "--quiet-for", "10d")
    for days, found in ((5, []), (15, listed("--database", database))):
        clock = VirtualClock(NOON + days * DAY)
        monkeypatch.setattr("mascarade.cli.commands.tables.WallClock", lambda clock=clock: clock)
        assert listed(*quiet) == found, "whatever the date is today"
        assert ("No tables found" in stdout_of("tables", "list", *quiet)) is (found == [])


def test_a_table_shows_no_card_before_its_game_is_over(stored: tuple[str, dict[str, Any]]) -> None:
    database, tables = stored
    for scene, table in tables.items():
        shown = json.loads(stdout_of("tables", "show", table["code"], "--database", database, "--json"))
        assert (shown["code"], shown["phase"]) == (table["code"], table["phase"])
        assert bool(shown["cards"]) is (table["phase"] in ("finished", "aborted")), scene
        assert "deal" not in json.dumps(shown)
        text = stdout_of("tables", "show", table["code"].lower(), "--database", database)
        assert ("The cards at the end" in text) is bool(shown["cards"])
    assert "Ada, the host" in stdout_of("tables", "show", tables["lobby"]["code"], "--database", database)


def test_records_of_what_is_over_become_files(stored: tuple[str, dict[str, Any]], tmp_path: Path) -> None:
    database, tables = stored
    out = tmp_path / "deep" / "records"
    written = json.loads(
        stdout_of("tables", "export", "--all", "--out", str(out), "--database", database, "--json")
    )["records"]
    over = {f"{tables[scene]['code']}-1.json" for scene in ("finished", "aborted", "rematch")}
    assert {Path(file).name for file in written} == {file.name for file in out.iterdir()} == over
    for file in out.iterdir():
        verify(read_record(file.read_bytes()))
    one = ("tables", "export", tables["finished"]["code"], "--out", str(out), "--database", database)
    assert refused(*one)["code"] == "file-exists"
    assert "one record" in stdout_of(*one, "--force")
    nothing = ("tables", "export", tables["lobby"]["code"], "--out", str(out), "--database", database)
    assert "nothing to export" in stdout_of(*nothing)
    (tmp_path / "file").write_text("")
    assert refused(*one[:-3], str(tmp_path / "file"), *one[-2:])["code"] == "file-unwritable"


def test_a_table_is_closed_once_and_only_by_who_is_sure(stored: tuple[str, dict[str, Any]]) -> None:
    database, tables = stored
    code = tables["fading"]["code"]
    close = ("tables", "close", code, "--database", database)
    for answer in (b"", b"\n", b"yes\n", "déjà\n".encode()):
        result = run(*close, stdin=answer)
        assert (result.exit_code, result.stdout) == (1, "")
        assert "stays open" in result.stderr
    assert refused_json(*close)["code"] == "yes-needed"
    assert run(*close, stdin=f"{code.lower()}\n".encode()).exit_code == 0
    assert (
        json.loads(stdout_of("tables", "show", code, "--database", database, "--json"))["phase"] == "closed"
    )
    assert refused(*close, "--yes")["code"] == "table-closed"


def refused_json(*arguments: str) -> dict[str, Any]:
    result = run(*arguments, "--json")
    assert result.exit_code == 2
    error: dict[str, Any] = json.loads(result.stdout)["error"]
    return error


@pytest.mark.parametrize("code", ["QQQQQQ", "", "😀", "../../etc", "x" * 1000, "'; drop table tables"])
def test_a_code_of_no_table_is_refused(stored: tuple[str, dict[str, Any]], code: str, tmp_path: Path) -> None:
    database, _ = stored
    for command in (("show",), ("close", "--yes"), ("export", "--out", str(tmp_path / "out"))):
        error = refused("tables", command[0], code, *command[1:], "--database", database)
        assert error["code"] == "no-such-table"
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize("arguments", [[], ["QQQQQQ", "--all"]])
def test_an_export_is_of_one_table_or_of_all(
    stored: tuple[str, dict[str, Any]], arguments: list[str], tmp_path: Path
) -> None:
    out = ("--out", str(tmp_path / "out"), "--database", stored[0])
    assert refused("tables", "export", *arguments, *out, exit_code=2)["code"] == "code-or-all"


@pytest.mark.parametrize("written", ["", "soon", "7", "-7d", "7 d", "1.5d", "7w", "9999999d", "０d"])
def test_a_stretch_of_time_that_is_none(stored: tuple[str, dict[str, Any]], written: str) -> None:
    error = refused("tables", "list", f"--quiet-for={written}", "--database", stored[0], exit_code=2)
    assert error["code"] == "duration"


def test_a_database_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'none.db'}"
    for command in (
        ["tables", "list"],
        ["tables", "show", "QQQQQQ"],
        ["backup", "--out", str(tmp_path / "c")],
    ):
        assert refused(*command, "--database", database)["code"] == "database-missing"
    assert list(tmp_path.iterdir()) == []


def test_a_database_that_only_the_server_may_bring_up_to_date(stored: tuple[str, dict[str, Any]]) -> None:
    database, _ = stored
    with closing(sqlite3.connect(database.removeprefix("sqlite:///"))) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '0000'")
        connection.commit()
    assert refused("tables", "list", "--database", database)["code"] == "database-older"


@pytest.mark.parametrize("database", ["nonsense", "sqlite://", "mysql://ada:secret@there/db"])
@pytest.mark.parametrize("command", [["tables", "list"], ["backup", "--out", "copy"]])
def test_an_address_of_no_database(
    command: list[str], database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    error = refused(*command, "--database", database)
    assert error["code"] == "database-url"
    assert "secret" not in json.dumps(error)


# While a server runs


def test_players_are_told_that_their_table_was_closed(tmp_path: Path) -> None:
    async def test() -> None:
        clock = VirtualClock(int(time.time() * SECOND))  # the command uses the real time
        async with running_server(tmp_path / "t.db", clock) as server:
            seats = await start_game(server, "Ada", "Bruno", bots=2)
            code = seats[0].client.code
            close = ("tables", "close", code, "--yes", "--database", f"sqlite:///{tmp_path / 't.db'}")
            await asyncio.to_thread(stdout_of, *close)
            await clock.forward(2 * SECOND)  # the server polls once a second
            for seat in seats:
                ending = await seat.until_closed()
                assert (ending["type"], ending["code"], ending["again"]) == ("closing", "closed", False)
            answer = await seats[0].client.ask("GET", f"/tables/{code}")
            assert answer.json()["code"] == "no-table"
            assert await seats[0].client.get("/me/tables") == []

    in_time(test())


def test_a_copy_taken_while_people_play_is_whole_and_its_tables_go_on(tmp_path: Path) -> None:
    file, database = tmp_path / "copy.db", f"sqlite:///{tmp_path / 't.db'}"
    kept: list[TableState] = []

    async def copy() -> None:
        async with running_server(tmp_path / "t.db") as server:
            seats = await start_game(
                server, "Ada", "Bruno", bots=2, clock=None, window=None, options={"turn_limit": 7}
            )
            question = await await_question(seats[0], 1)
            await seats[0].act(question["legal"][0])
            kept.append(await table_state(seats[0].client))
            await seats[0].client.ask("PUT", "/me/face", {"face": FACE})
            await seats[1].client.post("/people/kept", {"name": "Anna", "face": FACE})
            link = await seats[0].client.post("/me/devices")
            phones.append((await Client(server, "").post("/move", {"key": link["key"]}))["token"])
            told_now = await asyncio.to_thread(
                stdout_of, "backup", "--out", str(file), "--database", database, "--json"
            )
            assert json.loads(told_now) == {
                "file": str(file),
                "people": 3,
                "tables": 1,
                "entries": kept[0].number,
            }
            people.extend((seat.client.token, seat.client.code) for seat in seats)
            await play_on(*seats)

    async def restore() -> None:
        async with running_server(file) as server:
            guests = [await server.new_client(name) for name in ("A", "B")]
            for guest, (token, code) in zip(guests, people, strict=True):
                guest.token, guest.code = token, code
            assert [(await guest.get("/me"))["face"] for guest in guests] == [FACE, None]
            assert [one["face"] for one in (await guests[1].get("/me"))["kept"]] == [FACE]
            phone = Client(server, "Ada")
            (phone.token,) = phones
            assert sorted(one["here"] for one in await phone.get("/me/devices")) == [False, True]
            before = await table_state(guests[0])
            assert before.play is not None
            assert kept[0].play is not None
            assert before.play.events == kept[0].play.events
            seats = [await guest.connect() for guest in guests]
            for seat in seats:
                seat._ids = 100
            await play_on(*seats)
            assert (await table_state(guests[0])).phase == "finished"

    people: list[tuple[str, str]] = []
    phones: list[str] = []
    in_time(copy())
    assert [made.name for made in tmp_path.iterdir() if "copy" in made.name] == ["copy.db"]
    in_time(restore())


def test_a_backup_overwrites_nothing_unless_forced(
    stored: tuple[str, dict[str, Any]], tmp_path: Path
) -> None:
    database, _ = stored
    file = tmp_path / "copy.db"
    file.write_text("dear")
    copy = ("backup", "--out", str(file), "--database", database)
    assert refused(*copy)["code"] == "file-exists"
    assert file.read_text() == "dear"
    assert "complete copy" in " ".join(stdout_of(*copy, "--force").split())
    assert file.read_bytes().startswith(b"SQLite format 3")
    for place in (tmp_path / "none" / "copy.db", tmp_path):
        assert refused("backup", "--out", str(place), "--database", database)["code"] == "file-unwritable"


def test_a_database_that_is_damaged_gives_no_copy(stored: tuple[str, dict[str, Any]], tmp_path: Path) -> None:
    database, _ = stored
    path = Path(database.removeprefix("sqlite:///"))
    raw = bytearray(path.read_bytes())
    raw[8192:12288] = b"\x07" * 4096
    path.write_bytes(raw)
    copy = tmp_path / "copy.db"
    assert refused("backup", "--out", str(copy), "--database", database)["code"] == "database-unusable"
    assert not copy.exists()
    assert [made for made in tmp_path.iterdir() if made.name.startswith(".")] == []


def test_another_database_is_copied_by_its_own_program() -> None:
    error = refused("backup", "--out", "copy", "--database", "postgresql+psycopg://ada:secret@there/db")
    assert error["code"] == "backup-elsewhere"
    assert "“pg_dump --format=custom --file=copy postgresql://ada:***@there/db”" in error["sentence"]
