"""Invariants of every game, checked after every step."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import reduce
from random import Random

import msgspec

from mascarade.rules import (
    SPECTATOR,
    Action,
    AnyEvent,
    CharacterId,
    Game,
    IllegalAction,
    Result,
    State,
    Viewer,
    decide,
    evolve,
    interjections,
    legal_actions,
    read_record,
    see,
    verify,
    view,
    visible_events,
    write_record,
)
from mascarade.rules import actions as a
from mascarade.rules import events as e
from mascarade.rules import state as s
from mascarade.rules.catalogue import RICHES
from mascarade.rules.evolve import evolve_table
from mascarade.rules.view import visible
from mascarade.testing.generators import any_action, is_legal, mutations, possible_peeks

_state = msgspec.json.Decoder(State)
_events = msgspec.json.Decoder(tuple[AnyEvent, ...])
_action: msgspec.json.Decoder[Action] = msgspec.json.Decoder(Action)
_encode = msgspec.json.Encoder().encode


def accepts(state: State, action: Action) -> bool:
    """Whether the rules carry the action out."""
    try:
        decide(state, action)
    except IllegalAction:
        return False
    return True


class CheckedGame:
    """A game in which every step is checked."""

    def __init__(self, game: Game, watching: Iterable[Viewer] | None = None) -> None:
        self.game = game
        self.cards = Counter(game.deal.cards) + Counter(game.deal.cemetery)
        self.raised: Counter[CharacterId] = Counter()
        self.left: Counter[CharacterId] = Counter()
        self.out: list[int] = []
        self.steps = 0
        first, *rest = game.events
        self.folded = reduce(evolve, rest, evolve(None, first))
        watching = (SPECTATOR, *range(len(game.names))) if watching is None else watching
        self.tables = {viewer: view(game.events, viewer).table for viewer in watching}
        self.check()

    @property
    def state(self) -> State:
        """The game as it is now."""
        return self.game.state

    def apply(self, action: Action) -> tuple[AnyEvent, ...]:
        """Play an action and check everything."""
        before, turn, asked = self.state, self.state.table.turn, self.state.table.decisions
        events = self.game.apply(action)
        assert decide(before, action) == events, "the same action on the same state makes the same events"
        assert events, "an action makes something happen"
        for event in events:
            self._fold(event)
        assert self.state.table.turn - turn in (0, 1)
        if isinstance(action, a.Peek):
            assert self.state.table.decision == before.table.decision, "a peek makes no answer stale"
        elif self.game.result is None:
            assert self.state.table.decisions == asked + 1
        assert _action.decode(_encode(action)) == action
        assert _events.decode(_encode(events)) == events
        self.steps += 1
        self.check()
        return events

    def _fold(self, event: AnyEvent) -> None:
        self.folded = evolve(self.folded, event)
        for viewer, table in self.tables.items():
            self.tables[viewer] = evolve_table(table, visible(event, viewer, self.out))
        match event:
            case e.Raised(character=card):
                self.raised[card] += 1
            case e.Buried(character=card):
                assert self.raised[card] > 0, "only a raised card is buried"
                self.raised[card] -= 1
            case e.CardLeft(character=card, spot=None):
                assert self.raised[card] > 0, "a card leaves from a spot, or from a hand"
                self.raised[card] -= 1
                self.left[card] += 1
            case e.CardLeft(character=card):
                self.left[card] += 1
            case e.Eliminated(player=player):
                self.out.append(player)
            case _:
                pass

    def check(self) -> None:
        """Everything that must be true at every moment."""
        state = self.state
        assert self.folded == state, "a game is the fold of its events"
        for viewer, table in self.tables.items():
            assert table == state.table, f"the open table as {viewer} folds it"
        assert _state.decode(_encode(state)) == state
        assert legal_actions(state) == legal_actions(state.table)
        self._coins()
        self._cards()
        if state.table.result is None:
            self._goes_on()
        else:
            self._has_ended(state.table.result)

    def _coins(self) -> None:
        table = self.state.table
        assert table.bank >= 0
        assert table.courthouse >= 0
        assert min(table.coins) >= 0
        assert table.bank + table.courthouse + sum(table.coins) == table.layout.edition.coins
        assert all(table.coins_of(player) == 0 for player in table.out)

    def _cards(self) -> None:
        table, secrets = self.state.table, self.state.secrets
        lying = Counter(card for card in secrets.cards if card is not None)
        assert lying + Counter(secrets.cemetery) + self.raised + self.left == self.cards
        assert table.filled == tuple(card is not None for card in secrets.cards)
        assert table.buried == len(secrets.cemetery)
        if table.result is None:
            raised = Counter(use.raised for use in table.stack if use.raised is not None)
            assert raised == +self.raised, "what was raised lies open with the power that raised it"
        for seat, player in enumerate(table.sitting):
            if player not in table.out:
                assert all(table.filled[spot] for spot in table.layout.spots_of[seat])

    def _goes_on(self) -> None:
        table = self.state.table
        decision, legal = table.decision, legal_actions(table)
        assert decision is not None, "a running game waits for a decision"
        assert decision.player in table.sitting
        assert decision.player not in table.out
        assert decision.number == table.decisions
        assert legal, "there is always something to answer"
        assert len(set(map(_encode, legal))) == len(legal)
        assert all(
            answer.decision == decision.number and answer.player == decision.player
            for answer in legal
            if not isinstance(answer, a.Peek)
        )
        assert not any(isinstance(answer, a.Peek) for answer in legal)
        assert interjections(table, decision.player) == ()
        assert sorted(table.sitting) == list(range(table.layout.players))
        assert len(table.out) == len(set(table.out)) <= table.layout.players - 2
        fortunes = [table.coins_of(player) for player in table.clockwise(table.seat)]
        assert min(fortunes) > 0, "a player is ruined, but the game goes on"
        assert max(fortunes) < RICHES, "a player is rich, but the game goes on"
        limit = table.setup.options.turn_limit
        assert limit is None or table.turn <= limit
        guessing = isinstance(decision.question, s.GuessHowMany)
        assert guessing or self.state.secrets.hidden is None or table.stack

    def _has_ended(self, result: Result) -> None:
        state, table = self.state, self.state.table
        assert table.decision is None
        assert legal_actions(state) == ()
        assert possible_peeks(state) == ()
        assert +self.raised == Counter(), "raised cards are buried when the game ends"
        living = {player: table.coins_of(player) for player in table.clockwise(table.seat)}
        winners = set(result.winners)
        assert winners
        assert winners <= set(living)
        assert list(result.winners) == sorted(winners)
        richest = {player for player, coins in living.items() if coins == max(living.values())}
        match result.reason:
            case "thirteen":
                rich = {player for player, coins in living.items() if coins >= RICHES}
                assert rich
                assert winners == (richest if table.setup.options.only_the_richest else rich)
            case "ruin":
                assert max(living.values()) < RICHES
                assert 0 in living.values()
                assert winners == richest
            case "cheat":
                assert len(winners) == 1
                assert living[result.winners[0]] >= 10
            case "last-standing":
                assert winners == set(living)
                assert len(winners) == 1
            case "turn-limit":
                assert table.turn == table.setup.options.turn_limit
                assert winners == richest
        ended = self.game.events[-1]
        assert isinstance(ended, e.Ended)
        assert (ended.cards, ended.cemetery) == (state.secrets.cards, state.secrets.cemetery)

    # Costlier checks, for now and then

    def check_answers(self, rng: Random) -> None:
        """The rules accept what they offer, and nothing else; a refusal changes nothing."""
        state = self.state
        before = _encode(state)
        for action in (*legal_actions(state), *possible_peeks(state)):
            assert decide(state, action)
        tried = [any_action(rng, state) for _ in range(12)]
        base = rng.choice(legal_actions(state) or (a.Pass(state.table.decisions, 0),))
        tried.extend(mutations(rng, state, base))
        for action in tried:
            offered = is_legal(state, action)
            assert accepts(state, action) == offered, f"{action}: offered {offered}, accepted {not offered}"
        assert _encode(state) == before
        assert _encode(self.state) == before

    def check_record(self) -> None:
        """A record is written, read back, and tells the same game."""
        record = self.game.record()
        document = write_record(record)
        again = read_record(document)
        assert again == record
        assert write_record(again) == document
        assert verify(again) == self.state

    def check_views(self) -> None:
        """Every viewer's own events make the same open table, and their numbers are dense."""
        for viewer in (SPECTATOR, *range(len(self.game.names))):
            seen = view(self.game.events, viewer)
            assert seen.table == self.state.table
            assert seen.events == visible_events(self.game.events, viewer)
            assert list(map(type, seen.events)) == list(map(type, self.game.events))
            half = len(seen.events) // 2
            before = view(self.game.events[:half], viewer)
            if self.game.result is None:
                for event in seen.events[half:]:
                    before = see(before, event)
                assert before == seen, "a view goes on by what its viewer sees"
            else:
                assert list(seen.events) == self.game.events, "after the end everything is open"
