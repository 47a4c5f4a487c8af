"""What one person saw of the cards, kept so that courses of the game can be drawn from it."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from mascarade.beliefs import Belief
from mascarade.bots.expert import histories as of
from mascarade.bots.expert.histories import Weights, Words
from mascarade.rules import AnyEvent, CharacterId, Player, Table
from mascarade.rules import events as e
from mascarade.rules.card_events import shown_spots, shown_to

WIDEST = 4_096
"""Placements of one moment that are kept; where there are more, a swap is decided by its rate alone."""

_SEEN_BY = {None: of.SEEN_BY_ALL, e.Grant.PLAYER: of.SEEN, e.Grant.OTHER_PLAYERS: of.SEEN_BY_OTHERS}

Line = tuple[int, int, int, int, int]


class Chronicle:
    """The events that a person's belief took in, and before each hidden swap what was possible then."""

    def __init__(self, belief: Belief) -> None:
        self.belief = belief
        self.faces: dict[CharacterId, int] = {}
        self.lines: list[Line] = []
        self.moments: list[tuple[Words, Weights] | None] = []

    def note(self, event: AnyEvent, table: Table) -> None:
        """Keep an event, before the belief takes it in; the table is as it was then, or is just laid."""
        match event:
            case e.Dealt(setup=setup):
                self.faces = {character: place for place, character in enumerate(setup.layout.cast)}
                self.lines, self.moments = [], []
            case e.Swapped(player=player, first=first, second=second, really=None):
                self._add((of.SWAPPED, player, first, second, of.HIDDEN), self._moment())
            case e.Swapped(player=player, first=first, second=second, really=really):
                self._add((of.SWAPPED, player, first, second, int(bool(really))))
            case e.CardLeft(spot=int(spot), character=character):
                self._add((of.LEFT, 0, spot, self.faces[character], 0))
            case e.Handed(source=source, target=target):
                self._add((of.HANDED, 0, source, target, 0))
            case e.Announced() | e.Contested() | e.Passed():
                self._note_words(event, table)
            case e.Looked(player=player) | e.Peeked(player=player) | e.ShownAround(player=player):
                self._note_cards(event, player)
            case e.Revealed() | e.Unmasked():
                self._note_cards(event, 0)
            case _:
                pass

    def _note_cards(self, event: AnyEvent, player: Player) -> None:
        """Cards that were shown: the history drawn later says which they are."""
        for spot, _ in shown_spots(event):
            self._add((_SEEN_BY[shown_to(event)], player, spot, 0, 0))

    def _note_words(self, event: e.Announced | e.Contested | e.Passed, table: Table) -> None:
        """What people claimed to be, or let others claim."""
        match event:
            case e.Announced(player=player, character=character, spot=spot):
                self._add((of.CLAIMED, player, spot, self.faces[character], 0))
            case e.Contested(player=player, spot=spot):
                assert table.round is not None, "somebody announced something"
                self._add((of.CLAIMED, player, spot, self.faces[table.round.character], 0))
            case e.Passed(player=player):
                assert table.round is not None, "somebody announced something"
                for spot in table.layout.spots_of[table.seat_of(player)]:
                    self._add((of.PASSED, player, spot, self.faces[table.round.character], 0))

    def _add(self, line: Line, moment: tuple[Words, Weights] | None = None) -> None:
        self.lines.append(line)
        self.moments.append(moment)

    def _moment(self) -> tuple[Words, Weights] | None:
        if self.belief.support > WIDEST:
            return None
        words, weights = self.belief.placements()
        order = np.argsort(words)
        return words[order], weights[order]

    def arrays(self) -> tuple[of.Chronicle, NDArray[np.int64], Words, Weights]:
        """The lines, where the placements of each begin, and all of these with their weights."""
        lines = np.array(self.lines, np.int64).reshape(len(self.lines), of.COLUMNS)
        begins = np.zeros(len(self.lines) + 1, np.int64)
        np.cumsum([0 if moment is None else len(moment[0]) for moment in self.moments], out=begins[1:])
        kept = [moment for moment in self.moments if moment is not None]
        words = np.concatenate([np.empty(0, np.uint64), *(words for words, _ in kept)])
        weights = np.concatenate([np.empty(0, np.float64), *(weights for _, weights in kept)])
        return lines, begins, words, weights


def rates_of(belief: Belief, players: int) -> Weights:
    """How often each person is held to swap really, with the two that are nobody (`WatchfulMind`)."""
    people: list[Player] = list(range(players + 2))
    return np.array([belief.swap_rate(player) for player in people])
