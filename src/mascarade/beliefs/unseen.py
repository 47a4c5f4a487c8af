"""The cards that were not seen since a belief began in the middle of a game.

Every order of them is equally likely. So placements don't distinguish them: a word has the same code, the
stand-in, wherever one of them lies. This is exact, and a belief begins with a single placement.
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
    """The codes of the unseen characters with their numbers of cards.

    A character is seen once one of its cards is. A single character is never unseen: it lies wherever none of
    the others does.
    """

    __slots__ = ("copies", "stand_in", "total")

    def __init__(self, copies: Mapping[int, int]) -> None:
        self.stand_in: int = min(copies, default=0)
        """The code that words have for all of them: the lowest of theirs, since no other may be free."""
        self.copies: dict[int, int] = dict(copies) if len(copies) > 1 else {}
        self.total: int = sum(self.copies.values())
        """How many cards they are."""

    def __bool__(self) -> bool:
        return bool(self.copies)

    def code_in_words(self, code: int) -> int:
        """The code that words have for a card."""
        return self.stand_in if code in self.copies else code

    def are_enough(self, codes: Iterable[int]) -> bool:
        """Whether there are as many unseen cards as were just shown."""
        return Counter(code for code in codes if code in self.copies) <= Counter(self.copies)

    def identify(self, placements: Placements, seen: Sequence[tuple[int, int]]) -> Unseen:
        """Give the seen cards, at spots with stand-ins, their own codes; return what is then unseen.

        Other cards of a seen character replace other stand-ins. Such characters come last, when no stand-in
        is left where a card was seen.
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

    def share(self, tally: NDArray[np.float64]) -> None:
        """Divide the stand-in's part of a tally, by spot and code, among the unseen characters."""
        whole = tally[:, self.stand_in].copy()
        for code, copies in self.copies.items():
            tally[:, code] = whole * (copies / self.total)

    def deal(self, codes: Sequence[int], rng: Random) -> list[int]:
        """Replace the stand-ins among a word's codes by the unseen cards, in random order."""
        cards = [code for code, copies in self.copies.items() for _ in range(copies)]
        rng.shuffle(cards)
        return [cards.pop() if code == self.stand_in else code for code in codes]

    def readings(self, codes: Sequence[int]) -> list[tuple[tuple[int, ...], float]]:
        """The possible meanings of some codes of a word, with their probabilities."""
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
        """The number of their distinct orders."""
        ways, left = 1, self.total
        for copies in self.copies.values():
            ways *= comb(left, copies)
            left -= copies
        return ways

    def among(self, code: int, stand_ins: NDArray[np.int64]) -> NDArray[np.float64]:
        """The probability that a card of an unseen character is among so many stand-ins."""
        none = np.ones(len(stand_ins))
        for placed in range(self.copies[code]):
            none *= np.maximum(self.total - placed - stand_ins, 0) / (self.total - placed)
        return 1.0 - none


def still_there(layout: Layout, cards: Sequence[CharacterId], count: int) -> list[CharacterId]:
    """The `count` cards still in the game: none but the cursed ones ever leave it (rule 6)."""
    left = sorted(cards, key=lambda card: layout.character(card).cursed)[:count]
    return [card for card in dict.fromkeys(cards) for _ in range(left.count(card))]
