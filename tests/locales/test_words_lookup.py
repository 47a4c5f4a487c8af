"""Looking up and formatting messages: in the language, else in English, else an error."""

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
from mascarade.locales import LANGUAGES, BrokenMessage, Piece, Role, UnknownLanguage, UnknownMessage, Words


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
    .article = the Fool
    .gender = masculine
character-fool-second = Jester
    .article = the Jester
    .gender = masculine
edition-first = the first edition
claim = { $who-start }: { $who-name }, { $who-gender }, { $who }
of-which = { $which-start } is { $which }
lost = { missing-message }
""",
)
FRENCH = bundle(
    "fr",
    """
greeting = Bonsoir, { $name } !
power = le pouvoir { $who-of }
character-witch = Sorcière
    .article = la Sorcière
    .of = de la Sorcière
    .gender = feminine
edition-second = la seconde édition
    .of = de la seconde édition
page = une page { $which-of }
""",
)
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


def test_a_character_comes_in_all_its_forms() -> None:
    assert SPEAKER.say("claim", who=Role("fool", "first")) == "The Fool: Fool, masculine, the Fool"
    assert SPEAKER.say("claim", who=Role("fool", "second")) == "The Jester: Jester, masculine, the Jester"
    assert SPEAKER.say("claim", who=Role("witch", "second")) == "La Sorcière: Sorcière, feminine, la Sorcière"
    assert SPEAKER.say("power", who=Role("witch", "second")) == "le pouvoir de la Sorcière"


def test_a_form_that_a_character_lacks_raises() -> None:
    with pytest.raises(BrokenMessage, match=r"'power' in 'fr'.*who-of"):
        SPEAKER.say("power", who=Role("fool", "first"))


def test_marks_stand_around_every_form_that_is_read() -> None:
    told = SPEAKER.say("claim", who=Role("fool", "first", ("<", ">")))
    assert told == "<The Fool>: <Fool>, masculine, <the Fool>"


@pytest.mark.parametrize("character", ["bear-tamer", "", "witch.of", "witch.article", "."])
def test_a_role_that_nobody_has_raises(character: str) -> None:
    with pytest.raises(UnknownMessage):
        SPEAKER.say("claim", who=Role(character, "first"))


def test_a_piece_comes_with_its_attributes() -> None:
    assert SPEAKER.say("of-which", which=Piece("edition-first")) == "The first edition is the first edition"
    assert SPEAKER.say("page", which=Piece("edition-second")) == "une page de la seconde édition"
    with pytest.raises(UnknownMessage):
        SPEAKER.say("of-which", which=Piece("edition-third"))


@pytest.mark.parametrize(("language", "told"), [("en", "1234.50"), ("fr", "1234,50"), ("de", "1234,50")])
def test_a_number_has_the_mark_of_the_language(language: str, told: str) -> None:
    assert Words.of(language).decimal(1234.5, 2) == told
    assert Words.of(language).decimal(12.4, 0) == "12"


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


def test_a_name_that_runs_from_right_to_left_stays_apart_from_the_words_around_it() -> None:
    words = Words.of("en")
    assert "“Ada”" in words.say("error-name-taken", name="Ada")
    assert "“\u2068דנה\u2069”" in words.say("error-name-taken", name="דנה")
