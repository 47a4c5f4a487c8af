"""Powers that work through other powers, and the one that does nothing."""

from __future__ import annotations

from mascarade.rules.events import Buried
from mascarade.rules.power_context import PowerContext
from mascarade.rules.state import Use


def nothing(play: PowerContext, use: Use) -> None:
    """No power: the card can't be announced, so nothing ever uses it."""
    raise AssertionError(f"{use.character} has no power to use")


def echo(play: PowerContext, use: Use) -> None:
    """Use the power last played as one's own. A card that exists twice is shared at a reveal (rule 10.5)."""
    last = play.table.last_played
    if last is not None and not use.answers:
        shared = play.character(last).copies > 1
        play.through(use, last, partners=play.round.holders(last) if shared else ())


def raise_the_dead(play: PowerContext, use: Use) -> None:
    """Turn up the top card of the cemetery, use its power, and bury it when that has ended (rule 10.9)."""
    if use.raised is not None:
        play.emit(Buried(use.raised))
    elif not use.answers:
        card = play.raise_card(use)
        if card is not None:
            play.through(use, card)


def usurp(play: PowerContext, use: Use) -> None:
    """Name a player and a character: the card is revealed; if right, use that power as one's own.

    A person who revealed this turn can't be named: that, and not a count, ends every chain (ruling).
    """
    match use.answers:
        case ():
            hidden = [p for p in play.table.others(use.user) if p not in play.table.revealed]
            if hidden:
                play.ask_player(use, hidden)
        case (int(),):
            play.ask_character(use, use.user, (c for c in play.layout.cast if c != use.character))
        case (int(target), str()):
            play.point(use, target)
        case (int(target), str(named), int(spot)):
            card = play.unmask(use, target, spot)
            if card is not None and card == named:
                play.through(use, card)
