"""Entrants as people type them, and their seats."""

import doctest
from collections import Counter

import pytest

from mascarade.arena import entrants, stats
from mascarade.arena.entrants import fill_table, read_entrant, total_seats
from mascarade.arena.errors import StudyUsageError
from mascarade.arena.schedule import deal_of, line_up, seeds_of
from mascarade.arena.stats import wilson
from mascarade.bots import BotRefused, Budget, Temper, find_bot
from tests.arena.setups import SMALL


def seats(*bots: str, players: int = 6) -> dict[str, int | None]:
    return {entrant.name: entrant.seats for entrant in fill_table(bots, players)}


def test_a_bot_is_written_with_its_seats_and_its_temper() -> None:
    entrant = read_entrant("3*random:boldness=0.9, memory=.25,nodes=200")
    assert (entrant.bot, entrant.seats) == ("random", 3)
    assert entrant.temper == Temper(boldness=0.9, memory=0.25)
    assert entrant.budget == Budget(nodes=200)
    assert read_entrant("random").temper is None
    assert read_entrant("random:nodes=5").temper is None


def test_what_is_not_written_of_a_temper_is_the_bots_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(find_bot("random")), "temper", Temper(memory=1.0))
    assert read_entrant("random:boldness=0.9").temper == Temper(boldness=0.9, memory=1.0)


@pytest.mark.parametrize(
    ("bots", "seated"),
    [
        (["random"], {"random": 6}),
        (["random:memory=1", "random"], {"random:memory=1": 1, "random": 5}),
        (["random", "random", "random"], {"random": 1, "random #2": 1, "random #3": 4}),
        (["2*random", "random:memory=0"], {"random": 2, "random:memory=0": 4}),
        (["3*random", "3*random:memory=0"], {"random": 3, "random:memory=0": 3}),
    ],
)
def test_the_last_bot_fills_the_table(bots: list[str], seated: dict[str, int]) -> None:
    assert seats(*bots) == seated


def test_numbers_before_all_bots_say_how_many_play() -> None:
    assert total_seats(["2*random", "3*random"]) == 5
    assert total_seats(["2*random", "random"]) is None
    assert total_seats([]) is None


@pytest.mark.parametrize(
    ("bots", "code"),
    [
        ([], "no-bots"),
        (["0*random"], "bot-seats"),
        (["-1*random"], "bot-seats"),
        (["many*random"], "bot-seats"),
        (["²*random"], "bot-seats"),
        (["random:bold=1"], "unknown-temper"),
        (["random:boldness"], "unknown-temper"),
        (["random:"], "unknown-temper"),
        (["random:boldness=2"], "temper-value"),
        (["random:boldness=-0.1"], "temper-value"),
        (["random:boldness=nan"], "temper-value"),
        (["random:boldness="], "temper-value"),
        (["random:nodes=0"], "budget-nodes"),
        (["random"] * 7, "too-many-bots"),
        (["6*random", "random"], "too-many-bots"),
        (["2*random", "5*random"], "too-many-bots"),
        (["2*random", "3*random"], "empty-seats"),
    ],
)
def test_what_makes_no_sense_is_refused(bots: list[str], code: str) -> None:
    with pytest.raises(StudyUsageError) as refusal:
        fill_table(bots, 6)
    assert refusal.value.code == code


def test_a_bot_that_is_not_there_is_refused() -> None:
    with pytest.raises(BotRefused) as refusal:
        read_entrant("radnom")
    assert refusal.value.code == "unknown-bot"
    assert refusal.value.facts["closest"] == "random"


@pytest.mark.parametrize("bots", [["random", "random"], ["3*random", "random", "2*random"], ["random"] * 6])
def test_everyone_has_every_seat_of_every_deal_equally_often(bots: list[str]) -> None:
    seated = fill_table(bots, 6)
    for deal in range(5):
        games = [line_up(seated, 7, game) for game in range(6 * deal, 6 * deal + 6)]
        for seat in range(6):
            counts = Counter(game[seat] for game in games)
            assert counts == {number: entrant.seats for number, entrant in enumerate(seated)}


def test_neighbours_change_from_deal_to_deal() -> None:
    seated = fill_table(["random"] * 6, 6)
    left_of_first = {
        game[(game.index(0) + 1) % 6] for game in (line_up(seated, 7, 6 * deal) for deal in range(30))
    }
    assert left_of_first == {1, 2, 3, 4, 5}


def test_deals_and_seeds_follow_from_the_seed() -> None:
    assert deal_of(SMALL, 3, 5) == deal_of(SMALL, 3, 5)
    assert len({deal_of(SMALL, 3, number) for number in range(20)}) > 15
    assert {deal_of(SMALL, 3, number).first for number in range(40)} == {0, 1, 2, 3}
    seeds = {seed for game in range(20) for seed in seeds_of(1, game, 4)}
    assert len(seeds) == 80


def test_the_interval_is_wilsons() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(0, 10) == pytest.approx((0, 0.2775), abs=1e-4)
    assert wilson(5, 10) == pytest.approx((0.2366, 0.7634), abs=1e-4)
    assert wilson(10, 10)[1] == 1.0
    assert wilson(0, 3)[0] == 0.0


@pytest.mark.parametrize("module", [entrants, stats])
def test_the_examples_in_the_docstrings_hold(module: object) -> None:
    failed, tried = doctest.testmod(module)  # type: ignore[arg-type]
    assert (failed, tried > 0) == (0, True)
