"""Request guards (origin, content type, rate limit), cookies and response security headers."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
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
from mascarade.server.runtime.rate_limit import Limits, SharedLimits, address_key
from mascarade.server.service import Service
from mascarade.server.storage.people import Person
from mascarade.server.tables.settings import MS_PER_SECOND

Asker = ASGIConnection[Any, Any, Any, State]
AnyRequest = Request[Any, Any, State]
AnySocket = WebSocket[Any, Any, State]
COOKIE = "mascarade"
SECURE_COOKIE = f"__Host-{COOKIE}"
"""The cookie under https: browsers accept it only from this host, and send it only over https."""
_HSTS = "max-age=31536000"
MOVING = "mascarade.moving"
"""Key in a connection's state: a token from the plain cookie that moves to the secure one."""
_SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
_ENCRYPTED = frozenset({"https", "wss"})


def content_policy(scripts: Sequence[str] = (), styles: Sequence[str] = ()) -> str:
    """What a page may load: only files of this site, and inline what has one of these hashes."""
    return "; ".join(
        (
            "default-src 'none'",
            " ".join(("script-src 'self'", *scripts)),
            " ".join(("style-src 'self'", *styles)),
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
    "content-security-policy": content_policy(),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}


async def headers(message: Message, scope: Scope) -> None:
    """Add the security headers to every response, and forbid caching by default."""
    if message["type"] == "http.response.start":
        scope["app"].state.service.metrics.count_response(scope.get("path_template"), message["status"])
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
    """Decodes a body strictly: Litestar itself would accept "6" for 6."""

    async def json(self) -> Any:
        """The body as the handler's type."""
        wanted = self.route_handler.parsed_data_field
        try:
            return msgspec.json.decode(await self.body(), type=Any if wanted is None else wanted.annotation)
        except msgspec.MsgspecError as problem:
            raise Refused("malformed", reason=str(problem)[:400]) from None
        except RecursionError:
            raise Refused("malformed", reason="nested too deeply") from None


def address_of(asker: Asker) -> str:
    """The sender's address as a key for limits."""
    return address_key(asker.client.host if asker.client is not None else "")


def is_encrypted(asker: Asker) -> bool:
    """Whether a request came over https, here or at a trusted proxy."""
    return asker.scope["scheme"] in _ENCRYPTED


def session_cookies(token: str, *, https: bool, lasting: int = SESSION_MS // MS_PER_SECOND) -> list[Cookie]:
    """Cookies that store a token, or clear it with `lasting` 0; never in both cookies."""
    cookie = partial(Cookie, path="/", secure=https, httponly=True, samesite="lax")
    if not https:
        return [cookie(COOKIE, value=token, max_age=lasting)]
    return [cookie(SECURE_COOKIE, value=token, max_age=lasting), cookie(COOKIE, value="", max_age=0)]


def bearer_token(asker: Asker) -> str | None:
    """The token in the authorization header."""
    scheme, _, token = asker.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


def token_of(asker: Asker) -> str | None:
    """The device's token: from the header or a cookie. Under https the secure cookie wins; a plain one dates
    from before https.
    """
    token, plain = bearer_token(asker), asker.cookies.get(COOKIE)
    if token is None and is_encrypted(asker):
        token = asker.cookies.get(SECURE_COOKIE)
        if token is None and plain:
            asker.scope["state"][MOVING] = plain
    return plain if token is None else token


def check_origin(asker: Asker) -> None:
    """Refuse requests that another site's page made a browser send."""
    if asker.headers.get("sec-fetch-site", "none") not in ("same-origin", "none"):
        raise Refused("foreign-origin")
    origin = asker.headers.get("origin")
    if origin is None:
        return
    try:
        parts = urlsplit(origin)
    except ValueError:
        raise Refused("foreign-origin") from None
    is_here = parts.netloc and parts.netloc.lower() == asker.headers.get("host", "").lower()
    if not is_here or (is_encrypted(asker) and parts.scheme != "https"):
        raise Refused("foreign-origin")


def check_content_type(asker: Asker) -> None:
    """Refuse a body that is not declared as JSON: other sites' forms can't send JSON."""
    kind = asker.headers.get("content-type")
    if kind is None:
        if asker.headers.get("content-length", "0") != "0" or "transfer-encoding" in asker.headers:
            raise Refused("not-json")
    elif kind.partition(";")[0].strip().lower() != "application/json":
        raise Refused("not-json")


def too_fast(wait: float, code: str = "too-fast") -> Refused:
    """The refusal of a rate limit."""
    if code == "too-many-studies":
        return Refused(code, minutes=_minutes(wait))
    return Refused(code, seconds=int(wait) + 1)


def throttle(
    service: Service, limits: Limits, key: str, *, cost: float = 1.0, code: str = "too-fast"
) -> None:
    """Take tokens of a rate limit; refuses if there are too few."""
    wait = limits.allow(key, service.clock.monotonic(), cost)
    if wait:
        raise too_fast(wait, code)


def throttle_person(
    service: Service, limits: SharedLimits, asker: Asker, person: Person | None, code: str = "too-fast"
) -> None:
    """Count what a person does, or a new one; refuses if they or their address have done too much.

    Who is refused for what they did takes nothing from the others at their address, nor the other way round.
    """
    now = service.clock.monotonic()
    if person is not None and (wait := limits.by_person.waiting(person.id, now)):
        raise too_fast(wait, code)
    if wait := limits.by_address.allow(address_of(asker), now):
        raise Refused("address-busy", minutes=_minutes(wait))
    if person is not None:
        limits.by_person.allow(person.id, now)


def _minutes(wait: float) -> int:
    return int(wait / 60) + 1


async def check_request(asker: Asker) -> None:
    """Refuse requests that come too fast, or that another site made a browser send."""
    service: Service = asker.app.state.service
    throttle(service, service.requests, address_of(asker))
    if asker.scope.get("method") not in _SAFE:
        check_origin(asker)
        if asker.scope["type"] == ScopeType.HTTP:
            check_content_type(asker)
