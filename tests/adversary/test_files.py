"""Files of the service: one server for a database, and nobody else on the machine reads it."""

from __future__ import annotations

import json
import os
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from mascarade.server.storage.engines import database_at
from mascarade.server.storage.store import Store
from tests.kit.command import process, stdout_of
from tests.kit.server_process import ServerProcess


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@pytest.fixture(autouse=True)
def open_umask() -> Iterator[None]:
    """A machine where new files are readable by everybody."""
    before = os.umask(0o022)
    yield
    os.umask(before)


def test_a_second_server_on_one_file_is_refused_and_commands_are_not(tmp_path: Path) -> None:
    database = tmp_path / "t.db"
    server = ServerProcess(database).wait_for_address()
    try:
        server.wait_until_ready()
        (tmp_path / "link.db").symlink_to(database)
        for name in ("t.db", "link.db"):
            url = f"sqlite:///{tmp_path / name}"
            second = process("serve", "--json", "--port", "0", "--database", url)
            assert second.returncode == 1
            error = json.loads(second.stdout)["error"]
            assert (error["code"], error["facts"]) == ("database-served", {"file": str(tmp_path / name)})
            assert "Another server" in error["sentence"]
        url = f"sqlite:///{database}"
        assert json.loads(stdout_of("tables", "list", "--json", "--database", url)) == {"tables": []}
        stdout_of("backup", "--database", url, "--out", str(tmp_path / "copy.db"))
    finally:
        server.end()
    with database_at(f"sqlite:///{database}").reserved():  # a killed server holds nothing
        pass


def test_a_server_is_refused_before_it_changes_the_database(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 't.db'}"
    with database_at(url).reserved():
        second = process("serve", "--port", "0", "--database", url)
        assert (second.returncode, second.stdout) == (1, b"")
        assert second.stderr.startswith(b"Refused: Another server is already using the database")
    assert not (tmp_path / "t.db").exists()


def test_databases_and_backups_are_for_their_owner_only(tmp_path: Path) -> None:
    shared = tmp_path / "shared"
    shared.mkdir(mode=0o755)
    for folder in (shared, tmp_path / "new" / "data"):
        url = f"sqlite:///{folder / 't.db'}"
        with database_at(url).reserved():
            store = Store(url)
            store.open()
            beside = {path.name: mode(path) for path in folder.iterdir()}
            store.close()
        assert beside == dict.fromkeys(("t.db", "t.db-wal", "t.db-shm", "t.db-serve"), 0o600)
        stdout_of("backup", "--database", url, "--out", str(folder / "copy.db"))
        assert mode(folder / "copy.db") == 0o600
    assert mode(tmp_path / "new" / "data") == 0o700
    assert (mode(shared), mode(tmp_path / "new")) == (0o755, 0o755), "folders of others stay as they are"


def test_a_database_that_its_group_may_read_stays_so(tmp_path: Path) -> None:
    file = tmp_path / "t.db"
    with closing(sqlite3.connect(file)):
        file.touch(mode=0o640)
    file.chmod(0o640)
    store = Store(f"sqlite:///{file}")
    store.open()
    store.close()
    assert mode(file) == 0o640
