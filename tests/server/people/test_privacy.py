"""Personal data: people can export and delete it, and the other players' games stay complete."""

from __future__ import annotations

import json
from pathlib import Path

from mascarade.rules import read_record, verify
from mascarade.server.people.accounts import SESSION_MS
from mascarade.server.storage.tables import table_by_code, table_entries
from tests.kit.client import Client, play_on, start_game
from tests.kit.service import run, running_server, table_session, table_state
from tests.kit.virtual_clock import NOON, SECOND, VirtualClock

NAME, WORDS = "Zenobia", "Nobody else would say so"


def everything(folder: Path) -> bytes:
    return b"".join(path.read_bytes() for path in folder.iterdir())


async def say(guest: Client, text: str) -> None:
    assert guest.connection is not None
    before = len(guest.connection.frames)
    await guest.connection.send({"type": "say", "text": text})
    await guest.connection.until(lambda frame: frame["type"] == "said" and frame["text"] == text, before)


def test_a_person_can_download_everything_stored_about_them(tmp_path: Path) -> None:
    async def test() -> None:
        clock = VirtualClock()
        async with running_server(tmp_path / "t.db", clock) as server:
            seats = await start_game(
                server, NAME, "Bruno", bots=2, options={"turn_limit": 6}, clock=None, window=None
            )
            me, bruno = (seat.client for seat in seats)
            await say(bruno, "Not hers.")
            await say(me, WORDS)
            await me.post("/me/recovery")
            told = await me.get("/me/data")
            assert (told["name"], told["created_at"], told["recovery"]) == (NAME, NOON, True)
            today = NOON - NOON % (24 * 60 * 60 * SECOND)
            kind = {"browser": None, "system": None, "used_on": today}
            assert told["devices"] == [{**kind, "created_at": NOON, "expires_at": NOON + SESSION_MS}]
            mine = {"code": me.code, "seat": 0, "names": [NAME], "faces": []}
            assert told["tables"] == [{**mine, "phase": "playing", "games": []}]
            assert told["said"] == [{"code": me.code, "at": NOON, "text": WORDS}]
            await play_on(*seats)
            assert (await me.get("/me/data"))["tables"] == [{**mine, "phase": "finished", "games": [1]}]
            other = await server.new_client("Carla")
            assert (await other.get("/me/data"))["tables"] == []
            for _ in range(2):
                await other.get("/me/data")
            assert (await other.ask("GET", "/me/data")).json()["code"] == "too-fast"
            assert (await Client(server, "").ask("GET", "/me/data")).status_code == 401

    run(test())


def test_a_person_who_is_deleted_leaves_no_trace_and_their_game_goes_on(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            seats = await start_game(
                server, NAME, "Bruno", "Carla", bots=1, options={"turn_limit": 8}, clock=None, window=None
            )
            me, bruno, carla = (seat.client for seat in seats)
            await say(me, WORDS)
            await say(bruno, "I stay.")
            recovery = (await me.post("/me/recovery"))["key"]
            handover = (await me.post("/me/move"))["key"]
            invitation = (await me.post("/me/devices"))["key"]
            answer = await me.ask("DELETE", "/me")
            assert answer.status_code == 204
            assert "max-age=0" in answer.headers["set-cookie"].lower()
            assert (await seats[0].until_closed())["code"] in ("left", "forgotten")
            # The account is gone.
            assert (await me.ask("GET", "/me")).status_code == 401
            for path, key in (("/recover", recovery), ("/move", handover), ("/move", invitation)):
                assert (await Client(server, "").ask("POST", path, {"key": key})).status_code == 404
            # The others see a bot under another name, which plays on.
            table = (await bruno.get(f"/tables/{bruno.code}"))["table"]
            assert (table["seats"][0]["kind"], table["seats"][0]["name"]) == ("bot", "Domino")
            assert table["seats"][1]["host"]
            told = await seats[1].until(
                lambda frame: frame["type"] == "table" and frame["seats"][0]["name"] == "Domino"
            )
            assert told["phase"] == "playing"
            await play_on(*seats[1:])
            record = (await bruno.ask("GET", f"/tables/{bruno.code}/record")).content
            assert read_record(record).names[:3] == ("Domino", "Bruno", "Carla")
            verify(read_record(record))
            # A new connection gets the other players' messages, and the numbering continues.
            again = await carla.connect()
            said = await again.until(lambda frame: frame["type"] == "said")
            assert (said["number"], said["text"]) == (2, "I stay.")
            # The next deleted person gets a different name.
            assert (await carla.ask("DELETE", "/me")).status_code == 204
            record = (await bruno.ask("GET", f"/tables/{bruno.code}/record")).content
            assert read_record(record).names[:3] == ("Domino", "Bruno", "Domino 2")
        async with running_server(tmp_path / "t.db") as server:
            bruno.server = server
            assert (await table_state(bruno)).phase == "finished"
            await server.service.store.write(lambda connection: None)
            stored = await server.service.store.read(
                lambda connection: "\n".join(connection.connection.iterdump())
            )
            for trace in (NAME, WORDS, NAME.encode().hex()):
                assert trace.upper() not in stored.upper(), trace

    run(test())


def test_a_person_goes_from_the_lobby_from_old_tables_and_from_where_they_are_alone(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            host, me = await server.open_table("Bruno", NAME, players=5)
            alone = (await me.post("/tables", {"players": 4}))["table"]["code"]
            left = await server.new_client("Carla")
            old = (await left.post("/tables", {"players": 4}))["table"]["code"]
            await me.post(f"/tables/{old}/join", {})
            await me.post(f"/tables/{old}/leave")
            assert (await me.ask("DELETE", "/me")).status_code == 204
            assert [seat["kind"] for seat in (await host.get(f"/tables/{host.code}"))["table"]["seats"]] == [
                "person",
                *["empty"] * 4,
            ]
            assert (await host.ask("GET", f"/tables/{alone}")).json()["code"] == "no-table"
            for code in (host.code, alone, old):
                kept = await table_by_code(server.service.store, code)
                assert kept is not None
                history = await table_entries(server.service.store, kept.id)
                assert NAME not in json.dumps([str(entry) for _, entry in history])
            new = await server.new_client(NAME)
            assert await new.get("/me/tables") == [], "the name is free, and is nobody's"
            assert (await table_session(host)).state.phase == "lobby"

    run(test())
