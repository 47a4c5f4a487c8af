"""Every character has an example scene, in every language."""

import pytest

from mascarade.locales import LANGUAGES
from mascarade.rules.catalogue import EDITIONS
from tests.locales.ftl import messages, variables

CHARACTERS = {character for edition in EDITIONS.values() for character in edition.characters}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_character_has_a_scene(language: str) -> None:
    scenes = {name.removeprefix("example-") for name in messages(language) if name.startswith("example-")}
    assert scenes == CHARACTERS


def test_amounts_are_said_as_the_edition_has_them() -> None:
    amounts = {
        name: {edition.characters[name].amount for edition in EDITIONS.values() if name in edition.characters}
        for name in CHARACTERS
    }
    told = {name for name in CHARACTERS if "amount" in variables("en", f"example-{name}")}
    assert {name for name, found in amounts.items() if len(found) > 1} <= told
    assert all(min(amounts[name]) > 0 for name in told)
