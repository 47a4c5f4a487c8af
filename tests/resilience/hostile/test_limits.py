"""Rate, size and connection limits: clients over a limit are refused, then closed; others are unaffected."""

from __future__ import annotations

import asyncio
import socket
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from mascarade.server.config import Config
from mascarade.server.http import websocket as lines
from mascarade.server.http.transport import MAX_UNSENT_BYTES
from mascarade.server.protocol.errors import closing
from mascarade.server.runtime.connection import MAX_BACKLOG
from mascarade.server.runtime.rate_limit import Limits
from tests.kit.client import Client, Connection, play_on
from tests.kit.service import RunningServer, lenient_config, run
from tests.kit.timeouts import TIMEOUT_SECONDS
from tests.kit.virtual_clock import VirtualClock
from tests.resilience.hostile.test_socket import ended, line, until
from tests.resilience.hostile.watched_service import SHORT, attacked_server, no_warnings, raw, refusal
from tests.tiers import scaled


def narrow(folder: Path, **limits: Any) -> Config:
    """Generous limits, except these."""
    return lenient_config(folder / "t.db", **{"connections_per_address": 10_000, **limits})


HEALTH = b"GET /health HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n"


async def started(ada: Client, *seats: Connection) -> None:
    await ada.post(f"/tables/{ada.code}/start")
    for seat in seats:
        await seat.ready()


# Requests


def test_requests_have_a_rate(tmp_path: Path) -> None:
    async def test() -> None:
        async with attacked_server(narrow(tmp_path, requests=2), clock=VirtualClock()) as server:
            ada = await server.new_client("Ada")
            answers = [await ada.ask("GET", "/me") for _ in range(12)]
            assert [answer.status_code for answer in answers] == [200] * 9 + [429] * 3
            fast = answers[9:]
            assert {refusal(answer) for answer in fast} == {(429, "too-fast")}
            assert fast[-1].json()["facts"]["seconds"] >= 1
            assert "wait" in fast[-1].json()["sentence"]
            ada.code = "AAAAAA"
            frames, code = await ended(await line(ada))
            assert [frame["code"] for frame in frames] == ["too-fast"]
            assert (frames[0]["again"], code) == (True, 4001)
            assert (await ada.ask("GET", "/../health")).status_code == 200

    with no_warnings():
        run(test())


def test_new_tables_have_a_rate(tmp_path: Path) -> None:
    async def test() -> None:
        async with attacked_server(narrow(tmp_path, tables_per_person=3), clock=VirtualClock()) as server:
            ada, bruno = await server.new_client("Ada"), await server.new_client("Bruno")
            for path in ("/tables", "/tables/play", "/tables"):
                await ada.post(path, {})
            assert refusal(await ada.ask("POST", "/tables", {})) == (429, "too-many-tables")
            assert refusal(await ada.ask("POST", "/tables/play", {})) == (429, "too-many-tables")
            assert refusal(await ada.ask("POST", "/tables/learn", {})) == (429, "too-many-tables")
            await bruno.post("/tables", {})

    with no_warnings():
        run(test())


def test_guesses_have_a_rate_and_the_right_one_is_no_exception(tmp_path: Path) -> None:
    async def test() -> None:
        async with attacked_server(narrow(tmp_path), clock=VirtualClock()) as server:
            server.service.failed_lookups = Limits(rate=0.001, burst=10)
            ada = await server.new_client("Ada")
            ada.code = (await ada.post("/tables", {}))["table"]["code"]
            mallory = await server.new_client("Mallory")
            told = [refusal(await mallory.ask("GET", "/tables/AAAAAA")) for _ in range(12)]
            assert told == [(404, "no-table")] * 10 + [(429, "too-fast")] * 2
            wanted: tuple[tuple[str, str, object], ...] = (
                ("GET", "", None),
                ("GET", "/record", None),
                ("POST", "/join", {}),
                ("POST", "/start", {}),
            )
            for method, path, body in wanted:
                asked = f"/tables/{ada.code}{path}"
                assert refusal(await mallory.ask(method, asked, body)) == (429, "too-fast"), path
            mallory.code = ada.code
            frames, _ = await ended(await line(mallory))
            assert [frame["code"] for frame in frames] == ["too-fast"]
            for path in ("/recover", "/move"):
                assert refusal(await mallory.ask("POST", path, {"key": "x"})) == (429, "too-fast")
            stranger = Client(server, "Nobody")
            stranger.token = "nobody"
            assert refusal(await stranger.ask("GET", "/me")) == (429, "too-fast")
            # a player at the table is not blocked, even from the same address
            assert (await ada.get(f"/tables/{ada.code.lower()}"))["seat"] == 0
            seat = await ada.connect()
            await seat.until(lambda frame: frame["type"] == "welcome")
            await seat.close()

    with no_warnings():
        run(test())


@pytest.mark.parametrize("what", ["token", "key", "link"])
def test_wrong_tokens_and_keys_are_counted(tmp_path: Path, what: str) -> None:
    async def test() -> None:
        async with attacked_server(narrow(tmp_path), clock=VirtualClock()) as server:
            stranger = Client(server, "Nobody")
            if what == "token":
                stranger.token = "wrong"
                told = [refusal(await stranger.ask("GET", "/me")) for _ in range(24)]
            else:
                path = {"key": "/recover", "link": "/move"}[what]
                told = [refusal(await stranger.ask("POST", path, {"key": "wrong"})) for _ in range(24)]
            assert {status for status, _ in told[:20]} <= {401, 404}
            assert told[20:] == [(429, "too-fast")] * 4

    with no_warnings():
        run(test())


def test_wrong_codes_leave_nothing_behind(tmp_path: Path) -> None:
    async def test() -> None:
        async with attacked_server(narrow(tmp_path)) as server:
            server.service.failed_lookups = Limits(rate=1e6, burst=1e6)
            ada = await server.new_client("Ada")
            for number in range(2, 10):
                assert refusal(await ada.ask("GET", f"/tables/AAAAA{number}")) == (404, "no-table")
            assert len(server.service.registry) == 0

    with no_warnings():
        run(test())


# Connections


def test_connections_per_person_are_limited(tmp_path: Path) -> None:
    async def test() -> None:
        async with attacked_server(narrow(tmp_path, lines_per_person=1)) as server:
            ada, bruno = await server.open_table("Ada", "Bruno", bots=2)
            first, other = await line(ada), await line(bruno)
            for opened in (first, other):
                await until(opened, "welcome")
            frames, _ = await ended(await line(ada))
            assert [frame["code"] for frame in frames] == ["too-many-lines"]
            for opened in (first, other):
                await opened.close()
            while len(server.service.by_person):
                await asyncio.sleep(0.005)
            again = await line(ada)
            await until(again, "welcome")
            await again.close()

    with no_warnings():
        run(test())


def test_table_connections_per_address_are_limited(tmp_path: Path) -> None:
    async def test() -> None:
        async with attacked_server(narrow(tmp_path, lines_per_address=2)) as server:
            ada, bruno = await server.open_table("Ada", "Bruno", bots=2)
            opened = [await line(ada), await line(bruno)]
            for each in opened:
                await until(each, "welcome")
            frames, _ = await ended(await line(ada))
            assert [frame["code"] for frame in frames] == ["too-many-lines"]
            for each in opened:
                await each.close()
            while len(server.service.by_address):
                await asyncio.sleep(0.005)

    with no_warnings():
        run(test())


async def until_healthy(server: RunningServer) -> None:
    """Wait until the service accepts a new connection."""
    while b'"ok":true' not in await raw(server, HEALTH):
        await asyncio.sleep(0.005)


def test_connections_per_address_are_limited(tmp_path: Path) -> None:
    async def test() -> None:
        async with attacked_server(narrow(tmp_path, connections_per_address=5)) as server:
            [ada] = await server.open_table("Ada", bots=3)
            seat = await ada.connect()
            await seat.until(lambda frame: frame["type"] == "table")
            held = [await asyncio.open_connection("127.0.0.1", server.port) for _ in range(4)]
            cut, writer = await asyncio.open_connection("127.0.0.1", server.port)
            with suppress(ConnectionError):
                assert await asyncio.wait_for(cut.read(), TIMEOUT_SECONDS) == b""
            writer.close()
            await seat.send({"type": "ping"})
            await seat.until(lambda frame: frame["type"] == "pong")
            for _, writer in held:
                writer.close()
            await seat.close()

            await until_healthy(server)

    with no_warnings():
        run(test())


@pytest.mark.parametrize(
    "begun",
    [
        b"",
        b"GET /",
        b"GET /health HTTP/1.1\r\nhost: localhost\r\n",
        b"POST /api/people HTTP/1.1\r\nhost: localhost\r\n"
        b"content-type: application/json\r\ncontent-length: 100\r\n\r\n{",
    ],
)
def test_a_request_that_does_not_come_is_not_waited_for(tmp_path: Path, begun: bytes) -> None:
    async def test() -> None:
        async with attacked_server(narrow(tmp_path, request_patience=0.3)) as server:
            assert b'"ok"' not in await raw(server, begun)
            await until_healthy(server)  # complete requests still succeed, perhaps after a few attempts

    with no_warnings():
        run(test())


def test_connections_that_say_nothing_do_not_stop_the_others(tmp_path: Path) -> None:
    async def test() -> None:
        many = min(scaled(150), 800)
        async with attacked_server(narrow(tmp_path)) as server:
            ada, bruno = await server.open_table("Ada", "Bruno", bots=2, options=SHORT)
            mute = [await asyncio.open_connection("127.0.0.1", server.port) for _ in range(many)]
            for number, (_, writer) in enumerate(mute):
                if number % 2:
                    writer.write(b"POST /api/people HTTP/1.1\r\nhost: localhost\r\ncontent-length: 50\r\n")
            silent = [await line(ada, hello=False) for _ in range(20)]
            seats = [await ada.connect(), await bruno.connect()]
            await started(ada, *seats)
            await play_on(*seats)
            for _, writer in mute:
                writer.close()
            for opened in silent:
                await opened.close()

    with no_warnings():
        run(test())


def test_a_line_that_says_nothing_ends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "HEARTBEAT_MS", 200)

    async def test() -> None:
        async with attacked_server(narrow(tmp_path)) as server:
            [ada] = await server.open_table("Ada", bots=3)
            for hello in (False, True):
                frames, _ = await ended(await line(ada, hello=hello))
                assert (frames[-1]["type"], frames[-1]["code"]) == ("closing", "silent")
            assert len(server.service.by_person) == len(server.service.by_address) == 0

    with no_warnings():
        run(test())


# Messages


def test_messages_have_a_rate(tmp_path: Path) -> None:
    async def test() -> None:
        async with attacked_server(narrow(tmp_path, messages=2), clock=VirtualClock()) as server:
            ada, bruno = await server.open_table("Ada", "Bruno", bots=2)
            other = await bruno.connect()
            opened = await line(ada)
            for _ in range(10 + 20):
                await opened.send('{"type":"ping"}')
            frames, code = await ended(opened)
            told = [frame["code"] for frame in frames if frame["type"] == "refused"]
            assert len([frame for frame in frames if frame["type"] == "pong"]) == 10
            assert told == ["too-fast"] * 20
            assert (frames[-1]["type"], frames[-1]["code"], code) == ("closing", "nonsense", 4000)
            await other.send({"type": "ping"})
            await other.until(lambda frame: frame["type"] == "pong")
            await other.close()

    with no_warnings():
        run(test())


async def deaf(server: RunningServer, guest: Client) -> socket.socket:
    """A client that sends hello and then never reads."""
    found = socket.socket()
    found.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    found.setblocking(False)
    loop = asyncio.get_running_loop()
    await loop.sock_connect(found, ("127.0.0.1", server.port))
    request = (
        f"GET /api/tables/{guest.code}/socket HTTP/1.1\r\nhost: 127.0.0.1:{server.port}\r\n"
        f"authorization: Bearer {guest.token}\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
        "sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    await loop.sock_sendall(found, request.encode())
    assert (await loop.sock_recv(found, 1000)).startswith(b"HTTP/1.1 101 ")
    await loop.sock_sendall(found, frame(b'{"type":"hello"}'))
    return found


def frame(text: bytes) -> bytes:
    """A text frame, masked with zeros."""
    return bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text


def test_a_client_that_does_not_read_is_disconnected_and_blocks_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lines, "_LINGER_SECONDS", 0.2)

    async def test() -> None:
        async with attacked_server(narrow(tmp_path), buffer=8192) as server:
            hub = server.service.registry
            ada, eve = await server.open_table("Ada", "Eve", bots=2, spectators=True, options=SHORT)
            mallory = await server.new_client("Mallory")
            mallory.code = ada.code
            seats = [await ada.connect(), await eve.connect()]
            unread = await deaf(server, mallory)
            [session] = [await hub.table(ada.code)]
            while not session.watchers:
                await asyncio.sleep(0.005)
            [watcher] = session.watchers
            sent = 0
            while watcher.ending is None:  # the table changes until the client's backlog is too long
                await ada.post(f"/tables/{ada.code}/mute", {"seat": 1, "muted": not sent % 2})
                sent += 1
                for _ in range(100):
                    watcher.send(b'{"type":"pong","now":0}' + b" " * 20_000)
                assert sent < 1000, "nobody was cut"
            assert watcher.ending.code == "too-slow"
            assert watcher.ending.again
            assert not watcher.frames
            assert len(watcher.frames) <= MAX_BACKLOG
            await started(ada, *seats)
            await play_on(*seats)
            while session.watchers or len(server.service.by_person) > 2:
                await asyncio.sleep(0.005)
            unread.close()

    with no_warnings():
        run(test())


def test_a_slow_client_has_time_for_the_view_of_a_long_game(tmp_path: Path) -> None:
    async def test() -> None:
        async with attacked_server(narrow(tmp_path), buffer=8192) as server:
            (ada,) = await server.open_table("Ada", bots=3, spectators=True)
            mallory = await server.new_client("Mallory")
            mallory.code = ada.code
            unread = await deaf(server, mallory)
            session = await server.service.registry.table(ada.code)
            while not session.watchers:
                await asyncio.sleep(0.005)
            [watcher] = session.watchers
            watcher.send(b'{"type":"pong","now":0}' + b" " * 5_000_000)
            news, sent = b'{"type":"pong","now":0}' + b" " * 1000, 0
            while watcher.ending is None:
                await asyncio.sleep(0)
                watcher.send(news)
                sent += len(news)
            assert MAX_UNSENT_BYTES < sent < 2 * MAX_UNSENT_BYTES
            assert watcher.ending.code == "too-slow"
            unread.close()

    with no_warnings():
        run(test())


def test_a_client_that_sends_and_does_not_read_is_disconnected_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lines, "_LINGER_SECONDS", 0.2)

    async def test() -> None:
        async with attacked_server(narrow(tmp_path), buffer=8192) as server:
            [ada] = await server.open_table("Ada", bots=3)
            loop = asyncio.get_running_loop()

            async def ask() -> None:
                with suppress(ConnectionError):
                    while True:
                        await loop.sock_sendall(unread, frame(b'{"type":"hello"}') * 100)

            came, acquire = asyncio.Event(), server.service.by_person.acquire

            def noticed(key: str) -> bool:
                came.set()
                return acquire(key)

            server.service.by_person.acquire = noticed  # type: ignore[method-assign]
            unread = await deaf(server, ada)
            asking = asyncio.create_task(ask())
            await came.wait()
            while len(server.service.by_person):
                await asyncio.sleep(0.005)
            asking.cancel()
            await asyncio.gather(asking, return_exceptions=True)
            unread.close()
            seat = await ada.connect()
            await seat.until(lambda it: it["type"] == "welcome")
            await seat.close()

    with no_warnings():
        run(test())


def test_an_action_is_broadcast_though_its_connection_ends_meanwhile(tmp_path: Path) -> None:
    """A second tab takes the seat over while the first tab's action is being stored."""

    async def test() -> None:
        async with attacked_server(narrow(tmp_path)) as server:
            ada, bruno = await server.open_table("Ada", "Bruno", bots=2, clock=None, window=None, first=0)
            seats = [await ada.connect(), await bruno.connect()]
            await started(ada, *seats)
            asked = await seats[0].next_question()
            session = await server.service.registry.table(ada.code)
            write = server.service.store.write
            stored, go_on = asyncio.Event(), asyncio.Event()

            async def slow(job: Any, table: str = "") -> Any:
                done = await write(job, table)
                if table == session.row.id:
                    stored.set()
                    await go_on.wait()
                return done

            server.service.store.write = slow  # type: ignore[method-assign]
            before = len(seats[1].frames)
            act = {"type": "act", "id": "once", "game": 1, "action": asked["legal"][0]}
            await seats[0].send(act)
            await stored.wait()
            server.service.store.write = write  # type: ignore[method-assign]
            session.seats[0].end(closing("elsewhere", again=False))
            go_on.set()
            await seats[1].until(lambda it: it["type"] == "events", before)
            assert (await seats[0].until_closed())["code"] == "elsewhere"
            await seats[1].close()

    with no_warnings():
        run(test())


def test_a_line_that_is_dropped_without_a_word_is_forgotten(tmp_path: Path) -> None:
    async def test() -> None:
        async with attacked_server(narrow(tmp_path)) as server:
            [ada] = await server.open_table("Ada", bots=3)
            for _ in range(20):
                opened = await line(ada)
                await opened.send('{"type":"ping"}')
                opened.transport.abort()
            while len(server.service.by_person) or len(server.service.by_address):
                await asyncio.sleep(0.005)

    with no_warnings():
        run(test())
