"""A game at twin services: players act alike in both worlds, except for their secrets.

Secretly they swap or not, hide another number, answer early in one world only, or change an early answer; the
cemetery is in another order. After each step the viewer's data is compared.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from mascarade.rules import (
    SPECTATOR,
    Action,
    AnyEvent,
    Deal,
    Options,
    Player,
    Scenario,
    State,
    Viewer,
    advance,
    legal_actions,
)
from mascarade.rules import actions as a
from mascarade.rules import events as e
from mascarade.rules.fairness.lock import lock_digest, promise_of
from mascarade.server.tables import deal, moves
from mascarade.server.tables import entries as n
from mascarade.server.tables.entries import AnyEntry
from mascarade.server.tables.fold import evolve_all
from mascarade.server.tables.settings import ContestMode, MemoryMode
from mascarade.server.tables.state import GameState, TableState
from mascarade.testing.generators import NAMES, Style, doomed, next_action, random_scenario
from tests.kit.in_process import Wire, World
from tests.secrecy.service_twins import DEVICE, OUTSIDER, WATCHER, Twins, Watched, Who, first_told

SECRETIVE = ("damned", "princess", "gambler", "spy", "sage", "necromancer", "inquisitor", "fool")
"""Characters of the first edition that create or reveal secrets."""


AROUND = 2
"""How many people share the device whose open connection is compared."""


def _share(seat: int) -> str:
    return f"{seat:064x}"


class Match(Watched):
    """One game."""

    # Start

    async def begin(self, scenario: Scenario, options: Options, style: Style) -> None:
        """Open the table, deal, and play some first moves."""
        for world in (self.pair.first, self.pair.second):
            world.bots.asked.clear()  # the bots' questions in an earlier game may legitimately differ
        await self.pair.both(lambda world: self.lay(world, scenario, options))
        self.sessions = await self.pair.both(lambda world: world.table_session(self.code))
        if self.who in ("player", "eliminated"):
            self.viewer = self.chance.randrange(scenario.players - self.bots)
        await self.come()
        await self.change(self.dealt)
        await self.compare()
        begun = self._opening(style)
        await self.change(lambda table_state, nth: [n.Began(), *[n.Acted(x, "person") for x in begun[nth]]])
        self.tally.games[self.who] += 1
        if self.who == "sybils":
            await self._take_over()
        await self.compare()

    async def lay(self, world: World, scenario: Scenario, options: Options, **more: object) -> None:
        """Open a table and seat everyone."""
        people = scenario.players - self.bots
        names = [*NAMES[:people], WATCHER, OUTSIDER]
        for name in names:
            await world.guest(name)
        # From the first game on: later, other requests have used up the guests that a device may have.
        around = [await world.keep(WATCHER, f"Guest {number}") for number in range(1, AROUND + 1)]
        settings = {
            "edition": scenario.edition,
            "players": scenario.players,
            "cards": scenario.cards,
            "cemetery": scenario.cemetery,
            "options": options,
            "contest": self.contest,
            "memory": self.memory,
            "window": 60,
            "spectators": self.who in ("spectator", "sybils"),
            "newcomers": self.bots > 0 or self.who == "sybils",
            "public": self.who in ("spectator", "outsider"),
            **more,
        }
        self.code = (await world.do(names[0], "/tables", settings))["table"]["code"]
        world.wires = {}
        for seat, name in enumerate(names[:people]):
            promise = {"promise": promise_of(self.code, 1, 1, seat, _share(seat))}
            if self.who == "device" and seat >= people - AROUND:
                guest = around[people - 1 - seat]
                for what, body in (("join", {}), ("promise", promise)):
                    await world.do(WATCHER, f"/tables/{self.code}/{what}?as={guest}", body)
                world.wires[seat] = await world.hand(WATCHER, guest, self.code)
                continue
            if seat:
                await world.do(name, f"/tables/{self.code}/join", {})
            await world.do(name, f"/tables/{self.code}/promise", promise)
            world.wires[seat] = await world.connect(name, self.code)
        for _ in range(self.bots):
            await world.do(names[0], f"/tables/{self.code}/bots", {"bot": "random"})

    async def come(self) -> None:
        """Connect the viewer from the start, if they may connect."""
        if self.viewer != SPECTATOR:
            self._look_from(int(self.viewer))
        elif self.who == "spectator":
            self.wires = await self.pair.both(lambda world: world.connect(WATCHER, self.code))
        elif self.who == "device":
            self.wires = await self.pair.both(lambda world: world.connect(WATCHER, self.code, DEVICE))
        elif self.who == "sybils":
            self.others.append(await self.pair.both(lambda world: world.connect(WATCHER, self.code)))
        await self.compare()

    def _look_from(self, seat: int) -> None:
        """Compare what this seat is sent."""
        self.viewer = seat
        first, second = (world.wires[seat] for world in (self.pair.first, self.pair.second))
        self.wires = first, second

    async def _take_over(self) -> None:
        """A guest takes over a seat where nobody is asked: from a player, later from the guest before."""
        table = self.states[0].table
        asked = moves.questions(self.plays[0])
        free = [seat for seat in self.pair.first.wires if seat not in (0, *asked, *table.out)]
        if self.viewer != SPECTATOR:
            free = [seat for seat in free if seat == self.viewer]
        if not free:
            return
        seat, before = self.chance.choice(free), self._name if self.sybils else None
        if self.wires is not None:
            self.others.append(self.wires)
        self.sybils += 1

        async def take_over(world: World) -> Wire:
            if before is None:
                await world.wires[seat].close()
            await world.do(before or NAMES[seat], f"/tables/{self.code}/leave", {})
            await world.guest(self._name)
            await world.do(self._name, f"/tables/{self.code}/join", {"seat": seat})
            world.wires[seat] = await world.connect(self._name, self.code)
            return world.wires[seat]

        self.wires = await self.pair.both(take_over)
        self.viewer = seat

    def _graves(self, deal: Deal) -> tuple[str, ...]:
        """The cemetery of the second world."""
        graves = list(deal.cemetery)
        if self.chance.random() < 0.8:
            self.chance.shuffle(graves)
        return tuple(graves)

    def dealt(self, table_state: TableState, nth: int) -> list[AnyEntry]:
        """The same deal in both worlds, except the cemetery."""
        assert table_state.host is not None
        world = (self.pair.first, self.pair.second)[nth]
        entries = deal.start(table_state, table_state.host, self.code, world.service.entropy)
        locked = evolve_all(table_state, entries, world.clock.now())
        assert locked.lock is not None
        digest = lock_digest(locked.lock).hex()
        for seat in locked.awaited_shares:
            sent = deal.SentShare(seat, digest, _share(seat))
            entries += deal.reveal_share(locked, (seat,), sent, world.clock.now())
            locked = evolve_all(table_state, entries, world.clock.now())
        started = entries.pop()
        assert isinstance(started, n.Started)
        dealt = replace(started.deal, cemetery=self._graves(started.deal)) if nth else started.deal
        return [*entries, replace(started, deal=dealt)]

    async def change(self, change: Callable[[TableState, int], list[AnyEntry]]) -> None:
        """Change the table in both worlds without a request."""

        async def make(world: World) -> None:
            nth = int(world is self.pair.second)
            await self.sessions[nth].change(lambda state: change(state, nth))
            await world.settle()

        await self.pair.both(make)

    def _opening(self, style: Style) -> tuple[list[Action], list[Action]]:
        """Some moves that reveal nothing to the viewer; an eliminated viewer is eliminated by them.

        Where a player sits decides whether that can happen, so every seat gets its tries.
        """
        wanted = 0 if self.bots else self.chance.randrange(25)
        for attempt in range(4000):
            if self.who == "eliminated" and attempt:
                self._look_from(attempt % len(self.states[0].table.sitting))
            states = self.states
            done: tuple[list[Action], list[Action]] = ([], [])
            while len(done[0]) < (120 if self.who == "eliminated" else wanted):
                action = next_action(self.chance, states[0], doomed if self.who == "eliminated" else style)
                other = self._twin_of(action, states[0])
                made = advance(states[0], action), advance(states[1], other)
                if first_told(made[0][1], made[1][1], self.viewer, states[0].table.out):
                    break
                done[0].append(action)
                done[1].append(other)
                states = made[0][0], made[1][0]
                if states[0].table.out:
                    break
            out = states[0].table.out
            if self.who == "eliminated" and self.viewer not in out:
                continue
            return done
        raise AssertionError("nobody was eliminated")

    # Two worlds

    @property
    def viewers(self) -> tuple[Viewer, ...]:
        """Viewers who must not learn a difference: the viewer, and the bots, which would act on it."""
        chairs = self.sessions[0].state.seats
        bots = [
            seat
            for seat, seat_state in enumerate(chairs)
            if seat_state is not None and seat_state.bot is not None
        ]
        return (self.viewer, *bots)

    def _tells(self, made: tuple[tuple[AnyEvent, ...], tuple[AnyEvent, ...]]) -> bool:
        out = self.states[0].table.out
        return any(first_told(*made, viewer, out) for viewer in self.viewers)

    def _twin_of(self, action: Action, state: State) -> Action:
        """The same player's action in the second world: a secret choice may differ."""
        if action.player == self.viewer or self.chance.random() > 0.6:
            return action
        match action:
            case a.Swap(really=really) | a.SwapOrNot(really=really):
                self.tally.unseen[type(action)] += 1
                return replace(action, really=not really)
            case a.Hide():
                others = [hide for hide in legal_actions(state) if hide != action]
                self.tally.unseen[type(action)] += bool(others)
                return self.chance.choice(others) if others else action
            case _:
                return action

    async def act(self, player: Player, action: Action, other: Action) -> None:
        """Send one action in the first world and another in the second."""
        self._named += 1
        openly = self._announces_openly(player, action)
        self.tally.openly += openly
        name = f"v{self._named}" if openly or player == self.viewer else None
        game = self.sessions[0].state.game

        async def act(world: World) -> None:
            is_first = world is self.pair.first
            wire = self.wires[not is_first] if openly and self.wires is not None else None
            await world.act(player, action if is_first else other, game, name, wire)

        await self.pair.both(act)

    def _announces_openly(self, player: Player, action: Action) -> bool:
        """Whether a player around the device announces over its open connection."""
        is_around = self.who == "device" and player >= len(self.pair.first.wires) - AROUND
        return is_around and isinstance(action, a.Announce) and self.chance.random() < 0.5

    async def until(self, when: int) -> None:
        """Advance both clocks."""
        await self.pair.both(lambda world: world.until(when))

    async def _until_done(self) -> None:
        """Advance the clocks until what is due is done in both worlds; a bot may take a beat more."""
        due = self.sessions[0].due
        assert due is not None
        await self.until(due.when)
        if all(session.due == due for session in self.sessions):
            await self.pair.pass_time(self.sessions[0].state.settings.beat)

    # Play

    async def play(self, style: Style, steps: int) -> None:
        """Play this many steps, or until the viewer legitimately learns a difference."""
        for _ in range(steps):
            await self.pair.pass_time(self.chance.choice((0, 1, 40, 150)))
            decision = self.plays[0].decision
            if self.over or decision is None:
                break
            if self.who == "sybils" and self.chance.random() < (0.2 if self.sybils else 1.0):
                await self._take_over()
            if decision.player not in self.pair.first.wires and self.contest == "clockwise":
                await self._wait_for_bot()
            elif self.plays[0].contest is None:
                await (
                    self._move(style) if decision.player in self.pair.first.wires else self._wait_for_bot()
                )
            elif self.contest == "sealed":
                await self._sealed(style)
            else:
                await self._clockwise(style)
            if not self.over:
                await self.compare()
        await self.leave()

    async def leave(self) -> None:
        """Disconnect everyone and close the table.

        After the end of a game, what was hidden stays in the players' records: others play the next one.
        """
        ended = any(play.decision is None for play in self.plays)

        async def hang_up(world: World) -> None:
            for wire in world.wires.values():
                await wire.close()

        for pair in self.others if self.wires is None else (self.wires, *self.others):
            for wire in pair:
                if not wire.task.done():
                    await wire.close()
        await self.pair.both(hang_up)
        await self.change(lambda table_state, nth: [n.Closed()])
        if ended:
            for world in (self.pair.first, self.pair.second):
                world.forget_people()

    async def _move(self, style: Style) -> None:
        """A player answers the pending decision or interjects."""
        states = self.states
        legal = list(legal_actions(states[0]))
        self.chance.shuffle(legal)
        for attempt in range(12 + len(legal)):
            action = next_action(self.chance, states[0], style) if attempt < 12 else legal[attempt - 12]
            if action.player not in self.pair.first.wires:
                continue  # a bot, which would not peek
            other = self._twin_of(action, states[0])
            told = self._tells((advance(states[0], action)[1], advance(states[1], other)[1]))
            if not told:
                break
        self.over = told
        await self.act(action.player, action, other)

    async def _wait_for_bot(self) -> None:
        """A bot's turn: people may answer early meanwhile, and the bot's action is visible at its beat."""
        if self.plays[0].contest is not None:
            await self._whisper(None)
        count = len(self.plays[0].events)
        await self._until_done()
        self._look_back(count)

    def _look_back(self, count: int) -> None:
        """Note whether new events legitimately revealed a difference to a viewer."""
        first, second = self.plays
        out = tuple(event.player for event in first.events[:count] if isinstance(event, e.Eliminated))
        news = first.events[count:], second.events[count:]
        self.over = self.over or any(first_told(*news, viewer, out) for viewer in self.viewers)

    async def _whisper(self, spared: Player | None) -> None:
        """Early answers: some in one world only, or different ones in the two worlds."""
        play = self.plays[0]
        contest = play.contest
        assert contest is not None
        game = self.sessions[0].state.game
        if self.viewer in contest.waiting and self.viewer != spared and self.chance.random() < 0.2:
            answer = self.any_answer(play, int(self.viewer))
            await self.act(answer.player, answer, answer)
        people = self.pair.first.wires
        asked = [x for x in contest.waiting if x in people and x not in (self.viewer, spared)]

        async def whisper(world: World) -> None:
            for player in asked:
                while self.chance.random() < 0.3:
                    await world.act(player, self.any_answer(play, player), game)

        await self.pair.both(whisper)
        await self.compare()

    def any_answer(self, play: GameState, player: Player) -> Action:
        """Any legal answer of a player to the announcement."""
        asked = moves.question_for(play, player)
        assert asked is not None
        return self.chance.choice(moves.legal(play, asked))

    def _final(self, style: Style) -> Action:
        """The active player's answer, the same in both worlds."""
        states = self.states
        for attempt in range(9):
            action = style(self.chance, states[0]) if attempt < 8 else legal_actions(states[0])[-1]
            if not self._tells((advance(states[0], action)[1], advance(states[1], action)[1])):
                return action
        self.over = True
        return action

    async def _clockwise(self, style: Style) -> None:
        """The next player's turn in a contest; they answer early or in time."""
        decision = self.plays[0].decision
        assert decision is not None
        first = decision.player
        await self._whisper(None)
        fresh = all(first not in session.early.pending for session in self.sessions)
        if fresh and self.chance.random() < 0.4:
            await self.pair.pass_time(801)
            await self._whisper(first)
        over = self.over
        action = self._final(style)
        await self.act(first, action, action)
        if self.plays[0].decision != decision:
            return  # it was not early, and is done
        self.over, told = over, self.over
        await self.compare()
        self.over = told
        await self._until_done()

    def _finals(self, style: Style) -> list[Action]:
        """All answers to a sealed contest, the same in both worlds."""
        contest = self.plays[0].contest
        assert contest is not None
        for attempt in range(9):
            states, answers = self.states, []
            events: tuple[tuple[AnyEvent, ...], tuple[AnyEvent, ...]] = ((), ())
            for _ in contest.waiting:
                passing = [x for x in legal_actions(states[0]) if isinstance(x, a.Pass)]
                answers.append(style(self.chance, states[0]) if attempt < 8 else passing[0])
                made = advance(states[0], answers[-1]), advance(states[1], answers[-1])
                states = made[0][0], made[1][0]
                events = events[0] + made[0][1], events[1] + made[1][1]
            if not self._tells(events):
                return answers
        self.over = True
        return answers

    async def _sealed(self, style: Style) -> None:
        """A whole sealed contest. It doesn't show who answered when, or what they first answered."""
        over, count = self.over, len(self.plays[0].events)
        finals = {x.player: x for x in self._finals(style) if x.player in self.pair.first.wires}
        told, self.over = self.over, over
        last = self.chance.choice(list(finals))
        passing = {player for player, answer in finals.items() if isinstance(answer, a.Pass)}
        expires = last in passing and self.chance.random() < 0.5
        game = self.sessions[0].state.game
        await self._whisper(last)
        await self.pair.pass_time(self.chance.choice((0, 300, 1500)))

        async def answer(world: World) -> None:
            held = self.sessions[int(world is self.pair.second)].early.pending
            others = [player for player in finals if player not in (last, self.viewer)]
            self.chance.shuffle(others)
            for player in others:
                silent = expires and player in passing and player not in held
                if not silent or self.chance.random() < 0.5:
                    await world.act(player, finals[player], game)

        if self.viewer in finals and self.viewer != last:
            await self.act(int(self.viewer), finals[int(self.viewer)], finals[int(self.viewer)])
        await self.pair.both(answer)
        await self.compare()
        if not expires:
            await self.act(last, finals[last], finals[last])
        self.over = told
        if self.plays[0].contest is not None:
            await self._until_done()
        if self.bots:
            self._look_back(count)


async def match(
    pair: Twins,
    who: Who,
    style: Style,
    *,
    contest: ContestMode,
    memory: MemoryMode,
    steps: int,
    bots: int = 0,
) -> None:
    """One game of the first edition with secretive characters, compared for this many steps."""
    chance = pair.chance
    players = chance.randint(8, 9) if who == "eliminated" else chance.randint(4, 8)
    wanted = SECRETIVE if players >= 8 else SECRETIVE[1:]
    scenario = random_scenario(chance, "first", players, wanted)
    options = Options(confess_peek=chance.random() < 0.5, turn_limit=80)
    game = Match(pair, who, contest=contest, memory=memory, bots=bots)
    await game.begin(scenario, options, style)
    await game.play(style, steps)
