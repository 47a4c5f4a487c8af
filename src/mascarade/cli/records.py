"""Records: told as stories, and verified."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from mascarade.cli.narrative.chapters import Thought, chapters
from mascarade.cli.narrative.phrases import Phrases
from mascarade.cli.narrative.render import print_story
from mascarade.cli.narrative.story import Teller
from mascarade.cli.narrative.viewer import Eyes, as_it_happened, eyes, labels
from mascarade.cli.terminal import files
from mascarade.cli.terminal.errors import CliUsageError
from mascarade.cli.terminal.output import Json, console, words, write_json
from mascarade.cli.terminal.styles import QUIET, marked, player_style, render
from mascarade.locales import Piece
from mascarade.rules import Record, State, read_record, verify
from mascarade.rules.events import Ended
from mascarade.rules.fairness.verify import MAX_WITNESS_BYTES as LONGEST_NOTES
from mascarade.rules.fairness.verify import Check, Witness, proven, read_witness
from mascarade.rules.record import MAX_RECORD_BYTES

if TYPE_CHECKING:
    from rich.console import Console

_HASH = re.compile("[0-9a-f]{64}")


def replay(file: str, *, viewer: str, as_json: bool) -> None:
    """Verify a record, then tell its game."""
    record = read_record(files.read(file, MAX_RECORD_BYTES))
    verify(record)
    seen_by = eyes(viewer, record.names)
    if as_json:
        write_json(game_as_json(record, seen_by))
    else:
        tell(console(), record, seen_by)


def verify_file(
    file: str, *, witness: str | None, commitment: str | None, heads: Sequence[str], as_json: bool
) -> None:
    """Play a record again and say that it is right, and what it holds; and that its deal was fair."""
    noted = _noted(witness, commitment, heads)
    record = read_record(files.read(file, MAX_RECORD_BYTES))
    state = verify(record)
    kept = proven(record, noted)
    if as_json:
        write_json(_verified_as_json(record, state, kept))
    else:
        _print_verified(record, state)
        _print_kept(kept)


def _noted(file: str | None, commitment: str | None, heads: Sequence[str]) -> Witness | None:
    """All that somebody noted, in a file or word by word."""
    if file is None and commitment is None and not heads:
        return None
    for text in (*heads, *([] if commitment is None else [commitment])):
        if not _HASH.fullmatch(text):
            raise CliUsageError("not-a-hash", text=text)
    noted = Witness() if file is None else read_witness(files.read(file, LONGEST_NOTES))
    return replace(noted, commitment=commitment or noted.commitment, heads=(*noted.heads, *heads))


def tell(
    out: Console,
    record: Record,
    seen_by: Eyes,
    remarks: Sequence[str] = (),
    thoughts: Mapping[int, Thought] = MappingProxyType({}),
) -> None:
    """The game of a record as a story, as the viewer saw it happen, with the thoughts that are theirs."""
    names = labels(record.names)
    out.print(render(f"{_game(record)}."), style="bold")
    out.print(render(_whose_eyes(record, seen_by)))
    for remark in remarks:
        out.print(render(marked(remark, QUIET)))
    seen = as_it_happened(record.events, seen_by)
    print_story(out, chapters(seen, names, words(), record.events, thoughts), words())


def game_as_json(record: Record, seen_by: Eyes) -> dict[str, Json]:
    """The game of a record for programs: its events as the viewer saw them happen."""
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


def _game(record: Record) -> str:
    scenario = record.setup.scenario
    edition = Piece(f"edition-{scenario.edition}")
    set_id = "none" if scenario.id is None else scenario.id
    return words().say("cli-game", edition=edition, set=set_id, players=scenario.players)


def _whose_eyes(record: Record, seen_by: Eyes) -> str:
    if not isinstance(seen_by, int):
        return words().say(f"cli-eyes-{seen_by}")
    name = marked(labels(record.names)[seen_by], player_style(seen_by))
    return words().say("cli-eyes-player", player=name)


def _verified_as_json(record: Record, state: State, kept: Sequence[Check]) -> dict[str, Json]:
    scenario, result = record.setup.scenario, state.table.result
    return {
        "verified": True,
        "format": record.format,
        "rules": record.rules,
        "edition": scenario.edition,
        "set": scenario.id,
        "players": list(record.names),
        "turns": state.table.turn,
        "actions": len(record.actions),
        "events": len(record.events),
        "result": {"winners": list(result.winners), "reason": result.reason} if result else None,
        "checks": [check.id for check in kept],
        "digest": record.digest,
    }


def _print_verified(record: Record, state: State) -> None:
    out, phrases = console(), Phrases(words(), labels(record.names), state.table)
    out.print(render(words().say("cli-verified")), style="bold green")
    played = words().say(
        "cli-verified-played",
        turns=state.table.turn,
        actions=len(record.actions),
        events=len(record.events),
    )
    out.print(render(f"{_game(record)}. {played}"))
    everyone = phrases.people(range(len(record.names)))
    out.print(render(words().say("cli-verified-players", players=everyone)))
    ended = record.events[-1]
    if isinstance(ended, Ended):
        out.print(render(" ".join(Teller(phrases).tell(ended))))
    else:
        out.print(render(words().say("cli-verified-unfinished")))


def _print_kept(kept: Sequence[Check]) -> None:
    out = console()
    if not kept:
        out.print(render(words().say("fair-nothing")))
        return
    out.print(render(words().say("fair-holds", count=len(kept))), style="bold green")
    for check in kept:
        out.print(render(f"- {words().say('fair-check', check=check.id)}"))
