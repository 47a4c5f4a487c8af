"""Errors of the environments: each is a `ValueError`, as users of their libraries expect."""

from __future__ import annotations

from mascarade.locales import ENGLISH, Words
from mascarade.locales.errors import explained
from mascarade.rules.errors import Refused


class EnvRefused(Refused, ValueError):
    """An environment refused a request. Nothing has changed; the message says why."""

    def __str__(self) -> str:
        return explained(Words.of(ENGLISH), self.code, self.facts)

    @classmethod
    def of(cls, refusal: Refused) -> EnvRefused:
        """The same refusal as an `EnvRefused`."""
        return cls(refusal.code, **refusal.facts)
