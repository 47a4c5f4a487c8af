"""What the environments refuse, in the way that their libraries' users expect: as a `ValueError`."""

from __future__ import annotations

from mascarade.locales import ENGLISH, Words
from mascarade.locales.errors import explained
from mascarade.rules.errors import Refused


class EnvRefused(Refused, ValueError):
    """Something was asked of an environment that can't be had. Nothing has changed; it says why."""

    def __str__(self) -> str:
        return explained(Words.of(ENGLISH), self.code, self.facts)

    @classmethod
    def of(cls, refusal: Refused) -> EnvRefused:
        """The same refusal as the environments tell it."""
        return cls(refusal.code, **refusal.facts)
