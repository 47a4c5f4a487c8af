"""Train a small policy by self-play on the vector API, with numpy alone, in about nine minutes.

    python examples/train_policy.py --out policy.npz
    mascarade tournament learned:policy.npz random

One network plays all seats of many games at once and learns from all of them by proximal policy optimisation:
play for a while, compare every action's outcome with its expected value, and make the better actions
likelier, but only slightly at a time. A seat observes only what its player may know, and is rewarded for
winning.
"""

from __future__ import annotations

import argparse
import signal
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from mascarade.bots.learned.features import Features, Masks, Numbers, Sight
from mascarade.bots.learned.network import Network, Prediction, new_network, think
from mascarade.bots.learned.policy import new_policy, read_policy, write_policy
from mascarade.kernel import KernelSetup, Vector
from mascarade.locales import Words
from mascarade.locales.errors import explained
from mascarade.rules import Options, Refused, playable, published

Floats = NDArray[np.float32]

TURNS = 200
"""Turns after which the richest win."""
LAMBDA = 0.95
"""Of generalised advantage estimation: weight of actual outcomes against expected values."""
CLIP = 0.2
"""Limit of the change of an action's probability in one update."""
EPOCHS = 3
BATCH = 4096
VALUE_WEIGHT = 0.5
LONGEST_STEP = 0.5
"""Maximum norm of the gradient."""


class Played(NamedTuple):
    """Recorded play, by step and game, and partly by player."""

    features: Features
    masks: Masks
    answers: Numbers
    chances: Floats
    """Of the chosen actions."""
    values: Floats
    people: Numbers
    """The player who acted."""
    rewards: Floats
    """By player: the rewards after the action."""
    ended: Masks


def drawn(chances: Floats, chance: np.random.Generator) -> Numbers:
    """Sample an action for every game from its probabilities."""
    sums = chances.cumsum(axis=1)
    passed = sums <= chance.random((len(chances), 1), np.float32) * sums[:, -1:]
    answers: Numbers = passed.sum(axis=1).clip(max=chances.shape[1] - 1)
    return answers


class Table:
    """Many games, which continue from one update to the next."""

    def __init__(self, vector: Vector, sight: Sight) -> None:
        self.vector, self.sight = vector, sight
        self.now = vector.reset()

    def play(self, network: Network, steps: int, chance: np.random.Generator) -> Played:
        """Play this many steps of every game with the network."""
        return Played(*map(np.stack, zip(*self._steps(network, steps, chance), strict=True)))

    def _steps(self, network: Network, steps: int, chance: np.random.Generator) -> Iterator[Played]:
        games = np.arange(self.vector.games)
        for _ in range(steps):
            features = self.sight.features(self.now.observations)
            numbers = self.sight.numbers(self.now.observations)
            masks = np.take_along_axis(self.now.masks, numbers, axis=1)
            thought = think(network, features, masks)
            answers = drawn(thought.chances, chance)
            people = self.now.players.astype(np.int64)
            self.now = self.vector.step(numbers[games, answers])
            yield Played(
                features,
                masks,
                answers,
                thought.chances[games, answers],
                thought.values,
                people,
                self.now.rewards.copy(),
                self.now.ended.copy(),
            )


def judged(played: Played) -> tuple[Floats, Floats, Masks]:
    """The advantage and return of each action, and whether they are known yet.

    Looking back from the end, for every person at every table: what they got until they were next asked, and
    what they expected then (generalised advantage estimation).
    """
    steps, games = played.answers.shape
    tables = np.arange(games)
    got, expected, better = (np.zeros((games, played.rewards.shape[2]), np.float32) for _ in range(3))
    followed = np.zeros(got.shape, np.bool_)
    advantages, known = np.zeros((steps, games), np.float32), np.zeros((steps, games), np.bool_)
    for step in reversed(range(steps)):
        over = played.ended[step]
        for sums in (got, expected, better):
            sums[over] = 0
        followed[over] = True
        got += played.rewards[step]
        here = tables, played.people[step]
        surprise = got[here] + expected[here] - played.values[step]
        advantages[step] = surprise + LAMBDA * better[here]
        known[step] = followed[here]
        got[here], expected[here], followed[here] = 0, played.values[step], True
        better[here] = np.where(known[step], advantages[step], 0)
    return advantages, advantages + played.values, known


class Lesson(NamedTuple):
    """A batch of actions to learn from."""

    features: Features
    masks: Masks
    answers: Numbers
    chances: Floats
    advantages: Floats
    returns: Floats

    def some(self, which: Numbers) -> Lesson:
        """A part of the batch."""
        return Lesson(
            self.features[which],
            self.masks[which],
            self.answers[which],
            self.chances[which],
            self.advantages[which],
            self.returns[which],
        )


def lessons(played: Played, chance: np.random.Generator) -> Iterator[Lesson]:
    """All actions with known outcomes, in shuffled batches, for several epochs."""
    advantages, returns, known = judged(played)
    everything = Lesson(
        played.features[known],
        played.masks[known],
        played.answers[known],
        played.chances[known],
        (advantages[known] - advantages[known].mean()) / (advantages[known].std() + np.float32(1e-8)),
        returns[known],
    )
    for _ in range(EPOCHS):
        order = chance.permutation(len(everything.answers))
        for begin in range(0, len(order), BATCH):
            yield everything.some(order[begin : begin + BATCH])


def slope(network: Network, lesson: Lesson, entropy_weight: float) -> tuple[Network, float]:
    """The gradient of the loss for every weight, and the mean entropy of the policy."""
    thought = think(network, lesson.features, lesson.masks)
    count, rows = len(lesson.answers), np.arange(len(lesson.answers))
    chances = thought.chances
    ratio = chances[rows, lesson.answers] / lesson.chances
    bounded = np.where(lesson.advantages > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
    push = np.where(bounded, lesson.advantages * ratio, 0)[:, None] / count
    logs = np.log(np.maximum(chances, 1e-12))
    entropies = -(chances * logs).sum(axis=1, keepdims=True)
    scores = push * chances + entropy_weight / count * chances * (logs + entropies)
    scores[rows, lesson.answers] -= push[:, 0]
    values = VALUE_WEIGHT / count * (thought.values - lesson.returns)[:, None]
    return back(network, lesson.features, thought, scores, values), float(entropies.mean())


def back(
    network: Network, features: Features, thought: Prediction, scores: Floats, values: Floats
) -> Network:
    """Backpropagate the gradients of scores and values to all weights."""
    second = (scores @ network.answers.T + values @ network.value.T) * (thought.second > 0)
    first = (second @ network.second.T) * (thought.first > 0)
    return Network(
        features.T @ first,
        first.sum(axis=0),
        thought.first.T @ second,
        second.sum(axis=0),
        thought.second.T @ scores,
        scores.sum(axis=0),
        thought.second.T @ values,
        values.sum(axis=0),
    )


class Adam:
    """Gradient descent with Adam."""

    def __init__(self, network: Network) -> None:
        self.means = [np.zeros_like(weights) for weights in network]
        self.squares = [np.zeros_like(weights) for weights in network]
        self.steps = 0

    def step(self, network: Network, slopes: Network, rate: float) -> None:
        """Change the network's weights in place."""
        self.steps += 1
        length = np.sqrt(sum(float((one * one).sum()) for one in slopes))
        cut = np.float32(min(1.0, LONGEST_STEP / (length + 1e-8)))
        pace = np.float32(rate * np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps))
        for layer, weights in enumerate(network):
            one, mean, square = slopes[layer] * cut, self.means[layer], self.squares[layer]
            np.add(mean, np.float32(0.1) * (one - mean), out=mean)
            np.add(square, np.float32(0.001) * (one * one - square), out=square)
            np.subtract(weights, pace * mean / (np.sqrt(square) + np.float32(1e-7)), out=weights)


def strength(network: Network, kernel: KernelSetup, sight: Sight, games: int, seed: int) -> float:
    """The share of games that the network wins in one seat against random players."""
    chance = np.random.default_rng(seed)
    vector = Vector(kernel, games, seed, auto_reset=False)
    now, hero, won = vector.reset(), np.arange(games) % sight.players, 0.0
    while (now.players >= 0).any():
        numbers = sight.numbers(now.observations)
        masks = np.take_along_axis(now.masks, numbers, axis=1)
        chances = masks.astype(np.float32)
        mine = (now.players == hero).nonzero()[0]
        if len(mine):
            chances[mine] = think(network, sight.features(now.observations[mine]), masks[mine]).chances
        now = vector.step(numbers[np.arange(games), drawn(chances, chance)])
        won += float(now.rewards[np.arange(games), hero].sum())
    return won / games


class Trainer:
    """A network, its games, and its progress."""

    def __init__(
        self, kernel: KernelSetup, network: Network, sight: Sight, options: argparse.Namespace
    ) -> None:
        self.kernel, self.sight, self.network, self.options = kernel, sight, network, options
        self.chance = np.random.default_rng(options.seed)
        self.table = Table(Vector(kernel, options.games, options.seed), sight)
        self.adam = Adam(network)
        self.updates = self.decisions = 0
        self.entropy = 0.0

    def learn(self, rest: float) -> None:
        """Play and learn. `rest` is the remaining part of the training, which scales the learning rate."""
        played = self.table.play(self.network, self.options.steps, self.chance)
        entropies = []
        for lesson in lessons(played, self.chance):
            slopes, entropy = slope(self.network, lesson, self.options.entropy)
            self.adam.step(self.network, slopes, self.options.rate * max(rest, 0.05))
            entropies.append(entropy)
        self.updates += 1
        self.decisions += played.answers.size
        self.entropy = float(np.mean(entropies))

    def told(self) -> str:
        """One line of progress."""
        reward = strength(self.network, self.kernel, self.sight, self.options.trials, self.options.seed + 1)
        return (
            f"update {self.updates}: {self.decisions / 1e6:.2f} million answers, entropy {self.entropy:.2f}, "
            f"reward among random players {reward:.3f} (fair share {1 / self.sight.players:.3f})"
        )

    def save(self) -> None:
        """Write the policy."""
        scenario = self.kernel.setup.scenario
        policy = new_policy(scenario, self.network, updates=self.updates, decisions=self.decisions)
        write_policy(policy, self.options.out)


def train(trainer: Trainer, stopped: Callable[[], bool]) -> None:
    """Train for a number of updates or seconds, or until Ctrl-C, and save."""
    options, began = trainer.options, time.monotonic()

    updates: int | None = options.updates
    seconds: float = options.seconds

    def rest() -> float:
        if updates is not None:
            return 1 - trainer.updates / updates
        return 1 - (time.monotonic() - began) / seconds

    print(trainer.told(), flush=True)
    while (left := rest()) > 0 and not stopped():
        trainer.learn(left)
        if trainer.updates % options.every == 0:
            print(f"{time.monotonic() - began:4.0f} s, {trainer.told()}", flush=True)
    trainer.save()
    print(f"saved to {options.out}: mascarade tournament learned:{options.out} random")


def listening() -> Callable[[], bool]:
    """Whether Ctrl-C was pressed; the first time, the policy is still saved."""
    heard: list[int] = []

    def hear(number: int, _: object) -> None:
        heard.append(number)
        signal.signal(signal.SIGINT, signal.default_int_handler)

    signal.signal(signal.SIGINT, hear)
    return lambda: bool(heard)


def asked_for() -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(
        description="Train a policy by self-play: the bot learned:FILE. Ctrl-C saves and stops.",
        formatter_class=argparse.ArgumentDefaultsHelpFormatter,
    )
    table = parser.add_argument_group("the table")
    table.add_argument("--players", type=int, default=6, help="number of players")
    table.add_argument("--edition", default="first", help="first or second")
    table.add_argument("--set", default="base", help="published set, such as base, A or classic")
    course = parser.add_argument_group("the course")
    course.add_argument("--seconds", type=float, default=540, help="time to train")
    course.add_argument(
        "--updates", type=int, help="number of updates instead of a time, which makes the result reproducible"
    )
    course.add_argument("--seed", type=int, default=1, help="seed of all random choices")
    course.add_argument("--out", type=Path, default=Path("policy.npz"), help="file to save the policy in")
    course.add_argument("--resume", metavar="FILE", help="continue from the policy in this file")
    course.add_argument("--every", type=int, default=20, help="updates between lines of progress")
    course.add_argument(
        "--trials", type=int, default=600, help="games to measure the win share in each line of progress"
    )
    method = parser.add_argument_group("the method")
    method.add_argument("--games", type=int, default=512, help="games played at once")
    method.add_argument("--steps", type=int, default=64, help="actions in each game between updates")
    method.add_argument("--hidden", type=int, default=128, help="units of each of the two hidden layers")
    method.add_argument("--rate", type=float, default=1e-3, help="initial learning rate")
    method.add_argument("--entropy", type=float, default=0.02, help="weight of the entropy bonus")
    return parser.parse_args()


def main() -> int:
    """Train with the options of the command line."""
    options = asked_for()
    try:
        scenario = published(options.edition, options.set, options.players)
        kernel = KernelSetup.of(playable(scenario, Options(turn_limit=TURNS)))
        sight = Sight(kernel)
        if options.resume is None:
            fresh = np.random.default_rng(options.seed)
            network = new_network(sight.width, options.hidden, sight.answers, fresh)
        else:
            policy = read_policy(options.resume)
            if not policy.plays_at(kernel.setup):
                print(f"{options.resume} was trained for another table.", file=sys.stderr)
                return 1
            network = Network(*(layer.copy() for layer in policy.network))
    except Refused as refusal:
        print(explained(Words.of("en"), refusal.code, refusal.facts), file=sys.stderr)
        return 1
    train(Trainer(kernel, network, sight, options), listening())
    return 0


if __name__ == "__main__":
    sys.exit(main())
