"""The regular bot: reasons exactly about the cards, and compares the expected value of every action.

It values a turn by the coins, the race to 13 and the threats it brings, and by what it would know afterwards.
It finds the value of a power by look-ahead (`WhatIf`).
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from mascarade.beliefs import OthersBelief, WhatIf, pointed_at
from mascarade.bots.api import Bot, Mind, Reason, Seat, Temper
from mascarade.bots.evaluation import VICTORY
from mascarade.bots.watchful import WatchfulMind, reason_for
from mascarade.rules import Action, AnyEvent, CharacterId, Decision, Player, Spot, State, Table
from mascarade.rules import actions as a
from mascarade.rules import state as s

LATER = 0.72
"""The discount of a prospect for the next turn: others swap, and win, in between."""
WORLDS = 8
"""The number of sampled worlds for a choice inside a power."""
SLACK = 0.08
"""It chooses at random among actions that differ by less than this, in coins."""
CURIOSITY = 0.35
"""The value of seeing another player's card that could be anything."""


Evaluation = tuple[dict[Action, float], dict[Action, Reason]]
"""By action: its expected value, and the reason for it."""


class RegularMind(WatchfulMind):
    """Chooses the action with the best expected value."""

    def __init__(self, seat: Seat, temper: Temper) -> None:
        super().__init__(seat, temper)
        self.others = OthersBelief(self.me, cap=512, seed=seat.seed)
        self._sure: dict[Player, float] = {}
        """A cache of `sureness`, cleared with each event."""

    def resume(self, table: Table) -> None:
        """Start from the open table, as do the beliefs of the others."""
        super().resume(table)
        self.others.recall(table)
        self._sure.clear()

    def observe(self, event: AnyEvent) -> None:
        """Learn of an event, and what the others learn from it."""
        super().observe(event)
        self.others.observe(event)
        self._sure.clear()

    def sureness(self, player: Player) -> float:
        """How sure the player can be of their card."""
        if player not in self._sure:
            self._sure[player] = self.others.sureness(player)
        return self._sure[player]

    def answer(self, decision: Decision, legal: Sequence[Action], chance: Random) -> Action:
        """Take one of the best actions."""
        values, reasons = self.evaluate(decision, legal, chance)
        chosen = near_best(values, chance)
        self.reason = reasons[chosen]
        return chosen

    def evaluate(self, decision: Decision, legal: Sequence[Action], chance: Random) -> Evaluation:
        """The expected value of each action, in coins, and the reason for it."""
        match decision.question:
            case s.TurnChoice():
                return self._turn(self.what_if(chance, self.naming), legal)
            case s.ContestOrPass(character=character):
                return self._contest(self.what_if(chance, self.naming), character, legal)
            case s.HowMany() | s.GuessHowMany():
                return _indifferent(legal, Reason("why-guess", {}))
            case s.WhetherToSwap() as question:
                return self._swap_or_not(question, legal, chance)
            case _:
                return self._within_a_power(legal, chance)

    # The turn

    def _turn(self, lookahead: WhatIf, legal: Sequence[Action]) -> Evaluation:
        values: dict[Action, float] = {}
        reasons: dict[Action, Reason] = {}
        gains = self._gains(lookahead)
        fallback = max(gains.values(), default=0.0)
        keeping = {spot: self._prospect(self.cards_at(spot), gains, fallback) for spot in self.mine()}
        for action in legal:
            match action:
                case a.Announce(character=character, spot=spot):
                    value, safe = self._announce_value(lookahead, character, spot, gains[character])
                    values[action] = value + LATER * max(keeping.values())
                    sure = self.chance_of(spot, character)
                    reasons[action] = reason_for(
                        "why-announce" if sure >= 0.5 else "why-bluff", character, sure=sure, safe=safe
                    )
                case a.Look(spot=spot):
                    cards = self.cards_at(spot)
                    seen = sum(p * self._prospect({card: 1.0}, gains, fallback) for card, p in cards.items())
                    others = [keeping[own] for own in self.mine() if own != spot]
                    values[action] = LATER * max(seen, *others) if others else LATER * seen
                    reasons[action] = reason_for("why-look", sure=max(cards.values()))
                case a.Swap(mine=mine, other=other, really=really):
                    taken = self.cards_at(other if really else mine)
                    others = [keeping[own] for own in self.mine() if own not in (mine, other)]
                    after = self._prospect(taken, gains, fallback)
                    values[action] = LATER * max(after, *others) if others else LATER * after
                    values[action] += self._doubt_value(other)
                    reasons[action] = _swap_reason(taken, really)
                case _:
                    raise AssertionError(f"{action} is not an action of a turn")
        return values, reasons

    def _gains(self, lookahead: WhatIf) -> dict[CharacterId, float]:
        """What each power would gain this mind, if uncontested."""
        claim = s.Claim(self.me, self.mine()[0])
        return {
            character: 0.0 if self.effort.over else lookahead.claimed(character, (claim,))
            for character in self.table.layout.announceable
        }

    def _announce_value(
        self, lookahead: WhatIf, character: CharacterId, spot: Spot, gain: float
    ) -> tuple[float, float]:
        """The expected value of an announcement, and the chance that no rightful claimant contests it."""
        mine = s.Claim(self.me, spot)
        sure = self.chance_of(spot, character)
        fine = lookahead.claimed(character, (mine, self._rival()), None) if not self.effort.over else -1.0
        rash = 1.0
        for player in self.table.others(self.me):
            rash *= 1 - self._rashness(player) * (1.5 - self.temper.boldness)
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
                value += caught * self._if_right(lookahead, character, (mine, rightful), rightful)
        elsewhere = max(0.0, 1 - sure - sum(self.holds(p, character) for p in self.table.others(self.me)))
        value += elsewhere * (gain * (1 - rash) + fine * rash)
        curse = sum(self.chance_of(spot, card) for card in self.table.layout.cursed)
        value -= curse * (exposed + rash) * VICTORY
        if sure < 0.5:
            value -= 1.2 * (1 - self.temper.boldness) * (1 - sure)
        return value, max(0.0, 1 - exposed)

    def _trust(self, player: Player) -> float:
        """How much likelier the player's claim makes their card."""
        return 1 + 7 * self.opponents.honesty(player) * (1.5 - self.temper.scepticism)

    def _rashness(self, player: Player) -> float:
        """How often the player contests without the card."""
        return self.opponents.rashness(player)

    def _would_contest(self, player: Player) -> float:
        """The chance that the player, holding the announced card, contests."""
        return min(1.0, (0.12 + 0.83 * self.sureness(player)) * (1.5 - self.temper.boldness))

    def _prospect(
        self, cards: dict[CharacterId, float], gains: dict[CharacterId, float], fallback: float
    ) -> float:
        """The value of such a card for the next turn: by being it, or by a bluff."""
        honest = max((p * gains.get(card, 0.0) - (1 - p) * 0.8 for card, p in cards.items()), default=0.0)
        cursed = sum(p for card, p in cards.items() if card in self.table.layout.cursed)
        return max(honest, 0.35 * fallback * self.temper.boldness * 2) - cursed

    def _doubt_value(self, spot: Spot) -> float:
        """The value of making the card's owner less sure of it."""
        seat = self.table.layout.seat_of_spot(spot)
        if seat is None or self.table.sitting[seat] == self.me:
            return 0.0
        return 0.15 * self.sureness(self.table.sitting[seat]) * self.table.coins[seat] / 6

    # Contests

    def _contest(self, lookahead: WhatIf, character: CharacterId, legal: Sequence[Action]) -> Evaluation:
        round_ = self.table.round
        assert round_ is not None
        later = [player for player in round_.waiting if player != self.me]
        values: dict[Action, float] = {}
        reasons: dict[Action, Reason] = {}
        announcer = round_.claims[0].player
        for action in legal:
            own = action.spot if isinstance(action, a.Contest) else self.mine()[0]
            shares = self._shares(character, own)
            mine = shares.pop(self.me)
            if isinstance(action, a.Contest):
                claims = (*round_.claims, s.Claim(self.me, own))
                value = mine * self._if_right(lookahead, character, claims, claims[-1])
                nobody = 1 - mine
                for claim in round_.claims:
                    value += shares[claim.player] * self._if_right(lookahead, character, claims, claim)
                    nobody -= shares[claim.player]
                for player in later:
                    caught = shares[player] * self._would_contest(player)
                    rightful = self._claim_of(player, character)
                    value += caught * self._if_right(lookahead, character, (*claims, rightful), rightful)
                    nobody -= caught
                value += max(0.0, nobody) * self._if_right(lookahead, character, claims, None)
                value += 2.4 * (self.temper.scepticism - 0.5)
                cursed = sum(self.chance_of(own, card) for card in self.table.layout.cursed)
                value -= cursed * VICTORY
                values[action] = value
                message = "why-contest" if mine >= 0.5 else "why-stop"
                reasons[action] = reason_for(message, character, sure=mine, player=announcer)
            else:
                values[action] = self._pass_value(lookahead, character, shares, later)
                reasons[action] = reason_for("why-pass", character, sure=mine, player=announcer)
        return values, reasons

    def _pass_value(
        self, lookahead: WhatIf, character: CharacterId, shares: dict[Player, float], later: list[Player]
    ) -> float:
        """The expected value of passing."""
        round_ = self.table.round
        assert round_ is not None
        value, rest = 0.0, 1.0
        for player in later:
            caught = shares[player] * self._would_contest(player)
            rightful = self._claim_of(player, character)
            value += caught * self._if_right(lookahead, character, (*round_.claims, rightful), rightful)
            rest -= caught
        if len(round_.claims) == 1:
            return value + max(0.0, rest) * self._if_right(
                lookahead, character, round_.claims, round_.claims[0]
            )
        for claim in round_.claims:
            value += shares[claim.player] * self._if_right(lookahead, character, round_.claims, claim)
            rest -= shares[claim.player]
        return value + max(0.0, rest) * self._if_right(lookahead, character, round_.claims, None)

    def _shares(self, character: CharacterId, own: Spot) -> dict[Player, float]:
        """The chance that each player holds the character, given the claims."""
        round_ = self.table.round
        assert round_ is not None
        claimed = {claim.player: claim.spot for claim in round_.claims}
        odds: dict[Player, float] = {}
        for player in (self.me, *self.table.others(self.me)):
            if player == self.me:
                odds[player] = self.chance_of(own, character)
            elif player in claimed:
                odds[player] = self._trust(player) * self.chance_of(claimed[player], character)
            else:
                odds[player] = self.holds(player, character)
        nowhere = max(0.0, 1 - sum(self.holds(player, character) for player in odds))
        total = max(sum(odds.values()) + nowhere, 1e-9)
        if self.table.layout.character(character).copies > 1:
            return {player: min(1.0, chance) for player, chance in odds.items()}
        return {player: chance / total for player, chance in odds.items()}

    def _if_right(
        self,
        lookahead: WhatIf,
        character: CharacterId,
        claims: tuple[s.Claim, ...],
        rightful: s.Claim | None,
    ) -> float:
        if self.effort.over:
            return 0.0 if rightful is None or rightful.player != self.me else 2.0
        return lookahead.claimed(character, claims, rightful)

    def _claim_of(self, player: Player, character: CharacterId) -> s.Claim:
        """The card with which the player would claim the character."""
        spots = self.table.layout.spots_of[self.table.seat_of(player)]
        return s.Claim(player, max(spots, key=lambda spot: self.chance_of(spot, character)))

    def _rival(self) -> s.Claim:
        """A claim by any other player."""
        left, _ = self.table.neighbours(self.me)
        return s.Claim(left, self.table.layout.spots_of[self.table.seat_of(left)][0])

    # Inside a power

    def _within_a_power(self, legal: Sequence[Action], chance: Random) -> Evaluation:
        worlds = WORLDS if len(legal) > 1 else 1
        lookahead = self.what_if(chance, self.naming, worlds)
        values = {action: 0.0 if self.effort.over else lookahead.answered(action) for action in legal}
        reasons = dict.fromkeys(legal, Reason("why-power", {}))
        for action in legal:
            match action:
                case a.PickCard(spot=spot):
                    values[action] += CURIOSITY * (1 - max(self.cards_at(spot).values()))
                    values[action] += self._doubt_value(spot)
                case a.NameCharacter(character=character):
                    sure = self.chance_of(pointed_at(self.table), character)
                    values[action] += 2 * sure
                    reasons[action] = reason_for("why-declare", character, sure=sure)
                case _:
                    pass
        return values, reasons

    def _swap_or_not(self, question: s.WhetherToSwap, legal: Sequence[Action], chance: Random) -> Evaluation:
        own = set(self.mine())
        if question.first not in own or question.second in own:
            return _indifferent(legal, Reason("why-confuse", {}))
        gains = self._gains(self.what_if(chance, self.naming))
        values: dict[Action, float] = {}
        reasons: dict[Action, Reason] = {}
        for action in legal:
            really = isinstance(action, a.SwapOrNot) and action.really
            cards = self.cards_at(question.second if really else question.first)
            values[action] = self._prospect(cards, gains, 0.0)
            reasons[action] = _swap_reason(cards, really)
        return values, reasons

    def naming(self, state: State, legal: tuple[Action, ...]) -> Sequence[Action]:
        """A likely name for the card: others name it correctly if they know it."""
        decision, spot = state.decision, pointed_at(state.table)
        assert decision is not None
        named = [action for action in legal if isinstance(action, a.NameCharacter)]
        if decision.player == self.me:
            cards = self.cards_at(spot)
            return (max(named, key=lambda action: cards.get(action.character, 0.0)),)
        knows = (
            decision.player == state.table.stack[-1].user or self.others.sure_of(decision.player, spot) > 0.6
        )
        return [x for x in named if (x.character == state.secrets.cards[spot]) == knows][:1] or named[:1]


def near_best(values: dict[Action, float], chance: Random) -> Action:
    """A random one of the best actions, within the slack."""
    best = max(values.values())
    return chance.choice([action for action, value in values.items() if value >= best - SLACK])


def _indifferent(legal: Sequence[Action], reason: Reason) -> Evaluation:
    return dict.fromkeys(legal, 0.0), dict.fromkeys(legal, reason)


def _swap_reason(cards: dict[CharacterId, float], really: bool) -> Reason:
    """The reason for a swap, or for a pretended one, after which one of these cards is its own."""
    best = max(cards, key=lambda card: cards[card])
    return reason_for("why-swap" if really else "why-pretend", best, sure=cards[best])


class RegularBot(Bot):
    """Reasons exactly, bluffs and contests by probability."""

    name = "regular"
    summary = "bot-regular"
    temper = Temper(memory=1.0)

    def sit(self, seat: Seat) -> Mind:
        """Take a seat."""
        return RegularMind(seat, seat.temper or self.temper)
