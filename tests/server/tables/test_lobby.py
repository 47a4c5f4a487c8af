"""The lobby: opening a table, settings, seats, hosts, spectators, rematches, and leaving."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from unittest import mock

import pytest

from mascarade.bots.learned.policy import write_policy
from mascarade.locales import ENGLISH, Words
from mascarade.locales.errors import explained
from mascarade.rules import published, read_record, set_ids, verify
from mascarade.server.runtime import connection
from mascarade.server.tables import moves, settings
from tests.bots.untrained import untrained_policy
from tests.kit.client import (
    Client,
    Connection,
    Frame,
    await_question,
    first_action,
    play_on,
    play_opening,
    start_game,
)
from tests.kit.service import run, running_server, scripted_bots, table_state
from tests.kit.virtual_clock import SECOND, VirtualClock

FOUR = ("Ada", "Bruno", "Chiara", "Dario")


async def refused(guest: Client, path: str, body: object = None, method: str = "POST") -> tuple[int, str]:
    """The status and the code of a request that must be refused with a sentence."""
    answer = await guest.ask(method, path, {} if body is None else body)
    problem = answer.json()
    assert answer.status_code >= 400, problem
    assert problem["sentence"].strip().endswith((".", "?", "!")), problem
    return answer.status_code, problem["code"]


def kinds(table: Frame) -> list[str]:
    return [seat["kind"] for seat in table["seats"]]


def names(table: Frame) -> list[str]:
    return [seat["name"] for seat in table["seats"]]


# Settings

CARDS = ("judge", "bishop", "king", "queen", "thief", "witch")

ALLOWED: dict[str, dict[str, Any]] = {
    "nothing said": {},
    "the first edition for two": {"edition": "first", "players": 2},
    "a set": {"edition": "first", "players": 4, "set": "base"},
    "a random set": {"edition": "second", "players": 6, "set": "random"},
    "cards of one's own": {"edition": "first", "players": 6, "cards": [*CARDS]},
    "every option": {
        "edition": "first",
        "players": 4,
        "options": {
            "confess_peek": True,
            "only_the_richest": True,
            "spy_sees_centre": True,
            "turn_limit": 40,
        },
    },
    "every way to play": {
        "public": True,
        "first": 3,
        "clock": 86_400,
        "window": None,
        "contest": "sealed",
        "memory": "fading",
        "spectators": True,
        "newcomers": False,
        "memorise": 600,
        "beat": 0,
        "pace": "instant",
    },
}


def test_a_table_can_be_set_and_says_how(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            ada = await server.new_client("Ada")
            for settings in ALLOWED.values():
                await opens(ada, settings)

    async def opens(ada: Client, settings: dict[str, Any]) -> None:
        at = await ada.post("/tables", settings)
        table = at["table"]
        for name, value in settings.items():
            assert table["settings"][name] == value
        assert (at["seat"], table["phase"], table["game"]) == (0, "lobby", 0)
        assert kinds(table) == ["person"] + ["empty"] * (table["settings"]["players"] - 1)
        for _ in range(table["settings"]["players"] - 1):
            await ada.post(f"/tables/{table['code']}/bots", {"bot": "random"})
        started = await ada.post(f"/tables/{table['code']}/start")
        assert started["table"]["phase"] == "memorising"

    run(test())


def test_every_game_has_a_turn_limit_stated_before(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            ada = await server.new_client("Ada")
            for options, limit in (({}, 500), ({"turn_limit": None}, 500), ({"turn_limit": 2_000}, 2_000)):
                at = await ada.post("/tables", {"players": 4, "options": options})
                assert at["table"]["settings"]["options"]["turn_limit"] == limit
                seats = await start_game(server, *FOUR, options=options)
                assert seats[0].events[0]["setup"]["options"]["turn_limit"] == limit

    run(test())


FORBIDDEN: dict[str, tuple[dict[str, Any], str]] = {
    "too many turns": ({"options": {"turn_limit": 2_001}}, "turn-limit-too-high"),
    "too few": ({"players": 1}, "malformed"),
    "too many": ({"players": 14}, "malformed"),
    "an edition nobody knows": ({"edition": "third"}, "malformed"),
    "a word nobody knows": ({"colour": "red"}, "malformed"),
    "a clock of no length": ({"clock": 17}, "malformed"),
    "a set and cards": ({"set": "base", "cards": [*CARDS]}, "set-or-cards"),
    "a set nobody knows": ({"edition": "first", "set": "bass"}, "unknown-set"),
    "the second edition for two": ({"edition": "second", "players": 2}, "no-set-for-players"),
    "a first seat beyond": ({"players": 4, "first": 4}, "first-beyond-seats"),
    "a card nobody knows": ({"edition": "first", "cards": ["kong", *CARDS[1:]]}, "unknown-character"),
}


def test_a_table_that_could_not_be_played_is_refused(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            ada = await server.new_client("Ada")
            for settings, code in FORBIDDEN.values():
                assert await refused(ada, "/tables", settings) == (400, code)
            assert await ada.get("/me/tables") == []
            at = await ada.post("/tables", {"players": 5})
            where = f"/tables/{at['table']['code']}"
            for settings, code in FORBIDDEN.values():
                assert await refused(ada, f"{where}/settings", settings, "PUT") == (400, code)
            assert (await ada.get(where))["table"] == at["table"], "a refusal changes nothing"

    run(test())


def test_a_random_set_is_drawn_when_the_game_starts(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            seats = await start_game(server, *FOUR, edition="second", set="random")
            drawn = seats[0].events[0]["setup"]["scenario"]
            fitting = [name for name in set_ids("second") if name == drawn["id"]]
            assert fitting
            assert tuple(drawn["cards"]) == published("second", fitting[0], 4).cards

    run(test())


def test_only_the_host_sets_the_table_and_not_during_a_game(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            ada, bruno = await server.open_table("Ada", "Bruno", bots=2)
            where = f"/tables/{ada.code}"
            for path, body, method in (
                ("settings", {"edition": "first", "players": 5}, "PUT"),
                ("bots", {"bot": "random"}, "POST"),
                ("host", {"seat": 1}, "POST"),
                ("mute", {"seat": 0}, "POST"),
                ("start", None, "POST"),
                ("rematch", None, "POST"),
            ):
                assert await refused(bruno, f"{where}/{path}", body, method) == (403, "host-only"), path
            await ada.post(f"{where}/start")
            for path, body, method in (
                ("settings", {"edition": "first", "players": 5}, "PUT"),
                ("bots", {"bot": "random"}, "POST"),
                ("start", None, "POST"),
                ("rematch", None, "POST"),
                ("seat", {"seat": 2}, "POST"),
            ):
                assert await refused(ada, f"{where}/{path}", body, method) == (409, "game-is-on"), path

    run(test())


# Seats


def test_people_join_by_code_at_the_seat_they_choose(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            ada, _ = await server.open_table("Ada", "Bruno", players=4)
            chiara, dario, elena, felix = [
                await server.new_client(name) for name in ("Chiara", "Dario", "Elena", "Félix")
            ]
            where = f"/tables/{ada.code}"
            at = await chiara.post(f"{where.lower()}/join", {"seat": 3})
            assert (at["seat"], names(at["table"])) == (3, ["Ada", "Bruno", "", "Chiara"])
            assert await refused(dario, f"{where}/join", {"seat": 3}) == (409, "seat-taken")
            assert (await refused(dario, f"{where}/join", {"seat": 4}))[1] == "no-seat"
            assert await refused(chiara, f"{where}/join") == (409, "already-seated")
            assert (await chiara.post(f"{where}/seat", {"seat": 2}))["seat"] == 2
            assert await refused(chiara, f"{where}/seat", {"seat": 0}) == (409, "seat-taken")
            assert (await dario.post(f"{where}/join"))["seat"] == 3
            assert await refused(elena, f"{where}/join") == (409, "table-full")
            assert await refused(felix, "/tables/AAAAAA/join") == (404, "no-table")
            assert await refused(felix, "/tables/x/join") == (404, "no-table")
            assert await refused(elena, f"{where}/seat", {"seat": 1}) == (409, "not-seated")

    run(test())


def test_no_two_at_a_table_have_names_that_look_alike(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            (pepe,) = await server.open_table("Pepe", players=4)
            for name in ("Pepe", "pepe", "PEPE", " Pepe ", "\u0420\u0435\u0440\u0435"):
                other = await server.new_client(name)
                assert await refused(other, f"/tables/{pepe.code}/join") == (409, "name-taken"), name
            await (await server.new_client("Peppe")).post(f"/tables/{pepe.code}/join")

    run(test())


def test_bots_have_a_level_a_temper_and_a_seat_and_can_be_sent_away(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            (ada,) = await server.open_table("Ada", players=4)
            where = f"/tables/{ada.code}"
            kinds_known = {bot["name"] for bot in (await ada.get("/known"))["bots"]}
            assert {"novice", "random", "regular"} <= kinds_known
            temper = {"boldness": 1.0, "scepticism": 0.0, "memory": 0.25}
            await ada.post(f"{where}/bots", {"bot": "novice", "temper": temper, "seat": 2})
            at = await ada.post(f"{where}/bots", {"bot": "regular"})
            assert kinds(at["table"]) == ["person", "bot", "bot", "empty"]
            novice = at["table"]["seats"][2]
            assert (novice["bot"], novice["temper"]) == ("novice", temper)
            assert len(set(names(at["table"]))) == 4
            assert (await refused(ada, f"{where}/bots", {"bot": "regulr"}))[1] == "unknown-bot"
            assert (await refused(ada, f"{where}/bots", {"temper": {"boldness": 2}}))[1] == "malformed"
            at = (await ada.ask("DELETE", f"{where}/seats/2")).json()
            assert kinds(at["table"]) == ["person", "bot", "empty", "empty"]
            assert await refused(ada, f"{where}/seats/2", None, "DELETE") == (409, "seat-empty")
            assert (await refused(ada, f"{where}/seats/0", None, "DELETE"))[1] == "not-yourself"

    run(test())


def test_a_game_does_not_start_with_empty_seats(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            ada, _ = await server.open_table("Ada", "Bruno", players=4)
            assert await refused(ada, f"/tables/{ada.code}/start") == (409, "seats-empty")

    run(test())


def test_fewer_seats_move_people_up_and_cut_nobodys_line(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            ada, bruno, chiara = await server.open_table("Ada", "Bruno", "Chiara", players=6)
            where = f"/tables/{ada.code}"
            await bruno.post(f"{where}/seat", {"seat": 3})
            await chiara.post(f"{where}/seat", {"seat": 5})
            lines = {guest.name: await guest.connect() for guest in (ada, chiara, bruno)}
            for line in lines.values():
                await line.until(lambda frame: frame["type"] == "welcome")
            await ada.ask("PUT", f"{where}/settings", {"edition": "first", "players": 3})
            for name, seat in (("Bruno", 1), ("Chiara", 2)):
                again = await lines[name].until(
                    lambda frame, seat=seat: frame["type"] == "welcome" and frame["seat"] == seat  # type: ignore[misc]
                )
                assert again["seat"] == seat
            assert (await refused(ada, f"{where}/settings", {"edition": "first", "players": 2}, "PUT")) == (
                409,
                "too-many-seated",
            )
            assert [line.closed for line in lines.values()] == [None, None, None]

    run(test())


def test_public_tables_are_listed_and_private_ones_are_not(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            (ada,) = await server.open_table("Ada", players=4, public=True)
            (bruno,) = await server.open_table("Bruno", players=4)
            (listed,) = await bruno.get("/tables")
            assert (listed["code"], listed["host"], listed["seated"]) == (ada.code, "Ada", 1)

    run(test())


# Hosts


def test_the_host_hands_the_table_over(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            ada, bruno = await server.open_table("Ada", "Bruno", bots=1, players=4)
            where = f"/tables/{ada.code}"
            assert (await refused(ada, f"{where}/host", {"seat": 2}))[1] == "no-person"
            at = await ada.post(f"{where}/host", {"seat": 1})
            assert [seat["host"] for seat in at["table"]["seats"]] == [False, True, False, False]
            assert await refused(ada, f"{where}/bots", {}) == (403, "host-only")
            await bruno.post(f"{where}/bots", {"bot": "random"})

    run(test())


@pytest.mark.parametrize("during", ["lobby", "game"])
def test_if_the_host_leaves_another_person_is_host_and_the_last_one_closes_the_table(
    tmp_path: Path, during: str
) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            ada, bruno = await server.open_table("Ada", "Bruno", bots=2)
            where = f"/tables/{ada.code}"
            if during == "game":
                await ada.post(f"{where}/start")
            await ada.post(f"{where}/leave")
            table = (await bruno.get(where))["table"]
            assert [seat["host"] for seat in table["seats"]] == [False, True, False, False]
            assert kinds(table)[0] == ("bot" if during == "game" else "empty")
            await bruno.post(f"{where}/leave")
            assert await refused(bruno, where, method="GET") == (404, "no-table")
            assert await refused(await server.new_client("Chiara"), f"{where}/join") == (404, "no-table")
            assert await bruno.get("/me/tables") == []

    run(test())


def test_who_was_sent_away_is_gone_and_cannot_come_back(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            ada, bruno = await server.open_table("Ada", "Bruno", players=4)
            line = await bruno.connect()
            await line.until(lambda frame: frame["type"] == "table")
            where = f"/tables/{ada.code}"
            await ada.ask("DELETE", f"{where}/seats/1")
            assert (await line.until_closed())["code"] == "sent-away"
            assert await refused(bruno, f"{where}/join") == (404, "no-table")

    run(test())


def test_a_muted_player_is_not_heard(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            seats = await start_game(server, "Ada", "Bruno", bots=2)
            where = f"/tables/{seats[0].client.code}"
            await seats[1].send({"type": "say", "text": "Hello!"})
            said = await seats[0].until(lambda frame: frame["type"] == "said")
            assert (said["number"], said["seat"], said["text"]) == (1, 1, "Hello!")
            await seats[0].client.post(f"{where}/mute", {"seat": 1})
            await seats[1].send({"type": "say", "text": "Still there?"})
            assert (await seats[1].until(lambda frame: frame["type"] == "refused"))["code"] == "muted"
            await seats[0].client.post(f"{where}/mute", {"seat": 1, "muted": False})
            await seats[1].send({"type": "say", "text": "Now?"})
            assert (await seats[0].until(lambda frame: frame.get("text") == "Now?"))["number"] == 2

    run(test())


# The deal


def test_the_deal_lies_face_up_until_all_are_ready(tmp_path: Path) -> None:
    async def test() -> None:
        clock = VirtualClock()
        async with running_server(tmp_path / "t.db", clock) as server:
            ada, bruno = await server.open_table("Ada", "Bruno", bots=2, memorise=60, first=1)
            seats = [await ada.connect(), await bruno.connect()]
            await clock.settle()
            await ada.post(f"/tables/{ada.code}/start")
            await clock.settle()
            await seats[1].until(lambda frame: frame["type"] == "events")
            assert len(seats[1].events[0]["cards"]) == 6
            assert seats[1].of("table")[-1]["deadline"] == clock.now() + 60 * SECOND
            early = await seats[1].act({"type": "look", "decision": 1, "player": 1, "spot": 1})
            assert early["code"] == "not-begun"
            for seat in seats:
                assert (await table_state(ada)).phase == "memorising"
                await seat.ready()
                await clock.forward(0)
            assert (await table_state(ada)).phase == "playing"

    run(test())


def test_the_deal_is_turned_over_when_its_time_is_up(tmp_path: Path) -> None:
    async def test() -> None:
        clock = VirtualClock()
        async with running_server(tmp_path / "t.db", clock) as server:
            ada, bruno = await server.open_table("Ada", "Bruno", bots=2, memorise=10)
            lines = [await ada.connect(), await bruno.connect()]
            await clock.settle()
            await ada.post(f"/tables/{ada.code}/start")
            await lines[0].ready()
            await clock.forward(10 * SECOND - 1)
            assert (await table_state(ada)).phase == "memorising"
            await clock.forward(1)
            assert (await table_state(ada)).phase == "playing"

    run(test())


@pytest.mark.parametrize("first", [0, 2])
def test_the_host_chooses_who_begins(tmp_path: Path, first: int) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            seats = await start_game(server, *FOUR, first=first)
            question = await seats[first].next_question()
            assert (question["decision"]["number"], seats[0].events[0]["first"]) == (1, first)

    run(test())


def test_peeks_are_offered_and_confessed(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            seats = await play_opening(*await start_game(server, *FOUR, options={"confess_peek": True}))
            await await_question(seats[0], 5)
            offer = await seats[2].until(lambda frame: frame["type"] == "peeks")
            assert offer["legal"] == [{"type": "peek", "player": 2, "spot": 2}]
            assert (await seats[2].act(offer["legal"][0]))["type"] == "accepted"
            for player, seat in enumerate(seats):
                told = await seat.until(lambda frame: "peeked" in str(frame.get("events")))
                card = told["events"][0]["character"]
                assert (card is not None) == (player == 2), "everybody is told, one person sees the card"
            assert (await seats[2].act(offer["legal"][0]))["code"] == "peek-not-allowed"
            assert (await seats[0].act(first_action(await await_question(seats[0], 5), "look")))[
                "type"
            ] == "accepted"
            assert (await seats[1].act(first_action(await await_question(seats[1], 6), "look")))[
                "type"
            ] == "accepted"
            bound = await await_question(seats[2], 7)
            assert {action["type"] for action in bound["legal"]} == {"look"}

    run(test())


# Rematch and records


def test_a_rematch_is_a_new_game_with_the_same_people(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            seats = await start_game(server, "Ada", "Bruno", bots=1, options={"turn_limit": 6})
            ada = seats[0].client
            where = f"/tables/{ada.code}"
            assert await refused(ada, f"{where}/record", method="GET") == (409, "game-is-on")
            await play_on(*seats)
            for seat in seats:
                await seat.until(lambda frame: "ended" in str(frame.get("events")))
            first = read_record((await ada.ask("GET", f"{where}/record")).content)
            await ada.post(f"{where}/rematch")
            assert (await ada.get(where))["table"]["phase"] == "lobby"
            marks = [len(seat.frames) for seat in seats]
            at = await ada.post(f"{where}/start")
            assert (at["table"]["game"], names(at["table"])[:2]) == (2, ["Ada", "Bruno"])
            for seat, mark in zip(seats, marks, strict=True):
                dealt = await seat.until(lambda frame: frame["type"] == "events", mark)
                assert (dealt["game"], dealt["first"], dealt["events"][0]["type"]) == (2, 0, "dealt")
                await seat.send({"type": "ready", "game": 1})
                assert (await seat.until(lambda frame: frame["type"] == "refused", mark))["code"] == (
                    "stale-game"
                )
                await seat.send({"type": "ready", "game": 2})
            assert (await ada.ask("GET", f"{where}/record?game=2")).json()["code"] == "game-is-on"
            await play_again(seats, marks)
            records = [
                read_record((await guest.ask("GET", f"{where}/record?game={game}")).content)
                for guest in (ada, seats[1].client)
                for game in (1, 2)
            ]
            assert records[0] == records[2] == first
            assert records[1] == records[3] != first
            for record in records[:2]:
                verify(record)
            assert (await ada.ask("GET", f"{where}/record?game=3")).json()["code"] == "no-game"

    async def play_again(seats: list[Connection], marks: list[int]) -> None:
        for seat, mark in zip(seats, marks, strict=True):
            del seat.frames[:mark]
        await play_on(*seats)

    run(test())


# Spectators, and taking over seats


def test_a_game_is_watched_only_where_the_host_allows_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            for allowed in (False, True):
                name = "Ada" if allowed else "Adele"
                seats = await start_game(server, name, "Bruno", bots=2, spectators=allowed, newcomers=False)
                code = seats[0].client.code
                zoe = await server.new_client("Zoe")
                line = await zoe.connect(code=code)
                if not allowed:
                    assert (await line.until_closed())["code"] == "no-table"
                    assert await refused(zoe, f"/tables/{code}", method="GET") == (404, "no-table")
                    continue
                view = await line.until(lambda frame: frame["type"] == "view")
                assert view["view"]["viewer"] == "spectator"
                told = await seats[0].until(lambda frame: frame["type"] == "table" and frame["watching"] == 1)
                assert told["watching"] == 1
                assert (await line.act({"type": "pass", "decision": 1, "player": 0}))["code"] == "not-seated"

    run(test())


@pytest.mark.parametrize("since", ["the lobby", "the game"])
def test_who_has_watched_cannot_take_a_seat_in_that_game(tmp_path: Path, since: str) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            ada, bruno = await server.open_table("Ada", "Bruno", bots=2, spectators=True, newcomers=True)
            seats = [await ada.connect(), await bruno.connect()]
            zoe = await server.new_client("Zoe")
            where = f"/tables/{ada.code}"
            if since == "the lobby":
                watching = await zoe.connect(code=ada.code)
                await watching.until(lambda frame: frame["type"] == "table")
            await ada.post(f"{where}/start")
            if since == "the game":
                watching = await zoe.connect(code=ada.code)
            await watching.until(lambda frame: frame["type"] in ("view", "events"))
            await watching.close()
            assert await refused(zoe, f"{where}/join") == (409, "knows-too-much")
            assert [seat.closed for seat in seats] == [None, None]

    run(test())


def test_who_held_a_seat_can_take_no_other_in_that_game(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            seats = await start_game(server, "Ada", "Bruno", bots=2, spectators=True, newcomers=True)
            bruno = seats[1].client
            where = f"/tables/{bruno.code}"
            await bruno.post(f"{where}/leave")
            for seat in (0, 2, 3):
                assert await refused(bruno, f"{where}/join", {"seat": seat}) == (409, "knows-too-much")
            assert (await bruno.post(f"{where}/join"))["seat"] == 1

    run(test())


def test_a_bot_goes_on_for_who_leaves_with_what_they_knew(tmp_path: Path) -> None:
    async def test() -> None:
        clock = VirtualClock()
        async with running_server(tmp_path / "t.db", clock) as server:
            seats = await play_opening(*await start_game(server, *FOUR))
            await seats[0].act(first_action(await await_question(seats[0], 5), "look"))
            await seats[1].act(first_action(await await_question(seats[1], 6), "look"))
            await clock.settle()
            code = seats[2].client.code
            knew = list(seats[2].events)
            await seats[2].client.post(f"/tables/{code}/leave")
            assert (await seats[2].until_closed())["code"] == "left"
            await clock.forward(0)
            seat_state, memory, decision = scripted_bots(server).asked[-1]
            assert (seat_state.seat.player, decision.number, len(memory.events)) == (2, 7, len(knew))
            looks = [event for event in memory.events if type(event).__name__ == "Looked"]
            assert [event.characters for event in looks] == [None, None]  # type: ignore[union-attr]
            assert seats[0].of("table")[-1]["seats"][2]["kind"] == "bot"
            await await_question(seats[3], 8)

    run(test())


def test_a_newcomer_takes_a_bots_seat(tmp_path: Path) -> None:
    async def test() -> None:
        clock = VirtualClock()
        async with running_server(tmp_path / "t.db", clock) as server:
            seats = await play_opening(*await start_game(server, *FOUR, newcomers=True))
            code = seats[1].client.code
            await seats[1].client.post(f"/tables/{code}/leave")
            elena = await server.new_client("Elena")
            at = await elena.post(f"/tables/{code}/join")
            assert (at["seat"], at["table"]["seats"][1]["kind"]) == (1, "person")
            line = await elena.connect(code=code)
            view = await line.until(lambda frame: frame["type"] == "view")
            assert view["view"]["viewer"]["player"] == 1
            fritz = await server.new_client("Fritz")
            assert await refused(fritz, f"/tables/{code}/join") == (404, "no-table")

    run(test())


def test_who_has_watched_may_sit_down_in_the_next_game(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            seats = await start_game(server, "Ada", "Bruno", spectators=True, options={"turn_limit": 5})
            ada, zoe = seats[0].client, await server.new_client("Zoe")
            where = f"/tables/{ada.code}"
            watching = await zoe.connect(code=ada.code)
            await watching.until(lambda frame: frame["type"] == "view")
            await play_on(*seats)
            assert await refused(zoe, f"{where}/join") == (409, "game-is-over")
            await ada.post(f"{where}/rematch")
            await ada.ask("PUT", f"{where}/settings", {"edition": "first", "players": 3})
            assert (await zoe.post(f"{where}/join"))["seat"] == 2

    run(test())


def test_newcomers_stay_out_where_the_host_says_so(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            seats = await start_game(server, "Ada", "Bruno", bots=2, newcomers=False, spectators=True)
            elena = await server.new_client("Elena")
            where = f"/tables/{seats[0].client.code}"
            assert await refused(elena, f"{where}/join") == (409, "no-newcomers")

    run(test())


def test_a_spectator_who_joins_gets_their_seat_at_once(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            (ada,) = await server.open_table("Ada", players=4)
            bruno = await server.new_client("Bruno")
            line = await bruno.connect(code=ada.code)
            assert (await line.until(lambda frame: frame["type"] == "welcome"))["seat"] is None
            await bruno.post(f"/tables/{ada.code}/join", {"seat": 2})
            again = await line.until(lambda frame: frame["type"] == "welcome" and frame["seat"] == 2)
            assert again["seat"] == 2
            here = await line.until(lambda frame: frame["type"] == "table" and frame["seats"][2]["connected"])
            assert here["seats"][2]["name"] == "Bruno"

    run(test())


def test_a_newcomer_with_the_link_learns_who_invites_them(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            (ada,) = await server.open_table("Ada", players=4)
            nobody = Client(server)
            where = f"/tables/{ada.code}/invitation"
            assert await nobody.get(where) == {"host": "Ada"}
            assert await nobody.get("/tables/QQQQQQ/invitation") == {"host": ""}, "no error for a wrong link"
            for _ in range(3):
                await ada.post(f"/tables/{ada.code}/bots", {"bot": "random"})
            await ada.post(f"/tables/{ada.code}/start")
            assert await nobody.get(where) == {"host": ""}, "nobody may watch"
            answers = [(await nobody.ask("GET", "/tables/QQQQQQ/invitation")).status_code for _ in range(40)]
            assert answers[-1] == 429, "codes can't be tried out"

    run(test())


def test_a_host_who_has_gone_for_long_is_followed_by_who_is_there(tmp_path: Path) -> None:
    async def test() -> None:
        clock = VirtualClock()
        async with running_server(tmp_path / "t.db", clock) as server:
            ada, bruno = await server.open_table("Ada", "Bruno", bots=2)
            line = await ada.connect()
            await bruno.connect()
            await clock.settle()
            mine = {"seat": 1}
            await line.close()
            await clock.forward(connection.GRACE_MS)
            await clock.forward(settings.ABSENCE_MS - 1)
            assert (await bruno.ask("POST", f"/tables/{ada.code}/host", mine)).json()["code"] == "host-only"
            await clock.forward(1)
            assert (await bruno.ask("POST", f"/tables/{ada.code}/host", {"seat": 0})).status_code == 403
            now = await bruno.post(f"/tables/{ada.code}/host", mine)
            assert [seat["host"] for seat in now["table"]["seats"]] == [False, True, False, False]

    run(test())


def test_after_a_restart_the_deal_waits_for_those_who_are_on_their_way_back(tmp_path: Path) -> None:
    async def test() -> None:
        clock = VirtualClock()
        async with running_server(tmp_path / "t.db", clock) as server:
            ada, bruno = await server.open_table("Ada", "Bruno", bots=2, memorise=60)
            lines = [await ada.connect(), await bruno.connect()]
            await clock.settle()
            await ada.post(f"/tables/{ada.code}/start")
            await lines[0].ready()
            await clock.settle()
        async with running_server(tmp_path / "t.db", clock) as server:
            ada.server = bruno.server = server
            line = await ada.connect()
            await line.until(lambda frame: frame["type"] == "view")
            await clock.forward(moves.RETURN_MS - 1)
            assert (await table_state(ada)).phase == "memorising", "she was ready before, and waits for him"
            await clock.forward(1)
            await line.until(lambda frame: frame["type"] == "table" and frame["phase"] == "playing")

    run(test())


# Play now


def test_who_wants_to_play_now_sits_at_a_dealt_table_full_of_bots(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            ada = await server.new_client("Ada")
            settings = {"players": 5, "beat": 0, "pace": "instant", "options": {"turn_limit": 12}}
            at = await ada.post("/tables/play", {"bot": "novice", "settings": settings})
            table, ada.code = at["table"], at["table"]["code"]
            assert (at["seat"], at["link"]) == (0, f"/t/{ada.code}")
            assert (table["phase"], table["game"]) == ("memorising", 1)
            assert kinds(table) == ["person"] + ["bot"] * 4
            assert [seat["bot"] for seat in table["seats"]] == [None] + ["novice"] * 4
            assert len(set(names(table))) == 5
            seat = await ada.connect()
            await seat.ready()
            await seat.until(lambda frame: frame["type"] == "table" and frame["phase"] == "playing")
            await play_on(seat)
            verify(read_record((await ada.ask("GET", f"/tables/{ada.code}/record")).content))

    run(test())


def test_nothing_needs_to_be_said_to_play_now(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            ada = await server.new_client("Arlecchino")
            table = (await ada.post("/tables/play"))["table"]
            assert kinds(table) == ["person"] + ["bot"] * 5
            assert {seat["bot"] for seat in table["seats"][1:]} == {"regular"}
            assert len(set(names(table))) == 6, "no bot is called as the person is"
            for players, edition in ((2, "first"), (13, "first"), (12, "second")):
                settings = {"players": players, "edition": edition}
                table = (await ada.post("/tables/play", {"settings": settings}))["table"]
                assert kinds(table) == ["person"] + ["bot"] * (players - 1)

    run(test())


def test_play_now_is_one_change_that_survives_a_restart(tmp_path: Path) -> None:
    async def test() -> None:
        clock = VirtualClock()
        async with running_server(tmp_path / "t.db", clock) as server:
            ada = await server.new_client("Ada")
            await clock.settle()  # wait for the writes of the service's start
            with mock.patch.object(
                server.service.store, "write", wraps=server.service.store.write
            ) as written:
                table = (await ada.post("/tables/play"))["table"]
            assert written.await_count == 1
        async with running_server(tmp_path / "t.db") as server:
            ada.server = server
            assert (await ada.get(f"/tables/{table['code']}"))["table"] == table

    run(test())


def test_what_could_not_be_played_is_not_played_now(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            ada = await server.new_client("Ada")
            for settings, code in FORBIDDEN.values():
                assert await refused(ada, "/tables/play", {"settings": settings}) == (400, code)
            assert await refused(ada, "/tables/play", {"bot": "regulr"}) == (400, "unknown-bot")
            assert await refused(ada, "/tables/play", {"bots": "regular"}) == (400, "malformed")
            assert await ada.get("/me/tables") == []

    run(test())


def test_a_bot_by_its_file_is_a_bot_that_nobody_knows(tmp_path: Path) -> None:
    """A policy bot is named by its file, and the server never opens a path that comes from a browser."""

    async def test() -> None:
        file = tmp_path / "policy.npz"
        write_policy(untrained_policy(published("first", "base", 4)), file)
        async with running_server(tmp_path / "t.db") as server:
            (ada,) = await server.open_table("Ada", players=4)
            for path in (f"/tables/{ada.code}/bots", "/tables/play"):
                answers = []
                for bot in (
                    "learned:/etc/passwd",
                    "larned:/etc/passwd",
                    f"learned:{file}",
                    "learned:no-such",
                ):
                    answer = await ada.ask("POST", path, {"bot": bot})
                    assert (answer.status_code, answer.json()["code"]) == (400, "unknown-bot")
                    facts = {**answer.json()["facts"], "closest": ""}
                    assert facts.pop("bot") == bot[:40]
                    answers.append(facts)
                assert answers == [answers[0]] * len(answers)
            assert not [bot for bot in (await ada.get("/known"))["bots"] if "learned" in bot["name"]]

    run(test())


def test_a_warning_tells_what_it_was_made_of(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            ada = await server.new_client("Ada")
            cards = ["judge", "bishop", "king", "queen", "thief", "witch"]
            table = (await ada.post("/tables", {"edition": "first", "players": 6, "cards": cards}))["table"]
            assert table["warnings"]
            for warning in table["warnings"]:
                assert warning["sentence"] == explained(
                    Words.of(ENGLISH), warning["code"], warning["facts"], "first"
                )
            assert any(warning["facts"] for warning in table["warnings"])

    run(test())
