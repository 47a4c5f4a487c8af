"""The expansion's powers over cards: Courtesan and Sage (rules page, sections 6 and 10).

Princess and Puppet Master are tested for both editions together, in `test_powers_cards`.
"""

import pytest

from mascarade.rules import SPECTATOR
from mascarade.rules.catalogue import EDITIONS
from mascarade.rules.events import Looked, Unmasked
from tests.kit.table_dsl import table

# Courtesan

WOMEN = {"queen", "spy", "witch", "widow", "actress", "gambler", "princess", "beggar", "puppet-master"}
OTHERS = sorted(set(EDITIONS["first"].characters) - {"courtesan", "damned"})


@pytest.mark.parametrize("card", OTHERS)
def test_6_the_courtesans_right_neighbour_reveals_and_a_man_pays_three(card: str) -> None:
    t = table("first", f"Adele:courtesan Bruno:judge Cedric:king David:{card}")
    t.announces("Adele", "courtesan").unchallenged()
    assert t.learnt(SPECTATOR) == [f"reveal David:{card}"]
    paid = 0 if card in WOMEN else 3
    assert t.coins == f"Adele:{6 + paid} Bruno:6 Cedric:6 David:{6 - paid}"


def test_6_a_contested_courtesan_fines_after_the_three() -> None:
    t = table("first", "Adele:courtesan Bruno:judge Cedric:queen David:king")
    t.announces("Adele", "courtesan").contested_by("David")
    assert t.coins == "Adele:9 Bruno:6 Cedric:6 David:2"
    assert t.courthouse == 1


def test_6_a_bluffed_courtesan_caught_and_the_real_ones_right_neighbour_reveals() -> None:
    t = table("first", "Adele:courtesan Bruno:judge Cedric:queen David:king", active="Bruno")
    t.announces("Bruno", "courtesan").contested_by("Adele")
    assert t.coins == "Adele:9 Bruno:5 Cedric:6 David:3"
    assert t.happened(Unmasked) == [Unmasked(3, 3, "king")]


def test_6_a_bluffed_courtesan_believed() -> None:
    t = table("first", "Adele:courtesan Bruno:judge Cedric:queen David:king", active="Cedric")
    assert t.announces("Cedric", "courtesan").unchallenged().coins == "Adele:6 Bruno:3 Cedric:9 David:6"


def test_6_a_man_with_less_pays_what_he_has() -> None:
    t = table("first", "Adele:courtesan Bruno:judge Cedric:queen:9 David:king:2")
    t.announces("Adele", "courtesan").unchallenged()
    assert t.coins == "Adele:8 Bruno:6 Cedric:9 David:0"
    assert (t.winners, t.ending) == ({"Cedric"}, "ruin")


def test_6_the_three_can_make_thirteen() -> None:
    t = table("first", "Adele:courtesan:10 Bruno:judge Cedric:queen:1 David:king:3")
    t.announces("Adele", "courtesan").contested_by("Cedric")
    assert t.coins == "Adele:13 Bruno:6 Cedric:1 David:0"
    assert (t.winners, t.ending) == ({"Adele"}, "thirteen")


def test_6_a_courtesan_who_points_at_the_damned_is_eliminated() -> None:
    t = table("first", "Adele:courtesan Bruno:judge Cedric:queen David:damned")
    t.announces("Adele", "courtesan").contested_by("Bruno")
    assert t.out == ["Adele"]
    assert t.cards == "- judge queen courtesan"
    assert t.coins == "Adele:0 Bruno:5 Cedric:6 David:6"


def test_6_the_courtesans_right_neighbour_is_the_next_living_one() -> None:
    t = table("first", "Adele:courtesan Bruno:judge Cedric:king David:damned", out="David")
    assert t.announces("Adele", "courtesan").unchallenged().coins == "Adele:9 Bruno:6 Cedric:3 David:0"


def test_6_of_two_left_the_other_is_the_right_neighbour_and_then_bound() -> None:
    t = table("first", "Adele:courtesan Bruno:king Cedric:queen David:damned", out="Cedric David")
    assert t.announces("Adele", "courtesan").unchallenged().coins == "Adele:9 Bruno:3 Cedric:0 David:0"
    assert t.playing == "Bruno must swap"


def test_10_2_with_two_players_the_courtesan_points_at_a_free_card() -> None:
    t = table("first", "Adele:courtesan/fool/judge Bruno:queen/king/witch")
    t.announces("Adele left", "courtesan").unchallenged()
    assert (t.waits_for, t.choices) == ("Adele which-card", "Bruno left, Bruno right")
    assert t.takes("Adele", "Bruno right").coins == "Adele:9 Bruno:3"
    assert t.playing == "Bruno must swap"


def test_10_2_with_three_players_the_courtesan_points_at_a_card_of_the_right_neighbour() -> None:
    t = table("first", "Adele:courtesan/fool Bruno:queen/king Cedric:witch/judge")
    t.announces("Adele left", "courtesan").unchallenged()
    assert (t.waits_for, t.choices) == ("Adele which-card", "Cedric left, Cedric right")
    assert t.takes("Adele", "Cedric left").coins == "Adele:6 Bruno:6 Cedric:6"


# Sage

SAGE = "Adele:sage Bruno:judge Cedric:king David:spy"


def test_6_the_sage_takes_one_and_sees_the_first_card_before_choosing_the_second() -> None:
    t = table("first", SAGE).announces("Adele", "sage").unchallenged()
    assert t.coins == "Adele:7 Bruno:6 Cedric:6 David:6"
    assert t.choices == "Bruno, Cedric, David"
    t.takes("Adele", "Cedric")
    assert t.learnt("Adele") == ["look Cedric:king"]
    assert (t.waits_for, t.choices) == ("Adele which-card", "Bruno, David")
    t.takes("Adele", "Bruno")
    assert t.learnt("Adele") == ["look Cedric:king", "look Bruno:judge"]
    assert t.playing == "Bruno"


def test_7_only_the_sage_learns_the_cards_everyone_learns_which() -> None:
    t = table("first", SAGE).announces("Adele", "sage").unchallenged().takes("Adele", "Cedric", "Bruno")
    for who in t.everybody:
        assert [looked.spots for looked in t.saw(who, Looked)] == [(2,), (1,)]
        seen = [looked.characters for looked in t.saw(who, Looked)]
        assert seen == ([("king",), ("judge",)] if who == "Adele" else [None, None])


@pytest.mark.parametrize(
    ("cards", "learnt"),
    [
        (("Bruno", "centre 2"), ["look Bruno:judge", "look centre 2:cheat"]),
        (("centre 1", "David"), ["look centre 1:queen", "look David:spy"]),
        (("centre 2", "centre 1"), ["look centre 2:cheat", "look centre 1:queen"]),
    ],
    ids=["player, centre", "centre, player", "centre, centre"],
)
def test_10_8_the_sage_mixes_players_and_centre_as_liked(cards: tuple[str, str], learnt: list[str]) -> None:
    t = table("first", SAGE, centre="queen cheat").announces("Adele", "sage").unchallenged()
    assert t.choices == "Bruno, Cedric, David, centre 1, centre 2"
    assert t.takes("Adele", *cards).learnt("Adele") == learnt


def test_6_a_contested_sage_may_look_at_a_just_revealed_card() -> None:
    t = table("first", SAGE).announces("Adele", "sage").contested_by("Bruno").takes("Adele", "Bruno", "David")
    assert t.coins == "Adele:7 Bruno:5 Cedric:6 David:6"


def test_6_a_bluffed_sage_caught() -> None:
    t = table("first", SAGE, active="Bruno").announces("Bruno", "sage").contested_by("Adele")
    assert t.takes("Adele", "Bruno", "David").coins == "Adele:7 Bruno:5 Cedric:6 David:6"


def test_6_a_sage_with_an_empty_bank_still_looks() -> None:
    t = (
        table("first", SAGE, bank=0)
        .announces("Adele", "sage")
        .unchallenged()
        .takes("Adele", "Bruno", "David")
    )
    assert t.coins == "Adele:6 Bruno:6 Cedric:6 David:6"
    assert t.learnt("Adele") == ["look Bruno:judge", "look David:spy"]


def test_5_3_a_sage_who_reaches_thirteen_looks_at_nothing() -> None:
    t = (
        table("first", "Adele:sage:12 Bruno:judge Cedric:king David:spy")
        .announces("Adele", "sage")
        .unchallenged()
    )
    assert (t.winners, t.ending) == ({"Adele"}, "thirteen")
    assert t.happened(Looked) == []


def test_3_3_being_seen_by_the_sage_is_not_revealing() -> None:
    t = table("first", SAGE).announces("Adele", "sage").unchallenged().takes("Adele", "Bruno", "David")
    assert t.playing == "Bruno"


def test_6_the_sage_may_look_at_the_damned_without_harm() -> None:
    t = (
        table("first", "Adele:sage Bruno:damned Cedric:king David:spy")
        .announces("Adele", "sage")
        .unchallenged()
    )
    t.takes("Adele", "Bruno", "David")
    assert t.out == []
    assert t.learnt("Adele") == ["look Bruno:damned", "look David:spy"]


def test_6_the_sage_skips_the_eliminated() -> None:
    t = table("first", "Adele:sage Bruno:damned Cedric:king David:spy", out="Bruno")
    assert t.announces("Adele", "sage").unchallenged().choices == "Cedric, David"


def test_10_7_with_two_left_the_sage_looks_at_one_card() -> None:
    t = table("first", "Adele:sage Bruno:damned Cedric:king David:spy", out="Bruno David")
    t.announces("Adele", "sage").unchallenged().takes("Adele", "Cedric")
    assert t.learnt("Adele") == ["look Cedric:king"]
    assert t.playing == "Cedric"


def test_10_8_with_two_left_and_a_centre_the_sage_looks_at_two() -> None:
    t = table("first", "Adele:sage Bruno:damned Cedric:king David:spy", centre="queen", out="Bruno David")
    t.announces("Adele", "sage").unchallenged().takes("Adele", "Cedric")
    assert t.choices == "centre 1"


def test_6_sage_with_three_players_one_card_of_each_opponent() -> None:
    t = table("first", "Adele:sage/fool Bruno:queen/king Cedric:witch/judge")
    t.announces("Adele left", "sage").unchallenged()
    assert t.choices == "Bruno left, Bruno right, Cedric left, Cedric right"
    assert t.takes("Adele", "Bruno right").choices == "Cedric left, Cedric right"
    assert t.takes("Adele", "Cedric left").playing == "Bruno"


def test_10_8_sage_with_three_players_and_one_eliminated_one_card_only() -> None:
    t = table("first", "Adele:sage/fool Bruno:damned/king Cedric:witch/judge", out="Bruno")
    t.announces("Adele left", "sage").unchallenged()
    assert t.choices == "Cedric left, Cedric right"
    assert t.takes("Adele", "Cedric right").playing == "Cedric"


def test_6_sage_with_two_players_any_two_but_the_claimed_and_the_opponents_protected_card() -> None:
    t = table("first", "Adele:sage/gambler/judge Bruno:queen/bishop/damned")
    t.announces("Adele left", "sage").unchallenged()
    assert t.choices == "Adele right, Adele protected, Bruno left, Bruno right"
    assert t.takes("Adele", "Adele protected").choices == "Adele right, Bruno left, Bruno right"


def test_6_sage_with_two_players_contesting_with_the_protected_card() -> None:
    t = table("first", "Adele:queen/gambler/judge Bruno:damned/bishop/sage").announces("Adele left", "sage")
    t.contests("Bruno protected")
    assert t.choices == "Bruno left, Bruno right, Adele left, Adele right"
    t.takes("Bruno", "Bruno left", "Adele right")
    assert t.coins == "Adele:5 Bruno:7"
