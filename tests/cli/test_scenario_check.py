"""Checking custom scenarios against the rules."""

import json
from pathlib import Path

import pytest

from mascarade.cli.terminal.scenario_errors import FIELDS
from mascarade.rules.scenario_file import _ScenarioFile
from tests.kit.command import refused, run, stdout_of

SIX = '["judge", "bishop", "king", "queen", "witch", "cheat"]'
GOOD = f'name = "Six"\nedition = "first"\nplayers = 6\ncards = {SIX}\n'


def checked(text: str) -> tuple[int, str]:
    result = run("scenario", "check", "-", stdin=text.encode(), columns=300)
    assert result.stderr == ""
    return result.exit_code, result.stdout


def breaches(text: str) -> list[tuple[str, str]]:
    result = run("scenario", "check", "-", "--json", stdin=text.encode())
    document = json.loads(result.stdout)
    found = [(breach["severity"], breach["code"]) for breach in document["breaches"]]
    assert document["playable"] is all(severity == "should" for severity, _ in found)
    assert result.exit_code == (0 if document["playable"] else 1)
    return found


def with_cards(*cards: str, players: int = 6, edition: str = "first") -> str:
    return f'edition = "{edition}"\nplayers = {players}\ncards = {json.dumps(cards)}\n'


def test_a_good_scenario_can_be_played(tmp_path: Path) -> None:
    file = tmp_path / "six.toml"
    file.write_text(GOOD)
    said = stdout_of("scenario", "check", str(file))
    assert said.startswith("Six\nThe first edition, 6 players, 6 cards: Judge, Bishop")
    assert "This scenario can be played, despite the warnings." in said
    assert said.count("Warning:") == 1


def test_json_is_read_too() -> None:
    text = f'{{"edition": "first", "players": 6, "cards": {SIX}}}'
    assert checked(text)[0] == 0


def test_without_warnings_the_verdict_is_plain() -> None:
    text = with_cards("judge", "fool", "king", "queen", "widow", "cheat")
    assert breaches(text) == []
    assert checked(text)[1].endswith("\nThis scenario can be played.\n")


def test_every_breach_is_named() -> None:
    text = with_cards("bishop", "bishop", "king", "peasant", "cheat", "thief", "witch", "spy", "inquisitor")
    exit_code, said = checked(text)
    assert exit_code == 1
    for sentence in (
        "6 players need 6 to 8 cards, centre included, not 9.",
        "Too few cards bring money from the bank: 2, but at least 3 are needed.",
        "The Judge is missing.",
        "The Bishop appears twice, but there is only one such card.",
        "The Peasant comes as 2 cards or not at all; here there is 1.",
        "The Inquisitor needs at least 8 players; there are 6.",
    ):
        assert f"Refused: {sentence}" in said
    assert said.endswith("This scenario can't be played.\n")


def test_an_unknown_character_is_refused_with_the_nearest() -> None:
    said = checked(with_cards("judge", "kng", "queeen", "bishop", "witch", "zzz"))[1]
    assert "There is no “kng” in the first edition. Did you mean “King”?" in said
    assert "“queeen” in the first edition. Did you mean “Queen”?" in said
    assert "There is no “zzz” in the first edition.\n" in said


def test_a_character_of_the_other_edition_is_named() -> None:
    said = checked(with_cards("judge", "king", "queen", "bishop", "witch", "guru"))[1]
    assert "Refused: The Guru isn't part of the first edition." in said


@pytest.mark.parametrize("players", [0, 1, 14, -2, 10**30])
def test_too_many_or_too_few_players_are_refused(players: int) -> None:
    assert breaches(with_cards("judge", players=players)) == [("must", "players-out-of-range")]
    assert "2 to 13" in checked(with_cards("judge", players=players))[1]


def test_the_options_are_checked_too() -> None:
    text = GOOD + "[options]\nturn_limit = 0\n"
    assert ("must", "turn-limit") in breaches(text)
    assert "A game needs at least 1 turn" in checked(text)[1]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (b"", "scenario-empty"),
        (b" \n\t", "scenario-empty"),
        (b"just words", "scenario-unreadable"),
        (b'{"edition": ', "scenario-unreadable"),
        (b"\x00\xff\xfe\x89PNG", "scenario-unreadable"),
        (b"players = " + b"9" * 5000, "scenario-unreadable"),
        (b'edition = "third"\nplayers = 6\ncards = []', "scenario-malformed"),
        (b'edition = "first"\nplayers = 6', "scenario-malformed"),
        (b'edition = "first"\nplayers = "six"\ncards = []', "scenario-malformed"),
        (b"[]", "scenario-unreadable"),
        (b"#" * 70000, "scenario-too-large"),
    ],
)
def test_what_is_no_scenario_is_refused(tmp_path: Path, text: bytes, code: str) -> None:
    file = tmp_path / "scenario"
    file.write_bytes(text)
    assert refused("scenario", "check", str(file))["code"] == code
    assert refused("scenario", "check", "-", stdin=text)["code"] == code


def test_the_fields_are_those_that_are_read() -> None:
    assert set(FIELDS) == set(_ScenarioFile.__struct_fields__)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("player = 6", "A scenario has no field “player”. Did you mean “players”?"),
        (
            "zzz = 6",
            "A scenario has no field “zzz”. There are: edition, players, cards, cemetery, name, options.",
        ),
        ('edition = "frist"', "There is no edition called “frist”. Did you mean “first”?"),
        ('edition = "zzz"', "There is no edition called “zzz”. There are: first, second."),
        ('edition = "first"', "The scenario is missing the field “players”."),
        ("edition = 1\nplayers = 6\ncards = []", "“edition” must be text, not a number."),
        ('players = "six"', "“players” must be a whole number, not text."),
        ("players = 6.5", "“players” must be a whole number, not a number with a fraction."),
        ('cards = "king"', "“cards” must be a list, not text."),
        ('cards = ["king", 7]', "Number 2 of “cards” must be text, not a number."),
        ('cemetery = "some"', "The cemetery must be a list of characters or “all”, not “some”."),
        ('cemetery = ["king", true]', "Number 2 of “cemetery” must be text, not true or false."),
        ("options = 3", "“options” must be a table, not a number."),
        ("[options]\nturnlimit = 3", "There is no option “turnlimit”. Did you mean “turn_limit”?"),
        ('[options]\nturn_limit = "x"', "“turn_limit” must be a whole number, not text."),
        ("[options]\nconfess_peek = 1", "“confess_peek” must be true or false, not a number."),
    ],
)
def test_a_slip_is_named_with_its_field(text: str, sentence: str) -> None:
    error = refused("scenario", "check", "-", stdin=text.encode())
    assert (error["code"], error["sentence"]) == ("scenario-malformed", sentence)


def test_an_empty_list_of_cards_is_printed_as_such() -> None:
    said = checked(with_cards())[1]
    assert "The first edition, 6 players, no cards." in said
    assert "6 players need 6 to 8 cards, centre included, and there are none." in said
    assert "Refused: The Judge is missing.\n" in said


@pytest.mark.parametrize("command", [["scenario", "check"], ["verify"], ["replay"]])
def test_a_file_that_can_not_be_read_is_refused(tmp_path: Path, command: list[str]) -> None:
    missing = refused(*command, str(tmp_path / "missing"))
    assert missing["code"] == "file-missing"
    assert str(tmp_path / "missing") in missing["sentence"]
    directory = refused(*command, str(tmp_path))
    assert directory["code"] == "file-unreadable"
    assert directory["sentence"].endswith("directory.")
    assert refused(*command, "bad\0name")["code"] == "file-unreadable"


def test_nothing_that_is_written_reaches_the_terminal_as_a_command() -> None:
    text = (
        'name = "\\u001b[31mred\\u202e"\nedition = "first"\nplayers = 6\ncards = ["\\u001b]0;title\\u0007"]\n'
    )
    said = checked(text)[1]
    assert not any(ord(char) < 32 and char != "\n" for char in said)
    assert "\u202e" not in said


def test_json_tells_what_was_read() -> None:
    document = json.loads(stdout_of("scenario", "check", "-", "--json", stdin=GOOD.encode()))
    assert document["scenario"]["name"] == "Six"
    assert document["options"]["turn_limit"] is None
    (warning,) = document["breaches"]
    assert list(warning) == ["severity", "code", "sentence", "facts"]
    assert warning["facts"] == {"purses": 2, "cards": 6}
