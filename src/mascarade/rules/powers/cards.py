"""Powers over cards and seats."""

from __future__ import annotations

from mascarade.rules import events as e
from mascarade.rules.power_context import PowerContext
from mascarade.rules.scenario import Spot
from mascarade.rules.state import Use, WhetherToSwap


def _others_cards(ctx: PowerContext, use: Use) -> list[Spot]:
    """The other living players' cards, without the protected ones."""
    table = ctx.table
    return [
        spot for player in table.others(use.user) for spot in ctx.layout.free_spots_of[table.seat_of(player)]
    ]


def _own_other_cards(ctx: PowerContext, use: Use) -> list[Spot]:
    return [spot for spot in ctx.layout.spots_of[ctx.table.seat_of(use.user)] if spot != use.spot]


def _centre(ctx: PowerContext) -> list[Spot]:
    return [spot for spot in ctx.layout.centre if ctx.table.filled[spot]]


def _takeable(ctx: PowerContext, use: Use) -> list[Spot]:
    """The cards that may be taken first; with two players, also the user's other cards."""
    own = _own_other_cards(ctx, use) if ctx.layout.players == 2 else []
    return own + _others_cards(ctx, use)


def _takeable_next(ctx: PowerContext, spots: list[Spot], first: Spot) -> list[Spot]:
    """The cards that may be taken second; with three players, those of the other opponent."""
    if ctx.layout.players == 3:
        return [spot for spot in spots if ctx.layout.seat_of_spot(spot) != ctx.layout.seat_of_spot(first)]
    return [spot for spot in spots if spot != first]


def juggle(ctx: PowerContext, use: Use) -> None:
    """Take a coin from the bank, then swap two other players' cards unseen, or don't."""
    spots = _takeable(ctx, use)
    match use.answers:
        case ():
            ctx.collect(use, ctx.character(use.character).amount)
            if _takeable_next(ctx, spots, spots[0]):
                ctx.ask_card(use, spots)
        case (int(first),):
            ctx.ask_card(use, _takeable_next(ctx, spots, first))
        case (int(first), int(second)):
            ctx.ask(use.user, WhetherToSwap(use.character, first, second))


def spy(ctx: PowerContext, use: Use) -> None:
    """Secretly look at another card and the user's own, then swap them, or don't."""
    match use.answers:
        case ():
            own = _own_other_cards(ctx, use) if ctx.layout.several_cards else []
            reaches = ctx.character(use.character).reaches_centre or ctx.layout.options.spy_sees_centre
            ctx.ask_card(use, own + _others_cards(ctx, use) + (_centre(ctx) if reaches else []))
        case (int(other),):
            ctx.look(use.user, other, use.spot)
            ctx.ask(use.user, WhetherToSwap(use.character, use.spot, other))


def divine(ctx: PowerContext, use: Use) -> None:
    """Take a coin from the bank, then secretly look at two cards, one after the other.

    Of other players or the centre; with three players, one of each opponent (rules 10.3, 10.7, 10.8).
    """
    spots = _takeable(ctx, use) + ([] if ctx.layout.several_cards else _centre(ctx))
    match use.answers:
        case ():
            ctx.collect(use, ctx.character(use.character).amount)
            ctx.ask_card(use, spots)
        case (int(first),):
            ctx.look(use.user, first)
            rest = _takeable_next(ctx, spots, first)
            if rest:
                ctx.ask_card(use, rest)
        case (int(), int(second)):
            ctx.look(use.user, second)


def court_a_man(ctx: PowerContext, use: Use) -> None:
    """The right neighbour reveals their card, and pays if it is a man."""
    _, neighbour = ctx.table.neighbours(use.user)
    match use.answers:
        case ():
            ctx.point(use, neighbour)
        case (int(spot),):
            card = ctx.unmask(use, neighbour, spot)
            if card is not None and not ctx.character(card).female:
                ctx.pay((neighbour, use.user, ctx.character(use.character).amount))


def question(ctx: PowerContext, use: Use) -> None:
    """Another player names their card, then reveals it, and pays if they were wrong."""
    match use.answers:
        case ():
            ctx.ask_player(use, ctx.table.others(use.user))
        case (int(target),):
            ctx.point(use, target)
        case (int(target), int()):
            ctx.ask_character(use, target, ctx.layout.cast)
        case (int(target), int(spot), str(declared)):
            card = ctx.unmask(use, target, spot)
            if card is not None and card != declared:
                ctx.pay((target, use.user, ctx.character(use.character).amount))


def show(ctx: PowerContext, use: Use) -> None:
    """Take coins from the bank, then another player shows everyone else their card, unseen by them."""
    match use.answers:
        case ():
            ctx.collect(use, ctx.character(use.character).amount)
            ctx.ask_player(use, ctx.table.others(use.user))
        case (int(target),):
            ctx.point(use, target)
        case (int(target), int(spot)):
            ctx.emit(e.ShownAround(target, spot, ctx.card(spot)))


def strings(ctx: PowerContext, use: Use) -> None:
    """Take a coin from two other players, who then change seats (with one other: rule 10.7)."""
    amount = ctx.character(use.character).amount
    others = ctx.table.others(use.user)
    match use.answers:
        case ():
            ctx.ask_player(use, others)
        case (int(first),) if len(others) == 1:
            ctx.pay((first, use.user, amount))
        case (int(first),):
            ctx.ask_player(use, (player for player in others if player != first))
        case (int(first), int(second)):
            ctx.pay((first, use.user, amount), (second, use.user, amount))
            ctx.emit(e.SeatsChanged(first, second))
