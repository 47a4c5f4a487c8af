"""The service gives no client what the rules don't give them: twin services, compared byte for byte."""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from random import Random
from typing import get_args

import msgspec
import pytest
from msgspec.structs import replace

from mascarade.rules import (
    Action,
    AnyEvent,
    Deal,
    Options,
    Refused,
    Scenario,
    Seat,
    Viewer,
    advance,
    legal_actions,
)
from mascarade.rules import actions as a
from mascarade.rules import events as e
from mascarade.rules.fairness.lock import Lock, Shares, draw, lock_digest, promise_of
from mascarade.server.http.routes import tables
from mascarade.server.protocol import client_in
from mascarade.server.protocol import client_out as m
from mascarade.server.runtime import broadcast
from mascarade.server.runtime.connection import Connection
from mascarade.server.runtime.session import TableSession
from mascarade.server.storage.people import Person
from mascarade.server.tables import deal, moves
from mascarade.server.tables import entries as n
from mascarade.server.tables.entries import AnyEntry
from mascarade.server.tables.scenes import Pace, scene_length
from mascarade.server.tables.settings import ContestMode, MemoryMode
from mascarade.server.tables.state import GameState, Instant, TableState
from mascarade.server.views import bots, projection
from mascarade.server.views.bots import BotMemory, BotSeat
from mascarade.server.views.table_list import TableListItem
from mascarade.testing.generators import (
    NAMES,
    Style,
    bold,
    careless,
    doomed,
    quiet,
    random_scenario,
    truthful,
)
from tests.fairness.test_service import table as lobby_of
from tests.kit.in_process import World
from tests.kit.service import run
from tests.kit.shares import promise, reveal
from tests.secrecy.commitments import opening
from tests.secrecy.service_match import Match, match
from tests.secrecy.service_twins import Leak, Tally, Twins, What, Who, twins
from tests.tiers import SOAK, by_tier, full

MOODS: tuple[Style, ...] = (quiet, bold, truthful, careless, doomed)
OVER = ("record", "truth", "replay", "replay/thoughts")
"""Resources of a finished game."""
ENOUGH = 15 * max(1, SOAK)
"""Steps to compare while the worlds differ, for each kind of viewer and table."""


def compare(name: str, folder: Path, play: Callable[[Twins], Awaitable[None]]) -> Tally:
    """Play at twin services; what was compared."""
    tally = Tally()

    async def test() -> None:
        async with twins(Random(name), folder, tally) as pair:
            await play(pair)

    run(test())
    return tally


def assert_worth_it(tally: Tally) -> None:
    """Check that the worlds differed: most of what was compared could have leaked."""
    assert tally.differing > tally.steps / 2, tally
    assert tally.cards_differing > tally.steps / 3, tally
    assert tally.held_differing > tally.steps / 10, tally
    assert tally.graves_differing > 0, tally
    assert tally.unseen[a.Swap] > 0, tally
    assert min(tally.frames, tally.refusals, tally.answers) > tally.steps, tally


@pytest.mark.parametrize(
    ("contest", "memory"),
    [
        ("clockwise", "open"),
        pytest.param("clockwise", "fading", marks=full),
        pytest.param("sealed", "open", marks=full),
        pytest.param("sealed", "fading", marks=full),
    ],
)
def test_a_table_of_people_leaks_nothing(contest: ContestMode, memory: MemoryMode, tmp_path: Path) -> None:
    kinds: tuple[Who, ...] = get_args(Who)

    async def play(pair: Twins) -> None:
        for who in kinds:
            while pair.tally.by_kind[who] < ENOUGH:
                style = pair.chance.choice(MOODS)
                await match(pair, who, style, contest=contest, memory=memory, steps=25)

    assert_worth_it(compare(f"{contest} {memory}", tmp_path, play))


def test_announcing_openly_around_a_device_leaks_nothing(tmp_path: Path) -> None:
    async def play(pair: Twins) -> None:
        while pair.tally.openly < by_tier(1, 3):
            await match(pair, "device", bold, contest="clockwise", memory="open", steps=25)

    tally = compare("openly", tmp_path, play)
    assert tally.differing > tally.steps / 2, tally


@pytest.mark.parametrize("contest", [pytest.param("clockwise", marks=full), "sealed"])
def test_a_table_with_bots_leaks_nothing(contest: ContestMode, tmp_path: Path) -> None:
    kinds: tuple[Who, ...] = ("player", "spectator")

    async def play(pair: Twins) -> None:
        for who in kinds:
            while pair.tally.by_kind[who] < ENOUGH:
                style = pair.chance.choice(MOODS)
                await match(pair, who, style, contest=contest, memory="open", steps=25, bots=2)
        assert pair.first.bots.count, "bots were asked"

    compare(f"{contest} bots", tmp_path, play)


# People who come and go after an early answer


class Scene(Match):
    """A table of four for one detail: a player answers early, in the first world only."""

    async def announced(self, contest_window: int = 600) -> None:
        """Play until a player has announced and all others are asked."""
        scenario = random_scenario(self.chance, "first", 4)
        settings = {"window": contest_window, "clock": None}
        await self.pair.both(lambda world: self.lay(world, scenario, Options(), **settings))
        self.sessions = await self.pair.both(lambda world: world.table_session(self.code))
        await self.change(self.dealt)
        await self.change(lambda table_state, nth: [n.Began(), *_until_contest(table_state)])
        contest = self.plays[0].contest
        assert contest is not None
        self.early, self.late, self.viewer = contest.waiting
        await self.come()
        await self.compare()

    async def answers_once(self, *, passes: bool = False) -> None:
        """A player answers early, in the first world only; where the contest is to end alike, they pass."""
        answer = self.any_answer(self.plays[0], self.late)
        if passes:
            asked = moves.question_for(self.plays[0], self.late)
            assert asked is not None
            answer = a.Pass(asked.number, self.late)
        await self.pair.first.act(self.late, answer, 1)
        assert self.sessions[0].early.pending
        assert not self.sessions[1].early.pending
        await self.compare()


def _until_contest(table_state: TableState) -> list[AnyEntry]:
    assert table_state.play is not None
    state = table_state.play.state
    done: list[Action] = []
    while not any(isinstance(action, a.Announce) for action in done):
        legal = legal_actions(state)
        action = next((x for x in legal if isinstance(x, a.Announce)), legal[0])
        done.append(action)
        state = advance(state, action)[0]
    return [n.Acted(action, "person") for action in done]


@pytest.mark.parametrize("contest", get_args(ContestMode))
def test_who_has_answered_and_gone_looks_like_who_has_gone(contest: ContestMode, tmp_path: Path) -> None:
    async def play(pair: Twins) -> None:
        scene = Scene(pair, "player", contest=contest, memory="open")
        await scene.announced()
        await scene.answers_once()
        await pair.both(lambda world: world.wires[scene.late].close())
        for _ in range(5):
            await pair.pass_time(40_000)
            await scene.compare()

    assert compare("gone", tmp_path, play).held_differing > 5


@pytest.mark.parametrize("contest", get_args(ContestMode))
def test_who_is_away_and_answers_early_stays_away_until_then(contest: ContestMode, tmp_path: Path) -> None:
    async def play(pair: Twins) -> None:
        scene = Scene(pair, "player", contest=contest, memory="open")
        await scene.announced()
        await scene.change(lambda table_state, nth: [n.WentAway(scene.late)])
        await scene.answers_once()
        await pair.pass_time(1000)
        await scene.compare()

    assert compare("away", tmp_path, play).held_differing > 1


def test_votes_look_the_same_whoever_has_answered(tmp_path: Path) -> None:
    async def play(pair: Twins) -> None:
        scene = Scene(pair, "player", contest="sealed", memory="open")
        await scene.announced()
        await scene.answers_once(passes=True)
        for seat in (scene.early, scene.late):
            for world in (pair.first, pair.second):
                world.wires[seat].say({"type": "vote", "about": "wait"})
                await world.wires[seat].settled()
            await scene.compare()
        await pair.pass_time(700_000)
        await scene.compare()

    compare("votes", tmp_path, play)


async def reveals(world: World, code: str, name: str, share: str) -> None:
    """A person connects, reveals their share, and leaves again."""
    wire = await world.connect(name, code)
    lock = (await world.table_session(code)).state.lock
    assert lock is not None
    wire.say({"type": "reveal", "seat": 0, "lock": lock_digest(lock).hex(), "share": share})
    await wire.settled()
    await wire.close()


@pytest.mark.parametrize("newcomer", [False, True])
def test_players_learn_nothing_of_the_cemeterys_order(
    newcomer: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = draw

    def turned(secret: bytes, lock: Lock, shares: Shares) -> tuple[Scenario, tuple[Seat, ...], Deal]:
        scenario, order, found = drawn(secret, lock, shares)
        return scenario, order, replace(found, cemetery=found.cemetery[::-1])

    async def play(pair: Twins) -> None:
        scenario = random_scenario(pair.chance, "first", 5, ("necromancer",))
        cards = {"cards": scenario.cards, "cemetery": scenario.cemetery}

        async def now(world: World) -> tuple[object, Deal]:
            settings = {"edition": "first", "players": 5, **cards}
            wanted: dict[str, object] = {"settings": settings, "bot": "random"}
            with monkeypatch.context() as patch:
                if world is pair.second:
                    patch.setattr(deal, "draw", turned)
                if newcomer:
                    wanted |= {"deal": False, "name": "Ada"}
                    answers = [await world.ask("", "POST", "/tables/play", wanted)]
                    opened = msgspec.json.decode(answers[0].body)
                    world.tokens["Ada"] = opened["guest"]["token"]
                    start = f"/tables/{opened['table']['code']}/start"
                    body = {"promise": promise_of(opened["table"]["code"], 1, 1, 0, "5" * 64)}
                    answers.append(await world.ask(world.tokens["Ada"], "POST", start, body))
                    await reveals(world, opened["table"]["code"], "Ada", "5" * 64)
                else:
                    await world.guest("Ada")
                    answers = [await world.ask(world.tokens["Ada"], "POST", "/tables/play", wanted)]
            assert {answer.status for answer in answers} == {201}
            code = msgspec.json.decode(answers[0].body)["table"]["code"]
            wire = await world.connect("Ada", code)
            await wire.settled()
            dealt = (await world.table_session(code)).state.play
            assert dealt is not None
            told = [*answers, wire.fresh()]
            told += [await world.ask(world.tokens["Ada"], "GET", f"/tables/{code}/{it}") for it in OVER]
            await wire.close()
            return told, dealt.deal

        first, second = await pair.both(now)
        assert first[1] != second[1]
        assert first[0] == second[0]

    compare("now", tmp_path, play)


def test_nobody_learns_of_a_share_before_the_last_is_revealed(tmp_path: Path) -> None:
    """Bruno's share differs between the worlds, and so does its promise, which is covered here."""

    async def play(pair: Twins) -> None:
        async def reveal_one(world: World) -> list[bytes]:
            people = ("Ada", "Bruno", "Cleo")
            code = await lobby_of(world, *people, spectators=True)
            words = {"Ada": "Ada", "Bruno": "one" if world is pair.first else "other", "Cleo": "Cleo"}
            for name in people:
                shown = await promise(world, name, code, words[name])
            watcher = await world.guest("Wanda")
            wires = [*world.wires.values(), await world.connect("Wanda", code)]
            told = [await world.ask(world.tokens["Ada"], "POST", f"/tables/{code}/start", {})]
            for wire in wires:
                await wire.settled()
            for seat in (1, 2):
                refused = await reveal(wires[seat], seat, words[people[seat]])
                assert refused is None
                for token in (world.tokens["Ada"], watcher):
                    for path in (
                        f"/tables/{code}",
                        "/tables",
                        "/me/tables",
                        "/me/data",
                        f"/tables/{code}/record",
                    ):
                        told.append(await world.ask(token, "GET", path))
                await world.until(world.clock.now() + 1)
            state = (await world.table_session(code)).state
            assert state.shares.keys() == {1, 2}
            frames = [frame for wire in (wires[0], wires[3]) for frame in wire.sent]
            answers = [answer.body for answer in told]
            for secret in opening(state):
                assert not any(secret in frame for frame in (*frames, *answers))
            covered = shown["fair"]["promises"][1].encode()
            return [each.replace(covered, b"covered") for each in (*frames, *answers)]

        first, second = await pair.both(reveal_one)
        assert first == second

    compare("shares", tmp_path, play)


@pytest.mark.parametrize("contest", get_args(ContestMode))
def test_who_has_answered_and_is_deleted_looks_like_who_is_deleted(
    contest: ContestMode, tmp_path: Path
) -> None:
    async def play(pair: Twins) -> None:
        scene = Scene(pair, "player", contest=contest, memory="open")
        await scene.announced()
        await scene.answers_once()
        name = NAMES[scene.late]
        gone = await pair.both(lambda world: world.ask(world.tokens[name], "DELETE", "/me"))
        assert gone[0].status == gone[1].status == 204
        await scene.compare()
        for _ in range(3):
            await pair.pass_time(40_000)
            await scene.compare()

    assert compare("deleted", tmp_path, play).held_differing


def test_learners_see_nothing_of_what_others_did_under_the_table(tmp_path: Path) -> None:
    async def play(pair: Twins) -> None:
        async def learn(world: World) -> tuple[object, object]:
            token = await world.guest("Ada")
            told: list[object] = [await world.ask(token, "POST", "/tables/learn", {})]
            code = msgspec.json.decode(told[0].body)["table"]["code"]  # type: ignore[attr-defined]
            live = await world.table_session(code)
            taken = [(0, 4, True), (1, 5, world is pair.first), (2, 1, True), (3, 0, world is pair.second)]
            swaps = [
                a.Swap(turn, mine, mine, other, really) for turn, (mine, other, really) in enumerate(taken, 1)
            ]
            await live.change(lambda state: [n.Began(), *(n.Acted(swap, "bot") for swap in swaps)])
            wire = await world.connect("Ada", code)
            told.append(wire.fresh())
            for method, path in (
                ("POST", "/tables/learn"),
                ("GET", "/me/tables"),
                ("GET", f"/tables/{code}/truth"),
            ):
                told.append(await world.ask(token, method, path, {} if method == "POST" else None))
            await wire.close()
            assert live.state.play is not None
            return told, live.state.play.state.secrets.cards

        first, second = await pair.both(learn)
        assert first[1] != second[1]
        assert first[0] == second[0]

    compare("learn", tmp_path, play)


def test_a_rematch_lobby_tells_a_stranger_nothing_of_the_game_before(tmp_path: Path) -> None:
    async def play(pair: Twins) -> None:
        async def meet(world: World) -> tuple[list[object], object]:
            code = await table_of(world, "Ada", "Bruno")
            live = await world.table_session(code)
            assert live.state.play is not None
            first = world is pair.first
            swap = a.Swap(1, 0, 0, 1 if first else 2, first)
            await live.change(lambda state: [n.Began(), n.Acted(swap, "person")])
            world.wires[0].say({"type": "say", "text": "It's the King." if first else "Who knows?"})
            await world.wires[0].settled()
            cards = live.state.play.state.secrets.cards
            await live.change(lambda state: [n.Aborted()])
            await world.do("Ada", f"/tables/{code}/rematch", {})
            await world.until(world.clock.now() + 1)
            token = await world.guest("Stranger")
            wire = await world.connect("Stranger", code)
            told: list[object] = [wire.fresh()]
            for path in ("", *(f"/{it}{game}" for it in OVER for game in ("", "?game=1"))):
                told.append(await world.ask(token, "GET", f"/tables/{code}{path}"))
            told.append(await world.ask(token, "POST", f"/tables/{code}/join", {}))
            told.append(wire.fresh())
            await wire.close()
            return told, cards

        first, second = await pair.both(meet)
        assert first[1] != second[1]
        assert first[0] == second[0]

    async def table_of(world: World, *names: str) -> str:
        for name in names:
            await world.guest(name)
        settings = {"edition": "first", "players": 4, "spectators": True, "first": 0}
        code = (await world.do(names[0], "/tables", settings))["table"]["code"]
        world.wires = {}
        for seat, name in enumerate(names):
            if seat:
                await world.do(name, f"/tables/{code}/join", {})
            world.wires[seat] = await world.connect(name, code)
        for _ in range(2):
            await world.do(names[0], f"/tables/{code}/bots", {"bot": "random"})
        await world.do(names[0], f"/tables/{code}/start", {})
        return str(code)

    compare("rematch", tmp_path, play)


# Tests of the test: each planted leak is found


def find_leak(folder: Path, most: int = 12) -> Leak:
    """The first leak that twin services find."""
    kinds: tuple[Who, ...] = ("player", "spectator", "eliminated")

    async def play(pair: Twins) -> None:
        for number in range(most):
            contest: ContestMode = "sealed" if number % 2 else "clockwise"
            who, style = kinds[number % len(kinds)], MOODS[number % len(MOODS)]
            await match(pair, who, style, contest=contest, memory="open", steps=20)

    with pytest.raises(Leak) as found:
        compare("planted", folder, play)
    return found.value


def on_hold(do: Callable[[TableSession], None]) -> Callable[[pytest.MonkeyPatch], None]:
    """A service that calls `do` when an early answer is stored."""

    def plant(patch: pytest.MonkeyPatch) -> None:
        carry_out = TableSession._carry_out

        async def leaky(table: TableSession, outcome: moves.Outcome) -> bool:
            stored = await carry_out(table, outcome)
            if isinstance(outcome, moves.Defer):
                do(table)
            return stored

        patch.setattr(TableSession, "_carry_out", leaky)

    return plant


def tell_how_many(live: TableSession) -> None:
    for line in live.connections():
        line.send(m.encode(projection.table_message(live.state, live.row.code, len(live.early.pending))))


def tell_that_one_is(live: TableSession) -> None:
    for line in live.connections():
        line.send(m.encode(m.Accepted("somebody", 0)))


def log_it(live: TableSession) -> None:
    logging.getLogger("mascarade.server.runtime.registry").info("An answer is held.")


def counting_holds(patch: pytest.MonkeyPatch) -> None:
    def leaky(table: TableSession, connection: Connection, message: client_in.Act) -> Awaitable[m.Accepted]:
        table._host.after_append(1)
        return submit(table, connection, message)

    submit = TableSession.submit
    patch.setattr(TableSession, "submit", leaky)


def wait_longer(live: TableSession) -> None:
    live.state = replace(live.state, since=live.state.since + 7)


def really_swapped(play: GameState) -> int:
    return sum(isinstance(event, e.Swapped) and bool(event.really) for event in play.events)


def real_events(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(
        projection, "events_for", lambda play, first, viewers: dict.fromkeys(viewers, play.events[first:])
    )


def real_views(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(projection, "visible_since", lambda play, viewer, first: play.events[first:])


def hints_in_views(patch: pytest.MonkeyPatch) -> None:
    def whole(table_state: TableState, viewer: Viewer) -> m.ViewNow:
        shown = sight_whole(table_state, viewer)
        assert table_state.play is not None
        return replace(shown, game=shown.game + really_swapped(table_state.play))

    sight_whole = projection.full_view
    patch.setattr(projection, "full_view", whole)


def talking_refusals(patch: pytest.MonkeyPatch) -> None:
    submit = TableSession.submit

    async def leaky(table: TableSession, connection: Connection, message: client_in.Act) -> m.Accepted:
        try:
            return await submit(table, connection, message)
        except Refused as refusal:
            assert table.state.play is not None
            card = table.state.play.state.secrets.cards[0] or "none"
            raise Refused(refusal.code, **refusal.facts, card=card) from refusal

    patch.setattr(TableSession, "submit", leaky)


def asked_twice(patch: pytest.MonkeyPatch) -> None:
    ask = broadcast.send_question

    def leaky(live: TableSession, line: Connection) -> None:
        ask(live, line)
        if live.state.play is not None and really_swapped(live.state.play) % 2:
            ask(live, line)

    patch.setattr(broadcast, "send_question", leaky)


def games_before_their_end(patch: pytest.MonkeyPatch) -> None:
    def leaky(table: TableSession, person: str, game: int | None) -> int:
        return table.state.game

    patch.setattr(TableSession, "finished_game", leaky)


def held_in_answers(patch: pytest.MonkeyPatch) -> None:
    at = tables._at

    def leaky(live: TableSession, person: Person) -> tables.AtTable:
        found = at(live, person)
        return replace(found, table=replace(found.table, watching=len(live.early.pending)))

    patch.setattr(tables, "_at", leaky)


def digests_in_links(patch: pytest.MonkeyPatch) -> None:
    at = tables._at

    def leaky(live: TableSession, person: Person) -> tables.AtTable:
        found = at(live, person)
        cards = live.state.play.state.secrets.cards if live.state.play is not None else ()
        return replace(found, link=hashlib.sha256(repr(cards).encode()).hexdigest())

    patch.setattr(tables, "_at", leaky)


def held_in_lists(patch: pytest.MonkeyPatch) -> None:
    item = tables._list_item

    def leaky(live: TableSession, person: Person, now: Instant) -> TableListItem:
        found = item(live, person, now)
        game = found.game
        return replace(found, game=game and replace(game, turn=game.turn + len(live.early.pending)))

    patch.setattr(tables, "_list_item", leaky)


def secret_in_tables(patch: pytest.MonkeyPatch) -> None:
    table_now = projection.table_message

    def leaky(table_state: TableState, code: str, watching: int) -> m.TableNow:
        found = table_now(table_state, code, watching)
        assert found.fair is not None
        return replace(found, fair=replace(found.fair, commitment=table_state.secret.hex()))

    patch.setattr(projection, "table_message", leaky)


def nonces_for_heads(patch: pytest.MonkeyPatch) -> None:
    head = projection.chain_head

    def leaky(play: GameState) -> str:
        assert play.promise is not None
        return play.promise.nonces[-1].hex() if play.promise.nonces else head(play)

    patch.setattr(projection, "chain_head", leaky)


def nonces_twice(patch: pytest.MonkeyPatch) -> None:
    hidden = moves.with_nonces

    def leaky(entries: list[AnyEntry], entropy: Callable[[int], bytes]) -> list[AnyEntry]:
        return hidden(entries, lambda size: b"n" * size)

    patch.setattr(moves, "with_nonces", leaky)


def no_nonces(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(moves, "with_nonces", lambda entries, entropy: entries)


def heads_for_swaps_only(patch: pytest.MonkeyPatch) -> None:
    head = projection.chain_head

    def leaky(play: GameState) -> str:
        last = play.actions[-1] if play.actions else None
        return head(play) if isinstance(last, a.Swap | a.SwapOrNot) and last.really else ""

    patch.setattr(projection, "chain_head", leaky)


def shorter_heads_for_swaps(patch: pytest.MonkeyPatch) -> None:
    head = projection.chain_head

    def leaky(play: GameState) -> str:
        return head(play)[: 64 - 2 * (really_swapped(play) % 2)]

    patch.setattr(projection, "chain_head", leaky)


def longer_scenes_for_swaps(patch: pytest.MonkeyPatch) -> None:
    def leaky(events: Sequence[AnyEvent], pace: Pace) -> int:
        real = sum(isinstance(event, e.Swapped) and bool(event.really) for event in events)
        return scene_length(events, pace) + 700 * real

    patch.setattr("mascarade.server.tables.fold.scene_length", leaky)


def knowing_bots(patch: pytest.MonkeyPatch) -> None:
    mind_at = bots.bot_request

    def leaky(table_state: TableState, table: str, secret: bytes, player: int) -> tuple[BotSeat, BotMemory]:
        assert table_state.play is not None
        return mind_at(table_state, table, secret, player)[0], BotMemory(events=table_state.play.events)

    patch.setattr(bots, "bot_request", leaky)


DEADLINE: tuple[What, ...] = ("frames", "answer")
"""A deadline is in both; which is compared first depends on the game."""


@pytest.mark.parametrize(
    ("plant", "what"),
    [
        (real_events, "frames"),
        pytest.param(real_views, "frames", marks=full),
        pytest.param(hints_in_views, "frames", marks=full),
        (talking_refusals, "frames"),
        pytest.param(asked_twice, "frames", marks=full),
        (games_before_their_end, "answer"),
        (held_in_answers, "answer"),
        pytest.param(held_in_lists, "answer", marks=full),
        pytest.param(digests_in_links, "answer", marks=full),
        (secret_in_tables, "secret"),
        pytest.param(nonces_for_heads, "secret", marks=full),
        (nonces_twice, "nonce"),
        pytest.param(no_nonces, "nonce", marks=full),
        (heads_for_swaps_only, "head"),
        pytest.param(shorter_heads_for_swaps, "head", marks=full),
        (longer_scenes_for_swaps, "frames"),
        (on_hold(tell_how_many), "frames"),
        pytest.param(on_hold(tell_that_one_is), "frames", marks=full),
        pytest.param(on_hold(wait_longer), DEADLINE, marks=full),
        (on_hold(log_it), "log"),
        (counting_holds, "metrics"),
    ],
    ids=lambda value: getattr(value, "__name__", None),
)
def test_a_planted_leak_is_found(
    plant: Callable[[pytest.MonkeyPatch], None],
    what: What | tuple[What, ...],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    plant(monkeypatch)
    leak = find_leak(tmp_path)
    assert leak.what in (what if isinstance(what, tuple) else (what,))


def test_a_leak_around_a_device_is_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    open_question = projection.open_question_message

    def leaky(table_state: TableState, seat: int) -> m.AskedOf | None:
        found = open_question(table_state, seat)
        assert table_state.play is not None
        turned = found is not None and really_swapped(table_state.play) % 2
        return replace(found, legal=found.legal[::-1]) if found is not None and turned else found

    monkeypatch.setattr(projection, "open_question_message", leaky)

    async def play(pair: Twins) -> None:
        for style in (*MOODS, *MOODS):
            await match(pair, "device", style, contest="clockwise", memory="open", steps=25)

    with pytest.raises(Leak, match=r"^frames"):
        compare("aloud", tmp_path, play)


def test_a_bot_that_sees_too_much_is_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    knowing_bots(monkeypatch)

    async def play(pair: Twins) -> None:
        for _ in range(6):
            await match(pair, "player", quiet, contest="clockwise", memory="open", steps=25, bots=2)

    with pytest.raises(Leak, match=r"^bot"):
        compare("knowing bots", tmp_path, play)


def test_a_seat_that_tells_its_past_is_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(GameState, "viewer_at", lambda play, seat: seat)

    async def play(pair: Twins) -> None:
        for style in (*MOODS, *MOODS):
            await match(pair, "sybils", style, contest="clockwise", memory="open", steps=10)

    with pytest.raises(Leak, match=r"^frames"):
        compare("past", tmp_path, play)
