"""Every language's folder: complete, without duplicates, and consistent with English."""

from collections import Counter
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

from mascarade.locales import LANGUAGES
from tests.locales.forms import given
from tests.locales.ftl import (
    FILES,
    Mentions,
    attributes,
    entries,
    for_all_editions,
    id_of,
    messages,
    variables,
)

OTHERS = LANGUAGES[1:]

SAME: dict[str, set[str]] = {
    "de": {
        "arena-column-bot",
        "arena-column-fair",
        "atlas-column-median",
        "bots-column-name",
        "cards-edition",
        "cards-set",
        "character-alchemist",
        "character-guru",
        "character-inquisitor",
        "characters-box",
        "cli-column-name",
        "cli-column-set",
        "cli-tables-column-code",
        "home-heading",
        "lobby-bots",
        "lobby-chat",
        "lobby-code",
        "lobby-seat-bot",
        "menu-link",
        "place-bank",
        "record-column-edition",
        "replay-pause",
        "shell-title",
        "side-chat",
        "story-fortune-bank",
        "title-table",
    },
    "es": {
        "arena-column-bot",
        "home-heading",
        "lobby-bots",
        "lobby-chat",
        "lobby-seat-bot",
        "option-off",
        "shell-title",
        "side-chat",
        "title-table",
    },
    "fr": {
        "arena-column-bot",
        "character-sage",
        "cli-tables-column-code",
        "home-heading",
        "home-table-unhosted",
        "lobby-bots",
        "lobby-code",
        "lobby-title",
        "menu-notify",
        "replay-pause",
        "shell-title",
        "table-title",
        "title-table",
        "truth-centre-card",
    },
    "it": {
        "arena-column-bot",
        "character-guru",
        "home-heading",
        "lobby-chat",
        "lobby-seat-bot",
        "lobby-seat-host",
        "menu-link",
        "option-off",
        "shell-title",
        "side-chat",
        "title-table",
    },
}
"""Messages that are really the same as in English."""


def test_the_languages_are_the_folders_english_first() -> None:
    assert LANGUAGES[0] == "en"
    assert list(OTHERS) == sorted(OTHERS)
    assert {"en", "fr", "es", "it", "de"} <= set(LANGUAGES)
    assert {file.parent.name for file in FILES} == set(LANGUAGES)


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_every_file_parses(file: Path) -> None:
    resource = FluentParser().parse(file.read_text(encoding="utf-8"))
    assert [entry.content for entry in resource.body if isinstance(entry, ast.Junk)] == []
    assert any(isinstance(entry, ast.Message | ast.Term) for entry in resource.body)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_written_twice(language: str) -> None:
    counts = Counter(map(id_of, entries(language)))
    assert [message for message, count in counts.items() if count > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_refers_only_to_its_own_language(language: str) -> None:
    known = {id_of(entry) for entry in entries(language)}
    known |= {
        f"{id_of(entry)}.{attribute.id.name}" for entry in entries(language) for attribute in entry.attributes
    }
    for entry in entries(language):
        assert Mentions(entry).references <= known, id_of(entry)


@pytest.mark.parametrize("language", OTHERS)
def test_english_knows_every_message(language: str) -> None:
    english = messages("en")
    unknown = [m for m in messages(language) if m not in english and for_all_editions(m) not in english]
    assert unknown == []


@pytest.mark.parametrize("language", OTHERS)
def test_no_message_is_missing(language: str) -> None:
    assert [m for m in messages("en") if m not in messages(language)] == []


@pytest.mark.parametrize("language", OTHERS)
def test_no_attribute_is_missing(language: str) -> None:
    own = messages(language)
    lacking = {
        m: lacks
        for m, message in messages("en").items()
        if m in own and (lacks := attributes(message) - attributes(own[m]))
    }
    assert lacking == {}


@pytest.mark.parametrize("language", OTHERS)
def test_a_translation_needs_nothing_that_it_is_not_given(language: str) -> None:
    needed = {}
    for message_id in messages(language):
        original = message_id if message_id in messages("en") else for_all_editions(message_id)
        unknown = variables(language, message_id) - given(language, original)
        if unknown:
            needed[message_id] = unknown
    assert needed == {}


@pytest.mark.parametrize("language", OTHERS)
def test_every_message_is_translated(language: str) -> None:
    own = messages(language)
    same = {
        message_id
        for message_id, message in messages("en").items()
        if message_id in own and has_words(message) and written(message) & written(own[message_id])
    }
    assert same - SAME.get(language, set()) == set()
    assert SAME.get(language, set()) - same == set(), "listed as the same, and is not"


def has_words(message: ast.Message) -> bool:
    """Whether there is text to translate, not only punctuation between placeables."""
    return any(char.isalpha() for told in Mentions(message).text for char in told)


def written(message: ast.Message) -> set[tuple[str, str]]:
    """Each pattern of a message as written; grammatical genders are left out."""
    patterns = {attribute.id.name: attribute.value for attribute in message.attributes}
    if message.value is not None:
        patterns[""] = message.value
    serialize = FluentSerializer().serialize_entry
    return {
        (name, serialize(ast.Message(ast.Identifier("told"), value)))
        for name, value in patterns.items()
        if name != "gender"
    }


@pytest.mark.parametrize("language", OTHERS)
def test_an_english_override_is_translated_with_its_message(language: str) -> None:
    """Otherwise an English override would replace a translated power."""
    own = messages(language)
    overrides = [
        m for m in messages("en") if for_all_editions(m) in messages("en") and for_all_editions(m) != m
    ]
    assert [m for m in overrides if for_all_editions(m) in own and m not in own] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_override_has_all_the_attributes(language: str) -> None:
    own = messages(language)
    for message_id, message in own.items():
        base = own.get(for_all_editions(message_id), message)
        assert attributes(message) == attributes(base), message_id


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["character-", "edition-"])
def test_all_of_a_kind_have_the_same_attributes(language: str, kind: str) -> None:
    """Otherwise a form such as `$character-dative` would be missing for some of them."""
    alike = {frozenset(attributes(m)) for name, m in messages(language).items() if name.startswith(kind)}
    assert len(alike) <= 1
