"""Sentences that address the viewer: in every language, and without the viewer's name."""

from collections.abc import Iterator

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from mascarade.locales import LANGUAGES
from tests.locales.ftl import Mentions, messages

LISTS = {"players", "ruined"}
"""Variables that name the others where the viewer is one of several people."""


class Addressed(Visitor):
    """The variants of a message for each variable that may stand for the viewer."""

    def __init__(self, message: ast.Message) -> None:
        self.variants: list[tuple[str, ast.Variant]] = []
        self.visit(message)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference) and node.selector.id.name == "viewer":
            self.variants += [
                (variant.key.name, variant)
                for variant in node.variants
                if isinstance(variant.key, ast.Identifier) and not variant.default
            ]
        self.generic_visit(node)


def addressed(language: str) -> Iterator[tuple[str, str, ast.Variant]]:
    """Each message and variable for which the language has a sentence with "you"."""
    for message_id, message in messages(language).items():
        for variable, variant in Addressed(message).variants:
            yield message_id, variable, variant


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_addresses_the_viewer_in_the_same_places(language: str) -> None:
    english = {(message_id, variable) for message_id, variable, _ in addressed("en")}
    assert {(message_id, variable) for message_id, variable, _ in addressed(language)} == english


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_to_the_viewer_does_not_name_them(language: str) -> None:
    named = [
        message_id
        for message_id, variable, variant in addressed(language)
        if variable not in LISTS and variable in Mentions(variant).variables
    ]
    assert named == []
