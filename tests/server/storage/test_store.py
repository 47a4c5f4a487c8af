"""The store: compare-and-set of entry numbers, group commits, and jobs that fail alone."""

from __future__ import annotations

import asyncio
import select
import sqlite3
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest
import sqlalchemy as sa

from mascarade.rules import Action, Refused
from mascarade.server.protocol.errors import sentence_of
from mascarade.server.storage import nodes, schema
from mascarade.server.storage import store as store_module
from mascarade.server.storage.append import AnswerCount
from mascarade.server.storage.store import DatabaseUnavailable, Store
from mascarade.server.storage.tables import TableRow, append_job, insert_table, table_entries
from mascarade.server.tables import entries as n
from mascarade.server.tables.entries import AnyEntry
from mascarade.server.tables.index import Listing
from tests.kit.backends import databases
from tests.kit.backends.servers import Postgres
from tests.kit.client import Client, await_question, start_game
from tests.kit.service import run, running_server, service_of, table_session, table_state
from tests.kit.timeouts import TIMEOUT_SECONDS
from tests.kit.virtual_clock import VirtualClock
from tests.tiers import full

FOUR = ("Ada", "Bruno", "Chiara", "Dario")


@asynccontextmanager
async def opened_store(path: Path) -> AsyncIterator[Store]:
    store = Store(databases.url(path))
    store.open()
    try:
        yield store
    finally:
        store.close()


# Compare and set


def test_of_two_who_want_the_same_number_one_gets_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened_store(tmp_path / "t.db") as store:
            first, second = [n.Lost(seat) for seat in (1, 2)]
            won = await asyncio.gather(
                *(store.write(append_job(store, "t", 0, 5, [entry, n.Began()])) for entry in (first, second))
            )
            assert sorted(won) == [False, True]
            kept = await table_entries(store, "t")
            assert kept == [(5, first if won[0] else second), (5, n.Began())]
            assert await store.write(append_job(store, "t", 1, 6, [n.Closed()])) is False
            assert await store.write(append_job(store, "t", 2, 6, [n.Closed()])) is True
            assert await table_entries(store, "t", 2) == [(6, n.Closed())]

    run(test())


async def behind_its_back(guest: Client, *news: AnyEntry) -> None:
    """Append to the table as another process would."""
    table, store = await table_session(guest), service_of(guest).store
    now = service_of(guest).clock.now()
    assert await store.write(append_job(store, table.row.id, table.state.number, now, news))


def as_action(action: object) -> Action:
    made: Action = msgspec.convert(action, Action)
    return made


def test_an_answer_that_lost_the_race_is_refused_if_its_decision_is_gone(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            seats = await start_game(server, *FOUR)
            legal = (await seats[0].next_question())["legal"]
            await behind_its_back(seats[0].client, n.Acted(as_action(legal[1]), "person", "other"))
            answer = await seats[0].act(legal[0])
            assert (answer["type"], answer["code"]) == ("refused", "stale-decision")
            for seat in seats:
                await seat.until(lambda frame: "swapped" in str(frame.get("events")))
                assert len(seat.events) == 6, "everybody hears of what the winner did, once"
            assert (await await_question(seats[1], 2))["decision"]["player"] == 1

    run(test())


def test_an_answer_that_lost_the_race_is_given_if_its_decision_is_still_open(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            seats = await start_game(server, *FOUR)
            legal = (await seats[0].next_question())["legal"]
            await behind_its_back(seats[0].client, n.Muted(2, True), n.Voted(3, "abort", True))
            assert (await seats[0].act(legal[0]))["type"] == "accepted"
            table = (await table_state(seats[0].client)).seats[2]
            assert table is not None
            assert table.muted
            stored = await table_entries(server.service.store, (await table_session(seats[0].client)).row.id)
            assert [type(entry).__name__ for _, entry in stored[-3:]] == ["Muted", "Voted", "Acted"]

    run(test())


def test_an_answer_that_another_process_took_already_is_acknowledged(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            seats = await start_game(server, *FOUR)
            legal = (await seats[0].next_question())["legal"]
            await behind_its_back(seats[0].client, n.Acted(as_action(legal[0]), "person", "mine"))
            answer = await seats[0].act(legal[0], name="mine")
            assert answer == {"type": "accepted", "id": "mine", "events": 6}
            assert len(seats[0].events) == 6

    run(test())


def test_a_lost_race_leaves_no_bot_waiting(tmp_path: Path) -> None:
    async def test() -> None:
        clock = VirtualClock()
        async with running_server(tmp_path / "t.db", clock) as server:
            (ada,) = await start_game(server, "Ada", bots=3, clock=None)
            legal = (await ada.next_question())["legal"]
            await behind_its_back(ada.client, n.Acted(as_action(legal[1]), "person"))
            assert (await ada.act(legal[0]))["code"] == "stale-decision"
            await clock.forward(0)
            assert (await await_question(ada, 5))["decision"]["number"] == 5

    run(test())


# Commits


def test_a_job_that_fails_fails_alone(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened_store(tmp_path / "t.db") as store:
            person = {"id": "p", "name": "Ada", "created_at": 1}
            gate = threading.Event()
            results = asyncio.gather(
                store.write(lambda connection: gate.wait(TIMEOUT_SECONDS)),
                store.write(append_job(store, "t", 0, 1, [n.Began()])),
                store.write(lambda connection: connection.execute(schema.people.insert(), person)),
                store.write(lambda connection: connection.execute(schema.people.insert(), person)),
                store.write(append_job(store, "t", 1, 1, [n.Closed()])),
                return_exceptions=True,
            )
            await asyncio.sleep(0)
            gate.set()
            done = await results
            assert isinstance(done[3], sa.exc.IntegrityError)
            assert [done[0], done[1], done[4]] == [True, True, True]
            assert [entry for _, entry in await table_entries(store, "t")] == [n.Began(), n.Closed()]

    run(test())


def test_jobs_that_wait_are_committed_together(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened_store(tmp_path / "t.db") as store:
            gate = threading.Event()
            commits: list[float] = []
            store.on_commit = commits.append
            first = asyncio.ensure_future(store.write(lambda connection: gate.wait(TIMEOUT_SECONDS)))
            await asyncio.sleep(0)
            rest = [
                asyncio.ensure_future(store.write(append_job(store, f"t{table}", 0, 1, [n.Began()])))
                for table in range(100)
            ]
            await asyncio.sleep(0)
            gate.set()
            await asyncio.gather(first, *rest)
            assert 1 <= len(commits) <= 3
            assert all([await table_entries(store, f"t{table}") for table in (0, 50, 99)])

    run(test())


@pytest.mark.sqlite
def test_the_write_ahead_log_is_truncated_while_moves_come_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store_module, "_CHECKPOINT_EVERY", 20)
    log = tmp_path / "t.db-wal"

    async def test() -> None:
        async with opened_store(tmp_path / "t.db") as store:
            length, number = 0, 0
            while length < log.stat().st_size:
                length = log.stat().st_size
                await store.write(append_job(store, "t", number, 1, [n.Began()]))
                number += 1
            assert number > 20
            assert len(await table_entries(store, "t")) == number

    run(test())


def test_of_many_who_are_committed_together_one_who_is_late_is_late_alone(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened_store(tmp_path / "t.db") as store:
            await store.write(append_job(store, "t1", 0, 1, [n.Began()]))
            gate = threading.Event()
            commits: list[float] = []
            store.on_commit = commits.append
            first = asyncio.ensure_future(store.write(lambda connection: gate.wait(TIMEOUT_SECONDS)))
            await asyncio.sleep(0)
            rest = [
                asyncio.ensure_future(
                    store.write(append_job(store, f"t{table}", 0, 2, [n.Began(), n.Closed()]))
                )
                for table in range(3)
            ]
            await asyncio.sleep(0)
            gate.set()
            await first
            assert await asyncio.gather(*rest) == [True, False, True]
            assert await table_entries(store, "t1") == [(1, n.Began())]
            assert await table_entries(store, "t2") == [(2, n.Began()), (2, n.Closed())]

    run(test())


@pytest.mark.sqlite
def test_what_was_written_is_there_when_the_wait_ends(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened_store(tmp_path / "t.db") as store:
            await store.write(append_job(store, "t", 0, 1, [n.Began()]))
            with sqlite3.connect(f"file:{tmp_path / 't.db'}?mode=ro", uri=True) as other:
                assert other.execute("select count(*) from entries").fetchone() == (1,)
            other.close()

    run(test())


def test_a_read_that_fails_midway_leaves_no_old_view_of_the_data(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened_store(tmp_path / "t.db") as store:
            for number in range(2):
                assert await store.write(append_job(store, "t", number, 5, [n.Began()]))

            def fail_midway(connection: sa.Connection) -> None:
                rows = iter(connection.execute(sa.select(schema.entries.c.body)))
                raise ValueError(next(rows))

            readers = store.database.readers
            failed = await asyncio.gather(
                *(store.read(fail_midway) for _ in range(readers)), return_exceptions=True
            )
            assert [type(one) for one in failed] == [ValueError] * readers
            assert await store.write(append_job(store, "t", 2, 5, [n.Began()]))
            found = await asyncio.gather(*(table_entries(store, "t") for _ in range(readers)))
            assert [len(entries) for entries in found] == [3] * readers

    run(test())


def test_a_wait_that_is_given_up_does_not_undo_the_write(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened_store(tmp_path / "t.db") as store:
            writing = asyncio.ensure_future(store.write(append_job(store, "t", 0, 1, [n.Began()])))
            await asyncio.sleep(0)
            writing.cancel()
            await store.write(lambda connection: None)
            assert await table_entries(store, "t") == [(1, n.Began())]

    run(test())


@pytest.mark.sqlite
@pytest.mark.parametrize(
    ("pragma", "value"), [("journal_mode", "wal"), ("synchronous", 2), ("wal_autocheckpoint", 0)]
)
def test_a_commit_is_on_the_disk_and_readers_pass_by(tmp_path: Path, pragma: str, value: object) -> None:
    async def test() -> None:
        async with opened_store(tmp_path / "t.db") as store:

            def ask(connection: sa.Connection) -> object:
                return connection.exec_driver_sql(f"PRAGMA {pragma}").scalar()

            assert await store.write(ask) == value
            assert await store.read(ask) == value

    run(test())


# Several processes


def test_what_was_done_already_changes_nothing_the_second_time(tmp_path: Path) -> None:
    """As after a commit whose reply was lost."""

    async def test() -> None:
        async with opened_store(tmp_path / "t.db") as store:
            listing = Listing(phase="lobby", listed=True, wake_at=None, members=frozenset({"p"}))
            for listed in (None, listing):
                number = 0 if listed is None else 2
                append = append_job(store, "t", number, 5, [n.Began(), n.Closed()], listed)
                assert [await store.append(append) for _ in range(2)] == [True, True]
            assert [entry for _, entry in await table_entries(store, "t")] == [n.Began(), n.Closed()] * 2
            kept = TableRow("id", "ABCDEF", b"secret")
            opened = [await insert_table(store, kept, 5, [n.Began()], listing, "me") for _ in range(2)]
            assert opened == [True, True]
            assert len(await table_entries(store, "id")) == 1
            assert not await insert_table(
                store, TableRow("other", "ABCDEF", b""), 5, [n.Began()], listing, "me"
            )

    run(test())


@asynccontextmanager
async def shared_store() -> AsyncIterator[Store]:
    databases.choose("postgresql")
    async with opened_store(Path("shared")) as store:
        yield store


@pytest.mark.sqlite
def test_a_contest_is_closed_only_with_all_answers_that_are_there() -> None:
    async def test() -> None:
        async with shared_store() as store:
            row = {"table_id": "t", "game": 1, "decision": 7, "seat": 2, "tenure": 0, "id": "a"}
            row |= {"revision": 0, "body": b"{}"}
            await store.write(lambda c: c.execute(schema.answers.insert(), row), "t")
            late = append_job(store, "t", 0, 5, [n.Began()], answers=AnswerCount(1, 0))
            assert not await store.append(late)
            assert await table_entries(store, "t") == []
            assert await store.append(append_job(store, "t", 0, 5, [n.Began()], answers=AnswerCount(1, 1)))

    run(test())


@pytest.mark.sqlite
def test_a_node_that_leaves_twice_has_left() -> None:
    """A write is tried again if its commit was not acknowledged."""

    async def test() -> None:
        async with shared_store() as store:
            await nodes.heartbeat(store, "one", None)
            await nodes.leave(store, "one")
            await nodes.leave(store, "one")
            assert (await nodes.heartbeat(store, "two", None))["one"] is None

    run(test())


@pytest.mark.sqlite
def test_jobs_of_two_processes_that_cross_are_both_done() -> None:
    """They don't deadlock, whatever order they were requested in."""

    async def test() -> None:
        async with shared_store() as store, opened_store(Path("shared")) as other:
            listing = Listing(phase="lobby", listed=True, wake_at=None, members=frozenset({"p"}))
            tables = [f"t{number}" for number in range(20)]
            jobs = [
                place.append(append_job(place, table, number, 5, [n.Began()], listing))
                for place, order in ((store, 1), (other, -1))
                for number in range(5)
                for table in tables[::order]
            ]
            await asyncio.gather(*jobs)
            for table in tables:
                assert len(await table_entries(store, table)) == 5

    run(test())


@pytest.mark.sqlite
@full
def test_a_database_that_is_away_is_waited_for_but_not_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store_module, "_LATE_RETRY_SECONDS", 0.1)

    async def test() -> None:
        with Postgres(durable=True) as postgres:
            store = Store(postgres.make("t"), patience=0.5)
            store.open()
            postgres.stop("immediate")
            asked = (store.append(append_job(store, "t", 0, 5, [n.Began()])), table_entries(store, "t"))
            for problem in await asyncio.gather(*asked, return_exceptions=True):
                assert isinstance(problem, DatabaseUnavailable)
            store._patience = TIMEOUT_SECONDS  # from now on the speed of PostgreSQL's start doesn't matter
            postgres.start()
            assert await store.append(append_job(store, "t", 0, 5, [n.Began()]))
            postgres.stop("fast")
            writing = asyncio.ensure_future(store.append(append_job(store, "t", 1, 5, [n.Closed()])))
            reading = asyncio.ensure_future(table_entries(store, "t"))
            await asyncio.to_thread(postgres.start)
            assert await writing
            assert [entry for _, entry in await reading][:1] == [n.Began()]
            store.close()

    run(test())


@pytest.mark.sqlite
def test_a_job_that_was_too_slow_between_two_statements_is_tried_again() -> None:
    """On a busy machine PostgreSQL may end the session of a transaction that waits for this process."""
    attempts = 0

    def job(connection: sa.Connection) -> int:
        nonlocal attempts
        attempts += 1
        if attempts == 1:
            connection.exec_driver_sql("SET idle_in_transaction_session_timeout = 1")
            session = connection.connection.driver_connection
            assert session is not None
            assert select.select([session.fileno()], [], [], TIMEOUT_SECONDS)[0], "the session is ended"
        found: int = connection.exec_driver_sql("SELECT 7").scalar_one()
        return found

    async def test() -> None:
        async with shared_store() as store:
            assert await store.write(job) == 7
            assert attempts == 2

    run(test())


# Invalid databases


@pytest.mark.sqlite
@pytest.mark.parametrize("what", ["text", "a folder", "under a file"])
def test_a_database_that_cannot_be_used_is_refused_with_a_sentence(tmp_path: Path, what: str) -> None:
    path = tmp_path / "t.db"
    match what:
        case "text":
            path.write_text("Dear diary, this is no database at all. " * 100)
        case "a folder":
            path.mkdir()
        case _:
            path.write_text("")
            path = path / "t.db"
    store = Store(f"sqlite:///{path}")
    with pytest.raises(Refused) as refusal:
        store.open()
    store.close()
    assert refusal.value.code == "database-unusable"
    assert sentence_of(refusal.value.code, **refusal.value.facts).startswith("The database can't be used: ")


@pytest.mark.sqlite
@pytest.mark.parametrize("url", ["sqlite://", "sqlite:///:memory:", "mysql+pymysql://me:secret@there/db"])
def test_an_address_of_no_database_file_is_refused_without_its_password(url: str) -> None:
    with pytest.raises(Refused) as refusal:
        Store(url)
    assert refusal.value.code == "database-url"
    assert "secret" not in sentence_of(refusal.value.code, **refusal.value.facts)
