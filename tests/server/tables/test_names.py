"""Names and chat messages: readable text passes in any script, deceptive text is refused."""

import unicodedata
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mascarade.rules import Refused
from mascarade.server.tables.names import MAX_NAME, MAX_NAME_BYTES, clean_chat, clean_name, shown, skeleton

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466"
ASTRONAUT = "\U0001f469\U0001f3fd\u200d\U0001f680"
RAINBOW = "\U0001f3f3\ufe0f\u200d\U0001f308"
FRANCE = "\U0001f1eb\U0001f1f7"
SCOTLAND = "\U0001f3f4\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f"
KEYCAP = "1\ufe0f\u20e3"
NEW_EMOJI = "\U0001fae8"
"""From Unicode 15, which older versions of Python don't know."""


def code(clean: Callable[[str], str], text: str) -> str:
    with pytest.raises(Refused) as refused:
        clean(text)
    return refused.value.code


@pytest.mark.parametrize(
    "name",
    [
        "Ada",
        "Jean-Luc O’Neill",
        "Bruno 2",
        "Zoë",
        "Nguyễn Thị Ánh",
        "Łukasz",
        "Дмитрий",
        "Ελένη",
        "יוֹסֵף",
        "محمد",
        "می\u200cخواهم",
        "श्रीमान्",
        "क्\u200dष",
        "র\u200d্যাব",
        "สมชาย น้ำ",
        "ကြွေး",
        "김민수",
        "山田太郎",
        "葛\U000e0100城",
        "がんばれ",
        "\u1112\u119e\u11ab",
        FAMILY,
        ASTRONAUT,
        RAINBOW,
        FRANCE,
        SCOTLAND,
        KEYCAP,
        NEW_EMOJI,
        "❤️",
        "☺︎",
        "?",
    ],
)
def test_names_of_all_kinds_are_kept(name: str) -> None:
    assert clean_name(name) == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("  Ada  ", "Ada"),
        ("Ada\n", "Ada"),
        ("Ada \u00a0\u3000 Lovelace", "Ada Lovelace"),
        ("Zoe\u0308", "Zoë"),
        ("\u1112\u1161\u11ab", "한"),
    ],
)
def test_names_are_tidied(given: str, kept: str) -> None:
    assert clean_name(given) == kept


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("Ada", 3),
        (FAMILY, 1),
        (ASTRONAUT, 1),
        (RAINBOW, 1),
        (FRANCE + SCOTLAND, 2),
        (FRANCE * 3, 3),
        ("\U0001f1eb\U0001f1f7\U0001f1eb", 2),
        (KEYCAP, 1),
        ("Zoe\u0308", 3),
        ("👍🏽👍", 2),
        ("a🏽", 2),
        ("न्", 1),
        ("น้ำ", 1),
        ("김민수", 3),
        ("\u1112\u119e\u11ab", 1),
        ("\u1100\u1100\u1161", 2),
        ("\u1112" + "\u119e" * 9, 8),
    ],
)
def test_characters_are_counted_as_they_show(text: str, count: int) -> None:
    assert shown(text) == count


@pytest.mark.parametrize("nothing", ["", " ", "\n", "\u3000", " \u00a0\t\n"])
def test_a_name_is_not_empty(nothing: str) -> None:
    assert code(clean_name, nothing) == "name-empty"


def test_a_name_is_not_too_long() -> None:
    assert clean_name("m" * MAX_NAME) == "m" * MAX_NAME
    assert clean_name("👍🏽" * MAX_NAME) == "👍🏽" * MAX_NAME
    for long in ("m" * 25, FRANCE * 25, FAMILY * 10, "m" * 10**6, " ".join("m" * 13)):
        assert code(clean_name, long) == "name-too-long"
    assert len(clean_name(FAMILY * 8).encode()) <= MAX_NAME_BYTES


@pytest.mark.parametrize(
    "hidden",
    [
        *(chr(point) for point in (0, 7, 9, 10, 13, 0x1B, 0x7F, 0x85, 0x2028, 0x2029)),
        *(chr(point) for point in (0x200E, 0x200F, 0x061C, *range(0x202A, 0x202F), *range(0x2066, 0x206A))),
        *(chr(point) for point in (0x00AD, 0x034F, 0x180E, 0x200B, 0x200C, 0x200D, 0x2060, 0x2063, 0xFEFF)),
        *(chr(point) for point in (0xE000, 0xF0000, 0xD800, 0xDFFF, 0x0378, 0xFFFE, 0xFFFF, 0x10FFFF)),
        *(chr(point) for point in (0xE0041, 0xE007F, 0xE0001, 0xFE00, 0xFE0F, 0xE0100)),
        *(chr(point) for point in (0x115F, 0x1160, 0x3164, 0xFFA0, 0x2800, 0xFFFC, 0xFFFD, 0x1D159, 0x17B4)),
    ],
    ids=lambda char: f"U+{ord(char):04X}",
)
def test_what_does_not_show_is_refused(hidden: str) -> None:
    with pytest.raises(Refused) as refused:
        clean_name(f"Ada{hidden}b")
    assert refused.value.code == "name-characters"
    assert refused.value.facts == {"character": f"U+{ord(hidden):04X}"}


@pytest.mark.parametrize(
    "text",
    [
        "\u0301Ada",
        "Ada \u0301",
        "Z\u0300\u0301\u0302\u0303",
        "Z" + "\u0483" * 7,
        "\U0001f468\u200d",
        "\u200d\U0001f468",
        "\U0001f468\u200d\u200d\U0001f469",
        FAMILY + "\u200d\U0001f466",
        "a\u200d\U0001f468",
        "म\u200ca",
        "\u200cم",
        "م\u200c",
        "م\u200c\u200cم",
        "\U0001f3f4\U000e0067\U000e0062",
        "a\U000e0067\U000e0062\U000e007f",
        "1\ufe0f",
        "مa\u200cم",
    ],
)
def test_marks_and_joiners_out_of_place_are_refused(text: str) -> None:
    assert code(clean_name, text) == "name-characters"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ada", "ADA"),
        ("Ada", "Аdа"),
        ("Zoë", "Zoe"),
        ("Ian", "lan"),
        ("Bob", "B0b"),
        ("Ada", "Ａｄａ"),
        ("Straße", "STRASSE"),
        ("A da", "Ada"),
        ("❤️", "❤"),
        ("می\u200cخواهم", "میخواهم"),
        ("Ωmega", "ωmega"),
        ("ﬁn", "fin"),
        ("İda", "ida"),
        ("ꓮda", "Ada"),
        ("Ηelen", "Helen"),
        ("Ηλένη", "ηλένη"),
        ("Amold", "Arnold"),
        ("Օtto", "Otto"),
    ],
)
def test_names_that_look_alike(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other) != ""


@pytest.mark.parametrize(
    ("letters", "others"),
    [
        ("0", "o"),
        ("1|iıι", "lllll"),
        ("аеорсухіјѕӏԁԛԝһ", "aeopcyxljsldqwh"),
        ("вкмнт", "bkmht"),
        ("αορνυκτχ", "aopvuktx"),
    ],
    ids=["zero", "strokes", "Cyrillic", "Cyrillic capitals", "Greek"],
)
def test_letters_that_release_0_1_took_for_each_other_are_still(letters: str, others: str) -> None:
    for letter, other in zip(letters, others, strict=True):
        assert skeleton(letter) == skeleton(other), letter


@pytest.mark.parametrize(
    "name", ["a·b", "ジョン・スミス", "محمـد", "ד״ר ג׳ורג׳", "ͺΑ͵α", "〱々", "\u1100\u1161\u11a8", "½ Bob"]
)
def test_names_that_only_identifiers_may_not_have_are_kept(name: str) -> None:
    assert clean_name(name) == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ada", "Eda"),
        ("Nina", "Vina"),
        ("Yuri", "Uuri"),
        ("Bot 2", "Bot 3"),
        ("か", "が"),
        (SCOTLAND, "\U0001f3f4"),
        ("👍🏽", "👍🏿"),
        ("कि", "कु"),
    ],
)
def test_names_that_do_not_look_alike(one: str, other: str) -> None:
    assert skeleton(one) != skeleton(other)


def test_messages_are_one_line() -> None:
    assert clean_chat("  Well,\r\nI am\tthe King! \n") == "Well, I am the King!"
    assert clean_chat("one\u2028two\u2029three") == "one two three"
    assert clean_chat("m" * 500) == "m" * 500


@pytest.mark.parametrize(
    ("text", "refusal"),
    [
        ("\n \n", "chat-empty"),
        ("m" * 501, "chat-too-long"),
        ("m" * 10**6, "chat-too-long"),
        (FAMILY * 200, "chat-too-long"),
        ("I am\u202e gniK eht", "chat-characters"),
        ("\x00", "chat-characters"),
        ("\ud83d", "chat-characters"),
    ],
)
def test_messages_that_are_refused(text: str, refusal: str) -> None:
    assert code(clean_chat, text) == refusal


def test_messages_may_be_limited_otherwise() -> None:
    assert code(lambda text: clean_chat(text, most=3), "King") == "chat-too-long"


ANY = st.text(st.characters(), max_size=30)
TRICKY = st.text(
    st.sampled_from(
        "aé \u0301\u0308\u200d\u200c\ufe0f\u20e31म्م👨👩🏽❤각\u1100\u1161"
        "\U0001f1eb\U0001f1f7\U0001f3f4\U000e0067\U000e007f"
    ),
    max_size=12,
)


def refusal(text: str) -> str | None:
    try:
        clean_name(text)
    except Refused as refused:
        return refused.code
    return None


@given(ANY | TRICKY)
def test_any_text_is_cleaned_for_good_or_refused(text: str) -> None:
    if (refused := refusal(text)) is not None:
        assert refused in {"name-empty", "name-too-long", "name-characters", "name-scripts"}
        return
    name = clean_name(text)
    assert clean_name(name) == name
    assert 1 <= shown(name) <= MAX_NAME
    assert len(name.encode()) <= MAX_NAME_BYTES
    assert clean_chat(name) == name
    assert skeleton(name)


@pytest.mark.parametrize(
    "run", ["\U0001f1eb", "\u200d", "👨\u200d", "e\u0301", "\u1100", "\u1161", " ", "\n"]
)
@pytest.mark.parametrize("length", [1_002, 16_000])
def test_long_runs_are_refused(run: str, length: int) -> None:
    assert code(clean_chat, run * length).startswith("chat-")
