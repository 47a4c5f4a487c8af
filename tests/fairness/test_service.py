"""Fairness of the service: commitment, terms, heads and record of a game are consistent."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from mascarade.rules import Record, legal_actions, read_record, verify
from mascarade.rules import actions as a
from mascarade.rules.fairness.draw import commitment
from mascarade.rules.fairness.verify import Witness, verify_fairness
from mascarade.server.runtime.session import TableSession
from mascarade.server.tables import entries as n
from mascarade.server.tables import moves
from mascarade.server.tables.entries import AnyEntry
from mascarade.server.tables.fold import evolve
from mascarade.server.tables.settings import Settings
from mascarade.server.tables.state import TableState
from tests.fairness.games import drawn
from tests.kit.in_process import Wire, World, run_in_world

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


async def add(world: World, name: str, code: str, word: str) -> dict[str, Any]:
    """Add a share; the terms after it."""
    told = await world.do(name, f"/tables/{code}/share", {"share": drawn(word).hex()})
    terms: dict[str, Any] = told["table"]["fair"]["terms"]
    return terms


async def refused(world: World, name: str, path: str, body: object) -> str:
    answer = await world.ask(world.tokens[name], "POST", path, body)
    assert answer.status >= 400
    code: str = msgspec.json.decode(answer.body)["code"]
    return code


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


def frames(wire: Wire) -> list[dict[str, Any]]:
    """All messages received over a connection."""
    return [msgspec.json.decode(frame) for frame in wire.sent if frame.startswith(b"{")]


def noted(wire: Wire, game: int) -> Witness:
    """The witness that a careful client would have stored."""
    told = frames(wire)
    tables = [x for x in told if x["type"] == "table"]
    before = [x["fair"] for x in tables if x["phase"] == "lobby" and x["game"] == game - 1]
    heads = [x["head"] for x in told if x["type"] in ("events", "view") and x["game"] == game]
    assert len({each["commitment"] for each in before}) == 1
    return msgspec.convert(
        {"commitment": before[0]["commitment"], "terms": before[-1]["terms"], "heads": heads}, Witness
    )


def test_games_are_dealt_as_committed_and_a_rematch_has_a_new_commitment(tmp_path: Path) -> None:
    async def test(world: World) -> None:
        names = ("Ada", "Bruno", "Cleo", "Dora", "Elsa", "Finn")
        code = await table(world, *names, set="random", seats="random", contest="sealed", spectators=True)
        await world.guest("Wanda")
        watcher = await world.connect("Wanda", code)
        found = []
        for game in (1, 2):
            await add(world, "Ada", code, f"Ada {game}")
            await add(world, "Cleo", code, f"Cleo {game}")
            await world.do("Ada", f"/tables/{code}/start", {})
            await play(world, code)
            kept = await record(world, "Bruno", code, game)
            for wire in (*world.wires.values(), watcher):
                await wire.settled()
                checks = verify_fairness(kept, noted(wire, game))
                assert len(checks) == 10
            assert not isinstance(kept.fairness, msgspec.UnsetType)
            added = {person.share for person in kept.fairness.terms.people}
            assert added == {drawn(f"Ada {game}").hex(), drawn(f"Cleo {game}").hex(), ""}
            assert [person.name for person in kept.fairness.terms.people] != list(kept.names)
            found.append(kept.fairness)
            again = await world.do("Ada", f"/tables/{code}/rematch", {})
            assert {x["share"] for x in again["table"]["fair"]["terms"]["people"]} == {""}
        assert found[0].secret != found[1].secret

    run_in_world(tmp_path, test)


def test_the_promise_comes_before_the_shares_and_does_not_change(tmp_path: Path) -> None:
    async def test(world: World) -> None:
        code = await table(world, "Ada", "Bruno")
        live = await world.table_session(code)
        promised = commitment(live.state.secret).hex()
        for name in ("Bruno", "Ada", "Bruno"):
            terms = await add(world, name, code, f"{name} {live.state.number}")
        assert [person["name"] for person in terms["people"]] == ["Ada", "Bruno"]
        await world.do("Ada", f"/tables/{code}/start", {})
        await world.wires[1].settled()
        told = [x["fair"] for x in frames(world.wires[1]) if x["type"] == "table"]
        assert {each["commitment"] for each in told} == {promised}
        assert told[-1]["terms"] == terms, "the last share of each counts"
        assert live.state.secret != live.row.secret, "bots are seeded from another secret"

    run_in_world(tmp_path, test)


def test_a_share_is_a_persons_who_sits_there_before_the_game(tmp_path: Path) -> None:
    async def test(world: World) -> None:
        code = await table(world, "Ada", "Bruno", "Cleo", "Dora")
        path = f"/tables/{code}/share"
        share = {"share": drawn("any").hex()}
        await world.guest("Wanda")
        assert await refused(world, "Wanda", path, share) == "not-seated"
        for wrong in ("", "ab", "g" * 64, "A" * 64, "0" * 63 + "\n", "0" * 64 + "\n", None, 3):
            assert await refused(world, "Ada", path, {"share": wrong}) == "malformed"
        await add(world, "Bruno", code, "Bruno")
        number = (await world.table_session(code)).state.number
        terms = await add(world, "Bruno", code, "Bruno")
        assert (await world.table_session(code)).state.number == number, "the same share is no news"
        await world.do("Bruno", f"/tables/{code}/leave", {})
        answer = await world.do("Bruno", f"/tables/{code}/join", {"seat": 1})
        assert answer["table"]["fair"]["terms"]["people"][1] == {"name": "Bruno", "share": ""}
        assert terms["people"][1]["share"] == drawn("Bruno").hex()
        await world.do("Ada", f"/tables/{code}/start", {})
        assert await refused(world, "Ada", path, share) == "game-is-on"
        await play(world, code)
        assert await refused(world, "Ada", path, share) == "game-is-over"

    run_in_world(tmp_path, test)


def test_a_share_goes_with_its_person_to_another_seat(tmp_path: Path) -> None:
    async def test(world: World) -> None:
        code = await table(world, "Ada", "Bruno", "Cleo")
        await add(world, "Bruno", code, "Bruno")
        await world.do("Cleo", f"/tables/{code}/leave", {})
        told = await world.do("Bruno", f"/tables/{code}/seat", {"seat": 2})
        people = told["table"]["fair"]["terms"]["people"]
        assert [person["share"] for person in people] == ["", "", drawn("Bruno").hex()]

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


def test_who_plays_now_can_add_to_the_deal_before(tmp_path: Path) -> None:
    async def test(world: World) -> None:
        await world.guest("Ada")
        laid = {"settings": {"edition": "first", "players": 4, "options": SHORT}, "bot": "random"}
        opened = await world.do("Ada", "/tables/play", {**laid, "deal": False})
        code = opened["table"]["code"]
        assert opened["table"]["phase"] == "lobby"
        assert [seat["kind"] for seat in opened["table"]["seats"]] == ["person", "bot", "bot", "bot"]
        await add(world, "Ada", code, "mine")
        await world.do("Ada", f"/tables/{code}/start", {})
        await play(world, code)
        kept = await record(world, "Ada", code, 1)
        witness = Witness(commitment=opened["table"]["fair"]["commitment"], share=drawn("mine").hex())
        assert len(verify_fairness(kept, witness)) == 8

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
        assert len(verify_fairness(await record(world, "Ada", code, 2))) == 7

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
