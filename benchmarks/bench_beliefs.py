"""Time and memory of belief updates, and the distance of sampled particles from exact beliefs.

Bots play games, which a player's and a spectator's belief then follow, exactly and with a budget. The last
row is hard on purpose: a table where nearly everyone swaps and nobody shows a card.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random

import numpy as np

from mascarade.beliefs import CAREFUL, QUICK, Belief, OthersBelief, Precision, warm
from mascarade.bots import Bot, Seat, bot_names, find_bot
from mascarade.rules import SPECTATOR, AnyEvent, Game, Options, Player, Viewer, published, shuffled
from mascarade.rules import actions as a
from mascarade.rules import events as e
from mascarade.rules.view import visible

CARDS = (6, 8, 10, 13)
RUNS = 3
TELLING = (e.Swapped, e.Looked, e.Revealed, e.Unmasked, e.ShownAround, e.CardLeft, e.Handed)
NAMES = [f"player {number}" for number in range(13)]

Row = dict[str, str | int | float]


def bot_game(bot: Bot, cards: int, seed: int) -> list[AnyEvent]:
    """A whole game with the same bot in all seats."""
    chance = Random(f"bench {cards} {seed}")
    scenario = published("first", "base", cards)
    deal = shuffled(scenario, chance.shuffle, first=chance.randrange(cards))
    game = Game.start(scenario, NAMES[:cards], deal=deal, options=Options(turn_limit=150))
    minds = [bot.sit(Seat(setup=game.setup, player=player, seed=seed)) for player in range(cards)]
    fresh: Sequence[AnyEvent] = game.events
    while True:
        for event in fresh:
            for player, mind in enumerate(minds):
                mind.observe(visible(event, player))
        if game.decision is None:
            return game.events
        mind = minds[game.decision.player]
        fresh = game.apply(mind.choose(game.decision, game.legal_actions()))


def swapping_game(cards: int, seed: int) -> list[AnyEvent]:
    """A game in which players swap three times out of four, and otherwise announce uncontested."""
    chance = Random(f"swapping {cards} {seed}")
    scenario = published("first", "base", cards)
    deal = shuffled(scenario, chance.shuffle)
    game = Game.start(scenario, NAMES[:cards], deal=deal, options=Options(turn_limit=60))
    while game.decision is not None:
        legal = game.legal_actions()
        kind = a.Swap if chance.random() < 0.75 else a.Announce
        wanted = [x for x in legal if isinstance(x, a.Pass | kind)]
        game.apply(chance.choice(wanted or legal))
    return game.events


def seen_by(events: Sequence[AnyEvent], viewer: Viewer) -> list[AnyEvent]:
    """The game as one viewer saw it, without the end."""
    return [visible(event, viewer) for event in events if not isinstance(event, e.Ended)]


def watched(views: Sequence[Sequence[AnyEvent]], precision: Precision, name: str) -> Row:
    """Time every update of the beliefs that follow these games; the best of several runs."""
    telling: list[float] = []
    silent: list[float] = []
    support: list[int] = []
    memory = drawn = 0
    for seed, events in enumerate(views):
        best = [float("inf")] * len(events)
        thinned = False
        for _ in range(RUNS):
            belief = Belief(SPECTATOR, cap=precision.cap, particles=precision.particles, seed=seed)
            for number, event in enumerate(events):
                begin = time.perf_counter_ns()
                belief.observe(event)
                best[number] = min(best[number], (time.perf_counter_ns() - begin) / 1000)
                support.append(belief.support)
                memory = max(memory, belief.nbytes)
                thinned = thinned or not belief.exact
        for event, taken in zip(events, best, strict=True):
            (telling if isinstance(event, TELLING) else silent).append(taken)
        drawn += thinned
    return {
        "mode": name,
        "games": len(views),
        "updates": len(telling),
        "mean_us": float(np.mean(telling)),
        "median_us": float(np.median(telling)),
        "p99_us": float(np.percentile(telling, 99)),
        "max_us": float(np.max(telling)),
        "silent_us": float(np.median(silent)),
        "largest_support": max(support),
        "memory_kb": memory / 1024,
        "with_particles": drawn / len(views),
    }


def distances(views: Sequence[Sequence[AnyEvent]], precision: Precision) -> tuple[float, float]:
    """The total variation of the marginals per spot, budgeted against exact.

    The mean over all moments at which the one belief is exact, and over those of them at which the other one
    has drawn particles.
    """
    apart: list[float] = []
    drawn: list[float] = []
    for seed, events in enumerate(views):
        exact = Belief(SPECTATOR, seed=seed)
        budgeted = Belief(SPECTATOR, cap=precision.cap, particles=precision.particles, seed=seed)
        for event in events:
            exact.observe(event)
            budgeted.observe(event)
            if isinstance(event, TELLING) and exact.exact:
                if budgeted.exact:
                    apart.append(0.0)
                    continue
                table = np.abs(exact.marginals() - budgeted.marginals())
                apart.append(float(table.sum(axis=1).mean() / 2))
                drawn.append(apart[-1])
    return (float(np.mean(apart)), float(np.mean(drawn)) if drawn else 0.0)


def others_row(views: Sequence[tuple[Player, Sequence[AnyEvent]]]) -> float:
    """Mean microseconds per informative event to follow how sure everyone else is, queried after each."""
    spent, count = 0, 0
    for viewer, events in views:
        others = OthersBelief(viewer)
        players: Sequence[int] = ()
        for event in events:
            if isinstance(event, e.Dealt):
                players = event.setup.layout.seats
            begin = time.perf_counter_ns()
            others.observe(event)
            if isinstance(event, TELLING):
                for player in players:
                    others.sureness(player)
                spent += time.perf_counter_ns() - begin
                count += 1
    return spent / 1000 / max(count, 1)


def rows_of(table: str, cards: int, games: Sequence[Sequence[AnyEvent]]) -> list[Row]:
    """The rows of one kind of table."""
    views = [seen_by(events, viewer) for events in games for viewer in (0, SPECTATOR)]
    mean, drawn = distances(views, QUICK)
    exact, quick = watched(views, CAREFUL, "exact"), watched(views, QUICK, "budgeted")
    head: Row = {"table": table, "cards": cards}
    return [
        {**head, **exact, "variation": 0.0, "drawn_variation": 0.0},
        {**head, **quick, "variation": mean, "drawn_variation": drawn},
    ]


def show(rows: Sequence[Row]) -> None:
    """Print the table."""
    columns = {
        "table": "table",
        "cards": "cards",
        "mode": "mode",
        "updates": "updates",
        "mean_us": "mean µs",
        "median_us": "median",
        "p99_us": "p99",
        "max_us": "max",
        "silent_us": "silent",
        "largest_support": "placements",
        "memory_kb": "KiB",
        "with_particles": "drawn",
        "variation": "TV mean",
        "drawn_variation": "TV drawn",
    }
    decimals = {"silent_us": 2, "variation": 4, "drawn_variation": 4, "with_particles": 2, "memory_kb": 0}

    def cell(row: Row, name: str) -> str:
        value = row[name]
        return f"{value:.{decimals.get(name, 1)}f}" if isinstance(value, float) else str(value)

    lines = [list(columns.values()), *([cell(row, name) for name in columns] for row in rows)]
    widths = [max(len(line[column]) for line in lines) for column in range(len(columns))]
    for line in lines:
        print("  ".join(text.rjust(width) for text, width in zip(line, widths, strict=True)))


def main() -> None:
    """Play, watch, print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=40, help="games for each number of cards")
    parser.add_argument("--bot", help="bot that plays (default: regular, if installed)")
    parser.add_argument("--json", type=Path, help="also write the figures to this file")
    given = parser.parse_args()
    begin = time.perf_counter()
    warm()
    print(f"compiled or loaded in {time.perf_counter() - begin:.1f} s")
    name = given.bot or ("regular" if "regular" in bot_names() else "random")
    rows: list[Row] = []
    others = 0.0
    for cards in CARDS:
        games = [bot_game(find_bot(name), cards, seed) for seed in range(given.games)]
        rows += rows_of(name, cards, games)
        others = others_row([(0, seen_by(events, 0)) for events in games[:10]])
    hard = [swapping_game(13, seed) for seed in range(max(1, given.games // 4))]
    rows += rows_of("swapping", 13, hard)
    show(rows)
    print(f"how sure 12 others are, asked after each telling event, 13 cards: {others:.0f} µs")
    if given.json is not None:
        given.json.write_text(json.dumps({"rows": rows, "others_us": others}, indent=2), encoding="utf-8")


if __name__ == "__main__":
    main()
