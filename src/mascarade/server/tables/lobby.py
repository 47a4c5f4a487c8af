"""Commands around a table: seats, settings, bots, host, start, rematch, votes.

Each returns the entries that carry it out, or refuses with a code.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ParamSpec

from mascarade.bots.api import Temper
from mascarade.bots.registry import entry_of
from mascarade.rules import Refused, Seat
from mascarade.rules.fairness.draw import SIZE
from mascarade.server.tables import entries as n
from mascarade.server.tables.entries import AnyEntry, Matter, PersonId
from mascarade.server.tables.faces import Face
from mascarade.server.tables.fold import evolve, evolve_all
from mascarade.server.tables.names import skeleton
from mascarade.server.tables.settings import ABSENCE_MS, Settings, check_settings
from mascarade.server.tables.state import Instant, SeatState, TableState

P = ParamSpec("P")
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


def open_table(
    settings: Settings, person: PersonId, name: str, entropy: Entropy, *, face: Face | None = None
) -> list[AnyEntry]:
    """Open a table with its host at the first seat; its secret is fixed before anybody adds to the deal."""
    check_settings(settings)
    return [n.Opened(settings, person, name, entropy(SIZE), face)]


def open_with_bots(
    settings: Settings,
    person: PersonId,
    name: str,
    bot: str,
    entropy: Entropy,
    *,
    face: Face | None = None,
) -> list[AnyEntry]:
    """Open a table with bots at all other seats."""
    entries = open_table(settings, person, name, entropy, face=face)
    state = evolve(TableState(), entries[0], 0)
    for _ in range(settings.players - 1):
        entries += add_bot(state, person, bot, None, None)
        state = evolve(state, entries[-1], 0)
    return entries


def change_settings(state: TableState, person: PersonId, settings: Settings) -> list[AnyEntry]:
    """The host changes the settings, before a game."""
    check_host(state, person)
    check_in_lobby(state)
    seated = len(state.occupants)
    if settings.players < seated:
        raise Refused("too-many-seated", seated=seated, players=settings.players)
    check_settings(settings)
    return [n.SettingsChanged(settings)]


def join(
    state: TableState,
    person: PersonId,
    name: str,
    seat: Seat | None,
    keeper: PersonId | None = None,
    *,
    face: Face | None = None,
) -> list[AnyEntry]:
    """A person takes an empty seat, or a bot's during a game; bans of the device's owner apply too."""
    if state.phase == "closed" or not state.banned.isdisjoint((person, keeper)):
        raise Refused("no-table")
    if state.seat_of(person) is not None:
        raise Refused("already-seated")
    if state.is_game_on:
        chosen = _seat_in_game(state, person, seat, keeper)
        _check_distinct(state, name, besides=state.left_seat(person))
        return [n.TookOver(chosen, person, name, keeper, face)]
    check_in_lobby(state)
    _check_distinct(state, name)
    chosen = _empty_seat(state, seat)
    return [n.SatDown(chosen, person, name, keeper, face)]


def _seat_in_game(state: TableState, person: PersonId, seat: Seat | None, keeper: PersonId | None) -> Seat:
    """The seat that a person may take during a game: the one they left, or for a newcomer any bot's."""
    left = state.left_seat(person)
    if left is not None:
        if seat not in (None, left):
            raise Refused("knows-too-much")
        if state.occupant(left).bot is None:
            raise Refused("seat-taken", seat=left + 1)
        return left
    if not state.settings.newcomers:
        raise Refused("no-newcomers")
    if not state.seen_by.isdisjoint((person, keeper)):
        raise Refused("knows-too-much")
    out = state.current_game.state.table.out
    free = [number for number, occupant in state.occupants if occupant.bot is not None and number not in out]
    if seat is not None and seat not in free:
        raise Refused("seat-taken", seat=seat + 1)
    if not free:
        raise Refused("table-full")
    return free[0] if seat is None else seat


def seats_for(
    state: TableState, person: PersonId, name: str, keeper: PersonId | None = None
) -> tuple[Seat, ...]:
    """The seats that a person could join at now."""
    return tuple(
        seat for seat in range(len(state.seats)) if _is_allowed(join, state, person, name, seat, keeper)
    )


def may_join(state: TableState, person: PersonId, name: str, keeper: PersonId | None = None) -> bool:
    """Whether there is a seat for a person."""
    return _is_allowed(join, state, person, name, None, keeper)


def _is_allowed(command: Callable[P, object], *arguments: P.args, **more: P.kwargs) -> bool:
    try:
        command(*arguments, **more)
    except Refused:
        return False
    return True


def change_seat(state: TableState, person: PersonId, seat: Seat) -> list[AnyEntry]:
    """A person chooses another empty seat, before a game."""
    now = seat_of(state, person)
    check_in_lobby(state)
    if seat == now:
        return []
    return [n.ChangedSeat(now, _empty_seat(state, seat))]


def leave(state: TableState, person: PersonId) -> list[AnyEntry]:
    """A person leaves; during a game a bot takes over. A host is succeeded by another player."""
    _check_not_dealing(state)
    return _vacate(state, seat_of(state, person), sent_away=False)


def kick(state: TableState, person: PersonId, seat: Seat) -> list[AnyEntry]:
    """The host removes a player or a bot; during a game a bot takes over from a player."""
    check_host(state, person)
    _check_not_dealing(state)
    occupant = _occupied(state, seat)
    if occupant.person == person:
        raise Refused("not-yourself")
    if occupant.bot is not None and state.is_game_on:
        raise Refused("game-is-on")
    return _vacate(state, seat, sent_away=occupant.person is not None)


def _vacate(state: TableState, seat: Seat, sent_away: bool) -> list[AnyEntry]:
    occupant = _occupied(state, seat)
    entries: list[AnyEntry] = [
        n.Replaced(seat, SUBSTITUTE, sent_away) if state.is_game_on else n.StoodUp(seat, sent_away)
    ]
    if occupant.person == state.host:
        heirs = [other.person for _, other in state.occupants if other.person not in (None, occupant.person)]
        entries.append(n.HostChanged(heirs[0]) if heirs else n.Closed())
    return entries


def add_bot(
    state: TableState, person: PersonId, bot: str, temper: Temper | None, seat: Seat | None
) -> list[AnyEntry]:
    """The host gives a bot an empty seat."""
    check_host(state, person)
    check_in_lobby(state)
    entry_of(bot)
    used = {skeleton(occupant.name) for _, occupant in state.occupants}
    name = next(name for name in BOT_NAMES if skeleton(name) not in used)
    return [n.BotSatDown(_empty_seat(state, seat), bot, name, temper)]


def pass_host(state: TableState, person: PersonId, seat: Seat, now: Instant) -> list[AnyEntry]:
    """The host makes another player the host; if the host is gone for long, any player may take over."""
    occupant = _occupied(state, seat)
    if occupant.person is None:
        raise Refused("no-person", seat=seat + 1)
    if not (occupant.person == person and _host_is_gone(state, now)):
        check_host(state, person)
    return [] if occupant.person == state.host else [n.HostChanged(occupant.person)]


def _host_is_gone(state: TableState, now: Instant) -> bool:
    seat = None if state.host is None else state.seat_of(state.host)
    occupant = None if seat is None else state.occupant(seat)
    return occupant is None or (occupant.lost_at is not None and occupant.lost_at + ABSENCE_MS <= now)


def mute(state: TableState, person: PersonId, seat: Seat, muted: bool) -> list[AnyEntry]:
    """The host mutes a player in the chat, or unmutes them."""
    check_host(state, person)
    occupant = _occupied(state, seat)
    if occupant.person is None:
        raise Refused("no-person", seat=seat + 1)
    return [] if occupant.muted == muted else [n.Muted(seat, muted)]


def rematch(state: TableState, person: PersonId, entropy: Entropy) -> list[AnyEntry]:
    """The host asks for a rematch: the same people, the same settings, a new deal."""
    check_host(state, person)
    _check_not_dealing(state)
    if state.phase not in ("finished", "aborted"):
        raise Refused("game-is-on" if state.is_game_on else "no-game")
    if state.is_lesson:
        raise Refused("lesson-once")
    return [n.Reopened(entropy(SIZE))]


def vote(state: TableState, person: PersonId, about: Matter, yes: bool) -> list[AnyEntry]:
    """A person votes for more time or for ending the game; more than half of those who are asked decide."""
    seat = seat_of(state, person)
    if not state.is_game_on:
        raise Refused("no-game")
    if about == "wait" and state.deadline is None:
        raise Refused("no-clock")
    if ((seat, about) in state.votes) == yes:
        return []
    entries: list[AnyEntry] = [n.Voted(seat, about, yes)]
    asked = voters(state, about)
    wanting = {number for number, matter in state.votes if matter == about} | {seat}
    if yes and 2 * len(wanting & asked) > len(asked):
        entries.append(n.Extended() if about == "wait" else n.Aborted())
    return entries


def voters(state: TableState, about: Matter) -> set[Seat]:
    """The seats whose votes count.

    More time is a matter for everybody seated. Ending the game is one for the people who have held their seat
    since the deal and are connected; for everybody seated only if there are none.
    """
    people = {seat: occupant for seat, occupant in state.occupants if occupant.person is not None}
    if about == "wait":
        return {*people}
    play = state.current_game
    since_deal = {seat for seat in people if play.viewer_at(seat) == seat}
    return {seat for seat in since_deal if people[seat].lost_at is None} or {*people}


def vote_together(state: TableState, seats: Sequence[Seat], about: Matter, yes: bool) -> list[AnyEntry]:
    """All players around a shared device vote together."""
    entries: list[AnyEntry] = []
    for seat in seats:
        person = state.occupant(seat).person
        assert person is not None
        voted = vote(state, person, about, yes)
        entries += voted
        if len(voted) > 1:  # the vote has passed
            break
        state = evolve_all(state, voted, 0)
    return entries


def may_watch(state: TableState, person: PersonId) -> bool:
    """Whether a person without a seat may watch.

    In the lobby everybody may; during a game everybody if the host allows it, and those who left a seat that
    a newcomer holds; after it those who were in it or watched it.
    """
    if state.phase == "closed" or person in state.banned:
        return False
    if not state.is_game_on:
        return state.is_before_game or person in state.seen_by
    left = state.left_seat(person)
    return state.settings.spectators or (left is not None and state.occupant(left).bot is None)


def may_find(state: TableState, person: PersonId) -> bool:
    """Whether a person with the code may know that the table exists."""
    if state.phase == "closed":
        return False
    if state.hands_of(person) or may_watch(state, person):
        return True
    if person in state.banned:
        return False
    if any(person in people for people, _ in state.past):
        return True
    return state.is_game_on and _is_allowed(_seat_in_game, state, person, None, None)


def check_host(state: TableState, person: PersonId) -> None:
    """Refuse what only the host may do."""
    if person != state.host:
        raise Refused("host-only")


def check_in_lobby(state: TableState) -> None:
    """Refuse what is possible before a game only, and not any more once it is being dealt."""
    if state.phase == "closed":
        raise Refused("no-table")
    _check_not_dealing(state)
    if state.phase != "lobby":
        raise Refused("game-is-on" if state.is_game_on else "game-is-over")


def _check_not_dealing(state: TableState) -> None:
    if state.phase == "dealing":
        raise Refused("dealing")


def seat_of(state: TableState, person: PersonId) -> Seat:
    """The person's seat; refuses a person without one."""
    seat = state.seat_of(person)
    if seat is None:
        raise Refused("not-seated")
    return seat


def _occupied(state: TableState, seat: Seat) -> SeatState:
    occupant = state.occupant_or_none(seat)
    if occupant is None:
        raise Refused("seat-empty", seat=seat + 1)
    return occupant


def _empty_seat(state: TableState, seat: Seat | None) -> Seat:
    empty = [number for number, occupant in enumerate(state.seats) if occupant is None]
    if not empty:
        raise Refused("table-full")
    if seat is None:
        return empty[0]
    if not 0 <= seat < len(state.seats):
        raise Refused("no-seat", seat=seat + 1, seats=len(state.seats))
    if seat not in empty:
        raise Refused("seat-taken", seat=seat + 1)
    return seat


def _check_distinct(state: TableState, name: str, besides: Seat | None = None) -> None:
    if skeleton(name) in {skeleton(occupant.name) for seat, occupant in state.occupants if seat != besides}:
        raise Refused("name-taken", name=name)
