"""`mascarade ladder`: the same deals for all, every seat, any number of cores, budgets, reports."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from mascarade.arena.ladder import rounds
from mascarade.arena.ladder.figures import ladder_figures, undecided_cells
from mascarade.arena.ladder.populations import MIXES, default_populations, read_bots, read_population
from mascarade.arena.ladder.rounds import Rounds
from mascarade.arena.ladder.study import LadderResults, LadderStudy
from mascarade.arena.match import DECISION_SECONDS
from mascarade.arena.ratings import Rater, Rating
from mascarade.cli.commands import ladder as command
from mascarade.locales import LANGUAGES
from tests.arena.setups import SMALL
from tests.kit.command import refused, run, stdout_of
from tests.kit.project import ROOT
from tests.tiers import full

BOTS = ("random", "quick")
SHORT = ("--players", "4", "--turn-limit", "20", "--jobs", "1", "--games", "8")
LADDER = ("ladder", *BOTS, "--population", "random", "--population", "quick,random")
SECOND = 1 / 60  # in minutes


@pytest.fixture(autouse=True)
def kept_elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Isolate stored results between tests."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    yield
    assert not [path for path in (tmp_path / "state").rglob("*") if path.is_file()]


def study(*populations: str, bots: tuple[str, ...] = BOTS) -> LadderStudy:
    return LadderStudy(
        setups=(SMALL,),
        bots=read_bots(bots),
        populations=tuple(map(read_population, populations or ("random", "quick,random"))),
        seed=1,
        patience=DECISION_SECONDS,
    )


def played(of: LadderStudy, deals: int) -> LadderResults:
    """The results of this many deals of each cell."""
    results = LadderResults.empty(of)
    for cell in range(of.cell_count):
        results.add(of, of.play(of.deals(cell, range(deals))))
    return results


# Deals, seats and populations


def test_the_tested_bot_sits_once_in_every_seat_of_a_deal_and_the_others_move_along() -> None:
    of = study("random,quick,novice", bots=("regular",))
    cell = of.cell(0)
    for deal in range(3):
        seated = [[entrant.name for entrant in of.line_up(cell, deal, rotation)] for rotation in range(4)]
        assert [names.index("regular") for names in seated] == [0, 1, 2, 3]
        assert all(later[1:] + later[:1] == earlier for earlier, later in pairwise(seated))


def test_all_bots_meet_the_same_neighbours_in_the_same_deals() -> None:
    of = study("random,quick,novice", bots=("regular", "expert"))
    for deal in range(5):
        first, second = (of.line_up(of.cell(number), deal, 2) for number in range(2))
        assert [a for a, b in zip(first, second, strict=True) if a == b] == [*first[:2], *first[3:]]


def test_equal_bots_play_equal_games() -> None:
    of = study("random", bots=("random", "random:memory=0.4"))
    first, second = (of.play(of.deals(cell, range(3))) for cell in range(2))
    assert (first.wins, first.winners) == (second.wins, second.winners)


def test_a_mix_is_dealt_evenly() -> None:
    mix = read_population("random,quick,2*novice")
    assert [bot.name for bot in mix.bots] == ["random", "quick", "novice", "novice"]
    dealt = [Counter(bot.name for bot in mix.others(9, 1, deal)) for deal in range(200)]
    assert all(one["novice"] >= 4 and one["quick"] >= 2 for one in dealt)
    assert sum((one["novice"] for one in dealt), 0) / 200 == pytest.approx(4.5, abs=0.2)
    assert len({tuple(bot.name for bot in mix.others(4, 1, deal)) for deal in range(20)}) > 5


@pytest.mark.parametrize(
    ("written", "bots"),
    [
        ("random", ["random"]),
        ("3*random", ["random"]),
        ("regular:boldness=0.9,memory=0.3", ["regular:boldness=0.9,memory=0.3"]),
        (
            "novice,regular:boldness=0.9,memory=0.3,random",
            ["novice", "regular:boldness=0.9,memory=0.3", "random"],
        ),
        ("levels", list(MIXES["levels"])),
    ],
)
def test_populations_are_written_as_bots_are(written: str, bots: list[str]) -> None:
    assert [bot.name for bot in read_population(written).bots] == bots


def test_the_default_populations_are_those_that_are_installed() -> None:
    found = default_populations()
    assert [each.name for each in found[:5]] == ["expert", "regular", "quick", "novice", "random"]
    assert {"levels", "family"} <= {each.name for each in found}
    assert all(len(each.bots) > 1 for each in found if each.name in MIXES)


def test_the_docs_say_who_sits_in_each_mix() -> None:
    page = " ".join((ROOT / "docs" / "command-line.md").read_text("utf-8").split())
    for name, bots in MIXES.items():
        assert f"`{name}` ({', '.join(f'`{bot}`' for bot in bots)})" in page


# Rounds


def hand_out(order: Rounds, seconds: float = 0.0) -> Iterator[tuple[int, range]]:
    """Cells and deals as they are handed out; every deal takes so long."""
    of = order.study
    while chunk := order.next():
        order.record(chunk, seconds * len(chunk))
        count = of.cell_count
        yield chunk.start % count, range(chunk.start // count, chunk.stop // count)


def test_every_deal_is_handed_out_once_and_all_cells_grow_alike() -> None:
    of = study()
    deals = Counter[int]()
    order = Rounds(of, LadderResults.empty(of), {0: 40, 1: 40, 3: 7})
    for cell, chunk in hand_out(order, 0.05):
        assert chunk.start == deals[cell], "in order, and none twice"
        deals[cell] += len(chunk)
        assert deals[0] <= 2 * deals[1] + 2
    assert deals == {0: 40, 1: 40, 3: 7}


def test_undecided_cells_get_twice_as_many_deals_until_the_time_is_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = 0.0
    monkeypatch.setattr(rounds, "monotonic", lambda: now)
    of = study()
    results = LadderResults.empty(of)
    order = Rounds(of, results, dict.fromkeys(range(4)), seconds=100, undecided=lambda: {1})
    deals = Counter[int]()
    for cell, chunk in hand_out(order, 0.1):
        deals[cell] += len(chunk)
        now += 0.1 * len(chunk)
    assert 98 < now <= 100.0001
    assert results.seconds >= 100
    assert 1.3 < deals[1] / deals[0] < 2.7
    assert deals[0] == pytest.approx(deals[2], rel=0.5)


def test_cells_are_undecided_while_their_bots_overlap() -> None:
    of = study("random", bots=("random", "random:memory=0.4", "quick"))
    assert undecided_cells(of, played(of, 12)) >= {0, 1}


# Figures


def test_figures_are_the_same_however_the_games_are_divided() -> None:
    of = study()
    whole, parts = played(of, 6), LadderResults.empty(of)
    for deals in (range(2), range(2, 3), range(3, 6)):
        for cell in reversed(range(of.cell_count)):
            parts.add(of, of.play(of.deals(cell, deals)))
    assert ladder_figures(of, whole, {}, costs=False) == ladder_figures(of, parts, {}, costs=False)
    assert whole.games == 6 * 4 * 4


def test_the_figures_agree_with_each_other() -> None:
    of = study("random", "quick,random", bots=("random", "quick", "random:memory=0.4"))
    figures = ladder_figures(of, played(of, 12), {}, costs=True)
    (table,) = figures.tables
    assert [row.rank for row in table.bots] == [1, 2, 3]
    assert table.bots[0].name == "quick"
    assert table.games == figures.games == sum(cell.games for cell in table.cells) == 12 * 4 * 6
    for cell in table.cells:
        assert cell.ratio is not None
        assert cell.low is not None
        assert cell.high is not None
        assert cell.low <= cell.ratio <= cell.high
        assert cell.deals * 4 == cell.games
    for row in table.bots:
        worst = table.worst(row)
        assert worst is not None
        assert worst.ratio == min(cell.ratio or 0 for cell in table.cells if cell.bot == row.name)
        assert row.rating is not None
        assert row.rating.low <= row.rating.mu <= row.rating.high
    for apart in table.differences:
        assert apart.low <= apart.difference <= apart.high
        if apart.population is not None:
            cells = [table.cell(bot, apart.population).ratio for bot in (apart.bot, apart.other)]
            assert apart.difference == pytest.approx(cells[0] - cells[1], abs=0.001)  # type: ignore[operator]
    equal = next(d for d in table.differences if "quick" not in (d.bot, d.other) and d.population == "random")
    assert equal.difference == 0
    assert len(table.neighbours()) == 2
    assert all(cost.decisions > 0 < cost.median <= 20 * cost.mean for cost in figures.costs.values())


def test_ratings_are_those_of_the_mixed_tables() -> None:
    of = study("quick,random", bots=("random",))
    results = played(of, 2)
    rated = ladder_figures(of, results, {}, costs=False).tables[0].bots[0].rating
    assert rated is not None
    assert rated.mu < 25
    only = study("random", bots=("random",))
    assert ladder_figures(only, played(only, 2), {}, costs=False).tables[0].bots[0].rating is None
    assert Rater().rate((Rating(), Rating()), (0, 0), (0,))[1] == Rating(), "who has no seat keeps the rating"


# The command


def document(*arguments: str) -> Any:
    return json.loads(stdout_of(*LADDER, *SHORT, "--json", *arguments))


def test_a_ladder_prints_a_report() -> None:
    said = stdout_of(*LADDER, *SHORT)
    for part in (
        "First edition, base, 4 players",
        "1. quick",
        "2. random",
        "Worst",
        "quick is ahead of random",
    ):
        assert part in said
    assert "quick,random: quick, random" in said


def test_the_output_is_the_same_on_any_number_of_cores_and_after_a_stop(tmp_path: Path) -> None:
    whole = stdout_of(*LADDER, *SHORT, "--games", "24", "--json")
    assert stdout_of(*LADDER, *SHORT, "--games", "24", "--json", "--jobs", "2") == whole
    state = ("--state", str(tmp_path / "kept.json"))
    stdout_of(*LADDER, *SHORT, *state)
    resumed = run(*LADDER, *SHORT, *state, "--games", "24", "--json", "--jobs", "2")
    assert "Resuming after 32 of 96 games" in " ".join(resumed.stderr.split())
    assert resumed.stdout == whole
    again = run(*LADDER, *SHORT, *state, "--games", "24", "--json")
    assert "All 96 games were already played" in " ".join(again.stderr.split())
    assert again.stdout == whole
    assert refused(*LADDER, *SHORT, *state)["code"] == "state-has-more"
    assert stdout_of(*LADDER, *SHORT, *state, "--games", "24", "--fresh", "--json") == whole


def test_costs_are_left_out_unless_they_are_wanted() -> None:
    assert document()["costs"] == {}
    costs = document("--costs")["costs"]
    assert set(costs) == set(BOTS)
    assert all(set(cost) == {"decisions", "median", "mean"} for cost in costs.values())


def test_games_are_rounded_to_whole_deals_at_every_table() -> None:
    found = document("--players", "5", "--edition", "first,second", "--games", "7")
    tables = {(t["scenario"]["edition"], t["scenario"]["players"]): t["games"] for t in found["tables"]}
    assert tables == {(edition, seats): 4 * 2 * seats for edition in ("first", "second") for seats in (4, 5)}


@full
def test_a_used_up_budget_is_told_and_can_be_extended(tmp_path: Path) -> None:
    state = tmp_path / "kept.json"
    base = [part for part in SHORT if part not in ("--games", "8")]
    command = (*LADDER, *base, "--state", str(state), "--json")
    first = json.loads(stdout_of(*command, "--budget", str(SECOND)))
    assert first["games"] > 0
    again = run(*command, "--budget", str(SECOND))
    assert "The time is used up" in " ".join(again.stderr.split())
    assert json.loads(again.stdout) == first
    used = json.loads(state.read_bytes())["book"]["seconds"]
    more = run(*command, "--budget", str((used + 5) * SECOND))
    assert f"Resuming after {first['games']:,} games" in " ".join(more.stderr.split())
    assert json.loads(more.stdout)["games"] > first["games"]


@pytest.mark.parametrize(
    ("arguments", "code", "exit_code"),
    [
        (["radnom"], "unknown-bot", 2),
        (["2*random"], "one-seat", 2),
        (["random", "--population", "randon"], "unknown-bot", 2),
        (["random", "--games", "0"], "too-small", 2),
        (["random", "--games", "4", "--budget", "1"], "games-and-budget", 2),
        (["random", "--budget", "0"], "budget-minutes", 2),
        (["random", "--budget", "nan"], "budget-minutes", 2),
        (["random", "--edition", "third"], "unknown-edition", 2),
        (["random", "--players", "4,six"], "player-count", 2),
        (["random", "--players", "1"], "set-players", 1),
        (["random", "--set", "bases"], "unknown-set", 1),
        (["random", "--plot", "figure.gif"], "plot-format", 2),
        (["random", "--page", "page.html"], "page-format", 2),
        (["random", "--page", "no-such-folder/page.md"], "file-unwritable", 1),
        (["random", "--force"], "force-without-plot", 2),
        (["random", "--scenario", "x.toml", "--players", "4"], "scenario-and-set", 2),
    ],
)
def test_a_ladder_is_refused_with_a_code_and_a_sentence(
    arguments: list[str], code: str, exit_code: int
) -> None:
    error = refused("ladder", *arguments, exit_code=exit_code)
    assert error["code"] == code
    assert "without a sentence" not in error["sentence"]


@pytest.mark.parametrize("columns", [24, 40, 80, 100])
def test_a_ladder_fits_the_terminal(columns: int) -> None:
    said = stdout_of(*LADDER, *SHORT, columns=columns)
    assert "…" not in said
    assert max(len(line) for line in said.splitlines()) <= columns
    assert len(re.findall(r"\d\.\d\d \d\.\d–\d\.\d", said)) == 4


def test_a_ladder_is_drawn_and_written_in_every_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plot = tmp_path / "map.png"
    stdout_of(*LADDER, *SHORT, "--plot", str(plot))
    assert plot.read_bytes().startswith(b"\x89PNG\r\n")
    monkeypatch.setattr(command, "_draw", lambda figures, file, kind, force: Path(file).touch())
    pages = set()
    for language in LANGUAGES:
        page = tmp_path / f"{language}.md"
        said = stdout_of(*LADDER, *SHORT, "--page", str(page), "--language", language)
        text = page.read_text()
        assert str(page) in said
        assert f"]({language}.svg)" in text
        assert text.count("\n## ") == 3
        assert (tmp_path / f"{language}.svg").exists()
        assert re.search(r"\| `quick` \| \*\*×\d", text)
        pages.add(text)
    assert len(pages) == len(LANGUAGES)
    again = (*LADDER, *SHORT, "--page", str(tmp_path / "en.md"))
    assert refused(*again)["code"] == "file-exists"
    assert run(*again, "--force").exit_code == 0


def test_the_help_has_examples() -> None:
    said = stdout_of("ladder", "--help")
    assert "mascarade ladder --budget 600 --page ladder.md --ray" in said
    assert "Schulze" in said
