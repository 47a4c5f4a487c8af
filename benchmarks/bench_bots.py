"""Strength of the bots, each against weaker ones with rotated seats and 95 % intervals, and length of games.

The figures of `mascarade tournament`, for the tables of results.md.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import time
from random import Random

from mascarade.arena.match import play
from mascarade.bots import Seat, find_bot
from mascarade.rules import Options, playable, published, shuffled

TABLES = (("second", "A", 6), ("second", "B", 6), ("first", "base", 4), ("first", "base", 8))
MATCHES = (("regular", "random"), ("regular", "novice"), ("novice", "random"), ("quick", "random"))
SEARCHES = (("second", "A", 6), ("first", "base", 8))
NODES = 3_000
"""The expert's search per decision against regulars; about 20 ms."""


def tournament(bots: list[str], edition: str, set_id: str, players: int, games: int) -> dict[str, object]:
    """The document of one tournament."""
    table = ["--edition", edition, "--set", set_id, "--players", str(players)]
    command = [sys.executable, "-m", "mascarade", "tournament", *bots, *table]
    done = subprocess.run(
        [*command, "--games", str(games), "--seed", "1", "--fresh", "--json"],
        check=True,
        stdout=subprocess.PIPE,
    )
    found: dict[str, object] = json.loads(done.stdout)
    return found


def seconds_a_game(edition: str, set_id: str, players: int, games: int = 12) -> float:
    """CPU time of one game between regulars, including all minds."""
    scenario = published("first" if edition == "first" else "second", set_id, players)
    setup = playable(scenario, Options(turn_limit=200))
    begin = time.process_time()
    for game in range(games):
        seats = [Seat(setup=setup, player=player, seed=game) for player in range(players)]
        play(
            setup, shuffled(scenario, Random(game).shuffle), [find_bot("regular").sit(seat) for seat in seats]
        )
    return (time.process_time() - begin) / games


def main() -> None:
    """Play, and print a table or JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=480, help="games of each match (default: 480)")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    arguments = parser.parse_args()
    documents = []
    matches = [(table, match) for table in TABLES for match in MATCHES]
    matches += [(table, (f"expert:nodes={NODES}", "regular")) for table in SEARCHES]
    for (edition, set_id, players), (hero, field) in matches:
        document = tournament([hero, field], edition, set_id, players, arguments.games)
        documents.append(document)
        if not arguments.json:
            bots = document["bots"]
            assert isinstance(bots, list)
            score = bots[0]
            fair = score["fair_share"]
            low, high = score["low"] / fair, score["high"] / fair
            print(
                f"{edition} {set_id}, {players} players: one {hero} among {field}: "
                f"{score['ratio']:.2f} times its fair share ({low:.2f} to {high:.2f})",
                flush=True,
            )
    among = tournament(["regular", "regular"], "second", "A", 6, arguments.games)
    times = {
        f"{edition} {set_id}, {players} players": seconds_a_game(edition, set_id, players)
        for edition, set_id, players in (*TABLES, ("first", "base", 13))
    }
    if arguments.json:
        print(json.dumps({"matches": documents, "among_regulars": among, "seconds_a_game": times}))
        return
    print(f"regular among regular, second A, 6 players: turns {among['turns']}, ends {among['endings']}")
    for table, seconds in times.items():
        print(f"a game among regulars, {table}: {1000 * seconds:.0f} ms")


if __name__ == "__main__":
    main()
