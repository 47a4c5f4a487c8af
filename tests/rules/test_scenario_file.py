"""Custom scenarios as files: TOML and JSON, and everything that can be wrong with them."""

import codecs

import pytest

from mascarade.rules import Options, Scenario, ScenarioRefused, check, playable, read_scenario
from mascarade.rules.scenario_file import MAX_SCENARIO_BYTES

TOML = b"""
edition = "first"
players = 6
name = "Our evening"
cards = ["Judge", "King", "queen", "Fool", "Bishop", "Puppet Master"]

[options]
confess_peek = true
turn_limit = 200
"""
JSON = b"""{"edition": "first", "players": 6, "name": "Our evening",
 "cards": ["judge", "king", "queen", "fool", "bishop", "puppet-master"],
 "options": {"confess_peek": true, "turn_limit": 200}}"""


@pytest.mark.parametrize("text", [TOML, JSON], ids=["TOML", "JSON"])
def test_a_scenario_is_read_from_either(text: bytes) -> None:
    setup = read_scenario(text)
    cards = ("judge", "king", "queen", "fool", "bishop", "puppet-master")
    assert setup.scenario == Scenario(edition="first", players=6, cards=cards, name="Our evening")
    assert setup.options == Options(confess_peek=True, turn_limit=200)
    assert check(setup.scenario) == ()


def custom(cards: str, players: int = 6, more: str = "") -> bytes:
    written = ", ".join(f'"{card}"' for card in cards.split())
    return f'edition = "first"\nplayers = {players}\ncards = [{written}]\n{more}'.encode()


NECROMANCER = "judge king queen necromancer bishop witch"


@pytest.mark.parametrize("more", ["", 'cemetery = "all"'], ids=["unsaid", "all"])
def test_6_the_cemetery_is_everything_unused_unless_the_host_chooses(more: str) -> None:
    cemetery = read_scenario(custom(NECROMANCER, more=more)).scenario.cemetery
    assert len(cemetery) == 25 - 6 - 1
    assert cemetery.count("peasant") == 2
    assert "damned" not in cemetery


def test_6_the_hosts_cemetery() -> None:
    scenario = read_scenario(custom(NECROMANCER, more='cemetery = ["Widow", "Puppet Master"]')).scenario
    assert scenario.cemetery == ("widow", "puppet-master")
    assert check(scenario) == ()


def test_6_with_three_players_the_cemetery_keeps_to_minimums() -> None:
    cemetery = read_scenario(custom(NECROMANCER, players=3)).scenario.cemetery
    wanted = "fool thief spy cheat widow alchemist beggar gambler patron"
    assert sorted(cemetery) == sorted(wanted.split())


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (b"", "scenario-empty"),
        (b" \n\t\n", "scenario-empty"),
        (b"edition = ", "scenario-unreadable"),
        (b"{", "scenario-unreadable"),
        (b'{"edition": "first",}', "scenario-unreadable"),
        (b"\xff\xfe\x00", "scenario-unreadable"),
        (b"{\xff}", "scenario-unreadable"),
        (b"just some words", "scenario-unreadable"),
        (b"{}", "scenario-malformed"),
        (b"x = 1", "scenario-malformed"),
        (b"[cards]", "scenario-malformed"),
        (JSON.replace(b'"first"', b'"third"'), "scenario-malformed"),
        (JSON.replace(b"6", b'"six"'), "scenario-malformed"),
        (JSON.replace(b"6", b"6.5"), "scenario-malformed"),
        (JSON.replace(b"6", b"true"), "scenario-malformed"),
        (JSON.replace(b'"fool"', b"7"), "scenario-malformed"),
        (JSON.replace(b'"name"', b'"nmae"'), "scenario-malformed"),
        (JSON.replace(b'"turn_limit"', b'"turnlimit"'), "scenario-malformed"),
        (TOML.replace(b"name", b"title"), "scenario-malformed"),
        (TOML.replace(b"players = 6", b""), "scenario-malformed"),
        (custom(NECROMANCER, more='cemetery = "none"'), "scenario-malformed"),
        (b"#" * (MAX_SCENARIO_BYTES + 1), "scenario-too-large"),
        (b" " * (1024 * 1024), "scenario-too-large"),
    ],
)  # fmt: skip
def test_what_cannot_be_read_is_refused(text: bytes, code: str) -> None:
    with pytest.raises(ScenarioRefused) as refusal:
        read_scenario(text)
    assert refusal.value.code == code


@pytest.mark.parametrize(
    "bomb",
    [
        b"cards = " + b"[" * 5000,
        b'{"cards": ' + b"[" * 5000,
        b'{"cards": ' * 800,
        b"cards = " + b"{a = " * 1000,
        b'{"players": ' + b"1" * 5000 + b"}",
        b"players = " + b"1" * 5000,
        b'{"players": 1e999}',
    ],
    ids=[
        "toml lists",
        "json lists",
        "json objects",
        "toml tables",
        "json digits",
        "toml digits",
        "json exponent",
    ],
)
def test_a_bomb_is_refused_like_any_other_nonsense(bomb: bytes) -> None:
    with pytest.raises(ScenarioRefused) as refusal:
        read_scenario(bomb)
    assert refusal.value.code == "scenario-unreadable"


def test_a_key_of_a_thousand_parts_is_refused() -> None:
    with pytest.raises(ScenarioRefused) as refusal:
        read_scenario(b"a." * 1000 + b"a = 1")
    assert refusal.value.code == "scenario-malformed"


def test_a_malformed_scenario_says_where() -> None:
    with pytest.raises(ScenarioRefused) as refusal:
        read_scenario(JSON.replace(b"6", b'"six"'))
    assert "$.players" in str(refusal.value.facts["reason"])


@pytest.mark.parametrize("players", [14, 1, 0, -1, 10**18])
def test_numbers_of_players_that_no_box_serves(players: int) -> None:
    setup = read_scenario(custom(NECROMANCER, players=players))
    with pytest.raises(ScenarioRefused) as refusal:
        playable(setup.scenario, setup.options)
    assert refusal.value.code == "players-out-of-range"


def test_unknown_characters_are_read_and_named_by_the_check() -> None:
    (breach,) = check(read_scenario(custom("judge kink queen fool bishop witch")).scenario)
    assert (breach.code, breach.facts["nearest"]) == ("unknown-character", "king")
    (breach,) = check(read_scenario(custom("judge necromanser queen fool bishop witch")).scenario)
    assert breach.facts["nearest"] == "necromancer"


def test_a_very_long_name_of_a_character_is_cut_in_the_answer() -> None:
    (breach,) = check(read_scenario(custom(f"judge {'k' * 5000} queen fool bishop witch")).scenario)
    assert breach.facts["character"] == "k" * 40


def test_an_option_that_cannot_be_played() -> None:
    setup = read_scenario(custom("judge king queen fool bishop witch", more="[options]\nturn_limit = 0"))
    with pytest.raises(ScenarioRefused) as refusal:
        playable(setup.scenario, setup.options)
    assert refusal.value.code == "turn-limit"


def test_2_a_byte_order_mark_of_an_editor_does_not_matter() -> None:
    text = b'edition = "first"\nplayers = 6\ncards = ["judge", "bishop", "king", "queen", "witch", "cheat"]\n'
    assert read_scenario(codecs.BOM_UTF8 + text) == read_scenario(text)
