"""A second, independent implementation of docs/rules.md, as coroutines.

It imports nothing from `mascarade.rules`. A game is one long conversation that asks a player, waits for the
answer and continues; characters are named by their ids, and every power is spelled out where it is used. The
engine under test works with data, events and a stack instead. Where the two agree, they agree because both
follow the rules.

Players and seats are numbered from 0, clockwise. Spots number the cards: those of the first seat, of the
second and so on, then the centre. An answer is a tuple that begins with its kind: `("look", 3)`.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Sequence
from typing import Literal, NamedTuple, Protocol, TypeAlias, TypeVar

T = TypeVar("T")

Answer: TypeAlias = tuple[str | int | bool, ...]
Place: TypeAlias = int | Literal["bank", "courthouse"]
"""A player, or one of the two heaps of coins that belong to nobody."""


class Question(NamedTuple):
    """The player, all legal answers, and the binding if it is a turn."""

    person: int
    answers: frozenset[Answer]
    binding: str | None = None


Asking: TypeAlias = Generator[Question, Answer, T]
"""A part of the game that may ask players, and then returns a value."""


class Payment(NamedTuple):
    """Coins that are due; a player who has fewer gives what they have (rules 2.1 and 5.4)."""

    source: Place
    target: Place
    amount: int


class TableOptions(Protocol):
    """The options of a table (appendix B)."""

    @property
    def confess_peek(self) -> bool: ...
    @property
    def only_the_richest(self) -> bool: ...
    @property
    def spy_sees_centre(self) -> bool: ...
    @property
    def turn_limit(self) -> int | None: ...


class GameOver(Exception):
    """The game has ended."""


class CutShort(Exception):
    """A power's user was eliminated, which ends the power (6.Damned)."""


COINS = {"first": 194, "second": 200}
HANDS = {2: 3, 3: 2}
OPENING_TURNS = 4
WEALTH = 13
CHEATS_WEALTH = 10
WIDOWS_WEALTH = 10

FEMALE = {
    "queen",
    "spy",
    "witch",
    "widow",
    "actress",
    "courtesan",
    "gambler",
    "princess",
    "beggar",
    "puppet-master",
}
"""Rule 6.n2; all others pay the Courtesan."""


def _people(people: Iterable[int]) -> set[Answer]:
    return {("pick-player", person) for person in people}


def _spots(spots: Iterable[int]) -> set[Answer]:
    return {("pick-card", spot) for spot in spots}


def _names(characters: Iterable[str]) -> set[Answer]:
    return {("name-character", character) for character in characters}


def _number(answer: Answer, place: int = 1) -> int:
    value = answer[place]
    assert isinstance(value, int)
    return value


def _word(answer: Answer) -> str:
    value = answer[1]
    assert isinstance(value, str)
    return value


class SecondEngine:
    """A game in progress. `play` runs it; everything else may be read at any time."""

    def __init__(
        self,
        *,
        edition: str,
        cards: Sequence[str],
        cemetery: Sequence[str],
        coins: Sequence[int],
        courthouse: int,
        options: TableOptions,
        seat: int,
        turn: int,
        last_played: str | None = None,
        eliminated: Sequence[int] = (),
        gone: Sequence[int] = (),
    ) -> None:
        """Everyone sits at the seat of their own number; the cards at the spots `gone` have left the game."""
        self.edition = edition
        self.options = options
        self.seats = len(coins)
        self.hand = HANDS.get(self.seats, 1)
        self.few = self.seats in HANDS
        self.cast = list(dict.fromkeys(cards))
        self.cards: dict[int, str | None] = dict(enumerate(cards))
        for spot in gone:
            self.cards[spot] = None
        self.centre = list(range(self.seats * self.hand, len(cards)))
        self.cemetery = list(cemetery)
        self.raised: list[str] = []
        self.coins = list(coins)
        self.courthouse = courthouse
        self.bank = COINS[edition] - sum(coins) - courthouse
        self.sitting = list(range(self.seats))
        self.eliminated = list(eliminated)
        self.seat = seat
        self.turn = turn
        self.last_played = last_played
        self.claimed: dict[int, str | None] = {}
        self.revealed: set[int] = set()
        self.revealed_before: set[int] = set()
        self.peeked: set[int] = set()
        self.result: tuple[tuple[int, ...], str] | None = None
        self._plain: dict[str, Callable[[int], None]] = {
            "judge": self._judge,
            "king": self._king,
            "queen": self._queen,
            "empress": self._empress,
            "thief": self._thief,
            "peasant": self._peasant,
            "cheat": self._cheat,
            "widow": self._widow,
            "patron": self._patron,
            "beggar": self._beggar,
        }
        self._asking: dict[str, Callable[[int, int], Asking[None]]] = {
            "bishop": self._bishop,
            "swindler": self._bishop,
            "fool": self._fool,
            "witch": self._witch,
            "spy": self._spy,
            "inquisitor": self._inquisitor,
            "guru": self._inquisitor,
            "princess": self._princess,
            "puppet-master": self._puppet_master,
            "usurper": self._usurper,
            "alchemist": self._alchemist,
            "actress": self._actress,
            "courtesan": self._courtesan,
            "gambler": self._gambler,
            "necromancer": self._necromancer,
            "sage": self._sage,
        }

    # Players and cards

    def living(self, seat: int = 0) -> list[int]:
        """The living players clockwise from this seat, including its own."""
        circle = [self.sitting[(seat + step) % self.seats] for step in range(self.seats)]
        return [person for person in circle if person not in self.eliminated]

    def others(self, person: int) -> list[int]:
        """The other living players: the left neighbour first, the right neighbour last."""
        return [other for other in self.living(self.seat_of(person)) if other != person]

    def seat_of(self, person: int) -> int:
        """The player's current seat."""
        return self.sitting.index(person)

    def fortune(self, person: int) -> int:
        """The coins belong to the seat (rule 1.c)."""
        return self.coins[self.seat_of(person)]

    def spots(self, person: int) -> list[int]:
        """All cards of the player."""
        first = self.seat_of(person) * self.hand
        return list(range(first, first + self.hand))

    def open_spots(self, person: int) -> list[int]:
        """The player's cards without the protected one."""
        return self.spots(person)[:2]

    def others_spots(self, person: int) -> list[int]:
        """The cards of the other living players, without the protected ones."""
        return [spot for other in self.others(person) for spot in self.open_spots(other)]

    def centre_spots(self) -> list[int]:
        """The cards of the centre that are in the game."""
        return [spot for spot in self.centre if self.cards[spot] is not None]

    def _exchange(self, first: int, second: int) -> None:
        self.cards[first], self.cards[second] = self.cards[second], self.cards[first]

    # Coins and the end

    def _richest(self) -> list[int]:
        most = max(self.fortune(person) for person in self.living())
        return [person for person in self.living() if self.fortune(person) == most]

    def _end(self, winners: Iterable[int], reason: str) -> None:
        self.result = (tuple(sorted(winners)), reason)
        raise GameOver

    def _pay(self, *payments: Payment) -> None:
        """One movement (rule 5.3): nobody pays with coins that they get in it. Then the end is checked."""
        left: dict[Place, int] = {person: self.fortune(person) for person in range(self.seats)}
        left |= {"bank": self.bank, "courthouse": self.courthouse}
        got: dict[Place, int] = dict.fromkeys(left, 0)
        for source, target, amount in payments:
            given = min(amount, left[source])
            left[source] -= given
            got[target] += given
        self.coins = [left[person] + got[person] for person in self.sitting]
        self.bank = left["bank"] + got["bank"]
        self.courthouse = left["courthouse"] + got["courthouse"]
        if any(got.values()):
            self._check_end()

    def _check_end(self) -> None:
        """Rule 5.1: thirteen coins come before ruin."""
        wealthy = [person for person in self.living() if self.fortune(person) >= WEALTH]
        if wealthy:
            self._end(self._richest() if self.options.only_the_richest else wealthy, "thirteen")
        if any(self.fortune(person) == 0 for person in self.living()):
            self._end(self._richest(), "ruin")

    def _eliminate(self, person: int) -> None:
        """Rules 5.5 and 10.4: the coins return to the bank, and the last one left wins."""
        seat = self.seat_of(person)
        self.bank += self.coins[seat]
        self.coins[seat] = 0
        self.eliminated.append(person)
        if len(self.living()) == 1:
            self._end(self.living(), "last-standing")

    # Turns

    def play(self) -> Asking[None]:
        """Turn after turn, until the game is over."""
        try:
            while True:
                yield from self._turn()
                limit = self.options.turn_limit
                if limit is not None and self.turn >= limit:
                    self._end(self._richest(), "turn-limit")
                self._pass_the_turn()
        except GameOver:
            return

    def _pass_the_turn(self) -> None:
        """Rule 3.5: the turn passes on from the seat of the last turn, even if its player has moved."""
        self.seat = (self.seat + 1) % self.seats
        while self.sitting[self.seat] in self.eliminated:
            self.seat = (self.seat + 1) % self.seats
        self.turn += 1
        self.revealed_before, self.revealed = self.revealed, set()

    def _binding(self, person: int) -> str | None:
        """Rules 3.1, 3.4 and 3.3, the strongest first."""
        if self.turn <= OPENING_TURNS:
            return "opening"
        if person in self.peeked:
            return "look"
        if person in self.revealed_before:
            return "swap" if self.edition == "first" else "no-announce"
        return None

    def may_peek(self, person: int) -> set[int]:
        """Rule 10.1, while a turn's choice is pending: the cards that the player may peek at."""
        waits = person != self.sitting[self.seat] and person not in self.eliminated
        past = self.turn > OPENING_TURNS
        if self.options.confess_peek and past and waits and person not in self.peeked:
            return set(self.spots(person))
        return set()

    def peek(self, person: int) -> None:
        """The player confesses a peek and will have to Look (rule 3.4)."""
        self.peeked.add(person)

    def _turn(self) -> Asking[None]:
        """Rule 3.2: Look, Swap or Announce."""
        person = self.sitting[self.seat]
        bound = self._binding(person)
        self.peeked.discard(person)
        choices: set[Answer] = set()
        if bound in (None, "look", "no-announce"):
            choices |= {("look", spot) for spot in self.spots(person)}
        if bound != "look":
            choices |= self._swaps(person)
        if bound is None:
            choices |= {
                ("announce", character, spot)
                for character in self.cast
                if character != "damned"
                for spot in self.open_spots(person)
            }
        answer = yield Question(person, frozenset(choices), bound)
        if answer[0] == "swap" and answer[3]:
            self._exchange(_number(answer), _number(answer, 2))
        elif answer[0] == "announce":
            yield from self._announcement(person, _word(answer), _number(answer, 2))

    def _swaps(self, person: int) -> set[Answer]:
        """Rule 3.2b; a card that came to the centre of a small table stays there (10.3)."""
        swaps: set[Answer] = set()
        for mine in self.open_spots(person):
            reach = [spot for spot in self.spots(person) if spot > mine] + self.others_spots(person)
            if not self.few:
                reach += self.centre_spots()
            swaps |= {("swap", mine, spot, really) for spot in reach for really in (True, False)}
        return swaps

    # Announce and contest

    def _announcement(self, person: int, character: str, spot: int) -> Asking[None]:
        """Rules 4.2 and 4.3."""
        claims = {person: spot}
        for other in self.others(person):
            contests: set[Answer] = {("contest", own) for own in self.spots(other)}
            answer = yield Question(other, frozenset({("pass",), *contests}))
            if answer[0] == "contest":
                claims[other] = _number(answer)
        self.claimed = {}
        if len(claims) == 1:
            yield from self._use(character, person, spot)
        else:
            yield from self._reveal(character, claims)

    def _reveal(self, character: str, claims: dict[int, int]) -> Asking[None]:
        """Rule 4.4: the reveal settles who is right and who will pay, and the Damned strikes."""
        shown = {person: self.cards[spot] for person, spot in claims.items()}
        self.claimed = shown
        self.revealed |= set(claims)
        false = [person for person in claims if shown[person] not in (character, "damned")]
        right = [person for person in claims if shown[person] == character]
        for person, spot in claims.items():
            if shown[person] == "damned":
                self.cards[spot] = None
                self._eliminate(person)
        yield from self._settle(character, {person: claims[person] for person in right}, false)

    def _settle(self, character: str, right: dict[int, int], false: list[int]) -> Asking[None]:
        """Rule 4.4a: first the power, then all fines at once."""
        yield from self._by_right(character, right)
        self._fine(false)

    def _by_right(self, character: str, right: dict[int, int]) -> Asking[None]:
        """Rules 4.4c and 4.5: nobody, the one real holder, or both Peasants at once."""
        if len(right) > 1:
            self._pay(*(Payment("bank", person, 2) for person in self.living(self.seat) if person in right))
            self.last_played = character
        for person, spot in right.items() if len(right) == 1 else ():
            yield from self._use(character, person, spot)

    def _fine(self, people: Iterable[int]) -> None:
        self._pay(*(Payment(person, "courthouse", 1) for person in people))

    # Powers

    def _use(self, character: str, user: int, spot: int) -> Asking[None]:
        """An announced power, which is then last played (6.Actress, 10.4); raised cards are buried (10.9)."""
        try:
            yield from self._power(character, user, spot)
        except CutShort:
            self._bury_all()
        except GameOver:
            self._bury_all()
            raise
        if character != "actress":
            self.last_played = character

    def _bury_all(self) -> None:
        while self.raised:
            self.cemetery.append(self.raised.pop())

    def _power(self, character: str, user: int, spot: int) -> Asking[None]:
        """The power, used directly or through another; `spot` is the card of the user's claim (6.n4)."""
        if character in self._plain:
            self._plain[character](user)
        else:
            yield from self._asking[character](user, spot)

    def _choose(self, user: int, people: Iterable[int]) -> Asking[int]:
        answer = yield Question(user, frozenset(_people(people)))
        return _number(answer)

    def _take(self, user: int, spots: Iterable[int]) -> Asking[int]:
        answer = yield Question(user, frozenset(_spots(spots)))
        return _number(answer)

    def _name(self, person: int, characters: Iterable[str]) -> Asking[str]:
        answer = yield Question(person, frozenset(_names(characters)))
        return _word(answer)

    def _swap_or_not(self, user: int, first: int, second: int) -> Asking[None]:
        answer = yield Question(user, frozenset({("swap-or-not", True), ("swap-or-not", False)}))
        if answer[1]:
            self._exchange(first, second)

    def _point(self, user: int, target: int) -> Asking[int]:
        """Rule 10.2: at the only card, or at the left or the right one."""
        if self.few:
            return (yield from self._take(user, self.open_spots(target)))
        return self.spots(target)[0]

    def _unmask(self, user: int, own: int, target: int, spot: int) -> str | None:
        """The target reveals the card; the Damned strikes the player who pointed at it."""
        self.revealed.add(target)
        card = self.cards[spot]
        if card == "damned":
            self.cards[spot], self.cards[own] = self.cards[own], None
            self._eliminate(user)
            raise CutShort
        return card

    def _judge(self, user: int) -> None:
        self._pay(Payment("courthouse", user, self.courthouse))

    def _king(self, user: int) -> None:
        self._pay(Payment("bank", user, 3 if self.edition == "first" else 2))

    def _queen(self, user: int) -> None:
        self._pay(Payment("bank", user, 2))

    def _empress(self, user: int) -> None:
        self._pay(Payment("bank", user, 3))

    def _thief(self, user: int) -> None:
        others = self.others(user)
        self._pay(Payment(others[0], user, 1), Payment(others[-1], user, 1))

    def _peasant(self, user: int) -> None:
        """Alone, or through another power (10.5)."""
        self._pay(Payment("bank", user, 1))

    def _cheat(self, user: int) -> None:
        """Rule 5.2."""
        if self.fortune(user) >= CHEATS_WEALTH:
            self._end([user], "cheat")

    def _widow(self, user: int) -> None:
        self._pay(Payment("bank", user, max(0, WIDOWS_WEALTH - self.fortune(user))))

    def _patron(self, user: int) -> None:
        """The user first, then left and right (2.1)."""
        others = self.others(user)
        self._pay(Payment("bank", user, 3), Payment("bank", others[0], 1), Payment("bank", others[-1], 1))

    def _beggar(self, user: int) -> None:
        """One gift after the other (5.3)."""
        for other in self.others(user):
            if self.fortune(other) > self.fortune(user):
                self._pay(Payment(other, user, 1))

    def _bishop(self, user: int, _spot: int) -> Asking[None]:
        """A single richest player is no choice (10.11)."""
        others = self.others(user)
        most = max(self.fortune(other) for other in others)
        richest = [other for other in others if self.fortune(other) == most]
        target = richest[0]
        if len(richest) > 1:
            target = yield from self._choose(user, richest)
        self._pay(Payment(target, user, 2))

    def _fool(self, user: int, spot: int) -> Asking[None]:
        """With too few other players, there is only the coin (10.7)."""
        self._pay(Payment("bank", user, 1))
        reach = self.others_spots(user)
        if self.seats == 2:
            reach += [own for own in self.spots(user) if own != spot]
        elif len(self.others(user)) == 1:
            return
        first = yield from self._take(user, reach)
        if self.seats == 2:
            rest = [other for other in reach if other != first]
        else:
            rest = [other for other in reach if other // self.hand != first // self.hand]
        second = yield from self._take(user, rest)
        yield from self._swap_or_not(user, first, second)

    def _witch(self, user: int, _spot: int) -> Asking[None]:
        """She may decline (4.6)."""
        answer = yield Question(user, frozenset({("decline",), *_people(self.others(user))}))
        if answer[0] == "pick-player":
            other = _number(answer)
            self._pay(Payment(user, other, self.fortune(user)), Payment(other, user, self.fortune(other)))

    def _spy(self, user: int, spot: int) -> Asking[None]:
        """The centre is within reach in `first`, and by an option in `second` (10.3 for few players)."""
        reach = self.others_spots(user)
        if self.edition == "first" or self.options.spy_sees_centre:
            reach += self.centre_spots()
        reach += [own for own in self.spots(user) if own != spot]
        other = yield from self._take(user, reach)
        yield from self._swap_or_not(user, other, spot)

    def _inquisitor(self, user: int, spot: int) -> Asking[None]:
        """Point, then name, then reveal; the Damned may be named, the cemetery's may not (10.2, 10.9)."""
        target = yield from self._choose(user, self.others(user))
        pointed = yield from self._point(user, target)
        declared = yield from self._name(target, self.cast)
        if self._unmask(user, spot, target, pointed) != declared:
            self._pay(Payment(target, user, 4))

    def _princess(self, user: int, _spot: int) -> Asking[None]:
        """The shown card counts as revealed (3.3b), and the Damned does nothing."""
        self._pay(Payment("bank", user, 2))
        target = yield from self._choose(user, self.others(user))
        yield from self._point(user, target)
        self.revealed.add(target)

    def _puppet_master(self, user: int, _spot: int) -> Asking[None]:
        """Coins first, then seats (5.3); with one other player there is only the coin (10.7)."""
        others = self.others(user)
        first = yield from self._choose(user, others)
        if len(others) == 1:
            self._pay(Payment(first, user, 1))
            return
        second = yield from self._choose(user, [other for other in others if other != first])
        self._pay(Payment(first, user, 1), Payment(second, user, 1))
        here, there = self.seat_of(first), self.seat_of(second)
        self.sitting[here], self.sitting[there] = second, first

    def _usurpable(self, user: int) -> list[int]:
        """No player who was revealed this turn."""
        return [other for other in self.others(user) if other not in self.revealed]

    def _usurper(self, user: int, spot: int) -> Asking[None]:
        """A player, a character, and with few players a card (10.2)."""
        targets = self._usurpable(user)
        if not targets:
            return
        target = yield from self._choose(user, targets)
        named = yield from self._name(user, [name for name in self.cast if name != "usurper"])
        pointed = yield from self._point(user, target)
        if self._unmask(user, spot, target, pointed) == named:
            yield from self._power(named, user, spot)

    def _alchemist(self, user: int, _spot: int) -> Asking[None]:
        """Around the circle of the living (10.10)."""
        answer = yield Question(user, frozenset({("pick-direction", "left"), ("pick-direction", "right")}))
        step = 1 if answer[1] == "left" else -1
        circle = self.living()
        self._pay(
            *(
                Payment(person, circle[(place + step) % len(circle)], self.fortune(person))
                for place, person in enumerate(circle)
            )
        )

    def _actress(self, user: int, spot: int) -> Asking[None]:
        if self.last_played == "peasant":
            self._play_the_peasant(user)
        elif self.last_played is not None:
            yield from self._power(self.last_played, user, spot)

    def _play_the_peasant(self, user: int) -> None:
        """Rule 10.5: together with the revealed Peasants, clockwise from the active player."""
        peasants = [person for person, card in self.claimed.items() if card == "peasant"]
        if not peasants:
            self._peasant(user)
            return
        paid = [person for person in self.living(self.seat) if person in (user, *peasants)]
        self._pay(*(Payment("bank", person, 2) for person in paid))

    def _courtesan(self, user: int, spot: int) -> Asking[None]:
        neighbour = self.others(user)[-1]
        pointed = yield from self._point(user, neighbour)
        if self._unmask(user, spot, neighbour, pointed) not in FEMALE:
            self._pay(Payment(neighbour, user, 3))

    def _gambler(self, user: int, _spot: int) -> Asking[None]:
        """At most what the bank has (10.6)."""
        most = min(3, self.bank)
        if most == 0:
            return
        hiding = yield Question(user, frozenset(("hide", number) for number in range(1, most + 1)))
        guesser = yield from self._choose(user, self.others(user))
        guess = yield Question(guesser, frozenset(("guess", number) for number in range(1, most + 1)))
        hidden = _number(hiding)
        self._pay(Payment("bank", guesser if _number(guess) == hidden else user, hidden))

    def _necromancer(self, user: int, spot: int) -> Asking[None]:
        """The raised card is out of the cemetery until its power has ended (10.9)."""
        if not self.cemetery:
            return
        card = self.cemetery.pop(0)
        if card == "damned":
            grave = len(self.cards)
            self.cards[grave], self.cards[spot] = self.cards[spot], None
            self.centre.append(grave)
            self._eliminate(user)
            raise CutShort
        self.raised.append(card)
        yield from self._power(card, user, spot)
        self.cemetery.append(self.raised.pop())

    def _sage(self, user: int, spot: int) -> Asking[None]:
        """Two cards if there are two (10.7, 10.8); not the centre with few players (10.3)."""
        self._pay(Payment("bank", user, 1))
        reach = self.others_spots(user)
        if self.seats == 2:
            reach += [own for own in self.spots(user) if own != spot]
        elif not self.few:
            reach += self.centre_spots()
        first = yield from self._take(user, reach)
        rest = [other for other in reach if other != first]
        if self.seats == 3:
            rest = [other for other in reach if other // self.hand != first // self.hand]
        if rest:
            yield from self._take(user, rest)
