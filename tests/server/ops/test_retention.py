"""Retention: finished and abandoned tables are deleted after their time, and nothing else is."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from mascarade.server.ops import retention
from mascarade.server.people.accounts import SESSION_MS
from mascarade.server.service import Service
from mascarade.server.storage import schema
from tests.kit.service import run, running_server
from tests.kit.virtual_clock import DAY, NOON, VirtualClock
from tests.server.storage.test_releases import DUMPS, guests, loaded

KEEP: dict[str, Any] = {"keep_finished": 30 * DAY, "keep_abandoned": 7 * DAY}
OVER = {"finished", "aborted", "closed"}


async def scenes(service: Service, tables: dict[str, Any]) -> set[str]:
    """The scenes whose tables still exist after the running clean-up."""
    await asyncio.gather(*service.retention.tasks.under_way)
    codes = await service.store.read(lambda c: set(c.execute(sa.select(schema.tables.c.code)).scalars()))
    return {scene for scene, table in tables.items() if table["code"] in codes}


async def rows(service: Service) -> dict[str, int]:
    """The number of rows that belong to deleted tables."""
    found = {}
    for part in (schema.entries, schema.answers, schema.chat, schema.members):
        orphans = (
            sa.select(sa.func.count())
            .select_from(part)
            .where(part.c.table_id.not_in(sa.select(schema.tables.c.id)))
        )
        found[part.name] = await service.store.read(lambda c, asked=orphans: c.execute(asked).scalar_one())  # type: ignore[misc]
    return found


async def after_days(tmp_path: Path, days: float, **keep: Any) -> set[str]:
    tables = loaded(DUMPS[-1], tmp_path / "t.db")
    clock = VirtualClock(NOON + int(days * DAY))
    async with running_server(tmp_path / "t.db", clock, **keep) as server:
        left = await scenes(server.service, tables)
        assert set((await rows(server.service)).values()) == {0}
        return left


def test_tables_go_when_their_time_has_come_and_games_by_days_stay(tmp_path: Path) -> None:
    everything = set(loaded(DUMPS[-1], tmp_path / "all.db"))
    playing = everything - OVER
    for name, days, keep, left in (
        ("a", 6.9, KEEP, everything),
        ("b", 8, KEEP, OVER | {"by-days"}),
        ("c", 31, KEEP, {"by-days"}),
        ("d", 31, {**KEEP, "keep_abandoned": 0}, playing),
        ("e", 4000, {}, everything),
    ):
        (tmp_path / name).mkdir()
        assert run(after_days(tmp_path / name, days, **keep)) == left, (days, keep)


def test_a_table_with_a_connected_player_stays_until_they_leave(tmp_path: Path) -> None:
    tables = loaded(DUMPS[-1], tmp_path / "t.db")

    async def test() -> None:
        clock = VirtualClock(NOON + DAY // 4)  # each leap below times out a person at the by-days table
        async with running_server(tmp_path / "t.db", clock, **KEEP) as server:
            ada = guests(server, tables["lobby"])[0]
            line = await ada.connect()
            await line.until(lambda frame: frame["type"] == "table")
            await clock.leap(9 * DAY)
            assert await scenes(server.service, tables) == OVER | {"by-days", "lobby"}
            assert (await ada.get(f"/tables/{ada.code}"))["seat"] == 0
            await line.close()
            await clock.leap(20 * 60 * 1000)
            assert "lobby" in await scenes(server.service, tables), "they were here a moment ago"
            await clock.leap(8 * DAY)
            await clock.leap(retention.ROUND_MS)
            assert await scenes(server.service, tables) == OVER | {"by-days"}
            assert (await ada.ask("GET", f"/tables/{ada.code}")).json()["code"] == "no-table"

    run(test())


def test_many_tables_go_in_small_batches(tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.setattr(retention, "BATCH", 2)
    tables = loaded(DUMPS[-1], tmp_path / "t.db")

    async def test() -> None:
        clock = VirtualClock(NOON + 40 * DAY)
        async with running_server(tmp_path / "t.db", clock, **KEEP) as server:
            await clock.settle()
            assert len(await scenes(server.service, tables)) == len(tables) - 2
            await clock.forward(10 * 1000)
            assert await scenes(server.service, tables) == {"by-days"}

    run(test())


def test_what_has_expired_goes_and_who_can_come_back_stays(tmp_path: Path) -> None:
    async def counts(service: Service) -> list[int]:
        asked = [
            sa.select(sa.func.count()).select_from(part)
            for part in (schema.people, schema.sessions, schema.handovers)
        ]
        return await service.store.read(lambda c: [c.execute(one).scalar_one() for one in asked])

    async def test() -> None:
        clock = VirtualClock()
        async with running_server(tmp_path / "t.db", clock) as server:
            ada, bruno, carla = [await server.new_client(name) for name in ("Ada", "Bruno", "Carla")]
            await bruno.post("/me/recovery")
            for keeper, name in ((ada, "Anna"), (bruno, "Beppe")):
                await keeper.post("/people/kept", {"name": name})
            await carla.post("/me/move")
            await carla.post("/me/devices")
            await carla.post("/tables", {"players": 4})
            assert await counts(server.service) == [5, 3, 2]
            await clock.leap(DAY)
            await clock.leap(retention.ROUND_MS)
            assert await counts(server.service) == [5, 3, 0]
            await clock.leap(SESSION_MS)
            await clock.leap(retention.ROUND_MS)
            assert await counts(server.service) == [3, 0, 0], "Bruno has a link and a guest, Carla a seat"

    run(test())
