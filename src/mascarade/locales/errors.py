"""Errors as sentences: the message `error-<code>` with the facts as arguments."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping

from mascarade.locales import Argument, Piece, Role, UnknownMessage, Words

Fact = str | int

_MAX_NUMBER = 10**12
"""Larger numbers are shortened, as text."""
_UNPRINTABLE = frozenset({"Cc", "Cf", "Co", "Cs", "Zl", "Zp"})


def clean(written: str, max_chars: int = 400) -> str:
    """Untrusted text made safe to print: shortened, without control characters and style marks."""
    cut = written if len(written) <= max_chars else written[: max_chars - 1] + "…"
    return "".join("\ufffd" if unicodedata.category(char) in _UNPRINTABLE else char for char in cut)


def explained(words: Words, code: str, facts: Mapping[str, Fact], edition: str | None = None) -> str:
    """The sentence for a code and its facts."""
    message = f"error-{code}"
    if not words.has(message):
        return words.say("error-unexplained", code=clean(code))
    return words.say(message, **_arguments(words, facts, edition or str(facts.get("edition", "first"))))


def _arguments(words: Words, facts: Mapping[str, Fact], edition: str) -> dict[str, Argument]:
    arguments: dict[str, Argument] = {}
    for name, fact in facts.items():
        arguments[name] = short(fact)
        if name == "character" and _knows(words, str(fact), edition):
            arguments[name] = Role(str(fact), edition)
        elif name == "nearest":
            arguments[name] = words.name(str(fact), edition) if fact else "none"
        elif name in {"missing", "surplus"}:
            arguments[name] = _names(words, str(fact), edition) or "none"
        elif name == "edition" and words.has(f"edition-{fact}"):
            arguments[name] = Piece(f"edition-{fact}")
        elif name == "player" and isinstance(fact, int):
            arguments[name] = fact + 1
    if "fewest" in facts and "most" in facts:
        arguments["exact"] = facts["fewest"] == facts["most"]
    return arguments


def _names(words: Words, cards: str, edition: str) -> str:
    """A list of characters by name; unknown ones as written."""
    return ", ".join(
        words.name(card, edition) if _knows(words, card, edition) else clean(card)
        for card in cards.split(", ")
    )


def short(fact: Fact) -> Fact:
    """A fact, which may be untrusted, made safe to print."""
    if isinstance(fact, str):
        return clean(fact)
    return fact if abs(fact) < _MAX_NUMBER else f"{fact:.0e}" if abs(fact) < 10**300 else "∞"


def _knows(words: Words, character: str, edition: str) -> bool:
    try:
        words.with_article(character, edition)
    except UnknownMessage:
        return False
    return True
