"""Minds that see what a person in their seat sees, and answer. `find_bot` finds one by its name."""

from mascarade.bots.found import BotRefused, bot_names, find_bot
from mascarade.bots.mind import Bot, Budget, Forgetful, Mind, Reason, Seat, Temper

__all__ = [
    "Bot",
    "BotRefused",
    "Budget",
    "Forgetful",
    "Mind",
    "Reason",
    "Seat",
    "Temper",
    "bot_names",
    "find_bot",
]
