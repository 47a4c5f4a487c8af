"""Refusals as sentences: `error-<code>` with the facts put into words."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping

from mascarade.locales import Argument, Piece, Role, UnknownMessage, Words

Fact = str | int

_GREATEST = 10**12
"""Larger numbers are nobody's players or cards; they are told shortened, as text."""
_UNPRINTABLE = frozenset({"Cc", "Cf", "Co", "Cs", "Zl", "Zp"})


def clean(written: str, longest: int = 400) -> str:
    """What somebody else has written, fit for people: no control characters, no marks, not endless."""
    cut = written if len(written) <= longest else written[: longest - 1] + "…"
    return "".join("\ufffd" if unicodedata.category(char) in _UNPRINTABLE else char for char in cut)


def explained(words: Words, code: str, facts: Mapping[str, Fact], edition: str | None = None) -> str:
    """The sentence of a code and its facts."""
    message = f"error-{code}"
    if not words.has(message):
        return words.say("error-unexplained", code=clean(code))
    return words.say(message, **_arguments(words, facts, edition or str(facts.get("edition", "first"))))


def _arguments(words: Words, facts: Mapping[str, Fact], edition: str) -> dict[str, Argument]:
    told: dict[str, Argument] = {}
    for name, fact in facts.items():
        told[name] = short(fact)
        if name == "character" and _knows(words, str(fact), edition):
            told[name] = Role(str(fact), edition)
        elif name == "nearest":
            told[name] = words.name(str(fact), edition) if fact else "none"
        elif name in {"missing", "surplus"}:
            told[name] = _names(words, str(fact), edition) or "none"
        elif name == "edition" and words.has(f"edition-{fact}"):
            told[name] = Piece(f"edition-{fact}")
        elif name == "player" and isinstance(fact, int):
            told[name] = fact + 1
    if "fewest" in facts and "most" in facts:
        told["exact"] = facts["fewest"] == facts["most"]
    return told


def _names(words: Words, cards: str, edition: str) -> str:
    """Characters in a list, by their names; one that is unknown as it was written."""
    return ", ".join(
        words.name(card, edition) if _knows(words, card, edition) else clean(card)
        for card in cards.split(", ")
    )


def short(fact: Fact) -> Fact:
    """A fact as it can be told: somebody else may have written it."""
    if isinstance(fact, str):
        return clean(fact)
    return fact if abs(fact) < _GREATEST else f"{fact:.0e}" if abs(fact) < 10**300 else "∞"


def _knows(words: Words, character: str, edition: str) -> bool:
    try:
        words.with_article(character, edition)
    except UnknownMessage:
        return False
    return True
