"""How a message is found and said: in the language, else in English, else not at all."""

import importlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

import mascarade.locales
from mascarade.locales import LANGUAGES, BrokenMessage, UnknownLanguage, UnknownMessage, Words


def bundle(language: str, source: str) -> FluentBundle:
    result = FluentBundle([language], use_isolating=False)
    result.add_resource(FluentResource(source))
    return result


ENGLISH = bundle(
    "en",
    """
greeting = Good evening, { $name }!
coins = { $count ->
    [one] one coin
   *[other] { $count } coins
}
swapped = { $really ->
    [yes] swapped
   *[no] left
}
only-english = Only here
    .hint = a hint
no-value =
    .hint = a hint alone
character-fool = Fool
character-fool-second = Jester
lost = { missing-message }
""",
)
FRENCH = bundle("fr", "greeting = Bonsoir, { $name } !\n")
SPEAKER = Words("fr", (FRENCH, ENGLISH))


def test_the_words_of_a_language_are_read_once() -> None:
    for language in LANGUAGES:
        assert Words.of(language) is Words.of(language)
        assert Words.of(language).language == language


def test_an_unknown_language_names_the_known_ones() -> None:
    with pytest.raises(UnknownLanguage, match=re.escape(", ".join(LANGUAGES))):
        Words.of("tlh")


@pytest.mark.parametrize("language", ["", ".", "..", "../locales/en", "__pycache__", "EN"])
def test_a_language_is_never_a_path(language: str) -> None:
    with pytest.raises(LookupError):
        Words.of(language)


def test_a_message_is_said_in_the_language() -> None:
    assert SPEAKER.say("greeting", name="Adèle") == "Bonsoir, Adèle !"


def test_a_missing_message_is_said_in_english() -> None:
    assert SPEAKER.has("only-english")
    assert SPEAKER.say("only-english") == "Only here"
    assert SPEAKER.say("only-english.hint") == "a hint"
    assert Words.of("de").power("king", "second", amount=2) == "Take 2 coins from the bank."


def test_english_counts_in_english() -> None:
    assert [SPEAKER.say("coins", count=count) for count in (0, 1, 2)] == ["0 coins", "one coin", "2 coins"]


def test_a_bool_is_yes_or_no() -> None:
    assert [SPEAKER.say("swapped", really=really) for really in (True, False)] == ["swapped", "left"]


def test_an_argument_may_have_any_name() -> None:
    words = Words("en", (bundle("en", "told = { $message_id } { $self }"),))
    assert words.say("told", message_id="a", self="b") == "a b"


@pytest.mark.parametrize("message_id", ["nonsense", "greeting.hint", "nonsense.hint", "no-value", "", "."])
def test_an_unknown_message_raises(message_id: str) -> None:
    assert not SPEAKER.has(message_id)
    with pytest.raises(UnknownMessage, match="no message"):
        SPEAKER.say(message_id)


def test_a_missing_argument_raises() -> None:
    with pytest.raises(BrokenMessage, match=r"'greeting' in 'fr'.*name"):
        SPEAKER.say("greeting")


def test_a_reference_to_nothing_raises() -> None:
    with pytest.raises(BrokenMessage, match="missing-message"):
        SPEAKER.say("lost")


def test_an_unknown_character_raises() -> None:
    words = Words.of("en")
    for ask in (words.name, words.with_article, words.gender):
        with pytest.raises(UnknownMessage, match="bear-tamer"):
            ask("bear-tamer", "first")
    with pytest.raises(UnknownMessage, match="bear-tamer"):
        words.power("bear-tamer", "first", amount=0)


def test_the_editions_own_message_comes_first() -> None:
    assert [SPEAKER.name("fool", edition) for edition in ("first", "second")] == ["Fool", "Jester"]


def test_nobody_waits_for_fluent_before_speaking() -> None:
    program = "import sys, mascarade.locales; print('fluent.runtime' in sys.modules)"
    environment = {"PYTHONPATH": os.pathsep.join(sys.path)}
    told = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, env=environment)
    assert told.stdout.strip() == b"False"


def test_a_new_language_is_a_folder_and_nothing_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    copy = tmp_path / "locales_with_esperanto"
    shutil.copytree(Path(mascarade.locales.__file__).parent, copy)
    (copy / "eo").mkdir()
    (copy / "eo" / "characters.ftl").write_text("character-king = Reĝo\n", encoding="utf-8")
    (copy / "eo" / "more.ftl").write_text("character-queen = Reĝino\n", encoding="utf-8")
    (copy / "xx").mkdir()
    (copy / "xx" / "broken.ftl").write_text("character-king\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    locales = importlib.import_module(copy.name)

    assert set(locales.LANGUAGES) == {*LANGUAGES, "eo", "xx"}
    words = locales.Words.of("eo")
    assert [words.name(character, "first") for character in ("king", "queen", "fool")] == [
        "Reĝo",
        "Reĝino",
        "Fool",
    ]
    with pytest.raises(locales.BrokenMessage, match=r"xx/broken\.ftl does not parse"):
        locales.Words.of("xx")
