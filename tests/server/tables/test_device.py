"""A shared device: its guests, its open connection, and contests that are answered aloud."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from mascarade.server.runtime.rate_limit import Limits
from mascarade.server.storage import schema
from tests.kit.client import Client, Connection, Frame, await_question, first_action, play_on
from tests.kit.service import RunningServer, run, running_server, service_of, table_session, table_state
from tests.kit.virtual_clock import SECOND, VirtualClock

OPEN = {"device": "open"}
UNKNOWN = "0" * 32


class SharedDevice:
    """Anna's device, which Bruno and Carla share."""

    def __init__(self, anna: Client, kept: list[str]) -> None:
        self.anna, self.kept = anna, kept
        self.line: Connection
        """The open connection."""

    async def hand(self, seat: int) -> Connection:
        """Connect as the person who holds the device."""
        return await self.anna.connect_as(None if seat == 0 else self.kept[seat - 1])


async def keep(guest: Client, name: str) -> str:
    """Create a guest on a person's device; later guests are listed later."""
    clock = service_of(guest).clock
    assert isinstance(clock, VirtualClock)
    await clock.forward(1)
    kept: str = (await guest.post("/people/kept", {"name": name}))["id"]
    return kept


async def gathered(
    server: RunningServer, *online: str, bots: int = 1, **settings: Any
) -> tuple[SharedDevice, list[Client]]:
    """A table with three people around Anna's device, others on their own devices, and bots."""
    usual = {"players": 3 + len(online) + bots, "first": 0, "clock": None, "window": None}
    anna, *others = await server.open_table("Anna", **{**usual, **settings})
    device = SharedDevice(anna, [await keep(anna, "Bruno"), await keep(anna, "Carla")])
    for guest in device.kept:
        await anna.post(f"/tables/{anna.code}/join?as={guest}", {})
    for name in online:
        other = await server.new_client(name)
        other.code = anna.code
        await other.post(f"/tables/{anna.code}/join", {})
        others.append(other)
    for _ in range(bots):
        await anna.post(f"/tables/{anna.code}/bots", {"bot": "random"})
    return device, others


async def begun(
    server: RunningServer, *online: str, **settings: Any
) -> tuple[SharedDevice, list[Connection]]:
    """The same table after everyone has confirmed the deal."""
    device, others = await gathered(server, *online, **settings)
    device.line = await device.anna.connect(OPEN)
    lines = [await other.connect() for other in others]
    await device.line.until(lambda frame: frame["type"] == "table")
    await device.anna.post(f"/tables/{device.anna.code}/start")
    for line in (device.line, *lines):
        await line.ready()
    for line in (device.line, *lines):
        await line.until(lambda frame: frame["type"] == "table" and frame["phase"] == "playing")
    return device, lines


def connected(frame: Frame) -> list[bool]:
    return [seat["connected"] for seat in frame["seats"] if seat["kind"] == "person"]


def asks(seat: int) -> Callable[[Frame], bool]:
    """Whether a frame asks this player a question."""
    return lambda frame: frame["type"] == "asked" and frame["decision"]["player"] == seat


def reaches(number: int) -> Callable[[Frame], bool]:
    """Whether a frame contains this event or later ones."""
    return lambda frame: frame["type"] == "events" and frame["first"] >= number


# Guests on a device


def test_who_is_not_on_the_device_can_not_be_acted_for(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            anna, other = await server.open_table("Anna", "Zoe", bots=2)
            server.service.failed_lookups = Limits(rate=1e6, burst=1e6)
            mine, hers = await keep(anna, "Bruno"), await keep(other, "Yves")
            requests: list[tuple[str, str, object]] = [
                ("GET", "/me/data", None),
                ("PATCH", "/me", {"name": "Xenia"}),
                ("DELETE", "/me", None),
                ("GET", f"/tables/{anna.code}", None),
                ("POST", f"/tables/{anna.code}/join", {}),
                ("POST", f"/tables/{anna.code}/leave", {}),
                ("POST", f"/tables/{anna.code}/promise", {"promise": "0" * 64}),
                ("POST", f"/tables/{anna.code}/start", {}),
                ("GET", "/tables/QQQQQQ", None),
            ]
            for method, path, body in requests:
                for query in (hers, UNKNOWN, "", "nobody"):
                    answer = await anna.ask(method, f"{path}?as={query}", body)
                    assert (answer.status_code, answer.json()["code"]) == (404, "no-guest"), (path, query)
            told = [
                (await (await Connection.open(anna, anna.code, {}, f"?as={query}")).until_closed())
                for query in (hers, UNKNOWN, "nobody")
            ]
            assert told[0]["code"] == "no-guest"
            assert told[0] == told[1] == told[2]
            # A device guest can't have device guests or open tables; only the device's owner can.
            before = (await anna.get("/me"))["kept"]
            assert before == [{"id": mine, "name": "Bruno", "face": None}]
            assert (await other.get("/me"))["kept"] == [{"id": hers, "name": "Yves", "face": None}]

    run(test())


def test_a_kept_guest_has_no_key_and_no_device_of_their_own(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            anna = await server.new_client("Anna")
            bruno = await keep(anna, "Bruno")
            for path in ("/me/recovery", "/me/move"):
                key = (await anna.post(f"{path}?as={bruno}"))["key"]
                again = Client(server, "")
                back = await again.ask("POST", "/recover" if "recovery" in path else "/move", {"key": key})
                assert back.json()["name"] == "Anna"
                anna.token = back.json()["token"]
            opened = await anna.post(f"/tables?as={bruno}", {"players": 4})
            assert opened["table"]["seats"][0]["name"] == "Anna"

    run(test())


def test_a_device_has_room_for_thirteen(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            anna = await server.new_client("Anna")
            kept = [await keep(anna, f"Client {number}") for number in range(13)]
            full = await anna.ask("POST", "/people/kept", {"name": "Client 13"})
            assert (full.status_code, full.json()["code"]) == (409, "too-many-guests")
            # They can be renamed and removed.
            renamed = await anna.ask("PATCH", f"/me?as={kept[3]}", {"name": "Dora"})
            assert renamed.json() == {"name": "Dora", "kept": [], "face": None}
            gone = await anna.ask("DELETE", f"/me?as={kept[0]}")
            assert gone.status_code == 204
            assert "set-cookie" not in gone.headers
            left = (await anna.get("/me"))["kept"]
            assert [guest["name"] for guest in left][:3] == ["Client 1", "Client 2", "Dora"]
            assert len(left) == 12
            await keep(anna, "Client 13")
            assert len((await anna.get("/me/data"))["kept"]) == 13

    run(test())


def test_new_guests_on_a_device_are_limited_as_new_tables_are(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db", VirtualClock(), tables_per_person=2) as server:
            anna = await server.new_client("Anna")
            for name in ("Bruno", "Carla"):
                await keep(anna, name)
            answer = await anna.ask("POST", "/people/kept", {"name": "Dora"})
            assert (answer.status_code, answer.json()["code"]) == (429, "too-fast")

    run(test())


def test_who_is_deleted_takes_the_guests_on_their_device_along(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            device, (zoe,) = await begun(server, "Zoe")
            assert (await device.anna.ask("DELETE", "/me")).status_code == 204
            assert (await device.line.until_closed())["code"] in ("left", "forgotten")
            table = (await zoe.client.get(f"/tables/{device.anna.code}"))["table"]
            assert [seat["name"] for seat in table["seats"][:3]] == ["Domino 3", "Domino", "Domino 2"]
            assert {seat["kind"] for seat in table["seats"][:3]} == {"bot"}
            rows = await server.service.store.read(
                lambda connection: connection.execute(sa.select(schema.people.c.name)).all()
            )
            assert [row.name for row in rows] == ["Zoe"]

    run(test())


# The open connection and the hands


def test_the_open_line_shows_what_everybody_knows_and_a_hand_what_is_theirs(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            device, _ = await begun(server)
            welcome = device.line.of("welcome")[-1]
            assert welcome["seat"] is None
            assert welcome["hands"] == [
                {"seat": 0, "person": None},
                {"seat": 1, "person": device.kept[0]},
                {"seat": 2, "person": device.kept[1]},
            ]
            assert device.line.of("asked") == [], "whose turn it is decides with the device in hand"
            for seat in (0, 1, 2):
                hand = await device.hand(seat)
                question = await hand.next_question()
                assert hand.of("welcome")[0]["seat"] == seat
                assert hand.of("welcome")[0]["hands"] == []
                swap = next(action for action in question["legal"] if action["really"])
                await hand.act(swap)
                done = await hand.until(lambda frame: frame["type"] == "events")
                assert done["events"][0]["really"] is True
                await device.line.until(reaches(done["first"]))
                assert device.line.events[done["first"]] == {**done["events"][0], "really": None}
                await hand.close()
            # It doesn't count as a spectator, and reveals no seat's secrets.
            assert device.line.of("table")[-1]["watching"] == 0

    run(test())


def test_all_around_a_device_are_there_while_its_open_line_is(tmp_path: Path) -> None:
    async def test() -> None:
        clock = VirtualClock()
        async with running_server(tmp_path / "t.db", clock) as server:
            device, (zoe,) = await begun(server, "Zoe")
            before = len(zoe.frames)
            for seat in (0, 1, 0, 2):
                hand = await device.hand(seat)
                await hand.until(lambda frame: frame["type"] == "view")
                await clock.forward(SECOND)
                await hand.close()
                await clock.forward(10 * SECOND)
            assert [frame for frame in zoe.frames[before:] if frame["type"] == "table"] == []
            # A short disconnect goes unnoticed; after a longer one all of them are absent.
            await device.line.close()
            await clock.forward(2 * SECOND)
            device.line = await device.anna.connect(OPEN)
            await device.line.until(lambda frame: frame["type"] == "view")
            await clock.forward(10 * SECOND)
            assert all(connected(frame) == [True] * 4 for frame in zoe.of("table")[-1:])
            await device.line.close()
            await clock.forward(10 * SECOND)
            assert connected(zoe.of("table")[-1]) == [False, False, False, True]
            # The person who holds the device is present even if the others are not.
            hand = await device.hand(1)
            await hand.until(lambda frame: frame["type"] == "view")
            await clock.settle()
            assert connected(zoe.of("table")[-1]) == [False, True, False, True]
            device.line = await device.anna.connect(OPEN)
            await device.line.until(lambda frame: frame["type"] == "view")
            await hand.close()
            await clock.forward(10 * SECOND)
            assert connected(zoe.of("table")[-1]) == [True] * 4

    run(test())


def test_a_device_has_one_open_connection_and_only_at_its_own_table(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            device, (zoe,) = await begun(server, "Zoe", newcomers=True)
            again = await device.anna.connect(OPEN)
            assert (await device.line.until_closed())["code"] == "elsewhere"
            await again.until(lambda frame: frame["type"] == "view")
            stranger = await server.new_client("Stranger")
            stranger.code = device.anna.code
            assert (await (await stranger.connect(OPEN)).until_closed())["code"] == "not-seated"
            # When the last of them has left, the open connection is closed.
            for guest in (*device.kept, None):
                query = "" if guest is None else f"?as={guest}"
                await device.anna.post(f"/tables/{device.anna.code}/leave{query}")
            assert (await again.until_closed())["code"] == "left"
            # A person who shared the device can't take over a bot's seat under another name.
            dora = await keep(device.anna, "Dora")
            answer = await device.anna.ask("POST", f"/tables/{device.anna.code}/join?as={dora}", {})
            assert answer.json()["code"] == "knows-too-much"
            await zoe.until(lambda frame: frame["type"] == "table" and connected(frame) == [True])
            # Each of them can return to their own.
            for seat, guest in enumerate((None, *device.kept)):
                query = "" if guest is None else f"?as={guest}"
                answer = await device.anna.ask("POST", f"/tables/{device.anna.code}/join{query}", {})
                assert answer.json()["seat"] == seat

    run(test())


def test_who_sits_down_later_on_the_device_is_there_at_once(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            device, _ = await gathered(server, bots=0, players=4)
            line = await device.anna.connect(OPEN)
            await line.until(lambda frame: frame["type"] == "table" and connected(frame) == [True] * 3)
            dora = await keep(device.anna, "Dora")
            await device.anna.post(f"/tables/{device.anna.code}/join?as={dora}", {})
            await line.until(lambda frame: frame["type"] == "welcome" and len(frame["hands"]) == 4)
            await line.until(lambda frame: frame["type"] == "table" and connected(frame) == [True] * 4)
            assert (await device.anna.get("/me/tables"))[0]["device"] is True

    run(test())


def test_whose_time_is_up_is_away_until_they_take_the_device(tmp_path: Path) -> None:
    async def test() -> None:
        clock = VirtualClock()
        async with running_server(tmp_path / "t.db", clock) as server:
            device, (zoe,) = await begun(server, "Zoe", clock=60)
            await clock.forward(60 * SECOND)
            assert zoe.of("table")[-1]["seats"][0]["away"]
            assert not zoe.of("table")[-1]["seats"][1]["away"]
            hand = await device.hand(0)
            await hand.until(lambda frame: frame["type"] == "view")
            await clock.settle()
            assert not zoe.of("table")[-1]["seats"][0]["away"]
            await clock.forward(60 * SECOND)
            assert zoe.of("table")[-1]["seats"][1]["away"]
            await device.line.send({"type": "back"})
            await clock.settle()
            assert not zoe.of("table")[-1]["seats"][1]["away"]

    run(test())


def test_all_around_a_device_vote_as_one(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            device, (zoe,) = await begun(server, "Zoe")
            await zoe.send({"type": "vote", "about": "abort"})
            await device.line.send({"type": "vote", "about": "abort"})
            ended = await zoe.until(lambda frame: frame["type"] == "table" and frame["phase"] == "aborted")
            assert ended["game"] == 1

    run(test())


# Contests


async def pending(seat: Connection, number: int) -> Frame:
    """The first public decision with this number or a later one."""

    def decisions(frame: Frame) -> list[Frame]:
        events = frame["events"] if frame["type"] == "events" else []
        found = [event["decision"] for event in events if event["type"] == "asked"]
        return [decision for decision in found if decision["number"] >= number]

    return decisions(await seat.until(lambda frame: bool(decisions(frame))))[-1]


async def claimed(server: RunningServer, **settings: Any) -> tuple[SharedDevice, Connection, list[Frame]]:
    """Zoe, who sits after the three, has announced; the open connection asks the people around the device."""
    device, (zoe,) = await begun(server, "Zoe", first=3, **settings)
    turn = await pending(zoe, 1)
    while turn["question"].get("binding") is not None or turn["player"] != 3:
        if turn["player"] != 4:
            line = zoe if turn["player"] == 3 else await device.hand(turn["player"])
            question = await await_question(line, turn["number"])
            assert (await line.act(question["legal"][0]))["type"] == "accepted"
            if line is not zoe:
                await line.close()
        turn = await pending(zoe, turn["number"] + 1)
    await zoe.act(first_action(await await_question(zoe, turn["number"]), "announce"))
    for seat in (0, 1, 2):
        await device.line.until(asks(seat))
    return device, zoe, device.line.of("asked")[-3:]


@pytest.mark.parametrize("mode", ["clockwise", "sealed"])
def test_who_contests_is_said_aloud(mode: str, tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            device, zoe, questions = await claimed(server, contest=mode)
            assert {frame["held"] for frame in questions} == {None}
            for frame in sorted(questions, key=lambda one: -one["decision"]["number"]):
                kind = "contest" if frame["decision"]["player"] == 1 else "pass"
                answer = await device.line.act(first_action(frame, kind), name="aloud")
                assert answer["type"] == "accepted"
            await zoe.until(lambda frame: "revealed" in str(frame.get("events")))
            said = [
                (event["type"], event["player"])
                for event in zoe.events
                if event["type"] in ("contested", "passed")
            ]
            assert said[-4:-1] == [("passed", 4), ("passed", 0), ("contested", 1)]
            # A repeated answer is acknowledged again; another answer with the same id is refused.
            first = next(frame for frame in questions if frame["decision"]["player"] == 1)
            assert (await device.line.act(first_action(first, "contest"), name="aloud"))["type"] == "accepted"
            assert (await device.line.act(first_action(first, "pass"), name="aloud"))["code"] == "id-used"

    run(test())


def test_nobody_else_is_spoken_for(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            device, zoe, questions = await claimed(server)
            mine = first_action(questions[0], "pass")
            for wrong in (3, 4):
                assert (await device.line.act({**mine, "player": wrong}))["code"] == "not-your-seat"
            late = {**mine, "decision": mine["decision"] + 9}
            assert (await device.line.act(late))["code"] == "stale-decision"
            # Only what all may hear is answered aloud. All else is for the person who holds the device.
            look = {"type": "look", "decision": mine["decision"], "player": 0, "spot": 0}
            assert (await device.line.act(look))["code"] == "not-your-seat"
            # A holder can't answer for another person, and neither can another device.
            hand = await device.hand(0)
            await hand.next_question()
            other = next(frame for frame in questions if frame["decision"]["player"] == 1)
            assert (await hand.act(first_action(other, "pass"), name="for-another"))[
                "code"
            ] == "not-your-seat"
            assert (await zoe.act(first_action(other, "pass"), name="for-another"))["code"] == "not-your-seat"
            held = (await table_session(device.anna)).early.pending
            assert held == {}
            assert (await table_state(device.anna)).seen_by >= {*device.kept}

    run(test())


async def free_turn(device: SharedDevice) -> Frame:
    """Play until a person on the device may announce; what the open connection is asked then."""

    def freely(frame: Frame) -> bool:
        return "turn-choice" in str(frame["decision"]) if frame["type"] == "asked" else False

    turn = await pending(device.line, 1)
    while turn["question"].get("binding") is not None or turn["player"] > 2:
        if turn["player"] <= 2:
            assert not any(freely(frame) for frame in device.line.of("asked"))
            hand = await device.hand(turn["player"])
            swap = (await await_question(hand, turn["number"]))["legal"][0]
            assert (await hand.act(swap, name=f"turn-{turn['number']}"))["type"] == "accepted"
            await hand.close()
        turn = await pending(device.line, turn["number"] + 1)
    return await device.line.until(lambda frame: freely(frame) and asks(turn["player"])(frame))


@pytest.mark.parametrize("bots", [0, 1])
def test_whose_turn_it_is_may_announce_openly(bots: int, tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            device, _ = await begun(server, bots=bots)
            asked = await free_turn(device)
            announcer = asked["decision"]["player"]
            assert {action["type"] for action in asked["legal"]} == {"announce"}
            assert {action["player"] for action in asked["legal"]} == {announcer}
            announce = asked["legal"][-1]
            # Nobody else announces, and nothing else is said for them.
            other = (announcer + 1) % 3
            for_another = await device.line.act({**announce, "player": other}, name="for-another")
            assert for_another["code"] == "not-your-decision"
            look = {"type": "look", "decision": announce["decision"], "player": announcer, "spot": 0}
            assert (await device.line.act(look, name="look"))["code"] == "not-your-seat"
            assert (await device.line.act(announce, name="openly"))["type"] == "accepted"
            assert device.line.events[-2] == {
                "type": "announced",
                "player": announcer,
                "spot": announce["spot"],
                "character": announce["character"],
            }
            await device.line.until(asks(other))

    run(test())


def test_a_whole_game_around_a_device(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            device, _ = await begun(server, options={"turn_limit": 10})
            hands = [await device.hand(seat) for seat in (0, 1, 2)]
            await play_on(*hands, choose=lambda frame: frame["decision"]["number"])
            ended = await device.line.until(lambda frame: "ended" in str(frame.get("events")))
            assert ended["events"][-1]["cards"]
            record = await device.anna.get(f"/tables/{device.anna.code}/record")
            assert record["names"][:3] == ["Anna", "Bruno", "Carla"]

    run(test())
