"""The rules: which events an action causes. Turns, contests and the use of powers."""

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

_MAX_NAMED_CARDS = 13
"""The most cards that a refused deal names; an untrusted document may contain any number."""
_MAX_NAMED_LENGTH = 40


def start(setup: Setup, deal: Deal) -> tuple[s.State, tuple[e.AnyEvent, ...]]:
    """The opening state of a game, and its events: the deal, the first turn and its question."""
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
    dealt_state = evolve(None, opening)
    ctx = PowerContext(dealt_state.table, dealt_state.secrets, [opening])
    _begin_turn(ctx, deal.first)
    return s.State(ctx.table, ctx.secrets), tuple(ctx.events)


def _extra(cards: Sequence[CharacterId], expected: Sequence[CharacterId]) -> str:
    """The ids of the surplus cards, cut to a few."""
    extra = (Counter(cards) - Counter(expected)).elements()
    return ", ".join(card[:_MAX_NAMED_LENGTH] for card in islice(extra, _MAX_NAMED_CARDS))


def decide(state: s.State, action: a.Action) -> tuple[e.AnyEvent, ...]:
    """The events that the action causes, or `IllegalAction`."""
    return advance(state, action)[1]


def advance(state: s.State, action: a.Action) -> tuple[s.State, tuple[e.AnyEvent, ...]]:
    """The state after an action, and the events that lead to it; or `IllegalAction`."""
    action = check_action(state.table, action)
    ctx = PowerContext(state.table, state.secrets, [])
    try:
        _HANDLERS[type(action)](ctx, action)
    except GameOver:
        pass
    else:
        assert ctx.table.decision is not None, "a game that goes on has a pending decision"
    return s.State(ctx.table, ctx.secrets), tuple(ctx.events)


def check_action(table: s.Table, action: a.Action) -> a.Action:
    """The equal action of `legal_actions`, or `IllegalAction`, which reveals nothing hidden."""
    decision = table.decision
    if decision is None:
        raise IllegalAction("game-over")
    legal = answers(table)
    for answer in legal:
        if answer is action:  # nearly always chosen from this list: skips the comparisons
            return answer
    if action in legal:
        return legal[legal.index(action)]
    return action if _reverses(action, legal, table) else _check_interjection(table, decision, action)


def _reverses(action: a.Action, legal: Sequence[a.Action], table: s.Table) -> bool:
    """Whether it is a legal swap of two own cards in the order that is not listed, as in older records."""
    if not isinstance(action, a.Swap):
        return False
    listed = a.Swap(action.decision, action.player, action.other, action.mine, action.really)
    return listed in legal and action.mine in table.layout.free_spots_of[table.seat_of(action.player)]


def _check_interjection(table: s.Table, decision: s.Decision, action: a.Action) -> a.Action:
    """Accept an interjection, or say why the action is refused."""
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
    """The binding of a player's turn, if it were turn number `turn` (rules 3.1, 3.3, 3.4)."""
    if turn <= OPENING_TURNS:
        return "opening"
    if player in table.peeked:
        return "look"
    return table.setup.layout.edition.after_reveal if player in table.revealed else None


_TURN_CHOICES: dict[Binding | None, s.TurnChoice] = {
    bound: s.TurnChoice(bound) for bound in (None, *get_args(Binding))
}


def _begin_turn(ctx: PowerContext, seat: Seat) -> None:
    table = ctx.table
    turn, player = table.turn + 1, table.sitting[seat]
    bound = binding(table, player, turn)
    ctx.emit(e.TurnStarted(turn, seat, player, bound))
    ctx.ask(player, _TURN_CHOICES[bound])


def _end_turn(ctx: PowerContext) -> None:
    """Pass the turn to the next living seat (rule 3.5)."""
    table = ctx.table
    limit = table.setup.options.turn_limit
    if limit is not None and table.turn >= limit:
        ctx.end_with_the_richest("turn-limit")
    _begin_turn(ctx, table.seat_after(table.seat))


def _look(ctx: PowerContext, action: a.Look) -> None:
    ctx.look(action.player, action.spot)
    _end_turn(ctx)


def _swap(ctx: PowerContext, action: a.Swap) -> None:
    ctx.emit(e.Swapped(action.player, action.mine, action.other, action.really))
    _end_turn(ctx)


def _announce(ctx: PowerContext, action: a.Announce) -> None:
    ctx.emit(e.Announced(action.player, action.character, action.spot))
    _ask_next(ctx)


def _peek(ctx: PowerContext, action: a.Peek) -> None:
    ctx.emit(e.Peeked(action.player, action.spot, ctx.card(action.spot)))


# Contests


def _contest(ctx: PowerContext, action: a.Contest) -> None:
    ctx.emit(e.Contested(action.player, action.spot))
    _ask_next(ctx)


def _pass(ctx: PowerContext, action: a.Pass) -> None:
    ctx.emit(e.Passed(action.player))
    _ask_next(ctx)


def _ask_next(ctx: PowerContext) -> None:
    """Ask the next player clockwise; when all have answered, settle the announcement (rule 4.2)."""
    round_ = ctx.round
    if round_.waiting:
        ctx.ask(round_.waiting[0], s.ContestOrPass(round_.character))
    elif len(round_.claims) == 1:
        _apply(ctx, round_.claims[0], ())
    else:
        _reveal(ctx)


def _reveal(ctx: PowerContext) -> None:
    """Reveal all claims; cursed claimants are eliminated, the rightful one uses the power (rule 4.4)."""
    claims = ctx.round.claims
    ctx.emit(e.Revealed(tuple([e.Shown(c.player, c.spot, ctx.card(c.spot)) for c in claims])))
    round_ = ctx.round
    for claim, card in zip(claims, round_.shown, strict=True):
        if card in ctx.layout.cursed:
            ctx.emit(e.CardLeft(card, claim.spot))
            ctx.eliminate(claim.player)
    if round_.rightful:
        holder = next(claim for claim in claims if claim.player == round_.rightful[0])
        _apply(ctx, holder, round_.rightful[1:])
    else:
        _fine(ctx)


def _apply(ctx: PowerContext, claim: s.Claim, partners: tuple[Player, ...]) -> None:
    ctx.emit(e.PowerUsed(claim.player, ctx.round.character, claim.spot, partners))
    _run_powers(ctx)


def _fine(ctx: PowerContext) -> None:
    """All living false claimants pay at once, after the power (rule 4.4). The turn ends."""
    round_ = ctx.round
    if round_.shown:
        spared = round_.rightful + ctx.table.out
        liars = [claim.player for claim in round_.claims if claim.player not in spared]
        ctx.pay(*[(liar, "courthouse", FINE) for liar in liars], reason="fine")
    _end_turn(ctx)


# Powers


def _run_powers(ctx: PowerContext) -> None:
    """Run the stack of powers until a player is asked or all have ended.

    A power is called again after each answer. One that neither asks nor uses another power has ended.
    """
    while ctx.table.stack:
        use = ctx.table.stack[-1]
        POWERS[ctx.character(use.character).power](ctx, use)
        table = ctx.table
        if table.decision is not None:
            return
        if table.stack and table.stack[-1] is use:
            ctx.emit(e.PowerEnded(use.user, use.character))
    _fine(ctx)


def _swap_or_not(ctx: PowerContext, action: a.SwapOrNot) -> None:
    decision = ctx.table.decision
    assert decision is not None
    assert isinstance(decision.question, s.WhetherToSwap)
    taken = decision.question
    ctx.emit(e.Swapped(action.player, taken.first, taken.second, action.really))
    _run_powers(ctx)


def _answer(ctx: PowerContext, action: a.Action) -> None:
    """Record a choice for the innermost power, and continue."""
    ctx.emit(_CHOICE_EVENTS[type(action)](action))
    _run_powers(ctx)


_CHOICE_EVENTS: dict[type[a.Action], Callable[..., e.AnyEvent]] = {
    a.PickPlayer: lambda action: e.ChosePlayer(action.player, action.target),
    a.Decline: lambda action: e.Declined(action.player),
    a.PickCard: lambda action: e.ChoseCard(action.player, action.spot),
    a.NameCharacter: lambda action: e.Named(action.player, action.character),
    a.PickDirection: lambda action: e.ChoseDirection(action.player, action.direction),
    a.Hide: lambda action: e.Hid(action.player, action.number),
    a.Guess: lambda action: e.Guessed(action.player, action.number),
}

_HANDLERS: dict[type[a.Action], Callable[..., None]] = {
    a.Look: _look,
    a.Swap: _swap,
    a.Announce: _announce,
    a.Peek: _peek,
    a.Contest: _contest,
    a.Pass: _pass,
    a.SwapOrNot: _swap_or_not,
    **dict.fromkeys(_CHOICE_EVENTS, _answer),
}
