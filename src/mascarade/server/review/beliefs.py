"""What a viewer could conclude about every card of a game, from exactly what they had seen of it."""

from __future__ import annotations

from collections.abc import Sequence

from mascarade.rules import AnyEvent, Viewer
from mascarade.rules import events as e
from mascarade.rules.card_events import CARD_EVENTS
from mascarade.rules.view import as_they_happen
from mascarade.server.review.analysis import Patient, chances
from mascarade.server.review.replay import Possible, Thought
from mascarade.server.review.timeline import Chance


def thoughts(events: Sequence[AnyEvent], viewer: Viewer) -> tuple[Thought, ...]:
    """Whenever something could be concluded anew: about which cards, and what."""
    dealt = events[0]
    assert isinstance(dealt, e.Dealt), "a game begins with its deal"
    spots = range(dealt.setup.layout.spots)
    belief = Patient(viewer)
    found: list[Thought] = []
    before: list[tuple[Chance, ...]] = [()] * len(spots)
    for number, event in enumerate(as_they_happen(events, viewer)):
        if type(event) not in CARD_EVENTS:
            continue
        belief.observe(event)
        now = [chances(belief, spot) for spot in spots]
        changed = [Possible(spot, now[spot]) for spot in spots if now[spot] != before[spot]]
        if changed or (found and found[-1].exact != belief.exact):
            found.append(Thought(number, belief.exact, tuple(changed)))
        before = now
    return tuple(found)
