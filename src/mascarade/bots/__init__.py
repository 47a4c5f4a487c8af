"""Minds that see what a person in their seat sees, and answer. `find_bot` finds one by its name."""

from typing import TYPE_CHECKING

from mascarade.bots._moved import moved
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

if not TYPE_CHECKING:  # a type checker is to refuse names that aren't there
    __getattr__ = moved(__name__, __name__)
