"""What a table with fading memory still shows: the open table of a round ago, and the events since."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from mascarade.rules import AnyEvent, Decision, Game, Options, Player, Scenario, Setup, State, Table, Viewer
from mascarade.rules import events as e
from mascarade.rules.evolve import evolve_table, initial_table
from mascarade.rules.view import visible
from mascarade.testing.generators import (
    STYLES,
    Style,
    next_action,
    published_scenarios,
    random_game,
    random_scenario,
)

CURSED = (
    ("damned", "inquisitor"),
    ("damned", "usurper", "peasant"),
    ("necromancer", "courtesan"),
    ("necromancer", "usurper", "actress"),
    ("necromancer", "peasant", "spy"),
)
"""Characters with which cards leave the game, come from the cemetery, or are handed on unseen."""


class Window:
    """The last round before a decision."""

    def __init__(self, state: State, table: Table, happened: list[tuple[AnyEvent, tuple[Player, ...]]]):
        self.state = state
        """The actual state now."""
        self.table = table
        """The open table at the start of the round."""
        self.happened = happened
        """The events since, each with the players eliminated before it."""

    @property
    def decision(self) -> Decision:
        assert self.state.decision is not None
        return self.state.decision

    def seen(self, viewer: Viewer) -> list[AnyEvent]:
        """The events since, as the viewer saw them."""
        return [visible(event, viewer, out) for event, out in self.happened]


def any_scenario(chance: Random) -> Scenario:
    """A published set, a custom one, or one with cursed characters."""
    drawn = chance.random()
    if drawn < 0.35:
        return chance.choice(published_scenarios())
    if drawn < 0.6:
        return random_scenario(chance)
    return random_scenario(chance, "first", chance.randint(8, 13), chance.choice(CURSED))


def windows(chance: Random, setup: Setup, style: Style, every: int, most: int = 300) -> Iterator[Window]:
    """A random game, and its last round before about one in `every` decisions.

    The round starts just before or just after the event that starts a turn.
    """
    game, told = random_game(chance, setup), 0
    table = _laid(game)
    starts: list[tuple[int, Table]] = []
    out: list[tuple[Player, ...]] = []
    for _ in range(most):
        for number, event in enumerate(game.events[told:], told):
            if isinstance(event, e.TurnStarted):
                starts.append((number, table))
            out.append(table.out)
            if number:
                table = evolve_table(table, event)
        told = len(game.events)
        if game.decision is None:
            return
        if chance.randrange(every) == 0:
            living = len(setup.layout.seats) - len(table.out)
            begun, before = starts[max(0, len(starts) - 1 - living)]
            if chance.random() < 0.5:
                before = evolve_table(before, game.events[begun])
                begun += 1
            happened = list(zip(game.events[begun:], out[begun:], strict=True))
            yield Window(game.state, before, happened)
        game.apply(next_action(chance, game.state, style))


def _laid(game: Game) -> Table:
    dealt = game.events[0]
    assert isinstance(dealt, e.Dealt)
    return initial_table(dealt)


def any_windows(chance: Random, games: int, every: int) -> Iterator[Window]:
    """Last rounds of games of all kinds."""
    for _ in range(games):
        options = Options(confess_peek=chance.random() < 0.4, turn_limit=60)
        setup = Setup(scenario=any_scenario(chance), options=options)
        yield from windows(chance, setup, chance.choice(STYLES), every)
