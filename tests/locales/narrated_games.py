"""Prints games as JSON, with what the client must make of them: each table, and the narration.

The client's tests run this (`web/src/testing/recordedGames.ts`) and compare the client with it, event by
event and in every language. So table changes and narration are defined once, on this side.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from random import Random

import msgspec

from mascarade.cli.narrative.phrases import Phrases
from mascarade.cli.narrative.story import Teller
from mascarade.cli.terminal.styles import render
from mascarade.locales import LANGUAGES, Words
from mascarade.rules import (
    EVENT_TYPES,
    SPECTATOR,
    AnyEvent,
    EditionId,
    Options,
    Setup,
    Table,
    Viewer,
    published,
    visible_events,
)
from mascarade.rules import events as e
from mascarade.rules.evolve import evolve_table, initial_table
from mascarade.rules.view import as_they_happen
from mascarade.testing.generators import Style, bold, doomed, play_on, random_game, truthful
from tests.kit.coverage import all_powers

NAMES = ("Adele", "Émile", "Øyvind", "李", "Hugo", "Ines", "Yann", "Gil", "Ida", "Otto", "Kira", "Uwe", "Mo")
"""Vowels, accents and other scripts, because elisions depend on them."""
ACTIONS = 160
PEEKS = Options(confess_peek=True)
SHORT = Options(confess_peek=True, turn_limit=12)

GAMES: tuple[tuple[EditionId, str, int, Style, int, Viewer, Options], ...] = (
    ("first", "base", 2, bold, 1, 1, PEEKS),
    ("first", "duel", 2, doomed, 0, 0, SHORT),
    ("first", "base", 3, bold, 8, 0, PEEKS),
    ("first", "trio", 3, bold, 0, 0, SHORT),
    ("first", "base-2013", 7, truthful, 3, 2, PEEKS),
    ("first", "base", 13, truthful, 2, SPECTATOR, PEEKS),
    ("first", "classic", 9, doomed, 11, 2, PEEKS),
    ("first", "classic", 9, truthful, 12, 0, PEEKS),
    ("first", "let-it-roll", 10, truthful, 11, 2, PEEKS),
    ("first", "unity", 8, bold, 0, 0, SHORT),
    ("first", "unity", 13, bold, 0, 0, SHORT),
    ("first", "combo", 13, doomed, 0, 0, SHORT),
    ("second", "A", 4, bold, 13, 1, PEEKS),
    ("second", "A", 4, doomed, 4, 0, PEEKS),
    ("second", "A", 12, truthful, 3, 2, PEEKS),
    ("second", "B", 12, truthful, 3, 2, PEEKS),
)
"""Edition, set, players, style, seed, viewer and options."""


class Told(msgspec.Struct, frozen=True):
    """A game as one viewer sees it."""

    name: str
    names: tuple[str, ...]
    events: tuple[AnyEvent, ...]
    tables: tuple[Table, ...]
    """The table after each event."""
    lines: dict[str, list[list[str]]]
    """The sentences for each event, by language."""


def games() -> Iterator[Told]:
    """Each game as its viewer sees it happen; with a cemetery, also as it is shown after its end."""
    for edition, set_id, players, style, seed, viewer, options in GAMES:
        chance = Random(seed)
        scenario = published(edition, set_id, players)
        game = random_game(chance, Setup(scenario=scenario, options=options))
        play_on(chance, game, style, ACTIONS)
        name = f"{edition} {set_id} {players} {style.__name__} {seed}"
        yield told(f"{name}, as {viewer} sees it", as_they_happen(game.events, viewer))
        if game.result is not None and scenario.cemetery:
            yield told(f"{name}, in truth", visible_events(game.events, viewer))


def told(name: str, events: tuple[AnyEvent, ...]) -> Told:
    """The expected tables and sentences of these events."""
    tables = tuple(folded(events))
    names = NAMES[: tables[0].layout.players]
    lines = {language: list(sentences(events, tables, names, language)) for language in LANGUAGES}
    return Told(name, names, events, tables, lines)


def folded(events: Iterable[AnyEvent]) -> Iterator[Table]:
    """The table after each event."""
    table: Table | None = None
    for event in events:
        if isinstance(event, e.Dealt):
            table = initial_table(event)
        assert table is not None, "a game begins with its deal"
        table = evolve_table(table, event)
        yield table


def sentences(
    events: tuple[AnyEvent, ...], tables: tuple[Table, ...], names: tuple[str, ...], language: str
) -> Iterator[list[str]]:
    """The sentences for each event, which are written from the table before it."""
    phrases = Phrases(Words.of(language), names, tables[0])
    teller = Teller(phrases)
    for event, after in zip(events, tables, strict=True):
        yield [render(sentence).plain for sentence in teller.tell(event)]
        phrases.table = after


def main() -> None:
    """Print the games after checking that every event and every power occurs."""
    played = list(games())
    happened = [(game.tables[0].setup.scenario.edition, event) for game in played for event in game.events]
    unplayed = set(EVENT_TYPES) - {type(event) for _, event in happened}
    unused = all_powers() - {(edition, x.character) for edition, x in happened if isinstance(x, e.PowerUsed)}
    if unplayed or unused:
        sys.exit(f"These games have no {unplayed or ''} {unused or ''}")
    sys.stdout.buffer.write(msgspec.json.encode(played))


if __name__ == "__main__":
    main()
