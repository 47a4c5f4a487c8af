"""Sentences that address the viewer: in every language, and without the viewer's name."""

from collections.abc import Iterator

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from mascarade.locales import LANGUAGES
from tests.locales.forms import LISTS
from tests.locales.ftl import Mentions, entries, id_of, messages

PEOPLE = {
    "player",
    "players",
    "targets",
    "user",
    "first",
    "second",
    "target",
    "ruined",
    "taker",
    "source",
    "owner",
}
"""Variables that name people, in the story and on the table's page."""
PAGE = ("story", "web", "stage", "briefs", "truth")
"""The files of what is said during a game and after it."""
ABOUT_OTHERS = {
    # Cards have a message for the viewer's own.
    "story-card-of",
    "truth-card-of",
    # Asked of the viewer, about somebody else.
    "ask-contest-or-pass",
    "ask-contest-too",
    "claim-deciding",
    "ask-which-character-inquisitor",
    "ask-which-character-guru",
    "ask-guess-how-many",
    "why-not-out",
    "why-not-player",
    # They are not there.
    "absent-since",
    # For those who have no seat.
    "on-game-take-over",
    # The command line's.
    "story-unfinished",
    "story-thought",
}
"""Messages that name people, of whom the viewer is never one."""
NO_PEOPLE = {
    "story-list-two",
    "story-list-more",
    "ask-whether-to-swap",
    "turn-swap-really-hint",
    "brief-fool",
}
"""Messages in which these variables are cards, parts of a list or a number."""


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


def test_whatever_may_be_about_the_viewer_addresses_them() -> None:
    viewers = {message_id for message_id, _, _ in addressed("en")}
    naming = {
        id_of(entry)
        for entry in entries("en", *PAGE)
        if isinstance(entry, ast.Message) and PEOPLE & Mentions(entry).variables
    }
    assert naming - viewers - NO_PEOPLE == ABOUT_OTHERS
