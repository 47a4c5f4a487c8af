"""Reducers: how each event changes the table and the secrets. No rule is decided here.

The table depends on public fields alone, so it can be folded from any viewer's events. The secrets need the
events as they really happened.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from mascarade.rules import events as e
from mascarade.rules.card_events import cards_after
from mascarade.rules.catalogue import STARTING_COINS
from mascarade.rules.scenario import Player, Spot
from mascarade.rules.state import Claim, ClaimRound, Result, Secrets, State, Table, Use


def initial_table(dealt: e.Dealt) -> Table:
    """The table after the deal."""
    layout = dealt.setup.layout
    return Table(
        setup=dealt.setup,
        coins=(STARTING_COINS,) * layout.players,
        bank=layout.edition.coins - STARTING_COINS * layout.players,
        sitting=tuple(layout.seats),
        filled=tuple(spot < len(dealt.cards) for spot in range(layout.spots)),
        buried=len(dealt.setup.scenario.cemetery),
    )


def evolve_table(table: Table, event: e.Event) -> Table:
    """The table after an event, as seen by any viewer."""
    return CHANGES[type(event)][0](table, event)


def evolve(state: State | None, event: e.Event) -> State:
    """The state after an event; before the deal there is none."""
    if state is None:
        assert isinstance(event, e.Dealt), "a game begins with its deal"
        assert event.cemetery is not None, "the deal includes the cemetery's order"
        return State(initial_table(event), Secrets(cards=cards_after((), event), cemetery=event.cemetery))
    on_table, on_secrets = CHANGES[type(event)]
    secrets = state.secrets if on_secrets is None else on_secrets(state.secrets, event)
    return State(on_table(state.table, event), secrets)


def _with_answer(table: Table, answer: int | str | None) -> Table:
    """The table after an answer to the innermost power."""
    use = table.stack[-1]
    return replace(
        table, decision=None, stack=(*table.stack[:-1], replace(use, answers=(*use.answers, answer)))
    )


def _turn_started(table: Table, event: e.TurnStarted) -> Table:
    peeked = table.peeked
    if event.player in peeked:
        peeked = tuple([player for player in peeked if player != event.player])
    return replace(table, turn=event.turn, seat=event.seat, revealed=(), peeked=peeked, round=None)


def _asked(table: Table, event: e.Asked) -> Table:
    return replace(table, decision=event.decision, decisions=event.decision.number)


def _looked(table: Table, event: e.Looked) -> Table:
    return table if table.stack else replace(table, decision=None)


def _peeked(table: Table, event: e.Peeked) -> Table:
    return replace(table, peeked=(*table.peeked, event.player))


def _swapped(table: Table, event: e.Swapped) -> Table:
    return _with_answer(table, None) if table.stack else replace(table, decision=None)


def _announced(table: Table, event: e.Announced) -> Table:
    return replace(
        table,
        decision=None,
        round=ClaimRound(
            event.character, (Claim(event.player, event.spot),), waiting=table.others(event.player)
        ),
    )


def _contested(table: Table, event: e.Contested) -> Table:
    round_ = table.round
    assert round_ is not None, "nothing was announced"
    claims = (*round_.claims, Claim(event.player, event.spot))
    return replace(table, decision=None, round=replace(round_, claims=claims, waiting=round_.waiting[1:]))


def _passed(table: Table, event: e.Passed) -> Table:
    round_ = table.round
    assert round_ is not None, "nothing was announced"
    return replace(table, decision=None, round=replace(round_, waiting=round_.waiting[1:]))


def _revealed(table: Table, event: e.Revealed) -> Table:
    round_ = table.round
    assert round_ is not None, "nothing was announced"
    shown = tuple([card.character for card in event.cards])
    rightful = tuple([card.player for card in event.cards if card.character == round_.character])
    return replace(
        table,
        round=replace(round_, shown=shown, rightful=rightful),
        revealed=table.revealed + tuple([card.player for card in event.cards]),
    )


def _card_revealed(table: Table, event: e.Unmasked | e.ShownAround) -> Table:
    return replace(table, revealed=(*table.revealed, event.player))


def _power_used(table: Table, event: e.PowerUsed) -> Table:
    use = Use(event.character, event.player, event.spot, event.partners)
    return replace(table, stack=(*table.stack, use))


def _power_ended(table: Table, event: e.PowerEnded) -> Table:
    ended = replace(table, stack=table.stack[:-1])
    if ended.stack:
        return _with_answer(ended, None)
    if not table.layout.character(event.character).remembered:
        return ended
    return replace(ended, last_played=event.character)


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


def _seats_changed(table: Table, event: e.SeatsChanged) -> Table:
    trade: dict[Player, Player] = {event.first: event.second, event.second: event.first}
    return replace(table, sitting=tuple(trade.get(player, player) for player in table.sitting))


def _eliminated(table: Table, event: e.Eliminated) -> Table:
    coins = list(table.coins)
    coins[table.seat_of(event.player)] -= event.coins
    return replace(table, out=(*table.out, event.player), coins=tuple(coins), bank=table.bank + event.coins)


def _with_card(filled: tuple[bool, ...], spot: Spot, there: bool) -> tuple[bool, ...]:
    return (*filled[:spot], there, *filled[spot + 1 :])


def _card_left(table: Table, event: e.CardLeft) -> Table:
    if event.spot is not None:
        return replace(table, filled=_with_card(table.filled, event.spot, there=False))
    return replace(table, stack=(*table.stack[:-1], replace(table.stack[-1], raised=None)))


def _handed(table: Table, event: e.Handed) -> Table:
    taken = _with_card(table.filled, event.source, there=False)
    return replace(table, filled=_with_card(taken, event.target, there=True))


def _raised(table: Table, event: e.Raised) -> Table:
    raising = replace(table.stack[-1], raised=event.character)
    return replace(table, buried=table.buried - 1, stack=(*table.stack[:-1], raising))


def _buried(table: Table, event: e.Buried) -> Table:
    return replace(table, buried=table.buried + 1)


def _ended(table: Table, event: e.Ended) -> Table:
    return replace(table, decision=None, stack=(), result=Result(event.winners, event.reason))


def _cards_moved(secrets: Secrets, event: e.AnyEvent) -> Secrets:
    cards = cards_after(secrets.cards, event)
    return secrets if cards is secrets.cards else replace(secrets, cards=cards)


def _secretly_raised(secrets: Secrets, event: e.Raised) -> Secrets:
    return replace(secrets, cemetery=secrets.cemetery[1:])


def _secretly_buried(secrets: Secrets, event: e.Buried) -> Secrets:
    return replace(secrets, cemetery=(*secrets.cemetery, event.character))


def _secretly_hid(secrets: Secrets, event: e.Hid) -> Secrets:
    return replace(secrets, hidden=event.number)


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
"""The field of each choice; None for a secret choice, or for none."""


def _chosen(table: Table, event: e.Event) -> Table:
    field = _CHOICES[type(event)]
    return _with_answer(table, None if field is None else getattr(event, field))


_TABLE: dict[type[e.Event], Callable[..., Table]] = {
    e.TurnStarted: _turn_started,
    e.Asked: _asked,
    e.Looked: _looked,
    e.Peeked: _peeked,
    e.Swapped: _swapped,
    e.Announced: _announced,
    e.Contested: _contested,
    e.Passed: _passed,
    e.Revealed: _revealed,
    e.Unmasked: _card_revealed,
    e.ShownAround: _card_revealed,
    e.PowerUsed: _power_used,
    e.PowerEnded: _power_ended,
    e.CoinsMoved: _coins_moved,
    e.SeatsChanged: _seats_changed,
    e.Eliminated: _eliminated,
    e.CardLeft: _card_left,
    e.Handed: _handed,
    e.Raised: _raised,
    e.Buried: _buried,
    e.Ended: _ended,
    **dict.fromkeys(_CHOICES, _chosen),
}
_SECRETS: dict[type[e.Event], Callable[..., Secrets]] = {
    **dict.fromkeys((e.Swapped, e.CardLeft, e.Handed), _cards_moved),
    e.Raised: _secretly_raised,
    e.Buried: _secretly_buried,
    e.Hid: _secretly_hid,
    e.Uncovered: _no_longer_hidden,
}
CHANGES: dict[type[e.Event], tuple[Callable[..., Table], Callable[..., Secrets] | None]] = {
    kind: (_TABLE.get(kind, _untouched), _SECRETS.get(kind)) for kind in e.EVENT_TYPES
}
"""The reducers of each event type: of the table, and of the secrets if it changes them."""
