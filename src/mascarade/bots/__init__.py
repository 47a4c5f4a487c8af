"""Minds that see what a person in their seat sees, and answer. `find_bot` finds one by its name."""

from mascarade.bots.api import Bot, Budget, CannotResume, Mind, Reason, Seat, Temper
from mascarade.bots.registry import BotRefused, bot_names, find_bot

__all__ = [
    "Bot",
    "BotRefused",
    "Budget",
    "CannotResume",
    "Mind",
    "Reason",
    "Seat",
    "Temper",
    "bot_names",
    "find_bot",
]
