"""Views: nobody who is not at the table sees what only its players see."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from mascarade.rules import SPECTATOR, Refused, resume, view, visible_events
from mascarade.rules import events as e
from mascarade.rules.view import as_they_happen, may_see, visible
from mascarade.server.views import projection
from tests.kit.client import start_game
from tests.kit.service import run, running_server, table_state
from tests.kit.table_dsl import table

UNKNOWN: list[Any] = [4, 13, 99, -1, "all", "", "0", None]
"""Nobody's number at a table of four."""
SHOWN = (
    table("second", "Adele:princess Bruno:thief Cedric:king David:judge")
    .announces("Adele", "princess")
    .unchallenged()
    .picks("Adele", "Bruno")
)
"""Adele has let Bruno show his card to the other players."""
FUNCTIONS: dict[str, Callable[[Any], object]] = {
    "view": lambda viewer: view(SHOWN.events, viewer),
    "visible_events": lambda viewer: visible_events(SHOWN.events, viewer),
    "as_they_happen": lambda viewer: as_they_happen(SHOWN.events, viewer),
    "resume": lambda viewer: resume(SHOWN.state.table, 1, (), viewer),
}


@pytest.mark.parametrize("function", FUNCTIONS)
@pytest.mark.parametrize("viewer", UNKNOWN)
def test_an_unknown_viewer_has_no_view(function: str, viewer: Any) -> None:
    with pytest.raises(Refused, match="unknown-viewer"):
        FUNCTIONS[function](viewer)
    assert FUNCTIONS[function](SPECTATOR)
    assert FUNCTIONS[function](3)


@pytest.mark.parametrize("viewer", UNKNOWN[1:])
def test_nor_of_a_single_event(viewer: Any) -> None:
    [shown] = [event for event in SHOWN.events if isinstance(event, e.ShownAround)]
    for look in (
        lambda: visible(shown, viewer),
        lambda: as_they_happen([shown], viewer),
        lambda: may_see(e.Grant.OTHER_PLAYERS, shown, viewer, ()),
    ):
        with pytest.raises(Refused, match="unknown-viewer"):
            look()


def test_the_service_has_no_view_for_an_unknown_viewer_either(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            seats = await start_game(server, "Ada", "Bruno", bots=2)
            state = await table_state(seats[0].client)
            for viewer in UNKNOWN:
                for look in (
                    lambda viewer=viewer: projection.full_view(state, viewer),
                    lambda viewer=viewer: projection.events_since(state, viewer, 0),
                    lambda viewer=viewer: projection.events_for(state.current_game, 0, [viewer]),
                ):
                    with pytest.raises(Refused, match="unknown-viewer"):
                        look()

    run(test())


def test_a_spectator_is_welcomed_before_anything_else(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            seats = await start_game(server, "Ada", "Bruno", bots=2, spectators=True)
            zoe = await server.new_client("Zoe")
            watching = await zoe.connect(code=seats[0].client.code)
            await watching.until(lambda frame: frame["type"] == "view")
            assert watching.types()[:3] == ["welcome", "table", "view"]
            assert watching.of("table")[0]["watching"] == 1
            await seats[0].until(lambda frame: frame.get("watching") == 1)

    run(test())
