"""What a player's answer does to a table, and what the server does when nobody answers.

Everything follows from the state, the early answers and the time: a server that was killed reaches the same
conclusions when it restarts.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Literal

import msgspec
from msgspec.structs import replace

from mascarade.rules import Action, Decision, IllegalAction, Player, Refused, Seat, legal_actions
from mascarade.rules import actions as a
from mascarade.rules import state as s
from mascarade.rules.decide import check_action
from mascarade.rules.fairness.draw import SIZE
from mascarade.server.tables import entries as n
from mascarade.server.tables.entries import AnyEntry
from mascarade.server.tables.settings import ABSENCE, MS_PER_SECOND
from mascarade.server.tables.state import GameState, Instant, SeatState, TableState

RETURN_MS = 10 * MS_PER_SECOND
"""How long the deal lies open at least for somebody who has just lost their connection."""
STEPS = 4
"""Answers to an announcement follow each other so many times faster than other moves."""


class EarlyAnswer(msgspec.Struct, frozen=True):
    """An answer to an announcement that was given before its turn."""

    action: Action
    id: str


Answers = Mapping[Seat, EarlyAnswer]
"""The answers held for the announcement that is pending."""


class Defer(msgspec.Struct, frozen=True):
    """The answer is to be kept until its turn comes."""

    action: Action


class ScheduledMove(msgspec.Struct, frozen=True):
    """What the server does next, and when."""

    when: Instant
    what: Literal["begin", "answer", "close", "bot", "absent"]
    """Begin play; give the next person's answer; close a sealed contest; let a bot decide; declare away."""
    seat: Seat = 0
    expired: bool = False
    """The person's time is up: they are away from now on."""
    decision: int = 0
    """The decision that is pending then."""


def questions(play: GameState) -> dict[Player, Decision]:
    """What everybody is asked now: the pending decision, or in a contest everybody's turn to come."""
    decision = play.decision
    if decision is None:
        return {}
    contest = play.contest
    if contest is None:
        return {decision.player: decision}
    return {player: _turn_of(place, player, decision) for place, player in enumerate(contest.waiting)}


def question_for(play: GameState, player: Player) -> Decision | None:
    """What the person is asked now."""
    decision, contest = play.decision, play.contest
    if decision is None or contest is None:
        return decision if decision is not None and decision.player == player else None
    waiting = contest.waiting
    return _turn_of(waiting.index(player), player, decision) if player in waiting else None


def _turn_of(place: int, player: Player, decision: Decision) -> Decision:
    """What somebody in a contest is asked, so many places after the one whose decision is pending."""
    return Decision(decision.number + place, player, decision.question) if place else decision


def legal(play: GameState, decision: Decision) -> tuple[Action, ...]:
    """The legal answers to what a person is asked."""
    table = play.state.table
    return legal_actions(table if table.decision == decision else replace(table, decision=decision))


def submit_action(state: TableState, seat: Seat, action: Action, now: Instant) -> Action | Defer:
    """A person's action, as it is to be done now, or to be held until its turn; or a refusal."""
    play = _game_in_progress(state)
    if action.player != seat:
        raise Refused("not-your-seat")
    mine = question_for(play, seat)
    if mine is None or play.contest is None or isinstance(action, a.Peek):
        return check_action(play.state.table, action)
    if action.decision != mine.number:
        raise IllegalAction("stale-decision", pending=mine.number, answered=action.decision)
    if action not in legal(play, mine):
        raise IllegalAction("not-legal", action=a.kebab(type(action).__name__))
    in_turn = mine == play.decision and state.settings.contest == "clockwise"
    return action if in_turn and now >= _earliest(state, play) else Defer(action)


def _game_in_progress(state: TableState) -> GameState:
    if state.phase == "memorising":
        raise Refused("not-begun")
    if state.phase != "playing" or state.play is None:
        raise Refused("no-game")
    return state.play


def _earliest(state: TableState, play: GameState) -> Instant:
    """The earliest moment for a move that no person makes then and there."""
    contest = play.contest
    beat = state.settings.beat
    if contest is not None:
        table = play.state.table
        begun = len(contest.waiting) < len(table.others(contest.claims[0].player))
        beat = beat // STEPS if begun else beat
    return state.asked_at + beat


def next_move(state: TableState, held: Answers) -> ScheduledMove | None:
    """What the server does next if nobody does anything; nothing if it waits for as long as it takes."""
    found = _next_move(state, held) if state.running else None
    if found is None or state.play is None or state.play.decision is None:
        return found
    return replace(found, decision=state.play.decision.number)


def _next_move(state: TableState, held: Answers) -> ScheduledMove | None:
    deadline = state.deadline
    if state.phase == "memorising":
        assert deadline is not None, "the deal does not lie open for ever"
        unready = [c for seat, c in enumerate(state.seats) if c is not None and seat not in state.ready]
        if any(_awaited(state, occupant) for occupant in unready):
            return ScheduledMove(deadline, "begin")
        lost = [occupant.lost_at + RETURN_MS for occupant in unready if occupant.lost_at is not None]
        return ScheduledMove(min(deadline, max([state.asked_at, *lost])), "begin")
    play = state.play
    assert play is not None
    decision = play.decision
    assert decision is not None, "a game that is on waits for somebody"
    soon = _earliest(state, play)
    if play.contest is not None:
        return _next_contest_move(state, play.contest, held, soon, deadline)
    seat = decision.player
    occupant = state.seats[seat]
    assert occupant is not None
    if occupant.bot is not None or occupant.away:
        return ScheduledMove(soon, "bot", seat)
    waits = [ScheduledMove(deadline, "bot", seat, expired=True)] if deadline is not None else []
    return min([*waits, *_absence(state, seat)], key=lambda it: it.when, default=None)


def _awaited(state: TableState, occupant: SeatState) -> bool:
    """Whether the deal lies open for this person too."""
    return occupant.here or (state.settings.by_day and occupant.person is not None and not occupant.away)


def _next_contest_move(
    state: TableState, contest: s.ClaimRound, held: Answers, soon: Instant, deadline: Instant | None
) -> ScheduledMove | None:
    awaited = [seat for seat in contest.waiting if not _settled(state, seat, held)]
    if state.settings.contest == "sealed":
        if not awaited:
            return ScheduledMove(soon, "close")
        waits = [ScheduledMove(max(soon, deadline), "close")] if deadline is not None else []
        # Who has answered and gone is given up as who has only gone: else it would show who has answered.
        awaited = [seat for seat in contest.waiting if not _settled(state, seat, {})]
    else:
        seat = contest.waiting[0]
        awaited = [seat] if seat in awaited else []
        if not awaited:
            occupant = state.seats[seat]
            assert occupant is not None
            return ScheduledMove(soon, "bot" if occupant.bot is not None else "answer", seat)
        waits = [ScheduledMove(max(soon, deadline), "answer", seat)] if deadline is not None else []
    for seat in awaited:
        waits += _absence(state, seat)
    return min(waits, key=lambda it: it.when, default=None)


def _settled(state: TableState, seat: Seat, held: Answers) -> bool:
    """Whether the server needs nothing more from a person to go on."""
    occupant = state.seats[seat]
    assert occupant is not None
    return seat in held or occupant.bot is not None or occupant.away


def _absence(state: TableState, seat: Seat) -> list[ScheduledMove]:
    """When a person who is not connected is given up; not where people come and go by days."""
    occupant = state.seats[seat]
    assert occupant is not None
    if occupant.lost_at is None or state.settings.by_day:
        return []
    gone = max(occupant.lost_at, state.woken_at)  # while nobody was there, nobody waited for them
    return [ScheduledMove(max(gone + ABSENCE, state.asked_at), "absent", seat)]


def perform(
    state: TableState, it: ScheduledMove, held: Answers, chosen: Mapping[Seat, Action]
) -> list[AnyEntry]:
    """The entries that do what is due; `chosen` has the answers of the bots that were asked."""
    match it.what:
        case "begin":
            return [n.Began()]
        case "absent":
            return [n.WentAway(it.seat)]
        case "bot":
            acted = n.Acted(chosen[it.seat], "clock" if it.expired else "bot")
            return [n.WentAway(it.seat), acted] if it.expired else [acted]
        case "answer":
            return _answer(state, it.seat, held)
        case "close":
            assert state.play is not None
            assert state.play.contest is not None
            closing: list[AnyEntry] = []
            for seat in state.play.contest.waiting:
                given = [n.Acted(chosen[seat], "bot")] if seat in chosen else _answer(state, seat, held)
                closing += given
            return closing


def with_nonces(entries: list[AnyEntry], entropy: Callable[[int], bytes]) -> list[AnyEntry]:
    """The entries, with fresh random bytes for every action, whatever it is and whoever made it."""
    return [replace(entry, nonce=entropy(SIZE)) if type(entry) is n.Acted else entry for entry in entries]


def thinking_seats(state: TableState, it: ScheduledMove) -> tuple[Seat, ...]:
    """The seats whose bots have to be asked before what is due can be done."""
    if it.what == "bot":
        return (it.seat,)
    if it.what != "close":
        return ()
    assert state.play is not None
    assert state.play.contest is not None
    return tuple(
        seat
        for seat in state.play.contest.waiting
        if (occupant := state.seats[seat]) is not None and occupant.bot is not None
    )


def _answer(state: TableState, seat: Seat, held: Answers) -> list[AnyEntry]:
    """The answer that the person gave early, who is back now if they were away; whoever gave none passes."""
    occupant = state.seats[seat]
    if seat in held:
        back: list[AnyEntry] = [n.CameBack(seat)] if occupant is not None and occupant.away else []
        return [*back, n.Acted(held[seat].action, "person", held[seat].id)]
    assert state.play is not None
    mine = question_for(state.play, seat)
    assert mine is not None
    return [n.Acted(a.Pass(mine.number, seat), "clock")]
