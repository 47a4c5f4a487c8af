"""Legal actions, exactly and in order, and every refusal (rules page, sections 3 and 4, 10.11)."""

import msgspec
import pytest

from mascarade.rules import (
    Deal,
    Game,
    IllegalAction,
    Options,
    Scenario,
    ScenarioRefused,
    Setup,
    actions,
    legal_actions,
    published,
)
from mascarade.rules.decide import advance
from tests.kit.table_dsl import DslTable, table

FOUR = "Adele:witch Bruno:thief Cedric:king David:judge"


def test_3_2_a_free_turn_exactly() -> None:
    t = table("first", FOUR, centre="queen cheat", active="Bruno")
    others = ("Adele", "Cedric", "David", "centre 1", "centre 2")
    swaps = [f"{verb} Bruno and {other}" for other in others for verb in ("swap", "pretend")]
    announcements = [f"announce {c}" for c in ("witch", "thief", "king", "judge", "queen", "cheat")]
    assert t.choices.split(", ") == ["look at Bruno", *swaps, *announcements]


def test_3_1_an_opening_turn_exactly() -> None:
    t = table("second", "Adele:king Bruno:thief Cedric:fool David:judge", turn=2)
    assert t.choices == (
        "swap Adele and Bruno, pretend Adele and Bruno, swap Adele and Cedric, pretend Adele and Cedric, "
        "swap Adele and David, pretend Adele and David"
    )


def test_legal_actions_do_not_depend_on_hidden_cards() -> None:
    one = table("first", FOUR, centre="queen cheat").swaps("Adele", "Bruno")
    other = table("first", FOUR, centre="queen cheat").pretends("Adele", "Bruno")
    assert one.state.secrets != other.state.secrets
    assert legal_actions(one.table) == legal_actions(other.table)


def test_legal_actions_are_the_same_for_equal_tables() -> None:
    one, other = table("first", FOUR), table("first", FOUR)
    assert one.table is not other.table
    assert legal_actions(one.state) == legal_actions(other.state) == legal_actions(one.table)


def test_10_11_every_choice_is_asked_even_with_one_answer() -> None:
    t = table("first", "Adele:witch Bruno:damned Cedric:king David:judge", out="Bruno David")
    t.announces("Adele", "witch").unchallenged()
    assert t.choices == "decline, Cedric"
    t = table("first", "Adele:princess Bruno:damned Cedric:king David:judge", out="Bruno David")
    assert t.announces("Adele", "princess").unchallenged().choices == "Cedric"


def test_10_11_a_unique_richest_is_not_a_choice() -> None:
    t = table("first", "Adele:bishop Bruno:thief:8 Cedric:king David:judge").announces("Adele", "bishop")
    assert t.unchallenged().playing == "Bruno"


# Refusals

LOOK = actions.Look(1, 0, 0)


def over() -> DslTable:
    t = table("first", "Adele:king:10 Bruno:thief Cedric:witch David:judge")
    return t.announces("Adele", "king").unchallenged()


def announced() -> DslTable:
    return table("first", FOUR).announces("Adele", "king")


@pytest.mark.parametrize(
    ("t", "action", "code"),
    [
        (over(), LOOK, "game-over"),
        (over(), actions.Peek(1, 1), "game-over"),
        (table("first", FOUR), actions.Look(1, 4, 0), "not-a-player"),
        (table("first", FOUR), actions.Look(1, -1, 0), "not-a-player"),
        (table("first", FOUR), actions.Peek(9, 0), "not-a-player"),
        (table("first", FOUR), actions.Look(0, 0, 0), "stale-decision"),
        (table("first", FOUR), actions.Look(2, 0, 0), "stale-decision"),
        (table("first", FOUR).looks("Adele"), LOOK, "stale-decision"),
        (table("first", FOUR), actions.Look(1, 1, 1), "not-your-decision"),
        (announced(), actions.Pass(2, 2), "not-your-decision"),
        (announced(), actions.Pass(2, 0), "not-your-decision"),
        (table("first", FOUR), actions.Look(1, 0, 1), "not-legal"),
        (table("first", FOUR), actions.Look(1, 0, 99), "not-legal"),
        (table("first", FOUR), actions.Look(1, 0, -1), "not-legal"),
        (table("first", FOUR), actions.Swap(1, 0, 0, 0, True), "not-legal"),
        (table("first", FOUR), actions.Swap(1, 0, 1, 2, True), "not-legal"),
        (table("first", FOUR), actions.Announce(1, 0, "empress", 0), "not-legal"),
        (table("first", FOUR), actions.Announce(1, 0, "king", 2), "not-legal"),
        (table("first", FOUR), actions.Pass(1, 0), "not-legal"),
        (table("first", FOUR, turn=1), LOOK, "not-legal"),
        (table("first", FOUR, turn=1), actions.Announce(1, 0, "king", 0), "not-legal"),
        (announced(), actions.Contest(2, 1, 0), "not-legal"),
        (announced(), actions.Look(2, 1, 1), "not-legal"),
        (announced().unchallenged(), actions.Swap(5, 0, 0, 1, True), "not-your-decision"),
        (table("first", FOUR, out="David"), actions.Look(1, 3, 3), "eliminated"),
        (table("first", FOUR, out="David"), actions.Swap(1, 0, 0, 3, True), "not-legal"),
        (table("first", FOUR), actions.Peek(1, 1), "peek-not-allowed"),
        (table("first", FOUR, options=Options(confess_peek=True)), actions.Peek(0, 0), "peek-not-allowed"),
    ],
)
def test_every_refusal_has_its_code_and_changes_nothing(
    t: DslTable, action: actions.Action, code: str
) -> None:
    assert t.refuses(action) == code


@pytest.mark.parametrize(
    "answer",
    [
        actions.PickPlayer(5, 0, 0),
        actions.PickPlayer(5, 0, 9),
        actions.PickCard(5, 0, 1),
        actions.NameCharacter(5, 0, "king"),
        actions.SwapOrNot(5, 0, True),
        actions.PickDirection(5, 0, "left"),
        actions.Hide(5, 0, 1),
        actions.Guess(5, 0, 1),
        actions.Pass(5, 0),
    ],
)
def test_a_witch_cannot_answer_anything_but_a_person_or_nobody(answer: actions.Action) -> None:
    t = table("first", FOUR).announces("Adele", "witch").unchallenged()
    assert t.refuses(answer) == "not-legal"


def test_a_refusal_names_only_what_lies_open() -> None:
    t = table("first", FOUR)
    with pytest.raises(IllegalAction) as refusal:
        advance(t.state, actions.Look(7, 0, 0))
    assert refusal.value.facts == {"pending": 1, "answered": 7}
    assert str(refusal.value) == "stale-decision (pending=1, answered=7)"


def test_a_refused_action_leaves_a_game_as_it_was() -> None:
    scenario = published("first", "base", 4)
    game = Game.start(scenario, list("abcd"), deal=Deal(cards=scenario.cards))
    before = (game.state, list(game.events), list(game.actions))
    with pytest.raises(IllegalAction):
        game.apply(LOOK)
    assert (game.state, game.events, game.actions) == before


BASE = published("first", "base", 4)


@pytest.mark.parametrize(
    ("deal", "code"),
    [
        (Deal(cards=BASE.cards[:5]), "deal-cards"),
        (Deal(cards=(*BASE.cards, "king")), "deal-cards"),
        (Deal(cards=("king", *BASE.cards[1:])), "deal-cards"),
        (Deal(cards=BASE.cards, cemetery=("widow",)), "deal-cemetery"),
        (Deal(cards=BASE.cards, first=4), "deal-first"),
        (Deal(cards=BASE.cards, first=-1), "deal-first"),
    ],
    ids=[
        "a card short",
        "a card more",
        "another card",
        "a cemetery",
        "no such seat",
        "a seat below the first",
    ],
)
def test_2_2_a_deal_must_be_of_the_scenario(deal: Deal, code: str) -> None:
    with pytest.raises(ScenarioRefused) as refusal:
        Game.start(BASE, list("abcd"), deal=deal)
    assert refusal.value.code == code


@pytest.mark.parametrize(
    ("cards", "missing", "surplus"),
    [
        (BASE.cards[:4], ", ".join(BASE.cards[4:]), ""),
        ((*BASE.cards, "king", "king"), "", "king, king"),
        (("widow", *BASE.cards[1:]), BASE.cards[0], "widow"),
        (("x" * 99, *BASE.cards[1:]), BASE.cards[0], "x" * 40),
        ((*BASE.cards, *["king"] * 99), "", ", ".join(["king"] * 13)),
    ],
    ids=["too few", "too many", "another", "a long word", "very many"],
)
def test_2_2_a_refused_deal_names_the_cards(cards: tuple[str, ...], missing: str, surplus: str) -> None:
    with pytest.raises(ScenarioRefused) as refusal:
        Game.start(BASE, list("abcd"), deal=Deal(cards=cards))
    assert refusal.value.facts == {"edition": "first", "missing": missing, "surplus": surplus}


def test_a_deal_takes_any_sequence_and_stores_tuples() -> None:
    deal = Deal(cards=list(BASE.cards), cemetery=[])
    assert deal == Deal(cards=BASE.cards)
    assert hash(deal) == hash(Deal(cards=BASE.cards))
    assert (deal.cards, deal.cemetery) == (BASE.cards, ())
    assert msgspec.json.decode(msgspec.json.encode(deal), type=Deal) == deal
    assert Game.start(BASE, list("abcd"), deal=deal).deal == deal


def test_2_2_a_game_checks_its_scenario_however_it_is_made() -> None:
    unplayable = Scenario(edition="first", players=4, cards=("king",) * 6)
    deal = Deal(cards=unplayable.cards)
    with pytest.raises(ScenarioRefused) as started:
        Game.start(unplayable, list("abcd"), deal=deal)
    with pytest.raises(ScenarioRefused) as made:
        Game(Setup(scenario=unplayable), list("abcd"), deal)
    assert (made.value.code, made.value.facts) == (started.value.code, started.value.facts)
    with pytest.raises(ScenarioRefused, match="turn-limit"):
        Game(Setup(scenario=BASE, options=Options(turn_limit=0)), list("abcd"), Deal(cards=BASE.cards))


@pytest.mark.parametrize("names", [[], ["Adele"], list("abcde")])
def test_a_game_needs_a_name_for_each_player(names: list[str]) -> None:
    with pytest.raises(ScenarioRefused) as refusal:
        Game.start(BASE, names, deal=Deal(cards=BASE.cards))
    assert refusal.value.code == "names"


def test_2_3_the_first_player_is_part_of_the_deal() -> None:
    game = Game.start(BASE, list("abcd"), deal=Deal(cards=BASE.cards, first=2))
    assert game.decision is not None
    assert game.decision.player == 2


def test_2_1_everyone_begins_with_six_and_the_bank_has_the_rest() -> None:
    game = Game.start(BASE, list("abcd"), deal=Deal(cards=BASE.cards))
    table_now = game.state.table
    assert (table_now.coins, table_now.bank, table_now.courthouse) == ((6, 6, 6, 6), 194 - 24, 0)
    second = published("second", "A", 4)
    table_now = Game.start(second, list("abcd"), deal=Deal(cards=second.cards)).state.table
    assert (table_now.coins, table_now.bank, table_now.courthouse) == ((6, 6, 6, 6), 200 - 24, 0)
