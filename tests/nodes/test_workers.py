"""Several workers at one socket; and what can't be served is refused with a sentence."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import psycopg
import pytest

from mascarade.rules import Refused
from mascarade.server.bus import bus_at
from mascarade.server.databases import database_at
from mascarade.server.refusals import told
from mascarade.server.store import Store
from tests.backends.servers import Postgres
from tests.faults.process import ROOT, children_of, until_gone, wait_for
from tests.nodes.cluster import Cluster, run
from tests.server.house import play_on


def _workers(parent: int) -> tuple[int, ...]:
    """The parent's children that live."""
    return tuple(
        child
        for child in children_of(parent)
        if Path(f"/proc/{child}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    )


def test_workers_share_a_socket_come_again_and_end_together(tmp_path: Path) -> None:
    with Cluster(tmp_path) as cluster:
        (node,) = cluster.nodes(1, "--workers", "2")
        parent = node.server.process
        wait_for(lambda: cluster.read("SELECT count(*) FROM nodes")[0][0] == 2, "both workers")

        async def test() -> None:
            guests = await node.house.table(
                "Ada", "Bruno", clock=None, window=None, options={"turn_limit": 8}
            )
            seats = [await guest.sit() for guest in guests]
            for seat in seats:
                await seat.until(lambda frame: frame["type"] == "table")
            await guests[0].post(f"/tables/{guests[0].code}/start")
            for seat in seats:
                await seat.ready()
            await play_on(*seats)

        run(test(), node)
        before = _workers(parent.pid)
        assert len(before) == 2
        os.kill(before[0], signal.SIGKILL)
        wait_for(
            lambda: len(_workers(parent.pid)) == 2 and before[0] not in _workers(parent.pid), "another one"
        )
        wait_for(lambda: cluster.read("SELECT count(*) FROM nodes")[0][0] == 3, "that it serves")
        workers = _workers(parent.pid)
        parent.send_signal(signal.SIGTERM)
        assert parent.wait(30) == 0
        until_gone(workers)
        left = cluster.read("SELECT count(*) FROM nodes WHERE seen_at < 0")[0][0]
        assert left == 2, "they have said that they go"
        driven = "SELECT count(*) FROM tables JOIN nodes ON nodes.id = driver WHERE seen_at < 0"
        assert cluster.read(driven)[0][0] == 0


def test_workers_end_when_nobody_is_left_to_look_after_them(tmp_path: Path) -> None:
    with Cluster(tmp_path) as cluster:
        (node,) = cluster.nodes(1, "--workers", "2")
        wait_for(lambda: cluster.read("SELECT count(*) FROM nodes")[0][0] == 2, "both workers")
        until_gone(node.server.kill())
        wait_for(lambda: cluster.read("SELECT count(*) FROM nodes WHERE seen_at < 0")[0][0] == 2, "their end")


def served(*options: str) -> tuple[int, str]:
    """What the command says, and how it ends."""
    done = subprocess.run(
        [sys.executable, "-m", "mascarade", "serve", "--port", "0", *options],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src"), "NO_COLOR": "1", "COLUMNS": "500"},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    return done.returncode, done.stdout + done.stderr


def test_several_workers_on_sqlite_are_refused(tmp_path: Path) -> None:
    code, said = served("--workers", "2", "--database", f"sqlite:///{tmp_path / 't.db'}")
    assert code
    assert told("workers-need-postgresql") in said
    assert "Traceback" not in said


def test_nobody_is_told_the_password(tmp_path: Path) -> None:
    with Postgres() as postgres:
        with psycopg.connect(postgres.address("postgres"), autocommit=True) as connection:
            connection.execute("CREATE USER stranger PASSWORD 'open sesame'")
        hba = postgres.folder / "data" / "pg_hba.conf"
        hba.write_text(f"local all stranger scram-sha-256\n{hba.read_text()}")
        postgres.stop()
        postgres.start()
        url = f"postgresql://stranger:wrong-secret@/postgres?host={postgres.folder}"
        code, said = served("--database", url)
        assert code
        assert "stranger" in said
        assert "wrong-secret" not in said
        assert "Traceback" not in said
        code, said = served("--json", "--database", url.replace("stranger:wrong-secret", "nobody-there:x"))
        assert code
        assert "Traceback" not in said


@pytest.mark.parametrize(
    "url",
    [
        "mysql://me:secret@there/db",
        "postgresql+asyncpg://me:secret@there/db",
        "postgresql://me:secret@there:x/db",
    ],
)
def test_an_address_of_no_database_is_refused_without_its_password(url: str) -> None:
    with pytest.raises(Refused) as refusal:
        database_at(url)
    assert refusal.value.code == "database-url"
    assert "secret" not in told(refusal.value.code, **refusal.value.facts)


def test_an_address_of_no_redis_is_refused_without_its_password() -> None:
    with pytest.raises(Refused) as refusal:
        bus_at("http://me:secret@there", "node")
    assert refusal.value.code == "redis-url"
    assert "secret" not in told(refusal.value.code, **refusal.value.facts)


def test_where_nobody_answers_a_sentence_says_so(tmp_path: Path) -> None:
    store = Store(f"postgresql://me:secret@/db?host={tmp_path}")
    with pytest.raises(Refused) as refusal:
        store.open()
    store.close()
    assert refusal.value.code == "database-unusable"
    assert "secret" not in told(refusal.value.code, **refusal.value.facts)


@pytest.mark.parametrize("missing", ["psycopg", "redis"])
def test_a_missing_package_is_named(missing: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, missing, None)
    uses: dict[str, Callable[[], object]] = {
        "psycopg": lambda: database_at("postgresql://me@there/db"),
        "redis": lambda: bus_at("redis://there", "node"),
    }
    with pytest.raises(Refused) as refusal:
        uses[missing]()
    assert refusal.value.code == "nodes-missing"
    assert "mascarade[nodes]" in told(refusal.value.code, **refusal.value.facts)
    assert missing in told(refusal.value.code, **refusal.value.facts)
