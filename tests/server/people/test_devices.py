"""The devices on which a person is signed in: what is known of them, how they are added and signed out."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from mascarade.server.people.accounts import MAX_DEVICES, hash_token
from mascarade.server.storage import schema
from tests.kit.client import Client
from tests.kit.service import RunningServer, run, running_server
from tests.kit.virtual_clock import NOON, SECOND, VirtualClock

DAY = 24 * 60 * 60 * SECOND
TODAY = NOON - NOON % DAY
MOZILLA = "Mozilla/5.0"
WEBKIT = "AppleWebKit/537.36 (KHTML, like Gecko)"
AGENTS = {
    f"{MOZILLA} (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0": ("firefox", "linux"),
    f"{MOZILLA} (Windows NT 10.0; Win64; x64) {WEBKIT} Chrome/126.0 Safari/537.36": ("chrome", "windows"),
    f"{MOZILLA} (Windows NT 10.0) {WEBKIT} Chrome/126.0 Safari/537.36 Edg/126.0": ("edge", "windows"),
    f"{MOZILLA} (Linux; Android 14; Pixel 8) {WEBKIT} Chrome/126.0 Mobile Safari/537.36": (
        "chrome",
        "android",
    ),
    f"{MOZILLA} (iPhone; CPU iPhone OS 17_5 like Mac OS X) {WEBKIT} Version/17.5 Safari/604.1": (
        "safari",
        "ios",
    ),
    f"{MOZILLA} (Macintosh; Intel Mac OS X 14_5) {WEBKIT} Chrome/126.0 Safari/537.36 OPR/111.0": (
        "opera",
        "macos",
    ),
    f"{MOZILLA} (X11; CrOS x86_64 14541.0.0) {WEBKIT} Chrome/126.0 Safari/537.36": ("chrome", "chromeos"),
    "python-httpx/0.28": (None, None),
    "": (None, None),
}


async def another(server: RunningServer, person: Client) -> Client:
    """Add a device of a person."""
    key = (await person.post("/me/devices"))["key"]
    device = Client(server, person.name)
    device.code = person.code
    device.token = (await Client(server, "").post("/move", {"key": key}))["token"]
    return device


async def last_used(person: Client) -> dict[bool, int | None]:
    """When this device, and the other one, was last used."""
    return {device["here"]: device["used_on"] for device in await person.get("/me/devices")}


async def until_used(person: Client, expected: dict[bool, int | None]) -> None:
    """Wait for these days of last use, which are noted in the background."""
    while await last_used(person) != expected:
        await asyncio.sleep(0)


async def recovered(server: RunningServer, key: str) -> Client:
    device = Client(server, "")
    device.token = (await device.post("/recover", {"key": key}))["token"]
    return device


@pytest.mark.parametrize("agent", AGENTS)
def test_a_device_is_told_by_its_browser_and_system(tmp_path: Path, agent: str) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db", VirtualClock()) as server:
            ada = Client(server, "Ada")
            answer = await ada.ask("POST", "/people", {"name": "Ada"}, headers={"user-agent": agent})
            ada.token = answer.json()["token"]
            [device] = await ada.get("/me/devices")
            assert (device["browser"], device["system"]) == AGENTS[agent]
            assert (device["created_at"], device["used_on"], device["here"]) == (NOON, TODAY, True)

    run(test())


def test_a_link_adds_a_device_and_both_stay_signed_in(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            ada, _ = await server.open_table("Ada", "Bruno")
            link = await ada.post("/me/devices")
            assert link["link"].endswith(f"#add={link['key']}")
            phone = Client(server, "Ada")
            phone.token = (await Client(server, "").post("/move", {"key": link["key"]}))["token"]
            assert [device["here"] for device in await ada.get("/me/devices")].count(True) == 1
            assert len(await phone.get("/me/devices")) == 2
            assert [table["seat"] for table in await phone.get("/me/tables")] == [0]
            again = await Client(server, "").ask("POST", "/move", {"key": link["key"]})
            assert (again.status_code, again.json()["code"]) == (404, "no-such-key"), "valid once"

    run(test())


@pytest.mark.parametrize(("seconds", "status"), [(299, 201), (300, 404)])
def test_that_link_is_valid_for_five_minutes(tmp_path: Path, seconds: int, status: int) -> None:
    async def test() -> None:
        clock = VirtualClock()
        async with running_server(tmp_path / "t.db", clock) as server:
            ada = await server.new_client("Ada")
            key = (await ada.post("/me/devices"))["key"]
            await clock.leap(seconds * SECOND)
            assert (await Client(server, "").ask("POST", "/move", {"key": key})).status_code == status

    run(test())


def test_that_link_ends_with_the_device_that_made_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            ada = await server.new_client("Ada")
            phone = await another(server, ada)
            key = (await phone.post("/me/devices"))["key"]
            await phone.ask("DELETE", "/me/device")
            assert (await Client(server, "").ask("POST", "/move", {"key": key})).status_code == 404

    run(test())


def test_a_person_has_twenty_devices_at_most(tmp_path: Path) -> None:
    async def test() -> None:
        clock = VirtualClock()
        async with running_server(tmp_path / "t.db", clock) as server:
            ada = await server.new_client("Ada")
            await another(server, ada)
            keys = [(await ada.post("/me/devices"))["key"] for _ in range(MAX_DEVICES - 2)]
            refused = await ada.ask("POST", "/me/devices")
            assert (refused.status_code, refused.json()["code"]) == (409, "too-many-devices")
            for key in keys:
                await Client(server, "").post("/move", {"key": key})
            assert len(await ada.get("/me/devices")) == MAX_DEVICES
            await clock.leap(300 * SECOND)
            assert (await ada.ask("POST", "/me/devices")).status_code == 409
            first = next(device["id"] for device in await ada.get("/me/devices") if not device["here"])
            await ada.ask("DELETE", f"/me/devices/{first}")
            await ada.post("/me/devices")

    run(test())


def test_another_device_is_signed_out_at_once(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            ada, bruno = await server.open_table("Ada", "Bruno")
            phone = await another(server, ada)
            line = await phone.connect()
            await line.until(lambda frame: frame["type"] == "table")
            [other] = [device["id"] for device in await ada.get("/me/devices") if not device["here"]]
            assert (await ada.ask("DELETE", f"/me/devices/{other}")).status_code == 204
            ending = await line.until_closed()
            assert (ending["type"], ending["code"], ending["again"]) == ("closing", "signed-out", False)
            assert (await phone.ask("GET", "/me")).status_code == 401
            assert list(await last_used(ada)) == [True]
            line = await ada.connect()
            assert (await line.until(lambda frame: frame["type"] == "welcome"))["seat"] == 0
            assert (await bruno.get("/me"))["name"] == "Bruno"

    run(test())


def test_a_device_can_sign_itself_out_by_its_id(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            ada = await server.new_client("Ada")
            [here] = await ada.get("/me/devices")
            answer = await ada.ask("DELETE", f"/me/devices/{here['id']}")
            assert answer.status_code == 204
            assert "max-age=0" in answer.headers["set-cookie"].lower()
            assert (await ada.ask("GET", "/me")).status_code == 401

    run(test())


def test_recovery_signs_all_other_devices_out(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            ada, bruno = await server.open_table("Ada", "Bruno")
            key = (await ada.post("/me/recovery"))["key"]
            phone = await another(server, ada)
            links = [(await phone.post(path))["key"] for path in ("/me/move", "/me/devices")]
            line = await phone.connect()
            await line.until(lambda frame: frame["type"] == "table")
            tablet = await recovered(server, key)
            assert (await line.until_closed())["code"] == "signed-out"
            for device in (ada, phone):
                assert (await device.ask("GET", "/me")).status_code == 401
            for link in links:
                assert (await Client(server, "").ask("POST", "/move", {"key": link})).status_code == 404
            [only] = await tablet.get("/me/devices")
            assert only["here"]
            assert [table["seat"] for table in await tablet.get("/me/tables")] == [0]
            assert (await bruno.get("/me"))["name"] == "Bruno", "nobody else's devices"

    run(test())


def test_the_last_use_is_noted_by_the_day(tmp_path: Path) -> None:
    async def test() -> None:
        clock = VirtualClock()
        async with running_server(tmp_path / "t.db", clock) as server:
            ada = await server.new_client("Ada")
            phone = await another(server, ada)
            await clock.leap(11 * 60 * 60 * SECOND)
            assert await last_used(ada) == {True: TODAY, False: TODAY}
            await clock.leap(2 * DAY)
            await until_used(ada, {True: TODAY + 2 * DAY, False: TODAY})
            await phone.get("/me")
            await until_used(ada, {True: TODAY + 2 * DAY, False: TODAY + 2 * DAY})

    run(test())


def test_a_device_of_an_earlier_version_is_listed_without_a_kind(tmp_path: Path) -> None:
    async def test() -> None:
        clock = VirtualClock()
        async with running_server(tmp_path / "t.db", clock) as server:
            ada = await server.new_client("Ada")
            phone = await another(server, ada)
            sessions = schema.sessions
            old = sessions.update().where(sessions.c.hash == hash_token(phone.token))
            await server.service.store.execute(old.values(browser=None, system=None, used_on=None))
            # Listed by the other device, since a request by this one would note its use meanwhile.
            [device] = [device for device in await ada.get("/me/devices") if not device["here"]]
            assert (device["browser"], device["system"], device["used_on"]) == (None, None, None)
        async with running_server(tmp_path / "t.db", clock) as server:
            phone.server = server
            await until_used(phone, {True: TODAY, False: TODAY})

    run(test())
