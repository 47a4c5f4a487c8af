"""Version 1 of the fair deal, that of earlier releases, is still verified by its own rules."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from mascarade.rules import (
    Action,
    Deal,
    Game,
    Record,
    RecordRefused,
    Setup,
    published,
    read_record,
    verify,
    write_record,
)
from mascarade.rules import actions as a
from mascarade.rules.fairness.draw import dealt
from mascarade.rules.fairness.terms import Sharer, Terms, draws_of_terms
from mascarade.rules.fairness.verify import Check, Witness, checks, read_witness, verify_fairness
from mascarade.server.tables import deal
from mascarade.server.tables.entries import AnyEntry
from mascarade.server.tables.fold import evolve, evolve_all
from mascarade.server.tables.state import TableState
from mascarade.server.views import projection
from tests.fairness.games import NAMES, SECRET, TERMS, Change, Drawn, Names, Termed, drawn, replays

HONEST = Termed()


def broken(record: Record, witness: Witness | None = None) -> list[str]:
    """The failed checks of a record that can be read and replayed."""
    verify(read_record(write_record(record)))
    return [check.id for check in checks(record, witness) if not check.holds]


def reopened(told: Termed, **changes: object) -> Record:
    """A game's record with other proof data."""
    return told.with_proof(replace(told.fairness, **changes))


def test_an_honest_game_keeps_all_its_promises() -> None:
    assert HONEST.game.setup.scenario.id != "base", "a set was drawn"
    assert HONEST.game.names != NAMES, "and who sits where"
    assert HONEST.game.deal.cemetery
    assert broken(HONEST.record, HONEST.witness) == []
    assert [check.id for check in verify_fairness(HONEST.record, HONEST.witness)] == [
        "commitment", "terms", "set", "seats", "first", "cards", "cemetery", "nonces", "chain", "heads"
    ]  # fmt: skip
    assert len(verify_fairness(HONEST.record)) == 8


def test_what_was_chosen_is_not_drawn() -> None:
    told = Termed(terms=replace(TERMS, sets=(), seats=False, first=3))
    assert told.game.names == NAMES
    assert told.game.deal.first == 3
    assert broken(told.record, told.witness) == []


def test_an_unfinished_game_keeps_its_promises_too() -> None:
    told = Termed(actions=HONEST.game.actions[:5])
    assert broken(told.record, told.witness) == []


def test_a_record_without_promises_is_as_it_was() -> None:
    game = HONEST.game
    record = game.record()
    assert b"fairness" not in write_record(record)
    assert checks(read_record(write_record(record))) == ()
    with pytest.raises(RecordRefused) as refusal:
        checks(record, HONEST.witness)
    assert refusal.value.code == "fair-absent"


# A deal other than the drawn one, and a game played with it


def other_cards(setup: Setup, names: Names, deal: Deal) -> Drawn:
    return setup, names, replace(deal, cards=deal.cards[::-1])


def other_cemetery(setup: Setup, names: Names, deal: Deal) -> Drawn:
    return setup, names, replace(deal, cemetery=(*deal.cemetery[1:], deal.cemetery[0]))


def other_first(setup: Setup, names: Names, deal: Deal) -> Drawn:
    return setup, names, replace(deal, first=(deal.first + 1) % len(names))


def other_seats(setup: Setup, names: Names, deal: Deal) -> Drawn:
    return setup, (names[1], names[0], *names[2:]), deal


def other_set(setup: Setup, names: Names, deal: Deal) -> Drawn:
    """Another set than the drawn one, with cards dealt by the same draws."""
    other = next(x for x in TERMS.sets if x != setup.scenario.id and published("first", x, 8).cemetery)
    scenario = published("first", other, 8)
    lots = draws_of_terms(SECRET, TERMS)
    lots.below(len(TERMS.sets))
    deal = dealt(lots, scenario, seats=TERMS.seats, first=TERMS.first)[1]
    return replace(setup, scenario=scenario), names, deal


@pytest.mark.parametrize(
    ("change", "found"),
    [
        (other_cards, "cards"),
        (other_cemetery, "cemetery"),
        (other_first, "first"),
        (other_seats, "seats"),
        (other_set, "set"),
    ],
)
def test_what_was_not_drawn_is_found_in_the_record_alone(change: Change, found: str) -> None:
    told = Termed(change=change)
    assert broken(told.record) == [found]
    with pytest.raises(RecordRefused) as refusal:
        verify_fairness(told.record)
    assert (refusal.value.code, refusal.value.facts) == ("fair-broken", {"check": found})


def test_a_set_drawn_from_fewer_than_there_are_is_found() -> None:
    told = Termed(terms=replace(TERMS, sets=TERMS.sets[:2]))
    assert broken(told.record) == ["set"]


# Forged afterwards, with everything recomputed: detected with a witness only


def test_another_secret_than_was_promised_is_found_by_the_commitment() -> None:
    """With the shares known, a server searches for a secret that makes the wanted player begin."""
    secrets = (drawn(f"try {number}") for number in range(200))
    told = next(made for made in map(Termed, secrets) if made.game.names[made.game.deal.first] == "Zanni")
    assert broken(told.record) == []
    assert "commitment" in broken(told.record, HONEST.witness)
    assert broken(told.record, Witness(commitment=HONEST.fairness.commitment)) == ["commitment"]


@pytest.mark.parametrize("share", ["", drawn("another").hex()], ids=["dropped", "changed"])
def test_a_share_that_was_not_used_is_found_by_who_added_it(share: str) -> None:
    ada = Sharer("Ada", share)
    told = Termed(terms=replace(TERMS, people=(ada, *TERMS.people[1:])))
    assert broken(told.record) == []
    assert broken(told.record, Witness(share=TERMS.people[0].share)) == ["terms"]
    assert broken(told.record, Witness(terms=TERMS)) == ["terms"]


def test_a_share_that_came_too_late_accuses_nobody() -> None:
    """A page noted its share, and terms without it: the game had started before it arrived."""
    witness = replace(HONEST.witness, share=drawn("late").hex())
    assert broken(HONEST.record, witness) == []


@pytest.mark.parametrize(
    "terms", [replace(TERMS, sets=()), replace(TERMS, seats=False), replace(TERMS, first=0)]
)
def test_what_was_to_be_drawn_and_was_chosen_is_found_by_the_terms(terms: Terms) -> None:
    told = Termed(terms=terms)
    assert broken(told.record) == []
    assert broken(told.record, Witness(terms=TERMS)) == ["terms"]


def flipped(action: Action) -> Action | None:
    match action:
        case a.Swap(really=really) | a.SwapOrNot(really=really):
            return replace(action, really=not really)
        case _:
            return None


def test_a_swap_that_was_turned_into_none_is_found_by_a_head() -> None:
    actions = HONEST.game.actions
    made = (
        (*actions[:place], other, *actions[place + 1 :])
        for place, action in enumerate(actions)
        if (other := flipped(action)) is not None
    )
    told = Termed(actions=next(each for each in made if replays(HONEST, each)))
    assert broken(told.record) == []
    assert broken(told.record, HONEST.witness) == ["heads"]
    assert broken(told.record, Witness(heads=HONEST.witness.heads[-1:])) == ["heads"], "one head is enough"


def test_an_action_that_was_left_out_is_found_by_a_head() -> None:
    told = Termed(actions=HONEST.game.actions[:-1])
    assert broken(told.record) == []
    assert broken(told.record, HONEST.witness) == ["heads"]


def test_an_action_that_was_put_in_is_found_by_a_head() -> None:
    actions = HONEST.game.actions
    game = Game(HONEST.game.setup, HONEST.game.names, HONEST.game.deal)
    made = []
    for place, action in enumerate(actions):
        for player in range(len(NAMES)):
            made += [(*actions[:place], peek, *actions[place:]) for peek in game.interjections(player)]
        game.apply(action)
    told = Termed(actions=next(each for each in reversed(made) if replays(HONEST, each)))
    assert len(told.game.actions) == len(actions) + 1
    assert broken(told.record) == []
    assert broken(told.record, HONEST.witness) == ["heads"]


def test_a_chain_head_that_was_never_sent_is_found() -> None:
    witness = replace(HONEST.witness, heads=(*HONEST.witness.heads[:3], "", *HONEST.witness.heads[4:]))
    assert broken(HONEST.record, witness) == ["heads"]


# Inconsistent records


def test_a_secret_that_does_not_open_its_commitment_is_found() -> None:
    assert "commitment" in broken(reopened(HONEST, secret=drawn("another").hex()))
    assert broken(reopened(HONEST, commitment=drawn("another").hex())) == ["commitment"]


def test_a_nonce_that_was_used_twice_is_found() -> None:
    told = Termed(nonce=lambda number: drawn(f"nonce {max(number, 1)}"))
    assert broken(told.record, told.witness) == ["nonces"]


def test_an_action_without_a_nonce_is_found() -> None:
    assert broken(reopened(HONEST, nonces=HONEST.fairness.nonces[:-1])) == ["nonces", "chain"]
    assert broken(reopened(HONEST, nonces=(*HONEST.fairness.nonces, drawn("more").hex()))) == ["nonces"]


def test_a_chain_that_ends_elsewhere_is_found() -> None:
    assert broken(reopened(HONEST, head=HONEST.witness.heads[-2])) == ["chain"]


def test_a_record_whose_promises_can_not_be_read_is_refused() -> None:
    document = write_record(HONEST.record).replace(HONEST.fairness.secret.encode(), b"none")
    with pytest.raises(RecordRefused) as refusal:
        read_record(document)
    assert refusal.value.code == "record-malformed"


def test_a_changed_promise_changes_the_digest() -> None:
    document = write_record(HONEST.record).replace(b'"name": "Ada"', b'"name": "Eva"', 1)
    with pytest.raises(RecordRefused) as refusal:
        read_record(document)
    assert refusal.value.code == "record-digest"


# Witnesses


def test_notes_are_read_back() -> None:
    assert read_witness(msgspec.json.encode(HONEST.witness)) == HONEST.witness
    assert checks(HONEST.record, read_witness(b"{}")) == checks(HONEST.record)
    assert checks(HONEST.record)[0] == Check("commitment", True)


@pytest.mark.parametrize("document", [b"", b"[]", b'{"commitment": "ab"}', b'{"other": 1}', b'"\xff"'])
def test_other_things_than_notes_are_refused(document: bytes) -> None:
    with pytest.raises(RecordRefused) as refusal:
        read_witness(document)
    assert refusal.value.code == "witness-malformed"


# A game of an earlier release: its record, a client's notes, and its table's entries up to a rematch

OLD = msgspec.json.decode((Path(__file__).parent / "version_1.json").read_bytes())


def test_the_record_of_an_earlier_release_is_verified() -> None:
    record = read_record(msgspec.json.encode(OLD["record"]))
    witness = read_witness(msgspec.json.encode(OLD["witness"]))
    assert len(verify_fairness(record, witness)) == 10


def test_the_table_of_an_earlier_release_goes_on() -> None:
    history = msgspec.convert(OLD["entries"], list[tuple[int, AnyEntry]])
    for count in range(1, len(history) + 1):
        state = TableState()
        for at, entry in history[:count]:
            state = evolve(state, entry, at)
        table = projection.table_message(state, "WND6NZ", 0)
        version = 1 if table.phase in ("memorising", "playing", "finished") else 2
        assert table.fair is not None
        assert table.fair.version == version
    assert state.play is not None
    assert msgspec.json.decode(write_record(state.play.record())) == OLD["record"], "proof included"
    started = evolve_all(state, deal.start(state, "a", "WND6NZ", bytes), 0)
    assert (started.phase, started.game) == ("memorising", 2)
    assert verify_fairness(started.current_game.record())
