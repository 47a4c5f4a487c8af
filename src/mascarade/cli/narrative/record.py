"""A recorded game as one viewer saw it, as a story or as JSON."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

import msgspec

from mascarade.cli.narrative.chapters import Thought, chapters
from mascarade.cli.narrative.render import print_story
from mascarade.cli.narrative.viewer import StoryViewer, as_it_happened, labels
from mascarade.cli.terminal.output import Json, console, words
from mascarade.cli.terminal.styles import QUIET, marked, player_style, render
from mascarade.locales import Piece
from mascarade.rules import Record
from mascarade.rules.events import Ended


def print_record(
    record: Record,
    viewer: StoryViewer,
    remarks: Sequence[str] = (),
    thoughts: Mapping[int, Thought] = MappingProxyType({}),
) -> None:
    """Print the game as a story, as the viewer saw it, with the given thoughts."""
    out, names = console(), labels(record.names)
    out.print(render(f"{record_title(record)}."), style="bold")
    out.print(render(_viewer_line(record, viewer)))
    for remark in remarks:
        out.print(render(marked(remark, QUIET)))
    seen = as_it_happened(record.events, viewer)
    print_story(out, chapters(seen, names, words(), record.events, thoughts), words())


def record_as_json(record: Record, viewer: StoryViewer) -> dict[str, Json]:
    """The game for programs, with its events as the viewer saw them."""
    scenario = record.setup.scenario
    last = record.events[-1]
    ended = last if isinstance(last, Ended) else None
    return {
        "viewer": viewer,
        "edition": scenario.edition,
        "set": scenario.id,
        "players": list(record.names),
        "events": [msgspec.to_builtins(event) for event in as_it_happened(record.events, viewer)],
        "result": {"winners": list(ended.winners), "reason": ended.reason} if ended else None,
    }


def record_title(record: Record) -> str:
    """The edition, the set and the number of players."""
    scenario = record.setup.scenario
    edition = Piece(f"edition-{scenario.edition}")
    set_id = "none" if scenario.id is None else scenario.id
    return words().say("cli-game", edition=edition, set=set_id, players=scenario.players)


def _viewer_line(record: Record, viewer: StoryViewer) -> str:
    if not isinstance(viewer, int):
        return words().say(f"cli-eyes-{viewer}")
    name = marked(labels(record.names)[viewer], player_style(viewer))
    return words().say("cli-eyes-player", player=name)
