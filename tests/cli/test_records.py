"""Records: verified, narrated, and refused if they are damaged."""

import json
from pathlib import Path

import msgspec
import pytest

from mascarade.rules import Record, read_record, verify, write_record
from mascarade.rules.record import make_record
from tests.cli.demo_games import played
from tests.kit.command import refused, stdout_of


@pytest.fixture(scope="module")
def document() -> bytes:
    return write_record(played("first", "base", 6, 3).record())


@pytest.fixture
def file(tmp_path: Path, document: bytes) -> Path:
    path = tmp_path / "game.json"
    path.write_bytes(document)
    return path


def resealed(record: Record, **changes: object) -> bytes:
    """A modified record with a valid digest."""
    changed = msgspec.structs.replace(record, **changes)
    return write_record(
        make_record(changed.setup, changed.names, changed.deal, changed.actions, changed.events)
    )


def test_a_good_record_is_verified_and_summed_up(file: Path, document: bytes) -> None:
    turns = verify(read_record(document)).table.turn
    said = stdout_of("verify", str(file), columns=100)
    assert said.startswith("Verified: ")
    assert f"A game of the first edition, set “base”, for 6 players. {turns} turns," in said
    assert "At the table: Adele, Bruno, Clara, Dario, Elena and Felix." in said
    assert "Adele reaches 13 coins and wins!" in said


def test_json_holds_the_summary(file: Path, document: bytes) -> None:
    record = read_record(document)
    said = json.loads(stdout_of("verify", str(file), "--json"))
    assert said["verified"] is True
    assert said["digest"] == record.digest
    assert (said["actions"], said["events"]) == (len(record.actions), len(record.events))
    assert said["result"] == {"winners": [0], "reason": "thirteen"}


@pytest.mark.parametrize("viewer", ["1", "Felix", "spectator", "all"])
def test_a_replay_is_the_same_story(file: Path, viewer: str) -> None:
    _, _, shown = stdout_of("demo", "--seed", "3", "--viewer", viewer).partition("The deal")
    _, _, again = stdout_of("replay", str(file), "--viewer", viewer).partition("The deal")
    assert again == shown


def test_a_replay_in_json_is_the_demo_without_its_seed(file: Path) -> None:
    shown = json.loads(stdout_of("demo", "--seed", "3", "--viewer", "2", "--json"))
    again = json.loads(stdout_of("replay", str(file), "--viewer", "2", "--json"))
    assert {"seed": 3, **again} == shown


def test_a_record_comes_through_standard_input(document: bytes) -> None:
    assert stdout_of("verify", "-", stdin=document).startswith("Verified: ")


def test_an_unknown_viewer_is_wrong_use(file: Path) -> None:
    assert refused("replay", str(file), "--viewer", "Mina", exit_code=2)["code"] == "unknown-viewer"


def test_an_unfinished_game_is_narrated_as_far_as_it_went() -> None:
    whole = played("first", "base", 6, 3)
    for count in (0, 5, 9, 12, 20):
        from mascarade.rules import Game

        game = Game(whole.setup, whole.names, whole.deal)
        for action in whole.actions[:count]:
            game.apply(action)
        kept = write_record(game.record())
        assert "The game isn't finished." in stdout_of("verify", "-", stdin=kept)
        assert json.loads(stdout_of("verify", "-", "--json", stdin=kept))["result"] is None
        story = stdout_of("replay", "-", stdin=kept)
        assert "The masks fall" not in story
        assert "The record ends here, waiting for " in story


@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize(
    ("text", "code"),
    [
        (b"", "record-empty"),
        (b"\n\n", "record-empty"),
        (b"not a record", "record-malformed"),
        (b"[]", "record-malformed"),
        (b"{}", "record-malformed"),
        (b'{"format": 1, "rules": 1}', "record-malformed"),
        (b'{"format": 99, "rules": 1}', "record-format"),
        (b"\x89PNG\r\n\x1a\n\x00\x00", "record-malformed"),
        (b"[" * 100000, "record-malformed"),
    ],
)
def test_what_is_no_record_is_refused(command: str, text: bytes, code: str) -> None:
    assert refused(command, "-", stdin=text)["code"] == code


def test_a_record_of_other_rules_is_refused(document: bytes) -> None:
    changed = document.replace(b'"rules": 1', b'"rules": 99', 1)
    assert changed != document
    error = refused("verify", "-", stdin=changed)
    assert (error["code"], error["facts"]["found"]) == ("record-rules", 99)


def test_a_truncated_record_is_refused(document: bytes) -> None:
    assert refused("verify", "-", stdin=document[: len(document) // 2])["code"] == "record-malformed"


def test_a_tampered_record_is_refused(document: bytes) -> None:
    changed = document.replace(b'"Adele"', b'"Mallory"')
    assert refused("verify", "-", stdin=changed)["code"] == "record-digest"


def test_a_record_with_its_events_reordered_is_refused_with_the_place(document: bytes) -> None:
    record = read_record(document)
    events = (*record.events[:3], record.events[4], record.events[3], *record.events[5:])
    error = refused("verify", "-", stdin=resealed(record, events=events))
    assert error["code"] == "record-event"
    assert error["facts"]["event"] == 3
    assert "Event 3 of the record" in error["sentence"]


def test_an_impossible_action_is_refused_with_its_own_reason(document: bytes) -> None:
    record = read_record(document)
    actions = (*record.actions[:4], *record.actions[5:])
    error = refused("verify", "-", stdin=resealed(record, actions=actions))
    assert error["code"] == "record-action"
    assert error["facts"]["action"] == 5
    assert "Action 5 of the record could not have been played: Too late" in error["sentence"]


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"names": ("Ada",)}, "record-names"),
        ({"actions": ()}, "record-surplus"),
        ({"events": ()}, "record-cut-short"),
    ],
)
def test_a_record_that_does_not_fit_together_is_refused(
    document: bytes, changes: dict[str, tuple[str, ...]], code: str
) -> None:
    assert refused("verify", "-", stdin=resealed(read_record(document), **changes))["code"] == code


def test_a_record_of_an_unplayable_game_is_refused_with_the_reason(document: bytes) -> None:
    record = read_record(document)
    scenario = msgspec.structs.replace(record.setup.scenario, id="nonsense")
    setup = msgspec.structs.replace(record.setup, scenario=scenario)
    error = refused("verify", "-", stdin=resealed(record, setup=setup))
    assert error["code"] == "record-setup"
    assert "There is no set called “nonsense” in the first edition." in error["sentence"]


def test_strange_names_are_distinguished_and_do_no_harm(document: bytes) -> None:
    names = ("\x1b[31mAda", "Ada", "Ada", "", "\ue000", "x" * 500)
    kept = resealed(read_record(document), names=names)
    story = stdout_of("replay", "-", stdin=kept)
    assert not any(ord(char) < 32 and char != "\n" for char in story)
    assert all(name in story for name in ("Ada #2", "Ada #3", "#4", "x…"))
    assert max(map(len, story.splitlines())) <= 80
