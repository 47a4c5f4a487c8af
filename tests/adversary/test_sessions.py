"""Sessions: what a thief, a stranger or an old device can do with them."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
import sqlalchemy as sa

from mascarade.server.people.accounts import device_id, hash_token
from mascarade.server.storage import schema
from tests.kit.client import Client
from tests.kit.service import run, running_server, table_session


async def devices(person: Client) -> dict[bool, str]:
    """The ids of this device and of the other one."""
    return {device["here"]: device["id"] for device in await person.get("/me/devices")}


def test_a_strangers_device_is_like_one_that_never_existed(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            ada, eve = await server.new_client("Ada"), await server.new_client("Eve")
            key = (await ada.post("/me/devices"))["key"]
            phone = Client(server, token=(await Client(server, "").post("/move", {"key": key}))["token"])
            gone = (await devices(phone))[True]
            await ada.ask("DELETE", f"/me/devices/{gone}")
            tried = [(await devices(ada))[True], gone, "0123456789abcdef", "x", "%00"]
            answers = [await eve.ask("DELETE", f"/me/devices/{device}") for device in tried]
            assert {(answer.status_code, answer.content) for answer in answers} == {(404, answers[0].content)}
            assert answers[0].json()["code"] == "no-device"
            assert (await ada.get("/me"))["name"] == "Ada"

    run(test())


def test_a_guest_on_the_device_signs_nobody_out(tmp_path: Path) -> None:
    """A guest has no session, and naming one changes nothing about whose devices are listed."""

    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            ada = await server.new_client("Ada")
            guest = await ada.post("/people/kept", {"name": "Bruno"})
            assert (await ada.ask("GET", f"/me/data?as={guest['id']}")).json()["devices"] == []
            assert await ada.get(f"/me/devices?as={guest['id']}") == await ada.get("/me/devices")

    run(test())


def test_the_id_of_a_device_opens_nothing(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            ada = await server.new_client("Ada")
            here = (await devices(ada))[True]
            digest = hash_token(ada.token)
            assert here == device_id(digest)
            shown = (await ada.ask("GET", "/me/devices")).text + (await ada.ask("GET", "/me/data")).text
            assert ada.token not in shown
            assert digest.hex() not in shown
            for token in (here, digest.hex()):
                assert (await Client(server, token=token).ask("GET", "/me")).status_code == 401
            for path in ("/move", "/recover"):
                assert (await Client(server).ask("POST", path, {"key": here})).status_code == 404

    run(test())


@pytest.mark.sqlite
def test_nothing_else_that_a_browser_says_about_itself_is_stored(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            agent = "Mozilla/5.0 (X11; Linux x86_64; Quizzical) Gecko Firefox/128.0-unique"
            headers = {"user-agent": agent, "accept-language": "xx-quizzical"}
            answer = await Client(server).ask("POST", "/people", {"name": "Ada"}, headers=headers)
            ada = Client(server, token=answer.json()["token"])
            await ada.ask("GET", "/me", headers=headers)
            stored = await ada.get("/me/data")
            assert (stored["devices"][0]["browser"], stored["devices"][0]["system"]) == ("firefox", "linux")
        data = b"".join(path.read_bytes() for path in tmp_path.iterdir())
        assert b"firefox" in data
        for word in (b"uizzical", b"128.0", b"x86_64", b"127.0.0.1"):
            assert word not in data

    run(test())


def test_a_thief_is_out_once_the_owner_recovers(tmp_path: Path) -> None:
    """Also with a connection that is just being made, and with links made before."""

    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            ada, _ = await server.open_table("Ada", "Bruno")
            key = (await ada.post("/me/recovery"))["key"]
            thief = Client(server, token=ada.token)
            links = [(await thief.post(path))["key"] for path in ("/me/move", "/me/devices")]
            table = await table_session(ada)
            async with table.lock:  # the thief is recognised, and waits to be seated
                line = await thief.connect(code=ada.code)
                while not len(server.service.by_person):
                    await asyncio.sleep(0)
                owner = Client(server, token=(await Client(server).post("/recover", {"key": key}))["token"])
            assert (await line.until_closed())["code"] == "signed-out"
            for link in links:
                assert (await Client(server).ask("POST", "/move", {"key": link})).status_code == 404
            for path in ("/me", "/me/devices", "/me/tables", f"/tables/{ada.code}"):
                assert (await thief.ask("GET", path)).status_code == 401
            assert len(await owner.get("/me/devices")) == 1

    run(test())


def test_nothing_is_left_of_who_goes_on_while_they_are_deleted(tmp_path: Path) -> None:
    """On another device, say. Once a new table and a new guest stayed, with their names, for ever."""

    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            ada, _ = await server.open_table("Ada", "Bruno")
            store, old = server.service.store, await table_session(ada)
            async with old.lock:  # the deletion waits here
                leaving = asyncio.create_task(ada.ask("DELETE", "/me"))
                while old.lock._waiters is None or not old.lock._waiters:
                    await asyncio.sleep(0.001)
                code = (await ada.post("/tables", {"edition": "first", "players": 4}))["table"]["code"]
                await ada.post("/people/kept", {"name": "Chiara"})
            assert (await leaving).status_code == 204
            names = [row.name for row in await store.rows(sa.select(schema.people))]
            assert names == ["Bruno"]
            bodies = [row.body for row in await store.rows(sa.select(schema.entries))]
            assert not any(b"Ada" in body for body in bodies)
            new = await server.service.registry.table(code)
            assert new.state.phase == "closed"

    run(test())


def test_a_session_that_ends_while_it_is_looked_up_is_not_remembered(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            ada = await server.new_client("Ada")
            accounts, clock = server.service.accounts, server.service.clock
            session = hash_token(ada.token)
            for _ in range(20):
                accounts.forget_session(session)
                looking = asyncio.create_task(accounts.recognise(ada.token, clock.now()))
                await asyncio.sleep(0)  # it waits for the store
                accounts.forget_session(session)
                await looking
                assert session not in accounts._sessions
            await accounts.end_session(session)
            assert await accounts.recognise(ada.token, clock.now()) is None

    run(test())
