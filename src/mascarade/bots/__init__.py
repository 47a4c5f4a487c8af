"""Bots: players that see what a person in their seat sees. `find_bot` finds one by name."""

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

if not TYPE_CHECKING:  # type checkers should refuse unknown names
    __getattr__ = moved(__name__, __name__)
