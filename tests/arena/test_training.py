"""The training example: it learns, its policy file plays, and the same seed gives the same file."""

from __future__ import annotations

import argparse
import importlib.util
import os
import signal
import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from mascarade.arena.entrants import check_entrants, fill_table, read_entrant
from mascarade.arena.errors import StudyUsageError
from mascarade.arena.match import DECISION_SECONDS
from mascarade.bots import BotRefused
from mascarade.bots.learned.features import sight_of
from mascarade.bots.learned.network import Network, new_network
from mascarade.bots.learned.policy import read_policy, write_policy
from mascarade.rules import published
from tests.arena.setups import LARGE, SMALL
from tests.arena.setups import tournament as tournament_of
from tests.bots.untrained import untrained_policy
from tests.kit.command import refused, stdout_of
from tests.kit.project import ROOT
from tests.tiers import full

SOURCE = ROOT / "examples" / "train_policy.py"
QUICKLY = ("--players", "4", "--games", "16", "--steps", "48", "--hidden", "16", "--trials", "8")


def load() -> Any:
    """The example, loaded by its path."""
    spec = importlib.util.spec_from_file_location("train_policy", SOURCE)
    assert spec is not None
    assert spec.loader is not None
    module: ModuleType = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # its named tuples look themselves up there
    spec.loader.exec_module(module)
    return module


def training(*arguments: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, str(SOURCE), *QUICKLY, *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env=os.environ | {"OPENBLAS_NUM_THREADS": "1"},
    )


def trained(file: Path, *arguments: str) -> str:
    with training("--out", str(file), *arguments) as process:
        said, _ = process.communicate(timeout=300)
        assert process.returncode == 0, said
    return said


def test_the_same_seed_and_updates_give_the_same_file_and_it_plays(tmp_path: Path) -> None:
    files = [tmp_path / f"{name}.npz" for name in "abc"]
    said = trained(files[0], "--updates", "3", "--every", "2", "--seed", "7")
    assert "update 0:" in said
    assert "update 2:" in said
    assert "reward among random players" in said
    trained(files[1], "--updates", "3", "--seed", "7")
    assert files[0].read_bytes() == files[1].read_bytes()
    about = read_policy(str(files[0])).about
    assert (about.updates, about.decisions) == (3, 3 * 16 * 48)
    trained(files[2], "--updates", "1", "--resume", str(files[0]))
    assert files[2].read_bytes() != files[0].read_bytes()
    outcomes = tournament_of([f"learned:{files[0]}", "random"], SMALL).play(range(8))
    assert [outcome.mistakes for outcome in outcomes] == [()] * 8


def test_ctrl_c_saves_what_there_is(tmp_path: Path) -> None:
    file = tmp_path / "p.npz"
    with training("--out", str(file), "--seconds", "600", "--every", "1") as process:
        assert process.stdout is not None
        while "update 1:" not in process.stdout.readline():
            assert process.poll() is None
        process.send_signal(signal.SIGINT)
        said, _ = process.communicate(timeout=300)
    assert process.returncode == 0, said
    assert read_policy(str(file)).about.updates >= 1


def test_a_table_that_does_not_exist_is_refused_with_a_sentence(tmp_path: Path) -> None:
    with training("--set", "bases", "--out", str(tmp_path / "p.npz")) as process:
        said, _ = process.communicate(timeout=300)
    assert process.returncode == 1
    assert said.startswith("There is no set called “bases”")


def gain(seed: int) -> float:
    """The increase of a network's win rate after a short training."""
    example = load()
    kernel, sight = sight_of(SMALL)
    options = argparse.Namespace(games=192, steps=64, seed=seed, entropy=0.02, rate=1e-3, trials=400)
    network = new_network(sight.width, 64, sight.answers, np.random.default_rng(seed))
    before: float = example.strength(network, kernel, sight, 400, 5)
    trainer = example.Trainer(kernel, network, sight, options)
    for update in range(14):
        trainer.learn(1 - update / 14)
    assert 0.15 < before < 0.35, "a fair share is a quarter"
    after: float = example.strength(network, kernel, sight, 400, 5)
    return after - before


@full
def test_it_learns(monkeypatch: pytest.MonkeyPatch) -> None:
    """On average over some seeds, because a single run depends on the processor's rounding."""
    monkeypatch.setenv("OPENBLAS_NUM_THREADS", "1")  # read only at start, hence the separate process
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as alone:
        gains = list(alone.map(gain, (3, 4, 5)))
    assert sum(gains) / len(gains) > 0.04, gains


def test_the_slope_is_the_slope() -> None:
    """Compared with finite differences of the loss, at some weights of every layer."""
    example = load()
    chance = np.random.default_rng(5)
    network = Network(*(layer.astype(np.float64) for layer in new_network(6, 5, 4, chance)))  # type: ignore[arg-type]
    network = network._replace(answers=network.answers * 100)
    masks = chance.random((40, 4)) < 0.7
    masks[:, 0] = True
    features, answers = chance.random((40, 6)), np.zeros(40, np.int64)
    old = example.think(network, features, masks).chances[:, 0] * (0.7 + 0.6 * chance.random(40))
    lesson = example.Lesson(features, masks, answers, old, chance.normal(size=40), chance.normal(size=40))

    def loss(changed: Network) -> float:
        thought = example.think(changed, lesson.features, lesson.masks)
        ratio = thought.chances[:, 0] / lesson.chances
        bounded = ratio.clip(1 - example.CLIP, 1 + example.CLIP)
        gain = np.minimum(ratio * lesson.advantages, bounded * lesson.advantages)
        logs = np.log(np.maximum(thought.chances, 1e-12))
        entropy = -(thought.chances * logs).sum(axis=1)
        error = example.VALUE_WEIGHT / 2 * (thought.values - lesson.returns) ** 2
        return float((-gain - 0.3 * entropy + error).mean())

    slopes, _ = example.slope(network, lesson, 0.3)
    for name in Network._fields:
        layer = getattr(network, name)
        for place in list(np.ndindex(layer.shape))[:: max(1, layer.size // 4)]:
            changed = []
            for sign in (1, -1):
                moved = layer.copy()
                moved[place] += sign * 1e-6
                changed.append(loss(network._replace(**{name: moved})))
            assert getattr(slopes, name)[place] == pytest.approx((changed[0] - changed[1]) / 2e-6, abs=1e-5)


def test_answers_are_judged_by_what_came_of_them() -> None:
    """Two players alternate at one table; the second wins the game that ends at the third of five steps."""
    example = load()
    rewards = np.zeros((5, 1, 2), np.float32)
    rewards[2, 0, 1] = 1.0
    played = example.Played(
        *(np.zeros((5, 1, 1), np.float32),) * 2,
        answers=np.zeros((5, 1), np.int64),
        chances=np.ones((5, 1), np.float32),
        values=np.array([[0.5], [0.25], [0.5], [0.5], [0.5]], np.float32),
        people=np.array([[0], [1], [0], [0], [1]]),
        rewards=rewards,
        ended=np.array([[False], [False], [True], [False], [False]]),
    )
    advantages, returns, known = example.judged(played)
    assert known[:, 0].tolist() == [True, True, True, False, False]
    assert advantages[:3, 0] == pytest.approx([-0.5 * example.LAMBDA, 0.75, -0.5])
    assert returns[1, 0] == pytest.approx(1.0)


# A policy as a bot


@pytest.fixture
def file(tmp_path: Path) -> Path:
    written = tmp_path / "a*b:c,d.npz"
    write_policy(untrained_policy(SMALL.scenario), written)
    return written


def test_a_policy_is_an_entrant_by_its_file(file: Path) -> None:
    entrant = read_entrant(f"3*learned:{file}")
    assert (entrant.seats, entrant.bot, entrant.name) == (3, f"learned:{file}", f"learned:{file}")
    assert read_entrant(f"learned:{file}").seats is None
    with pytest.raises(StudyUsageError) as refusal:
        read_entrant(f"many*learned:{file}")
    assert refusal.value.code == "bot-seats"
    with pytest.raises(BotRefused) as unknown:
        read_entrant(f"unlearned:{file}")
    assert unknown.value.code == "unknown-bot"


def test_a_study_goes_on_only_with_the_same_policy(file: Path, tmp_path: Path) -> None:
    def digest(seed: int) -> str:
        trained = tmp_path / f"{seed}.npz"
        write_policy(untrained_policy(SMALL.scenario, seed), trained)
        return read_entrant(f"learned:{trained}").digest

    assert digest(1) != digest(2)
    assert digest(1) == digest(1)


def test_a_policy_does_not_sit_at_another_table(file: Path) -> None:
    entrants = fill_table([f"learned:{file}"], LARGE.scenario.players)
    with pytest.raises(BotRefused) as refusal:
        check_entrants(entrants, LARGE, DECISION_SECONDS)
    assert refusal.value.code == "policy-other-table"


def test_the_commands_play_it(file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    here = ("--players", "4", "--turn-limit", "20", "--jobs", "1", "--games", "4")
    assert "learned:" in stdout_of("tournament", f"2*learned:{file}", "random", *here)
    assert "4 games" in stdout_of("balance", "--bot", f"learned:{file}", *here)
    said = stdout_of(
        "demo", "--bot", f"learned:{file}", "--players", "4", "--seed", "1", "--why", "--viewer", "all"
    )
    assert "My network gave this" in " ".join(said.split())


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (("tournament", "learned:no-such.npz", "random"), "file-missing"),
        (("tournament", f"learned:{SOURCE}", "random"), "policy-is-none"),
        (("balance", "--bot", "learned:no-such.npz"), "file-missing"),
        (("demo", "--bot", "learned:no-such.npz"), "file-missing"),
    ],
)
def test_the_commands_refuse_what_is_no_policy(arguments: tuple[str, ...], code: str) -> None:
    assert refused(*arguments)["code"] == code


def test_the_commands_refuse_another_table(file: Path) -> None:
    for command in (("tournament", f"learned:{file}"), ("demo", "--bot", f"learned:{file}")):
        assert refused(*command, "--players", "5")["code"] == "policy-other-table"
    assert published("first", "base", 4) == SMALL.scenario
