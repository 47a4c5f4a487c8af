"""A table is a fold of its entries: whoever reads them again comes to the same table."""

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
from tests.kit.service import play_on, run
from tests.kit.virtual_clock import VirtualClock, at_home, begun, live, party


def folded(*entries: AnyEntry) -> TableState:
    table = TableState()
    for at, entry in enumerate(entries, start=1000):
        table = evolve(table, entry, at)
    return table


@pytest.mark.parametrize("memory", ["open", "fading"])
def test_the_table_in_memory_is_the_fold_of_what_is_stored(tmp_path: Path, memory: str) -> None:
    async def test() -> None:
        clock = VirtualClock()
        async with at_home(tmp_path / "t.db", clock) as house:
            seats = await begun(house, "Ada", "Bruno", bots=2, memory=memory, options={"turn_limit": 20})
            chance = Random(5)
            await play_on(*seats, choose=lambda frame: chance.randrange(1000))
            await clock.settle()
            table = await live(seats[0].guest)
            again = TableState()
            for at, entry in await table_entries(house.service.store, table.row.id):
                again = evolve(again, entry, at)
            assert again == table.state
            assert again.phase == "finished"
            ada = seats[0].guest
        async with at_home(tmp_path / "t.db", clock) as house:
            ada.house = house
            reloaded = await party(ada)
            assert reloaded.play == again.play
            assert [chair and chair.name for chair in reloaded.seats] == [
                chair and chair.name for chair in again.seats
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
    assert [chair and chair.name for chair in table.seats] == names
