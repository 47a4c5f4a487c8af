"""Every message can be formatted in every language and reads as a sentence."""

from collections.abc import Iterator
from functools import cache
from itertools import product

import pytest

from mascarade.arena.entrants import read_entrant
from mascarade.cli.commands.demo import NAMES, perform
from mascarade.cli.narrative.chapters import Chapter, Ending, chapters
from mascarade.cli.study import chosen_setup
from mascarade.cli.terminal.styles import render
from mascarade.locales import LANGUAGES, Argument, Piece, Role, Words
from mascarade.rules import EDITIONS, Game, Scenario, published_sets
from tests.locales.forms import AS_WRITTEN, INITIALS, KINDS, forms_of_lists
from tests.locales.ftl import Mentions, attributes, for_all_editions, messages, variables
from tests.tiers import full

SETS = tuple(published_sets())
TURNS = 12
PLURALS = ("zero", "one", "two", "few", "many", "other")


def is_whole(told: str) -> bool:
    """Whether no FTL syntax is left and nothing is missing."""
    return bool(told.strip()) and told == told.strip() and not any(odd in told for odd in ("{", "}", "  "))


@cache
def game_of(scenario: Scenario) -> Game:
    """A short random game."""
    assert scenario.id is not None
    setup = chosen_setup(
        None, edition=scenario.edition, set_id=scenario.id, players=scenario.players, turn_limit=TURNS
    )
    return perform(setup, read_entrant("random"), seed=2).game


def told(chapter: Chapter | Ending) -> Iterator[str]:
    yield chapter.heading
    yield from chapter.sentences
    if isinstance(chapter, Ending):
        yield from chapter.remarks
        yield from (row.who for row in chapter.rows)
    else:
        yield from (fortune.place for fortune in chapter.fortunes)
        if chapter.note:
            yield chapter.note


@pytest.mark.parametrize(
    ("scenario", "language"),
    [
        pytest.param(
            scenario,
            language,
            id=f"{scenario.edition}-{scenario.id}-{scenario.players}-{language}",
            marks=() if number % len(LANGUAGES) == turn else full,
        )
        for number, scenario in enumerate(SETS)
        for turn, language in enumerate(LANGUAGES)
    ],
)
def test_a_game_of_every_set_is_narrated(scenario: Scenario, language: str) -> None:
    game = game_of(scenario)
    story = list(chapters(game.events, NAMES, Words.of(language), game.events))
    assert isinstance(story[-1], Ending)
    said = [render(sentence).plain for chapter in story for sentence in told(chapter)]
    assert [sentence for sentence in said if not is_whole(sentence)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    """With numbers for each plural, and each value that the message or the English one selects on."""
    words, broken = Words.of(language), []
    for message_id in messages(language):
        for arguments in samples(language, message_id):
            for name in ["", *(f".{attribute}" for attribute in attributes(messages(language)[message_id]))]:
                said = words.say(message_id + name, **arguments)
                if not is_whole(said):
                    broken.append((message_id + name, said))
    assert broken == []


def samples(language: str, message_id: str) -> Iterator[dict[str, Argument]]:
    original = message_id if message_id in messages("en") else for_all_editions(message_id)
    chosen = Mentions(messages("en")[original]).choices
    plain = original in AS_WRITTEN
    for number, character, edition in ((0, "judge", "first"), (1, "queen", "second"), (5, "fool", "second")):
        usual: dict[str, Argument] = dict.fromkeys(variables("en", original), number)
        usual["character"] = "kng" if plain else Role(character, edition)
        usual["edition"] = edition if plain or "edition" in dict(chosen) else Piece(f"edition-{edition}")
        for forms, form, usually in ((KINDS, "kind", "bank"), (INITIALS, "initial", "a")):
            if original in forms:
                usual[f"{forms[original]}-{form}"] = usually
        usual |= dict.fromkeys(forms_of_lists(original), number)
        usual = {name: value for name, value in usual.items() if not name.endswith("-start")}
        yield usual
        for name, word in chosen | Mentions(messages(language)[message_id]).choices:
            if name in usual and word not in PLURALS:
                yield usual | {name: word}


def test_the_editions_all_have_their_words() -> None:
    for language, edition in product(LANGUAGES, EDITIONS):
        assert is_whole(Words.of(language).say(f"edition-{edition}"))
