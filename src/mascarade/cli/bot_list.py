"""The bots that are installed, and where they come from."""

from __future__ import annotations

from dataclasses import dataclass
from importlib.metadata import entry_points

from mascarade.bots import BotRefused, bot_names, find_bot
from mascarade.bots.registry import GROUP
from mascarade.cli.study import ANYBODY, bot_errors, usual_bot
from mascarade.cli.terminal.columns import new_table
from mascarade.cli.terminal.output import Json, command_line, console, words, write_json
from mascarade.cli.terminal.styles import LOSS, QUIET, render
from mascarade.locales.errors import clean


@dataclass(frozen=True, slots=True)
class Line:
    """What is said of a bot."""

    name: str
    summary: str
    source: str
    """The distribution that installs it."""
    where: str
    """The class."""
    problem: str | None = None
    """Why it can't be used."""


def bots(*, as_json: bool) -> None:
    """List the bots."""
    with bot_errors():
        lines = [_line(name) for name in bot_names()]
    if as_json:
        told: list[Json] = [
            {
                "name": line.name,
                "summary": line.summary,
                "source": line.source,
                "where": line.where,
                "problem": line.problem,
            }
            for line in lines
        ]
        write_json({"bots": told})
        return
    out = console()
    table = new_table()
    table.add_column(words().say("bots-column-name"), style="bold", no_wrap=True)
    table.add_column(words().say("bots-column-summary"))
    table.add_column(words().say("bots-column-source"), style=QUIET)
    for line in lines:
        about = line.summary if line.problem is None else words().say("bots-broken", reason=line.problem)
        style = "" if line.problem is None else LOSS
        table.add_row(clean(line.name), render(about), clean(line.source), style=style)
    out.print(words().say("bots-heading"), style="bold")
    out.print(table)
    out.print()
    out.print(words().say("bots-hint", command=command_line("tournament", usual_bot(), ANYBODY)), style=QUIET)


def _line(name: str) -> Line:
    (entry,) = tuple(entry_points(group=GROUP, name=name))[-1:]
    source = "" if entry.dist is None else f"{entry.dist.name} {entry.dist.version}"
    try:
        summary = find_bot(name).summary
    except BotRefused as refusal:
        return Line(name, "", source, entry.value, problem=clean(str(refusal.facts["reason"])))
    if words().has(summary):
        summary = words().say(summary)
    return Line(name, clean(summary), source, entry.value)
