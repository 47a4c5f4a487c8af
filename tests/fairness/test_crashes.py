"""A deal goes on after a crash between any two of its steps, or fails and is counted; it never changes."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import pytest

from mascarade.rules.fairness.lock import draw
from mascarade.rules.fairness.verify import verify_fairness
from mascarade.server.tables import entries as n
from mascarade.server.tables.state import REVEAL_MS
from tests.fairness.test_service import SHORT, play, record
from tests.kit.client import Client, Connection, Frame, RemoteServer
from tests.kit.in_process import World
from tests.kit.server_process import ServerProcess
from tests.kit.service import run
from tests.kit.shares import is_after, noted, promise, promise_by_http, reveal, reveal_over, share_of
from tests.tiers import full

NAMES = ("Ada", "Bruno")
SETTINGS = {"edition": "first", "players": 2, "beat": 0, "pace": "instant", "options": SHORT}


class Table:
    """A table that survives crashes: each time another service goes on with a copy of the database."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.crashes, self.code = folder, 0, ""
        self.world = World(folder / "t0.db", "0")

    async def crash(self) -> None:
        """Take the database as it is, and go on with it at another service, a second later."""
        before, wires = self.world, self.world.wires
        self.crashes += 1
        database = self.folder / f"t{self.crashes}.db"
        for suffix in ("", "-wal"):
            file = self.folder / f"t{self.crashes - 1}.db{suffix}"
            if file.exists():
                shutil.copy(file, f"{database}{suffix}")
        self.world = World(database, str(self.crashes))
        self.world.tokens = before.tokens
        await self.world.start()
        await self.world.until(before.clock.now() + 1000)
        await before.stop()
        for seat in wires:
            wire = await self.world.connect(NAMES[seat], self.code)
            wire.sent[:0] = wires[seat].sent  # what the page had noted before
            self.world.wires[seat] = wire

    def stored_phase(self) -> str:
        """The table's phase in the database."""
        with closing(sqlite3.connect(self.folder / f"t{self.crashes}.db")) as reading:
            found: str = reading.execute("SELECT phase FROM tables").fetchone()[0]
            return found

    # The steps of a deal

    async def open(self) -> None:
        for name in NAMES:
            await self.world.guest(name)
        self.code = (await self.world.do("Ada", "/tables", SETTINGS))["table"]["code"]
        self.world.wires[0] = await self.world.connect("Ada", self.code)

    async def join(self) -> None:
        await self.world.do("Bruno", f"/tables/{self.code}/join", {})
        self.world.wires[1] = await self.world.connect("Bruno", self.code)

    async def promise_first(self) -> None:
        await promise(self.world, "Ada", self.code, "Ada")

    async def promise_second(self) -> None:
        await promise(self.world, "Bruno", self.code, "Bruno")

    async def lock(self) -> None:
        await self.world.do("Ada", f"/tables/{self.code}/start", {})

    async def reveal_first(self) -> None:
        await self._reveal(0)

    async def reveal_second(self) -> None:
        await self._reveal(1)

    async def _reveal(self, seat: int) -> None:
        await self.world.wires[seat].settled()
        assert await reveal(self.world.wires[seat], seat, NAMES[seat]) is None

    @property
    def steps(self) -> list[Callable[[], Awaitable[None]]]:
        """All steps, in order."""
        before = [self.open, self.join, self.promise_first, self.promise_second]
        return [*before, self.lock, self.reveal_first, self.reveal_second]


def crash_after(folder: Path, wanted: Callable[[int], bool]) -> list[str]:
    """Deal and play with crashes after these steps; the cards."""

    async def test() -> list[str]:
        table = Table(folder)
        await table.world.start()
        for number, step in enumerate(table.steps):
            await step()
            if wanted(number):
                await table.crash()
        live = await table.world.table_session(table.code)
        assert live.state.phase == "memorising"
        await play(table.world, table.code)
        kept = await record(table.world, "Ada", table.code, 1)
        for seat, name in enumerate(NAMES):
            await table.world.wires[seat].settled()
            verify_fairness(kept, noted(table.world.wires[seat], 1, name))
        await table.world.stop()
        return list(kept.deal.cards)

    return run(test())


@pytest.mark.parametrize("step", range(7))
def test_a_deal_goes_on_after_a_crash_at_any_step(step: int, tmp_path: Path) -> None:
    crash_after(tmp_path, lambda number: number == step)


def test_a_deal_goes_on_after_a_crash_at_every_step(tmp_path: Path) -> None:
    crash_after(tmp_path, lambda number: True)


@pytest.mark.parametrize("reveals", [0, 1])
def test_a_deal_that_nobody_comes_back_to_fails_in_time(reveals: int, tmp_path: Path) -> None:
    """Nobody connects or asks: the server finds by itself that the deal is due."""

    async def test() -> None:
        table = Table(tmp_path)
        await table.world.start()
        for step in table.steps[: 5 + reveals]:
            await step()
        locked_at = table.world.clock.now()
        assert table.stored_phase() == "dealing"
        for wire in table.world.wires.values():
            await wire.close()
        table.world.wires = {}
        await table.crash()
        await table.world.until(locked_at + REVEAL_MS + 2000)
        assert table.stored_phase() == "lobby"
        state = (await table.world.table_session(table.code)).state
        assert [one.missing for one in state.failed] == [tuple(range(reveals, 2))]
        await table.world.stop()

    run(test())


def test_a_log_that_ends_with_the_last_share_is_dealt_after_a_restart(tmp_path: Path) -> None:
    """The server stores both at once. Were it not so, the deal would still be the only next step."""

    async def test() -> None:
        table = Table(tmp_path)
        await table.world.start()
        for step in table.steps[:6]:
            await step()
        live = await table.world.table_session(table.code)
        assert live.state.lock is not None
        lock, shares = live.state.lock, {0: share_of("Ada"), 1: share_of("Bruno")}
        expected = draw(live.state.secret, lock, shares)[2]
        table.world.service.registry.scheduler.stopped = True  # the server is about to be killed
        await live.change(lambda state: [n.ShareRevealed(1, share_of("Bruno"))])
        assert live.state.phase == "dealing"
        await table.world.clock.forward(REVEAL_MS)
        await table.crash()
        state = (await table.world.table_session(table.code)).state
        assert state.phase == "memorising"
        assert state.current_game.deal == expected
        await table.world.stop()

    run(test())


# A real server, killed by the system


@full
def test_a_killed_server_deals_what_was_locked_or_counts_a_failed_attempt(tmp_path: Path) -> None:
    """Which of the two depends on how fast it is back."""
    database = tmp_path / "t.db"

    async def test() -> None:
        process = ServerProcess(database).wait_for_address()
        try:
            clients = await RemoteServer(process.port).open_table(*NAMES, options=SHORT)
            killed, dealt = 0, False
            while not dealt:
                seats = [await _come(client) for client in clients]
                attempt = (await _table(clients[0]))["fair"]["attempt"]
                for number, client in enumerate(clients):
                    await promise_by_http(client, f"{number} {attempt}")
                await (await _host(clients)).post(f"/tables/{clients[0].code}/start")
                lock = await reveal_over(seats[0], 0, f"0 {attempt}")
                if killed < 3:
                    killed += 1
                    process.end()
                    process = ServerProcess(database).wait_for_address()
                    for client in clients:
                        client.server = RemoteServer(process.port)
                    seats = [await client.connect() for client in clients]
                if (await _table(clients[0]))["phase"] == "dealing":
                    assert await reveal_over(seats[1], 1, f"1 {attempt}") == lock
                after = await seats[1].until(lambda frame, attempt=attempt: is_after(frame, attempt))  # type: ignore[misc]
                dealt = after["phase"] == "memorising"
                for seat in seats:
                    await seat.close()
            assert (after["fair"]["attempt"], after["fair"]["commitment"]) == (attempt, lock.commitment)
            assert attempt <= killed + 1
        finally:
            process.end()

    run(test())


async def _table(client: Client) -> Frame:
    found: Frame = (await client.get(f"/tables/{client.code}"))["table"]
    return found


async def _come(client: Client) -> Connection:
    if (await client.get(f"/tables/{client.code}"))["seat"] is None:
        await client.post(f"/tables/{client.code}/join", {"seat": NAMES.index(client.name)})
    seat = await client.connect()
    await seat.settled()
    return seat


async def _host(clients: list[Client]) -> Client:
    hosts = [seat["host"] for seat in (await _table(clients[0]))["seats"]]
    return clients[hosts.index(True)]
