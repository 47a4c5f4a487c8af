"""Seats and newcomers: nobody learns from a seat what it learnt while somebody else held it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random

import msgspec
import pytest

from mascarade.rules import (
    SPECTATOR,
    Action,
    AnyEvent,
    Decision,
    Refused,
    Seat,
    as_they_happen,
    legal_actions,
    visible_events,
)
from mascarade.rules import events as e
from mascarade.rules.actions import Look
from mascarade.server.tables import deal, lobby
from mascarade.server.tables import entries as n
from mascarade.server.tables.entries import AnyEntry
from mascarade.server.tables.fold import evolve_all
from mascarade.server.tables.settings import ABSENCE_MS, Settings
from mascarade.server.tables.state import TableState
from mascarade.server.views import bots, projection
from mascarade.server.views.bots import BotSeat
from tests.adversary.seated_tables import code_of, look, looked, view_of
from tests.kit.client import Client, Frame, start_game
from tests.kit.service import run, running_server, scripted_bots
from tests.kit.virtual_clock import VirtualClock
from tests.tiers import one_in

HIDDEN = {"looked": "characters", "peeked": "character", "swapped": "really", "hid": "number"}
"""The events that show one player what others don't see, and the field that does."""


def secrets(events: Sequence[Frame]) -> list[tuple[str, Seat]]:
    """The hidden events of which a viewer sees what is hidden."""
    return [
        (event["type"], event["player"])
        for event in events
        if event["type"] in HIDDEN and event.get(HIDDEN[event["type"]]) is not None
    ]


# What a newcomer sees


def test_a_newcomer_sees_what_a_spectator_saw_and_from_then_on_what_the_seat_sees(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db", VirtualClock()) as server:
            seats = await looked(server, newcomers=True, spectators=True)
            code = seats[1].client.code
            watcher = await view_of(await server.new_client("Wanda"), code)
            assert ("looked", 1) in secrets(seats[1].events)
            await seats[1].client.post(f"/tables/{code}/leave")
            elena = await server.new_client("Elena")
            assert (await elena.post(f"/tables/{code}/join"))["seat"] == 1
            line = await view_of(elena, code)
            assert line.of("view")[0]["view"]["viewer"] == {"player": 1, "held": [len(watcher.events)]}
            assert line.events == watcher.events
            assert secrets(line.events) == []
            assert [fact["how"] for fact in line.of("view")[0]["view"]["facts"]] == ["deal"] * 6
            await look(seats[3], 8)
            await look(seats[0], 9)
            await look(line, 10)
            await line.settled()
            assert secrets(line.events) == [("looked", 1)]
            again = await view_of(elena, code)
            assert again.events == line.events, "it returns to the same person"

    run(test())


def test_a_player_among_bots_reads_nothing_with_a_throw_away_guest(tmp_path: Path) -> None:
    async def test() -> None:
        clock = VirtualClock()
        async with running_server(tmp_path / "t.db", clock) as server:
            (ada,) = await start_game(server, "Ada", bots=3, newcomers=True)
            code = ada.client.code
            await ada.act((await ada.next_question())["legal"][0])
            await clock.forward(0)
            for decision in (5, 9, 13):
                await look(ada, decision)
                await clock.forward(0)
            known = secrets(ada.events)
            for seat in (1, 2, 3):
                throw_away = await server.new_client(f"Eve{seat}")
                await throw_away.post(f"/tables/{code}/join", {"seat": seat})
                line = await view_of(throw_away, code)
                assert secrets(line.events) == []
                assert await code_of(throw_away, f"/tables/{code}/leave") is None
            assert secrets(ada.events) == known

    run(test())


def test_a_host_who_sends_a_person_away_does_not_read_their_card(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db", VirtualClock()) as server:
            seats = await looked(server, newcomers=True)
            code = seats[0].client.code
            assert (await seats[0].client.ask("DELETE", f"/tables/{code}/seats/1")).status_code == 200
            sybil = await server.new_client("Sybil")
            await sybil.post(f"/tables/{code}/join", {"seat": 1})
            assert secrets((await view_of(sybil, code)).events) == []

    run(test())


def test_a_newcomer_of_fading_memory_starts_with_what_the_table_remembers(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db", VirtualClock()) as server:
            seats = await looked(server, newcomers=True, memory="fading")
            await look(seats[3], 8)
            await look(seats[0], 9)
            code = seats[0].client.code
            await seats[3].client.post(f"/tables/{code}/leave")
            elena = await server.new_client("Elena")
            await elena.post(f"/tables/{code}/join", {"seat": 3})
            line = await view_of(elena, code)
            view = line.of("view")[0]["view"]
            assert view["first"] > 0
            assert view["facts"] == [], "not even the own card"

    run(test())


def test_taking_over_is_off_unless_the_host_allows_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            (ada,) = await start_game(server, "Ada", bots=3, spectators=True)
            eve = await server.new_client("Eve")
            assert await code_of(eve, f"/tables/{ada.client.code}/join") == "no-newcomers"

    run(test())


# Bots


def test_a_stand_in_knows_what_its_person_knows_and_a_bot_what_the_seat_knows(tmp_path: Path) -> None:
    async def test() -> None:
        clock = VirtualClock()
        async with running_server(tmp_path / "t.db", clock) as server:
            seats = await looked(server, newcomers=True, clock=None)
            code = seats[0].client.code
            await look(seats[3], 8)
            await look(seats[0], 9)
            await seats[1].client.post(f"/tables/{code}/leave")
            await clock.forward(0)
            _, memory, decision = scripted_bots(server).asked[-1]
            assert decision.player == 1
            assert [type(event) for event in memory.events if _tells(event, 1)] == [e.Swapped, e.Looked]
            # Somebody takes over, and a bot stands in for them because they never come.
            await (await server.new_client("Elena")).post(f"/tables/{code}/join", {"seat": 1})
            for player, number in ((2, 11), (3, 12), (0, 13)):
                await look(seats[player], number)
            await clock.forward(ABSENCE_MS)
            _, memory, decision = scripted_bots(server).asked[-1]
            assert (decision.player, decision.number) == (1, 14)
            assert [event for event in memory.events if _tells(event, 1)] == []

    run(test())


def _tells(event: AnyEvent, player: Seat) -> bool:
    field = HIDDEN.get(type(event).__name__.lower())
    return field is not None and getattr(event, "player") == player and getattr(event, field) is not None  # noqa: B009


# Returning


def test_who_left_returns_to_what_they_knew_and_not_to_what_the_bot_saw(tmp_path: Path) -> None:
    async def test() -> None:
        clock = VirtualClock()
        async with running_server(tmp_path / "t.db", clock) as server:
            scripted_bots(server).choice = _look
            seats = await looked(server)
            bruno, code = seats[1].client, seats[1].client.code
            await look(seats[3], 8)
            await look(seats[0], 9)
            knew = list(seats[1].events)
            await bruno.post(f"/tables/{code}/leave")
            await clock.forward(0)
            await look(seats[2], 11)
            await clock.settle()
            offered = await bruno.get(f"/tables/{code}")
            assert offered["offers"] == {"seats": [1], "left": 1, "watch": False}
            for other in (0, 2, 3):
                assert await code_of(bruno, f"/tables/{code}/join", {"seat": other}) == "knows-too-much"
            assert (await bruno.post(f"/tables/{code}/join"))["seat"] == 1
            line = await view_of(bruno, code)
            assert line.events[: len(knew)] == knew
            assert secrets(line.events) == secrets(knew), "the bot's look stays hidden"
            await look(seats[3], 12)
            await look(seats[0], 13)
            await look(line, 14)
            await line.settled()
            assert secrets(line.events) == [*secrets(knew), ("looked", 1)]
            # The same on another device.
            key = (await bruno.post("/me/move", {}))["key"]
            phone = Client(server, "Bruno", (await bruno.post("/move", {"key": key}))["token"])
            assert (await view_of(phone, code)).events == line.events

    run(test())


def _look(seat: BotSeat, decision: Decision, legal: Sequence[Action]) -> Action:
    return next((action for action in legal if isinstance(action, Look)), legal[0])


def test_who_left_may_watch_while_a_newcomer_holds_their_seat(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db", VirtualClock()) as server:
            seats = await looked(server, newcomers=True)
            bruno, code = seats[1].client, seats[1].client.code
            await bruno.post(f"/tables/{code}/leave")
            assert (await (await bruno.connect(code=code)).until_closed())["code"] == "no-table"
            elena = await server.new_client("Elena")
            await elena.post(f"/tables/{code}/join")
            assert (await bruno.get(f"/tables/{code}"))["offers"] == {
                "seats": [],
                "left": None,
                "watch": True,
            }
            assert await code_of(bruno, f"/tables/{code}/join") == "seat-taken"
            assert secrets((await view_of(bruno, code)).events) == []
            await elena.post(f"/tables/{code}/leave")
            assert (await bruno.get(f"/tables/{code}"))["offers"]["left"] == 1

    run(test())


def test_who_was_sent_away_does_not_return(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db", VirtualClock()) as server:
            seats = await looked(server, newcomers=True, spectators=True)
            bruno, code = seats[1].client, seats[1].client.code
            await seats[0].client.ask("DELETE", f"/tables/{code}/seats/1")
            assert await code_of(bruno, f"/tables/{code}/join") == "no-table"
            assert (await bruno.ask("GET", f"/tables/{code}")).status_code == 404

    run(test())


@pytest.mark.parametrize("spectators", [False, True])
@pytest.mark.parametrize("newcomers", [False, True])
def test_nothing_is_offered_that_is_refused(tmp_path: Path, spectators: bool, newcomers: bool) -> None:
    """To a stranger, a namesake, a spectator, one who left and one who was sent away."""

    async def test() -> None:
        async with running_server(tmp_path / "t.db", VirtualClock()) as server:
            seats = await looked(server, newcomers=newcomers, spectators=spectators, public=True)
            code = seats[0].client.code
            await seats[1].client.post(f"/tables/{code}/leave")
            await seats[0].client.ask("DELETE", f"/tables/{code}/seats/2")
            watcher = await server.new_client("Wanda")
            await (await watcher.connect(code=code)).until(lambda frame: frame["type"] in ("view", "closing"))
            people = [await server.new_client(name) for name in ("Stranger", "ADA")]
            people += [watcher, seats[1].client, seats[2].client]
            for person in people:
                found = await person.ask("GET", f"/tables/{code}")
                nothing: Frame = {"seats": [], "watch": False}
                offers = found.json()["offers"] if found.status_code == 200 else nothing
                way = "watch" if offers["watch"] else None
                if offers["seats"]:
                    way = "return" if person is seats[1].client else "join"
                listed = {item["code"]: item["way"] for item in await person.get("/tables")}
                assert listed.get(code) == way
                for seat in (0, 1, 2, 3):
                    accepted = await code_of(person, f"/tables/{code}/join", {"seat": seat}) is None
                    assert accepted == (seat in offers["seats"]), (person.name, seat)
                    if accepted:
                        await person.post(f"/tables/{code}/leave")
                        break
                line = await person.connect(code=code)
                first = await line.until(lambda frame: frame["type"] in ("welcome", "closing"))
                assert (first["type"] == "welcome") == offers["watch"], person.name

    run(test())


# All of it at random


def _sent_to(state: TableState, person: str) -> tuple[AnyEvent, ...] | None:
    """The events that the service would send a person now."""
    seat = state.seat_of(person)
    if seat is None and not lobby.may_watch(state, person):
        return None
    return projection.full_view(state, projection.viewer_at(state, seat)).view.events


@pytest.mark.parametrize("seed", one_in(3, range(12)))
def test_guests_together_see_no_more_than_the_seats_learnt_while_they_held_them(seed: int) -> None:
    """Random games with people who leave, are sent away, return, watch and take over, the host among them.

    Who held a seat at which event is counted here, apart from the service.
    """
    chance = Random(f"seats {seed}")
    settings = Settings(edition="first", players=5, newcomers=True, spectators=chance.random() < 0.5, first=0)
    people = [f"person {number}" for number in range(9)]
    entries = lobby.open_table(settings, people[0], people[0], chance.randbytes)
    state = evolve_all(TableState(), entries, 0)
    for person in people[1:4]:
        state = evolve_all(state, lobby.join(state, person, person, None), 0)
    state = evolve_all(state, lobby.add_bot(state, people[0], "random", None, None), 0)
    state = evolve_all(state, deal.start(state, people[0], "ABCDEF", chance.randbytes), 0)
    state = evolve_all(state, [n.Began()], 0)
    held: dict[tuple[str, int], Seat] = {}
    """By person and event: the seat that they held then."""
    shown = 0
    for _ in range(150):
        if not state.is_game_on:
            break
        before = len(state.current_game.events)
        state = evolve_all(state, _step(state, chance, people), 0)
        play = state.current_game
        for number in range(before, len(play.events)):
            for seat, occupant in state.occupants:
                if occupant.person is not None:
                    held[occupant.person, number] = seat
        if play.state.decision is None:
            break
        public = as_they_happen(play.events, SPECTATOR)
        by_seat = [as_they_happen(play.events, seat) for seat in range(5)]
        for person in people:
            for number, event in enumerate(_sent_to(state, person) or ()):
                seat_then = held.get((person, number))
                allowed = public[number] if seat_then is None else by_seat[seat_then][number]
                assert event in (public[number], allowed), (person, number, event)
                shown += event != public[number]
        for seat, occupant in state.occupants:
            _, memory = bots.bot_request(state, "table", b"", seat)
            known = projection.viewer_at(state, seat) if occupant.person is not None else seat
            assert tuple(memory.events) == visible_events(play.events, known)
    assert shown, "some of them saw what others did not"


def _step(state: TableState, chance: Random, people: list[str]) -> list[AnyEntry]:
    """Most often a move; now and then somebody comes, goes, watches or is sent away."""
    person = chance.choice(people)
    other = chance.choice(people)
    try:
        match chance.randrange(10):
            case 0:
                return lobby.join(state, person, person, chance.choice((None, 0, 1, 2, 3, 4)))
            case 1 if person != state.host:
                return lobby.leave(state, person)
            case 2 if chance.random() < 0.2 and state.host is not None:
                return lobby.kick(state, state.host, lobby.seat_of(state, other))
            case 3 if state.seat_of(person) is None and lobby.may_watch(state, person):
                return [n.Watched(person)]
            case _:
                pass
    except Refused:
        return []
    return [n.Acted(chance.choice(legal_actions(state.current_game.state)), "person")]


def _dealt_with_bots(settings: Settings) -> TableState:
    state = evolve_all(TableState(), lobby.open_with_bots(settings, "a", "Ada", "random", bytes), 0)
    return evolve_all(state, deal.start(state, "a", "ABCDEF", bytes), 0)


def test_leaving_and_returning_does_not_unmute() -> None:
    settings = Settings(edition="first", players=4, newcomers=True, first=0)
    state = _dealt_with_bots(settings)
    state = evolve_all(state, lobby.join(state, "b", "Bruno", 2), 0)
    state = evolve_all(state, lobby.mute(state, "a", 2, True), 0)
    left = evolve_all(state, lobby.leave(state, "b"), 0)
    assert evolve_all(left, lobby.join(left, "b", "Bruno", 2), 0).occupant(2).muted
    assert not evolve_all(left, lobby.join(left, "c", "Carla", 2), 0).occupant(2).muted


def test_a_tenure_is_data() -> None:
    """A viewer who came late is written and read like any other."""
    state = _dealt_with_bots(Settings(edition="first", players=4, newcomers=True, first=0))
    state = evolve_all(state, [n.Began(), *lobby.join(state, "b", "Bruno", 2)], 0)
    view = projection.full_view(state, projection.viewer_at(state, 2)).view
    assert msgspec.json.decode(msgspec.json.encode(view), type=type(view)) == view
