"""Reviews: whoever asks for many, or for long ones, or sends rubbish, keeps hardly anybody waiting."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import httpx

from mascarade.server.review.jobs import MAX_PLACES, MAX_RECORD_BYTES, Asker, cost_of
from tests.adversary.test_limits import PROXY, narrow
from tests.kit.client import Client
from tests.kit.service import RunningServer, run
from tests.resilience.hostile.watched_service import attacked_server, no_warnings, refusal
from tests.server.review.test_jobs import Desk, at_desk
from tests.server.review.test_replay import GAMES, document

MALLORY, ADA = "6.6.6.6", "1.1.1.1"
LONG, SHORT = cost_of("truth", 30_000, 13), cost_of("truth", 300, 6)
"""What the longest game of a table costs, and an ordinary one."""


def test_many_long_reviews_of_one_address_delay_another_by_the_one_under_way() -> None:
    async def test(desk: Desk) -> None:
        desk.door.clear()
        asked = [
            await desk.begin(f"m{number}", Asker(MALLORY, f"guest {number}"), cost=LONG)
            for number in range(MAX_PLACES)
        ]
        await desk.until(lambda: desk.begun == ["m0"])
        asked += [await desk.begin(f"a{number}", Asker(ADA, "ada"), cost=SHORT) for number in range(4)]
        desk.door.set()
        await asyncio.gather(*asked)
        assert desk.begun[:6] == ["m0", "a0", "a1", "a2", "a3", "m1"]

    at_desk(test)


def test_an_address_that_goes_on_asking_never_gets_ahead() -> None:
    async def test(desk: Desk) -> None:
        desk.door.clear()
        first = await desk.begin("m", Asker(MALLORY, "mallory"), cost=LONG)
        await desk.until(lambda: desk.begun == ["m"])
        ada = await desk.begin("a", Asker(ADA, "ada"), cost=LONG)
        desk.door.set()
        for number in range(20):
            asked = await desk.begin(f"m{number}", Asker(MALLORY, f"guest {number}"), cost=1.0)
            if number == 0:
                await ada
            await asked
        await first
        assert desk.begun[:2] == ["m", "a"]

    at_desk(test)


def test_a_person_with_many_reviews_delays_another_at_the_same_address_by_the_one_under_way() -> None:
    async def test(desk: Desk) -> None:
        desk.door.clear()
        asked = [await desk.begin(f"m{number}", Asker(MALLORY, "mallory"), cost=LONG) for number in range(4)]
        await desk.until(lambda: desk.begun == ["m0"])
        asked.append(await desk.begin("b", Asker(MALLORY, "bruno"), cost=SHORT))
        desk.door.set()
        await asyncio.gather(*asked)
        assert desk.begun[:3] == ["m0", "b", "m1"]

    at_desk(test)


async def upload(server: RunningServer, address: str, record: bytes) -> httpx.Response:
    """The answer to a record from this address."""
    headers = {"content-type": "application/json", "x-forwarded-for": address}
    return await Client(server).ask("POST", "/replay", content=record, headers=headers)


async def until(come: Callable[[], bool]) -> None:
    while not come():
        await asyncio.sleep(0.001)


def test_records_wait_unread_for_their_turn_and_whoever_leaves_frees_their_place(tmp_path: Path) -> None:
    rubbish = [b"[" * (100_000 + number) for number in range(MAX_PLACES)]
    record = document(GAMES[0])

    async def test() -> None:
        async with attacked_server(narrow(tmp_path, **PROXY)) as server:
            reviews = server.service.reviews
            desk = Desk(reviews)
            desk.door.clear()
            busy = await desk.begin("busy", Asker("9.9.9.9"))
            sent = [asyncio.create_task(upload(server, MALLORY, each)) for each in rubbish]
            await until(lambda: reviews.waiting == 1 + MAX_PLACES)
            assert refusal(await upload(server, MALLORY, record)) == (429, "reviews-busy")
            too_large = b" " * (MAX_RECORD_BYTES + 1)
            assert refusal(await upload(server, MALLORY, too_large)) == (413, "too-large")
            for gone in sent[1:]:
                gone.cancel()
            await until(lambda: reviews.waiting == 2)
            again = asyncio.create_task(upload(server, MALLORY, record))
            ada = asyncio.create_task(upload(server, ADA, record))
            await until(lambda: reviews.waiting == 4)
            desk.door.set()
            assert refusal(await sent[0]) == (400, "record-malformed")
            assert (await again).content == (await ada).content
            assert (await ada).status_code == 200
            await busy
            await until(lambda: reviews.waiting == 0)

    with no_warnings():
        run(test())
