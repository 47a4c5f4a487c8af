"""The work of a review, from a stored game or a record to the answer as JSON. It is done in another process.

The server's event loop neither decodes a game nor encodes an answer.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

import msgspec
from msgspec.structs import replace

from mascarade.locales.errors import short
from mascarade.rules import SPECTATOR, AnyEvent, Refused, write_record
from mascarade.rules.errors import Fact
from mascarade.rules.record import read_record, verify
from mascarade.server.review.analysis import thoughts, turns
from mascarade.server.review.highlights import highlights_of
from mascarade.server.review.replay import replay
from mascarade.server.review.types import PUBLIC, Eyes, Holders, Thoughts, Truth
from mascarade.server.tables.entries import AnyEntry
from mascarade.server.tables.faces import Face
from mascarade.server.tables.fold import state_after_game
from mascarade.server.tables.state import GameState, Instant

MAX_EVENTS = 6_000
"""The length of a game that is replayed; the beliefs of a longer one would take too long."""

What = Literal["record", "truth", "replay", "thoughts", "highlights"]


class GameEntries(msgspec.Struct, frozen=True, tag="stored"):
    """A finished game of a table, with all the table's entries as they are stored."""

    entries: Sequence[tuple[Instant, bytes]]
    game: int


class Document(msgspec.Struct, frozen=True, tag="document"):
    """A record that somebody has sent."""

    record: bytes


class ReviewTask(msgspec.Struct, frozen=True):
    """What to find out about a game."""

    what: What
    source: GameEntries | Document
    eyes: Eyes = PUBLIC
    """Whose thoughts or highlights."""


class ReviewOutcome(msgspec.Struct, frozen=True):
    """The answer, or with a code why there is none, or with a failure the kind of error that prevented it."""

    body: bytes = b""
    code: str = ""
    facts: dict[str, Fact] = {}
    failure: str = ""


class _ReviewedGame(NamedTuple):
    names: Sequence[str]
    faces: tuple[Face | None, ...]
    events: Sequence[AnyEvent]
    seats: Sequence[Holders] = ()


_encode = msgspec.json.Encoder().encode
_entry = msgspec.json.Decoder(AnyEntry).decode
_task = msgspec.msgpack.Decoder(ReviewTask).decode
_outcome = msgspec.msgpack.Encoder().encode


def answer(frame: bytes) -> bytes:
    """The outcome of a task, both encoded."""
    try:
        return _outcome(ReviewOutcome(perform(_task(frame))))
    except Refused as refusal:
        return _outcome(
            ReviewOutcome(code=refusal.code, facts={name: short(it) for name, it in refusal.facts.items()})
        )
    except Exception as failure:
        return _outcome(ReviewOutcome(failure=type(failure).__name__))


def perform(task: ReviewTask) -> bytes:
    """What a task asks for, as JSON."""
    source = task.source
    if isinstance(source, Document):
        return _about(task, _verified(source))
    play = _stored(source)
    if task.what == "record":
        return write_record(play.record())
    return _about(task, _ReviewedGame(play.names, play.faces, play.events, play.viewers))


def _stored(source: GameEntries) -> GameState:
    try:
        history = [(at, _entry(body)) for at, body in source.entries]
    except msgspec.ValidationError:  # from a newer version
        raise Refused("table-unreadable") from None
    return state_after_game(history, source.game).current_game


def _verified(source: Document) -> _ReviewedGame:
    record = read_record(source.record)
    _check_length(record.events)
    verify(record)
    return _ReviewedGame(record.names, (), record.events)


def _about(task: ReviewTask, game: _ReviewedGame) -> bytes:
    number = task.source.game if isinstance(task.source, GameEntries) else 1
    match task.what:
        case "truth":
            return _encode(Truth(number, turns(game.events, game.seats), game.faces))
        case "highlights":
            assert task.eyes != PUBLIC, "they are a player's"
            return _encode(highlights_of(turns(game.events, game.seats), task.eyes))
        case "thoughts":
            return _encode(_thoughts(game, task.eyes))
        case "replay":
            _check_length(game.events)
            return _encode(replace(replay(game.names, game.events), faces=game.faces))
        case "record":
            raise AssertionError("a record is not asked for its record")


def _thoughts(game: _ReviewedGame, eyes: Eyes) -> Thoughts:
    _check_length(game.events)
    if eyes == PUBLIC:
        return Thoughts(eyes, thoughts(game.events, SPECTATOR))
    if eyes >= len(game.names):
        raise Refused("no-seat", seat=eyes + 1, seats=len(game.names))
    return Thoughts(eyes, thoughts(game.events, eyes, game.seats[eyes] if game.seats else ()))


def _check_length(events: Sequence[AnyEvent]) -> None:
    if len(events) > MAX_EVENTS:
        raise Refused("record-too-long", events=len(events), most=MAX_EVENTS)
