"""Intervals by deal cover what they promise, for shares, for differences of pairs, and for ratings."""

from random import Random

import pytest

from mascarade.arena.ladder.ranking import schulze, vote
from mascarade.arena.ratings import RatedGame, Rater, Rating, rating_intervals
from mascarade.arena.stats import Difference, clustered_share, paired_difference, t_quantile, wilson

PLAYERS = 6
RUNS = 400


def won(chance: Random, deals: int, share: float, spread: float) -> list[float]:
    """Games won of each deal by a bot that some deals suit better than others."""
    found = []
    for _ in range(deals):
        own = share + chance.choice((-spread, spread))
        found.append(float(sum(chance.random() < own for _ in range(PLAYERS))))
    return found


@pytest.mark.parametrize(("deals", "spread"), [(12, 0.0), (34, 0.15), (100, 0.15)])
def test_intervals_of_shares_cover_the_truth(deals: int, spread: float) -> None:
    chance = Random(f"shares/{deals}/{spread}")
    covered = 0
    for _ in range(RUNS):
        _, low, high = clustered_share(won(chance, deals, 1 / PLAYERS, spread), PLAYERS)
        covered += low <= 1 / PLAYERS <= high
    assert 0.93 <= covered / RUNS <= 0.99


def test_games_of_a_deal_that_agree_count_as_fewer() -> None:
    agreeing, balanced = [6.0] * 5 + [0.0] * 25, [1.0] * 28 + [2.0, 0.0]
    share, low, high = clustered_share(agreeing, PLAYERS)
    wide = wilson(sum(agreeing), 30 * PLAYERS)
    assert share == pytest.approx(1 / 6)
    assert high - low > 1.5 * (wide[1] - wide[0])
    _, low, high = clustered_share(balanced, PLAYERS)
    assert high - low < wide[1] - wide[0]


def test_nothing_won_is_not_certainty() -> None:
    assert clustered_share([], PLAYERS) == (0, 0, 1)
    share, low, high = clustered_share([0.0] * 10, PLAYERS)
    assert (share, low) == (0, 0)
    assert 0.03 < high < 0.15


@pytest.mark.parametrize("deals", [8, 34])
def test_equal_bots_differ_by_nothing_as_often_as_promised(deals: int) -> None:
    chance = Random(f"pairs/{deals}")
    found = []
    for _ in range(RUNS):
        suits = [chance.choice((0.02, 0.32)) for _ in range(deals)]
        both = [
            [float(sum(chance.random() < own for _ in range(PLAYERS))) for own in suits] for _ in range(2)
        ]
        found.append(paired_difference(both[0], both[1], PLAYERS))
    assert abs(sum(each.mean for each in found) / RUNS) < 0.01
    assert 0.93 <= sum(not each.is_decided for each in found) / RUNS <= 0.99


def test_pairs_tell_more_than_the_bots_apart() -> None:
    chance = Random(1)
    base = won(chance, 60, 0.3, 0.3)
    better = [min(PLAYERS, each + (number % 4 == 0)) for number, each in enumerate(base)]
    apart = paired_difference(better, base, PLAYERS)
    assert apart.is_decided
    first, second = clustered_share(better, PLAYERS), clustered_share(base, PLAYERS)
    assert first[1] < second[2], "each interval alone overlaps the other"


def test_only_common_deals_are_compared() -> None:
    apart = paired_difference([1, 0, 5, 5], [1, 0], PLAYERS)
    assert (apart.deals, apart.mean, apart.is_decided) == (2, 0, False)
    assert paired_difference([], [1.0], PLAYERS) == Difference()


def test_student_and_normal_meet() -> None:
    assert [round(t_quantile(n), 2) for n in (2, 4, 10, 1000)] == [4.3, 2.78, 2.23, 1.96]


# Order


def test_votes_in_a_circle_have_an_order() -> None:
    circle = [[0, 4, 1, 5], [1, 0, 3, 5], [4, 2, 0, 5], [0, 0, 0, 0]]
    beats = schulze(circle)
    assert beats[3] == 0
    assert sorted(beats) == [0, 1, 2, 3]
    assert beats[2] == 3, "the circle breaks at its weakest vote, 3 to 2"


def test_a_bot_that_beats_all_others_is_first() -> None:
    assert schulze([[0, 3, 3], [2, 0, 4], [2, 1, 0]]) == (2, 1, 0)
    assert schulze([[0, 1], [1, 0]]) == (0, 0)


def test_an_open_difference_is_half_a_vote() -> None:
    assert vote(Difference()) == vote(Difference(mean=0, error=0.1, deals=3)) == 0.5
    assert vote(Difference(mean=0.2, error=0.1, deals=3)) > 0.97


# Ratings


def test_ratings_are_those_of_openskill_and_their_intervals_hold_them() -> None:
    chance = Random(3)
    deals = [
        [
            RatedGame(
                tuple(chance.randrange(4) for _ in range(5)),
                tuple(sorted(chance.sample(range(5), chance.choice((1, 1, 2, 5))))),
            )
            for _ in range(4)
        ]
        for _ in range(6)
    ]
    rater, ratings = Rater(), tuple(Rating() for _ in range(4))
    for deal in deals:
        for game in deal:
            ratings = rater.rate(ratings, game.line_up, game.winners)
    found = rating_intervals(deals, 4, seed=1)
    for interval, rating in zip(found, ratings, strict=True):
        assert (interval.mu, interval.sigma) == pytest.approx((rating.mu, rating.sigma))
        assert interval.low < interval.mu < interval.high
    assert found == rating_intervals(deals, 4, seed=1)
