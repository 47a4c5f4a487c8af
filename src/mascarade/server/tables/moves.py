"""Moves in a game: what a player's action does, and what the server does when no player acts.

Both follow from the state, the early answers and the time alone, so a server that was killed decides the same
after a restart.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Literal

import msgspec
from msgspec.structs import replace

from mascarade.rules import Action, Decision, IllegalAction, Player, Refused, Seat, legal_actions
from mascarade.rules import actions as a
from mascarade.rules import state as s
from mascarade.rules.fairness.draw import SIZE
from mascarade.server.tables import entries as n
from mascarade.server.tables.deal import deal, give_up_deal
from mascarade.server.tables.entries import AnyEntry
from mascarade.server.tables.settings import ABSENCE_MS, MS_PER_SECOND
from mascarade.server.tables.state import GameState, Instant, SeatState, TableState

RETURN_MS = 10 * MS_PER_SECOND
"""How long at least the deal stays open for a player who has just lost their connection."""
CONTEST_SPEEDUP = 4
"""Answers to an announcement follow each other this many times faster than other moves."""


class EarlyAnswer(msgspec.Struct, frozen=True):
    """An answer to an announcement that was given before its turn."""

    action: Action
    id: str


Answers = Mapping[Seat, EarlyAnswer]
"""The early answers to the announcement that can be contested now."""


class Append(msgspec.Struct, frozen=True):
    """Outcome of a command: store these entries."""

    entries: list[AnyEntry]
    uses_early_answers: bool = False
    """Whether they depend on the early answers: nothing is stored if there are others by now."""


class Defer(msgspec.Struct, frozen=True):
    """Outcome of a command: store the action as an early answer until its turn comes."""

    seat: Seat
    id: str
    action: Action


class Receipt(msgspec.Struct, frozen=True):
    """Outcome of a command: this was done before, when the game had this many events."""

    events: int


Outcome = Append | Defer | Receipt


class Submission(msgspec.Struct, frozen=True):
    """An action that a player has sent."""

    seat: Seat
    game: int
    id: str
    """Chosen by the sender, so that sending it again changes nothing."""
    action: Action
    early: Action | None
    """The early answer that the player gave under the same id."""


class ScheduledMove(msgspec.Struct, frozen=True):
    """What the server does next, and when."""

    when: Instant
    what: Literal["deal", "give-up", "begin", "answer", "close", "bot", "absent"]
    """Deal; give up a deal whose shares are not all there; begin play; give an early answer; close a sealed
    contest; let a bot decide; declare a player away."""
    seat: Seat = 0
    expired: bool = False
    """The player's time is up: they are away from now on."""
    decision: int = 0
    """The decision pending at that time."""


def questions(play: GameState) -> dict[Player, Decision]:
    """The open question of each player: the pending decision, or in a contest every turn to come."""
    decision = play.decision
    if decision is None:
        return {}
    contest = play.contest
    if contest is None:
        return {decision.player: decision}
    return {
        player: Decision(number, player, decision.question)
        for number, player in enumerate(contest.waiting, start=decision.number)
    }


def question_for(play: GameState, player: Player) -> Decision | None:
    """The open question of one player."""
    return questions(play).get(player)


def legal(play: GameState, decision: Decision) -> tuple[Action, ...]:
    """The legal answers to a player's open question."""
    table = play.state.table
    return legal_actions(table if table.decision == decision else replace(table, decision=decision))


def submit_action(state: TableState, submitted: Submission, now: Instant) -> Outcome:
    """Decide what becomes of a player's action.

    The rules decide once whether it is legal: when it is folded, before it is stored. Only early answers are
    checked here, because they are folded later.
    """
    seat, action = submitted.seat, submitted.action
    if (receipt := _receipt(state, submitted)) is not None:
        return receipt
    if submitted.game != state.game:
        raise Refused("stale-game", game=submitted.game, pending=state.game)
    play = _game_in_progress(state)
    if action.player != seat:
        raise Refused("not-your-seat")
    asked = question_for(play, seat)
    if asked is not None and play.contest is not None and not isinstance(action, a.Peek):
        is_in_turn = asked == play.decision and state.settings.contest == "clockwise"
        if not is_in_turn or now < _earliest(state, play):
            _check_early(play, asked, action)
            return Defer(seat, submitted.id, action)
    return Append([*come_back(state, (seat,)), n.Acted(action, "person", submitted.id)])


def _receipt(state: TableState, submitted: Submission) -> Receipt | None:
    """The receipt of an action that was sent before; another action under the same id is refused."""
    if submitted.game != state.game or state.play is None:
        return None
    events, action = state.receipts.get(
        (submitted.seat, submitted.id), (len(state.play.events), submitted.early)
    )
    if action is None:
        return None
    if action != submitted.action:
        raise Refused("id-used", id=submitted.id)
    return Receipt(events)


def _check_early(play: GameState, asked: Decision, action: a.Answer) -> None:
    if action.decision != asked.number:
        raise IllegalAction("stale-decision", pending=asked.number, answered=action.decision)
    if action not in legal(play, asked):
        raise IllegalAction("not-legal", action=a.kebab(type(action).__name__))


def get_ready(state: TableState, seats: Sequence[Seat], game: int) -> list[AnyEntry]:
    """Players have memorised the deal."""
    if game != state.game:
        raise Refused("stale-game", game=game, pending=state.game)
    if state.phase != "memorising":
        return []
    return [n.SaidReady(seat) for seat in seats if seat not in state.ready]


def come_back(state: TableState, seats: Sequence[Seat]) -> list[AnyEntry]:
    """Players who were away decide for themselves again."""
    return [n.CameBack(seat) for seat in seats if state.occupant(seat).away]


def lose_connections(state: TableState, is_lost: Callable[[str | None], bool]) -> list[AnyEntry]:
    """Players are not connected any more if their connection was at such a node."""
    return [
        n.Lost(seat)
        for seat, occupant in state.occupants
        if occupant.person is not None and occupant.lost_at is None and is_lost(occupant.node)
    ]


def _game_in_progress(state: TableState) -> GameState:
    if state.phase == "memorising":
        raise Refused("not-begun")
    if state.playing is None:
        raise Refused("no-game")
    return state.playing


def _earliest(state: TableState, play: GameState) -> Instant:
    """The earliest time for a move that the server makes."""
    contest = play.contest
    beat = state.settings.beat
    if contest is not None:
        table = play.state.table
        begun = len(contest.waiting) < len(table.others(contest.claims[0].player))
        beat = beat // CONTEST_SPEEDUP if begun else beat
    return state.asked_at + beat


def next_move(state: TableState, early: Answers) -> ScheduledMove | None:
    """What the server does next if no player acts; None if it waits without limit."""
    if state.phase == "dealing":
        assert state.deadline is not None
        waits = bool(state.awaited_shares)
        return ScheduledMove(state.deadline, "give-up") if waits else ScheduledMove(state.since, "deal")
    found = _next_move(state, early) if state.is_clock_running else None
    if found is None or state.play is None or state.play.decision is None:
        return found
    return replace(found, decision=state.play.decision.number)


def _next_move(state: TableState, early: Answers) -> ScheduledMove | None:
    deadline = state.deadline
    if state.phase == "memorising":
        unready = [occupant for seat, occupant in state.occupants if seat not in state.ready]
        if any(_awaited(state, occupant) for occupant in unready):
            return None if deadline is None else ScheduledMove(deadline, "begin")
        lost = [occupant.lost_at + RETURN_MS for occupant in unready if occupant.lost_at is not None]
        soon = max([state.asked_at, *lost])
        return ScheduledMove(soon if deadline is None else min(deadline, soon), "begin")
    play = state.current_game
    decision = play.decision
    assert decision is not None, "a running game has a pending decision"
    soon = _earliest(state, play)
    if play.contest is not None:
        return _next_contest_move(state, play.contest, early, soon, deadline)
    seat = decision.player
    occupant = state.occupant(seat)
    if occupant.bot is not None or occupant.away:
        return ScheduledMove(soon, "bot", seat)
    waits = [ScheduledMove(deadline, "bot", seat, expired=True)] if deadline is not None else []
    return min([*waits, *_absence(state, seat)], key=lambda it: it.when, default=None)


def _awaited(state: TableState, occupant: SeatState) -> bool:
    """Whether the deal stays open for this player."""
    return occupant.is_here or (
        state.settings.is_by_day and occupant.person is not None and not occupant.away
    )


def _next_contest_move(
    state: TableState, contest: s.ClaimRound, early: Answers, soon: Instant, deadline: Instant | None
) -> ScheduledMove | None:
    awaited = [seat for seat in contest.waiting if not _settled(state, seat, early)]
    if state.settings.contest == "sealed":
        if not awaited:
            return ScheduledMove(soon, "close")
        waits = [ScheduledMove(max(soon, deadline), "close")] if deadline is not None else []
        # An absent player is given up whether they answered or not: else it would show who has answered.
        awaited = [seat for seat in contest.waiting if not _settled(state, seat, {})]
    else:
        seat = contest.waiting[0]
        awaited = [seat] if seat in awaited else []
        if not awaited:
            return ScheduledMove(soon, "answer" if state.occupant(seat).bot is None else "bot", seat)
        waits = [ScheduledMove(max(soon, deadline), "answer", seat)] if deadline is not None else []
    for seat in awaited:
        waits += _absence(state, seat)
    return min(waits, key=lambda it: it.when, default=None)


def _settled(state: TableState, seat: Seat, early: Answers) -> bool:
    """Whether the server can go on without this player."""
    occupant = state.occupant(seat)
    return seat in early or occupant.bot is not None or occupant.away


def _absence(state: TableState, seat: Seat) -> list[ScheduledMove]:
    """When a disconnected player is declared away; never in games played over days."""
    occupant = state.occupant(seat)
    if occupant.lost_at is None or state.settings.is_by_day:
        return []
    lost_at = max(occupant.lost_at, state.resumed_at)  # nobody waited while the table was empty
    return [ScheduledMove(max(lost_at + ABSENCE_MS, state.asked_at), "absent", seat)]


def perform(
    state: TableState, due: ScheduledMove, early: Answers, chosen: Mapping[Seat, Action]
) -> list[AnyEntry]:
    """The entries that carry out a scheduled move; `chosen` has the answers of the bots."""
    match due.what:
        case "deal":
            return deal(state)
        case "give-up":
            return give_up_deal(state, state.awaited_shares)
        case "begin":
            return [n.Began()]
        case "absent":
            return [n.WentAway(due.seat)]
        case "bot":
            acted = n.Acted(chosen[due.seat], "clock" if due.expired else "bot")
            return [n.WentAway(due.seat), acted] if due.expired else [acted]
        case "answer":
            return _answer(state, due.seat, early)
        case "close":
            closing: list[AnyEntry] = []
            for seat in questions(state.current_game):
                closing += [n.Acted(chosen[seat], "bot")] if seat in chosen else _answer(state, seat, early)
            return closing


def with_nonces(entries: list[AnyEntry], entropy: Callable[[int], bytes]) -> list[AnyEntry]:
    """The entries, with fresh random bytes for every action and for the next attempt to deal."""
    return [_with_nonce(entry, entropy) for entry in entries]


def _with_nonce(entry: AnyEntry, entropy: Callable[[int], bytes]) -> AnyEntry:
    match entry:
        case n.Acted():
            return replace(entry, nonce=entropy(SIZE))
        case n.DealFailed():
            return replace(entry, secret=entropy(SIZE))
        case _:
            return entry


def thinking_seats(state: TableState, due: ScheduledMove) -> tuple[Seat, ...]:
    """The seats whose bots have to choose before a scheduled move."""
    if due.what == "bot":
        return (due.seat,)
    if due.what != "close":
        return ()
    return tuple(seat for seat in questions(state.current_game) if state.occupant(seat).bot is not None)


def _answer(state: TableState, seat: Seat, early: Answers) -> list[AnyEntry]:
    """A player's early answer, which ends their absence; a player who gave none passes."""
    if seat in early:
        return [*come_back(state, (seat,)), n.Acted(early[seat].action, "person", early[seat].id)]
    asked = question_for(state.current_game, seat)
    assert asked is not None
    return [n.Acted(a.Pass(asked.number, seat), "clock")]
