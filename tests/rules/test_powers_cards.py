"""Powers over cards and seats (rules page, section 6)."""

import pytest

from mascarade.rules import Options
from mascarade.rules.catalogue import EditionId
from mascarade.rules.events import CoinsMoved, ShownAround, Swapped
from tests.kit.table_dsl import table

EDITIONS: list[EditionId] = ["first", "second"]
FOOLS = "Adele:fool Bruno:judge Cedric:king David:spy"


# Fool


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("rivals", "coins"),
    [("", "Adele:7 Bruno:6 Cedric:6 David:6"), ("David", "Adele:7 Bruno:6 Cedric:6 David:5")],
    ids=["unchallenged", "contested and right"],
)
@pytest.mark.parametrize(
    ("answer", "cards"), [("swap", "fool king judge spy"), ("leave", "fool judge king spy")]
)
def test_6_the_fool_takes_a_coin_and_two_cards_of_others(
    edition: EditionId, rivals: str, coins: str, answer: str, cards: str
) -> None:
    t = table(edition, FOOLS).announces("Adele", "fool").contested_by(*rivals.split())
    t.plays("Bruno", "Cedric", answer)
    assert (t.coins, t.cards) == (coins, cards)


def test_6_the_fool_never_takes_cards_of_the_centre_nor_his_own() -> None:
    t = table("first", FOOLS, centre="queen witch").announces("Adele", "fool").unchallenged()
    assert t.choices == "Bruno, Cedric, David"
    assert t.takes("Adele", "Cedric").choices == "Bruno, David"
    assert t.takes("Adele", "David").waits_for == "Adele whether-to-swap"


def test_6_a_bluffed_fool_caught_pays_and_the_real_one_juggles() -> None:
    t = table("first", FOOLS, active="Bruno").announces("Bruno", "fool").contested_by("Adele")
    t.takes("Adele", "Bruno", "David").swaps_them("Adele")
    assert t.coins == "Adele:7 Bruno:5 Cedric:6 David:6"
    assert t.cards == "fool spy king judge"


def test_6_the_fool_with_an_empty_bank_still_takes_cards() -> None:
    t = table("first", FOOLS, bank=0).announces("Adele", "fool").unchallenged()
    assert t.coins == "Adele:6 Bruno:6 Cedric:6 David:6"
    assert t.waits_for == "Adele which-card"


def test_5_3_a_fool_who_reaches_thirteen_takes_no_cards() -> None:
    t = table("first", "Adele:fool:12 Bruno:judge Cedric:king David:spy")
    t.announces("Adele", "fool").unchallenged()
    assert (t.winners, t.ending) == ({"Adele"}, "thirteen")
    assert t.happened(Swapped) == []


# Spy


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("answer", "cards"), [("swap", "fool judge spy king"), ("leave", "fool judge king spy")]
)
def test_6_the_spy_sees_two_cards_and_swaps_them_or_not(edition: EditionId, answer: str, cards: str) -> None:
    t = table(edition, FOOLS, active="David").announces("David", "spy").unchallenged()
    t.takes("David", "Cedric")
    assert t.learnt("David") == ["look Cedric:king", "look David:spy"]
    assert t.plays(answer).cards == cards


@pytest.mark.parametrize(
    ("edition", "options", "choices"),
    [
        ("first", Options(), "Adele, Bruno, Cedric, centre 1, centre 2"),
        ("second", Options(), "Adele, Bruno, Cedric"),
        ("second", Options(spy_sees_centre=True), "Adele, Bruno, Cedric, centre 1, centre 2"),
    ],
    ids=["first", "second", "second with the table option"],
)
def test_6_where_the_spy_may_look(edition: EditionId, options: Options, choices: str) -> None:
    t = table(edition, FOOLS, centre="thief witch", active="David", options=options)
    assert t.announces("David", "spy").unchallenged().choices == choices


def test_6_the_spy_swaps_with_the_centre() -> None:
    t = table("first", FOOLS, centre="thief witch", active="David").announces("David", "spy").unchallenged()
    t.takes("David", "centre 2").swaps_them("David")
    assert t.cards == "fool judge king witch thief spy"


def test_6_a_false_spy_who_is_believed_sees_the_card_they_really_have() -> None:
    t = table("first", FOOLS, active="Bruno").announces("Bruno", "spy").unchallenged().takes("Bruno", "David")
    assert t.learnt("Bruno") == ["look David:spy", "look Bruno:judge"]


@pytest.mark.parametrize(
    ("active", "rival", "coins"),
    [
        ("David", "Bruno", "Adele:6 Bruno:5 Cedric:6 David:6"),
        ("Bruno", "David", "Adele:6 Bruno:5 Cedric:6 David:6"),
    ],
    ids=["contested and right", "bluffed and caught"],
)
def test_6_4_4_the_spy_may_take_a_card_that_was_just_revealed(active: str, rival: str, coins: str) -> None:
    t = table("first", FOOLS, active=active).announces(active, "spy").contested_by(rival)
    t.takes("David", "Bruno").swaps_them("David")
    assert (t.cards, t.coins) == ("fool spy king judge", coins)


# Inquisitor and Guru

ASKERS: list[tuple[EditionId, str]] = [("first", "inquisitor"), ("second", "guru")]


@pytest.mark.parametrize(("edition", "asker"), ASKERS)
@pytest.mark.parametrize(
    ("declared", "coins"),
    [("king", "Adele:6 Bruno:6 Cedric:6 David:6"), ("judge", "Adele:10 Bruno:6 Cedric:2 David:6")],
    ids=["rightly", "wrongly"],
)
def test_6_whoever_is_asked_declares_and_reveals(
    edition: EditionId, asker: str, declared: str, coins: str
) -> None:
    t = (
        table(edition, f"Adele:{asker} Bruno:judge Cedric:king David:spy")
        .announces("Adele", asker)
        .unchallenged()
    )
    assert (t.waits_for, t.choices) == ("Adele which-player", "Bruno, Cedric, David")
    t.picks("Adele", "Cedric")
    assert (t.waits_for, t.choices) == ("Cedric which-character", f"{asker}, judge, king, spy")
    t.says("Cedric", declared)
    assert t.coins == coins
    assert t.learnt("David") == ["reveal Cedric:king"]


@pytest.mark.parametrize(("edition", "asker"), ASKERS)
def test_6_whoever_is_asked_and_has_less_pays_what_they_have(edition: EditionId, asker: str) -> None:
    t = table(edition, f"Adele:{asker} Bruno:judge:7 Cedric:king:3 David:spy:9")
    t.announces("Adele", asker).unchallenged().picks("Adele", "Cedric").says("Cedric", "judge")
    assert t.coins == "Adele:9 Bruno:7 Cedric:0 David:9"
    assert (t.winners, t.ending) == ({"Adele", "David"}, "ruin")


@pytest.mark.parametrize(("edition", "asker"), ASKERS)
def test_6_the_four_coins_can_make_thirteen(edition: EditionId, asker: str) -> None:
    t = table(edition, f"Adele:{asker}:9 Bruno:judge:7 Cedric:king:4 David:spy:12")
    t.announces("Adele", asker).contested_by("David").picks("Adele", "Cedric").says("Cedric", "judge")
    assert t.coins == "Adele:13 Bruno:7 Cedric:0 David:12"
    assert (t.winners, t.ending) == ({"Adele"}, "thirteen")


@pytest.mark.parametrize(("edition", "asker"), ASKERS)
def test_6_a_bluffer_may_be_asked_by_the_one_who_caught_them(edition: EditionId, asker: str) -> None:
    t = table(edition, f"Adele:{asker} Bruno:judge Cedric:king David:spy", active="Bruno")
    t.announces("Bruno", asker).contested_by("Adele").picks("Adele", "Bruno").says("Bruno", "king")
    assert t.coins == "Adele:10 Bruno:1 Cedric:6 David:6"
    assert t.courthouse == 1


def test_6_a_bluffing_inquisitor_who_is_believed_asks() -> None:
    t = table("first", "Adele:inquisitor Bruno:judge Cedric:king David:spy", active="Bruno")
    t.announces("Bruno", "inquisitor").unchallenged().picks("Bruno", "Adele").says("Adele", "judge")
    assert t.coins == "Adele:2 Bruno:10 Cedric:6 David:6"


def test_6_declarations_name_the_scenarios_characters_the_centres_and_the_damned_too() -> None:
    t = table(
        "first", "Adele:inquisitor Bruno:judge Cedric:king David:damned", centre="witch peasant peasant"
    )
    t.announces("Adele", "inquisitor").unchallenged().picks("Adele", "Cedric")
    assert t.choices == "inquisitor, judge, king, damned, witch, peasant"


# Princess

PRINCESS = "Adele:princess Bruno:judge Cedric:king David:spy"


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("rivals", "coins"),
    [("", "Adele:8 Bruno:6 Cedric:6 David:6"), ("Cedric", "Adele:8 Bruno:6 Cedric:5 David:6")],
    ids=["unchallenged", "contested and right"],
)
def test_6_the_princess_takes_two_and_another_shows(edition: EditionId, rivals: str, coins: str) -> None:
    t = table(edition, PRINCESS, centre="witch").announces("Adele", "princess").contested_by(*rivals.split())
    assert (t.waits_for, t.choices) == ("Adele which-player", "Bruno, Cedric, David")
    t.picks("Adele", "Bruno")
    assert t.coins == coins
    assert t.learnt("David")[-1] == "shown Bruno:judge"
    assert "shown Bruno:judge" not in t.learnt("Bruno")


@pytest.mark.parametrize("edition", EDITIONS)
def test_6_a_bluffed_princess_caught(edition: EditionId) -> None:
    t = table(edition, PRINCESS, active="David").announces("David", "princess").contested_by("Adele")
    t.picks("Adele", "David")
    assert t.coins == "Adele:8 Bruno:6 Cedric:6 David:5"


@pytest.mark.parametrize("edition", EDITIONS)
def test_5_3_a_princess_who_reaches_thirteen_shows_nobody(edition: EditionId) -> None:
    t = table(edition, "Adele:princess:11 Bruno:judge Cedric:king David:spy")
    t.announces("Adele", "princess").unchallenged()
    assert (t.winners, t.ending) == ({"Adele"}, "thirteen")
    assert t.happened(ShownAround) == []


@pytest.mark.parametrize("edition", EDITIONS)
def test_2_1_a_princess_takes_what_a_short_bank_has(edition: EditionId) -> None:
    t = table(edition, PRINCESS, bank=1).announces("Adele", "princess").unchallenged().picks("Adele", "Bruno")
    assert t.coins == "Adele:7 Bruno:6 Cedric:6 David:6"


# Puppet Master

STRINGS = "Adele:puppet-master:6 Bruno:judge:5 Cedric:king:4 David:spy:3 Eva:fool:2"


@pytest.mark.parametrize("edition", EDITIONS)
def test_6_the_puppet_master_takes_one_from_two_who_then_change_seats(edition: EditionId) -> None:
    t = table(edition, STRINGS).announces("Adele", "puppet-master").unchallenged()
    assert t.choices == "Bruno, Cedric, David, Eva"
    assert t.picks("Adele", "Bruno").choices == "Cedric, David, Eva"
    t.picks("Adele", "David")
    assert t.seats == "Adele David Cedric Bruno Eva"
    assert t.coins == "Adele:8 Bruno:2 Cedric:4 David:4 Eva:2"
    assert t.cards == "puppet-master judge king spy fool"
    assert len(t.happened(CoinsMoved)) == 1


@pytest.mark.parametrize("edition", EDITIONS)
def test_6_the_puppet_master_contested_and_right_then_the_moved_pay_from_their_new_coins(
    edition: EditionId,
) -> None:
    t = table(edition, STRINGS).announces("Adele", "puppet-master").contested_by("Bruno")
    t.picks("Adele", "Bruno", "Cedric")
    assert t.seats == "Adele Cedric Bruno David Eva"
    assert t.coins == "Adele:8 Bruno:2 Cedric:4 David:3 Eva:2"


@pytest.mark.parametrize("edition", EDITIONS)
def test_6_a_bluffed_puppet_master_caught(edition: EditionId) -> None:
    t = table(edition, STRINGS, active="Eva").announces("Eva", "puppet-master").contested_by("Adele")
    t.picks("Adele", "Cedric", "David")
    assert t.coins == "Adele:8 Bruno:5 Cedric:2 David:3 Eva:1"


@pytest.mark.parametrize("edition", EDITIONS)
def test_5_3_puppets_ruined_at_once_stay_where_they_are(edition: EditionId) -> None:
    t = table(edition, "Adele:puppet-master:6 Bruno:judge:1 Cedric:king:9 David:spy:1")
    t.announces("Adele", "puppet-master").unchallenged().picks("Adele", "Bruno", "David")
    assert (t.winners, t.ending) == ({"Cedric"}, "ruin")
    assert t.seats == "Adele Bruno Cedric David"
    assert t.coins == "Adele:8 Bruno:0 Cedric:9 David:0"


@pytest.mark.parametrize("edition", EDITIONS)
def test_5_3_a_puppet_master_with_eleven_wins_and_nobody_moves(edition: EditionId) -> None:
    t = table(edition, "Adele:puppet-master:11 Bruno:judge:1 Cedric:king:9 David:spy:1")
    t.announces("Adele", "puppet-master").unchallenged().picks("Adele", "Bruno", "Cedric")
    assert (t.winners, t.ending) == ({"Adele"}, "thirteen")
    assert t.seats == "Adele Bruno Cedric David"
