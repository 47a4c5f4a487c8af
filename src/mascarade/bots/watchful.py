"""The base class of minds that track the table, an exact belief and a model of the opponents.

A `WatchfulMind` plays a sensible game by itself. A style of play is a subclass that overrides one or two of
its answers: `take_turn`, `answer_claim`, `use_power`.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple, TypeVar

from msgspec.structs import replace

from mascarade.beliefs import Belief, Effort, WhatIf, pointed_at
from mascarade.beliefs.lookahead import Naming
from mascarade.bots.api import Mind, Reason, Seat, Temper
from mascarade.bots.evaluation import standing
from mascarade.rules import Action, AnyEvent, AnyQuestion, CharacterId, Decision, Player, Spot, State, Table
from mascarade.rules import actions as a
from mascarade.rules import events as e
from mascarade.rules import state as s
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
PROBABLE = 0.5
"""An announcement of a card that is less likely is a bluff."""

T = TypeVar("T", bound=Action)


class OwnCard(NamedTuple):
    """One of a player's cards, as far as they know it."""

    character: CharacterId
    """The likeliest one."""
    spot: Spot
    sure: float
    """How likely it is, from 0 to 1."""


class WatchfulMind(Mind):
    """Tracks everything its seat sees, and plays a sensible game.

    It announces what it believes to be, sometimes what pays best; it looks when it does not know its card,
    and swaps otherwise. It contests when it probably holds the card. Subclasses override `take_turn`,
    `answer_claim` or `use_power`, or `answer` for all of them; a reason that they do not store in `reason` is
    taken from `explain`.
    """

    cap = 60_000
    """The most placements in its belief, before it continues with a sample."""
    particles = 20_000
    """The size of that sample."""

    def __init__(self, seat: Seat, temper: Temper | None = None) -> None:
        super().__init__(seat)
        self.me: Player = seat.player
        self.temper = temper or seat.temper or Temper(memory=1.0)
        """The given one, else what the seat asks for; without either it forgets nothing."""
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

    def cards_at(self, spot: Spot) -> dict[CharacterId, float]:
        """The characters that may lie there, and how likely each is."""
        return self.belief.at(spot)

    def chance_of(self, spot: Spot, character: CharacterId) -> float:
        """How likely the card there is this character."""
        return self.belief.probability(spot, character)

    def holds(self, player: Player, character: CharacterId) -> float:
        """The chance that the player holds this character."""
        spots = self.table.layout.spots_of[self.table.seat_of(player)]
        return min(1.0, sum(self.chance_of(spot, character) for spot in spots))

    def likeliest(self) -> OwnCard:
        """The card that it is most sure of, among those that it may announce with."""
        free = self.table.layout.free_spots_of[self.table.seat_of(self.me)]
        return max(
            (OwnCard(card, spot, sure) for spot in free for card, sure in self.cards_at(spot).items()),
            key=lambda own: own.sure,
        )

    # Deciding

    def choose(self, decision: Decision, legal: Sequence[Action]) -> Action:
        """Choose within the budget, and store the reason."""
        self._begin()
        action = self.answer(decision, legal, self.chance(decision.number))
        if self.reason is None:
            self.reason = self.explain(decision.question, action)
        return action

    def _begin(self) -> None:
        """Clear what the last choice left."""
        self.reason = None
        self.effort = Effort(self.seat.budget.nodes, self.seat.budget.seconds)

    def answer(self, decision: Decision, legal: Sequence[Action], chance: Random) -> Action:
        """Choose an action: by `take_turn`, `answer_claim` or `use_power`."""
        match decision.question:
            case s.TurnChoice():
                return self.take_turn(legal, chance)
            case s.ContestOrPass(character=character):
                return self.answer_claim(character, legal, chance)
            case question:
                return self.use_power(question, legal, chance)

    def take_turn(self, legal: Sequence[Action], chance: Random) -> Action:
        """Look, swap or announce, as far as that is legal now."""
        card, spot, sure = self.likeliest()
        gains = self.gains(legal, chance)
        honest = [x for x in gains if x.character == card and x.spot == spot]
        if honest and sure > PROBABLE and (sure > 0.85 or chance.random() < sure):
            return honest[0]
        if gains and chance.random() < 0.24 * self.temper.boldness:
            return next(iter(gains))
        looks = only(legal, a.Look)
        if looks and sure < 0.75 and chance.random() < 0.7:
            return chance.choice(looks)
        return chance.choice(only(legal, a.Swap) or legal)

    def answer_claim(self, character: CharacterId, legal: Sequence[Action], chance: Random) -> Action:
        """Contest an announcement, or pass."""
        contest, sure = self.best_contest(character, legal)
        doubtful = 0.9 - 0.6 * self.temper.scepticism + 0.1 * chance.random()
        return contest if sure > doubtful else only(legal, a.Pass)[0]

    def use_power(self, question: AnyQuestion, legal: Sequence[Action], chance: Random) -> Action:
        """Answer a question inside a power: whom, which card, which character, how many."""
        match question:
            case s.WhichPlayer() | s.WhichWay():
                return max(legal, key=self.what_if(chance).answered)
            case s.WhichCharacter():
                cards = self.belief.at(pointed_at(self.table))
                return max(only(legal, a.NameCharacter), key=lambda x: cards.get(x.character, 0.0))
            case _:
                return chance.choice(legal)

    def gains(self, legal: Sequence[Action], chance: Random, sure: float = 0.0) -> dict[a.Announce, float]:
        """The announcements that would gain something now if nobody contested, the best first.

        Only those that it is this sure of. The gain is a difference of `standing`: about what it is in coins.
        """
        lookahead = self.what_if(chance)
        found = {
            x: lookahead.claimed(x.character, (s.Claim(self.me, x.spot),))
            for x in only(legal, a.Announce)
            if sure == 0.0 or self.belief.probability(x.spot, x.character) >= sure
        }
        return {x: found[x] for x in sorted(found, key=lambda x: -found[x]) if found[x] > 0}

    def best_contest(self, character: CharacterId, legal: Sequence[Action]) -> tuple[a.Contest, float]:
        """The contest with the card that is most likely this character, and how likely it is."""
        sure = {x: self.belief.probability(x.spot, character) for x in only(legal, a.Contest)}
        best = max(sure, key=lambda x: sure[x])
        return best, sure[best]

    def explain(self, question: AnyQuestion, action: Action) -> Reason:
        """A reason for an answer that has none yet, by what this mind believes."""
        match action:
            case a.Announce(character=card, spot=spot):
                sure = self.belief.probability(spot, card)
                if sure > PROBABLE:
                    return reason_for("why-announce", card, sure=sure)
                return reason_for("why-hope", card)
            case a.Look():
                return reason_for("why-look", sure=self.likeliest().sure)
            case a.Swap():
                return Reason("why-stir", {})
            case a.Contest() | a.Pass() if isinstance(question, s.ContestOrPass) and self.table.round:
                card, announcer = question.character, self.table.round.claims[0].player
                if isinstance(action, a.Contest):
                    sure = self.belief.probability(action.spot, card)
                    return reason_for(
                        "why-contest" if sure > PROBABLE else "why-stop", card, sure=sure, player=announcer
                    )
                sure = max(self.belief.probability(spot, card) for spot in self.mine())
                return reason_for("why-pass", card, sure=sure, player=announcer)
            case a.NameCharacter(character=card):
                sure = self.belief.probability(pointed_at(self.table), card)
                return reason_for("why-declare", card, sure=sure)
            case a.PickPlayer() | a.Decline() | a.PickDirection():
                return Reason("why-power", {})
            case _:
                return Reason("why-guess", {})

    def what_if(self, chance: Random, naming: Naming | None = None, worlds: int = 1) -> WhatIf:
        """A look-ahead from the open table, in worlds sampled from the belief.

        Without `naming`, players who have to name a card name the first one.
        """
        likely = [
            State(self.table, Secrets(cards=cards, cemetery=self.belief.sample_cemetery(chance), hidden=1))
            for cards in self.belief.sample(chance, worlds)
        ]
        return WhatIf(likely, self.me, standing, naming or _first, self.effort)


def only(legal: Sequence[Action], kind: type[T]) -> list[T]:
    """The actions of one kind."""
    return [action for action in legal if isinstance(action, kind)]


def _first(_state: State, legal: tuple[Action, ...]) -> Sequence[Action]:
    return legal[:1]


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
