"""The web application: its routes, error responses and OpenAPI document."""

from __future__ import annotations

import logging
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from types import ModuleType

from litestar import Litestar, Response, Router
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.handlers import BaseRouteHandler
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.routes import HTTPRoute
from litestar.status_codes import HTTP_204_NO_CONTENT

from mascarade import __version__
from mascarade.rules import Refused
from mascarade.server.http import static_files, websocket
from mascarade.server.http.auth import act_as_guest, authenticate, table_of
from mascarade.server.http.errors import status
from mascarade.server.http.routes import catalogue, people, replays, scenarios, system, tables
from mascarade.server.http.security import COOKIE, AnyRequest, StrictRequest, check_request, headers
from mascarade.server.protocol.errors import Problem, problem
from mascarade.server.review import jobs
from mascarade.server.runtime.session import TableSession
from mascarade.server.service import Service
from mascarade.server.storage.people import Person

MAX_BODY_BYTES = 16 * 1024
_log = logging.getLogger(__name__)

_CODES = {404: "not-found", 405: "method-not-allowed", 413: "too-large", 415: "not-json"}

_DONE = {HTTP_204_NO_CONTENT: ResponseSpec(None, generate_examples=False, description="Done; no body.")}
_REFUSALS = {
    number: ResponseSpec(Problem, generate_examples=False, description=f"Refused: {reason}.")
    for number, reason in {
        400: "the request can't be right, whatever the state of the table",
        401: "nobody is signed in on this device",
        403: "not for this person, or sent by another site's page",
        404: "it does not exist, or is not for this person",
        405: "another method is needed",
        409: "not in the table's current state",
        413: f"larger than {MAX_BODY_BYTES} bytes, or than {jobs.MAX_RECORD_BYTES} for a record",
        415: "not JSON",
        429: "too fast, or too many",
        503: "the database does not answer, or too many studies are waiting",
    }.items()
}
_SECURITY = Components(
    security_schemes={
        "bearer": SecurityScheme(
            type="http", scheme="bearer", description="The token of a device, for programs."
        ),
        "cookie": SecurityScheme(
            type="apiKey", name=COOKIE, security_scheme_in="cookie", description="The same, for browsers."
        ),
    }
)


def _refused(request: AnyRequest, refusal: Refused) -> Response[Problem] | Response[bytes]:
    if refusal.code == "not-found" and static_files.wants_page(request):
        return static_files.document(request, status(refusal))
    return Response(problem(refusal), status_code=status(refusal))


def _invalid(request: AnyRequest, invalid: ValidationException) -> Response[Problem] | Response[bytes]:
    errors = [item for item in invalid.extra or [] if isinstance(item, dict)]
    reason = "; ".join(f"{it.get('key', '')}: {it.get('message', '')}".lstrip(": ") for it in errors)
    return _refused(request, Refused("malformed", reason=(reason or invalid.detail)[:400]))


def _http(request: AnyRequest, failure: HTTPException) -> Response[Problem] | Response[bytes]:
    code = _CODES.get(failure.status_code)
    if code is None and failure.status_code < 500:
        return _refused(request, Refused("malformed", reason=failure.detail[:400]))
    return _refused(request, Refused(code or "broken"))


def _broken(request: AnyRequest, failure: Exception) -> Response[Problem] | Response[bytes]:
    _log.error("A request failed: %s.", type(failure).__name__, exc_info=failure)
    return _refused(request, Refused("broken"))


def _handlers(*modules: ModuleType) -> list[BaseRouteHandler]:
    """All route handlers of these modules."""
    found = [value for module in modules for value in vars(module).values()]
    return [value for value in found if isinstance(value, BaseRouteHandler)]


def _document(app: Litestar) -> None:
    """Add refusals and authentication to every operation in the OpenAPI document."""
    routes = [
        route for route in app.routes if isinstance(route, HTTPRoute) and route.path.startswith("/api/")
    ]
    for handler in [handler for route in routes for handler in route.route_handlers]:
        done = _DONE if handler.status_code == HTTP_204_NO_CONTENT else {}
        handler.responses = {**_REFUSALS, **done}
        if not {"person", "owner"}.isdisjoint(handler.parsed_fn_signature.parameters):
            handler.security = [{"bearer": []}, {"cookie": []}]


def application(service: Service) -> Litestar:
    """The application of a service."""

    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncGenerator[None, None]:
        await service.start()
        try:
            yield
        finally:
            await service.stop()

    api = Router(
        "/api",
        route_handlers=_handlers(people, tables, replays, scenarios, catalogue, websocket),
        dependencies={
            "owner": Provide(authenticate),
            "person": Provide(act_as_guest),
            "table": Provide(table_of),
        },
        before_request=check_request,
    )

    app = Litestar(
        route_handlers=[*_handlers(system, static_files), api],
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
        state=State({"service": service}, deep_copy=False),
        openapi_config=OpenAPIConfig(
            title="Mascarade",
            version=__version__,
            description="Tables, people and records. Play itself is in the WebSocket of a table.",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
            use_handler_docstrings=True,
            components=_SECURITY,
        ),
        request_max_body_size=MAX_BODY_BYTES,
        signature_types=[Service, Person, TableSession],
        logging_config=None,
    )
    _document(app)
    return app
