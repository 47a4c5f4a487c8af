"""The bot pool: bots in child processes answer as in this process, and none can harm the server."""

import asyncio
import logging
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from mascarade.bots import Mind, Seat, find_bot
from mascarade.rules import (
    Action,
    AnyEvent,
    Decision,
    Setup,
    State,
    Table,
    advance,
    legal_actions,
    published,
    shuffled,
    start,
    visible,
)
from mascarade.server.botpool import pool as thinkers_module
from mascarade.server.botpool import worker_main
from mascarade.server.botpool.pool import MAX_FAILURES, BotPool, PoolStopped
from mascarade.server.views.bots import BotMemory, BotSeat
from tests.kit.installed_bots import OURS, install
from tests.tiers import full

ENOUGH = 300.0
"""Timeout in seconds, longer than anything takes on a slow machine."""

GUESTS = '''
import itertools, os, subprocess, sys, time
from pathlib import Path

from mascarade.bots import Bot, Mind

NOTES = Path(os.environ["NOTES"])


class _Mind(Mind):
    def __init__(self, seat):
        super().__init__(seat)
        self.seen = 0

    def observe(self, event):
        self.seen += 1

    def choose(self, decision, legal):
        return legal[(self.seen * 7 + decision.number) % len(legal)]


class _Bot(Bot):
    summary = "A guest."
    mind = _Mind

    def sit(self, seat):
        return self.mind(seat)


class CountingBot(_Bot):
    """Notes each time that it sits down."""

    name = "counting"

    def sit(self, seat):
        with open(NOTES / "sat", "a") as notes:
            notes.write("x")
        return _Mind(seat)


class _Noisy(_Mind):
    def choose(self, decision, legal):
        print("the King is mine", flush=True)
        os.write(1, b"\\x00\\x00\\x00\\x02{}")
        os.write(2, b"the Queen is mine")
        assert sys.stdin.read() == ""
        assert subprocess.run(["cat"], stdout=subprocess.PIPE, check=True).stdout == b""
        return super().choose(decision, legal)


class NoisyBot(_Bot):
    name, mind = "noisy", _Noisy


class _Blind(_Mind):
    def observe(self, event):
        raise KeyError(str(event))


class BlindBot(_Bot):
    name, mind = "blind", _Blind


class _Interrupted(_Mind):
    """Needs two processes for its first answer."""

    def choose(self, decision, legal):
        if not (NOTES / "began").exists():
            (NOTES / "began").touch()
            time.sleep(1000)
        return super().choose(decision, legal)


class InterruptedBot(_Bot):
    name, mind = "interrupted", _Interrupted


class _Endless(_Mind):
    """Thinks for ever."""

    def choose(self, decision, legal):
        while True:
            pass


class EndlessBot(_Bot):
    name, mind = "endless", _Endless


class _Gripping(_Mind):
    """Thinks for ever, lets no thread run meanwhile, and has a child of its own."""

    def choose(self, decision, legal):
        helper = subprocess.Popen(["sleep", "1000"])
        (NOTES / "helper").write_text(f"{helper.pid}\\n")
        sum(itertools.repeat(1, 10**15))
        return legal[0]


class GrippingBot(_Bot):
    name, mind = "gripping", _Gripping


class _Once(_Mind):
    """Ends its process the first few times, and notes that it was asked."""

    def choose(self, decision, legal):
        with open(NOTES / "asked", "a") as notes:
            notes.write("x")
        os._exit(0)


class LeavingBot(_Bot):
    name, mind = "leaving", _Once
'''
GUEST_BOTS = {
    name: f"guests:{name.capitalize()}Bot"
    for name in ("counting", "noisy", "blind", "interrupted", "endless", "gripping", "leaving")
}


@pytest.fixture(autouse=True)
def _patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep a slow start of a process from counting as a late answer."""
    monkeypatch.setattr(thinkers_module, "LOADING_SECONDS", ENOUGH)


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    """An environment with the test bots of this module and of the arena, without compilation."""
    folder = install(tmp_path / "bots")
    source = tmp_path / "guests.py"
    source.write_text(GUESTS)
    install(folder, source, GUEST_BOTS)
    found = os.pathsep.join([str(folder), *sys.path])
    return {"PYTHONPATH": found, "NOTES": str(tmp_path), "NUMBA_DISABLE_JIT": "1"}


class Course:
    """A game of random answers as one player saw it, with the decisions of that player."""

    def __init__(self, *, players: int, player: int = 0, seed: int = 1, decisions: int = 150) -> None:
        self.setup = Setup(scenario=published("first", "base", players))
        self.player = player
        self.events: list[AnyEvent] = []
        self.asked: list[tuple[int, Decision, tuple[Action, ...]]] = []
        """The number of events seen before the decision, the decision, and the legal answers."""
        self.tables: list[Table] = []
        """By event: the table after the action that caused it."""
        chance = Random(seed)
        state, events = start(self.setup, shuffled(self.setup.scenario, chance.shuffle))
        self._see(state, events)
        for _ in range(decisions):
            if (decision := state.decision) is None:
                break
            legal = legal_actions(state)
            if decision.player == player and len(legal) > 1:
                self.asked.append((len(self.events), decision, legal))
            state, events = advance(state, chance.choice(legal))
            self._see(state, events)

    def _see(self, state: State, events: Sequence[AnyEvent]) -> None:
        self.events += [visible(event, self.player, state.table.out) for event in events]
        self.tables += [state.table] * len(events)

    def last_of_its_move(self, index: int) -> bool:
        return self.tables[index] is not self.tables[index + 1]

    def chair(self, bot: str, key: str = "t/1/0") -> BotSeat:
        return BotSeat(key=key, bot=bot, seat=self.seat())

    def seat(self) -> Seat:
        return Seat(setup=self.setup, player=self.player, seed=2**100 + 7)

    def mind(self, bot: str) -> Mind:
        return find_bot(bot).sit(self.seat())

    def answers_here(self, bot: str) -> list[Action]:
        """The answers of a mind in this process."""
        mind, seen, answers = self.mind(bot), 0, []
        for count, decision, legal in self.asked:
            for event in self.events[seen:count]:
                mind.observe(event)
            seen = count
            answers.append(mind.choose(decision, legal))
        return answers

    async def ask(self, thinkers: BotPool, bot_seat: BotSeat, number: int = 0) -> Action:
        count, decision, legal = self.asked[number]
        return await thinkers.choose(bot_seat, BotMemory(events=self.events[:count]), decision, legal)

    async def ask_all(self, thinkers: BotPool, bot_seat: BotSeat) -> list[Action]:
        return [await self.ask(thinkers, bot_seat, number) for number in range(len(self.asked))]

    def guest_answers(self) -> list[Action]:
        """The answers of the bots in GUESTS, if they answer."""
        return [legal[(count * 7 + asked.number) % len(legal)] for count, asked, legal in self.asked]


BOTS = ("random", "novice", "regular")
SMALL = Course(players=4, decisions=120)


@asynccontextmanager
async def working(
    environment: dict[str, str] | None = None, *, patience: float = ENOUGH
) -> AsyncIterator[BotPool]:
    """A running bot pool. Fails if a child process is left afterwards."""
    thinkers = BotPool(patience=patience, environment=environment)
    await thinkers.start()
    try:
        yield thinkers
    finally:
        children = thinkers.children
        await thinkers.stop()
        assert thinkers.children == ()
        assert not any(alive(child) for child in children)


def run(test: Callable[[], Coroutine[Any, Any, None]]) -> None:
    async def in_time() -> None:
        async with asyncio.timeout(2 * ENOUGH):
            await test()

    asyncio.run(in_time())


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(ENOUGH):
        while not condition():
            await asyncio.sleep(0.005)


def alive(process: int) -> bool:
    """Whether the process runs; a zombie does not."""
    told = subprocess.run(
        ["ps", "-o", "stat=", "-p", str(process)], capture_output=True, text=True, check=False
    )
    return told.stdout.strip()[:1] not in {"", "Z"}


@pytest.mark.parametrize("players", [pytest.param(2, marks=full), 5, pytest.param(13, marks=full)])
def test_a_mind_answers_as_it_would_here(players: int) -> None:
    course = Course(players=players, player=1, seed=players)

    async def test() -> None:
        async with working() as thinkers:
            for bot in BOTS:
                answers = await course.ask_all(thinkers, course.chair(bot, key=bot))
                assert answers == course.answers_here(bot)

    run(test)


def test_an_address_with_many_tables_does_not_make_others_wait() -> None:
    async def test() -> None:
        async with working({"NUMBA_DISABLE_JIT": "1"}) as thinkers:
            answered: list[str] = []

            async def ask(address: str, table: str) -> None:
                count, decision, legal = SMALL.asked[0]
                memory = BotMemory(events=SMALL.events[:count])
                seat = SMALL.chair("novice", key=table)
                await thinkers.choose(seat, memory, decision, legal, table=table, address=address)
                answered.append(address)

            async with asyncio.TaskGroup() as asking:
                for number in range(50):
                    asking.create_task(ask("6.6.6.6", f"t{number}"))
                asking.create_task(ask("1.1.1.1", "x"))
            assert answered[1] == "1.1.1.1"

    run(test)


def test_a_mind_answers_the_same_without_compiled_code() -> None:
    course = Course(players=13, player=1, decisions=200)

    async def test() -> None:
        async with working({"NUMBA_DISABLE_JIT": "1"}) as thinkers:
            for bot in BOTS:
                answers = await course.ask_all(thinkers, course.chair(bot, key=bot))
                assert answers == course.answers_here(bot)
            assert not thinkers.is_warm

    run(test)


def test_a_compiled_child_takes_over_and_goes_on_the_same() -> None:
    course = Course(players=6, decisions=200)
    here = course.answers_here("regular")
    bot_seat = course.chair("regular")

    async def test() -> None:
        async with working() as thinkers:
            first = [await course.ask(thinkers, bot_seat, number) for number in range(3)]
            await until(lambda: thinkers.is_warm and len(thinkers.children) == 1)
            rest = [await course.ask(thinkers, bot_seat, number) for number in range(3, len(here))]
            assert first + rest == here

    run(test)


def test_where_nothing_can_be_compiled_minds_go_on_without(
    environment: dict[str, str], tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    program = "import os\nif os.environ.get('NUMBA_DISABLE_JIT') == '0':\n    os._exit(1)\n"
    (tmp_path / "bots" / "sitecustomize.py").write_text(program)

    async def test() -> None:
        async with working({**environment, "NUMBA_DISABLE_JIT": "0"}) as thinkers:
            answers = []
            while not caplog.records:
                answers = await SMALL.ask_all(thinkers, SMALL.chair("novice"))
            assert answers == SMALL.answers_here("novice")
            assert not thinkers.is_warm
            await until(lambda: len(thinkers.children) == 1)

    run(test)
    said = [record.getMessage() for record in caplog.records]
    assert said == ["The bots could not be compiled: they go on uncompiled and slowly."]


def test_a_mind_begins_where_memory_begins() -> None:
    course = Course(players=6, decisions=200)
    count, decision, legal = course.asked[-1]
    begin = next(index for index in range(count // 2, count) if course.last_of_its_move(index))
    table, since = course.tables[begin], course.events[begin + 1 : count]

    def answer_here(bot: str) -> Action:
        mind = course.mind(bot)
        mind.resume(table)
        for event in since:
            mind.observe(event)
        return mind.choose(decision, legal)

    async def test() -> None:
        async with working() as thinkers:
            memory = BotMemory(events=since, table=table)
            for bot in BOTS:
                bot_seat = course.chair(bot, key=bot)
                chosen = [await thinkers.choose(bot_seat, memory, decision, legal) for _ in range(2)]
                assert chosen == [answer_here(bot)] * 2

    run(test)


def test_many_tables_at_once() -> None:
    courses = [Course(players=4, seed=seed, decisions=60) for seed in range(8)]

    async def test() -> None:
        async with working() as thinkers:
            games = (
                course.ask_all(thinkers, course.chair("novice", key=f"t{number}"))
                for number, course in enumerate(courses)
            )
            assert await asyncio.gather(*games) == [course.answers_here("novice") for course in courses]

    run(test)


@full
def test_after_a_restart_the_minds_are_the_same() -> None:
    here = SMALL.answers_here("regular")
    half = len(here) // 2

    async def test() -> None:
        async with working() as before:
            first = [await SMALL.ask(before, SMALL.chair("regular"), number) for number in range(half)]
        async with working() as after:
            rest = [
                await SMALL.ask(after, SMALL.chair("regular"), number) for number in range(half, len(here))
            ]
        assert first + rest == here

    run(test)


@pytest.mark.parametrize(
    ("bot", "failure"),
    [
        ("raising", "raised an error"),
        ("illegal", "gave an illegal answer"),
        pytest.param("silent", "gave an illegal answer", marks=full),
        ("killing", "ended its process"),
        ("mindless", "could not be started"),
        pytest.param("missing", "could not be started", marks=full),
        pytest.param("nobot", "could not be started", marks=full),
        pytest.param("unheard-of", "could not be started", marks=full),
    ],
)
def test_the_first_legal_action_for_a_mind_that_fails(
    bot: str, failure: str, environment: dict[str, str], caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        async with working(environment) as thinkers:
            bot_seat = SMALL.chair(bot)
            for number in (0, 1):
                assert await SMALL.ask(thinkers, bot_seat, number) == SMALL.asked[number][2][0]

    with caplog.at_level(logging.DEBUG, logger="mascarade"):
        run(test)
    said = f"The bot {bot} {failure}; the first legal action is taken for it."
    assert [record.getMessage() for record in caplog.records] == [said]
    assert all(record.exc_info is None for record in caplog.records)


def test_a_mind_that_raises_while_it_watches_may_still_answer(
    environment: dict[str, str], caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        async with working(environment) as thinkers:
            _, decision, legal = SMALL.asked[0]
            assert await SMALL.ask(thinkers, SMALL.chair("blind")) == legal[decision.number % len(legal)]

    run(test)
    assert [record.getMessage()[:28] for record in caplog.records] == ["The bot blind raised an erro"]


def test_a_mind_that_can_not_begin_where_memory_begins(
    environment: dict[str, str], caplog: pytest.LogCaptureFixture
) -> None:
    count, decision, legal = SMALL.asked[1]

    async def test() -> None:
        async with working(environment) as thinkers:
            memory = BotMemory(events=(), table=SMALL.tables[count - 1])
            assert await thinkers.choose(SMALL.chair("counting"), memory, decision, legal) == legal[0]

    run(test)
    assert ["could not resume where memory begins" in record.getMessage() for record in caplog.records] == [
        True
    ]


def test_a_bot_that_prints_and_reads_disturbs_nothing(
    environment: dict[str, str], capfd: pytest.CaptureFixture[str]
) -> None:
    async def test() -> None:
        async with working(environment) as thinkers:
            assert await SMALL.ask_all(thinkers, SMALL.chair("noisy")) == SMALL.guest_answers()

    run(test)
    assert capfd.readouterr() == ("", "")


def test_a_mind_that_takes_too_long(environment: dict[str, str], caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        async with working(environment, patience=0.3) as thinkers:
            assert await SMALL.ask(thinkers, SMALL.chair("endless")) == SMALL.asked[0][2][0]

    run(test)
    assert ["took too long" in record.getMessage() for record in caplog.records] == [True]


def test_a_stuck_bot_keeps_nobody_waiting(environment: dict[str, str]) -> None:
    async def test() -> None:
        async with working(environment, patience=1000) as thinkers:
            stuck = asyncio.create_task(SMALL.ask(thinkers, SMALL.chair("endless", "stuck")))
            for bot in ("regular", "random"):
                here = SMALL.answers_here(bot)
                assert await SMALL.ask_all(thinkers, SMALL.chair(bot, bot)) == here
            assert await SMALL.ask_all(thinkers, SMALL.chair("noisy", "noisy")) == SMALL.guest_answers()
            assert not stuck.done()
            await thinkers.stop()
            with pytest.raises(PoolStopped):
                await stuck

    run(test)


def test_others_of_the_same_bot_are_answered_after_a_failure(environment: dict[str, str]) -> None:
    async def test() -> None:
        async with working(environment, patience=0.3) as thinkers:
            chairs = [SMALL.chair("endless", key=f"t{number}") for number in range(3)]
            answers = await asyncio.gather(*(SMALL.ask(thinkers, bot_seat) for bot_seat in chairs))
            assert answers == [SMALL.asked[0][2][0]] * 3

    run(test)


def test_a_mind_that_keeps_ending_its_process_is_not_asked_again(
    environment: dict[str, str], tmp_path: Path
) -> None:
    async def test() -> None:
        async with working(environment) as thinkers:
            for number in range(MAX_FAILURES + 2):
                assert await SMALL.ask(thinkers, SMALL.chair("leaving"), number) == SMALL.asked[number][2][0]

    run(test)
    assert (tmp_path / "asked").read_text() == "xx" * MAX_FAILURES


def test_a_child_killed_in_the_middle(environment: dict[str, str], tmp_path: Path) -> None:
    async def test() -> None:
        async with working(environment) as thinkers:
            ours = set(thinkers.children)
            asked = asyncio.create_task(SMALL.ask(thinkers, SMALL.chair("interrupted"), 3))
            waiting = asyncio.create_task(SMALL.ask(thinkers, SMALL.chair("interrupted", "other"), 4))
            await until((tmp_path / "began").exists)
            for child in set(thinkers.children) - ours:
                os.kill(child, signal.SIGKILL)
            assert [await asked, await waiting] == SMALL.guest_answers()[3:5]

    run(test)


def test_a_child_killed_between_two_decisions() -> None:
    async def test() -> None:
        async with working({"NUMBA_DISABLE_JIT": "1"}) as thinkers:  # else a compiled process may take over
            answers = []
            for number in range(len(SMALL.asked)):
                answers.append(await SMALL.ask(thinkers, SMALL.chair("novice"), number))
                if number % 5 == 0:
                    for child in thinkers.children:
                        os.kill(child, signal.SIGKILL)
            assert answers == SMALL.answers_here("novice")

    run(test)


def test_a_mind_that_is_there_is_not_built_again(environment: dict[str, str], tmp_path: Path) -> None:
    bot_seat = SMALL.chair("counting")

    async def test() -> None:
        async with working(environment) as thinkers:
            assert await SMALL.ask_all(thinkers, bot_seat) == SMALL.guest_answers()
            assert (tmp_path / "sat").read_text() == "x"
            thinkers.forget(bot_seat.key)
            assert await SMALL.ask(thinkers, bot_seat, 5) == SMALL.guest_answers()[5]
            assert (tmp_path / "sat").read_text() == "xx"

    run(test)


def test_a_mind_is_built_again_when_the_story_changes(environment: dict[str, str], tmp_path: Path) -> None:
    bot_seat = SMALL.chair("counting")
    other = Course(players=4, seed=2)

    async def test() -> None:
        async with working(environment) as thinkers:
            for number in (5, 3):
                assert await SMALL.ask(thinkers, bot_seat, number) == SMALL.guest_answers()[number]
            assert await other.ask(thinkers, bot_seat, 6) == other.guest_answers()[6]
            assert (tmp_path / "sat").read_text() == "xxx"

    run(test)


def test_a_mind_that_the_child_let_go_is_sent_all_it_saw_again(
    environment: dict[str, str], tmp_path: Path
) -> None:
    bot_seat = SMALL.chair("counting")

    async def test() -> None:
        async with working(environment) as thinkers:
            await SMALL.ask(thinkers, bot_seat, 0)
            child = thinkers._third_party["counting"]._child
            assert child is not None
            child.send(msgspec.json.encode(worker_main.Forget(bot_seat.key)))
            assert await SMALL.ask(thinkers, bot_seat, 5) == SMALL.guest_answers()[5]
            assert (tmp_path / "sat").read_text() == "xx"

    run(test)


def ask_head(head: worker_main.MindCache, key: str, *, anew: bool) -> worker_main.WorkerAnswer:
    count, decision, legal = SMALL.asked[0]
    sitting = worker_main.BotSpec("random", SMALL.seat()) if anew else None
    events = SMALL.events[:count] if anew else ()
    return head.answer(
        worker_main.Ask(key=key, spec=sitting, table=None, events=events, decision=decision, legal=legal)
    )


def test_a_mind_cache_is_limited_in_number(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker_main, "MAX_MINDS", 2)
    head = worker_main.MindCache()
    assert [ask_head(head, key, anew=True).lost for key in "abac"] == [False] * 4
    assert [ask_head(head, key, anew=False).lost for key in "abc"] == [False, True, False]


def test_a_mind_cache_is_limited_in_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker_main, "_resident_bytes", lambda: worker_main.MAX_RESIDENT_BYTES + 1)
    head = worker_main.MindCache()
    keys = [str(number) for number in range(16)]
    assert not any(ask_head(head, key, anew=True).lost for key in keys)
    assert [key for key in keys if ask_head(head, key, anew=False).lost] == keys[:4]


def test_nothing_is_chosen_before_the_start_or_after_the_end() -> None:
    async def test() -> None:
        thinkers = BotPool()
        with pytest.raises(PoolStopped):
            await SMALL.ask(thinkers, SMALL.chair("random"))
        await thinkers.start()
        await thinkers.stop()
        with pytest.raises(PoolStopped):
            await SMALL.ask(thinkers, SMALL.chair("random"))
        assert thinkers.children == ()

    run(test)


def test_a_cancelled_wait_disturbs_nobody() -> None:
    async def test() -> None:
        async with working() as thinkers:
            asked = asyncio.create_task(SMALL.ask(thinkers, SMALL.chair("novice"), 7))
            await asyncio.sleep(0)
            asked.cancel()
            assert await SMALL.ask_all(thinkers, SMALL.chair("novice")) == SMALL.answers_here("novice")

    run(test)


def test_children_are_not_interrupted_from_the_keyboard() -> None:
    async def test() -> None:
        async with working() as thinkers:
            await until(lambda: thinkers.is_warm and len(thinkers.children) == 1)
            before = thinkers.children
            os.kill(before[0], signal.SIGINT)
            await SMALL.ask(thinkers, SMALL.chair("regular"))
            assert thinkers.children == before

    run(test)


def test_stopping_ends_what_bots_started(environment: dict[str, str], tmp_path: Path) -> None:
    helper = tmp_path / "helper"

    async def test() -> None:
        async with working(environment) as thinkers:
            asked = asyncio.create_task(SMALL.ask(thinkers, SMALL.chair("gripping")))
            await until(lambda: helper.exists() and helper.read_text().endswith("\n"))
            await thinkers.stop()
            with pytest.raises(PoolStopped):
                await asked
            await until(lambda: not alive(int(helper.read_text())))

    run(test)


PARENT = """
import asyncio, sys
from mascarade.server.botpool.pool import BotPool
from tests.server.botpool.test_pool import SMALL

async def main(bot):
    thinkers = BotPool(patience=1000)
    await thinkers.start()
    await SMALL.ask(thinkers, SMALL.chair("random"))
    asked = asyncio.create_task(SMALL.ask(thinkers, SMALL.chair(bot, "x")))
    while len(thinkers.children) < 2:
        await asyncio.sleep(0.01)
    await SMALL.ask(thinkers, SMALL.chair("random"))
    print(*thinkers.children, flush=True)
    await asked

asyncio.run(main(sys.argv[1]))
"""


@pytest.mark.parametrize(
    "bot",
    [
        pytest.param("endless", marks=full),
        pytest.param("gripping", marks=pytest.mark.skipif(sys.platform != "linux", reason="Linux ends it")),
    ],
)
def test_a_killed_parent_leaves_no_children(bot: str, environment: dict[str, str], tmp_path: Path) -> None:
    command = [sys.executable, "-c", PARENT, bot]
    where = Path(__file__).parents[3]
    with subprocess.Popen(
        command, env={**os.environ, **environment}, cwd=where, stdout=subprocess.PIPE, text=True
    ) as parent:
        assert parent.stdout is not None
        try:
            children = [int(child) for child in parent.stdout.readline().split()]
            deadline = time.monotonic() + ENOUGH
            while bot == "gripping" and not (tmp_path / "helper").exists():
                assert time.monotonic() < deadline
                time.sleep(0.01)
        finally:
            parent.kill()
    assert len(children) >= 2
    while any(alive(child) for child in children):
        assert time.monotonic() < deadline, "a child outlives its parent"
        time.sleep(0.01)


def test_the_bots_of_these_tests_are_all_installed(environment: dict[str, str]) -> None:
    program = "from mascarade.bots import bot_names; print(*bot_names())"
    told = subprocess.run(
        [sys.executable, "-P", "-c", program],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    assert set(told.stdout.split()) >= {*GUEST_BOTS, *OURS, "random", "novice", "regular"}
