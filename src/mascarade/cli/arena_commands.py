"""The commands of the arena, with their help: tournaments, balance, the atlas, the bots there are."""

# ruff: noqa: D301 - a backspace keeps click from wrapping the examples

from __future__ import annotations

from typing import Annotated

import typer

from mascarade.cli.commands import EditionName, JsonOption, LanguageOption, app
from mascarade.cli.ray_option import RayCommand, RayOption

EditionOption = Annotated[
    EditionName | None, typer.Option(help="The edition of a published set; first.", show_default=False)
]
SetOption = Annotated[
    str | None,
    typer.Option(
        "--set", metavar="ID", help="A published set, see 'mascarade scenarios'.", show_default=False
    ),
]
PlayersOption = Annotated[
    int | None,
    typer.Option(metavar="N", help="How many play; 6 where the set has them.", show_default=False),
]
SeedOption = Annotated[int, typer.Option(min=0, metavar="N", help="All deals and chances follow from it.")]
JobsOption = Annotated[
    int | None,
    typer.Option(
        metavar="N",
        help="Workers; one a core. The figures are the same with any number.",
        show_default=False,
    ),
]
TurnLimitOption = Annotated[
    int | None,
    typer.Option(
        metavar="N",
        help="Turns after which the richest win; the scenario's own limit, or 200.",
        show_default=False,
    ),
]
PatienceOption = Annotated[
    float,
    typer.Option(metavar="SECONDS", help="How long a bot of somebody else's may think about a decision."),
]
PlotOption = Annotated[
    str | None,
    typer.Option(metavar="FILE", help="Draw the results: .png, .svg or .pdf.", show_default=False),
]
ForceOption = Annotated[bool, typer.Option("--force", help="Let --plot overwrite a file.")]
StateOption = Annotated[
    str | None,
    typer.Option(
        metavar="FILE",
        help="Keep the results here while playing, and go on from them if they are there.",
        show_default=False,
    ),
]
ProgressOption = Annotated[
    bool, typer.Option("--progress", help="Tell programs on standard error how many games are done.")
]
FreshOption = Annotated[bool, typer.Option("--fresh", help="Begin anew, and forget a run that was stopped.")]


@app.command(cls=RayCommand)
def tournament(  # noqa: PLR0917 - each option is a parameter
    bots: Annotated[
        list[str],
        typer.Argument(metavar="BOT", help="Bots, see 'mascarade bots'.", show_default=False),
    ],
    scenario: Annotated[
        str | None,
        typer.Option(metavar="FILE", help="A scenario of your own, TOML or JSON.", show_default=False),
    ] = None,
    edition: EditionOption = None,
    set_id: SetOption = None,
    players: PlayersOption = None,
    games: Annotated[int, typer.Option(metavar="N", help="How many games to play.")] = 600,
    seed: SeedOption = 1,
    jobs: JobsOption = None,
    ray: RayOption = None,
    turn_limit: TurnLimitOption = None,
    patience: PatienceOption = 10.0,
    plot: PlotOption = None,
    force: ForceOption = False,
    state: StateOption = None,
    fresh: FreshOption = False,
    language: LanguageOption = None,
    as_json: JsonOption = False,
) -> None:
    """Let bots play many games against each other, and rate them.

    Each bot named takes one seat, and the last fills the table: 'regular random --players 6' is one regular
    among five random. A number gives a bot more seats: '3*regular 3*random'. A temper makes another person of
    it: boldness, scepticism and memory go from 0 to 1, and nodes limits how far it searches.

    Every deal is played once for each seat, with everyone one seat further: so all have the same cards
    equally often. A game won by several counts as a fraction for each.

    Ctrl-C stops; the same command goes on where it stopped. The same seed gives the same figures, on any
    number of cores and on any cluster.

    With --json: one document with 'bots' (each with 'name', 'seats', 'games', 'wins', 'share', 'fair_share',
    'low' and 'high' of the 95 % interval, 'ratio', 'rating', 'mistakes'), 'games', 'turns' and 'endings'.

    \b
    Examples:
      mascarade tournament regular random
      mascarade tournament 3*regular 3*novice --games 3000
      mascarade tournament regular:boldness=0.9,memory=0.2 regular --players 8
      mascarade tournament regular random --scenario evening.toml --json
      mascarade tournament expert regular --games 100000 --ray
    """
    from mascarade.cli.terminal.output import error_boundary
    from mascarade.cli.tournament import tournament

    with error_boundary(as_json=as_json, language=language):
        tournament(
            bots,
            scenario=scenario,
            edition=None if edition is None else edition.value,
            set_id=set_id,
            players=players,
            games=games,
            seed=seed,
            jobs=jobs,
            ray=ray,
            turn_limit=turn_limit,
            patience=patience,
            plot=plot,
            force=force,
            state=state,
            fresh=fresh,
            as_json=as_json,
        )


@app.command(cls=RayCommand)
def balance(  # noqa: PLR0917 - each option is a parameter
    scenario: Annotated[
        str | None,
        typer.Argument(
            metavar="[FILE]",
            help="A scenario of your own, TOML or JSON; - is standard input.",
            show_default=False,
        ),
    ] = None,
    edition: EditionOption = None,
    set_id: SetOption = None,
    players: PlayersOption = None,
    bot: Annotated[
        str | None,
        typer.Option(
            metavar="BOT", help="Who plays in all seats; regular, if there is one.", show_default=False
        ),
    ] = None,
    games: Annotated[int, typer.Option(metavar="N", help="How many games to play.")] = 1000,
    seed: SeedOption = 1,
    jobs: JobsOption = None,
    ray: RayOption = None,
    turn_limit: TurnLimitOption = None,
    patience: PatienceOption = 10.0,
    plot: PlotOption = None,
    force: ForceOption = False,
    state: StateOption = None,
    fresh: FreshOption = False,
    progress: ProgressOption = False,
    language: LanguageOption = None,
    as_json: JsonOption = False,
) -> None:
    """Play a scenario many times and tell how balanced it is.

    Who wins by the card they were dealt and by their seat, counted from the one with the first turn; what is
    announced, contested and true; how long games are and how they end; what goes through the courthouse.

    Ctrl-C stops; the same command goes on where it stopped. The same seed gives the same figures, on any
    number of cores and on any cluster.

    With --json: one document with 'characters' and 'seats' (each with 'times', 'share', 'low' and 'high'),
    'announcements', 'turns', 'endings' (as shares of the games), 'courthouse', 'fair_share' and 'games'.
    With --progress also, on standard error and again and again, a line with how many games are 'done'.

    \b
    Examples:
      mascarade balance
      mascarade balance --edition second --set B --players 8 --games 5000
      mascarade balance evening.toml --bot regular:boldness=0.8 --plot evening.png
      mascarade balance --games 100000 --ray 127.0.0.1:6379
    """
    from mascarade.cli.balance import balance
    from mascarade.cli.terminal.output import error_boundary

    with error_boundary(as_json=as_json, language=language):
        balance(
            scenario,
            edition=None if edition is None else edition.value,
            set_id=set_id,
            players=players,
            bot=bot,
            games=games,
            seed=seed,
            jobs=jobs,
            ray=ray,
            turn_limit=turn_limit,
            patience=patience,
            plot=plot,
            force=force,
            state=state,
            fresh=fresh,
            progress=progress,
            as_json=as_json,
        )


@app.command(cls=RayCommand)
def atlas(  # noqa: PLR0917 - each option is a parameter
    edition: Annotated[
        EditionName | None, typer.Option(help="Only the sets of this edition.", show_default=False)
    ] = None,
    set_id: Annotated[
        str | None,
        typer.Option(
            "--set", metavar="ID", help="Only this set, see 'mascarade scenarios'.", show_default=False
        ),
    ] = None,
    players: Annotated[
        int | None, typer.Option(metavar="N", help="Only sets for so many players.", show_default=False)
    ] = None,
    bot: Annotated[
        str | None,
        typer.Option(
            metavar="BOT",
            help="Who plays in all seats; regular, if there is one. quick and random are much faster.",
            show_default=False,
        ),
    ] = None,
    games: Annotated[int, typer.Option(metavar="N", help="How many games to play of each set.")] = 200,
    seed: SeedOption = 1,
    jobs: JobsOption = None,
    ray: RayOption = None,
    turn_limit: Annotated[int, typer.Option(metavar="N", help="Turns after which the richest win.")] = 200,
    patience: PatienceOption = 10.0,
    out: Annotated[
        str, typer.Option(metavar="FOLDER", help="Where atlas.html and atlas.json are written.")
    ] = "atlas",
    force: Annotated[
        bool, typer.Option("--force", help="Overwrite files there that are of another atlas.")
    ] = False,
    state: StateOption = None,
    fresh: FreshOption = False,
    language: LanguageOption = None,
    as_json: JsonOption = False,
) -> None:
    """Draw an atlas of the balance of all published sets.

    Writes one page, atlas.html, in the language that is spoken, and its figures, atlas.json: of every set and
    every number of players it is for, how long games are and how they end, which seats and dealt cards win
    more than their share, and what announcements are worth.

    Ctrl-C stops; the same command goes on where it stopped. The same seed gives the same figures, on any
    number of cores and on any cluster. With --state an atlas can be given more games later.

    With --json: the document of atlas.json, with 'sets', each with 'edition', 'set', 'players', 'games',
    'turns', 'decisions', 'histogram', 'endings', 'characters', 'seats' and 'announcements'.

    \b
    Examples:
      mascarade atlas
      mascarade atlas --bot quick --games 5000 --out atlas-quick
      mascarade atlas --edition second --players 6 --language fr
      mascarade atlas --games 5000 --ray 127.0.0.1:6379
    """
    from mascarade.cli.atlas import atlas
    from mascarade.cli.terminal.output import error_boundary

    with error_boundary(as_json=as_json, language=language):
        atlas(
            edition=None if edition is None else edition.value,
            set_id=set_id,
            players=players,
            bot=bot,
            games=games,
            seed=seed,
            jobs=jobs,
            ray=ray,
            turn_limit=turn_limit,
            patience=patience,
            out=out,
            force=force,
            state=state,
            fresh=fresh,
            as_json=as_json,
        )


@app.command()
def bots(language: LanguageOption = None, as_json: JsonOption = False) -> None:
    """List the bots that are installed, and where they come from.

    With --json: one document with 'bots', each with 'name', 'summary', 'source', 'where', and 'problem' if it
    can't be used.

    \b
    Examples:
      mascarade bots
      mascarade bots --json
    """
    from mascarade.cli.bot_list import bots
    from mascarade.cli.terminal.output import error_boundary

    with error_boundary(as_json=as_json, language=language):
        bots(as_json=as_json)
