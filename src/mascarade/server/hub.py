"""All tables of one process: they are loaded when somebody comes, changed one change at a time, and told of.

A change is decided on the party in memory, stored by compare-and-set, and only then folded and told. Whoever
lost the race to the store reads what the winner wrote and decides again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterable, Sequence
from contextlib import suppress
from functools import partial

import msgspec
import sqlalchemy as sa

from mascarade.rules import Action, Record, Refused, Seat, Viewer
from mascarade.rules.actions import Peek
from mascarade.rules.record import seal
from mascarade.server import entries as n
from mascarade.server import hosting, playing, schema, sight
from mascarade.server import messages as m
from mascarade.server.clock import Clock, Timer
from mascarade.server.entries import AnyEntry, PersonId
from mascarade.server.limits import Limits
from mascarade.server.live import Line, Live, closing
from mascarade.server.names import clean_chat
from mascarade.server.party import Instant, Party, after
from mascarade.server.people import Entropy, Person
from mascarade.server.playing import Held, Hold
from mascarade.server.settings import MOMENT, Settings
from mascarade.server.store import Kept, Listing, Store
from mascarade.server.thinkers import Thinkers

GRACE = 3 * MOMENT
"""How long a lost connection may come back before anybody is told."""
IDLE = 10 * 60 * MOMENT
"""How long a table stays in memory after everybody has gone."""
HEARTBEAT = 45 * MOMENT
"""How long a silent line is kept."""
FAR = 2**62
_CODE = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""Letters and digits that nobody mistakes for one another."""
_CODE_LENGTH = 6
_LOADING = 64
"""Tables that can be loaded at a time; a table is loaded once, however many come to it at once."""
_GOODBYE = 2
"""Seconds in which lines have to end when the server stops."""
_CHAT_TAIL = 200
"""How much of the chat is told to who comes."""

Change = Callable[[Party], list[AnyEntry]]
_log = logging.getLogger(__name__)
_action = msgspec.json.Decoder(Action)


class Hub:
    """All tables that somebody is at."""

    def __init__(self, store: Store, thinkers: Thinkers, clock: Clock, entropy: Entropy) -> None:
        self.store = store
        self.clock = clock
        self._thinkers = thinkers
        self._entropy = entropy
        self._tables: dict[str, Live] = {}
        self._loading = tuple(asyncio.Lock() for _ in range(_LOADING))
        self._chatting = Limits(rate=0.5, burst=5)
        self._rounds: Timer | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._left = asyncio.Event()
        """Set whenever somebody has gone."""
        self.stopping = False

    def start(self) -> None:
        """Look after tables that nobody is at, from now on: first after all where people play by days."""
        self._begin(self._wake(FAR))
        self._again()

    async def stop(self) -> None:
        """Tell everybody to come back, and stop deciding."""
        self.stopping = True
        if self._rounds is not None:
            self._rounds.cancel()
        for live in self._tables.values():
            self._unschedule(live)
            for line in live.lines():
                line.end(closing("restarting", again=True))
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(TimeoutError):
            async with asyncio.timeout(_GOODBYE):
                while any(live.seats or live.watchers for live in self._tables.values()):
                    self._left.clear()
                    await self._left.wait()

    @property
    def resident(self) -> int:
        """How many tables are in memory."""
        return len(self._tables)

    # Finding tables

    async def open_table(self, person: Person, settings: Settings) -> Live:
        """A new table with this person as its host."""
        news = hosting.opened(settings, person.id, person.name)
        now = self.clock.now()
        party = _folded(Party(), news, now)
        while True:
            code = "".join(_CODE[byte % len(_CODE)] for byte in self._entropy(_CODE_LENGTH))
            kept = Kept(self._entropy(12).hex(), code, self._entropy(32))
            if await self.store.opening(kept, now, news, _listed(party)):
                break
        live = self._tables[code] = Live(kept, party)
        live.used_at = now
        return live

    async def table(self, code: str) -> Live:
        """The table with this code, from memory or from the store; or a refusal that tells nothing."""
        code = code.upper()
        live = self._tables.get(code)
        if live is None:
            if len(code) != _CODE_LENGTH or not set(code) <= set(_CODE):
                raise Refused("no-table")
            async with self._loading[hash(code) % len(self._loading)]:
                live = self._tables.get(code) or await self._load(code)
        live.used_at = self.clock.now()
        return live

    async def _load(self, code: str) -> Live:
        kept = await self.store.find(code)
        if kept is None:
            raise Refused("no-table")
        live = Live(kept, Party())
        await self._catch_up(live)
        self._tables[code] = live
        await self.change(live, _all_lost)  # whoever was here when the last process ended has to come again
        self._schedule(live)
        return live

    async def _catch_up(self, live: Live) -> None:
        """Fold what the store has and this table has not."""
        for at, entry in await self.store.entries(live.kept.id, live.party.number):
            live.party = after(live.party, entry, at)
        await self._read_answers(live)
        last = sa.select(sa.func.max(schema.chat.c.number)).where(schema.chat.c.table_id == live.kept.id)
        said: int | None = await self.store.read(lambda connection: connection.execute(last).scalar())
        live.chat = said or 0

    async def _read_answers(self, live: Live) -> None:
        live.held.clear()
        live.held_ids.clear()
        party = live.party
        if party.phase != "playing":
            return
        columns = schema.answers.c
        asked = (
            sa.select(columns.decision, columns.seat, columns.id, columns.tenure, columns.body)
            .where(columns.table_id == live.kept.id, columns.game == party.game)
            .order_by(columns.revision)
        )
        for decision, seat, name, tenure, body in await self.store.read(lambda c: c.execute(asked).all()):
            live.held_ids.add((seat, tenure, name))
            chair = party.chairs[seat]
            assert party.play is not None
            now = playing.asked(party.play, seat)
            current = now is not None and party.play.contest is not None and now.number == decision
            if current and chair is not None and chair.tenure == tenure:
                live.held[seat] = Held(_action.decode(body), name)

    # Changing tables

    async def change(self, live: Live, change: Change) -> Party:
        """Make a change that the party allows, store it, and tell everybody."""
        async with live.lock:
            return await self._change(live, change)

    async def _change(self, live: Live, change: Change) -> Party:
        while True:
            before = live.party
            news = change(before)
            if not news:
                return before
            if any(isinstance(entry, n.Started) for entry in news):  # who watches from the lobby on
                news += [n.Watched(line.person.id) for line in live.watchers]
            now = self.clock.now()
            party = _folded(before, news, now)
            listing = _listing(party, before)
            stored = self.store.appending(live.kept.id, before.number, now, news, listing)
            if await self.store.write(stored):
                live.party = party
                self._tell(live, before, party)
                self._schedule(live)
                return party
            await self._catch_up(live)  # somebody else was faster: decide again on what is there now
            self._tell(live, before, live.party)
            self._schedule(live)

    async def act(self, live: Live, line: Line, message: m.Act) -> m.Accepted:
        """A person's action: stored before anybody hears of it."""
        async with live.lock:
            seat = _seat(live, line)
            for receipt in self._receipts(live, seat, message):
                return receipt
            outcome: Hold | Action | None = None

            def change(party: Party) -> list[AnyEntry]:
                nonlocal outcome
                if message.game != party.game:
                    raise Refused("stale-game", game=message.game, pending=party.game)
                if (seat, message.id) in party.receipts:  # done by whoever was faster
                    return []
                outcome = playing.answered(party, seat, message.action, self.clock.now())
                chair = party.chairs[seat]
                if isinstance(outcome, Hold):  # nor does it show that they are back, before the answer does
                    return []
                back: list[AnyEntry] = [n.CameBack(seat)] if chair is not None and chair.away else []
                return [*back, n.Acted(outcome, "person", message.id)]

            party = await self._change(live, change)
            if isinstance(outcome, Hold):
                await self._hold(live, seat, message.id, outcome.action)
            assert party.play is not None
            return m.Accepted(message.id, party.receipts.get((seat, message.id), len(party.play.events)))

    def _receipts(self, live: Live, seat: Seat, message: m.Act) -> Iterable[m.Accepted]:
        """The acknowledgement that an action sent again had before."""
        party = live.party
        if message.game != party.game or party.play is None:
            return
        done = party.receipts.get((seat, message.id))
        chair = party.chairs[seat]
        if done is None and chair is not None and (seat, chair.tenure, message.id) in live.held_ids:
            done = len(party.play.events)
        if done is not None:
            yield m.Accepted(message.id, done)

    async def _hold(self, live: Live, seat: Seat, name: str, action: Action) -> None:
        """Keep an answer until its turn comes. It moves no number, and nobody is told."""
        party, chair = live.party, live.party.chairs[seat]
        assert chair is not None
        assert not isinstance(action, Peek)
        row = {
            "table_id": live.kept.id,
            "game": party.game,
            "decision": action.decision,
            "seat": seat,
            "id": name,
            "tenure": chair.tenure,
            "revision": len(live.held_ids),
            "body": m.encode(action),
        }
        await self.store.write(lambda connection: connection.execute(schema.answers.insert(), row))
        live.held[seat] = Held(action, name)
        live.held_ids.add((seat, chair.tenure, name))
        self._schedule(live)

    # What the server does by itself

    def _schedule(self, live: Live) -> None:
        """See to it that what is due is done when it is due."""
        if self.stopping:
            return
        due = playing.due(live.party, live.held)
        if due == live.due and (live.timer is not None or live.driving is not None):
            return
        self._unschedule(live)
        live.due = due
        if due is None:
            return
        if due.expired or not playing.thinkers(live.party, due):
            live.timer = self.clock.call_at(due.when, lambda: self._drive(live, due))
        else:
            self._drive(live, due)

    def _unschedule(self, live: Live) -> None:
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        if live.driving is not None and live.driving is not asyncio.current_task():
            live.driving.cancel()
        live.driving = None
        live.due = None

    def _drive(self, live: Live, due: playing.Due) -> None:
        if live.due is not due or self.stopping:
            return
        live.timer = None
        live.driving = self._begin(self._do(live, due))

    def _begin(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (problem := task.exception()) is not None:
            _log.error("A table could not go on: %s.", type(problem).__name__)

    async def _do(self, live: Live, due: playing.Due) -> None:
        """Let the bots think, wait for the beat, and do what is due, if it still is."""
        party, now = live.party, self.clock.now()
        chosen = {seat: await self._chosen(live, party, seat) for seat in playing.thinkers(party, due)}
        # What was due before the bots began to think waits for a beat too: how long they think never shows.
        await self._until(now + party.settings.beat if chosen and due.when <= now else due.when)
        async with live.lock:
            if live.due is not due:
                return
            live.driving = None
            live.due = None

            def change(now: Party) -> list[AnyEntry]:
                if playing.due(now, live.held) != due:
                    return []
                return playing.done(now, due, live.held, chosen)

            await self._change(live, change)
            self._schedule(live)

    async def _chosen(self, live: Live, party: Party, seat: Seat) -> Action:
        assert party.play is not None
        decision = playing.asked(party.play, seat)
        assert decision is not None
        chair, memory = sight.mind_at(party, live.kept.id, live.kept.secret, seat)
        return await self._thinkers.choose(chair, memory, decision, playing.legal(party.play, decision))

    async def _until(self, when: Instant) -> None:
        if when > self.clock.now():
            come: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            timer = self.clock.call_at(when, partial(_settle, come))
            try:
                await come
            finally:
                timer.cancel()

    def _again(self) -> None:
        """Every second: wake tables whose time has come, and forget those that nobody is at."""
        if self.stopping:
            return
        now = self.clock.now()
        for code in [c for c, t in self._tables.items() if t.idle and t.used_at + IDLE < now]:
            self._unschedule(self._tables[code])
            del self._tables[code]
        self._begin(self._wake(now))
        self._rounds = self.clock.call_at(now + MOMENT, self._again)

    async def _wake(self, now: Instant) -> None:
        for kept in await self.store.waking(now):
            if kept.code not in self._tables:
                await self.table(kept.code)

    # Lines

    async def connect(self, live: Live, line: Line, hello: m.Hello) -> None:
        """Somebody is at the table: tell them what they have missed, and the others that they are here."""
        async with live.lock:
            party = live.party
            seat = party.seat_of(line.person.id)
            if seat is None:
                await self._watch(live, line)
            else:
                chair = party.chairs[seat]
                assert chair is not None
                if (other := live.seats.get(seat)) is not None:
                    other.end(closing("elsewhere", again=False))
                line.seat = seat
                if chair.lost_at is not None or chair.away:
                    await self._change(live, lambda now: [n.Found(seat)])
                live.seats[seat] = line
            self._introduce(live, line, hello)
            await self._tell_chat(live, line, hello.chat)

    async def _watch(self, live: Live, line: Line) -> None:
        """Somebody without a seat: they may watch where the host allows it, and then know too much."""
        party = live.party
        if not may_watch(party, line.person.id):
            raise Refused("no-table")
        if party.on and line.person.id not in party.insiders:
            await self._change(live, lambda now: [n.Watched(line.person.id)])
        live.watchers.add(line)
        self._tell_table(live)

    def _introduce(self, live: Live, line: Line, hello: m.Hello) -> None:
        party = live.party
        line.send(m.encode(m.Welcome(m.PROTOCOL, line.seat, self.clock.now(), HEARTBEAT)))
        line.send(m.encode(sight.table_now(party, live.kept.code, len(live.watchers))))
        if party.play is not None and party.phase != "lobby":
            missed = None
            if hello.game == party.game and hello.events is not None:
                missed = sight.tail(party, line.viewer, hello.events)
            line.send(m.encode(missed or sight.whole(party, line.viewer)))
            line.game = party.game
            self._ask(live, line)

    def _ask(self, live: Live, line: Line) -> None:
        if line.seat is None:
            return
        if (question := sight.question(live.party, line.seat, live.held)) is not None:
            line.send(m.encode(question))
        if (peeks := sight.peeks(live.party, line.seat)) is not None:
            line.send(m.encode(peeks))

    async def disconnect(self, live: Live, line: Line) -> None:
        """A line is gone; the table hears of it if nobody comes back soon."""
        self._left.set()
        if line.seat is None:
            if line in live.watchers:
                live.watchers.discard(line)
                self._tell_table(live)
        elif live.seats.get(line.seat) is line:
            del live.seats[line.seat]
            self._miss(live, line.seat)

    def _miss(self, live: Live, seat: Seat) -> None:
        def look() -> None:
            if seat not in live.seats and not self.stopping:
                self._begin(self._lost(live, seat))

        self.clock.call_at(self.clock.now() + GRACE, look)

    async def _lost(self, live: Live, seat: Seat) -> None:
        def change(party: Party) -> list[AnyEntry]:
            chair = party.chairs[seat] if seat < len(party.chairs) else None
            gone = chair is not None and chair.person is not None and chair.lost_at is None
            return [n.Lost(seat)] if gone and seat not in live.seats else []

        await self.change(live, change)

    def cut(self, session: bytes) -> None:
        """End every line of a device whose session has ended."""
        for live in self._tables.values():
            for line in [line for line in live.lines() if line.person.session == session]:
                line.end(closing("moved", again=False))

    # Telling

    def _tell(self, live: Live, before: Party, party: Party) -> None:
        """Tell everybody what a stored change means for them."""
        if _shown(party) != _shown(before):
            self._reseat(live, party)
            self._tell_table(live)
        play = party.play
        if play is None or party.phase == "lobby":
            live.held.clear()
            return
        told = len(before.play.events) if before.play is not None and before.game == party.game else 0
        if before.game != party.game or not play.contest:
            live.held.clear()
        if before.game != party.game:
            live.held_ids.clear()
        if len(play.events) > told:
            self._tell_events(live, party, told)
        asked = playing.questions(play) if party.phase == "playing" else {}
        for seat, held in list(live.held.items()):
            stale = seat not in asked or getattr(held.action, "decision", None) != asked[seat].number
            if stale or _tenure(party, seat) != _tenure(before, seat):
                del live.held[seat]
        was = playing.questions(before.play) if before.play is not None and before.phase == "playing" else {}
        anybody = play.setup.options.confess_peek and was != asked
        for seat, line in live.seats.items():
            if anybody or (seat in asked and asked[seat] != was.get(seat)):
                self._ask(live, line)

    def _tell_events(self, live: Live, party: Party, first: int) -> None:
        play = party.play
        assert play is not None
        lines = list(live.lines())
        viewers: list[Viewer] = list({line.viewer for line in lines})
        shown = sight.news(play, first, viewers)
        deadline = party.deadline
        frames: dict[int, bytes] = {}
        for line in lines:
            events = shown[line.viewer]
            if id(events) not in frames:
                frames[id(events)] = m.encode(m.Happened(party.game, first, events, deadline))
            line.send(frames[id(events)])
            line.game = party.game

    def _tell_table(self, live: Live) -> None:
        frame = m.encode(sight.table_now(live.party, live.kept.code, len(live.watchers)))
        for line in live.lines():
            line.send(frame)

    def _reseat(self, live: Live, party: Party) -> None:
        """Keep the lines with their people: somebody may have sat down, moved, left, or been sent away."""
        moving = []
        for line in list(live.lines()):
            seat = party.seat_of(line.person.id)
            if seat == line.seat:
                if seat is None and not may_watch(party, line.person.id):
                    live.watchers.discard(line)
                    line.end(closing("no-watching", again=False))
                continue
            if line.seat is not None:
                del live.seats[line.seat]
            live.watchers.discard(line)
            moving.append(line)
        for line in moving:  # all have got up before the first sits down
            line.seat = seat = party.seat_of(line.person.id)
            if seat is not None:
                if (other := live.seats.get(seat)) is not None and other is not line:
                    other.end(closing("elsewhere", again=False))
                live.seats[seat] = line
                self._begin(self._greet(live, seat))
            elif line.person.id in party.banned:
                line.end(closing("sent-away", again=False))
                continue
            elif may_watch(party, line.person.id):
                live.watchers.add(line)
            else:
                line.end(closing("left", again=False))
                continue
            line.send(m.encode(m.Welcome(m.PROTOCOL, seat, self.clock.now(), HEARTBEAT)))

    async def _greet(self, live: Live, seat: Seat) -> None:
        """A person who was connected already has sat down."""

        def change(party: Party) -> list[AnyEntry]:
            chair = party.chairs[seat] if seat < len(party.chairs) else None
            here = chair is not None and chair.person is not None and seat in live.seats
            return [n.Found(seat)] if here and chair is not None and chair.lost_at is not None else []

        async with live.lock:
            party = await self._change(live, change)
            line = live.seats.get(seat)
            if line is not None and party.on:
                line.send(m.encode(sight.whole(party, seat)))
                self._ask(live, line)

    # Chat

    async def say(self, live: Live, line: Line, text: str) -> None:
        """Somebody says something to the table."""
        text = clean_chat(text)
        async with live.lock:
            party = live.party
            seat = _seat(live, line)
            chair = party.chairs[seat]
            assert chair is not None
            if chair.muted:
                raise Refused("muted")
            wait = self._chatting.allow(f"{live.kept.id}/{line.person.id}", self.clock.now() / MOMENT)
            if wait:
                raise Refused("too-fast", seconds=int(wait) + 1)
            said = m.Said(live.chat + 1, self.clock.now(), seat, chair.name, text)
            row = {"table_id": live.kept.id, **{name: getattr(said, name) for name in _SAID}}
            await self.store.write(lambda connection: connection.execute(schema.chat.insert(), row))
            live.chat += 1
            frame = m.encode(said)
            for other in live.lines():
                other.send(frame)

    async def _tell_chat(self, live: Live, line: Line, told: int) -> None:
        party = live.party
        since = 0
        if party.play is not None and party.memory[1] is not None:
            since = await self._when(live, party.memory[0])
        columns = schema.chat.c
        asked = (
            sa.select(*[columns[name] for name in _SAID])
            .where(columns.table_id == live.kept.id, columns.number > told, columns.at >= since)
            .order_by(columns.number.desc())
            .limit(_CHAT_TAIL)
        )
        for row in reversed(await self.store.read(lambda connection: connection.execute(asked).all())):
            line.send(m.encode(m.Said(*row)))

    async def _when(self, live: Live, event: int) -> Instant:
        """When an event of the current game happened."""
        party, found = Party(), 0
        for at, entry in await self.store.entries(live.kept.id):
            party = after(party, entry, at)
            if party.game == live.party.game and party.play is not None and len(party.play.events) > event:
                return at
            found = at
        return found

    # Records

    async def record(self, live: Live, person: PersonId, game: int | None) -> Record:
        """The record of a game that is over, for who was there or may watch."""
        party = live.party
        if party.seat_of(person) is None and not may_watch(party, person):
            raise Refused("no-table")
        wanted = party.game if game is None else game
        if not 1 <= wanted <= party.game:
            raise Refused("no-game")
        if wanted < party.game:
            party = Party()
            for at, entry in await self.store.entries(live.kept.id):
                if isinstance(entry, n.Started) and party.game == wanted:
                    break
                party = after(party, entry, at)
        if party.on or party.play is None:
            raise Refused("game-is-on")
        play = party.play
        return seal(play.setup, play.names, play.deal, play.actions, play.events)


def _settle(promise: asyncio.Future[None]) -> None:
    if not promise.done():
        promise.set_result(None)


_SAID = ("number", "at", "seat", "name", "text")


def may_watch(party: Party, person: PersonId) -> bool:
    """Whether somebody without a seat may be at the table: in the lobby, or where the host allows it."""
    if party.phase == "closed" or person in party.banned:
        return False
    if party.phase == "lobby" or party.settings.spectators:
        return True
    return not party.on and person in party.insiders


def may_find(party: Party, person: PersonId) -> bool:
    """Whether a person who has the code is told that there is such a table."""
    if party.seat_of(person) is not None or may_watch(party, person):
        return True
    if person in party.banned or not party.on:
        return False
    bots = any(chair is not None and chair.bot is not None for chair in party.chairs)
    return party.settings.newcomers and bots and person not in party.insiders


def _seat(live: Live, line: Line) -> Seat:
    if line.seat is None or live.seats.get(line.seat) is not line:
        raise Refused("not-seated")
    return line.seat


def _all_lost(party: Party) -> list[AnyEntry]:
    """Nobody is connected to a table that has just been loaded."""
    return [
        n.Lost(seat)
        for seat, chair in enumerate(party.chairs)
        if chair is not None and chair.person is not None and chair.lost_at is None
    ]


def _tenure(party: Party, seat: Seat) -> int | None:
    chair = party.chairs[seat] if seat < len(party.chairs) else None
    return None if chair is None else chair.tenure


def _folded(party: Party, news: Sequence[AnyEntry], at: Instant) -> Party:
    for entry in news:
        party = after(party, entry, at)
    return party


def _shown(party: Party) -> tuple[object, ...]:
    """What a table message tells, but for the deadline, which comes with events too."""
    return (
        party.phase,
        party.game,
        party.settings,
        party.chairs,
        party.host,
        party.ready,
        party.votes,
        party.extended,
        party.running,
    )


def _listing(party: Party, before: Party) -> Listing | None:
    """What the table is found by, if that has changed."""
    same = party.chairs is before.chairs and party.settings is before.settings and party.phase == before.phase
    if same and not party.settings.by_day:
        return None
    now = _listed(party)
    return None if now == _listed(before) else now


def _listed(party: Party) -> Listing:
    due = playing.due(party, {}) if party.settings.by_day else None
    people = {chair.person for chair in party.chairs if chair is not None and chair.person is not None}
    return Listing(
        phase=party.phase,
        listed=party.settings.public,
        wake_at=None if due is None else due.when,
        members=frozenset(people),
    )
