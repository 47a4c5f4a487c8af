"""The context of a power: everything that powers can ask and do.

A `PowerContext` turns one action into events. Each event is folded at once into the state that the next line
of the power sees.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import msgspec

from mascarade.rules import events as e
from mascarade.rules.catalogue import RICHES, Character, CharacterId
from mascarade.rules.evolve import CHANGES
from mascarade.rules.layout import Layout
from mascarade.rules.scenario import Player, Spot
from mascarade.rules.state import (
    AnyQuestion,
    ClaimRound,
    Decision,
    EndReason,
    Secrets,
    Table,
    Use,
    WhichCard,
    WhichCharacter,
    WhichPlayer,
)

_Holder = Player | Literal["bank", "courthouse"]
Payment = tuple[_Holder, _Holder, int]


class GameOver(Exception):
    """The game has ended. Internal: `decide` catches it."""


class PowerContext(msgspec.Struct, gc=False):
    """An action in progress."""

    table: Table
    """The current table."""
    secrets: Secrets
    """The current secrets."""
    events: list[e.AnyEvent]
    """The events so far."""

    @property
    def layout(self) -> Layout:
        """The geometry of the table."""
        return self.table.setup.layout

    @property
    def round(self) -> ClaimRound:
        """The announcement of this turn."""
        round_ = self.table.round
        assert round_ is not None, "a power without an announcement"
        return round_

    def emit(self, event: e.AnyEvent) -> None:
        """Add an event and fold it."""
        self.events.append(event)
        on_table, on_secrets = CHANGES[type(event)]
        self.table = on_table(self.table, event)
        if on_secrets is not None:
            self.secrets = on_secrets(self.secrets, event)

    # Asking

    def ask(self, player: Player, question: AnyQuestion) -> None:
        """Ask a player to decide."""
        self.emit(e.Asked(Decision(self.table.decisions + 1, player, question)))

    def ask_player(self, use: Use, players: Iterable[Player], *, optional: bool = False) -> None:
        """Ask the user to choose a player."""
        self.ask(use.user, WhichPlayer(use.character, tuple(players), optional))

    def ask_card(self, use: Use, spots: Iterable[Spot]) -> None:
        """Ask the user to choose a card."""
        self.ask(use.user, WhichCard(use.character, tuple(spots)))

    def ask_character(self, use: Use, player: Player, characters: Iterable[CharacterId]) -> None:
        """Ask a player to name a character."""
        self.ask(player, WhichCharacter(use.character, tuple(characters)))

    def point(self, use: Use, target: Player) -> None:
        """Point at a card of the target; the user chooses if there are several (rule 10.2)."""
        spots = self.layout.free_spots_of[self.table.seat_of(target)]
        if self.layout.several_cards:
            self.ask_card(use, spots)
        else:
            self.emit(e.ChoseCard(use.user, spots[0]))

    # Cards

    def card(self, spot: Spot) -> CharacterId:
        """The card at a spot."""
        card = self.secrets.cards[spot]
        assert card is not None, f"no card at spot {spot}"
        return card

    def character(self, card: CharacterId) -> Character:
        """The catalogue's entry of a card."""
        return self.layout.character(card)

    def look(self, player: Player, *spots: Spot) -> None:
        """Show cards to one player secretly."""
        self.emit(e.Looked(player, spots, tuple(self.card(spot) for spot in spots)))

    def unmask(self, use: Use, target: Player, spot: Spot) -> CharacterId | None:
        """Reveal a card that the user pointed at; None if it is cursed and eliminates the user."""
        card = self.card(spot)
        self.emit(e.Unmasked(target, spot, card))
        if not self.character(card).cursed:
            return card
        self.emit(e.CardLeft(card, spot))
        self.emit(e.Handed(use.user, use.spot, spot))
        self.eliminate_user(use)
        return None

    def uncover(self, use: Use) -> int:
        """Reveal the number that the user hid."""
        hidden = self.secrets.hidden
        assert hidden is not None, "nothing was hidden"
        self.emit(e.Uncovered(use.user, hidden))
        return hidden

    def raise_card(self, use: Use) -> CharacterId | None:
        """Turn up the top card of the cemetery; None if there is none, or if it eliminates the user."""
        if not self.table.buried:
            return None
        card = self.secrets.cemetery[0]
        self.emit(e.Raised(use.user, card))
        if not self.character(card).cursed:
            return card
        self.emit(e.CardLeft(card, None))
        grave = next(spot for spot in self.layout.centre if not self.table.filled[spot])
        self.emit(e.Handed(use.user, use.spot, grave))
        self.eliminate_user(use)
        return None

    # Coins

    def pay(self, *payments: Payment, reason: Literal["power", "fine"] = "power") -> None:
        """Move coins in one event, then check whether the game has ended (rules 5.1, 5.3, 5.4).

        Payments are made in order, and limited by what the payer has (rule 2.1).
        """
        table = self.table
        given: dict[e.Place, int] = {}
        moves = []
        for source, target, amount in payments:
            giver: e.Place
            if source == "bank":
                giver, available = source, table.bank
            elif source == "courthouse":
                giver, available = source, table.courthouse
            else:
                giver = table.sitting.index(source)
                available = table.coins[giver]
            gives = min(amount, available - given.get(giver, 0))
            if gives:
                given[giver] = given.get(giver, 0) + gives
                moves.append(
                    e.Move(giver, target if isinstance(target, str) else table.seat_of(target), gives)
                )
        if moves:
            self.emit(e.CoinsMoved(tuple(moves), reason))
            self._end_by_coins()

    def collect(self, use: Use, amount: int) -> None:
        """Pay the user from the bank."""
        self.pay(("bank", use.user, amount))

    # Powers through powers

    def use_power(self, use: Use, character: CharacterId, partners: tuple[Player, ...] = ()) -> None:
        """Use another power as the user's own; the calling power continues when it has ended."""
        self.emit(e.PowerUsed(use.user, character, use.spot, partners))

    # Leaving and ending

    def eliminate_user(self, use: Use) -> None:
        """Eliminate the power's user; the powers in use are cut short."""
        self.eliminate(use.user)
        for cut_short in reversed(self.table.stack):
            if cut_short.raised is not None:
                self.emit(e.Buried(cut_short.raised))
            self.emit(e.PowerEnded(cut_short.user, cut_short.character))

    def eliminate(self, player: Player) -> None:
        """Eliminate a player (rule 6, Damned); the last one left wins (rule 5.5)."""
        self.emit(e.Eliminated(player, self.table.coins_of(player)))
        living = tuple(self.table.clockwise(self.table.seat))
        if len(living) == 1:
            self.end(living, "last-standing")

    def end_with_the_richest(self, reason: EndReason) -> None:
        """End the game: the richest living players win."""
        table = self.table
        most = max(table.coins_of(player) for player in table.clockwise(table.seat))
        self.end((p for p in table.clockwise(table.seat) if table.coins_of(p) == most), reason)

    def end(self, winners: Iterable[Player], reason: EndReason) -> None:
        """End the game; raised cards are buried first (rule 10.9)."""
        for use in reversed(self.table.stack):
            if use.raised is not None:
                self.emit(e.Buried(use.raised))
        self.emit(e.Ended(tuple(sorted(winners)), reason, self.secrets.cards, self.secrets.cemetery))
        raise GameOver

    def _end_by_coins(self) -> None:
        """End the game if a player is rich, or else ruined (rule 5.1)."""
        table = self.table
        if max(table.coins) >= RICHES:
            if table.setup.options.only_the_richest:
                self.end_with_the_richest("thirteen")
            self.end((p for p, c in zip(table.sitting, table.coins, strict=True) if c >= RICHES), "thirteen")
        if 0 in table.coins and any(table.coins_of(p) == 0 for p in table.clockwise(table.seat)):
            self.end_with_the_richest("ruin")
