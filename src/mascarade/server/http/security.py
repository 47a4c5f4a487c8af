"""Request checks that need nobody's name, and the security headers of every answer."""

from __future__ import annotations

import hmac
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import Request, WebSocket
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, MutableScopeHeaders, State
from litestar.enums import ScopeType
from litestar.types import Message, Scope

from mascarade.rules import Refused
from mascarade.server.people.accounts import SESSION_MS
from mascarade.server.runtime.rate_limit import address_key
from mascarade.server.service import Service
from mascarade.server.tables.settings import MS_PER_SECOND

Asker = ASGIConnection[Any, Any, Any, State]
AnyRequest = Request[Any, Any, State]
AnySocket = WebSocket[Any, Any, State]
COOKIE = "mascarade"
SECURE_COOKIE = f"__Host-{COOKIE}"
"""Its name under https: a browser takes it from this very host alone, and sends it over https alone."""
_HSTS = "max-age=31536000"
MOVING = "mascarade.moving"
"""Where a connection keeps the token that came in the plain cookie although the secure one can be had."""
_SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
_ENCRYPTED = frozenset({"https", "wss"})
_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "content-security-policy": _POLICY,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}


async def headers(message: Message, scope: Scope) -> None:
    """Put the headers on every answer; nothing that tells of a person or a table is kept by anybody."""
    if message["type"] == "http.response.start":
        scope["app"].state.service.metrics.answered(scope.get("path_template"), message["status"])
        fields = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            fields.setdefault(name, value)
        fields.setdefault("cache-control", "no-store")
        if scope["scheme"] in _ENCRYPTED:
            fields.setdefault("strict-transport-security", _HSTS)
        moving = scope["state"].get(MOVING)
        if moving is not None and COOKIE not in fields.get("set-cookie", ""):
            for cookie in session_cookies(moving, https=True):
                fields.add("set-cookie", cookie.to_header(header=""))


class StrictRequest(Request[Any, Any, State]):
    """Reads a body as the very type that is asked for: Litestar itself would take "6" for 6."""

    async def json(self) -> Any:
        """The body."""
        wanted = self.route_handler.parsed_data_field
        try:
            return msgspec.json.decode(await self.body(), type=Any if wanted is None else wanted.annotation)
        except msgspec.MsgspecError as problem:
            raise Refused("malformed", reason=str(problem)[:400]) from None
        except RecursionError:
            raise Refused("malformed", reason="nested too deeply") from None


def address_of(asker: Asker) -> str:
    """Where a request comes from, as far as limits are concerned."""
    return address_key(asker.client.host if asker.client is not None else "")


def encrypted(asker: Asker) -> bool:
    """Whether it came over https: here, or to a proxy that is believed."""
    return asker.scope["scheme"] in _ENCRYPTED


def session_cookies(token: str, *, https: bool, lasting: int = SESSION_MS // MS_PER_SECOND) -> list[Cookie]:
    """The cookies with which a browser keeps a token, or with 0 seconds forgets it; never in both of them."""

    def cookie(key: str, value: str, seconds: int, *, secure: bool) -> Cookie:
        return Cookie(
            key=key,
            value=value,
            httponly=True,
            samesite="lax",
            secure=secure,
            max_age=seconds,
            path="/",
        )

    if not https:
        return [cookie(COOKIE, token, lasting, secure=False)]
    return [cookie(SECURE_COOKIE, token, lasting, secure=True), cookie(COOKIE, "", 0, secure=True)]


def check_origin(asker: Asker) -> None:
    """Refuse what another site's page makes a browser send."""
    if asker.headers.get("sec-fetch-site", "none") not in ("same-origin", "none"):
        raise Refused("foreign-origin")
    origin = asker.headers.get("origin")
    if origin is None:
        return
    scheme, place = _place(origin)
    if place != asker.headers.get("host", "").lower() or (encrypted(asker) and scheme != "https"):
        raise Refused("foreign-origin")


def _place(origin: str) -> tuple[str, str | None]:
    """The scheme of an origin, and its host and port; nothing for `null` and for what is no origin."""
    try:
        parts = urlsplit(origin)
        return parts.scheme, parts.netloc.lower() or None
    except ValueError:
        return "", None


def check_kind(asker: Asker) -> None:
    """Refuse a body that is not said to be JSON: other sites' forms can send only such."""
    kind = asker.headers.get("content-type")
    if kind is None:
        bodied = asker.headers.get("content-length", "0") != "0" or "transfer-encoding" in asker.headers
        if bodied:
            raise Refused("not-json")
    elif kind.partition(";")[0].strip().lower() != "application/json":
        raise Refused("not-json")


def check_rate(asker: Asker, service: Service) -> None:
    """Count a request; refuse one that comes too fast."""
    wait = service.requests.allow(address_of(asker), service.clock.now() / MS_PER_SECOND)
    if wait:
        raise Refused("too-fast", seconds=int(wait) + 1)


def check_request(asker: Asker, service: Service) -> None:
    """Refuse a request that comes too fast, or that another site made a browser send."""
    check_rate(asker, service)
    if asker.scope.get("method") not in _SAFE:
        check_origin(asker)
        if asker.scope["type"] == ScopeType.HTTP:
            check_kind(asker)


def may_read_metrics(token: str, host: str, authorization: str, *, forwarded: bool) -> bool:
    """Whether metrics are for who asks: with the token where there is one, or else on this very machine.

    What a proxy on this machine passes on comes from elsewhere, whether or not the proxy is believed.
    """
    if token:
        scheme, _, given = authorization.partition(" ")
        return scheme.lower() == "bearer" and hmac.compare_digest(given.strip().encode(), token.encode())
    try:
        return not forwarded and ip_address(host.partition("%")[0]).is_loopback
    except ValueError:
        return False
