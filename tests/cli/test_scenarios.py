"""The list of published sets, and the cards of one."""

import json

import pytest

from mascarade.locales import LANGUAGES
from mascarade.rules import EDITIONS, published, published_sets, set_ids
from tests.kit.command import refused, stdout_of


def test_every_set_is_listed() -> None:
    lines = stdout_of("scenarios").splitlines()
    for edition in EDITIONS:
        for set_id in set_ids(edition):
            assert any(line.split()[:1] == [set_id] for line in lines), set_id
    assert "First edition" in lines
    assert "Second edition" in lines


def test_every_set_has_a_name_of_its_own() -> None:
    from mascarade.locales import Words

    for edition in EDITIONS:
        for set_id in set_ids(edition):
            assert Words.of("en").has(f"set-{set_id}")


def test_an_edition_is_listed_with_its_cards() -> None:
    said = stdout_of("scenarios", "second")
    assert "First edition" not in said
    assert "Swindler, Princess, Judge, Witch, Patron, Cheat" in said
    assert "Peasant ×2" in said


def test_only_the_sets_for_so_many_players() -> None:
    said = stdout_of("scenarios", "--players", "7", columns=100)
    assert "Judge, Bishop, King, Fool, Queen, Thief, Witch" in said
    assert "Swindler, King, Cheat, Widow, Judge, Beggar, Princess" in said


def test_a_set_shows_cards_powers_marks_and_centre() -> None:
    said = stdout_of("scenarios", "base", "--players", "5", columns=100)
    assert "The basic game (base), 5 players" in said
    assert "One card lies in the centre." in said
    assert "Take 3 coins from the bank." in said
    assert "purse" in said
    assert "Peasant" not in said


def test_amounts_are_the_editions() -> None:
    assert "Take 2 coins from the bank." in stdout_of("scenarios", "A", "--players", "5")


def test_a_set_without_players_shows_all_its_sizes_and_characters() -> None:
    said = stdout_of("scenarios", "base")
    assert "Inquisitor" in said
    assert "purse 8+" in said
    assert "2–3" in said


def test_ids_are_found_in_any_case() -> None:
    assert stdout_of("scenarios", "b", "--players", "6") == stdout_of("scenarios", "B", "--players", "6")


def test_a_cemetery_is_shown_where_there_is_one() -> None:
    for scenario in published_sets():
        if scenario.cemetery:
            said = stdout_of("scenarios", scenario.id or "", "--players", str(scenario.players))
            assert "Cemetery: " in said
    assert "Cemetery" not in stdout_of("scenarios", "base", "--players", "6")


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_printed_in_every_language(language: str) -> None:
    king = {"en": "King", "fr": "Roi", "es": "Rey", "it": "Re", "de": "König"}
    said = stdout_of("scenarios", "base", "--players", "6", "--language", language)
    assert king.get(language, "") in said


@pytest.mark.parametrize("width", [24, 50, 80, 120])
def test_a_set_fits_every_terminal(width: int) -> None:
    for arguments in (["scenarios"], ["scenarios", "second"], ["scenarios", "B"]):
        assert max(len(line) for line in stdout_of(*arguments, columns=width).splitlines()) <= width


def test_json_lists_every_set() -> None:
    document = json.loads(stdout_of("scenarios", "--json"))
    assert [(one["edition"], one["set"], one["players"]) for one in document["sets"]] == [
        (scenario.edition, scenario.id, scenario.players) for scenario in published_sets()
    ]


def test_json_of_a_set_holds_its_characters() -> None:
    document = json.loads(stdout_of("scenarios", "A", "--players", "4", "--language", "fr", "--json"))
    (only,) = document["sets"]
    assert only["cards"] == list(published("second", "A", 4).cards)
    assert only["centre"] == 2
    judge = document["characters"][0]
    assert (judge["id"], judge["name"], judge["purse"], judge["minimum"]) == ("judge", "Juge", False, 2)
    assert judge["power"]


@pytest.mark.parametrize(
    ("arguments", "code", "exit_code"),
    [
        (["third"], "unknown-scenarios", 1),
        (["../base"], "unknown-scenarios", 1),
        (["base", "--players", "14"], "set-players", 1),
        (["--players", "14"], "no-sets", 1),
        (["second", "--players", "3"], "no-sets", 1),
        (["--language", "tlh"], "unknown-language", 2),
    ],
)
def test_what_does_not_exist_is_refused(arguments: list[str], code: str, exit_code: int) -> None:
    assert refused("scenarios", *arguments, exit_code=exit_code)["code"] == code


@pytest.mark.parametrize(
    ("players", "reach"),
    [
        ("2", "any two cards except the one you claim with"),
        ("3", "one card from each opponent"),
        ("7", "two other players' cards"),
    ],
)
def test_a_power_is_described_for_the_number_of_players(players: str, reach: str) -> None:
    assert reach in " ".join(stdout_of("scenarios", "base", "--players", players, columns=200).split())
