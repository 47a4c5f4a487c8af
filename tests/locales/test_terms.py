"""The rulebooks' words for the game, and how each language addresses its readers."""

import re

import pytest

from tests.locales.ftl import Mentions, entries, id_of

AVOIDED = {
    "en": r"there's no such|\btrades? (?:places|fortunes|seats)",
    "de": r"Ausgabe(?! lässt)|Tischleitung|\bgegeben\b|ohne Uhr",
    "es": r"\bdisput|\bcog(?:e[rns]?|ed)\b|conjunto|\bCara [AB]\b|\w(?:áis|éis)\b|vosotr[oa]s",
    "fr": r"(?<!, )\bvous\b(?! \w+(?:ez|tes)\b)|\bvotre\b(?! dernière pièce)|Ce peut|\bContestes-tu",
    "it": r"\bannunci(?:a|are|o)?\b|Possiamo cominciare|\bun set\b",
}
"""What was said once: other words than the rulebook's, the plural of Spain, a French "vous" to one reader."""


@pytest.mark.parametrize(("language", "avoided"), AVOIDED.items())
def test_a_language_keeps_to_the_words_of_its_rulebook(language: str, avoided: str) -> None:
    pattern = re.compile(avoided, re.IGNORECASE)
    found = {id_of(entry): "".join(Mentions(entry).text) for entry in entries(language)}
    assert {name: text for name, text in found.items() if pattern.search(text)} == {}


@pytest.mark.parametrize("language", ["en", "es", "fr", "it"])
def test_an_ellipsis_follows_its_word(language: str) -> None:
    loose = re.compile("[ \u00a0\u202f]…")
    found = [
        id_of(entry) for entry in entries(language) for text in Mentions(entry).text if loose.search(text)
    ]
    assert found == []
