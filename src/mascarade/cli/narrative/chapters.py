"""A game as chapters: the deal, each turn with its fortunes, and the fall of the masks."""

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
"""Who thought what."""
_GREATEST = 10**12
"""Larger numbers are nobody's reason."""


@dataclass(frozen=True, slots=True)
class Fortune:
    """Coins in one place, and by how much they changed in this chapter."""

    place: str
    coins: int
    change: int
    out: bool = False


@dataclass(slots=True)
class Chapter:
    """A headed paragraph."""

    heading: str
    note: str = ""
    """What the heading adds: what binds the turn."""
    sentences: list[str] = field(default_factory=list)
    cards: tuple[str, ...] = ()
    """Cards that lie open, each with its place."""
    fortunes: tuple[Fortune, ...] = ()
    """Everybody's coins, if some moved."""


@dataclass(frozen=True, slots=True)
class Unmasked:
    """A seat at the end, or the centre."""

    who: str
    coins: int | None
    cards: tuple[str, ...]
    dealt: tuple[str, ...]
    wins: bool = False
    out: bool = False


@dataclass(frozen=True, slots=True)
class Ending:
    """The last chapter of a finished game: the masks fall."""

    heading: str
    sentences: list[str]
    rows: tuple[Unmasked, ...]
    hand: int
    """How many cards lie in front of each seat."""
    remarks: tuple[str, ...]


def chapters(
    events: Iterable[AnyEvent],
    names: Sequence[str],
    words: Words,
    really: Sequence[AnyEvent],
    thoughts: Mapping[int, Thought] = MappingProxyType({}),
) -> Iterator[Chapter | Ending]:
    """The story of a game, from events as its viewer saw them.

    `really` are the same events unhidden; they are consulted once the game has ended, and only then.
    `thoughts` are those the viewer may know, by the number of the event that they led to.
    """
    coming = iter(events)
    dealt = next(coming)
    assert isinstance(dealt, e.Dealt), "a game begins with its deal"
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
            yield _closed(chapter, phrases, before)
            chapter, before = _turn(phrases, event), phrases.table
        elif isinstance(event, e.Ended):
            last = list(teller.tell(event))
            chapter.sentences.extend(last[:-1])
            yield _closed(chapter, phrases, before)
            yield _ending(phrases, event, dealt, last[-1:], really)
            return
        else:
            chapter.sentences.extend(teller.tell(event))
        phrases.table = evolve_table(phrases.table, event)
    chapter.sentences.extend(teller.rest())
    yield _closed(chapter, phrases, before)
    decision = phrases.table.decision
    if decision is not None:
        waiting = phrases.say("unfinished", player=phrases.player(decision.player))
        yield Chapter(phrases.say("unfinished-heading"), sentences=[waiting])


def worded(phrases: Phrases, reason: Reason) -> str | None:
    """Why somebody did something, in a sentence; nothing if there are no words for it.

    A reason may be somebody else's: its message may be unknown, and its arguments may be anything.
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
                case str(), int() | float() if abs(value) < _GREATEST:
                    arguments[name] = value
                case _:
                    return None
        return phrases.words.say(message, **arguments)
    except (UnknownMessage, BrokenMessage, IndexError):
        return None


def _thought(phrases: Phrases, player: Player, reason: Reason) -> Iterator[str]:
    """Why a person does what comes next, if there are words for it."""
    why = worded(phrases, reason)
    if why is not None:
        yield marked(phrases.say("thought", player=phrases.player(player), why=why), SECRET)


def _turn(phrases: Phrases, event: e.TurnStarted) -> Chapter:
    heading = phrases.say("turn-heading", turn=event.turn, player=phrases.player(event.player))
    return Chapter(heading, note=phrases.say(f"binding-{event.binding}") if event.binding else "")


def _closed(chapter: Chapter, phrases: Phrases, before: Table) -> Chapter:
    """The chapter with the fortunes, if coins moved in it."""
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
    where = phrases.table.layout
    for seat in where.seats:
        names = ", ".join(phrases.name(cards[spot]) for spot in where.spots_of[seat])
        yield f"{phrases.player(phrases.table.sitting[seat])}  {names}"
    for spot in where.centre[: where.dealt_centre]:
        yield f"{phrases.say('dealt-centre')}  {phrases.name(cards[spot])}"


def _ending(
    phrases: Phrases, event: e.Ended, dealt: e.Dealt, sentences: list[str], really: Sequence[AnyEvent]
) -> Ending:
    return Ending(
        heading=phrases.say("end-heading"),
        sentences=sentences,
        rows=tuple(_unmasked(phrases, event, dealt)),
        hand=phrases.table.layout.hand,
        remarks=tuple(_remarks(phrases, event, really)),
    )


def _unmasked(phrases: Phrases, event: e.Ended, dealt: e.Dealt) -> Iterator[Unmasked]:
    table = phrases.table
    where = table.layout

    def names(cards: Sequence[CharacterId | None], spots: Sequence[int]) -> tuple[str, ...]:
        lying = [cards[spot] if spot < len(cards) else None for spot in spots]
        return tuple(phrases.say("end-no-card") if card is None else phrases.name(card) for card in lying)

    for seat in where.seats:
        player: Player = table.sitting[seat]
        yield Unmasked(
            who=phrases.player(player),
            coins=table.coins[seat],
            cards=names(event.cards, where.spots_of[seat]),
            dealt=names(dealt.cards, where.spots_of[seat]),
            wins=player in event.winners,
            out=player in table.out,
        )
    for spot in where.centre:
        if spot < len(dealt.cards) or event.cards[spot] is not None:
            yield Unmasked(
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
