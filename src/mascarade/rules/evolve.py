"""How each event changes the table and what lies face down. Mechanical: no rule is decided here.

The table is folded from public fields alone, so it can be folded from any viewer's events. The secrets need
the events as they really happened.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from msgspec.structs import replace

from mascarade.rules import events as e
from mascarade.rules.card_events import cards_after
from mascarade.rules.catalogue import STARTING_COINS
from mascarade.rules.scenario import Player, Spot
from mascarade.rules.state import Claim, ClaimRound, Result, Secrets, State, Table, Use

E = TypeVar("E", bound=e.Event)

_TABLE: dict[type[e.Event], Callable[..., Table]] = {}
_SECRETS: dict[type[e.Event], Callable[..., Secrets]] = {}


def _table(kind: type[E]) -> Callable[[Callable[[Table, E], Table]], Callable[[Table, E], Table]]:
    def keep(change: Callable[[Table, E], Table]) -> Callable[[Table, E], Table]:
        _TABLE[kind] = change
        return change

    return keep


def _secrets(kind: type[E]) -> Callable[[Callable[[Secrets, E], Secrets]], Callable[[Secrets, E], Secrets]]:
    def keep(change: Callable[[Secrets, E], Secrets]) -> Callable[[Secrets, E], Secrets]:
        _SECRETS[kind] = change
        return change

    return keep


def initial_table(dealt: e.Dealt) -> Table:
    """The table as the deal lays it."""
    where = dealt.setup.layout
    return Table(
        setup=dealt.setup,
        coins=(STARTING_COINS,) * where.players,
        bank=where.edition.coins - STARTING_COINS * where.players,
        sitting=tuple(where.seats),
        filled=tuple(spot < len(dealt.cards) for spot in range(where.spots)),
        buried=len(dealt.setup.scenario.cemetery),
    )


def evolve_table(table: Table, event: e.Event) -> Table:
    """The table after an event, as anybody saw it happen."""
    return CHANGES[type(event)][0](table, event)


def evolve(state: State | None, event: e.Event) -> State:
    """The state after an event. The first event is the deal, and there is no state before it."""
    if state is None:
        assert isinstance(event, e.Dealt), "a game begins with its deal"
        assert event.cemetery is not None, "the real deal knows the cemetery's order"
        return State(initial_table(event), Secrets(cards=cards_after((), event), cemetery=event.cemetery))
    on_table, on_secrets = CHANGES[type(event)]
    secrets = state.secrets if on_secrets is None else on_secrets(state.secrets, event)
    return State(on_table(state.table, event), secrets)


def _answered(table: Table, answer: int | str | None) -> Table:
    """The table once the power under way got its answer."""
    use = table.stack[-1]
    return replace(
        table, decision=None, stack=(*table.stack[:-1], replace(use, answers=(*use.answers, answer)))
    )


@_table(e.TurnStarted)
def _turn_started(table: Table, event: e.TurnStarted) -> Table:
    waiting = table.peeked
    if event.player in waiting:
        waiting = tuple([player for player in waiting if player != event.player])
    return replace(table, turn=event.turn, seat=event.seat, revealed=(), peeked=waiting, round=None)


@_table(e.Asked)
def _asked(table: Table, event: e.Asked) -> Table:
    return replace(table, decision=event.decision, decisions=event.decision.number)


@_table(e.Looked)
def _looked(table: Table, event: e.Looked) -> Table:
    return table if table.stack else replace(table, decision=None)


@_table(e.Peeked)
def _peeked(table: Table, event: e.Peeked) -> Table:
    return replace(table, peeked=(*table.peeked, event.player))


@_table(e.Swapped)
def _swapped(table: Table, event: e.Swapped) -> Table:
    return _answered(table, None) if table.stack else replace(table, decision=None)


@_table(e.Announced)
def _announced(table: Table, event: e.Announced) -> Table:
    return replace(
        table,
        decision=None,
        round=ClaimRound(
            event.character, (Claim(event.player, event.spot),), waiting=table.others(event.player)
        ),
    )


@_table(e.Contested)
def _contested(table: Table, event: e.Contested) -> Table:
    told = table.round
    assert told is not None, "nothing was announced"
    claims = (*told.claims, Claim(event.player, event.spot))
    return replace(table, decision=None, round=ClaimRound(told.character, claims, told.waiting[1:]))


@_table(e.Passed)
def _passed(table: Table, event: e.Passed) -> Table:
    told = table.round
    assert told is not None, "nothing was announced"
    return replace(table, decision=None, round=ClaimRound(told.character, told.claims, told.waiting[1:]))


@_table(e.Revealed)
def _revealed(table: Table, event: e.Revealed) -> Table:
    told = table.round
    assert told is not None, "nothing was announced"
    shown = tuple([card.character for card in event.cards])
    rightful = tuple([card.player for card in event.cards if card.character == told.character])
    return replace(
        table,
        round=ClaimRound(told.character, told.claims, told.waiting, shown, rightful),
        revealed=table.revealed + tuple([card.player for card in event.cards]),
    )


@_table(e.Unmasked)
def _unmasked(table: Table, event: e.Unmasked) -> Table:
    return replace(table, revealed=(*table.revealed, event.player))


@_table(e.ShownAround)
def _shown_around(table: Table, event: e.ShownAround) -> Table:
    return replace(table, revealed=(*table.revealed, event.player))


@_table(e.PowerUsed)
def _power_used(table: Table, event: e.PowerUsed) -> Table:
    use = Use(event.character, event.player, event.spot, event.partners)
    return replace(table, stack=(*table.stack, use))


@_table(e.PowerEnded)
def _power_ended(table: Table, event: e.PowerEnded) -> Table:
    ended = replace(table, stack=table.stack[:-1])
    if ended.stack:
        return _answered(ended, None)
    if not table.layout.character(event.character).remembered:
        return ended
    return replace(ended, last_played=event.character)


@_table(e.CoinsMoved)
def _coins_moved(table: Table, event: e.CoinsMoved) -> Table:
    coins = list(table.coins)
    common = {"bank": table.bank, "courthouse": table.courthouse}
    for move in event.moves:
        source, target, amount = move.source, move.target, move.amount
        if isinstance(source, str):
            common[source] -= amount
        else:
            coins[source] -= amount
        if isinstance(target, str):
            common[target] += amount
        else:
            coins[target] += amount
    return replace(table, coins=tuple(coins), bank=common["bank"], courthouse=common["courthouse"])


@_table(e.SeatsChanged)
def _seats_changed(table: Table, event: e.SeatsChanged) -> Table:
    trade: dict[Player, Player] = {event.first: event.second, event.second: event.first}
    return replace(table, sitting=tuple(trade.get(player, player) for player in table.sitting))


@_table(e.Eliminated)
def _eliminated(table: Table, event: e.Eliminated) -> Table:
    coins = list(table.coins)
    coins[table.seat_of(event.player)] -= event.coins
    return replace(table, out=(*table.out, event.player), coins=tuple(coins), bank=table.bank + event.coins)


def _with_card(filled: tuple[bool, ...], spot: Spot, there: bool) -> tuple[bool, ...]:
    return (*filled[:spot], there, *filled[spot + 1 :])


@_table(e.CardLeft)
def _card_left(table: Table, event: e.CardLeft) -> Table:
    if event.spot is not None:
        return replace(table, filled=_with_card(table.filled, event.spot, there=False))
    return replace(table, stack=(*table.stack[:-1], replace(table.stack[-1], raised=None)))


@_table(e.Handed)
def _handed(table: Table, event: e.Handed) -> Table:
    taken = _with_card(table.filled, event.source, there=False)
    return replace(table, filled=_with_card(taken, event.target, there=True))


@_table(e.Raised)
def _raised(table: Table, event: e.Raised) -> Table:
    raising = replace(table.stack[-1], raised=event.character)
    return replace(table, buried=table.buried - 1, stack=(*table.stack[:-1], raising))


@_table(e.Buried)
def _buried(table: Table, event: e.Buried) -> Table:
    return replace(table, buried=table.buried + 1)


@_table(e.Ended)
def _ended(table: Table, event: e.Ended) -> Table:
    return replace(table, decision=None, stack=(), result=Result(event.winners, event.reason))


def _cards_moved(secrets: Secrets, event: e.AnyEvent) -> Secrets:
    cards = cards_after(secrets.cards, event)
    return secrets if cards is secrets.cards else replace(secrets, cards=cards)


_SECRETS.update(dict.fromkeys((e.Swapped, e.CardLeft, e.Handed), _cards_moved))


@_secrets(e.Raised)
def _secretly_raised(secrets: Secrets, event: e.Raised) -> Secrets:
    return replace(secrets, cemetery=secrets.cemetery[1:])


@_secrets(e.Buried)
def _secretly_buried(secrets: Secrets, event: e.Buried) -> Secrets:
    return replace(secrets, cemetery=(*secrets.cemetery, event.character))


@_secrets(e.Hid)
def _secretly_hid(secrets: Secrets, event: e.Hid) -> Secrets:
    return replace(secrets, hidden=event.number)


@_secrets(e.Uncovered)
def _no_longer_hidden(secrets: Secrets, event: e.Uncovered) -> Secrets:
    return replace(secrets, hidden=None)


def _untouched(table: Table, event: e.Event) -> Table:
    return table


_CHOICES: dict[type[e.Event], str | None] = {
    e.ChosePlayer: "target",
    e.Declined: None,
    e.ChoseCard: "spot",
    e.Named: "character",
    e.ChoseDirection: "direction",
    e.Hid: None,
    e.Guessed: "number",
}
"""Where each answer to a power stands in its event; a secret one, and none, stand nowhere."""


def _chosen(table: Table, event: e.Event) -> Table:
    field = _CHOICES[type(event)]
    return _answered(table, None if field is None else getattr(event, field))


_TABLE.update(dict.fromkeys(_CHOICES, _chosen))

CHANGES: dict[type[e.Event], tuple[Callable[..., Table], Callable[..., Secrets] | None]] = {
    kind: (_TABLE.get(kind, _untouched), _SECRETS.get(kind)) for kind in e.EVENT_TYPES
}
"""What each event type does to the open table, and what, if anything, to what lies face down."""
