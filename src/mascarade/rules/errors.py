"""Errors of the rules: a stable code and the facts behind it. The sentences are in `locales`."""

from __future__ import annotations

Fact = str | int


class Refused(Exception):
    """A request was refused. Nothing has changed.

    `code` is stable and for programs; `facts` are the arguments of the message `error-<code>` in `locales`.
    Neither ever contains hidden information.
    """

    def __init__(self, code: str, **facts: Fact) -> None:
        self.code = code
        self.facts = facts
        listed = ", ".join(f"{name}={value!r}" for name, value in facts.items())
        super().__init__(f"{code} ({listed})" if listed else code)


class IllegalAction(Refused):
    """An action that the pending decision does not allow."""


class ScenarioRefused(Refused):
    """A scenario, a deal or an option that can't be played."""


class RecordRefused(Refused):
    """A record that can't be read, or whose game can't have happened."""
