"""Powers over coins."""

from __future__ import annotations

from mascarade.rules.power_context import PowerContext
from mascarade.rules.state import GuessHowMany, HowMany, Use, WhichWay


def _amount(ctx: PowerContext, use: Use) -> int:
    return ctx.character(use.character).amount


def court(ctx: PowerContext, use: Use) -> None:
    """Take all coins of the courthouse."""
    ctx.pay(("courthouse", use.user, ctx.table.courthouse))


def income(ctx: PowerContext, use: Use) -> None:
    """Take coins from the bank."""
    ctx.collect(use, _amount(ctx, use))


def tithe(ctx: PowerContext, use: Use) -> None:
    """Take coins from the richest other player; the user chooses among equals."""
    match use.answers:
        case ():
            others = ctx.table.others(use.user)
            most = max(ctx.table.coins_of(player) for player in others)
            richest = [player for player in others if ctx.table.coins_of(player) == most]
            if len(richest) > 1:
                ctx.ask_player(use, richest)
            else:
                ctx.pay((richest[0], use.user, _amount(ctx, use)))
        case (int(target),):
            ctx.pay((target, use.user, _amount(ctx, use)))


def pilfer(ctx: PowerContext, use: Use) -> None:
    """Take coins from both neighbours; twice if they are the same player (ruling)."""
    amount = _amount(ctx, use)
    ctx.pay(*((neighbour, use.user, amount) for neighbour in ctx.table.neighbours(use.user)))


def exchange(ctx: PowerContext, use: Use) -> None:
    """Exchange all coins with another player, or don't."""
    match use.answers:
        case ():
            ctx.ask_player(use, ctx.table.others(use.user), optional=True)
        case (int(target),):
            mine, theirs = ctx.table.coins_of(use.user), ctx.table.coins_of(target)
            ctx.pay((use.user, target, mine), (target, use.user, theirs))


def harvest(ctx: PowerContext, use: Use) -> None:
    """Take a coin from the bank; two each if it is shared (rules 4.5 and 10.5)."""
    takers = (use.user, *use.partners)
    amount = _amount(ctx, use) * (2 if use.partners else 1)
    from_the_active_seat = ctx.table.clockwise(ctx.table.seat - 1)
    ctx.pay(*(("bank", player, amount) for player in from_the_active_seat if player in takers))


def triumph(ctx: PowerContext, use: Use) -> None:
    """Win the game, with enough coins (rule 5.2)."""
    if ctx.table.coins_of(use.user) >= _amount(ctx, use):
        ctx.end((use.user,), "cheat")


def inherit(ctx: PowerContext, use: Use) -> None:
    """Take coins from the bank up to the amount."""
    ctx.collect(use, max(0, _amount(ctx, use) - ctx.table.coins_of(use.user)))


def patronage(ctx: PowerContext, use: Use) -> None:
    """Take coins from the bank; both neighbours get one. A short bank pays in that order (rule 2.1)."""
    left, right = ctx.table.neighbours(use.user)
    ctx.pay(("bank", use.user, _amount(ctx, use)), ("bank", left, 1), ("bank", right, 1))


def transmute(ctx: PowerContext, use: Use) -> None:
    """Everyone passes all their coins to the left, or to the right (rule 10.10)."""
    match use.answers:
        case ():
            ctx.ask(use.user, WhichWay(use.character))
        case (str(direction),):
            circle = list(ctx.table.clockwise(ctx.table.seat))
            step = 1 if direction == "left" else -1
            receivers = circle[step:] + circle[:step]
            ctx.pay(
                *((giver, to, ctx.table.coins_of(giver)) for giver, to in zip(circle, receivers, strict=True))
            )


def gamble(ctx: PowerContext, use: Use) -> None:
    """Hide coins of the bank; another player gets them by guessing how many, else the user (rule 10.6)."""
    most = min(_amount(ctx, use), ctx.table.bank)
    match use.answers:
        case () if most:
            ctx.ask(use.user, HowMany(use.character, most))
        case (None,):
            ctx.ask_player(use, ctx.table.others(use.user))
        case (None, int(target)):
            ctx.ask(target, GuessHowMany(use.character, most))
        case (None, int(target), int(guess)):
            hidden = ctx.uncover(use)
            ctx.pay(("bank", target if guess == hidden else use.user, hidden))


def beg(ctx: PowerContext, use: Use) -> None:
    """Every other player, from the left, who then has more coins gives some (rule 5.3)."""
    for player in ctx.table.others(use.user):
        if ctx.table.coins_of(player) > ctx.table.coins_of(use.user):
            ctx.pay((player, use.user, _amount(ctx, use)))
