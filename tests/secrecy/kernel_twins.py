"""Twin worlds on the kernel: one game, and for each player a twin that they can't tell from it.

In a player's twin the others may have swapped instead of pretending, or hidden another number, and the
cemetery may be in another order. The deciding player's observation and mask are equal byte for byte in the
game and in their twin, until an event legitimately reveals a difference. Then the twin is reset.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Literal

import numpy as np
from numpy.typing import NDArray

from mascarade.kernel import KernelSetup, Vector, decode, encode, to_state
from mascarade.kernel import layout as at
from mascarade.rules import Action, AnyEvent, Setup, State, advance, legal_actions
from mascarade.rules import actions as a
from mascarade.rules import events as e
from mascarade.testing.generators import Style
from tests.secrecy.oracle import learns

What = Literal["observation", "mask", "player"]


class KernelLeak(AssertionError):
    """A deciding player was given something that the rules don't give them."""

    def __init__(self, what: What, player: int, column: int) -> None:
        self.what, self.column = what, column
        super().__init__(f"{what} {column}: player {player} can tell")


class KernelTally:
    """How much was compared."""

    def __init__(self) -> None:
        self.steps = 0
        self.differing = 0
        """Steps at which the cards, the cemetery or a hidden number actually differed."""
        self.flips: Counter[type[Action]] = Counter()
        self.asked: Counter[type[object]] = Counter()


class KernelTwins:
    """A game in the first row of a vector, and a player's twin in each further row."""

    def __init__(self, chance: Random, setup: Setup, tally: KernelTally, flip: float = 0.6) -> None:
        self.chance, self.tally, self.flip = chance, tally, flip
        self.kernel = KernelSetup.of(setup)
        self.players = setup.scenario.players
        self.vector = Vector(self.kernel, self.players + 1, chance.getrandbits(60), auto_reset=False)
        self.now = self.vector.reset()
        self.unraised = len(setup.scenario.cemetery)
        for player in range(self.players):
            self._resync(player)
        self.now = self.vector._observe()

    def _resync(self, player: int) -> None:
        """Make the player's twin equal to the game, except the order of unseen cemetery cards."""
        rows = self.vector._rows
        rows[player + 1] = rows[0]
        unseen = rows[0, at.CEMETERY : at.CEMETERY + self.unraised].tolist()
        self.chance.shuffle(unseen)
        rows[player + 1, at.CEMETERY : at.CEMETERY + self.unraised] = unseen

    def play(self, style: Style, most: int = 1500) -> None:
        """Play until the game has ended."""
        for _ in range(most):
            if self.now.players[0] < 0:
                return
            self.step(style)

    def step(self, style: Style) -> None:
        """Compare, then answer the pending decision."""
        self._compare()
        state = to_state(self.kernel, self.vector.row(0))
        action = style(self.chance, state)
        after, events = advance(state, action)
        actions = [encode(self.kernel, state, action)]
        told = []
        for player in range(self.players):
            twin = to_state(self.kernel, self.vector.row(player + 1))
            other = self._twin_of(state, action, player)
            actions.append(encode(self.kernel, twin, other))
            if after.table.result is None:
                _, others = advance(twin, other)
                told.append(_tells(events, others, player, state.table.out))
        self._answer(actions)
        self.unraised = max(0, self.unraised - sum(isinstance(event, e.Raised) for event in events))
        for player, tells in enumerate(told):
            if tells:
                self._resync(player)
        self.now = self.vector._observe()

    def _answer(self, actions: list[int]) -> None:
        """Answer in the game and in every twin."""
        self.now = self.vector.step(_array(actions))

    def _twin_of(self, state: State, action: Action, player: int) -> Action:
        """The action in the player's twin: another player's secret choice may differ."""
        if action.player == player or self.chance.random() > self.flip:
            return action
        match action:
            case a.Swap() | a.SwapOrNot():
                self.tally.flips[type(action)] += 1
                flipped = encode(self.kernel, state, action) - at.DO_SWAP
                if isinstance(action, a.SwapOrNot):
                    flipped = encode(self.kernel, state, action) - at.DO_SWAP_OR_NOT
                    return decode(self.kernel, state, at.DO_SWAP_OR_NOT + (flipped ^ 1))
                return decode(self.kernel, state, at.DO_SWAP + (flipped ^ 1))
            case a.Hide():
                others = [hide for hide in legal_actions(state) if hide != action]
                self.tally.flips[a.Hide] += bool(others)
                return self.chance.choice(others) if others else action
            case _:
                return action

    def _compare(self) -> None:
        player = int(self.now.players[0])
        state = to_state(self.kernel, self.vector.row(0))
        assert state.decision is not None
        self.tally.steps += 1
        self.tally.asked[type(state.decision.question)] += 1
        self.tally.differing += to_state(self.kernel, self.vector.row(player + 1)).secrets != state.secrets
        if self.now.players[player + 1] != player:
            raise KernelLeak("player", player, 0)
        what: What
        for what in ("observation", "mask"):
            lines = self.now.observations if what == "observation" else self.now.masks
            mine, twin = lines[0], lines[player + 1]
            if mine.tobytes() != twin.tobytes():
                raise KernelLeak(what, player, int((mine != twin).nonzero()[0][0]))


def _array(actions: list[int]) -> NDArray[np.int64]:
    return np.array(actions, np.int64)


def _tells(
    first: tuple[AnyEvent, ...], second: tuple[AnyEvent, ...], player: int, out: tuple[int, ...]
) -> bool:
    """Whether an event legitimately reveals a difference to the player."""
    for one, two in zip(first, second, strict=False):
        mine, other = learns(one, player, out), learns(two, player, out)
        if type(one) is not type(two) or mine.frame != other.frame:
            return False
        if mine.news != other.news:
            return True
        if isinstance(one, e.Eliminated):
            out = (*out, one.player)
    return False
