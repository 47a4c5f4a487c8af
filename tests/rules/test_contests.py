"""Announce and contest (rules page, section 4)."""

import pytest

from mascarade.rules import Options
from mascarade.rules.events import CoinsMoved, Contested, Looked, Passed, PowerUsed, Revealed, Shown, Unmasked
from tests.kit.table_dsl import table

FOUR = "Adele:witch Bruno:thief Cedric:king David:judge"


def test_4_1_any_character_of_the_scenario_may_be_announced_the_centres_too() -> None:
    t = table("first", FOUR, centre="queen cheat")
    announcements = [choice for choice in t.choices.split(", ") if choice.startswith("announce")]
    wanted = ("witch", "thief", "king", "judge", "queen", "cheat")
    assert announcements == [f"announce {character}" for character in wanted]


def test_4_1_both_peasants_are_one_announcement() -> None:
    t = table("first", "Adele:witch Bruno:peasant Cedric:peasant David:judge")
    assert t.choices.count("announce peasant") == 1


def test_4_1_never_a_character_of_the_cemetery() -> None:
    t = table("first", "Adele:necromancer Bruno:thief Cedric:king David:judge", cemetery="queen")
    assert "announce queen" not in t.choices


@pytest.mark.parametrize("character", ["judge", "cheat"], ids=["empty courthouse", "cheat with six"])
def test_4_1_a_power_that_would_do_nothing_may_be_announced(character: str) -> None:
    t = table("first", FOUR, centre="queen cheat").announces("Adele", character).unchallenged()
    assert t.coins == "Adele:6 Bruno:6 Cedric:6 David:6"
    assert t.playing == "Bruno"


def test_4_2_each_is_asked_clockwise_from_the_left_of_the_active_player() -> None:
    t = table("first", FOUR, active="Cedric").announces("Cedric", "king")
    asked = []
    while t.waits_for.endswith("contest-or-pass"):
        asked.append(t.waits_for.split()[0])
        assert t.choices == "pass, contest"
        t.passes(asked[-1])
    assert asked == ["David", "Adele", "Bruno"]


def test_4_2_each_hears_the_earlier_answers() -> None:
    t = table("first", FOUR).announces("Adele", "king")
    t.passes("Bruno")
    assert all(t.saw(who, Passed) == [Passed(1)] for who in t.everybody)
    t.contests("Cedric")
    assert all(t.saw(who, Contested) == [Contested(2, 2)] for who in t.everybody)
    assert t.waits_for == "David contest-or-pass"
    assert all(t.learnt(who) == [] for who in t.everybody)


def test_4_3_when_nobody_contests_nothing_is_revealed() -> None:
    t = table("first", FOUR).announces("Adele", "king").unchallenged()
    assert t.happened(Revealed) == []
    assert all(t.learnt(who) == [] for who in t.everybody)


def test_4_4_all_claimants_reveal_to_everyone_at_one_moment() -> None:
    t = table("first", FOUR).announces("Adele", "king").contested_by("Cedric", "David")
    shown = (Shown(0, 0, "witch"), Shown(2, 2, "king"), Shown(3, 3, "judge"))
    assert all(t.saw(who, Revealed) == [Revealed(shown)] for who in t.everybody)


def test_4_4_the_power_comes_first_then_all_fines_at_the_same_moment() -> None:
    t = table("first", FOUR).announces("Adele", "king").contested_by("Bruno", "Cedric", "David")
    assert [movement.reason for movement in t.happened(CoinsMoved)] == ["power", "fine"]
    assert len(t.happened(CoinsMoved)[1].moves) == 3
    assert t.coins == "Adele:5 Bruno:5 Cedric:9 David:5"


def test_4_4_fines_at_one_moment_ruin_several_and_the_rest_share() -> None:
    t = table("first", "Adele:witch:1 Bruno:thief:1 Cedric:king:7 David:judge:7")
    t.announces("Adele", "judge").contested_by("Bruno")
    assert t.coins == "Adele:0 Bruno:0 Cedric:7 David:7"
    assert (t.winners, t.ending) == ({"Cedric", "David"}, "ruin")


def test_4_4_a_power_that_ended_the_game_leaves_no_fines() -> None:
    t = table("first", "Adele:witch:1 Bruno:thief Cedric:king:10 David:judge")
    t.announces("Adele", "king").contested_by("Cedric")
    assert t.coins == "Adele:1 Bruno:6 Cedric:13 David:6"
    assert (t.winners, t.courthouse) == ({"Cedric"}, 0)


def test_4_4_the_judge_does_not_collect_this_turns_fines() -> None:
    t = (
        table("first", FOUR, courthouse=3)
        .announces("Adele", "judge")
        .contested_by("Bruno", "Cedric", "David")
    )
    assert t.coins == "Adele:5 Bruno:5 Cedric:5 David:9"
    assert t.courthouse == 3


def test_4_4_the_witch_swaps_before_her_false_rivals_pay() -> None:
    t = table("first", "Adele:witch:2 Bruno:thief:9 Cedric:king David:judge")
    t.announces("Adele", "witch").contested_by("Bruno").picks("Adele", "Bruno")
    assert t.coins == "Adele:9 Bruno:1 Cedric:6 David:6"


def test_4_4_people_pay_from_the_coins_in_front_of_them_at_that_moment() -> None:
    """Bruno, moved to Cedric's seat, pays from the coins there."""
    t = table("first", "Adele:puppet-master Bruno:thief:9 Cedric:king:3 David:judge")
    t.announces("Adele", "puppet-master").contested_by("Bruno").picks("Adele", "Bruno", "Cedric")
    assert t.coins == "Adele:8 Bruno:1 Cedric:8 David:6"


def test_4_4_who_pays_is_fixed_by_the_reveal_though_cards_move_afterwards() -> None:
    """The Fool hands on the false claimant's card; the fine stays with the claimant."""
    t = table("first", "Adele:fool Bruno:thief Cedric:king David:judge")
    t.announces("Adele", "fool").contested_by("Bruno").takes("Adele", "Bruno", "Cedric").swaps_them("Adele")
    assert t.coins == "Adele:7 Bruno:5 Cedric:6 David:6"


def test_4_4_who_is_right_is_fixed_by_the_reveal_though_the_spy_gives_their_card_away() -> None:
    t = table("first", "Adele:spy Bruno:thief Cedric:king David:judge")
    t.announces("Adele", "spy").contested_by("Bruno").takes("Adele", "Bruno").swaps_them("Adele")
    assert t.cards == "thief spy king judge"
    assert t.coins == "Adele:6 Bruno:5 Cedric:6 David:6"


def test_4_4_nothing_is_shown_a_second_time() -> None:
    t = table("first", "Adele:fool Bruno:thief Cedric:king David:judge")
    t.announces("Adele", "fool").contested_by("Bruno").takes("Adele", "Bruno", "Cedric").swaps_them("Adele")
    assert len(t.happened(Revealed)) == 1
    assert t.happened(Unmasked) == []
    assert t.happened(Looked) == []


def test_4_4_if_none_holds_it_nothing_is_applied_and_all_pay() -> None:
    t = table("first", FOUR, centre="queen cheat").announces("Adele", "queen").contested_by("Bruno", "David")
    assert t.happened(PowerUsed) == []
    assert t.coins == "Adele:5 Bruno:5 Cedric:6 David:5"
    assert t.courthouse == 3


def test_4_4_the_eliminated_pay_no_fine() -> None:
    t = table("first", "Adele:damned Bruno:thief Cedric:king David:judge", centre="queen cheat")
    t.announces("Adele", "queen").contested_by("Bruno")
    assert t.coins == "Adele:0 Bruno:5 Cedric:6 David:6"
    assert t.courthouse == 1


def test_4_4_the_rightful_one_applies_the_power_out_of_turn() -> None:
    t = table("first", FOUR, active="Bruno").announces("Bruno", "witch").contested_by("Adele")
    assert t.waits_for == "Adele which-player"
    assert t.picks("Adele", "David").playing == "Cedric"


def test_4_5_peasants_split_by_truth() -> None:
    five = "Adele:king Bruno:peasant Cedric:queen David:peasant Eva:judge"
    t = table("first", five).announces("Adele", "peasant").contested_by("Bruno", "Cedric", "Eva")
    assert t.coins == "Adele:5 Bruno:7 Cedric:5 David:6 Eva:5"
    t = table("first", five).announces("Adele", "peasant").contested_by("Bruno", "David", "Eva")
    assert t.coins == "Adele:5 Bruno:8 Cedric:6 David:8 Eva:5"


def test_4_6_targets_are_the_active_player_claimants_and_just_revealed_too() -> None:
    t = table("first", FOUR, active="Bruno").announces("Bruno", "witch").contested_by("Cedric", "Adele")
    assert t.choices == "decline, Bruno, Cedric, David"


def test_4_6_every_part_of_a_power_is_mandatory() -> None:
    """Only the Witch may decline; the others must pick."""
    six = "Adele:fool Bruno:princess Cedric:inquisitor David:puppet-master Eva:spy Fran:usurper"
    for line in six.split():
        name, character = line.split(":")
        t = table("first", six, active=name).announces(name, character).unchallenged()
        assert t.waits_for.startswith(f"{name} which-")
        assert "decline" not in t.choices


@pytest.mark.parametrize("peek", [False, True])
def test_4_4_a_contest_is_the_same_under_any_table_option(peek: bool) -> None:
    t = table("first", FOUR, options=Options(confess_peek=peek, only_the_richest=peek))
    assert t.announces("Adele", "king").contested_by("Cedric").coins == "Adele:5 Bruno:6 Cedric:9 David:6"
