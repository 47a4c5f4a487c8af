"""The published sets, exactly as printed (rules page, sections 2 and 6)."""

from collections import Counter

import pytest

from mascarade.rules import (
    Deal,
    Game,
    Scenario,
    ScenarioRefused,
    check,
    playable,
    player_counts,
    published,
    published_sets,
    set_ids,
)
from mascarade.rules.catalogue import EditionId
from mascarade.rules.scenario import Setup

BASE = {
    2: "bishop fool judge queen king witch",
    3: "bishop fool judge queen king witch",
    4: "judge bishop king queen thief cheat",
    5: "judge bishop king queen witch cheat",
    6: "judge bishop king queen witch cheat",
    7: "judge bishop king fool queen thief witch",
    8: "judge bishop king fool queen witch peasant peasant",
    9: "judge bishop king fool queen witch peasant peasant cheat",
    10: "judge bishop king fool queen witch peasant peasant cheat spy",
    11: "judge bishop king fool queen witch peasant peasant cheat spy inquisitor",
    12: "judge bishop king fool queen witch peasant peasant cheat spy inquisitor widow",
    13: "judge bishop king fool queen witch peasant peasant cheat spy inquisitor widow thief",
}
A = {
    4: "judge empress swindler thief cheat king",
    5: "judge empress swindler thief cheat king",
    6: "swindler princess judge witch patron cheat",
    7: "judge empress fool swindler thief witch patron",
    8: "princess judge spy swindler thief cheat witch king",
    9: "swindler spy princess witch empress judge cheat thief patron",
    10: "swindler spy princess witch empress judge cheat thief patron widow",
    11: "swindler patron fool peasant peasant empress princess judge witch puppet-master thief",
    12: "swindler fool peasant peasant guru princess judge witch patron cheat beggar widow",
}
B = {
    4: "judge empress fool widow witch beggar",
    5: "judge empress fool widow witch beggar",
    6: "beggar judge empress thief widow king",
    7: "swindler king cheat widow judge beggar princess",
    8: "swindler peasant peasant princess widow judge puppet-master beggar",
    9: "patron puppet-master judge guru widow princess peasant peasant beggar",
    10: "beggar widow patron witch judge princess guru peasant peasant swindler",
    11: "puppet-master cheat witch judge princess guru peasant peasant spy patron swindler",
    12: "swindler spy patron guru peasant peasant empress princess judge witch puppet-master cheat",
}
# The first eight | the characters added from nine players on.
EXPANSION = {
    "classic": (
        "alchemist spy gambler judge patron beggar necromancer puppet-master",
        "sage princess witch cheat actress",
    ),
    "let-it-roll": (
        "alchemist fool gambler judge necromancer puppet-master bishop inquisitor",
        "princess courtesan cheat sage usurper",
    ),
    "unity": (
        "alchemist actress courtesan sage judge puppet-master peasant peasant",
        "beggar princess inquisitor fool cheat",
    ),
    "combo": (
        "alchemist actress inquisitor judge necromancer princess cheat usurper",
        "gambler courtesan damned puppet-master patron",
    ),
}


def _printed() -> list[tuple[EditionId, str, int, str]]:
    sets: list[tuple[EditionId, str, int, str]] = [("first", "base", n, cards) for n, cards in BASE.items()]
    sets.append(("first", "base-2013", 7, "judge bishop king spy queen thief witch"))
    for set_id, (eight, joining) in EXPANSION.items():
        for n in range(6, 14):
            more = joining.split()[: max(0, n - 8)]
            sets.append(("first", set_id, n, " ".join([eight, *more])))
    sets.append(("first", "duel", 2, "bishop gambler judge damned queen sage"))
    sets.append(("first", "trio", 3, "alchemist bishop gambler judge queen sage"))
    sets += [("second", "A", n, cards) for n, cards in A.items()]
    sets += [("second", "B", n, cards) for n, cards in B.items()]
    return sets


PRINTED = _printed()
IDS = [f"{edition} {set_id} {n}" for edition, set_id, n, _ in PRINTED]


@pytest.mark.parametrize(("edition", "set_id", "players", "cards"), PRINTED, ids=IDS)
def test_2_the_cards_of_each_set(edition: EditionId, set_id: str, players: int, cards: str) -> None:
    assert Counter(published(edition, set_id, players).cards) == Counter(cards.split())


@pytest.mark.parametrize(("edition", "set_id", "players", "cards"), PRINTED, ids=IDS)
def test_2_every_set_is_playable_as_printed(
    edition: EditionId, set_id: str, players: int, cards: str
) -> None:
    scenario = published(edition, set_id, players)
    assert [breach for breach in check(scenario) if breach.severity == "must"] == []
    names = [str(n) for n in range(players)]
    game = Game.start(scenario, names, deal=Deal(cards=scenario.cards, cemetery=scenario.cemetery))
    assert game.decision is not None


def test_2_there_are_no_other_sets() -> None:
    assert {(s.edition, s.id, s.players) for s in published_sets()} == {(e, i, n) for e, i, n, _ in PRINTED}
    assert set_ids("first") == (
        "base",
        "base-2013",
        "classic",
        "let-it-roll",
        "unity",
        "combo",
        "duel",
        "trio",
    )
    assert set_ids("second") == ("A", "B")


def test_2_both_printings_for_seven() -> None:
    assert player_counts("first", "base-2013") == (7,)
    one, other = published("first", "base", 7).cards, published("first", "base-2013", 7).cards
    assert set(one) - set(other) == {"fool"}
    assert set(other) - set(one) == {"spy"}


@pytest.mark.parametrize(
    ("edition", "set_id", "players", "centre"),
    [
        ("first", "base", 2, 0),
        ("first", "base", 3, 0),
        ("first", "base", 4, 2),
        ("first", "base", 5, 1),
        ("first", "base", 6, 0),
        ("first", "base", 13, 0),
        ("second", "A", 4, 2),
        ("second", "B", 5, 1),
        ("second", "A", 6, 0),
        ("first", "classic", 6, 2),
        ("first", "unity", 7, 1),
        ("first", "combo", 8, 0),
        ("first", "combo", 13, 0),
        ("first", "duel", 2, 0),
        ("first", "trio", 3, 0),
    ],
)
def test_2_how_many_cards_lie_in_the_centre(
    edition: EditionId, set_id: str, players: int, centre: int
) -> None:
    assert Setup(scenario=published(edition, set_id, players)).layout.dealt_centre == centre


ALL_OF_FIRST = (
    "judge bishop king fool queen thief witch spy peasant peasant cheat inquisitor widow "
    "alchemist actress beggar courtesan damned gambler necromancer patron princess puppet-master sage usurper"
)


@pytest.mark.parametrize(
    ("set_id", "players", "damned"),
    [("classic", 6, 0), ("classic", 7, 0), ("classic", 8, 1), ("let-it-roll", 13, 1)],
)
def test_6_the_cemetery_holds_all_unused_characters(set_id: str, players: int, damned: int) -> None:
    scenario = published("first", set_id, players)
    rest = Counter(ALL_OF_FIRST.split()) - Counter(scenario.cards)
    rest["damned"] = damned
    assert Counter(scenario.cemetery) == +rest


@pytest.mark.parametrize(("set_id", "players"), [("base", 8), ("unity", 9), ("duel", 2)])
def test_6_no_cemetery_without_the_necromancer(set_id: str, players: int) -> None:
    assert published("first", set_id, players).cemetery == ()


@pytest.mark.parametrize(
    ("edition", "set_id", "players", "code"),
    [
        ("first", "A", 6, "unknown-set"),
        ("first", "nonsense", 6, "unknown-set"),
        ("second", "base", 6, "unknown-set"),
        ("first", "base", 14, "set-players"),
        ("first", "base", 1, "set-players"),
        ("first", "base-2013", 8, "set-players"),
        ("second", "A", 13, "set-players"),
        ("first", "duel", 3, "set-players"),
    ],
)
def test_a_set_that_was_not_printed_is_refused(
    edition: EditionId, set_id: str, players: int, code: str
) -> None:
    with pytest.raises(ScenarioRefused) as refusal:
        published(edition, set_id, players)
    assert refusal.value.code == code


def test_an_unknown_edition_is_refused() -> None:
    with pytest.raises(ScenarioRefused) as refusal:
        published("third", "base", 4)
    assert refusal.value.code == "unknown-edition"


def test_a_set_by_its_id_must_have_its_cards() -> None:
    other = Scenario(edition="first", players=4, cards=published("first", "base", 5).cards, id="base")
    assert [breach.code for breach in check(other)] == ["not-as-published"]


def test_a_set_may_be_named_in_any_order() -> None:
    scenario = published("first", "base", 4)
    turned = Scenario(edition="first", players=4, cards=scenario.cards[::-1], id="base")
    assert playable(turned).scenario == turned
