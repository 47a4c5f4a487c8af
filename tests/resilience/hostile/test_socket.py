"""Malformed and hostile WebSocket frames; the other players at the table are unaffected."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any
from weakref import WeakKeyDictionary

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from mascarade.server.protocol.client_in import MAX_FRAME_BYTES
from tests.kit.client import SOCKET_OPTIONS, Client, Connection, Frame, play_on
from tests.kit.evidence import attach
from tests.kit.service import RunningServer, lenient_config, run
from tests.kit.timeouts import TIMEOUT_SECONDS
from tests.resilience.hostile.watched_service import SHORT, attacked_server, no_warnings, raw
from tests.tiers import scaled

FRAMES = 1500
"""Fuzzed frames in an ordinary run."""


_HEARD: WeakKeyDictionary[ClientConnection, list[str | bytes]] = WeakKeyDictionary()
"""The frames received by each connection, for the report of a failure."""


async def line(
    guest: Client, *, hello: bool = True, headers: dict[str, str] | None = None
) -> ClientConnection:
    """A connection that can send anything."""
    url = f"ws://127.0.0.1:{guest.server.port}/api/tables/{guest.code}/socket"
    opened = await connect(url, additional_headers={**guest.headers, **(headers or {})}, **SOCKET_OPTIONS)
    heard = _HEARD[opened] = []
    attach(f"frames of {guest.name}", lambda: "\n".join(map(str, heard)))
    if hello:
        with suppress(ConnectionClosed):
            await opened.send('{"type":"hello"}')
    return opened


async def following(opened: ClientConnection) -> Frame:
    """The next message."""
    frame = await asyncio.wait_for(opened.recv(), TIMEOUT_SECONDS)
    _HEARD[opened].append(frame)
    told: Frame = json.loads(frame)
    return told


async def until(opened: ClientConnection, kind: str) -> Frame:
    """The next message of a kind."""
    while (frame := await following(opened))["type"] != kind:
        pass
    return frame


async def ended(opened: ClientConnection) -> tuple[list[Frame], int]:
    """All messages until the close, and the close code."""
    frames = []
    try:
        while True:
            frames.append(await following(opened))
    except ConnectionClosed:
        return frames, opened.close_code or 1006


def told(frame: Frame) -> bool:
    """Whether a refusal has a code and a sentence."""
    return bool(frame["code"] and frame["sentence"]) and "error-" not in frame["sentence"]


# Fuzzing

MESSAGES: list[Frame] = [
    {"type": "hello"},
    {"type": "hello", "game": 1, "events": 3, "chat": 2},
    {"type": "act", "id": "x", "game": 1, "action": {"type": "pass", "decision": 1, "player": 0}},
    {"type": "act", "id": "x", "game": 1, "action": {"type": "contest", "decision": 1, "player": 1}},
    {"type": "act", "id": "y", "game": 1, "action": {"type": "look", "decision": 0, "player": 0}},
    {
        "type": "act",
        "id": "z",
        "game": 1,
        "action": {"type": "swap", "decision": 0, "player": 0, "target": 1, "really": True},
    },
    {
        "type": "act",
        "id": "w",
        "game": 1,
        "action": {"type": "announce", "decision": 0, "player": 1, "character": "king"},
    },
    {"type": "reveal", "seat": 0, "lock": "0" * 64, "share": "1" * 64},
    {"type": "ready", "game": 1},
    {"type": "say", "text": "hello"},
    {"type": "vote", "about": "abort", "yes": False},
    {"type": "vote", "about": "wait", "yes": True},
    {"type": "back"},
    {"type": "ping"},
]
VALUES: list[Any] = [
    None,
    True,
    -1,
    0,
    1,
    99,
    2**31,
    2**63,
    2**64,
    -(2**70),
    10**400,
    1.5,
    1e308,
    "",
    "x" * 100,
    "\u202e",
    "\x00",
    "😀",
    [],
    {},
    [[[]]],
    {"type": "pass"},
    "pass",
]
JUNK: list[str | bytes] = [
    "",
    " ",
    "null",
    "0",
    '"hello"',
    "[]",
    "{}",
    "{",
    '{"type":"hello"',
    '{"type":}',
    '{"type":"nobody"}',
    '{"type":null}',
    '{"type":["ping"]}',
    '{"type":"ping","type":"nobody"}',
    '{"type":"ping","extra":1}',
    '{"type":"say","text":"\\ud800"}',
    '{"type":"say","text":"\\udc00\\ud800"}',
    '{"type":"ready","game":NaN}',
    '{"type":"ready","game":Infinity}',
    '{"type":"ready","game":1e999}',
    '{"type":"ready","game":' + "9" * 4000 + "}",
    '{"type":"ready","game":-0.0}',
    "[" * 4000,
    '{"a":' * 800,
    '{"type":"act","id":"a","game":1,"action":' + "[" * 3900,
    '{"type":"ping"}{"type":"ping"}',
    '\ufeff{"type":"ping"}',
    "'; DROP TABLE tables; --",
    "<script>alert(1)</script>",
    b"",
    b"\x00\xff\xfe",
    b'{"type":"ping"}',
    b"\x80" * 4096,
]


def mutated(chance: Random) -> str | bytes:
    """A message with a mutation, or something that is no message at all."""
    what = chance.random()
    if what < 0.15:
        return chance.randbytes(chance.randint(0, 300))
    if what < 0.3:
        return "".join(chr(chance.randint(0, 0xD7FF)) for _ in range(chance.randint(0, 200)))
    if what < 0.45:
        return chance.choice(JUNK)
    text = json.dumps(_changed(chance, chance.choice(MESSAGES)))
    if what < 0.6:  # mutate its characters
        at = chance.randrange(len(text))
        return chance.choice([text[:at], text[at:], text[:at] + chance.choice('{}[]",:0\\') + text[at + 1 :]])
    return text


def _changed(chance: Random, message: Frame) -> Frame:
    made: Frame = json.loads(json.dumps(message))
    inner = made["action"] if "action" in made and chance.random() < 0.7 else made
    key = chance.choice([*inner, "extra"])
    if chance.random() < 0.2:
        inner.pop(key, None)
    elif chance.random() < 0.8:
        inner[key] = chance.choice(VALUES)
    return made


async def fuzz(guest: Client, chance: Random, count: int, refused: list[Frame]) -> None:
    """Send fuzzed frames, and reconnect whenever the server closes the connection."""
    while count > 0:
        opened = await line(guest)

        async def send(opened: ClientConnection = opened) -> None:
            nonlocal count
            try:
                while count > 0:
                    count -= 1
                    frame = mutated(chance)
                    if not (isinstance(frame, str) and '"vote"' in frame and '"abort"' in frame):
                        await opened.send(frame)
                    await asyncio.sleep(0)
                await opened.close()
            except ConnectionClosed:
                pass

        sending = asyncio.create_task(send())
        frames, code = await ended(opened)
        await sending
        refused += [frame for frame in frames if frame["type"] in ("refused", "closing")]
        assert code in (1000, 1005, 1007, 4000, 4001)


def test_nonsense_does_not_disturb_the_others(tmp_path: Path) -> None:
    async def test() -> None:
        refused: list[Frame] = []
        async with attacked_server(lenient_config(tmp_path / "t.db")) as server:
            ada, bruno, eve = await server.open_table(
                "Ada", "Bruno", "Eve", bots=1, clock=None, window=None, options=SHORT
            )
            mallory = await server.new_client("Mallory")
            mallory.code = ada.code
            seats = [await ada.connect(), await bruno.connect()]
            fuzzing = [
                asyncio.create_task(fuzz(eve, Random(7), scaled(FRAMES), refused)),
                asyncio.create_task(fuzz(mallory, Random(8), scaled(FRAMES) // 10, refused)),
            ]
            await until_seated(seats)
            answer = await ada.ask("POST", f"/tables/{ada.code}/start", {})
            assert answer.status_code == 201, answer.text
            for seat in seats:
                await seat.ready()
            await fuzzing[1]
            before = len(seats[0].events)
            await asyncio.gather(*fuzzing)
            calm = await eve.connect()
            await calm.ready()
            await play_on(*seats, calm)
            assert len(seats[0].events) > before
            assert "malformed" in {frame["code"] for frame in refused}  # not always several in a row
            assert all(told(frame) for frame in refused)

    with no_warnings():
        run(test())


async def until_seated(seats: list[Connection]) -> None:
    for seat in seats:
        await seat.until(lambda frame: frame["type"] == "table")


def test_the_game_goes_on_while_a_client_sends_nonsense(tmp_path: Path) -> None:
    """The fuzzing client is a spectator here, so the game never waits for it."""

    async def test() -> None:
        refused: list[Frame] = []
        async with attacked_server(lenient_config(tmp_path / "t.db"), bots=True) as server:
            ada, bruno = await server.open_table("Ada", "Bruno", bots=2, spectators=True, options=SHORT)
            mallory = await server.new_client("Mallory")
            mallory.code = ada.code
            seats = [await ada.connect(), await bruno.connect()]
            await ada.post(f"/tables/{ada.code}/start")
            for seat in seats:
                await seat.ready()
            stop = asyncio.Event()

            async def nuisance(seed: int) -> None:
                chance = Random(seed)
                while not stop.is_set():
                    await fuzz(mallory, chance, 60, refused)

            nuisances = [asyncio.create_task(nuisance(seed)) for seed in range(2)]
            await play_on(*seats)
            stop.set()
            await asyncio.gather(*nuisances)
            assert all(told(frame) for frame in refused)

    with no_warnings():
        run(test())


@pytest.mark.parametrize("frame", JUNK, ids=lambda frame: repr(frame[:24]))
def test_junk_is_refused_and_the_line_goes_on(server: RunningServer, frame: str | bytes) -> None:
    async def test() -> None:
        [ada] = await server.open_table("Ada", bots=3)
        opened = await line(ada)
        await opened.send(frame)
        refused = await until(opened, "refused")
        assert refused["code"] == "malformed"
        assert told(refused)
        await opened.send('{"type":"ping"}')
        await until(opened, "pong")
        await opened.close()

    with no_warnings():
        run(test())


def test_what_is_not_text_ends_the_line_quietly(server: RunningServer) -> None:
    async def test() -> None:
        [ada] = await server.open_table("Ada", bots=3)
        opened = await line(ada)
        await until(opened, "table")
        await opened.send(b"\xff\xfe", text=True)
        _, code = await ended(opened)
        assert code == 1007

    with no_warnings():
        run(test())


def test_too_much_nonsense_ends_the_line(server: RunningServer) -> None:
    async def test() -> None:
        [ada] = await server.open_table("Ada", bots=3)
        opened = await line(ada)
        for _ in range(20):
            await opened.send("?")
        frames, code = await ended(opened)
        assert [frame["code"] for frame in frames if frame["type"] == "refused"] == ["malformed"] * 20
        assert (frames[-1]["type"], frames[-1]["code"], frames[-1]["again"]) == ("closing", "nonsense", False)
        assert code == 4000
        again = await line(ada)
        await until(again, "welcome")
        await again.close()

    with no_warnings():
        run(test())


@pytest.mark.parametrize(
    "first", ["?", "", '{"type":"ping"}', '{"type":"hello","game":-1}', b"\x00", "[" * 4000]
)
def test_the_first_message_is_a_hello(server: RunningServer, first: str | bytes) -> None:
    async def test() -> None:
        [ada] = await server.open_table("Ada", bots=3)
        opened = await line(ada, hello=False)
        await opened.send(first)
        frames, code = await ended(opened)
        assert [frame["type"] for frame in frames] == ["closing"]
        assert frames[0]["code"] in ("hello-first", "malformed")
        assert told(frames[0])
        assert code == 4000

    with no_warnings():
        run(test())


@pytest.mark.parametrize("size", [MAX_FRAME_BYTES + 1, 3 * MAX_FRAME_BYTES])
@pytest.mark.parametrize("hello", [True, False])
def test_a_message_has_a_largest_size(server: RunningServer, size: int, hello: bool) -> None:
    async def test() -> None:
        [ada] = await server.open_table("Ada", bots=3)
        opened = await line(ada, hello=hello)
        await opened.send("x" * size)
        frames, code = await ended(opened)
        assert (frames[-1]["type"], frames[-1]["code"]) == ("closing", "too-large")
        assert code == 4000

    with no_warnings():
        run(test())


@pytest.mark.parametrize("size", [5 * MAX_FRAME_BYTES, 1024 * 1024])
def test_what_is_far_too_large_is_not_even_read(server: RunningServer, size: int) -> None:
    async def test() -> None:
        [ada] = await server.open_table("Ada", bots=3)
        opened = await line(ada)
        with suppress(ConnectionClosed):
            await opened.send("x" * size)
        _, code = await ended(opened)
        assert code in (1006, 1009)

    with no_warnings():
        run(test())


def test_size_is_counted_in_bytes(server: RunningServer) -> None:
    async def test() -> None:
        [ada] = await server.open_table("Ada", bots=3)
        opened = await line(ada)
        await opened.send(json.dumps({"type": "say", "text": "😀" * 1100}, ensure_ascii=False))
        frames, _ = await ended(opened)
        assert frames[-1]["code"] == "too-large"

    with no_warnings():
        run(test())


# Valid messages at the wrong time, or from the wrong person


def test_valid_messages_at_the_wrong_time(server: RunningServer) -> None:
    async def test() -> None:
        ada, bruno = await server.open_table("Ada", "Bruno", bots=2, clock=None, window=None, options=SHORT)
        seats = [await ada.connect(), await bruno.connect()]
        for message, code in (
            ({"type": "hello"}, "hello-twice"),
            ({"type": "ready", "game": 1}, "stale-game"),
            ({"type": "reveal", "seat": 0, "lock": "0" * 64, "share": "1" * 64}, "stale-lock"),
            ({"type": "reveal", "seat": 1, "lock": "0" * 64, "share": "1" * 64}, "not-your-seat"),
            ({"type": "vote", "about": "abort"}, "no-game"),
            ({"type": "vote", "about": "wait"}, "no-game"),
            ({**MESSAGES[2], "game": 0}, "no-game"),
            (MESSAGES[2], "stale-game"),
        ):
            before = len(seats[0].frames)
            await seats[0].send(message)
            refused = await seats[0].until(lambda frame: frame["type"] == "refused", before)
            assert (refused["code"], told(refused)) == (code, True), message
        await ada.post(f"/tables/{ada.code}/start")
        refused = await seats[0].act({"type": "pass", "decision": 0, "player": 0})
        assert refused["code"] == "not-begun"
        for seat in seats:
            await seat.ready()
        await play_on(*seats)
        refused = await seats[0].act({"type": "pass", "decision": 0, "player": 0})
        assert refused["code"] == "no-game"
        for seat in seats:
            await seat.close()

    with no_warnings():
        run(test())


def test_nobody_acts_for_another_seat(server: RunningServer) -> None:
    async def test() -> None:
        ada, bruno = await server.open_table(
            "Ada", "Bruno", bots=2, clock=None, window=None, spectators=True, first=0
        )
        seats = [await ada.connect(), await bruno.connect()]
        await ada.post(f"/tables/{ada.code}/start")
        for seat in seats:
            await seat.ready()
        asked = await seats[0].next_question()
        watcher = await server.new_client("Mallory")
        watcher.code = ada.code
        watching = await watcher.connect()
        before = len(seats[0].events)
        for action in asked["legal"][:5]:
            assert (await seats[1].act(action))["code"] == "not-your-seat"
            assert (await watching.act(action))["code"] == "not-seated"
            mine = {**action, "player": 1}
            assert (await seats[1].act(mine))["type"] == "refused"
        huge = {**asked["legal"][0], "decision": 10**30}
        refused = await seats[0].act(huge)
        assert (refused["code"], told(refused)) == ("stale-decision", True)
        assert len(seats[0].events) == before
        for seat in (*seats, watching):
            await seat.close()

    with no_warnings():
        run(test())


def test_a_watcher_only_watches(server: RunningServer) -> None:
    async def test() -> None:
        [ada] = await server.open_table("Ada", bots=3, spectators=True)
        watcher = await server.new_client("Mallory")
        watcher.code = ada.code
        watching = await watcher.connect()
        for message in ({"type": "say", "text": "hello"}, {"type": "ready", "game": 0}, {"type": "back"}):
            before = len(watching.frames)
            await watching.send(message)
            refused = await watching.until(lambda frame: frame["type"] == "refused", before)
            assert refused["code"] == "not-seated"
        await watching.close()

    with no_warnings():
        run(test())


# Who may connect


@pytest.mark.parametrize(
    ("headers", "code"),
    [
        ({"origin": "https://evil.example"}, "foreign-origin"),
        ({"origin": "null"}, "foreign-origin"),
        ({"origin": "http://["}, "foreign-origin"),
        ({"sec-fetch-site": "cross-site"}, "foreign-origin"),
        ({"authorization": "Bearer nobody"}, "not-signed-in"),
        ({"authorization": ""}, "not-signed-in"),
    ],
)
def test_other_sites_and_strangers_get_no_line(
    server: RunningServer, headers: dict[str, str], code: str
) -> None:
    async def test() -> None:
        [ada] = await server.open_table("Ada", bots=3)
        opened = await line(ada, headers=headers)
        frames, closed = await ended(opened)
        assert [frame["code"] for frame in frames] == [code]
        assert told(frames[0])
        assert closed == 4000

    with no_warnings():
        run(test())


def test_our_own_page_gets_a_line(server: RunningServer) -> None:
    async def test() -> None:
        [ada] = await server.open_table("Ada", bots=3)
        opened = await line(ada, headers={"origin": server.url, "sec-fetch-site": "same-origin"})
        await until(opened, "welcome")
        await opened.close()

    with no_warnings():
        run(test())


@pytest.mark.parametrize("code", ["AAAAAA", "x", "%00", "%F0%9F%98%80", "A" * 300])
def test_a_line_to_no_table(server: RunningServer, code: str) -> None:
    async def test() -> None:
        ada = await server.new_client("Ada")
        ada.code = code
        frames, closed = await ended(await line(ada))
        assert [frame["code"] for frame in frames] == ["no-table"]
        assert closed == 4000

    with no_warnings():
        run(test())


def test_a_line_elsewhere(server: RunningServer) -> None:
    async def test() -> None:
        with pytest.raises(InvalidStatus) as refused:
            await connect(f"ws://127.0.0.1:{server.port}/api/nix", **SOCKET_OPTIONS)
        assert refused.value.response.status_code in (403, 404)
        host = f"host: 127.0.0.1:{server.port}\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
        answer = await raw(server, f"GET /api/tables/AAAAAA/socket HTTP/1.1\r\n{host}\r\n".encode())
        assert answer.startswith(b"HTTP/1.1 400 ")

    with no_warnings():
        run(test())


# Frames that are not messages


@pytest.mark.parametrize("flood", ["pings", "pieces"])
def test_floods_below_the_messages_end_the_line(server: RunningServer, flood: str) -> None:
    async def test() -> None:
        [ada] = await server.open_table("Ada", bots=3)
        opened = await line(ada)
        await until(opened, "table")
        if flood == "pings":
            with suppress(ConnectionClosed):
                for _ in range(5000):
                    await opened.ping()
        else:

            async def pieces() -> Any:
                for _ in range(5000):
                    yield " "
                    await asyncio.sleep(0)

            with suppress(ConnectionClosed):
                await opened.send(pieces())
        _, code = await ended(opened)
        assert code == 1006

    with no_warnings():
        run(test())
