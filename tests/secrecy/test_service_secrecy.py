"""Access to tables: a person who may not know of a table gets the same responses as if it didn't exist."""

from __future__ import annotations

import logging
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any
from unittest import mock

import httpx
import msgspec
import pytest

from mascarade.rules import EDITIONS
from mascarade.server.process.serve import server as shipped_server
from mascarade.server.service import Service
from mascarade.server.tables import entries as n
from tests.kit.client import Client, Connection, Frame
from tests.kit.in_process import (
    Answer,
    Entropy,
    HashingBots,
    Wire,
    World,
    capture_log,
    run_in_world,
)
from tests.kit.service import RunningServer, accepting, lenient_config, run
from tests.kit.timeouts import TIMEOUT_SECONDS
from tests.kit.virtual_clock import VirtualClock
from tests.secrecy.commitments import covered

NOWHERE = "QQQQQQ"
"""A code that no table has."""
ASKED: tuple[tuple[str, str, object], ...] = (
    ("GET", "", None),
    ("GET", "/record", None),
    ("GET", "/record?game=1", None),
    ("GET", "/truth", None),
    ("GET", "/truth?game=1", None),
    ("GET", "/replay", None),
    ("GET", "/replay?game=1", None),
    ("GET", "/replay/thoughts?eyes=public", None),
    ("GET", "/replay/thoughts?eyes=1&game=1", None),
    ("PUT", "/settings", {}),
    ("POST", "/join", {}),
    ("POST", "/join", {"seat": 1}),
    ("POST", "/seat", {"seat": 1}),
    ("POST", "/leave", {}),
    ("POST", "/bots", {}),
    ("DELETE", "/seats/1", None),
    ("POST", "/host", {"seat": 1}),
    ("POST", "/mute", {"seat": 1}),
    ("POST", "/promise", {"promise": "0" * 64}),
    ("POST", "/start", {}),
    ("POST", "/start", {"promise": "0" * 64}),
    ("POST", "/rematch", {}),
)
"""Every request about a table."""


async def table(world: World, *names: str, **settings: object) -> str:
    """A table with these people, all connected; its code."""
    for name in (*names, "Stranger"):
        await world.guest(name)
    opened = await world.do(
        names[0],
        "/tables",
        {"edition": "first", "players": len(names), "beat": 0, "pace": "instant", **settings},
    )
    code: str = opened["table"]["code"]
    for seat, name in enumerate(names):
        if seat:
            await world.do(name, f"/tables/{code}/join", {})
        world.wires[seat] = await world.connect(name, code)
    return code


async def game(world: World, *names: str, **settings: object) -> str:
    """A table with a running game; its code."""
    code = await table(world, *names, **settings)
    await world.do(names[0], f"/tables/{code}/start", {})
    await (await world.table_session(code)).change(lambda state: [n.Began()])
    return code


async def everything(world: World, token: str, code: str) -> list[object]:
    """The responses to every request about a table and to a connection."""
    told: list[object] = [
        (method, path, await world.ask(token, method, f"/tables/{code}{path}", body))
        for method, path, body in ASKED
    ]
    wire = Wire(world, token, code, {})
    await wire.task
    return [*told, wire.sent]


async def assert_no_table(world: World, name: str, code: str) -> None:
    """Check that the person's responses are those of a table that doesn't exist."""
    token = world.tokens[name]
    told = await everything(world, token, code)
    assert told == await everything(world, token, NOWHERE)
    for answer in told:
        if isinstance(answer, tuple):
            assert answer[2].status == 404
            assert msgspec.json.decode(answer[2].body)["code"] == "no-table"
    assert told[-1] == (await said(world, token, "nothing"))


async def said(world: World, token: str, code: str) -> list[bytes]:
    """The frames of a connection to a table, until it is closed."""
    wire = Wire(world, token, code, {})
    await wire.task
    return wire.sent


def test_who_has_no_seat_at_a_private_game_finds_no_table(tmp_path: Path) -> None:
    async def test(world: World) -> None:
        code = await game(world, "Ada", "Bruno")
        await assert_no_table(world, "Stranger", code)

    run_in_world(tmp_path, test)


def test_who_was_sent_away_finds_no_table(tmp_path: Path) -> None:
    async def test(world: World) -> None:
        code = await table(world, "Ada", "Bruno", "Cleo", spectators=True, public=True)
        answer = await world.ask(world.tokens["Ada"], "DELETE", f"/tables/{code}/seats/2")
        assert answer.status == 200
        await world.wires[2].task
        await assert_no_table(world, "Cleo", code)
        listed = await world.ask(world.tokens["Cleo"], "GET", "/tables")
        assert listed.body == b"[]"

    run_in_world(tmp_path, test)


def test_who_was_sent_away_in_a_game_finds_no_table(tmp_path: Path) -> None:
    async def test(world: World) -> None:
        code = await game(world, "Ada", "Bruno", "Cleo", "Dora")
        await world.ask(world.tokens["Ada"], "DELETE", f"/tables/{code}/seats/2")
        await world.wires[2].task
        await assert_no_table(world, "Cleo", code)

    run_in_world(tmp_path, test)


def test_who_left_a_game_finds_their_seat_and_no_connection(tmp_path: Path) -> None:
    async def test(world: World) -> None:
        code = await game(world, "Ada", "Bruno", "Cleo", "Dora")
        await world.ask(world.tokens["Dora"], "POST", f"/tables/{code}/leave", {})
        await world.wires[3].task
        found = await world.ask(world.tokens["Dora"], "GET", f"/tables/{code}")
        assert msgspec.json.decode(found.body)["offers"] == {"seats": [3], "left": 3, "watch": False}
        assert b'"no-table"' in b"".join(await said(world, world.tokens["Dora"], code))

    run_in_world(tmp_path, test)


def test_who_closed_a_table_finds_none(tmp_path: Path) -> None:
    async def test(world: World) -> None:
        code = await table(world, "Ada", "Bruno")
        for name in ("Bruno", "Ada"):
            await world.ask(world.tokens[name], "POST", f"/tables/{code}/leave", {})
        await assert_no_table(world, "Bruno", code)

    run_in_world(tmp_path, test)


def test_a_private_table_is_listed_for_nobody(tmp_path: Path) -> None:
    async def test(world: World) -> None:
        await table(world, "Ada", "Bruno")
        for name in ("Ada", "Stranger"):
            assert (await world.ask(world.tokens[name], "GET", "/tables")).body == b"[]"
        assert (await world.ask(world.tokens["Stranger"], "GET", "/me/tables")).body == b"[]"

    run_in_world(tmp_path, test)


def test_a_connection_that_sends_nothing_gets_nothing(tmp_path: Path) -> None:
    """Otherwise a silent client could find out which codes exist."""

    async def test(world: World) -> None:
        code = await game(world, "Ada", "Bruno")
        wires = [Wire(world, world.tokens["Stranger"], where, None) for where in (code, NOWHERE)]
        for wire in wires:
            wire.say({"type": "ping"})
            await wire.task
        assert wires[0].sent == wires[1].sent
        assert b"hello-first" in wires[0].sent[1]

    run_in_world(tmp_path, test)


def test_after_too_many_guesses_the_right_code_gets_the_same_answer(tmp_path: Path) -> None:
    async def test(world: World) -> None:
        hidden = await game(world, "Ada", "Bruno")
        open_ = await table(world, "Cleo", "Dora")
        world.service.failed_lookups.__init__(rate=0.001, burst=4)  # type: ignore[misc]
        token = world.tokens["Stranger"]
        for code in (NOWHERE, hidden, NOWHERE, hidden):
            assert (await world.ask(token, "GET", f"/tables/{code}")).status == 404
        told = [await world.ask(token, "GET", f"/tables/{code}") for code in (NOWHERE, hidden, open_)]
        assert told[0].status == 429
        assert told[1:] == told[:1] * 2
        lines = [await said(world, token, code) for code in (NOWHERE, hidden, open_)]
        assert lines[1:] == lines[:1] * 2
        seated = await world.ask(world.tokens["Ada"], "GET", f"/tables/{hidden}")
        assert seated.status == 200, "who sits there may go on"

    run_in_world(tmp_path, test)


def test_there_is_no_way_to_ask_for_another_seat(tmp_path: Path) -> None:
    async def test(world: World) -> None:
        code = await game(world, "Ada", "Bruno")
        token = world.tokens["Bruno"]
        asked = Wire(world, token, code, {"seat": 0})
        await asked.task
        assert b'"malformed"' in asked.sent[1]
        wire = Wire(world, token, f"{code}/socket?seat=0&viewer=0&", {})
        await wire.settled()
        assert [b'"seat":1,"now"' in frame for frame in wire.sent if b'"welcome"' in frame] == [True]
        before = len(wire.sent)
        session = await world.table_session(code)
        assert session.state.play is not None
        decision = session.state.play.decision
        assert decision is not None
        swap = {
            "type": "swap",
            "decision": decision.number,
            "player": 0,
            "mine": 0,
            "other": 1,
            "really": True,
        }
        wire.say({"type": "act", "id": "a", "game": 1, "action": swap})
        await wire.settled()
        assert b'"code":"not-your-seat"' in wire.sent[before]
        assert len(wire.sent) == before + 2, "a refusal and a pong"

    run_in_world(tmp_path, test)


def test_a_record_is_nobodys_before_the_end(tmp_path: Path) -> None:
    async def test(world: World) -> None:
        code = await game(world, "Ada", "Bruno", spectators=True)
        answers = [
            await world.ask(world.tokens[name], "GET", f"/tables/{code}/record")
            for name in ("Ada", "Bruno", "Stranger")
        ]
        assert [answer.status for answer in answers] == [409, 409, 409]
        assert len(set(answers)) == 1

    run_in_world(tmp_path, test)


def test_how_long_a_substitute_thinks_does_not_show(tmp_path: Path) -> None:
    """It starts when a person's time is up and ends a beat later, however fast it was."""

    async def test(world: World) -> None:
        code = await game(world, "Ada", "Bruno", clock=30, beat=800)
        session = await world.table_session(code)
        deadline = session.state.deadline
        assert deadline is not None
        assert session.state.play is not None
        before = len(session.state.play.events)
        await world.until(deadline + 799)
        assert len(world.bots.asked) == 1
        assert len(session.state.play.events) == before
        await world.until(deadline + 800)
        assert len(session.state.play.events) > before

    run_in_world(tmp_path, test)


# Tokens and keys


def test_an_ended_token_is_as_good_as_none(tmp_path: Path) -> None:
    async def test(world: World) -> None:
        code = await game(world, "Ada", "Bruno")
        old = world.tokens["Bruno"]
        waiting = Wire(world, old, code, None)
        key = (await world.do("Bruno", "/me/move", {}))["key"]
        moved = await world.ask("", "POST", "/move", {"key": key})
        assert moved.status == 201
        await world.wires[1].task
        assert b'"code":"moved"' in world.wires[1].sent[-2]
        waiting.say({"type": "hello"})
        await waiting.task
        assert b'"code":"not-signed-in"' in waiting.sent[1], "who waited in the door is not let in either"
        never = old[::-1]
        for token in (old, never):
            for _, path, answer in [x for x in await everything(world, token, code) if isinstance(x, tuple)]:
                assert (answer.status, msgspec.json.decode(answer.body)["code"]) == (401, "not-signed-in"), (
                    path
                )
        assert await everything(world, old, code) == await everything(world, never, code)
        keys = [await world.ask("", "POST", "/move", {"key": tried}) for tried in (key, never)]
        assert keys[0] == keys[1]
        assert keys[0].status == 404

    run_in_world(tmp_path, test)


def test_a_device_that_was_made_to_forget_is_known_no_more(tmp_path: Path) -> None:
    async def test(world: World) -> None:
        code = await game(world, "Ada", "Bruno")
        assert (await world.ask(world.tokens["Bruno"], "DELETE", "/me/device")).status == 204
        await world.wires[1].task
        told = await everything(world, world.tokens["Bruno"], code)
        assert told == await everything(world, "nobody", code)

    run_in_world(tmp_path, test)


# Headers of responses


def test_no_answer_is_kept_or_named(tmp_path: Path) -> None:
    async def test(world: World) -> None:
        code = await game(world, "Ada", "Bruno")
        answers: list[Answer] = []
        for token in (world.tokens["Ada"], world.tokens["Stranger"], ""):
            for path in (
                *("/me", "/session", "/known", "/messages.json", "/tables", "/me/tables"),
                *("/nowhere", "/schema"),
            ):
                answers.append(await world.ask(token, "GET", path))
            for method, path, body in ASKED[:3]:
                answers.append(await world.ask(token, method, f"/tables/{code}{path}", body))
        eve = {"name": "Eve", "face": {"mask": "cat", "colour": "ink"}}
        answers.append(await world.ask("", "POST", "/people", eve))
        answers.append(await world.ask(world.tokens["Ada"], "POST", "/people/kept", {**eve, "name": "Anna"}))
        for answer in answers:
            assert answer.header("cache-control") == "no-store", answer
            for name in ("etag", "last-modified", "server", "date", "x-powered-by"):
                assert answer.header(name) is None, answer

    run_in_world(tmp_path, test)


# Over real sockets, with the real server


@asynccontextmanager
async def shipped(database: Path, seed: str) -> AsyncIterator[tuple[RunningServer, VirtualClock]]:
    """The real server, except for its clock, its randomness and its bots."""
    clock = VirtualClock()
    given = partial(Service, clock=clock, entropy=Entropy(seed))
    with (
        mock.patch("mascarade.server.service.BotPool", HashingBots),
        mock.patch("mascarade.server.process.serve.Service", given),
    ):
        shipped = shipped_server(lenient_config(database))
    async with accepting(shipped, socket.create_server(("127.0.0.1", 0))) as server:
        clock.watch(server.service)
        yield server, clock


class Sockets:
    """A game of four with a spectator over real sockets, and what the last player and the spectator get."""

    def __init__(self, server: RunningServer, clock: VirtualClock, *, first: bool) -> None:
        self.server, self.clock, self.first = server, clock, first
        self.answers: list[tuple[int, list[tuple[bytes, bytes]], bytes]] = []
        self.names: list[str] = []
        self.secrets: list[str] = []

    async def settle(self, *seats: Connection) -> None:
        """Wait until everything has arrived."""
        await self.clock.settle()
        for seat in seats:
            before = len(seat.frames)
            await seat.send({"type": "ping"})
            await seat.until(lambda frame: frame["type"] == "pong", before)
        await self.clock.settle()

    async def ask(self, guest: Client) -> None:
        """Send every GET request."""
        paths = ("/tables", "/me/tables", f"/tables/{guest.code}", f"/tables/{guest.code}/record")
        async with httpx.AsyncClient(base_url=self.server.url, timeout=TIMEOUT_SECONDS) as client:
            for path in paths:
                answer = await client.get(f"/api{path}", headers=guest.headers)
                self.answers.append((answer.status_code, answer.headers.raw, answer.content))

    async def play(self) -> list[list[str]]:
        """Play four opening turns, some of them different, and a contest with some early answers."""
        guests = await self.server.open_table(
            "Ada", "Bruno", "Cleo", "Dora", beat=800, spectators=True, first=0
        )
        wanda = await self.server.new_client("Wanda")
        wanda.code = guests[0].code
        self.secrets = [*(guest.token for guest in (*guests, wanda)), wanda.code]
        self.names = [guest.name for guest in (*guests, wanda)]
        seats = [await guest.connect() for guest in guests]
        await self.settle(*seats)
        await guests[0].post(f"/tables/{wanda.code}/start")
        watcher = await wanda.connect()
        await self.settle(watcher)
        for seat in seats:
            await seat.ready()
            await self.settle(*seats)
        for turn in range(4):
            question = await _asked(seats[turn], turn)
            swaps = [action for action in question["legal"] if action["type"] == "swap"]
            really = self.first or turn == 3
            await self._act(seats[turn], next(swap for swap in swaps if swap["really"] == really))
        await self._contest(seats)
        for guest in (guests[3], wanda):
            await self.ask(guest)
        await seats[3].send(
            {"type": "act", "id": "x", "game": 1, "action": {"type": "peek", "player": 0, "spot": 0}}
        )
        await self.settle(*seats, watcher)
        again = await guests[3].connect({"game": 1, "events": 5})
        await self.settle(again)
        await seats[3].until_closed()
        whole = await guests[3].connect()
        await self.settle(whole, watcher)
        await again.until_closed()
        return [line.raw for line in (seats[3], again, whole, watcher)]

    async def _act(self, seat: Connection, action: Frame) -> None:
        assert (await seat.act(action))["type"] == "accepted"
        await self.clock.settle()

    async def _contest(self, seats: list[Connection]) -> None:
        question = await _asked(seats[0], 4)
        announce = next(action for action in question["legal"] if action["type"] == "announce")
        await self._act(seats[0], announce)
        answers = [(await _asked(seat, 5))["legal"] for seat in seats[1:]]
        if self.first:
            await self._act(seats[2], _of(answers[1], "contest"))
        await self._act(seats[2], _of(answers[1], "pass"))
        await self._act(seats[1], _of(answers[0], "pass"))
        if not self.first:
            await self._act(seats[1], _of(answers[0], "pass"))
        await self.clock.forward(5000)
        await self.settle(*seats)


async def _asked(seat: Connection, number: int) -> Frame:
    return await seat.until(lambda f: f["type"] == "asked" and f["decision"]["number"] >= number)


def _of(legal: list[Frame], kind: str) -> Frame:
    return next(action for action in legal if action["type"] == kind)


def test_real_sockets_and_the_log_tell_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(number: int, logs: list[tuple[str, str, str]]) -> Any:
        async with shipped(tmp_path / f"{number}.db", "sockets") as (server, clock):
            game = Sockets(server, clock, first=number == 0)
            frames = await game.play()
            table_state = (await server.service.registry.table(game.secrets[-1])).state
            assert table_state.play is not None
            heard = " ".join(message for name, _, message in logs)
            words = [*game.secrets, *game.names, "swap", "announce", "contest"]
            words += [card for edition in EDITIONS.values() for card in edition.characters]
            assert not [word for word in words if word.lower() in heard.lower()]
            return frames, game.answers, logs, table_state.play.state.secrets

    async def test() -> None:
        monkeypatch.setattr(logging.getLogger("httpx"), "disabled", True)  # the client's logger
        with capture_log() as log_capture:
            found = []
            for number in range(2):
                log_capture.into = []
                found.append(await play(number, log_capture.into))
        first, second = found
        assert first[3] != second[3], "the cards lie otherwise"
        told, other = ([[covered(raw.encode()) for raw in line] for line in x[0]] for x in found)
        assert told == other
        assert first[1] == second[1]
        assert [log[:3] for log in first[2]] == [log[:3] for log in second[2]]
        assert all(
            header[0].lower() not in (b"date", b"server", b"etag") for a in first[1] for header in a[1]
        )

    run(test())
