"""Every refusal code has a sentence."""

import ast
from pathlib import Path
from types import ModuleType
from typing import get_args

import pytest

import mascarade.cli
import mascarade.envs
import mascarade.rules
import mascarade.server
from mascarade.cli.terminal.errors import sentence
from mascarade.locales import Words
from mascarade.locales.errors import explained
from mascarade.rules import EDITIONS, IllegalAction, RecordRefused, Scenario, ScenarioRefused, check

WORDS = Words.of("en")
RAISING = {
    "IllegalAction",
    "ScenarioRefused",
    "RecordRefused",
    "EnvRefused",
    "FileRefused",
    "CliUsageError",
    "Refused",
    "_must",
    "_should",
    "breach",
}


def refusals(*packages: ModuleType) -> dict[str, set[str]]:
    """Every refusal code in the sources, with the names of its facts."""
    found: dict[str, set[str]] = {}
    for package in packages:
        assert package.__file__ is not None
        for path in sorted(Path(package.__file__).parent.rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if (
                    isinstance(node, ast.Call)
                    and isinstance(node.func, ast.Name)
                    and node.func.id in RAISING
                    and node.args
                    and isinstance(node.args[0], ast.Constant)
                    and isinstance(node.args[0].value, str)
                ):
                    names = {keyword.arg for keyword in node.keywords if keyword.arg is not None}
                    found.setdefault(node.args[0].value, set()).update(names)
    return found


CODES = refusals(mascarade.rules, mascarade.cli, mascarade.envs)


def test_the_codes_are_found() -> None:
    assert {"not-legal", "unknown-character", "indispensable", "record-event", "file-missing"} <= set(CODES)


@pytest.mark.parametrize("code", sorted(CODES))
def test_every_code_has_a_sentence(code: str) -> None:
    facts: dict[str, str | int] = {
        name: {
            "edition": "first",
            "character": "judge",
            "nearest": "king",
            "reason": "something else.",
            "known": "this, that",
            "set": "base",
            "file": "game.json",
            "viewer": "Ada",
            "language": "eo",
            "action": "swap",
        }.get(name, 3)
        for name in CODES[code]
    }
    if code == "players-out-of-range":
        facts |= {"players": 1, "fewest": 2, "most": 13}
    for players in (1, 3):
        said = explained(WORDS, code, facts | ({"players": players} if "players" in facts else {}))
        assert "\n" not in said
        if f"error-{code}" in _messages():  # messages of errors.ftl
            assert said[0].isupper() or said[0] in "“-0123456789", said
            assert said.endswith((".", "?")), said
        assert "judge" not in said


def test_no_sentence_is_left_over() -> None:
    own = {message for message in _messages() if message.startswith("error-")} - {"error-unexplained"}
    used = {*CODES, *refusals(mascarade.server)}
    assert own - {f"error-{code}" for code in used} == set()


def _messages() -> list[str]:
    from fluent.syntax import FluentParser
    from fluent.syntax import ast as fluent

    file = Path(mascarade.cli.__file__).parents[1] / "locales" / "en" / "errors.ftl"
    entries = FluentParser().parse(file.read_text(encoding="utf-8")).body
    return [entry.id.name for entry in entries if isinstance(entry, fluent.Message)]


def test_a_code_without_a_sentence_is_reported_as_such() -> None:
    assert sentence(WORDS, IllegalAction("new-code")).endswith("new-code.")


def test_a_character_becomes_a_name() -> None:
    refusal = ScenarioRefused("too-few-players", character="puppet-master", minimum=8, players=6)
    assert sentence(WORDS, refusal, "second").startswith("The Puppet Master needs at least 8 players")


@pytest.mark.parametrize(
    ("missing", "surplus", "said"),
    [
        ("king", "", "The deal is missing cards: King."),
        ("", "puppet-master, nobody", "The deal has extra cards: Puppet Master, nobody."),
        ("king", "queen", "The deal does not match the scenario. Missing: King. Extra: Queen."),
    ],
)
def test_a_deal_is_refused_by_the_names_of_cards(missing: str, surplus: str, said: str) -> None:
    refusal = ScenarioRefused("deal-cards", edition="first", missing=missing, surplus=surplus)
    assert sentence(WORDS, refusal) == said


@pytest.mark.parametrize("language", ["en", "fr", "es", "it", "de"])
@pytest.mark.parametrize("code", ["deal-cards", "deal-cemetery"])
def test_a_refused_deal_names_cards_in_every_language(language: str, code: str) -> None:
    words = Words.of(language)
    judge, spy = words.name("judge", "first"), words.name("spy", "first")
    for missing, surplus in (("judge", ""), ("", "spy"), ("judge", "spy")):
        said = explained(words, code, {"edition": "first", "missing": missing, "surplus": surplus})
        assert (judge in said, spy in said) == (bool(missing), bool(surplus))
        assert "none" not in said


@pytest.mark.parametrize("language", ["en", "fr", "es", "it", "de"])
def test_the_expansion_is_only_mentioned_where_there_is_one(language: str) -> None:
    words = Words.of(language)
    mentioned = {}
    for edition in EDITIONS:
        characters = EDITIONS[edition].characters
        cards = tuple(card for card in characters if not characters[card].indispensable)[:6]
        (breach,) = [
            found
            for found in check(Scenario(edition=edition, players=6, cards=cards))
            if found.code == "indispensable"
        ]
        said = explained(words, breach.code, breach.facts, edition)
        mentioned[edition] = any(word in said for word in ("xpansi", "extension", "spansi", "Erweiterung"))
    assert mentioned == {"first": True, "second": False}


def test_a_reason_that_is_a_refusal_is_shown_as_its_sentence() -> None:
    try:
        try:
            raise IllegalAction("not-your-decision", player=2)
        except IllegalAction as cause:
            raise RecordRefused("record-action", action=7, reason=str(cause)) from cause
    except RecordRefused as refusal:
        said = sentence(WORDS, refusal)
    assert said == "Action 7 of the record could not have been played: It's player 3's decision now."


def test_every_binding_and_end_has_its_words() -> None:
    from mascarade.rules.catalogue import Binding
    from mascarade.rules.state import EndReason

    for binding in get_args(Binding):
        assert WORDS.has(f"story-binding-{binding}")
    for reason in get_args(EndReason):
        assert WORDS.has(f"story-ended-{reason}")
