"""Published sets, as data (rules page, section 2). They may be played whatever the checks say."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from types import MappingProxyType

from mascarade.rules.catalogue import EDITIONS, CharacterId, EditionId
from mascarade.rules.errors import ScenarioRefused
from mascarade.rules.scenario import Scenario

_CardsByPlayers = Mapping[int, str]
"""The cards, by number of players."""


def _grow(first: str, counts: range, added: str) -> dict[int, str]:
    """The same cards for the first counts, then one more card for each further player."""
    cards = dict.fromkeys(counts, first)
    for count, card in enumerate(added.split(), start=counts.stop):
        cards[count] = f"{cards[count - 1]} {card}"
    return cards


_FEW = "bishop fool judge queen king witch"
_SIX = "judge bishop king queen witch cheat"
_FIRST_BASE: _CardsByPlayers = {
    2: _FEW,
    3: _FEW,
    4: "judge bishop king queen thief cheat",
    5: _SIX,
    6: _SIX,
    7: "judge bishop king fool queen thief witch",
    **_grow(
        "judge bishop king fool queen witch peasant peasant",
        range(8, 9),
        "cheat spy inquisitor widow thief",
    ),
}

_SIX_TO_EIGHT = range(6, 9)
_CLASSIC: _CardsByPlayers = _grow(
    "alchemist spy gambler judge patron beggar necromancer puppet-master",
    _SIX_TO_EIGHT,
    "sage princess witch cheat actress",
)
_LET_IT_ROLL: _CardsByPlayers = _grow(
    "alchemist fool gambler judge necromancer puppet-master bishop inquisitor",
    _SIX_TO_EIGHT,
    "princess courtesan cheat sage usurper",
)
_UNITY: _CardsByPlayers = _grow(
    "alchemist actress courtesan sage judge puppet-master peasant peasant",
    _SIX_TO_EIGHT,
    "beggar princess inquisitor fool cheat",
)
_COMBO: _CardsByPlayers = _grow(
    "alchemist actress inquisitor judge necromancer princess cheat usurper",
    _SIX_TO_EIGHT,
    "gambler courtesan damned puppet-master patron",
)

_SECOND_A_NINE = "swindler spy princess witch empress judge cheat thief patron"
_SECOND_A: _CardsByPlayers = {
    **dict.fromkeys((4, 5), "judge empress swindler thief cheat king"),
    6: "swindler princess judge witch patron cheat",
    7: "judge empress fool swindler thief witch patron",
    8: "princess judge spy swindler thief cheat witch king",
    **_grow(_SECOND_A_NINE, range(9, 10), "widow"),
    11: "swindler patron fool peasant peasant empress princess judge witch puppet-master thief",
    12: "swindler fool peasant peasant guru princess judge witch patron cheat beggar widow",
}
_SECOND_B: _CardsByPlayers = {
    **dict.fromkeys((4, 5), "judge empress fool widow witch beggar"),
    6: "beggar judge empress thief widow king",
    7: "swindler king cheat widow judge beggar princess",
    8: "swindler peasant peasant princess widow judge puppet-master beggar",
    9: "patron puppet-master judge guru widow princess peasant peasant beggar",
    10: "beggar widow patron witch judge princess guru peasant peasant swindler",
    11: "puppet-master cheat witch judge princess guru peasant peasant spy patron swindler",
    12: "swindler spy patron guru peasant peasant empress princess judge witch puppet-master cheat",
}

_SETS: Mapping[EditionId, Mapping[str, _CardsByPlayers]] = MappingProxyType(
    {
        "first": {
            "base": _FIRST_BASE,
            "base-2013": {7: "judge bishop king spy queen thief witch"},
            "classic": _CLASSIC,
            "let-it-roll": _LET_IT_ROLL,
            "unity": _UNITY,
            "combo": _COMBO,
            "duel": {2: "bishop gambler judge damned queen sage"},
            "trio": {3: "alchemist bishop gambler judge queen sage"},
        },
        "second": {"A": _SECOND_A, "B": _SECOND_B},
    }
)


def set_ids(edition: EditionId) -> tuple[str, ...]:
    """The published sets of an edition; the first is the default."""
    return tuple(_SETS[edition])


def player_counts(edition: EditionId, set_id: str) -> tuple[int, ...]:
    """The numbers of players that a set is for."""
    return tuple(sorted(_SETS[edition][set_id]))


def fitting_sets(edition: EditionId, players: int) -> list[str]:
    """The edition's published sets for this number of players."""
    return [name for name in set_ids(edition) if players in player_counts(edition, name)]


def published_sets() -> Iterator[Scenario]:
    """Every published set, for every number of players."""
    for edition, sets in _SETS.items():
        for set_id in sets:
            for players in player_counts(edition, set_id):
                yield published(edition, set_id, players)


@lru_cache(maxsize=256)
def published(edition: EditionId, set_id: str, players: int) -> Scenario:
    """A published set, or `ScenarioRefused` if there is none for this number of players."""
    if edition not in EDITIONS:
        raise ScenarioRefused("unknown-edition", edition=edition, known=", ".join(EDITIONS))
    growth = _SETS[edition].get(set_id)
    if growth is None:
        raise ScenarioRefused("unknown-set", set=set_id, edition=edition, known=", ".join(_SETS[edition]))
    cards = growth.get(players)
    if cards is None:
        counts = ", ".join(str(count) for count in sorted(growth))
        raise ScenarioRefused("set-players", set=set_id, players=players, known=counts)
    dealt = tuple(cards.split())
    return Scenario(
        edition=edition,
        players=players,
        cards=dealt,
        cemetery=unused(edition, dealt, players),
        id=set_id,
    )


def unused(edition: EditionId, cards: tuple[CharacterId, ...], players: int) -> tuple[CharacterId, ...]:
    """The cemetery: all unused characters, or none if no card in play draws from it (rule 6.n3).

    A curse stays out with fewer than eight players; with two or three, so do characters that need more.
    """
    characters = EDITIONS[edition].characters
    if not any(characters[card].wants_cemetery for card in cards):
        return ()
    return tuple(
        character.id
        for character in characters.values()
        if character.id not in cards
        and not (players < character.minimum and (players <= 3 or character.cursed))
        for _ in range(character.copies)
    )
