"""Every language's folder: whole, free of doubles, and in step with English."""

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import mascarade.locales
from mascarade.locales import LANGUAGES

ROOT = Path(mascarade.locales.__file__).parent
FILES = sorted(ROOT.glob("*/*.ftl"))
OTHERS = LANGUAGES[1:]

Entry = ast.Message | ast.Term


class Mentions(Visitor):
    """What a message speaks of: its variables, and the messages and terms it refers to."""

    def __init__(self, entry: Entry) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.visit(entry)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.references.add(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.references.add(f"-{node.id.name}")
        self.generic_visit(node)


def entries(language: str) -> Iterator[Entry]:
    for file in sorted((ROOT / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message | ast.Term):
                yield entry


def id_of(entry: Entry) -> str:
    return f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name


@cache
def messages(language: str) -> dict[str, ast.Message]:
    return {id_of(entry): entry for entry in entries(language) if isinstance(entry, ast.Message)}


def for_all_editions(message_id: str) -> str:
    return re.sub("-(first|second)$", "", message_id)


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
def test_a_translation_needs_nothing_that_english_does_not(language: str) -> None:
    english = messages("en")

    def variables(entry: ast.Message) -> set[str]:
        mentions = Mentions(entry)
        referred = (english[m] for m in mentions.references if m in english)
        return mentions.variables.union(*map(variables, referred))

    for message_id, message in messages(language).items():
        original = english.get(message_id) or english[for_all_editions(message_id)]
        assert Mentions(message).variables <= variables(original), message_id


@pytest.mark.parametrize("language", OTHERS)
def test_an_english_override_is_translated_with_its_message(language: str) -> None:
    """Else a translated power would be overridden by an English one."""
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
        assert {a.id.name for a in message.attributes} == {a.id.name for a in base.attributes}, message_id
