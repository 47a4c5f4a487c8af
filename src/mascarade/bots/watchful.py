"""A mind that watches: it keeps the open table, an exact belief, and what the others are like."""

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

HALF = 0.5
"""How often people are taken to really swap."""
OVERLOOKED = 0.04
"""How often, if this mind did not look."""
ABSENCE = 0.8
"""How many of the others' swaps a mind without any memory overlooks."""
FADING = 0.25
"""How likely, for such a mind, two cards have changed places from one turn to the next."""


class WatchfulMind(Mind):
    """Takes in everything its seat sees. How it answers is left to others."""

    cap = 60_000
    """Distinct placements that it keeps apart, before it goes on with a sample."""
    particles = 20_000
    """The size of that sample."""

    def __init__(self, seat: Seat, temper: Temper) -> None:
        super().__init__(seat)
        self.me: Player = seat.player
        self.temper = temper
        self.reason: Reason | None = None
        """What decided its last answer."""
        self.effort = Effort()
        """What was tried out for it."""
        self.people = People(seat.setup.scenario.players)
        self.dealt = True
        """Whether it was there from the deal on."""
        self.number = 0
        """How many events it has seen; without the deal, how many decisions were asked so far."""
        self.table: Table
        self.belief = self._belief()

    def why(self) -> Reason | None:
        """What decided its last answer."""
        return self.reason

    def _belief(self) -> Belief:
        players = self.seat.setup.scenario.players
        self.ghost: Player = players
        """Nobody, who takes the blame for what this mind forgets."""
        self.absent: Player = players + 1
        """Nobody, who did what this mind did not notice: it takes it that nothing was swapped."""
        rates = dict.fromkeys(range(players), HALF)
        rates |= {self.ghost: FADING * (1 - self.temper.memory), self.absent: OVERLOOKED}
        return Belief(self.me, swap_rate=rates, cap=self.cap, particles=self.particles, seed=self.seat.seed)

    def recall(self, table: Table) -> None:
        """Begin with the table as it lies open, knowing no card, and the others as little as at the deal.

        What it then notices depends on the decisions of the game, and not on where it began.
        """
        self.table = table
        self.belief.recall(table)
        self.dealt, self.number = False, table.decisions

    def observe(self, event: AnyEvent) -> None:
        """Take in an event, as this seat's player sees it."""
        if isinstance(event, e.Dealt):
            self.table = initial_table(event)
        else:
            self.people.observe(event, self.table)
            self.table = evolve_table(self.table, event)
        self.take_in(self._noticed(event) if self.temper.memory < 1 else event)
        self.number = self.number + 1 if self.dealt else self.table.decisions

    def take_in(self, event: AnyEvent) -> None:
        """Believe an event, as far as this mind paid attention."""
        self.belief.observe(event)

    def _noticed(self, event: AnyEvent) -> AnyEvent:
        """The event as far as this mind pays attention, after forgetting a little of what it knew.

        Every turn two of the cards may have changed places, for all it remembers; and of the swaps of others
        it does not notice all.
        """
        match event:
            case e.TurnStarted():
                spots = [spot for spot, there in enumerate(self.table.filled) if there]
                first, second = self.chance("forget", self.number).sample(spots, 2)
                self.take_in(e.Swapped(self.ghost, first, second))
            case e.Swapped(player=doer) if doer != self.me:
                if self.chance("notice", self.number).random() < ABSENCE * (1 - self.temper.memory):
                    return replace(event, player=self.absent)
            case _:
                pass
        return event

    def mine(self) -> tuple[Spot, ...]:
        """The spots in front of this mind."""
        return self.table.layout.spots_of[self.table.seat_of(self.me)]

    def holds(self, player: Player, character: CharacterId) -> float:
        """The chance that a card in front of the person is this character."""
        spots = self.table.layout.spots_of[self.table.seat_of(player)]
        return min(1.0, sum(self.belief.probability(spot, character) for spot in spots))

    def choose(self, decision: Decision, legal: Sequence[Action]) -> Action:
        """Think within the budget, and answer."""
        self.effort = Effort(self.seat.budget.nodes, self.seat.budget.seconds)
        return self.answer(decision, legal, self.chance(decision.number))

    @abstractmethod
    def answer(self, decision: Decision, legal: Sequence[Action], chance: Random) -> Action:
        """Answer the decision, and keep the reason."""

    def what_if(self, chance: Random, naming: Naming, worlds: int = 1) -> WhatIf:
        """The game as it may well be: the open table, with likely worlds under it."""
        likely = [
            State(self.table, Secrets(cards=cards, cemetery=self.belief.sample_cemetery(chance), hidden=1))
            for cards in self.belief.sample(chance, worlds)
        ]
        return WhatIf(likely, self.me, standing, naming, self.effort)


class People:
    """What the others are like, learnt from what was revealed: how often a claim of theirs is true."""

    def __init__(self, players: int) -> None:
        self.honest = [3.0] * players
        """True announcements that were revealed, with a head start of good faith."""
        self.bluffs = [2.0] * players
        """False ones."""
        self.wrong = [0.6] * players
        """Contests without the card."""
        self.asked = [12.0] * players
        """How often they were asked."""

    def observe(self, event: AnyEvent, table: Table) -> None:
        """Count claims and what they turned out to be."""
        told = table.round
        if told is None:
            return
        match event:
            case e.Passed(player=player) | e.Contested(player=player):
                self.asked[player] += 1
            case e.Revealed(cards=cards):
                announcer, *contesters = cards
                counts = self.honest if announcer.character == told.character else self.bluffs
                counts[announcer.player] += 1
                for card in contesters:
                    if card.character != told.character:
                        self.wrong[card.player] += 1
            case _:
                pass

    def honesty(self, player: Player) -> float:
        """How often the person's announcements are true."""
        return self.honest[player] / (self.honest[player] + self.bluffs[player])

    def rashness(self, player: Player) -> float:
        """How often the person contests without holding the card."""
        return min(0.9, self.wrong[player] / self.asked[player])
