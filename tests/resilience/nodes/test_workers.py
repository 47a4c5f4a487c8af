"""Several workers on one socket; and configurations that are refused with a sentence."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import psycopg
import pytest

from mascarade.rules import Refused
from mascarade.server.cluster.pubsub import RedisPubSub
from mascarade.server.protocol.errors import sentence_of
from mascarade.server.storage.engines import database_at
from mascarade.server.storage.store import Store
from tests.kit import service as server
from tests.kit.backends import databases
from tests.kit.client import play_on
from tests.kit.server_process import ROOT, children_of, state_of, wait_for, wait_until_gone
from tests.kit.timeouts import TIMEOUT_SECONDS
from tests.resilience.nodes.cluster import NEVER_DEAD, Cluster, run
from tests.resilience.nodes.test_two_nodes import begin
from tests.tiers import full


def _workers(parent: int) -> set[int]:
    """The parent's running children."""
    return {child for child in children_of(parent) if state_of(child) not in ("", "Z")}


def test_workers_share_a_socket_come_again_and_end_together(tmp_path: Path) -> None:
    with Cluster(tmp_path) as cluster:
        (node,) = cluster.nodes(1, "--workers", "2", *NEVER_DEAD, planted="patience")
        parent = node.process.process
        wait_for(lambda: cluster.read("SELECT count(*) FROM nodes")[0][0] == 2, "both workers")

        async def test() -> None:
            settings: dict[str, Any] = {
                "clock": None,
                "window": None,
                "memorise": 600,
                "options": {"turn_limit": 8},
            }
            guests = await node.server.open_table("Ada", "Bruno", **settings)
            await play_on(*await begin(guests))

        run(test(), node)
        before = _workers(parent.pid)
        assert len(before) == 2
        os.kill(min(before), signal.SIGKILL)
        wait_for(lambda: len(_workers(parent.pid) - before) == 1, "another one")
        wait_for(lambda: cluster.read("SELECT count(*) FROM nodes")[0][0] == 3, "that it serves")
        workers = _workers(parent.pid)
        parent.send_signal(signal.SIGTERM)
        assert parent.wait(TIMEOUT_SECONDS) == 0
        wait_until_gone(tuple(workers))
        left = cluster.read("SELECT count(*) FROM nodes WHERE seen_at < 0")[0][0]
        assert left == 2, "they have said that they go"
        driven = "SELECT count(*) FROM tables JOIN nodes ON nodes.id = driver WHERE seen_at < 0"
        assert cluster.read(driven)[0][0] == 0


@full
def test_workers_end_when_nobody_is_left_to_look_after_them(tmp_path: Path) -> None:
    with Cluster(tmp_path) as cluster:
        (node,) = cluster.nodes(1, "--workers", "2", planted="patience")
        wait_for(lambda: cluster.read("SELECT count(*) FROM nodes")[0][0] == 2, "both workers")
        wait_until_gone(node.process.kill())
        wait_for(lambda: cluster.read("SELECT count(*) FROM nodes WHERE seen_at < 0")[0][0] == 2, "their end")


def served(*options: str) -> tuple[int, str]:
    """The exit code and the output of the command."""
    done = subprocess.run(
        [sys.executable, "-m", "mascarade", "serve", "--port", "0", *options],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src"), "NO_COLOR": "1", "COLUMNS": "500"},
        capture_output=True,
        text=True,
        timeout=TIMEOUT_SECONDS,
        check=False,
    )
    return done.returncode, done.stdout + done.stderr


def test_several_workers_on_sqlite_are_refused(tmp_path: Path) -> None:
    code, said = served("--workers", "2", "--database", f"sqlite:///{tmp_path / 't.db'}")
    assert code
    assert sentence_of("workers-need-postgresql") in said
    assert "Traceback" not in said


@full
def test_nobody_is_told_the_password() -> None:
    postgres = databases.postgres()
    with psycopg.connect(postgres.address("postgres"), autocommit=True) as connection:
        connection.execute("DROP USER IF EXISTS stranger")
        connection.execute("CREATE USER stranger PASSWORD 'open sesame'")
        hba = postgres.folder / "data" / "pg_hba.conf"
        hba.write_text(f"local all stranger scram-sha-256\n{hba.read_text()}")
        connection.execute("SELECT pg_reload_conf()")
    url = f"postgresql://stranger:wrong-secret@/postgres?host={postgres.folder}"
    wait_for(lambda: _refused(url), "passwords' being asked for")
    code, said = served("--database", url)
    assert code
    assert "stranger" in said
    assert "wrong-secret" not in said
    assert "Traceback" not in said
    code, said = served("--json", "--database", url.replace("stranger:wrong-secret", "nobody-there:x"))
    assert code
    assert "Traceback" not in said


def _refused(url: str) -> bool:
    try:
        psycopg.connect(url).close()
    except psycopg.OperationalError:
        return True
    return False


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
    assert "secret" not in sentence_of(refusal.value.code, **refusal.value.facts)


def test_an_address_of_no_redis_is_refused_without_its_password() -> None:
    with pytest.raises(Refused) as refusal:
        RedisPubSub("http://me:secret@there", "node")
    assert refusal.value.code == "redis-url"
    assert "secret" not in sentence_of(refusal.value.code, **refusal.value.facts)


def test_where_nobody_answers_a_sentence_says_so(tmp_path: Path) -> None:
    store = Store(f"postgresql://me:secret@/db?host={tmp_path}")
    with pytest.raises(Refused) as refusal:
        store.open()
    store.close()
    assert refusal.value.code == "database-unusable"
    assert "secret" not in sentence_of(refusal.value.code, **refusal.value.facts)


@pytest.mark.parametrize("missing", ["psycopg", "redis"])
def test_a_missing_package_is_named(missing: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, missing, None)
    uses: dict[str, Callable[[], object]] = {
        "psycopg": lambda: database_at("postgresql://me@there/db"),
        "redis": lambda: RedisPubSub("redis://there", "node"),
    }
    with pytest.raises(Refused) as refusal:
        uses[missing]()
    assert refusal.value.code == "nodes-missing"
    assert "mascarade[nodes]" in sentence_of(refusal.value.code, **refusal.value.facts)
    assert missing in sentence_of(refusal.value.code, **refusal.value.facts)


def test_that_redis_is_away_is_said_once(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """One message for repeated attempts."""
    tries = 0

    async def test() -> None:
        enough = asyncio.Event()

        def hang_up(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            nonlocal tries
            tries += 1
            writer.close()
            if tries == 3:
                enough.set()

        async with await asyncio.start_unix_server(hang_up, tmp_path / "socket"):
            pubsub = RedisPubSub(f"unix://{tmp_path / 'socket'}", "node")
            pubsub.start(lambda hint: None)
            pubsub.publish("something")
            await enough.wait()
            await pubsub.stop()

    with caplog.at_level(logging.WARNING):
        server.run(test())
    assert len([record for record in caplog.records if "Redis does not answer" in record.message]) == 1
