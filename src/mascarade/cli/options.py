"""Options and arguments that several commands share."""

from __future__ import annotations

import os
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperCommand

from mascarade.locales import LANGUAGES

RAY = "--ray"


class EditionName(StrEnum):
    """The editions to choose from."""

    FIRST = "first"
    SECOND = "second"


Language = Annotated[
    str | None,
    typer.Option(
        "--language",
        "--lang",
        metavar="|".join(LANGUAGES),
        help="The language to speak; your environment's, or English.",
        show_default=False,
    ),
]
Json = Annotated[bool, typer.Option("--json", help="Write one JSON document instead of text.")]

# Games and records

RecordFile = Annotated[str, typer.Argument(metavar="FILE", help="A record; - is standard input.")]
Viewer = Annotated[
    str,
    typer.Option(
        help="Whose eyes to see through: a player's number or name, 'spectator', or 'all' to see everything.",
        metavar="all|spectator|PLAYER",
    ),
]
Edition = Annotated[
    EditionName | None, typer.Option(help="The edition of a published set; first.", show_default=False)
]
SetId = Annotated[
    str | None,
    typer.Option(
        "--set", metavar="ID", help="A published set, see 'mascarade scenarios'.", show_default=False
    ),
]
Players = Annotated[
    int | None,
    typer.Option(metavar="N", help="How many play; 6 where the set has them.", show_default=False),
]
OnlyPlayers = Annotated[
    int | None, typer.Option(metavar="N", help="Only sets for so many players.", show_default=False)
]
Patience = Annotated[
    float,
    typer.Option(metavar="SECONDS", help="How long a bot of somebody else's may think about a decision."),
]

# Studies: see `mascarade.cli.study.StudyOptions`

Games = Annotated[int, typer.Option(metavar="N", help="How many games to play.")]
Seed = Annotated[int, typer.Option(min=0, metavar="N", help="All deals and chances follow from it.")]
Jobs = Annotated[
    int | None,
    typer.Option(
        metavar="N",
        help="Workers; one a core. The figures are the same with any number.",
        show_default=False,
    ),
]
Ray = Annotated[
    str | None,
    typer.Option(
        RAY,
        metavar="[HOST:PORT]",
        help="Play on a Ray cluster: the one at this address, or one of its own here with --jobs workers. "
        "Needs pip install 'mascarade[cluster]'.",
        show_default=False,
    ),
]
TurnLimit = Annotated[
    int | None,
    typer.Option(
        metavar="N",
        help="Turns after which the richest win; the scenario's own limit, or 200.",
        show_default=False,
    ),
]
Plot = Annotated[
    str | None,
    typer.Option(metavar="FILE", help="Draw the results: .png, .svg or .pdf.", show_default=False),
]
ForcePlot = Annotated[bool, typer.Option("--force", help="Let --plot overwrite a file.")]
State = Annotated[
    str | None,
    typer.Option(
        metavar="FILE",
        help="Keep the results here while playing, and go on from them if they are there.",
        show_default=False,
    ),
]
Fresh = Annotated[bool, typer.Option("--fresh", help="Begin anew, and forget a run that was stopped.")]


class RayCommand(TyperCommand):
    """A command with a `Ray`, whose address may be left out: Typer has no such options."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Give a `--ray` that no address follows the value for a local cluster."""
        if RAY in args:
            from mascarade.arena.runner.ray import HERE, is_address

            place = args.index(RAY)
            if not args[place + 1 : place + 2] or not is_address(args[place + 1]):
                args = [*args[:place], f"{RAY}={HERE}", *args[place + 1 :]]
        return super().parse_args(ctx, args)


# The database of a service

Database = Annotated[
    str | None,
    typer.Option(
        envvar="MASCARADE_DATABASE",
        metavar="URL",
        help="Where everything is kept, as for 'mascarade serve'.",
        show_default=False,
    ),
]


def default_database() -> str:
    """A file in the user's data folder."""
    folder = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "mascarade"
    return f"sqlite:///{folder / 'tables.db'}"
