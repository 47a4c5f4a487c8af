"""A table's state is a fold of its entries: folding them again yields the same state."""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec
import pytest

from mascarade.server.storage.tables import table_entries
from mascarade.server.tables import entries as n
from mascarade.server.tables.entries import AnyEntry
from mascarade.server.tables.fold import evolve
from mascarade.server.tables.settings import Settings
from mascarade.server.tables.state import TableState
from tests.kit.client import play_on, start_game
from tests.kit.service import run, running_server, table_session, table_state
from tests.kit.virtual_clock import VirtualClock


def folded(*entries: AnyEntry) -> TableState:
    table = TableState()
    for at, entry in enumerate(entries, start=1000):
        table = evolve(table, entry, at)
    return table


@pytest.mark.parametrize("memory", ["open", "fading"])
def test_the_table_in_memory_is_the_fold_of_what_is_stored(tmp_path: Path, memory: str) -> None:
    async def test() -> None:
        clock = VirtualClock()
        async with running_server(tmp_path / "t.db", clock) as server:
            seats = await start_game(
                server, "Ada", "Bruno", bots=2, memory=memory, options={"turn_limit": 20}
            )
            chance = Random(5)
            await play_on(*seats, choose=lambda frame: chance.randrange(1000))
            await clock.settle()
            table = await table_session(seats[0].client)
            again = TableState()
            for at, entry in await table_entries(server.service.store, table.row.id):
                again = evolve(again, entry, at)
            assert again == table.state
            assert again.phase == "finished"
            ada = seats[0].client
        async with running_server(tmp_path / "t.db", clock) as server:
            ada.server = server
            reloaded = await table_state(ada)
            assert reloaded.play == again.play
            assert [seat_state and seat_state.name for seat_state in reloaded.seats] == [
                seat_state and seat_state.name for seat_state in again.seats
            ]

    run(test())


def test_every_entry_is_numbered() -> None:
    settings = Settings(edition="first", players=4)
    table = folded(n.Opened(settings, "a", "Ada"), n.SatDown(2, "b", "Bruno"), n.HostChanged("b"))
    assert (table.number, table.host, table.seat_of("b"), table.seat_of("c")) == (3, "b", 2, None)


MOVES: dict[str, tuple[int, list[str | None]]] = {
    "more seats": (6, ["Ada", None, "Bruno", None, None, None]),
    "fewer, and nobody sat there": (3, ["Ada", None, "Bruno"]),
    "fewer, and somebody moves up": (2, ["Ada", "Bruno"]),
}


@pytest.mark.parametrize(("players", "names"), MOVES.values(), ids=MOVES.keys())
def test_people_keep_their_seats_if_they_can(players: int, names: list[str | None]) -> None:
    settings = Settings(edition="first", players=4)
    table = folded(
        n.Opened(settings, "a", "Ada"),
        n.SatDown(2, "b", "Bruno"),
        n.SettingsChanged(msgspec.structs.replace(settings, players=players)),
    )
    assert [seat_state and seat_state.name for seat_state in table.seats] == names
