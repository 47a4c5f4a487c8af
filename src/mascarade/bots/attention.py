"""Deprecated: moved to `mascarade.bots.watchful`."""

from mascarade.bots._moved import moved

__getattr__ = moved(__name__, "mascarade.bots.watchful")
