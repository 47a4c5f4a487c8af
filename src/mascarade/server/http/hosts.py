"""Allowed hosts: the names under which a browser may reach this server.

A stranger's site can let its own name lead to an address in your network, and its page then reads what that
name answers (DNS rebinding). So a request for a name that cannot be this server's gets one page and no more.
"""

from __future__ import annotations

import asyncio
import html
import logging
import re
import socket
from ipaddress import ip_address

from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPResponseStartEvent, Receive, Scope, Send

from mascarade.locales import LANGUAGES, Words
from mascarade.locales.errors import explained
from mascarade.rules import Refused
from mascarade.server.http.errors import status
from mascarade.server.http.proxies import Proxies
from mascarade.server.http.security import HEADERS
from mascarade.server.protocol.client_out import encode
from mascarade.server.protocol.errors import problem

OPTION = "--allowed-hosts"
_ANY = "*"
_LABEL = r"[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?"
_NAME = re.compile(rf"(?=.{{1,253}}$){_LABEL}(\.{_LABEL})*")
_MAX_LOGGED = 10
"""Names that are logged, once each: anyone can send any number of them."""
_POLICY_VIOLATION = 1008
_log = logging.getLogger(__name__)


def parse_hosts(text: str) -> tuple[str, ...]:
    """The names in a comma-separated list, such as `play.example.org,*.example.net`; refuses what is none."""
    found = tuple(part.strip().lower().rstrip(".") for part in text.split(",") if part.strip())
    for name in found:
        if name != _ANY and not _NAME.fullmatch(name.removeprefix("*.")):
            raise Refused("host-name", host=name)
    return found


def name_of(host: str) -> str:
    """The name in a host header, without its port."""
    literal = re.fullmatch(r"\[([0-9a-fA-F:.]+)\](:\d*)?", host)
    if literal is not None:
        return literal[1]
    name, colon, port = host.rpartition(":")
    return (name if colon and re.fullmatch(r"\d*", port, re.ASCII) else host).lower().rstrip(".")


def is_always_allowed(name: str) -> bool:
    """Whether the name is an address, or one that only machines nearby resolve: `localhost` and `*.local`."""
    try:
        ip_address(name.partition("%")[0])
    except ValueError:
        return name == "localhost" or name.endswith((".localhost", ".local"))
    return True


def own_names() -> frozenset[str]:
    """The machine's own names. May ask the network, and wait for it."""
    full, short = socket.getfqdn().lower(), socket.gethostname().lower()
    return frozenset({full, short, short.partition(".")[0]})


class AllowedHosts:
    """Passes requests for allowed hosts on to the application, and all that trusted proxies forward."""

    def __init__(self, app: ASGIApp, names: tuple[str, ...], proxies: Proxies) -> None:
        self._app = app
        self._names = frozenset(names)
        self._proxies = proxies
        self._own: frozenset[str] | None = None
        self._logged: set[str] = set()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a connection, or refuse its host."""
        refused = await self._refused(scope)
        if refused is None:
            await self._app(scope, receive, send)
            return
        self._log_once(refused)
        if scope["type"] == ScopeType.WEBSOCKET:
            await send({"type": "websocket.close", "code": _POLICY_VIOLATION, "reason": "unknown-host"})
        else:
            await _send_refusal(scope, send, refused)

    async def _refused(self, scope: Scope) -> str | None:
        """The name of a host that is not allowed."""
        client = scope.get("client")
        if client is not None and client[0] in self._proxies:
            return None
        for field, value in scope.get("headers", ()):  # none before the first connection: the lifespan
            if field == b"host" and not await self._is_allowed(name := name_of(value.decode("latin-1"))):
                return name
        return None

    async def _is_allowed(self, name: str) -> bool:
        if not name or is_always_allowed(name) or not self._names.isdisjoint((_ANY, name)):
            return True
        if any(name.endswith(known[1:]) for known in self._names if known.startswith("*.")):
            return True
        if self._own is None:
            self._own = await asyncio.to_thread(own_names)
        return name in self._own

    def _log_once(self, name: str) -> None:
        if name in self._logged or len(self._logged) >= _MAX_LOGGED or not _NAME.fullmatch(name):
            return
        self._logged.add(name)
        said = "Refused a request for the host %s. If it is this server, allow it: %s %s."
        _log.warning(said, name, OPTION, name)


async def _send_refusal(scope: Scope, send: Send, name: str) -> None:
    refusal = Refused("unknown-host", host=name)
    wants_page = any(field == b"accept" and b"text/html" in value for field, value in scope["headers"])
    body = _page(refusal) if wants_page else encode(problem(refusal))
    kind = "text/html; charset=utf-8" if wants_page else "application/json"
    fields = {**HEADERS, "cache-control": "no-store", "content-type": kind, "content-length": str(len(body))}
    headers = [(field.encode(), value.encode()) for field, value in fields.items()]
    start: HTTPResponseStartEvent = {
        "type": "http.response.start",
        "status": status(refusal),
        "headers": headers,
    }
    await send(start)
    await send({"type": "http.response.body", "body": body, "more_body": False})


def _page(refusal: Refused) -> bytes:
    """A page that says so in every language: nothing is known of the visitor's."""
    said = {language: explained(Words.of(language), refusal.code, refusal.facts) for language in LANGUAGES}
    lines = "".join(f'<p lang="{language}">{html.escape(text)}</p>' for language, text in said.items())
    return f'<!doctype html><html lang="en"><meta charset="utf-8"><title>Mascarade</title>{lines}'.encode()
