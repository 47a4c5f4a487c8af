"""Refusals as sentences: `error-<code>` with the facts put into words."""

from __future__ import annotations

from collections.abc import Mapping

from mascarade.cli.ink import clean
from mascarade.cli.misspelt import slip
from mascarade.locales import UnknownMessage, Words
from mascarade.rules.errors import Fact, Refused

_GREATEST = 10**12
"""Larger numbers are nobody's players or cards; they are told shortened, as text."""


class FileRefused(Refused):
    """A file that can't be read or written."""


class Misused(Refused):
    """The command was called with something that does not exist."""


def sentence(words: Words, refusal: Refused, edition: str | None = None) -> str:
    """Why something is refused. `edition` helps where the facts do not name one."""
    facts = dict(refusal.facts)
    if refusal.code == "scenario-malformed":
        told = slip(words, str(facts.get("reason", "")))
        if told is not None:
            return told
    cause = refusal.__cause__
    if "reason" in facts and isinstance(cause, Refused):
        facts["reason"] = sentence(words, cause, edition)
    return explained(words, refusal.code, facts, edition)


def explained(words: Words, code: str, facts: Mapping[str, Fact], edition: str | None = None) -> str:
    """The sentence of a code and its facts."""
    message = f"error-{code}"
    if not words.has(message):
        return words.say("error-unexplained", code=clean(code))
    return words.say(message, **_arguments(words, facts, edition or str(facts.get("edition", "first"))))


def _arguments(words: Words, facts: Mapping[str, Fact], edition: str) -> dict[str, str | int]:
    told: dict[str, str | int] = {}
    for name, fact in facts.items():
        told[name] = _told(fact)
        if name == "character":
            told[name] = _character(words, str(fact), edition)
            told["character-start"] = at_the_start(str(told[name]))
        elif name == "nearest":
            told[name] = words.name(str(fact), edition) if fact else "none"
        elif name == "edition" and words.has(f"edition-{fact}"):
            told[name] = words.say(f"edition-{fact}")
            told["edition-start"] = at_the_start(str(told[name]))
        elif name == "player" and isinstance(fact, int):
            told[name] = fact + 1
    if "fewest" in facts and "most" in facts:
        told["exact"] = "yes" if facts["fewest"] == facts["most"] else "no"
    return told


def at_the_start(told: str) -> str:
    """The words as they begin a sentence."""
    return told[:1].upper() + told[1:]


def _told(fact: Fact) -> str | int:
    if isinstance(fact, str):
        return clean(fact)
    return fact if abs(fact) < _GREATEST else f"{fact:.0e}" if abs(fact) < 10**300 else "∞"


def _character(words: Words, character: str, edition: str) -> str:
    try:
        return words.with_article(character, edition)
    except UnknownMessage:
        return clean(character)
