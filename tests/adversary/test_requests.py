"""Requests that no browser sends."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from mascarade.rules import Refused, Setup, published, write_record
from mascarade.rules.record import make_record
from mascarade.server.http import hosts
from mascarade.server.http.hosts import parse_hosts
from mascarade.server.http.transport import MAX_HEAD_BYTES, MAX_HEADERS, MAX_URL_BYTES
from mascarade.testing.generators import random_game
from tests.kit.service import captured_log, lenient_config, run
from tests.kit.timeouts import TIMEOUT_SECONDS
from tests.resilience.hostile.watched_service import NOT_HTTP, attacked_server, no_warnings, raw, refusal


def test_a_record_without_events_is_refused(tmp_path: Path) -> None:
    game = random_game(Random(1), Setup(scenario=published("first", "base", 4)))
    empty = json.loads(write_record(make_record(game.setup, ("",) * 4, game.deal, (), ())))

    async def test() -> None:
        async with attacked_server(lenient_config(tmp_path / "t.db")) as server:
            mallory = await server.new_client("Mallory")
            for path in ("/replay", "/replay/thoughts"):
                assert refusal(await mallory.ask("POST", path, empty)) == (400, "record-cut-short")

    with no_warnings():
        run(test())


LINE, HOST, END = b"GET /health HTTP/1.1\r\n", b"host: localhost\r\n", b"connection: close\r\n\r\n"
CHUNKED = b"POST /api/people HTTP/1.1\r\n" + HOST + b"transfer-encoding: chunked\r\n\r\n"
ONE_TOO_MANY = {
    "a URL": (414, b"GET /" + b"a" * MAX_URL_BYTES + b" HTTP/1.1\r\n" + HOST + END),
    "a query": (414, b"GET /?" + b"a" * MAX_URL_BYTES + b" HTTP/1.1\r\n" + HOST + END),
    "headers": (431, LINE + b"a: b\r\n" * MAX_HEADERS + END),
    "one header": (431, LINE + b"cookie: " + b"a" * MAX_HEAD_BYTES + b"\r\n" + END),
    "a header's name": (431, LINE + b"a" * MAX_HEAD_BYTES + b": b\r\n" + END),
    "a header without end": (431, LINE + b"cookie: " + b"a" * MAX_HEAD_BYTES),
    "a header after the body": (431, CHUNKED + b"0\r\nlate: " + b"a" * MAX_HEAD_BYTES),
    "headers after the body": (431, CHUNKED + b"0\r\n" + b"late: a\r\n" * MAX_HEADERS + b"\r\n"),
    "chunks of nothing": (431, CHUNKED + b"1;" + b"a" * MAX_HEAD_BYTES),
    "empty lines": (431, b"\r\n" * (MAX_HEAD_BYTES // 2 + 1)),
}
ALLOWED = {
    "headers": LINE + b"a: b\r\n" * (MAX_HEADERS - 2) + HOST + END,
    "a long header": LINE + HOST + b"cookie: " + b"a" * (MAX_HEAD_BYTES - 200) + b"\r\n" + END,
    "a long URL": b"GET /health?" + b"a" * (MAX_URL_BYTES - 8) + b" HTTP/1.1\r\n" + HOST + END,
}


def test_headers_and_urls_have_limits(tmp_path: Path) -> None:
    async def test() -> None:
        async with attacked_server(lenient_config(tmp_path / "t.db")) as server:
            for what, request in ALLOWED.items():
                assert (await raw(server, request)).startswith(b"HTTP/1.1 200 "), what
            for what, (status, request) in ONE_TOO_MANY.items():
                answer = await raw(server, request)
                assert answer.startswith(b"HTTP/1.1 %d " % status), what
                assert b'"code":"too-large"' in answer, what

    with no_warnings(NOT_HTTP):
        run(test())


@pytest.mark.parametrize("begun", [b"GET /", LINE + b"cookie: ", LINE, CHUNKED + b"0\r\nlate: ", b""])
def test_a_head_without_end_is_cut(tmp_path: Path, begun: bytes) -> None:
    """Sixty megabytes of it took ten times as much memory, and seconds of the processor's time."""
    more = {LINE: b"a: b\r\n" * 10_000, b"": b"\r\n" * 30_000}.get(begun, b"a" * 60_000)

    async def test() -> int:
        async with attacked_server(lenient_config(tmp_path / "t.db")) as server:
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            writer.write(begun)
            sent = 0
            with suppress(ConnectionError):
                while sent < 60_000_000 and not reader.at_eof():
                    writer.write(more)
                    await asyncio.wait_for(writer.drain(), TIMEOUT_SECONDS)
                    sent += len(more)
            writer.close()
            with suppress(ConnectionError):
                await writer.wait_closed()
            return sent

    with no_warnings(NOT_HTTP):
        assert run(test()) < 20_000_000


OURS = [
    "127.0.0.1",
    "192.168.1.7:8000",
    "[::1]:8000",
    "[fe80::1]",
    "localhost:1",
    "LOCALHOST",
    "table.local",
    "a.b.local.",
]
OURS += ["salon", "salon.home.lan:80", "play.example.org", "Play.Example.Org.", "a.example.net"]
FOREIGN = [
    "evil.example",
    "example.net",
    "play.example.org.evil.example",
    "local",
    "127.0.0.1.evil.example",
    "xlocalhost",
]
NO_HOSTS = ["<script>", "a b", "évil", "x" * 300, "[evil]", "evil.example:80:80"]


def test_a_foreign_name_for_this_server_gets_one_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hosts, "own_names", lambda: frozenset({"salon", "salon.home.lan"}))

    async def test() -> None:
        allowed = parse_hosts("play.example.org, *.example.net")
        async with attacked_server(lenient_config(tmp_path / "t.db", allowed_hosts=allowed)) as server:

            async def ask(host: str, path: str = "/api/me", *more: str) -> bytes:
                lines = [f"GET {path} HTTP/1.1", f"host: {host}", "connection: close", *more, "", ""]
                return await raw(server, "\r\n".join(lines).encode())

            for host in OURS:
                assert (await ask(host)).startswith(b"HTTP/1.1 401 "), host
            for host in FOREIGN + NO_HOSTS:
                for path in ("/api/me", "/health", "/metrics", "/", "/api/schema/openapi.json"):
                    answer = await ask(host, path)
                    assert answer.startswith(b"HTTP/1.1 421 "), (host, path)
                    assert b'"code":"unknown-host"' in answer
                page = await ask(host, "/", "accept: text/html")
                assert page.startswith(b"HTTP/1.1 421 ")
                assert page.count(b"<p lang=") == 5
                assert b"--allowed-hosts" in page
                assert b"<script>" not in page
            upgrade = (
                "upgrade: websocket",
                "sec-websocket-version: 13",
                "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==",
            )
            line = await ask("evil.example", "/api/tables/AAAAAA/socket", "connection: upgrade", *upgrade)
            assert line.startswith(b"HTTP/1.1 403 ")

    with captured_log() as log:
        run(test())
    assert log.lines == [
        f"Refused a request for the host {host}. If it is this server, allow it: --allowed-hosts {host}."
        for host in FOREIGN
    ]


def test_a_trusted_proxy_forwards_any_name_and_nobody_else_does(tmp_path: Path) -> None:
    async def test(trusted: tuple[str, ...], status: int) -> None:
        config = lenient_config(tmp_path / "t.db", trusted_proxies=trusted)
        async with attacked_server(config) as server:
            ada = await server.new_client("Ada")
            there = {
                "host": "play.example",
                "x-forwarded-for": "203.0.113.7",
                "x-forwarded-host": "localhost",
            }
            assert (await ada.ask("GET", "/me", headers=there)).status_code == status

    for trusted, status in ((("127.0.0.1",), 200), (("203.0.113.7",), 421), ((), 421)):
        run(test(trusted, status))


@pytest.mark.parametrize("text", ["a b", "http://x", "x:80", "*x", "a..b", "-a", "x/y", "*.*", "[::1]"])
def test_what_is_no_host_is_not_allowed(text: str) -> None:
    with pytest.raises(Refused, match="host-name"):
        parse_hosts(f"play.example.org,{text}")
