"""Powers over cards and seats."""

from __future__ import annotations

from mascarade.rules import events as e
from mascarade.rules.power_context import PowerContext
from mascarade.rules.scenario import Spot
from mascarade.rules.state import Use, WhetherToSwap


def _others_cards(play: PowerContext, use: Use) -> list[Spot]:
    """The cards of the living others, without the protected ones."""
    table = play.table
    return [
        spot for player in table.others(use.user) for spot in play.layout.free_spots_of[table.seat_of(player)]
    ]


def _own_other_cards(play: PowerContext, use: Use) -> list[Spot]:
    return [spot for spot in play.layout.spots_of[play.table.seat_of(use.user)] if spot != use.spot]


def _centre(play: PowerContext) -> list[Spot]:
    return [spot for spot in play.layout.centre if play.table.filled[spot]]


def _takeable(play: PowerContext, use: Use) -> list[Spot]:
    """What a power that takes two cards may take first: two players, who have few, also their own others."""
    own = _own_other_cards(play, use) if play.layout.players == 2 else []
    return own + _others_cards(play, use)


def _takeable_next(play: PowerContext, spots: list[Spot], first: Spot) -> list[Spot]:
    """What it may take second: another card; of three players, another opponent's."""
    if play.layout.players == 3:
        return [spot for spot in spots if play.layout.seat_of_spot(spot) != play.layout.seat_of_spot(first)]
    return [spot for spot in spots if spot != first]


def juggle(play: PowerContext, use: Use) -> None:
    """Take a coin from the bank, then two other players' cards, and swap them or not, unseen."""
    spots = _takeable(play, use)
    match use.answers:
        case ():
            play.collect(use, play.character(use.character).amount)
            if _takeable_next(play, spots, spots[0]):
                play.ask_card(use, spots)
        case (int(first),):
            play.ask_card(use, _takeable_next(play, spots, first))
        case (int(first), int(second)):
            play.ask(use.user, WhetherToSwap(use.character, first, second))


def spy(play: PowerContext, use: Use) -> None:
    """Secretly see another card and the own one, then swap these two or not."""
    match use.answers:
        case ():
            own = _own_other_cards(play, use) if play.layout.few else []
            reaches = play.character(use.character).reaches_centre or play.layout.options.spy_sees_centre
            play.ask_card(use, own + _others_cards(play, use) + (_centre(play) if reaches else []))
        case (int(other),):
            play.look(use.user, other, use.spot)
            play.ask(use.user, WhetherToSwap(use.character, use.spot, other))


def divine(play: PowerContext, use: Use) -> None:
    """Take a coin from the bank, then secretly look at a card, and then choose a second one to look at.

    Other players' cards and the centre's; three players: one of each opponent (rules 10.3, 10.7, 10.8).
    """
    spots = _takeable(play, use) + ([] if play.layout.few else _centre(play))
    match use.answers:
        case ():
            play.collect(use, play.character(use.character).amount)
            play.ask_card(use, spots)
        case (int(first),):
            play.look(use.user, first)
            rest = _takeable_next(play, spots, first)
            if rest:
                play.ask_card(use, rest)
        case (int(), int(second)):
            play.look(use.user, second)


def court_a_man(play: PowerContext, use: Use) -> None:
    """The right neighbour reveals; a man pays."""
    _, neighbour = play.table.neighbours(use.user)
    match use.answers:
        case ():
            play.point(use, neighbour)
        case (int(spot),):
            card = play.unmask(use, neighbour, spot)
            if card is not None and not play.character(card).female:
                play.pay((neighbour, use.user, play.character(use.character).amount))


def question(play: PowerContext, use: Use) -> None:
    """Another player declares a character, then reveals their card: wrong, they pay."""
    match use.answers:
        case ():
            play.ask_player(use, play.table.others(use.user))
        case (int(target),):
            play.point(use, target)
        case (int(target), int()):
            play.ask_character(use, target, play.layout.cast)
        case (int(target), int(spot), str(declared)):
            card = play.unmask(use, target, spot)
            if card is not None and card != declared:
                play.pay((target, use.user, play.character(use.character).amount))


def show(play: PowerContext, use: Use) -> None:
    """Take coins from the bank, then another player shows their card to everybody else, without seeing it."""
    match use.answers:
        case ():
            play.collect(use, play.character(use.character).amount)
            play.ask_player(use, play.table.others(use.user))
        case (int(target),):
            play.point(use, target)
        case (int(target), int(spot)):
            play.emit(e.ShownAround(target, spot, play.card(spot)))


def strings(play: PowerContext, use: Use) -> None:
    """Choose two other players and take a coin from each; then they change seats (one alone: rule 10.7)."""
    amount = play.character(use.character).amount
    others = play.table.others(use.user)
    match use.answers:
        case ():
            play.ask_player(use, others)
        case (int(first),) if len(others) == 1:
            play.pay((first, use.user, amount))
        case (int(first),):
            play.ask_player(use, (player for player in others if player != first))
        case (int(first), int(second)):
            play.pay((first, use.user, amount), (second, use.user, amount))
            play.emit(e.SeatsChanged(first, second))
