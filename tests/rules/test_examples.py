"""The rulebooks' own examples (rules page, section 8), one test each."""

import pytest

from mascarade.rules.catalogue import EditionId
from mascarade.rules.events import Revealed
from tests.kit.table_dsl import table


def test_8_1_an_unchallenged_king_takes_three_and_shows_no_card() -> None:
    t = table("first", "Adele:witch Bruno:thief Cedric:king David:judge", active="Bruno")
    t.announces("Bruno", "king").unchallenged()
    assert t.coins == "Adele:6 Bruno:9 Cedric:6 David:6"
    assert t.happened(Revealed) == []


def test_8_2_three_false_kings_all_pay() -> None:
    t = table("first", "Adele:witch Bruno:thief Cedric:queen David:king", active="Bruno")
    t.announces("Bruno", "king").contested_by("Adele", "Cedric")
    assert t.coins == "Adele:5 Bruno:5 Cedric:5 David:6"
    assert t.courthouse == 3


@pytest.mark.parametrize(
    ("edition", "coins", "then", "may"),
    [
        ("first", "Adele:6 Bruno:5 Cedric:9 David:6", "Cedric must swap", {"swap"}),
        ("second", "Adele:6 Bruno:5 Cedric:8 David:6", "Cedric may not announce", {"look", "swap"}),
    ],
)
def test_8_3_the_real_king_contests_and_is_bound(
    edition: EditionId, coins: str, then: str, may: set[str]
) -> None:
    t = table(edition, "Adele:witch Bruno:thief Cedric:king David:judge", active="Bruno")
    t.announces("Bruno", "king").contested_by("Cedric")
    assert t.coins == coins
    assert t.playing == then
    assert t.kinds == may


def test_8_4_the_judge_takes_the_courthouse_before_the_fines_reach_it() -> None:
    t = table("first", "Adele:witch Bruno:king Cedric:judge David:spy", courthouse=4)
    t.announces("Adele", "judge").contested_by("Cedric", "David")
    assert t.coins == "Adele:5 Bruno:6 Cedric:10 David:5"
    assert t.courthouse == 2
    assert t.playing == "Bruno"


@pytest.mark.parametrize(
    ("declared", "coins"),
    [
        ("judge", "Adele:6 Bruno:10 Cedric:2 David:6 Eva:6 Fran:5 Gus:6 Harry:6"),
        ("peasant", "Adele:6 Bruno:6 Cedric:6 David:6 Eva:6 Fran:5 Gus:6 Harry:6"),
    ],
)
def test_8_5_the_inquisitor_asks(declared: str, coins: str) -> None:
    four = "Adele:witch Bruno:inquisitor Cedric:peasant David:spy"
    t = table("first", f"{four} Eva:peasant Fran:queen Gus:king Harry:judge", active="Bruno")
    t.announces("Bruno", "inquisitor").contested_by("Fran").picks("Bruno", "Cedric").says("Cedric", declared)
    assert t.coins == coins
    assert t.courthouse == 1


PEASANTS = "Adele:peasant Bruno:king Cedric:peasant David:judge"


@pytest.mark.parametrize(
    ("contesters", "coins"),
    [
        ((), "Adele:7 Bruno:6 Cedric:6 David:6"),
        (("Cedric",), "Adele:8 Bruno:6 Cedric:8 David:6"),
        (("Cedric", "David"), "Adele:8 Bruno:6 Cedric:8 David:5"),
    ],
    ids=["unchallenged", "two real", "two real and a false one"],
)
def test_8_6_peasants(contesters: tuple[str, ...], coins: str) -> None:
    t = table("first", PEASANTS)
    assert t.announces("Adele", "peasant").contested_by(*contesters).coins == coins


def test_8_7_a_cheat_with_ten_wins() -> None:
    t = table("first", "Adele:queen:11 Bruno:king Cedric:cheat:10 David:judge")
    t.announces("Adele", "cheat").contested_by("Cedric")
    assert (t.winners, t.ending) == ({"Cedric"}, "cheat")
    assert t.coins == "Adele:11 Bruno:6 Cedric:10 David:6"


def test_8_7_a_cheat_with_fewer_does_nothing() -> None:
    t = table("first", "Adele:queen:11 Bruno:king Cedric:cheat:9 David:judge")
    t.announces("Adele", "cheat").contested_by("Cedric")
    assert t.coins == "Adele:10 Bruno:6 Cedric:9 David:6"
    assert t.playing == "Bruno"


def test_8_8_the_widow_rises_to_ten_and_the_false_one_is_ruined() -> None:
    t = table("first", "Adele:queen:1 Bruno:king Cedric:judge Harry:widow:4")
    t.announces("Adele", "widow").contested_by("Harry")
    assert t.coins == "Adele:0 Bruno:6 Cedric:6 Harry:10"
    assert (t.winners, t.ending) == ({"Harry"}, "ruin")


def test_8_9_whoever_the_usurper_unmasks_must_swap() -> None:
    t = table("first", "Adele:usurper Bruno:king Cedric:judge David:spy")
    t.announces("Adele", "usurper").unchallenged().picks("Adele", "Bruno").says("Adele", "judge")
    assert t.playing == "Bruno must swap"
