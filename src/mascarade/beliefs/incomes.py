"""What a power brings whoever uses it, in coins: an estimate for each power of the catalogue.

Exact where only open coins decide. Where people choose, the user chooses what brings most and the others
answer by chance. Where cards decide, they are judged by a belief; without one, by what is in the scenario.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import NamedTuple

from mascarade.beliefs.belief import Belief
from mascarade.rules import Character, CharacterId, Player, Spot, Table
from mascarade.rules.catalogue import RICHES

ASTRAY = 0.5
"""How often somebody who must declare their card is wrong, when there is no belief to tell."""


class Prospect(NamedTuple):
    """A power in somebody's hands."""

    table: Table
    user: Player
    character: Character
    belief: Belief | None
    through: tuple[CharacterId, ...]
    """The powers that led to this one, itself included: none is counted a second time."""

    @property
    def coins(self) -> int:
        """What the user has."""
        return self.table.coins_of(self.user)

    @property
    def others(self) -> list[int]:
        """What the living others have, clockwise from the user's left."""
        return [self.table.coins_of(player) for player in self.table.others(self.user)]

    def spots_of(self, player: Player) -> tuple[Spot, ...]:
        """The cards of a person that a power may point at."""
        return self.table.layout.free_spots_of[self.table.seat_of(player)]

    def cards_at(self, spot: Spot) -> dict[CharacterId, float]:
        """What may lie there; without a belief, any card of the scenario."""
        if self.belief is not None:
            return self.belief.at(spot)
        cards = self.table.layout.scenario.cards
        return {card: cards.count(card) / len(cards) for card in cards}

    def used(self, character: CharacterId) -> float:
        """What another power would bring the same user, who reaches it through this one."""
        if character in self.through:
            return 0.0
        wanted = self.table.layout.character(character)
        if wanted.cursed:
            return -float(self.coins)
        return INCOMES[wanted.power](self._replace(character=wanted, through=(*self.through, character)))


def income(table: Table, player: Player, character: CharacterId, belief: Belief | None = None) -> float:
    """The coins that a person may expect from using a character's power now; less than 0 for a loss."""
    wanted = table.layout.character(character)
    if not table.others(player):
        return 0.0
    return INCOMES[wanted.power](Prospect(table, player, wanted, belief, (character,)))


def _court(use: Prospect) -> float:
    return use.table.courthouse


def _income(use: Prospect) -> float:
    return min(use.character.amount, use.table.bank)


def _tithe(use: Prospect) -> float:
    return min(use.character.amount, max(use.others))


def _pilfer(use: Prospect) -> float:
    left, right = use.table.neighbours(use.user)
    amount = use.character.amount
    if left == right:
        return min(2 * amount, use.table.coins_of(left))
    return sum(min(amount, use.table.coins_of(neighbour)) for neighbour in (left, right))


def _exchange(use: Prospect) -> float:
    return max(0, max(use.others) - use.coins)


def _triumph(use: Prospect) -> float:
    """Winning at once is worth the coins that would win."""
    return max(0, RICHES - use.coins) if use.coins >= use.character.amount else 0


def _inherit(use: Prospect) -> float:
    return min(max(0, use.character.amount - use.coins), use.table.bank)


def _beg(use: Prospect) -> float:
    gifts = 0
    for coins in use.others:
        if coins > use.coins + gifts:
            gifts += min(use.character.amount, coins)
    return gifts


def _transmute(use: Prospect) -> float:
    return max(use.table.coins_of(player) for player in use.table.neighbours(use.user)) - use.coins


def _gamble(use: Prospect) -> float:
    """Hiding each number so often that no guess is better than another: as seldom as it is great."""
    numbers = range(1, min(use.character.amount, use.table.bank) + 1)
    return (len(numbers) - 1) / sum(1 / number for number in numbers) if numbers else 0.0


def _strings(use: Prospect) -> float:
    return sum(min(use.character.amount, coins) for coins in sorted(use.others)[-2:])


def _question(use: Prospect) -> float:
    """From whoever is least likely to know their card, as far as the belief can tell."""

    def from_spot(player: Player, spot: Spot) -> float:
        due = min(use.character.amount, use.table.coins_of(player))
        if use.belief is None:
            return due * ASTRAY
        cards = use.cards_at(spot)
        cursed = _cursed(use, cards)
        return due * max(0.0, 1.0 - cursed - max(cards.values(), default=0.0)) - cursed * use.coins

    return _best(from_spot(player, spot) for player, spot in _pointable(use, use.table.others(use.user)))


def _court_a_man(use: Prospect) -> float:
    _, neighbour = use.table.neighbours(use.user)
    due = min(use.character.amount, use.table.coins_of(neighbour))

    def from_spot(spot: Spot) -> float:
        cards = use.cards_at(spot)
        layout = use.table.layout
        men = sum(
            chance
            for card, chance in cards.items()
            if not layout.character(card).female and not layout.character(card).cursed
        )
        return due * men - _cursed(use, cards) * use.coins

    return _best(from_spot(spot) for _, spot in _pointable(use, (neighbour,)))


def _echo(use: Prospect) -> float:
    last = use.table.last_played
    return use.used(last) if last is not None else 0.0


def _raise_the_dead(use: Prospect) -> float:
    """The average of what may lie on top of the cemetery."""
    if not use.table.buried:
        return 0.0
    if use.belief is not None:
        return sum(chance * use.used(card) for card, chance in use.belief.cemetery_top().items())
    cards = use.table.layout.scenario.cemetery
    return sum(use.used(card) for card in cards) / len(cards)


def _usurp(use: Prospect) -> float:
    """The person and character that are worth most, times the chance to be right; without a belief, none."""
    hidden = [player for player in use.table.others(use.user) if player not in use.table.revealed]
    if use.belief is None or not hidden:
        return 0.0
    worth = {card: use.used(card) for card in use.table.layout.cast}

    def from_spot(spot: Spot) -> float:
        cards = use.cards_at(spot)
        loss = _cursed(use, cards) * use.coins
        return max(0.0, *(chance * worth[card] for card, chance in cards.items())) - loss

    return _best(from_spot(spot) for _, spot in _pointable(use, hidden))


def _nothing(use: Prospect) -> float:
    return 0.0


def _pointable(use: Prospect, players: Iterable[Player]) -> list[tuple[Player, Spot]]:
    filled = use.table.filled
    return [(player, spot) for player in players for spot in use.spots_of(player) if filled[spot]]


def _cursed(use: Prospect, cards: Mapping[CharacterId, float]) -> float:
    """The chance that pointing there eliminates the user."""
    return sum(chance for card, chance in cards.items() if use.table.layout.character(card).cursed)


def _best(worths: Iterable[float]) -> float:
    return max(worths, default=0.0)


INCOMES: Mapping[str, Callable[[Prospect], float]] = MappingProxyType(
    {
        "beg": _beg,
        "court": _court,
        "court_a_man": _court_a_man,
        "divine": _income,
        "echo": _echo,
        "exchange": _exchange,
        "gamble": _gamble,
        "harvest": _income,
        "income": _income,
        "inherit": _inherit,
        "juggle": _income,
        "nothing": _nothing,
        "patronage": _income,
        "pilfer": _pilfer,
        "question": _question,
        "raise_the_dead": _raise_the_dead,
        "show": _income,
        "spy": _nothing,
        "strings": _strings,
        "tithe": _tithe,
        "transmute": _transmute,
        "triumph": _triumph,
        "usurp": _usurp,
    }
)
"""By the power's name, as in the catalogue; total over the powers there are."""
