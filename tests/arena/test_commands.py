"""`mascarade tournament`, `mascarade balance` and `mascarade bots`, in this process."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from mascarade.cli import study
from tests.kit.command import refused, run, stdout_of

PNG = b"\x89PNG\r\n"
SCENARIO = """
edition = "first"
players = 4
name = "Short evening"
cards = ["judge", "bishop", "king", "queen", "thief", "cheat"]
[options]
turn_limit = 12
"""


@pytest.fixture(autouse=True)
def kept_elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Isolate stored results between tests."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    yield tmp_path
    assert not [path for path in (tmp_path / "state").rglob("*") if path.is_file()]


def document(*arguments: str) -> Any:
    return json.loads(stdout_of(*arguments, "--json", "--jobs", "1"))


def tournament(*arguments: str) -> Any:
    return document("tournament", *arguments)


def balance(*arguments: str) -> Any:
    return document("balance", "--bot", "random", *arguments)


# Tournaments


def test_a_tournament_prints_a_report() -> None:
    said = stdout_of(
        "tournament", "random:memory=1", "random", "--players", "4", "--games", "40", "--jobs", "1"
    )
    assert "First edition, base, 4 players" in said
    assert "Seats: 1 × random:memory=1, 3 × random" in said
    assert "40 games, seed 1" in said
    assert "Every deal was played with every bot in every seat." in said
    assert "Wilson" in said
    assert "Rating" in said


def test_a_tournament_prints_json() -> None:
    results = tournament("random:memory=1", "random", "--players", "5", "--games", "20", "--seed", "4")
    assert (results["games"], results["seed"]) == (20, 4)
    first, second = results["bots"]
    assert (first["name"], first["seats"], first["games"]) == ("random:memory=1", 1, 20)
    assert (second["name"], second["seats"]) == ("random", 4)
    assert (first["fair_share"], second["fair_share"]) == (0.2, 0.8)
    for bot in (first, second):
        assert bot["share"] == pytest.approx(bot["wins"] / 20)
        assert 0 <= bot["low"] <= bot["share"] <= bot["high"] <= 1
        assert bot["ratio"] == pytest.approx(bot["share"] / bot["fair_share"])
        assert set(bot["rating"]) == {"mu", "sigma", "sure"}
        assert bot["mistakes"] == []
    assert first["wins"] + second["wins"] == pytest.approx(20)
    assert sum(results["endings"].values()) == 20
    assert set(results["turns"]) == {"mean", "quantiles", "longest"}


def test_the_seed_decides() -> None:
    arguments = ("random", "random", "--players", "4", "--games", "12")
    assert tournament(*arguments, "--seed", "5") == tournament(*arguments, "--seed", "5")
    assert tournament(*arguments, "--seed", "5") != tournament(*arguments, "--seed", "6")


def test_numbers_before_all_bots_set_the_table() -> None:
    results = tournament("3*random", "2*random", "--games", "5")
    assert results["scenario"]["players"] == 5


def test_a_custom_scenario_brings_its_options(tmp_path: Path) -> None:
    file = tmp_path / "evening.toml"
    file.write_text(SCENARIO)
    results = tournament("random", "--scenario", str(file), "--games", "8")
    assert results["options"]["turn_limit"] == 12
    assert results["turns"]["longest"] <= 12
    shorter = tournament("random", "--scenario", str(file), "--games", "8", "--turn-limit", "5")
    assert shorter["turns"]["longest"] <= 5


def test_a_game_without_end_is_ended() -> None:
    assert tournament("random", "--games", "4", "--turn-limit", "3")["endings"] == {"turn-limit": 4}


@pytest.mark.parametrize(
    ("arguments", "code", "exit_code"),
    [
        (["radnom"], "unknown-bot", 2),
        (["random", "nobody-at-all"], "unknown-bot", 2),
        (["random:boldness=7"], "temper-value", 2),
        (["random:charm=1"], "unknown-temper", 2),
        (["random", "--games", "0"], "too-small", 2),
        (["random", "--games", "-5"], "too-small", 2),
        (["random", "--jobs", "0"], "too-small", 2),
        (["random", "--patience", "0"], "patience", 2),
        (["random", "--patience", "nan"], "patience", 2),
        (["3*random", "--players", "2"], "too-many-bots", 2),
        (["random", "--scenario", "x.toml", "--players", "4"], "scenario-and-set", 2),
        (["random", "--scenario", "no-such.toml"], "file-missing", 1),
        (["random", "--set", "bases"], "unknown-set", 1),
        (["random", "--players", "0"], "set-players", 1),
        (["random", "--turn-limit", "0"], "turn-limit", 1),
        (["random", "--plot", "figure.gif"], "plot-format", 2),
        (["random", "--plot", "no-such-folder/figure.png"], "file-unwritable", 1),
        (["random", "--state", "no-such-folder/kept.json", "--games", "2"], "state-unwritable", 1),
        (["random", "--force"], "force-without-plot", 2),
    ],
)
def test_a_tournament_is_refused_with_a_code_and_a_sentence(
    arguments: list[str], code: str, exit_code: int
) -> None:
    error = refused("tournament", *arguments, exit_code=exit_code)
    assert error["code"] == code
    assert "without a sentence" not in error["sentence"]


def test_the_nearest_bot_is_suggested() -> None:
    assert "Did you mean “random”?" in refused("tournament", "radnom", exit_code=2)["sentence"]


def test_every_example_of_the_help_is_well_formed() -> None:
    said = stdout_of("tournament", "--help")
    assert "regular:boldness=0.9,memory=0.2" in said
    assert "3*regular" in said


# Stored results


def test_a_finished_study_is_printed_again_and_can_be_extended(tmp_path: Path) -> None:
    file = str(tmp_path / "kept.json")
    arguments = ("tournament", "random", "random", "--players", "4", "--state", file, "--json", "--jobs", "1")
    first = run(*arguments, "--games", "8")
    again = run(*arguments, "--games", "8")
    assert again.stdout == first.stdout
    assert "All 8 games were already played" in " ".join(again.stderr.split())
    more = run(*arguments, "--games", "20")
    assert "Resuming after 8 of 20 games" in " ".join(more.stderr.split())
    assert json.loads(more.stdout) == tournament("random", "random", "--players", "4", "--games", "20")
    anew = run(*arguments, "--games", "4", "--fresh")
    assert (anew.exit_code, anew.stderr, json.loads(anew.stdout)["games"]) == (0, "", 4)


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["--games", "4"], "state-has-more"),
        (["--games", "8", "--seed", "2"], "state-of-other"),
        (["--games", "8", "--turn-limit", "9"], "state-of-other"),
    ],
)
def test_the_file_of_another_tournament_is_refused(tmp_path: Path, arguments: list[str], code: str) -> None:
    file = tmp_path / "kept.json"
    stdout_of("tournament", "random", "--state", str(file), "--games", "8", "--jobs", "1")
    before = file.read_bytes()
    assert run("tournament", "random", "--state", str(file), *arguments).exit_code == 1
    assert refused("tournament", "random", "--state", str(file), *arguments)["code"] == code
    assert file.read_bytes() == before


def test_a_file_that_holds_something_else_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear all")
    for more in ([], ["--fresh"]):
        error = refused("tournament", "random", "--games", "2", "--state", str(file), *more)
        assert error["code"] == "state-unreadable"
    assert file.read_text() == "Dear all"


# Balance


def test_a_balance_study_prints_a_report() -> None:
    said = stdout_of("balance", "--bot", "random", "--players", "4", "--games", "30", "--jobs", "1")
    for part in ("4 × random", "A fair share is 25.0%.", "Judge", "first player", "Courthouse:"):
        assert part in said


def test_a_balance_study_prints_json() -> None:
    results = balance("--players", "4", "--games", "30")
    assert (results["games"], results["bot"], results["fair_share"]) == (30, "random", 0.25)
    assert set(results["characters"]) == {"judge", "bishop", "king", "queen", "thief", "cheat"}
    assert len(results["seats"]) == 4
    assert sum(seat["share"] for seat in results["seats"]) == pytest.approx(1)
    assert sum(results["endings"].values()) == pytest.approx(1)
    assert set(results["endings"]) == {"thirteen", "ruin", "cheat", "last-standing", "turn-limit"}
    king = results["announcements"]["king"]
    assert 0 <= king["true"] <= 1
    assert 0 <= king["contested"] <= 1
    assert king["per_game"] == pytest.approx(king["announced"] / 30)
    assert results["courthouse"]["paid_per_game"] > 0


def test_json_output_has_the_progress_of_a_balance_study() -> None:
    study = ("balance", "--bot", "random", "--players", "4", "--games", "30", "--jobs", "1", "--json")
    result = run(*study, "--progress")
    done = [json.loads(line)["done"] for line in result.stderr.splitlines()]
    assert (done[0], done[-1]) == (0, 30)
    assert done == sorted(done)
    assert result.stdout == stdout_of(*study)


def test_the_balance_of_a_custom_scenario(tmp_path: Path) -> None:
    file = tmp_path / "evening.toml"
    file.write_text(SCENARIO)
    said = stdout_of("balance", str(file), "--bot", "random", "--games", "4", "--jobs", "1")
    assert "Short evening" in said


@pytest.mark.parametrize(
    ("arguments", "code", "exit_code"),
    [
        (["--bot", "regluar-or-so"], "unknown-bot", 2),
        (["--bot", "3*random"], "all-seats", 2),
        (["--games", "0"], "too-small", 2),
        (["no-such-file.toml"], "file-missing", 1),
        (["x.toml", "--set", "base"], "scenario-and-set", 2),
    ],
)
def test_a_balance_study_is_refused_with_a_code(arguments: list[str], code: str, exit_code: int) -> None:
    assert refused("balance", *arguments, exit_code=exit_code)["code"] == code


# Narrow terminals


@pytest.mark.parametrize("columns", [24, 40, 60, 80, 100])
def test_a_narrow_terminal_keeps_names_shares_and_intervals(columns: int) -> None:
    bots = ("random:memory=1", "random")
    common = ("--players", "4", "--games", "8", "--jobs", "1")
    rated = stdout_of("tournament", *bots, *common, columns=columns)
    single = stdout_of("tournament", "random", *common, columns=columns)
    balanced = stdout_of("balance", "--bot", "random", *common, columns=columns)
    for said in (rated, single, balanced):
        assert "…" not in said
        assert max(len(line) for line in said.splitlines()) <= columns
        assert re.search(r"\d+\.\d%", said)
        assert re.search(r"\d+\.\d–\d+\.\d%", said)
        assert not re.search(r"\d\s%", said)
    places = rated.partition("games, seed 1")[2].partition("Turns per game")[0]
    assert all(re.search(rf"^{bot}\b", places, re.MULTILINE) for bot in bots)
    assert ("Rating" in rated) is (columns >= 60)
    assert ("Fair" in rated) is (columns >= 80)
    assert all(card in balanced for card in ("Judge", "Bishop", "King", "Queen", "Thief", "Cheat"))


# Plots


@pytest.mark.parametrize(
    ("study", "name", "beginning"),
    [
        (["tournament", "random:memory=1", "random"], "figure.png", PNG),
        (["balance", "--bot", "random"], "figure.svg", b"<?xml"),
    ],
)
def test_results_can_be_drawn(tmp_path: Path, study: list[str], name: str, beginning: bytes) -> None:
    file = tmp_path / name
    arguments = [*study, "--players", "4", "--games", "8", "--plot", str(file)]
    stdout_of(*arguments, "--jobs", "1")
    assert file.read_bytes().startswith(beginning)
    assert refused(*arguments)["code"] == "file-exists"
    file.write_bytes(b"")
    stdout_of(*arguments, "--jobs", "1", "--force")
    assert file.read_bytes().startswith(beginning)


def test_without_matplotlib_one_sentence_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(study, "find_spec", lambda name: None)
    error = refused("tournament", "random", "--plot", str(tmp_path / "figure.png"))
    assert error["code"] == "no-matplotlib"
    assert "make setup" in error["sentence"]
    assert "pip install 'mascarade[plot]'" in error["sentence"]


# Bots


def test_the_bots_are_listed() -> None:
    said = stdout_of("bots")
    assert "random" in said
    assert "mascarade tournament" in said
    listed = json.loads(stdout_of("bots", "--json"))["bots"]
    (random,) = (bot for bot in listed if bot["name"] == "random")
    assert random["where"] == "mascarade.bots.random_bot:RandomBot"
    assert random["source"].startswith("mascarade ")
    assert random["problem"] is None
    assert random["summary"].startswith("Plays any legal action")
    assert all(bot["summary"] for bot in listed)


def test_the_levels_are_listed_before_the_other_opponents() -> None:
    said = stdout_of("bots")
    assert said.index("Levels") < said.index("expert") < said.index("More opponents") < said.index("bluffer")
    listed = json.loads(stdout_of("bots", "--json"))["bots"]
    assert [bot["name"] for bot in listed if bot["group"] == "level"] == ["novice", "regular", "expert"]
    assert [bot["name"] for bot in listed[:3]] == ["novice", "regular", "expert"]
