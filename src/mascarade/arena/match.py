"""One game between bots: each mind sees what its player sees, and its mistakes are recorded."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import nullcontext
from time import process_time_ns
from typing import get_args

import msgspec

from mascarade.arena.timeout import TimedOut, Timeout
from mascarade.bots import Bot, BotRefused, Mind, Reason, Seat
from mascarade.formats.balance import MistakeKind
from mascarade.rules import (
    EVENT_TYPES,
    SPECTATOR,
    Action,
    AnyEvent,
    Deal,
    Decision,
    Player,
    Setup,
    State,
    advance,
    legal_actions,
    start,
)
from mascarade.rules import events as e
from mascarade.rules.state import EndReason, Table
from mascarade.rules.view import may_see, visible

DECISION_SECONDS = 10.0
"""Time limit of a third-party bot for one decision."""
MAX_FAILURES = 3
"""Time-outs after which a mind is no longer asked in this game."""

Witness = Callable[[State, tuple[AnyEvent, ...]], None]
"""Called with the full state before each action, and with the events of the action."""
Listener = Callable[[Action, Reason | None], None]
"""Called with each action before it is applied, and with the mind's reason, if it gives one."""
Meter = Callable[[int], None]
"""Called with the CPU time of each decision in nanoseconds, observing what happened before it included."""

_HIDING = frozenset(kind for kind in EVENT_TYPES if kind.seen.hidden)
_ACTIONS = frozenset(get_args(Action))
_MAX_MESSAGE_CHARS = 300


class Mistake(msgspec.Struct, frozen=True):
    """A failure of a player's mind. A legal action replaced its answer where one was needed."""

    player: Player
    kind: MistakeKind
    message: str


class Outcome(msgspec.Struct, frozen=True, kw_only=True):
    """How a game ended, and the mistakes that minds made in it."""

    winners: tuple[Player, ...]
    reason: EndReason
    turns: int
    decisions: int
    coins: tuple[int, ...]
    """By player, at the end."""
    courthouse: int
    mistakes: tuple[Mistake, ...] = ()


def outcome(table: Table, mistakes: Sequence[Mistake] = ()) -> Outcome:
    """The outcome of the game that ended with this table."""
    result = table.result
    assert result is not None, "a game without a decision has ended"
    return Outcome(
        winners=result.winners,
        reason=result.reason,
        turns=table.turn,
        decisions=table.decisions,
        coins=tuple(table.coins_of(player) for player in range(len(table.sitting))),
        courthouse=table.courthouse,
        mistakes=tuple(mistakes),
    )


class AbsentMind(Mind):
    """Replaces a bot that could not be seated: always takes the first legal action."""

    def __init__(self, seat: Seat, mistake: Mistake) -> None:
        super().__init__(seat)
        self.mistake = mistake

    def observe(self, event: AnyEvent) -> None:
        """Ignore the event."""

    def choose(self, decision: Decision, legal: Sequence[Action]) -> Action:
        """The first legal action: Pass to an announcement, Look in a free turn."""
        return legal[0]


def seat_bot(bot: Bot, seat: Seat, patience: float = DECISION_SECONDS) -> Mind:
    """The bot's mind in this seat, or an `AbsentMind` that knows why the bot failed to provide one.

    A bot of this package raises `BotRefused` for a table that it does not support.
    """
    problem: BaseException
    try:
        if is_ours(bot):
            mind: object = bot.sit(seat)
        else:
            with Timeout(patience) as timeout:
                mind = timeout.call(bot.sit, seat)
        if isinstance(mind, Mind):
            return mind
        problem = TypeError(f"{type(mind).__name__} is no Mind")
    except KeyboardInterrupt:
        raise
    except BotRefused as refusal:
        if is_ours(bot):
            raise
        problem = refusal
    except TimedOut as late:
        problem = TimeoutError(f"more than {patience:g} s")
        problem.__cause__ = late
    except BaseException as raised:  # third-party code
        problem = raised
    return AbsentMind(seat, Mistake(seat.player, "absent", f"sit: {_described(problem)}"))


def play(
    setup: Setup,
    deal: Deal,
    minds: Sequence[Mind],
    *,
    patience: float = DECISION_SECONDS,
    opening: Sequence[Action] = (),
    witness: Witness | None = None,
    listener: Listener | None = None,
    meters: Mapping[Player, Meter] | None = None,
) -> Outcome:
    """Play a game to its end, with minds by player number. They see the `opening`, but are not asked there.

    If a mind raises, answers illegally or takes more than `patience` seconds, the first legal action replaces
    its answer and the outcome records the mistake. Only third-party minds are timed. Minds are asked for
    reasons only if there is a `listener`.
    """
    state, events = start(setup, deal)
    third_party = any(not is_ours(mind) for mind in minds)
    with Timeout(patience) if third_party else nullcontext() as timeout:
        seated = [
            _SeatedBot(player, mind, timeout)
            if meters is None or player not in meters
            else _MeteredBot(player, mind, timeout, meters[player])
            for player, mind in enumerate(minds)
        ]
        out = _show(seated, events, ())
        for action in opening:
            state, events = advance(state, action)
            out = _show(seated, events, out)
        while (decision := state.decision) is not None:
            before = state
            bot = seated[decision.player]
            action = bot.answer(decision, legal_actions(state))
            if listener is not None:
                listener(action, bot.why())
            state, events = advance(before, action)
            if witness is not None:
                witness(before, events)
            out = _show(seated, events, out)
    return outcome(state.table, [mistake for bot in seated for mistake in bot.mistakes])


def is_ours(thing: object) -> bool:
    """Whether a bot or mind belongs to this package."""
    return type(thing).__module__.startswith("mascarade.")


class _SeatedBot:
    """A mind in its seat, and its mistakes."""

    def __init__(self, player: Player, mind: Mind, timeout: Timeout | None) -> None:
        self.player = player
        self.mind = mind
        self.timeout = None if is_ours(mind) else timeout
        self.mistakes: list[Mistake] = [mind.mistake] if isinstance(mind, AbsentMind) else []
        self.time_outs = 0
        self.answered = False
        """Whether the last action was the mind's own."""

    def answer(self, decision: Decision, legal: Sequence[Action]) -> Action:
        """The mind's answer if it is legal, else the first legal action."""
        chosen = self._chosen(decision, legal)
        self.answered = chosen is not None
        return legal[0] if chosen is None else chosen

    def why(self) -> Reason | None:
        """The mind's reason for its last answer, if it gave both."""
        if not self.answered:
            return None
        try:
            reason: object = self.mind.why() if self.timeout is None else self.timeout.call(self.mind.why)
            if reason is None or isinstance(reason, Reason):
                return reason
            self._record("illegal", f"why: {type(reason).__name__} is no Reason")
        except BaseException as problem:
            self._fail("why", problem)
        return None

    def observe(self, events: Sequence[AnyEvent]) -> None:
        """Show the mind what its player sees of some events."""
        if self.time_outs >= MAX_FAILURES:
            return
        for event in events:
            try:
                if self.timeout is None:
                    self.mind.observe(event)
                else:
                    self.timeout.call(self.mind.observe, event)
            except BaseException as problem:
                self._fail("observe", problem)

    def _chosen(self, decision: Decision, legal: Sequence[Action]) -> Action | None:
        """The mind's answer, if it is legal."""
        if self.time_outs >= MAX_FAILURES:
            return None
        try:
            if self.timeout is None:
                chosen = self.mind.choose(decision, legal)
            else:
                chosen = self.timeout.call(self.mind.choose, decision, legal)
            for action in legal:
                if action is chosen:  # nearly always, and cheaper than comparing
                    return action
            if type(chosen) in _ACTIONS and chosen in legal:
                return legal[legal.index(chosen)]
            self._record("illegal", f"choose: {chosen!r}")
        except BaseException as problem:
            self._fail("choose", problem)
        return None

    def _fail(self, method: str, problem: BaseException) -> None:
        """Record that a call raised or timed out; only Ctrl-C passes."""
        if isinstance(problem, KeyboardInterrupt):
            raise problem
        if isinstance(problem, TimedOut) and self.timeout is not None:
            self.time_outs += 1
            self._record("late", f"{method}: more than {self.timeout.seconds:g} s")
        else:
            self._record("raised", f"{method}: {_described(problem)}")

    def _record(self, kind: MistakeKind, message: str) -> None:
        self.mistakes.append(Mistake(self.player, kind, message[:_MAX_MESSAGE_CHARS]))


class _MeteredBot(_SeatedBot):
    """A mind whose decisions are timed."""

    def __init__(self, player: Player, mind: Mind, timeout: Timeout | None, meter: Meter) -> None:
        super().__init__(player, mind, timeout)
        self.meter = meter
        self.nanoseconds = 0
        """Since the last decision."""

    def observe(self, events: Sequence[AnyEvent]) -> None:
        started = process_time_ns()
        super().observe(events)
        self.nanoseconds += process_time_ns() - started

    def _chosen(self, decision: Decision, legal: Sequence[Action]) -> Action | None:
        started = process_time_ns()
        chosen = super()._chosen(decision, legal)
        self.meter(self.nanoseconds + process_time_ns() - started)
        self.nanoseconds = 0
        return chosen


def _described(problem: BaseException) -> str:
    try:
        said = str(problem)
    except Exception:
        said = ""
    name = type(problem).__name__
    return f"{name}: {said}"[:_MAX_MESSAGE_CHARS] if said else name


def _show(
    seated: Sequence[_SeatedBot], events: tuple[AnyEvent, ...], out: tuple[Player, ...]
) -> tuple[Player, ...]:
    """Show the events to all minds as their players see them; who is eliminated now."""
    if _HIDING.isdisjoint(map(type, events)):  # mostly: everyone sees the same
        for bot in seated:
            bot.observe(events)
        return out + tuple(event.player for event in events if type(event) is e.Eliminated)
    views: list[list[AnyEvent]] = [[] for _ in seated]
    for event in events:
        if type(event) in _HIDING:
            _add_views(event, views, out)
        else:
            for view in views:
                view.append(event)
            if type(event) is e.Eliminated:
                out = (*out, event.player)
    for bot, view in zip(seated, views, strict=True):
        bot.observe(view)
    return out


def _add_views(event: AnyEvent, views: list[list[AnyEvent]], out: tuple[Player, ...]) -> None:
    """Add an event with hidden fields; players who see none of them share one copy."""
    grants = tuple(event.seen.hidden.values())
    covered = visible(event, SPECTATOR, out)
    for player, view in enumerate(views):
        granted = [may_see(grant, event, player, out) for grant in grants]
        if all(granted):
            view.append(event)
        elif any(granted):
            view.append(visible(event, player, out))
        else:
            view.append(covered)
