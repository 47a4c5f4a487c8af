"""The habits of the expert's models: how often players of each style do what everyone can see.

    python -m benchmarks.habits

One player of the style sits among players of all styles, drawn for each game. The figures are those of
`Habits` in `bots.expert.opponents`, for one table with 6 players and one with 8.
"""

from __future__ import annotations

from collections import Counter
from random import Random

from mascarade.arena.match import play
from mascarade.arena.schedule import deal_of, seeds_of
from mascarade.bots import Seat
from mascarade.bots.expert.opponents import MODELS, Habits, Sureness
from mascarade.bots.quick import warmup
from mascarade.bots.quick.mind import QuickMind
from mascarade.bots.quick.styles import QUICK, RASHNESS, TRUST, VIGILANCE, Style
from mascarade.rules import AnyEvent, EditionId, Options, Player, Setup, State, playable, published
from mascarade.rules import events as e
from mascarade.rules import state as s

GAMES = 120
"""For each style and table."""
TABLES: tuple[tuple[EditionId, str, int], ...] = (("second", "A", 6), ("first", "base", 8))


def styled(seat: Seat, style: Style) -> QuickMind:
    """A quick player of this style, who expects of the others what the quick bot does."""
    mind = QuickMind(seat)
    mind.people.styles[seat.player] = style
    for expected in (TRUST, RASHNESS, VIGILANCE):
        mind.people.styles[:, expected] = QUICK[expected]
    return mind


class Watcher:
    """Counts what one player does, by whether they know a card of theirs, as far as all can tell."""

    def __init__(self, who: Player, setup: Setup, counts: tuple[Counter[str], Counter[str]]) -> None:
        self.who, self.counts = who, counts
        self.sureness = Sureness(setup.layout)
        self.sureness.known[:] = 1.0
        self.knew = 0

    def __call__(self, state: State, events: tuple[AnyEvent, ...]) -> None:
        """Count what the player did with one decision, and which of their cards were revealed."""
        knows = self.sureness.knows(self.who, state.table)
        for event in events:
            if isinstance(event, e.Announced | e.Contested) and event.player == self.who:
                self.knew = knows
            revealed = isinstance(event, e.Revealed)
            count(self.counts[self.knew if revealed else knows], self.who, state, event)
        for event in events:
            self.sureness.observe(event)


def count(counts: Counter[str], who: Player, state: State, event: AnyEvent) -> None:
    """Count what the player did, or that a card of theirs was revealed."""
    table, cards = state.table, state.secrets.cards
    assert table.decision is not None
    question, round_ = table.decision.question, table.round
    match event:
        case e.Looked(player=player) if player == who and question == s.TurnChoice(None):
            counts["looks"] += 1
        case e.Swapped(player=player) if player == who and question == s.TurnChoice(None):
            counts["swaps"] += 1
        case e.Announced(player=player, spot=spot, character=character) if player == who:
            counts["announces"] += 1
            counts["true"] += cards[spot] == character
        case e.Revealed(cards=(first, *_)) if first.player == who and round_ is not None:
            counts["revealed"] += 1
            counts["honest"] += first.character == round_.character
        case e.Passed(player=player) | e.Contested(player=player) if player == who and round_ is not None:
            holds = any(cards[spot] == round_.character for spot in table.layout.spots_of[table.seat_of(who)])
            counts["could catch" if holds else "could be rash"] += 1
            if isinstance(event, e.Contested):
                counts["catches" if holds else "rash"] += 1
        case _:
            pass


def habits(style: Style, setup: Setup, counts: tuple[Counter[str], Counter[str]]) -> None:
    """Count the habits of players of this style at a table."""
    players = setup.scenario.players
    for game in range(GAMES):
        chance, who = Random(f"habits/{game}"), game % players
        styles = [chance.choice(list(MODELS.values())).style for _ in range(players)]
        styles[who] = style
        seats = [Seat(setup=setup, player=p, seed=seed) for p, seed in enumerate(seeds_of(1, game, players))]
        minds = [styled(seat, chosen) for seat, chosen in zip(seats, styles, strict=True)]
        watcher = Watcher(who, setup, counts)
        play(setup, deal_of(setup, 1, game), minds, patience=float("inf"), witness=watcher)


def shares(counts: Counter[str]) -> Habits:
    """The habits that were counted. What hardly ever happened is pulled towards one half."""
    free = counts["looks"] + counts["swaps"] + counts["announces"] + 3

    def share(part: str, whole: str) -> float:
        return (counts[part] + 0.5) / (counts[whole] + 1)

    return Habits(
        (counts["looks"] + 1) / free,
        (counts["swaps"] + 1) / free,
        (counts["announces"] + 1) / free,
        share("honest", "revealed"),
        share("true", "announces"),
        share("catches", "could catch"),
        share("rash", "could be rash"),
    )


def main() -> None:
    """Print the habits of all models."""
    warmup.warm()
    setups = [
        playable(published(edition, set_id, players), Options(turn_limit=200))
        for edition, set_id, players in TABLES
    ]
    for name, model in MODELS.items():
        counts = Counter[str](), Counter[str]()
        for setup in setups:
            habits(model.style, setup, counts)
        for state, counted in zip(("unsure", "sure"), counts, strict=True):
            figures = ", ".join(f"{figure:.3f}" for figure in shares(counted))
            print(f"{name:9} {state:6} Habits({figures})", flush=True)


if __name__ == "__main__":
    main()
