"""Vectorised games: many games of one setup, with numpy arrays, for learning and simulation."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from mascarade.kernel import batch, observe
from mascarade.kernel import layout as at
from mascarade.kernel.jit import Row
from mascarade.kernel.legal import legal_masks
from mascarade.kernel.setup import KernelRefused, KernelSetup
from mascarade.rules.scenario import Setup

MAX_GAMES = 100_000


class Step(NamedTuple):
    """The result of a step in every game. The next step overwrites these arrays."""

    observations: NDArray[np.int16]
    """By game, what the player asked may know (`observe.COLUMNS`)."""
    players: NDArray[np.int16]
    """By game, the player asked; -1 if the game is over."""
    masks: NDArray[np.bool_]
    """By game and action (`layout.DO_...`), whether it is legal."""
    rewards: NDArray[np.float32]
    """By game and player; the winners of a game that this step ended share 1."""
    ended: NDArray[np.bool_]
    """By game, whether this step ended it."""


class Vector:
    """Many games of one setup, each with its own generator; the same seed deals the same games.

    A game that ends is dealt again at once. Without `auto_reset` it waits for `reset`, and its actions are
    ignored.

    >>> from mascarade.rules import Options, playable, published
    >>> vector = Vector(playable(published("first", "base", 6), Options(turn_limit=100)), games=2, seed=7)
    >>> now = vector.reset()
    >>> now = vector.step(now.masks.argmax(axis=1))
    >>> now.observations.shape == (2, observe.WIDTH)
    True
    """

    def __init__(
        self, setup: Setup | KernelSetup, games: int, seed: int = 0, *, auto_reset: bool = True
    ) -> None:
        self.kernel = setup if isinstance(setup, KernelSetup) else KernelSetup.of(setup)
        self.games = _check_games(games)
        self.auto_reset = auto_reset
        self._seed = _check_seed(seed)
        self._rows = np.zeros((self.games, self.kernel.width), np.int16)
        self._actions = np.zeros(self.games, np.int64)
        self._over = np.ones(self.games, np.bool_)
        players = self.kernel.setup.scenario.players
        self._now = Step(
            np.zeros((self.games, observe.WIDTH), np.int16),
            np.zeros(self.games, np.int16),
            np.zeros((self.games, at.ACTIONS), np.bool_),
            np.zeros((self.games, players), np.float32),
            np.zeros(self.games, np.bool_),
        )
        self._shown = Step._make(_read_only(array) for array in self._now)
        self._started = False

    def reset(self, seed: int | None = None) -> Step:
        """Deal all games again, from this seed or the one last used."""
        if seed is not None:
            self._seed = _check_seed(seed)
        batch.seed_all(self._rows, self.kernel.tables, np.uint64(self._seed))
        self._started = True
        self._now.rewards[:] = 0.0
        self._now.ended[:] = False
        return self._observe()

    def step(self, actions: NDArray[np.integer]) -> Step:
        """Carry out one action in every game, or raise `KernelRefused` and change nothing."""
        if not self._started:
            raise KernelRefused("call reset before the first step")
        given = np.asarray(actions)
        if given.dtype.kind not in "iu":
            raise KernelRefused(f"actions must be integers, not {given.dtype}")
        if given.shape != (self.games,):
            raise KernelRefused(f"actions must be one per game, {(self.games,)}, not {given.shape}")
        np.copyto(self._actions, given, casting="unsafe")
        refused = batch.first_refused(self._now.masks, self._over, self._actions)
        if refused >= 0:
            raise KernelRefused(f"action {given[refused]} is not legal in game {refused}")
        tables, now = self.kernel.tables, self._now
        batch.step_all(self._rows, tables, self._actions, now.rewards, now.ended)
        if self.auto_reset:
            batch.deal_again(self._rows, tables)
        return self._observe()

    def row(self, game: int) -> Row:
        """A copy of one game's row, for `convert.to_state`."""
        if not 0 <= game < self.games:
            raise KernelRefused(f"games are numbered from 0 to {self.games - 1}, not {game}")
        row: Row = self._rows[game].copy()
        return row

    def _observe(self) -> Step:
        now = self._now
        observe.observe_all(self._rows, self.kernel.tables, now.observations, now.players)
        legal_masks(self._rows, self.kernel.tables, now.masks)
        np.less(now.players, 0, out=self._over)
        return self._shown


def _read_only(array: NDArray[np.generic]) -> NDArray[np.generic]:
    view = array.view()
    view.setflags(write=False)
    return view


def _check_games(games: object) -> int:
    if isinstance(games, bool) or not isinstance(games, int | np.integer):
        raise KernelRefused(f"the number of games must be an integer, not {games!r}")
    if not 1 <= games <= MAX_GAMES:
        raise KernelRefused(f"a vector holds 1 to {MAX_GAMES} games, not {games}")
    return int(games)


def _check_seed(seed: object) -> int:
    if isinstance(seed, bool) or not isinstance(seed, int | np.integer) or not 0 <= seed < 2**64:
        raise KernelRefused(f"a seed must be an integer from 0 to 2**64 - 1, not {seed!r}")
    return int(seed)


def warm(*, parallel: bool = False) -> None:
    """Compile the kernel, or load it from the cache, before the first game.

    With `parallel`, the multi-core loop too.
    """
    from mascarade.rules.published import published  # noqa: PLC0415 - only here

    kernel = KernelSetup.of(Setup(scenario=published("first", "base", 4)))
    vector = Vector(kernel, 1)
    now = vector.reset()
    vector.step(now.masks.argmax(axis=1))
    rows = vector.row(0)[None, :]
    batch.play_all(rows, kernel.tables, 1)
    if parallel:
        batch.play_all_parallel(rows, kernel.tables, 1)
