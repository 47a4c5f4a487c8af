"""Tables for attacks on seats."""

from __future__ import annotations

from typing import Any

from tests.kit.client import Client, Connection, await_question, first_action, play_opening, start_game
from tests.kit.service import RunningServer

FOUR = ("Ada", "Bruno", "Chiara", "Dario")


async def looked(server: RunningServer, **settings: Any) -> list[Connection]:
    """A table of four after the opening, where everyone but the last has looked at their card."""
    seats = await play_opening(*await start_game(server, *FOUR, **settings))
    for player in range(3):
        await look(seats[player], 5 + player)
    return seats


async def look(seat: Connection, decision: int) -> None:
    answer = await seat.act(first_action(await await_question(seat, decision), "look"))
    assert answer["type"] == "accepted", answer


async def view_of(guest: Client, code: str) -> Connection:
    """A new connection that has been sent the whole view."""
    line = await guest.connect(code=code)
    await line.until(lambda frame: frame["type"] == "view")
    return line


async def code_of(guest: Client, path: str, body: object = None) -> str | None:
    """The code with which a request is refused, or None."""
    answer = await guest.ask("POST", path, {} if body is None else body)
    code: str | None = answer.json()["code"] if answer.status_code >= 400 else None
    return code
