"""The observation log: what one player saw of the cards, from which histories are sampled."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from mascarade.beliefs import Belief
from mascarade.bots.expert import histories as of
from mascarade.bots.expert.histories import Weights, Words
from mascarade.rules import AnyEvent, CharacterId, Player, Table
from mascarade.rules import events as e
from mascarade.rules.card_events import shown_spots, shown_to

_MAX_PLACEMENTS = 4_096
"""The most placements stored for one swap; with more, it is decided by its rate alone."""

_SEEN_BY = {None: of.SEEN_BY_ALL, e.Grant.PLAYER: of.SEEN, e.Grant.OTHER_PLAYERS: of.SEEN_BY_OTHERS}

_Row = tuple[int, int, int, int, int]


class ObservationLog:
    """The events that a belief was updated with, and the placements before each hidden swap."""

    def __init__(self, belief: Belief) -> None:
        self.belief = belief
        self.faces: dict[CharacterId, int] = {}
        self.rows: list[_Row] = []
        self.placements: list[tuple[Words, Weights] | None] = []

    def add(self, event: AnyEvent, table: Table) -> None:
        """Log an event, before the belief is updated; `table` is the table before it, or after the deal."""
        match event:
            case e.Dealt(setup=setup):
                self.faces = {character: place for place, character in enumerate(setup.layout.cast)}
                self.rows, self.placements = [], []
            case e.Swapped(player=player, first=first, second=second, really=None):
                self._append((of.SWAPPED, player, first, second, of.HIDDEN), self._placements())
            case e.Swapped(player=player, first=first, second=second, really=really):
                self._append((of.SWAPPED, player, first, second, int(bool(really))))
            case e.CardLeft(spot=int(spot), character=character):
                self._append((of.LEFT, 0, spot, self.faces[character], 0))
            case e.Handed(source=source, target=target):
                self._append((of.HANDED, 0, source, target, 0))
            case e.Announced() | e.Contested() | e.Passed():
                self._add_claims(event, table)
            case e.Looked(player=player) | e.Peeked(player=player) | e.ShownAround(player=player):
                self._add_cards(event, player)
            case e.Revealed() | e.Unmasked():
                self._add_cards(event, 0)
            case _:
                pass

    def _add_cards(self, event: AnyEvent, player: Player) -> None:
        """Log cards that were shown; the sampled history decides which they are."""
        for spot, _ in shown_spots(event):
            self._append((_SEEN_BY[shown_to(event)], player, spot, 0, 0))

    def _add_claims(self, event: e.Announced | e.Contested | e.Passed, table: Table) -> None:
        """Log a claim, or that a player let it stand."""
        match event:
            case e.Announced(player=player, character=character, spot=spot):
                self._append((of.CLAIMED, player, spot, self.faces[character], 0))
            case e.Contested(player=player, spot=spot):
                assert table.round is not None, "nothing was announced"
                self._append((of.CLAIMED, player, spot, self.faces[table.round.character], 0))
            case e.Passed(player=player):
                assert table.round is not None, "nothing was announced"
                for spot in table.layout.spots_of[table.seat_of(player)]:
                    self._append((of.PASSED, player, spot, self.faces[table.round.character], 0))

    def _append(self, row: _Row, placements: tuple[Words, Weights] | None = None) -> None:
        self.rows.append(row)
        self.placements.append(placements)

    def _placements(self) -> tuple[Words, Weights] | None:
        if self.belief.support > _MAX_PLACEMENTS:
            return None
        words, weights = self.belief.placements()
        order = np.argsort(words)
        return words[order], weights[order]

    def arrays(self) -> tuple[of.EventLog, NDArray[np.int64], Words, Weights]:
        """The rows, where the placements of each begin, and the placements with their weights."""
        rows = np.array(self.rows, np.int64).reshape(len(self.rows), of.COLUMNS)
        begins = np.zeros(len(self.rows) + 1, np.int64)
        np.cumsum([0 if stored is None else len(stored[0]) for stored in self.placements], out=begins[1:])
        stored = [placements for placements in self.placements if placements is not None]
        words = np.concatenate([np.empty(0, np.uint64), *(words for words, _ in stored)])
        weights = np.concatenate([np.empty(0, np.float64), *(weights for _, weights in stored)])
        return rows, begins, words, weights


def rates_of(belief: Belief, players: int) -> Weights:
    """The assumed rate of real swaps of each player, and of the imaginary ones (`WatchfulMind`)."""
    return np.array([belief.swap_rate(player) for player in range(players + 2)])
