"""The expert: plays the game on in its head, in worlds that may well be, and takes what wins most often.

The worlds are drawn from its exact belief, and from what people said. In each the others are quick players
(`bots.quick`) who believe what they could believe if the game had gone that way. So is the expert itself from
its next decision on, with what it knows now and no more: it never plays by a card that it only imagines.

Where to look first, and what to make of few trials, it takes from the regular's thoughts. While the loops are
not compiled yet, and its time is limited, these are all it has.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import numpy as np

from mascarade.bots.api import Bot, Mind, Reason, Seat, Temper
from mascarade.bots.expert.histories import Words, draw_courses
from mascarade.bots.expert.observations import Chronicle, rates_of
from mascarade.bots.expert.rollouts import UNSEEN
from mascarade.bots.expert.search import Search, Tried, Worlds
from mascarade.bots.quick import warmup
from mascarade.bots.quick.players import Company, company_of
from mascarade.bots.regular import RegularMind, near_best
from mascarade.kernel import KernelRefused, KernelSetup, encode, from_state
from mascarade.kernel import layout as at
from mascarade.rules import Action, AnyEvent, Decision, State, Table
from mascarade.rules import actions as a
from mascarade.rules import events as e
from mascarade.rules import state as s
from mascarade.rules.state import Secrets

NODES = 3_000
"""Answers that it imagines for one decision, unless it is told otherwise: about 20 ms."""
A_SECOND = 100_000
"""Answers that it sets out to imagine in a second, if that is its limit,"""
AT_MOST = 25 * NODES
"""and at most in any time."""
TURNS = 10
"""Turns that a trial is played on for."""
MOST = 8
"""Answers that are tried out: those that the regular thinks best."""
WEIGHT = 24.0
"""How many trials the regular's opinion counts as."""
COIN = 0.02
"""What a coin of the regular's reckoning is, as a chance to win."""
TEMPER = 0.3
"""How much a temper can change the worth of an answer, as a chance to win."""
COURSES = range(16, 513)
"""Courses that are drawn: one for so many imagined answers, within these limits;"""
PER_COURSE = 48
DRAWN = 4
"""and how many times as many to choose them from."""


class ExpertMind(RegularMind):
    """Tries its answers out."""

    def __init__(self, seat: Seat, temper: Temper) -> None:
        super().__init__(seat, temper)
        self.chronicle = Chronicle(self.belief)
        self.hidden = 1
        """The number under its hand, if there is one."""
        self.kernel = _kernel_of(seat)
        self.company: Company | None = None

    def observe(self, event: AnyEvent) -> None:
        """Take in an event, and remember a number that this mind hid."""
        super().observe(event)
        if isinstance(event, e.Hid) and event.number is not None:
            self.hidden = event.number

    def recall(self, table: Table) -> None:
        """Where memory fades there is no course of the game to imagine: it thinks as the regular does."""
        super().recall(table)
        self.kernel = None

    def take_in(self, event: AnyEvent) -> None:
        """Keep an event, and believe it."""
        if self.kernel is not None:
            self.chronicle.note(event, self.table)
        super().take_in(event)

    def answer(self, decision: Decision, legal: Sequence[Action], chance: Random) -> Action:
        """Think as the regular does, then try the best answers out."""
        values, reasons = self.weigh(decision, legal, chance)
        if len(legal) > 1 and not self.effort.over and self._can_search(decision):
            tried = self._tried(values, chance)
            best = max(tried, key=lambda action: tried[action].value)
            self.reason = _told(reasons[best], best, tried)
            return best
        chosen = near_best(values, chance)
        self.reason = reasons[chosen]
        return chosen

    def _can_search(self, decision: Decision) -> bool:
        """Whether there is something to search for, and something to search with."""
        if self.kernel is None or isinstance(decision.question, s.HowMany | s.GuessHowMany):
            return False
        if self.seat.budget.seconds is None:
            warmup.warm()
        elif not warmup.ready():
            warmup.begin()
            return False
        return True

    def _tried(self, values: dict[Action, float], chance: Random) -> dict[Action, Tried]:
        kernel = self.kernel
        assert kernel is not None
        if self.company is None:
            self.company = company_of(kernel)
        nodes = self._nodes()
        ranked = sorted(values, key=lambda action: -values[action])[:MOST]
        courses = min(max(nodes // PER_COURSE, COURSES.start), COURSES.stop - 1)
        worlds = self._worlds(kernel, self.company, courses, chance)
        any_world = self.belief.sample(chance, 1)[0]
        secrets = Secrets(cards=any_world, cemetery=self.belief.sample_cemetery(chance), hidden=self.hidden)
        root = from_state(kernel, State(self.table, secrets))
        search = Search(
            root,
            self.company,
            worlds,
            [encode(kernel, self.table, action) for action in ranked],
            [COIN * values[action] for action in ranked],
            self.effort,
            weight=WEIGHT,
            turns=TURNS,
        )
        found = search.run(nodes)
        return {
            action: found[index]._replace(value=found[index].value + self._inclination(action))
            for index, action in enumerate(ranked)
        }

    def _nodes(self) -> int:
        """How many answers to imagine now."""
        budget = self.seat.budget
        if budget.nodes is not None:
            return budget.nodes - self.effort.spent
        return NODES if budget.seconds is None else min(AT_MOST, int(A_SECOND * budget.seconds))

    def _inclination(self, action: Action) -> float:
        """What the temper adds to an answer; nothing for an even one."""
        match action:
            case a.Announce(character=character, spot=spot):
                bluff = 1 - self.belief.probability(spot, character)
                return TEMPER * (self.temper.boldness - 0.5) * bluff
            case a.Contest():
                return TEMPER * (self.temper.scepticism - 0.5)
            case _:
                return 0.0

    def _worlds(self, kernel: KernelSetup, company: Company, courses: int, chance: Random) -> Worlds:
        """Courses that the game may have taken, as likely as they are."""
        now = self._placements(courses * DRAWN, chance)
        company.dice[0] = np.uint64(chance.getrandbits(64))
        kept = np.zeros(courses, np.int64)
        views = np.zeros((courses, *company.views.shape), np.float32)
        know = np.zeros((courses, *company.know.shape), np.float32)
        mine = np.zeros(company.views.shape[1:])
        lines, begins, before, likely = self.chronicle.arrays()
        rates = rates_of(self.belief, self.table.layout.players)
        draw_courses(lines, begins, before, likely, rates, now, company, kept, views, know, mine)
        views[:, self.me] = mine
        codes = np.array([0, *(kernel.codes[card] for card in self.belief.characters)], np.int16)
        unseen = np.zeros((courses, UNSEEN), np.int16)
        for spot in range(self.table.layout.spots):
            unseen[:, spot] = codes[((now[kept] >> np.uint64(4 * spot)) & np.uint64(15)).astype(np.int64)]
        if self.table.buried:
            for course in range(courses):
                buried = [kernel.codes[card] for card in self.belief.sample_cemetery(chance)]
                unseen[course, at.SPOTS : at.SPOTS + len(buried)] = buried
        unseen[:, UNSEEN - 1] = self.hidden
        seeds = np.array([chance.getrandbits(63) for _ in range(courses)], np.uint64)
        return Worlds(unseen, views, know, seeds)

    def _placements(self, count: int, chance: Random) -> Words:
        """Placements as likely as they are, in any order: one from each of so many equal shares."""
        words, weights = self.belief.placements()
        total = np.cumsum(weights)
        shares = (np.arange(count) + np.array([chance.random() for _ in range(count)])) * total[-1] / count
        found = np.minimum(np.searchsorted(total, shares, "right"), len(words) - 1)
        drawn: Words = words[found[np.array(chance.sample(range(count), count))]]
        return drawn


def _kernel_of(seat: Seat) -> KernelSetup | None:
    """The setup as the kernel plays it, if it can."""
    try:
        return KernelSetup.of(seat.setup)
    except KernelRefused:
        return None


def _told(reason: Reason, best: Action, tried: dict[Action, Tried]) -> Reason:
    """The regular's reason for it, with the numbers that were compared."""
    others = [found.value for action, found in tried.items() if action != best]
    numbers: dict[str, str | int | float] = {
        "win": round(100 * tried[best].value),
        "other": round(100 * max(others)) if others else 0,
        "trials": sum(found.trials for found in tried.values()),
    }
    return Reason(f"{reason.message}-tried", reason.arguments | numbers)


class ExpertBot(Bot):
    """Searches worlds that may well be."""

    name = "expert"
    summary = "bot-expert"
    temper = Temper(memory=1.0)

    def sit(self, seat: Seat) -> Mind:
        """Take a seat and concentrate."""
        return ExpertMind(seat, seat.temper or self.temper)
