"""Finished games: nobody reads one that they neither played nor watched."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.adversary.seated_tables import view_of
from tests.kit.client import play_on, start_game
from tests.kit.service import run, running_server
from tests.kit.virtual_clock import VirtualClock

OVER = ("record", "truth", "replay", "replay/thoughts")


@pytest.mark.parametrize("ended", ["finished", "aborted"])
def test_a_finished_game_is_for_those_who_were_in_it(tmp_path: Path, ended: str) -> None:
    async def test() -> None:
        clock = VirtualClock()
        async with running_server(tmp_path / "t.db", clock) as server:
            seats = await start_game(server, "Ada", "Bruno", spectators=True, options={"turn_limit": 5})
            ada, bruno = (seat.client for seat in seats)
            where, code = f"/tables/{ada.code}", ada.code
            wanda = await server.new_client("Wanda")
            watching = await view_of(wanda, code)
            await seats[0].send({"type": "say", "text": "in the first game"})
            await seats[1].until(lambda frame: frame["type"] == "said")
            if ended == "finished":
                await play_on(*seats)
            else:
                for seat in seats:
                    await seat.send({"type": "vote", "about": "abort"})
            await watching.until(lambda frame: frame["type"] == "table" and frame["phase"] == ended)
            stranger = await server.new_client("Stranger")
            for path in OVER:
                assert (await wanda.ask("GET", f"{where}/{path}")).status_code == 200
                assert (await stranger.ask("GET", f"{where}/{path}")).status_code == 404
            assert (await (await stranger.connect(code=code)).until_closed())["code"] == "no-table"
            # A rematch: the stranger finds a lobby, and nothing of the game before.
            await ada.post(f"{where}/rematch")
            await clock.forward(1)
            await ada.ask("PUT", f"{where}/settings", {"edition": "first", "players": 4, "first": 0})
            await stranger.post(f"{where}/join")
            await ada.post(f"{where}/bots", {"bot": "random"})
            for game in ("", "?game=1"):
                for path in OVER:
                    answer = await stranger.ask("GET", f"{where}/{path}{game}")
                    assert answer.json()["code"] == "no-table"
                    assert (await bruno.ask("GET", f"{where}/{path}{game}")).status_code == 200
            await seats[0].send({"type": "say", "text": "in the second lobby"})
            await seats[1].until(lambda frame: frame.get("text") == "in the second lobby")
            line = await stranger.connect(code=code)
            await line.until(lambda frame: frame.get("text") == "in the second lobby")
            assert [frame["text"] for frame in line.of("said")] == ["in the second lobby"]
            assert {"view", "events"}.isdisjoint(line.types())
            again = await wanda.connect(code=code)
            await again.until(lambda frame: frame.get("text") == "in the second lobby")
            said = ["in the first game", "in the second lobby"]
            assert [frame["text"] for frame in again.of("said")] == said
            # Who watched the first game still has it while the second is played without them.
            await again.close()
            await watching.close()
            await ada.post(f"{where}/start")
            assert (await wanda.ask("GET", f"{where}/record?game=1")).status_code == 200
            assert (await stranger.ask("GET", f"{where}/record?game=1")).status_code == 404

    run(test())


def test_who_waited_in_the_lobby_of_a_game_without_spectators_was_not_in_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            ada, _ = await server.open_table("Ada", "Bruno", bots=2, newcomers=True)
            stranger = await server.new_client("Stranger")
            line = await stranger.connect(code=ada.code)
            await line.until(lambda frame: frame["type"] == "table")
            await ada.post(f"/tables/{ada.code}/start")
            assert (await line.until_closed())["code"] == "no-watching"
            assert (await stranger.get(f"/tables/{ada.code}"))["offers"]["seats"] == [2, 3]

    run(test())
