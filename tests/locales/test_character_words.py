"""The characters' names as printed, in five languages and two editions."""

import re

import pytest

from mascarade.locales import LANGUAGES, Words
from mascarade.rules.catalogue import EDITIONS

# First edition / second edition, where they differ.
NAMES = """
id           |en           |fr                  |es               |it               |de
judge        |Judge        |Juge                |Juez             |Giudice          |Richter
bishop       |Bishop       |Évêque              |Obispo           |Vescovo          |Bischof
king         |King         |Roi                 |Rey              |Re               |König
fool         |Fool         |Fou                 |Bufón / Loco     |Giullare         |Narr
queen        |Queen        |Reine               |Reina            |Regina           |Königin
thief        |Thief        |Voleur              |Ladrón           |Ladro            |Dieb
witch        |Witch        |Sorcière            |Bruja / Hechicera|Strega / Sciamana|Hexe / Zauberin
spy          |Spy          |Espionne            |Espía            |Spia             |Spionin
peasant      |Peasant      |Paysan              |Campesino        |Contadino        |Bauer
cheat        |Cheat        |Tricheur            |Tahúr / Tramposo |Baro             |Falschspieler
inquisitor   |Inquisitor   |Inquisiteur         |Inquisidor       |Inquisitore      |Inquisitor
widow        |Widow        |Veuve               |Viuda            |Vedova           |Witwe
empress      |Empress      |Impératrice         |Emperatriz       |Imperatrice      |Kaiserin
swindler     |Swindler     |Escroc              |Estafador        |Imbroglione      |Gaukler
guru         |Guru         |Gourou              |Gurú             |Guru             |Guru
puppet-master|Puppet Master|Marionnettiste      |Titiritero       |Burattinaio      |Puppenspieler
princess     |Princess     |Princesse           |Princesa         |Principessa      |Prinzessin
patron       |Patron       |Mécène              |Mecenas          |Mecenate         |Mäzen
beggar       |Beggar       |Mendiante / Mendiant|Mendigo          |Mendicante       |Bettlerin / Bettler
usurper      |Usurper      |Usurpateur          |Usurpador        |Usurpatore       |Thronräuber
damned       |Damned       |Maudit              |Maldito          |Maledetto        |Verfluchter
alchemist    |Alchemist    |Alchimiste          |Alquimista       |Alchimista       |Alchemist
actress      |Actress      |Comédienne          |Actriz           |Attrice          |Schauspielerin
courtesan    |Courtesan    |Courtisane          |Cortesana        |Cortigiana       |Kurtisane
gambler      |Gambler      |Joueuse             |Jugadora         |Giocatrice       |Spielerin
necromancer  |Necromancer  |Nécromant           |Nigromante       |Negromante       |Nekromant
sage         |Sage         |Sage                |Sabio            |Saggio           |Weiser
"""

HEADER, *ROWS = [[cell.strip() for cell in line.split("|")] for line in NAMES.strip().splitlines()]
CHARACTERS = [row[0] for row in ROWS]
TABLE = [
    (language, character, edition, name)
    for character, *cells in ROWS
    for language, cell in zip(HEADER[1:], cells, strict=True)
    for edition, name in zip(("first", "second"), (cell.split(" / ") * 2)[:2], strict=True)
]

ARTICLES: dict[str, dict[str, tuple[str, ...]]] = {
    "en": {"masculine": ("the ",), "feminine": ("the ",)},
    "fr": {"masculine": ("le ", "l'"), "feminine": ("la ", "l'")},
    "es": {"masculine": ("el ",), "feminine": ("la ",)},
    "it": {"masculine": ("il ", "l'"), "feminine": ("la ", "l'")},
    "de": {"masculine": ("der ",), "feminine": ("die ",)},
}
ELIDING = {"fr": "AEIOUÉ", "it": "AEIOU"}
DECLINED = {"Verfluchter": "Verfluchte", "Weiser": "Weise"}


@pytest.mark.parametrize(("language", "character", "edition", "name"), TABLE)
def test_a_character_is_named_as_printed(language: str, character: str, edition: str, name: str) -> None:
    assert Words.of(language).name(character, edition) == name


@pytest.mark.parametrize(("language", "character", "edition", "name"), TABLE)
def test_the_article_agrees_with_the_gender(language: str, character: str, edition: str, name: str) -> None:
    words = Words.of(language)
    articles = ARTICLES[language][words.gender(character, edition)]
    elided = name[0] in ELIDING.get(language, "")
    article = articles[-1] if elided else articles[0]
    inside = DECLINED.get(name, name) if language == "de" else name
    assert words.with_article(character, edition) == article + inside


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("character", CHARACTERS)
def test_every_language_has_every_character_itself(language: str, character: str) -> None:
    own = Words(language, Words.of(language)._bundles[:1])
    for message in ("", ".article", ".gender"):
        assert own.has(f"character-{character}{message}")


@pytest.mark.parametrize(
    ("language", "feminine"),
    [
        ("en", "queen witch spy widow empress puppet-master princess beggar actress courtesan gambler"),
        ("fr", "queen witch spy widow empress puppet-master princess beggar actress courtesan gambler"),
        ("es", "queen witch spy widow empress princess actress courtesan gambler"),
        ("it", "queen witch spy widow empress princess actress courtesan gambler"),
        ("de", "queen witch spy widow empress princess beggar actress courtesan gambler"),
    ],
)
def test_gender_follows_the_name(language: str, feminine: str) -> None:
    words = Words.of(language)
    assert [c for c in CHARACTERS if words.gender(c, "first") == "feminine"] == feminine.split()


def test_another_name_can_have_another_gender() -> None:
    french = Words.of("fr")
    assert [french.with_article("beggar", edition) for edition in ("first", "second")] == [
        "la Mendiante",
        "le Mendiant",
    ]
    assert [french.gender("beggar", edition) for edition in ("first", "second")] == ["feminine", "masculine"]


@pytest.mark.parametrize(
    ("character", "dative", "accusative"),
    [
        ("judge", "dem Richter", "den Richter"),
        ("fool", "dem Narren", "den Narren"),
        ("queen", "der Königin", "die Königin"),
        ("peasant", "dem Bauern", "den Bauern"),
        ("damned", "dem Verfluchten", "den Verfluchten"),
        ("alchemist", "dem Alchemisten", "den Alchemisten"),
        ("necromancer", "dem Nekromanten", "den Nekromanten"),
        ("sage", "dem Weisen", "den Weisen"),
        ("beggar-second", "dem Bettler", "den Bettler"),
    ],
)
def test_german_has_the_cases(character: str, dative: str, accusative: str) -> None:
    german = Words.of("de")
    assert german.say(f"character-{character}.dative") == dative
    assert german.say(f"character-{character}.accusative") == accusative


@pytest.mark.parametrize("character", CHARACTERS)
def test_every_power_is_described_in_one_line(character: str) -> None:
    told = Words.of("en").power(character, "first", amount=2)
    assert told.endswith(".")
    assert "\n" not in told


def test_the_amount_is_the_editions() -> None:
    english = Words.of("en")
    assert english.power("king", "first", amount=3) == "Take 3 coins from the bank."
    assert english.power("king", "second", amount=2) == "Take 2 coins from the bank."
    assert english.power("king", "second", amount=1) == "Take 1 coin from the bank."
    assert "costs them 4 coins" in english.power("guru", "second", amount=4)


def test_the_spy_of_the_second_edition_reaches_the_centre_only_where_the_table_allows_it() -> None:
    english = Words.of("en")
    assert "if the table allows it" not in english.power("spy", "first", amount=0)
    assert "if the table allows it" in english.power("spy", "second", amount=0)


def test_the_words_know_every_character_of_the_catalogue() -> None:
    english = Words.of("en")
    for edition in EDITIONS.values():
        for character in edition.characters.values():
            assert english.gender(character.id, edition.id) == (
                "feminine" if character.female else "masculine"
            )
            # A power's text uses an amount only if the catalogue has one.
            told = english.power(character.id, edition.id, amount=character.amount)
            assert re.search(r"\b0\b", told) is None, told
