"""Who learns what, written again from section 7 of the rules page, independent of the engine's audiences.

Of every event a viewer gets a *frame*, which follows from what they already knew, and *news*: the cards or
the number that the event reveals to them. Only news may differ between worlds that have looked the same.
"""

from __future__ import annotations

from typing import NamedTuple

from mascarade.rules import SPECTATOR, AnyEvent, Table, Viewer
from mascarade.rules import events as e


class Learnt(NamedTuple):
    """What one viewer learns from one event."""

    frame: tuple[object, ...]
    news: tuple[object, ...] = ()


def learns(event: AnyEvent, viewer: Viewer, out: tuple[int, ...]) -> Learnt:
    """What the viewer learns from the event during the game; `out` were eliminated before it."""
    plays = viewer != SPECTATOR and viewer not in out
    match event:
        case e.Dealt(setup=setup, cards=cards, first=first):
            return Learnt((setup, cards, first))
        case e.Swapped(player=player, first=first, second=second, really=really):
            return Learnt((player, first, second), (really,) if plays and viewer == player else ())
        case e.Looked(player=player, spots=spots, characters=characters):
            return Learnt((player, spots), (characters,) if plays and viewer == player else ())
        case e.Peeked(player=player, spot=spot, character=character):
            return Learnt((player, spot), (character,) if plays and viewer == player else ())
        case e.ShownAround(player=player, spot=spot, character=character):
            return Learnt((player, spot), (character,) if plays and viewer != player else ())
        case e.Hid(player=player, number=number):
            return Learnt((player,), (number,) if plays and viewer == player else ())
        case e.Uncovered(player=player, number=number):
            return Learnt((player,), (number,))
        case e.Revealed(cards=cards):
            where = tuple((shown.player, shown.spot) for shown in cards)
            return Learnt(where, tuple(shown.character for shown in cards))
        case e.Unmasked(player=player, spot=spot, character=character):
            return Learnt((player, spot), (character,))
        case e.Raised(player=player, character=character):
            return Learnt((player,), (character,))
        case e.Ended(winners=winners, reason=reason, cards=cards, cemetery=cemetery):
            return Learnt((winners, reason), (cards, cemetery))
        case (
            e.TurnStarted()
            | e.Asked()
            | e.Announced()
            | e.Contested()
            | e.Passed()
            | e.PowerUsed()
            | e.PowerEnded()
            | e.ChosePlayer()
            | e.Declined()
            | e.ChoseCard()
            | e.Named()
            | e.ChoseDirection()
            | e.Guessed()
            | e.CoinsMoved()
            | e.SeatsChanged()
            | e.Eliminated()
            | e.CardLeft()
            | e.Handed()
            | e.Buried()
        ):
            return Learnt((event,))
    raise AssertionError(f"the rules page does not say who learns what of {type(event).__name__}")


LOOKING = {"spy", "sage"}
UNMASKING = {"inquisitor", "guru", "usurper", "courtesan"}


def has_cause(table: Table, event: AnyEvent) -> bool:
    """Whether the rules allow a card or a number to be shown now; `table` is the one before the event."""
    power = table.stack[-1].character if table.stack else None
    match event:
        case e.Looked(player=player):
            if power is None:
                return table.round is None and player == table.active
            return power in LOOKING and player == table.stack[-1].user
        case e.Peeked(player=player):
            return table.setup.options.confess_peek and player != table.active and table.round is None
        case e.Revealed(cards=cards):
            told = table.round
            claimed = () if told is None else tuple((claim.player, claim.spot) for claim in told.claims)
            shown = tuple((card.player, card.spot) for card in cards)
            return not table.stack and len(shown) > 1 and shown == claimed
        case e.Unmasked():
            return power in UNMASKING
        case e.ShownAround(player=player):
            return power == "princess" and player != table.stack[-1].user
        case e.Raised():
            return power == "necromancer"
        case e.Hid() | e.Uncovered():
            return power == "gambler"
        case _:
            return True
