"""Names that pretend to be other names."""

from __future__ import annotations

import pytest

from mascarade.rules import Refused
from mascarade.server.tables.names import clean_name


@pytest.mark.parametrize(
    "name",
    [
        "Аda",
        "Adа",
        "Βruno",
        "Brunο",
        "Иван Ivan",
        "Ada Ελένη",
        "Анна Άννα",
        "ᎪᎠᎪ Ada",
        "नीता தமிழ்",
        "אדה عادة",
        "한ひ",
    ],
)
def test_scripts_that_look_alike_are_not_mixed(name: str) -> None:
    with pytest.raises(Refused, match="name-scripts"):
        clean_name(name)


@pytest.mark.parametrize(
    "name",
    [
        "Ada 2",
        "Zoë-Łucja",
        "Анна 3",
        "Ελένη",
        "अदा",
        "אדה",
        "عادة",
        "Ada 漢字",
        "田中さん Ken",
        "カナ",
        "ラーメン好き",
    ]
    + ["김 Kim", "王ㄅ", "Ada אדה", "Ada 😀", "😀🎭", "¿Ada?", "n°1", "Ṩ"],
)
def test_names_of_one_script_and_common_mixtures_are_kept(name: str) -> None:
    assert clean_name(name)
