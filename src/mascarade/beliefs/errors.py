"""What is raised when something is seen that can't be."""

from __future__ import annotations


class Impossible(ValueError):
    """An event contradicts what was seen before it. Whatever refused it is as it was before."""
