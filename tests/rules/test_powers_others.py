"""The Usurper, who works through other powers, and the Damned, who has none (rules page, section 6)."""

import pytest

from mascarade.rules.events import CardLeft, Eliminated, Handed
from tests.kit.table_dsl import table

USURPER = "Adele:usurper Bruno:king Cedric:judge David:spy"


def test_6_the_usurper_names_a_player_and_a_character_but_not_the_usurper() -> None:
    t = table("first", USURPER, centre="witch damned").announces("Adele", "usurper").unchallenged()
    assert (t.waits_for, t.choices) == ("Adele which-player", "Bruno, Cedric, David")
    t.picks("Adele", "Bruno")
    assert (t.waits_for, t.choices) == ("Adele which-character", "king, judge, spy, witch, damned")


@pytest.mark.parametrize(
    ("target", "named", "answers", "coins"),
    [
        ("Bruno", "king", (), "Adele:9 Bruno:6 Cedric:6 David:6"),
        ("Bruno", "judge", (), "Adele:6 Bruno:6 Cedric:6 David:6"),
        ("Cedric", "judge", (), "Adele:8 Bruno:6 Cedric:6 David:6"),
        ("David", "spy", ("Bruno", "swap"), "Adele:6 Bruno:6 Cedric:6 David:6"),
    ],
    ids=["a king", "wrong", "a judge", "a spy"],
)
def test_6_the_usurper_who_names_rightly_uses_the_power_as_their_own(
    target: str, named: str, answers: tuple[str, ...], coins: str
) -> None:
    t = table("first", USURPER, courthouse=2).announces("Adele", "usurper").unchallenged()
    t.picks("Adele", target).says("Adele", named).plays(*answers)
    assert t.coins == coins
    assert t.turn == 6


def test_6_a_usurped_spy_sees_the_usurpers_own_claimed_card() -> None:
    t = table("first", USURPER).announces("Adele", "usurper").unchallenged().picks("Adele", "David")
    t.says("Adele", "spy").takes("Adele", "David").swaps_them("Adele")
    assert t.learnt("Adele") == ["reveal David:spy", "look David:spy", "look Adele:usurper"]
    assert t.cards == "spy king judge usurper"


def test_6_a_usurped_peasant_gives_one() -> None:
    t = table("first", "Adele:usurper Bruno:peasant Cedric:judge David:peasant")
    t.announces("Adele", "usurper").unchallenged().picks("Adele", "Bruno").says("Adele", "peasant")
    assert t.coins == "Adele:7 Bruno:6 Cedric:6 David:6"


def test_5_2_a_usurped_cheat_with_ten_wins_alone() -> None:
    t = table("first", "Adele:usurper:10 Bruno:cheat:10 Cedric:judge David:king")
    t.announces("Adele", "usurper").unchallenged().picks("Adele", "Bruno").says("Adele", "cheat")
    assert (t.winners, t.ending) == ({"Adele"}, "cheat")


def test_6_a_usurped_inquisitor_asks_and_is_paid() -> None:
    t = table("first", "Adele:usurper Bruno:inquisitor Cedric:judge David:king")
    t.announces("Adele", "usurper").unchallenged().picks("Adele", "Bruno").says("Adele", "inquisitor")
    t.picks("Adele", "Bruno").says("Bruno", "king")
    assert t.coins == "Adele:10 Bruno:2 Cedric:6 David:6"


@pytest.mark.parametrize(
    ("active", "rival", "coins"),
    [
        ("Adele", "Bruno", "Adele:6 Bruno:5 Cedric:6 David:6"),
        ("Bruno", "Adele", "Adele:6 Bruno:5 Cedric:6 David:6"),
    ],
    ids=["contested and right", "bluffed and caught"],
)
def test_6_the_usurper_may_not_choose_whoever_revealed_this_turn(active: str, rival: str, coins: str) -> None:
    t = table("first", USURPER, active=active).announces(active, "usurper").contested_by(rival)
    assert (t.waits_for, t.choices) == ("Adele which-player", "Cedric, David")
    t.picks("Adele", "Cedric").says("Adele", "king")
    assert t.coins == coins


def test_6_10_7_when_everybody_revealed_the_usurper_does_nothing() -> None:
    t = table("first", USURPER).announces("Adele", "usurper").contested_by("Bruno", "Cedric", "David")
    assert t.coins == "Adele:6 Bruno:5 Cedric:5 David:5"
    assert t.playing == "Bruno must swap"


def test_6_a_usurped_king_can_make_thirteen_and_then_there_are_no_fines() -> None:
    t = table("first", "Adele:usurper:10 Bruno:king Cedric:judge:1 David:spy")
    t.announces("Adele", "usurper").contested_by("Cedric").picks("Adele", "Bruno").says("Adele", "king")
    assert t.coins == "Adele:13 Bruno:6 Cedric:1 David:6"
    assert (t.winners, t.ending) == ({"Adele"}, "thirteen")


def test_6_minimums_never_block_a_usurped_power() -> None:
    """Four players are fewer than the minimum of a Peasant, an Inquisitor or a Usurper."""
    t = table("first", "Adele:usurper Bruno:inquisitor Cedric:peasant David:peasant")
    t.announces("Adele", "usurper").unchallenged().picks("Adele", "Cedric").says("Adele", "peasant")
    assert t.coins_of("Adele") == 7


# The Damned

DAMNED = "Adele:damned:7 Bruno:king:6 Cedric:judge:6 David:inquisitor:6"


def test_6_the_damned_cannot_be_announced() -> None:
    t = table("first", DAMNED)
    assert "announce damned" not in t.choices
    assert "announce king" in t.choices


def test_6_whoever_reveals_the_damned_by_announcing_is_eliminated_and_the_card_leaves() -> None:
    t = table("first", DAMNED).announces("Adele", "king").contested_by("Cedric")
    assert t.out == ["Adele"]
    assert t.cards == "- king judge inquisitor"
    assert t.happened(CardLeft) == [CardLeft("damned", 0)]
    assert t.happened(Eliminated) == [Eliminated(0, 7)]


def test_6_the_damned_pays_no_fine_and_the_coins_return_to_the_bank() -> None:
    t = table("first", DAMNED)
    bank = t.bank
    t.announces("Adele", "king").contested_by("Cedric")
    assert t.coins == "Adele:0 Bruno:6 Cedric:5 David:6"
    assert (t.bank, t.courthouse) == (bank + 7, 1)
    assert t.playing == "Bruno"


@pytest.mark.parametrize(("active", "rivals"), [("Adele", ("Bruno",)), ("Bruno", ("Adele",))])
def test_6_a_rightful_rival_of_the_damned_still_applies_the_power(
    active: str, rivals: tuple[str, ...]
) -> None:
    t = table("first", DAMNED, active=active).announces(active, "king").contested_by(*rivals)
    assert t.coins == "Adele:0 Bruno:9 Cedric:6 David:6"
    assert t.out == ["Adele"]


def test_6_the_eliminated_are_no_targets_of_the_power_that_follows() -> None:
    t = table("first", "Adele:damned:9 Bruno:bishop:6 Cedric:judge:7 David:king:6")
    t.announces("Adele", "bishop").contested_by("Bruno")
    assert t.coins == "Adele:0 Bruno:8 Cedric:5 David:6"


def test_5_5_elimination_is_not_losing_ones_last_coin() -> None:
    t = table("first", DAMNED).announces("Adele", "king").contested_by("Cedric")
    assert t.ending is None


@pytest.mark.parametrize("declared", ["king", "damned"], ids=["declared wrongly", "declared rightly"])
def test_6_whoever_points_at_the_damned_is_eliminated_and_hands_over_their_card(declared: str) -> None:
    t = table("first", DAMNED, active="David").announces("David", "inquisitor").unchallenged()
    t.picks("David", "Adele").says("Adele", declared)
    assert t.out == ["David"]
    assert t.cards == "inquisitor king judge -"
    assert t.coins == "Adele:7 Bruno:6 Cedric:6 David:0"
    assert t.happened(Handed) == [Handed(3, 3, 0)]


def test_3_3_the_damneds_holder_who_was_pointed_at_has_revealed() -> None:
    t = table("first", DAMNED, active="David").announces("David", "inquisitor").unchallenged()
    t.picks("David", "Adele").says("Adele", "king")
    assert t.playing == "Adele must swap"


@pytest.mark.parametrize("named", ["king", "damned"], ids=["named wrongly", "named rightly"])
def test_6_a_usurper_who_points_at_the_damned_is_eliminated(named: str) -> None:
    t = table("first", "Adele:usurper Bruno:damned Cedric:judge David:king")
    t.announces("Adele", "usurper").unchallenged().picks("Adele", "Bruno").says("Adele", named)
    assert t.out == ["Adele"]
    assert t.cards == "- usurper judge king"
    assert t.playing == "Bruno must swap"


def test_6_false_claimants_still_pay_when_the_user_is_eliminated() -> None:
    t = table("first", DAMNED, active="David").announces("David", "inquisitor").contested_by("Bruno")
    t.picks("David", "Adele").says("Adele", "judge")
    assert t.coins == "Adele:7 Bruno:5 Cedric:6 David:0"
    assert t.courthouse == 1


def test_6_a_usurped_inquisitor_who_points_at_the_damned_is_the_one_eliminated() -> None:
    t = table("first", "Adele:usurper Bruno:inquisitor Cedric:damned David:king")
    t.announces("Adele", "usurper").unchallenged().picks("Adele", "Bruno").says("Adele", "inquisitor")
    t.picks("Adele", "Cedric").says("Cedric", "king")
    assert t.out == ["Adele"]
    assert t.cards == "- inquisitor usurper king"
    assert t.playing == "Bruno must swap"


def test_6_the_princesss_showing_of_the_damned_does_nothing() -> None:
    t = table("first", "Adele:princess Bruno:damned Cedric:judge David:king")
    t.announces("Adele", "princess").unchallenged().picks("Adele", "Bruno")
    assert t.out == []
    assert t.coins == "Adele:8 Bruno:6 Cedric:6 David:6"
    assert t.playing == "Bruno must swap"


FIVE = "Adele:thief Bruno:damned Cedric:king David:witch Eva:fool"


def test_6_neighbours_skip_the_eliminated() -> None:
    t = table("first", FIVE, out="Bruno").announces("Adele", "thief").unchallenged()
    assert t.coins == "Adele:8 Bruno:0 Cedric:5 David:6 Eva:5"


def test_6_turn_order_and_contests_skip_the_eliminated() -> None:
    t = table("first", FIVE, out="Bruno").announces("Adele", "thief")
    assert t.waits_for == "Cedric contest-or-pass"
    assert t.passes("Cedric", "David", "Eva").playing == "Cedric"


def test_6_targets_and_cards_skip_the_eliminated() -> None:
    t = table("first", FIVE, out="Bruno", active="David").announces("David", "witch").unchallenged()
    assert t.choices == "decline, Eva, Adele, Cedric"
    t = table("first", FIVE, out="Bruno", active="Eva").announces("Eva", "fool").unchallenged()
    assert t.choices == "Adele, Cedric, David"
    t = table("first", FIVE, out="Bruno", active="Cedric")
    assert "Bruno" not in t.choices


def test_4_1_a_character_whose_card_has_left_the_game_may_still_be_announced() -> None:
    t = table("first", "Adele:king Bruno:damned Cedric:inquisitor David:witch", active="Cedric")
    t.announces("Cedric", "inquisitor").unchallenged().picks("Cedric", "Bruno").says("Bruno", "king")
    assert t.playing == "David"
    assert "announce inquisitor" in t.choices


def test_10_4_a_power_cut_short_is_still_last_played() -> None:
    t = table("first", DAMNED, active="David").announces("David", "inquisitor").unchallenged()
    t.picks("David", "Adele").says("Adele", "king")
    assert t.table.last_played == "inquisitor"


def test_10_7_with_two_left_the_fool_takes_only_the_coin() -> None:
    t = table("first", "Adele:fool Bruno:damned Cedric:king David:queen", out="Bruno David")
    assert t.announces("Adele", "fool").unchallenged().coins == "Adele:7 Bruno:0 Cedric:6 David:0"
    assert t.playing == "Cedric"


def test_10_7_with_two_left_the_puppet_master_takes_one_and_nobody_moves() -> None:
    t = table("first", "Adele:puppet-master Bruno:damned Cedric:king David:queen", out="Bruno David")
    t.announces("Adele", "puppet-master").unchallenged().picks("Adele", "Cedric")
    assert t.coins == "Adele:7 Bruno:0 Cedric:5 David:0"
    assert t.seats == "Adele Bruno Cedric David"


@pytest.mark.parametrize(
    ("character", "coins"),
    [("thief", "Adele:8 Bruno:0 Cedric:4 David:0"), ("patron", "Adele:9 Bruno:0 Cedric:8 David:0")],
)
def test_6_where_both_neighbours_are_one_person(character: str, coins: str) -> None:
    t = table("first", f"Adele:{character} Bruno:damned Cedric:king David:queen", out="Bruno David")
    assert t.announces("Adele", character).unchallenged().coins == coins


def test_6_where_both_neighbours_are_one_person_with_one_coin_the_thief_takes_it() -> None:
    t = table("first", "Adele:thief Bruno:damned Cedric:king:1 David:queen", out="Bruno David")
    t.announces("Adele", "thief").unchallenged()
    assert t.coins == "Adele:7 Bruno:0 Cedric:0 David:0"
    assert (t.winners, t.ending) == ({"Adele"}, "ruin")


def test_5_5_the_only_one_left_wins_at_once() -> None:
    t = table("first", "Adele:damned Bruno:king Cedric:judge David:queen", out="Cedric David")
    t.announces("Adele", "king").contested_by("Bruno")
    assert (t.winners, t.ending) == ({"Bruno"}, "last-standing")
    assert t.coins == "Adele:0 Bruno:6 Cedric:0 David:0"


def test_5_5_pointing_at_the_damned_can_leave_only_its_holder() -> None:
    t = table("first", "Adele:inquisitor Bruno:damned Cedric:judge David:queen", out="Cedric David")
    t.announces("Adele", "inquisitor").unchallenged().picks("Adele", "Bruno").says("Bruno", "queen")
    assert (t.winners, t.ending) == ({"Bruno"}, "last-standing")
