"""`mascarade demo`: a game between bots, as a story."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Annotated, NamedTuple

import typer

from mascarade.arena import match
from mascarade.arena.entrants import Entrant, check_entrants, seat_entrants
from mascarade.arena.schedule import deal_of, seeds_of
from mascarade.bots import Reason
from mascarade.cli import options
from mascarade.cli.narrative.chapters import Thought, worded
from mascarade.cli.narrative.phrases import Phrases
from mascarade.cli.narrative.record import print_record, record_as_json
from mascarade.cli.narrative.viewer import ALL, StoryViewer, labels, parse_viewer
from mascarade.cli.study import (
    bot_errors,
    checked_patience,
    chosen_setup,
    default_players_of,
    entrant_in_all_seats,
    mistake_sentences,
    remark,
)
from mascarade.cli.terminal import files
from mascarade.cli.terminal.errors import CliUsageError
from mascarade.cli.terminal.output import Json, command_line, error_boundary, words, write_json
from mascarade.cli.terminal.styles import render
from mascarade.formats.balance import Mistakes
from mascarade.locales.errors import clean
from mascarade.rules import Action, EditionId, Game, Setup, set_ids, write_record

BOT = "random"
PATIENCE_SECONDS = 2.0
"""Default time limit of a third-party bot; short, since someone waits for the story."""
NAMES = (
    "Adele",
    "Bruno",
    "Clara",
    "Dario",
    "Elena",
    "Felix",
    "Greta",
    "Hugo",
    "Irina",
    "Jonas",
    "Kira",
    "Luca",
    "Mina",
)
"""In alphabetical order, which shows who sits next to whom."""


class PlayedGame(NamedTuple):
    """A finished game, with thoughts and mistakes of its bots."""

    game: Game
    thoughts: dict[int, Thought]
    """The reason of each action, by the number of its first event."""
    mistakes: tuple[match.Mistake, ...]


def demo(
    viewer: options.Viewer = "1",
    players: options.Players = None,
    edition: Annotated[EditionId, typer.Option(help="Edition to play.")] = "first",
    set_id: options.SetId = None,
    seed: Annotated[int | None, options.option("N", "Seed of the game; default: random.", min=0)] = None,
    record: Annotated[str | None, options.option("FILE", "Save a record of the game to this file.")] = None,
    force: Annotated[bool, typer.Option("--force", help="Let --record overwrite a file.")] = False,
    bot: Annotated[
        str, typer.Option(metavar="BOT", help="Bot in all seats, see 'mascarade bots'; may have a temper.")
    ] = BOT,
    patience: options.Patience = PATIENCE_SECONDS,
    why: Annotated[
        bool, typer.Option("--why", help="Add the viewer's reasons; with --viewer all, everyone's.")
    ] = False,
    language: options.Language = None,
    as_json: options.Json = False,
) -> None:
    """Play a game between bots and tell it as a story.

    The default bot, random, chooses among the legal actions at random. The story shows what the viewer saw as
    it happened; at the end all cards are revealed.

    With --json: one document with 'seed', 'viewer', 'edition', 'set', 'players' (names), 'events' (as the
    viewer saw them; hidden values are null) and 'result'. Players and events are numbered from 0. With --why
    also 'thoughts', each with 'event' (the one it led to), 'player' and 'sentence'.

    \b
    Examples:
      mascarade demo
      mascarade demo --players 8 --edition second --viewer all
      mascarade demo --bot regular --why --viewer all
      mascarade demo --bot regular:boldness=0.9
      mascarade demo --seed 7 --record game.json
    """
    with error_boundary(as_json=as_json, language=language):
        if force and record is None:
            raise CliUsageError("force-without-record")
        seed = secrets.randbelow(10**6) if seed is None else seed
        setup = chosen_setup(None, edition=edition, set_id=set_id, players=players, turn_limit=None)
        seen_by = parse_viewer(viewer, NAMES[: setup.scenario.players])
        if record is not None:
            files.refuse_unwritable(record, force=force)
        with bot_errors():
            entrant = entrant_in_all_seats(bot)
            check_entrants([entrant], setup, checked_patience(patience))
            played = perform(setup, entrant, seed, patience)
        game_record = played.game.record()
        if record is not None:
            files.write(record, write_record(game_record), force=force)
        thoughts = {  # a thought is visible only to its own player
            number: thought
            for number, thought in played.thoughts.items()
            if why and seen_by in (ALL, thought[0])
        }
        if as_json:
            document = {"seed": seed, **record_as_json(game_record, seen_by)}
            if why:
                document["thoughts"] = _thoughts_as_json(played.game, thoughts)
            write_json(document)
        else:
            again = _again(seen_by, setup, seed=seed, bot=bot, patience=patience, why=why)
            remarks = [words().say("cli-seed", seed=str(seed), command=again)]
            if record is not None:
                remarks.append(words().say("cli-recorded", file=clean(record)))
            print_record(game_record, seen_by, remarks, thoughts)
        _remark_mistakes(entrant, played, thoughts)


def perform(setup: Setup, entrant: Entrant, seed: int, patience: float = PATIENCE_SECONDS) -> PlayedGame:
    """Play the game with this seed, with the same bot in all seats."""
    players = setup.scenario.players
    deal = deal_of(setup, seed, 0)
    minds = seat_entrants([entrant] * players, setup, seeds_of(seed, 0, players), patience)
    game = Game(setup, NAMES[:players], deal)
    thoughts: dict[int, Thought] = {}

    def apply(action: Action, reason: Reason | None) -> None:
        if reason is not None:
            thoughts[len(game.events)] = (action.player, reason)
        game.apply(action)

    outcome = match.play(setup, deal, minds, patience=patience, listener=apply)
    return PlayedGame(game, thoughts, outcome.mistakes)


def _thoughts_as_json(game: Game, thoughts: Mapping[int, Thought]) -> Json:
    phrases = Phrases(words(), labels(game.names), game.state.table)
    sentences: list[Json] = []
    for number, (player, reason) in thoughts.items():
        sentence = worded(phrases, reason)
        if sentence is not None:
            sentences.append({"event": number, "player": player, "sentence": render(sentence).plain})
    return sentences


def _remark_mistakes(entrant: Entrant, played: PlayedGame, thoughts: Mapping[int, Thought]) -> None:
    """Report the bot's mistakes, and reasons that could not be put into words."""
    if played.mistakes:
        from mascarade.arena.tournament import add_mistakes

        counted: list[Mistakes] = []
        for mistake in played.mistakes:
            add_mistakes(counted, mistake.kind, mistake.message)
        for sentence in mistake_sentences(entrant.name, counted):
            remark(sentence)
    phrases = Phrases(words(), labels(played.game.names), played.game.state.table)
    unworded = [str(reason.message) for _, reason in thoughts.values() if worded(phrases, reason) is None]
    if unworded:
        bot, first = clean(entrant.name), clean(unworded[0])
        remark(words().say("cli-thoughts-untold", bot=bot, count=len(unworded), message=first))


def _again(seen_by: StoryViewer, setup: Setup, *, seed: int, bot: str, patience: float, why: bool) -> str:
    """The command that shows the same game again."""
    scenario = setup.scenario
    edition, set_id = scenario.edition, scenario.id or ""
    viewer = str(seen_by + 1) if isinstance(seen_by, int) else seen_by
    wanted = {
        "--viewer": (viewer, "1"),
        "--players": (str(scenario.players), str(default_players_of(edition, set_id))),
        "--edition": (edition, "first"),
        "--set": (set_id, set_ids(edition)[0]),
        "--bot": (bot, BOT),
        "--patience": (f"{patience:g}", f"{PATIENCE_SECONDS:g}"),
    }
    parts = [part for option, (value, usual) in wanted.items() if value != usual for part in (option, value)]
    return command_line("demo", "--seed", str(seed), *parts, *(["--why"] if why else []))
