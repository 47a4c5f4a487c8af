"""What people may do around a table besides playing: who sits where, what is set, who is the host.

Each function answers with the entries that make it happen, or refuses with a code.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from mascarade.bots.api import Temper
from mascarade.bots.registry import bot_names, entry_of
from mascarade.rules import Refused, Seat, fitting_sets
from mascarade.rules.fairness.draw import SIZE, Draws, Sharer, Terms, dealt
from mascarade.rules.record import RULES
from mascarade.server.people.names import skeleton
from mascarade.server.tables import entries as n
from mascarade.server.tables.entries import AnyEntry, Matter, PersonId
from mascarade.server.tables.fold import evolve
from mascarade.server.tables.settings import ABSENCE, RANDOM, Settings, setup_of
from mascarade.server.tables.state import Instant, SeatState, TableState

Entropy = Callable[[int], bytes]
SUBSTITUTE = "regular"
"""The bot that decides for people who are away, and plays on for those who left."""
BOT_NAMES = (
    "Arlecchino",
    "Colombina",
    "Pantalone",
    "Brighella",
    "Zanni",
    "Pierrot",
    "Scaramuccia",
    "Isabella",
    "Truffaldino",
    "Smeraldina",
    "Coviello",
    "Tartaglia",
    "Pulcinella",
)


def open_table(settings: Settings, person: PersonId, name: str, entropy: Entropy) -> list[AnyEntry]:
    """A new table, whose host sits at the first seat; its secret is fixed before anybody can add to it."""
    _check_playable(settings)
    return [n.Opened(settings, person, name, entropy(SIZE))]


def open_with_bots(
    settings: Settings, person: PersonId, name: str, bot: str, entropy: Entropy, *, deal: bool
) -> list[AnyEntry]:
    """A new table with bots at all other seats; and the cards dealt, unless the person is to add to them."""
    entries = open_table(settings, person, name, entropy)
    party = evolve(TableState(), entries[0], 0)
    for _ in range(settings.players - 1):
        entries += add_bot(party, person, bot, None, None)
        party = evolve(party, entries[-1], 0)
    return entries + start(party, person, entropy) if deal else entries


def change_settings(party: TableState, person: PersonId, settings: Settings) -> list[AnyEntry]:
    """The host sets the table otherwise, before a game."""
    _check_host(party, person)
    _check_in_lobby(party)
    sitting = sum(chair is not None for chair in party.chairs)
    if settings.players < sitting:
        raise Refused("too-many-seated", seated=sitting, players=settings.players)
    _check_playable(settings)
    return [n.SettingsChanged(settings)]


def join(
    party: TableState, person: PersonId, name: str, seat: Seat | None, keeper: PersonId | None = None
) -> list[AnyEntry]:
    """A person takes a seat: an empty one, or during a game a bot's. Whose device it is counts with them."""
    if party.phase == "closed" or not party.banned.isdisjoint((person, keeper)):
        raise Refused("no-table")
    if party.seat_of(person) is not None:
        raise Refused("already-seated")
    if party.on:
        taken = _take_over(party, person, name, seat, keeper)
        _check_distinct(party, name)
        return taken
    _check_in_lobby(party)
    _check_distinct(party, name)
    chosen = _empty_seat(party, seat)
    return [n.SatDown(chosen, person, name, keeper)]


def _take_over(
    party: TableState, person: PersonId, name: str, seat: Seat | None, keeper: PersonId | None
) -> list[AnyEntry]:
    if not party.settings.newcomers:
        raise Refused("no-newcomers")
    if not party.insiders.isdisjoint((person, keeper)):
        raise Refused("knows-too-much")
    assert party.play is not None
    out = party.play.state.table.out
    free = [
        number
        for number, chair in enumerate(party.chairs)
        if chair is not None and chair.bot is not None and number not in out
    ]
    if seat is not None and seat not in free:
        raise Refused("seat-taken", seat=seat + 1)
    if not free:
        raise Refused("table-full")
    return [n.TookOver(free[0] if seat is None else seat, person, name, keeper)]


def change_seat(party: TableState, person: PersonId, seat: Seat) -> list[AnyEntry]:
    """A person chooses another empty seat, before a game."""
    now = _seat_of(party, person)
    _check_in_lobby(party)
    if seat == now:
        return []
    return [n.ChangedSeat(now, _empty_seat(party, seat))]


def leave(party: TableState, person: PersonId) -> list[AnyEntry]:
    """A person leaves; during a game a bot goes on for them, and somebody else becomes the host."""
    return _vacate(party, _seat_of(party, person), sent_away=False)


def kick(party: TableState, person: PersonId, seat: Seat) -> list[AnyEntry]:
    """The host sends a person or a bot away; during a game a bot goes on for a person."""
    _check_host(party, person)
    chair = _occupied(party, seat)
    if chair.person == person:
        raise Refused("not-yourself")
    if chair.bot is not None and party.on:
        raise Refused("game-is-on")
    return _vacate(party, seat, sent_away=chair.person is not None)


def _vacate(party: TableState, seat: Seat, sent_away: bool) -> list[AnyEntry]:
    chair = _occupied(party, seat)
    entries: list[AnyEntry] = [
        n.Replaced(seat, SUBSTITUTE, sent_away) if party.on else n.StoodUp(seat, sent_away)
    ]
    if chair.person == party.host:
        heirs = [
            other.person
            for other in party.chairs
            if other is not None and other.person is not None and other.person != chair.person
        ]
        entries.append(n.HostChanged(heirs[0]) if heirs else n.Closed())
    return entries


def add_bot(
    party: TableState, person: PersonId, bot: str, temper: Temper | None, seat: Seat | None
) -> list[AnyEntry]:
    """The host gives a bot an empty seat."""
    _check_host(party, person)
    _check_in_lobby(party)
    entry_of(bot)
    used = {skeleton(chair.name) for chair in party.chairs if chair is not None}
    name = next(name for name in BOT_NAMES if skeleton(name) not in used)
    return [n.BotSatDown(_empty_seat(party, seat), bot, name, temper)]


def share_entropy(party: TableState, person: PersonId, share: str) -> list[AnyEntry]:
    """A person adds to what the next game is dealt from, or adds something else."""
    seat = _seat_of(party, person)
    _check_in_lobby(party)
    return [] if _occupied(party, seat).share == share else [n.Shared(seat, share)]


def pass_host(party: TableState, person: PersonId, seat: Seat, now: Instant) -> list[AnyEntry]:
    """The host makes another person the host; who has gone for long can be followed by who is there."""
    chair = _occupied(party, seat)
    if chair.person is None:
        raise Refused("no-person", seat=seat + 1)
    if not (chair.person == person and _host_is_gone(party, now)):
        _check_host(party, person)
    return [] if chair.person == party.host else [n.HostChanged(chair.person)]


def _host_is_gone(party: TableState, now: Instant) -> bool:
    seat = None if party.host is None else party.seat_of(party.host)
    chair = None if seat is None else party.chairs[seat]
    return chair is None or (chair.lost_at is not None and chair.lost_at + ABSENCE <= now)


def mute(party: TableState, person: PersonId, seat: Seat, quiet: bool) -> list[AnyEntry]:
    """The host takes a person's word away, or gives it back."""
    _check_host(party, person)
    chair = _occupied(party, seat)
    if chair.person is None:
        raise Refused("no-person", seat=seat + 1)
    return [] if chair.muted == quiet else [n.Muted(seat, quiet)]


def terms_of(party: TableState) -> Terms:
    """What a game would be dealt from now, besides the secret."""
    settings = party.settings
    people = (Sharer() if chair is None else Sharer(chair.name, chair.share) for chair in party.chairs)
    return Terms(
        people=tuple(people),
        sets=tuple(fitting_sets(settings.edition, settings.players)) if settings.set == RANDOM else (),
        seats=settings.seats == "random",
        first=settings.first,
    )


def start(party: TableState, person: PersonId, entropy: Entropy) -> list[AnyEntry]:
    """The host starts the game: the cards are dealt, face up."""
    _check_host(party, person)
    _check_in_lobby(party)
    empty = sum(chair is None for chair in party.chairs)
    if empty:
        raise Refused("seats-empty", empty=empty, bots=", ".join(bot_names()))
    terms = terms_of(party)
    lots = Draws(party.secret or entropy(SIZE), terms)
    setup = setup_of(party.settings, lots.choice)
    order, deal = dealt(lots, terms, setup.scenario)
    names = tuple(terms.people[seat].name for seat in order)
    promised = terms if party.secret else None  # a table of old has promised nothing
    return [n.Started(setup, deal, names, order if terms.seats else (), promised, RULES)]


def rematch(party: TableState, person: PersonId, entropy: Entropy) -> list[AnyEntry]:
    """The host asks for a rematch: the same people, the same settings, a new deal."""
    _check_host(party, person)
    if party.phase not in ("finished", "aborted"):
        raise Refused("game-is-on" if party.on else "no-game")
    if party.lesson:
        raise Refused("lesson-once")
    return [n.Reopened(entropy(SIZE))]


def vote(party: TableState, person: PersonId, about: Matter, yes: bool) -> list[AnyEntry]:
    """A person wants more time for the pending decision, or the end of the game; more than half decide."""
    seat = _seat_of(party, person)
    if not party.on:
        raise Refused("no-game")
    if about == "wait" and party.deadline is None:
        raise Refused("no-clock")
    if ((seat, about) in party.votes) == yes:
        return []
    entries: list[AnyEntry] = [n.Voted(seat, about, yes)]
    asked = [number for number, chair in enumerate(party.chairs) if chair is not None and chair.here]
    wanting = {number for number, matter in party.votes if matter == about} | {seat}
    if yes and 2 * len(wanting & {*asked, seat}) > len({*asked, seat}):
        entries.append(n.Extended() if about == "wait" else n.Aborted())
    return entries


def vote_together(party: TableState, seats: Sequence[Seat], about: Matter, yes: bool) -> list[AnyEntry]:
    """The same for all who play on one device, who agree around it."""
    entries: list[AnyEntry] = []
    for seat in seats:
        chair = party.chairs[seat]
        assert chair is not None
        assert chair.person is not None
        news = vote(party, chair.person, about, yes)
        entries += news
        if len(news) > 1:  # it is carried
            break
        for entry in news:
            party = evolve(party, entry, 0)
    return entries


def may_watch(party: TableState, person: PersonId) -> bool:
    """Whether somebody without a seat may be at the table: in the lobby, or where the host allows it."""
    if party.phase == "closed" or person in party.banned:
        return False
    if party.phase == "lobby" or party.settings.spectators:
        return True
    return not party.on and person in party.insiders


def may_find(party: TableState, person: PersonId) -> bool:
    """Whether a person who has the code is told that there is such a table."""
    if party.phase == "closed":
        return False
    if party.hands_of(person) or may_watch(party, person):
        return True
    if person in party.banned or not party.on:
        return False
    bots = any(chair is not None and chair.bot is not None for chair in party.chairs)
    return party.settings.newcomers and bots and person not in party.insiders


def _check_playable(settings: Settings) -> None:
    """Refuse settings with which no game could start, whatever is drawn."""
    setup_of(settings, lambda sets: sets[0])


def _check_host(party: TableState, person: PersonId) -> None:
    if person != party.host:
        raise Refused("host-only")


def _check_in_lobby(party: TableState) -> None:
    if party.phase == "closed":
        raise Refused("no-table")
    if party.phase != "lobby":
        raise Refused("game-is-on" if party.on else "game-is-over")


def _seat_of(party: TableState, person: PersonId) -> Seat:
    seat = party.seat_of(person)
    if seat is None:
        raise Refused("not-seated")
    return seat


def _occupied(party: TableState, seat: Seat) -> SeatState:
    chair = party.chairs[seat] if 0 <= seat < len(party.chairs) else None
    if chair is None:
        raise Refused("seat-empty", seat=seat + 1)
    return chair


def _empty_seat(party: TableState, seat: Seat | None) -> Seat:
    empty = [number for number, chair in enumerate(party.chairs) if chair is None]
    if not empty:
        raise Refused("table-full")
    if seat is None:
        return empty[0]
    if not 0 <= seat < len(party.chairs):
        raise Refused("no-seat", seat=seat + 1, seats=len(party.chairs))
    if seat not in empty:
        raise Refused("seat-taken", seat=seat + 1)
    return seat


def _check_distinct(party: TableState, name: str) -> None:
    if skeleton(name) in {skeleton(chair.name) for chair in party.chairs if chair is not None}:
        raise Refused("name-taken", name=name)
