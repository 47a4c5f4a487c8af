"""Deprecated: moved to `mascarade.bots.registry`."""

from mascarade.bots._moved import moved

__getattr__ = moved(__name__, "mascarade.bots.registry")
