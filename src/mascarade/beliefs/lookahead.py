"""Look-ahead: plays the real rules forward in sampled worlds.

No power is known here by name: its worth is found by using it.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

from msgspec.structs import replace

from mascarade.rules import Action, CharacterId, Decision, Player, State, Table, advance, legal_actions
from mascarade.rules import actions as a
from mascarade.rules import state as s

Value = Callable[[Table, Player], float]
"""How good a table is for a player."""
Naming = Callable[[State, tuple[Action, ...]], Sequence[Action]]
"""The likely answers of a player who has to name a character; all are equally likely."""

MAX_TRIED = 16
"""Answers compared at one decision inside a power."""
MAX_LIKELY = 3
"""Answers of another player that are followed."""
INDIFFERENT = 1.5
"""A difference in value that may not decide another player's choice."""
_WEIGHED = s.WhichPlayer | s.WhichWay
"""Choices whose outcomes are compared."""
MAX_DEPTH = 12
"""Decisions inside a power, after which the table is judged as it is."""


class Effort:
    """A budget of moves and time for the look-ahead."""

    def __init__(self, nodes: int | None = None, seconds: float | None = None) -> None:
        self.nodes = nodes
        self.deadline = None if seconds is None else time.monotonic() + seconds
        self.spent = 0

    @property
    def over(self) -> bool:
        """Whether it is time to stop."""
        if self.nodes is not None and self.spent >= self.nodes:
            return True
        return self.deadline is not None and time.monotonic() >= self.deadline


class WhatIf:
    """One player's look-ahead in possible worlds, where every player chooses what is best for them.

    The worlds differ only in what this player can't know. So their first choice is the same in all worlds;
    what follows is judged in each.
    """

    def __init__(
        self, worlds: Sequence[State], me: Player, value: Value, naming: Naming, effort: Effort
    ) -> None:
        self.worlds = worlds
        self.me = me
        self.value = value
        self.naming = naming
        self.effort = effort
        self.now = value(worlds[0].table, me)
        self._claimed: dict[tuple[CharacterId, tuple[s.Claim, ...], s.Claim | None], float] = {}

    def claimed(
        self, character: CharacterId, claims: tuple[s.Claim, ...], holder: s.Claim | None = None
    ) -> float:
        """The gain in value once these players have claimed the character.

        Several claims are revealed, and only the holder's is true, or none; a single one stands unrevealed.
        """
        asked = (character, claims, holder)
        if asked not in self._claimed:
            settled = [self._settled(world, character, claims, holder) for world in self.worlds]
            self._claimed[asked] = self._expected(settled)
        return self._claimed[asked]

    def answered(self, action: Action) -> float:
        """The gain in value after an answer to the pending decision."""
        return self._expected([self._after(world, action) for world in self.worlds])

    def _expected(self, states: Sequence[State]) -> float:
        """The average gain over the worlds, with the player's best choice if they decide next in all."""
        asked = states[0].decision
        legal = legal_actions(states[0])[:MAX_TRIED]
        mine = asked is not None and asked.player == self.me and isinstance(asked.question, _WEIGHED)
        if len(states) == 1 or not mine or any(state.decision != asked for state in states):
            return self._average(states) - self.now
        return max(self._average([self._after(s, x) for s in states]) for x in legal) - self.now

    def _average(self, states: Sequence[State]) -> float:
        return sum(self._follow(state) for state in states) / len(states)

    def _follow(self, state: State, depth: int = 0) -> float:
        """The value once the current power is over."""
        while True:
            decision = state.decision
            if decision is None or isinstance(decision.question, s.TurnChoice) or depth >= MAX_DEPTH:
                return self.value(state.table, self.me)
            depth += 1
            answers = self._answers(state, decision)
            if len(answers) > 1:
                after = [self._follow(self._after(state, answer), MAX_DEPTH - 2) for answer in answers]
                return sum(after) / len(after)
            state = self._after(state, answers[0])

    def _after(self, state: State, action: Action) -> State:
        self.effort.spent += 1
        return advance(state, action)[0]

    def _answers(self, state: State, decision: Decision) -> Sequence[Action]:
        """The likely answers: several if another player chooses and it hardly matters to them."""
        legal = legal_actions(state)
        if len(legal) == 1 or self.effort.over:
            return legal[:1]
        match decision.question:
            case s.WhichPlayer() | s.WhichWay():
                return self._best(state, decision.player, legal[:MAX_TRIED])
            case s.WhichCharacter():
                return self.naming(state, legal)
            case s.GuessHowMany():
                return legal
            case s.HowMany():
                return legal[-1:]
            case _:
                return legal[:1]

    def _best(self, state: State, whose: Player, legal: Sequence[Action]) -> Sequence[Action]:
        """The answers that are best for the chooser, one step ahead."""
        tried = {action: self.value(self._after(state, action).table, whose) for action in legal}
        ranked = sorted(tried, key=lambda action: -tried[action])
        if whose == self.me:
            return ranked[:1]
        return [x for x in ranked[:MAX_LIKELY] if tried[x] >= tried[ranked[0]] - INDIFFERENT]

    def _settled(
        self, world: State, character: CharacterId, claims: tuple[s.Claim, ...], holder: s.Claim | None
    ) -> State:
        """The state after the last answer to an announcement."""
        table, secrets = world.table, world.secrets
        number = table.decisions + 1
        *_, last = claims
        action: Action
        if len(claims) > 1:
            claim_round = s.ClaimRound(character, claims[:-1], waiting=(last.player,))
            action = a.Contest(number, last.player, last.spot)
            secrets = replace(secrets, cards=_arranged(secrets.cards, character, claims, holder))
        else:
            bystander = table.others(last.player)[0]
            claim_round = s.ClaimRound(character, claims, waiting=(bystander,))
            action = a.Pass(number, bystander)
        asked = replace(
            table,
            round=claim_round,
            stack=(),
            decisions=number,
            decision=Decision(number, action.player, s.ContestOrPass(character)),
        )
        return self._after(State(asked, secrets), action)


def _arranged(
    cards: tuple[CharacterId | None, ...],
    character: CharacterId,
    claims: tuple[s.Claim, ...],
    holder: s.Claim | None,
) -> tuple[CharacterId | None, ...]:
    """The cards, rearranged as little as possible so that only the holder's claim is true."""
    world = list(cards)
    claimed = {claim.spot for claim in claims}
    if holder is not None and world[holder.spot] != character:
        there = world.index(character) if character in world else holder.spot
        world[there], world[holder.spot] = world[holder.spot], character
    for claim in claims:
        if claim != holder and world[claim.spot] == character:
            others = (spot for spot, card in enumerate(world) if card not in {None, character})
            other = next((spot for spot in others if spot not in claimed), claim.spot)
            world[claim.spot], world[other] = world[other], world[claim.spot]
    return tuple(world)
