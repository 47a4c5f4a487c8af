"""The queue of bots' decisions: an address gets its share of the time, however much another one asks."""

from __future__ import annotations

import asyncio

from mascarade.server.botpool.fair_queue import FairQueue


class Worker:
    """Takes jobs, each as long as its number says."""

    def __init__(self) -> None:
        self.time = 0.0
        self.queue: FairQueue[tuple[str, float]] = FairQueue(lambda: self.time)

    def asks(self, name: str, *, seconds: float = 1.0, address: str = "", table: str = "") -> None:
        self.queue.put((name, seconds), address=address, client=table)

    def works(self, jobs: int) -> list[str]:
        return asyncio.run(self._works(jobs))

    async def _works(self, jobs: int) -> list[str]:
        done = []
        for _ in range(jobs):
            name, seconds = await self.queue.get()
            self.time += seconds
            done.append(name)
        return done


def test_jobs_of_one_table_keep_their_order() -> None:
    worker = Worker()
    for name in "abc":
        worker.asks(name)
    assert worker.works(3) == ["a", "b", "c"]


def test_an_address_with_many_tables_delays_another_by_one_decision() -> None:
    worker = Worker()
    for number in range(100):
        worker.asks("mallory", address="6.6.6.6", table=f"t{number}")
    assert worker.works(1) == ["mallory"]
    worker.asks("ada", address="1.1.1.1", table="x")
    assert worker.works(2) == ["ada", "mallory"]
    worker.asks("ada", address="1.1.1.1", table="x")
    assert worker.works(2).count("ada") == 1


def test_time_counts_rather_than_jobs() -> None:
    worker = Worker()
    for _ in range(50):
        worker.asks("mallory", seconds=5.0, address="6.6.6.6", table="t")
        worker.asks("ada", seconds=0.5, address="1.1.1.1", table="x")
    assert worker.works(33).count("ada") == 30


def test_tables_of_one_address_share_its_time() -> None:
    worker = Worker()
    for _ in range(20):
        worker.asks("long", seconds=9.0, address="1.1.1.1", table="a")
    worker.asks("short", address="1.1.1.1", table="b")
    assert worker.works(2) == ["long", "short"]


def test_who_was_silent_saves_up_nothing() -> None:
    worker = Worker()
    for _ in range(30):
        worker.asks("ada", address="1.1.1.1", table="x")
    assert worker.works(10) == ["ada"] * 10
    for _ in range(10):
        worker.asks("mallory", address="6.6.6.6", table="t")
    assert worker.works(6).count("mallory") == 3


def test_what_waits_can_be_taken_out() -> None:
    worker = Worker()
    worker.asks("a", address="1", table="x")
    worker.asks("b", address="2", table="y")
    assert sorted(name for name, _ in worker.queue.drain()) == ["a", "b"]
    worker.asks("c")
    assert worker.works(1) == ["c"]


def test_a_cost_counts_in_place_of_time() -> None:
    worker = Worker()
    for _ in range(50):
        worker.queue.put(("mallory", 0.0), address="6.6.6.6", client="t", cost=10.0)
        worker.queue.put(("ada", 9.0), address="1.1.1.1", client="x", cost=1.0)
    assert worker.works(33).count("ada") == 30


def test_what_nobody_wants_any_more_is_taken_out_and_costs_nothing() -> None:
    worker = Worker()
    jobs = [(name, 1.0) for name in "abcd"]
    for job in jobs:
        worker.queue.put(job, address="1", client=job[0], cost=1.0)
    worker.queue.remove(jobs[0], address="1", client="a")
    worker.queue.remove(jobs[0], address="1", client="a")
    worker.queue.remove(jobs[2], address="2", client="c")
    assert worker.works(1) == ["b"]
    worker.queue.remove(jobs[2], address="1", client="c")
    assert worker.works(1) == ["d"]
