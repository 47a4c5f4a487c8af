"""A person's list of tables: what happens now in each game, as everybody there knows it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.kit.client import Client, announce, play_opening, start_game
from tests.kit.service import run, running_server
from tests.kit.virtual_clock import SECOND, VirtualClock

FOUR = ("Ada", "Bruno", "Chiara", "Dario")


async def only(person: Client) -> Any:
    """The person's only table."""
    (item,) = await person.get("/me/tables")
    return item


def test_a_game_is_listed_with_its_players_its_claim_and_the_time_left(tmp_path: Path) -> None:
    async def test() -> None:
        clock = VirtualClock()
        async with running_server(tmp_path / "t.db", clock) as server:
            settings = {"clock": 60, "window": 12, "public": True, "spectators": True}
            seats = await play_opening(*await start_game(server, *FOUR, **settings))
            ada, bruno = seats[0].client, seats[1].client
            now = (await only(bruno))["game"]
            assert [one["name"] for one in now["people"]] == [*FOUR]
            assert (now["decision"]["player"], now["decision"]["question"]["type"]) == (0, "turn-choice")
            assert (now["announcer"], now["left"]) == (None, 60 * SECOND)
            await announce(*seats)
            await clock.forward(2 * SECOND)
            item = await only(bruno)
            now = item["game"]
            assert item["awaited"]
            assert now["announcer"] == 0
            assert now["decision"]["question"]["type"] == "contest-or-pass"
            assert now["left"] == 10 * SECOND
            assert (await only(ada))["game"] == now, "it says the same to everybody"
            stranger = await server.new_client("Stranger")
            assert [item["game"] for item in await stranger.get("/tables")] == [None]

    run(test())


def test_a_table_without_a_game_says_nothing_of_one(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            guests = await server.open_table(*FOUR)
            assert (await only(guests[0]))["game"] is None
            await guests[0].post(f"/tables/{guests[0].code}/start")
            now = (await only(guests[0]))["game"]
            assert [one["name"] for one in now["people"]] == [*FOUR]
            assert (now["decision"], now["announcer"]) == (None, None)

    run(test())
