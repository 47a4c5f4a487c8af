"""Statistics of a person: exact, complete when a game ends, private, and deleted with the account."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from msgspec.structs import replace

from mascarade.bots.registry import LESSON
from mascarade.rules import read_record
from mascarade.server.people.accounts import SESSION_MS
from mascarade.server.review.highlights import Bluff, MistakenIdentity, highlights_of
from mascarade.server.review.types import Believed, Claimed, TurnTruth
from mascarade.server.storage import schema
from mascarade.server.storage.tables import append_job, table_by_code, table_entries
from mascarade.server.tables import entries as n
from mascarade.server.tables.index import Listing
from mascarade.server.tables.results import GameResult, PlayerResult, player_results
from tests.kit.client import Client, play_on, start_game
from tests.kit.service import RunningServer, run, running_server, table_state
from tests.kit.virtual_clock import DAY, NOON, VirtualClock

RESULT = GameResult(
    edition="first",
    set=None,
    players=4,
    seat=0,
    dealt=("judge",),
    held=("king",),
    won=True,
    coins=13,
    turns=20,
    reason="thirteen",
)
SHORT: dict[str, Any] = {"options": {"turn_limit": 6}, "clock": None, "window": None}


async def judged(guest: Client) -> dict[str, Any]:
    """A person's statistics, after every game has been analysed."""
    while True:
        told: dict[str, Any] = await guest.get("/me/record")
        if told["judging"] == 0:
            return told
        await asyncio.sleep(0.02)


async def count(server: RunningServer) -> int:
    counting = sa.select(sa.func.count()).select_from(schema.results)
    found: int = await server.service.store.read(lambda c: c.execute(counting).scalar_one())
    return found


def test_each_player_gets_a_result_when_a_game_is_over(tmp_path: Path) -> None:
    async def test() -> None:
        clock = VirtualClock()
        async with running_server(tmp_path / "t.db", clock) as server:
            seats = await start_game(server, "Ada", "Bruno", bots=2, **SHORT)
            ada, bruno = (seat.client for seat in seats)
            nothing = await ada.get("/me/record")
            assert (nothing["all"], nothing["games"]) == ({"games": 0, "won": 0}, [])
            await play_on(*seats)
            record = read_record((await ada.ask("GET", f"/tables/{ada.code}/record")).content)
            truth = (await ada.get(f"/tables/{ada.code}/truth"))["turns"]
            for player, guest in enumerate((ada, bruno)):
                told = await judged(guest)
                [game] = told["games"]
                assert (game["code"], game["game"], game["at"], game["open"]) == (ada.code, 1, NOON, True)
                result = game["result"]
                won = player in record.events[-1].winners  # type: ignore[union-attr]
                seat = truth[-1]["sitting"].index(player)
                assert result == {
                    "edition": "first",
                    "set": record.setup.scenario.id,
                    "players": 4,
                    "seat": player,
                    "dealt": [record.deal.cards[player]],
                    "held": [truth[-1]["cards"][seat]],
                    "won": won,
                    "coins": truth[-1]["coins"][seat],
                    "turns": 6,
                    "reason": "turn-limit",
                }
                assert told["all"] == {"games": 1, "won": int(won)}
                assert told["editions"] == {"first": told["all"]}
                assert told["dealt"] == {result["dealt"][0]: told["all"]}
                assert told["held"] == {result["held"][0]: told["all"]}
            # Lessons don't count.
            over = await table_state(ada)
            assert len(player_results(replace(over, phase="playing"), over)) == 2
            assert player_results(over, over) == ()
            taught = tuple(seat_state and replace(seat_state, bot=LESSON) for seat_state in over.seats)
            assert player_results(replace(over, phase="playing"), replace(over, seats=taught)) == ()
            # A rematch counts as another game, and the first game can still be replayed.
            await ada.post(f"/tables/{ada.code}/rematch")
            assert [game["open"] for game in (await ada.get("/me/record"))["games"]] == [False]
            stranger = await server.new_client("Carla")
            assert (await stranger.get("/me/record"))["all"]["games"] == 0
            assert (await Client(server, "").ask("GET", "/me/record")).status_code == 401
            assert [game["result"]["seat"] for game in (await bruno.get("/me/data"))["results"]] == [1]

    run(test())


def test_a_result_is_stored_with_the_entry_that_ends_the_game_or_neither_is(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            [ada, _] = await server.open_table("Ada", "Bruno")
            store = server.service.store
            kept = await table_by_code(store, ada.code)
            assert kept is not None
            number = len(await table_entries(store, kept.id))
            found_by = Listing(
                phase="finished",
                listed=False,
                wake_at=None,
                members=None,
                earned=(PlayerResult("ada", 1, RESULT),),
            )
            ending = append_job(store, kept.id, number, NOON, [n.Aborted()], found_by)
            await store.write(lambda c: c.execute(sa.text("ALTER TABLE results RENAME TO elsewhere")))
            with pytest.raises(sa.exc.DBAPIError):
                await store.append(ending)
            assert len(await table_entries(store, kept.id)) == number
            await store.write(lambda c: c.execute(sa.text("ALTER TABLE elsewhere RENAME TO results")))
            for _ in range(2):  # the second time as after a lost commit reply
                assert await store.append(ending)
                assert len(await table_entries(store, kept.id)) == number + 1
                assert await count(server) == 1

    run(test())


def test_results_outlive_the_table_and_go_with_the_person(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db", VirtualClock()) as server:
            seats = await start_game(server, "Ada", "Bruno", bots=2, **SHORT)
            ada, bruno = (seat.client for seat in seats)
            await play_on(*seats)
            await bruno.post(f"/tables/{bruno.code}/leave")
            [game] = (await bruno.get("/me/record"))["games"]
            assert (game["code"], game["open"]) == (None, False), "who has left can't come there"
        later = VirtualClock(NOON + 2 * DAY)
        async with running_server(tmp_path / "t.db", later, keep_finished=DAY) as server:
            ada.server = bruno.server = server
            await asyncio.gather(*server.service.retention.tasks.under_way)
            assert await table_by_code(server.service.store, ada.code) is None
            for guest in (ada, bruno):
                told = await judged(guest)
                assert (told["all"]["games"], told["games"][0]["code"]) == (1, None)
            assert (await ada.ask("DELETE", "/me")).status_code == 204
            assert await count(server) == 1
        never = VirtualClock(NOON + SESSION_MS + DAY)
        async with running_server(tmp_path / "t.db", never) as server:
            await asyncio.gather(*server.service.retention.tasks.under_way)
            assert await count(server) == 0, "nobody can be Bruno any more"

    run(test())


# Highlights of a game


def turn(number: int, coins: int, *claims: Claimed, wrong: bool = False) -> TurnTruth:
    believed = (Believed(0, (), wrong, exact=True), Believed(1, (), wrong=False, exact=True))
    return TurnTruth(
        turn=number,
        player=0,
        cards=("king", "queen"),
        sitting=(0, 1),
        coins=(coins, 6),
        out=(),
        believed=believed,
        claims=claims,
    )


LIE = Claimed(player=0, spot=0, character="judge", contest=False, true=False, chance=0.1, honesty="gambled")


@pytest.mark.sqlite
def test_the_best_bluff_brought_most_and_nobody_contested_it() -> None:
    other = replace(LIE, character="bishop", chance=0.3)
    doubted = replace(LIE, player=1, contest=True)
    turns = [
        turn(0, 6),
        turn(1, 8, LIE),
        turn(2, 11, other),
        turn(3, 19, replace(LIE, true=True)),
        turn(4, 29, LIE, doubted),
        turn(5, 39, replace(LIE, chance=0.6)),
        turn(6, 49, replace(LIE, player=1)),
        turn(7, 48, LIE),
    ]
    assert highlights_of(turns, 0).bluff == Bluff(2, "bishop", 3, 0.3)
    assert highlights_of(turns[:2], 0).bluff == Bluff(1, "judge", 2, 0.1)
    assert highlights_of(turns, 0).delusion is None
    assert highlights_of(turns[:1], 0).bluff is None


@pytest.mark.sqlite
def test_the_longest_mistaken_identity_has_its_first_and_last_turn() -> None:
    wrong = [False, True, False, True, True, True, False, True, True, False]
    turns = [turn(number, 6, wrong=mistaken) for number, mistaken in enumerate(wrong)]
    assert highlights_of(turns, 0).delusion == MistakenIdentity(3, 5, 3)
    assert highlights_of(turns[:3], 0).delusion is None, "one turn is nothing"
    assert highlights_of(turns, 1).delusion is None
