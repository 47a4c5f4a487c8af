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
from mascarade.bots.expert.opponents import MODELS, Habits
from mascarade.bots.quick import warmup
from mascarade.bots.quick.mind import QuickMind
from mascarade.bots.quick.styles import QUICK, RASHNESS, TRUST, VIGILANCE, Style
from mascarade.rules import AnyEvent, Options, Player, Setup, State, playable, published
from mascarade.rules import events as e
from mascarade.rules import state as s

GAMES = 120


def styled(seat: Seat, style: Style) -> QuickMind:
    """A quick player of this style, who expects of the others what the quick bot does."""
    mind = QuickMind(seat)
    mind.people.styles[seat.player] = style
    for expected in (TRUST, RASHNESS, VIGILANCE):
        mind.people.styles[:, expected] = QUICK[expected]
    return mind


def count(counts: Counter[str], who: Player, state: State, events: tuple[AnyEvent, ...]) -> None:
    """Count what the player did with one decision, and which of their cards were revealed."""
    table, cards = state.table, state.secrets.cards
    assert table.decision is not None
    question, round_ = table.decision.question, table.round
    for event in events:
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
                holds = any(
                    cards[spot] == round_.character for spot in table.layout.spots_of[table.seat_of(who)]
                )
                counts["could catch" if holds else "could be rash"] += 1
                if isinstance(event, e.Contested):
                    counts["catches" if holds else "rash"] += 1
            case _:
                pass


def habits(style: Style, setup: Setup) -> Habits:
    """The habits of players of this style at a table."""
    players, counts = setup.scenario.players, Counter[str]()
    for game in range(GAMES):
        chance, who = Random(f"habits/{game}"), game % players
        styles = [chance.choice(list(MODELS.values())).style for _ in range(players)]
        styles[who] = style
        seats = [Seat(setup=setup, player=p, seed=seed) for p, seed in enumerate(seeds_of(1, game, players))]
        minds = [styled(seat, chosen) for seat, chosen in zip(seats, styles, strict=True)]
        play(
            setup,
            deal_of(setup, 1, game),
            minds,
            patience=float("inf"),
            witness=lambda state, events, who=who: count(counts, who, state, events),  # type: ignore[misc]
        )
    free = counts["looks"] + counts["swaps"] + counts["announces"]
    return Habits(
        counts["looks"] / free,
        counts["swaps"] / free,
        counts["announces"] / free,
        counts["honest"] / max(1, counts["revealed"]),
        counts["true"] / max(1, counts["announces"]),
        counts["catches"] / max(1, counts["could catch"]),
        counts["rash"] / max(1, counts["could be rash"]),
    )


def main() -> None:
    """Print the habits of all models."""
    warmup.warm()
    for edition, set_id, players in (("second", "A", 6), ("first", "base", 8)):
        setup = playable(published(edition, set_id, players), Options(turn_limit=200))
        for name, model in MODELS.items():
            found = habits(model.style, setup)._asdict()
            print(players, f"{name:9}", *(f"{key} {value:.3f}" for key, value in found.items()))


if __name__ == "__main__":
    main()
