"""Steps and games per second of pgx and RLCard, as JSON; bench_kernel.py runs this with the Python of .bench.

All play uniformly random legal moves on the CPU. pgx is measured in its compiled loop, and driven from Python
one step of all games at a time; RLCard's games are plain Python.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any

Rates = dict[str, tuple[float, float]]
GAMES = 1024
STEPS = 200


def best(once: Callable[[], tuple[int, int]], rounds: int = 4) -> tuple[float, float]:
    """Steps and games per second, the best of several rounds."""
    found = (0.0, 0.0)
    for _ in range(rounds):
        begin = time.perf_counter()
        steps, games = once()
        took = time.perf_counter() - begin
        found = max(found, (steps / took, games / took))
    return found


def pgx_rates(name: str) -> Rates:
    """A game of pgx in its compiled loop, and from Python."""
    import jax  # noqa: PLC0415 - each may be missing
    import jax.numpy as jnp  # noqa: PLC0415 - each may be missing
    import pgx  # noqa: PLC0415 - each may be missing
    from pgx.experimental import auto_reset  # noqa: PLC0415 - each may be missing

    env = pgx.make(name)
    init, step = jax.vmap(env.init), jax.vmap(auto_reset(env.step, env.init))

    def act(carry: tuple[Any, Any], _: None) -> tuple[tuple[Any, Any], Any]:
        state, key = carry
        key, choice, chance = jax.random.split(key, 3)
        logits = jnp.log(state.legal_action_mask.astype(jnp.float32))
        actions = jax.random.categorical(choice, logits, axis=-1)
        state = step(state, actions, jax.random.split(chance, GAMES))
        return (state, key), state.terminated.sum()

    def scan(state: Any, key: Any) -> tuple[Any, Any, Any]:
        (state, key), ended = jax.lax.scan(act, (state, key), None, length=STEPS)
        return state, key, ended.sum()

    loop = jax.jit(scan)
    one = jax.jit(lambda state, key: act((state, key), None))
    begun = init(jax.random.split(jax.random.PRNGKey(0), GAMES))
    held = [begun, jax.random.PRNGKey(1)]

    def inside() -> tuple[int, int]:
        held[0], held[1], ended = loop(*held)
        return GAMES * STEPS, int(ended)

    def outside() -> tuple[int, int]:
        ended = 0
        for _ in range(STEPS):
            (held[0], held[1]), more = one(*held)
            ended += int(more)
        return GAMES * STEPS, ended

    inside(), outside()
    return {
        f"pgx {name}, own loop, {GAMES} games": best(inside),
        f"pgx {name} from Python, {GAMES} games": best(outside),
    }


def rlcard_rates(name: str) -> Rates:
    """A game of RLCard."""
    import rlcard  # noqa: PLC0415 - each may be missing
    from rlcard.agents import RandomAgent  # noqa: PLC0415 - each may be missing

    env = rlcard.make(name, config={"seed": 1})
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

    def once() -> tuple[int, int]:
        steps, games = 0, 20
        for _ in range(games):
            paths, _ = env.run(is_training=False)
            steps += sum((len(path) - 1) // 2 for path in paths)
        return steps, games

    return {f"RLCard {name} from Python": best(once)}


def main() -> None:
    """Print the rates of every installed peer."""
    found: Rates = {}
    for rates, name in ((pgx_rates, "leduc_holdem"), (pgx_rates, "connect_four"), (rlcard_rates, "uno")):
        try:
            found |= rates(name)
        except ImportError as problem:
            found[f"{name}: {problem}"] = (0.0, 0.0)
    print(json.dumps(found))


if __name__ == "__main__":
    main()
