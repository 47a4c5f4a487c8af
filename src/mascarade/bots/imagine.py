"""Trying things out in one's head: the rules themselves, played on a world that may well be.

No power is known here by its name or its number: a mind learns what a power is worth by using it.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from random import Random

from msgspec.structs import replace

from mascarade.bots.mind import Budget
from mascarade.bots.standing import standing
from mascarade.rules import Action, CharacterId, Decision, Player, State, advance, legal_actions
from mascarade.rules import actions as a
from mascarade.rules import state as s

Answerer = Callable[[State, tuple[Action, ...]], Action]
MOST_TRIED = 16
"""Answers compared at one inner decision of an imagined power."""
MOST_LIKELY = 3
"""Answers that somebody else may well give to it."""
INDIFFERENT = 1.5
"""Differences, in coins, that may not decide somebody else's choice."""
DEEPEST = 12
"""Inner decisions of an imagined power, after which it is judged as it stands."""


class Thinking:
    """What is left of the budget of one decision."""

    def __init__(self, budget: Budget) -> None:
        self.nodes = budget.nodes
        self.deadline = None if budget.seconds is None else time.monotonic() + budget.seconds
        self.spent = 0

    def step(self) -> None:
        """Count one more imagined action."""
        self.spent += 1

    @property
    def over(self) -> bool:
        """Whether it is time to answer."""
        if self.nodes is not None and self.spent >= self.nodes:
            return True
        return self.deadline is not None and time.monotonic() >= self.deadline


class Imagination:
    """One mind's what-ifs on one imagined world."""

    def __init__(self, me: Player, world: State, thinking: Thinking, declare: Answerer) -> None:
        self.me = me
        self.world = world
        self.thinking = thinking
        self.declare = declare
        self.now = standing(world.table, me)

    def worth_of(self, character: CharacterId, claims: tuple[s.Claim, ...], holder: s.Claim | None) -> float:
        """How much better it stands once these people claimed the character, and one or none held it."""
        state = self._claimed(character, claims, holder)
        return self.follow(state) - self.now

    def worth(self, action: Action) -> float:
        """How much better this mind stands after an answer to the decision that is really pending."""
        return self.follow(self._after(self.world, action)) - self.now

    def follow(self, state: State, depth: int = 0) -> float:
        """The standing once the power under way is over, everybody choosing what seems best for them."""
        while True:
            decision = state.decision
            if decision is None or isinstance(decision.question, s.TurnChoice) or depth >= DEEPEST:
                return standing(state.table, self.me)
            depth += 1
            answers = self._answers(state, decision)
            if len(answers) > 1:
                after = [self.follow(self._after(state, answer), DEEPEST - 2) for answer in answers]
                return sum(after) / len(after)
            state = self._after(state, answers[0])

    def _after(self, state: State, action: Action) -> State:
        self.thinking.step()
        return advance(state, action)[0]

    def _answers(self, state: State, decision: Decision) -> Sequence[Action]:
        """What the person may well answer: several things, if others choose and it hardly matters to them."""
        legal = legal_actions(state)
        if len(legal) == 1 or self.thinking.over:
            return legal[:1]
        match decision.question:
            case s.WhichPlayer() | s.WhichWay():
                whose = decision.player
                tried = {x: standing(self._after(state, x).table, whose) for x in legal[:MOST_TRIED]}
                ranked = sorted(tried, key=lambda action: -tried[action])
                if whose == self.me:
                    return ranked[:1]
                return [x for x in ranked[:MOST_LIKELY] if tried[x] >= tried[ranked[0]] - INDIFFERENT]
            case s.WhichCharacter() | s.WhichCard():
                return (self.declare(state, legal),)
            case _:
                return legal[:1]

    def _claimed(self, character: CharacterId, claims: tuple[s.Claim, ...], holder: s.Claim | None) -> State:
        """The state after the last answer to an announcement, in a world where only `holder` is right."""
        table = self.world.table
        number = table.decisions + 1
        cards = _arranged(self.world.secrets.cards, character, claims, holder)
        *_, last = claims
        action: Action
        if len(claims) > 1:
            told = s.ClaimRound(character, claims[:-1], waiting=(last.player,))
            action = a.Contest(number, last.player, last.spot)
        else:
            bystander = next(other for other in table.others(last.player))
            told = s.ClaimRound(character, claims, waiting=(bystander,))
            action = a.Pass(number, bystander)
        asked = replace(
            table,
            round=told,
            stack=(),
            decisions=number,
            decision=Decision(number, action.player, s.ContestOrPass(character)),
        )
        return self._after(State(asked, replace(self.world.secrets, cards=cards)), action)


def _arranged(
    cards: tuple[CharacterId | None, ...],
    character: CharacterId,
    claims: tuple[s.Claim, ...],
    holder: s.Claim | None,
) -> tuple[CharacterId | None, ...]:
    """The world, rearranged as little as possible so that of the claims only the holder's is true."""
    world = list(cards)
    claimed = {claim.spot for claim in claims}
    if holder is not None and world[holder.spot] != character:
        there = world.index(character) if character in world else holder.spot
        world[there], world[holder.spot] = world[holder.spot], character
    for claim in claims:
        if claim != holder and world[claim.spot] == character:
            elsewhere = [
                spot
                for spot, card in enumerate(world)
                if spot not in claimed and card is not None and card != character
            ]
            if elsewhere:
                other = elsewhere[0]
                world[claim.spot], world[other] = world[other], world[claim.spot]
    return tuple(world)


def near_best(values: dict[Action, float], chance: Random, slack: float) -> Action:
    """One of the best answers: any within the slack is as good as the best, and nobody can foresee which."""
    best = max(values.values())
    return chance.choice([action for action, value in values.items() if value >= best - slack])
