"""The search for illegal answers of the quick bot, at any size: how many games, how many answers, all legal.

Each chunk has games of its own, so a long search can be split. `tests/bots/test_legality.py` is a small one.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[1]))

CHUNK = {"kernel": 10_000, "engine": 300}
"""Games of one chunk."""


def play_chunk(where: str, number: int, games: int) -> Counter[str]:
    """Play a chunk. Returns how often the bot was asked, in which way; an illegal answer ends the search."""
    from tests.bots.legality_search import play_on_engine, search_kernel  # noqa: PLC0415 - compiles

    seed = f"legal/{where}/{number}"
    if where == "kernel":
        return Counter(answers=search_kernel(seed, games))
    rng, asked = Random(seed), Counter[str]()
    for _ in range(games):
        asked += play_on_engine(rng)
    return asked


def main() -> None:
    """Search, and print what was played after every chunk."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kernel", type=int, default=10_000, help="games on the kernel (default: 10,000)")
    parser.add_argument("--engine", type=int, default=300, help="games on the engine (default: 300)")
    parser.add_argument("--first", type=int, default=0, help="number of the first chunk (default: 0)")
    arguments = parser.parse_args()
    for where in ("kernel", "engine"):
        wanted, played, asked, number = getattr(arguments, where), 0, Counter[str](), arguments.first
        while played < wanted:
            games = min(CHUNK[where], wanted - played)
            asked += play_chunk(where, number, games)
            played, number = played + games, number + 1
            figures = ", ".join(f"{count:,} {how}" for how, count in sorted(asked.items()))
            print(f"{where}: {played:,} games, {figures}; {time.process_time():.0f} s", flush=True)


if __name__ == "__main__":
    main()
