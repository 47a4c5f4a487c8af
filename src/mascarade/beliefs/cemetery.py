"""The possible orders of the cemetery: unseen cards on top in any order, those buried since below."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from random import Random

from mascarade.beliefs.errors import Impossible
from mascarade.rules import CharacterId


class Cemetery:
    """The buried cards, as every viewer knows them (rule 6.n3)."""

    __slots__ = ("known", "unseen")

    def __init__(self, unseen: Iterable[CharacterId], known: Iterable[CharacterId] = ()) -> None:
        self.unseen: Counter[CharacterId] = Counter(unseen)
        """On top, in an unknown order."""
        self.known: tuple[CharacterId, ...] = tuple(known)
        """Beneath them, from the top down."""

    def copy(self) -> Cemetery:
        """An independent copy."""
        return Cemetery(self.unseen, self.known)

    def raised(self, card: CharacterId) -> None:
        """Take off the top card; raises `Impossible` if it can't have been this one."""
        if self.unseen:
            if not self.unseen[card]:
                raise Impossible(f"no unseen {card} is buried")
            self.unseen -= Counter((card,))
        else:
            if self.known[:1] != (card,):
                raise Impossible(f"{card} is not on top of the cemetery")
            self.known = self.known[1:]

    def buried(self, card: CharacterId) -> None:
        """Put a card at the bottom."""
        self.known = (*self.known, card)

    def draw(self, rng: Random) -> tuple[CharacterId, ...]:
        """Draw a possible order, from the top down; the same for the same state of `rng`."""
        unseen = sorted(self.unseen.elements())
        rng.shuffle(unseen)
        return (*unseen, *self.known)

    def top(self) -> dict[CharacterId, float]:
        """The probability of each card to lie on top; empty if none is buried."""
        if not self.unseen:
            return dict.fromkeys(self.known[:1], 1.0)
        total = self.unseen.total()
        return {card: count / total for card, count in self.unseen.items()}
