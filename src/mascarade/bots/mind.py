"""Deprecated: moved to `mascarade.bots.api`."""

from mascarade.bots._moved import moved

__getattr__ = moved(__name__, "mascarade.bots.api")
