"""Games over real sockets, from the lobby to the record."""

from __future__ import annotations

from pathlib import Path

import msgspec

from mascarade.rules import read_record, verify
from tests.kit.client import play_on
from tests.kit.service import lenient_config, run, serve


def test_people_and_bots_play_a_game_to_its_end(tmp_path: Path) -> None:
    async def test() -> None:
        async with serve(lenient_config(tmp_path / "t.db")) as server:
            ada, bruno = await server.open_table("Ada", "Bruno", bots=2)
            seats = [await ada.connect(), await bruno.connect()]
            await ada.post(f"/tables/{ada.code}/start")
            for seat in seats:
                await seat.ready()
            await play_on(*seats)
            for seat in seats:
                await seat.until(
                    lambda frame: frame["type"] == "events" and frame["events"][-1]["type"] == "ended"
                )
                assert seat.events[0]["type"] == "dealt"
            answer = await ada.ask("GET", f"/tables/{ada.code}/record")
            record = read_record(answer.content)
            verify(record)
            assert [msgspec.to_builtins(e)["type"] for e in record.events] == [
                e["type"] for e in seats[0].events
            ]

    run(test())
