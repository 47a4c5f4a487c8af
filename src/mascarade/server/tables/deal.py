"""The deal: promised shares, the lock, revealed shares, and the cards that follow from all of them.

Once every promised share is revealed, the only possible next step is that deal.
"""

from __future__ import annotations

import msgspec

from mascarade.bots.api import Temper
from mascarade.bots.registry import level_names
from mascarade.rules import Refused, Seat, playable
from mascarade.rules.fairness.draw import SIZE, commitment
from mascarade.rules.fairness.lock import (
    Choices,
    Lock,
    LockedBot,
    LockedPerson,
    Shares,
    draw,
    lock_digest,
    opens,
)
from mascarade.rules.record import RULES
from mascarade.server.tables import entries as n
from mascarade.server.tables.entries import AnyEntry, PersonId
from mascarade.server.tables.fold import evolve_all
from mascarade.server.tables.lobby import Entropy, check_host, check_in_lobby, seat_of
from mascarade.server.tables.settings import candidates_of
from mascarade.server.tables.state import Instant, SeatState, TableState

MAX_ATTEMPTS = 100
"""Attempts to deal one game. Each lock contains those before it: what is stored grows as their square."""
_THOUSANDTHS = 1000


def promise_share(state: TableState, person: PersonId, promise: str) -> list[AnyEntry]:
    """A person promises a share of the next deal's randomness, or replaces their promise."""
    seat = seat_of(state, person)
    check_in_lobby(state)
    return [] if state.occupant(seat).promise == promise else [n.Promised(seat, promise)]


def start(
    state: TableState, person: PersonId, table: str, entropy: Entropy, promise: str | None = None
) -> list[AnyEntry]:
    """The host starts the game, with the promise of their share if it is given.

    Everything is locked. The cards are dealt at once if nobody has promised a share.
    """
    check_host(state, person)
    check_in_lobby(state)
    seat = state.seat_of(person)
    entries = [] if promise is None else promise_share(state, person, promise)
    promised = evolve_all(state, entries, 0)
    empty = sum(occupant is None for occupant in promised.seats)
    if empty:
        raise Refused("seats-empty", empty=empty, bots=", ".join(level_names()))
    # A host who sends a promise with the start is there, even if the page is still connecting.
    lock = lock_of(promised, table, present=None if promise is None else seat)
    if not state.secret:  # a table of an old release has none, and nothing can be proved about its deal
        return [_started(state, lock, entropy(SIZE), {})]
    entries = [*entries, n.Locked(lock)]
    return [*entries, *deal(evolve_all(state, entries, 0))]


def lock_of(state: TableState, table: str, present: Seat | None = None) -> Lock:
    """Everything that the next deal depends on besides the secret and the shares."""
    settings = state.settings
    return Lock(
        table=table,
        game=state.game + 1,
        attempt=len(state.failed) + 1,
        failed=state.failed,
        commitment=commitment(state.secret).hex(),
        rules=RULES,
        settings=msgspec.json.decode(msgspec.json.encode(settings), type=Choices),
        scenarios=candidates_of(settings),
        draws_seats=settings.seats == "random",
        first=settings.first,
        seats=tuple(
            _locked_seat(occupant, present=seat == present or occupant.lost_at is None)
            for seat, occupant in state.occupants
        ),
    )


def _locked_seat(occupant: SeatState, *, present: bool) -> LockedPerson | LockedBot:
    if occupant.person is not None:
        return LockedPerson(occupant.promise if present else "")
    assert occupant.bot is not None
    return LockedBot(occupant.bot, _thousandths(occupant.temper))


def _thousandths(temper: Temper | None) -> tuple[int, int, int] | None:
    """A temper in whole numbers, which are written alike in every language."""
    if temper is None:
        return None
    boldness, scepticism, memory = (
        round(_THOUSANDTHS * part) for part in (temper.boldness, temper.scepticism, temper.memory)
    )
    return boldness, scepticism, memory


class SentShare(msgspec.Struct, frozen=True):
    """A share that a person has sent."""

    seat: Seat
    """Where they sat at the lock."""
    lock: str
    """The digest of the lock that they have checked."""
    share: str


def reveal_share(state: TableState, seats: tuple[Seat, ...], sent: SentShare, now: Instant) -> list[AnyEntry]:
    """A person at one of these seats accepts the lock and reveals their share; the deal follows the last."""
    if sent.seat not in seats:
        raise Refused("not-your-seat")
    if state.lock is None or lock_digest(state.lock).hex() != sent.lock:
        raise Refused("stale-lock")
    if not opens(state.lock, sent.seat, sent.share):
        raise Refused("wrong-share")
    if sent.seat in state.shares:
        return []
    if state.deadline is None or now >= state.deadline:
        raise Refused("share-late")
    revealed = n.ShareRevealed(sent.seat, sent.share)
    return [revealed, *deal(evolve_all(state, [revealed], 0))]


def deal(state: TableState) -> list[AnyEntry]:
    """The deal that follows from a lock and all its shares; nothing as long as one is missing."""
    if state.lock is None or state.awaited_shares:
        return []
    return [_started(state, state.lock, state.secret, state.shares)]


def _started(state: TableState, lock: Lock, secret: bytes, shares: Shares) -> n.Started:
    scenario, order, dealt = draw(secret, lock, shares)
    names = tuple(state.occupant(seat).name for seat in order)
    setup = playable(scenario, state.settings.options)
    return n.Started(setup, dealt, names, order if lock.draws_seats else (), rules=lock.rules)


def give_up_deal(state: TableState, missing: tuple[Seat, ...]) -> list[AnyEntry]:
    """An attempt to deal fails because of these seats, which are freed; a host among them is succeeded.

    After the last attempt the table is closed.
    """
    entries: list[AnyEntry] = [n.DealFailed(missing)]
    if len(state.failed) + 1 >= MAX_ATTEMPTS:
        return [*entries, n.Closed()]
    staying = [one.person for seat, one in state.occupants if one.person and seat not in missing]
    if staying and state.host not in staying:
        entries.append(n.HostChanged(staying[0]))
    return entries
