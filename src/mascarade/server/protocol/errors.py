"""Refusals as clients see them: a code, a sentence and its facts."""

from __future__ import annotations

import msgspec

from mascarade.locales import ENGLISH, Words
from mascarade.locales.errors import explained, short
from mascarade.rules import Refused
from mascarade.rules.errors import Fact
from mascarade.server.protocol.client_out import Closing


class Problem(msgspec.Struct, frozen=True):
    """Why something was refused. Nothing has changed."""

    code: str
    sentence: str
    facts: dict[str, Fact]


def sentence_of(code: str, **facts: Fact) -> str:
    """The English sentence of a code."""
    return explained(Words.of(ENGLISH), code, facts)


def problem(refusal: Refused, edition: str | None = None) -> Problem:
    """A refusal as it is sent."""
    sentence = explained(Words.of(ENGLISH), refusal.code, refusal.facts, edition)
    return Problem(refusal.code, sentence, {name: short(fact) for name, fact in refusal.facts.items()})


def closing(code: str, *, again: bool) -> Closing:
    """Why a connection ends."""
    return Closing(code, sentence_of(code), again)
