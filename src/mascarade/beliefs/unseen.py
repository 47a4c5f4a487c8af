"""The cards of which nothing was seen since a belief began in the middle of a game.

Whoever begins there knows nothing: every order of the cards is as likely as any other. What is then seen
tells cards apart, and of the others still every order is as likely. So the others need no words of their own:
each word has one code, the stand-in's, wherever one of them lies. This is exact, and a belief that begins
with ignorance has but one placement.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from math import comb
from random import Random

import numpy as np
from numpy.typing import NDArray

from mascarade.beliefs.placements import Placements
from mascarade.rules import CharacterId
from mascarade.rules.layout import Layout


class Unseen:
    """The codes of the unseen characters with their numbers of cards; a character is seen once one card is.

    One character alone is not unseen: it lies wherever none of the others does.
    """

    __slots__ = ("copies", "stand_in", "total")

    def __init__(self, copies: Mapping[int, int]) -> None:
        self.stand_in: int = min(copies, default=0)
        """The code that words have for all of them: one of their own, for there may be no other left."""
        self.copies: dict[int, int] = dict(copies) if len(copies) > 1 else {}
        self.total: int = sum(self.copies.values())
        """How many cards they are."""

    def __bool__(self) -> bool:
        return bool(self.copies)

    def written(self, code: int) -> int:
        """The code that words have for a card."""
        return self.stand_in if code in self.copies else code

    def are_enough(self, codes: Iterable[int]) -> bool:
        """Whether there are as many cards as were seen just now."""
        return all(
            count <= self.copies[code] for code, count in Counter(codes).items() if code in self.copies
        )

    def told_apart(self, placements: Placements, seen: Sequence[tuple[int, int]]) -> Unseen:
        """Give the cards that were seen, at spots with stand-ins, their own codes; what is unseen then.

        Every other card of a seen character lies where another stand-in is. Such characters come last, when
        no stand-in is left where something was seen.
        """
        found = Counter(code for _, code in seen if code in self.copies)
        unseen = self
        for code in sorted(found, key=lambda code: self.copies[code] - found[code]):
            if not unseen:
                break
            rest = Unseen({other: copies for other, copies in unseen.copies.items() if other != code})
            if code == unseen.stand_in:
                placements.rewrite(code, rest.stand_in)
            for spot in [spot for spot, here in seen if here == code]:
                placements.put(spot, code)
            for _ in range(self.copies[code] - found[code]):
                placements.scatter(code, rest.stand_in)
            unseen = rest
        return unseen

    def shared(self, tally: NDArray[np.float64]) -> None:
        """Share the stand-in's part of a tally, by spot and code, among those for whom it stands."""
        whole = tally[:, self.stand_in].copy()
        for code, copies in self.copies.items():
            tally[:, code] = whole * (copies / self.total)

    def dealt(self, codes: Sequence[int], rng: Random) -> list[int]:
        """The codes of a word, its stand-ins replaced by the unseen cards in an order by chance."""
        cards = [code for code, copies in self.copies.items() for _ in range(copies)]
        rng.shuffle(cards)
        return [cards.pop() if code == self.stand_in else code for code in codes]

    def readings(self, codes: Sequence[int]) -> list[tuple[tuple[int, ...], float]]:
        """What some codes of a word can mean, with the probability of each."""
        if not self.copies:
            return [(tuple(codes), 1.0)]
        ways: list[tuple[tuple[int, ...], float]] = [((), 1.0)]
        left = self.total
        for code in codes:
            if code != self.stand_in:
                ways = [((*way, code), chance) for way, chance in ways]
                continue
            ways = [
                ((*way, other), chance * (copies - way.count(other)) / left)
                for way, chance in ways
                for other, copies in self.copies.items()
                if copies > way.count(other)
            ]
            left -= 1
        return ways

    def orders(self) -> int:
        """In how many ways that differ they can lie."""
        ways, left = 1, self.total
        for copies in self.copies.values():
            ways *= comb(left, copies)
            left -= copies
        return ways

    def among(self, code: int, stand_ins: NDArray[np.int64]) -> NDArray[np.float64]:
        """How likely a card of an unseen character is one of so many stand-ins."""
        none = np.ones(len(stand_ins))
        for placed in range(self.copies[code]):
            none *= np.maximum(self.total - placed - stand_ins, 0) / (self.total - placed)
        return 1.0 - none


def still_there(layout: Layout, cards: Sequence[CharacterId], count: int) -> list[CharacterId]:
    """Which so many of the cards are still in the game: none but the curse ever leaves it (rule 6)."""
    left = sorted(cards, key=lambda card: layout.character(card).cursed)[:count]
    return [card for card in dict.fromkeys(cards) for _ in range(left.count(card))]
