"""What French asks for beyond a translation: elisions and no-break spaces."""

import re

import pytest

from mascarade.cli.narrative.phrases import Phrases
from mascarade.cli.terminal.styles import render
from mascarade.locales import Words
from mascarade.rules import Setup, published
from mascarade.rules import events as e
from mascarade.rules.evolve import initial_table
from tests.locales.ftl import Mentions, entries, id_of

BREAKABLE = re.compile(r"« | »| [;:!?%](?!\S)")
"""A space where a line could break and must not."""


def test_no_line_breaks_before_a_mark_or_inside_quotes() -> None:
    assert [id_of(entry) for entry in entries("fr") if BREAKABLE.search("".join(Mentions(entry).text))] == []


@pytest.mark.parametrize(
    ("owner", "card"),
    [
        ("Bruno", "la carte de Bruno"),
        ("Émile", "la carte d'Émile"),
        ("Hélène", "la carte d'Hélène"),
        ("Yves", "la carte d'Yves"),
        ("Hilda", "la carte d'Hilda"),
        ("Yann", "la carte de Yann"),
        ("Øyvind", "la carte d'Øyvind"),
        ("Łukasz", "la carte de Łukasz"),
        ("李", "la carte de 李"),
        ("李 Anna", "la carte de 李 Anna"),
        ("8 Anna", "la carte de 8 Anna"),
    ],
)
def test_a_card_belongs_to_its_owner(owner: str, card: str) -> None:
    scenario = published("first", "base", 4)
    table = initial_table(e.Dealt(Setup(scenario=scenario), scenario.cards, 0, ()))
    phrases = Phrases(Words.of("fr"), (owner, "b", "c", "d"), table)
    assert render(phrases.card(0)).plain == card
