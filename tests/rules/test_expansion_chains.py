"""Powers used through others: Actress, Necromancer, Usurper in chains (rules page, sections 6 and 10)."""

import pytest

from mascarade.rules import SPECTATOR
from mascarade.rules.events import Buried, CardLeft, CoinsMoved, Handed, Move, PowerEnded, Raised, Unmasked
from tests.kit.table_dsl import DslTable, table

# Actress

ACTRESS = "Adele:actress Bruno:judge Cedric:king David:spy"


def test_6_an_actress_with_nothing_to_copy_does_nothing() -> None:
    t = table("first", ACTRESS).announces("Adele", "actress").unchallenged()
    assert t.coins == "Adele:6 Bruno:6 Cedric:6 David:6"
    assert t.playing == "Bruno"
    assert t.table.last_played is None


@pytest.mark.parametrize(
    ("last", "answers", "coins"),
    [
        ("king", (), "Adele:9 Bruno:6 Cedric:6 David:6"),
        ("judge", (), "Adele:8 Bruno:6 Cedric:6 David:6"),
        ("thief", (), "Adele:8 Bruno:5 Cedric:6 David:5"),
        ("widow", (), "Adele:10 Bruno:6 Cedric:6 David:6"),
        ("cheat", (), "Adele:6 Bruno:6 Cedric:6 David:6"),
        ("peasant", (), "Adele:7 Bruno:6 Cedric:6 David:6"),
        ("patron", (), "Adele:9 Bruno:7 Cedric:6 David:7"),
        ("courtesan", (), "Adele:6 Bruno:6 Cedric:6 David:6"),
        ("inquisitor", ("Bruno", "spy"), "Adele:10 Bruno:2 Cedric:6 David:6"),
        ("gambler", ("3", "Bruno", "1"), "Adele:9 Bruno:6 Cedric:6 David:6"),
        ("puppet-master", ("Bruno", "Cedric"), "Adele:8 Bruno:5 Cedric:5 David:6"),
        ("fool", ("Bruno", "Cedric", "leave"), "Adele:7 Bruno:6 Cedric:6 David:6"),
        ("princess", ("Bruno",), "Adele:8 Bruno:6 Cedric:6 David:6"),
        ("sage", ("Bruno", "David"), "Adele:7 Bruno:6 Cedric:6 David:6"),
        ("usurper", ("Cedric", "king"), "Adele:9 Bruno:6 Cedric:6 David:6"),
        ("alchemist", ("left",), "Adele:6 Bruno:6 Cedric:6 David:6"),
        ("witch", ("decline",), "Adele:6 Bruno:6 Cedric:6 David:6"),
        ("necromancer", (), "Adele:6 Bruno:6 Cedric:6 David:6"),
    ],
)
def test_6_the_actress_uses_the_power_last_played_as_her_own(
    last: str, answers: tuple[str, ...], coins: str
) -> None:
    t = table("first", ACTRESS, courthouse=2, last_played=last)
    t.announces("Adele", "actress").unchallenged().plays(*answers)
    assert t.coins == coins
    assert t.playing.startswith(("Bruno", "Cedric"))


def test_6_last_played_is_what_was_announced_and_applied() -> None:
    t = (
        table("first", "Adele:king Bruno:actress Cedric:judge David:spy")
        .announces("Adele", "king")
        .unchallenged()
    )
    assert t.table.last_played == "king"
    assert t.announces("Bruno", "actress").unchallenged().coins == "Adele:9 Bruno:9 Cedric:6 David:6"


def test_6_last_played_also_by_a_rightful_contester_or_a_believed_bluffer() -> None:
    t = table("first", ACTRESS, active="Bruno").announces("Bruno", "king").contested_by("Cedric")
    assert t.table.last_played == "king"
    t = table("first", ACTRESS, active="Bruno").announces("Bruno", "king").unchallenged()
    assert t.table.last_played == "king"


def test_6_a_power_nobody_held_was_not_played() -> None:
    t = table("first", ACTRESS, active="Bruno", last_played="spy")
    t.announces("Bruno", "king").contested_by("David")
    assert t.table.last_played == "spy"


@pytest.mark.parametrize("character", ["judge", "cheat"], ids=["empty courthouse", "cheat with six"])
def test_6_a_power_without_effect_was_played(character: str) -> None:
    t = table("first", ACTRESS, centre="cheat", active="Bruno").announces("Bruno", character).unchallenged()
    assert t.table.last_played == character


def test_6_a_usurper_who_could_choose_nobody_or_named_wrongly_was_played() -> None:
    t = table("first", "Adele:usurper Bruno:judge Cedric:king David:spy", last_played="spy")
    t.announces("Adele", "usurper").unchallenged().picks("Adele", "Bruno").says("Adele", "king")
    assert t.table.last_played == "usurper"


def test_6_powers_used_through_others_are_never_last_played() -> None:
    t = table("first", "Adele:usurper Bruno:judge Cedric:king David:spy")
    t.announces("Adele", "usurper").unchallenged().picks("Adele", "Cedric").says("Adele", "king")
    assert t.table.last_played == "usurper"
    t = table("first", "Adele:necromancer Bruno:judge Cedric:king David:spy", cemetery="queen")
    assert t.announces("Adele", "necromancer").unchallenged().table.last_played == "necromancer"


def test_6_the_actresss_own_playing_is_never_last_played() -> None:
    t = table("first", "Adele:actress Bruno:judge Cedric:king David:spy", last_played="king")
    t.announces("Adele", "actress").unchallenged()
    assert t.table.last_played == "king"
    assert t.announces("Bruno", "actress").unchallenged().coins_of("Bruno") == 9


def test_6_contested_and_right_the_actress_acts_then_rivals_pay() -> None:
    t = table("first", ACTRESS, last_played="king").announces("Adele", "actress").contested_by("Cedric")
    assert t.coins == "Adele:9 Bruno:6 Cedric:5 David:6"


def test_6_a_bluffed_actress_caught() -> None:
    t = table("first", ACTRESS, last_played="king", active="Bruno")
    assert t.announces("Bruno", "actress").contested_by("Adele").coins == "Adele:9 Bruno:5 Cedric:6 David:6"


def test_5_2_an_actress_with_ten_who_copies_the_cheat_wins() -> None:
    t = table("first", "Adele:actress:10 Bruno:judge Cedric:king:12 David:spy", last_played="cheat")
    t.announces("Adele", "actress").contested_by("Bruno")
    assert (t.winners, t.ending) == ({"Adele"}, "cheat")


def test_6_an_actress_can_reach_thirteen() -> None:
    t = table("first", "Adele:actress:10 Bruno:judge:1 Cedric:king David:spy", last_played="king")
    t.announces("Adele", "actress").contested_by("Bruno")
    assert (t.winners, t.ending, t.coins_of("Bruno")) == ({"Adele"}, "thirteen", 1)


def test_6_an_actress_who_copies_the_inquisitor_and_points_at_the_damned_is_eliminated() -> None:
    t = table("first", "Adele:actress Bruno:judge Cedric:damned David:spy", last_played="inquisitor")
    t.announces("Adele", "actress").contested_by("David").picks("Adele", "Cedric").says("Cedric", "spy")
    assert t.out == ["Adele"]
    assert t.cards == "- judge actress spy"
    assert t.coins == "Adele:0 Bruno:6 Cedric:6 David:5"
    assert t.table.last_played == "inquisitor"


def test_10_4_a_copied_power_cut_short_does_not_change_what_was_last_played() -> None:
    t = table(
        "first",
        "Adele:inquisitor Bruno:judge Cedric:damned David:actress",
        active="David",
        last_played="usurper",
    )
    t.announces("David", "actress").unchallenged().picks("David", "Cedric").says("David", "judge")
    assert (t.out, t.table.last_played) == (["David"], "usurper")


def test_6_with_two_left_the_actress_copies_with_whom_there_is() -> None:
    t = table(
        "first", "Adele:actress Bruno:damned Cedric:king David:spy", out="Bruno David", last_played="thief"
    )
    assert t.announces("Adele", "actress").unchallenged().coins == "Adele:8 Bruno:0 Cedric:4 David:0"


# Actress and Peasants

PEASANTS = "Adele:actress Bruno:peasant Cedric:king David:peasant"


@pytest.mark.parametrize(
    ("rivals", "coins"),
    [
        ("", "Adele:7 Bruno:6 Cedric:6 David:6"),
        ("Cedric", "Adele:7 Bruno:6 Cedric:5 David:6"),
        ("Bruno", "Adele:8 Bruno:7 Cedric:6 David:6"),
        ("Bruno David", "Adele:8 Bruno:7 Cedric:6 David:7"),
        ("Bruno Cedric David", "Adele:8 Bruno:7 Cedric:5 David:7"),
    ],
    ids=["alone", "a false one", "with a peasant", "with both", "with both and a false one"],
)
def test_6_10_5_peasants_revealed_against_the_actress_take_two_and_still_pay(rivals: str, coins: str) -> None:
    t = (
        table("first", PEASANTS, last_played="peasant")
        .announces("Adele", "actress")
        .contested_by(*rivals.split())
    )
    assert t.coins == coins


def test_10_5_a_peasant_announcing_the_actress_takes_two_too() -> None:
    t = table("first", PEASANTS, last_played="peasant", active="Bruno")
    t.announces("Bruno", "actress").contested_by("Adele", "David")
    assert t.coins == "Adele:8 Bruno:7 Cedric:6 David:7"
    taken, fines = t.happened(CoinsMoved)
    assert taken.moves == (Move("bank", 1, 2), Move("bank", 3, 2), Move("bank", 0, 2))
    assert fines.moves == (Move(1, "courthouse", 1), Move(3, "courthouse", 1))


def test_10_5_a_short_bank_pays_clockwise_from_the_active_player() -> None:
    t = table("first", PEASANTS, last_played="peasant", active="Bruno", bank=3)
    t.announces("Bruno", "actress").contested_by("Adele", "David")
    assert t.coins == "Adele:6 Bruno:7 Cedric:6 David:6"


def test_10_5_several_reach_thirteen_by_it_together() -> None:
    t = table("first", "Adele:actress:11 Bruno:peasant:12 Cedric:king David:judge", last_played="peasant")
    t.announces("Adele", "actress").contested_by("Bruno")
    assert (t.winners, t.ending) == ({"Adele", "Bruno"}, "thirteen")


def test_10_5_also_when_the_actress_is_reached_through_the_usurper() -> None:
    t = table("first", "Adele:usurper Bruno:peasant Cedric:actress David:peasant", last_played="peasant")
    t.announces("Adele", "usurper").contested_by("Bruno", "David").picks("Adele", "Cedric").says(
        "Adele", "actress"
    )
    assert t.coins == "Adele:8 Bruno:7 Cedric:6 David:7"


def test_10_5_also_when_the_actress_is_reached_through_the_necromancer() -> None:
    t = table(
        "first",
        "Adele:necromancer Bruno:peasant Cedric:king David:peasant",
        cemetery="actress",
        last_played="peasant",
    )
    assert (
        t.announces("Adele", "necromancer").contested_by("Bruno").coins == "Adele:8 Bruno:7 Cedric:6 David:6"
    )


def test_10_5_a_peasant_used_directly_through_the_usurper_gives_one_also_to_the_actress() -> None:
    t = table("first", "Adele:usurper Bruno:peasant Cedric:actress David:peasant")
    t.announces("Adele", "usurper").contested_by("Bruno").picks("Adele", "David").says("Adele", "peasant")
    assert t.coins == "Adele:7 Bruno:5 Cedric:6 David:6"
    t = table("first", PEASANTS, last_played="usurper").announces("Adele", "actress").contested_by("Bruno")
    t.picks("Adele", "David").says("Adele", "peasant")
    assert t.coins == "Adele:7 Bruno:5 Cedric:6 David:6"


def test_10_5_a_raised_peasant_gives_one_also_to_the_actress() -> None:
    t = table("first", "Adele:necromancer Bruno:judge Cedric:king David:spy", cemetery="peasant peasant")
    assert (
        t.announces("Adele", "necromancer").contested_by("Bruno").coins == "Adele:7 Bruno:5 Cedric:6 David:6"
    )
    t = table("first", PEASANTS, cemetery="peasant", last_played="necromancer")
    assert t.announces("Adele", "actress").contested_by("Bruno").coins == "Adele:7 Bruno:5 Cedric:6 David:6"


# Necromancer


def necromancer(
    cemetery: str, seats: str = "Adele:necromancer Bruno:judge Cedric:king David:spy", **more: str
) -> DslTable:
    return table(
        "first", seats, cemetery=cemetery, last_played=more.get("last_played"), out=more.get("out", "")
    )


def test_6_the_necromancer_raises_the_top_card_uses_it_and_buries_it_at_the_bottom() -> None:
    t = necromancer("queen widow fool").announces("Adele", "necromancer").unchallenged()
    assert t.coins == "Adele:8 Bruno:6 Cedric:6 David:6"
    assert t.state.secrets.cemetery == ("widow", "fool", "queen")
    assert t.playing == "Bruno"


def test_6_the_raised_card_lies_open_until_its_power_has_ended() -> None:
    t = necromancer("fool widow").announces("Adele", "necromancer").unchallenged()
    assert (t.waits_for, t.table.buried, t.state.secrets.cemetery) == ("Adele which-card", 1, ("widow",))
    t.takes("Adele", "Bruno", "Cedric").swaps_them("Adele")
    assert (t.table.buried, t.state.secrets.cemetery) == (2, ("widow", "fool"))


def test_7_a_raised_card_is_seen_by_everyone_the_rest_of_the_order_by_nobody() -> None:
    t = necromancer("queen widow fool").announces("Adele", "necromancer").unchallenged()
    for who in t.everybody:
        assert t.saw(who, Raised) == [Raised(0, "queen")]
        assert t.saw(who, Buried) == [Buried("queen")]
    other = necromancer("queen fool widow").announces("Adele", "necromancer").unchallenged()
    assert t.view("Adele").events[1:] == other.view("Adele").events[1:]
    assert t.view(SPECTATOR).events[1:] == other.view(SPECTATOR).events[1:]


def test_6_an_empty_cemetery_does_nothing() -> None:
    t = necromancer("").announces("Adele", "necromancer").unchallenged()
    assert t.coins == "Adele:6 Bruno:6 Cedric:6 David:6"
    assert (t.happened(Raised), t.playing) == ([], "Bruno")


@pytest.mark.parametrize(
    ("card", "answers", "coins"),
    [
        ("bishop", ("Cedric",), "Adele:8 Bruno:6 Cedric:4 David:6"),
        ("thief", (), "Adele:8 Bruno:5 Cedric:6 David:5"),
        ("witch", ("decline",), "Adele:6 Bruno:6 Cedric:6 David:6"),
        ("cheat", (), "Adele:6 Bruno:6 Cedric:6 David:6"),
        ("inquisitor", ("Bruno", "king"), "Adele:10 Bruno:2 Cedric:6 David:6"),
        ("widow", (), "Adele:10 Bruno:6 Cedric:6 David:6"),
        ("alchemist", ("right",), "Adele:6 Bruno:6 Cedric:6 David:6"),
        ("actress", (), "Adele:6 Bruno:6 Cedric:6 David:6"),
        ("beggar", (), "Adele:6 Bruno:6 Cedric:6 David:6"),
        ("courtesan", (), "Adele:6 Bruno:6 Cedric:6 David:6"),
        ("gambler", ("2", "Bruno", "2"), "Adele:6 Bruno:8 Cedric:6 David:6"),
        ("patron", (), "Adele:9 Bruno:7 Cedric:6 David:7"),
        ("princess", ("David",), "Adele:8 Bruno:6 Cedric:6 David:6"),
        ("puppet-master", ("Cedric", "David"), "Adele:8 Bruno:6 Cedric:5 David:5"),
        ("sage", ("Bruno", "David"), "Adele:7 Bruno:6 Cedric:6 David:6"),
        ("usurper", ("Cedric", "king"), "Adele:9 Bruno:6 Cedric:6 David:6"),
        ("peasant", (), "Adele:7 Bruno:6 Cedric:6 David:6"),
    ],
)
def test_6_whatever_is_raised_is_used_by_the_necromancer(
    card: str, answers: tuple[str, ...], coins: str
) -> None:
    t = necromancer(f"{card} queen").announces("Adele", "necromancer").unchallenged().plays(*answers)
    assert t.coins == coins
    assert t.state.secrets.cemetery == ("queen", card)
    assert t.turn == 6


@pytest.mark.parametrize(
    ("active", "rival"),
    [("Adele", "Bruno"), ("Bruno", "Adele")],
    ids=["contested and right", "bluffed and caught"],
)
def test_6_a_contested_necromancer(active: str, rival: str) -> None:
    t = table("first", "Adele:necromancer Bruno:judge Cedric:king David:spy", cemetery="queen", active=active)
    t.announces(active, "necromancer").contested_by(rival)
    assert t.coins == "Adele:8 Bruno:5 Cedric:6 David:6"


def test_6_no_one_right_raises_nothing() -> None:
    t = table(
        "first", "Adele:necromancer Bruno:judge Cedric:king David:spy", cemetery="queen", active="Bruno"
    )
    t.announces("Bruno", "necromancer").contested_by("David")
    assert t.happened(Raised) == []


def test_10_9_raised_cards_are_buried_also_when_the_game_ends() -> None:
    t = necromancer("queen widow", "Adele:necromancer:11 Bruno:judge Cedric:king David:spy")
    t.announces("Adele", "necromancer").contested_by("Bruno")
    assert (t.winners, t.ending) == ({"Adele"}, "thirteen")
    assert t.state.secrets.cemetery == ("widow", "queen")
    assert t.happened(Buried) == [Buried("queen")]


def test_5_2_a_raised_cheat_with_ten_wins() -> None:
    t = necromancer("cheat", "Adele:necromancer:10 Bruno:judge Cedric:king David:spy")
    t.announces("Adele", "necromancer").unchallenged()
    assert (t.winners, t.ending) == ({"Adele"}, "cheat")
    assert t.state.secrets.cemetery == ("cheat",)


def test_10_9_necromancer_actress_necromancer_the_inner_card_is_buried_first() -> None:
    t = necromancer("actress queen widow", last_played="necromancer")
    t.announces("Adele", "necromancer").unchallenged()
    assert t.coins == "Adele:8 Bruno:6 Cedric:6 David:6"
    assert t.happened(Raised) == [Raised(0, "actress"), Raised(0, "queen")]
    assert t.happened(Buried) == [Buried("queen"), Buried("actress")]
    assert t.state.secrets.cemetery == ("widow", "queen", "actress")


def test_10_9_necromancer_actress_necromancer_on_an_emptied_cemetery() -> None:
    t = necromancer("actress", last_played="necromancer").announces("Adele", "necromancer").unchallenged()
    assert t.state.secrets.cemetery == ("actress",)
    assert t.playing == "Bruno"


def test_10_9_both_raised_cards_are_buried_when_the_inner_one_ends_the_game() -> None:
    seats = "Adele:necromancer:11 Bruno:judge Cedric:king David:spy"
    t = necromancer("actress queen widow", seats, last_played="necromancer")
    t.announces("Adele", "necromancer").unchallenged()
    assert t.winners == {"Adele"}
    assert t.happened(Buried) == [Buried("queen"), Buried("actress")]


@pytest.mark.parametrize("card", ["inquisitor", "usurper"])
def test_10_9_a_raised_inquisitor_or_usurper_names_only_the_scenarios_characters(card: str) -> None:
    t = necromancer(f"{card} queen").announces("Adele", "necromancer").unchallenged().picks("Adele", "Bruno")
    assert t.choices == "necromancer, judge, king, spy"


def test_4_1_a_raised_character_cannot_be_announced() -> None:
    t = necromancer("queen").announces("Adele", "necromancer").unchallenged()
    assert "announce queen" not in t.choices


# The Damned from the cemetery

EIGHT = "Adele:necromancer Bruno:judge Cedric:king David:spy Eva:queen Fran:fool Gus:thief Harry:witch"


def test_6_the_damned_turned_up_eliminates_the_user_whose_card_goes_to_the_centre() -> None:
    t = necromancer("damned widow", EIGHT)
    bank = t.bank
    t.announces("Adele", "necromancer").contested_by("David")
    assert t.out == ["Adele"]
    assert t.cards == "- judge king spy queen fool thief witch necromancer"
    assert t.happened(CardLeft) == [CardLeft("damned", None)]
    assert t.happened(Handed) == [Handed(0, 0, 8)]
    assert t.state.secrets.cemetery == ("widow",)
    assert t.coins == "Adele:0 Bruno:6 Cedric:6 David:5 Eva:6 Fran:6 Gus:6 Harry:6"
    assert t.bank == bank + 6
    assert t.playing == "Bruno"
    assert t.table.last_played == "necromancer"


def test_6_the_card_that_went_to_the_centre_can_be_swapped_and_spied() -> None:
    t = necromancer("damned widow", EIGHT).announces("Adele", "necromancer").unchallenged()
    assert "swap Bruno and centre 1" in t.choices
    t.swaps("Bruno", "centre 1").looks("Cedric").announces("David", "spy").unchallenged()
    assert "centre 1" in t.choices
    assert t.takes("David", "centre 1").learnt("David") == ["look centre 1:judge", "look David:spy"]


def test_6_the_empty_place_in_the_centre_is_no_card_before() -> None:
    t = necromancer("damned widow", EIGHT)
    assert "centre" not in t.choices


def test_10_9_the_outer_raised_card_is_buried_when_the_inner_one_is_the_damned() -> None:
    t = necromancer("actress damned widow", EIGHT, last_played="necromancer")
    t.announces("Adele", "necromancer").unchallenged()
    assert t.out == ["Adele"]
    assert t.happened(Buried) == [Buried("actress")]
    assert t.state.secrets.cemetery == ("widow", "actress")


def test_10_9_a_raised_inquisitor_is_buried_when_its_user_points_at_the_damned() -> None:
    t = necromancer("inquisitor queen", "Adele:necromancer Bruno:damned Cedric:king David:spy")
    t.announces("Adele", "necromancer").contested_by("Cedric").picks("Adele", "Bruno").says("Bruno", "king")
    assert t.out == ["Adele"]
    assert t.cards == "- necromancer king spy"
    assert t.state.secrets.cemetery == ("queen", "inquisitor")
    assert t.coins == "Adele:0 Bruno:6 Cedric:5 David:6"


def test_5_5_the_damned_turned_up_with_two_left_lets_the_other_win() -> None:
    t = necromancer("damned queen", out="Cedric David").announces("Adele", "necromancer").unchallenged()
    assert (t.winners, t.ending) == ({"Bruno"}, "last-standing")
    assert t.cards.endswith("necromancer")


def test_10_3_with_three_players_only_the_spy_reaches_the_card_in_the_centre() -> None:
    def left() -> DslTable:
        t = table("first", "Adele:necromancer/king Bruno:spy/fool Cedric:sage/judge", cemetery="damned queen")
        return t.announces("Adele left", "necromancer").unchallenged()

    t = left()
    assert t.out == ["Adele"]
    assert t.cards == "- king spy fool sage judge necromancer"
    assert "centre" not in t.choices
    assert "Adele" not in t.choices
    t = left().announces("Bruno left", "spy").unchallenged()
    assert t.choices == "Bruno right, Cedric left, Cedric right, centre 1"
    t = left().announces("Bruno left", "sage").unchallenged()
    assert t.choices == "Cedric left, Cedric right"
    t = left().announces("Bruno right", "fool").unchallenged()
    assert t.playing == "Cedric"


# Chains with the Usurper


def test_6_usurper_actress_usurper_ends_with_those_not_yet_revealed() -> None:
    t = table("first", "Adele:usurper Bruno:actress Cedric:king David:judge", last_played="usurper")
    t.announces("Adele", "usurper").unchallenged().picks("Adele", "Bruno").says("Adele", "actress")
    assert (t.waits_for, t.choices) == ("Adele which-player", "Cedric, David")
    t.picks("Adele", "Cedric").says("Adele", "king")
    assert t.coins == "Adele:9 Bruno:6 Cedric:6 David:6"
    assert t.happened(Unmasked) == [Unmasked(1, 1, "actress"), Unmasked(2, 2, "king")]
    assert [ended.character for ended in t.happened(PowerEnded)] == ["king", "usurper", "actress", "usurper"]


def test_6_a_usurped_necromancer_raises() -> None:
    t = table("first", "Adele:usurper Bruno:necromancer Cedric:king David:judge", cemetery="queen")
    t.announces("Adele", "usurper").unchallenged().picks("Adele", "Bruno").says("Adele", "necromancer")
    assert t.coins == "Adele:8 Bruno:6 Cedric:6 David:6"
    assert t.table.last_played == "usurper"


def test_6_a_usurped_courtesan_is_the_users_own_right_neighbours_affair() -> None:
    t = table("first", "Adele:usurper Bruno:courtesan Cedric:queen David:judge")
    t.announces("Adele", "usurper").unchallenged().picks("Adele", "Bruno").says("Adele", "courtesan")
    assert t.coins == "Adele:9 Bruno:6 Cedric:6 David:3"


def test_6_a_usurped_gambler_and_sage_are_played_by_the_usurper() -> None:
    t = table("first", "Adele:usurper Bruno:gambler Cedric:sage David:judge")
    t.announces("Adele", "usurper").unchallenged().picks("Adele", "Bruno").says("Adele", "gambler")
    t.hides("Adele", 2).picks("Adele", "Bruno").guesses("Bruno", 1)
    assert t.coins == "Adele:8 Bruno:6 Cedric:6 David:6"
    t = table("first", "Adele:usurper Bruno:gambler Cedric:sage David:judge")
    t.announces("Adele", "usurper").unchallenged().picks("Adele", "Cedric").says("Adele", "sage")
    t.takes("Adele", "Bruno", "Cedric")
    assert t.learnt("Adele")[1:] == ["look Bruno:gambler", "look Cedric:sage"]
