"""Guest accounts: a token identifies a device, and a link moves the seats to another device."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from tests.kit.client import Client, start_game
from tests.kit.service import RunningServer, run, running_server
from tests.kit.virtual_clock import SECOND, VirtualClock


async def on_new_device(server: RunningServer, path: str, key: str) -> httpx.Response:
    """Redeem the key of a link without a token."""
    return await Client(server, "").ask("POST", path, {"key": key})


@pytest.mark.sqlite
def test_the_database_holds_no_token_and_no_key(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            ada = await server.new_client("Ada")
            recovery = await ada.post("/me/recovery")
            handover = await ada.post("/me/move")
            secrets = [ada.token, recovery["key"], handover["key"]]
            moved = await on_new_device(server, "/move", handover["key"])
            secrets.append(moved.json()["token"])
        assert len(set(secrets)) == 4
        stored = b"".join(path.read_bytes() for path in tmp_path.iterdir())
        assert b"Ada" in stored
        for secret in secrets:
            assert len(secret) >= 43, "256 bits"
            assert secret.encode() not in stored

    run(test())


def test_the_cookie_and_the_bearers_token_are_the_same_and_both_are_enough(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            answer = await Client(server, "").ask("POST", "/people", {"name": "Ada"})
            token = answer.json()["token"]
            cookie = answer.headers["set-cookie"]
            assert cookie.startswith(f"mascarade={token};")
            for word in ("HttpOnly", "SameSite=lax", "Path=/", "Max-Age="):
                assert word in cookie
            for headers in ({"cookie": f"mascarade={token}"}, {"authorization": f"Bearer {token}"}):
                me = await Client(server, "").ask("GET", "/me", headers=headers)
                assert (me.status_code, me.json()) == (200, {"name": "Ada", "kept": [], "face": None})

    run(test())


@pytest.mark.parametrize("token", ["", "nobody's", "a" * 3000])
def test_nobody_is_known_by_another_token(tmp_path: Path, token: str) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            guest = Client(server, "")
            guest.token = token
            answer = await guest.ask("GET", "/me")
            assert (answer.status_code, answer.json()["code"]) == (401, "not-signed-in")

    run(test())


def test_a_page_asks_who_is_signed_in_without_being_refused(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            ada = await server.new_client("Ada")
            assert await ada.get("/session") == {"guest": await ada.get("/me")}
            for token in ("", "nobody's"):
                nobody = Client(server, "")
                nobody.token = token
                assert await nobody.get("/session") == {"guest": None}

    run(test())


def test_a_guessed_token_counts_also_where_nobody_is_refused(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            nobody = Client(server, "")
            nobody.token = "nobody's"
            answers = [(await nobody.ask("GET", "/session")).status_code for _ in range(200)]
            assert (answers[0], answers[-1]) == (200, 429)

    run(test())


def test_the_recovery_link_brings_the_seats_back_on_a_new_device(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            ada, _ = await server.open_table("Ada", "Bruno")
            link = await ada.post("/me/recovery")
            assert link["link"].endswith(f"#recover={link['key']}")
            again = Client(server, "Ada")
            again.token = (await on_new_device(server, "/recover", link["key"])).json()["token"]
            assert again.token != ada.token
            (table,) = await again.get("/me/tables")
            assert (table["code"], table["seat"]) == (ada.code, 0)

    run(test())


def test_the_recovery_link_before_is_void(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            ada = await server.new_client("Ada")
            old, new = (await ada.post("/me/recovery"))["key"], (await ada.post("/me/recovery"))["key"]
            refused = await on_new_device(server, "/recover", old)
            assert (refused.status_code, refused.json()["code"]) == (404, "no-such-key")
            assert (await on_new_device(server, "/recover", new)).status_code == 201

    run(test())


def test_a_seat_moves_to_another_device_and_the_old_one_is_out(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            seats = await start_game(server, "Ada", "Bruno", bots=2)
            ada = seats[0].client
            key = (await ada.post("/me/move"))["key"]
            phone = Client(server, "Ada")
            phone.token = (await on_new_device(server, "/move", key)).json()["token"]
            ending = await seats[0].until_closed()
            assert (ending["type"], ending["code"], ending["again"]) == ("closing", "moved", False)
            assert (await ada.ask("GET", "/me")).status_code == 401
            line = await phone.connect(code=ada.code)
            assert (await line.until(lambda frame: frame["type"] == "welcome"))["seat"] == 0
            again = await on_new_device(server, "/move", key)
            assert (again.status_code, again.json()["code"]) == (404, "no-such-key")
            assert (await phone.get("/me"))["name"] == "Ada", "a link used twice harms nobody"

    run(test())


@pytest.mark.parametrize(("seconds", "status"), [(299, 201), (300, 404)])
def test_a_link_to_another_device_is_valid_for_five_minutes(
    tmp_path: Path, seconds: int, status: int
) -> None:
    async def test() -> None:
        clock = VirtualClock()
        async with running_server(tmp_path / "t.db", clock) as server:
            ada = await server.new_client("Ada")
            key = (await ada.post("/me/move"))["key"]
            await clock.leap(seconds * SECOND)
            assert (await on_new_device(server, "/move", key)).status_code == status
            assert (await ada.ask("GET", "/me")).status_code == (401 if status == 201 else 200)

    run(test())


def test_a_device_can_be_made_to_forget(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            ada, _ = await server.open_table("Ada", "Bruno")
            line = await ada.connect()
            await line.until(lambda frame: frame["type"] == "table")
            assert (await ada.ask("DELETE", "/me/device")).status_code == 204
            assert (await line.until_closed())["code"] == "signed-out"
            assert (await ada.ask("GET", "/me")).status_code == 401

    run(test())


def test_a_device_is_known_after_a_restart_and_not_for_ever(tmp_path: Path) -> None:
    async def test() -> None:
        clock = VirtualClock()
        async with running_server(tmp_path / "t.db", clock) as server:
            ada = await server.new_client("Ada")
        for days, status in ((399, 200), (1, 401)):
            await clock.leap(days * 24 * 60 * 60 * SECOND)
            async with running_server(tmp_path / "t.db", clock) as server:
                ada.server = server
                assert (await ada.ask("GET", "/me")).status_code == status

    run(test())


def test_another_name_is_for_tables_to_come(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            ada, bruno = await server.open_table("Ada", "Bruno")
            assert (await ada.ask("PATCH", "/me", {"name": "  Adele "})).json() == {
                "name": "Adele",
                "kept": [],
                "face": None,
            }
            shown = await bruno.get(f"/tables/{ada.code}")
            assert shown["table"]["seats"][0]["name"] == "Ada"
            opened = await ada.post("/tables", {"players": 4})
            assert opened["table"]["seats"][0]["name"] == "Adele"

    run(test())
