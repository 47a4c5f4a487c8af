"""The expert bot: rolls the game out in sampled worlds, and takes the action that wins most often.

The worlds are drawn from its exact belief and from what players claimed. In each, the others are quick
players (`bots.quick`) with the beliefs that they would have, and in a style that fits what they did so far
(`opponents`). The expert goes on as a quick player, with what it knows now: it never uses a card that it only
imagines.

The regular's evaluation is the prior of its search. With a time limit it is all there is until the loops are
compiled.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import numpy as np

from mascarade.bots.api import Bot, Mind, Reason, Seat, Temper, as_asked
from mascarade.bots.expert.histories import UNSEEN, Weights, Words, Worlds, draw_histories, new_worlds
from mascarade.bots.expert.observations import ObservationLog
from mascarade.bots.expert.opponents import StyleMixtures
from mascarade.bots.expert.search import Search, TrialResult
from mascarade.bots.quick import warmup
from mascarade.bots.quick.players import TablePlayers, new_players
from mascarade.bots.regular import RegularMind, near_best
from mascarade.kernel import KernelRefused, KernelSetup, encode, from_state
from mascarade.kernel import layout as at
from mascarade.rules import Action, AnyEvent, CharacterId, Decision, Player, Spot, State, Table
from mascarade.rules import actions as a
from mascarade.rules import events as e
from mascarade.rules import state as s
from mascarade.rules.state import Secrets

NODES = 3_000
"""Simulated actions for one decision by default: about 20 ms."""
_NODES_PER_SECOND = 100_000
"""Simulated actions per second of a time limit."""
_MAX_NODES = 25 * NODES
"""The most simulated actions, with any time limit."""
_MAX_CANDIDATES = 8
"""Actions that are searched: the regular's best."""
_COIN_VALUE = 0.02
"""The value of a coin of the regular's evaluation, as a chance to win."""
_TEMPER_WEIGHT = 0.3
"""The most that a temper changes an action's value, as a chance to win."""
_HISTORIES = range(16, 513)
"""The limits of the number of sampled histories."""
_NODES_PER_HISTORY = 48
"""Simulated actions per sampled history."""
_OVERSAMPLING = 4
"""How many times more histories are drawn, to resample from."""


class ExpertMind(RegularMind):
    """Searches over rollouts."""

    def __init__(self, seat: Seat, temper: Temper) -> None:
        super().__init__(seat, temper)
        self.log = ObservationLog(self.belief)
        self.opponents: StyleMixtures = StyleMixtures(self.me, seat.setup.layout, self.belief)
        self.hidden = 1
        """The number of coins it hid."""
        self.kernel = _kernel_of(seat)
        self.people: TablePlayers | None = None
        self.read: Weights | None = None
        """By spot and place in the cast, how likely each card is there by what the others claimed."""

    def cards_at(self, spot: Spot) -> dict[CharacterId, float]:
        """The characters that may lie there, and how likely each is by all that was claimed."""
        if self.read is None:
            return super().cards_at(spot)
        cards = zip(self.belief.characters, self.read[spot].tolist(), strict=True)
        return {character: chance for character, chance in cards if chance > 0.0}

    def chance_of(self, spot: Spot, character: CharacterId) -> float:
        """How likely the card there is this character, by all that was claimed."""
        if self.read is None or character not in self.log.faces:
            return super().chance_of(spot, character)
        return float(self.read[spot, self.log.faces[character]])

    def _trust(self, player: Player) -> float:
        return super()._trust(player) if self.read is None else 1.0  # what was read includes the claims

    def _rashness(self, player: Player) -> float:
        return super()._rashness(player) if self.read is None else self.opponents.recklessness(player)

    def _would_contest(self, player: Player) -> float:
        usual = super()._would_contest(player)
        return usual if self.read is None else min(1.0, self.opponents.vigilance(player) * usual)

    def observe(self, event: AnyEvent) -> None:
        """Learn of an event, and remember the coins that this mind hid."""
        super().observe(event)
        self.read = None
        if isinstance(event, e.Hid) and event.number is not None:
            self.hidden = event.number

    def resume(self, table: Table) -> None:
        """Without the deal there are no histories to sample: play as the regular."""
        super().resume(table)
        self.kernel = None

    def update_belief(self, event: AnyEvent) -> None:
        """Log an event, and update the belief."""
        if self.kernel is not None:
            self.log.add(event, self.table, self.opponents.sureness)
        super().update_belief(event)

    def answer(self, decision: Decision, legal: Sequence[Action], chance: Random) -> Action:
        """Evaluate as the regular does, by what the others' claims tell, then search the best actions."""
        worlds = self._worlds(chance) if len(legal) > 1 and self._can_search(decision) else None
        values, reasons = self.evaluate(decision, legal, chance)
        if worlds is not None and not self.effort.over:
            tried = self._search(as_asked(self.table, decision), values, worlds, chance)
            best = max(tried, key=lambda action: tried[action].value)
            self.reason = _with_results(reasons[best], best, tried)
            return best
        chosen = near_best(values, chance)
        self.reason = reasons[chosen]
        return chosen

    def _can_search(self, decision: Decision) -> bool:
        """Whether search is possible and of use."""
        if self.kernel is None or isinstance(decision.question, s.HowMany | s.GuessHowMany):
            return False
        return warmup.ready_within(self.seat.budget.seconds)

    def _search(
        self, table: Table, values: dict[Action, float], worlds: Worlds, chance: Random
    ) -> dict[Action, TrialResult]:
        kernel, people = self.kernel, self.people
        assert kernel is not None
        assert people is not None
        ranked = sorted(values, key=lambda action: -values[action])[:_MAX_CANDIDATES]
        any_world = self.belief.sample(chance, 1)[0]
        secrets = Secrets(cards=any_world, cemetery=self.belief.sample_cemetery(chance), hidden=self.hidden)
        root = from_state(kernel, State(table, secrets))
        search = Search(
            root,
            people,
            worlds,
            np.array([encode(kernel, table, action) for action in ranked], np.int64),
            np.array([_COIN_VALUE * values[action] for action in ranked]),
            self.effort,
        )
        found = search.run(self._nodes())
        return {
            action: found[index]._replace(value=found[index].value + self._temper_bonus(action))
            for index, action in enumerate(ranked)
        }

    def _nodes(self) -> int:
        """The number of actions to simulate now."""
        budget = self.seat.budget
        if budget.nodes is not None:
            return budget.nodes - self.effort.spent
        return NODES if budget.seconds is None else min(_MAX_NODES, int(_NODES_PER_SECOND * budget.seconds))

    def _temper_bonus(self, action: Action) -> float:
        """What the temper adds to an action's value; 0 for a neutral one."""
        match action:
            case a.Announce(character=character, spot=spot):
                bluff = 1 - self.belief.probability(spot, character)
                return _TEMPER_WEIGHT * (self.temper.boldness - 0.5) * bluff
            case a.Contest():
                return _TEMPER_WEIGHT * (self.temper.scepticism - 0.5)
            case _:
                return 0.0

    def _worlds(self, chance: Random) -> Worlds:
        """Courses that the game may have taken, as likely as they are. Keeps what they tell of the cards."""
        kernel = self.kernel
        assert kernel is not None
        if self.people is None:
            self.people = new_players(kernel)
        people = self.people
        histories = min(max(self._nodes() // _NODES_PER_HISTORY, _HISTORIES.start), _HISTORIES.stop - 1)
        now = self._placements(histories * _OVERSAMPLING, chance)
        people.dice[0] = np.uint64(chance.getrandbits(64))
        worlds, resampled = new_worlds(people, histories), np.zeros(histories, np.int64)
        mine = np.zeros(people.views.shape[1:])
        claimed, passed = self.opponents.likelihoods()
        claimed[self.me] = passed[self.me] = 1.0  # it knows its own mind
        log = self.log.arrays(len(claimed), claimed, passed)
        draw_histories(log, now, people, resampled, worlds, mine)
        dice = np.array([[chance.random() for _ in range(len(claimed))] for _ in range(histories)])
        self.opponents.draw(self.me, dice, worlds.styles)
        worlds.views[:, self.me] = mine
        self.read = mine
        codes = np.array([0, *(kernel.codes[card] for card in self.belief.characters)], np.int16)
        for spot in range(self.table.layout.spots):
            places = (now[resampled] >> np.uint64(4 * spot)) & np.uint64(15)
            worlds.unseen[:, spot] = codes[places.astype(np.int64)]
        if self.table.buried:
            for history in range(histories):
                buried = [kernel.codes[card] for card in self.belief.sample_cemetery(chance)]
                worlds.unseen[history, at.MAX_SPOTS : at.MAX_SPOTS + len(buried)] = buried
        worlds.unseen[:, UNSEEN - 1] = self.hidden
        worlds.seeds[:] = [chance.getrandbits(63) for _ in range(histories)]
        return worlds

    def _placements(self, count: int, chance: Random) -> Words:
        """Stratified samples of the belief's placements, in random order."""
        words, weights = self.belief.placements()
        total = np.cumsum(weights)
        shares = (np.arange(count) + np.array([chance.random() for _ in range(count)])) * total[-1] / count
        found = np.minimum(np.searchsorted(total, shares, "right"), len(words) - 1)
        drawn: Words = words[found[np.array(chance.sample(range(count), count))]]
        return drawn


def _kernel_of(seat: Seat) -> KernelSetup | None:
    """The kernel's setup; None if it is beyond the kernel's limits."""
    try:
        return KernelSetup.of(seat.setup)
    except KernelRefused:
        return None


def _with_results(reason: Reason, best: Action, tried: dict[Action, TrialResult]) -> Reason:
    """The regular's reason, with the results of the search."""
    others = [found.value for action, found in tried.items() if action != best]
    numbers: dict[str, str | int | float] = {
        "win": round(100 * tried[best].value),
        "other": round(100 * max(others)) if others else 0,
        "trials": sum(found.trials for found in tried.values()),
    }
    return Reason(f"{reason.message}-tried", reason.arguments | numbers)


class ExpertBot(Bot):
    """Searches sampled worlds."""

    name = "expert"
    summary = "bot-expert"
    temper = Temper(memory=1.0)

    def sit(self, seat: Seat) -> Mind:
        """Take a seat."""
        return ExpertMind(seat, seat.temper or self.temper)
