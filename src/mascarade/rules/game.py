"""The `Game` object: a convenient API over the functions of the rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from mascarade.rules.actions import Action, Peek
from mascarade.rules.decide import advance, check_action, start
from mascarade.rules.errors import ScenarioRefused
from mascarade.rules.events import AnyEvent
from mascarade.rules.legal import interjections, legal_actions
from mascarade.rules.record import Record, make_record
from mascarade.rules.scenario import Deal, Options, Player, Scenario, Setup
from mascarade.rules.scenario_checks import playable
from mascarade.rules.state import Decision, Result, State
from mascarade.rules.view import AnyViewer, View, view


def shuffled(scenario: Scenario, shuffle: Callable[[list[str]], None], first: int = 0) -> Deal:
    """A random deal. The caller shuffles, since the rules use no randomness."""
    cards, cemetery = list(scenario.cards), list(scenario.cemetery)
    shuffle(cards)
    shuffle(cemetery)
    return Deal(cards=cards, cemetery=cemetery, first=first)


class Game:
    """A game, from its deal on. Raises `ScenarioRefused` if the scenario, an option or the deal is invalid.

    >>> from mascarade.rules import Game, Deal, published
    >>> scenario = published("first", "base", 4)
    >>> game = Game.start(scenario, ["Adele", "Bruno", "Cedric", "David"], deal=Deal(cards=scenario.cards))
    >>> game.decision.player
    0
    >>> events = game.apply(game.legal_actions()[0])
    >>> [type(event).__name__ for event in events]
    ['Swapped', 'TurnStarted', 'Asked']
    """

    def __init__(self, setup: Setup, names: Sequence[str], deal: Deal) -> None:
        playable(setup.scenario, setup.options)
        if len(names) != setup.scenario.players:
            raise ScenarioRefused("names", names=len(names), players=setup.scenario.players)
        self.setup = setup
        self.names: tuple[str, ...] = tuple(names)
        self.deal = deal
        self.actions: list[Action] = []
        self.state: State
        self.state, opening = start(setup, deal)
        self.events: list[AnyEvent] = list(opening)

    @classmethod
    def start(
        cls, scenario: Scenario, names: Sequence[str], *, deal: Deal, options: Options | None = None
    ) -> Game:
        """Start a game, or raise `ScenarioRefused`."""
        return cls(Setup(scenario=scenario, options=options or Options()), names, deal)

    @property
    def decision(self) -> Decision | None:
        """The pending decision; None once the game has ended."""
        return self.state.decision

    @property
    def result(self) -> Result | None:
        """How the game ended; None while it goes on."""
        return self.state.table.result

    def legal_actions(self) -> tuple[Action, ...]:
        """Every legal answer to the pending decision."""
        return legal_actions(self.state)

    def interjections(self, player: Player) -> tuple[Peek, ...]:
        """The peeks that a waiting player may confess to now."""
        return interjections(self.state, player)

    def apply(self, action: Action) -> tuple[AnyEvent, ...]:
        """Carry out an action and return its events, or raise `IllegalAction` and change nothing."""
        action = check_action(self.state.table, action)
        self.state, events = advance(self.state, action)
        self.actions.append(action)
        self.events.extend(events)
        return events

    def view(self, viewer: AnyViewer) -> View:
        """What a player (by number) or `SPECTATOR` may know now."""
        return view(self.events, viewer)

    def record(self) -> Record:
        """The game as a record that can be stored, replayed and verified."""
        return make_record(self.setup, self.names, self.deal, self.actions, self.events)

    def __repr__(self) -> str:
        scenario = self.setup.scenario
        where = f"{scenario.edition} edition, {scenario.id or 'custom'}, {scenario.players} players"
        return f"<Game: {where}, turn {self.state.table.turn}, {self.result or self.decision}>"
