"""HTTP endpoints of reviews: records, truth and replays of a table's games, and of imported records."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Response, get, post
from litestar.params import BodyKwarg, QueryParameter

from mascarade.server.http.auth import CurrentPerson, ServiceDep, TableDep
from mascarade.server.http.disconnect import while_connected
from mascarade.server.http.security import AnyRequest, StrictRequest, address_of
from mascarade.server.review.jobs import MAX_RECORD_BYTES, Asker, Review, record_review, table_review
from mascarade.server.review.types import PUBLIC, Eyes, Thoughts, Truth
from mascarade.server.service import Service

GameNumber = Annotated[int | None, QueryParameter(ge=1, le=100_000)]
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
    return await _reviewed(request, service, record_review(bytes(data), "replay"))


@post(
    "/replay/thoughts",
    request_class=RecordRequest,
    request_max_body_size=MAX_RECORD_BYTES,
    status_code=200,
    media_type="application/json",
)
async def record_thoughts(
    request: AnyRequest, service: ServiceDep, data: Document, eyes: EyesQuery = PUBLIC
) -> Response[Thoughts]:
    """What a player could conclude in a record's game. Nothing is stored."""
    return await _reviewed(request, service, record_review(bytes(data), "thoughts", _eyes(eyes)))


@get("/tables/{code:str}/record", media_type="application/json")
async def record(
    request: AnyRequest, person: CurrentPerson, service: ServiceDep, table: TableDep, game: GameNumber = None
) -> Response[bytes]:
    """The record of a finished game: everything that happened in it."""
    review = table_review(service.store, table, table.finished_game(person.id, game), "record")
    return await _reviewed(request, service, review, person.id)


@get("/tables/{code:str}/truth", media_type="application/json")
async def truth(
    request: AnyRequest, person: CurrentPerson, service: ServiceDep, table: TableDep, game: GameNumber = None
) -> Response[Truth]:
    """The truth about a finished game: where the cards lay, and what each player could believe."""
    review = table_review(service.store, table, table.finished_game(person.id, game), "truth")
    return await _reviewed(request, service, review, person.id)


@get("/tables/{code:str}/replay", media_type="application/json")
async def replay_game(
    request: AnyRequest, person: CurrentPerson, service: ServiceDep, table: TableDep, game: GameNumber = None
) -> Response[bytes]:
    """A finished game as everybody saw it."""
    review = table_review(service.store, table, table.finished_game(person.id, game), "replay")
    return await _reviewed(request, service, review, person.id)


@get("/tables/{code:str}/replay/thoughts", media_type="application/json")
async def game_thoughts(
    *,
    request: AnyRequest,
    person: CurrentPerson,
    service: ServiceDep,
    table: TableDep,
    eyes: EyesQuery = PUBLIC,
    game: GameNumber = None,
) -> Response[Thoughts]:
    """What a player could conclude in a finished game."""
    number = table.finished_game(person.id, game)
    review = table_review(service.store, table, number, "thoughts", _eyes(eyes))
    return await _reviewed(request, service, review, person.id)


async def _reviewed(request: AnyRequest, service: Service, review: Review, person: str = "") -> Response[Any]:
    """The bytes that the review's process has encoded; the routes say what they are, for OpenAPI.

    Not for replays, where it would get the schema of the events wrong, which the messages' schema has.
    """
    asker = Asker(address_of(request), person)
    body = await while_connected(request, service.reviews.ask(review, asker))
    return Response(body, media_type="application/json")


def _eyes(written: str) -> Eyes:
    return PUBLIC if written == PUBLIC else int(written)
