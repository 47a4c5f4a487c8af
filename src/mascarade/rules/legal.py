"""Every legal answer to the pending decision. It is a question to the open table alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator

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
"""Which of Look, Swap and Announce a binding leaves (rules 3.1 to 3.4)."""


def legal_actions(state: s.State | s.Table) -> tuple[a.Action, ...]:
    """Every legal answer to the pending decision, in a stable order; none once the game has ended."""
    table = state if isinstance(state, s.Table) else state.table
    return _memo.actions(table)


class _Memo:
    """The answers last worked out: whoever chooses among them has them checked right after."""

    def __init__(self) -> None:
        self.last: tuple[s.Table | None, tuple[a.Action, ...]] = (None, ())

    def actions(self, table: s.Table) -> tuple[a.Action, ...]:
        asked, found = self.last
        if asked is not table:
            decision = table.decision
            found = () if decision is None else tuple(_ANSWERS[type(decision.question)](table, decision))
            self.last = (table, found)
        return found


_memo = _Memo()


def interjections(state: s.State | s.Table, player: Player) -> tuple[a.Peek, ...]:
    """The peeks that a waiting person may confess to now (rules 3.4 and 10.1)."""
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


def _turn(table: s.Table, decision: s.Decision) -> Iterator[a.Action]:
    assert isinstance(decision.question, s.TurnChoice)
    number, player = decision.number, decision.player
    look, swap, announce = _ALLOWED[decision.question.binding]
    where = table.layout
    seat = table.seat_of(player)
    if look:
        for spot in where.spots_of[seat]:
            yield a.Look(number, player, spot)
    if swap:
        for mine in where.free_spots_of[seat]:
            for other in _swappable(table, player, mine):
                yield a.Swap(number, player, mine, other, True)
                yield a.Swap(number, player, mine, other, False)
    if announce:
        for character in where.announceable:
            for spot in where.free_spots_of[seat]:
                yield a.Announce(number, player, character, spot)


def _swappable(table: s.Table, player: Player, mine: Spot) -> list[Spot]:
    """The second card of a Swap (rule 3.2; the centre only where people have one card each, rule 10.3)."""
    where = table.layout
    spots = [spot for spot in where.spots_of[table.seat_of(player)] if spot != mine]
    for seat, other in enumerate(table.sitting):
        if other != player and other not in table.out:
            spots.extend(where.free_spots_of[seat])
    if not where.few:
        spots.extend(spot for spot in where.centre if table.filled[spot])
    return spots


def _contest(table: s.Table, decision: s.Decision) -> Iterator[a.Action]:
    yield a.Pass(decision.number, decision.player)
    for spot in table.layout.spots_of[table.seat_of(decision.player)]:
        yield a.Contest(decision.number, decision.player, spot)


def _player(table: s.Table, decision: s.Decision) -> Iterator[a.Action]:
    assert isinstance(decision.question, s.WhichPlayer)
    if decision.question.optional:
        yield a.Decline(decision.number, decision.player)
    for target in decision.question.players:
        yield a.PickPlayer(decision.number, decision.player, target)


def _card(table: s.Table, decision: s.Decision) -> Iterator[a.Action]:
    assert isinstance(decision.question, s.WhichCard)
    for spot in decision.question.spots:
        yield a.PickCard(decision.number, decision.player, spot)


def _character(table: s.Table, decision: s.Decision) -> Iterator[a.Action]:
    assert isinstance(decision.question, s.WhichCharacter)
    for character in decision.question.characters:
        yield a.NameCharacter(decision.number, decision.player, character)


def _swap_or_not(table: s.Table, decision: s.Decision) -> Iterator[a.Action]:
    yield a.SwapOrNot(decision.number, decision.player, True)
    yield a.SwapOrNot(decision.number, decision.player, False)


def _way(table: s.Table, decision: s.Decision) -> Iterator[a.Action]:
    yield a.PickDirection(decision.number, decision.player, "left")
    yield a.PickDirection(decision.number, decision.player, "right")


def _hide(table: s.Table, decision: s.Decision) -> Iterator[a.Action]:
    assert isinstance(decision.question, s.HowMany)
    for number in range(1, decision.question.most + 1):
        yield a.Hide(decision.number, decision.player, number)


def _guess(table: s.Table, decision: s.Decision) -> Iterator[a.Action]:
    assert isinstance(decision.question, s.GuessHowMany)
    for number in range(1, decision.question.most + 1):
        yield a.Guess(decision.number, decision.player, number)


_ANSWERS: dict[type[s.Question], Callable[[s.Table, s.Decision], Iterator[a.Action]]] = {
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
