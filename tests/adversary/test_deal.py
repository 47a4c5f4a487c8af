"""Nobody chooses the deal: not the server, the host, a player, or all of them together against one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from mascarade.rules import Refused, read_record
from mascarade.rules.fairness.draw import commitment
from mascarade.rules.fairness.lock import LockedDeal, draw, lock_digest, promise_of
from mascarade.rules.fairness.verify import Witness, checks, verify_fairness
from mascarade.server.tables import deal, lobby, moves
from mascarade.server.tables import entries as n
from mascarade.server.tables.entries import AnyEntry
from mascarade.server.tables.fold import evolve_all
from mascarade.server.tables.settings import Settings
from mascarade.server.tables.state import REVEAL_MS, TableState
from tests.fairness.games import drawn
from tests.fairness.test_service import play, record, refused, table
from tests.kit.in_process import Wire, World, run_in_world
from tests.kit.shares import (
    frames,
    lock_seen,
    noted,
    promise,
    reveal,
    reveal_message,
    share_of,
    told,
)

PEOPLE = ("Ada", "Bruno", "Cleo")
CODE = "WND6NZ"


def locked_state(secret: bytes = b"s" * 32, bots: int = 1) -> TableState:
    """A lock of three people who have promised a share, and of bots."""
    settings = Settings(edition="first", players=3 + bots)
    state = evolve_all(TableState(), lobby.open_table(settings, "Ada", "Ada", lambda _: secret), 0)
    for person in PEOPLE[1:]:
        state = evolve_all(state, lobby.join(state, person, person, None), 0)
    for _ in range(bots):
        state = evolve_all(state, lobby.add_bot(state, "Ada", "novice", None, None), 0)
    for seat, person in enumerate(PEOPLE):
        promised = promise_of(CODE, 1, 1, seat, share_of(person))
        entries = [n.Found(seat), *deal.promise_share(state, person, promised)]
        state = evolve_all(state, entries, 0)
    return evolve_all(state, deal.start(state, "Ada", CODE, bytes), 0)


def revealed(state: TableState, *people: str) -> list[AnyEntry]:
    """The entries that follow from these people's shares."""
    entries: list[AnyEntry] = []
    for person in people:
        now = evolve_all(state, entries, 0)
        assert now.lock is not None
        seat = PEOPLE.index(person)
        sent = deal.SentShare(seat, lock_digest(now.lock).hex(), share_of(person))
        entries += deal.reveal_share(now, (seat,), sent, 0)
    return entries


async def locked_table(world: World, *names: str, **settings: object) -> str:
    """A table at which everybody has promised a share and the host has started the game."""
    code = await table(world, *names, **settings)
    for name in names:
        await promise(world, name, code, name)
    started = await world.do(names[0], f"/tables/{code}/start", {})
    assert started["table"]["phase"] == "dealing"
    await world.settle()
    for wire in world.wires.values():
        await wire.settled()
    return code


# The server grinds


def test_names_do_not_change_the_deal() -> None:
    """Once a server tried 1,742 names for its bots, after it knew all shares."""
    state = locked_state()
    deals = set()
    for number in range(50):
        seats = tuple(one and replace(one, name=f"{one.name} {number}") for one in state.seats)
        entries = revealed(replace(state, seats=seats), *PEOPLE)
        started = entries[-1]
        assert isinstance(started, n.Started)
        deals.add(started.deal.cards)
    assert len(deals) == 1


def test_a_bot_has_no_share(tmp_path: Path) -> None:
    """Once a server tried 96 shares for a bot."""

    async def test(world: World) -> None:
        code = await table(world, "Ada", players=2)
        await world.do("Ada", f"/tables/{code}/bots", {"bot": "random"})
        await promise(world, "Ada", code, "Ada")
        await world.do("Ada", f"/tables/{code}/start", {})
        await world.wires[0].settled()
        lock = lock_seen(world.wires[0])
        assert [*lock.promises] == [0]
        assert await told(world.wires[0], reveal_message(1, lock, "bot")) == "not-your-seat"
        assert await reveal(world.wires[0], 0, "Ada") is None
        await play(world, code)
        kept = await record(world, "Ada", code, 1)
        proof = kept.fairness
        assert not isinstance(proof, msgspec.UnsetType)
        assert isinstance(proof.deal, LockedDeal)
        assert proof.deal.shares == (share_of("Ada"), "")
        ground = replace(proof, deal=replace(proof.deal, shares=(share_of("Ada"), share_of("bot"))))
        forged = replace(kept, fairness=ground)
        assert "promises" in {check.id for check in checks(forged) if not check.holds}

    run_in_world(tmp_path, test)


def test_a_coalition_with_the_operator_can_not_choose_against_one_person() -> None:
    """All others know the secret, the lock and each other's shares. Ada's share still decides."""
    state = locked_state()
    assert state.lock is not None
    others = {1: share_of("Bruno"), 2: share_of("Cleo")}
    found = Counter(
        draw(state.secret, state.lock, {0: drawn(f"Ada {number}").hex(), **others})[2].first
        for number in range(4000)
    )
    assert found.keys() == {0, 1, 2, 3}
    assert all(abs(count - 1000) < 120 for count in found.values())


def test_a_server_that_changes_the_lock_after_the_shares_is_found(tmp_path: Path) -> None:
    """It deals as it likes by a lock of its own, and its record is sound in itself."""

    async def test(world: World) -> None:
        code = await locked_table(world, "Ada", "Bruno")
        live = await world.table_session(code)
        assert live.state.lock is not None
        lock = replace(live.state.lock, settings={**live.state.lock.settings, "first": 1}, first=1)
        live.state = replace(live.state, lock=lock)
        sent = deal.SentShare(0, lock_digest(lock).hex(), share_of("Ada"))
        later = deal.SentShare(1, lock_digest(lock).hex(), share_of("Bruno"))
        await live.change(lambda state: deal.reveal_share(state, (0,), sent, world.clock.now()))
        await live.change(lambda state: deal.reveal_share(state, (1,), later, world.clock.now()))
        await play(world, code)
        kept = live.state.current_game.record()
        assert verify_fairness(kept), "the record alone does not show it"
        bad = {check.id for check in checks(kept, noted(world.wires[0], 1, "Ada")) if not check.holds}
        assert bad == {"lock"}

    run_in_world(tmp_path, test)


# The host and the players grind


def test_from_the_lock_on_nobody_changes_anything(tmp_path: Path) -> None:
    async def test(world: World) -> None:
        code = await locked_table(world, "Ada", "Bruno", "Cleo")
        live = await world.table_session(code)
        await world.guest("Mallory")
        before = live.state
        for name, path, body in (
            ("Ada", "start", {}),
            ("Ada", "start", {"promise": share_of("another")}),
            ("Ada", "rematch", {}),
            ("Ada", "bots", {}),
            ("Bruno", "leave", {}),
            ("Bruno", "seat", {"seat": 0}),
            ("Bruno", "promise", {"promise": share_of("another")}),
            ("Mallory", "join", {}),
        ):
            assert await refused(world, name, f"/tables/{code}/{path}", body) == "dealing", path
        for method, path, sent in (
            ("PUT", "settings", {"edition": "first", "players": 3, "first": 0}),
            ("DELETE", "seats/1", None),
        ):
            answer = await world.ask(world.tokens["Ada"], method, f"/tables/{code}/{path}", sent)
            assert (answer.status, msgspec.json.decode(answer.body)["code"]) == (409, "dealing")
        assert live.state == before

    run_in_world(tmp_path, test)


def test_nobody_sees_a_share_before_they_have_revealed_their_own(tmp_path: Path) -> None:
    async def test(world: World) -> None:
        code = await locked_table(world, *PEOPLE, spectators=True)
        await world.guest("Wanda")
        wires = [*world.wires.values(), await world.connect("Wanda", code)]
        seen: list[bytes] = []
        for seat, name in enumerate(PEOPLE):
            for wire in wires:
                await wire.settled()
                seen += wire.fresh()
            for who in (*PEOPLE, "Wanda"):
                seen.append((await world.ask(world.tokens[who], "GET", f"/tables/{code}")).body)
                seen.append((await world.ask(world.tokens[who], "GET", "/me/data")).body)
            text = b"".join(seen)
            assert not any(share_of(one).encode() in text for one in PEOPLE), name
            assert (await world.table_session(code)).state.secret.hex().encode() not in text
            assert await reveal(world.wires[seat], seat, name) is None
        last = await world.do("Ada", f"/tables/{code}/mute", {"seat": 1, "muted": True})
        assert last["table"]["fair"]["shares"] == [share_of(name) for name in PEOPLE]

    run_in_world(tmp_path, test)


@pytest.mark.parametrize("person", range(3))
def test_a_share_is_the_one_that_was_promised(person: int, tmp_path: Path) -> None:
    """Whoever knows all other shares could choose theirs, if it were not promised before."""

    async def test(world: World) -> None:
        code = await locked_table(world, *PEOPLE)
        others = [seat for seat in range(3) if seat != person]
        for seat in others:
            assert await reveal(world.wires[seat], seat, PEOPLE[seat]) is None
        lock = lock_seen(world.wires[person])
        for word in ("another", *(PEOPLE[seat] for seat in others)):
            assert await told(world.wires[person], reveal_message(person, lock, word)) == "wrong-share"
        live = await world.table_session(code)
        assert (live.state.phase, live.state.awaited_shares) == ("dealing", (person,))
        assert await reveal(world.wires[person], person, PEOPLE[person]) is None
        assert live.state.phase == "memorising"

    run_in_world(tmp_path, test)


# Forged reveals


def test_a_share_is_revealed_by_its_person_once(tmp_path: Path) -> None:
    async def test(world: World) -> None:
        code = await locked_table(world, *PEOPLE, spectators=True)
        await world.guest("Wanda")
        stranger = await world.connect("Wanda", code)
        lock, live = lock_seen(world.wires[1]), await world.table_session(code)
        for wire, seat in ((world.wires[1], 0), (world.wires[0], 2), (world.wires[1], 12)):
            assert await told(wire, reveal_message(seat, lock, PEOPLE[seat % 3])) == "not-your-seat"
        assert await told(stranger, reveal_message(0, lock, "Ada")) == "not-seated"
        assert live.state.shares == {}
        for _ in range(3):
            assert await reveal(world.wires[0], 0, "Ada") is None
        assert await told(world.wires[0], reveal_message(0, lock, "another")) == "wrong-share"
        assert live.state.shares == {0: share_of("Ada")}
        assert live.state.awaited_shares == (1, 2)

    run_in_world(tmp_path, test)


def test_a_malformed_reveal_is_refused(tmp_path: Path) -> None:
    async def test(world: World) -> None:
        code = await locked_table(world, "Ada", "Bruno")
        good = reveal_message(0, lock_seen(world.wires[0]), "Ada")
        wrong = ("", "ab", "g" * 64, "A" * 64, "0" * 65, None, 3, ["0" * 64])
        for field in ("share", "lock"):
            for value in wrong:
                assert await told(world.wires[0], {**good, field: value}) == "malformed"
        for seat in (-1, 13, "0", None, 0.5):
            assert await told(world.wires[0], {**good, "seat": seat}) == "malformed"
        assert await told(world.wires[0], {**good, "more": 1}) == "malformed"
        stale = {**good, "lock": share_of("another lock")}
        assert await told(world.wires[0], stale) == "stale-lock"
        assert (await world.table_session(code)).state.shares == {}

    run_in_world(tmp_path, test)


def test_a_share_without_a_lock_is_refused(tmp_path: Path) -> None:
    async def test(world: World) -> None:
        code = await locked_table(world, "Ada", "Bruno")
        lock = lock_seen(world.wires[0])
        for seat, name in enumerate(("Ada", "Bruno")):
            assert await reveal(world.wires[seat], seat, name) is None
        assert await told(world.wires[0], reveal_message(0, lock, "Ada")) == "stale-lock"
        await play(world, code)
        await world.do("Ada", f"/tables/{code}/rematch", {})
        assert await told(world.wires[0], reveal_message(0, lock, "Ada")) == "stale-lock"
        await world.do("Ada", f"/tables/{code}/start", {})
        assert await told(world.wires[0], reveal_message(0, lock, "Ada")) == "stale-lock"

    run_in_world(tmp_path, test)


# Dropping and late reveals


def test_no_share_is_ever_dropped() -> None:
    state = locked_state()
    entries = revealed(state, "Ada", "Cleo")
    assert not any(isinstance(entry, n.Started) for entry in entries)
    waiting = evolve_all(state, entries, 0)
    due = moves.next_move(waiting, {})
    assert due is not None
    assert due.what == "give-up"
    (failed,) = moves.perform(waiting, due, {}, {})
    assert failed == n.DealFailed((1,))


def test_once_all_shares_are_stored_the_only_next_step_is_that_deal() -> None:
    """Whatever the time, and also if a stored log ends between the last share and the deal."""
    state = locked_state()
    *shares, started = revealed(state, *PEOPLE)
    assert isinstance(started, n.Started)
    stopped = evolve_all(state, shares, 10 * REVEAL_MS)
    due = moves.next_move(stopped, {})
    assert due is not None
    assert (due.what, due.when) == ("deal", state.since)
    assert moves.perform(stopped, due, {}, {}) == [started]
    commands: tuple[Callable[[], object], ...] = (
        lambda: lobby.leave(stopped, "Bruno"),
        lambda: lobby.kick(stopped, "Ada", 1),
        lambda: lobby.join(stopped, "Mallory", "Mallory", None),
        lambda: deal.start(stopped, "Ada", CODE, bytes),
    )
    for command in commands:
        with pytest.raises(Refused):
            command()


def test_who_does_not_reveal_frees_their_seat_and_the_attempt_counts(tmp_path: Path) -> None:
    async def test(world: World) -> None:
        code = await locked_table(world, *PEOPLE)
        live = await world.table_session(code)
        secret, first = live.state.secret, lock_seen(world.wires[1])
        assert await reveal(world.wires[1], 1, "Bruno") is None
        await world.until(world.clock.now() + REVEAL_MS - 1)
        assert live.state.phase == "dealing"
        await world.until(world.clock.now() + 1)
        assert (live.state.phase, live.state.play) == ("lobby", None)
        await world.wires[1].settled()
        shown = frames(world.wires[1], "table")[-1]
        assert [seat["kind"] for seat in shown["seats"]] == ["empty", "person", "empty"]
        assert shown["seats"][1]["host"], "somebody who is there goes on"
        fair = shown["fair"]
        assert fair["failed"] == [{"secret": secret.hex(), "missing": [0, 2]}]
        assert (fair["attempt"], fair["lock"], fair["shares"]) == (2, None, [])
        assert fair["promises"] == ["", "", ""]
        assert fair["commitment"] == commitment(live.state.secret).hex() != first.commitment
        text = b"".join(frame for wire in world.wires.values() for frame in wire.sent)
        assert share_of("Bruno").encode() not in text, "shares of a failed attempt are not published"

        # The next attempt has all of that in its lock and in the record.
        for name in ("Ada", "Cleo"):
            await world.do(name, f"/tables/{code}/join", {})
        await world.settle()
        for name in PEOPLE:
            await promise(world, name, code, f"{name} again")
        assert await told(world.wires[1], reveal_message(1, first, "Bruno")) == "stale-lock"
        await world.do("Bruno", f"/tables/{code}/start", {})
        for seat, name in enumerate(PEOPLE):
            await world.wires[seat].settled()
            assert await reveal(world.wires[seat], seat, f"{name} again") is None
        await play(world, code)
        kept = await record(world, "Bruno", code, 1)
        witness = noted(world.wires[1], 1, "Bruno again")
        assert witness.earlier == (first.commitment,)
        assert verify_fairness(kept, witness)
        assert not isinstance(kept.fairness, msgspec.UnsetType)
        assert isinstance(kept.fairness.deal, LockedDeal)
        lock = kept.fairness.deal.lock
        assert (lock.attempt, [one.missing for one in lock.failed]) == (2, [(0, 2)])

    run_in_world(tmp_path, test)


def test_attempts_that_fail_do_not_fill_the_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each lock contains all attempts before it: a day of them were gigabytes, of one table."""
    monkeypatch.setattr(deal, "MAX_ATTEMPTS", 3)

    async def test(world: World) -> None:
        await world.guest("Ada")
        opened = await world.do("Ada", "/tables/play", {"settings": {"players": 4}, "deal": False})
        code = opened["table"]["code"]
        live = await world.table_session(code)
        for attempt in (1, 2, 3):
            assert len(live.state.failed) + 1 == attempt
            await world.do("Ada", f"/tables/{code}/start", {"promise": share_of("never revealed")})
            await world.until(world.clock.now() + REVEAL_MS)
            if attempt < 3:
                await world.do("Ada", f"/tables/{code}/join", {})
        assert live.state.phase == "closed"
        assert await refused(world, "Ada", f"/tables/{code}/join", {}) == "no-table"

    run_in_world(tmp_path, test)


def test_a_late_share_is_refused(tmp_path: Path) -> None:
    async def test(world: World) -> None:
        code = await locked_table(world, "Ada", "Bruno")
        live = await world.table_session(code)
        lock = lock_seen(world.wires[0])
        sent = deal.SentShare(0, lock_digest(lock).hex(), share_of("Ada"))
        assert live.state.deadline == world.clock.now() + REVEAL_MS
        with pytest.raises(Refused) as refusal:
            deal.reveal_share(live.state, (0,), sent, live.state.deadline)
        assert refusal.value.code == "share-late"
        await world.until(live.state.deadline)
        assert await told(world.wires[0], reveal_message(0, lock, "Ada")) in ("not-seated", "stale-lock")

    run_in_world(tmp_path, test)


def test_somebody_alone_who_does_not_reveal_finds_their_table_again(tmp_path: Path) -> None:
    async def test(world: World) -> None:
        await world.guest("Ada")
        opened = await world.do("Ada", "/tables/play", {"settings": {"players": 4}, "deal": False})
        code = opened["table"]["code"]
        promised = promise_of(code, 1, 1, 0, share_of("Ada"))
        await world.do("Ada", f"/tables/{code}/start", {"promise": promised})
        await world.until(world.clock.now() + REVEAL_MS)
        found = await world.do("Ada", f"/tables/{code}/join", {})
        assert (found["seat"], found["table"]["fair"]["attempt"]) == (0, 2)
        assert found["table"]["seats"][0]["host"]
        started = await world.do("Ada", f"/tables/{code}/start", {})
        assert started["table"]["phase"] == "memorising"

    run_in_world(tmp_path, test)


# People who are deleted


@pytest.mark.parametrize("has_revealed", [False, True])
def test_who_is_deleted_while_the_cards_are_dealt_ends_the_attempt(
    has_revealed: bool, tmp_path: Path
) -> None:
    async def test(world: World) -> None:
        code = await locked_table(world, *PEOPLE)
        live = await world.table_session(code)
        if has_revealed:
            assert await reveal(world.wires[1], 1, "Bruno") is None
        gone = await world.ask(world.tokens["Bruno"], "DELETE", "/me")
        assert gone.status == 204
        assert live.state.phase == "lobby"
        assert [one is None for one in live.state.seats] == [False, True, False]
        assert [one.missing for one in live.state.failed] == [(1,)]

    run_in_world(tmp_path, test)


def test_who_is_deleted_takes_nothing_from_the_proof_of_others(tmp_path: Path) -> None:
    async def test(world: World) -> None:
        code = await locked_table(world, *PEOPLE, seats="random")
        wires: dict[str, Wire] = dict(zip(PEOPLE, world.wires.values(), strict=True))
        for seat, name in enumerate(PEOPLE):
            assert await reveal(wires[name], seat, name) is None
        await play(world, code)
        before = await record(world, "Ada", code, 1)
        assert (await world.ask(world.tokens["Bruno"], "DELETE", "/me")).status == 204
        answer = await world.ask(world.tokens["Ada"], "GET", f"/tables/{code}/record?game=1")
        after = read_record(answer.body)
        assert "Bruno" in before.names
        assert "Bruno" not in answer.body.decode()
        for name in ("Ada", "Cleo"):
            witness = noted(wires[name], 1, name)
            assert len(verify_fairness(after, witness)) == 13

    run_in_world(tmp_path, test)


def test_random_orders_of_reveals_give_the_same_deal() -> None:
    found = set()
    for number in range(10):
        people = list(PEOPLE)
        Random(number).shuffle(people)
        started = revealed(locked_state(), *people)[-1]
        assert isinstance(started, n.Started)
        found.add((started.deal.cards, started.deal.first))
    assert len(found) == 1


# The host takes shares away


def test_who_stays_where_they_sit_keeps_their_promise_when_others_move_up(tmp_path: Path) -> None:
    """Their page does not promise again, so a host could empty the lock of all shares but their own."""

    async def test(world: World) -> None:
        code = await table(world, *PEOPLE, players=6)
        await world.do("Cleo", f"/tables/{code}/seat", {"seat": 5})
        for name in PEOPLE:
            after = await promise(world, name, code, name)
        promises = after["fair"]["promises"]
        laid = {"edition": "first", "players": 3}
        moved = await world.ask(world.tokens["Ada"], "PUT", f"/tables/{code}/settings", laid)
        assert msgspec.json.decode(moved.body)["table"]["fair"]["promises"] == [*promises[:2], ""]

    run_in_world(tmp_path, test)


# Odd settings


def test_a_set_without_a_name_is_the_first_one_or_refused(tmp_path: Path) -> None:
    async def test(world: World) -> None:
        await world.guest("Eve")
        assert await refused(world, "Eve", "/tables", {"edition": "second", "players": 3, "set": ""}) == (
            "no-set-for-players"
        )
        code = await locked_table(world, *PEOPLE, set="")
        for seat, name in enumerate(PEOPLE):
            assert await reveal(world.wires[seat], seat, name) is None
        await play(world, code)
        assert verify_fairness(await record(world, "Ada", code, 1), noted(world.wires[0], 1, "Ada"))

    run_in_world(tmp_path, test)


@pytest.mark.parametrize("sat", [-100, -1, 99])
def test_notes_of_a_seat_that_is_not_there_do_not_hold(sat: int, tmp_path: Path) -> None:
    async def test(world: World) -> None:
        code = await table(world, "Ada", "Bruno")
        await world.do("Ada", f"/tables/{code}/start", {})
        await play(world, code)
        kept = await record(world, "Ada", code, 1)
        bad = [check.id for check in checks(kept, Witness(seat=1, sat=sat)) if not check.holds]
        assert bad == ["seats"]

    run_in_world(tmp_path, test)
