"""The table's WebSocket: refusals, repeated messages, and catching up after a reconnect."""

from __future__ import annotations

import json
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import jsonschema_rs
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame as WireFrame
from websockets.frames import Opcode

from mascarade.server.http import transport, websocket
from mascarade.server.runtime import broadcast
from tests.kit.client import (
    SOCKET_OPTIONS,
    Client,
    Connection,
    Frame,
    announce,
    await_question,
    play_on,
    play_opening,
    start_game,
)
from tests.kit.service import RunningServer, run, running_server, table_state
from tests.kit.virtual_clock import VirtualClock

HELLO = '{"type": "hello"}'
FOUR = ("Ada", "Bruno", "Chiara", "Dario")


async def told(seat: Connection, message: Mapping[str, Any]) -> Frame:
    """Send a message and wait for its refusal."""
    before = len(seat.frames)
    await seat.send(message)
    return await seat.until(lambda frame: frame["type"] == "refused", before)


# Refusals


def test_every_refusal_of_an_action_has_a_code_a_sentence_and_what_is_asked_now(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            seats = await start_game(server, *FOUR)
            swap = (await seats[0].next_question())["legal"][0]
            pending = (await seats[0].next_question())["decision"]
            for seat, action, game, code in (
                (seats[0], {**swap, "decision": 7}, 1, "stale-decision"),
                (seats[0], swap, 2, "stale-game"),
                (seats[0], swap, 0, "stale-game"),
                (seats[0], {**swap, "player": 1}, 1, "not-your-seat"),
                (seats[0], {**swap, "other": 77}, 1, "not-legal"),
                (seats[0], {"type": "pass", "decision": 1, "player": 0}, 1, "not-legal"),
                (seats[0], {"type": "peek", "player": 0, "spot": 0}, 1, "peek-not-allowed"),
                (seats[1], {**swap, "player": 1}, 1, "not-your-decision"),
                (seats[1], swap, 1, "not-your-seat"),
            ):
                answer = await seat.act(action, game)
                assert (answer["type"], answer["code"]) == ("refused", code), answer
                assert answer["sentence"].endswith((".", "?")), answer
                assert answer["decision"] == (pending if seat is seats[0] else None)
            assert (await table_state(seats[0].client)).play is not None
            assert len(seats[0].events) == 3, "nothing has changed"
            assert (await seats[0].act(swap))["type"] == "accepted"

    run(test())


def test_a_refused_answer_to_an_announcement_names_the_persons_own_decision(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            seats = await play_opening(*await start_game(server, *FOUR))
            await announce(*seats)
            wrong = await seats[3].act({"type": "pass", "decision": 6, "player": 3})
            assert (wrong["code"], wrong["decision"]["number"]) == ("stale-decision", 8)
            wrong = await seats[3].act({"type": "contest", "decision": 8, "player": 3, "spot": 0})
            assert (wrong["code"], wrong["decision"]["number"]) == ("not-legal", 8)
            wrong = await seats[0].act({"type": "pass", "decision": 6, "player": 0})
            assert (wrong["code"], wrong["decision"]) == ("not-your-decision", None)

    run(test())


def test_nothing_can_be_done_before_a_game_nor_after_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            (ada,) = await server.open_table("Ada", bots=2, options={"turn_limit": 4}, first=0)
            line = await ada.connect()
            action = {"type": "look", "decision": 1, "player": 0, "spot": 0}
            assert (await line.act(action, 0))["code"] == "no-game"
            assert (await told(line, {"type": "vote", "about": "abort"}))["code"] == "no-game"
            await ada.post(f"/tables/{ada.code}/start")
            assert (await line.act(action, 1))["code"] == "not-begun"
            await line.ready()
            await play_on(line)
            assert (await line.act(action, 1))["code"] == "no-game"

    run(test())


NONSENSE: dict[str, str] = {
    "no JSON": "hello",
    "a list": "[]",
    "no type": "{}",
    "a type nobody knows": '{"type": "bow"}',
    "a field nobody knows": '{"type": "ping", "loud": true}',
    "an id with a space": '{"type": "act", "id": "a b", "game": 1, "action": {"type": "peek", "player": 0, '
    '"spot": 0}}',
    "an action nobody knows": '{"type": "act", "id": "a", "game": 1, "action": {"type": "win"}}',
    "too deep": '{"type": ' * 400,
    "a server's message": '{"type": "pong", "now": 1}',
}


def test_nonsense_is_refused_and_the_line_goes_on(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            (ada,) = await server.open_table("Ada", players=4)
            line = await ada.connect()
            for name, frame in NONSENSE.items():
                before = len(line.frames)
                await line.socket.send(frame)
                answer = await line.until(lambda frame: frame["type"] == "refused", before)
                assert (answer["code"], bool(answer["sentence"])) == ("malformed", True), name
            await line.send({"type": "ping"})
            assert (await line.until(lambda frame: frame["type"] == "pong"))["now"]

    run(test())


def test_who_sends_nothing_but_nonsense_is_cut_off(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            (ada,) = await server.open_table("Ada", players=4)
            line = await ada.connect()
            for _ in range(20):
                await line.socket.send("?")
            ending = await line.until_closed()
            assert (ending["code"], ending["again"], line.closed) == ("nonsense", False, 4000)

    run(test())


# Hello and close


async def raw(guest: Client, *frames: str, code: str | None = None) -> tuple[Frame, int | None]:
    """The last message to a connection that sends these frames, and its close code."""
    url = f"ws://127.0.0.1:{guest.server.port}/api/tables/{code or guest.code}/socket"
    heard: list[str | bytes] = []
    async with connect(url, additional_headers=guest.headers, **SOCKET_OPTIONS) as line:
        with suppress(ConnectionClosed):  # the server may close it before everything is sent
            for frame in frames:
                await line.send(frame)
        with suppress(ConnectionClosed):
            while True:
                heard.append(await line.recv())
    return json.loads(heard[-1]), line.close_code


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        ('{"type": "ping"}', "hello-first"),
        ('{"type": "hello", "events": -1}', "malformed"),
        ("\x00", "malformed"),
        ('{"type": "hello", "chat": ' + " " * 5000 + "0}", "too-large"),
    ],
)
def test_the_first_message_is_a_hello(tmp_path: Path, frame: str, code: str) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            (ada,) = await server.open_table("Ada", players=4)
            ending, closed = await raw(ada, frame)
            assert (ending["type"], ending["code"], closed) == ("closing", code, 4000)
            assert ending["sentence"].endswith(".")

    run(test())


def test_a_second_hello_is_refused(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            (ada,) = await server.open_table("Ada", players=4)
            line = await ada.connect()
            welcome = await line.until(lambda frame: frame["type"] == "welcome")
            assert (welcome["protocol"], welcome["seat"], welcome["heartbeat"]) == (
                2,
                0,
                broadcast.HEARTBEAT_MS,
            )
            assert (await told(line, {"type": "hello"}))["code"] == "hello-twice"

    run(test())


def test_a_line_to_no_table_or_of_nobody_is_closed_with_the_reason(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            (ada,) = await server.open_table("Ada", players=4)
            assert (await raw(ada, HELLO, code="AAAAAA"))[0]["code"] == "no-table"
            assert (await raw(Client(server, "nobody"), HELLO, code=ada.code))[0]["code"] == "not-signed-in"

    run(test())


def test_a_silent_line_is_closed_and_may_come_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            (ada,) = await server.open_table("Ada", players=4)
            ending, closed = await raw(ada, HELLO)
            assert (ending["code"], ending["again"], closed) == ("silent", True, 4001)
            ending, closed = await raw(ada)
            assert (ending["code"], closed) == ("silent", 4001), "nor is a hello waited for for ever"

    monkeypatch.setattr(websocket, "HEARTBEAT_MS", 50)
    run(test())


def test_a_second_line_of_the_same_seat_ends_the_first(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            seats = await start_game(server, "Ada", "Bruno", bots=2)
            before = len(seats[1].frames)
            again = await seats[0].client.connect()
            ending = await seats[0].until_closed()
            assert (ending["code"], ending["again"]) == ("elsewhere", False)
            assert (await again.act((await again.next_question())["legal"][0]))["type"] == "accepted"
            assert [frame["type"] for frame in seats[1].frames[before:]].count("table") == 0

    run(test())


def test_a_service_that_stops_tells_everybody_to_come_back(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            (ada,) = await server.open_table("Ada", players=4)
            line = await ada.connect()
            await line.until(lambda frame: frame["type"] == "table")
        ending = await line.until_closed()
        assert (ending["code"], ending["again"], line.closed) == ("restarting", True, 4001)

    run(test())


# Ids


def test_an_action_sent_twice_is_done_once_also_after_a_restart(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            seats = await start_game(server, *FOUR)
            swap = (await seats[0].next_question())["legal"][0]
            once, twice = [await seats[0].act(swap, name="only") for _ in range(2)]
            assert once == twice == {"type": "accepted", "id": "only", "events": 6}
            other = await seats[1].act((await await_question(seats[1], 2))["legal"][0], name="only")
            assert other["events"] == 9, "ids are each person's own"
            guest = seats[0].client
        async with running_server(tmp_path / "t.db") as server:
            guest.server = server
            line = await guest.connect()
            assert await line.act(swap, name="only") == once
            assert (await line.act(swap, name="another"))["code"] == "stale-decision"
            assert len(line.events) == 9

    run(test())


# Catching up


def test_events_are_numbered_without_a_gap_for_everybody(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            ada, bruno = await server.open_table(
                "Ada", "Bruno", bots=2, spectators=True, options={"turn_limit": 9}
            )
            zoe = await server.new_client("Zoe")
            lines = [await ada.connect(), await bruno.connect(), await zoe.connect(code=ada.code)]
            for line in lines:
                await line.until(lambda frame: frame["type"] == "table")
            await ada.post(f"/tables/{ada.code}/start")
            for line in lines[:2]:
                await line.ready()
            chance = Random(7)
            await play_on(*lines[:2], choose=lambda frame: chance.randrange(1000))
            for line in lines:
                await line.until(lambda frame: "ended" in str(frame.get("events")))
                first = 0
                for frame in line.of("events"):
                    assert frame["first"] == first
                    first += len(frame["events"])
            counts = {tuple((f["first"], len(f["events"])) for f in line.of("events")) for line in lines}
            assert len(counts) == 1, "the same frames for all, whatever is in them"

    run(test())


async def caught_up(guest: Client, hello: Mapping[str, Any]) -> Frame:
    """Connect with this hello; the view or the missing events."""
    line = await guest.connect(hello)
    return await line.until(lambda frame: frame["type"] in ("view", "events"))


def test_who_comes_back_gets_what_they_missed_or_the_whole_view(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            seats = await play_opening(*await start_game(server, *FOUR))
            await seats[1].until(lambda frame: len(seats[1].events) == 15)
            guest, events = seats[1].client, seats[1].events
            for had in (0, 3, 14, 15):
                tail = await caught_up(guest, {"game": 1, "events": had})
                assert (tail["type"], tail["game"], tail["first"]) == ("events", 1, had)
                assert tail["events"] == events[had:]
            for hello in ({}, {"game": 1}, {"game": 0, "events": 3}, {"game": 1, "events": 16}):
                view = await caught_up(guest, hello)
                assert (view["type"], view["view"]["first"]) == ("view", 0)
                assert view["view"]["events"] == events

    run(test())


def test_who_comes_back_is_asked_again_and_gets_the_chat_they_missed(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            seats = await start_game(server, *FOUR)
            for text in ("one", "two", "three"):
                await seats[1].send({"type": "say", "text": text})
                await seats[0].until(lambda frame, text=text: frame.get("text") == text)  # type: ignore[misc]
            again = await seats[0].client.connect({"game": 1, "events": 3, "chat": 1})
            await again.until(lambda frame: frame.get("text") == "three")
            assert [(frame["number"], frame["text"]) for frame in again.of("said")] == [
                (2, "two"),
                (3, "three"),
            ]
            assert again.of("asked") == [seats[0].of("asked")[-1]]

    run(test())


# Schemas


def test_every_frame_of_a_whole_game_is_as_the_schema_says(tmp_path: Path) -> None:
    async def test() -> None:
        clock = VirtualClock()
        async with running_server(tmp_path / "t.db", clock) as server:
            seats = await whole_game(server)
            schema = await seats[0].client.get("/messages.json")
            jsonschema_rs.meta.validate(schema)
            validator = jsonschema_rs.validator_for({**schema, "anyOf": [{"$ref": "#/$defs/ServerMessage"}]})
            client = jsonschema_rs.validator_for({**schema, "anyOf": [{"$ref": "#/$defs/ClientMessage"}]})
            kinds = set()
            for seat in seats:
                for frame in seat.frames:
                    validator.validate(frame)
                    assert not client.is_valid(frame)
                    kinds.add(frame["type"])
            assert kinds >= {
                *("welcome", "table", "view", "events", "asked", "peeks"),
                *("accepted", "said", "pong", "refused", "closing"),
            }
            assert not validator.is_valid({"type": "welcome"})
            client.validate({"type": "hello", "game": 1, "events": 3})
            assert not client.is_valid({"type": "hello", "since": 3})

    async def whole_game(server: RunningServer) -> list[Connection]:
        options = {"confess_peek": True, "turn_limit": 16}
        seats = await start_game(server, "Ada", "Bruno", bots=3, options=options, edition="second")
        await seats[0].send({"type": "say", "text": "Good luck!"})
        await seats[0].send({"type": "ping"})
        await seats[0].send({"type": "dance"})
        chance = Random(3)
        await play_on(*seats, choose=lambda frame: chance.randrange(1000))
        again = await seats[1].client.connect()
        await again.until(lambda frame: frame["type"] == "view")
        await seats[1].until_closed()
        return [*seats, again]

    run(test())


def test_the_http_doors_are_described(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            document = await Client(server, "").get("/schema/openapi.json")
            assert document["openapi"].startswith("3.1")
            assert {"/api/people", "/api/tables", "/api/tables/{code}/join"} <= set(document["paths"])
            shared = {"components": document["components"]}
            for schema in document["components"]["schemas"].values():
                jsonschema_rs.meta.validate(schema)
                jsonschema_rs.validator_for({**schema, **shared})
            ada = await server.new_client("Ada")
            at = await ada.post("/tables", {"players": 4})
            described = document["components"]["schemas"]["AtTable"]
            jsonschema_rs.validator_for({**described, **shared}).validate(at)

    run(test())


def test_an_id_is_for_one_action(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            (seat, *_) = await start_game(server, "Ada", "Bruno", "Chiara", "Dario", first=0)
            asked = (await seat.next_question())["legal"]
            assert (await seat.act(asked[0], name="same"))["type"] == "accepted"
            other = await seat.act(asked[1], name="same")
            assert (other["type"], other["code"], other["facts"]) == ("refused", "id-used", {"id": "same"})

    run(test())


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 2**16 - 1, 2**16, 2**16 + 1])
def test_a_message_of_any_length_is_framed_as_the_standard_says(size: int) -> None:
    message = b"x" * size
    assert transport._framed(message) == WireFrame(Opcode.TEXT, message).serialize(mask=False)
