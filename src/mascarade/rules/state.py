"""The state of a game: the open table, and the hidden rest.

`Table` holds only what everyone may know, and is folded from the public parts of events; `Secrets` holds the
rest. Legality depends on the table alone, so that no refusal can reveal anything hidden.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec

from mascarade.rules.actions import kebab
from mascarade.rules.catalogue import Binding, CharacterId
from mascarade.rules.layout import Layout
from mascarade.rules.scenario import Player, Seat, Setup, Spot

EndReason = Literal["thirteen", "ruin", "cheat", "last-standing", "turn-limit"]


class Question(
    msgspec.Struct, frozen=True, gc=False, tag=kebab, tag_field="type", forbid_unknown_fields=True
):
    """A question to one person, with everything that a legal answer may name."""


class TurnChoice(Question, frozen=True, gc=False):
    """Look, Swap or Announce, as far as the binding allows."""

    binding: Binding | None


class ContestOrPass(Question, frozen=True, gc=False):
    """Claim to be the announced character too, or let it stand."""

    character: CharacterId


class WhichPlayer(Question, frozen=True, gc=False):
    """Choose a person for the power of `character`."""

    character: CharacterId
    players: tuple[Player, ...]
    optional: bool = False


class WhichCard(Question, frozen=True, gc=False):
    """Choose a card for the power of `character`."""

    character: CharacterId
    spots: tuple[Spot, ...]


class WhichCharacter(Question, frozen=True, gc=False):
    """Name a character for the power of `character`."""

    character: CharacterId
    characters: tuple[CharacterId, ...]


class WhetherToSwap(Question, frozen=True, gc=False):
    """Swap the two cards that the power of `character` took, or not."""

    character: CharacterId
    first: Spot
    second: Spot


class WhichWay(Question, frozen=True, gc=False):
    """Choose a direction around the table."""

    character: CharacterId


class HowMany(Question, frozen=True, gc=False):
    """Hide a number of coins, from 1 to `most`."""

    character: CharacterId
    most: int


class GuessHowMany(Question, frozen=True, gc=False):
    """Guess the hidden number, from 1 to `most`."""

    character: CharacterId
    most: int


AnyQuestion = (
    TurnChoice
    | ContestOrPass
    | WhichPlayer
    | WhichCard
    | WhichCharacter
    | WhetherToSwap
    | WhichWay
    | HowMany
    | GuessHowMany
)


class Decision(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """The decision that the game waits for: there is one at a time."""

    number: int
    player: Player
    question: AnyQuestion


class Claim(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A person's claim that one of their cards is the announced character."""

    player: Player
    spot: Spot


class ClaimRound(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """An announcement, and the claims and answers of the others."""

    character: CharacterId
    claims: tuple[Claim, ...]
    """The announcer's claim first, then clockwise."""
    waiting: tuple[Player, ...]
    """The players who have yet to answer, in order."""
    shown: tuple[CharacterId, ...] = ()
    """The claimed cards, once revealed."""
    rightful: tuple[Player, ...] = ()
    """The claimants who revealed the announced character."""

    def holders(self, character: CharacterId) -> tuple[Player, ...]:
        """The claimants who revealed this character."""
        pairs = zip(self.claims, self.shown, strict=False)
        return tuple(claim.player for claim, shown in pairs if shown == character)


class Use(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A use of a power. A power used through another lies on top of it."""

    character: CharacterId
    user: Player
    spot: Spot
    """The card that the user claimed with."""
    partners: tuple[Player, ...] = ()
    """Other rightful claimants of the same contest, who share in it."""
    answers: tuple[int | str | None, ...] = ()
    """The choices so far; None for a secret choice, or for a power used through this one."""
    raised: CharacterId | None = None
    """A card of the cemetery that lies open until this power ends."""


class Result(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """How the game ended."""

    winners: tuple[Player, ...]
    reason: EndReason


class Table(msgspec.Struct, frozen=True, gc=False, kw_only=True, forbid_unknown_fields=True):
    """The open table: everything that a spectator knows."""

    setup: Setup
    coins: tuple[int, ...]
    """By seat."""
    bank: int
    courthouse: int = 0
    sitting: tuple[Player, ...]
    """The player at each seat."""
    out: tuple[Player, ...] = ()
    """The eliminated players, in order."""
    filled: tuple[bool, ...]
    """Whether a card lies at each spot."""
    buried: int = 0
    """How many cards the cemetery holds."""
    turn: int = 0
    seat: Seat = 0
    """The seat whose turn it is."""
    revealed: tuple[Player, ...] = ()
    """Players who had to reveal a card this turn."""
    peeked: tuple[Player, ...] = ()
    """Players who confessed a peek since their last turn."""
    round: ClaimRound | None = None
    """The announcement of this turn."""
    stack: tuple[Use, ...] = ()
    """The powers in use, the innermost last."""
    last_played: CharacterId | None = None
    decisions: int = 0
    """The number of decisions asked so far."""
    decision: Decision | None = None
    result: Result | None = None

    @property
    def layout(self) -> Layout:
        """The geometry of the table."""
        return self.setup.layout

    @property
    def active(self) -> Player:
        """The player whose turn it is."""
        return self.sitting[self.seat]

    def seat_of(self, player: Player) -> Seat:
        """Where the person sits now."""
        return self.sitting.index(player)

    def coins_of(self, player: Player) -> int:
        """The person's coins."""
        return self.coins[self.sitting.index(player)]

    def seat_after(self, seat: Seat) -> Seat:
        """The next living seat to the left."""
        after = (seat + 1) % len(self.sitting)
        while self.sitting[after] in self.out:
            after = (after + 1) % len(self.sitting)
        return after

    def clockwise(self, seat: Seat) -> Iterator[Player]:
        """The living players, from the left of `seat` around to `seat` itself."""
        order = self.sitting[seat + 1 :] + self.sitting[: seat + 1]
        return (player for player in order if player not in self.out) if self.out else iter(order)

    def others(self, player: Player) -> tuple[Player, ...]:
        """The other living players, clockwise from the person's left."""
        seat = self.sitting.index(player)
        order = self.sitting[seat + 1 :] + self.sitting[:seat]
        return tuple([other for other in order if other not in self.out]) if self.out else order

    def neighbours(self, player: Player) -> tuple[Player, Player]:
        """The next living player to the left and to the right; the same one if two are alive."""
        others = self.others(player)
        return others[0], others[-1]


class Secrets(msgspec.Struct, frozen=True, gc=False, kw_only=True, forbid_unknown_fields=True):
    """What lies face down."""

    cards: tuple[CharacterId | None, ...]
    """The card at each spot; None where there is none."""
    cemetery: tuple[CharacterId, ...] = ()
    """From the top down."""
    hidden: int | None = None
    """The number of hidden coins."""


class State(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """The whole game at one moment."""

    table: Table
    secrets: Secrets

    @property
    def decision(self) -> Decision | None:
        """The pending decision; None once the game has ended."""
        return self.table.decision
