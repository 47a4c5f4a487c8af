"""Long games: loading a table, showing it and playing on cost no more for each event than in short ones.

Work is counted in bytes allocated, so that no result depends on the machine's other work.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from mascarade.rules import SPECTATOR, Tenure, view
from mascarade.server.protocol import client_out as m
from mascarade.server.runtime.encoded_views import EncodedViews
from mascarade.server.tables.state import TableState
from mascarade.server.views import projection
from mascarade.server.views.bots import bot_request
from tests.kit.long_games import folded, long_game
from tests.kit.work import allocated

TURNS = 25
LITTLE = 1.3
"""What a step may cost in a game of twice the length, compared to the shorter one."""


def running(turns: int, memory: str = "open") -> TableState:
    """A game in its last turn."""
    history, _ = long_game(turns, memory=memory)  # type: ignore[arg-type]
    return folded(history[:-1])


SHORT, LONG = running(TURNS), running(2 * TURNS)
assert len(LONG.current_game.events) > 1_500


@pytest.mark.parametrize("memory", ["open", "fading"])
def test_loading_is_linear(memory: str) -> None:
    short, long = (long_game(turns, memory=memory)[0] for turns in (TURNS, 2 * TURNS))  # type: ignore[arg-type]
    assert allocated(lambda: folded(long)) < 2 * LITTLE * allocated(lambda: folded(short))


@pytest.mark.parametrize("viewer", [0, SPECTATOR, Tenure(0, (10, 200))])
@pytest.mark.parametrize(
    "show", [projection.full_view, lambda state, viewer: view(state.play.events, viewer)]
)
def test_a_view_is_linear(viewer: int, show: Callable[[TableState, int], object]) -> None:
    short, long = (allocated(lambda: m.encode(show(state, viewer))) for state in (SHORT, LONG))  # noqa: B023
    assert long < 2 * LITTLE * short


def test_many_who_connect_at_one_moment_cost_as_much_as_one() -> None:
    views, alone = EncodedViews(), projection.full_view(LONG, 0)
    frames = [views.frame(LONG, 0) for _ in range(10)]
    assert frames == [m.encode(alone)] * 10
    one_alone = allocated(lambda: EncodedViews().frame(LONG, 0))
    assert allocated(lambda: views.frame(LONG, 0)) < one_alone / 10
    for other in (
        replace(LONG, shown_at=LONG.shown_at + 1),
        replace(LONG, play=SHORT.play),
        replace(LONG, phase="aborted"),
    ):
        for viewer in (0, SPECTATOR):
            assert views.frame(other, viewer) == m.encode(projection.full_view(other, viewer))
            assert views.frame(LONG, viewer) == m.encode(projection.full_view(LONG, viewer))


def broadcast(state: TableState) -> None:
    play = state.current_game
    projection.events_for(play, len(play.events) - 3, [0, 1, SPECTATOR])


def reconnect(state: TableState) -> None:
    assert projection.events_since(state, 0, len(state.current_game.events) - 3) is not None


def ask_bot(state: TableState) -> None:
    _, memory = bot_request(state, "table", bytes(32), 1)
    assert memory.events[-1] == memory.events[len(memory.events) - 3 :][-1]


@pytest.mark.parametrize("step", [broadcast, reconnect, ask_bot])
def test_a_step_costs_the_same_however_long_the_game(step: Callable[[TableState], None]) -> None:
    assert allocated(lambda: step(LONG)) < LITTLE * allocated(lambda: step(SHORT))
