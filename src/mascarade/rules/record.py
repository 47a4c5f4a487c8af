"""Game records: versioned JSON documents that can be replayed and verified."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

import msgspec

from mascarade.rules.actions import Action
from mascarade.rules.decide import advance, start
from mascarade.rules.errors import RecordRefused, Refused
from mascarade.rules.events import AnyEvent
from mascarade.rules.fairness.proof import Fairness
from mascarade.rules.scenario import Deal, Setup
from mascarade.rules.scenario_checks import playable
from mascarade.rules.state import State

FORMAT = 1
"""The version of the document's shape; other versions are refused."""
RULES = 1
"""Incremented whenever the same actions would produce different events."""
MAX_RECORD_BYTES = 64 * 1024 * 1024
"""Enough for thousands of turns."""


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A whole game, finished or not."""

    format: int = FORMAT
    rules: int = RULES
    setup: Setup
    names: tuple[str, ...]
    deal: Deal
    actions: tuple[Action, ...]
    events: tuple[AnyEvent, ...]
    fairness: Fairness | msgspec.UnsetType = msgspec.UNSET
    """The proof of a fair deal; unset for a game without a commitment."""
    digest: str = ""
    """SHA-256 of the record without its digest, as encoded here."""


class _Version(msgspec.Struct):
    format: int
    rules: int


_encoder = msgspec.json.Encoder()
_version = msgspec.json.Decoder(_Version)
_record = msgspec.json.Decoder(Record)


def _digest(record: Record) -> str:
    return hashlib.sha256(_encoder.encode(msgspec.structs.replace(record, digest=""))).hexdigest()


def make_record(
    setup: Setup,
    names: Sequence[str],
    deal: Deal,
    actions: Sequence[Action],
    events: Sequence[AnyEvent],
    *,
    fairness: Fairness | msgspec.UnsetType = msgspec.UNSET,
) -> Record:
    """The record of a game, with its digest."""
    record = Record(
        setup=setup,
        names=tuple(names),
        deal=deal,
        actions=tuple(actions),
        events=tuple(events),
        fairness=fairness,
    )
    return msgspec.structs.replace(record, digest=_digest(record))


def write_record(record: Record) -> bytes:
    """The record as an indented JSON document."""
    return msgspec.json.format(_encoder.encode(record), indent=1) + b"\n"


def read_record(document: bytes) -> Record:
    """Parse a record and check its digest, or raise `RecordRefused`. `verify` checks the game."""
    if len(document) > MAX_RECORD_BYTES:
        raise RecordRefused("record-too-large", bytes=len(document), most=MAX_RECORD_BYTES)
    if not document.strip():
        raise RecordRefused("record-empty")
    try:
        version = _version.decode(document)
        if version.format != FORMAT:
            raise RecordRefused("record-format", found=version.format, known=FORMAT)
        if version.rules != RULES:
            raise RecordRefused("record-rules", found=version.rules, known=RULES)
        record = _record.decode(document)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
        raise RecordRefused("record-malformed", reason=str(problem)) from problem
    if record.digest != _digest(record):
        raise RecordRefused("record-digest")
    return record


def verify(record: Record) -> State:
    """Replay all actions and compare the events. Returns the final state, or raises `RecordRefused`."""
    if record.digest != _digest(record):
        raise RecordRefused("record-digest")
    try:
        setup = playable(record.setup.scenario, record.setup.options)
        state, events = start(setup, record.deal)
    except Refused as refusal:
        raise RecordRefused("record-setup", reason=str(refusal)) from refusal
    if len(record.names) != setup.scenario.players:
        raise RecordRefused("record-names", names=len(record.names), players=setup.scenario.players)
    number = _compare(record, events, 0, action=0)
    for index, action in enumerate(record.actions, start=1):
        try:
            state, events = advance(state, action)
        except Refused as refusal:
            raise RecordRefused("record-action", action=index, reason=str(refusal)) from refusal
        number = _compare(record, events, number, action=index)
    if number != len(record.events):
        raise RecordRefused("record-surplus", event=number, events=len(record.events))
    return state


def _compare(record: Record, events: Sequence[AnyEvent], number: int, action: int) -> int:
    """Compare the events of an action (0: the deal) with those recorded from `number` on."""
    for offset, event in enumerate(events, start=number):
        if offset >= len(record.events):
            raise RecordRefused("record-cut-short", event=offset, action=action)
        if _encoder.encode(record.events[offset]) != _encoder.encode(event):
            raise RecordRefused("record-event", event=offset, action=action)
    return number + len(events)
