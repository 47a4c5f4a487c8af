"""Two implementations of the rules in lockstep: they agree at every decision of any game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import TypeAlias

import msgspec
import pytest

from mascarade.rules import actions as a
from mascarade.rules import events as e
from mascarade.rules import state as s
from mascarade.rules.catalogue import CharacterId, EditionId
from mascarade.rules.legal import interjections, legal_actions
from tests.kit.coverage import all_powers
from tests.kit.table_dsl import DslTable
from tests.tiers import scaled
from tests.whole_games.reference.random_tables import RandomTable, random_table, reckless
from tests.whole_games.reference.second_engine import Answer, Asking, Question, SecondEngine

SHARES = 12
GAMES = 250
MOST_DECISIONS = 300
COMMON = {
    "peek",
    "deep chain",
    "eliminated by claim",
    "ended by thirteen",
    "ended by ruin",
    "ended by last-standing",
    "ended by turn-limit",
}
RARE = {
    "cheat": "ended by cheat",
    "inquisitor": "eliminated by inquisitor",
    "usurper": "eliminated by usurper",
    "courtesan": "eliminated by courtesan",
    "necromancer": "eliminated by necromancer",
}
"""Outcomes that only some powers can lead to."""

Subject: TypeAlias = tuple[EditionId, CharacterId]
POWERS: list[Subject] = sorted(all_powers())
KINDS: dict[type[a.Action], str] = {}


class Apart(AssertionError):
    """The two engines differ."""


def worded(action: a.Action) -> Answer:
    """The action in the second engine's form: its kind and its arguments, without player and decision."""
    kind = KINDS.setdefault(type(action), a.kebab(type(action).__name__))
    return (kind, *msgspec.structs.astuple(action)[2:])


class Lockstep:
    """One game, played by both engines at once."""

    def __init__(self, table: RandomTable, kind: type[SecondEngine] = SecondEngine) -> None:
        self.about = table.about
        self.laid = table.for_the_engine()
        self.second = table.for_the_second(kind)
        self.course = self.second.play()
        self.question: Question | None = next(self.course)

    def play(self, chance: Random, seen: Counter[str]) -> None:
        """Play to the end, or for a limited number of decisions."""
        for _ in range(MOST_DECISIONS):
            self.compare()
            if self.question is None:
                break
            seen["peek"] += self.peek(chance)
            action = reckless(chance, self.laid, self.about)
            self.laid.do(action)
            self.question = self.answered(worded(action))
        seen.update(what_happened(self.laid))

    def answered(self, answer: Answer) -> Question | None:
        try:
            return self.course.send(answer)
        except StopIteration:
            return None

    def peek(self, chance: Random) -> int:
        """Sometimes a player confesses a peek, in both engines; how many did."""
        peeks = 0
        for person in self.laid.table.sitting:
            possible = interjections(self.laid.state, person)
            if possible and chance.random() < 0.15:
                self.laid.do(chance.choice(possible))
                self.second.peek(person)
                peeks += 1
        if peeks:
            self.compare()
        return peeks

    def compare(self) -> None:
        table, secrets, second = self.laid.table, self.laid.state.secrets, self.second
        self.same("coins", table.coins, tuple(second.coins))
        self.same("bank", table.bank, second.bank)
        self.same("courthouse", table.courthouse, second.courthouse)
        self.same("seats", table.sitting, tuple(second.sitting))
        self.same("eliminated", table.out, tuple(second.eliminated))
        self.same("turn", (table.turn, table.seat), (second.turn, second.seat))
        lying = {spot: card for spot, card in enumerate(secrets.cards) if card is not None}
        self.same("cards", lying, {spot: card for spot, card in second.cards.items() if card is not None})
        self.same("cemetery", secrets.cemetery, tuple(second.cemetery))
        self.same("last played", table.last_played, second.last_played)
        result = None if table.result is None else (table.result.winners, table.result.reason)
        self.same("result", result, second.result)
        self.compare_question(table.decision)

    def compare_question(self, decision: s.Decision | None) -> None:
        self.same("whether it goes on", decision is not None, self.question is not None)
        if decision is None or self.question is None:
            return
        own_turn = isinstance(decision.question, s.TurnChoice)
        binding = decision.question.binding if isinstance(decision.question, s.TurnChoice) else None
        legal = [worded(action) for action in legal_actions(self.laid.state)]
        self.same("who is asked", decision.player, self.question.person)
        self.same("how they are bound", binding, self.question.binding)
        self.same("the legal answers", frozenset(legal), self.question.answers)
        self.same("each answer once", len(legal), len(self.question.answers))
        for person in self.laid.table.sitting:
            peeks = {peek.spot for peek in interjections(self.laid.state, person)}
            self.same(f"peeks of {person}", peeks, self.second.may_peek(person) if own_turn else set())

    def same(self, what: str, engine: object, second: object) -> None:
        if engine != second:
            question = self.laid.waits_for or self.laid.ending
            raise Apart(f"{what}, at '{question}': {engine} by the engine, {second} by the second statement")


def what_happened(laid: DslTable) -> Iterator[str]:
    """Uses of powers with their depth, eliminations and the end, from the engine's events."""
    under_way: list[CharacterId] = []
    edition = laid.setup.scenario.edition
    for event in laid.events[laid.laid_events :]:
        match event:
            case e.TurnStarted():
                under_way.clear()
            case e.PowerUsed(character=character):
                yield f"{edition} {character} {'through another' if under_way else 'used'}"
                under_way.append(character)
                if len(under_way) > 2:
                    yield "deep chain"
            case e.PowerEnded():
                under_way.pop()
            case e.Eliminated():
                yield f"eliminated by {under_way[-1] if under_way else 'claim'}"
            case e.Ended(reason=reason):
                yield f"ended by {reason}"
            case _:
                pass


def subjects(share: int) -> list[Subject]:
    """The characters of a share of the games; together the shares have them all."""
    rare = list(RARE)[share % len(RARE)]
    return [*dict.fromkeys([*POWERS[share::SHARES], ("first", rare)])]


def games(share: int, about: list[Subject]) -> Iterator[tuple[Random, RandomTable]]:
    """Tables about each of these characters in turn."""
    for game in range(max(GAMES, scaled(GAMES))):
        chance = Random(f"lockstep {share} {game}")
        yield chance, random_table(chance, *about[game % len(about)])


def expected(about: list[Subject]) -> set[str]:
    """What games about these must contain: their powers by every route, and everything these may lead to."""
    wanted = {f"{edition} {character} used" for edition, character in about}
    of_first = [character for edition, character in about if edition == "first"]
    wanted |= {f"first {character} through another" for character in of_first}
    wanted |= {RARE[character] for character in of_first if character in RARE}
    return wanted | COMMON


@pytest.mark.parametrize("share", range(SHARES))
def test_both_statements_of_the_rules_agree(share: int) -> None:
    about = subjects(share)
    seen: Counter[str] = Counter()
    for number, (chance, table) in enumerate(games(share, about)):
        if number >= scaled(GAMES) and expected(about) <= set(+seen):
            break
        Lockstep(table).play(chance, seen)
    assert expected(about) - set(+seen) == set()


def test_the_shares_together_are_about_everything() -> None:
    about = [subject for share in range(SHARES) for subject in subjects(share)]
    assert set(about) == all_powers()
    assert expected(about) >= {*COMMON, *RARE.values()}


# Planted differences


class UsurpsAnybody(SecondEngine):
    """Ignores that players revealed this turn are safe from the Usurper."""

    def _usurpable(self, user: int) -> list[int]:
        return self.others(user)


class FinesFirst(SecondEngine):
    """Collects the fines before the power is used."""

    def _settle(self, character: str, right: dict[int, int], false: list[int]) -> Asking[None]:
        self._fine(false)
        yield from self._by_right(character, right)


class LonelyActress(SecondEngine):
    """Does not share the Peasants' coins."""

    def _play_the_peasant(self, user: int) -> None:
        self._peasant(user)


class Forgetful(SecondEngine):
    """Creates no bindings after a reveal."""

    def _binding(self, person: int) -> str | None:
        self.revealed_before.clear()
        return super()._binding(person)


@pytest.mark.parametrize(
    ("faulty", "about"),
    [(UsurpsAnybody, "usurper"), (FinesFirst, "judge"), (LonelyActress, "peasant"), (Forgetful, "king")],
)
def test_a_wrong_statement_is_found(faulty: type[SecondEngine], about: CharacterId) -> None:
    def play_until_found() -> None:
        for chance, table in games(0, [("first", about)]):
            Lockstep(table, faulty).play(chance, Counter())

    with pytest.raises(Apart):
        play_until_found()
