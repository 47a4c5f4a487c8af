"""`POST /tables/play` with a name, and `/start` with a promise: guest, table and lock in two requests."""

from __future__ import annotations

from pathlib import Path

import httpx
import msgspec
import pytest

from mascarade.rules import read_record
from mascarade.rules.fairness.lock import Lock, lock_digest, promise_of
from mascarade.rules.fairness.verify import Witness, verify_fairness
from mascarade.server.runtime.rate_limit import Limits
from tests.kit.client import Client, play_on
from tests.kit.service import RunningServer, lenient_config, run, running_server, serve
from tests.kit.virtual_clock import VirtualClock

SHARE, OTHER = "5" * 64, "6" * 64
WAITING = {
    "settings": {"edition": "first", "players": 4, "beat": 0, "pace": "instant"},
    "bot": "random",
    "deal": False,
}


def refusal(answer: httpx.Response) -> tuple[int, str]:
    assert "set-cookie" not in answer.headers
    return answer.status_code, answer.json()["code"]


async def stored(server: RunningServer) -> int:
    """The number of stored guests and tables."""
    count = "SELECT (SELECT count(*) FROM people) + (SELECT count(*) FROM tables)"
    found: int = await server.service.store.read(
        lambda connection: connection.exec_driver_sql(count).scalar_one()
    )
    return found


async def promises(guest: Client) -> list[str]:
    """The promise of each seat."""
    fair = (await guest.get(f"/tables/{guest.code}"))["table"]["fair"]
    if fair["lock"] is None:
        found: list[str] = fair["promises"]
        return found
    return [seat.get("promise", "") for seat in fair["lock"]["seats"]]


async def plays(server: RunningServer, name: str) -> Client:
    """A guest created together with a table that is ready to be dealt."""
    guest = Client(server, name)
    opened = await guest.post("/tables/play", {**WAITING, "name": name})
    guest.token, guest.code = opened["guest"]["token"], opened["table"]["code"]
    return guest


def test_a_name_opens_a_table_and_the_start_carries_the_promise(tmp_path: Path) -> None:
    async def test() -> None:
        async with serve(lenient_config(tmp_path / "t.db")) as server:
            ada = Client(server, "Ada")
            answer = await ada.ask("POST", "/tables/play", {**WAITING, "name": "  Ada  "})
            opened = answer.json()
            assert answer.status_code == 201
            assert opened["guest"]["name"] == "Ada"
            assert f"mascarade={opened['guest']['token']};" in answer.headers["set-cookie"]
            assert (opened["seat"], opened["table"]["phase"]) == (0, "lobby")
            fair = opened["table"]["fair"]
            assert (fair["promises"], fair["lock"]) == ([""] * 4, None)

            ada.token, ada.code = opened["guest"]["token"], opened["table"]["code"]
            assert (await ada.get("/me"))["name"] == "Ada"
            promise = promise_of(ada.code, 1, 1, 0, SHARE)
            started = await ada.post(f"/tables/{ada.code}/start", {"promise": promise})
            assert started["table"]["phase"] == "dealing"
            lock = msgspec.convert(started["table"]["fair"]["lock"], Lock)
            assert (lock.promises, lock.commitment) == ({0: promise}, fair["commitment"])

            seat = await ada.connect()
            digest = lock_digest(lock).hex()
            await seat.send({"type": "reveal", "seat": 0, "lock": digest, "share": SHARE})
            await seat.until(lambda frame: frame["type"] == "table" and frame["phase"] == "memorising")
            await seat.ready()
            await play_on(seat)
            record = read_record((await ada.ask("GET", f"/tables/{ada.code}/record")).content)
            assert verify_fairness(record, Witness(commitment=fair["commitment"], share=SHARE, lock=lock))

    run(test())


def test_a_known_device_plays_under_its_own_name(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            ada = await server.new_client("Ada")
            for name in ("Mallory", "", "x" * 200, None):
                answer = await ada.ask("POST", "/tables/play", {**WAITING, "name": name})
                assert answer.status_code == 201
                assert answer.json()["guest"] is None
                assert answer.json()["table"]["seats"][0]["name"] == "Ada"
                assert "set-cookie" not in answer.headers

    run(test())


@pytest.mark.parametrize(
    ("wanted", "refused"),
    [
        ({}, (401, "not-signed-in")),
        ({"name": None}, (401, "not-signed-in")),
        ({"name": ""}, (400, "name-empty")),
        ({"name": " \u3000"}, (400, "name-empty")),
        ({"name": "\u200b"}, (400, "name-characters")),
        ({"name": "x" * 25}, (400, "name-too-long")),
        ({"name": "x" * 201}, (400, "malformed")),
        ({"name": 5}, (400, "malformed")),
        ({"name": ["Ada"]}, (400, "malformed")),
        ({"name": "Ada", "names": "Ada"}, (400, "malformed")),
        ({"name": "Ada", "bot": "regulr"}, (400, "unknown-bot")),
        ({"name": "Ada", "settings": {"edition": "second", "players": 3}}, (400, "no-set-for-players")),
        ({"name": "Ada", "settings": {"players": 99}}, (400, "malformed")),
    ],
)
def test_what_is_refused_creates_no_guest_and_no_table(
    wanted: dict[str, object], refused: tuple[int, str], tmp_path: Path
) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            answer = await Client(server, "").ask("POST", "/tables/play", {**WAITING, **wanted})
            assert refusal(answer) == refused
            assert await stored(server) == 0

    run(test())


def test_a_device_that_is_no_longer_known_counts_as_a_guess_and_gets_a_new_guest(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            server.service.failed_lookups = Limits(rate=0.001, burst=2)
            ada = Client(server, "Ada")
            ada.token = "of old"
            for name in ("Ada", "Ada again"):
                assert (await ada.post("/tables/play", {**WAITING, "name": name}))["guest"]["name"] == name
            before = await stored(server)
            answer = await ada.ask("POST", "/tables/play", {**WAITING, "name": "Ada"})
            assert refusal(answer) == (429, "too-fast")
            assert await stored(server) == before

    run(test())


def test_a_guest_is_no_cheaper_this_way(tmp_path: Path) -> None:
    """A guest and a table count against the same limits as in two requests."""

    async def test() -> None:
        async with serve(lenient_config(tmp_path / "t.db", requests=2), clock=VirtualClock()) as server:
            mallory = Client(server, "Mallory")
            answers = [
                await mallory.ask("POST", "/tables/play", {**WAITING, "name": "Mallory"}) for _ in range(8)
            ]
            assert [answer.status_code for answer in answers] == [201] * 5 + [429] * 3
            assert {refusal(answer) for answer in answers[5:]} == {(429, "too-fast")}
            assert await stored(server) == 2 * 5
            assert refusal(await mallory.ask("POST", "/people", {"name": "Mallory"})) == (429, "too-fast")

    run(test())


def test_the_table_of_a_new_guest_counts_among_theirs(tmp_path: Path) -> None:
    async def test() -> None:
        async with serve(
            lenient_config(tmp_path / "t.db", tables_per_person=1), clock=VirtualClock()
        ) as server:
            ada = await plays(server, "Ada")
            for body in (WAITING, {**WAITING, "name": "Ada"}):
                assert refusal(await ada.ask("POST", "/tables/play", body)) == (429, "too-many-tables")

    run(test())


# Promises sent with the start


def test_the_promise_of_the_start_is_the_hosts_last(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            for body, added in (
                (None, OTHER),
                ({}, OTHER),
                ({"promise": None}, OTHER),
                ({"promise": OTHER}, OTHER),
                ({"promise": SHARE}, SHARE),
            ):
                ada = await plays(server, "Ada")
                line = await ada.connect()
                await line.settled()
                await ada.post(f"/tables/{ada.code}/promise", {"promise": OTHER})
                answer = await ada.ask("POST", f"/tables/{ada.code}/start", body)
                assert answer.status_code == 201
                assert await promises(ada) == [added, "", "", ""]

    run(test())


@pytest.mark.parametrize(
    "promise", ["", "5" * 63, "5" * 65, "5" * 10_000, "A" * 64, "g" * 64, 5, [SHARE], {"promise": SHARE}]
)
def test_a_malformed_promise_starts_nothing(promise: object, tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            ada = await plays(server, "Ada")
            answer = await ada.ask("POST", f"/tables/{ada.code}/start", {"promise": promise})
            assert refusal(answer) == (400, "malformed")
            assert await promises(ada) == [""] * 4
            assert (await ada.get(f"/tables/{ada.code}"))["table"]["phase"] == "lobby"

    run(test())


def test_only_the_host_can_start_and_only_once(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            ada, bruno = await server.open_table("Ada", "Bruno", players=4)
            start = f"/tables/{ada.code}/start"
            mallory = await server.new_client("Mallory")
            for guest in (bruno, mallory):
                assert refusal(await guest.ask("POST", start, {"promise": SHARE})) == (403, "host-only")
            assert refusal(await ada.ask("POST", start, {"promise": SHARE})) == (409, "seats-empty")
            assert await promises(ada) == [""] * 4, "a refused start promises nothing"
            for _ in range(2):
                await ada.post(f"/tables/{ada.code}/bots", {"bot": "random"})
            watching = await bruno.connect()
            await ada.post(start, {"promise": SHARE})
            for promise in (SHARE, OTHER):
                assert refusal(await ada.ask("POST", start, {"promise": promise})) == (409, "dealing")
            assert await promises(ada) == [SHARE, "", "", ""]
            told = await watching.until(
                lambda frame: frame["type"] == "table" and frame["phase"] == "dealing"
            )
            assert [seat.get("promise") for seat in told["fair"]["lock"]["seats"]] == [SHARE, "", None, None]

    run(test())
