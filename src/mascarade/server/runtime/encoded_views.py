"""Views as they were last sent: many people who connect at one moment cost little more than one."""

from __future__ import annotations

from mascarade.rules import AnyViewer
from mascarade.server.protocol import client_out as m
from mascarade.server.tables.state import GameState, TableState
from mascarade.server.views import projection

_MAX_BYTES = 8 * 1024 * 1024
"""Of one table; the view of the longest game has five million."""


class EncodedViews:
    """The encoded views of a table, as long as nothing changes that they show."""

    def __init__(self) -> None:
        self._play: GameState | None = None
        self._around: tuple[object, ...] = ()
        """What a view depends on besides the game."""
        self._frames: dict[AnyViewer, bytes] = {}

    def frame(self, state: TableState, viewer: AnyViewer) -> bytes:
        """The message with everything that a viewer may know of the game."""
        around = (state.game, state.phase, state.settings, state.deadline, state.shown_at)
        if state.play is not self._play or around != self._around:
            self.clear()
            self._play, self._around = state.play, around
        if viewer not in self._frames:
            frame = m.encode(projection.full_view(state, viewer))
            if sum(map(len, self._frames.values())) + len(frame) > _MAX_BYTES:
                self._frames.clear()
            self._frames[viewer] = frame
        return self._frames[viewer]

    def clear(self) -> None:
        """Drop all of them: the table has moved on."""
        self._play = None
        self._frames.clear()
