"""Studies: the same figures however they are divided, and resumed after a stop."""

from pathlib import Path

import msgspec
import pytest

from mascarade.arena.balance.counters import BalanceCounts
from mascarade.arena.balance.study import BalanceStudy
from mascarade.arena.entrants import read_entrant
from mascarade.arena.errors import ArenaRefused
from mascarade.arena.match import Outcome
from mascarade.arena.ratings import Rater, Rating
from mascarade.arena.runner.checkpoint import Checkpoint
from mascarade.arena.runner.local import play_all
from mascarade.arena.runner.study import run_study
from mascarade.arena.stats import UNITS_PER_GAME
from mascarade.arena.tournament import Standings, Tournament, places
from mascarade.rules.catalogue import STARTING_COINS
from tests.arena.setups import LARGE, SMALL, tournament


def standings(played: Tournament, games: int, jobs: int = 1) -> Standings:
    book, raters = Standings.empty(played), Rater()
    for _, outcomes in play_all(played, range(games), jobs):
        book.add(played, outcomes, raters)
    return book


class Multiply(msgspec.Struct):
    """A task whose results are easily checked."""

    by: int

    def play(self, games: range) -> list[int]:
        return [self.by * game for game in games]


class Stumble(msgspec.Struct):
    def play(self, games: range) -> int:
        raise RuntimeError("a bug of ours")


@pytest.mark.parametrize("jobs", [1, 2, 3])
def test_results_come_in_the_order_of_the_games(jobs: int) -> None:
    together = list(play_all(Multiply(3), range(10, 2000), jobs))
    assert [game for games, _ in together for game in games] == list(range(10, 2000))
    assert [made for _, results in together for made in results] == [3 * game for game in range(10, 2000)]


def test_an_empty_study_ends_at_once() -> None:
    assert list(play_all(Multiply(3), range(5, 5), 4)) == []


def test_a_bug_in_a_worker_is_not_swallowed() -> None:
    with pytest.raises(RuntimeError, match="a bug of ours"):
        list(play_all(Stumble(), range(10), 2))


def test_a_tournament_is_the_same_on_any_number_of_cores() -> None:
    played = tournament(["random:memory=1", "random"])
    assert standings(played, 60, jobs=1) == standings(played, 60, jobs=2)


def test_another_seed_is_another_tournament() -> None:
    assert standings(tournament(seed=1), 12).turns != standings(tournament(seed=2), 12).turns


def test_the_shares_add_up() -> None:
    played = tournament(["random", "2*random", "random"])
    book = standings(played, 40)
    results = places(played, book)
    assert sum(score.won for score in book.scores) == 40 * UNITS_PER_GAME
    assert sum(place.share for place in results) == pytest.approx(1)
    assert sum(place.fair_share for place in results) == pytest.approx(1)
    assert sum(book.endings.values()) == sum(book.turns.values()) == 40
    for place in results:
        assert place.low <= place.share <= place.high
        assert place.ratio == pytest.approx(place.share / place.fair_share)
        assert place.won_in >= place.wins


def test_shared_wins_are_fractions() -> None:
    played = tournament(["random", "random", "random", "random"])
    book = Standings.empty(played)
    shared = Outcome(winners=(0, 2), reason="ruin", turns=9, decisions=20, coins=(8, 0, 8, 4), courthouse=0)
    book.add(played, [shared], None)
    assert sorted(score.won for score in book.scores) == [0, 0, UNITS_PER_GAME // 2, UNITS_PER_GAME // 2]


def test_ratings_rise_with_wins_and_average_a_bots_seats() -> None:
    rater, ratings = Rater(), (Rating(), Rating())
    for _ in range(20):
        ratings = rater.rate(ratings, (0, 1, 1, 1), (0,))  # type: ignore[assignment]
    winner, loser = ratings
    assert winner.mu > 25 > loser.mu
    assert winner.sigma < Rating().sigma
    assert winner.sure < winner.mu


# Balance


def study(setup: object = SMALL) -> BalanceStudy:
    return BalanceStudy(setup=setup, entrant=read_entrant("random"))  # type: ignore[arg-type]


def ledger(studied: BalanceStudy, games: int, jobs: int = 1) -> BalanceCounts:
    book = BalanceCounts.of(studied.setup)
    for _, more in play_all(studied, range(games), jobs):
        book.add(more)
    return book


def test_a_balance_study_is_the_same_on_any_number_of_cores() -> None:
    assert ledger(study(), 60, jobs=1) == ledger(study(), 60, jobs=2)


@pytest.mark.parametrize("setup", [SMALL, LARGE], ids=["small", "large"])
def test_what_a_balance_study_counts_adds_up(setup: object) -> None:
    studied = study(setup)
    book = ledger(studied, 30)
    assert book.games == 30
    assert sum(wins.won for wins in book.seats) == 30 * UNITS_PER_GAME
    assert all(wins.times == 30 for wins in book.seats)
    assert sum(wins.times for wins in book.dealt.values()) == 30 * studied.players
    assert sum(book.endings.values()) == sum(book.turns.values()) == 30
    for claims in book.claims.values():
        assert claims.contested_true <= min(claims.contested, claims.true)
        assert claims.true + claims.contested - claims.contested_true <= claims.announced
        assert claims.games <= claims.by_player.times <= claims.announced
        assert claims.carried <= claims.announced
    assert sum(claims.announced for claims in book.claims.values()) > 30
    courthouse = book.courthouse
    left = sum(coins * games for coins, games in courthouse.left.items())
    assert courthouse.paid - courthouse.taken == left
    assert courthouse.fines > 0
    assert sum(courthouse.largest.values()) == 30
    assert max(courthouse.largest) <= STARTING_COINS * studied.players + 60


# Checkpoints


@pytest.fixture
def checkpoint(tmp_path: Path) -> Checkpoint[Standings]:
    return Checkpoint("tournament", tournament(), tmp_path / "kept.json", Standings)


def test_a_stopped_study_resumes(checkpoint: Checkpoint[Standings]) -> None:
    played, raters = tournament(), Rater()
    book, added = Standings.empty(played), 0

    def add(outcomes: list[Outcome]) -> None:
        nonlocal added
        added += len(outcomes)
        if added > 5:
            book.games += 1000  # a half-updated result, as Ctrl-C may leave it
            raise KeyboardInterrupt
        book.add(played, outcomes, raters)

    with pytest.raises(KeyboardInterrupt):
        run_study(played, book, add, games=20, jobs=1, checkpoint=checkpoint, progress=lambda done: None)
    again = checkpoint.load()
    assert again is not None
    assert 0 < again.games < 20
    heard: list[int] = []
    run_study(
        played,
        again,
        lambda outcomes: again.add(played, outcomes, raters),
        games=20,
        jobs=1,
        checkpoint=checkpoint,
        progress=heard.append,
    )
    assert again == standings(played, 20)
    assert heard[-1] == 20
    assert checkpoint.load() == again, "a file that somebody asked for stays"


def test_automatic_checkpoints_are_tidied_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    played = tournament()
    unasked = Checkpoint("tournament", played, None, Standings)
    unasked.update(Standings.empty(played))
    unasked.save()
    assert not unasked.file.exists(), "nothing was played, nothing is kept"
    book = standings(played, 1)
    unasked.update(book)
    unasked.save()
    assert unasked.file.is_relative_to(tmp_path)
    assert unasked.load() == book
    unasked.finish()
    assert [path for path in tmp_path.rglob("*") if path.is_file()] == []


def test_a_study_runs_without_a_place_for_its_checkpoint(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "file"))
    monkeypatch.setattr("mascarade.arena.runner.checkpoint.SAVE_EVERY_SECONDS", -1.0)
    played, raters = tournament(), Rater()
    unasked = Checkpoint("tournament", played, None, Standings)
    unasked.delete()
    assert unasked.load() is None
    book = Standings.empty(played)
    run_study(
        played,
        book,
        lambda outcomes: book.add(played, outcomes, raters),
        games=4,
        jobs=1,
        checkpoint=unasked,
        progress=lambda done: None,
    )
    assert book.games == 4


@pytest.mark.parametrize("lasting", [False, True])
def test_ctrl_c_stops_a_study_without_a_checkpoint(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lasting: bool
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "place"))
    played = tournament()
    checkpoint = Checkpoint(
        "tournament", played, tmp_path / "place" / "kept.json" if lasting else None, Standings
    )
    if lasting:
        (tmp_path / "place").mkdir()
    book, added = Standings.empty(played), 0

    def add(outcomes: list[Outcome]) -> None:
        nonlocal added
        added += 1
        if added > 1:
            for path in (tmp_path / "place").glob("*"):
                path.unlink()
            if lasting:
                (tmp_path / "place").rmdir()
            (tmp_path / "place").touch()
            raise KeyboardInterrupt
        book.add(played, outcomes, Rater())

    lost: list[ArenaRefused] = []
    with pytest.raises(KeyboardInterrupt):
        run_study(
            played,
            book,
            add,
            games=20,
            jobs=1,
            checkpoint=checkpoint,
            progress=lambda done: None,
            on_unsaved=lost.append,
        )
    assert [refusal.code for refusal in lost] == ["state-unwritable"]


@pytest.mark.parametrize("text", [b"", b"{}", b"\xff", b"[" * 100_000, b'{"mascarade": "tournament"}'])
def test_a_file_that_is_no_study_is_refused_and_left_alone(
    checkpoint: Checkpoint[Standings], text: bytes
) -> None:
    checkpoint.file.write_bytes(text)
    for look_at in (checkpoint.load, checkpoint.delete):
        with pytest.raises(ArenaRefused) as refusal:
            look_at()
        assert refusal.value.code == "state-unreadable"
    assert checkpoint.file.read_bytes() == text


def test_the_file_of_another_study_is_refused(checkpoint: Checkpoint[Standings]) -> None:
    other = tournament(seed=2)
    kept = Checkpoint("tournament", other, checkpoint.file, Standings)
    kept.update(Standings.empty(other))
    kept.save()
    with pytest.raises(ArenaRefused) as refusal:
        checkpoint.load()
    assert refusal.value.code == "state-of-other"
    checkpoint.delete()
    assert checkpoint.load() is None
