"""Whose eyes a game is told through, and what they saw of each event when it happened."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, Literal

from mascarade.cli.terminal.errors import CliUsageError
from mascarade.locales.errors import clean
from mascarade.rules import SPECTATOR, AnyEvent, Player, Viewer
from mascarade.rules.events import Eliminated
from mascarade.rules.view import visible

ALL: Final = "all"
Eyes = Viewer | Literal["all"]
"""A player by number, `SPECTATOR`, or `ALL`, from whom nothing is hidden."""

LONGEST_NAME = 24


def labels(names: Sequence[str]) -> tuple[str, ...]:
    """The names as they are told: fit for a terminal, none empty, no two alike."""
    told: list[str] = []
    for number, name in enumerate(names, start=1):
        label = " ".join(clean(name, LONGEST_NAME).split()) or f"#{number}"
        alike = [other for other in names if other == name]
        told.append(f"{label} #{number}" if len(alike) > 1 or label in told else label)
    return tuple(told)


def eyes(asked: str, names: Sequence[str]) -> Eyes:
    """The viewer that ``--viewer`` asks for: all, spectator, a number from 1 on, or a name."""
    wanted = asked.strip().casefold()
    if wanted in (ALL, SPECTATOR):
        return ALL if wanted == ALL else SPECTATOR
    if wanted.isascii() and wanted.isdecimal():
        if len(wanted) <= 3 and 1 <= int(wanted) <= len(names):
            return int(wanted) - 1
    else:
        for told in (names, labels(names)):
            for player, name in enumerate(told):
                if name.casefold() == wanted:
                    return player
    known = ", ".join((ALL, SPECTATOR, f"1–{len(names)}", *labels(names)))
    raise CliUsageError("unknown-viewer", viewer=asked, known=known)


def as_it_happened(events: Iterable[AnyEvent], seen_by: Eyes) -> Iterator[AnyEvent]:
    """Each event as the viewer saw it at its moment, although at the end everything is shown."""
    if seen_by == ALL:
        yield from events
        return
    out: list[Player] = []
    for event in events:
        yield visible(event, seen_by, out)
        if isinstance(event, Eliminated):
            out.append(event.player)
