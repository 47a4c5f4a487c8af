"""HTTP endpoints of replays: games of a table, and imported records."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.params import BodyKwarg, QueryParameter

from mascarade.rules import AnyEvent, Record
from mascarade.server.http.auth import CurrentPerson, ServiceDep, TableDep
from mascarade.server.http.routes.tables import GameNumber
from mascarade.server.http.security import AnyRequest, StrictRequest, address_of, throttle
from mascarade.server.review.jobs import MAX_RECORD_BYTES
from mascarade.server.review.types import PUBLIC, Eyes, Replay, Thoughts
from mascarade.server.service import Service

EVENTS_PER_REQUEST = 100
"""Events of a game that count as one request, since they are as much work."""
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
    """Leaves the body undecoded, since invalid records are refused with more exact errors."""

    async def json(self) -> msgspec.Raw:
        """The body as bytes."""
        return msgspec.Raw(await self.body())


@post(
    "/replay",
    request_class=RecordRequest,
    request_max_body_size=MAX_RECORD_BYTES,
    status_code=200,
    media_type="application/json",
)
async def replay_record(request: AnyRequest, service: ServiceDep, data: Document) -> Response[bytes]:
    """Verify a record, and show its game as everybody saw it. Nothing is stored."""
    record = await _verified(request, service, data)
    return _response(await service.replays.replay(record.names, record.events))


@post(
    "/replay/thoughts", request_class=RecordRequest, request_max_body_size=MAX_RECORD_BYTES, status_code=200
)
async def record_thoughts(
    request: AnyRequest, service: ServiceDep, data: Document, eyes: EyesQuery = PUBLIC
) -> Thoughts:
    """What a player could conclude in a record's game. Nothing is stored."""
    record = await _verified(request, service, data)
    return await service.replays.thoughts(len(record.names), record.events, _eyes(eyes))


@get("/tables/{code:str}/replay", media_type="application/json")
async def replay_game(
    request: AnyRequest, person: CurrentPerson, service: ServiceDep, table: TableDep, game: GameNumber = None
) -> Response[bytes]:
    """A finished game as everybody saw it."""
    _, play = await table.finished_game(person.id, game)
    _count_work(request, service, play.events)
    found = await service.replays.replay(play.names, play.events)
    return _response(msgspec.structs.replace(found, faces=play.faces))


@get("/tables/{code:str}/replay/thoughts")
async def game_thoughts(
    *,
    request: AnyRequest,
    person: CurrentPerson,
    service: ServiceDep,
    table: TableDep,
    eyes: EyesQuery = PUBLIC,
    game: GameNumber = None,
) -> Thoughts:
    """What a player could conclude in a finished game."""
    _, play = await table.finished_game(person.id, game)
    _count_work(request, service, play.events)
    return await service.replays.thoughts(len(play.names), play.events, _eyes(eyes), play.viewers)


async def _verified(request: AnyRequest, service: Service, document: msgspec.Raw) -> Record:
    record = await service.replays.read(bytes(document))
    _count_work(request, service, record.events)
    await service.replays.verify(record)
    return record


def _count_work(request: AnyRequest, service: Service, events: Sequence[AnyEvent]) -> None:
    """Count a long game as several requests."""
    throttle(service, service.requests, address_of(request), cost=len(events) / EVENTS_PER_REQUEST)


def _response(replay: Replay) -> Response[bytes]:
    """As bytes: OpenAPI would get the schema of the events wrong, which the messages' schema has."""
    return Response(msgspec.json.encode(replay), media_type="application/json")


def _eyes(written: str) -> Eyes:
    return PUBLIC if written == PUBLIC else int(written)
