"""`mascarade bots`: the installed bots and where they come from."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass
from importlib.metadata import entry_points
from typing import TYPE_CHECKING

from mascarade.bots import BotRefused, find_bot
from mascarade.bots.registry import GROUP, BotGroup, group_of, listed_bots
from mascarade.cli import options
from mascarade.cli.study import FALLBACK, bot_errors, default_bot
from mascarade.cli.terminal.columns import new_table
from mascarade.cli.terminal.output import Json, command_line, console, error_boundary, words, write_json
from mascarade.cli.terminal.styles import LOSS, QUIET, render
from mascarade.locales.errors import clean

if TYPE_CHECKING:
    from rich.console import Console


@dataclass(frozen=True, slots=True)
class ListedBot:
    """A bot in the list."""

    name: str
    summary: str
    source: str
    """The distribution that provides it."""
    where: str
    """The path of its class."""
    group: BotGroup
    """Among the levels, or one more opponent."""
    problem: str | None = None
    """Why it can't be used."""


def bots(language: options.Language = None, as_json: options.Json = False) -> None:
    """List the installed bots and where they come from.

    First the levels; then more opponents: styles of play, baselines and bots that you
    installed.

    With --json: one document with 'bots', each with 'name', 'summary', 'source', 'where', 'group' ('level' or
    'more'), and 'problem' if it can't be used.

    \b
    Examples:
      mascarade bots
      mascarade bots --json
    """
    with error_boundary(as_json=as_json, language=language):
        with bot_errors():
            found = [_listed(name) for name in listed_bots()]
        if as_json:
            listed: list[Json] = [asdict(bot) for bot in found]
            write_json({"bots": listed})
        else:
            _print(console(), found)


def _print(out: Console, bots: Iterable[ListedBot]) -> None:
    say = words().say
    group: BotGroup | None = None
    table = new_table()
    table.add_column(say("bots-column-name"), style="bold", no_wrap=True)
    table.add_column(say("bots-column-summary"))
    table.add_column(say("bots-column-source"), style=QUIET)
    for bot in bots:
        if bot.group != group:
            if group is not None:
                table.add_section()
            group = bot.group
            table.add_row(say("bots-group", group=group), style=f"not bold {QUIET}")
        about = bot.summary if bot.problem is None else say("bots-broken", reason=bot.problem)
        style = "" if bot.problem is None else LOSS
        table.add_row(clean(bot.name), render(about), clean(bot.source), style=style)
    out.print(say("bots-heading"), style="bold")
    out.print(table)
    out.print()
    out.print(say("bots-hint", command=command_line("tournament", default_bot(), FALLBACK)), style=QUIET)


def _listed(name: str) -> ListedBot:
    (entry,) = tuple(entry_points(group=GROUP, name=name))[-1:]
    source = "" if entry.dist is None else f"{entry.dist.name} {entry.dist.version}"
    try:
        summary = find_bot(name).summary
    except BotRefused as refusal:
        problem = clean(str(refusal.facts["reason"]))
        return ListedBot(name, "", source, entry.value, group_of(name), problem)
    if words().has(summary):
        summary = words().say(summary)
    return ListedBot(name, clean(summary), source, entry.value, group_of(name))
