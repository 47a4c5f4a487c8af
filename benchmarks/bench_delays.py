"""Does the delay of a bot's move tell anything hidden? Measured over many swaps, as a client sees them.

A person at each table of a real service notes when every move arrives. Afterwards the record says which swaps
were real, and what the bot had seen last. Among swaps of the same turn of a game, which everybody knows, a
permutation test says how likely such a difference of delays is by chance.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np

sys.path.insert(0, str(Path(__file__).parents[1]))

from mascarade.bots.registry import thinking_ms
from mascarade.rules import events as e
from mascarade.rules import read_record
from mascarade.rules.card_events import shown_cards
from mascarade.server.config import Config
from tests.kit.service import RunningServer, serve

BEAT = 100
PERMUTATIONS = 2_000
PLENTY = 1_000_000


class Move(NamedTuple):
    """A swap of a bot, as a client sees it, and what nobody else knows about it."""

    delay: float
    """Milliseconds since the events before."""
    turn: int
    really: bool
    seen: str
    """The character that the bot saw last, or none."""


async def play(server: RunningServer, bot: str, seed: int, turns: int) -> list[Move]:
    """A game against five bots. Returns their swaps."""
    chance = Random(seed)
    (ada,) = await server.open_table(
        "Ada",
        bots=5,
        bot=bot,
        edition="second",
        beat=BEAT,
        clock=None,
        window=None,
        options={"turn_limit": turns},
    )
    arrived: list[float] = []
    async with ada.open_socket(ada.code) as socket:
        await socket.send('{"type":"hello"}')
        await ada.post(f"/tables/{ada.code}/start")
        async for text in socket:
            frame, now = json.loads(text), time.perf_counter() * 1000
            if frame["type"] == "table" and frame["phase"] == "memorising":
                await socket.send('{"type":"ready","game":1}')
            elif frame["type"] in ("events", "view"):
                told = frame if frame["type"] == "events" else frame["view"]
                arrived += [now] * (told["first"] + len(told["events"]) - len(arrived))
                if told["events"] and told["events"][-1]["type"] == "ended":
                    break
            elif frame["type"] == "asked":
                await socket.send(json.dumps(_answer(frame, chance)))
    return _swaps((await ada.ask("GET", f"/tables/{ada.code}/record")).content, arrived)


def _answer(asked: dict[str, Any], chance: Random) -> dict[str, Any]:
    """What the person does at once: looks, swaps and passes."""
    calm = [one for one in asked["legal"] if one["type"] in ("look", "swap", "pass")]
    action = chance.choice(calm or asked["legal"])
    return {"type": "act", "id": f"a{asked['decision']['number']}", "game": 1, "action": action}


def _swaps(record: bytes, arrived: list[float]) -> list[Move]:
    found: list[Move] = []
    seen: dict[int, str] = {}
    turn = 0
    for number, event in enumerate(read_record(record).events):
        if isinstance(event, e.TurnStarted):
            turn = event.turn
        elif isinstance(event, e.Looked | e.Peeked):
            seen[event.player] = shown_cards(event)[0][1]
        elif isinstance(event, e.Swapped) and event.player != 0 and number < len(arrived):
            delay = arrived[number] - arrived[number - 1]
            found.append(Move(delay, turn, bool(event.really), seen.get(event.player, "nothing")))
    return found


def explained(moves: Sequence[Move], groups: Sequence[object]) -> tuple[float, float]:
    """The share of the delays' variance that the groups explain, and how likely one as high is by chance."""
    turns = np.array([move.turn for move in moves])
    values = np.array([move.delay for move in moves])
    alike = [np.flatnonzero(turns == turn) for turn in set(turns.tolist())]
    for some in alike:
        values[some] -= values[some].mean()
    _, index = np.unique(np.array([str(group) for group in groups]), return_inverse=True)
    generator = np.random.default_rng(1)

    def between(order: np.ndarray[Any, Any]) -> float:
        counts = np.bincount(index)
        means = np.bincount(index, weights=order) / counts
        return float((counts * means**2).sum() / max(1e-9, (values**2).sum()))

    def shuffled() -> np.ndarray[Any, Any]:
        other = values.copy()
        for some in alike:
            other[some] = generator.permutation(values[some])
        return other

    real = between(values)
    higher = sum(between(shuffled()) >= real for _ in range(PERMUTATIONS))
    return real, (higher + 1) / (PERMUTATIONS + 1)


async def measure(bot: str, wanted: argparse.Namespace) -> list[Move]:
    """As many swaps of a bot as wanted, at some tables at a time."""
    config = {
        "requests": PLENTY,
        "messages": PLENTY,
        "tables_per_person": PLENTY,
        "tables_per_address": PLENTY,
    }
    found: list[Move] = []
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 't.db'}"
        limits = {**config, "guests_per_address": PLENTY}
        async with serve(Config(database=database, instant_bots=wanted.instant, **limits)) as server:  # type: ignore[arg-type]
            while not server.service.bot_pool.is_warm:
                await asyncio.sleep(0.1)
            seed = 0
            while len(found) < wanted.swaps:
                games = [play(server, bot, seed + table, wanted.turns) for table in range(wanted.tables)]
                for moves in await asyncio.gather(*games):
                    found += moves
                seed += wanted.tables
    return found[: wanted.swaps]


def main() -> None:
    """Measure, and print a line for each bot."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--swaps", type=int, default=500, help="swaps of each bot (default: 500)")
    parser.add_argument(
        "--bots", default="regular,expert", help="bots, with commas (default: regular,expert)"
    )
    parser.add_argument("--tables", type=int, default=1, help="tables at the same time (default: 1)")
    parser.add_argument(
        "--turns",
        type=int,
        default=10,
        help="turns of a game, of which the first four are swaps (default: 10)",
    )
    parser.add_argument("--instant", action="store_true", help="for comparison: without the fixed time")
    arguments = parser.parse_args()
    for bot in arguments.bots.split(","):
        moves = asyncio.run(measure(bot, arguments))
        delays = [move.delay for move in moves]
        real = [move.delay for move in moves if move.really]
        pretended = [move.delay for move in moves if not move.really]
        late = sum(delay > max(BEAT, thinking_ms(bot)) + 50 for delay in delays)
        medians = [f"{np.median(some):.1f}" for some in (delays, real, pretended)]
        parts = [
            f"{bot}: {len(moves)} swaps, {len(real)} real",
            f"median {medians[0]} ms, real {medians[1]}, pretended {medians[2]}",
        ]
        for what, groups in (
            ("real or not", [move.really for move in moves]),
            ("what was seen", [move.seen for move in moves]),
        ):
            share, chance = explained(moves, groups)
            parts.append(f"{what} explains {100 * share:.2f} % of the variance (p = {chance:.2f})")
        parts.append(f"{late} came over 50 ms late")
        print("; ".join(parts), flush=True)


if __name__ == "__main__":
    main()
