"""Checks of custom scenarios (rules page, section 2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from difflib import get_close_matches
from typing import Literal

import msgspec

from mascarade.rules.catalogue import EDITIONS, Character, CharacterId, Edition
from mascarade.rules.errors import Fact, ScenarioRefused
from mascarade.rules.layout import hand_size
from mascarade.rules.published import published
from mascarade.rules.scenario import Options, Scenario, Setup

Severity = Literal["must", "should"]


class Breach(msgspec.Struct, frozen=True):
    """A broken scenario rule: `must` refuses the scenario, `should` warns."""

    severity: Severity
    code: str
    facts: dict[str, Fact]


def _must(code: str, **facts: Fact) -> Breach:
    return Breach("must", code, facts)


def _should(code: str, **facts: Fact) -> Breach:
    return Breach("should", code, facts)


def check(scenario: Scenario) -> tuple[Breach, ...]:
    """All breaches of the scenario, worst first. A published set is never refused."""
    if scenario.edition not in EDITIONS:
        return (_must("unknown-edition", edition=scenario.edition, known=", ".join(EDITIONS)),)
    edition = EDITIONS[scenario.edition]
    if scenario.id is not None:
        try:
            printed = published(scenario.edition, scenario.id, scenario.players)
        except ScenarioRefused as refusal:
            return (Breach("must", refusal.code, refusal.facts),)
        if Counter(printed.cards) != Counter(scenario.cards):
            return (_must("not-as-published", set=scenario.id, players=scenario.players),)
    if not edition.fewest <= scenario.players <= edition.most:
        facts: dict[str, Fact] = {"players": scenario.players, "fewest": edition.fewest, "most": edition.most}
        return (_must("players-out-of-range", edition=edition.id, **facts),)
    unknown = tuple(_unknown(edition, (*scenario.cards, *scenario.cemetery)))
    if unknown:
        return unknown
    breaches = [*_cards(edition, scenario), *_cemetery(edition, scenario)]
    if scenario.id is not None:
        breaches = [
            breach if breach.code.startswith("cemetery") else Breach("should", breach.code, breach.facts)
            for breach in breaches
        ]
    return tuple(sorted(breaches, key=lambda breach: breach.severity))


def playable(scenario: Scenario, options: Options | None = None) -> Setup:
    """The setup of a scenario, or `ScenarioRefused` with its first breach."""
    for breach in check(scenario):
        if breach.severity == "must":
            raise ScenarioRefused(breach.code, **breach.facts)
    options = options or Options()
    if options.turn_limit is not None and options.turn_limit < 1:
        raise ScenarioRefused("turn-limit", limit=options.turn_limit)
    return Setup(scenario=scenario, options=options)


def _unknown(edition: Edition, cards: tuple[CharacterId, ...]) -> Iterator[Breach]:
    for card in dict.fromkeys(cards):
        if card in edition.characters:
            continue
        if any(card in other.characters for other in EDITIONS.values()):
            yield _must("character-of-other-edition", character=card, edition=edition.id)
        else:
            near = get_close_matches(card, edition.characters, n=1, cutoff=0.5)
            yield _must(
                "unknown-character",
                character=card[:40],
                edition=edition.id,
                nearest=near[0] if near else "",
            )


def _cards(edition: Edition, scenario: Scenario) -> Iterator[Breach]:
    characters = [edition.characters[card] for card in scenario.cards]
    yield from _count(scenario)
    yield from _purses(edition, characters)
    yield from _copies(characters)
    for character in dict.fromkeys(characters):
        if scenario.players < character.minimum:
            breach = _should if scenario.players <= 3 else _must
            yield breach(
                "too-few-players",
                character=character.id,
                minimum=character.minimum,
                players=scenario.players,
            )
    women, wanted = sum(character.female for character in characters), len(characters) // 3
    for character in characters:
        if character.wants_women and women < wanted:
            yield _must("too-few-women", character=character.id, women=women, wanted=wanted)


def _count(scenario: Scenario) -> Iterator[Breach]:
    """Check the number of cards: one per seat, and a centre of up to two, or to six cards in all."""
    seated = scenario.players * hand_size(scenario.players)
    fewest = max(6, seated)
    most = fewest if scenario.players <= 5 else seated + 2
    if not fewest <= len(scenario.cards) <= most:
        yield _must(
            "card-count", cards=len(scenario.cards), fewest=fewest, most=most, players=scenario.players
        )


def _purses(edition: Edition, characters: list[Character]) -> Iterator[Breach]:
    count = len(characters)
    purses = sum(character.purse for character in characters)
    if purses < count // 3:
        yield _must("too-few-purses", purses=purses, wanted=count // 3)
    elif purses * 2 < count:
        yield _should("few-purses", purses=purses, cards=count)
    for missing in edition.characters.values():
        if missing.indispensable and missing not in characters:
            # only an expansion replaces it; without one, no number of purses is enough
            wanted = 2 * count // 3 if any(x.expansion for x in edition.characters.values()) else 0
            enough = purses >= wanted and any(character.expansion for character in characters)
            breach = _should if enough else _must
            yield breach("indispensable", character=missing.id, purses=purses, wanted=wanted)


def _copies(characters: list[Character]) -> Iterator[Breach]:
    for character, count in Counter(characters).items():
        if count > character.copies:
            yield _must("too-many-copies", character=character.id, count=count, copies=character.copies)
        elif count < character.copies:
            yield _must("all-copies-or-none", character=character.id, count=count, copies=character.copies)


def _cemetery(edition: Edition, scenario: Scenario) -> Iterator[Breach]:
    drawing = [card for card in scenario.cards if edition.characters[card].wants_cemetery]
    if drawing and not scenario.cemetery:
        yield _must("cemetery-missing", character=drawing[0])
    if scenario.cemetery and not drawing:
        yield _should("cemetery-unused")
    for card in dict.fromkeys(scenario.cemetery):
        character = edition.characters[card]
        if card in scenario.cards:
            yield _must("cemetery-in-play", character=card)
        if scenario.cemetery.count(card) != character.copies:
            count = scenario.cemetery.count(card)
            yield _must("cemetery-copies", character=card, count=count, copies=character.copies)
        if scenario.players < character.minimum and (scenario.players <= 3 or character.cursed):
            yield _must(
                "cemetery-too-few-players",
                character=card,
                minimum=character.minimum,
                players=scenario.players,
            )
