"""The pieces of the story's sentences: people, characters, cards, coins and lists of them."""

from __future__ import annotations

from collections.abc import Sequence
from string import ascii_lowercase
from unicodedata import normalize

from mascarade.cli.terminal.styles import CHARACTER, SECRET, marked, marks, player_style
from mascarade.locales import Argument, Role, Words
from mascarade.rules import CharacterId, Player, Spot, Table
from mascarade.rules.events import Place

_WHICH = ("left", "right", "protected")


def initial(told: str) -> str:
    """The first letter, small and without its accent, for languages that elide or that change an 'and'."""
    return next((char for char in normalize("NFD", told.lower()) if char in ascii_lowercase), "none")


class Phrases:
    """How one game's people and cards are spoken of. `table` is the table as it lies while one speaks."""

    def __init__(self, words: Words, names: Sequence[str], table: Table) -> None:
        self.words = words
        self.names = names
        self.table = table
        self.edition: str = table.setup.scenario.edition

    def say(self, message: str, **arguments: Argument) -> str:
        """A message of the story."""
        return self.words.say(f"story-{message}", **arguments)

    def secret(self, message: str, **arguments: Argument) -> str:
        """A message that not everyone may know, set apart."""
        return marked(self.say("secret", told=self.say(message, **arguments)), SECRET)

    def player(self, player: Player) -> str:
        """A person's name."""
        return marked(self.names[player], player_style(player))

    def people(self, players: Sequence[Player]) -> str:
        """Several names."""
        return self.listed([self.player(player) for player in players])

    def character(self, character: CharacterId) -> Role:
        """A character inside a sentence."""
        return Role(character, self.edition, marks(CHARACTER))

    def name(self, character: CharacterId) -> str:
        """A character's name alone."""
        return marked(self.words.name(character, self.edition), CHARACTER)

    def characters(self, characters: Sequence[CharacterId]) -> str:
        """Several characters' names."""
        return self.listed([self.name(character) for character in characters])

    def coins(self, amount: int) -> str:
        """An amount of coins."""
        return self.words.say("amount-in-coins", amount=amount)

    def place(self, place: Place) -> str:
        """Where coins lie."""
        return self.player(self.table.sitting[place]) if isinstance(place, int) else self.say(place)

    def placed(self, argument: str, place: Place) -> dict[str, Argument]:
        """Where coins come from or go to, as an argument: `-kind` is what to choose a preposition by."""
        kind = "person" if isinstance(place, int) else place
        return {argument: self.place(place), f"{argument}-kind": kind}

    def owner(self, spot: Spot) -> Player | None:
        """Who sits in front of the spot; nobody for the centre's."""
        seat = self.table.layout.seat_of_spot(spot)
        return None if seat is None else self.table.sitting[seat]

    def card(self, spot: Spot, told_of: Player | None = None) -> str:
        """A card by where it lies; `told_of` is the person of whom the sentence speaks."""
        where = self.table.layout
        seat = where.seat_of_spot(spot)
        if seat is None:
            if len(where.centre) == 1:
                return self.say("card-centre")
            return self.say("card-centre-number", number=where.centre.index(spot) + 1)
        owner = self.table.sitting[seat]
        which = _WHICH[where.spots_of[seat].index(spot)] if where.several_cards else "only"
        if owner == told_of:
            return self.say("card-own", which=which)
        return self.say(
            "card-of", which=which, owner=self.player(owner), **{"owner-initial": initial(self.names[owner])}
        )

    def cards(self, spots: Sequence[Spot], told_of: Player | None = None) -> str:
        """Several cards."""
        return self.listed([self.card(spot, told_of) for spot in spots])

    def listed(self, told: Sequence[str]) -> str:
        """One, two, or more things in a row."""
        if not told:
            return ""
        *rest, last = told
        if not rest:
            return last
        row = self.say("list-two", first=rest[-1], last=last, **{"last-initial": initial(last)})
        for first in reversed(rest[:-1]):
            row = self.say("list-more", first=first, rest=row)
        return row
