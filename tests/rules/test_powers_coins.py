"""Powers over coins, in every edition that has them (rules page, section 6).

Each block names an edition and the cards of Adele, Bruno, Cedric and David. Each line has a title, the coins
before, the announcement and the answers, and the coins after; where it matters, also the courthouse before
and after, the bank before, or the end of the game and its winners.
"""

import re
from typing import NamedTuple

import pytest
from _pytest.mark import ParameterSet

from mascarade.rules.catalogue import EditionId
from mascarade.rules.events import CoinsMoved, Move
from tests.kit.table_dsl import table

PEOPLE = ("Adele", "Bruno", "Cedric", "David", "Eva", "Fran")
PLAY = ("lay", "play", "coins", "note")

INCOME = """
first: king judge queen bishop
  king of first              | 6 6 6 6  | Adele king                  | 9 6 6 6
  queen                      | 6 6 6 6  | Cedric queen                | 6 6 8 6
  bluffed, believed          | 6 6 6 6  | Bruno king                  | 6 9 6 6
  contested and right        | 6 6 6 6  | Adele king vs Bruno         | 9 5 6 6  | 0 > 1
  queen contested and right  | 6 6 6 6  | Cedric queen vs David       | 6 6 8 5  | 0 > 1
  bluffed and caught         | 6 6 6 6  | Bruno king vs Adele         | 9 5 6 6  | 0 > 1
  queen caught               | 6 6 6 6  | Bruno queen vs Cedric       | 6 5 8 6  | 0 > 1
  nobody is                  | 6 6 6 6  | Bruno king vs Cedric, David | 6 5 5 5  | 0 > 3
  bank short                 | 6 6 6 6  | Adele king                  | 8 6 6 6  | bank 2
  bank empty                 | 6 6 6 6  | Adele king                  | 6 6 6 6  | bank 0
  to thirteen                | 10 6 6 6 | Adele king                  | 13 6 6 6 | thirteen: Adele
  queen to thirteen          | 6 6 11 6 | Cedric queen                | 6 6 13 6 | thirteen: Cedric
  no fines once it has ended | 10 1 6 6 | Adele king vs Bruno         | 13 1 6 6 | thirteen: Adele
  fine ruins                 | 6 1 8 8  | Bruno queen vs Cedric       | 6 0 10 8 | 0 > 1, ruin: Cedric
second: king judge cheat spy
  king of second             | 6 6 6 6  | Adele king                  | 8 6 6 6
second: king judge empress spy
  empress                    | 6 6 6 6  | Cedric empress              | 6 6 9 6
  empress caught             | 6 6 6 6  | Bruno empress vs Cedric     | 6 5 9 6  | 0 > 1
  empress to thirteen        | 6 6 12 6 | Cedric empress              | 6 6 15 6 | thirteen: Cedric
"""

JUDGE = """
first: king judge queen bishop
  judge                      | 6 6 6 6 | Bruno judge                  | 6 10 6 6 | 4 > 0
  bluffed, believed          | 6 6 6 6 | Adele judge                  | 10 6 6 6 | 4 > 0
  right, and the fines stay  | 6 6 6 6 | Bruno judge vs Adele, Cedric | 5 10 5 6 | 4 > 2
  caught, and the fine stays | 6 6 6 6 | Adele judge vs Bruno         | 5 10 6 6 | 4 > 1
  empty courthouse           | 6 6 6 6 | Bruno judge                  | 6 6 6 6
  empty courthouse, caught   | 6 6 6 6 | Adele judge vs Bruno         | 5 6 6 6  | 0 > 1
  to thirteen                | 6 6 6 6 | Bruno judge vs Adele         | 6 13 6 6 | 7 > 0, thirteen: Bruno
second: king judge cheat spy
  judge of second            | 6 6 6 6 | Bruno judge                  | 6 10 6 6 | 4 > 0
"""

TITHE = """
first: bishop judge king queen
  a unique richest                 | 6 9 8 6  | Adele bishop                   | 8 7 8 6
  one's own fortune does not count | 10 7 6 6 | Adele bishop                   | 12 5 6 6
  of several richest they choose   | 4 6 9 9  | Adele bishop: David            | 6 6 9 7
  contested and right              | 4 6 9 9  | Adele bishop vs Bruno: Cedric  | 6 5 7 9  | 0 > 1
  caught, fine after the power     | 4 6 9 6  | Cedric bishop vs Adele         | 6 6 6 6  | 0 > 1
  one coin is all they give        | 9 1 1 1  | Adele bishop: Bruno            | 10 0 1 1 | ruin: Adele
  to thirteen                      | 11 6 7 6 | Adele bishop                   | 13 6 5 6 | thirteen: Adele
  thirteen beats ruin              | 11 2 1 1 | Adele bishop                   | 13 0 1 1 | thirteen: Adele
second: swindler judge king spy
  swindler                         | 4 6 9 9  | Adele swindler: Cedric         | 6 6 7 9
  swindler caught                  | 4 6 9 9  | Bruno swindler vs Adele: David | 6 5 9 7  | 0 > 1
"""

THIEF = """
first: thief judge king queen
  thief                       | 6 6 6 6  | Adele thief           | 8 5 6 5
  bluffed, believed           | 6 6 6 6  | Cedric thief          | 6 5 8 5
  contested and right         | 6 6 6 6  | Adele thief vs Bruno  | 8 4 6 5  | 0 > 1
  two ruined in one movement  | 2 1 5 1  | Adele thief           | 4 0 5 0  | ruin: Cedric
  a share of the ruin         | 3 1 5 2  | Adele thief           | 5 0 5 1  | ruin: Adele Cedric
  thirteen beats ruin         | 11 1 5 2 | Adele thief           | 13 0 5 1 | thirteen: Adele
second: thief judge king spy
  thief of second             | 6 6 6 6  | Adele thief           | 8 5 6 5
  out of turn, own neighbours | 6 6 6 6  | Cedric thief vs Adele | 8 5 5 5  | 0 > 1
"""

WITCH = """
first: witch judge king spy
  witch                           | 3 9 6 4 | Adele witch: Bruno          | 9 3 6 4
  she need not                    | 3 9 6 4 | Adele witch: decline        | 3 9 6 4
  bluffed, believed               | 3 9 6 4 | Cedric witch: Bruno         | 3 6 9 4
  right, swaps before rivals pay  | 3 9 6 4 | Adele witch vs Bruno: Bruno | 9 2 6 4 | 0 > 1
  caught, then pays from the rest | 3 9 6 4 | Bruno witch vs Adele: Bruno | 9 2 6 4 | 0 > 1
  equal fortunes                  | 6 6 6 6 | Adele witch: Cedric         | 6 6 6 6
  the fine ruins who got one coin | 1 9 6 4 | Bruno witch vs Adele: Bruno | 9 0 6 4 | 0 > 1, ruin: Adele
second: witch judge king spy
  witch of second                 | 3 9 6 4 | Adele witch: Cedric         | 6 9 3 4
"""

CHEAT = """
first: cheat judge king spy
  ten                           | 10 12 9 6 | Adele cheat          | 10 12 9 6 | cheat: Adele
  bluffed, believed, wins alone | 10 12 9 6 | Bruno cheat          | 10 12 9 6 | cheat: Bruno
  nine does nothing             | 10 12 9 6 | Cedric cheat         | 10 12 9 6
  before fines                  | 10 1 9 6  | Bruno cheat vs Adele | 10 1 9 6  | cheat: Adele
second: cheat judge king spy
  ten of second                 | 10 12 9 6 | Adele cheat          | 10 12 9 6 | cheat: Adele
  caught by a cheat with nine   | 9 12 6 6  | Bruno cheat vs Adele | 9 11 6 6  | 0 > 1
"""

WIDOW = """
first: widow judge king spy
  up to ten           | 4 10 12 6 | Adele widow          | 10 10 12 6
  with ten, nothing   | 4 10 12 6 | Bruno widow          | 4 10 12 6
  with more, nothing  | 4 10 12 6 | Cedric widow         | 4 10 12 6
  contested and right | 4 10 12 6 | Adele widow vs Bruno | 10 9 12 6  | 0 > 1
  bank short          | 4 10 12 6 | Adele widow          | 7 10 12 6  | bank 3
second: widow judge king spy
  up to ten of second | 4 10 12 6 | Adele widow          | 10 10 12 6
  bluffed and caught  | 4 10 12 6 | Bruno widow vs Adele | 10 9 12 6  | 0 > 1
"""

PEASANT = """
first: peasant king peasant judge
  one                 | 6 6 6 6   | Adele peasant                         | 7 6 6 6
  bluffed, believed   | 6 6 6 6   | Bruno peasant                         | 6 7 6 6
  one real, one false | 6 6 6 6   | Adele peasant vs Bruno                | 7 5 6 6   | 0 > 1
  a false one, both   | 6 6 6 6   | Bruno peasant vs Adele, Cedric        | 8 5 8 6   | 0 > 1
  two false, both     | 6 6 6 6   | Bruno peasant vs Adele, Cedric, David | 8 5 8 5   | 0 > 2
  none of them is     | 6 6 6 6   | Bruno peasant vs David                | 6 5 6 5   | 0 > 2
  both win together   | 11 6 12 6 | Adele peasant vs Cedric               | 13 6 14 6 | thirteen: Adele Cedric
  in one movement     | 11 6 11 6 | Bruno peasant vs Adele, Cedric        | 13 6 13 6 | thirteen: Adele Cedric
  2.1 active first    | 6 6 6 6   | Cedric peasant vs Adele               | 7 6 8 6   | bank 3
  2.1 then their left | 6 6 6 6   | Bruno peasant vs Adele, Cedric        | 6 5 7 6   | bank 1
second: peasant king peasant judge
  one of second       | 6 6 6 6   | Adele peasant                         | 7 6 6 6
  one false, one real | 6 6 6 6   | Bruno peasant vs Cedric               | 6 5 7 6   | 0 > 1
  both                | 6 6 6 6   | Adele peasant vs Cedric               | 8 6 8 6
"""

PATRON = """
second: patron judge king spy
  patron                   | 6 6 6 6    | Adele patron           | 9 7 6 7
  contested and right      | 6 6 6 6    | Adele patron vs Bruno  | 9 6 6 7    | 0 > 1
  bluffed and caught       | 6 6 6 6    | Cedric patron vs Adele | 9 7 5 7    | 0 > 1
  2.1 the user first       | 6 6 6 6    | Adele patron           | 8 6 6 6    | bank 2
  2.1 then the left        | 6 6 6 6    | Adele patron           | 9 7 6 6    | bank 4
  5.3 three at once        | 10 12 6 12 | Adele patron           | 13 13 6 13 | thirteen: Adele Bruno David
  a neighbour wins instead | 5 12 6 6   | Adele patron           | 8 13 6 7   | thirteen: Bruno
"""

BEGGAR = """
second: beggar judge king spy fool thief
  the example: 4 asks 8, 11, 11, 7, 9 | 4 8 11 11 7 9 | Adele beggar          | 8 7 10 10 7 8
second: beggar judge king spy
  equals give nothing                 | 6 6 6 6       | Adele beggar          | 6 6 6 6
  contested and right                 | 4 6 5 7       | Adele beggar vs David | 6 5 5 5       | 0 > 1
  bluffed and caught                  | 4 6 5 7       | Bruno beggar vs Adele | 6 4 5 6       | 0 > 1
  from the left of the beggar         | 4 5 6 7       | David beggar vs Adele | 7 4 5 5       | 0 > 1
"""


class Lay(NamedTuple):
    edition: EditionId
    seats: str


def printed(block: str) -> list[ParameterSet]:
    """The lines of a block."""
    lines, edition, cards = [], "", ""
    for line in block.strip().splitlines():
        if not line.startswith("  "):
            edition, cards = line.split(": ")
            continue
        what, before, play, after, *note = (cell.strip() for cell in line.split("|"))
        held = zip(PEOPLE, cards.split(), before.split(), strict=False)
        lay = Lay("first" if edition == "first" else "second", " ".join(":".join(seat) for seat in held))
        lines.append(pytest.param(lay, play, after, "".join(note), id=f"{edition}: {what}"))
    return lines


def check(lay: Lay, play: str, coins: str, note: str) -> None:
    claim, _, answers = play.partition(": ")
    announced, _, rivals = claim.partition(" vs ")
    who, character = announced.split()
    fines = re.search(r"(\d+) > (\d+)", note)
    before, after = map(int, fines.groups()) if fines else (0, 0)
    bank = re.search(r"bank (\d+)", note)
    end = re.search(r"(thirteen|ruin|cheat): (.+)", note)
    t = table(lay.edition, lay.seats, active=who, courthouse=before, bank=int(bank[1]) if bank else None)
    t.announces(who, character).contested_by(*filter(None, rivals.split(", ")))
    t.plays(*filter(None, answers.split(", ")))
    assert [t.coins_of(name) for name in t.names] == [int(had) for had in coins.split()]
    assert bank or t.courthouse == after
    assert (t.ending, t.winners) == ((end[1], set(end[2].split())) if end else (None, set()))


@pytest.mark.parametrize(PLAY, printed(INCOME))
def test_6_king_queen_and_empress_take_from_the_bank(lay: Lay, play: str, coins: str, note: str) -> None:
    check(lay, play, coins, note)


@pytest.mark.parametrize(PLAY, printed(JUDGE))
def test_6_the_judge_takes_the_courthouse(lay: Lay, play: str, coins: str, note: str) -> None:
    check(lay, play, coins, note)


@pytest.mark.parametrize(PLAY, printed(TITHE))
def test_6_bishop_and_swindler_take_two_from_the_richest_other(
    lay: Lay, play: str, coins: str, note: str
) -> None:
    check(lay, play, coins, note)


@pytest.mark.parametrize(PLAY, printed(THIEF))
def test_6_the_thief_takes_one_from_each_neighbour(lay: Lay, play: str, coins: str, note: str) -> None:
    check(lay, play, coins, note)


@pytest.mark.parametrize(PLAY, printed(WITCH))
def test_6_the_witch_may_exchange_fortunes(lay: Lay, play: str, coins: str, note: str) -> None:
    check(lay, play, coins, note)


@pytest.mark.parametrize(PLAY, printed(CHEAT))
def test_6_the_cheat_wins_with_ten(lay: Lay, play: str, coins: str, note: str) -> None:
    check(lay, play, coins, note)


@pytest.mark.parametrize(PLAY, printed(WIDOW))
def test_6_the_widow_rises_to_ten(lay: Lay, play: str, coins: str, note: str) -> None:
    check(lay, play, coins, note)


@pytest.mark.parametrize(PLAY, printed(PEASANT))
def test_6_peasants_take_one_or_two_each(lay: Lay, play: str, coins: str, note: str) -> None:
    check(lay, play, coins, note)


@pytest.mark.parametrize(PLAY, printed(PATRON))
def test_6_the_patron_takes_three_and_neighbours_one_each(lay: Lay, play: str, coins: str, note: str) -> None:
    check(lay, play, coins, note)


@pytest.mark.parametrize(PLAY, printed(BEGGAR))
def test_6_the_beggar_is_given_one_by_each_who_has_more(lay: Lay, play: str, coins: str, note: str) -> None:
    check(lay, play, coins, note)


def test_6_bishop_chooses_only_among_the_richest() -> None:
    t = (
        table("first", "Adele:bishop:4 Bruno:judge:6 Cedric:king:9 David:queen:9")
        .announces("Adele", "bishop")
        .unchallenged()
    )
    assert (t.waits_for, t.choices) == ("Adele which-player", "Cedric, David")


def test_6_the_witch_chooses_any_other_or_nobody() -> None:
    t = (
        table("first", "Adele:witch:3 Bruno:judge:9 Cedric:king:6 David:spy:4", active="Cedric")
        .announces("Cedric", "witch")
        .contested_by("Adele")
    )
    assert (t.waits_for, t.choices) == ("Adele which-player", "decline, Bruno, Cedric, David")


def test_5_3_the_beggars_gifts_come_one_after_the_other() -> None:
    t = table("second", "Adele:beggar:4 Bruno:judge:8 Cedric:king:5 David:spy:9")
    t.announces("Adele", "beggar").unchallenged()
    assert t.coins == "Adele:6 Bruno:7 Cedric:5 David:8"
    assert [gift.moves for gift in t.happened(CoinsMoved)] == [(Move(1, 0, 1),), (Move(3, 0, 1),)]


@pytest.mark.parametrize(
    ("seats", "claim", "rivals", "answers", "moves"),
    [
        ("Adele:thief Bruno:judge Cedric:king David:queen", "Adele thief", "", (), [(1, 0, 1), (3, 0, 1)]),
        (
            "Adele:peasant Bruno:king Cedric:peasant David:judge",
            "Adele peasant",
            "Cedric",
            (),
            [("bank", 0, 2), ("bank", 2, 2)],
        ),
        (
            "Adele:witch:3 Bruno:judge:9 Cedric:king:6 David:spy:4",
            "Adele witch",
            "",
            ("Bruno",),
            [(0, 1, 3), (1, 0, 9)],
        ),
        (
            "Adele:king Bruno:judge Cedric:queen David:bishop",
            "Bruno king",
            "Cedric David",
            (),
            [(n, "courthouse", 1) for n in (1, 2, 3)],
        ),
    ],
    ids=["thief", "two peasants", "witch", "fines"],
)
def test_5_3_what_is_one_movement(
    seats: str,
    claim: str,
    rivals: str,
    answers: tuple[str, ...],
    moves: list[tuple[str | int, str | int, int]],
) -> None:
    who, character = claim.split()
    t = table("first", seats, active=who).announces(who, character)
    t.contested_by(*rivals.split()).plays(*answers)
    (movement,) = t.happened(CoinsMoved)
    assert list(movement.moves) == [Move(*move) for move in moves]  # type: ignore[arg-type]
