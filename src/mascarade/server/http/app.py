"""The web application: all routes, and error responses."""

from __future__ import annotations

import logging
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Annotated

import msgspec
from litestar import Litestar, Response, Router, get
from litestar.config.app import AppConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.params import QueryParameter
from litestar.status_codes import HTTP_204_NO_CONTENT

from mascarade import __version__
from mascarade.rules import Refused
from mascarade.server.http import static_files
from mascarade.server.http.auth import Me, TheService, act_as_guest, authenticate
from mascarade.server.http.errors import status
from mascarade.server.http.proxies import FORWARDED
from mascarade.server.http.routes.balance import balance
from mascarade.server.http.routes.catalogue import known
from mascarade.server.http.routes.people import GUESTS
from mascarade.server.http.routes.replays import REPLAYS
from mascarade.server.http.routes.scenarios import DESIGNS
from mascarade.server.http.routes.tables import LOBBY
from mascarade.server.http.security import (
    COOKIE,
    AnyRequest,
    StrictRequest,
    check_request,
    headers,
    may_read_metrics,
)
from mascarade.server.http.websocket import table_socket
from mascarade.server.protocol import messages as m
from mascarade.server.protocol.errors import Problem, problem
from mascarade.server.review import jobs
from mascarade.server.service import Service
from mascarade.server.storage.people import Person

LARGEST = 16 * 1024
"""Bytes of a request."""
InPlaceOf = Annotated[
    str | None, QueryParameter(name="as", max_length=32, description="A guest on one's device")
]
_log = logging.getLogger(__name__)

_CODES = {404: "not-found", 405: "method-not-allowed", 413: "too-large", 415: "not-json"}


_NOTHING = ResponseSpec(None, generate_examples=False, description="Done; there is nothing to tell.")
_REFUSALS: dict[int, ResponseSpec] = {
    number: ResponseSpec(Problem, generate_examples=False, description=told)
    for number, told in {
        400: "Refused: it can't be right, whatever the table is like.",
        401: "Refused: nobody is known on this device.",
        403: "Refused: not for this person, or sent by another site's page.",
        404: "Refused: there is no such thing, or it is not for this person.",
        405: "Refused: not in this way.",
        409: "Refused: not as the table is now.",
        413: f"Refused: larger than {LARGEST} bytes, or than {jobs.MAX_RECORD_BYTES} for a record.",
        415: "Refused: not JSON.",
        429: "Refused: too fast, or too many.",
        503: "Refused: the database does not answer, or too many studies wait.",
    }.items()
}
"""Everything is refused in one shape."""
_KNOWN = Components(
    security_schemes={
        "bearer": SecurityScheme(
            type="http", scheme="bearer", description="The token of a device, for programs."
        ),
        "cookie": SecurityScheme(
            type="apiKey", name=COOKIE, security_scheme_in="cookie", description="The same, for browsers."
        ),
    }
)


class Health(msgspec.Struct, frozen=True):
    """That the process lives."""

    ok: bool
    version: str


@get("/health")
async def health() -> Health:
    """Whether the process lives."""
    return Health(ok=True, version=__version__)


@get("/ready", responses={503: ResponseSpec(Health, generate_examples=False, description="Not yet.")})
async def ready(service: TheService) -> Response[Health]:
    """Whether it can serve."""
    return Response(Health(service.ready, __version__), status_code=200 if service.ready else 503)


@get("/metrics", include_in_schema=False)
async def metrics(request: AnyRequest, service: TheService) -> Response[bytes]:
    """How much and how fast, for Prometheus; for nobody else there is nothing here."""
    host = request.client.host if request.client is not None else ""
    forwarded = any(name in request.headers for name in FORWARDED)
    if not may_read_metrics(
        service.config.metrics_token, host, request.headers.get("authorization", ""), forwarded=forwarded
    ):
        raise Refused("not-found")
    return Response(service.metrics.text(), media_type="text/plain; version=0.0.4")


@get("/messages.json")
async def message_schema() -> dict[str, object]:
    """The JSON Schema of the WebSocket's messages."""
    return m.schema()


def _refused(_request: AnyRequest, refusal: Refused) -> Response[Problem]:
    return Response(problem(refusal), status_code=status(refusal))


def _invalid(_request: AnyRequest, invalid: ValidationException) -> Response[Problem]:
    slips = [item for item in invalid.extra or [] if isinstance(item, dict)]
    reason = "; ".join(f"{slip.get('key', '')}: {slip.get('message', '')}".lstrip(": ") for slip in slips)
    return _refused(_request, Refused("malformed", reason=(reason or invalid.detail)[:400]))


def _http(_request: AnyRequest, failure: HTTPException) -> Response[Problem]:
    code = _CODES.get(failure.status_code)
    if code is None and failure.status_code < 500:
        return _refused(_request, Refused("malformed", reason=failure.detail[:400]))
    return _refused(_request, Refused(code or "broken"))


def _broken(request: AnyRequest, failure: Exception) -> Response[Problem]:
    _log.error("A request failed: %s.", type(failure).__name__, exc_info=failure)
    return _refused(request, Refused("broken"))


async def _check(request: AnyRequest) -> None:
    check_request(request, request.app.state.service)


async def _owner(request: AnyRequest, service: TheService) -> Person:
    return await authenticate(request, service)


async def _person(request: AnyRequest, service: TheService, owner: Me, guest: InPlaceOf = None) -> Person:
    return await act_as_guest(request, service, owner, guest)


def _documented() -> None:
    """Say of every operation how it refuses, and whether it has to be known who asks."""
    for handler in (*GUESTS, known, balance, *DESIGNS, *LOBBY, *REPLAYS, message_schema):
        nothing = {HTTP_204_NO_CONTENT: _NOTHING} if handler.status_code == HTTP_204_NO_CONTENT else {}
        handler.responses = {**_REFUSALS, **nothing}
        if not {"person", "owner"}.isdisjoint(handler.parsed_fn_signature.parameters):
            handler.security = [{"bearer": []}, {"cookie": []}]


def application(service: Service) -> Litestar:
    """The application over a service."""
    _documented()

    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncGenerator[None, None]:
        await service.start()
        try:
            yield
        finally:
            await service.stop()

    api = Router(
        "/api",
        route_handlers=[*GUESTS, known, balance, *DESIGNS, *LOBBY, *REPLAYS, message_schema, table_socket],
        dependencies={"owner": Provide(_owner), "person": Provide(_person)},
        before_request=_check,
    )

    def keep(config: AppConfig) -> AppConfig:
        config.state["service"] = service
        return config

    return Litestar(
        route_handlers=[
            health,
            ready,
            metrics,
            static_files.page,
            static_files.asset,
            static_files.beside,
            api,
        ],
        dependencies={"service": Provide(lambda: service, sync_to_thread=False)},
        exception_handlers={
            Refused: _refused,
            ValidationException: _invalid,
            HTTPException: _http,
            Exception: _broken,
        },
        lifespan=[lifespan],
        before_send=[headers],
        request_class=StrictRequest,
        on_app_init=[keep],
        openapi_config=OpenAPIConfig(
            title="Mascarade",
            version=__version__,
            description="Tables, people and records. Play itself is in the WebSocket of a table.",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
            use_handler_docstrings=True,
            components=_KNOWN,
        ),
        request_max_body_size=LARGEST,
        signature_types=[Service, Person],
        logging_config=None,
    )
