"""The commands, one module each: signature, help and implementation.

A module is imported when its command is called. It imports numba, SQLAlchemy and Litestar inside functions,
so that help is printed without them.
"""

from __future__ import annotations

from importlib import import_module
from typing import Annotated, Any

import typer
from typer.core import TyperCommand, TyperGroup

from mascarade import __version__

COMMANDS = {
    "demo": ("demo:demo", "Play a game between bots and tell it as a story."),
    "scenarios": ("scenarios:scenarios", "List the published sets, or show one with its powers."),
    "replay": ("replay:replay", "Verify a record and tell its game as a story."),
    "verify": ("verify:verify", "Verify that a record is of a real game, fairly dealt."),
    "tournament": ("tournament:tournament", "Play many games between bots and rate them."),
    "ladder": ("ladder:ladder", "Rank bots by how they do among many kinds of other bots."),
    "exploit": ("exploit:exploit", "Measure how far one player can exploit a table of one bot."),
    "balance": ("balance:balance", "Play a scenario many times and measure its balance."),
    "atlas": ("atlas:atlas", "Measure the balance of all published sets and draw an atlas."),
    "bots": ("bots:bots", "List the installed bots and where they come from."),
    "serve": ("serve:serve", "Serve tables for play in the browser."),
    "backup": ("backup:backup", "Back up the database, even while it is served."),
    "scenario": ("scenarios:scenario_app", "Check custom scenarios."),
    "tables": ("tables:app", "Manage the tables of a service, even while it runs."),
}
"""By name: the module and function, or Typer app of a group, and the summary in the list of commands."""


class LazyCommand(TyperCommand):
    """A placeholder for a command whose module is not imported yet."""

    def __init__(self, name: str, path: str, summary: str) -> None:
        super().__init__(name, help=summary)
        self._path = path

    def load(self) -> Any:
        """Import the module and return its Click command."""
        from mascarade.cli.options import Command

        module, _, name = self._path.partition(":")
        found = getattr(import_module(f"{__name__}.{module}"), name)
        if isinstance(found, typer.Typer):
            return typer.main.get_command(found)
        single = typer.Typer(add_completion=False, rich_markup_mode=None)
        single.command(cls=Command)(found)
        return typer.main.get_command(single)

    def make_context(self, *args: Any, **extra: Any) -> Any:
        """The context of the real command, which Click then runs."""
        return self.load().make_context(*args, **extra)


class LazyGroup(TyperGroup):
    """The group of all `COMMANDS`."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self.commands = {name: LazyCommand(name, *command) for name, command in COMMANDS.items()}


app = typer.Typer(
    name="mascarade",
    cls=LazyGroup,
    help="""Play, serve and study Mascarade, the game of masks and bluff. Unofficial.

    People play in the browser. Games between bots are told as stories, in which each viewer sees only what
    the rules allow.

    \b
    Examples:
      mascarade serve                         serve tables to you and your friends
      mascarade demo                          play a game at random and tell it
      mascarade scenarios second              list the sets of the second edition
      mascarade scenario check evening.toml   check a custom scenario
      mascarade demo --help                   explain a command

    Exit codes: 0 success, 1 failure, 2 usage error.""",
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
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Show the version and exit.")
    ] = False,
) -> None:
    pass
