"""A recorded game as one viewer saw it: as a story, and as JSON."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING

import msgspec

from mascarade.cli.narrative.chapters import Thought, chapters
from mascarade.cli.narrative.render import print_story
from mascarade.cli.narrative.viewer import Eyes, as_it_happened, labels
from mascarade.cli.terminal.output import Json, words
from mascarade.cli.terminal.styles import QUIET, marked, player_style, render
from mascarade.locales import Piece
from mascarade.rules import Record
from mascarade.rules.events import Ended

if TYPE_CHECKING:
    from rich.console import Console


def print_record(
    out: Console,
    record: Record,
    seen_by: Eyes,
    remarks: Sequence[str] = (),
    thoughts: Mapping[int, Thought] = MappingProxyType({}),
) -> None:
    """Print the game as a story, as the viewer saw it happen, with the thoughts that are theirs."""
    names = labels(record.names)
    out.print(render(f"{record_title(record)}."), style="bold")
    out.print(render(_whose_eyes(record, seen_by)))
    for remark in remarks:
        out.print(render(marked(remark, QUIET)))
    seen = as_it_happened(record.events, seen_by)
    print_story(out, chapters(seen, names, words(), record.events, thoughts), words())


def record_as_json(record: Record, seen_by: Eyes) -> dict[str, Json]:
    """The game for programs: its events as the viewer saw them happen."""
    scenario = record.setup.scenario
    last = record.events[-1]
    ended = last if isinstance(last, Ended) else None
    return {
        "viewer": seen_by,
        "edition": scenario.edition,
        "set": scenario.id,
        "players": list(record.names),
        "events": [msgspec.to_builtins(event) for event in as_it_happened(record.events, seen_by)],
        "result": {"winners": list(ended.winners), "reason": ended.reason} if ended else None,
    }


def record_title(record: Record) -> str:
    """The edition, the set and the number of players."""
    scenario = record.setup.scenario
    edition = Piece(f"edition-{scenario.edition}")
    set_id = "none" if scenario.id is None else scenario.id
    return words().say("cli-game", edition=edition, set=set_id, players=scenario.players)


def _whose_eyes(record: Record, seen_by: Eyes) -> str:
    if not isinstance(seen_by, int):
        return words().say(f"cli-eyes-{seen_by}")
    name = marked(labels(record.names)[seen_by], player_style(seen_by))
    return words().say("cli-eyes-player", player=name)
