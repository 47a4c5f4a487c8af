"""Analysis of a finished game: where the cards were, what each player could believe, and who bluffed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any
from unittest import mock

import pytest

from mascarade.beliefs import Belief, placements
from mascarade.rules import AnyEvent, Options, Setup, published
from mascarade.rules import events as e
from mascarade.rules.view import as_they_happen
from mascarade.server.review import analysis
from mascarade.server.review.types import TurnTruth
from mascarade.testing.generators import bold, careless, quiet, random_game, random_scenario, truthful
from mascarade.testing.generators import play_on as play
from tests.kit.client import Client, Connection, play_on, start_game
from tests.kit.service import run, running_server
from tests.kit.table_dsl import DslTable, table
from tests.server.tables.test_lobby import refused

FOUR = "Adele:witch Bruno:king Cedric:judge David:spy"
UNCOMPILED = mock.patch.object(placements, "loops_numba", None)
"""Disables the compiled loops."""


def told(laid: DslTable) -> tuple[TurnTruth, ...]:
    """The analysis of a game, computed without compiled code."""
    with UNCOMPILED:
        return analysis.turns(laid.events)


def last(laid: DslTable) -> TurnTruth:
    """The state just before this turn, for tables made with `table`."""
    return told(laid)[-2]


def own(turn: TurnTruth, player: int) -> list[tuple[int, dict[str, float]]]:
    """A player's belief about their own spots."""
    return [
        (card.spot, {told.character: told.chance for told in card.chances})
        for card in turn.believed[player].cards
    ]


def wrong(turn: TurnTruth) -> list[int]:
    return [believed.player for believed in turn.believed if believed.wrong]


def claims(turn: TurnTruth) -> list[tuple[int, str, bool, float, str]]:
    return [(it.player, it.character, it.true, it.chance, it.honesty) for it in turn.claims]


# Where the cards were


def test_the_first_of_all_is_the_deal_that_everybody_saw() -> None:
    deal, now = told(table("first", FOUR, centre="thief fool"))
    assert (deal.turn, deal.player, deal.claims) == (0, None, ())
    assert deal.cards == ("witch", "king", "judge", "spy", "thief", "fool")
    assert (deal.sitting, deal.coins, deal.out) == ((0, 1, 2, 3), (6, 6, 6, 6), ())
    assert [own(deal, player) for player in range(4)] == [
        [(0, {"witch": 1.0})],
        [(1, {"king": 1.0})],
        [(2, {"judge": 1.0})],
        [(3, {"spy": 1.0})],
    ]
    assert all(believed.exact for believed in deal.believed)
    assert not wrong(deal)
    assert now.player == 0


def test_who_swapped_knows_and_the_other_does_not() -> None:
    turn = last(table("first", FOUR).swaps("Adele", "Bruno"))
    assert (turn.turn, turn.player) == (5, 0)
    assert turn.cards == ("king", "witch", "judge", "spy")
    assert own(turn, 0) == [(0, {"king": 1.0})]
    assert own(turn, 1) == [(1, {"king": 0.5, "witch": 0.5})]
    assert own(turn, 2) == [(2, {"judge": 1.0})]
    assert not wrong(turn), "of two that are as likely Bruno takes it for neither"


def test_swap_and_no_swap_look_alike_to_the_others() -> None:
    swapped, left = (
        last(table("first", FOUR).swaps("Adele", "Bruno")),
        last(table("first", FOUR).pretends("Adele", "Bruno")),
    )
    assert swapped.cards != left.cards
    assert own(swapped, 1) == own(left, 1)
    assert own(swapped, 0) != own(left, 0)


def test_a_person_is_wrong_about_themselves() -> None:
    laid = table("first", FOUR).swaps("Adele", "Bruno").pretends("Bruno", "David").pretends("Cedric", "Bruno")
    turn = last(laid)
    assert turn.cards[1] == "witch"
    assert own(turn, 1) == [(1, {"judge": 0.5, "king": 0.25, "witch": 0.25})]
    assert wrong(turn) == [1]
    assert [wrong(before) for before in told(laid)[:-2]] == [[], [], []]


def test_who_looks_is_not_wrong_any_more() -> None:
    laid = table("first", FOUR).swaps("Adele", "Bruno").looks("Bruno")
    assert own(last(laid), 1) == [(1, {"witch": 1.0})]
    assert own(last(laid), 0) == [(0, {"king": 1.0})]


def test_what_is_likely_comes_first_and_the_very_unlikely_is_left_out() -> None:
    laid = table("first", FOUR)
    for _ in range(3):
        laid.pretends("Adele", "David").pretends("Bruno", "David").pretends("Cedric", "David")
        laid.pretends("David", "Adele")
    for turn in told(laid):
        for believed in turn.believed:
            for card in believed.cards:
                chances = [it.chance for it in card.chances]
                assert chances == sorted(chances, reverse=True)
                assert min(chances) >= analysis.NEGLIGIBLE
                assert all(chance == round(chance, 4) for chance in chances)
                assert sum(chances) == pytest.approx(1, abs=0.02)


# Claims


def test_a_bluff_a_gamble_a_thought_and_what_was_known() -> None:
    laid = table("first", "Adele:witch Bruno:king Cedric:judge David:queen")
    laid.announces("Adele", "king").contested_by("Bruno")
    assert claims(last(laid)) == [(0, "king", False, 0.0, "bluffed"), (1, "king", True, 1.0, "knew")]
    assert [claim.contest for claim in last(laid).claims] == [False, True]

    laid = table("first", "Adele:witch Bruno:king Cedric:judge David:queen").swaps("Adele", "Bruno")
    laid.announces("Bruno", "king").unchallenged()
    assert claims(last(laid)) == [(1, "king", False, 0.5, "thought")]

    laid = table("first", "Adele:witch Bruno:king Cedric:judge David:queen", active="David")
    laid.swaps("David", "Bruno").swaps("Adele", "Bruno").announces("Bruno", "queen").unchallenged()
    assert claims(last(laid)) == [(1, "queen", False, 0.25, "gambled")]


@pytest.mark.parametrize(
    ("chance", "kind"),
    [
        (1.0, "knew"),
        (0.995, "knew"),
        (0.9949, "thought"),
        (0.5, "thought"),
        (0.4999, "gambled"),
        (0.05, "gambled"),
        (0.0499, "bluffed"),
        (0.0, "bluffed"),
    ],
)
def test_the_kinds_of_honesty_have_their_bounds(chance: float, kind: str) -> None:
    assert analysis.honesty(chance) == kind


def test_what_a_claim_reveals_is_known_after_it_and_not_before() -> None:
    laid = table("first", FOUR).swaps("Adele", "Bruno").announces("Bruno", "king").contested_by("Adele")
    turn = last(laid)
    assert claims(turn) == [(1, "king", False, 0.5, "thought"), (0, "king", True, 1.0, "knew")]
    assert own(turn, 1) == [(1, {"witch": 1.0})]
    assert turn.coins == (9, 5, 6, 6)


# Few players, changed seats, and eliminations


def test_two_have_three_cards_each() -> None:
    laid = table("first", "Adele:witch/king/judge Bruno:spy/queen/thief").swaps("Adele left", "Bruno right")
    turn = last(laid)
    assert own(turn, 0) == [(0, {"queen": 1.0}), (1, {"king": 1.0}), (2, {"judge": 1.0})]
    assert own(turn, 1) == [(3, {"spy": 1.0}), (4, {"queen": 0.5, "witch": 0.5}), (5, {"thief": 1.0})]


def test_three_have_two_cards_each() -> None:
    laid = table("first", "Adele:witch/king Bruno:spy/queen Cedric:judge/fool").swaps(
        "Adele right", "Cedric left"
    )
    turn = last(laid)
    assert own(turn, 0) == [(0, {"witch": 1.0}), (1, {"judge": 1.0})]
    assert own(turn, 2) == [(4, {"judge": 0.5, "king": 0.5}), (5, {"fool": 1.0})]


def test_who_is_out_believes_nothing_more() -> None:
    laid = table("first", "Adele:damned Bruno:king Cedric:judge David:spy Emma:thief")
    laid.announces("Adele", "king").contested_by("Bruno")
    before, turn = told(laid)[0], last(laid)
    assert own(before, 0) == [(0, {"damned": 1.0})]
    assert (turn.out, own(turn, 0), wrong(turn)) == ((0,), [], [])
    assert turn.cards[0] is None
    assert own(turn, 1) == [(1, {"king": 1.0})]


def test_who_changes_places_finds_other_cards_in_front_of_them() -> None:
    seats = "Adele:puppet-master Bruno:king Cedric:judge David:spy Emma:thief Felix:witch"
    laid = table("first", seats).announces("Adele", "puppet-master").unchallenged()
    laid.picks("Adele", "Bruno", "Cedric")
    turn = last(laid)
    assert turn.sitting == (0, 2, 1, 3, 4, 5)
    assert own(turn, 1) == [(2, {"judge": 1.0})]
    assert own(turn, 2) == [(1, {"king": 1.0})]
    assert not wrong(turn)
    assert [believed.player for believed in turn.believed] == list(range(6))


# Whole games


def games() -> Iterator[list[AnyEvent]]:
    chance = Random("truth")
    for style in (careless, bold, quiet, truthful):
        for players in (2, 3, 5, 9):
            options = Options(confess_peek=True, turn_limit=24)
            game = random_game(
                chance, Setup(scenario=random_scenario(chance, "first", players), options=options)
            )
            play(chance, game, style, 2000)
            yield list(game.events)


GAMES = list(games())


@pytest.mark.parametrize("events", GAMES, ids=range(len(GAMES)))
def test_it_is_what_each_could_conclude_from_what_they_saw(events: list[AnyEvent]) -> None:
    with UNCOMPILED:
        turns = analysis.turns(events)
    starts = [number for number, event in enumerate(events) if isinstance(event, e.TurnStarted)]
    assert len(turns) == len(starts) + 1
    assert [turn.turn for turn in turns] == list(range(len(turns)))
    for player in range(len(turns[0].sitting)):
        seen = as_they_happen(events, player)
        belief = Belief(player)
        told = 0
        for number, start in enumerate(starts):
            for event in seen[told:start]:
                belief.observe(event)
            told = start
            believed = turns[number].believed[player]
            if player in turns[number].out:
                assert believed.cards == ()
                continue
            for card in believed.cards:
                assert believed.exact
                for it in card.chances:
                    assert it.chance == pytest.approx(belief.probability(card.spot, it.character), abs=6e-5)


@pytest.mark.parametrize("events", GAMES, ids=range(len(GAMES)))
def test_a_sample_never_contradicts_what_was_seen(
    events: list[AnyEvent], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analysis, "CAP", 12)
    monkeypatch.setattr(analysis, "PARTICLES", 6)
    with UNCOMPILED:
        turns = analysis.turns(events)
        assert turns == analysis.turns(events), "chance comes from a seed"
    for turn in turns:
        for believed in turn.believed:
            for card in believed.cards:
                assert 0.9 < sum(it.chance for it in card.chances) <= 1.001


def test_a_sample_is_near_the_truth(monkeypatch: pytest.MonkeyPatch) -> None:
    chance = Random("near")
    setup = Setup(scenario=published("first", "base", 8), options=Options(turn_limit=20))
    game = random_game(chance, setup)
    play(chance, game, quiet, 2000)
    with UNCOMPILED:
        monkeypatch.setattr(analysis, "CAP", 1 << 20)
        exact = analysis.turns(game.events)
        monkeypatch.setattr(analysis, "CAP", 400)
        monkeypatch.setattr(analysis, "PARTICLES", 200)
        sampled = analysis.turns(game.events)
    assert any(not believed.exact for turn in sampled for believed in turn.believed)
    apart = []
    for one, two in zip(exact, sampled, strict=True):
        for player in range(8):
            for (_, mine), (_, other) in zip(own(one, player), own(two, player), strict=True):
                apart.append(sum(abs(mine.get(it, 0) - other.get(it, 0)) for it in {*mine, *other}) / 2)
    assert sum(apart) / len(apart) < 0.03


# Over HTTP


async def played(server: Any, *names: str, **settings: Any) -> tuple[list[Client], list[Connection]]:
    """A short finished game."""
    seats = await start_game(server, *names, options={"turn_limit": 6}, **settings)
    await play_on(*seats)
    return [seat.client for seat in seats], seats


def test_the_analysis_is_open_after_the_end_as_the_record_is(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            seats = await start_game(server, "Ada", "Bruno", "Chiara", "Dario", options={"turn_limit": 6})
            ada = seats[0].client
            where = f"/tables/{ada.code}"
            for query in ("", "?game=1", "?game=2", "?game=0", "?game=x"):
                early, record = [await ada.ask("GET", f"{where}/{it}{query}") for it in ("truth", "record")]
                assert (early.status_code, early.content) == (record.status_code, record.content)
            assert await refused(ada, f"{where}/truth", method="GET") == (409, "game-is-on")
            await play_on(*seats)
            for seat in seats:
                told = await seat.client.get(f"{where}/truth")
                assert told == await seat.client.get(f"{where}/truth?game=1")
                assert (told["game"], len(told["turns"])) == (1, 7)
                assert told["turns"][-1]["cards"] == seats[0].events[-1]["cards"]
            assert await refused(ada, f"{where}/truth?game=2", method="GET") == (409, "no-game")
            stranger = await server.new_client("Stranger")
            assert await refused(stranger, f"{where}/truth", method="GET") == (404, "no-table")

    run(test())


def test_earlier_games_stay_open_while_another_is_played(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            guests, _ = await played(server, "Ada", "Bruno")
            ada = guests[0]
            where = f"/tables/{ada.code}"
            first = await ada.get(f"{where}/truth")
            await ada.post(f"{where}/rematch")
            assert await ada.get(f"{where}/truth") == first
            await ada.post(f"{where}/start")
            assert await refused(ada, f"{where}/truth", method="GET") == (409, "game-is-on")
            assert await refused(ada, f"{where}/truth?game=2", method="GET") == (409, "game-is-on")
            assert await ada.get(f"{where}/truth?game=1") == first

    run(test())


def test_who_comes_after_the_game_learns_nothing_of_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            guests, _ = await played(server, "Ada", "Bruno", "Chiara", spectators=True)
            stranger = await server.new_client("Stranger")
            answer = await stranger.ask("GET", f"/tables/{guests[0].code}/truth")
            assert answer.status_code == 404

    run(test())
