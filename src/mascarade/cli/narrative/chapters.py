"""A game as chapters: the deal, each turn with everyone's coins, and the end."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType

from mascarade.bots import Reason
from mascarade.cli.narrative.phrases import Phrases
from mascarade.cli.narrative.story import Teller
from mascarade.cli.terminal.styles import SECRET, marked
from mascarade.locales import Argument, BrokenMessage, UnknownMessage, Words
from mascarade.locales.errors import clean
from mascarade.rules import AnyEvent, CharacterId, Player, Table
from mascarade.rules import events as e
from mascarade.rules.evolve import evolve_table, initial_table

Thought = tuple[Player, Reason]
"""A player and the reason of their action."""
_MAX_NUMBER = 10**12
"""Of numbers in a reason."""


@dataclass(frozen=True, slots=True)
class Fortune:
    """Coins in one place, and their change in this chapter."""

    place: str
    coins: int
    change: int
    out: bool = False


@dataclass(slots=True)
class Chapter:
    """A paragraph with a heading."""

    heading: str
    note: str = ""
    """Added to the heading: the restriction of the turn."""
    sentences: list[str] = field(default_factory=list)
    cards: tuple[str, ...] = ()
    """Face-up cards, each with its place."""
    fortunes: tuple[Fortune, ...] = ()
    """Everyone's coins, if any moved."""


@dataclass(frozen=True, slots=True)
class FinalSeat:
    """A seat at the end of the game, or a card in the centre."""

    who: str
    coins: int | None
    cards: tuple[str, ...]
    dealt: tuple[str, ...]
    wins: bool = False
    out: bool = False


@dataclass(frozen=True, slots=True)
class Ending:
    """The last chapter of a finished game, which reveals all cards."""

    heading: str
    sentences: list[str]
    rows: tuple[FinalSeat, ...]
    hand: int
    """The number of cards of each seat."""
    remarks: tuple[str, ...]


def chapters(
    events: Iterable[AnyEvent],
    names: Sequence[str],
    words: Words,
    really: Sequence[AnyEvent],
    thoughts: Mapping[int, Thought] = MappingProxyType({}),
) -> Iterator[Chapter | Ending]:
    """The story of a game, from events as the viewer saw them.

    `really` are the same events unhidden, which are used only at the end of the game. `thoughts` are those
    that the viewer may know, by the number of the event that they led to.
    """
    coming = iter(events)
    dealt = next(coming)
    assert isinstance(dealt, e.Dealt), "a game starts with its deal"
    table = initial_table(dealt)
    phrases = Phrases(words, names, table)
    teller = Teller(phrases)
    chapter = Chapter(phrases.say("deal-heading"), cards=tuple(_open_cards(phrases, dealt.cards)))
    chapter.sentences.extend(teller.tell(dealt))
    before = table
    for number, event in enumerate(coming, start=1):
        if number in thoughts and not isinstance(event, e.Passed):
            chapter.sentences.extend(_thought(phrases, *thoughts[number]))
        if isinstance(event, e.TurnStarted):
            chapter.sentences.extend(teller.tell(event))
            yield _with_fortunes(chapter, phrases, before)
            chapter, before = _turn(phrases, event), phrases.table
        elif isinstance(event, e.Ended):
            last = list(teller.tell(event))
            chapter.sentences.extend(last[:-1])
            yield _with_fortunes(chapter, phrases, before)
            yield Ending(
                heading=phrases.say("end-heading"),
                sentences=last[-1:],
                rows=tuple(_final_seats(phrases, event, dealt)),
                hand=phrases.table.layout.hand,
                remarks=tuple(_remarks(phrases, event, really)),
            )
            return
        else:
            chapter.sentences.extend(teller.tell(event))
        phrases.table = evolve_table(phrases.table, event)
    chapter.sentences.extend(teller.rest())
    yield _with_fortunes(chapter, phrases, before)
    decision = phrases.table.decision
    if decision is not None:
        waiting = phrases.say("unfinished", player=phrases.player(decision.player))
        yield Chapter(phrases.say("unfinished-heading"), sentences=[waiting])


def worded(phrases: Phrases, reason: Reason) -> str | None:
    """A reason as a sentence, or None if there are no words for it.

    A third-party reason may have an unknown message and arbitrary arguments.
    """
    message: object = reason.message
    given: object = reason.arguments
    if not isinstance(message, str) or not isinstance(given, Mapping) or not phrases.words.has(message):
        return None
    arguments: dict[str, Argument] = {}
    try:
        for name, value in given.items():
            match name, value:
                case "character", str(character):
                    arguments[name] = phrases.character(character)
                case "player", int(other):
                    arguments[name] = phrases.player(range(len(phrases.names))[other])
                case str(), str():
                    arguments[name] = clean(value)
                case str(), int() | float() if abs(value) < _MAX_NUMBER:
                    arguments[name] = value
                case _:
                    return None
        return phrases.words.say(message, **arguments)
    except (UnknownMessage, BrokenMessage, IndexError):
        return None


def _thought(phrases: Phrases, player: Player, reason: Reason) -> Iterator[str]:
    """A player's reason for the next action, if there are words for it."""
    why = worded(phrases, reason)
    if why is not None:
        yield marked(phrases.say("thought", player=phrases.player(player), why=why), SECRET)


def _turn(phrases: Phrases, event: e.TurnStarted) -> Chapter:
    heading = phrases.say("turn-heading", turn=event.turn, player=phrases.player(event.player))
    return Chapter(heading, note=phrases.say(f"binding-{event.binding}") if event.binding else "")


def _with_fortunes(chapter: Chapter, phrases: Phrases, before: Table) -> Chapter:
    """Add everyone's coins to the chapter, if any moved in it."""
    now = phrases.table
    if (now.coins, now.courthouse) != (before.coins, before.courthouse):
        chapter.fortunes = tuple(_fortunes(phrases, before, now))
    return chapter


def _fortunes(phrases: Phrases, before: Table, now: Table) -> Iterator[Fortune]:
    for player in sorted(now.sitting):
        coins = now.coins_of(player)
        yield Fortune(phrases.player(player), coins, coins - before.coins_of(player), out=player in now.out)
    bank, courthouse = phrases.say("fortune-bank"), phrases.say("fortune-courthouse")
    yield Fortune(courthouse, now.courthouse, now.courthouse - before.courthouse)
    yield Fortune(bank, now.bank, now.bank - before.bank)


def _open_cards(phrases: Phrases, cards: Sequence[CharacterId]) -> Iterator[str]:
    layout = phrases.table.layout
    for seat in layout.seats:
        names = ", ".join(phrases.name(cards[spot]) for spot in layout.spots_of[seat])
        yield f"{phrases.player(phrases.table.sitting[seat])}  {names}"
    for spot in layout.centre[: layout.dealt_centre]:
        yield f"{phrases.say('dealt-centre')}  {phrases.name(cards[spot])}"


def _final_seats(phrases: Phrases, event: e.Ended, dealt: e.Dealt) -> Iterator[FinalSeat]:
    table = phrases.table
    layout = table.layout

    def names(cards: Sequence[CharacterId | None], spots: Sequence[int]) -> tuple[str, ...]:
        found = [cards[spot] if spot < len(cards) else None for spot in spots]
        return tuple(phrases.say("end-no-card") if card is None else phrases.name(card) for card in found)

    for seat in layout.seats:
        player: Player = table.sitting[seat]
        yield FinalSeat(
            who=phrases.player(player),
            coins=table.coins[seat],
            cards=names(event.cards, layout.spots_of[seat]),
            dealt=names(dealt.cards, layout.spots_of[seat]),
            wins=player in event.winners,
            out=player in table.out,
        )
    for spot in layout.centre:
        if spot < len(dealt.cards) or event.cards[spot] is not None:
            yield FinalSeat(
                who=phrases.say("end-centre"),
                coins=None,
                cards=names(event.cards, [spot]),
                dealt=names(dealt.cards, [spot]),
            )


def _remarks(phrases: Phrases, event: e.Ended, really: Sequence[AnyEvent]) -> Iterator[str]:
    if event.cemetery:
        yield phrases.say("end-cemetery", characters=phrases.characters(event.cemetery))
    swaps = [swap.really for swap in really if isinstance(swap, e.Swapped)]
    if swaps:
        yield phrases.say("end-swaps", count=len(swaps), real=sum(1 for swap in swaps if swap))
