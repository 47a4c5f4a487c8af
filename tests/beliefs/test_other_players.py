"""How sure other players are, compared with the enumeration of every history for both players."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from random import Random

import pytest

from mascarade.beliefs import OthersBelief
from mascarade.rules import SPECTATOR, AnyEvent, Game, Options, Player, Setup, Viewer, published
from mascarade.rules import events as e
from mascarade.testing.generators import STYLES, quiet, random_scenario, truthful
from tests.beliefs.oracle import Oracle, Rate, by_person, even, eyes, marginals, played, viewers
from tests.tiers import scaled

FOUR = Setup(scenario=published("first", "base", 4))


def follow(events: list[AnyEvent], viewer: Viewer, **how: int) -> OthersBelief:
    others = OthersBelief(viewer, swap_rate={p: by_person(p) for p in range(13)}, **how)
    for event in eyes(events, viewer):
        others.observe(event)
    return others


def sure_in(events: tuple[AnyEvent, ...], player: Player, rate: Rate) -> list[float]:
    """By spot, how sure the player is, given this history."""
    oracle = Oracle(rate)
    for event in eyes(events, player):
        oracle.observe(event)
    return [max(row.values(), default=0.0) for row in marginals(oracle.placements())]


def expected(game: Game, viewer: Viewer, player: Player) -> tuple[list[float], list[float]]:
    """By spot, how sure the player is on average, and how often certain, over all possible histories."""
    oracle = Oracle(by_person)
    for event in eyes(game.events, viewer):
        oracle.observe(event)
    total = sum(course.weight for course in oracle.courses)
    spots = len(oracle.courses[0].cards)
    sure, certain = [0.0] * spots, [0.0] * spots
    seen: dict[tuple[AnyEvent, ...], list[float]] = {}
    for course in oracle.courses:
        theirs = tuple(eyes(course.events, player))
        if theirs not in seen:
            seen[theirs] = sure_in(course.events, player, by_person)
        for spot, most in enumerate(seen[theirs]):
            sure[spot] += course.weight / total * most
            certain[spot] += course.weight / total * (most > 1 - 1e-9)
    return sure, certain


@pytest.mark.parametrize("number", range(8))
def test_it_is_the_average_over_all_that_may_have_happened(number: int) -> None:
    chance = Random(f"sureness {number}")
    scenario = random_scenario(chance, players=2 + number % 4) if number % 2 else FOUR.scenario
    game = played(chance, Setup(scenario=scenario), chance.choice((quiet, truthful)), 6, 40)
    viewer, player = chance.sample(range(scenario.players), 2)
    others = follow(game.events, chance.choice((viewer, SPECTATOR)), histories=300)
    sure, certain = expected(game, others.viewer, player)
    for spot, most in enumerate(sure):
        assert others.sure_of(player, spot) == pytest.approx(most, abs=0.08)
        assert others.knows(player, spot) == pytest.approx(certain[spot], abs=0.12)


def test_it_is_exact_where_nothing_is_hidden_from_the_viewer() -> None:
    """Only the viewer swaps, so the only history is the truth."""
    dealt = e.Dealt(FOUR, FOUR.scenario.cards, 0)
    events: list[AnyEvent] = [dealt, e.Swapped(0, 0, 1, really=True), e.Swapped(0, 0, 2, really=False)]
    others = OthersBelief(0)
    for event in events:
        others.observe(event)
    assert others.sureness(1) == 0.5
    assert others.sureness(2) == 0.5
    assert others.knows(1, 3) == 1.0
    assert others.knows(1, 1) == 0.0
    others.observe(e.Looked(1, (1,)))
    assert others.sureness(1) == 1.0
    assert others.sureness(2) == 0.5


def test_the_person_knows_their_own_swap() -> None:
    others = OthersBelief(0)
    for event in (e.Dealt(FOUR, FOUR.scenario.cards, 0), e.Swapped(1, 1, 2)):
        others.observe(event)
    assert others.sureness(1) == 1.0
    assert others.sureness(2) == 0.5
    assert others.sureness(3) == 1.0


def test_it_goes_with_the_person_to_another_seat() -> None:
    others = OthersBelief(SPECTATOR)
    events = (
        e.Dealt(FOUR, FOUR.scenario.cards, 0),
        e.Swapped(1, 1, 2),
        e.Swapped(3, 3, 1),
        e.SeatsChanged(1, 3),
    )
    for event in events:
        others.observe(event)
    assert others.sureness(1) == others.sure_of(1, 3) == 0.5
    assert others.sureness(3) == others.sure_of(3, 1)


def test_asking_changes_no_answer() -> None:
    chance = Random("asking")
    game = played(chance, Setup(scenario=published("first", "base", 6)), quiet, 20, 80)
    asked, silent = OthersBelief(0, histories=3), OthersBelief(0, histories=3)
    for event in eyes(game.events, 0):
        asked.observe(event)
        silent.observe(event)
        asked.sureness(3)
    assert [asked.sureness(p) for p in range(6)] == [silent.sureness(p) for p in range(6)]


def test_it_holds_through_whole_games_of_all_kinds() -> None:
    chance = Random("whole games")
    for _ in range(scaled(25)):
        scenario = random_scenario(chance)
        options = Options(turn_limit=25, confess_peek=chance.random() < 0.5)
        game = played(chance, Setup(scenario=scenario, options=options), chance.choice(STYLES), 40)
        viewer = chance.choice(viewers(scenario.players))
        others = follow(game.events, viewer, histories=2, cap=chance.choice((8, 4_096)))
        for player in game.state.table.sitting:
            assert 0.0 <= others.sureness(player) <= 1.0 + 1e-9


def test_by_default_people_swap_every_second_time() -> None:
    assert OthersBelief(0)._own.swap_rate(3) == even(3)


@pytest.mark.parametrize("rate", [0.1, 0.9])
def test_courses_are_supposed_as_often_as_they_are_likely(rate: float) -> None:
    cards = FOUR.scenario.cards
    events: tuple[AnyEvent, ...] = (
        e.Dealt(FOUR, cards, 0),
        e.Swapped(1, 1, 2),
        e.Swapped(2, 1, 2),
        e.Swapped(3, 2, 3),
        e.Swapped(1, 1, 2),
        e.Unmasked(1, 1, cards[1]),
        e.Swapped(2, 2, 1),
    )
    oracle, others = Oracle(lambda _: rate), OthersBelief(SPECTATOR, swap_rate=rate, histories=2_000)
    for event in events:
        oracle.observe(event)
        others.observe(event)
    total = sum(course.weight for course in oracle.courses)
    likely = {swaps(course.events): course.weight / total for course in oracle.courses}
    assert len(likely) == len(oracle.courses) > 8
    drawn = [others._draw(Random(f"course {number}")) for number in range(2_000)]
    for courses in (
        [events for _, events in filter(None, drawn)],
        [history.events for history in others._histories],
    ):
        counted = Counter(swaps(course) for course in courses)
        assert counted.total() == 2_000
        assert set(counted) <= set(likely)
        for course, chance in likely.items():
            spread = (chance * (1 - chance) / len(courses)) ** 0.5
            assert counted[course] / len(courses) == pytest.approx(chance, abs=4 * spread + 1e-3)


def swaps(events: Iterable[AnyEvent]) -> tuple[bool | None, ...]:
    """Which swaps were real."""
    return tuple([event.really for event in events if isinstance(event, e.Swapped)])
