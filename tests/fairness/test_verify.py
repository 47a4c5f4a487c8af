"""A cheating server is detected by the record itself, or by a witness stored during the game."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest
from msgspec.structs import replace

from mascarade.rules import Deal, Record, RecordRefused, Setup, published, read_record, verify, write_record
from mascarade.rules.fairness.draw import commitment
from mascarade.rules.fairness.lock import FailedAttempt, Lock, LockedBot, LockedDeal, LockedPerson
from mascarade.rules.fairness.verify import Witness, checks, read_witness, verify_fairness
from tests.fairness.games import (
    NAMES,
    SECRET,
    SETTINGS,
    SHARES,
    Change,
    Drawn,
    Locked,
    Names,
    Termed,
    drawn,
    lock_of,
)

HONEST = Locked()
BURNT = (FailedAttempt(drawn("burnt").hex(), (2,)),)


def broken(record: Record, witness: Witness | None = None) -> list[str]:
    """The failed checks of a record that can be read and replayed."""
    verify(read_record(write_record(record)))
    return [check.id for check in checks(record, witness) if not check.holds]


def reopened(told: Locked, **changes: object) -> Record:
    """A game's record with another deal in its proof."""
    deal = told.fairness.deal
    assert isinstance(deal, LockedDeal)
    return told.with_proof(replace(told.fairness, deal=replace(deal, **changes)))


def test_an_honest_game_keeps_all_its_promises() -> None:
    assert HONEST.game.names != NAMES, "seats were drawn"
    assert broken(HONEST.record, HONEST.witness) == []
    assert [check.id for check in verify_fairness(HONEST.record, HONEST.witness)] == [
        "commitment", "lock", "share", "promises", "settings", "set", "seats", "first", "cards", "cemetery",
        "nonces", "chain", "heads",
    ]  # fmt: skip
    assert len(verify_fairness(HONEST.record)) == 10


def test_what_was_chosen_is_not_drawn() -> None:
    chosen = replace(SETTINGS, set="classic", seats="chosen", first=3)
    told = Locked(lock_of(settings=chosen))
    assert (told.game.names, told.game.deal.first) == (NAMES, 3)
    assert broken(told.record, told.witness) == []


def test_a_game_without_any_share_keeps_its_promises() -> None:
    told = Locked(shares={})
    assert broken(told.record, told.witness) == []


def test_the_attempts_before_are_part_of_the_proof() -> None:
    told = Locked(lock_of(failed=BURNT), shares=SHARES)
    assert broken(told.record, told.witness) == []
    assert told.witness.earlier == (commitment(drawn("burnt")).hex(),)


# A deal other than the drawn one, and a game played with it


def other_cards(setup: Setup, names: Names, deal: Deal) -> Drawn:
    return setup, names, replace(deal, cards=deal.cards[::-1])


def other_cemetery(setup: Setup, names: Names, deal: Deal) -> Drawn:
    return setup, names, replace(deal, cemetery=(*deal.cemetery[1:], deal.cemetery[0]))


def other_first(setup: Setup, names: Names, deal: Deal) -> Drawn:
    return setup, names, replace(deal, first=(deal.first + 1) % len(names))


def other_options(setup: Setup, names: Names, deal: Deal) -> Drawn:
    return replace(setup, options=replace(setup.options, only_the_richest=True)), names, deal


@pytest.mark.parametrize(
    ("change", "found"),
    [
        (other_cards, "cards"),
        (other_cemetery, "cemetery"),
        (other_first, "first"),
        (other_options, "settings"),
    ],
)
def test_what_was_not_drawn_is_found_in_the_record_alone(change: Change, found: str) -> None:
    told = Locked(change=change)
    assert broken(told.record) == [found]
    with pytest.raises(RecordRefused) as refusal:
        verify_fairness(told.record)
    assert (refusal.value.code, refusal.value.facts) == ("fair-broken", {"check": found})


def test_another_set_than_the_drawn_one_is_found() -> None:
    other = next(one for one in lock_of().scenarios if one.id != HONEST.game.setup.scenario.id)
    told = Locked(lock_of(settings=replace(SETTINGS, set=other.id)))
    assert "set" in broken(reopened(told, lock=lock_of()))


def test_other_seats_than_the_drawn_ones_are_found() -> None:
    order = HONEST.fairness.deal.order  # type: ignore[union-attr]
    assert broken(reopened(HONEST, order=(order[1], order[0], *order[2:]))) == ["seats"]
    moved = replace(HONEST.witness, sat=order.index(1))
    assert broken(HONEST.record, moved) == ["seats"], "and so is a person who sat elsewhere"


# What the lock itself may not be


def fewer_sets(lock: Lock) -> Lock:
    return replace(lock, scenarios=lock.scenarios[:1])


def own_cards(lock: Lock) -> Lock:
    own = replace(lock.scenarios[0], cards=published("first", "base", 8).cards[::-1])
    return replace(lock, scenarios=(own,))


def other_players(lock: Lock) -> Lock:
    return replace(lock, scenarios=(published("first", "base", 7),))


def no_cards(lock: Lock) -> Lock:
    return replace(lock, scenarios=())


@pytest.mark.parametrize("change", [fewer_sets, own_cards, other_players, no_cards])
def test_a_lock_with_other_cards_than_its_settings_is_found(change: Callable[[Lock], Lock]) -> None:
    assert "set" in broken(reopened(HONEST, lock=change(lock_of())))


@pytest.mark.parametrize(
    "lock",
    [
        replace(lock_of(), rules=2),
        replace(lock_of(), draws_seats=False),
        replace(lock_of(), first=0),
        replace(lock_of(), settings={}),
        replace(lock_of(), settings={**lock_of().settings, "options": 5}),
        replace(lock_of(), settings={**lock_of().settings, "players": 7}),
    ],
)
def test_a_lock_that_contradicts_itself_is_found(lock: Lock) -> None:
    assert "settings" in broken(reopened(HONEST, lock=lock))


@pytest.mark.parametrize("failed", [(), BURNT, (*BURNT, *BURNT), (FailedAttempt(SECRET.hex(), (1,)),)])
def test_attempts_that_do_not_add_up_are_found(failed: tuple[FailedAttempt, ...]) -> None:
    lock = replace(lock_of(failed=failed), attempt=2 if failed != BURNT else 1)
    assert "commitment" in broken(reopened(HONEST, lock=lock))


@pytest.mark.parametrize(
    "shares",
    [
        tuple(SHARES.get(seat, "") for seat in range(7)),
        ("", *(SHARES.get(seat, "") for seat in range(1, 8))),
        (drawn("another").hex(), *(SHARES.get(seat, "") for seat in range(1, 8))),
        (*(SHARES.get(seat, "") for seat in range(7)), drawn("a bot's").hex()),
        (SHARES[1], SHARES[0], *(SHARES.get(seat, "") for seat in range(2, 8))),
    ],
    ids=["too few", "dropped", "changed", "a bot's", "exchanged"],
)
def test_shares_that_were_not_promised_are_found(shares: tuple[str, ...]) -> None:
    assert "promises" in broken(reopened(HONEST, shares=shares))


# Forged afterwards, with everything recomputed: detected with a witness only


def test_another_secret_than_was_promised_is_found_by_the_commitment() -> None:
    told = Locked(secret=drawn("another"))
    assert broken(told.record) == []
    assert broken(told.record, Witness(commitment=HONEST.fairness.commitment)) == ["commitment"]
    assert broken(told.record, Witness(lock=HONEST.witness.lock)) == ["lock"]


def test_an_attempt_that_was_hidden_is_found_by_who_saw_its_commitment() -> None:
    seen = replace(HONEST.witness, earlier=(commitment(drawn("burnt")).hex(),))
    assert broken(HONEST.record, seen) == ["commitment"]


@pytest.mark.parametrize(
    "lock",
    [
        lock_of(shares={seat: share for seat, share in SHARES.items() if seat}),
        replace(lock_of(), seats=(*lock_of().seats[:7], LockedBot("expert"))),
        replace(lock_of(), seats=(*lock_of().seats[:7], LockedPerson())),
        lock_of(settings=replace(SETTINGS, first=0)),
        lock_of(failed=BURNT),
    ],
    ids=["a share dropped", "another bot", "a person for a bot", "another setting", "another attempt"],
)
def test_a_lock_that_was_changed_after_the_reveal_is_found_by_who_kept_it(lock: Lock) -> None:
    """The server knows all shares, and tries one lock after another until it likes the deal."""
    told = Locked(lock, shares={seat: SHARES[seat] for seat in lock.promises})
    assert "lock" in broken(told.record, HONEST.witness)


def test_a_share_that_was_left_out_is_found_by_who_revealed_it() -> None:
    told = Locked(shares={seat: share for seat, share in SHARES.items() if seat})
    assert broken(told.record) == []
    assert broken(told.record, Witness(share=SHARES[0])) == ["share"]


def test_a_game_that_was_played_otherwise_is_found_by_a_head() -> None:
    told = Locked(actions=HONEST.game.actions[:-1])
    assert broken(told.record) == []
    assert broken(told.record, HONEST.witness) == ["heads"]


# Nobody is accused without a reason


def test_a_promise_that_came_too_late_accuses_nobody() -> None:
    """Dora's promise was refused because the game had started: she noted a share, and a lock without it."""
    late = replace(HONEST.witness, share=drawn("Dora").hex(), seat=3, sat=None)
    assert broken(HONEST.record, late) == []


def test_somebody_else_who_is_deleted_takes_nothing_from_the_proof() -> None:
    renamed = tuple("Domino" if name == "Bruno" else name for name in HONEST.game.names)
    assert broken(HONEST.with_names(*renamed), HONEST.witness) == []
    old = Termed()
    assert "seats" in broken(old.with_names(*renamed), old.witness), "version 1 hashes the names"


def test_who_noted_less_can_check_less() -> None:
    for less in (Witness(), Witness(heads=HONEST.heads[:1]), replace(HONEST.witness, lock=None, seat=None)):
        assert broken(HONEST.record, less) == []
    assert read_witness(msgspec.json.encode(HONEST.witness)) == HONEST.witness


# Records


def test_a_record_has_one_version() -> None:
    document = write_record(HONEST.record)
    assert b'"terms"' not in document
    assert b'"deal": {\n   "lock"' in document
    assert not any(name in document.split(b'"lock"')[1].split(b'"shares"')[0] for name in (b"Ada", b"Zanni"))
    terms = msgspec.json.encode(Termed().fairness.terms)
    both = document.replace(b'"fairness": {', b'"fairness": {"terms": ' + terms + b",")
    neither = document.replace(b'"deal": {\n   "lock"', b'"other": {\n   "lock"')
    for wrong in (both, neither):
        with pytest.raises(RecordRefused) as refusal:
            read_record(wrong)
        assert refusal.value.code == "record-malformed"
