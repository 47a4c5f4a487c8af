"""Turns and their bindings (rules page, section 3 and 10.1)."""

import pytest

from mascarade.rules import Deal, Game, Options, actions, published
from mascarade.rules.catalogue import EditionId
from mascarade.rules.events import Peeked, TurnStarted
from tests.kit.table_dsl import table

FREE = {"look", "swap", "announce"}
FOUR = "Adele:witch Bruno:thief Cedric:king David:judge"
BOUND: list[tuple[EditionId, str]] = [("first", "must swap"), ("second", "may not announce")]


# 3.1 The opening


@pytest.mark.parametrize(
    ("players", "turns"),
    [
        (2, [0, 1, 0, 1, 0]),
        (3, [0, 1, 2, 0, 1]),
        (4, [0, 1, 2, 3, 0]),
        (6, [0, 1, 2, 3, 4]),
    ],
)
def test_3_1_four_turns_must_be_swaps_then_all_is_free(players: int, turns: list[int]) -> None:
    scenario = published("first", "base", players)
    game = Game.start(scenario, [str(n) for n in range(players)], deal=Deal(cards=scenario.cards))
    for _ in range(4):
        assert {type(action) for action in game.legal_actions()} == {actions.Swap}
        game.apply(game.legal_actions()[0])
    started = [event for event in game.events if isinstance(event, TurnStarted)]
    assert [(event.turn, event.player) for event in started] == list(enumerate(turns, start=1))
    assert [event.binding for event in started] == ["opening"] * 4 + [None]
    assert {type(a) for a in game.legal_actions()} == {actions.Look, actions.Swap, actions.Announce}


def test_3_1_a_swap_of_the_opening_may_be_pretended_and_may_take_from_the_centre() -> None:
    t = table("first", FOUR, centre="queen cheat", turn=1)
    assert t.playing == "Adele opens"
    t.pretends("Adele", "Bruno").swaps("Bruno", "centre 2")
    assert t.cards == "witch cheat king judge queen thief"


# 3.2 A turn


def test_3_2_a_free_turn_is_a_look_a_swap_or_an_announcement() -> None:
    t = table("first", FOUR)
    assert t.playing == "Adele"
    assert t.kinds == FREE


def test_3_2_look() -> None:
    t = table("first", FOUR).looks("Adele")
    assert t.learnt("Adele") == ["look Adele:witch"]
    assert t.playing == "Bruno"


@pytest.mark.parametrize(
    ("really", "cards"), [(True, "king thief witch judge"), (False, "witch thief king judge")]
)
def test_3_2_swap_or_pretend(really: bool, cards: str) -> None:
    t = table("first", FOUR).swaps("Adele", "Cedric", really=really)
    assert t.cards == cards
    assert t.learnt("Adele") == []
    assert t.playing == "Bruno"


# 3.3 Revealed last turn


@pytest.mark.parametrize(("edition", "bound"), BOUND)
@pytest.mark.parametrize("character", ["king", "judge"], ids=["rightly", "wrongly"])
def test_3_3_a_contester_who_plays_next_is_bound(edition: EditionId, bound: str, character: str) -> None:
    t = table(edition, FOUR, active="Bruno").announces("Bruno", character).contested_by("Cedric")
    assert t.playing == f"Cedric {bound}"


@pytest.mark.parametrize("edition", ["first", "second"])
def test_3_3_only_the_very_next_turn_is_bound(edition: EditionId) -> None:
    t = table(edition, FOUR, active="Bruno").announces("Bruno", "judge").contested_by("David")
    assert t.playing == "Cedric"
    assert t.looks("Cedric").playing == "David"


@pytest.mark.parametrize("edition", ["first", "second"])
def test_3_3_an_unchallenged_announcement_reveals_nothing(edition: EditionId) -> None:
    t = table(edition, FOUR).announces("Adele", "king").unchallenged()
    assert t.playing == "Bruno"


def test_3_3_with_two_players_contesting_costs_the_choice_of_the_next_turn() -> None:
    t = table("first", "Adele:bishop/fool/judge Bruno:queen/king/witch")
    t.announces("Adele left", "king").contested_by("Bruno right")
    assert t.playing == "Bruno must swap"
    assert t.swaps("Bruno left", "Adele right").playing == "Adele"


def test_3_3_the_swap_need_not_be_of_the_revealed_card() -> None:
    t = table("first", "Adele:bishop/fool/judge Bruno:queen/king/witch")
    t.announces("Adele left", "witch").contested_by("Bruno protected").declines("Bruno")
    assert t.swaps("Bruno left", "Bruno right").playing == "Adele"


@pytest.mark.parametrize(("edition", "bound"), BOUND)
def test_3_3_an_announcer_moved_to_the_next_seat_plays_twice_and_is_bound(
    edition: EditionId, bound: str
) -> None:
    """Rules 3.3 and 3.5: an announcer who was revealed is bound even if they also play the next turn."""
    t = table(edition, "Adele:puppet-master Bruno:thief Cedric:king David:judge", active="Bruno")
    t.announces("Bruno", "puppet-master").contested_by("Adele").picks("Adele", "Bruno", "Cedric")
    assert t.seats == "Adele Cedric Bruno David"
    assert t.playing == f"Bruno {bound}"


@pytest.mark.parametrize("edition", ["first", "second"])
def test_3_3_the_binding_follows_the_person_not_the_seat(edition: EditionId) -> None:
    t = table(edition, "Adele:puppet-master Bruno:thief Cedric:king David:judge")
    t.announces("Adele", "puppet-master").contested_by("Bruno").picks("Adele", "Bruno", "David")
    assert t.seats == "Adele David Cedric Bruno"
    assert t.playing == "David"


@pytest.mark.parametrize(
    ("edition", "asker", "bound"),
    [("first", "inquisitor", "must swap"), ("second", "guru", "may not announce")],
)
def test_3_3_whoever_was_asked_has_revealed(edition: EditionId, asker: str, bound: str) -> None:
    t = table(edition, f"Adele:{asker} Bruno:thief Cedric:king David:judge")
    t.announces("Adele", asker).unchallenged().picks("Adele", "Bruno").says("Bruno", "thief")
    assert t.playing == f"Bruno {bound}"


@pytest.mark.parametrize(("edition", "bound"), BOUND)
def test_3_3_the_princesss_showing_counts(edition: EditionId, bound: str) -> None:
    t = table(edition, "Adele:princess Bruno:thief Cedric:king David:judge")
    t.announces("Adele", "princess").unchallenged().picks("Adele", "Bruno")
    assert t.playing == f"Bruno {bound}"


@pytest.mark.parametrize("edition", ["first", "second"])
def test_3_3_being_spied_on_is_not_revealing(edition: EditionId) -> None:
    t = (
        table(edition, "Adele:spy Bruno:thief Cedric:king David:judge")
        .announces("Adele", "spy")
        .unchallenged()
    )
    assert t.takes("Adele", "Bruno").leaves_them("Adele").playing == "Bruno"


@pytest.mark.parametrize(("edition", "bound"), BOUND)
def test_3_3_what_a_bound_turn_may_be(edition: EditionId, bound: str) -> None:
    t = table(edition, FOUR, active="Bruno").announces("Bruno", "king").contested_by("Cedric")
    assert t.kinds == ({"swap"} if edition == "first" else {"look", "swap"})
    assert t.swaps("Cedric", "Adele").playing == "David"


# 3.4 and 10.1 Peeking

PEEK = Options(confess_peek=True)


def test_3_4_peeking_is_off_by_default() -> None:
    t = table("first", FOUR)
    assert t.peeks_of("Bruno") == ""
    assert t.refuses(actions.Peek(1, 1)) == "peek-not-allowed"


@pytest.mark.parametrize("edition", ["first", "second"])
def test_3_4_a_confessed_peek_binds_the_next_turn_to_look(edition: EditionId) -> None:
    t = table(edition, FOUR, options=PEEK).peeks("Bruno")
    assert t.learnt("Bruno") == ["peek Bruno:thief"]
    assert all(t.learnt(who) == [] for who in t.everybody if who != "Bruno")
    assert all(t.saw(who, Peeked)[0].spot == 1 for who in t.everybody)
    assert t.playing == "Adele"
    assert t.looks("Adele").playing == "Bruno must look"
    assert t.kinds == {"look"}


def test_3_4_the_binding_is_spent_with_the_look() -> None:
    t = table("first", FOUR, options=PEEK).peeks("Bruno").looks("Adele").looks("Bruno")
    t.looks("Cedric").looks("David").looks("Adele")
    assert t.playing == "Bruno"


def test_3_4_the_binding_lasts_until_ones_own_turn() -> None:
    t = table("first", FOUR, options=PEEK).peeks("David").looks("Adele").looks("Bruno").looks("Cedric")
    assert t.playing == "David must look"


def test_3_4_bound_to_both_they_look() -> None:
    t = table("first", FOUR, options=PEEK).peeks("Bruno").announces("Adele", "king").contested_by("Bruno")
    assert t.playing == "Bruno must look"


def test_3_4_the_peekers_binding_follows_them_to_another_seat() -> None:
    t = table("first", "Adele:puppet-master Bruno:thief Cedric:king David:judge", options=PEEK).peeks("David")
    t.announces("Adele", "puppet-master").unchallenged().picks("Adele", "Bruno", "David")
    assert t.playing == "David must look"


def test_10_1_once_until_ones_own_turn() -> None:
    t = table("first", FOUR, options=PEEK).peeks("Bruno")
    assert t.refuses(actions.Peek(1, 1)) == "peek-not-allowed"
    t.looks("Adele").looks("Bruno")
    assert t.peeks_of("Bruno") == "Bruno"


def test_10_1_not_by_the_active_player() -> None:
    t = table("first", FOUR, options=PEEK)
    assert t.refuses(actions.Peek(0, 0)) == "peek-not-allowed"
    assert t.peeks_of("Adele") == ""


def test_10_1_not_during_the_opening() -> None:
    t = table("first", FOUR, options=PEEK, turn=4)
    assert t.refuses(actions.Peek(1, 1)) == "peek-not-allowed"
    assert t.swaps("Adele", "Cedric").peeks_of("Cedric") == "Cedric"


def test_10_1_only_before_the_active_player_has_acted() -> None:
    t = table("first", FOUR, options=PEEK).announces("Adele", "witch")
    assert t.refuses(actions.Peek(2, 2)) == "peek-not-allowed"
    t.unchallenged()
    assert t.waits_for == "Adele which-player"
    assert t.refuses(actions.Peek(2, 2)) == "peek-not-allowed"


def test_10_1_not_at_anothers_card() -> None:
    assert table("first", FOUR, options=PEEK).refuses(actions.Peek(1, 2)) == "peek-not-allowed"


def test_10_1_not_by_the_eliminated() -> None:
    t = table("first", "Adele:witch Bruno:damned Cedric:king David:judge", options=PEEK, out="Bruno")
    assert t.refuses(actions.Peek(1, 1)) == "eliminated"
    assert t.peeks_of("Bruno") == ""


def test_10_1_several_may_peek_before_one_turn_and_the_turn_still_waits() -> None:
    t = table("first", FOUR, options=PEEK)
    decision = t.table.decision
    t.peeks("David").peeks("Bruno")
    assert t.table.decision == decision
    assert t.looks("Adele").playing == "Bruno must look"


def test_10_1_with_several_cards_any_of_ones_own() -> None:
    t = table("first", "Adele:bishop/fool/judge Bruno:queen/king/witch", options=PEEK)
    assert t.peeks_of("Bruno") == "Bruno left, Bruno right, Bruno protected"
    t.peeks("Bruno protected").looks("Adele", "left")
    assert t.playing == "Bruno must look"
    assert t.choices == "look at Bruno left, look at Bruno right, look at Bruno protected"


def test_10_1_a_spy_who_contested_and_saw_their_own_card_is_not_bound_by_it() -> None:
    t = table("first", "Adele:witch Bruno:thief Cedric:spy David:judge", options=PEEK)
    t.announces("Adele", "spy").contested_by("Cedric").takes("Cedric", "David").leaves_them("Cedric")
    assert t.looks("Bruno").playing == "Cedric"


# 3.5 Who plays next


def test_3_5_the_turn_passes_clockwise() -> None:
    t = table("first", FOUR, active="David")
    assert t.looks("David").playing == "Adele"


def test_3_5_the_turn_passes_by_seat_when_the_next_person_was_moved() -> None:
    t = table("second", "Adele:puppet-master Bruno:thief Cedric:king David:judge")
    t.announces("Adele", "puppet-master").unchallenged().picks("Adele", "Bruno", "David")
    assert t.playing == "David"
    assert t.looks("David").looks("Cedric").playing == "Bruno"


def test_3_5_nobody_is_skipped_when_the_active_player_was_moved_away() -> None:
    t = table("second", "Adele:puppet-master Bruno:thief Cedric:king David:judge", active="Cedric")
    t.announces("Cedric", "puppet-master").contested_by("Adele").picks("Adele", "Cedric", "Bruno")
    assert t.seats == "Adele Cedric Bruno David"
    assert t.playing == "David"


def test_3_5_the_turn_passes_from_the_seat_of_an_eliminated_announcer() -> None:
    t = table("first", "Adele:witch Bruno:damned Cedric:king David:judge", active="Bruno")
    t.announces("Bruno", "king").contested_by("David")
    assert t.playing == "Cedric"


def test_3_5_the_turn_skips_the_seat_of_the_eliminated() -> None:
    t = table("first", "Adele:witch Bruno:thief Cedric:damned David:judge", active="Bruno")
    t.announces("Bruno", "judge").contested_by("Cedric")
    assert t.playing == "David"
