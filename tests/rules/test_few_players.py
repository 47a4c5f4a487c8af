"""Two and three players, who have several cards each (rules page, 3.2, 4.2, section 6 and 10.2)."""

import pytest

from mascarade.rules import actions, advance, legal_actions
from tests.kit.table_dsl import table

TWO = "Adele:bishop/fool/judge Bruno:queen/king/witch"
THREE = "Adele:bishop/fool Bruno:judge/queen Cedric:king/witch"


def choices(text: str, kind: str) -> list[str]:
    return [choice.removeprefix(f"{kind} ") for choice in text.split(", ") if choice.startswith(f"{kind} ")]


# 3.2 The turn


def test_3_2_two_players_look_at_any_card_of_their_own_the_protected_included() -> None:
    t = table("first", TWO)
    assert choices(t.choices, "look at") == ["Adele left", "Adele right", "Adele protected"]
    assert t.looks("Adele", "protected").learnt("Adele") == ["look Adele protected:judge"]


def test_3_2_two_players_swap_a_free_card_with_any_but_the_opponents_protected_one() -> None:
    t = table("first", TWO)
    wanted = [
        "Adele left and Adele right",
        "Adele left and Adele protected",
        "Adele left and Bruno left",
        "Adele left and Bruno right",
        "Adele right and Adele protected",
        "Adele right and Bruno left",
        "Adele right and Bruno right",
    ]
    assert choices(t.choices, "swap") == choices(t.choices, "pretend") == wanted


@pytest.mark.parametrize("cards", [TWO, THREE])
def test_two_own_cards_can_be_named_in_either_order(cards: str) -> None:
    t = table("first", cards)
    listed = actions.Swap(1, 0, t.spot("Adele left"), t.spot("Adele right"), True)
    turned = actions.Swap(1, 0, listed.other, listed.mine, True)
    assert listed in legal_actions(t.state)
    assert turned not in legal_actions(t.state)
    assert advance(t.state, turned)[0].secrets == advance(t.state, listed)[0].secrets
    assert t.refuses(actions.Swap(1, 0, t.spot("Bruno left"), listed.mine, True)) == "not-legal"


@pytest.mark.parametrize("mine", ["Adele left", "Adele right", "Adele protected"])
def test_3_2_the_opponents_protected_card_is_out_of_reach(mine: str) -> None:
    t = table("first", TWO)
    swap = actions.Swap(1, 0, t.spot(mine), t.spot("Bruno protected"), True)
    assert t.refuses(swap) == "not-legal"


def test_3_2_swapping_with_ones_own_protected_card() -> None:
    assert (
        table("first", TWO).swaps("Adele left", "Adele protected").cards
        == "judge fool bishop queen king witch"
    )


def test_3_2_the_protected_card_cannot_be_announced_on_ones_own_turn() -> None:
    t = table("first", TWO)
    announced = choices(t.choices, "announce")
    assert [line for line in announced if line.startswith("judge")] == [
        "judge with Adele left",
        "judge with Adele right",
    ]
    assert t.refuses(actions.Announce(1, 0, "judge", t.spot("Adele protected"))) == "not-legal"


def test_4_2_the_protected_card_may_contest() -> None:
    t = table("first", TWO).announces("Adele left", "witch")
    assert (
        t.choices == "pass, contest with Bruno left, contest with Bruno right, contest with Bruno protected"
    )
    t.contests("Bruno protected").picks("Bruno", "Adele")
    assert t.learnt("spectator") == ["reveal Adele left:bishop", "reveal Bruno protected:witch"]
    assert t.coins == "Adele:5 Bruno:6"


def test_4_2_only_the_one_claimed_card_is_revealed_and_counts() -> None:
    t = table("first", TWO).announces("Adele left", "king").contested_by("Bruno left")
    assert t.coins == "Adele:5 Bruno:5"
    assert t.learnt("Adele") == ["reveal Adele left:bishop", "reveal Bruno left:queen"]


def test_3_2_three_players_swap_any_two_cards_of_which_one_is_theirs() -> None:
    t = table("first", THREE)
    others = ["Bruno left", "Bruno right", "Cedric left", "Cedric right"]
    wanted = [f"Adele left and {other}" for other in ["Adele right", *others]]
    wanted += [f"Adele right and {other}" for other in others]
    assert choices(t.choices, "swap") == choices(t.choices, "pretend") == wanted
    assert choices(t.choices, "look at") == ["Adele left", "Adele right"]


def test_4_2_three_players_claim_with_exactly_one_card() -> None:
    t = table("first", THREE).announces("Adele right", "king")
    assert t.choices == "pass, contest with Bruno left, contest with Bruno right"
    t.passes("Bruno").contests("Cedric left")
    assert t.coins == "Adele:5 Bruno:6 Cedric:9"


# The powers


def test_6_fool_with_two_players_any_two_but_the_claimed_and_the_opponents_protected_card() -> None:
    t = table("first", TWO).announces("Adele right", "fool").unchallenged()
    assert t.choices == "Adele left, Adele protected, Bruno left, Bruno right"
    assert t.takes("Adele", "Adele protected").choices == "Adele left, Bruno left, Bruno right"
    assert t.takes("Adele", "Bruno left").swaps_them("Adele").cards == "bishop fool queen judge king witch"


def test_6_fool_with_two_players_claimed_with_the_protected_card() -> None:
    t = table("first", "Adele:bishop/king/judge Bruno:queen/witch/fool").announces("Adele left", "fool")
    t.contests("Bruno protected")
    assert t.choices == "Bruno left, Bruno right, Adele left, Adele right"


def test_6_fool_with_three_players_one_card_of_each_opponent() -> None:
    t = table("first", THREE).announces("Adele right", "fool").unchallenged()
    assert t.choices == "Bruno left, Bruno right, Cedric left, Cedric right"
    assert t.takes("Adele", "Cedric right").choices == "Bruno left, Bruno right"
    assert t.takes("Adele", "Bruno left").swaps_them("Adele").cards == "bishop fool witch queen king judge"


def test_10_7_fool_with_three_players_and_one_eliminated_only_the_coin() -> None:
    t = table("first", "Adele:bishop/fool Bruno:damned/queen Cedric:king/witch", out="Bruno")
    assert t.announces("Adele right", "fool").unchallenged().coins == "Adele:7 Bruno:0 Cedric:6"
    assert t.playing == "Cedric"


def test_6_spy_with_two_players_also_another_own_card_never_the_protected_one() -> None:
    t = (
        table("first", "Adele:spy/fool/judge Bruno:queen/king/witch")
        .announces("Adele left", "spy")
        .unchallenged()
    )
    assert t.choices == "Adele right, Adele protected, Bruno left, Bruno right"
    t.takes("Adele", "Adele protected")
    assert t.learnt("Adele") == ["look Adele protected:judge", "look Adele left:spy"]
    assert t.swaps_them("Adele").cards == "judge fool spy queen king witch"


def test_6_spy_with_three_players() -> None:
    t = table("first", "Adele:spy/fool Bruno:judge/queen Cedric:king/witch")
    t.announces("Adele left", "spy").unchallenged()
    assert t.choices == "Adele right, Bruno left, Bruno right, Cedric left, Cedric right"


def test_10_2_inquisitor_points_before_the_declaration_never_at_the_protected_card() -> None:
    t = table("first", "Adele:inquisitor/fool/judge Bruno:queen/king/witch")
    t.announces("Adele left", "inquisitor").unchallenged()
    assert (t.waits_for, t.choices) == ("Adele which-player", "Bruno")
    t.picks("Adele", "Bruno")
    assert (t.waits_for, t.choices) == ("Adele which-card", "Bruno left, Bruno right")
    t.takes("Adele", "Bruno right")
    assert t.waits_for == "Bruno which-character"
    assert t.says("Bruno", "queen").coins == "Adele:10 Bruno:2"


def test_10_2_princess_points_at_a_free_card() -> None:
    t = table("first", "Adele:princess/fool Bruno:queen/king Cedric:judge/witch")
    t.announces("Adele left", "princess").unchallenged().picks("Adele", "Bruno")
    assert (t.waits_for, t.choices) == ("Adele which-card", "Bruno left, Bruno right")
    t.takes("Adele", "Bruno right")
    assert t.learnt("Cedric") == ["shown Bruno right:king"]


def test_10_2_usurper_points_after_naming_player_and_character() -> None:
    t = table("first", "Adele:usurper/fool/judge Bruno:queen/king/witch")
    t.announces("Adele left", "usurper").unchallenged().picks("Adele", "Bruno").says("Adele", "king")
    assert (t.waits_for, t.choices) == ("Adele which-card", "Bruno left, Bruno right")
    assert t.takes("Adele", "Bruno right").coins == "Adele:9 Bruno:6"


def test_10_2_revealed_this_turn_excludes_the_person_not_only_the_card() -> None:
    t = table("first", "Adele:usurper/fool Bruno:queen/king Cedric:judge/witch")
    t.announces("Adele left", "usurper").contested_by("Bruno left")
    assert t.choices == "Cedric"


def test_10_3_the_damneds_exchange_is_of_the_claimed_and_the_pointed_card() -> None:
    t = table("first", "Adele:inquisitor/fool Bruno:queen/damned Cedric:judge/witch")
    t.announces("Adele left", "inquisitor").unchallenged().picks("Adele", "Bruno").takes(
        "Adele", "Bruno right"
    )
    t.says("Bruno", "damned")
    assert t.out == ["Adele"]
    assert t.cards == "- fool queen inquisitor judge witch"


def test_10_3_the_other_cards_of_an_eliminated_person_are_out_of_reach() -> None:
    t = table("first", "Adele:damned/fool Bruno:queen/spy Cedric:judge/witch", active="Bruno", out="Adele")
    assert "Adele" not in t.choices
    assert t.announces("Bruno right", "spy").unchallenged().choices == "Bruno left, Cedric left, Cedric right"


def test_6_thief_with_two_players_takes_two_from_the_only_neighbour() -> None:
    t = table("first", "Adele:thief/fool/judge Bruno:queen/king/witch").announces("Adele left", "thief")
    assert t.unchallenged().coins == "Adele:8 Bruno:4"


def test_6_patron_with_two_players_brings_the_only_neighbour_two() -> None:
    t = table("first", "Adele:patron/fool/judge Bruno:queen/king/witch").announces("Adele left", "patron")
    assert t.unchallenged().coins == "Adele:9 Bruno:8"


def test_6_bishop_with_two_players_has_no_choice_and_ruin_ends_it() -> None:
    t = table("first", "Adele:bishop/fool/judge:6 Bruno:queen/king/witch:2")
    t.announces("Adele left", "bishop").unchallenged()
    assert (t.coins, t.winners, t.ending) == ("Adele:8 Bruno:0", {"Adele"}, "ruin")


def test_6_two_players_the_damned_revealed_leaves_one() -> None:
    t = table("first", "Adele:bishop/damned/judge Bruno:queen/king/witch")
    t.announces("Adele right", "bishop").contested_by("Bruno left")
    assert (t.winners, t.ending) == ({"Bruno"}, "last-standing")
