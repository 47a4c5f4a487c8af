"""Checks of a custom scenario (rules page, section 2): every breach has a code and is a must or a should."""

import pytest
from _pytest.mark import ParameterSet

from mascarade.rules import Options, Scenario, ScenarioRefused, check, playable
from mascarade.rules.catalogue import EditionId


def scenario(edition: EditionId, players: int, cards: str, cemetery: str = "") -> Scenario:
    return Scenario(
        edition=edition, players=players, cards=tuple(cards.split()), cemetery=tuple(cemetery.split())
    )


def breaches(of: Scenario) -> list[str]:
    return [f"{breach.severity} {breach.code}" for breach in check(of)]


FINE = "judge king queen fool bishop witch"
TWELVE = "judge king queen fool widow peasant peasant bishop witch thief spy cheat"

RAISING = "judge king queen necromancer bishop witch"


def case(what: str, where: str, cards: str, wanted: str, cemetery: str = "") -> ParameterSet:
    """A scenario and its breaches; none for a good one."""
    return pytest.param(where, cards, cemetery, wanted, id=what)


CASES = [
    case("a good one", "first 6", FINE, ""),
    case("a good one of second", "second 6", "judge king empress fool swindler witch", ""),
    case("one in the centre", "first 6", f"{FINE} widow", ""),
    case("two in the centre", "first 6", f"{FINE} widow patron", ""),
    case("three in the centre", "first 6", f"{FINE} widow patron thief", "must card-count"),
    case("a card short", "first 6", "judge king queen fool bishop", "must card-count"),
    case("four with six cards", "first 4", FINE, ""),
    case("five with six cards", "second 5", "judge king empress fool swindler witch", ""),
    case("four with four cards", "first 4", "judge king queen fool", "must card-count"),
    case("four with seven cards", "first 4", f"{FINE} widow", "must card-count"),
    case("five with seven cards", "first 5", f"{FINE} widow", "must card-count"),
    case("two with six cards", "first 2", FINE, ""),
    case("two with seven cards", "first 2", f"{FINE} widow", "must card-count"),
    case("three with six cards", "first 3", FINE, ""),
    case("three with three cards", "first 3", "judge king queen", "must card-count"),
    case("no cards", "first 6", "", "must card-count, must indispensable"),
    case("no judge", "first 6", "king queen fool bishop witch thief", "must indispensable"),
    case(
        "no judge, all purses, but no expansion",
        "first 6",
        "king queen fool widow bishop witch",
        "must indispensable",
    ),
    case(
        "no judge, two thirds purses with the expansion",
        "first 6",
        "king queen fool patron bishop witch",
        "should indispensable",
    ),
    case(
        "no judge, fewer than two thirds",
        "first 6",
        "king queen patron thief bishop witch",
        "must indispensable",
    ),
    case(
        "no judge, five of eight",
        "first 8",
        "king queen fool widow patron bishop witch thief",
        "should indispensable",
    ),
    case(
        "no judge, four of eight",
        "first 8",
        "king queen fool patron bishop witch thief spy",
        "must indispensable",
    ),
    case("no judge in second", "second 6", "king empress fool patron widow witch", "must indispensable"),
    case("one purse of six", "first 6", "judge king bishop witch thief spy", "must too-few-purses"),
    case("two purses of six", "first 6", "judge king queen bishop witch thief", "should few-purses"),
    case("half are purses", "first 6", FINE, ""),
    case(
        "two purses of eight: a third, rounded down",
        "first 8",
        "judge king queen bishop witch thief spy cheat",
        "should few-purses",
    ),
    case(
        "the centre counts among the cards",
        "first 7",
        "judge king queen bishop witch thief spy cheat alchemist",
        "must too-few-purses",
    ),
    case(
        "one peasant",
        "first 8",
        "judge king queen fool bishop witch thief peasant",
        "must all-copies-or-none",
    ),
    case("both peasants", "first 8", "judge king queen fool bishop witch peasant peasant", ""),
    case(
        "three peasants",
        "first 8",
        "judge king queen fool bishop peasant peasant peasant",
        "must too-many-copies",
    ),
    case("two kings", "first 6", "judge king king fool bishop witch", "must too-many-copies"),
    case(
        "peasants with seven",
        "first 7",
        "judge king queen fool bishop peasant peasant",
        "must too-few-players",
    ),
    case(
        "inquisitor with seven",
        "first 7",
        "judge king queen fool bishop widow inquisitor",
        "must too-few-players",
    ),
    case("inquisitor with eight", "first 8", "judge king queen fool bishop witch inquisitor widow", ""),
    case("puppet master of first with six", "first 6", "judge king queen fool bishop puppet-master", ""),
    case(
        "puppet master of second with six",
        "second 6",
        "judge king empress fool swindler puppet-master",
        "must too-few-players",
    ),
    case(
        "princess with five", "second 5", "judge king empress fool swindler princess", "must too-few-players"
    ),
    case(
        "with two players a minimum only warns",
        "first 2",
        "judge king queen sage bishop witch",
        "should too-few-players",
    ),
    case(
        "with three players a minimum only warns",
        "first 3",
        "judge king queen sage bishop witch",
        "should too-few-players",
    ),
    case(
        "courtesan with just enough women",
        "first 8",
        "judge king fool gambler patron bishop thief courtesan",
        "",
    ),
    case(
        "courtesan with too few women",
        "first 8",
        "judge king fool necromancer patron bishop thief courtesan",
        "must too-few-women",
        cemetery="widow",
    ),
    case("courtesan with enough women", "first 8", "judge king queen fool patron bishop witch courtesan", ""),
    case("necromancer without a cemetery", "first 6", RAISING, "must cemetery-missing"),
    case("necromancer with one card to raise", "first 6", RAISING, "", cemetery="widow"),
    case("a cemetery nobody draws from", "first 6", FINE, "should cemetery-unused", cemetery="widow"),
    case(
        "a cemetery with a card in play", "first 6", RAISING, "must cemetery-in-play", cemetery="king widow"
    ),
    case("a cemetery with one peasant", "first 6", RAISING, "must cemetery-copies", cemetery="peasant"),
    case("a cemetery with both peasants", "first 6", RAISING, "", cemetery="peasant peasant"),
    case("a cemetery with two widows", "first 6", RAISING, "must cemetery-copies", cemetery="widow widow"),
    case(
        "a cemetery with the damned, seven players",
        "first 7",
        f"{RAISING} fool",
        "must cemetery-too-few-players",
        cemetery="damned widow",
    ),
    case(
        "a cemetery with the damned, eight players",
        "first 8",
        f"{RAISING} fool patron",
        "",
        cemetery="damned widow",
    ),
    case("a cemetery with the usurper, six players", "first 6", RAISING, "", cemetery="usurper"),
    case(
        "a cemetery with the usurper, three players",
        "first 3",
        RAISING,
        "must cemetery-too-few-players",
        cemetery="usurper",
    ),
    case("one player", "first 1", FINE, "must players-out-of-range"),
    case("fourteen players", "first 14", FINE, "must players-out-of-range"),
    case("three in second", "second 3", FINE, "must players-out-of-range"),
    case("thirteen in second", "second 13", FINE, "must players-out-of-range"),
    case(
        "twelve in second",
        "second 12",
        "judge king empress fool widow peasant peasant swindler witch thief spy cheat",
        "",
    ),
    case("twelve in first", "first 12", TWELVE, ""),
    case(
        "of the other edition",
        "first 6",
        "judge king empress fool bishop witch",
        "must character-of-other-edition",
    ),
    case(
        "of first in second",
        "second 6",
        "judge king queen fool swindler witch",
        "must character-of-other-edition",
    ),
    case(
        "of the expansion in second",
        "second 6",
        "judge king sage fool swindler witch",
        "must character-of-other-edition",
    ),
    case("unknown", "first 6", "judge king quean fool bishop witch", "must unknown-character"),
    case("unknown in the cemetery", "first 6", RAISING, "must unknown-character", cemetery="bear-tamer"),
    case(
        "several breaches, the worst first",
        "first 6",
        "judge king king bishop witch inquisitor",
        "must too-many-copies, must too-few-players, should few-purses",
    ),
]


@pytest.mark.parametrize(("where", "cards", "cemetery", "wanted"), CASES)
def test_2_custom_scenarios(where: str, cards: str, cemetery: str, wanted: str) -> None:
    edition, players = where.split()
    known: EditionId = "first" if edition == "first" else "second"
    assert ", ".join(breaches(scenario(known, int(players), cards, cemetery))) == wanted


def test_2_a_breach_carries_its_facts() -> None:
    (breach,) = check(scenario("first", 8, "king queen fool widow patron bishop witch thief"))
    assert breach.facts == {"character": "judge", "purses": 5, "wanted": 5}
    (breach,) = check(scenario("first", 6, "judge king bishop witch thief spy"))
    assert (breach.code, breach.facts) == ("too-few-purses", {"purses": 1, "wanted": 2})
    (breach,) = check(scenario("first", 6, "judge king quean fool bishop witch"))
    assert breach.facts == {"character": "quean", "edition": "first", "nearest": "queen"}


@pytest.mark.parametrize(
    ("written", "nearest"), [("judgge", "judge"), ("puppetmaster", "puppet-master"), ("xyzzy", ""), ("", "")]
)
def test_2_an_unknown_character_is_refused_with_the_nearest(written: str, nearest: str) -> None:
    cards = ("judge", "king", "queen", "fool", "bishop", written)
    (breach,) = check(Scenario(edition="first", players=6, cards=cards))
    assert (breach.code, breach.facts["nearest"]) == ("unknown-character", nearest)


def test_2_an_unknown_edition() -> None:
    assert breaches(scenario("third", 6, FINE)) == ["must unknown-edition"]  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("set_id", "players", "code"), [("nonsense", 6, "must unknown-set"), ("base-2013", 6, "must set-players")]
)
def test_2_an_id_that_was_not_published(set_id: str, players: int, code: str) -> None:
    assert breaches(Scenario(edition="first", players=players, cards=tuple(FINE.split()), id=set_id)) == [
        code
    ]


def test_2_a_must_refuses_with_the_first_reason() -> None:
    with pytest.raises(ScenarioRefused) as refusal:
        playable(scenario("first", 6, "judge king king fool bishop witch"))
    assert (refusal.value.code, refusal.value.facts["character"]) == ("too-many-copies", "king")


def test_2_a_should_only_warns() -> None:
    warned = scenario("first", 6, "judge king queen bishop witch thief")
    assert playable(warned).scenario == warned


@pytest.mark.parametrize("limit", [0, -3])
def test_10_10_a_turn_limit_is_at_least_one_turn(limit: int) -> None:
    with pytest.raises(ScenarioRefused) as refusal:
        playable(scenario("first", 6, FINE), Options(turn_limit=limit))
    assert refusal.value.code == "turn-limit"
