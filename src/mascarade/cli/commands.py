"""The commands, their options and their help.

What they do is in the modules they call, which are imported when they are called: the help comes at once.
"""

# ruff: noqa: D301 - a backspace keeps click from wrapping the examples

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

import typer

from mascarade import __version__
from mascarade.locales import LANGUAGES

app = typer.Typer(
    name="mascarade",
    help="""Mascarade, the game of masks and bluff: unofficial, for people, bots and research.

    Tables are played in the browser; games are told as stories, in which each viewer sees only what the
    rules give them.

    \b
    Examples:
      mascarade serve                         tables in the browser, for you and your friends
      mascarade demo                          a game by chance, told as a story
      mascarade scenarios second              the sets of the second edition
      mascarade scenario check evening.toml   a scenario of your own
      mascarade demo --help                   more about a command

    Exit codes: 0 done, 1 refused, 2 wrongly called.""",
    rich_markup_mode=None,
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
scenario_app = typer.Typer(no_args_is_help=True, rich_markup_mode=None)
app.add_typer(scenario_app, name="scenario", help="Work on a scenario of your own.")


class EditionName(StrEnum):
    """The editions one can choose."""

    FIRST = "first"
    SECOND = "second"


ViewerOption = Annotated[
    str,
    typer.Option(
        help="Whose eyes to see through: a player's number or name, 'spectator', or 'all' to see everything.",
        metavar="all|spectator|PLAYER",
    ),
]
LanguageOption = Annotated[
    str | None,
    typer.Option(
        "--language",
        "--lang",
        metavar="|".join(LANGUAGES),
        help="The language to speak; your environment's, or English.",
        show_default=False,
    ),
]
JsonOption = Annotated[bool, typer.Option("--json", help="Write one JSON document instead of text.")]


def run() -> int:
    """Run the command with the arguments of this process; its exit code."""
    try:
        app()
    except SystemExit as stop:
        return stop.code if isinstance(stop.code, int) else 0
    return 0


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"mascarade {__version__}")
        raise typer.Exit


@app.callback()
def _mascarade(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Show the version and leave.")
    ] = False,
) -> None:
    pass


@app.command()
def demo(  # noqa: PLR0917 - each option is a parameter
    viewer: ViewerOption = "1",
    players: Annotated[
        int | None,
        typer.Option(metavar="N", help="How many play; 6 where the set has them.", show_default=False),
    ] = None,
    edition: Annotated[EditionName, typer.Option(help="The edition to play.")] = EditionName.FIRST,
    set_id: Annotated[
        str | None,
        typer.Option(
            "--set", metavar="ID", help="A published set, see 'mascarade scenarios'.", show_default=False
        ),
    ] = None,
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
    ] = "random",
    patience: Annotated[
        float,
        typer.Option(metavar="SECONDS", help="How long a bot of somebody else's may think about a decision."),
    ] = 2.0,
    why: Annotated[
        bool, typer.Option("--why", help="Tell what the viewer thought; with --viewer all, everybody.")
    ] = False,
    language: LanguageOption = None,
    as_json: JsonOption = False,
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
    from mascarade.cli.demo import demo
    from mascarade.cli.terminal.output import error_boundary

    with error_boundary(as_json=as_json, language=language):
        demo(
            viewer=viewer,
            players=players,
            edition=edition.value,
            set_id=set_id,
            seed=seed,
            record=record,
            force=force,
            as_json=as_json,
            bot=bot,
            patience=patience,
            why=why,
        )


@app.command()
def scenarios(
    which: Annotated[
        str | None,
        typer.Argument(metavar="EDITION|ID", help="An edition (first, second) or a set.", show_default=False),
    ] = None,
    players: Annotated[
        int | None, typer.Option(metavar="N", help="Only sets for so many players.", show_default=False)
    ] = None,
    language: LanguageOption = None,
    as_json: JsonOption = False,
) -> None:
    """List the published sets, or show one with its powers.

    With --json: one document with 'sets', and 'characters' where one set is shown.

    \b
    Examples:
      mascarade scenarios
      mascarade scenarios second --players 8
      mascarade scenarios base --players 6 --language fr
    """
    from mascarade.cli.scenarios import scenarios
    from mascarade.cli.terminal.output import error_boundary

    with error_boundary(as_json=as_json, language=language):
        scenarios(which, players=players, as_json=as_json)


@scenario_app.callback()
def _scenario() -> None:
    pass


@scenario_app.command("check")
def check(
    file: Annotated[
        str, typer.Argument(metavar="FILE", help="A scenario in TOML or JSON; - is standard input.")
    ],
    language: LanguageOption = None,
    as_json: JsonOption = False,
) -> None:
    """Hold a scenario of your own against the rules.

    Every breach is named. Leaves with 0 if it can be played, warnings or not, and with 1 if not.

    With --json: one document with 'playable', 'breaches', 'scenario' and 'options'.

    \b
    Examples:
      mascarade scenario check evening.toml
      mascarade scenario check - < evening.json

    \b
    A scenario in TOML:
      edition = "first"
      players = 6
      cards = ["judge", "bishop", "king", "queen", "witch", "cheat"]
    """
    from mascarade.cli.scenario_check import check_file
    from mascarade.cli.terminal.output import error_boundary

    with error_boundary(as_json=as_json, language=language):
        if not check_file(file, as_json=as_json):
            raise typer.Exit(1)


@app.command()
def replay(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A record; - is standard input.")],
    viewer: ViewerOption = "1",
    language: LanguageOption = None,
    as_json: JsonOption = False,
) -> None:
    """Tell the game of a record as a story, once it is verified.

    With --json: one document as 'mascarade demo --json' writes it, without the seed.

    \b
    Examples:
      mascarade replay game.json
      mascarade replay game.json --viewer Bruno
      mascarade replay game.json --viewer spectator --json
    """
    from mascarade.cli.records import replay
    from mascarade.cli.terminal.output import error_boundary

    with error_boundary(as_json=as_json, language=language):
        replay(file, viewer=viewer, as_json=as_json)


@app.command()
def verify(  # noqa: PLR0917 - each option is a parameter
    file: Annotated[str, typer.Argument(metavar="FILE", help="A record; - is standard input.")],
    witness: Annotated[
        str | None, typer.Option(metavar="FILE", help="What the page noted during the game, as it saves it.")
    ] = None,
    commitment: Annotated[
        str | None, typer.Option(metavar="HEX", help="The commitment that the table showed before the deal.")
    ] = None,
    head: Annotated[
        list[str] | None,
        typer.Option(metavar="HEX", help="A head that was told during the game; repeatable."),
    ] = None,
    language: LanguageOption = None,
    as_json: JsonOption = False,
) -> None:
    """Check that a record is of a real game, fairly dealt.

    Every action is played again, and every event compared. Where the server made promises about the deal,
    everything is drawn again; and compared with what somebody noted, if they say what that was.

    With --json: one document with 'verified', what the record holds and the 'checks' of its deal, or 'error'.

    \b
    Examples:
      mascarade verify game.json
      mascarade verify game.json --witness notes.json
      mascarade verify game.json --json
    """
    from mascarade.cli.records import verify_file
    from mascarade.cli.terminal.output import error_boundary

    with error_boundary(as_json=as_json, language=language):
        verify_file(file, witness=witness, commitment=commitment, heads=head or (), as_json=as_json)
