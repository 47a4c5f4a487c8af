"""Twin services: the same table at two services that differ only in what one viewer can't know.

Both have the same time and the same random bytes. Everything sent to the viewer stays equal byte for byte,
except heads of the hash chain, and so does every log. The moves are in `service_match`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Literal, TypeVar

from msgspec.structs import replace

from mascarade.rules import (
    SPECTATOR,
    Action,
    AnyEvent,
    Player,
    Refused,
    State,
    Viewer,
    legal_actions,
)
from mascarade.rules import actions as a
from mascarade.rules import events as e
from mascarade.server.runtime.session import TableSession
from mascarade.server.service import Service
from mascarade.server.tables import moves
from mascarade.server.tables.fold import evolve_all
from mascarade.server.tables.settings import ContestMode, MemoryMode
from mascarade.server.tables.state import GameState
from mascarade.testing.generators import NAMES, any_action, mutations
from tests.kit.in_process import Answer, LogCapture, Wire, World, capture_log
from tests.secrecy.commitments import covered, headless, opening, stale
from tests.secrecy.oracle import learns

T = TypeVar("T")
Who = Literal["player", "eliminated", "spectator", "outsider", "device", "sybils"]
"""`sybils` are guests of one person, who take over a seat from each other and then watch, and a spectator."""
What = Literal["frames", "answer", "log", "bot", "head", "nonce", "secret", "metrics"]
WATCHER, OUTSIDER = "Watcher", "Outsider"
DEVICE: dict[str, object] = {"device": "open"}
STATIC = (
    "/messages.json",
    "/known",
    "/atlas/first/base/6",
    "/me",
    "/session",
    "/tables/QQQQQQ",
    "/tables/QQQQQQ/invitation",
    "/tables/nothing",
    "/nowhere",
    "/tables",
    "/me/data",
    "/me/devices",
    "/me/record",
    "/me/scenarios",
    "/scenarios/study/nothing",
)


def counted(service: Service) -> list[str]:
    """Metrics about tables, without timings and without those of the process."""
    lines = service.metrics.text().decode().splitlines()
    timed = ("_created", "mascarade_commit_seconds")
    return [line for line in lines if line.startswith("mascarade_") and not any(x in line for x in timed)]


class Leak(AssertionError):
    """The viewer or the log got something that the rules don't give them."""

    def __init__(self, what: What, who: Who, first: object, second: object) -> None:
        self.what = what
        super().__init__(f"{what}: the {who} can tell\n  {first!r}\nfrom\n  {second!r}")


class Tally:
    """How much was compared."""

    def __init__(self) -> None:
        self.steps = self.differing = self.frames = self.answers = self.refusals = self.lines = 0
        self.games: Counter[Who] = Counter()
        self.by_kind: Counter[Who] = Counter()
        """Steps compared while the worlds differed, by kind of viewer."""
        self.openly = 0
        """Announcements over the open connection of a shared device."""
        self.cards_differing = self.held_differing = self.graves_differing = self.numbers_differing = 0
        self.unseen: Counter[type[Action]] = Counter()

    def __repr__(self) -> str:
        kinds = ", ".join(f"{count} by a {kind}" for kind, count in sorted(self.by_kind.items()))
        return (
            f"{sum(self.games.values())} games, {self.steps} steps, {self.differing} while worlds differed "
            f"({kinds}; {self.cards_differing} in cards, {self.held_differing} in held answers, "
            f"{self.graves_differing} in the cemetery, {self.numbers_differing} in a hidden number), "
            f"{self.frames} frames, {self.answers} answers, {self.refusals} refusals, {self.lines} lines"
        )


class Twins:
    """Two services with the same people."""

    def __init__(
        self, chance: Random, first: World, second: World, log_capture: LogCapture, tally: Tally
    ) -> None:
        self.chance, self.tally, self._log = chance, tally, log_capture
        self.first, self.second = first, second

    async def both(self, do: Callable[[World], Awaitable[T]]) -> tuple[T, T]:
        """Do something in each world in turn, so that each has its own log."""
        found = []
        for world in (self.first, self.second):
            self._log.into = world.logs
            found.append(await do(world))
        return found[0], found[1]

    async def pass_time(self, ms: int) -> None:
        """Advance both clocks equally."""
        when = self.first.clock.now() + ms
        await self.both(lambda world: world.until(when))


@asynccontextmanager
async def twins(chance: Random, folder: Path, tally: Tally) -> AsyncIterator[Twins]:
    """Two services with the same random bytes and the same time, and a log for each."""
    seed = str(chance.random())
    worlds = World(folder / "first.db", seed), World(folder / "second.db", seed)
    with capture_log() as log_capture:
        pair = Twins(chance, *worlds, log_capture, tally)
        await pair.both(World.start)
        try:
            yield pair
        finally:
            await pair.both(World.stop)


def first_told(
    first: tuple[AnyEvent, ...], second: tuple[AnyEvent, ...], viewer: Viewer, out: tuple[Player, ...]
) -> bool:
    """Whether the events legitimately reveal a difference to the viewer."""
    for one, two in zip(first, second, strict=False):
        if type(one) is not type(two):
            return False
        mine, other = learns(one, viewer, out), learns(two, viewer, out)
        if mine.frame == other.frame and mine.news != other.news:
            return True
        if isinstance(one, e.Ended):
            return True
        if isinstance(one, e.Eliminated):
            out = (*out, one.player)
    return False


class Watched:
    """A table at both services, and the viewer who must not be able to tell them apart."""

    def __init__(
        self, pair: Twins, who: Who, *, contest: ContestMode, memory: MemoryMode, bots: int = 0
    ) -> None:
        self.pair, self.chance, self.tally, self.who = pair, pair.chance, pair.tally, who
        self.contest, self.memory, self.bots = contest, memory, bots
        self.viewer: Viewer = SPECTATOR
        self.code = ""
        self.sessions: tuple[TableSession, TableSession]
        self.wires: tuple[Wire, Wire] | None = None
        """The viewer's connection in each world."""
        self.others: list[tuple[Wire, Wire]] = []
        """The connections in each world of those who share what they see with the viewer."""
        self.sybils = 0
        """How many guests have taken over the seat."""
        self.over = False
        """Whether the viewer has legitimately learnt a difference, or the game has ended."""
        self._named = 0

    # Two worlds

    @property
    def plays(self) -> tuple[GameState, GameState]:
        """The game in each world."""
        first, second = (live.state.play for live in self.sessions)
        assert first is not None
        assert second is not None
        return first, second

    @property
    def states(self) -> tuple[State, State]:
        """The state of the game in each world."""
        first, second = self.plays
        return first.state, second.state

    # Comparison

    def _equal(self, what: What, first: object, second: object) -> None:
        if first != second:
            raise Leak(what, self.who, first, second)

    def _count(self) -> None:
        tally = self.tally
        tally.steps += 1
        if self.sessions[0].state.play is None:
            return
        one, two = (state.secrets for state in self.states)
        held = self.sessions[0].early.pending != self.sessions[1].early.pending
        tally.held_differing += held
        tally.cards_differing += one.cards != two.cards
        tally.graves_differing += one.cemetery != two.cemetery
        tally.numbers_differing += replace(one, cards=(), cemetery=()) != replace(two, cards=(), cemetery=())
        if held or one != two:
            tally.differing += 1
            tally.by_kind[self.who] += 1

    async def compare(self) -> None:
        """Compare everything sent to the viewer, the responses they get now, and the logs."""
        if self.who == "sybils" and not self.sybils:  # nobody has come yet
            return
        self._count()
        if any(stale(live.state) for live in self.sessions):
            raise Leak("nonce", self.who, "an action", "another")
        self._equal("bot", self.pair.first.bots.asked, self.pair.second.bots.asked)
        await self._compare_frames()
        await self._probe()
        await self._compare_frames()
        self._equal("log", self.pair.first.logs, self.pair.second.logs)
        self._equal("metrics", *(counted(world.service) for world in (self.pair.first, self.pair.second)))

    async def _compare_frames(self) -> None:
        if self.wires is None:
            return
        for pair in (self.wires, *self.others):
            for wire in pair:
                if not wire.task.done():
                    await wire.settled()
            self.tally.frames += self._equal_frames(*pair)

    def _equal_frames(self, *wires: Wire) -> int:
        """Compare new frames of both connections; how many there were."""
        first, second = (wire.fresh() for wire in wires)
        for frame in (*first, *second):
            if headless(frame):
                raise Leak("head", self.who, frame, "one that tells as much as any other")
        self._keep_shut(first, second)
        self._equal("frames", [*map(covered, first)], [*map(covered, second)])
        return len(first)

    def _keep_shut(self, *told: list[bytes]) -> None:
        """Check that no secret of a commitment is sent before the end."""
        for live, frames in zip(self.sessions, told, strict=True):
            for secret in opening(live.state):
                if any(secret in frame for frame in frames):
                    raise Leak("secret", self.who, secret, "nothing")

    @property
    def _name(self) -> str:
        match self.who:
            case "spectator" | "device":
                return WATCHER
            case "outsider":
                return OUTSIDER
            case "sybils":
                return f"Sybil {self.sybils}"
            case _:
                return NAMES[int(self.viewer)]

    async def _asks(self, method: str, path: str, body: object = None) -> None:
        async def ask(world: World) -> Answer:
            answer = await world.ask(world.tokens[self._name], method, path, body)
            await world.settle()
            return answer

        first, second = await self.pair.both(ask)
        self.tally.answers += 1
        self._equal("answer", (path, first), (path, second))
        self._keep_shut([first.body], [second.body])

    async def _probe(self) -> None:
        """Send every kind of request, some of them each time."""
        table = f"/tables/{self.code}"
        if not self.tally.answers:
            for path in STATIC:
                await self._asks("GET", path)
        await self._asks(
            "GET", self.chance.choice((table, table, "/tables", "/me/tables", "/me/record", "/me/scenarios"))
        )
        if self.chance.random() < 0.1:
            await self._asks("GET", f"{table}/invitation")
        if self.chance.random() < 0.1:
            draft = {"edition": "first", "cards": ["judge", "king"]}
            await self._asks("POST", "/scenarios/check", draft)
            await self._asks("POST", "/scenarios/study", draft)
            await self._asks("POST", "/me/scenarios", {"name": "Ours", "draft": draft})
            for colour in ("ink", "none"):
                face = {"face": {"mask": "cat", "colour": colour}}
                await self._asks("PUT", "/me/face", face)
                await self._asks("POST", "/people/kept", {"name": "Anna", **face})
            await self._asks("GET", "/me")
            await self._asks("POST", "/me/devices")
            await self._asks("GET", "/me/devices")
            await self._asks("DELETE", "/me/devices/0123456789abcdef")
        if self.sessions[0].state.is_game_on:
            game = self.chance.choice(("", "&game=1", "&game=2"))
            for over in ("record?", "truth?", "replay?", "replay/thoughts?eyes=public"):
                await self._asks("GET", f"{table}/{over}{game}")
        if self.sessions[0].state.phase != "playing":
            return
        if self.who in ("outsider", "spectator"):
            await self._asks("POST", f"{table}/join", {"seat": self.chance.choice((None, 0, 1))})
        else:
            slips: tuple[tuple[str, dict[str, object]], ...] = (
                ("join", {}),
                ("seat", {"seat": 0}),
                ("rematch", {}),
                ("start", {}),
                ("bots", {}),
                ("promise", {"promise": "1" * 64}),
            )
            path, body = self.chance.choice(slips)
            await self._asks("POST", f"{table}/{path}", body)
        if self.who == "outsider" or self.chance.random() < 0.15:
            await self._come_again()
        if self.who != "outsider":
            await self._try_wrong()

    async def _try_wrong(self) -> None:
        """The same wrong, late, early or foreign action gets the same refusal."""
        assert self.wires is not None
        live, state = self.sessions[0], self.states[0]
        if state.decision is None:
            return
        base = self.chance.choice(legal_actions(state))
        me = 0 if self.viewer == SPECTATOR else self.viewer
        tried = [any_action(self.chance, state), replace(base, player=me), base, a.Peek(me, 0)]
        tried += [replace(any_action(self.chance, state), player=me)]
        tried += [self.chance.choice(tuple(mutations(self.chance, state, replace(base, player=me))))]
        for action in tried:
            if self._refused(live, action):
                self._named += 1
                game = self.chance.choice((1, 1, 1, 0, 2))
                message = {"type": "act", "id": f"v{self._named}", "game": game, "action": action}
                for wire in self.wires:
                    wire.say(message)
                self.tally.refusals += 1
        other: tuple[dict[str, object], ...] = (
            {"type": "hello"},
            {"type": "reveal", "seat": me, "lock": "0" * 64, "share": "1" * 64},
            {"type": "back"},
            {"type": "ready", "game": 1},
            {"type": "say", "text": "Hm."},
            {"type": "look", "spot": 1},
        )
        said = self.chance.choice(other)
        for wire in self.wires:
            wire.say(said)

    def _refused(self, live: TableSession, action: Action) -> bool:
        if self.who == "device" and isinstance(action, a.Announce | a.Contest | a.Pass):
            speaker = action.player  # what people around a device say aloud
            if speaker not in range(len(live.state.seats)):
                return True
        elif self.viewer == SPECTATOR:
            return True
        else:
            speaker = int(self.viewer)
        try:
            now = self.pair.first.clock.now()
            submitted = moves.Submission(speaker, live.state.game, "id", action, None)
            outcome = moves.submit_action(live.state, submitted, now)
            if isinstance(outcome, moves.Append):
                evolve_all(live.state, outcome.entries, now)
        except Refused:
            return True
        return False

    async def _come_again(self) -> None:
        """The viewer reconnects or opens a second connection, and gets the missing events or a full view."""
        count = len(self.plays[0].events)
        hellos: list[dict[str, object]] = [{}, {"game": 1, "events": count}, {"game": 1, "events": count + 1}]
        hellos += [{"game": 1, "events": self.chance.randrange(count)} for _ in range(3)]
        hellos.append({"game": 0, "events": 3})
        hello = {**self.chance.choice(hellos), **(DEVICE if self.who == "device" else {})}
        old = self.wires
        if old is not None and self.chance.random() < 0.5:
            for wire in old:
                await wire.close()
            await self.pair.both(World.settle)
        new = await self.pair.both(lambda world: world.connect(self._name, self.code, hello))
        self.tally.lines += 1
        if old is not None:
            if self.who == "spectator":
                for wire in old:
                    if not wire.task.done():
                        await wire.close()
                await self.pair.both(World.settle)
            for wire in old:
                await wire.task
            self._equal_frames(*old)
        self.wires = new
        await self._compare_frames()
        if self.who == "outsider":
            self.wires = None
        elif self.viewer != SPECTATOR:
            self.pair.first.wires[int(self.viewer)] = new[0]
            self.pair.second.wires[int(self.viewer)] = new[1]
