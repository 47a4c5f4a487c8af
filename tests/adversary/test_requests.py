"""Requests that no browser sends."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from mascarade.rules import Setup, published, write_record
from mascarade.rules.record import make_record
from mascarade.server.http.transport import MAX_HEAD_BYTES, MAX_HEADERS, MAX_URL_BYTES
from mascarade.testing.generators import random_game
from tests.kit.service import lenient_config, run
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


LINE, HOST, END = b"GET /health HTTP/1.1\r\n", b"host: x\r\n", b"connection: close\r\n\r\n"
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
