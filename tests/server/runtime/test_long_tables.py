"""Tables with long games: others go on while one is loaded."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from types import FrameType

from mascarade.server.tables.fold import evolve
from tests.kit.long_games import long_game
from tests.kit.service import run, running_server

AT_ONCE = 250
"""Entries that may be folded, at most, before others get a turn."""


def test_others_go_on_while_a_long_game_is_loaded(tmp_path: Path) -> None:
    history, state = long_game(100)
    entries = [entry for _, entry in history]
    in_a_row = longest = 0

    def count(frame: FrameType, event: str, _: object) -> None:
        nonlocal in_a_row, longest
        if event == "call" and frame.f_code is evolve.__code__:
            in_a_row += 1
            longest = max(longest, in_a_row)

    async def others() -> None:
        nonlocal in_a_row
        while True:
            in_a_row = 0
            await asyncio.sleep(0)

    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            code = (await server.service.registry.open_table(entries)).row.code
        async with running_server(tmp_path / "t.db") as server:
            going_on = asyncio.create_task(others())
            sys.setprofile(count)
            try:
                table = await server.service.registry.table(code)
            finally:
                sys.setprofile(None)
                going_on.cancel()
            assert table.state.current_game.events == state.current_game.events
            assert 100 < longest < AT_ONCE < len(entries)

    run(test())
