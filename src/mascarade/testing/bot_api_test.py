"""Compliance test for bots, to be called from a bot's own test suite.

>>> from mascarade.testing import check_bot
>>> check_bot("novice:boldness=0.9")
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from random import Random
from typing import TypeVar

import msgspec
import numpy as np
from msgspec.structs import replace

from mascarade.arena.entrants import Entrant, read_entrant
from mascarade.bots import Bot, Mind, Reason, Seat
from mascarade.bots.registry import bot_named
from mascarade.rules import (
    Action,
    AnyEvent,
    ContestOrPass,
    Decision,
    Game,
    Options,
    Scenario,
    Table,
    TurnChoice,
    legal_actions,
    playable,
    published,
    shuffled,
    visible_events,
)

T = TypeVar("T")

SCENARIOS = (
    published("first", "duel", 2),
    published("first", "base", 4),
    published("second", "A", 6),
    published("first", "combo", 9),
)
"""Several cards each, a small table, the other edition, and the expansion's powers."""
MAX_TURNS = 30
COMPARED = 0.2
"""The share of the decisions at which the bot is rebuilt and asked again."""


class BotFailure(AssertionError):
    """A bot broke the bot API; the message says how."""


def check_bot(
    bot: Bot | type[Bot] | str, *, scenarios: Iterable[Scenario] = SCENARIOS, seed: int = 0
) -> None:
    """Play games among copies of a bot, and raise `BotFailure` unless it keeps to the bot API.

    A bot answers legally, also before its turn in a sealed contest; it raises nothing, leaves its arguments
    unchanged, and decides by its seat and the events it was shown alone: the same mind can be rebuilt from
    them at any decision. If it has `resume`, that is checked too. `bot` may also be written as for
    `mascarade tournament`.
    """
    if isinstance(bot, str):
        entrant = read_entrant(bot)
        made = bot_named(entrant.bot)
    else:
        made = bot() if isinstance(bot, type) else bot
        entrant = Entrant(name=type(made).__name__, bot="")
    for field in ("name", "summary"):
        if not isinstance(getattr(made, field, None), str):
            raise BotFailure(f"{entrant.name} has no {field}: set it to a string")
    for scenario in scenarios:
        _BotCheck(made, entrant, scenario, seed).play()


class _BotCheck:
    """One game among copies of the bot."""

    def __init__(self, bot: Bot, entrant: Entrant, scenario: Scenario, seed: int) -> None:
        self.bot = bot
        self.entrant = entrant
        self.rng = Random(f"{seed}/{scenario}")
        setup = playable(scenario, Options(turn_limit=MAX_TURNS))
        names = [f"{entrant.name} {player}" for player in range(scenario.players)]
        self.game = Game(setup, names, shuffled(scenario, self.rng.shuffle))
        self.seats = [
            Seat(setup=setup, player=player, seed=seed, temper=entrant.temper, budget=entrant.budget)
            for player in range(scenario.players)
        ]
        self.turns: list[tuple[int, Table]] = []
        """The events before each free turn, and the open table then."""

    def play(self) -> None:
        """Play to the end."""
        game, seen = self.game, 0
        minds = [self.sit(seat) for seat in self.seats]
        while True:
            for player, mind in enumerate(minds):
                self.show(mind, visible_events(game.events, player)[seen:])
            seen = len(game.events)
            if game.decision is None:
                return
            if isinstance(game.decision.question, TurnChoice):
                self.turns.append((seen, game.state.table))
            player = game.decision.player
            action = self.choose(minds[player], game.decision)
            if self.rng.random() < COMPARED:
                self.check_rebuilt(self.seats[player], game.decision, action)
                if minds[player].can_resume():
                    self.check_resumed(self.seats[player], game.decision)
                self.check_sealed(game.state.table)
            game.apply(action)

    def check_rebuilt(self, seat: Seat, decision: Decision, action: Action) -> None:
        """A mind that sees the same events with the same seat gives the same answer."""

        def rebuilt() -> Action:
            mind = self.sit(seat)
            self.show(mind, visible_events(self.game.events, seat.player))
            return self.choose(mind, decision)

        with _global_generators(seed=0):
            answer = rebuilt()
        if answer != action:
            self.check_same(rebuilt, times=8)
            raise BotFailure(
                f"{self.entrant.name} can't be resumed: it chose {action}, but rebuilt from the same events "
                f"{answer}; only its seat, the events and self.chance(decision.number) may decide"
            )

    def check_resumed(self, seat: Seat, decision: Decision) -> None:
        """A mind that begins in the middle of the game answers legally, and the same every time."""
        seen, table = self.turns[max(0, len(self.turns) - 1 - len(self.seats))]

        def resumed() -> Action:
            mind = self.sit(seat)
            self.call("resume", mind.resume, table)
            self.show(mind, visible_events(self.game.events, seat.player)[seen:])
            return self.choose(mind, decision)

        self.check_same(resumed, times=2)

    def check_sealed(self, table: Table) -> None:
        """A mind answers an announcement before its turn, as it has to in a sealed contest."""
        decision, round_ = table.decision, table.round
        if decision is None or not isinstance(decision.question, ContestOrPass) or round_ is None:
            return
        ahead = len(round_.waiting) - 1
        player = round_.waiting[ahead]
        mind = self.sit(self.seats[player])
        self.show(mind, visible_events(self.game.events, player))
        self.choose(mind, Decision(decision.number + ahead, player, decision.question))

    def check_same(self, ask: Callable[[], Action], times: int) -> None:
        """Equal minds give the same answer, whatever the global generators of chance give."""
        answers = []
        for seed in range(times):
            with _global_generators(seed):
                answers.append(ask())
            if answers[-1] != answers[0]:
                raise BotFailure(
                    f"{self.entrant.name} is not deterministic: with the same seat, seed and events it chose "
                    f"{answers[0]} and {answers[-1]}; take chance from self.chance(decision.number)"
                )

    def sit(self, seat: Seat) -> Mind:
        """A mind of the bot in this seat."""
        mind = self.call("sit", self.bot.sit, seat)
        if not isinstance(mind, Mind):
            raise BotFailure(f"{self.entrant.name}.sit returned {mind!r}, which is no Mind")
        return mind

    def show(self, mind: Mind, events: Sequence[AnyEvent]) -> None:
        """Show events to a mind."""
        for event in events:
            self.call("observe", mind.observe, event)

    def choose(self, mind: Mind, decision: Decision) -> Action:
        """The mind's answer, which is legal."""
        legal = legal_actions(replace(self.game.state.table, decision=decision))
        action = self.call("choose", mind.choose, decision, [*legal])
        if action not in legal:
            raise BotFailure(f"{self.entrant.name} answered illegally: {action!r} to {decision.question}")
        reason = self.call("why", mind.why)
        if not isinstance(reason, Reason | None):
            raise BotFailure(f"{self.entrant.name}.why returned {reason!r}, which is no Reason")
        return action

    def call(self, method: str, function: Callable[..., T], *arguments: object) -> T:
        """Call the bot, which must not raise and not change its arguments."""
        before = msgspec.json.encode(arguments)
        try:
            result = function(*arguments)
        except Exception as problem:
            raise BotFailure(
                f"{self.entrant.name}.{method} raised {type(problem).__name__}: {problem}"
            ) from problem
        if msgspec.json.encode(arguments) != before:
            raise BotFailure(f"{self.entrant.name}.{method} changed its arguments; copy before you change")
        return result


@contextmanager
def _global_generators(seed: int) -> Iterator[None]:
    """Other global generators of chance, and the caller's ones afterwards."""
    ours, numpys = random.getstate(), np.random.get_state()
    random.seed(seed)
    np.random.seed(seed)
    try:
        yield
    finally:
        random.setstate(ours)
        np.random.set_state(numpys)
