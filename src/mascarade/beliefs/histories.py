"""Hidden histories: how a game that one viewer watched may really have gone."""

from __future__ import annotations

from random import Random
from typing import TypeGuard

from msgspec.structs import replace

from mascarade.beliefs.belief import Belief
from mascarade.rules import AnyEvent
from mascarade.rules import events as e
from mascarade.rules.card_events import Cards, cards_before, exchanged


def is_hidden(event: AnyEvent) -> TypeGuard[e.Swapped]:
    """Whether the event is a swap that, for all its viewer knows, may not have happened."""
    return isinstance(event, e.Swapped) and event.really is None


def undo(cards: Cards, event: AnyEvent, before: Belief, rng: Random) -> tuple[Cards, AnyEvent] | None:
    """Draw where the cards lay before an event, and the event with a hidden swap decided; None if impossible.

    `before` is the viewer's belief before a hidden swap. Two placements can have led to the one after it: the
    same, and the one with the two cards exchanged. Each is as likely as it was then, times the probability of
    not swapping or of swapping. A belief that is not exact may contain neither.
    """
    if is_hidden(event):
        rate = before.swap_rate(event.player)
        stayed = (1.0 - rate) * before.likelihood(cards)
        swapped = rate * before.likelihood(exchanged(cards, event.first, event.second))
        if stayed + swapped <= 0.0:
            return None
        event = replace(event, really=rng.random() * (stayed + swapped) < swapped)
    return cards_before(cards, event), event
