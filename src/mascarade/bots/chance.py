"""Deprecated: moved to `mascarade.bots.random_bot`."""

from mascarade.bots._moved import moved

__getattr__ = moved(__name__, "mascarade.bots.random_bot")
