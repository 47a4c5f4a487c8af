"""The public names of `mascarade.rules`: everything a program needs to play and read games."""

import inspect
from typing import get_args

import mascarade.rules
from mascarade.rules import EVENT_TYPES, Action, AnyQuestion, Refused, errors


def test_every_public_name_is_there() -> None:
    assert all(hasattr(mascarade.rules, name) for name in mascarade.rules.__all__)
    assert mascarade.rules.__all__ == sorted(set(mascarade.rules.__all__), key=_constants_first)


def _constants_first(name: str) -> tuple[int, str]:
    return (0 if name.isupper() else 1 if name[0].isupper() else 2), name


def test_actions_questions_events_and_refusals_are_public() -> None:
    refusals = [kind for _, kind in inspect.getmembers(errors, inspect.isclass) if issubclass(kind, Refused)]
    kinds = (*get_args(Action), *get_args(AnyQuestion), *EVENT_TYPES, *refusals)
    assert {kind.__name__ for kind in kinds} <= set(mascarade.rules.__all__)
    assert all(getattr(mascarade.rules, kind.__name__) is kind for kind in kinds)
