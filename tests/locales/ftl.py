"""The messages of each language, parsed from the FTL files."""

import re
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import mascarade.locales

ROOT = Path(mascarade.locales.__file__).parent
FILES = sorted(ROOT.glob("*/*.ftl"))

Entry = ast.Message | ast.Term


class Mentions(Visitor):
    """The variables, selectors and references of a message or of one of its variants."""

    def __init__(self, entry: Entry | ast.Variant) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.choices: set[tuple[str, str]] = set()
        """A variable and a value that it is compared with."""
        self.text: list[str] = []
        self.visit(entry)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.references.add(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.references.add(f"-{node.id.name}")
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            for variant in node.variants:
                if isinstance(variant.key, ast.Identifier):
                    self.choices.add((node.selector.id.name, variant.key.name))
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.text.append(node.value)


@cache
def entries(language: str, *names: str) -> tuple[Entry, ...]:
    """All messages and terms of a language, or of its files with these names."""
    files = [file for file in FILES if file.parent.name == language and (not names or file.stem in names)]
    parsed = [FluentParser().parse(file.read_text(encoding="utf-8")) for file in files]
    return tuple(e for resource in parsed for e in resource.body if isinstance(e, ast.Message | ast.Term))


def id_of(entry: Entry) -> str:
    return f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name


@cache
def messages(language: str) -> dict[str, ast.Message]:
    """The messages of a language by their ids."""
    return {id_of(entry): entry for entry in entries(language) if isinstance(entry, ast.Message)}


def for_all_editions(message_id: str) -> str:
    """The message that an edition's own message overrides."""
    return re.sub("-(first|second)$", "", message_id)


def attributes(message: ast.Message) -> set[str]:
    return {attribute.id.name for attribute in message.attributes}


@cache
def variables(language: str, message_id: str) -> frozenset[str]:
    """The variables of a message and of the messages that it refers to."""
    own = messages(language)
    mentions = Mentions(own[message_id])
    referred = (variables(language, name) for name in mentions.references if name in own)
    return frozenset(mentions.variables).union(*referred)
