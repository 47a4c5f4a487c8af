"""The command's language: the option, else the environment, else English."""

import json
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console
from rich.text import Text

from mascarade.cli.terminal.columns import FigureRow, fitted
from mascarade.cli.terminal.output import environment_language
from mascarade.locales import LANGUAGES, Words
from tests.kit.command import process, refused, run, stdout_of

FALLS = {language: Words.of(language).say("story-end-heading") for language in LANGUAGES}


@pytest.mark.parametrize("option", ["--language", "--lang"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_story_is_in_the_chosen_language(language: str, option: str) -> None:
    story = stdout_of("demo", "--seed", "3", option, language)
    assert [spoken for spoken, heading in FALLS.items() if heading in story] == [language]


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "de"}, "de"),
        ({"LANG": "it_CH@euro"}, "it"),
        ({"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "es_ES.UTF-8"}, "es"),
        ({"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "es_ES", "LC_ALL": "de_AT"}, "de"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": ""}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({"LANG": "tlh_QO"}, "en"),
        ({"LANG": "../en"}, "en"),
        ({"LANG": "deutsch"}, "en"),
    ],
)
def test_the_environment_has_a_language(
    environment: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert environment_language() == language


def test_the_process_listens_to_its_environment_and_more_to_its_option() -> None:
    french = process("scenarios", LANG="fr_FR.UTF-8").stdout.decode()
    assert Words.of("fr").say("cli-edition-heading", edition="first") in french
    german = process("scenarios", "--language", "de", LANG="fr_FR.UTF-8").stdout.decode()
    assert Words.of("de").say("cli-edition-heading", edition="first") in german


def test_a_command_to_repeat_keeps_the_language() -> None:
    story = stdout_of("demo", "--seed", "3", "--lang", "fr", columns=100)
    assert "mascarade demo --seed 3 --language fr" in story
    assert "--language" not in stdout_of("demo", "--seed", "3", columns=100)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_is_in_the_chosen_language(language: str) -> None:
    result = run("verify", "no such file", "--language", language)
    words = Words.of(language)
    sentence = words.say("error-file-missing", file="no such file")
    assert result.stderr.split() == f"{words.say('cli-refused')} {sentence}".split()
    document = json.loads(run("verify", "no such file", "--language", language, "--json").stdout)
    assert document["error"]["sentence"] == sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_scenario_is_checked_in_the_language(language: str) -> None:
    cards = '["bishop", "bishop", "king", "peasant", "inquisitor", "kng"]'
    for text in (f'players = 6\nedition = "first"\ncards = {cards}', cards, "player = 6"):
        assert run("scenario", "check", "-", "--lang", language, stdin=text.encode()).exit_code == 1


def flat(said: str) -> str:
    """Text without line breaks."""
    return " ".join(said.split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_list_is_in_the_chosen_language(language: str, tmp_path: Path) -> None:
    say, spoken = Words.of(language).say, ("--lang", language)
    assert flat(say("bots-heading")) in flat(stdout_of("bots", *spoken))
    assert flat(say("cli-edition-heading", edition="second")) in flat(stdout_of("scenarios", *spoken))
    assert say("cli-column-power") in stdout_of("scenarios", "base", "--players", "6", *spoken)
    said = stdout_of(
        "tournament", "random", "--games", "3", "--jobs", "1", "--state", str(tmp_path / "3"), *spoken
    )
    assert flat(say("arena-note-intervals")) in flat(said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_column_of_a_table_is_cut(language: str) -> None:
    columns = ("bot", "share", "interval", "ratio", "rating", "wins", "fair", "seats")
    headers = [Words.of(language).say(f"arena-column-{column}") for column in columns]
    row = FigureRow(
        Text("regular"),
        ("100,0\xa0%", "94,0–100,0\xa0%", "×1,20", "26,9\xa0±\xa05,9", "60,0", "83,3\xa0%", "5"),
    )
    for width in range(40, 101):
        out = Console(width=width, file=StringIO())
        with out.capture() as said:
            out.print(fitted(out, headers, [row], optional=[6, 5, 4, 3, 2]))
        told_headers = said.get().partition("──")[0]
        assert set(told_headers.split()) <= {word for header in headers for word in header.split()}
        assert max(map(len, said.get().splitlines())) <= width


@pytest.mark.parametrize("width", [24, 40, 53, 66, 80, 100])
def test_no_line_breaks_where_french_wants_none(width: int) -> None:
    story = stdout_of(
        "demo", "--seed", "3", "--viewer", "all", "--players", "8", "--lang", "fr", columns=width
    )
    for line in story.partition(Words.of("fr").say("story-deal-heading"))[2].splitlines():
        assert not line.endswith("«")
        assert not line.strip().startswith(("»", ":", "!", "?"))


@pytest.mark.parametrize("language", ["tlh", "EN", "", "../en", "fr_FR"])
def test_an_unknown_language_is_wrong_use(language: str) -> None:
    for command in (["demo"], ["scenarios"], ["bots"], ["verify", "x"], ["scenario", "check", "x"]):
        error = refused(*command, f"--language={language}", exit_code=2)
        assert error["code"] == "unknown-language"
        assert ", ".join(LANGUAGES) in error["sentence"]
