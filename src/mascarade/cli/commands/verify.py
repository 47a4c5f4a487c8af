"""`mascarade verify`: checks a record and the fairness of its deal."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Annotated

import msgspec
import typer
from msgspec.structs import replace

from mascarade.cli import options
from mascarade.cli.narrative.phrases import Phrases
from mascarade.cli.narrative.record import record_title
from mascarade.cli.narrative.story import Teller
from mascarade.cli.narrative.viewer import labels
from mascarade.cli.terminal import files
from mascarade.cli.terminal.errors import CliUsageError
from mascarade.cli.terminal.output import Json, console, error_boundary, words, write_json
from mascarade.cli.terminal.styles import render
from mascarade.rules import Record, State, read_record
from mascarade.rules import verify as verify_record
from mascarade.rules.events import Ended
from mascarade.rules.fairness.lock import LockedDeal
from mascarade.rules.fairness.proof import version_of
from mascarade.rules.fairness.verify import MAX_WITNESS_BYTES, Check, Witness, read_witness, verify_fairness
from mascarade.rules.record import MAX_RECORD_BYTES

_HASH = re.compile("[0-9a-f]{64}")


def verify(
    file: options.RecordFile,
    witness: Annotated[
        str | None, typer.Option(metavar="FILE", help="Notes of the game that the page saved.")
    ] = None,
    commitment: Annotated[
        str | None, typer.Option(metavar="HEX", help="Commitment that the table showed before the deal.")
    ] = None,
    head: Annotated[
        list[str] | None,
        typer.Option(metavar="HEX", help="Chain head that the table showed during the game; repeatable."),
    ] = None,
    language: options.Language = None,
    as_json: options.Json = False,
) -> None:
    """Verify that a record is of a real game, fairly dealt.

    Replays every action and compares every event. If the server committed to the deal, all draws are
    repeated and compared with the given notes.

    With --json: one document with 'verified', facts about the game and the 'checks' of its deal, or 'error'.

    \b
    Examples:
      mascarade verify game.json
      mascarade verify game.json --witness notes.json
      mascarade verify game.json --json
    """
    with error_boundary(as_json=as_json, language=language):
        notes = _notes(witness, commitment, head or ())
        record = read_record(files.read(file, MAX_RECORD_BYTES))
        state = verify_record(record)
        checks = verify_fairness(record, notes)
        if as_json:
            write_json(_verified_as_json(record, state, checks))
        else:
            _print_verified(record, state)
            _print_checks(checks)
            _print_claim(record, notes)


def _notes(file: str | None, commitment: str | None, heads: Sequence[str]) -> Witness | None:
    """The notes of a game, from a file and the command line."""
    if file is None and commitment is None and not heads:
        return None
    for text in (*heads, *([] if commitment is None else [commitment])):
        if not _HASH.fullmatch(text):
            raise CliUsageError("not-a-hash", text=text)
    notes = Witness() if file is None else read_witness(files.read(file, MAX_WITNESS_BYTES))
    return replace(notes, commitment=commitment or notes.commitment, heads=(*notes.heads, *heads))


def _verified_as_json(record: Record, state: State, checks: Sequence[Check]) -> dict[str, Json]:
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
        "checks": [check.id for check in checks],
        "deal": _deal_as_json(record),
        "digest": record.digest,
    }


def _deal_as_json(record: Record) -> Json:
    """The version under which a game was dealt, and the attempt that succeeded; None without commitments."""
    if isinstance(record.fairness, msgspec.UnsetType):
        return None
    basis = record.fairness.basis
    attempt = basis.lock.attempt if isinstance(basis, LockedDeal) else 1
    return {"version": version_of(basis), "attempt": attempt}


def _print_verified(record: Record, state: State) -> None:
    out, phrases = console(), Phrases(words(), labels(record.names), state.table)
    out.print(render(words().say("cli-verified")), style="bold green")
    played = words().say(
        "cli-verified-played",
        turns=state.table.turn,
        actions=len(record.actions),
        events=len(record.events),
    )
    out.print(render(f"{record_title(record)}. {played}"))
    everyone = phrases.people(range(len(record.names)))
    out.print(render(words().say("cli-verified-players", players=everyone)))
    ended = record.events[-1]
    if isinstance(ended, Ended):
        out.print(render(" ".join(Teller(phrases).tell(ended))))
    else:
        out.print(render(words().say("cli-verified-unfinished")))


def _print_checks(checks: Sequence[Check]) -> None:
    out = console()
    if not checks:
        out.print(render(words().say("fair-nothing")))
        return
    out.print(render(words().say("fair-holds", count=len(checks))), style="bold green")
    for check in checks:
        out.print(render(f"- {words().say('fair-check', check=check.id)}"))


def _print_claim(record: Record, notes: Witness | None) -> None:
    """What a fair deal means, which depends on the version of the protocol."""
    if isinstance(record.fairness, msgspec.UnsetType):
        return
    basis, out = record.fairness.basis, console()
    if isinstance(basis, LockedDeal):
        out.print(render(words().say("fair-claim")))
        if notes is not None and notes.share is None:
            out.print(render(words().say("fair-no-share")))
        out.print(render(words().say("fair-attempts", count=basis.lock.attempt)))
        out.print(render(words().say("fair-lock")))
    else:
        out.print(render(words().say("fair-claim-first")))
