"""Limits: one client cannot slow everybody, and everybody behind one address can still play."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from mascarade.server.config import Config
from mascarade.server.runtime.early_answers import MAX_CHANGES
from tests.kit.client import Client, Connection, first_action, start_game
from tests.kit.service import RunningServer, lenient_config, run
from tests.kit.virtual_clock import DAY, SECOND, VirtualClock
from tests.resilience.hostile.watched_service import attacked_server, no_warnings, refusal
from tests.server.tables.test_contests import laid, question


def narrow(folder: Path, **limits: Any) -> Config:
    """Generous limits, except these."""
    return lenient_config(folder / "t.db", **limits)


def test_a_clock_that_is_set_back_starves_nobody(tmp_path: Path) -> None:
    async def test() -> None:
        clock = VirtualClock()
        config = narrow(tmp_path, requests=1, messages=1, tables_per_person=3600)
        async with attacked_server(config, clock=clock) as server:
            ada = await server.new_client("Ada")
            ada.code = (await ada.post("/tables", {"players": 4}))["table"]["code"]
            seat = await ada.connect()
            for _ in range(4):
                await seat.send({"type": "ping"})
                await seat.send({"type": "say", "text": "Hello"})
            await seat.until(lambda _: len(seat.of("refused")) == 3)  # one token for each of the first five
            while (await ada.ask("GET", "/me")).status_code == 200:
                pass
            clock.set_back(DAY)
            await clock.forward(5 * SECOND)
            assert (await ada.ask("GET", "/me")).status_code == 200
            sent = len(seat.frames)
            for message in ({"type": "ping"}, {"type": "say", "text": "Still here"}):
                await seat.send(message)
            await seat.until(lambda frame: frame.get("text") == "Still here", sent)
            assert refusal(await ada.ask("GET", "/tables/AAAAAA")) == (404, "no-table")
            await seat.close()

    with no_warnings():
        run(test())


def test_an_action_that_comes_too_fast_is_named_and_can_be_sent_again(tmp_path: Path) -> None:
    async def test() -> None:
        clock = VirtualClock()
        async with attacked_server(narrow(tmp_path, messages=2), clock=clock) as server:
            ada, _ = await start_game(server, "Ada", "Bruno", bots=2)
            asked = await ada.next_question()
            for _ in range(10):
                await ada.send({"type": "ping"})
            swap = asked["legal"][0]
            refused = await ada.act(swap, name="mine")
            assert (refused["type"], refused["code"], refused["id"]) == ("refused", "too-fast", "mine")
            assert refused["decision"] == asked["decision"]
            await clock.forward(refused["facts"]["seconds"] * SECOND)
            accepted = await ada.act(swap, name="mine")
            assert (accepted["type"], accepted["id"]) == ("accepted", "mine")

    with no_warnings():
        run(test())


# One address


PROXY = {"trusted_proxies": ("127.0.0.1",)}


async def newcomer(
    server: RunningServer, address: str, path: str, body: dict[str, object]
) -> tuple[int, str]:
    """What a stranger at this address is answered."""
    answer = await Client(server).ask("POST", path, body, headers={"x-forwarded-for": address})
    return (answer.status_code, "") if answer.status_code < 300 else refusal(answer)


@pytest.mark.parametrize(
    ("path", "body", "limit"),
    [
        ("/tables/play", {"name": "Ada", "settings": {"players": 4}}, "tables_per_address"),
        ("/tables/play", {"name": "Ada", "settings": {"players": 4}}, "guests_per_address"),
        ("/people", {"name": "Ada"}, "guests_per_address"),
    ],
)
def test_an_address_has_limits_however_many_people_it_has(
    tmp_path: Path, path: str, body: dict[str, object], limit: str
) -> None:
    async def test() -> None:
        clock = VirtualClock()
        async with attacked_server(narrow(tmp_path, **PROXY, **{limit: 4}), clock=clock) as server:
            told = [await newcomer(server, "203.0.113.7", path, body) for _ in range(6)]
            assert told == [(201, "")] * 4 + [(429, "address-busy")] * 2
            assert await newcomer(server, "203.0.113.8", path, body) == (201, "")
            told = [await newcomer(server, f"2001:db8:1:2::{n}", path, body) for n in range(6)]
            assert told == [(201, "")] * 4 + [(429, "address-busy")] * 2, "one line of IPv6 is one address"
            assert await newcomer(server, "2001:db8:1:3::1", path, body) == (201, "")
            await clock.forward(15 * 60 * SECOND)
            assert await newcomer(server, "203.0.113.7", path, body) == (201, "")

    with no_warnings():
        run(test())


def test_a_person_who_is_refused_takes_nothing_from_the_others_at_their_address(tmp_path: Path) -> None:
    async def test() -> None:
        config = narrow(tmp_path, tables_per_person=1, tables_per_address=2)
        async with attacked_server(config, clock=VirtualClock()) as server:
            ada, bruno = await server.new_client("Ada"), await server.new_client("Bruno")
            await ada.post("/tables", {})
            for _ in range(9):
                assert refusal(await ada.ask("POST", "/tables", {})) == (429, "too-many-tables")
            await bruno.post("/tables", {})
            chiara = await server.new_client("Chiara")
            assert refusal(await chiara.ask("POST", "/tables", {})) == (429, "address-busy")
            assert refusal(await chiara.ask("POST", "/tables/learn", {})) == (429, "address-busy")

    with no_warnings():
        run(test())


def test_studies_are_counted_by_address(tmp_path: Path) -> None:
    async def test() -> None:
        config = narrow(tmp_path, studies_per_address=1)
        async with attacked_server(config, clock=VirtualClock()) as server:
            for name, status in (("Ada", 200), ("Bruno", 429)):
                asker = await server.new_client(name)
                cards = ["judge", "bishop", "king", "queen", "thief", "witch" if name == "Ada" else "spy"]
                draft = {"edition": "first", "players": 6, "cards": cards}
                answer = await asker.ask("POST", "/scenarios/study", draft)
                assert answer.status_code == status, answer.text
            assert refusal(answer) == (429, "address-busy")

    run(test())


def test_forty_people_behind_one_address_arrive_within_ten_minutes(tmp_path: Path) -> None:
    """With the limits as they are shipped. Each opens a table among bots; then they meet at others."""

    async def test() -> None:
        clock = VirtualClock()
        shipped = Config(database=f"sqlite:///{tmp_path / 't.db'}")
        async with attacked_server(shipped, clock=clock) as server:
            lines: list[Connection] = []
            codes: list[str] = []
            for number in range(40):
                person = Client(server, f"Guest {number}")
                for path in ("/known", "/messages.json"):
                    await person.get(path)
                assert (await person.ask("GET", "/me")).status_code == 401
                play = {"name": person.name, "deal": False, "settings": {"players": 4}}
                opened = await person.post("/tables/play", play)
                person.token, person.code = opened["guest"]["token"], opened["table"]["code"]
                lines.append(await person.connect())
                await lines[-1].until(lambda frame: frame["type"] == "table")
                await person.post(f"/tables/{person.code}/start")
                if number % 10 == 0:
                    codes.append((await person.post("/tables", {"players": 10}))["table"]["code"])
                else:
                    await person.post(f"/tables/{codes[-1]}/join", {})
                for path in ("/me", "/me/tables", "/tables"):
                    await person.get(path)
                await clock.forward(15 * SECOND)
            assert clock.monotonic() - VirtualClock().monotonic() == 10 * 60
            for line in lines:
                await line.close()

    with no_warnings():
        run(test())


def test_wrong_codes_lock_nobody_out_of_a_table_where_they_sit(tmp_path: Path) -> None:
    """Not those around a device either, whose owner may sit nowhere."""

    async def test() -> None:
        async with attacked_server(narrow(tmp_path), clock=VirtualClock()) as server:
            ada, bruno = await server.open_table("Ada", "Bruno", players=4)
            owner, mallory = await server.new_client("Owner"), await server.new_client("Mallory")
            guest = (await owner.post("/people/kept", {"name": "Chiara"}))["id"]
            await owner.post(f"/tables/{ada.code}/join?as={guest}", {})
            while refusal(await mallory.ask("GET", "/tables/AAAAAA")) == (404, "no-table"):
                pass
            assert refusal(await mallory.ask("GET", f"/tables/{ada.code}")) == (429, "too-fast")
            owner.code = ada.code
            for line in (
                await ada.connect(),
                await bruno.connect(),
                await owner.connect_as(guest),
                await owner.connect({"device": "open"}),
            ):
                await line.until(lambda frame: frame["type"] == "welcome")
                await line.close()

    with no_warnings():
        run(test())


def test_an_early_answer_is_changed_only_so_often(tmp_path: Path) -> None:
    async def test() -> None:
        async with attacked_server(narrow(tmp_path), clock=VirtualClock()) as server:
            seats = await laid(server)
            kinds = ("contest", "pass") * MAX_CHANGES
            told = [
                await seats[3].act(first_action(question(seats[3]), kind), name=f"n{number}")
                for number, kind in enumerate(kinds)
            ]
            assert [frame["type"] for frame in told] == ["accepted"] * MAX_CHANGES + ["refused"] * MAX_CHANGES
            assert {frame["code"] for frame in told[MAX_CHANGES:]} == {"answer-final"}
            again = await seats[3].act(first_action(question(seats[3]), "pass"), name=f"n{MAX_CHANGES - 1}")
            assert again["type"] == "accepted"

    with no_warnings():
        run(test())
