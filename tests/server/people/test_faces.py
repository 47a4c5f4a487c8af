"""Chosen faces: they go where the name goes, and nothing else is taken for one."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any, get_args

import pytest
import sqlalchemy as sa

from mascarade.server.ops import retention
from mascarade.server.people.accounts import SESSION_MS
from mascarade.server.storage import schema
from mascarade.server.tables.faces import FaceColour, FaceMask
from tests.kit.client import Client, play_on
from tests.kit.service import run, running_server
from tests.kit.virtual_clock import VirtualClock

CAT = {"mask": "cat", "colour": "iris", "dark": True}
BEAK = {"mask": "beak", "colour": "oak", "dark": False}
HORNS = {"mask": "horns", "colour": "pine", "dark": False}
FINISHING: dict[str, Any] = {
    "players": 4,
    "options": {"turn_limit": 6},
    "clock": None,
    "window": None,
    "beat": 0,
    "pace": "instant",
}


async def choose(person: Client, face: object) -> Any:
    answer = await person.ask("PUT", "/me/face", {"face": face})
    assert answer.status_code == 200, answer.text
    return answer.json()["face"]


async def faces(person: Client, code: str) -> list[Any]:
    """The chosen faces at a table, by seat."""
    return [seat["face"] for seat in (await person.get(f"/tables/{code}"))["table"]["seats"]]


def test_a_chosen_face_follows_the_person_to_other_devices_and_can_be_given_up(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            ada = await server.new_client("Ada")
            assert (await ada.get("/me"))["face"] is None
            assert await choose(ada, CAT) == CAT
            assert (await ada.get("/me"))["face"] == CAT
            key = (await ada.post("/me/recovery"))["key"]
        async with running_server(tmp_path / "t.db") as server:
            phone = Client(server, "Ada")
            for path in ("/recover", "/move"):
                entered = (await Client(server, "").ask("POST", path, {"key": key})).json()
                assert entered["face"] == CAT
                phone.token = entered["token"]
                assert (await phone.get("/me"))["face"] == CAT
                key = (await phone.post("/me/move"))["key"]
            assert await choose(phone, None) is None
            assert (await phone.get("/me"))["face"] is None

    run(test())


@pytest.mark.sqlite
def test_every_mask_and_colour_can_be_chosen(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            ada = await server.new_client("Ada")
            masks, colours = get_args(FaceMask), get_args(FaceColour)
            for mask, colour in [(mask, "rose") for mask in masks] + [("half", colour) for colour in colours]:
                assert await choose(ada, {"mask": mask, "colour": colour}) == {
                    "mask": mask,
                    "colour": colour,
                    "dark": False,
                }

    run(test())


def test_a_newcomer_chooses_a_face_with_the_name(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            ada, bruno, carla = [Client(server, name) for name in ("Ada", "Bruno", "Carla")]
            entered = await ada.post("/people", {"name": "Ada", "face": CAT})
            assert entered["face"] == CAT
            ada.token = entered["token"]
            for guest, face in ((bruno, BEAK), (carla, None)):
                wish = {"settings": {"players": 4}, "name": guest.name, "face": face}
                opened = await guest.post("/tables/play", wish)
                assert (opened["guest"]["face"], opened["table"]["seats"][0]["face"]) == (face, face)
                guest.token = opened["guest"]["token"]
            assert [(await person.get("/me"))["face"] for person in (ada, bruno, carla)] == [CAT, BEAK, None]
            # Somebody who is known keeps the face that they have.
            again = await ada.post(
                "/tables/play", {"settings": {"players": 4}, "name": "Mallory", "face": BEAK}
            )
            assert (again["guest"], again["table"]["seats"][0]["face"]) == (None, CAT)
            assert (await ada.get("/me"))["face"] == CAT

    run(test())


def test_guests_on_a_device_choose_faces_with_their_names(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db", VirtualClock()) as server:
            ada = await server.new_client("Ada")
            anna = await ada.post("/people/kept", {"name": "Anna", "face": CAT})
            assert anna == {"id": anna["id"], "name": "Anna", "face": CAT}
            await ada.ask("PUT", f"/me/face?as={anna['id']}", {"face": BEAK})
            [kept] = (await ada.get("/me"))["kept"]
            assert kept == {**anna, "face": BEAK}
            assert (await ada.get("/me/data"))["kept"] == [kept]
            assert (await ada.get(f"/me/data?as={anna['id']}"))["face"] == BEAK
        async with running_server(tmp_path / "t.db", VirtualClock()) as server:
            again = Client(server, "Ada")
            again.token = ada.token
            assert (await again.get("/me"))["kept"] == [kept], "they are stored"

    run(test())


JSON = {"content-type": "application/json"}
BAD: list[object] = [
    {},
    {"face": {}},
    {"face": ""},
    {"face": "cat"},
    {"face": 1},
    {"face": []},
    {"face": {"mask": "cat"}},
    {"face": {"colour": "iris"}},
    {"face": {"mask": "", "colour": "iris"}},
    {"face": {"mask": "Cat", "colour": "iris"}},
    {"face": {"mask": "cat", "colour": "#ff0000"}},
    {"face": {"mask": 1, "colour": 2}},
    {"face": {"mask": "cat", "colour": None}},
    {"face": {"mask": "cat", "colour": "iris", "dark": "yes"}},
    {"face": {"mask": "cat", "colour": "iris", "url": "https://example.org/cat.png"}},
    {"face": {"mask": "c" * 3000, "colour": "iris"}},
    {"face": CAT, "name": "Eve"},
    {"face": CAT, "person": "another"},
]


@pytest.mark.sqlite
def test_anything_else_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            ada = await server.new_client("Ada")
            await choose(ada, CAT)
            for body in BAD:
                answer = await ada.ask("PUT", "/me/face", body)
                assert (answer.status_code, answer.json()["code"]) == (400, "malformed"), body
                assert answer.json()["sentence"][-1] == "."
            for raw in (b"", b"{", b"\xff", b'{"face":' + b"[" * 2000):
                answer = await ada.ask("PUT", "/me/face", content=raw, headers=JSON)
                assert (answer.status_code, answer.json()["code"]) == (400, "malformed"), raw[:20]
            for body in (body for body in BAD if isinstance(body, dict) and body.get("face")):
                for path in ("/people", "/people/kept", "/tables/play"):
                    answer = await ada.ask("POST", path, {"name": "Eve", "face": body["face"]})
                    wrong = body["face"] != CAT
                    assert (answer.status_code == 400) == wrong, (path, body)
            huge = await ada.ask("PUT", "/me/face", {"face": {**CAT, "mask": "c" * 1_000_000}})
            assert (huge.status_code, huge.json()["code"]) == (413, "too-large")
            assert (await ada.get("/me"))["face"] == CAT

    run(test())


@pytest.mark.sqlite
def test_nobody_chooses_for_others(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            ada, bruno = [await server.new_client(name) for name in ("Ada", "Bruno")]
            anna = (await ada.post("/people/kept", {"name": "Anna"}))["id"]
            stranger = await Client(server, "").ask("PUT", "/me/face", {"face": CAT})
            assert (stranger.status_code, stranger.json()["code"]) == (401, "not-signed-in")
            other = await bruno.ask("PUT", f"/me/face?as={anna}", {"face": CAT})
            assert (other.status_code, other.json()["code"]) == (404, "no-guest")
            assert (await ada.ask("PUT", f"/me/face?as={anna}", {"face": BEAK})).json()["face"] == BEAK
            assert [(await person.get("/me"))["face"] for person in (ada, bruno)] == [None, None]
            # The guest on the device sits down with their own face.
            code = (await ada.post("/tables", {"players": 4}))["table"]["code"]
            await ada.post(f"/tables/{code}/join?as={anna}", {})
            assert await faces(ada, code) == [None, BEAK, None, None]

    run(test())


def test_everybody_at_the_table_and_in_the_lists_sees_the_face(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            ada, bruno, carla = [await server.new_client(name) for name in ("Ada", "Bruno", "Carla")]
            for person in (ada, bruno):
                await choose(person, CAT)
            opened = await ada.post("/tables", {"players": 4, "public": True, "spectators": True})
            code = opened["table"]["code"]
            await bruno.post(f"/tables/{code}/join", {"seat": 2})
            await ada.post(f"/tables/{code}/bots", {})
            assert await faces(carla, code) == [CAT, None, CAT, None], "two who chose the same both keep it"
            watching = await carla.connect(code=code)
            shown = await watching.until(lambda frame: frame["type"] == "table")
            assert [seat["face"] for seat in shown["seats"]] == [CAT, None, CAT, None]
            for path in ("/tables", "/me/tables"):
                assert [item["face"] for item in await bruno.get(path)] == [CAT]

    run(test())


def test_another_face_is_for_tables_to_come_as_another_name_is(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            ada, bruno = await server.open_table("Ada", "Bruno")
            await choose(bruno, BEAK)
            assert await faces(ada, ada.code) == [None, None]
            await bruno.post(f"/tables/{ada.code}/leave")
            await bruno.post(f"/tables/{ada.code}/join", {})
            assert await faces(ada, ada.code) == [None, BEAK]
            played = await bruno.post("/tables/play", {"settings": {"players": 4}})
            assert played["table"]["seats"][0]["face"] == BEAK
            lesson = await bruno.post("/tables/learn", {})
            assert lesson["table"]["seats"][0]["face"] == BEAK

    run(test())


def test_the_truth_and_the_replay_show_the_faces_of_the_deal(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            ada, bruno = [await server.new_client(name) for name in ("Ada", "Bruno")]
            await choose(ada, CAT)
            await choose(bruno, BEAK)
            code = (await ada.post("/tables/play", {"settings": {**FINISHING, "newcomers": True}}))["table"][
                "code"
            ]
            await bruno.post(f"/tables/{code}/join", {"seat": 2})
            assert await faces(ada, code) == [CAT, None, BEAK, None]
            seats = [await person.connect(code=code) for person in (ada, bruno)]
            for seat in seats:
                await seat.ready()
            await play_on(*seats)
            for path in ("truth", "replay"):
                shown = (await ada.get(f"/tables/{code}/{path}"))["faces"]
                assert shown == [CAT, None, None, None], "Bruno came when the cards had been dealt"
            assert "faces" not in await ada.get(f"/tables/{code}/record")

    run(test())


@pytest.mark.sqlite
def test_the_face_is_in_the_persons_data_and_goes_with_the_person(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            ada, bruno = [await server.new_client(name) for name in ("Ada", "Bruno")]
            await choose(ada, CAT)
            anna = (await ada.post("/people/kept", {"name": "Anna", "face": HORNS}))["id"]
            code = (await bruno.post("/tables", {"players": 4}))["table"]["code"]
            await ada.post(f"/tables/{code}/join", {})
            await ada.post(f"/tables/{code}/join?as={anna}", {})
            await choose(ada, BEAK)
            data = await ada.get("/me/data")
            assert (data["face"], data["tables"][0]["faces"]) == (BEAK, [CAT])
            assert (await bruno.get("/me/data"))["face"] is None
            assert await faces(bruno, code) == [None, CAT, HORNS, None]
            guest = await ada.get(f"/me/data?as={anna}")
            assert (guest["face"], guest["tables"][0]["faces"]) == (HORNS, [HORNS])
            await bruno.post(f"/tables/{code}/bots", {})
            await bruno.post(f"/tables/{code}/start")
            assert (await ada.ask("DELETE", "/me")).status_code == 204
            assert await faces(bruno, code) == [None] * 4, "a domino has no face of its own"
        with closing(sqlite3.connect(tmp_path / "t.db")) as stored:
            dump = "\n".join(stored.iterdump()).upper()
        for trace in ("iris", "beak", "horns", "pine"):
            assert trace.upper() not in dump
            assert trace.encode().hex().upper() not in dump

    run(test())


def test_the_face_of_a_guest_who_never_came_back_expires_with_the_guest(tmp_path: Path) -> None:
    async def test() -> None:
        clock = VirtualClock()
        async with running_server(tmp_path / "t.db", clock) as server:
            ada, bruno = [await server.new_client(name) for name in ("Ada", "Bruno")]
            await bruno.post("/me/recovery")
            await choose(ada, CAT)
            await choose(bruno, BEAK)
            for keeper, face in ((ada, CAT), (bruno, HORNS)):
                await keeper.post("/people/kept", {"name": "Anna", "face": face})
            await clock.leap(SESSION_MS)
            await clock.leap(retention.ROUND_MS)
            await asyncio.gather(*server.service.retention.tasks.under_way)
            left = await server.service.store.read(
                lambda connection: connection.execute(sa.select(schema.people.c.face)).scalars().all()
            )
            masks = [
                mask for face in left if face for mask in ("cat", "beak", "horns") if mask.encode() in face
            ]
            assert sorted(masks) == ["beak", "horns"]

    run(test())
