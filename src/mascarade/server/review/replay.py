"""Replays: what everybody saw of a game, event by event, and where the cards really were.

Who saw what is decided by the allow-list of the rules.
"""

from __future__ import annotations

from collections.abc import Sequence

from mascarade.rules import SPECTATOR, AnyEvent
from mascarade.rules.evolve import evolve
from mascarade.rules.state import State
from mascarade.rules.view import as_they_happen
from mascarade.server.review.types import CardLayout, PrivateEvent, Replay


def replay(names: Sequence[str], events: Sequence[AnyEvent]) -> Replay:
    """The game of these events, as everybody saw it."""
    public = as_they_happen(events, SPECTATOR)
    players = [as_they_happen(events, player) for player in range(len(names))]
    insights: list[PrivateEvent] = []
    for number, (event, known) in enumerate(zip(events, public, strict=True)):
        if event != known:
            eyes = [player for player, seen in enumerate(players) if seen[number] == event]
            insights.append(PrivateEvent(number, (*eyes, "all"), event))
    return Replay(names=tuple(names), events=public, insights=tuple(insights), cards=_card_layouts(events))


def _card_layouts(events: Sequence[AnyEvent]) -> tuple[CardLayout, ...]:
    state: State | None = None
    found: list[CardLayout] = []
    for number, event in enumerate(events):
        state = evolve(state, event)
        if not found or found[-1].cards != state.secrets.cards:
            found.append(CardLayout(number, state.secrets.cards))
    return tuple(found)
