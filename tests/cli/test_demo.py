"""The demo: a random game, narrated as its viewer saw it."""

import json
import re
from pathlib import Path
from typing import get_args

import pytest

from mascarade.bots import Reason
from mascarade.cli.commands import COMMANDS
from mascarade.cli.commands.demo import NAMES
from mascarade.cli.narrative.chapters import chapters, worded
from mascarade.cli.narrative.phrases import Phrases
from mascarade.cli.study import TURN_LIMIT
from mascarade.locales import Words
from mascarade.rules import EDITIONS, EditionId, Scenario, published_sets, read_record, verify
from tests.cli.demo_games import played
from tests.kit.command import refused, run, stdout_of

SETS = tuple(published_sets())
FALL = "The masks fall"


def until_the_masks_fall(story: str) -> str:
    before, _, after = story.partition(FALL)
    assert after
    return " ".join(before.split())


def test_the_editions_to_choose_are_those_of_the_rules() -> None:
    assert set(get_args(EditionId)) == set(EDITIONS)


def test_there_are_names_for_everyone() -> None:
    assert len(set(NAMES)) == len(NAMES) == max(edition.most for edition in EDITIONS.values())
    assert list(NAMES) == sorted(NAMES)


def test_a_newcomer_sees_a_game_of_six_through_the_first_players_eyes() -> None:
    story = stdout_of("demo", "--seed", "1")
    assert "A game of the first edition, set “base”, for 6 players." in story
    assert "As Adele sees it." in story
    assert "Turn 4" in story
    assert FALL in story


def test_a_seed_tells_the_same_game_again() -> None:
    assert stdout_of("demo", "--seed", "7") == stdout_of("demo", "--seed", "7")
    assert stdout_of("demo", "--seed", "7") != stdout_of("demo", "--seed", "8")


def test_without_a_seed_one_is_chosen_and_printed() -> None:
    story = stdout_of("demo", "--viewer", "all", "--players", "5", columns=100)
    found = re.search(r"To see it again: mascarade (.+)", story)
    assert found
    assert stdout_of(*found.group(1).split(), columns=100) == story


@pytest.mark.parametrize(
    "scenario", SETS, ids=lambda scenario: f"{scenario.edition}-{scenario.id}-{scenario.players}"
)
def test_every_published_set_can_be_narrated(scenario: Scenario) -> None:
    options = ["--edition", scenario.edition, "--set", scenario.id or "", "--players", str(scenario.players)]
    story = stdout_of("demo", "--seed", "2", "--viewer", "all", *options)
    assert f"for {scenario.players} players" in " ".join(story.split())
    assert FALL in story


@pytest.mark.parametrize("width", [24, 40, 80, 120])
def test_no_line_is_wider_than_the_terminal_or_a_page(width: int) -> None:
    for viewer in ("1", "all"):
        lines = stdout_of(
            "demo", "--seed", "3", "--players", "13", "--viewer", viewer, columns=width
        ).splitlines()
        assert max(map(len, lines)) <= min(width, 100)


def test_no_name_is_cut_in_a_narrow_terminal() -> None:
    for seed in range(3):
        assert "…" not in stdout_of("demo", "--seed", str(seed), "--players", "8", columns=40)


def test_only_the_spectators_story_holds_no_secret() -> None:
    for seed in range(6):
        stories = {
            viewer: until_the_masks_fall(
                stdout_of("demo", "--seed", str(seed), "--viewer", viewer, "--players", "8")
            )
            for viewer in ("spectator", "1", "all")
        }
        secrets = {viewer: len(re.findall(r"\([A-Za-z]", story)) for viewer, story in stories.items()}
        assert secrets["spectator"] == 0 < secrets["1"] < secrets["all"]
        assert "Really" not in stories["spectator"]
        assert "pretended" not in stories["spectator"]


def test_a_player_learns_the_truth_of_their_own_swaps_alone() -> None:
    story = until_the_masks_fall(stdout_of("demo", "--seed", "3", "--viewer", "Clara"))
    told_truths = re.findall(r"(\w+) swaps [^.]+, or pretends to\. \(", story)
    assert set(told_truths) == {"Clara"}


def test_a_name_is_a_number_is_a_viewer() -> None:
    assert stdout_of("demo", "--seed", "3", "--viewer", "clara") == stdout_of(
        "demo", "--seed", "3", "--viewer", "3"
    )


@pytest.mark.parametrize("viewer", ["0", "7", "Mina", "nobody", "", "-1", "1.5", "99999999999999999999", "²"])
def test_an_unknown_viewer_is_wrong_use(viewer: str) -> None:
    error = refused("demo", f"--viewer={viewer}", exit_code=2)
    assert error["code"] == "unknown-viewer"
    assert "all, spectator, 1–6, Adele, Bruno" in error["sentence"]


@pytest.mark.parametrize(
    ("options", "code"),
    [
        (["--players", "14"], "set-players"),
        (["--players", "1"], "set-players"),
        (["--players", "-3"], "set-players"),
        (["--set", "C"], "unknown-set"),
        (["--edition", "second", "--set", "base"], "unknown-set"),
        (["--edition", "second", "--players", "3"], "set-players"),
    ],
)
def test_a_set_that_does_not_exist_is_refused(options: list[str], code: str) -> None:
    assert refused("demo", *options)["code"] == code


def test_a_set_that_is_not_for_six_is_played_with_its_own_number() -> None:
    assert "for 7 players" in stdout_of("demo", "--set", "base-2013", "--seed", "1")


def test_json_holds_the_events_as_the_viewer_saw_them() -> None:
    documents = {
        viewer: json.loads(stdout_of("demo", "--seed", "3", "--viewer", viewer, "--json"))
        for viewer in ("1", "spectator", "all")
    }
    assert [document["viewer"] for document in documents.values()] == [0, "spectator", "all"]
    assert {document["seed"] for document in documents.values()} == {3}
    for viewer, document in documents.items():
        assert list(document) == ["seed", "viewer", "edition", "set", "players", "events", "result"]
        assert document["players"] == list(NAMES[:6])
        swaps = [event for event in document["events"] if event["type"] == "swapped"]
        known = {event["player"] for event in swaps if event["really"] is not None}
        everyone = {event["player"] for event in swaps}
        assert known == {"1": {0}, "spectator": set(), "all": everyone}[viewer]
        assert document["events"][-1]["type"] == "ended"
        assert document["result"]["winners"] == document["events"][-1]["winners"]


def test_a_game_ends_within_the_turn_limit() -> None:
    for seed in range(30):
        game = played("first", "trio", 3, seed)
        assert game.result is not None
        assert game.state.table.turn <= TURN_LIMIT


def test_a_record_is_kept_and_holds_the_game(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    story = stdout_of("demo", "--seed", "3", "--record", str(file), columns=100)
    assert "The record is saved in" in story
    record = read_record(file.read_bytes())
    assert verify(record).table.result == played("first", "base", 6, 3).result
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]


def test_a_file_is_overwritten_only_by_force(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text("precious")
    error = refused("demo", "--record", str(file))
    assert error["code"] == "file-exists"
    assert "--force" in error["sentence"]
    assert file.read_text() == "precious"
    stdout_of("demo", "--record", str(file), "--force")
    assert verify(read_record(file.read_bytes())).table.result is not None
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]


def test_a_link_is_followed_and_not_replaced(tmp_path: Path) -> None:
    (tmp_path / "kept.json").write_text("old")
    (tmp_path / "link.json").symlink_to("kept.json")
    stdout_of("demo", "--record", str(tmp_path / "link.json"), "--force")
    assert (tmp_path / "link.json").is_symlink()
    assert verify(read_record((tmp_path / "kept.json").read_bytes())).table.result is not None


@pytest.mark.parametrize("options", [[], ["--force"]])
@pytest.mark.parametrize("place", [".", "missing/game.json", "a-file/game.json", "/dev/null", "bad\0name"])
def test_a_record_that_can_not_be_written_is_refused(tmp_path: Path, place: str, options: list[str]) -> None:
    (tmp_path / "a-file").write_text("")
    error = refused("demo", "--record", str(tmp_path / place), *options)
    assert error["code"] == "file-unwritable"
    assert not error["sentence"].endswith(": .")


def test_force_without_a_record_is_wrong_use() -> None:
    assert refused("demo", "--force", exit_code=2)["code"] == "force-without-record"


def test_the_list_of_commands_summarises_each_as_its_help_does() -> None:
    for name, (_, summary) in COMMANDS.items():
        first = stdout_of(name, "--help", columns=120).split("\n\n")[1]
        assert first.split() == summary.split()


def test_every_help_shows_examples() -> None:
    for command in ([], ["demo"], ["scenarios"], ["scenario", "check"], ["replay"], ["verify"]):
        said = stdout_of(*command, "--help")
        assert "Examples:\n    mascarade" in said.replace("  Examples", "Examples"), command
        assert "..." not in said.replace("[ARGS]...", ""), "a line of help was cut"
    assert run("--version").stdout.startswith("mascarade ")


@pytest.mark.parametrize(
    ("viewer", "thinking"), [("1", {"Adele"}), ("spectator", set()), ("all", set(NAMES[:6]))]
)
def test_a_viewer_gets_their_own_beliefs_alone(viewer: str, thinking: set[str]) -> None:
    story = stdout_of("demo", "--seed", "3", "--bot", "regular", "--why", "--viewer", viewer, columns=200)
    assert set(re.findall(r"\((\w+) thinks:", story)) == thinking


@pytest.mark.parametrize(("viewer", "thinking"), [("1", {0}), ("spectator", set()), ("all", set(range(6)))])
def test_json_holds_the_thoughts_that_the_viewer_may_know(viewer: str, thinking: set[int]) -> None:
    document = json.loads(
        stdout_of("demo", "--seed", "3", "--bot", "regular", "--why", "--viewer", viewer, "--json")
    )
    assert {thought["player"] for thought in document["thoughts"]} == thinking
    for thought in document["thoughts"]:
        assert list(thought) == ["event", "player", "sentence"]
        assert document["events"][thought["event"]].get("player", thought["player"]) == thought["player"]
        assert thought["sentence"].isprintable() or "\u00a0" in thought["sentence"]


@pytest.mark.parametrize(
    "reason",
    [
        Reason("no-such-message", {}),
        Reason("", {}),
        Reason("story-announced", {}),
        Reason("story-announced", {"player": 99, "character": "king"}),
        Reason("story-announced", {"player": 0, "character": "nobody"}),
        Reason("story-bank", {"number": float("nan")}),
        Reason("story-bank", {"number": 10**400}),
        Reason(7, None),  # type: ignore[arg-type]
        Reason("story-bank", {"odd": object()}),  # type: ignore[dict-item]
    ],
)
def test_a_reason_without_words_is_passed_over(reason: Reason) -> None:
    game = played("first", "base", 4, 1)
    assert worded(Phrases(Words.of("en"), game.names, game.state.table), reason) is None
    thoughts = dict.fromkeys(range(len(game.events)), (0, reason))
    plain = list(chapters(game.events, game.names, Words.of("en"), game.events))
    assert list(chapters(game.events, game.names, Words.of("en"), game.events, thoughts)) == plain


def test_a_bot_plays_with_a_temper() -> None:
    bold, shy = (
        stdout_of(
            "demo", "--seed", "3", "--viewer", "all", "--bot", f"regular:boldness={boldness}", columns=200
        )
        for boldness in ("0.9", "0.1")
    )
    assert "--bot regular:boldness=0.9" in bold
    assert bold.count("announces") != shy.count("announces")


@pytest.mark.parametrize(
    ("bot", "code"),
    [
        ("regular:boldness=7", "temper-value"),
        ("regular:charm=1", "unknown-temper"),
        ("3*random", "all-seats"),
    ],
)
def test_a_bot_that_makes_no_sense_is_wrong_use(bot: str, code: str) -> None:
    assert refused("demo", "--bot", bot, exit_code=2)["code"] == code


@pytest.mark.parametrize(
    ("options", "code"),
    [(["--viewer", "nobody"], "unknown-viewer"), (["--record", str(Path(__file__))], "file-exists")],
)
def test_nothing_is_played_for_nothing(
    monkeypatch: pytest.MonkeyPatch, options: list[str], code: str
) -> None:
    def never(*_: object) -> None:
        raise AssertionError("a game was played")

    monkeypatch.setattr("mascarade.cli.commands.demo.perform", never)
    assert refused("demo", *options, exit_code=2 if code == "unknown-viewer" else 1)["code"] == code


def test_reasons_are_printed_only_on_request() -> None:
    assert "thinks" not in stdout_of("demo", "--seed", "3", "--bot", "regular", "--viewer", "all")


def test_a_bot_that_is_not_there_is_refused_with_the_nearest() -> None:
    error = refused("demo", "--bot", "regulr", exit_code=2)
    assert (error["code"], error["facts"]["closest"]) == ("unknown-bot", "regular")
    assert "Did you mean “regular”?" in error["sentence"]
