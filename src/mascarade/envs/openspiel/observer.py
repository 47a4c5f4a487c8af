"""OpenSpiel observers: the open table, a player's memory of the cards, or everything that happened."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pyspiel

from mascarade.envs.openspiel.position import Position
from mascarade.kernel import KernelSetup
from mascarade.kernel.observe import COLUMNS, FILLED, SEEN, WIDTH, observe_as
from mascarade.rules import SPECTATOR, Viewer

if TYPE_CHECKING:
    from mascarade.envs.openspiel.game import Dealing, MascaradeState

PRIVATE = ("hidden", "seen", "doubted")
"""The columns of an observation that only its player sees; the others are public."""


class Observer:
    """An observer for `open_spiel.python.observation`."""

    def __init__(self, kernel: KernelSetup, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"Observation parameters not supported; passed {params}")
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("No observer sees the private information of all players")
        self.kernel = kernel
        self.open: bool = kind.public_info
        self.private: bool = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.recall: bool = kind.perfect_recall
        self._row = np.zeros(WIDTH, np.int16)
        names = [name for name in COLUMNS if (self.private if name in PRIVATE else self.open)]
        self._columns = {} if self.recall else {name: COLUMNS[name] for name in names}
        width = sum(column.stop - column.start for column in self._columns.values())
        self.tensor = np.zeros(width, np.float32) if width else None
        self.dict: dict[str, Any] = {}
        place = 0
        for name, column in self._columns.items():
            assert self.tensor is not None, "there are columns"
            self.dict[name] = self.tensor[place : place + column.stop - column.start]
            place += column.stop - column.start

    def set_from(self, state: MascaradeState, player: int) -> None:
        """Write what the player may know about the state."""
        self._look(state.now, player)
        for name, column in self._columns.items():
            self.dict[name][:] = self._row[column]

    def string_from(self, state: MascaradeState, player: int) -> str:
        """The same as a string; with perfect recall, everything that happened."""
        now = state.now
        if self.recall:
            return self._recalled(now, player)
        self._look(now, player)
        return "\n".join(
            f"{name}: {' '.join(map(str, self._row[column].tolist()))}"
            for name, column in self._columns.items()
        )

    def _recalled(self, now: Dealing | Position, player: int) -> str:
        viewer: Viewer = player if self.private else SPECTATOR
        heading = f"player {player}\n" if self.private else ""
        if not isinstance(now, Position):
            return heading + (now.text(hidden=False) if self.open else "")
        heard = now.heard(viewer)
        if not self.open:
            public = now.heard(SPECTATOR).splitlines()
            pairs = zip(heard.splitlines(), public, strict=True)
            heard = "".join(
                f"{number} {mine}\n" for number, (mine, other) in enumerate(pairs) if mine != other
            )
        return heading + heard

    def _look(self, now: Dealing | Position, player: int) -> None:
        if isinstance(now, Position):
            observe_as(now.row, self.kernel.tables, player, self._row)
            return
        self._row[:] = 0
        for spot, card in enumerate(now.cards):
            self._row[FILLED + spot] = 1
            self._row[SEEN + spot] = self.kernel.codes[card]
