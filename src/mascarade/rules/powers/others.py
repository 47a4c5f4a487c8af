"""Powers that use other powers, and the one that does nothing."""

from __future__ import annotations

from mascarade.rules.events import Buried
from mascarade.rules.power_context import PowerContext
from mascarade.rules.state import Use


def nothing(ctx: PowerContext, use: Use) -> None:
    """No power: the card can't be announced, so this is never called."""
    raise AssertionError(f"{use.character} has no power to use")


def echo(ctx: PowerContext, use: Use) -> None:
    """Use the power last played. A card with two copies is shared at a reveal (rule 10.5)."""
    last = ctx.table.last_played
    if last is not None and not use.answers:
        shared = ctx.character(last).copies > 1
        ctx.use_power(use, last, partners=ctx.round.holders(last) if shared else ())


def raise_the_dead(ctx: PowerContext, use: Use) -> None:
    """Turn up the top card of the cemetery, use its power, then bury it (rule 10.9)."""
    if use.raised is not None:
        ctx.emit(Buried(use.raised))
    elif not use.answers:
        card = ctx.raise_card(use)
        if card is not None:
            ctx.use_power(use, card)


def usurp(ctx: PowerContext, use: Use) -> None:
    """Name a player and a character. The card is revealed; if it is right, use its power.

    A player who revealed this turn can't be named: this ends every chain (ruling).
    """
    match use.answers:
        case ():
            hidden = [p for p in ctx.table.others(use.user) if p not in ctx.table.revealed]
            if hidden:
                ctx.ask_player(use, hidden)
        case (int(),):
            ctx.ask_character(use, use.user, (c for c in ctx.layout.cast if c != use.character))
        case (int(target), str()):
            ctx.point(use, target)
        case (int(target), str(named), int(spot)):
            card = ctx.unmask(use, target, spot)
            if card is not None and card == named:
                ctx.use_power(use, card)
