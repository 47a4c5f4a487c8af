"""`mascarade demo`: a game among bots, as a story."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Annotated, NamedTuple

import typer

from mascarade.arena import match
from mascarade.arena.entrants import Entrant, can_all_sit, offer, read_entrant
from mascarade.arena.schedule import deal_of, seeds_of
from mascarade.bots import Reason
from mascarade.bots.registry import bot_named
from mascarade.cli import options
from mascarade.cli.narrative.chapters import Thought, worded
from mascarade.cli.narrative.phrases import Phrases
from mascarade.cli.narrative.record import print_record, record_as_json
from mascarade.cli.narrative.viewer import ALL, Eyes, eyes, labels
from mascarade.cli.study import (
    bot_errors,
    checked_patience,
    chosen_setup,
    entrant_in_all_seats,
    mistake_sentences,
    remark,
    usual_players_of,
)
from mascarade.cli.terminal import files
from mascarade.cli.terminal.errors import CliUsageError
from mascarade.cli.terminal.output import Json, command_line, console, error_boundary, words, write_json
from mascarade.cli.terminal.styles import render
from mascarade.locales.errors import clean
from mascarade.rules import Action, EditionId, Game, Setup, set_ids, write_record

BOT = "random"
PATIENCE = 2.0
"""Seconds for one decision of a third-party bot: people wait for the story."""
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
"""In alphabetical order, so that it is clear who sits next to whom."""

app = typer.Typer(add_completion=False, rich_markup_mode=None)


class Played(NamedTuple):
    """A game that was played to its end."""

    game: Game
    thoughts: dict[int, Thought]
    """Why each did what they did, by the number of the first event that it led to."""
    mistakes: tuple[match.Mistake, ...]


@app.command()
def demo(
    viewer: options.Viewer = "1",
    players: options.Players = None,
    edition: Annotated[
        options.EditionName, typer.Option(help="The edition to play.")
    ] = options.EditionName.FIRST,
    set_id: options.SetId = None,
    seed: Annotated[
        int | None,
        typer.Option(min=0, metavar="N", help="Tell the game of this seed again.", show_default=False),
    ] = None,
    record: Annotated[
        str | None, typer.Option(metavar="FILE", help="Keep the game in this file.", show_default=False)
    ] = None,
    force: Annotated[bool, typer.Option("--force", help="Let --record overwrite a file.")] = False,
    bot: Annotated[
        str,
        typer.Option(
            metavar="BOT",
            help="Who plays, see 'mascarade bots', with a temper if you like; random plays by chance.",
        ),
    ] = BOT,
    patience: options.Patience = PATIENCE,
    why: Annotated[
        bool, typer.Option("--why", help="Tell what the viewer thought; with --viewer all, everybody.")
    ] = False,
    language: options.Language = None,
    as_json: options.Json = False,
) -> None:
    """Let bots play a game and tell it as a story.

    Unless another bot is asked for, everybody plays any legal action by chance. The story is told as the
    viewer saw it happen; at the end the masks fall, and everyone sees everything.

    With --json: one document with 'seed', 'viewer', 'edition', 'set', 'players' (names), 'events' (as the
    viewer saw them happen; what was hidden is null) and 'result'. Players are numbered from 0 in it, and so
    are events. With --why also 'thoughts', each with 'event' (what it led to), 'player' and 'sentence'.

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
        number = secrets.randbelow(10**6) if seed is None else seed
        setup = chosen_setup(None, edition=edition.value, set_id=set_id, players=players, turn_limit=None)
        seen_by = eyes(viewer, NAMES[: setup.scenario.players])
        if record is not None:
            files.refuse_unwritable(record, force=force)
        with bot_errors():
            entrant = entrant_in_all_seats(bot)
            can_all_sit([entrant], setup, checked_patience(patience))
            played = perform(setup, entrant, number, patience)
        kept = played.game.record()
        if record is not None:
            files.write(record, write_record(kept), force=force)
        shared = _shared(played.thoughts, seen_by) if why else {}
        if as_json:
            document = {"seed": number, **record_as_json(kept, seen_by)}
            if why:
                document["thoughts"] = _thoughts_as_json(played.game, shared)
            write_json(document)
        else:
            again = _again(seen_by, setup, seed=number, bot=bot, patience=patience, why=why)
            remarks = [words().say("cli-seed", seed=str(number), command=again)]
            if record is not None:
                remarks.append(words().say("cli-recorded", file=clean(record)))
            print_record(console(), kept, seen_by, remarks, shared)
        _name_mistakes(entrant, played, shared)


def play(
    edition: EditionId, set_id: str, players: int, seed: int, bot: str = BOT
) -> tuple[Game, dict[int, Thought]]:
    """The game of these bots with this seed, played to its end, and why each did what they did."""
    setup = chosen_setup(None, edition=edition, set_id=set_id, players=players, turn_limit=None)
    game, thoughts, _ = perform(setup, read_entrant(bot), seed)
    return game, thoughts


def perform(setup: Setup, entrant: Entrant, seed: int, patience: float = PATIENCE) -> Played:
    """Play the game of this seed, with the same bot in all seats."""
    players = setup.scenario.players
    bot, deal = bot_named(entrant.bot), deal_of(setup, seed, 0)
    minds = [
        match.seat_bot(bot, offer(entrant, setup, player, chances), patience)
        for player, chances in enumerate(seeds_of(seed, 0, players))
    ]
    game = Game(setup, NAMES[:players], deal)
    thoughts: dict[int, Thought] = {}

    def hear(action: Action, reason: Reason | None) -> None:
        if reason is not None:
            thoughts[len(game.events)] = (action.player, reason)
        game.apply(action)

    outcome = match.play(setup, deal, minds, patience=patience, listener=hear)
    return Played(game, thoughts, outcome.mistakes)


def _shared(thoughts: Mapping[int, Thought], seen_by: Eyes) -> dict[int, Thought]:
    """The thoughts that the viewer may know: a thought belongs to its seat."""
    return {number: thought for number, thought in thoughts.items() if seen_by in (ALL, thought[0])}


def _thoughts_as_json(game: Game, thoughts: Mapping[int, Thought]) -> Json:
    phrases = Phrases(words(), labels(game.names), game.state.table)
    told: list[Json] = []
    for number, (player, reason) in thoughts.items():
        sentence = worded(phrases, reason)
        if sentence is not None:
            told.append({"event": number, "player": player, "sentence": render(sentence).plain})
    return told


def _name_mistakes(entrant: Entrant, played: Played, thoughts: Mapping[int, Thought]) -> None:
    """Say what the bot did wrong, beside the story."""
    if played.mistakes:
        from mascarade.arena.tournament import Score

        score = Score()
        for mistake in played.mistakes:
            score.err(mistake.kind, mistake.message)
        for sentence in mistake_sentences(entrant.name, score.mistakes):
            remark(sentence)
    phrases = Phrases(words(), labels(played.game.names), played.game.state.table)
    untold = [str(reason.message) for _, reason in thoughts.values() if worded(phrases, reason) is None]
    if untold:
        bot, first = clean(entrant.name), clean(untold[0])
        remark(words().say("cli-thoughts-untold", bot=bot, count=len(untold), message=first))


def _again(seen_by: Eyes, setup: Setup, *, seed: int, bot: str, patience: float, why: bool) -> str:
    """The command that tells the same game again."""
    scenario = setup.scenario
    edition, set_id = scenario.edition, scenario.id or ""
    whose = str(seen_by + 1) if isinstance(seen_by, int) else seen_by
    wanted = {
        "--viewer": (whose, "1"),
        "--players": (str(scenario.players), str(usual_players_of(edition, set_id))),
        "--edition": (edition, "first"),
        "--set": (set_id, set_ids(edition)[0]),
        "--bot": (bot, BOT),
        "--patience": (f"{patience:g}", f"{PATIENCE:g}"),
    }
    parts = [part for option, (value, usual) in wanted.items() if value != usual for part in (option, value)]
    return command_line("demo", "--seed", str(seed), *parts, *(["--why"] if why else []))
