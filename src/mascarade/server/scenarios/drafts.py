"""Drafts of custom sets: their rule breaches, and suggestions to fix them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice

import msgspec
from msgspec.structs import replace

from mascarade.rules import EDITIONS, Breach, CharacterId, EditionId, Scenario, check, fitting_sets, published
from mascarade.server.tables.settings import MAX_CARDS, Buried, CardId, Players, custom_scenario

MAX_SUGGESTIONS = 4


class Draft(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A custom set, playable or not."""

    edition: EditionId = "second"
    players: Players = 6
    cards: tuple[CardId, ...] = ()
    cemetery: Buried | None = None
    """The characters the Necromancer can raise; None: all unused ones."""

    def __post_init__(self) -> None:
        if len(self.cards) > MAX_CARDS:  # an annotation would give a wrong OpenAPI schema
            raise ValueError(f"at most {MAX_CARDS} cards")


class Suggestion(msgspec.Struct, frozen=True):
    """A character to add or remove, with all its cards, to fix some breaches and cause none."""

    character: CharacterId
    put_in: bool


class DraftCheck(msgspec.Struct, frozen=True, kw_only=True):
    """The check of a draft against the rules."""

    playable: bool
    set: str | None
    """The published set with the same cards, if there is one."""
    breaches: tuple[Breach, ...]
    """Rule breaches, worst first: `must` forbids the set, `should` warns."""
    suggestions: tuple[Suggestion, ...]
    cemetery: tuple[CharacterId, ...]


def scenario_of(draft: Draft) -> Scenario:
    """The scenario of a draft; the published one if it has the same cards."""
    found = custom_scenario(draft.edition, draft.players, draft.cards, draft.cemetery)
    for set_id in fitting_sets(draft.edition, draft.players):
        printed = published(draft.edition, set_id, draft.players)
        if _cards(printed) == _cards(found):
            return printed
    return found


def _cards(scenario: Scenario) -> tuple[Counter[CharacterId], Counter[CharacterId]]:
    return Counter(scenario.cards), Counter(scenario.cemetery)


def check_draft(draft: Draft) -> DraftCheck:
    """Check a draft against the rules."""
    scenario = scenario_of(draft)
    breaches = check(scenario)
    return DraftCheck(
        playable=all(breach.severity != "must" for breach in breaches),
        set=scenario.id,
        breaches=breaches,
        suggestions=tuple(islice(_suggestions(draft, breaches), MAX_SUGGESTIONS)),
        cemetery=scenario.cemetery,
    )


def _suggestions(draft: Draft, breaches: tuple[Breach, ...]) -> Iterator[Suggestion]:
    """Single changes that fix some of the worst breaches and cause none."""
    if not breaches:
        return
    worst = breaches[0].severity
    characters = EDITIONS[draft.edition].characters
    unknown = [card for card in dict.fromkeys(draft.cards) if card not in characters]
    if unknown:  # the rules check nothing else before these are gone
        yield from (Suggestion(card, put_in=False) for card in unknown)
        return
    all_before, worst_before = _keys(breaches), _keys(breaches, worst)
    for character in characters.values():
        is_in = character.id in draft.cards
        others = tuple(card for card in draft.cards if card != character.id)
        cards = others if is_in else (*others, *[character.id] * character.copies)
        buried = draft.cemetery
        if buried is not None and not is_in:
            buried = tuple(card for card in buried if card != character.id)
        after = check(scenario_of(replace(draft, cards=cards, cemetery=buried)))
        if _keys(after) < all_before and _keys(after, worst) < worst_before:
            yield Suggestion(character.id, put_in=not is_in)


def _keys(breaches: tuple[Breach, ...], severity: str | None = None) -> set[tuple[str, object]]:
    """What identifies breaches: all of them, or those of one severity."""
    return {
        (breach.code, breach.facts.get("character"))
        for breach in breaches
        if severity in (None, breach.severity)
    }
