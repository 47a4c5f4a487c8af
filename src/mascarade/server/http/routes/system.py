"""HTTP endpoints of the process: health, readiness and metrics."""

from __future__ import annotations

import hmac
from ipaddress import ip_address

import msgspec
from litestar import Response, get
from litestar.openapi.datastructures import ResponseSpec

from mascarade import __version__
from mascarade.rules import Refused
from mascarade.server.http.auth import ServiceDep
from mascarade.server.http.proxies import FORWARDED
from mascarade.server.http.security import AnyRequest, bearer_token


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
    if not _may_read_metrics(request, service.config.metrics_token):
        raise Refused("not-found")
    return Response(service.metrics.text(), media_type="text/plain; version=0.0.4")


def _may_read_metrics(request: AnyRequest, token: str) -> bool:
    """Whether the sender has the token or, if none is configured, is on this machine.

    A request that any local proxy forwarded comes from elsewhere.
    """
    if token:
        return hmac.compare_digest((bearer_token(request) or "").encode(), token.encode())
    if request.client is None or any(name in request.headers for name in FORWARDED):
        return False
    try:
        return ip_address(request.client.host.partition("%")[0]).is_loopback
    except ValueError:
        return False
