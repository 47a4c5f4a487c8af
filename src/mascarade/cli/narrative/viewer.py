"""The viewer of a story, and what they saw of each event when it happened."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, Literal

from mascarade.cli.terminal.errors import CliUsageError
from mascarade.locales.errors import clean
from mascarade.rules import SPECTATOR, AnyEvent, Player, Viewer
from mascarade.rules.events import Eliminated
from mascarade.rules.view import visible

ALL: Final = "all"
StoryViewer = Viewer | Literal["all"]
"""A player by number, `SPECTATOR`, or `ALL`, who sees everything."""

MAX_LABEL_CHARS = 24


def labels(names: Sequence[str]) -> tuple[str, ...]:
    """The names as printed: safe for a terminal, never empty, and unique."""
    unique: list[str] = []
    for number, name in enumerate(names, start=1):
        label = " ".join(clean(name, MAX_LABEL_CHARS).split()) or f"#{number}"
        unique.append(f"{label} #{number}" if names.count(name) > 1 or label in unique else label)
    return tuple(unique)


def parse_viewer(asked: str, names: Sequence[str]) -> StoryViewer:
    """The viewer that ``--viewer`` names: all, spectator, a number from 1, or a name."""
    wanted = asked.strip().casefold()
    if wanted in (ALL, SPECTATOR):
        return ALL if wanted == ALL else SPECTATOR
    if wanted.isascii() and wanted.isdecimal():
        if len(wanted) <= 3 and 1 <= int(wanted) <= len(names):
            return int(wanted) - 1
    else:
        for known_names in (names, labels(names)):
            for player, name in enumerate(known_names):
                if name.casefold() == wanted:
                    return player
    known = ", ".join((ALL, SPECTATOR, f"1–{len(names)}", *labels(names)))
    raise CliUsageError("unknown-viewer", viewer=asked, known=known)


def as_it_happened(events: Iterable[AnyEvent], viewer: StoryViewer) -> Iterator[AnyEvent]:
    """Each event as the viewer saw it when it happened, even though the end reveals everything."""
    if viewer == ALL:
        yield from events
        return
    out: list[Player] = []
    for event in events:
        yield visible(event, viewer, out)
        if isinstance(event, Eliminated):
            out.append(event.player)
