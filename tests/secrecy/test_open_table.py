"""Legality depends on the open table only, from which no face-down card can be reached."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from random import Random
from typing import get_type_hints

import msgspec

from mascarade.rules import (
    EVENT_TYPES,
    IllegalAction,
    Setup,
    State,
    Table,
    decide,
    interjections,
    legal_actions,
    view,
)
from mascarade.rules import legal as legal_module
from mascarade.rules.state import Secrets
from mascarade.testing.generators import (
    any_action,
    bold,
    next_action,
    published_scenarios,
    random_game,
    random_options,
)
from tests.tiers import scaled

HIDES: tuple[type[msgspec.Struct], ...] = (Secrets, State, *EVENT_TYPES)


def reachable(kind: object, found: set[object]) -> Iterator[type[msgspec.Struct]]:
    """Every struct that a value of this type can contain, at any depth."""
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        if kind in found:
            return
        found.add(kind)
        yield kind
        for hint in get_type_hints(kind).values():
            yield from reachable(hint, found)
    for part in getattr(kind, "__args__", ()):
        yield from reachable(part, found)


def test_the_open_table_holds_nothing_hidden() -> None:
    held = set(reachable(Table, set()))
    assert len(held) > 10, "the walk went somewhere"
    assert [kind.__name__ for kind in held if issubclass(kind, HIDES)] == []


def test_the_walk_finds_what_is_hidden() -> None:
    assert Secrets in set(reachable(State, set()))


def test_legal_actions_never_name_the_secrets() -> None:
    tree = ast.parse(inspect.getsource(legal_module))
    named = {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
    assert "table" in named
    assert named.isdisjoint(Secrets.__struct_fields__)
    assert "secrets" not in named


def refusal(state: State, action: object) -> object:
    try:
        decide(state, action)  # type: ignore[arg-type]
    except IllegalAction as refused:
        return refused.code, refused.facts, str(refused)
    return None


def test_other_cards_on_the_same_table_change_no_offer_and_no_refusal() -> None:
    chance, compared = Random("open table"), 0
    for scenario in published_scenarios():
        for _ in range(scaled(1)):
            game = random_game(chance, Setup(scenario=scenario, options=random_options(chance)))
            while game.decision is not None:
                state = game.state
                cards = list(state.secrets.cards)
                chance.shuffle(cards)
                other = State(state.table, msgspec.structs.replace(state.secrets, cards=tuple(cards)))
                assert legal_actions(state) == legal_actions(other) == legal_actions(state.table)
                for player in state.table.sitting:
                    offered = interjections(state, player)
                    assert offered == interjections(other, player) == interjections(state.table, player)
                action = any_action(chance, state)
                if refusal(state, action) is not None:
                    assert refusal(state, action) == refusal(other, action)
                    compared += 1
                game.apply(next_action(chance, state, bold))
    assert compared > 1000


def test_a_view_offers_the_same_answers_as_the_game() -> None:
    chance = Random("view answers")
    for scenario in published_scenarios():
        game = random_game(chance, Setup(scenario=scenario, options=random_options(chance)))
        for _ in range(40):
            if game.decision is not None:
                game.apply(next_action(chance, game.state, bold))
        for viewer in range(scenario.players):
            assert legal_actions(view(game.events, viewer).table) == game.legal_actions()
