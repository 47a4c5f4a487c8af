"""The error for an observation that contradicts everything seen before."""

from __future__ import annotations


class Impossible(ValueError):
    """An event contradicts what was seen before it. Nothing was changed."""
