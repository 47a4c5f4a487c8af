"""The learned bot: a policy file in a seat of the engine's table."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from mascarade.bots.api import Bot, Mind, Reason, Seat
from mascarade.bots.learned.features import sight_of
from mascarade.bots.learned.network import Weights, think
from mascarade.bots.learned.observation import SeatObserver
from mascarade.bots.learned.policy import Policy
from mascarade.bots.registry import BotRefused
from mascarade.kernel import encode
from mascarade.rules import Action, AnyEvent, Decision, Table
from mascarade.rules import actions as a


class LearnedMind(Mind):
    """Samples its actions from the network's probabilities."""

    def __init__(self, seat: Seat, policy: Policy) -> None:
        super().__init__(seat)
        self.network = policy.network
        self.kernel, self.sight = sight_of(seat.setup)
        self.observer = SeatObserver(self.kernel, seat.player)
        self.reason: Reason | None = None

    def resume(self, table: Table) -> None:
        """Start without having seen any card."""
        self.observer.resume(table)

    def observe(self, event: AnyEvent) -> None:
        """Update the table and the cards seen."""
        self.observer.observe(event)

    def choose(self, decision: Decision, legal: Sequence[Action]) -> Action:
        """Sample an action as in training."""
        chances = self._chances(decision, legal)
        (drawn,) = self.chance(decision.number).choices(range(len(legal)), weights=chances.tolist())
        self.reason = _reason_for(legal, chances, drawn)
        return legal[drawn]

    def _chances(self, decision: Decision, legal: Sequence[Action]) -> Weights:
        """The network's probability of each legal action."""
        observation = self.observer.observation(decision)
        numbers = [encode(self.kernel, self.observer.table, action) for action in legal]
        known = self.sight.numbers(observation)[0]
        features = self.sight.features(observation)
        chances = think(self.network, features, np.isin(known, numbers)[None, :]).chances[0]
        place = {int(number): index for index, number in enumerate(known)}
        found: Weights = chances[[place[number] for number in numbers]]
        return found

    def why(self) -> Reason | None:
        """The probability of its last choice, and of the best other."""
        return self.reason


def _reason_for(legal: Sequence[Action], chances: Weights, drawn: int) -> Reason:
    sure = round(100 * float(chances[drawn]))
    others = [index for index in np.argsort(-chances, kind="stable").tolist() if index != drawn]
    if not others:
        return Reason("why-learned-alone", {})
    other = legal[others[0]]
    arguments: dict[str, str | int | float] = {
        "sure": sure,
        "count": len(legal),
        "next": str(type(other).__struct_config__.tag),
        "next_sure": round(100 * float(chances[others[0]])),
    }
    if isinstance(other, a.Announce | a.NameCharacter):
        arguments["character"] = other.character
    return Reason("why-learned", arguments)


class LearnedBot(Bot):
    """Plays a learned policy."""

    name = "learned"
    summary = "bot-learned"

    def __init__(self, policy: Policy) -> None:
        self.policy = policy
        self.digest = policy.digest

    def sit(self, seat: Seat) -> Mind:
        """Take a seat at a table that it was trained for, or raise `BotRefused`."""
        about = self.policy.about.scenario
        if not self.policy.plays_at(seat.setup):
            raise BotRefused(
                "policy-other-table",
                file=self.policy.file,
                edition=about.edition,
                set=about.id or "none",
                players=about.players,
            )
        return LearnedMind(seat, self.policy)
