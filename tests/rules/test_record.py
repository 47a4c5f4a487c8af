"""Records: they round-trip, and every kind of damage or forgery is found."""

from __future__ import annotations

import random

import msgspec
import pytest

from mascarade.rules import (
    Deal,
    Game,
    Options,
    Record,
    RecordRefused,
    actions,
    events,
    published,
    read_record,
    verify,
    write_record,
)
from mascarade.rules.events import AnyEvent
from mascarade.rules.record import make_record

NAMES = ("Adele", "Bruno", "Cedric", "David")


def played(edition: str = "first", set_id: str = "base", players: int = 4, seed: int = 1) -> Game:
    scenario = published("first" if edition == "first" else "second", set_id, players)
    chance = random.Random(seed)
    deal = Deal(cards=scenario.cards, cemetery=scenario.cemetery)
    names = NAMES if players == 4 else tuple(str(n) for n in range(players))
    game = Game.start(scenario, names, deal=deal, options=Options(turn_limit=30))
    while game.decision is not None:
        game.apply(chance.choice(game.legal_actions()))
    return game


GAME = played()
RECORD = GAME.record()
DOCUMENT = write_record(RECORD)


@pytest.mark.parametrize(
    ("edition", "set_id", "players"),
    [
        ("first", "base", 2),
        ("first", "base", 3),
        ("first", "base", 8),
        ("first", "classic", 9),
        ("first", "combo", 13),
        ("first", "duel", 2),
        ("second", "A", 6),
        ("second", "B", 12),
    ],
)
def test_a_record_is_read_back_and_verified(edition: str, set_id: str, players: int) -> None:
    game = played(edition, set_id, players)
    record = read_record(write_record(game.record()))
    assert record == game.record()
    assert verify(record) == game.state


def test_an_unfinished_game_has_a_record_too() -> None:
    scenario = published("first", "base", 4)
    game = Game.start(scenario, NAMES, deal=Deal(cards=scenario.cards))
    assert verify(read_record(write_record(game.record()))) == game.state
    game.apply(game.legal_actions()[0])
    assert verify(read_record(write_record(game.record()))) == game.state


def test_a_confessed_peek_is_in_the_record() -> None:
    scenario = published("first", "base", 4)
    game = Game.start(scenario, NAMES, deal=Deal(cards=scenario.cards), options=Options(confess_peek=True))
    for _ in range(4):
        game.apply(game.legal_actions()[0])
    game.apply(game.interjections(2)[0])
    record = read_record(write_record(game.record()))
    assert record.actions[-1] == actions.Peek(2, 2)
    assert verify(record) == game.state


def test_the_same_actions_make_the_same_document() -> None:
    assert write_record(played().record()) == DOCUMENT


def refusal_of(document: bytes) -> str:
    with pytest.raises(RecordRefused) as refusal:
        read_record(document)
    return refusal.value.code


@pytest.mark.parametrize(
    ("document", "code"),
    [
        (b"", "record-empty"),
        (b"  \n", "record-empty"),
        (b"no json", "record-malformed"),
        (b"\xff\xfe", "record-malformed"),
        (b"[]", "record-malformed"),
        (b"{}", "record-malformed"),
        (b'{"format": 1, "rules": 1}', "record-malformed"),
        (b'{"format": 1, "rules": 1, "setup": ' + b"[" * 100_000, "record-malformed"),
        (b'{"format": ' + b"[" * 100_000, "record-malformed"),
        (DOCUMENT.replace(b'"format": 1', b'"format": 2'), "record-format"),
        (DOCUMENT.replace(b'"rules": 1', b'"rules": 2'), "record-rules"),
        (DOCUMENT.replace(b'"format": 1', b'"format": "1"'), "record-malformed"),
        (DOCUMENT.replace(b'"names"', b'"title": 1, "names"'), "record-malformed"),
        (DOCUMENT.replace(b'"Bruno"', b'"Bruna"'), "record-digest"),
        (DOCUMENT.replace(RECORD.digest.encode(), b"0" * 64), "record-digest"),
        (DOCUMENT.replace(RECORD.digest.encode(), b""), "record-digest"),
    ],
)  # fmt: skip
def test_a_document_that_is_no_record_of_ours(document: bytes, code: str) -> None:
    assert refusal_of(document) == code


def test_a_document_too_large_is_not_read() -> None:
    assert refusal_of(b" " * (64 * 1024 * 1024 + 1)) == "record-too-large"


@pytest.mark.parametrize("part", range(1, 20))
def test_a_truncated_record_is_refused(part: int) -> None:
    assert refusal_of(DOCUMENT[: len(DOCUMENT) * part // 20]) == "record-malformed"


def test_one_changed_byte_anywhere_is_noticed() -> None:
    """Only whitespace between tokens may differ."""
    chance = random.Random(7)
    for place in chance.sample(range(len(DOCUMENT)), 1500):
        changed = bytearray(DOCUMENT)
        changed[place] ^= 1 << chance.randrange(8)
        try:
            read = read_record(bytes(changed))
        except RecordRefused:
            continue
        assert read == RECORD
        assert DOCUMENT[place : place + 1].isspace()


def test_a_reordered_record_is_noticed() -> None:
    swapped = list(RECORD.actions)
    swapped[0], swapped[4] = swapped[4], swapped[0]
    document = write_record(msgspec.structs.replace(RECORD, actions=tuple(swapped)))
    assert refusal_of(document) == "record-digest"


def test_an_unsealed_record_is_not_verified() -> None:
    with pytest.raises(RecordRefused) as refusal:
        verify(msgspec.structs.replace(RECORD, names=("Eva", *NAMES[1:])))
    assert refusal.value.code == "record-digest"


# Forged, with a valid digest


def sealed(of: Record = RECORD, **changed: object) -> Record:
    """The record with changes and a valid digest, which can be read."""
    fields = {name: getattr(of, name) for name in ("setup", "names", "deal", "actions", "events")} | changed
    record = make_record(**fields)
    assert read_record(write_record(record)) == record
    return record


def caught(record: Record) -> RecordRefused:
    with pytest.raises(RecordRefused) as refusal:
        verify(record)
    return refusal.value


def without(items: tuple[AnyEvent, ...], place: int) -> tuple[AnyEvent, ...]:
    return (*items[:place], *items[place + 1 :])


def test_a_changed_action_is_caught_where_it_changes_what_happened() -> None:
    first = RECORD.actions[0]
    assert isinstance(first, actions.Swap)
    other = msgspec.structs.replace(first, really=not first.really)
    refusal = caught(sealed(actions=(other, *RECORD.actions[1:])))
    assert (refusal.code, refusal.facts) == ("record-event", {"event": 3, "action": 1})


def test_an_illegal_action_is_caught_with_its_reason() -> None:
    refusal = caught(sealed(actions=(actions.Look(1, 0, 0), *RECORD.actions[1:])))
    assert (refusal.code, refusal.facts["action"]) == ("record-action", 1)
    assert str(refusal.facts["reason"]).startswith("not-legal")


def test_an_action_of_another_is_caught() -> None:
    second = msgspec.structs.replace(RECORD.actions[1], player=2)
    refusal = caught(sealed(actions=(RECORD.actions[0], second, *RECORD.actions[2:])))
    assert (refusal.code, refusal.facts["action"]) == ("record-action", 2)
    assert str(refusal.facts["reason"]).startswith("not-your-decision")


def test_actions_in_another_order_are_caught() -> None:
    turned = (RECORD.actions[1], RECORD.actions[0], *RECORD.actions[2:])
    refusal = caught(sealed(actions=turned))
    assert (refusal.code, refusal.facts["action"]) == ("record-action", 1)


def test_a_missing_last_action_is_caught() -> None:
    assert caught(sealed(actions=RECORD.actions[:-1])).code == "record-surplus"


def test_an_action_after_the_end_is_caught() -> None:
    refusal = caught(sealed(actions=(*RECORD.actions, RECORD.actions[-1])))
    assert (refusal.code, refusal.facts["action"]) == ("record-action", len(RECORD.actions) + 1)
    assert refusal.facts["reason"] == "game-over"


@pytest.mark.parametrize("place", [0, 1, 2, 3, 10, 25, len(RECORD.events) - 1])
def test_a_dropped_event_is_caught_at_its_place(place: int) -> None:
    refusal = caught(sealed(events=without(RECORD.events, place)))
    last = place == len(RECORD.events) - 1
    assert (refusal.code, refusal.facts["event"]) == ("record-cut-short" if last else "record-event", place)


def test_a_changed_event_is_caught_with_the_action_that_made_it() -> None:
    place = next(n for n, event in enumerate(RECORD.events) if isinstance(event, events.CoinsMoved))
    moved = RECORD.events[place]
    assert isinstance(moved, events.CoinsMoved)
    more = msgspec.structs.replace(moved.moves[0], amount=moved.moves[0].amount + 1)
    forged = msgspec.structs.replace(moved, moves=(more, *moved.moves[1:]))
    refusal = caught(sealed(events=(*RECORD.events[:place], forged, *RECORD.events[place + 1 :])))
    assert (refusal.code, refusal.facts["event"]) == ("record-event", place)
    assert int(refusal.facts["action"]) > 0


def test_a_changed_ending_is_caught() -> None:
    ended = RECORD.events[-1]
    assert isinstance(ended, events.Ended)
    losers = tuple(player for player in range(4) if player not in ended.winners) or (0,)
    forged = msgspec.structs.replace(ended, winners=losers)
    refusal = caught(sealed(events=(*RECORD.events[:-1], forged)))
    assert (refusal.code, refusal.facts["event"]) == ("record-event", len(RECORD.events) - 1)


def test_a_surplus_event_is_caught() -> None:
    refusal = caught(sealed(events=(*RECORD.events, events.Passed(0))))
    assert refusal.code == "record-surplus"
    assert refusal.facts == {"event": len(RECORD.events), "events": len(RECORD.events) + 1}


def test_another_deal_is_caught() -> None:
    turned = Deal(cards=RECORD.deal.cards[::-1])
    refusal = caught(sealed(deal=turned))
    assert (refusal.code, refusal.facts) == ("record-event", {"event": 0, "action": 0})


def test_a_deal_of_other_cards_is_caught() -> None:
    refusal = caught(sealed(deal=Deal(cards=("king",) * 6)))
    assert refusal.code == "record-setup"
    assert str(refusal.facts["reason"]).startswith("deal-cards")


def test_a_scenario_that_may_not_be_played_is_caught() -> None:
    scenario = msgspec.structs.replace(RECORD.setup.scenario, players=5)
    refusal = caught(sealed(setup=msgspec.structs.replace(RECORD.setup, scenario=scenario)))
    assert refusal.code == "record-setup"


def test_other_options_are_caught() -> None:
    refusal = caught(sealed(setup=msgspec.structs.replace(RECORD.setup, options=Options())))
    assert (refusal.code, refusal.facts) == ("record-event", {"event": 0, "action": 0})


def test_too_few_names_are_caught() -> None:
    assert caught(sealed(names=NAMES[:3])).code == "record-names"


def test_a_record_of_another_version_is_not_verified() -> None:
    """A valid digest doesn't help: the version is read first."""
    for code, text in (("record-format", b'"format":'), ("record-rules", b'"rules":')):
        assert refusal_of(DOCUMENT.replace(text + b" 1", text + b" 99")) == code


def test_9_a_record_keeps_the_legal_action_itself_whatever_equal_one_was_handed_in() -> None:
    scenario = published("first", "base", 4)
    game = Game.start(scenario, ["Adele", "Bruno", "Cedric", "David"], deal=Deal(cards=scenario.cards))
    game.apply(actions.Swap(1, 0, 0, 1, 1))  # type: ignore[arg-type]  # 1 == True
    assert verify(read_record(write_record(game.record()))) == game.state
