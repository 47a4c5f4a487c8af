"""The expansion's powers over coins: Alchemist, Beggar, Gambler, Patron (rules page, sections 6 and 10)."""

import pytest

from mascarade.rules import SPECTATOR
from mascarade.rules.actions import Direction
from mascarade.rules.events import Asked, CoinsMoved, Guessed, Hid, Uncovered
from tests.kit.table_dsl import table

# Alchemist

ALCHEMIST = "Adele:alchemist:3 Bruno:judge:5 Cedric:king:7 David:spy:9"


@pytest.mark.parametrize(
    ("way", "coins"),
    [("left", "Adele:9 Bruno:3 Cedric:5 David:7"), ("right", "Adele:5 Bruno:7 Cedric:9 David:3")],
)
def test_6_the_alchemist_lets_all_fortunes_pass_to_one_side(way: Direction, coins: str) -> None:
    t = table("first", ALCHEMIST).announces("Adele", "alchemist").unchallenged()
    assert (t.waits_for, t.choices) == ("Adele which-way", "left, right")
    assert t.passes_fortunes("Adele", way).coins == coins
    assert len(t.happened(CoinsMoved)) == 1


def test_6_the_alchemist_contested_and_right_rivals_pay_from_what_they_got() -> None:
    t = table("first", ALCHEMIST).announces("Adele", "alchemist").contested_by("Bruno")
    assert t.passes_fortunes("Adele", "left").coins == "Adele:9 Bruno:2 Cedric:5 David:7"


def test_6_a_bluffed_alchemist_caught() -> None:
    t = table("first", ALCHEMIST, active="Cedric").announces("Cedric", "alchemist").contested_by("Adele")
    assert t.passes_fortunes("Adele", "right").coins == "Adele:5 Bruno:7 Cedric:8 David:3"


def test_6_a_bluffed_alchemist_believed() -> None:
    t = table("first", ALCHEMIST, active="Cedric").announces("Cedric", "alchemist").unchallenged()
    assert t.passes_fortunes("Cedric", "left").coins == "Adele:9 Bruno:3 Cedric:5 David:7"


def test_6_a_rival_who_got_one_coin_from_the_alchemist_is_ruined_by_the_fine() -> None:
    t = table("first", "Adele:alchemist:1 Bruno:judge:5 Cedric:king:7 David:spy:9")
    t.announces("Adele", "alchemist").contested_by("Bruno").passes_fortunes("Adele", "left")
    assert t.coins == "Adele:9 Bruno:0 Cedric:5 David:7"
    assert (t.winners, t.ending) == ({"Adele"}, "ruin")


@pytest.mark.parametrize(
    ("way", "coins"),
    [("left", "Adele:9 Bruno:0 Cedric:3 David:7"), ("right", "Adele:7 Bruno:0 Cedric:9 David:3")],
)
def test_10_10_the_alchemists_passing_skips_the_eliminated(way: Direction, coins: str) -> None:
    t = table("first", "Adele:alchemist:3 Bruno:damned:5 Cedric:king:7 David:spy:9", out="Bruno")
    assert t.announces("Adele", "alchemist").unchallenged().passes_fortunes("Adele", way).coins == coins


@pytest.mark.parametrize("way", ["left", "right"])
def test_6_of_two_left_the_alchemist_exchanges_the_fortunes(way: Direction) -> None:
    t = table("first", "Adele:alchemist:3 Bruno:damned Cedric:king:7 David:spy", out="Bruno David")
    t.announces("Adele", "alchemist").unchallenged().passes_fortunes("Adele", way)
    assert t.coins == "Adele:7 Bruno:0 Cedric:3 David:0"


def test_6_the_damned_who_claims_to_be_the_alchemist_is_gone_before_fortunes_pass() -> None:
    t = table("first", "Adele:alchemist:3 Bruno:damned:5 Cedric:king:7 David:spy:9")
    t.announces("Adele", "alchemist").contested_by("Bruno").passes_fortunes("Adele", "left")
    assert t.coins == "Adele:9 Bruno:0 Cedric:3 David:7"


def test_6_three_players_pass_fortunes() -> None:
    t = table("first", "Adele:alchemist/king:2 Bruno:judge/queen:5 Cedric:sage/bishop:9")
    t.announces("Adele left", "alchemist").unchallenged().passes_fortunes("Adele", "left")
    assert t.coins == "Adele:9 Bruno:2 Cedric:5"


# Beggar


@pytest.mark.parametrize(
    ("fortunes", "out", "coins"),
    [
        ((4, 8, 11, 11, 7, 9), "", "Adele:8 Bruno:7 Cedric:10 David:10 Eva:7 Fran:8"),
        ((6, 6, 6, 6, 6, 6), "", "Adele:6 Bruno:6 Cedric:6 David:6 Eva:6 Fran:6"),
        ((1, 2, 2, 2, 2, 2), "", "Adele:2 Bruno:1 Cedric:2 David:2 Eva:2 Fran:2"),
        ((4, 8, 11, 11, 7, 9), "Bruno Cedric David", "Adele:6 Bruno:0 Cedric:0 David:0 Eva:6 Fran:8"),
        ((4, 8, 11, 11, 7, 5), "Bruno Cedric David Eva", "Adele:5 Bruno:0 Cedric:0 David:0 Eva:0 Fran:4"),
    ],
    ids=[
        "the example",
        "equals",
        "the second has no more than the beggar now",
        "skips the eliminated",
        "two left",
    ],
)
def test_6_the_beggar_of_the_expansion(fortunes: tuple[int, ...], out: str, coins: str) -> None:
    cards = ("Adele:beggar", "Bruno:damned", "Cedric:king", "David:queen", "Eva:fool", "Fran:thief")
    seats = " ".join(f"{card}:{had}" for card, had in zip(cards, fortunes, strict=True))
    t = table("first", seats, out=out).announces("Adele", "beggar").unchallenged()
    assert t.coins == coins
    assert t.ending is None


def test_6_the_beggar_contested_and_right_rivals_give_and_pay() -> None:
    t = table("first", "Adele:beggar:4 Bruno:judge:8 Cedric:king:6 David:spy:3")
    t.announces("Adele", "beggar").contested_by("Bruno")
    assert t.coins == "Adele:6 Bruno:6 Cedric:5 David:3"


def test_6_a_bluffed_beggar_caught() -> None:
    t = table("first", "Adele:beggar:4 Bruno:judge:8 Cedric:king:6 David:spy:3", active="Cedric")
    t.announces("Cedric", "beggar").contested_by("Adele")
    assert t.coins == "Adele:6 Bruno:7 Cedric:4 David:3"


# Patron


@pytest.mark.parametrize(
    ("seats", "out", "bank", "coins"),
    [
        ("Adele:patron Bruno:judge Cedric:king David:spy", "", None, "Adele:9 Bruno:7 Cedric:6 David:7"),
        (
            "Adele:patron Bruno:damned Cedric:king David:spy",
            "Bruno",
            None,
            "Adele:9 Bruno:0 Cedric:7 David:7",
        ),
        ("Adele:patron Bruno:judge Cedric:king David:spy", "", 4, "Adele:9 Bruno:7 Cedric:6 David:6"),
        ("Adele:patron Bruno:judge Cedric:king David:spy", "", 1, "Adele:7 Bruno:6 Cedric:6 David:6"),
        ("Adele:patron Bruno:judge Cedric:king David:spy", "", 0, "Adele:6 Bruno:6 Cedric:6 David:6"),
    ],
    ids=["three and one each", "skips the eliminated", "user, then left", "the user first", "an empty bank"],
)
def test_6_the_patron_of_the_expansion(seats: str, out: str, bank: int | None, coins: str) -> None:
    t = table("first", seats, out=out, bank=bank)
    assert t.announces("Adele", "patron").unchallenged().coins == coins


def test_6_a_patron_right_and_a_false_one() -> None:
    t = table("first", "Adele:patron Bruno:judge Cedric:king David:spy", active="Bruno")
    assert t.announces("Bruno", "patron").contested_by("Adele").coins == "Adele:9 Bruno:6 Cedric:6 David:7"


def test_5_3_the_patrons_three_reach_thirteen_together() -> None:
    t = table("first", "Adele:patron:10 Bruno:judge:12 Cedric:king David:spy:12")
    t.announces("Adele", "patron").unchallenged()
    assert (t.winners, t.ending) == ({"Adele", "Bruno", "David"}, "thirteen")


# Gambler

GAMBLER = "Adele:gambler Bruno:judge Cedric:king David:spy"


@pytest.mark.parametrize(
    ("hidden", "guess", "coins"),
    [
        (1, 1, "Adele:6 Bruno:6 Cedric:7 David:6"),
        (3, 3, "Adele:6 Bruno:6 Cedric:9 David:6"),
        (3, 1, "Adele:9 Bruno:6 Cedric:6 David:6"),
        (1, 2, "Adele:7 Bruno:6 Cedric:6 David:6"),
    ],
)
def test_6_the_gambler_hides_and_another_guesses(hidden: int, guess: int, coins: str) -> None:
    t = table("first", GAMBLER).announces("Adele", "gambler").unchallenged()
    assert (t.waits_for, t.choices) == ("Adele how-many", "1, 2, 3")
    t.hides("Adele", hidden)
    assert (t.waits_for, t.choices) == ("Adele which-player", "Bruno, Cedric, David")
    t.picks("Adele", "Cedric")
    assert (t.waits_for, t.choices) == ("Cedric guess-how-many", "1, 2, 3")
    assert t.guesses("Cedric", guess).coins == coins
    assert t.playing == "Bruno"


def test_6_the_stake_counts_as_the_banks_until_it_is_settled() -> None:
    t = table("first", GAMBLER).announces("Adele", "gambler").unchallenged()
    bank = t.bank
    assert t.hides("Adele", 3).bank == bank
    assert t.picks("Adele", "Cedric").bank == bank
    assert t.happened(CoinsMoved) == []
    assert t.guesses("Cedric", 3).bank == bank - 3


@pytest.mark.parametrize(("bank", "range_"), [(1, "1"), (2, "1, 2"), (3, "1, 2, 3"), (4, "1, 2, 3")])
def test_10_6_the_gambler_hides_at_most_what_the_bank_has_and_the_guess_too(bank: int, range_: str) -> None:
    t = table("first", GAMBLER, bank=bank).announces("Adele", "gambler").unchallenged()
    assert t.choices == range_
    assert t.hides("Adele", 1).picks("Adele", "Bruno").choices == range_
    assert t.guesses("Bruno", 1).coins_of("Bruno") == 7


def test_10_6_with_an_empty_bank_nothing_happens() -> None:
    t = table("first", GAMBLER, bank=0).announces("Adele", "gambler").unchallenged()
    assert t.coins == "Adele:6 Bruno:6 Cedric:6 David:6"
    assert t.playing == "Bruno"


@pytest.mark.parametrize(
    ("active", "rival"),
    [("Adele", "Bruno"), ("Bruno", "Adele")],
    ids=["contested and right", "bluffed and caught"],
)
def test_6_a_contested_gambler_fines_after_the_guess(active: str, rival: str) -> None:
    t = table("first", GAMBLER, active=active).announces(active, "gambler").contested_by(rival)
    t.hides("Adele", 2).picks("Adele", "Bruno")
    assert t.coins == "Adele:6 Bruno:6 Cedric:6 David:6"
    assert t.guesses("Bruno", 2).coins == "Adele:6 Bruno:7 Cedric:6 David:6"


@pytest.mark.parametrize(
    ("guess", "winner"), [(3, "Cedric"), (1, "Adele")], ids=["the guesser", "the gambler"]
)
def test_6_a_stake_can_make_thirteen(guess: int, winner: str) -> None:
    t = table("first", "Adele:gambler:10 Bruno:judge:1 Cedric:king:10 David:spy")
    t.announces("Adele", "gambler").contested_by("Bruno").hides("Adele", 3).picks("Adele", "Cedric")
    t.guesses("Cedric", guess)
    assert (t.winners, t.ending) == ({winner}, "thirteen")
    assert t.coins_of("Bruno") == 1


def test_6_the_gambler_chooses_among_the_living() -> None:
    t = table("first", "Adele:gambler Bruno:damned Cedric:king David:spy", out="Bruno David")
    assert t.announces("Adele", "gambler").unchallenged().hides("Adele", 1).choices == "Cedric"


def test_10_11_with_two_players_the_only_opponent_is_still_chosen() -> None:
    t = table("first", "Adele:gambler/bishop/judge Bruno:damned/queen/sage").announces(
        "Adele left", "gambler"
    )
    assert t.unchallenged().hides("Adele", 2).choices == "Bruno"
    assert t.picks("Adele", "Bruno").guesses("Bruno", 1).coins == "Adele:8 Bruno:6"


def test_7_the_hidden_number_is_the_gamblers_until_it_is_settled() -> None:
    t = table("first", GAMBLER).announces("Adele", "gambler").unchallenged().hides("Adele", 2)
    t.picks("Adele", "Cedric")
    for who in t.everybody:
        assert t.saw(who, Hid) == [Hid(0, 2 if who == "Adele" else None)]
        assert t.saw(who, Uncovered) == []
    t.guesses("Cedric", 3)
    for who in t.everybody:
        assert t.saw(who, Guessed) == [Guessed(2, 3)]
        assert t.saw(who, Uncovered) == [Uncovered(0, 2)]


def test_7_nobody_else_can_tell_one_hidden_number_from_another() -> None:
    worlds = [
        table("first", GAMBLER)
        .announces("Adele", "gambler")
        .unchallenged()
        .hides("Adele", n)
        .picks("Adele", "Bruno")
        for n in (1, 2, 3)
    ]
    for who in ("Bruno", "Cedric", "David", SPECTATOR):
        assert worlds[0].view(who) == worlds[1].view(who) == worlds[2].view(who)
    assert worlds[0].view("Adele") != worlds[1].view("Adele")
    assert len({len(world.happened(Asked)) for world in worlds}) == 1
