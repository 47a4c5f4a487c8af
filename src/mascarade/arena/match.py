"""One game among bots: each sees what its player sees, and mistakes are counted while the game goes on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import nullcontext
from typing import Literal, get_args

import msgspec

from mascarade.arena.timeout import TimedOut, Timeout
from mascarade.bots import Bot, BotRefused, Mind, Reason, Seat
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
"""Seconds that a bot of somebody else's has for one decision."""
MAX_FAILURES = 3
"""A mind that was late so often in a game is not asked again in it."""

MistakeKind = Literal["raised", "illegal", "late", "absent"]
MISTAKE_KINDS: tuple[MistakeKind, ...] = get_args(MistakeKind)

Witness = Callable[[State, tuple[AnyEvent, ...]], None]
"""Somebody who sees everything and plays no part: called with the state before an action, and its events."""
Listener = Callable[[Action, Reason | None], None]
"""Somebody who hears each answer before anything happens, and why its mind gave it, if the mind says so."""

_HIDING = frozenset(kind for kind in EVENT_TYPES if kind.seen.hidden)
_ACTIONS = frozenset(get_args(Action))
_LONGEST = 300
"""Characters of what a mind said when it failed."""


class Mistake(msgspec.Struct, frozen=True):
    """A player's mind did something wrong, and a legal answer was put in its place where one was needed."""

    player: Player
    kind: MistakeKind
    message: str


class Outcome(msgspec.Struct, frozen=True, kw_only=True):
    """How a game among minds went."""

    winners: tuple[Player, ...]
    reason: EndReason
    turns: int
    decisions: int
    coins: tuple[int, ...]
    """By player, at the end."""
    courthouse: int
    mistakes: tuple[Mistake, ...] = ()


def outcome(table: Table, mistakes: Sequence[Mistake] = ()) -> Outcome:
    """How a game went that ended at this table."""
    result = table.result
    assert result is not None, "a game that waits for nobody has ended"
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
    """Sits for a bot that could not sit down: takes the first legal action each time."""

    def __init__(self, seat: Seat, mistake: Mistake) -> None:
        super().__init__(seat)
        self.mistake = mistake

    def observe(self, event: AnyEvent) -> None:
        """Nothing matters."""

    def choose(self, decision: Decision, legal: Sequence[Action]) -> Action:
        """The first legal action: Pass to an announcement, Look in a free turn."""
        return legal[0]


def seat_bot(bot: Bot, seat: Seat, patience: float = DECISION_SECONDS) -> Mind:
    """The bot's mind in this seat; an `AbsentMind`, which knows why, if the bot can't sit down.

    A bot of this package says so itself, with `BotRefused`: then it was given a table it is not made for.
    """
    problem: BaseException
    try:
        if is_ours(bot):
            mind: object = bot.sit(seat)
        else:
            with Timeout(patience) as watch:
                mind = watch.call(bot.sit, seat)
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
    except BaseException as raised:  # somebody else's code
        problem = raised
    return AbsentMind(seat, Mistake(seat.player, "absent", f"sit: {_told(problem)}"))


def play(
    setup: Setup,
    deal: Deal,
    minds: Sequence[Mind],
    *,
    patience: float = DECISION_SECONDS,
    witness: Witness | None = None,
    listener: Listener | None = None,
) -> Outcome:
    """Play a game to its end, each mind in the seat of its number.

    A mind that raises, answers illegally or takes more than `patience` seconds is named in the outcome; the
    first legal action takes the place of its answer. Minds of this package are trusted with the clock. Minds
    are asked why only if there is a `listener`.
    """
    state, events = start(setup, deal)
    strangers = any(not is_ours(mind) for mind in minds)
    with Timeout(patience) if strangers else nullcontext() as watch:
        sitters = [_SeatedBot(player, mind, watch) for player, mind in enumerate(minds)]
        out = _tell(sitters, events, ())
        while (decision := state.decision) is not None:
            before = state
            sitter = sitters[decision.player]
            action = sitter.answer(decision, legal_actions(state))
            if listener is not None:
                listener(action, sitter.why())
            state, events = advance(before, action)
            if witness is not None:
                witness(before, events)
            out = _tell(sitters, events, out)
    return outcome(state.table, [mistake for sitter in sitters for mistake in sitter.mistakes])


def is_ours(thing: object) -> bool:
    """Whether it belongs to this package, and not to somebody else."""
    return type(thing).__module__.startswith("mascarade.")


class _SeatedBot:
    """A mind in its seat, and what it did wrong."""

    def __init__(self, player: Player, mind: Mind, watch: Timeout | None) -> None:
        self.player = player
        self.mind = mind
        self.watch = None if is_ours(mind) else watch
        self.mistakes: list[Mistake] = [mind.mistake] if isinstance(mind, AbsentMind) else []
        self.late = 0
        self.answered = False
        """Whether the last answer was its own."""

    def answer(self, decision: Decision, legal: Sequence[Action]) -> Action:
        """The mind's answer if it is legal, else the first that is."""
        chosen = self._chosen(decision, legal)
        self.answered = chosen is not None
        return legal[0] if chosen is None else chosen

    def why(self) -> Reason | None:
        """Why the mind answered as it last did, if it did and says so."""
        if not self.answered:
            return None
        try:
            reason: object = self.mind.why() if self.watch is None else self.watch.call(self.mind.why)
            if reason is None or isinstance(reason, Reason):
                return reason
            self._note("illegal", f"why: {type(reason).__name__} is no Reason")
        except KeyboardInterrupt:
            raise
        except TimedOut:
            self._was_late("why")
        except BaseException as problem:
            self._note("raised", f"why: {_told(problem)}")
        return None

    def _chosen(self, decision: Decision, legal: Sequence[Action]) -> Action | None:
        """The mind's answer, if it is legal."""
        if self.late >= MAX_FAILURES:
            return None
        try:
            if self.watch is None:
                chosen = self.mind.choose(decision, legal)
            else:
                chosen = self.watch.call(self.mind.choose, decision, legal)
            for action in legal:
                if action is chosen:  # as nearly always: spares the comparisons
                    return action
            if type(chosen) in _ACTIONS and chosen in legal:
                return legal[legal.index(chosen)]
            self._note("illegal", f"choose: {chosen!r}")
        except KeyboardInterrupt:
            raise
        except TimedOut:
            self._was_late("choose")
        except BaseException as problem:
            self._note("raised", f"choose: {_told(problem)}")
        return None

    def observe(self, events: Sequence[AnyEvent]) -> None:
        """Show the mind what its player sees of some events."""
        if self.late >= MAX_FAILURES:
            return
        for event in events:
            try:
                if self.watch is None:
                    self.mind.observe(event)
                else:
                    self.watch.call(self.mind.observe, event)
            except KeyboardInterrupt:
                raise
            except TimedOut:
                self._was_late("observe")
            except BaseException as problem:
                self._note("raised", f"observe: {_told(problem)}")

    def _was_late(self, method: str) -> None:
        assert self.watch is not None, "only a watch finds somebody late"
        self.late += 1
        self._note("late", f"{method}: more than {self.watch.seconds:g} s")

    def _note(self, kind: MistakeKind, message: str) -> None:
        self.mistakes.append(Mistake(self.player, kind, message[:_LONGEST]))


def _told(problem: BaseException) -> str:
    try:
        said = str(problem)
    except Exception:
        said = ""
    name = type(problem).__name__
    return f"{name}: {said}"[:_LONGEST] if said else name


def _tell(
    sitters: Sequence[_SeatedBot], events: tuple[AnyEvent, ...], out: tuple[Player, ...]
) -> tuple[Player, ...]:
    """Show the events to everyone as they see them; who has been eliminated by now."""
    if _HIDING.isdisjoint(map(type, events)):
        for sitter in sitters:
            sitter.observe(events)
        return _eliminated(events, out)
    shown: list[list[AnyEvent]] = [[] for _ in sitters]
    for event in events:
        if type(event) in _HIDING:
            _show_in_part(event, shown, out)
        else:
            for seen in shown:
                seen.append(event)
            if type(event) is e.Eliminated:
                out = (*out, event.player)
    for sitter, seen in zip(sitters, shown, strict=True):
        sitter.observe(seen)
    return out


def _eliminated(events: tuple[AnyEvent, ...], out: tuple[Player, ...]) -> tuple[Player, ...]:
    gone = tuple(event.player for event in events if type(event) is e.Eliminated)
    return out + gone if gone else out


def _show_in_part(event: AnyEvent, shown: list[list[AnyEvent]], out: tuple[Player, ...]) -> None:
    """Add an event that hides something: whole for whom all of it is, and one copy for all the others."""
    grants = tuple(event.seen.hidden.values())
    covered = visible(event, SPECTATOR, out)
    for player, seen in enumerate(shown):
        granted = [may_see(grant, event, player, out) for grant in grants]
        if all(granted):
            seen.append(event)
        elif any(granted):
            seen.append(visible(event, player, out))
        else:
            seen.append(covered)
