"""The queue of reviews: equal ones are one job, nobody waits for ever, and who leaves is not worked for."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable
from contextlib import suppress
from random import Random

import msgspec
import pytest

from mascarade.rules import Refused, Setup, published, write_record
from mascarade.server.review import jobs
from mascarade.server.review.jobs import Asker, Review, Reviews
from mascarade.server.review.work import Document, ReviewTask
from mascarade.testing.generators import random_game
from tests.kit.service import run

ADA, BRUNO = Asker("1.1.1.1", "ada"), Asker("2.2.2.2", "bruno")


class Desk:
    """Reviews of an empty record, which are refused as soon as they are worked on, and who was worked for."""

    def __init__(self, reviews: Reviews) -> None:
        self.reviews = reviews
        self.begun: list[str] = []
        self.door = asyncio.Event()
        """While it is closed, no review that has begun is finished."""
        self.door.set()
        self._waiting: list[asyncio.Task[str]] = []

    def review(self, name: str, *, cost: float = 1.0, lasts: bool = False) -> Review:
        async def load() -> ReviewTask:
            self.begun.append(name)
            await self.door.wait()
            return ReviewTask("replay", Document(b""))

        return Review(name, cost, load, lasts)

    async def ask(self, name: str, asker: Asker, *, cost: float = 1.0, lasts: bool = False) -> str:
        """The code with which the review is refused."""
        with pytest.raises(Refused) as refused:
            await self.reviews.ask(self.review(name, cost=cost, lasts=lasts), asker)
        return refused.value.code

    async def begin(self, name: str, asker: Asker, *, cost: float = 1.0) -> asyncio.Task[str]:
        """Let somebody wait for a review."""
        task = asyncio.create_task(self.ask(name, asker, cost=cost))
        await asyncio.sleep(0)
        return task

    async def until(self, come: Callable[[], bool]) -> None:
        while not come():
            await asyncio.sleep(0.001)


def at_desk(test: Callable[[Desk], Awaitable[None]], *, seconds: float = jobs.BUDGET_SECONDS) -> None:
    """Run a test with a queue of its own."""

    async def limited() -> None:
        reviews = Reviews(seconds=seconds)
        try:
            await test(Desk(reviews))
        finally:
            await reviews.stop()

    run(limited())


def is_alive(pid: int) -> bool:
    with suppress(ProcessLookupError):
        os.kill(pid, 0)
        return True
    return False


def test_equal_reviews_are_one_job() -> None:
    async def test(desk: Desk) -> None:
        desk.door.clear()
        asked = [await desk.begin("same", asker) for asker in (ADA, BRUNO, ADA)]
        desk.door.set()
        assert [await each for each in asked] == ["record-empty"] * 3
        assert desk.begun == ["same"]
        assert await desk.ask("same", ADA) == "record-empty"
        assert desk.begun == ["same"] * 2, "nothing is cached that is not worth it"

    at_desk(test)


def test_answers_about_tables_are_cached_and_the_oldest_is_dropped() -> None:
    setup = Setup(scenario=published("first", "base", 4))
    record = write_record(random_game(Random(1), setup).record())

    async def test(desk: Desk) -> None:
        async def answer(name: str) -> None:
            async def load() -> ReviewTask:
                desk.begun.append(name)
                return ReviewTask("replay", Document(record))

            body = await desk.reviews.ask(Review(name, 1.0, load, lasts=True), ADA)
            assert msgspec.json.decode(body)["names"]

        for name in ("one", "one", "two", "one"):
            await answer(name)
        assert desk.begun == ["one", "two"]
        for number in range(jobs.MAX_ANSWERS - 1):
            await answer(f"more {number}")
        desk.begun.clear()
        await answer("one")
        await answer("two")
        assert desk.begun == ["two"]

    at_desk(test)


def test_who_shares_a_job_gets_it_when_their_own_turn_comes() -> None:
    async def test(desk: Desk) -> None:
        desk.door.clear()
        asked = [await desk.begin(name, ADA) for name in "abcde"]
        asked.append(await desk.begin("e", BRUNO))
        desk.door.set()
        assert [await each for each in asked] == ["record-empty"] * 6
        assert desk.begun == ["a", "e", "b", "c", "d"]

    at_desk(test)


def test_a_review_that_takes_too_long_is_refused_and_the_next_one_begins() -> None:
    async def test(desk: Desk) -> None:
        desk.door.clear()
        first, second = await desk.begin("first", ADA), await desk.begin("second", BRUNO)
        assert await first == "review-too-long"
        assert await second == "review-too-long"
        assert desk.begun == ["first", "second"]
        assert desk.reviews.waiting == 0

    at_desk(test, seconds=0.01)


def test_a_review_under_way_is_ended_when_nobody_waits_for_it() -> None:
    async def test(desk: Desk) -> None:
        assert await desk.ask("warm", ADA) == "record-empty"
        (pid,) = desk.reviews.children
        desk.door.clear()
        ada, bruno = await desk.begin("long", ADA), await desk.begin("long", BRUNO)
        queued = await desk.begin("queued", ADA)
        await desk.until(lambda: "long" in desk.begun)
        ada.cancel()
        queued.cancel()
        await desk.until(lambda: desk.reviews.waiting == 1)
        assert desk.reviews.children == (pid,), "somebody still waits"
        bruno.cancel()
        await desk.until(lambda: not desk.reviews.children and not is_alive(pid))
        desk.door.set()
        assert await desk.ask("next", BRUNO) == "record-empty"
        assert desk.begun == ["warm", "long", "next"]

    at_desk(test)


def test_a_process_that_was_killed_is_replaced() -> None:
    async def test(desk: Desk) -> None:
        assert await desk.ask("one", ADA) == "record-empty"
        (pid,) = desk.reviews.children
        os.kill(pid, 9)
        assert await desk.ask("two", ADA) == "record-empty"
        assert desk.reviews.children != (pid,)

    at_desk(test)


def test_reviews_that_wait_when_the_server_stops_are_refused() -> None:
    async def test(desk: Desk) -> None:
        desk.door.clear()
        asked = [await desk.begin(name, ADA) for name in "ab"]
        await desk.until(lambda: desk.begun == ["a"])
        await desk.reviews.stop()
        assert [await each for each in asked] == ["restarting"] * 2

    at_desk(test)
