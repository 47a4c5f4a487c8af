"""The rules: what an action makes happen. Turns, contests, and the way powers are carried through."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import islice
from typing import get_args

from mascarade.rules import actions as a
from mascarade.rules import events as e
from mascarade.rules import state as s
from mascarade.rules.catalogue import FINE, OPENING_TURNS, Binding, CharacterId
from mascarade.rules.errors import IllegalAction, ScenarioRefused
from mascarade.rules.evolve import evolve
from mascarade.rules.legal import answers, interjections
from mascarade.rules.power_context import GameOver, PowerContext
from mascarade.rules.powers import POWERS
from mascarade.rules.scenario import Deal, Player, Seat, Setup

MAX_NAMED_CARDS = 13
"""Cards that a refused deal names; a document from elsewhere may hold any number of them."""
MAX_NAMED_LENGTH = 40


def start(setup: Setup, deal: Deal) -> tuple[s.State, tuple[e.AnyEvent, ...]]:
    """The opening state of a game, and the events that make it: the deal, the first turn, its question."""
    scenario = setup.scenario
    dealt, cards = deal.cards, scenario.cards
    if sorted(dealt) != sorted(cards):
        missing, surplus = _extra(cards, dealt), _extra(dealt, cards)
        raise ScenarioRefused("deal-cards", edition=scenario.edition, missing=missing, surplus=surplus)
    dealt, cards = deal.cemetery, scenario.cemetery
    if sorted(dealt) != sorted(cards):
        missing, surplus = _extra(cards, dealt), _extra(dealt, cards)
        raise ScenarioRefused("deal-cemetery", edition=scenario.edition, missing=missing, surplus=surplus)
    if not 0 <= deal.first < scenario.players:
        raise ScenarioRefused("deal-first", first=deal.first, players=scenario.players)
    opening = e.Dealt(setup, tuple(deal.cards), deal.first, tuple(deal.cemetery))
    laid = evolve(None, opening)
    play = PowerContext(laid.table, laid.secrets, [opening])
    _begin_turn(play, deal.first)
    return s.State(play.table, play.secrets), tuple(play.events)


def _extra(cards: Sequence[CharacterId], expected: Sequence[CharacterId]) -> str:
    """The first of the cards that are more than expected, as a list of ids."""
    extra = (Counter(cards) - Counter(expected)).elements()
    return ", ".join(card[:MAX_NAMED_LENGTH] for card in islice(extra, MAX_NAMED_CARDS))


def decide(state: s.State, action: a.Action) -> tuple[e.AnyEvent, ...]:
    """What the action makes happen, or `IllegalAction`; the state itself never changes."""
    return advance(state, action)[1]


def advance(state: s.State, action: a.Action) -> tuple[s.State, tuple[e.AnyEvent, ...]]:
    """What the action makes happen, and the state after it: the fold of these events, made on the way."""
    action = checked(state.table, action)
    play = PowerContext(state.table, state.secrets, [])
    try:
        _HAPPENS[type(action)](play, action)
    except GameOver:
        pass
    else:
        assert play.table.decision is not None, "the game goes on, and waits for nobody"
    return s.State(play.table, play.secrets), tuple(play.events)


def checked(table: s.Table, action: a.Action) -> a.Action:
    """The action as `legal_actions` has it, or a refusal that tells only what lies open."""
    decision = table.decision
    if decision is None:
        raise IllegalAction("game-over")
    legal = answers(table)
    for answer in legal:
        if answer is action:  # chosen from this very list, as nearly always: spares the comparisons
            return answer
    return legal[legal.index(action)] if action in legal else _interjected(table, decision, action)


def _interjected(table: s.Table, decision: s.Decision, action: a.Action) -> a.Action:
    """An action that is no legal answer: an interjection, or the reason why it is refused."""
    if action.player not in table.sitting:
        raise IllegalAction("not-a-player")
    if action.player in table.out:
        raise IllegalAction("eliminated")
    if isinstance(action, a.Peek):
        peeks = interjections(table, action.player)
        if action not in peeks:
            raise IllegalAction("peek-not-allowed")
        return peeks[peeks.index(action)]
    if action.decision != decision.number:
        raise IllegalAction("stale-decision", pending=decision.number, answered=action.decision)
    if action.player != decision.player:
        raise IllegalAction("not-your-decision", player=decision.player)
    raise IllegalAction("not-legal", action=a.kebab(type(action).__name__))


# Turns


def binding(table: s.Table, player: Player, turn: int) -> Binding | None:
    """What would bind the person's turn if they played it as this one (rules 3.1, 3.3, 3.4)."""
    if turn <= OPENING_TURNS:
        return "opening"
    if player in table.peeked:
        return "look"
    return table.setup.layout.edition.after_reveal if player in table.revealed else None


_TURN_CHOICES: dict[Binding | None, s.TurnChoice] = {
    bound: s.TurnChoice(bound) for bound in (None, *get_args(Binding))
}


def _begin_turn(play: PowerContext, seat: Seat) -> None:
    table = play.table
    turn, player = table.turn + 1, table.sitting[seat]
    bound = binding(table, player, turn)
    play.emit(e.TurnStarted(turn, seat, player, bound))
    play.ask(player, _TURN_CHOICES[bound])


def _end_turn(play: PowerContext) -> None:
    """Pass to the next living seat, counted from the one where the turn was taken (rule 3.5)."""
    table = play.table
    limit = table.setup.options.turn_limit
    if limit is not None and table.turn >= limit:
        play.end_with_the_richest("turn-limit")
    _begin_turn(play, table.seat_after(table.seat))


def _look(play: PowerContext, action: a.Look) -> None:
    play.look(action.player, action.spot)
    _end_turn(play)


def _swap(play: PowerContext, action: a.Swap) -> None:
    play.emit(e.Swapped(action.player, action.mine, action.other, action.really))
    _end_turn(play)


def _announce(play: PowerContext, action: a.Announce) -> None:
    play.emit(e.Announced(action.player, action.character, action.spot))
    _hear_next(play)


def _peek(play: PowerContext, action: a.Peek) -> None:
    play.emit(e.Peeked(action.player, action.spot, play.card(action.spot)))


# Contests


def _contest(play: PowerContext, action: a.Contest) -> None:
    play.emit(e.Contested(action.player, action.spot))
    _hear_next(play)


def _pass(play: PowerContext, action: a.Pass) -> None:
    play.emit(e.Passed(action.player))
    _hear_next(play)


def _hear_next(play: PowerContext) -> None:
    """Ask the next person clockwise; when all were heard, settle the announcement (rule 4.2)."""
    told = play.table.round
    assert told is not None, "nothing was announced"
    if told.waiting:
        play.ask(told.waiting[0], s.ContestOrPass(told.character))
    elif len(told.claims) == 1:
        _apply(play, told.claims[0], ())
    else:
        _reveal(play)


def _reveal(play: PowerContext) -> None:
    """All claimants show their cards; curses strike, then the rightful one applies the power (rule 4.4)."""
    claims = play.round.claims
    play.emit(e.Revealed(tuple([e.Shown(c.player, c.spot, play.card(c.spot)) for c in claims])))
    told = play.round
    for claim, card in zip(claims, told.shown, strict=True):
        if card in play.layout.cursed:
            play.emit(e.CardLeft(card, claim.spot))
            play.eliminate(claim.player)
    if told.rightful:
        holder = next(claim for claim in claims if claim.player == told.rightful[0])
        _apply(play, holder, told.rightful[1:])
    else:
        _fine(play)


def _apply(play: PowerContext, claim: s.Claim, partners: tuple[Player, ...]) -> None:
    play.emit(e.PowerUsed(claim.player, play.round.character, claim.spot, partners))
    _carry_on(play)


def _fine(play: PowerContext) -> None:
    """Every false claimant who is still there pays, all at one moment, after the power (rule 4.4)."""
    told = play.round
    if told.shown:
        spared = told.rightful + play.table.out
        liars = [claim.player for claim in told.claims if claim.player not in spared]
        play.pay(*[(liar, "courthouse", FINE) for liar in liars], reason="fine")
    _end_turn(play)


# Powers


def _carry_on(play: PowerContext) -> None:
    """Carry the powers under way through, until somebody is asked or all of them have ended.

    A power is called again after each answer; one that neither asks nor gets an answer has ended.
    """
    while play.table.stack:
        use = play.table.stack[-1]
        POWERS[play.character(use.character).power](play, use)
        table = play.table
        if table.decision is not None:
            return
        if table.stack and table.stack[-1] is use:
            play.emit(e.PowerEnded(use.user, use.character))
    _fine(play)


def _swap_or_not(play: PowerContext, action: a.SwapOrNot) -> None:
    decision = play.table.decision
    assert decision is not None
    assert isinstance(decision.question, s.WhetherToSwap)
    taken = decision.question
    play.emit(e.Swapped(action.player, taken.first, taken.second, action.really))
    _carry_on(play)


def _answer(play: PowerContext, action: a.Action) -> None:
    """Tell what was chosen for the power under way, and carry it on."""
    play.emit(_CHOSEN[type(action)](action))
    _carry_on(play)


_CHOSEN: dict[type[a.Action], Callable[..., e.AnyEvent]] = {
    a.PickPlayer: lambda action: e.ChosePlayer(action.player, action.target),
    a.Decline: lambda action: e.Declined(action.player),
    a.PickCard: lambda action: e.ChoseCard(action.player, action.spot),
    a.NameCharacter: lambda action: e.Named(action.player, action.character),
    a.PickDirection: lambda action: e.ChoseDirection(action.player, action.direction),
    a.Hide: lambda action: e.Hid(action.player, action.number),
    a.Guess: lambda action: e.Guessed(action.player, action.number),
}

_HAPPENS: dict[type[a.Action], Callable[..., None]] = {
    a.Look: _look,
    a.Swap: _swap,
    a.Announce: _announce,
    a.Peek: _peek,
    a.Contest: _contest,
    a.Pass: _pass,
    a.SwapOrNot: _swap_or_not,
    **dict.fromkeys(_CHOSEN, _answer),
}
