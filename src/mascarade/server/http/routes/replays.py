"""HTTP endpoints of replays: games of a table, and imported records."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.params import BodyKwarg, QueryParameter

from mascarade.rules import AnyEvent, Record, Refused
from mascarade.server.http.auth import Me, TheService, table_of
from mascarade.server.http.routes.tables import Code, GameNumber
from mascarade.server.http.security import AnyRequest, StrictRequest, address_of
from mascarade.server.review.jobs import MAX_RECORD_BYTES
from mascarade.server.review.types import PUBLIC, Eyes, Replay, Thoughts
from mascarade.server.service import Service
from mascarade.server.storage.people import Person
from mascarade.server.tables.settings import MS_PER_SECOND
from mascarade.server.tables.state import GameState

EVENTS_A_REQUEST = 100
"""So many events of a game are as much work as a request."""
EyesQuery = Annotated[
    str,
    QueryParameter(
        pattern=r"^(public|[0-9]|1[0-2])$",
        description="Through whose eyes: a player's number, or `public`",
    ),
]


Document = Annotated[
    msgspec.Raw, BodyKwarg(schema_extra={"type": "object"}, description="A record of a game, as it was saved")
]


class RecordRequest(StrictRequest):
    """Leaves the body to be read as a record, which is refused in words of its own."""

    async def json(self) -> msgspec.Raw:
        """The body as it came."""
        return msgspec.Raw(await self.body())


@post(
    "/replay",
    request_class=RecordRequest,
    request_max_body_size=MAX_RECORD_BYTES,
    status_code=200,
    media_type="application/json",
)
async def replay_record(request: AnyRequest, service: TheService, data: Document) -> Response[bytes]:
    """A record's game as everybody saw it, if it can have happened. Nothing of it is kept."""
    record = await _verified(request, service, data)
    return _told(await service.replays.replay(record.names, record.events))


@post(
    "/replay/thoughts", request_class=RecordRequest, request_max_body_size=MAX_RECORD_BYTES, status_code=200
)
async def record_thoughts(
    request: AnyRequest, service: TheService, data: Document, eyes: EyesQuery = PUBLIC
) -> Thoughts:
    """What somebody could conclude in a record's game. Nothing of it is kept."""
    record = await _verified(request, service, data)
    return await service.replays.thoughts(len(record.names), record.events, _eyes(eyes))


@get("/tables/{code:str}/replay", media_type="application/json")
async def replay_game(
    request: AnyRequest, person: Me, service: TheService, code: Code, game: GameNumber = None
) -> Response[bytes]:
    """A game that is over, as everybody saw it."""
    play = await _finished(request, service, code, person, game)
    return _told(await service.replays.replay(play.names, play.events))


@get("/tables/{code:str}/replay/thoughts")
async def game_thoughts(
    *,
    request: AnyRequest,
    person: Me,
    service: TheService,
    code: Code,
    eyes: EyesQuery = PUBLIC,
    game: GameNumber = None,
) -> Thoughts:
    """What somebody could conclude in a game that is over."""
    play = await _finished(request, service, code, person, game)
    return await service.replays.thoughts(len(play.names), play.events, _eyes(eyes))


async def _verified(request: AnyRequest, service: Service, document: msgspec.Raw) -> Record:
    record = await service.replays.read(bytes(document))
    _weigh(request, service, record.events)
    await service.replays.verify(record)
    return record


async def _finished(
    request: AnyRequest, service: Service, code: str, person: Person, game: int | None
) -> GameState:
    table = await table_of(request, service, code, person)
    _, play = await service.registry.finished(table, person.id, game)
    _weigh(request, service, play.events)
    return play


def _weigh(request: AnyRequest, service: Service, events: Sequence[AnyEvent]) -> None:
    """Count a long game as several requests: it is that much work."""
    cost = len(events) / EVENTS_A_REQUEST
    wait = service.requests.allow(address_of(request), service.clock.now() / MS_PER_SECOND, cost)
    if wait:
        raise Refused("too-fast", seconds=int(wait) + 1)


def _told(replay: Replay) -> Response[bytes]:
    """As a record is: its events have their schema among the messages, which OpenAPI would not get right."""
    return Response(msgspec.json.encode(replay), media_type="application/json")


def _eyes(written: str) -> Eyes:
    return PUBLIC if written == PUBLIC else int(written)


REPLAYS = (replay_record, record_thoughts, replay_game, game_thoughts)
