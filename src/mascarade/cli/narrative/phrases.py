"""The parts of a story's sentences: players, characters, cards, coins and lists of them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from unicodedata import category, normalize

from mascarade.cli.terminal.styles import CHARACTER, SECRET, marked, marks, player_style
from mascarade.locales import Argument, Role, Words
from mascarade.rules import CharacterId, Player, Spot, Table
from mascarade.rules.events import Place

NOBODY = "nobody"
"""Which player the story is told to, who would be "you" in it."""
_VOWELS = str.maketrans({"ø": "o", "œ": "o", "æ": "a"})
"""Letters that sound like a vowel and have no base letter in Unicode."""
_WHICH = ("left", "right", "protected")


def initial(text: str) -> str:
    """The first letter, lower case and without accent, which decides elisions and forms of "and".

    None for a digit or another script. A y before a vowel sounds like a consonant: it is a j. An h before
    an i that is a vowel is silent: it is an i.
    """
    letters = "".join(char for char in normalize("NFD", text.lower()) if category(char)[0] in "LN")
    letters = letters.translate(_VOWELS)
    if not re.match("[a-z]", letters):
        return "none"
    if re.match("hi(?![aeou])", letters):
        return "i"
    return "j" if re.match("y[aeiou]", letters) else letters[0]


class Phrases:
    """Words for the players and cards of one game; `table` is the current table."""

    def __init__(self, words: Words, names: Sequence[str], table: Table) -> None:
        self.words = words
        self.names = names
        self.table = table
        self.edition: str = table.setup.scenario.edition

    def say(self, message: str, **arguments: Argument) -> str:
        """A message of the story. It names everyone: it is told to nobody at the table."""
        return self.words.say(f"story-{message}", **arguments, viewer=NOBODY)

    def secret(self, message: str, **arguments: Argument) -> str:
        """A message that not everyone may know, in its own style."""
        return marked(self.say("secret", told=self.say(message, **arguments)), SECRET)

    def player(self, player: Player) -> str:
        """A player's name."""
        return marked(self.names[player], player_style(player))

    def people(self, players: Sequence[Player]) -> str:
        """Several players' names."""
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
        """A place of coins: a player, the bank or the courthouse."""
        return self.player(self.table.sitting[place]) if isinstance(place, int) else self.say(place)

    def placed(self, argument: str, place: Place) -> dict[str, Argument]:
        """A place of coins as an argument, and its `-kind`, by which a preposition is chosen."""
        kind = "person" if isinstance(place, int) else place
        return {argument: self.place(place), f"{argument}-kind": kind}

    def owner(self, spot: Spot) -> Player | None:
        """The player at the spot; None for the centre."""
        seat = self.table.layout.seat_of_spot(spot)
        return None if seat is None else self.table.sitting[seat]

    def card(self, spot: Spot, subject: Player | None = None) -> str:
        """A card by its position; `subject` is the player whom the sentence is about."""
        layout = self.table.layout
        seat = layout.seat_of_spot(spot)
        if seat is None:
            if len(layout.centre) == 1:
                return self.say("card-centre")
            return self.say("card-centre-number", number=layout.centre.index(spot) + 1)
        owner = self.table.sitting[seat]
        which = _WHICH[layout.spots_of[seat].index(spot)] if layout.several_cards else "only"
        if owner == subject:
            return self.say("card-own", which=which)
        return self.say(
            "card-of", which=which, owner=self.player(owner), **{"owner-initial": initial(self.names[owner])}
        )

    def cards(self, spots: Sequence[Spot], subject: Player | None = None) -> str:
        """Several cards."""
        return self.listed([self.card(spot, subject) for spot in spots])

    def listed(self, items: Sequence[str]) -> str:
        """A list in words, such as "a, b and c"."""
        if len(items) < 2:
            return "".join(items)
        *rest, last = items
        row = self.say("list-two", first=rest[-1], last=last, **{"last-initial": initial(last)})
        for first in reversed(rest[:-1]):
            row = self.say("list-more", first=first, rest=row)
        return row
