"""Nodes, Redis and PostgreSQL fail and return during games: no move is lost or made twice."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from mascarade.rules.fairness.draw import commitment
from tests.kit.backends.servers import Shutdown
from tests.kit.client import Client, Connection, Frame
from tests.kit.shares import promise_by_http, reveal_over
from tests.kit.timeouts import TIMEOUT_SECONDS
from tests.resilience.kills.kill_run import KillRun
from tests.resilience.nodes.cluster import Cluster, Node, SharedDatabase, Stopwatch, run
from tests.resilience.nodes.test_two_nodes import begin, spread
from tests.tiers import SOAK, full, scaled

KILLS = scaled(10) if SOAK else 2


class Player:
    """A client that answers every question and reconnects whenever the server asks for it."""

    def __init__(self, guest: Client, seat: Connection) -> None:
        self.client, self.seat = guest, seat
        self.over = False
        self.acts = 0
        self.acknowledged: set[str] = set()
        self.asked: Frame | None = None
        self.count = 0
        """How many events of the game it has received."""
        self.sent_away: list[str] = []
        """The codes with which the server closed its connections."""
        self._seen = 0

    async def come_to(self, node: Node) -> None:
        """Reconnect at another node."""
        self.client.server = node.server
        await self._come()

    async def _come(self) -> None:
        self.look()
        self.seat = await self.client.connect({"game": 1, "events": self.count})
        self._seen = 0

    def look(self) -> None:
        """Process new frames."""
        for frame in self.seat.frames[self._seen :]:
            self._seen += 1
            if frame["type"] == "asked":
                self.asked = frame
            elif frame["type"] == "accepted":
                self.acknowledged.add(frame["id"])
            elif frame["type"] == "view":
                assert frame["view"]["first"] + len(frame["view"]["events"]) >= self.count
                self.count = frame["view"]["first"] + len(frame["view"]["events"])
            elif frame["type"] == "events":
                assert frame["first"] == self.count, "a gap or a repetition"
                self.count += len(frame["events"])
            elif frame["type"] == "table":
                self.over = frame["phase"] == "finished"
            elif frame["type"] == "closing":
                self.sent_away.append(frame["code"])

    async def answer(self) -> None:
        """Answer the open question, if there is one; reconnect first if necessary."""
        if self.seat.closed is not None:
            await self._come()
        self.look()
        if self.asked is not None and self.seat.closed is None:
            self.acts += 1
            name = f"{self.client.name}-{self.acts}"
            legal = self.asked["legal"]
            action, self.asked = legal[self.acts % len(legal)], None
            with suppress(ConnectionClosed):  # asked again after the reconnect
                await self.seat.send({"type": "act", "id": name, "game": 1, "action": action})


async def until(players: list[Player], count: int) -> None:
    """Play until every player has this many events, or the game is over."""

    async def play() -> None:
        while not all(player.over or player.count >= count for player in players):
            for player in players:
                await player.answer()
            await asyncio.sleep(0.005)

    await asyncio.wait_for(play(), TIMEOUT_SECONDS)


async def laid(nodes: tuple[Node, Node], **settings: Any) -> list[Player]:
    """A table of three people at two nodes, and a bot."""
    guests = await spread(nodes, "Ada", "Bruno", "Chiara", bots=1, options={"turn_limit": 30}, **settings)
    return [Player(guest, seat) for guest, seat in zip(guests, await begin(guests), strict=True)]


def check(cluster: Cluster, players: list[Player]) -> None:
    """Check that acknowledged actions are stored. The fold fails if one is stored twice."""
    stored_table = cluster.stored_table(players[0].client.code)
    done = {name for _, name in stored_table.state.receipts}
    for player in players:
        player.look()
        assert player.acknowledged <= done
        assert len(player.acknowledged) > 1
    assert stored_table.state.phase == "finished"
    assert stored_table.by["bot"] > 0


def moves_of_bots(cluster: Cluster) -> int:
    asked = """SELECT count(*) FROM entries WHERE position('"by":"bot"' IN convert_from(body, 'UTF8')) > 0"""
    found: int = cluster.read(asked)[0][0]
    return found


def test_a_killed_nodes_people_go_on_at_the_other(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The first node drives the table when it is killed."""
    with Cluster(tmp_path) as cluster:
        one, two = cluster.nodes(2)

        async def test() -> None:
            players = await laid((one, two))
            await until(players, 12)
            one.process.kill()
            since = Stopwatch()
            for player in (players[0], players[2]):
                await player.seat.until_closed()
                await player.come_to(two)
            back = since()
            bots = moves_of_bots(cluster)
            while moves_of_bots(cluster) == bots:
                for player in players:
                    await player.answer()
                await asyncio.sleep(0.02)
                assert since() < TIMEOUT_SECONDS
            with capsys.disabled():
                print(f"\nnodes: back at the other node after {back:.2f} s, bots go on after {since():.2f} s")
            await until(players, 1000)
            check(cluster, players)

        run(test(), one, two)


@full
def test_a_deal_whose_node_is_killed_fails_in_time_at_the_other(tmp_path: Path) -> None:
    """Ada's share never comes: the node that waited for it is gone, and another one misses it."""
    with Cluster(tmp_path) as cluster:
        one, two = cluster.nodes(2)

        async def test() -> None:
            ada, bruno = await spread((one, two), "Ada", "Bruno")
            seats = [await ada.connect(), await bruno.connect()]
            for seat in seats:
                await seat.settled()
            for guest in (ada, bruno):
                await promise_by_http(guest, guest.name)
            await ada.post(f"/tables/{ada.code}/start")
            lock = await reveal_over(seats[1], 1, "Bruno")
            one.process.kill()
            after = await seats[1].until(
                lambda frame: frame["type"] == "table" and frame["fair"]["attempt"] == 2
            )
            assert (after["phase"], after["game"]) == ("lobby", 0)
            assert [seat["kind"] for seat in after["seats"]] == ["empty", "person"]
            assert after["seats"][1]["host"]
            (failed,) = after["fair"]["failed"]
            assert failed["missing"] == [0]
            assert commitment(bytes.fromhex(failed["secret"])).hex() == lock.commitment

        run(test(), one, two)


@full
@pytest.mark.parametrize("how", ["fast", "immediate", "killed"])
def test_postgresql_goes_and_comes_back(tmp_path: Path, how: Shutdown) -> None:
    with Cluster(tmp_path, stoppable=True) as cluster:
        one, two = cluster.nodes(2, "--database-patience", "3600")

        async def test() -> None:
            players = await laid((one, two))
            await until(players, 12)
            playing = asyncio.create_task(until(players, 1000))
            await asyncio.to_thread(cluster.postgres.stop, how)
            await asyncio.to_thread(cluster.postgres.start)
            await playing
            for player in players:
                assert player.sent_away == [], "nobody had to come again"
            check(cluster, players)

        run(test(), one, two)


@full
def test_redis_goes_and_comes_back(tmp_path: Path) -> None:
    with Cluster(tmp_path) as cluster:
        one, two = cluster.nodes(2)

        async def test() -> None:
            players = await laid((one, two))
            await until(players, 8)
            cluster.redis.kill()
            without = await words(players)
            cluster.redis.start()
            again = await words(players)
            assert without, "they are looked for every second"
            assert again
            await until(players, 1000)
            check(cluster, players)

        run(test(), one, two)
        for node in (one, two):
            assert "Redis does not answer" in node.process.logged()


async def words(players: list[Player]) -> bool:
    """Whether a chat message from one node arrives at the other."""
    text = f"word {len(players[1].seat.of('said'))}"
    await players[0].seat.send({"type": "say", "text": text})
    await players[1].seat.until(lambda frame: frame.get("text") == text)
    return True


async def admitted(guest: Client, known: int) -> Connection:
    """Reconnect until the server lets the person in, as long as it asks to try again."""
    while True:
        line = await guest.connect({"game": 1, "events": known})
        first = await line.until(lambda frame: frame["type"] in ("welcome", "closing"))
        if first["type"] == "welcome":
            return line
        assert first["again"], first


def test_while_postgresql_is_away_nobody_waits_for_ever(tmp_path: Path) -> None:
    """A client gets a refusal after the timeout, and can repeat its action later."""
    with Cluster(tmp_path, stoppable=True) as cluster:
        (one,) = cluster.nodes(1, "--database-patience", "1")

        async def test() -> None:
            guests = await one.server.open_table("Ada", "Bruno", clock=None, first=0)
            seats = await begin(guests)
            cluster.postgres.stop("immediate")
            question = await seats[0].next_question()
            await seats[0].send({"type": "act", "id": "mine", "game": 1, "action": question["legal"][0]})
            asking = asyncio.create_task(guests[1].ask("GET", f"/tables/{guests[1].code}"))
            assert (await seats[0].until_closed())["code"] == "database-away"
            refused = await asking
            assert (refused.status_code, refused.json()["code"]) == (503, "database-away")
            await asyncio.to_thread(cluster.postgres.start)
            again = await admitted(guests[0], len(seats[0].events))
            await again.next_question()
            assert (await again.act(question["legal"][0], name="mine"))["type"] == "accepted"
            assert cluster.stored_table(guests[0].code).by["person"] == 1

        run(test(), one)


@full
def test_acknowledged_moves_survive_every_kill(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The same kill run as with SQLite."""
    with (
        Cluster(tmp_path, stoppable=True) as cluster,
        KillRun(tmp_path, 5, location=SharedDatabase(cluster)) as kill_run,
    ):
        kill_run.until_played()
        while kill_run.figures.kills < KILLS:
            kill_run.kill(("burst", "sent", "coming-back")[kill_run.figures.kills % 3])
        kill_run.finish()
    with capsys.disabled():
        print(f"\nnodes: {kill_run.figures.summary()}")
    assert kill_run.figures.acknowledged > 50
