"""Legal actions: every answer to the pending decision, from the open table alone."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from itertools import starmap

from mascarade.rules import actions as a
from mascarade.rules import state as s
from mascarade.rules.catalogue import OPENING_TURNS, Binding
from mascarade.rules.scenario import Player, Spot

_ALLOWED: dict[Binding | None, tuple[bool, bool, bool]] = {
    None: (True, True, True),
    "opening": (False, True, False),
    "look": (True, False, False),
    "swap": (False, True, False),
    "no-announce": (True, True, False),
}
"""Whether a binding allows Look, Swap and Announce (rules 3.1 to 3.4)."""


def legal_actions(state: s.State | s.Table) -> tuple[a.Action, ...]:
    """Every legal answer to the pending decision, in a stable order; none once the game has ended."""
    return answers(state if isinstance(state, s.Table) else state.table)


def answers(table: s.Table) -> tuple[a.Action, ...]:
    """Every legal answer to the table's pending decision."""
    asked, found = _memo[0]
    if asked is not table:
        decision = table.decision
        found = () if decision is None else tuple(_ANSWERS[type(decision.question)](table, decision))
        _memo[0] = (table, found)
    return found


_memo: list[tuple[s.Table | None, tuple[a.Action, ...]]] = [(None, ())]
"""The last result: the chosen action is checked right after the list was made."""


def interjections(state: s.State | s.Table, player: Player) -> tuple[a.Peek, ...]:
    """The peeks that a waiting player may confess to now (rules 3.4 and 10.1)."""
    table = state if isinstance(state, s.Table) else state.table
    decision = table.decision
    if (
        decision is None
        or not table.setup.options.confess_peek
        or not isinstance(decision.question, s.TurnChoice)
        or table.turn <= OPENING_TURNS
        or player not in table.sitting
        or player in (decision.player, *table.out, *table.peeked)
    ):
        return ()
    return tuple(a.Peek(player, spot) for spot in table.layout.spots_of[table.seat_of(player)])


def _turn(table: s.Table, decision: s.Decision) -> Iterable[a.Action]:
    assert isinstance(decision.question, s.TurnChoice)
    number, player = decision.number, decision.player
    look, swap, announce = _ALLOWED[decision.question.binding]
    layout = table.setup.layout
    seat = table.sitting.index(player)
    found: list[a.Action] = []
    if look:
        found += [a.Look(number, player, spot) for spot in layout.spots_of[seat]]
    if swap:
        swaps: Iterable[tuple[Spot, Spot, bool]] = layout.swaps_of[seat]
        if table.out or layout.graves:
            reach = _reachable(table)
            swaps = (swap for swap in swaps if swap[1] in reach)
        found += starmap(partial(a.Swap, number, player), swaps)
    if announce:
        found += starmap(partial(a.Announce, number, player), layout.claims_of[seat])
    return found


def _reachable(table: s.Table) -> list[Spot]:
    """The filled spots of living players and of the centre."""
    layout = table.layout
    gone = {spot for player in table.out for spot in layout.spots_of[table.seat_of(player)]}
    return [spot for spot in range(layout.spots) if table.filled[spot] and spot not in gone]


def _contest(table: s.Table, decision: s.Decision) -> Iterable[a.Action]:
    number, player = decision.number, decision.player
    spots = table.setup.layout.spots_of[table.sitting.index(player)]
    if len(spots) == 1:
        return (a.Pass(number, player), a.Contest(number, player, spots[0]))
    return (a.Pass(number, player), *[a.Contest(number, player, spot) for spot in spots])


def _player(table: s.Table, decision: s.Decision) -> Iterable[a.Action]:
    asked = decision.question
    assert isinstance(asked, s.WhichPlayer)
    nobody = [a.Decline(decision.number, decision.player)] if asked.optional else []
    return [*nobody, *(a.PickPlayer(decision.number, decision.player, target) for target in asked.players)]


def _card(table: s.Table, decision: s.Decision) -> Iterable[a.Action]:
    assert isinstance(decision.question, s.WhichCard)
    return [a.PickCard(decision.number, decision.player, spot) for spot in decision.question.spots]


def _character(table: s.Table, decision: s.Decision) -> Iterable[a.Action]:
    asked = decision.question
    assert isinstance(asked, s.WhichCharacter)
    return [a.NameCharacter(decision.number, decision.player, said) for said in asked.characters]


def _swap_or_not(table: s.Table, decision: s.Decision) -> Iterable[a.Action]:
    return [a.SwapOrNot(decision.number, decision.player, really) for really in (True, False)]


def _way(table: s.Table, decision: s.Decision) -> Iterable[a.Action]:
    left: a.Direction = "left"
    right: a.Direction = "right"
    return [a.PickDirection(decision.number, decision.player, way) for way in (left, right)]


def _hide(table: s.Table, decision: s.Decision) -> Iterable[a.Action]:
    assert isinstance(decision.question, s.HowMany)
    counts = range(1, decision.question.most + 1)
    return [a.Hide(decision.number, decision.player, count) for count in counts]


def _guess(table: s.Table, decision: s.Decision) -> Iterable[a.Action]:
    assert isinstance(decision.question, s.GuessHowMany)
    counts = range(1, decision.question.most + 1)
    return [a.Guess(decision.number, decision.player, count) for count in counts]


_ANSWERS: dict[type[s.Question], Callable[[s.Table, s.Decision], Iterable[a.Action]]] = {
    s.TurnChoice: _turn,
    s.ContestOrPass: _contest,
    s.WhichPlayer: _player,
    s.WhichCard: _card,
    s.WhichCharacter: _character,
    s.WhetherToSwap: _swap_or_not,
    s.WhichWay: _way,
    s.HowMany: _hide,
    s.GuessHowMany: _guess,
}
