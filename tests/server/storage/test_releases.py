"""Databases of earlier releases: every fixture is loaded, migrated and played on."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from msgspec.structs import replace

from mascarade import __version__
from mascarade.rules import Refused, read_record, verify
from mascarade.rules.record import RULES
from mascarade.server.protocol.errors import sentence_of
from mascarade.server.storage import schema
from mascarade.server.storage.store import Store
from mascarade.server.storage.tables import table_entries
from mascarade.server.tables import entries as n
from mascarade.server.tables.entries import AnyEntry
from mascarade.server.tables.fold import evolve
from mascarade.server.tables.state import TableState
from tests.kit.client import Client, Connection, play_on
from tests.kit.service import RunningServer, run, running_server, scripted_bots, table_session, table_state
from tests.kit.virtual_clock import DAY, NOON, VirtualClock

RELEASES = Path(__file__).parent / "releases"
DUMPS = sorted(RELEASES.glob("*.sql"))
LATER = NOON + DAY // 4
"""When the new release starts."""


def read(dump: Path) -> tuple[str, dict[str, Any]]:
    text = dump.read_text(encoding="utf-8")
    return text, json.loads(text.partition("\n")[0].removeprefix("--"))


def loaded(dump: Path, database: Path) -> dict[str, Any]:
    """Load a release's database; its tables by scene."""
    text, tables = read(dump)
    with closing(sqlite3.connect(database)) as connection:
        connection.executescript(text)
    return tables


def brought_up(dump: Path, database: Path) -> dict[str, Any]:
    """Load a release's database and migrate it to this version."""
    tables = loaded(dump, database)
    store = Store(f"sqlite:///{database}")
    store.open()
    store.close()
    return tables


def guests(server: RunningServer, table: dict[str, Any]) -> list[Client]:
    found = []
    for token in table["tokens"]:
        guest = Client(server, "")
        guest.token, guest.code = token, table["code"]
        found.append(guest)
    return found


def going_on() -> list[tuple[Path, str]]:
    return [
        (dump, scene)
        for dump in DUMPS
        for scene, table in read(dump)[1].items()
        if table["phase"] in ("lobby", "memorising", "playing")
    ]


def test_a_release_has_tables_in_every_phase() -> None:
    assert f"{__version__}.sql" in [dump.name for dump in DUMPS]
    for dump in DUMPS:
        phases = {table["phase"] for table in read(dump)[1].values()}
        assert phases == {"lobby", "memorising", "playing", "finished", "aborted", "closed"}
        assert dump.stat().st_size < 300_000


async def fill(host: Client) -> None:
    """Fill the seats of a lobby and start the game."""
    while any(seat_state is None for seat_state in (await table_state(host)).seats):
        await host.post(f"/tables/{host.code}/bots", {"bot": "random"})
    await host.post(f"/tables/{host.code}/start")


async def come(*people: Client) -> list[Connection]:
    seats = [await guest.connect() for guest in people]
    for seat in seats:
        await seat.until(lambda frame: frame["type"] == "table")
        seat._ids = 1000  # beyond the action ids used before
    return seats


async def pass_scenes(clock: VirtualClock, person: Client) -> None:
    """Let time pass while the server only waits until everything has been shown."""
    while True:
        await clock.settle()
        table = await table_session(person)
        if table.due is not None and table.due.when <= table.state.shown_at + table.state.settings.beat:
            await clock.forward(max(0, table.due.when - clock.now()))


def by_chance(seed: str) -> Callable[[Any], int]:
    chance = Random(seed)
    return lambda question: chance.randrange(len(question["legal"]))


@pytest.mark.parametrize(
    ("dump", "scene"), going_on(), ids=lambda value: value if isinstance(value, str) else value.stem
)
def test_a_stored_table_is_played_to_its_end(dump: Path, scene: str, tmp_path: Path) -> None:
    table = loaded(dump, tmp_path / "t.db")[scene]

    async def test() -> None:
        clock = VirtualClock(LATER)
        bots = Random(scene)
        async with running_server(tmp_path / "t.db", clock) as server:
            scripted_bots(server).choice = lambda seat_state, decision, legal: bots.choice(legal)
            people = guests(server, table)
            before = await table_state(people[0])
            assert before.phase == table["phase"]
            seats = await come(*people)
            if before.phase == "lobby":
                await fill(people[0])
            if before.phase != "playing":
                for seat in seats:
                    await seat.ready()
            passing = asyncio.create_task(pass_scenes(clock, people[0]))
            await play_on(*seats, choose=by_chance(scene))
            passing.cancel()
            now = await table_state(people[0])
            assert (now.phase, now.game) == ("finished", before.game or 1)
            assert now.number > before.number
            for game in range(1, now.game + 1):
                record = (await people[0].ask("GET", f"/tables/{table['code']}/record?game={game}")).content
                assert verify(read_record(record)).table.result is not None

    run(test())


@pytest.mark.parametrize("dump", DUMPS, ids=lambda dump: dump.stem)
def test_answers_that_were_held_are_still_held(dump: Path, tmp_path: Path) -> None:
    tables = loaded(dump, tmp_path / "t.db")

    async def test() -> None:
        async with running_server(tmp_path / "t.db", VirtualClock(LATER)) as server:
            for scene in ("contest-clockwise", "contest-sealed"):
                people = guests(server, tables[scene])
                assert set((await table_session(people[0])).early.pending) == {2, 3}

    run(test())


def without_scenes(entry: AnyEntry) -> AnyEntry:
    """The entry as the first release would have folded it."""
    if isinstance(entry, n.Opened | n.SettingsChanged):
        return replace(entry, settings=replace(entry.settings, pace="instant"))
    return entry


@pytest.mark.parametrize("dump", DUMPS, ids=lambda dump: dump.stem)
def test_nobody_at_a_stored_table_has_less_time_than_before(dump: Path, tmp_path: Path) -> None:
    tables = loaded(dump, tmp_path / "t.db")

    async def test() -> None:
        later = 0
        async with running_server(tmp_path / "t.db", VirtualClock(LATER)) as server:
            for scene in ("inside-a-power", "contest-clockwise", "contest-sealed", "fading", "by-days"):
                table = await table_session(guests(server, tables[scene])[0])
                now, before = TableState(), TableState()
                for at, entry in await table_entries(server.service.store, table.row.id):
                    now = evolve(now, entry, at)
                    before = evolve(before, without_scenes(entry), at)
                    assert (now.since >= before.since, now.asked_at >= before.asked_at) == (True, True)
                    assert (now.phase, now.play) == (before.phase, before.play)
                    later += now.since > before.since
        assert later > 0

    run(test())


@pytest.mark.parametrize("dump", DUMPS, ids=lambda dump: dump.stem)
def test_what_is_over_is_still_known(dump: Path, tmp_path: Path) -> None:
    tables = loaded(dump, tmp_path / "t.db")

    async def test() -> None:
        async with running_server(tmp_path / "t.db", VirtualClock(LATER)) as server:
            for scene in ("finished", "rematch"):
                ada = guests(server, tables[scene])[0]
                told_now = await ada.ask("GET", f"/tables/{ada.code}/record?game=1")
                assert told_now.content == (RELEASES / f"{dump.stem}-{scene}.json").read_bytes()
            for scene in ("finished", "aborted"):
                ada = guests(server, tables[scene])[0]
                assert (await ada.post(f"/tables/{ada.code}/rematch"))["table"]["phase"] == "lobby"
            gone = guests(server, tables["closed"])[0]
            assert (await gone.ask("GET", f"/tables/{gone.code}")).json()["code"] == "no-table"
            (seat,) = await come(guests(server, tables["lobby"])[0])
            said = await seat.until(lambda frame: frame["type"] == "said")
            assert said["text"] == "Ada is here – déjà !"

    run(test())


@pytest.mark.parametrize("file", sorted(RELEASES.glob("*.json")), ids=lambda file: file.stem)
def test_a_record_of_an_earlier_release_verifies(file: Path) -> None:
    assert verify(read_record(file.read_bytes())).table.result is not None


# Entries of a later release


def rewritten(database: Path, code: str, change: Callable[[dict[str, Any]], dict[str, Any]]) -> None:
    """Modify a table's stored entries."""
    engine = sa.create_engine(f"sqlite:///{database}")
    with engine.begin() as connection:
        table = connection.execute(
            sa.select(schema.tables.c.id).where(schema.tables.c.code == code)
        ).scalar_one()
        columns = schema.entries.c
        rows = connection.execute(
            sa.select(columns.number, columns.body).where(columns.table_id == table)
        ).all()
        for number, body in rows:
            now = msgspec.json.encode(change(msgspec.json.decode(body)))
            connection.execute(
                schema.entries.update()
                .where(columns.table_id == table, columns.number == number)
                .values(body=now)
            )
    engine.dispose()


def of_other_rules(entry: dict[str, Any]) -> dict[str, Any]:
    return {**entry, "rules": RULES + 1} if entry["type"] == "started" else entry


def of_another_kind(entry: dict[str, Any]) -> dict[str, Any]:
    return {"type": "sang"} if entry["type"] == "began" else entry


@pytest.mark.parametrize(
    ("change", "code"), [(of_other_rules, "table-rules"), (of_another_kind, "table-unreadable")]
)
@pytest.mark.parametrize("scene", ["finished", "by-days", "fading"])
def test_a_table_of_a_version_that_is_not_known_is_refused_and_no_other_suffers(
    change: Callable[[dict[str, Any]], dict[str, Any]], code: str, scene: str, tmp_path: Path
) -> None:
    tables = loaded(DUMPS[-1], tmp_path / "t.db")
    rewritten(tmp_path / "t.db", tables[scene]["code"], change)

    async def test() -> None:
        async with running_server(tmp_path / "t.db", VirtualClock(LATER)) as server:
            ada = guests(server, tables[scene])[0]
            answer = await ada.ask("GET", f"/tables/{ada.code}")
            assert (answer.status_code, answer.json()["code"]) == (409, code)
            assert answer.json()["sentence"][-1] == "."
            line = await ada.connect()
            assert (await line.until_closed())["code"] == code
            ada_too = await ada.post("/tables", {"players": 4})
            assert [found["code"] for found in await ada.get("/me/tables")] == [ada_too["table"]["code"]]
            other = guests(server, tables["lobby"])[0]
            assert len(await other.get("/me/tables")) == 1

    run(test())


def test_a_table_says_with_which_rules_it_is_played(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            (ada,) = await server.open_table("Ada", bots=3)
            await ada.post(f"/tables/{ada.code}/start")
            stored = await table_entries(server.service.store, (await table_session(ada)).row.id)
            assert [entry.rules for _, entry in stored if hasattr(entry, "rules")] == [RULES]

    run(test())


def test_a_database_of_a_newer_release_is_refused_with_a_sentence(tmp_path: Path) -> None:
    loaded(DUMPS[-1], tmp_path / "t.db")
    with closing(sqlite3.connect(tmp_path / "t.db")) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
    store = Store(f"sqlite:///{tmp_path / 't.db'}")
    with pytest.raises(Refused) as refusal:
        store.open()
    store.close()
    assert refusal.value.code == "database-newer"
    assert "9999" in sentence_of(refusal.value.code, **refusal.value.facts)
