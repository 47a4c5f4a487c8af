"""Card events: which cards an event shows, to whom, and where it moves them.

Events are read as one viewer has them: a card or swap that is hidden from the viewer is unknown.
"""

from __future__ import annotations

from typing import Final

from mascarade.rules import events as e
from mascarade.rules.catalogue import CharacterId
from mascarade.rules.scenario import Spot

Cards = tuple[CharacterId | None, ...]
"""The card at each spot; None where no card lies."""

CARD_EVENTS: Final[frozenset[type[e.Event]]] = frozenset(
    (
        e.Dealt,
        e.Swapped,
        e.Looked,
        e.Peeked,
        e.Unmasked,
        e.ShownAround,
        e.Revealed,
        e.CardLeft,
        e.Handed,
        e.Raised,
        e.Buried,
        e.Ended,
    )
)
"""The events that show or move a card, of the table or of the cemetery. All others can be skipped."""


def shown_spots(event: e.AnyEvent) -> list[tuple[Spot, CharacterId | None]]:
    """The spots whose cards the event shows to anyone, with the cards that its viewer sees."""
    match event:
        case e.Looked(spots=spots, characters=None):
            return [(spot, None) for spot in spots]
        case e.Looked(spots=spots, characters=tuple(cards)):
            return list(zip(spots, cards, strict=True))
        case e.Revealed(cards=revealed):
            return [(shown.spot, shown.character) for shown in revealed]
        case (
            e.Peeked(spot=spot, character=card)
            | e.Unmasked(spot=spot, character=card)
            | e.ShownAround(spot=spot, character=card)
            | e.CardLeft(spot=int(spot), character=card)
        ):
            return [(spot, card)]
        case e.Dealt(cards=lying) | e.Ended(cards=lying):
            return [(spot, card) for spot, card in enumerate(lying) if card is not None]
        case _:
            return []


def shown_cards(event: e.AnyEvent) -> list[tuple[Spot, CharacterId]]:
    """The cards that the event shows to its viewer."""
    return [(spot, card) for spot, card in shown_spots(event) if card is not None]


def shown_to(event: e.AnyEvent) -> e.Grant | None:
    """Who sees the cards that the event shows; None for everyone."""
    hidden = event.seen.hidden
    return hidden.get("character") or hidden.get("characters")


def cards_after(cards: Cards, event: e.AnyEvent) -> Cards:
    """Where the cards lie after an event; a swap that may have happened counts as none."""
    if isinstance(event, e.Swapped):  # the commonest first, and without the slower class patterns
        return exchanged(cards, event.first, event.second) if event.really else cards
    if isinstance(event, e.Handed):
        return exchanged(cards, event.source, event.target)
    if isinstance(event, e.CardLeft) and event.spot is not None:
        return (*cards[: event.spot], None, *cards[event.spot + 1 :])
    if isinstance(event, e.Dealt):
        return event.cards + (None,) * (event.setup.layout.spots - len(event.cards))
    return cards


def cards_before(cards: Cards, event: e.AnyEvent) -> Cards:
    """Where the cards lay before an event other than the deal: the inverse of `cards_after`."""
    match event:
        case e.CardLeft(spot=int(spot), character=card):
            return (*cards[:spot], card, *cards[spot + 1 :])
        case e.Swapped() | e.Handed():
            return cards_after(cards, event)
        case _:
            return cards


def exchanged(cards: Cards, first: Spot, second: Spot) -> Cards:
    """The cards with two spots exchanged; either may be empty."""
    changed = list(cards)
    changed[first], changed[second] = changed[second], changed[first]
    return tuple(changed)
