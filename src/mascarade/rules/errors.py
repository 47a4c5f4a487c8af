"""The one family of refusals: a stable code and the facts behind it; the sentences are in the locales."""

from __future__ import annotations

Fact = str | int


class Refused(Exception):
    """Something was asked that can't be had. Nothing has changed.

    `code` is stable and for programs; `facts` are the arguments of the sentence that the locales hold
    under `error-<code>`. Neither ever holds anything hidden.
    """

    def __init__(self, code: str, **facts: Fact) -> None:
        self.code = code
        self.facts = facts
        told = ", ".join(f"{name}={value!r}" for name, value in facts.items())
        super().__init__(f"{code} ({told})" if told else code)


class IllegalAction(Refused):
    """An action that the pending decision does not allow."""


class ScenarioRefused(Refused):
    """A scenario, a deal or an option that can't be played."""


class RecordRefused(Refused):
    """A record that can't be read, or that does not tell a game that can have happened."""
