"""The commands, one module each: signature, help and implementation.

A module is imported when its command is called, and imports numba, SQLAlchemy and Litestar only inside
functions: the help of a command needs none of them, and the list of commands needs no module at all.
"""

from __future__ import annotations

from importlib import import_module
from typing import Annotated, Any

import typer
from typer.core import TyperCommand, TyperGroup

from mascarade import __version__

COMMANDS = {
    "demo": ("demo:app", "Let bots play a game and tell it as a story."),
    "scenarios": ("scenarios:app", "List the published sets, or show one with its powers."),
    "replay": ("replay:app", "Tell the game of a record as a story, once it is verified."),
    "verify": ("verify:app", "Check that a record is of a real game, fairly dealt."),
    "tournament": ("tournament:app", "Let bots play many games against each other, and rate them."),
    "balance": ("balance:app", "Play a scenario many times and tell how balanced it is."),
    "atlas": ("atlas:app", "Draw an atlas of the balance of all published sets."),
    "bots": ("bots:app", "List the bots that are installed, and where they come from."),
    "serve": ("serve:app", "Serve tables, at which people play in the browser."),
    "backup": ("backup:app", "Copy the database, while it is served or not."),
    "scenario": ("scenarios:scenario_app", "Work on a scenario of your own."),
    "tables": ("tables:app", "Look after the tables of a service, while it runs or not."),
}
"""By name: the module in this package and its Typer app, and the summary that the list of commands shows."""


class LazyCommand(TyperCommand):
    """A stand-in for a command whose module is not imported yet."""

    def __init__(self, name: str, path: str, summary: str) -> None:
        super().__init__(name, help=summary)
        self._path = path

    def load(self) -> Any:
        """Import the module; the command itself, as Click has it."""
        module, _, name = self._path.partition(":")
        return typer.main.get_command(getattr(import_module(f"{__name__}.{module}"), name))

    def make_context(self, *args: Any, **extra: Any) -> Any:
        """The context of the command itself, which Click then runs."""
        return self.load().make_context(*args, **extra)


class LazyGroup(TyperGroup):
    """The group of all `COMMANDS`."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self.commands = {name: LazyCommand(name, *command) for name, command in COMMANDS.items()}


app = typer.Typer(
    name="mascarade",
    cls=LazyGroup,
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
