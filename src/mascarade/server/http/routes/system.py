"""HTTP endpoints of the process: health, readiness, metrics and the schema of the messages."""

from __future__ import annotations

import msgspec
from litestar import Response, get
from litestar.openapi.datastructures import ResponseSpec

from mascarade import __version__
from mascarade.rules import Refused
from mascarade.server.http.auth import ServiceDep
from mascarade.server.http.proxies import FORWARDED
from mascarade.server.http.security import AnyRequest, may_read_metrics
from mascarade.server.protocol import messages as m


class Health(msgspec.Struct, frozen=True):
    """Whether the process is up, or ready."""

    ok: bool
    version: str


@get("/health")
async def health() -> Health:
    """Whether the process is up."""
    return Health(ok=True, version=__version__)


@get("/ready", responses={503: ResponseSpec(Health, generate_examples=False, description="Not yet.")})
async def ready(service: ServiceDep) -> Response[Health]:
    """Whether the process can serve requests."""
    return Response(Health(service.ready, __version__), status_code=200 if service.ready else 503)


@get("/metrics", include_in_schema=False)
async def metrics(request: AnyRequest, service: ServiceDep) -> Response[bytes]:
    """Metrics for Prometheus; not found for everybody else."""
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
