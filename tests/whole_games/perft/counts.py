"""Perft: counts of lines (sequences of legal actions) from fixed positions of every published set, by depth.

The deal is the scenario's own order, so nothing is random; peeks, which answer no decision, are not counted.
`counts.json` has the expected numbers; `python -m tests.whole_games.perft.counts` rewrites them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import msgspec

from mascarade.rules import Action, Deal, Scenario, Setup, State, published_sets, start
from mascarade.rules import actions as a
from mascarade.rules.decide import advance
from mascarade.rules.legal import legal_actions

FILE = Path(__file__).with_name("counts.json")
MAX_LINES = 30_000
"""Maximum number of lines in the deepest count from the deal and from the opening; a tenth from a power."""
MAX_DEPTH = 5


class Position(msgspec.Struct, frozen=True):
    """A position and its counts of lines."""

    path: tuple[int, ...]
    """The index of each action since the deal in the list of legal ones."""
    lines: tuple[int, ...]
    """By depth, starting at 1."""


Counts = dict[str, dict[str, dict[int, dict[str, Position]]]]
"""By edition, set, number of players and name of the position."""


def expected() -> Counts:
    """The counts of the file."""
    return msgspec.json.decode(FILE.read_bytes(), type=Counts, strict=False)


def game_of(scenario: Scenario) -> tuple[Setup, Deal]:
    """The setup and the deal of a scenario's counts."""
    return Setup(scenario=scenario), Deal(cards=scenario.cards, cemetery=scenario.cemetery)


def _positions(scenario: Scenario) -> Iterator[tuple[str, tuple[int, ...]]]:
    """The deal, the end of the opening, and each power after an announcement, contested or not."""
    dealt, _ = start(*game_of(scenario))
    yield "deal", ()
    opening, path = _follow(dealt, (), lambda state, action: state.table.turn <= 4)
    yield "opening", path
    own = opening.table.layout.spots_of[opening.table.seat][0]
    for index, announcement in enumerate(legal_actions(opening)):
        if isinstance(announcement, a.Announce) and announcement.spot == own:
            claimed, _ = advance(opening, announcement)
            for name, answer in (("", a.Pass), (" contested", a.Contest)):
                settled, whole = _follow(claimed, (*path, index), partial(_is_a, answer))
                if settled.decision is not None:
                    yield f"{announcement.character}{name}", whole


def _is_a(kind: type[Action], state: State, action: Action) -> bool:
    return isinstance(action, kind)


def _follow(
    state: State, path: tuple[int, ...], takes: Callable[[State, Action], bool]
) -> tuple[State, tuple[int, ...]]:
    """Play the first accepted action, again and again, until there is none."""
    while found := [index for index, action in enumerate(legal_actions(state)) if takes(state, action)]:
        state, _ = advance(state, legal_actions(state)[found[0]])
        path = (*path, found[0])
    return state, path


def _count(scenario: Scenario, name: str, path: tuple[int, ...]) -> Position:
    """Count as deep as the limits allow."""
    from tests.whole_games.perft import engine

    most = MAX_LINES if name in ("deal", "opening") else MAX_LINES // 10
    lines: list[int] = []
    for depth in range(1, MAX_DEPTH + 1):
        deeper = engine.lines(scenario, path, depth)
        if depth > 1 and deeper[-1] > most:
            break
        lines = deeper
    return Position(path, tuple(lines))


def main() -> None:
    """Count every position and write the file."""
    found: Counts = {}
    for scenario in published_sets():
        sets = found.setdefault(scenario.edition, {})
        players = sets.setdefault(str(scenario.id), {})
        players[scenario.players] = {
            name: _count(scenario, name, path) for name, path in _positions(scenario)
        }
    text = msgspec.json.format(msgspec.json.encode(found), indent=1).decode()
    FILE.write_text(re.sub(r"\s+(?=-?\d|\])", " ", text) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
