"""Fairness of the service: commitment, promises, lock, shares, heads and record of a game are consistent."""

from __future__ import annotations

from pathlib import Path

import msgspec

from mascarade.rules import Record, legal_actions, read_record, verify
from mascarade.rules import actions as a
from mascarade.rules.fairness.draw import commitment
from mascarade.rules.fairness.lock import LockedDeal, promise_of
from mascarade.rules.fairness.verify import Witness, verify_fairness
from mascarade.server.runtime.session import TableSession
from mascarade.server.tables import entries as n
from mascarade.server.tables import moves
from mascarade.server.tables.entries import AnyEntry
from mascarade.server.tables.fold import evolve
from mascarade.server.tables.settings import Settings
from mascarade.server.tables.state import TableState
from tests.kit.in_process import World, run_in_world
from tests.kit.shares import frames, lock_seen, noted, promise, reveal, share_of

SHORT = {"turn_limit": 8}


async def table(world: World, *names: str, **settings: object) -> str:
    """A table with these people, who are connected but have no shares."""
    for name in names:
        await world.guest(name)
    laid = {
        "edition": "first",
        "players": len(names),
        "beat": 0,
        "pace": "instant",
        "options": SHORT,
        **settings,
    }
    code: str = (await world.do(names[0], "/tables", laid))["table"]["code"]
    for seat, name in enumerate(names):
        if seat:
            await world.do(name, f"/tables/{code}/join", {})
        world.wires[seat] = await world.connect(name, code)
    return code


async def refused(world: World, name: str, path: str, body: object) -> str:
    answer = await world.ask(world.tokens[name], "POST", path, body)
    assert answer.status >= 400
    code: str = msgspec.json.decode(answer.body)["code"]
    return code


def proof(record: Record) -> LockedDeal:
    """The deal in a record's proof."""
    assert not isinstance(record.fairness, msgspec.UnsetType)
    assert isinstance(record.fairness.deal, LockedDeal)
    return record.fairness.deal


async def play(world: World, code: str) -> TableSession:
    """Play the first legal action until the end."""
    live = await world.table_session(code)
    await live.change(lambda state: [n.Began()])
    while live.state.phase == "playing":
        assert live.state.play is not None
        await live.change(_first)
    await world.settle()
    return live


def _first(table_state: TableState) -> list[AnyEntry]:
    assert table_state.play is not None
    legal = legal_actions(table_state.play.state)
    return [n.Acted(legal[table_state.number % len(legal)], "person")]


async def record(world: World, name: str, code: str, game: int) -> Record:
    answer = await world.ask(world.tokens[name], "GET", f"/tables/{code}/record?game={game}")
    assert answer.status == 200, answer.body
    found = read_record(answer.body)
    verify(found)
    return found


def test_games_are_dealt_as_committed_and_a_rematch_has_a_new_commitment(tmp_path: Path) -> None:
    async def test(world: World) -> None:
        names = ("Ada", "Bruno", "Cleo", "Dora", "Elsa", "Finn")
        code = await table(world, *names, set="random", seats="random", contest="sealed", spectators=True)
        await world.guest("Wanda")
        watcher = await world.connect("Wanda", code)
        wires = dict(zip(names, world.wires.values(), strict=True))
        found = []
        for game in (1, 2):
            sitting = [one.name for _, one in (await world.table_session(code)).state.occupants]
            seats = {name: sitting.index(name) for name in ("Ada", "Cleo")}
            for name in seats:
                await promise(world, name, code, f"{name} {game}")
            started = await world.do("Ada", f"/tables/{code}/start", {})
            assert started["table"]["phase"] == "dealing"
            assert started["table"]["fair"]["awaited"] == sorted(seats.values())
            for name, seat in seats.items():
                wire = wires[name]
                await wire.settled()
                assert await reveal(wire, seat, f"{name} {game}") is None
            await play(world, code)
            kept = await record(world, "Bruno", code, game)
            for name, wire in (*wires.items(), ("Wanda", watcher)):
                await wire.settled()
                word = f"{name} {game}" if name in seats else None
                checks = verify_fairness(kept, noted(wire, game, word))
                assert len(checks) == 13 - (word is None)
            deal = proof(kept)
            assert set(deal.shares) == {share_of(f"Ada {game}"), share_of(f"Cleo {game}"), ""}
            assert deal.order != tuple(range(6)), "seats were drawn"
            found.append(kept.fairness)
            again = await world.do("Ada", f"/tables/{code}/rematch", {})
            assert set(again["table"]["fair"]["promises"]) == {""}
        assert found[0].secret != found[1].secret  # type: ignore[union-attr]

    run_in_world(tmp_path, test)


def test_the_commitment_comes_before_the_promises_and_does_not_change(tmp_path: Path) -> None:
    async def test(world: World) -> None:
        code = await table(world, "Ada", "Bruno")
        live = await world.table_session(code)
        promised = commitment(live.state.secret).hex()
        for name in ("Bruno", "Ada", "Bruno"):
            told = await promise(world, name, code, f"{name} {live.state.number}")
        promises = told["fair"]["promises"]
        await world.do("Ada", f"/tables/{code}/start", {})
        await world.wires[1].settled()
        seen = [each["fair"] for each in frames(world.wires[1], "table")]
        assert {each["commitment"] for each in seen} == {promised}
        lock = lock_seen(world.wires[1])
        assert [*lock.promises.values()] == promises, "the last promise of each counts"
        assert live.state.secret != live.row.secret, "bots are seeded from another secret"

    run_in_world(tmp_path, test)


def test_a_promise_is_a_persons_who_sits_there_before_the_game(tmp_path: Path) -> None:
    async def test(world: World) -> None:
        code = await table(world, "Ada", "Bruno", "Cleo", "Dora")
        path = f"/tables/{code}/promise"
        body = {"promise": share_of("any")}
        await world.guest("Wanda")
        assert await refused(world, "Wanda", path, body) == "not-seated"
        for wrong in ("", "ab", "g" * 64, "A" * 64, "0" * 63 + "\n", "0" * 64 + "\n", None, 3):
            assert await refused(world, "Ada", path, {"promise": wrong}) == "malformed"
        await promise(world, "Bruno", code, "Bruno")
        number = (await world.table_session(code)).state.number
        await promise(world, "Bruno", code, "Bruno")
        assert (await world.table_session(code)).state.number == number, "the same promise is no news"
        await world.do("Bruno", f"/tables/{code}/leave", {})
        answer = await world.do("Bruno", f"/tables/{code}/join", {"seat": 1})
        assert answer["table"]["fair"]["promises"] == [""] * 4
        await world.do("Ada", f"/tables/{code}/start", {})
        assert await refused(world, "Ada", path, body) == "game-is-on"
        await play(world, code)
        assert await refused(world, "Ada", path, body) == "game-is-over"

    run_in_world(tmp_path, test)


def test_a_promise_is_for_one_seat(tmp_path: Path) -> None:
    async def test(world: World) -> None:
        code = await table(world, "Ada", "Bruno", "Cleo")
        await promise(world, "Bruno", code, "Bruno")
        await world.do("Cleo", f"/tables/{code}/leave", {})
        told = await world.do("Bruno", f"/tables/{code}/seat", {"seat": 2})
        assert told["table"]["fair"]["promises"] == ["", "", ""]
        await promise(world, "Bruno", code, "Bruno")
        moved = await world.ask(
            world.tokens["Ada"], "PUT", f"/tables/{code}/settings", {"edition": "first", "players": 2}
        )
        assert msgspec.json.decode(moved.body)["table"]["fair"]["promises"] == ["", ""]

    run_in_world(tmp_path, test)


def test_who_is_not_connected_at_the_lock_has_no_share(tmp_path: Path) -> None:
    async def test(world: World) -> None:
        code = await table(world, "Ada", "Bruno", "Cleo")
        for name in ("Ada", "Bruno"):
            await promise(world, name, code, name)
        await world.wires[1].close()
        await world.until(world.clock.now() + 5_000)
        started = await world.do("Ada", f"/tables/{code}/start", {})
        kinds = started["table"]["fair"]["lock"]["seats"]
        assert [seat["promise"] != "" for seat in kinds] == [True, False, False]
        assert started["table"]["fair"]["awaited"] == [0]
        await world.wires[0].settled()
        assert await reveal(world.wires[0], 0, "Ada") is None
        assert (await world.table_session(code)).state.phase == "memorising"

    run_in_world(tmp_path, test)


def test_a_lock_names_nobody(tmp_path: Path) -> None:
    async def test(world: World) -> None:
        code = await table(world, "Ada", "Bruno", "Cleo", players=5)
        for temper in (None, {"boldness": 0.9, "scepticism": 0.25, "memory": 1}):
            await world.do("Ada", f"/tables/{code}/bots", {"bot": "novice", "temper": temper})
        live = await world.table_session(code)
        people = {one.person for one in live.state.seats if one is not None} - {None}
        started = await world.do("Ada", f"/tables/{code}/start", {})
        lock = started["table"]["fair"]["lock"]
        text = msgspec.json.encode(lock).decode()
        assert not any(word in text for word in ("Ada", "Bruno", "Cleo", "Arlecchino", *map(str, people)))
        assert lock["seats"][3:] == [
            {"kind": "bot", "bot": "novice", "temper": None},
            {"kind": "bot", "bot": "novice", "temper": [900, 250, 1000]},
        ]
        assert lock["settings"] == started["table"]["settings"]

    run_in_world(tmp_path, test)


def test_every_action_moves_the_chain_head_and_none_is_revealed_early(tmp_path: Path) -> None:
    async def test(world: World) -> None:
        code = await table(world, "Ada", "Bruno", "Cleo", "Dora", contest="clockwise")
        await world.do("Ada", f"/tables/{code}/start", {})
        live = await play(world, code)
        assert live.state.play is not None
        for wire in world.wires.values():
            await wire.settled()
            heads = [x["head"] for x in frames(wire) if x["type"] == "events"]
            assert len(set(heads)) == len(heads) == len(live.state.play.actions) + 1
            assert {len(head) for head in heads} == {64}

    run_in_world(tmp_path, test)


def test_an_answer_that_is_held_moves_no_head(tmp_path: Path) -> None:
    async def test(world: World) -> None:
        code = await table(world, "Ada", "Bruno", "Cleo", "Dora", contest="sealed", first=0)
        await world.do("Ada", f"/tables/{code}/start", {})
        live = await world.table_session(code)
        await live.change(lambda state: [n.Began()])
        while live.state.play is None or live.state.play.contest is None:
            await live.change(_announcing)
        before = live.state.play.promise
        waiting = live.state.play.contest.waiting
        asked = moves.question_for(live.state.play, waiting[-1])
        assert asked is not None
        await world.act(waiting[-1], moves.legal(live.state.play, asked)[0], 1)
        assert live.early.pending
        assert live.state.play.promise == before

    run_in_world(tmp_path, test)


def _announcing(table_state: TableState) -> list[AnyEntry]:
    assert table_state.play is not None
    legal = legal_actions(table_state.play.state)
    return [n.Acted(next((x for x in legal if isinstance(x, a.Announce)), legal[0]), "person")]


def test_people_sit_where_they_were_drawn_to(tmp_path: Path) -> None:
    async def test(world: World) -> None:
        names = ("Ada", "Bruno", "Cleo", "Dora", "Elsa")
        code = await table(world, *names, seats="random")
        await world.do("Ada", f"/tables/{code}/start", {})
        await world.settle()
        live = await world.table_session(code)
        assert live.state.play is not None
        drawn_to = live.state.play.names
        assert drawn_to != names
        assert tuple(seat_state.name for seat_state in live.state.seats if seat_state) == drawn_to
        for seat, name in enumerate(names):
            await world.wires[seat].settled()
            told = frames(world.wires[seat])
            welcomes = [x["seat"] for x in told if x["type"] == "welcome"]
            assert drawn_to[welcomes[-1]] == name
            assert live.seats[welcomes[-1]].person.name == name
        assert sum(seat_state.person == live.state.host for seat_state in live.state.seats if seat_state) == 1

    run_in_world(tmp_path, test)


def test_who_plays_now_promises_with_the_start(tmp_path: Path) -> None:
    async def test(world: World) -> None:
        await world.guest("Ada")
        laid = {"settings": {"edition": "first", "players": 4, "options": SHORT}, "bot": "random"}
        opened = await world.do("Ada", "/tables/play", {**laid, "deal": False})
        code = opened["table"]["code"]
        assert opened["table"]["phase"] == "lobby"
        assert [seat["kind"] for seat in opened["table"]["seats"]] == ["person", "bot", "bot", "bot"]
        promised = promise_of(code, 1, 1, 0, share_of("mine"))
        await world.do("Ada", f"/tables/{code}/start", {"promise": promised})
        wire = await world.connect("Ada", code)
        assert await reveal(wire, 0, "mine") is None
        await play(world, code)
        kept = await record(world, "Ada", code, 1)
        witness = Witness(commitment=opened["table"]["fair"]["commitment"], share=share_of("mine"))
        assert len(verify_fairness(kept, witness)) == 11

    run_in_world(tmp_path, test)


# Tables of earlier releases


def test_a_table_of_old_goes_on_and_promises_nothing(tmp_path: Path) -> None:
    async def test(world: World) -> None:
        await world.guest("Ada")
        code = await table(world, "Ada", "Bruno")
        live = await world.table_session(code)
        live.state = msgspec.structs.replace(live.state, secret=b"")
        await add_nothing(world, code)
        kept = await record(world, "Ada", code, 1)
        assert isinstance(kept.fairness, msgspec.UnsetType)
        await world.do("Ada", f"/tables/{code}/rematch", {})
        await world.do("Ada", f"/tables/{code}/start", {})
        await play(world, code)
        assert len(verify_fairness(await record(world, "Ada", code, 2))) == 10

    async def add_nothing(world: World, code: str) -> None:
        told = await world.do("Ada", f"/tables/{code}/start", {})
        assert told["table"]["fair"] is None
        await play(world, code)
        await world.wires[1].settled()
        assert {x["head"] for x in frames(world.wires[1]) if x["type"] == "events"} == {""}

    run_in_world(tmp_path, test)


def test_entries_of_old_are_read_and_folded() -> None:
    settings = msgspec.json.decode(msgspec.json.encode(Settings(players=4)))
    del settings["seats"]
    old = [
        {"type": "opened", "settings": settings, "person": "a", "name": "Ada"},
        {"type": "reopened"},
    ]
    table_state = TableState()
    for entry in msgspec.convert(old, list[AnyEntry]):
        table_state = evolve(table_state, entry, 0)
    assert table_state.secret == b""
    assert table_state.settings.seats == "chosen"
