"""The base class of minds that track the table, an exact belief and a model of the opponents."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from random import Random

from msgspec.structs import replace

from mascarade.beliefs import Belief, Effort, WhatIf
from mascarade.beliefs.lookahead import Naming
from mascarade.bots.api import Mind, Reason, Seat, Temper
from mascarade.bots.evaluation import standing
from mascarade.rules import Action, AnyEvent, CharacterId, Decision, Player, Spot, State, Table
from mascarade.rules import events as e
from mascarade.rules.evolve import evolve_table, initial_table
from mascarade.rules.state import Secrets

SWAP_RATE = 0.5
"""The assumed rate of real swaps."""
UNNOTICED_SWAP_RATE = 0.04
"""The assumed rate for swaps that this mind did not notice."""
_INATTENTION = 0.8
"""The share of the others' swaps that a mind without any memory misses."""
FORGETTING = 0.25
"""The chance per turn that such a mind confuses two cards."""


class WatchfulMind(Mind):
    """Tracks everything its seat sees. Subclasses decide."""

    cap = 60_000
    """The most placements in its belief, before it continues with a sample."""
    particles = 20_000
    """The size of that sample."""

    def __init__(self, seat: Seat, temper: Temper) -> None:
        super().__init__(seat)
        self.me: Player = seat.player
        self.temper = temper
        self.reason: Reason | None = None
        """The reason for its last choice."""
        self.effort = Effort()
        """The look-ahead spent on it."""
        self.opponents = OpponentModel(seat.setup.scenario.players)
        self.dealt = True
        """Whether it saw the deal."""
        self.number = 0
        """The number of events it has seen; without the deal, the number of decisions."""
        self.table: Table
        self.belief = self._belief()

    def why(self) -> Reason | None:
        """The reason for its last choice."""
        return self.reason

    def _belief(self) -> Belief:
        players = self.seat.setup.scenario.players
        self.forgotten: Player = players
        """An imaginary player whose swaps stand for what this mind forgets."""
        self.unnoticed: Player = players + 1
        """An imaginary player of swaps that this mind missed, and takes for pretended."""
        rates = dict.fromkeys(range(players), SWAP_RATE)
        rates |= {self.forgotten: FORGETTING * (1 - self.temper.memory), self.unnoticed: UNNOTICED_SWAP_RATE}
        return Belief(self.me, swap_rate=rates, cap=self.cap, particles=self.particles, seed=self.seat.seed)

    def resume(self, table: Table) -> None:
        """Start from the open table, knowing no cards and no opponents.

        What it notices later depends on the game's decisions, not on where it started.
        """
        self.table = table
        self.belief.recall(table)
        self.dealt, self.number = False, table.decisions

    def observe(self, event: AnyEvent) -> None:
        """Learn of an event, as this seat's player sees it."""
        if isinstance(event, e.Dealt):
            self.table = initial_table(event)
        else:
            self.opponents.observe(event, self.table)
            self.table = evolve_table(self.table, event)
        self.update_belief(self._perceive(event) if self.temper.memory < 1 else event)
        self.number = self.number + 1 if self.dealt else self.table.decisions

    def update_belief(self, event: AnyEvent) -> None:
        """Update the belief with an event, as far as this mind noticed it."""
        self.belief.observe(event)

    def _perceive(self, event: AnyEvent) -> AnyEvent:
        """The event as far as this mind notices it.

        Each turn it may confuse two cards, and it misses some swaps of others.
        """
        match event:
            case e.TurnStarted():
                spots = [spot for spot, there in enumerate(self.table.filled) if there]
                first, second = self.chance("forget", self.number).sample(spots, 2)
                self.update_belief(e.Swapped(self.forgotten, first, second))
            case e.Swapped(player=doer) if doer != self.me:
                if self.chance("notice", self.number).random() < _INATTENTION * (1 - self.temper.memory):
                    return replace(event, player=self.unnoticed)
            case _:
                pass
        return event

    def mine(self) -> tuple[Spot, ...]:
        """This mind's spots."""
        return self.table.layout.spots_of[self.table.seat_of(self.me)]

    def holds(self, player: Player, character: CharacterId) -> float:
        """The chance that the player holds this character."""
        spots = self.table.layout.spots_of[self.table.seat_of(player)]
        return min(1.0, sum(self.belief.probability(spot, character) for spot in spots))

    def choose(self, decision: Decision, legal: Sequence[Action]) -> Action:
        """Choose within the budget."""
        self.effort = Effort(self.seat.budget.nodes, self.seat.budget.seconds)
        return self.answer(decision, legal, self.chance(decision.number))

    @abstractmethod
    def answer(self, decision: Decision, legal: Sequence[Action], chance: Random) -> Action:
        """Choose an action, and store the reason."""

    def what_if(self, chance: Random, naming: Naming, worlds: int = 1) -> WhatIf:
        """A look-ahead from the open table, in worlds sampled from the belief."""
        likely = [
            State(self.table, Secrets(cards=cards, cemetery=self.belief.sample_cemetery(chance), hidden=1))
            for cards in self.belief.sample(chance, worlds)
        ]
        return WhatIf(likely, self.me, standing, naming, self.effort)


def reason_for(message: str, character: CharacterId | None = None, **numbers: float) -> Reason:
    """A reason with whole numbers as they are, and chances in percent."""
    arguments: dict[str, str | int | float] = {} if character is None else {"character": character}
    for name, number in numbers.items():
        arguments[name] = number if isinstance(number, int) else round(100 * number)
    return Reason(message, arguments)


class OpponentModel:
    """A model of the opponents, learnt from revealed claims: how often they are true."""

    def __init__(self, players: int) -> None:
        self.honest = [3.0] * players
        """True announcements that were revealed, with a prior."""
        self.bluffs = [2.0] * players
        """False announcements that were revealed."""
        self.wrong = [0.6] * players
        """Contests without the card."""
        self.asked = [12.0] * players
        """How often they could contest."""

    def observe(self, event: AnyEvent, table: Table) -> None:
        """Count claims, and whether they were true."""
        round_ = table.round
        if round_ is None:
            return
        match event:
            case e.Passed(player=player) | e.Contested(player=player):
                self.asked[player] += 1
            case e.Revealed(cards=cards):
                announcer, *contesters = cards
                counts = self.honest if announcer.character == round_.character else self.bluffs
                counts[announcer.player] += 1
                for card in contesters:
                    if card.character != round_.character:
                        self.wrong[card.player] += 1
            case _:
                pass

    def honesty(self, player: Player) -> float:
        """How often the player's announcements are true."""
        return self.honest[player] / (self.honest[player] + self.bluffs[player])

    def rashness(self, player: Player) -> float:
        """How often the player contests without the card."""
        return min(0.9, self.wrong[player] / self.asked[player])
