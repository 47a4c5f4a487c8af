"""Options and arguments that several commands share."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperCommand

from mascarade.locales import LANGUAGES
from mascarade.rules import EditionId

RAY = "--ray"


def option(metavar: str, help: str, *names: str, **settings: Any) -> Any:
    """An option whose help text states its default."""
    return typer.Option(*names, metavar=metavar, help=help, show_default=False, **settings)


Language = Annotated[
    str | None,
    option(
        "|".join(LANGUAGES),
        "Language of the output; default: your environment's, or English.",
        "--language",
        "--lang",
    ),
]
Json = Annotated[bool, typer.Option("--json", help="Print one JSON document instead of text.")]

# Games and records

RecordFile = Annotated[str, typer.Argument(metavar="FILE", help="Record of a game; - is standard input.")]
Viewer = Annotated[
    str,
    typer.Option(
        metavar="all|spectator|PLAYER",
        help="Whose view to show: a player's number or name, 'spectator', or 'all' to see everything.",
    ),
]
Edition = Annotated[
    EditionId | None, typer.Option(help="Edition of the set; default: first.", show_default=False)
]
SetId = Annotated[
    str | None,
    option("ID", "Published set, see 'mascarade scenarios'; default: the edition's first.", "--set"),
]
Players = Annotated[int | None, option("N", "Number of players; default: 6, or the set's nearest.")]
OnlyPlayers = Annotated[int | None, option("N", "Only sets for this many players.")]
Patience = Annotated[
    float, typer.Option(metavar="SECONDS", help="Time limit of a third-party bot for one decision.")
]

# Studies: see `mascarade.cli.study.StudyOptions`

Games = Annotated[int, typer.Option(metavar="N", help="Number of games to play.")]
Seed = Annotated[int, typer.Option(min=0, metavar="N", help="Seed of all deals and random choices.")]
Jobs = Annotated[
    int | None, option("N", "Worker processes; default: one per core. The results don't depend on it.")
]
Ray = Annotated[
    str | None,
    option(
        "[HOST:PORT]",
        "Play on a Ray cluster: the one at this address, or a temporary local one with --jobs workers. "
        "Needs pip install 'mascarade[cluster]'.",
        RAY,
    ),
]
TurnLimit = Annotated[
    int | None, option("N", "Turns after which the richest win; default: the scenario's limit, or 200.")
]
Plot = Annotated[str | None, option("FILE", "Plot the results to a .png, .svg or .pdf file.")]
ForcePlot = Annotated[bool, typer.Option("--force", help="Let --plot overwrite a file.")]
State = Annotated[
    str | None, option("FILE", "Save the results here while playing; resume from it if it exists.")
]
Fresh = Annotated[bool, typer.Option("--fresh", help="Start over, discarding the saved run.")]


class Command(TyperCommand):
    """A command whose `--ray`, if it has one, may come without an address; Typer has no such options."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Give a `--ray` without an address the value for a local cluster."""
        if RAY in args and any(RAY in parameter.opts for parameter in self.params):
            from mascarade.arena.runner.ray import LOCAL, is_address

            index = args.index(RAY)
            if not args[index + 1 : index + 2] or not is_address(args[index + 1]):
                args = [*args[:index], f"{RAY}={LOCAL}", *args[index + 1 :]]
        return super().parse_args(ctx, args)


# The database of a service

Database = Annotated[
    str | None,
    option("URL", "Database of the service, as for 'mascarade serve'.", envvar="MASCARADE_DATABASE"),
]


def default_database() -> str:
    """A SQLite file in the user's data folder."""
    folder = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "mascarade"
    return f"sqlite:///{folder / 'tables.db'}"
