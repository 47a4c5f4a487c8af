"""Powers over coins."""

from __future__ import annotations

from mascarade.rules.power_context import PowerContext
from mascarade.rules.scenario import Player
from mascarade.rules.state import GuessHowMany, HowMany, Use, WhichWay


def _amount(play: PowerContext, use: Use) -> int:
    return play.character(use.character).amount


def court(play: PowerContext, use: Use) -> None:
    """Take all coins of the courthouse."""
    play.pay(("courthouse", use.user, play.table.courthouse))


def income(play: PowerContext, use: Use) -> None:
    """Take coins from the bank."""
    play.collect(use, _amount(play, use))


def tithe(play: PowerContext, use: Use) -> None:
    """Take coins from the richest other player; of several richest, the user chooses."""
    match use.answers:
        case ():
            others = play.table.others(use.user)
            most = max(play.table.coins_of(player) for player in others)
            richest = [player for player in others if play.table.coins_of(player) == most]
            if len(richest) > 1:
                play.ask_player(use, richest)
            else:
                play.pay((richest[0], use.user, _amount(play, use)))
        case (int(target),):
            play.pay((target, use.user, _amount(play, use)))


def pilfer(play: PowerContext, use: Use) -> None:
    """Take coins from the left and the right neighbour; where they are one person, twice (ruling)."""
    amount = _amount(play, use)
    play.pay(*((neighbour, use.user, amount) for neighbour in play.table.neighbours(use.user)))


def exchange(play: PowerContext, use: Use) -> None:
    """Exchange whole fortunes with any other player, or don't."""
    match use.answers:
        case ():
            play.ask_player(use, play.table.others(use.user), optional=True)
        case (int(target),):
            mine, theirs = play.table.coins_of(use.user), play.table.coins_of(target)
            play.pay((use.user, target, mine), (target, use.user, theirs))


def harvest(play: PowerContext, use: Use) -> None:
    """Take a coin from the bank; all who share the harvest take two (rules 4.5 and 10.5)."""
    takers = (use.user, *use.partners)
    amount = _amount(play, use) * (2 if use.partners else 1)
    from_the_active_seat = play.table.clockwise(play.table.seat - 1)
    play.pay(*(("bank", player, amount) for player in from_the_active_seat if player in takers))


def triumph(play: PowerContext, use: Use) -> None:
    """Win the game with enough coins (rule 5.2); else nothing."""
    if play.table.coins_of(use.user) >= _amount(play, use):
        play.end((use.user,), "cheat")


def inherit(play: PowerContext, use: Use) -> None:
    """Take coins from the bank up to a fortune; with that much or more, nothing."""
    play.collect(use, max(0, _amount(play, use) - play.table.coins_of(use.user)))


def patronage(play: PowerContext, use: Use) -> None:
    """Take coins from the bank; each neighbour takes one too. Short, it pays user, left, right (rule 2.1)."""
    left, right = play.table.neighbours(use.user)
    play.pay(("bank", use.user, _amount(play, use)), ("bank", left, 1), ("bank", right, 1))


def transmute(play: PowerContext, use: Use) -> None:
    """Everybody passes their whole fortune to the left, or everybody to the right (rule 10.10)."""
    match use.answers:
        case ():
            play.ask(use.user, WhichWay(use.character))
        case (str(direction),):
            circle = list(play.table.clockwise(play.table.seat))
            step = 1 if direction == "left" else -1
            receivers = circle[step:] + circle[:step]
            play.pay(
                *(
                    (giver, to, play.table.coins_of(giver))
                    for giver, to in zip(circle, receivers, strict=True)
                )
            )


def gamble(play: PowerContext, use: Use) -> None:
    """Hide coins of the bank: another player takes them by guessing how many, else the user (rule 10.6)."""
    most = min(_amount(play, use), play.table.bank)
    match use.answers:
        case () if most:
            play.ask(use.user, HowMany(use.character, most))
        case (None,):
            play.ask_player(use, play.table.others(use.user))
        case (None, int(target)):
            play.ask(target, GuessHowMany(use.character, most))
        case (None, int(target), int(guess)):
            hidden = play.uncover(use)
            play.pay(("bank", target if guess == hidden else use.user, hidden))


def beg(play: PowerContext, use: Use) -> None:
    """From the left, each other player who has more at that moment gives, one after the other (rule 5.3)."""

    def is_richer(player: Player) -> bool:
        return play.table.coins_of(player) > play.table.coins_of(use.user)

    for player in play.table.others(use.user):
        if is_richer(player):
            play.pay((player, use.user, _amount(play, use)))
