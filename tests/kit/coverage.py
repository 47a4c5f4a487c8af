"""What a suite over the whole engine should cover: every table size, question, power and character."""

from collections.abc import Iterator
from random import Random
from typing import get_args

from mascarade.rules import EDITIONS, CharacterId, EditionId, Scenario
from mascarade.rules import state as s
from mascarade.testing.generators import random_scenario

TABLE_SIZES: list[tuple[EditionId, int]] = [
    (edition.id, players)
    for edition in EDITIONS.values()
    for players in range(edition.fewest, edition.most + 1)
]

QUESTION_TYPES: tuple[type[s.Question], ...] = get_args(s.AnyQuestion)


def all_powers() -> set[tuple[EditionId, CharacterId]]:
    """All characters that can use a power."""
    return {
        (edition.id, character.id)
        for edition in EDITIONS.values()
        for character in edition.characters.values()
        if not character.cursed
    }


def rare_scenarios(rng: Random) -> Iterator[Scenario]:
    """Custom scenarios that together hold every character, also those that no published set has."""
    for edition in EDITIONS.values():
        for character in edition.characters.values():
            for players in sorted({max(edition.fewest, character.minimum), edition.most}):
                yield random_scenario(rng, edition.id, players, (character.id,))
