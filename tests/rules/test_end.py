"""The end of the game (rules page, section 5 and 10.10)."""

import pytest

from mascarade.rules import Deal, Game, Options, actions, published
from tests.kit.table_dsl import table

RICHEST = Options(only_the_richest=True)


@pytest.mark.parametrize(
    ("options", "fortunes", "winners"),
    [
        (Options(), (11, 12), {"Adele", "Cedric"}),
        (RICHEST, (11, 12), {"Cedric"}),
        (RICHEST, (11, 11), {"Adele", "Cedric"}),
        (Options(), (11, 9), {"Adele"}),
    ],
    ids=["all of 13 or more", "only the richest", "only the richest, equal fortunes share", "one alone"],
)
def test_5_1_thirteen_or_more(options: Options, fortunes: tuple[int, int], winners: set[str]) -> None:
    one, other = fortunes
    t = table("first", f"Adele:peasant:{one} Bruno:king Cedric:peasant:{other} David:judge", options=options)
    t.announces("Adele", "peasant").contested_by("Cedric")
    assert (t.winners, t.ending) == (winners, "thirteen")


def test_5_1_more_than_thirteen_is_enough_too() -> None:
    t = table("first", "Adele:judge Bruno:king Cedric:queen David:spy", courthouse=20)
    t.announces("Adele", "judge").unchallenged()
    assert t.coins == "Adele:26 Bruno:6 Cedric:6 David:6"
    assert t.winners == {"Adele"}


@pytest.mark.parametrize("edition", ["first", "second"])
def test_5_1_twelve_is_not_enough(edition: str) -> None:
    t = table(
        "first" if edition == "first" else "second",
        "Adele:judge Bruno:king Cedric:fool David:spy",
        courthouse=6,
    )
    assert t.announces("Adele", "judge").unchallenged().coins_of("Adele") == 12
    assert t.playing == "Bruno"


@pytest.mark.parametrize(
    ("fortunes", "winners"),
    [
        ((1, 5, 8, 6), {"Cedric"}),
        ((1, 8, 8, 6), {"Bruno", "Cedric"}),
        ((1, 7, 7, 7), {"Bruno", "Cedric", "David"}),
    ],
    ids=["the richest", "ties share", "three share"],
)
def test_5_1_a_lost_last_coin(fortunes: tuple[int, ...], winners: set[str]) -> None:
    cards = ("Adele:witch", "Bruno:king", "Cedric:judge", "David:spy")
    t = table("first", " ".join(f"{card}:{coins}" for card, coins in zip(cards, fortunes, strict=True)))
    t.announces("Adele", "judge").contested_by("Cedric")
    assert (t.winners, t.ending) == (winners, "ruin")


def test_5_1_thirteen_beats_ruin_in_the_same_movement() -> None:
    t = table("first", "Adele:thief:11 Bruno:king:1 Cedric:judge:12 David:spy:1")
    t.announces("Adele", "thief").unchallenged()
    assert t.coins == "Adele:13 Bruno:0 Cedric:12 David:0"
    assert (t.winners, t.ending) == ({"Adele"}, "thirteen")


def test_5_1_the_end_is_checked_after_the_power_and_again_after_the_fines() -> None:
    t = table("first", "Adele:witch:1 Bruno:king:9 Cedric:judge:6 David:spy:6")
    t.announces("Adele", "king").contested_by("Bruno")
    assert t.coins == "Adele:0 Bruno:12 Cedric:6 David:6"
    assert (t.winners, t.ending) == ({"Bruno"}, "ruin")


def test_5_2_the_cheat_wins_alone_though_others_are_richer() -> None:
    t = table("second", "Adele:cheat:10 Bruno:king:12 Cedric:judge:12 David:spy:12")
    t.announces("Adele", "cheat").unchallenged()
    assert (t.winners, t.ending) == ({"Adele"}, "cheat")


def test_5_4_a_payer_with_too_little_gives_what_they_have() -> None:
    t = table("first", "Adele:bishop:3 Bruno:king:1 Cedric:judge:1 David:spy:1")
    t.announces("Adele", "bishop").unchallenged().picks("Adele", "David")
    assert t.coins == "Adele:4 Bruno:1 Cedric:1 David:0"
    assert (t.winners, t.ending) == ({"Adele"}, "ruin")


def test_5_5_the_eliminated_do_not_win_nor_ruin() -> None:
    t = table("first", "Adele:damned:9 Bruno:king:2 Cedric:judge:6 David:spy:1")
    t.announces("Adele", "judge").contested_by("David")
    assert t.coins == "Adele:0 Bruno:2 Cedric:6 David:0"
    assert (t.winners, t.ending) == ({"Cedric"}, "ruin")


@pytest.mark.parametrize(
    ("fortunes", "winners"),
    [((6, 9, 7, 3), {"Bruno"}), ((6, 9, 9, 3), {"Bruno", "Cedric"})],
    ids=["one", "ties share"],
)
def test_5_6_when_the_limit_is_reached_the_richest_win(fortunes: tuple[int, ...], winners: set[str]) -> None:
    cards = ("Adele:witch", "Bruno:king", "Cedric:judge", "David:spy")
    seats = " ".join(f"{card}:{coins}" for card, coins in zip(cards, fortunes, strict=True))
    t = table("first", seats, options=Options(turn_limit=6)).looks("Adele")
    assert t.playing == "Bruno"
    t.looks("Bruno")
    assert (t.winners, t.ending) == (winners, "turn-limit")


def test_10_10_the_limit_is_checked_after_the_whole_turn_fines_included() -> None:
    t = table("first", "Adele:witch:7 Bruno:king:7 Cedric:judge David:spy", options=Options(turn_limit=5))
    t.announces("Adele", "judge").contested_by("David", "Cedric")
    assert t.winners == {"Bruno"}


def test_10_10_of_the_limit_only_the_living_win() -> None:
    seats = "Adele:witch:4 Bruno:damned:9 Cedric:judge:5 David:spy:3"
    t = table("first", seats, out="Bruno", options=Options(turn_limit=5)).looks("Adele")
    assert t.winners == {"Cedric"}


@pytest.mark.parametrize("limit", [1, 4, 5])
def test_10_10_the_limit_counts_the_opening(limit: int) -> None:
    scenario = published("first", "base", 4)
    names = ["Adele", "Bruno", "Cedric", "David"]
    game = Game.start(scenario, names, deal=Deal(cards=scenario.cards), options=Options(turn_limit=limit))
    for _ in range(limit):
        assert game.result is None
        game.apply(game.legal_actions()[0])
    assert game.result is not None
    assert (game.result.reason, game.result.winners) == ("turn-limit", (0, 1, 2, 3))


def test_10_10_another_end_in_the_last_turn_goes_before_the_limit() -> None:
    t = table("first", "Adele:king:10 Bruno:judge:12 Cedric:fool David:spy", options=Options(turn_limit=5))
    t.announces("Adele", "king").unchallenged()
    assert (t.winners, t.ending) == ({"Adele"}, "thirteen")


def test_5_after_the_end_nothing_can_be_done() -> None:
    t = table("first", "Adele:king:10 Bruno:judge Cedric:fool David:spy")
    t.announces("Adele", "king").unchallenged()
    assert (t.choices, t.waits_for) == ("", "")
    assert t.refuses(actions.Look(1, 0, 0)) == "game-over"
