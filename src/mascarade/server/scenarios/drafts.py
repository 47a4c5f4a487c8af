"""Drafts of custom sets: what the rules have against them, and what would help."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice

import msgspec
from msgspec.structs import replace

from mascarade.rules import EDITIONS, Breach, CharacterId, EditionId, Scenario, check, fitting_sets, published
from mascarade.server.tables.settings import MAX_CARDS, Buried, CardId, Players, custom_scenario

SUGGESTED = 4
"""How many ways out are told."""


class Draft(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A set of one's own, whether or not it can be played yet."""

    edition: EditionId = "second"
    players: Players = 6
    cards: tuple[CardId, ...] = ()
    cemetery: Buried | None = None
    """What the Necromancer raises; nothing: all unused characters."""

    def __post_init__(self) -> None:
        if len(self.cards) > MAX_CARDS:  # by an annotation, the documented schema would come out wrong
            raise ValueError(f"at most {MAX_CARDS} cards")


class Suggestion(msgspec.Struct, frozen=True):
    """A character that is put in or taken out, with all of its cards, so that less speaks against the set."""

    character: CharacterId
    put_in: bool


class Checked(msgspec.Struct, frozen=True, kw_only=True):
    """What the rules say to a draft."""

    playable: bool
    set: str | None
    """The published set that it is, if it is one."""
    breaches: tuple[Breach, ...]
    """Everything that speaks against it, the worst first: `must` forbids it, `should` warns."""
    suggestions: tuple[Suggestion, ...]
    cemetery: tuple[CharacterId, ...]


def scenario_of(draft: Draft) -> Scenario:
    """The scenario that a draft describes; a published one, if it is that."""
    found = custom_scenario(draft.edition, draft.players, draft.cards, draft.cemetery)
    for set_id in fitting_sets(draft.edition, draft.players):
        printed = published(draft.edition, set_id, draft.players)
        if _cards(printed) == _cards(found):
            return printed
    return found


def _cards(scenario: Scenario) -> tuple[Counter[CharacterId], Counter[CharacterId]]:
    return Counter(scenario.cards), Counter(scenario.cemetery)


def checked(draft: Draft) -> Checked:
    """Everything the rules say against a draft."""
    scenario = scenario_of(draft)
    breaches = check(scenario)
    return Checked(
        playable=all(breach.severity != "must" for breach in breaches),
        set=scenario.id,
        breaches=breaches,
        suggestions=tuple(islice(_suggestions(draft, breaches), SUGGESTED)),
        cemetery=scenario.cemetery,
    )


def _suggestions(draft: Draft, breaches: tuple[Breach, ...]) -> Iterator[Suggestion]:
    """One change each, after which less is forbidden, or else warned of; and nothing else is wrong."""
    if not breaches:
        return
    worst = breaches[0].severity
    before, known = _wrongs(breaches), EDITIONS[draft.edition].characters
    gravest = _wrongs(breaches, worst)
    strangers = [card for card in dict.fromkeys(draft.cards) if card not in known]
    if strangers:  # before they are gone nothing else is looked at
        yield from (Suggestion(card, put_in=False) for card in strangers)
        return
    for character in known.values():
        there = character.id in draft.cards
        kept = tuple(card for card in draft.cards if card != character.id)
        cards = kept if there else (*kept, *[character.id] * character.copies)
        buried = draft.cemetery
        if buried is not None and not there:
            buried = tuple(card for card in buried if card != character.id)
        after = check(scenario_of(replace(draft, cards=cards, cemetery=buried)))
        if _wrongs(after) < before and _wrongs(after, worst) < gravest:
            yield Suggestion(character.id, put_in=not there)


def _wrongs(breaches: tuple[Breach, ...], severity: str | None = None) -> set[tuple[str, object]]:
    """What is wrong, all of it or what is this grave."""
    return {
        (breach.code, breach.facts.get("character"))
        for breach in breaches
        if severity in (None, breach.severity)
    }
