"""Two nodes serve one table, each in its own process."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from mascarade.rules.fairness.lock import lock_digest
from tests.kit.client import Client, Connection, announce, await_question, first_action, play_on, play_opening
from tests.kit.shares import deal_among, promise_by_http
from tests.resilience.nodes.cluster import NEVER_DEAD, Cluster, Node, run

Pair = tuple[Node, Node]


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    with Cluster(tmp_path_factory.mktemp("cluster")) as cluster:
        yield cluster


@pytest.fixture(scope="module")
def pair(cluster: Cluster) -> Pair:
    one, two = cluster.nodes(2, *NEVER_DEAD)
    return one, two


@pytest.fixture(autouse=True)
def logs(pair: Pair) -> None:
    """Show the nodes' logs if the test fails."""
    for node in pair:
        node.process.attach_log()


async def spread(pair: Pair, *names: str, bots: int = 0, **settings: Any) -> list[Client]:
    """A table whose people use the nodes in turn."""
    slow = {"clock": None, "window": None, "memorise": 600}
    guests = await pair[0].server.open_table(*names, bots=bots, **{**slow, **settings})
    for number, guest in enumerate(guests):
        guest.server = pair[number % 2].server
    return guests


async def begin(guests: list[Client]) -> list[Connection]:
    """Connect everyone, start the game and confirm the deal."""
    seats = [await guest.connect() for guest in guests]
    for seat in seats:
        await seat.until(lambda frame: frame["type"] == "table")
    await guests[0].post(f"/tables/{guests[0].code}/start")
    for seat in seats:
        await seat.ready()
    for seat in seats:
        await seat.until(lambda frame: frame["type"] == "table" and frame["phase"] == "playing")
    return seats


def test_two_halves_of_a_table_play_a_whole_game(pair: Pair, cluster: Cluster) -> None:
    async def test() -> None:
        guests = await spread(pair, "Ada", "Bruno", "Chiara", bots=1, options={"turn_limit": 16})
        seats = await begin(guests)
        await play_on(*seats, choose=lambda frame: frame["decision"]["number"])
        for seat in seats:
            await seat.until(
                lambda frame: frame["type"] == "events" and frame["events"][-1]["type"] == "ended"
            )
        counts = {len(seat.events) for seat in seats}
        assert len(counts) == 1
        assert len({str(seat.events[-1]) for seat in seats}) == 1
        records = [await guest.get(f"/tables/{guest.code}/record") for guest in guests]
        assert records[0] == records[1] == records[2]
        stored_table = cluster.stored_table(guests[0].code)
        assert stored_table.state.phase == "finished"
        assert stored_table.by["bot"] > 0
        assert all(number > 0 for number in (stored_table.by["person"], len(records[0]["actions"])))

    run(test(), *pair)


@pytest.mark.parametrize("mode", ["clockwise", "sealed"])
def test_an_early_answer_given_at_one_node_counts_at_the_other(pair: Pair, mode: str) -> None:
    """The first node drives the table, because it opened it."""

    async def test() -> None:
        guests = await spread(pair, "Ada", "Bruno", "Chiara", "Dario", contest=mode, first=0)
        seats = await begin(guests)
        await play_opening(*seats)
        questions = await announce(*seats)
        for seat, question in list(zip(seats[1:], questions, strict=True))[::-1]:
            kind = "contest" if seat is seats[3] else "pass"
            answer = await seat.act(first_action(question, kind), name=f"early-{kind}")
            assert answer["type"] == "accepted"
        for seat in seats:
            await seat.until(lambda frame: "contested" in str(frame.get("events")))
            answers = [
                (event["type"], event["player"])
                for event in seat.events
                if event["type"] in ("passed", "contested")
            ]
            assert answers == [("passed", 1), ("passed", 2), ("contested", 3)]

    run(test(), *pair)


def test_who_comes_back_at_the_other_node_finds_their_early_answer(pair: Pair) -> None:
    async def test() -> None:
        guests = await spread(pair, "Ada", "Bruno", "Chiara", "Dario", first=0)
        seats = await begin(guests)
        await play_opening(*seats)
        *_, question = await announce(*seats)
        assert (await seats[3].act(first_action(question, "contest")))["type"] == "accepted"
        guests[3].server = pair[0].server
        again = await guests[3].connect()
        assert (await again.next_question())["held"]["type"] == "contest"
        assert (await seats[3].until_closed())["code"] == "elsewhere"
        retry = await again.act(first_action(question, "contest"), name="a2")
        assert retry["type"] == "accepted"

    run(test(), *pair)


def test_words_and_watchers_cross_over(pair: Pair) -> None:
    async def test() -> None:
        guests = await spread(pair, "Ada", "Bruno", "Chiara", "Dario", spectators=True)
        seats = [await guest.connect() for guest in guests]
        for number, seat in enumerate(seats):
            await seat.send({"type": "say", "text": f"word {number}"})
        for seat in seats:
            for number in range(4):
                await seat.until(lambda frame, text=f"word {number}": frame.get("text") == text)  # type: ignore[misc]
            assert [frame["number"] for frame in seat.of("said")] == [1, 2, 3, 4]
        onlooker = await pair[1].server.new_client("Eva")
        onlooker.code = guests[0].code
        watching = await onlooker.connect()
        for seat in seats:
            await seat.until(lambda frame: frame["type"] == "table" and frame["watching"] == 1)
        await guests[0].post(f"/tables/{guests[0].code}/start")
        await watching.until(lambda frame: frame["type"] in ("events", "view"))
        refused = await onlooker.ask("POST", f"/tables/{onlooker.code}/join", {})
        assert refused.status_code == 409, "who was told of the deal knows too much, at every node"
        onlooker.server = pair[0].server
        refused = await onlooker.ask("POST", f"/tables/{onlooker.code}/join", {})
        assert refused.status_code == 409
        before = [len(seat.frames) for seat in seats]
        await watching.close()
        for seat, after in zip(seats, before, strict=True):
            await seat.until(lambda frame: frame["type"] == "table" and frame["watching"] == 0, after)

    run(test(), *pair)


def test_a_moved_devices_session_ends_at_the_other_node(pair: Pair) -> None:
    async def test() -> None:
        guests = await spread(pair, "Ada", "Bruno")
        seat = await guests[1].connect()
        await seat.until(lambda frame: frame["type"] == "table")
        mover = Client(pair[0].server, "Bruno")
        mover.token = guests[1].token
        key = (await mover.post("/me/move"))["key"]
        moved = await Client(pair[0].server, "").post("/move", {"key": key})
        assert (await seat.until_closed())["code"] == "moved"
        while (await guests[1].ask("GET", "/me")).status_code != 401:  # a lost hint is made up for later
            await asyncio.sleep(0.05)
        mover.token = moved["token"]
        assert (await mover.get("/me"))["name"] == "Bruno"

    run(test(), *pair)


@pytest.mark.parametrize("how", ["signed out", "recovered", "deleted"])
def test_a_device_that_is_signed_out_is_out_at_the_other_node(pair: Pair, how: str) -> None:
    async def test() -> None:
        guests = await spread(pair, "Ada", "Bruno")
        seat = await guests[1].connect()
        await seat.until(lambda frame: frame["type"] == "table")
        here = Client(pair[0].server, "Bruno")
        here.token = guests[1].token
        if how == "recovered":
            key = (await here.post("/me/recovery"))["key"]
            await Client(pair[0].server, "").post("/recover", {"key": key})
        elif how == "deleted":
            assert (await here.ask("DELETE", "/me")).status_code == 204
        else:
            added = await Client(pair[0].server, "").post(
                "/move", {"key": (await here.post("/me/devices"))["key"]}
            )
            here.token = added["token"]
            [other] = [device["id"] for device in await here.get("/me/devices") if not device["here"]]
            assert (await here.ask("DELETE", f"/me/devices/{other}")).status_code == 204
        assert (await seat.until_closed())["code"] == "signed-out"
        while (await guests[1].ask("GET", "/me")).status_code != 401:  # a lost hint is made up for later
            await asyncio.sleep(0.05)

    run(test(), *pair)


def test_what_one_node_did_the_other_knows_at_once(pair: Pair) -> None:
    """A person reads their own writes at the other node."""

    async def test() -> None:
        guests = await spread(pair, "Ada", "Bruno", "Chiara", "Dario")
        here, there = pair[0].server, pair[1].server
        host = guests[0]
        for server in (there, here, there):
            host.server = server
            table = (await host.get(f"/tables/{host.code}"))["table"]
            changed = {**table["settings"], "public": not table["settings"]["public"]}
            assert (await host.ask("PUT", f"/tables/{host.code}/settings", changed)).status_code == 200
            host.server = here if server is there else there
            seen = (await host.get(f"/tables/{host.code}"))["table"]
            assert seen["settings"]["public"] is changed["public"]

    run(test(), *pair)


def test_people_come_and_go_between_nodes_while_they_play(pair: Pair, cluster: Cluster) -> None:
    async def test() -> None:
        guests = await spread(pair, "Ada", "Bruno", "Chiara", "Dario", first=0)
        seats = await begin(guests)
        for turn in range(4):
            question = await await_question(seats[turn], turn + 1)
            assert (await seats[turn].act(question["legal"][0], name=f"t{turn}"))["type"] == "accepted"
            guest = guests[turn]
            guest.server = pair[(turn + 1) % 2].server
            old, seats[turn] = seats[turn], await guest.connect()
            assert (await old.until_closed())["code"] == "elsewhere"
            again = await seats[turn].act(question["legal"][0], name=f"t{turn}")
            assert again["type"] == "accepted", "sent again, it is done once"
        assert (await await_question(seats[0], 5))["decision"]["number"] == 5
        assert cluster.stored_table(guests[0].code).by["person"] == 4

    run(test(), *pair)


def test_a_device_at_one_node_whose_hands_come_by_the_other(pair: Pair) -> None:
    """The open connection keeps everyone around the device present, whichever node the holder connects to."""

    async def test() -> None:
        anna, zoe, yann = await spread(pair, "Anna", "Zoe", "Yann", players=4, first=3)
        yann.server = pair[1].server
        bruno = (await anna.post("/people/kept", {"name": "Bruno"}))["id"]
        await anna.post(f"/tables/{anna.code}/join?as={bruno}", {})
        lines = [await anna.connect({"device": "open"}), await zoe.connect(), await yann.connect()]
        for line in lines:
            await line.until(
                lambda frame: frame["type"] == "table" and all(one["name"] for one in frame["seats"])
            )
        await anna.post(f"/tables/{anna.code}/start")
        for line in lines:
            await line.ready()
        watched = lines[1]
        await watched.until(lambda frame: frame["type"] == "table" and frame["phase"] == "playing")
        before = len(watched.frames)
        anna.server = pair[1].server
        for kept in (bruno, None):
            hand = await anna.connect_as(kept)
            question = await hand.next_question()
            assert (await hand.act(question["legal"][0]))["type"] == "accepted"
            await hand.close()
        # A person who disconnects after them is shown as absent; they are not.
        await lines[2].close()
        await watched.until(
            lambda frame: frame["type"] == "table" and not frame["seats"][2]["connected"], before
        )
        told = [frame for frame in watched.frames[before:] if frame["type"] == "table"]
        lost = {seat["name"] for frame in told for seat in frame["seats"] if not seat["connected"]}
        assert lost == {"Yann"}

    run(test(), *pair)


def test_shares_that_are_revealed_at_two_nodes_make_one_deal(pair: Pair, cluster: Cluster) -> None:
    async def test() -> None:
        guests = await spread(pair, "Ada", "Bruno", "Chiara")
        seats, locks, dealt = await deal_among(guests)
        tables = [await seat.until(lambda frame: frame.get("phase") == "memorising") for seat in seats]
        assert {lock_digest(lock) for lock in locks} == {lock_digest(locks[0])}
        assert {str(table["fair"]) for table in tables} == {str(dealt["fair"])}
        assert cluster.stored_table(guests[0].code).state.game == 1

    run(test(), *pair)


def test_a_lock_is_shown_after_what_it_locks(pair: Pair) -> None:
    """Otherwise the pages at a slow node would refuse it: it would not be what was on their screens."""

    async def test() -> None:
        _, two = pair
        ada, bruno = await spread(pair, "Ada", "Bruno", players=3)
        seats = [await ada.connect(), await bruno.connect()]
        for seat in seats:
            await seat.settled()
        await promise_by_http(bruno, "Bruno")
        table = (await ada.get(f"/tables/{ada.code}"))["table"]
        two.process.pause()
        try:
            settings = {**table["settings"], "memory": "fading"}
            assert (await ada.ask("PUT", f"/tables/{ada.code}/settings", settings)).status_code == 200
            await ada.post(f"/tables/{ada.code}/bots", {"bot": "random"})
            await ada.post(f"/tables/{ada.code}/start")
        finally:
            two.process.resume()
        dealing = await seats[1].until(lambda frame: frame.get("phase") == "dealing")
        before = seats[1].frames[: seats[1].frames.index(dealing)]
        shown = [frame for frame in before if frame["type"] == "table"][-1]
        assert shown["phase"] == "lobby"
        assert shown["settings"] == dealing["fair"]["lock"]["settings"]
        assert [seat["kind"] for seat in shown["seats"]] == ["person", "person", "bot"]

    run(test(), *pair)
