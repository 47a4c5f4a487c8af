"""The observation log: what one player saw of the cards, from which histories are sampled."""

from __future__ import annotations

import numpy as np

from mascarade.beliefs import Belief
from mascarade.bots.expert import histories as of
from mascarade.bots.expert.histories import EventLog, Weights, Words
from mascarade.bots.expert.opponents import Sureness
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

    def add(self, event: AnyEvent, table: Table, sureness: Sureness) -> None:
        """Log an event, before the belief is updated; `table` is the table after it."""
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
            case e.Announced(player=player, spot=spot) | e.Contested(player=player, spot=spot):
                knows = sureness.knows(player, table)
                self._append((of.CLAIMED, player, spot, self._announced(table), knows))
            case e.Passed(player=player):
                for spot in table.layout.spots_of[table.seat_of(player)]:
                    knows = sureness.knows(player, table)
                    self._append((of.PASSED, player, spot, self._announced(table), knows))
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

    def _announced(self, table: Table) -> int:
        assert table.round is not None, "nothing was announced"
        return self.faces[table.round.character]

    def _append(self, row: _Row, placements: tuple[Words, Weights] | None = None) -> None:
        self.rows.append(row)
        self.placements.append(placements)

    def _placements(self) -> tuple[Words, Weights] | None:
        if self.belief.support > _MAX_PLACEMENTS:
            return None
        words, weights = self.belief.placements()
        order = np.argsort(words)
        return words[order], weights[order]

    def arrays(self, players: int, claimed: Weights, passed: Weights) -> EventLog:
        """The log for the loops, at a table of so many players, with what their claims are worth."""
        rows = np.array(self.rows, np.int64).reshape(len(self.rows), of.COLUMNS)
        begins = np.zeros(len(self.rows) + 1, np.int64)
        np.cumsum([0 if stored is None else len(stored[0]) for stored in self.placements], out=begins[1:])
        stored = [placements for placements in self.placements if placements is not None]
        words = np.concatenate([np.empty(0, np.uint64), *(words for words, _ in stored)])
        weights = np.concatenate([np.empty(0, np.float64), *(weights for _, weights in stored)])
        rates = np.array([self.belief.swap_rate(player) for player in range(players + 2)])
        return EventLog(rows, begins, words, weights, rates, claimed, passed)
