"""Who knows what (rules page, section 7), row by row, for players, eliminated players and spectators."""

import pytest

from mascarade.rules import SPECTATOR, Deal, Game, Options, published, visible_events
from mascarade.rules.events import Asked, Dealt, Ended, Handed, Looked, ShownAround, Swapped, TurnStarted
from mascarade.rules.view import Bound, Tenure, as_they_happen, see, view
from tests.kit.table_dsl import DslTable, table

FOUR = "Adele:witch Bruno:thief Cedric:king David:judge"
ALL = ("Adele", "Bruno", "Cedric", "David", SPECTATOR)


def only(t: DslTable, knower: str, learnt: list[str]) -> None:
    """The knower learnt exactly this, and nobody else learnt anything."""
    assert {who: t.learnt(who) for who in t.everybody} == {
        who: learnt if who == knower else [] for who in t.everybody
    }


def everyone(t: DslTable, learnt: list[str]) -> None:
    assert {who: t.learnt(who) for who in t.everybody} == dict.fromkeys(t.everybody, learnt)


def test_7_the_deal_shows_everyone_every_card() -> None:
    t = table("first", FOUR, centre="queen cheat")
    for who in t.everybody:
        dealt = t.view(who).events[0]
        assert isinstance(dealt, Dealt)
        assert dealt.cards == ("witch", "thief", "king", "judge", "queen", "cheat")
        facts = {(fact.spot, fact.character) for fact in t.view(who).facts if fact.how == "deal"}
        assert facts == set(enumerate(dealt.cards))


def test_7_the_deal_shows_nobody_the_cemeterys_order_though_its_contents_are_public() -> None:
    t = table("first", "Adele:necromancer Bruno:thief Cedric:king David:judge", cemetery="queen widow fool")
    for who in t.everybody:
        dealt = t.view(who).events[0]
        assert isinstance(dealt, Dealt)
        assert dealt.cemetery is None
        assert sorted(dealt.setup.scenario.cemetery) == ["fool", "queen", "widow"]


@pytest.mark.parametrize("really", [True, False])
def test_7_a_swap_everyone_sees_the_cards_taken_only_the_doer_the_truth(really: bool) -> None:
    t = table("first", FOUR).swaps("Adele", "Cedric", really=really)
    for who in t.everybody:
        assert t.saw(who, Swapped) == [Swapped(0, 0, 2, really if who == "Adele" else None)]
        assert t.touched(who) == {"Adele": "Adele", "Cedric": "Adele"}
        assert t.learnt(who) == []


@pytest.mark.parametrize("really", [True, False])
def test_7_the_fools_swap_only_the_fool_knows(really: bool) -> None:
    t = (
        table("first", "Adele:fool Bruno:thief Cedric:king David:judge")
        .announces("Adele", "fool")
        .unchallenged()
    )
    t.takes("Adele", "Bruno", "David").swaps_them("Adele", really=really)
    for who in t.everybody:
        assert t.saw(who, Swapped) == [Swapped(0, 1, 3, really if who == "Adele" else None)]
        assert t.touched(who) == {"Bruno": "Adele", "David": "Adele"}
        assert t.learnt(who) == []


def test_7_a_look_only_the_looker_learns_everyone_learns_that_and_where() -> None:
    t = table("first", FOUR).looks("Adele")
    only(t, "Adele", ["look Adele:witch"])
    for who in t.everybody:
        assert t.saw(who, Looked) == [Looked(0, (0,), ("witch",) if who == "Adele" else None)]


def test_7_the_spys_look_and_swap() -> None:
    t = (
        table("first", "Adele:spy Bruno:thief Cedric:king David:judge")
        .announces("Adele", "spy")
        .unchallenged()
    )
    t.takes("Adele", "Cedric").swaps_them("Adele")
    only(t, "Adele", ["look Cedric:king", "look Adele:spy"])
    for who in t.everybody:
        assert t.saw(who, Looked) == [Looked(0, (2, 0), ("king", "spy") if who == "Adele" else None)]
        assert t.saw(who, Swapped) == [Swapped(0, 0, 2, True if who == "Adele" else None)]


def test_7_a_contest_everyone_learns_the_revealed_cards() -> None:
    t = table("first", FOUR).announces("Adele", "judge").contested_by("David")
    everyone(t, ["reveal Adele:witch", "reveal David:judge"])


@pytest.mark.parametrize(
    ("card", "answers"),
    [("inquisitor", ("Bruno", "king")), ("usurper", ("Bruno", "king"))],
)
def test_7_inquisitor_and_usurper_everyone_learns_the_revealed_card(
    card: str, answers: tuple[str, ...]
) -> None:
    t = (
        table("first", f"Adele:{card} Bruno:thief Cedric:king David:judge")
        .announces("Adele", card)
        .unchallenged()
    )
    t.plays(*answers)
    everyone(t, ["reveal Bruno:thief"])


def test_7_guru_everyone_learns_the_revealed_card() -> None:
    t = (
        table("second", "Adele:guru Bruno:thief Cedric:king David:judge")
        .announces("Adele", "guru")
        .unchallenged()
    )
    t.picks("Adele", "Bruno").says("Bruno", "thief")
    everyone(t, ["reveal Bruno:thief"])


def test_7_princess_every_other_player_learns_the_card_the_shown_and_spectators_do_not() -> None:
    t = table("second", "Adele:princess Bruno:thief Cedric:king David:judge").announces("Adele", "princess")
    t.unchallenged().picks("Adele", "Bruno")
    knowers = {"Adele", "Cedric", "David"}
    for who in t.everybody:
        assert t.learnt(who) == (["shown Bruno:thief"] if who in knowers else [])
        assert t.saw(who, ShownAround) == [ShownAround(1, 1, "thief" if who in knowers else None)]


def test_7_princess_the_eliminated_see_what_spectators_see() -> None:
    t = table("first", "Adele:princess Bruno:thief Cedric:damned David:judge", out="Cedric")
    t.announces("Adele", "princess").unchallenged().picks("Adele", "Bruno")
    assert t.learnt("Cedric") == t.learnt(SPECTATOR) == []
    assert t.learnt("David") == ["shown Bruno:thief"]


def test_7_the_damneds_exchange_nobody_learns_the_card_handed_over() -> None:
    t = table("first", "Adele:inquisitor Bruno:damned Cedric:king David:judge")
    t.swaps("Adele", "David")
    t.looks("Bruno").looks("Cedric").announces("David", "inquisitor").unchallenged()
    t.picks("David", "Bruno").says("Bruno", "king")
    assert t.cards == "judge inquisitor king -"
    for who in t.everybody:
        assert "reveal Bruno:damned" in t.learnt(who)
        assert not any("inquisitor" in fact for fact in t.learnt(who))
        assert t.saw(who, Handed) == [Handed(3, 3, 1)]


def test_10_4_the_eliminated_keep_what_they_had_learnt_and_learn_no_more() -> None:
    t = table("first", "Adele:damned Bruno:thief Cedric:king David:judge").looks("Adele")
    t.looks("Bruno").looks("Cedric").announces("David", "thief").contested_by("Adele")
    assert t.out == ["Adele"]
    assert t.learnt("Adele") == ["look Adele:damned", "reveal David:judge", "reveal Adele:damned"]
    t.looks("Bruno")
    assert [looked.characters for looked in t.saw("Adele", Looked)] == [("damned",), None, None, None]


def test_7_the_end_shows_everyone_everything_from_the_deal_on() -> None:
    t = (
        table("first", "Adele:spy Bruno:king:10 Cedric:witch David:judge")
        .announces("Adele", "spy")
        .unchallenged()
    )
    t.takes("Adele", "Cedric").swaps_them("Adele").announces("Bruno", "king").unchallenged()
    assert t.winners == {"Bruno"}
    for who in t.everybody:
        assert t.view(who).events == tuple(t.events)
        assert t.saw(who, Looked) == [Looked(0, (2, 0), ("witch", "spy"))]
        assert t.saw(who, Swapped) == [Swapped(0, 0, 2, True)]
        assert t.saw(who, Ended)[0].cards == ("witch", "king", "spy", "judge")
        ends = [(fact.spot, fact.character) for fact in t.view(who).facts if fact.how == "end"]
        assert ends == list(enumerate(("witch", "king", "spy", "judge")))


def test_7_whatever_happens_everyone_has_the_same_open_table() -> None:
    t = table("first", "Adele:spy Bruno:king Cedric:witch David:judge", centre="queen cheat", courthouse=2)
    t.announces("Adele", "spy").contested_by("Cedric").takes("Adele", "centre 1").swaps_them("Adele")
    t.announces("Bruno", "judge").unchallenged().pretends("Cedric", "Adele")
    assert all(t.view(who).table == t.table for who in t.everybody)


def test_7_two_worlds_that_one_viewer_cannot_tell_apart_give_equal_views() -> None:
    worlds = [
        table("first", FOUR).swaps("Adele", "Cedric", really=really).looks("Bruno")
        for really in (True, False)
    ]
    for who in ("Bruno", "Cedric", "David", SPECTATOR):
        assert worlds[0].view(who) == worlds[1].view(who)
    assert worlds[0].view("Adele") != worlds[1].view("Adele")


def test_7_events_are_numbered_alike_for_everyone() -> None:
    t = (
        table("first", FOUR)
        .looks("Adele")
        .swaps("Bruno", "Cedric")
        .announces("Cedric", "witch")
        .unchallenged()
    )
    for who in t.everybody:
        assert [type(event) for event in t.view(who).events] == [type(event) for event in t.events]


# Facts, touches, bindings


def test_a_fact_says_when_where_and_how() -> None:
    t = table("first", FOUR).looks("Adele")
    (fact,) = [fact for fact in t.view("Adele").facts if fact.how == "look"]
    assert (fact.turn, fact.spot, fact.character) == (5, 0, "witch")
    assert isinstance(t.events[fact.event], Looked)


def test_touches_remember_the_last_hands_and_their_turn() -> None:
    t = table("first", FOUR).swaps("Adele", "Cedric").pretends("Bruno", "Cedric")
    assert t.touched(SPECTATOR) == {"Adele": "Adele", "Bruno": "Bruno", "Cedric": "Bruno"}
    touched = t.view(SPECTATOR).touched
    assert [touch.turn if touch else None for touch in touched] == [5, 6, 6, None]


@pytest.mark.parametrize("who", ALL)
def test_bound_tells_the_opening(who: str) -> None:
    t = table("first", FOUR, turn=1)
    assert t.bound_for(who) == {"Adele": "opening", "Bruno": "opening"}


@pytest.mark.parametrize("who", ALL)
def test_bound_tells_who_revealed_as_soon_as_they_did(who: str) -> None:
    t = table("first", "Adele:witch Bruno:thief Cedric:king David:judge")
    t.announces("Adele", "witch").contested_by("Bruno", "David")
    assert t.waits_for == "Adele which-player"
    assert t.bound_for(who) == {"Bruno": "swap"}
    t.declines("Adele")
    assert t.bound_for(who) == {"Bruno": "swap"}
    assert t.swaps("Bruno", "Adele").bound_for(who) == {}


@pytest.mark.parametrize("who", ALL)
def test_bound_tells_who_confessed_a_peek(who: str) -> None:
    t = table("second", FOUR, options=Options(confess_peek=True)).peeks("David")
    assert t.bound_for(who) == {"David": "look"}
    t.looks("Adele").looks("Bruno").looks("Cedric")
    assert t.bound_for(who) == {"David": "look"}
    assert t.looks("David").bound_for(who) == {}


def test_nobody_is_bound_once_it_is_over() -> None:
    t = table("first", "Adele:king:10 Bruno:thief Cedric:witch David:judge")
    t.announces("Adele", "king").contested_by("Bruno")
    assert t.bound_for(SPECTATOR) == {}


def test_a_view_grows_event_by_event_into_the_same_view() -> None:
    t = (
        table("first", FOUR)
        .looks("Adele")
        .swaps("Bruno", "Cedric")
        .announces("Cedric", "judge")
        .contested_by("David")
    )
    for who in t.everybody:
        viewer = t.viewer(who)
        seen = visible_events(t.events, viewer)
        grown = view(t.events[:1], viewer)
        for event in seen[1:]:
            grown = see(grown, event)
        assert grown == t.view(who)


def test_who_plays_for_a_part_of_the_game_sees_the_rest_as_a_spectator_does() -> None:
    t = (
        table("first", FOUR)
        .looks("Adele")
        .swaps("Bruno", "Cedric")
        .looks("Cedric")
        .looks("David")
        .looks("Adele")
    )
    numbers = [number for number, event in enumerate(t.events) if isinstance(event, Looked)]
    looks = [number for number in numbers if t.events[number].player == 0]  # type: ignore[union-attr]
    for held, known in (
        ((looks[1],), [looks[1]]),
        ((0, looks[1]), [looks[0]]),
        ((0, looks[0], looks[1]), [looks[1]]),
        ((0, looks[0] + 1, looks[1] + 1), [looks[0]]),
        ((0,), looks),
    ):
        seen = view(t.events, Tenure(0, held))
        assert [n for n in numbers if seen.events[n].characters is not None] == known  # type: ignore[union-attr]
        assert [fact.event for fact in seen.facts if fact.how == "look"] == known
        assert as_they_happen(t.events[3:], Tenure(0, held), first=3) == seen.events[3:]


def test_a_games_view_is_of_its_events() -> None:
    scenario = published("first", "base", 4)
    game = Game.start(scenario, list("abcd"), deal=Deal(cards=scenario.cards))
    seen = game.view(1)
    assert seen.viewer == 1
    assert [type(event) for event in seen.events] == [Dealt, TurnStarted, Asked]
    assert seen.bound == (Bound(0, "opening"), Bound(1, "opening"))


def test_7_both_spots_of_the_damneds_exchange_count_as_touched_by_whoever_handed_the_card_over() -> None:
    t = table("first", "Adele:inquisitor Bruno:damned Cedric:king David:judge")
    t.announces("Adele", "inquisitor").unchallenged().picks("Adele", "Bruno").says("Bruno", "king")
    touched = t.view("Cedric").touched
    assert [touch.player if touch else None for touch in touched] == [0, 0, None, None]
