"""A game after some answers, and all that came before: a chain of frozen positions.

The kernel plays. What players saw is worked out by the engine from its events, and only on request. Positions
are shared by all copies of a game.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import TypeVar

import msgspec

from mascarade.beliefs import Belief
from mascarade.envs.errors import EnvRefused
from mascarade.envs.setups import kernel_of
from mascarade.kernel import KernelSetup, decode, from_deal, to_state
from mascarade.kernel import layout as at
from mascarade.kernel.jit import Row
from mascarade.kernel.legal import legal
from mascarade.kernel.step import answer, new_buffer
from mascarade.rules import Action, AnyEvent, CharacterId, Deal, Player, Setup, State, Viewer, advance, start
from mascarade.rules import events as e
from mascarade.rules.card_events import CARD_EVENTS
from mascarade.rules.view import as_they_happen

T = TypeVar("T")
UNLIMITED = 1 << 62
_SCRATCH = new_buffer()
_ENCODER = msgspec.json.Encoder()


class Position:
    """A game after an answer, or after the deal."""

    def __init__(
        self, kernel: KernelSetup, row: Row, deal: Deal, before: Position | None = None, action: int = 0
    ) -> None:
        self.kernel, self.row, self.deal = kernel, row, deal
        self.before = before
        self.action = action
        """The number of the answer that led here; unused after the deal."""
        self._heard: dict[Viewer, str] = {}
        self._beliefs: dict[Viewer, Belief] = {}

    @classmethod
    def dealt(cls, kernel: KernelSetup, deal: Deal) -> Position:
        """The beginning of a game."""
        return cls(kernel, from_deal(kernel, deal), deal)

    def after(self, action: int) -> Position:
        """The game one answer later, or `EnvRefused`."""
        row = self.row.copy()
        if self.over:
            raise EnvRefused("game-over")
        if not (0 <= action < at.ACTIONS and answer(row, self.kernel.tables, action, _SCRATCH)):
            raise EnvRefused("not-legal", action=str(action))
        return Position(self.kernel, row, self.deal, self, action)

    def __deepcopy__(self, memo: object) -> Position:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return _replayed, (self.kernel.setup, self.deal, [position.action for position in self.path])

    @property
    def path(self) -> list[Position]:
        """The positions since the deal, without the one right after it: one for each answer."""
        found: list[Position] = []
        position = self
        while position.before is not None:
            found.append(position)
            position = position.before
        return found[::-1]

    @property
    def answer(self) -> Action:
        """The answer that led here."""
        assert self.before is not None, "the deal is no answer"
        return decode(self.kernel, self.before.state, self.action)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.row[at.ASKED] == at.NOTHING_ASKED)

    @property
    def asked(self) -> Player:
        """The player who has to answer."""
        return int(self.row[at.ASKED_PLAYER])

    @property
    def winners(self) -> int:
        """A bit for each winner."""
        return int(self.row[at.WINNERS])

    def legal(self) -> list[int]:
        """Every legal answer, in the order of their numbers."""
        found: list[int] = _SCRATCH[: legal(self.row, self.kernel.tables, _SCRATCH)].tolist()
        found.sort()
        return found

    @cached_property
    def state(self) -> State:
        """The engine's state."""
        return to_state(self.kernel, self.row)

    @cached_property
    def events(self) -> tuple[AnyEvent, ...]:
        """The events of the last answer, or of the deal."""
        if self.before is None:
            return start(self.kernel.setup, self.deal)[1]
        return advance(self.before.state, self.answer)[1]

    def heard(self, viewer: Viewer) -> str:
        """Everything that has happened as the viewer saw it, a line an event; at the end they see all."""
        return self._fold(viewer, lambda position: position._heard, str, _written)

    def belief(self, viewer: Viewer) -> Belief:
        """The viewer's exact belief about the cards."""
        return self._fold(
            viewer, lambda position: position._beliefs, lambda: Belief(viewer, cap=UNLIMITED), _believed
        )

    def _fold(
        self,
        viewer: Viewer,
        cache: Callable[[Position], dict[Viewer, T]],
        start: Callable[[], T],
        step: Callable[[T, Sequence[AnyEvent]], T],
    ) -> T:
        """Fold everything that the viewer saw, caching the result at every position."""
        missing: list[Position] = []
        position: Position | None = self
        while position is not None and viewer not in cache(position):
            missing.append(position)
            position = position.before
        value = start() if position is None else cache(position)[viewer]
        for position in reversed(missing):
            value = cache(position)[viewer] = step(value, position.seen(viewer))
        return value

    def seen(self, viewer: Viewer) -> tuple[AnyEvent, ...]:
        """The events of the last answer as the viewer saw them happen."""
        return as_they_happen(self.events, viewer, self.before.state.table.out if self.before else ())


def _written(text: str, seen: Sequence[AnyEvent]) -> str:
    return text + "".join(map(_line, seen))


def _believed(belief: Belief, seen: Sequence[AnyEvent]) -> Belief:
    if any(type(event) in CARD_EVENTS for event in seen):
        belief = belief.copy()
        for event in seen:
            belief.observe(event)
    return belief


def _replayed(setup: Setup, deal: Deal, answers: list[int]) -> Position:
    position = Position.dealt(kernel_of(setup), deal)
    for action in answers:
        position = position.after(action)
    return position


def dealt_text(cards: Sequence[CharacterId], first: int | None, cemetery: Sequence[CharacterId] = ()) -> str:
    """The deal so far: as everybody sees it, unless the hidden cemetery is given."""
    begins = () if first is None else (f"seat {first} begins",)
    graves = f"cemetery {' '.join(cemetery)}\n" if cemetery else ""
    return ", ".join((" ".join(("dealt", *cards)), *begins)) + "\n" + graves


def _line(event: AnyEvent) -> str:
    if isinstance(event, e.Dealt):
        return dealt_text(event.cards, event.first)
    return f"{_ENCODER.encode(event).decode()}\n"
