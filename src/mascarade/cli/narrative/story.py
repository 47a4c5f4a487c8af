"""Events as sentences, made of what the viewer saw.

Most events are one sentence. Some wait for later ones: the answers to an announcement become one sentence,
and the use of a power is combined with its first effect.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeVar

from mascarade.cli.narrative.phrases import Phrases
from mascarade.locales import Argument
from mascarade.rules import Player
from mascarade.rules import events as e

E = TypeVar("E", bound=e.Event)
Sentences = Iterator[str]

TELLINGS: dict[type[e.Event], Callable[..., Sentences]] = {}
"""The function that tells each type of event."""

PLAIN: dict[type[e.Event], tuple[str, ...]] = {
    e.Peeked: ("peeked", "peeked-secret"),
    e.ChosePlayer: ("chose-player",),
    e.Declined: ("declined",),
    e.ChoseDirection: ("chose-direction",),
    e.Hid: ("hid", "hid-secret"),
    e.Guessed: ("guessed",),
    e.Uncovered: ("uncovered",),
    e.Unmasked: ("unmasked",),
    e.ShownAround: ("shown-around", "shown-around-secret"),
    e.SeatsChanged: ("seats-changed",),
    e.Raised: ("raised",),
    e.Buried: ("buried",),
}
"""Events whose fields are the arguments of one message, and those of hidden fields of a second one."""

SILENT: frozenset[type[e.Event]] = frozenset({e.Asked, e.ChoseCard, e.Passed, e.PowerEnded, e.TurnStarted})
"""Not told: questions, chosen cards and passes show in what follows, and a turn is a heading."""


def _tells(kind: type[E]) -> Callable[[Callable[[Teller, E], Sentences]], Callable[[Teller, E], Sentences]]:
    def register(telling: Callable[[Teller, E], Sentences]) -> Callable[[Teller, E], Sentences]:
        TELLINGS[kind] = telling
        return telling

    return register


class Teller:
    """Tells events in order. The phrases' table has to be the one before the event."""

    def __init__(self, phrases: Phrases) -> None:
        self.phrases = phrases
        self.answering = False
        """Whether answers to an announcement are being collected."""
        self.contests: list[e.Contested] = []
        self.power: e.PowerUsed | None = None
        """A used power that is not told yet."""

    def tell(self, event: e.AnyEvent) -> Sentences:
        """The sentences that this event completes."""
        if isinstance(event, e.Asked):
            return
        if not isinstance(event, e.Contested | e.Passed):
            yield from self._answers()
        if self.power is not None:
            power, self.power = self.power, None
            together = _power_with(self.phrases, power, event)
            if together is not None:
                yield together
                return
            yield _power(self.phrases, power)
        if type(event) not in SILENT:
            yield from TELLINGS[type(event)](self, event)

    def rest(self) -> Sentences:
        """The sentences that are still open after the last event."""
        yield from self._answers()
        if self.power is not None:
            yield _power(self.phrases, self.power)

    def _answers(self) -> Sentences:
        """The answers to an announcement so far."""
        announcement = self.phrases.table.round
        if not self.answering or announcement is None:
            return
        contests, self.contests, self.answering = self.contests, [], False
        if self.phrases.table.layout.several_cards:
            for event in contests:
                card = self.phrases.card(event.spot, event.player)
                yield self._say("contested-with", player=self._player(event.player), card=card)
        elif contests:
            players = self.phrases.people([event.player for event in contests])
            yield self._say("contested", players=players, count=len(contests))
        if not contests and not announcement.waiting:
            yield self._say("unopposed")

    def _say(self, message: str, **arguments: Argument) -> str:
        return self.phrases.say(message, **arguments)

    def _player(self, player: Player) -> str:
        return self.phrases.player(player)

    def _plain(self, event: e.AnyEvent) -> Sentences:
        """What everyone sees, and what only some see if the viewer does."""
        message, *secret = PLAIN[type(event)]
        yield self._say(message, **self._fields(event, event.seen.everyone))
        hidden = [field for field in event.seen.hidden if getattr(event, field) is not None]
        if hidden:
            yield self.phrases.secret(secret[0], **self._fields(event, hidden))

    def _fields(self, event: Any, fields: Iterable[str]) -> dict[str, Argument]:
        """Fields of an event as arguments of a message."""
        arguments: dict[str, Argument] = {}
        for field in fields:
            value = getattr(event, field)
            match field:
                case "spot":
                    arguments["card"] = self.phrases.card(value, event.player)
                case "number" | "coins":
                    arguments["coins"] = self.phrases.coins(value)
                case "character":
                    arguments[field] = self.phrases.character(value)
                case "direction":
                    arguments[field] = value
                case _:
                    arguments[field] = self._player(value)
        return arguments

    # The deal and the turns

    @_tells(e.Dealt)
    def _dealt(self, event: e.Dealt) -> Sentences:
        coins = self.phrases.coins(self.phrases.table.coins[event.first])
        yield self._say("dealt", first=self._player(event.first), coins=coins)
        buried = event.setup.scenario.cemetery
        if buried:
            yield self._say("dealt-cemetery", characters=self.phrases.characters(sorted(buried)))
            if event.cemetery is not None:
                order = self.phrases.characters(event.cemetery)
                yield self.phrases.secret("dealt-cemetery-secret", characters=order)

    @_tells(e.Looked)
    def _looked(self, event: e.Looked) -> Sentences:
        say = self.phrases
        cards = say.cards(event.spots, event.player)
        yield self._say("looked", player=self._player(event.player), cards=cards)
        if event.characters is None:
            return
        if len(event.characters) == 1:
            yield say.secret("looked-secret-one", character=say.character(event.characters[0]))
        else:
            seen = [
                self._say(
                    "looked-secret-card",
                    card=say.card(spot, event.player),
                    character=say.character(character),
                )
                for spot, character in zip(event.spots, event.characters, strict=True)
            ]
            yield say.secret("looked-secret-many", cards=say.listed(seen))

    @_tells(e.Swapped)
    def _swapped(self, event: e.Swapped) -> Sentences:
        first = self.phrases.card(event.first, event.player)
        second = self.phrases.card(event.second, event.player)
        yield self._say("swapped", player=self._player(event.player), first=first, second=second)
        if event.really is not None:
            yield self.phrases.secret("swapped-secret", really=event.really)

    # Announcing and contesting

    @_tells(e.Announced)
    def _announced(self, event: e.Announced) -> Sentences:
        self.answering = True
        message = "announced-with" if self.phrases.table.layout.several_cards else "announced"
        yield self._say(message, **self._fields(event, event.seen.everyone))

    @_tells(e.Contested)
    def _contested(self, event: e.Contested) -> Sentences:
        self.contests.append(event)
        return iter(())

    @_tells(e.Revealed)
    def _revealed(self, event: e.Revealed) -> Sentences:
        shown = [
            self._say(
                "revealed-card",
                player=self._player(card.player),
                character=self.phrases.character(card.character),
            )
            for card in event.cards
        ]
        yield self._say("revealed", shown=self.phrases.listed(shown))
        announced = self.phrases.table.round
        if announced is not None and announced.character not in [card.character for card in event.cards]:
            yield self._say("revealed-nobody", character=self.phrases.character(announced.character))

    # Powers

    @_tells(e.PowerUsed)
    def _power_used(self, event: e.PowerUsed) -> Sentences:
        self.power = event
        return iter(())

    @_tells(e.Named)
    def _named(self, event: e.Named) -> Sentences:
        """The user of a power names another player's card, its target their own."""
        stack = self.phrases.table.stack
        message = "named-other" if stack and stack[-1].user == event.player else "named-own"
        yield self._say(message, **self._fields(event, event.seen.everyone))

    # Coins

    @_tells(e.CoinsMoved)
    def _coins_moved(self, event: e.CoinsMoved) -> Sentences:
        say = self.phrases
        if event.reason == "fine":
            payers = [say.place(move.source) for move in event.moves]
            coins = say.coins(event.moves[0].amount)
            yield self._say("fined", players=say.listed(payers), count=len(payers), coins=coins)
        elif _is_exchange(event.moves):
            there, back = event.moves
            yield self._say(
                "exchanged",
                first=say.place(there.source),
                second=say.place(back.source),
                given=say.coins(there.amount),
                taken=say.coins(back.amount),
            )
        else:
            yield " ".join(_moves(say, event.moves))

    # Leaving, the cemetery, the end

    @_tells(e.Eliminated)
    def _eliminated(self, event: e.Eliminated) -> Sentences:
        yield self._say("eliminated", **self._fields(event, event.seen.everyone), count=event.coins)

    @_tells(e.CardLeft)
    def _card_left(self, event: e.CardLeft) -> Sentences:
        yield self._say("card-left", character=self.phrases.character(event.character))

    @_tells(e.Handed)
    def _handed(self, event: e.Handed) -> Sentences:
        card, taker = self.phrases.card(event.source), self.phrases.owner(event.target)
        if taker is None:
            yield self._say("handed-centre", card=card)
        else:
            yield self._say("handed", card=card, taker=self._player(taker))

    @_tells(e.Ended)
    def _ended(self, event: e.Ended) -> Sentences:
        say, table, message = self.phrases, self.phrases.table, f"ended-{event.reason}"
        winners: dict[str, Argument] = {"players": say.people(event.winners), "count": len(event.winners)}
        richest = say.say("ended-richest", **winners)
        match event.reason:
            case "ruin":
                ruined = [p for p in table.sitting if table.coins_of(p) == 0 and p not in table.out]
                ruin = say.say(message, ruined=say.people(ruined), count=len(ruined))
                yield f"{ruin} {richest}"
            case "turn-limit":
                yield f"{say.say(message)} {richest}"
            case _:
                yield say.say(message, **winners)


TELLINGS.update(dict.fromkeys(PLAIN, Teller._plain))


def _power(say: Phrases, power: e.PowerUsed) -> str:
    character = say.character(power.character)
    if power.partners:
        return say.say(
            "power-shared", players=say.people((power.player, *power.partners)), character=character
        )
    return say.say("power", player=say.player(power.player), character=character)


def _power_with(say: Phrases, power: e.PowerUsed, first: e.AnyEvent) -> str | None:
    """The use of a power and its first effect in one sentence, if there is one for both."""
    if power.partners:
        return None
    who: dict[str, Argument] = {
        "player": say.player(power.player),
        "character": say.character(power.character),
    }
    match first:
        case e.PowerEnded():
            return say.say("power-idle", **who)
        case e.Declined():
            return say.say("power-declined", **who)
        case e.ChosePlayer(target=target):
            return say.say("power-on", **who, target=say.player(target))
        case e.CoinsMoved(moves=moves) if {move.target for move in moves} == {
            say.table.seat_of(power.player)
        }:
            return _power_takes(say, who, moves)
        case _:
            return None


def _power_takes(say: Phrases, who: dict[str, Argument], moves: tuple[e.Move, ...]) -> str | None:
    """A power that only takes coins, the same amount from each place."""
    if len({move.amount for move in moves}) > 1:
        return None
    coins, sources = say.coins(moves[0].amount), [say.place(move.source) for move in moves]
    if len(set(sources)) < len(sources):
        return None
    if len(sources) == 1:
        return say.say("power-takes", **who, coins=coins, **say.placed("source", moves[0].source))
    return say.say("power-takes-each", **who, coins=coins, players=say.listed(sources))


def _is_exchange(moves: tuple[e.Move, ...]) -> bool:
    """Whether two players give each other coins."""
    if len(moves) != 2:
        return False
    there, back = moves
    return (there.source, there.target) == (back.target, back.source)


def _moves(say: Phrases, moves: Iterable[e.Move]) -> Iterator[str]:
    """Sentences for the moves; equal moves to or from the same place share one."""
    together: dict[tuple[str, e.Place, int], list[str]] = {}
    for move in moves:
        if isinstance(move.source, int):
            together.setdefault(("gives", move.target, move.amount), []).append(say.place(move.source))
        else:
            together.setdefault(("takes", move.source, move.amount), []).append(say.place(move.target))
    for (verb, place, amount), players in together.items():
        other_end = say.placed("source" if verb == "takes" else "target", place)
        yield say.say(
            verb, players=say.listed(players), count=len(players), coins=say.coins(amount), **other_end
        )
