"""The regular: reasons exactly about the cards, and compares what every answer is likely to bring.

It values a turn by the coins, the race to 13 and the threats it brings, and what it would know afterwards.
What a power is worth it finds out by using it in its head (`WhatIf`).
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from mascarade.beliefs import OthersBelief, WhatIf, pointed_at
from mascarade.bots.api import Bot, Mind, Reason, Seat, Temper
from mascarade.bots.evaluation import VICTORY
from mascarade.bots.watchful import WatchfulMind
from mascarade.rules import Action, AnyEvent, CharacterId, Decision, Player, Spot, State, Table
from mascarade.rules import actions as a
from mascarade.rules import state as s

LATER = 0.72
"""What a prospect for the next turn is worth now: others swap, and win, in between."""
WORLDS = 8
"""Worlds in which an inner choice of a power is tried out."""
SLACK = 0.08
"""Differences, in coins, that do not matter: among such answers it chooses at random."""
CURIOSITY = 0.35
"""What it is worth to learn a card of somebody else's that could be anything."""


Weighed = tuple[dict[Action, float], dict[Action, Reason]]
"""By answer: what it is likely to bring, and the reason for it."""


class RegularMind(WatchfulMind):
    """Chooses what is best on average, as far as it can see."""

    def __init__(self, seat: Seat, temper: Temper) -> None:
        super().__init__(seat, temper)
        self.others = OthersBelief(self.me, cap=512, seed=seat.seed)
        self._sure: dict[Player, float] = {}
        """How sure the others are of their cards, as far as that was asked since the last event."""

    def recall(self, table: Table) -> None:
        """Begin with the table as it lies open, and the others as well."""
        super().recall(table)
        self.others.recall(table)
        self._sure.clear()

    def observe(self, event: AnyEvent) -> None:
        """Take in an event, and what the others can make of it."""
        super().observe(event)
        self.others.observe(event)
        self._sure.clear()

    def sureness(self, player: Player) -> float:
        """How sure the person can be of what they hold."""
        if player not in self._sure:
            self._sure[player] = self.others.sureness(player)
        return self._sure[player]

    def answer(self, decision: Decision, legal: Sequence[Action], chance: Random) -> Action:
        """Compare the answers, and take one of the best."""
        values, reasons = self.weigh(decision, legal, chance)
        chosen = near_best(values, chance)
        self.reason = reasons[chosen]
        return chosen

    def weigh(self, decision: Decision, legal: Sequence[Action], chance: Random) -> Weighed:
        """What each answer is likely to bring, in coins, and the reason for it."""
        match decision.question:
            case s.TurnChoice():
                return self._turn(self.what_if(chance, self.naming), legal)
            case s.ContestOrPass(character=character):
                return self._contest(self.what_if(chance, self.naming), character, legal)
            case s.HowMany() | s.GuessHowMany():
                return _all_the_same(legal, Reason("why-guess", {}))
            case s.WhetherToSwap() as question:
                return self._swap_or_not(question, legal, chance)
            case _:
                return self._within_a_power(legal, chance)

    # The turn

    def _turn(self, head: WhatIf, legal: Sequence[Action]) -> Weighed:
        values: dict[Action, float] = {}
        reasons: dict[Action, Reason] = {}
        gains = self._gains(head)
        fallback = max((value for value in gains.values()), default=0.0)
        keeping = {spot: self._prospect(self.belief.at(spot), gains, fallback) for spot in self.mine()}
        for action in legal:
            match action:
                case a.Announce(character=character, spot=spot):
                    value, safe = self._announcement(head, character, spot, gains[character])
                    values[action] = value + LATER * max(keeping.values())
                    sure = self.belief.probability(spot, character)
                    reasons[action] = _reason(
                        "why-announce" if sure >= 0.5 else "why-bluff", character, sure=sure, safe=safe
                    )
                case a.Look(spot=spot):
                    cards = self.belief.at(spot)
                    seen = sum(p * self._prospect({card: 1.0}, gains, fallback) for card, p in cards.items())
                    others = [keeping[own] for own in self.mine() if own != spot]
                    values[action] = LATER * max(seen, *others) if others else LATER * seen
                    reasons[action] = _reason("why-look", sure=max(cards.values()))
                case a.Swap(mine=mine, other=other, really=really):
                    taken = self.belief.at(other if really else mine)
                    others = [keeping[own] for own in self.mine() if own not in (mine, other)]
                    after = self._prospect(taken, gains, fallback)
                    values[action] = LATER * max(after, *others) if others else LATER * after
                    values[action] += self._unsettling(other)
                    best = max(taken, key=lambda card: taken[card])
                    reasons[action] = _reason("why-swap" if really else "why-pretend", best, sure=taken[best])
                case _:
                    raise AssertionError(f"{action} is no turn")
        return values, reasons

    def _gains(self, head: WhatIf) -> dict[CharacterId, float]:
        """What each power would bring this mind, unchallenged."""
        spot = self.mine()[0]
        claim = s.Claim(self.me, spot)
        return {
            character: 0.0 if self.effort.over else head.claimed(character, (claim,), None)
            for character in self.table.layout.announceable
        }

    def _announcement(
        self, head: WhatIf, character: CharacterId, spot: Spot, gain: float
    ) -> tuple[float, float]:
        """What an announcement is likely to bring, and how likely nobody contests it by right."""
        mine = s.Claim(self.me, spot)
        sure = self.belief.probability(spot, character)
        fine = head.claimed(character, (mine, self._rival()), None) if not self.effort.over else -1.0
        rash = 1.0
        for player in self.table.others(self.me):
            rash *= 1 - self.people.rashness(player) * (1.5 - self.temper.boldness)
        rash = 1 - rash
        value, exposed = sure * gain, 0.0
        for player in self.table.others(self.me):
            holds = self.holds(player, character)
            if not holds:
                continue
            caught = holds * self._would_contest(player)
            exposed += caught
            value += (holds - caught) * (gain * (1 - rash) + fine * rash)
            if caught > 0.02:
                rightful = self._claim_of(player, character)
                value += caught * self._if_right(head, character, (mine, rightful), rightful)
        elsewhere = max(0.0, 1 - sure - sum(self.holds(p, character) for p in self.table.others(self.me)))
        value += elsewhere * (gain * (1 - rash) + fine * rash)
        curse = sum(self.belief.probability(spot, card) for card in self.table.layout.cursed)
        value -= curse * (exposed + rash) * VICTORY
        if sure < 0.5:
            value -= 1.2 * (1 - self.temper.boldness) * (1 - sure)
        return value, max(0.0, 1 - exposed)

    def _would_contest(self, player: Player) -> float:
        """How likely the person, holding what is announced, knows it and says so."""
        return min(1.0, (0.12 + 0.83 * self.sureness(player)) * (1.5 - self.temper.boldness))

    def _prospect(
        self, cards: dict[CharacterId, float], gains: dict[CharacterId, float], fallback: float
    ) -> float:
        """What holding such a card promises for the next turn: to be it, or to bluff as well as anybody."""
        honest = max((p * gains.get(card, 0.0) - (1 - p) * 0.8 for card, p in cards.items()), default=0.0)
        cursed = sum(p for card, p in cards.items() if card in self.table.layout.cursed)
        return max(honest, 0.35 * fallback * self.temper.boldness * 2) - cursed

    def _unsettling(self, spot: Spot) -> float:
        """What it is worth that whoever has this card is less sure of it now."""
        seat = self.table.layout.seat_of_spot(spot)
        if seat is None or self.table.sitting[seat] == self.me:
            return 0.0
        return 0.15 * self.sureness(self.table.sitting[seat]) * self.table.coins[seat] / 6

    # Contests

    def _contest(self, head: WhatIf, character: CharacterId, legal: Sequence[Action]) -> Weighed:
        told = self.table.round
        assert told is not None
        later = [player for player in told.waiting if player != self.me]
        values: dict[Action, float] = {}
        reasons: dict[Action, Reason] = {}
        announcer = told.claims[0].player
        for action in legal:
            own = action.spot if isinstance(action, a.Contest) else self.mine()[0]
            shares = self._shares(character, own)
            mine = shares.pop(self.me)
            if isinstance(action, a.Contest):
                claims = (*told.claims, s.Claim(self.me, own))
                value = mine * self._if_right(head, character, claims, claims[-1])
                nobody = 1 - mine
                for claim in told.claims:
                    value += shares[claim.player] * self._if_right(head, character, claims, claim)
                    nobody -= shares[claim.player]
                for player in later:
                    caught = shares[player] * self._would_contest(player)
                    rightful = self._claim_of(player, character)
                    value += caught * self._if_right(head, character, (*claims, rightful), rightful)
                    nobody -= caught
                value += max(0.0, nobody) * self._if_right(head, character, claims, None)
                value += 2.4 * (self.temper.scepticism - 0.5)
                cursed = sum(self.belief.probability(own, card) for card in self.table.layout.cursed)
                value -= cursed * VICTORY
                values[action] = value
                message = "why-contest" if mine >= 0.5 else "why-stop"
                reasons[action] = _reason(message, character, sure=mine, player=announcer)
            else:
                values[action] = self._passing(head, character, shares, later)
                reasons[action] = _reason("why-pass", character, sure=mine, player=announcer)
        return values, reasons

    def _passing(
        self, head: WhatIf, character: CharacterId, shares: dict[Player, float], later: list[Player]
    ) -> float:
        """What is likely to come of it if this mind keeps out."""
        told = self.table.round
        assert told is not None
        value, rest = 0.0, 1.0
        for player in later:
            caught = shares[player] * self._would_contest(player)
            rightful = self._claim_of(player, character)
            value += caught * self._if_right(head, character, (*told.claims, rightful), rightful)
            rest -= caught
        if len(told.claims) == 1:
            return value + max(0.0, rest) * self._if_right(head, character, told.claims, told.claims[0])
        for claim in told.claims:
            value += shares[claim.player] * self._if_right(head, character, told.claims, claim)
            rest -= shares[claim.player]
        return value + max(0.0, rest) * self._if_right(head, character, told.claims, None)

    def _shares(self, character: CharacterId, own: Spot) -> dict[Player, float]:
        """How likely each person holds the character, given that some of them claim to."""
        told = self.table.round
        assert told is not None
        claimed = {claim.player: claim.spot for claim in told.claims}
        odds: dict[Player, float] = {}
        for player in (self.me, *self.table.others(self.me)):
            if player == self.me:
                odds[player] = self.belief.probability(own, character)
            elif player in claimed:
                trust = 1 + 7 * self.people.honesty(player) * (1.5 - self.temper.scepticism)
                odds[player] = trust * self.belief.probability(claimed[player], character)
            else:
                odds[player] = self.holds(player, character)
        nowhere = max(0.0, 1 - sum(self.holds(player, character) for player in odds))
        total = max(sum(odds.values()) + nowhere, 1e-9)
        if self.table.layout.character(character).copies > 1:
            return {player: min(1.0, chance) for player, chance in odds.items()}
        return {player: chance / total for player, chance in odds.items()}

    def _if_right(
        self,
        head: WhatIf,
        character: CharacterId,
        claims: tuple[s.Claim, ...],
        rightful: s.Claim | None,
    ) -> float:
        if self.effort.over:
            return 0.0 if rightful is None or rightful.player != self.me else 2.0
        return head.claimed(character, claims, rightful)

    def _claim_of(self, player: Player, character: CharacterId) -> s.Claim:
        """The card with which the person would claim the character."""
        spots = self.table.layout.spots_of[self.table.seat_of(player)]
        return s.Claim(player, max(spots, key=lambda spot: self.belief.probability(spot, character)))

    def _rival(self) -> s.Claim:
        """Somebody who might contest: whom does not matter."""
        left, _ = self.table.neighbours(self.me)
        return s.Claim(left, self.table.layout.spots_of[self.table.seat_of(left)][0])

    # Inside a power

    def _within_a_power(self, legal: Sequence[Action], chance: Random) -> Weighed:
        worlds = WORLDS if len(legal) > 1 else 1
        head = self.what_if(chance, self.naming, worlds)
        values = {action: 0.0 if self.effort.over else head.answered(action) for action in legal}
        reasons = dict.fromkeys(legal, Reason("why-power", {}))
        for action in legal:
            match action:
                case a.PickCard(spot=spot):
                    values[action] += CURIOSITY * (1 - max(self.belief.at(spot).values()))
                    values[action] += self._unsettling(spot)
                case a.NameCharacter(character=character):
                    sure = self.belief.probability(pointed_at(self.table), character)
                    values[action] += 2 * sure
                    reasons[action] = _reason("why-declare", character, sure=sure)
                case _:
                    pass
        return values, reasons

    def _swap_or_not(self, question: s.WhetherToSwap, legal: Sequence[Action], chance: Random) -> Weighed:
        own = set(self.mine())
        if question.first not in own or question.second in own:
            return _all_the_same(legal, Reason("why-confuse", {}))
        gains = self._gains(self.what_if(chance, self.naming))
        values: dict[Action, float] = {}
        reasons: dict[Action, Reason] = {}
        for action in legal:
            really = isinstance(action, a.SwapOrNot) and action.really
            kept = self.belief.at(question.second if really else question.first)
            best = max(kept, key=lambda card: kept[card])
            values[action] = self._prospect(kept, gains, 0.0)
            reasons[action] = _reason("why-swap" if really else "why-pretend", best, sure=kept[best])
        return values, reasons

    def naming(self, state: State, legal: tuple[Action, ...]) -> Sequence[Action]:
        """What somebody may well say of a card: others say it rightly if they know it."""
        decision, spot = state.decision, pointed_at(state.table)
        assert decision is not None
        named = [action for action in legal if isinstance(action, a.NameCharacter)]
        if decision.player == self.me:
            cards = self.belief.at(spot)
            return (max(named, key=lambda action: cards.get(action.character, 0.0)),)
        knows = (
            decision.player == state.table.stack[-1].user or self.others.sure_of(decision.player, spot) > 0.6
        )
        return [x for x in named if (x.character == state.secrets.cards[spot]) == knows][:1] or named[:1]


def near_best(values: dict[Action, float], chance: Random) -> Action:
    """One of the best answers: any within the slack is as good as the best, and nobody can foresee which."""
    best = max(values.values())
    return chance.choice([action for action, value in values.items() if value >= best - SLACK])


def _all_the_same(legal: Sequence[Action], reason: Reason) -> Weighed:
    return dict.fromkeys(legal, 0.0), dict.fromkeys(legal, reason)


def _reason(message: str, character: CharacterId | None = None, **numbers: float) -> Reason:
    arguments: dict[str, str | int | float] = {} if character is None else {"character": character}
    for name, number in numbers.items():
        arguments[name] = number if isinstance(number, int) else round(100 * number)
    return Reason(message, arguments)


class RegularBot(Bot):
    """Reasons exactly, bluffs and contests by probability."""

    name = "regular"
    summary = "bot-regular"
    temper = Temper(memory=1.0)

    def sit(self, seat: Seat) -> Mind:
        """Take a seat and pay attention."""
        return RegularMind(seat, seat.temper or self.temper)
