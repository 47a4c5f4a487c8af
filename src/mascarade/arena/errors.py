"""What the arena refuses."""

from __future__ import annotations

from mascarade.rules.errors import Refused


class ArenaRefused(Refused):
    """A study that can't go on: a file that is no use, a bot that does not sit down, a worker that died."""


class StudyUsageError(ArenaRefused):
    """A study was asked for in a way that makes no sense."""
