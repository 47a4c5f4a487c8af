"""Votes: guests who came later don't end a game, and more time is everybody's matter."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from mascarade.server.runtime.connection import GRACE_MS
from tests.adversary.seated_tables import looked, view_of
from tests.kit.client import Connection, start_game
from tests.kit.service import run, running_server, table_state
from tests.kit.virtual_clock import VirtualClock


def test_sybils_end_no_game_and_wait_is_for_everybody(tmp_path: Path) -> None:
    """A host with two guests in the seats of people they sent away is still one of two who were dealt to."""

    async def test() -> None:
        clock = VirtualClock()
        async with running_server(tmp_path / "t.db", clock) as server:
            seats = await looked(server, newcomers=True)
            host, code = seats[0].client, seats[0].client.code
            lines = [seats[0]]
            for seat in (2, 3):
                await host.ask("DELETE", f"/tables/{code}/seats/{seat}")
                sybil = await server.new_client(f"Sybil {seat}")
                await sybil.post(f"/tables/{code}/join", {"seat": seat})
                lines.append(await view_of(sybil, code))
            assert await _votes(lines, "abort", clock) == "playing"
            waiting = (await table_state(host)).extended
            await _votes(lines[:2], "wait", clock)
            assert (await table_state(host)).extended == waiting, "two of the four who are seated"
            await _votes(lines[2:], "wait", clock)
            assert (await table_state(host)).extended == waiting + 1
            await seats[1].send({"type": "vote", "about": "abort"})
            await clock.settle()
            assert (await table_state(host)).phase == "aborted", "both who have played since the deal"

    run(test())


@pytest.mark.parametrize("gone", ["disconnected", "left"])
def test_who_is_not_there_does_not_hold_up_the_end(tmp_path: Path, gone: str) -> None:
    async def test() -> None:
        clock = VirtualClock()
        async with running_server(tmp_path / "t.db", clock) as server:
            seats = await looked(server, newcomers=True)
            code = seats[0].client.code
            if gone == "left":
                await seats[1].client.post(f"/tables/{code}/leave")
            else:
                await seats[1].close()
                await clock.forward(GRACE_MS)
            assert await _votes(seats[2:3], "abort", clock) == "playing"
            assert await _votes(seats[3:], "abort", clock) == "aborted"

    run(test())


def test_where_nobody_has_played_since_the_deal_everybody_seated_ends_the_game(tmp_path: Path) -> None:
    async def test() -> None:
        clock = VirtualClock()
        async with running_server(tmp_path / "t.db", clock) as server:
            (ada,) = await start_game(server, "Ada", bots=3, newcomers=True)
            code, lines = ada.client.code, []
            for name in ("Elena", "Fritz", "Gina"):
                guest = await server.new_client(name)
                await guest.post(f"/tables/{code}/join")
                lines.append(await view_of(guest, code))
            await ada.client.post(f"/tables/{code}/leave")
            await clock.settle()
            assert await _votes(lines[:1], "abort", clock) == "playing"
            assert await _votes(lines[1:2], "abort", clock) == "aborted"

    run(test())


async def _votes(lines: Sequence[Connection], about: str, clock: VirtualClock) -> str:
    """The phase of the table after these people have voted."""
    for line in lines:
        await line.send({"type": "vote", "about": about})
        await line.settled()
    await clock.settle()
    phase: str = lines[0].of("table")[-1]["phase"]
    return phase
