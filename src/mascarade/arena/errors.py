"""Errors of the arena."""

from __future__ import annotations

from mascarade.rules.errors import Refused


class ArenaRefused(Refused):
    """A study can't start or continue: an unusable file, a bot that can't be seated, a dead worker."""


class StudyUsageError(ArenaRefused):
    """A study was requested with invalid arguments."""
