"""Answers to announcements that came before their turn: kept in rows of their own, known to nobody."""

from __future__ import annotations

import msgspec
import sqlalchemy as sa

from mascarade.rules import Action, Seat
from mascarade.rules.actions import Peek
from mascarade.server import messages as m
from mascarade.server import playing, schema
from mascarade.server.live import Live
from mascarade.server.party import Party
from mascarade.server.playing import Held
from mascarade.server.store import Store

_action = msgspec.json.Decoder(Action)


async def read(store: Store, live: Live) -> None:
    """Find the answers that are held for a table."""
    live.held.clear()
    live.held_ids.clear()
    party = live.party
    if party.phase != "playing" or party.play is None:
        return
    columns = schema.answers.c
    asked = (
        sa.select(columns.decision, columns.seat, columns.id, columns.tenure, columns.body)
        .where(columns.table_id == live.kept.id, columns.game == party.game)
        .order_by(columns.revision)
    )
    now = playing.questions(party.play) if party.play.contest is not None else {}
    for decision, seat, name, tenure, body in await store.read(lambda c: c.execute(asked).all()):
        action = _action.decode(body)
        live.held_ids[seat, tenure, name] = action
        if seat in now and now[seat].number == decision and tenure == _tenure(party, seat):
            live.held[seat] = Held(action, name)


async def hold(store: Store, live: Live, seat: Seat, name: str, action: Action) -> None:
    """Keep an answer until its turn comes. It moves no number, and nobody is told."""
    party, tenure = live.party, _tenure(live.party, seat)
    assert tenure is not None
    assert not isinstance(action, Peek)
    row = {
        "table_id": live.kept.id,
        "game": party.game,
        "decision": action.decision,
        "seat": seat,
        "id": name,
        "tenure": tenure,
        "revision": len(live.held_ids),
        "body": m.encode(action),
    }
    await store.write(lambda connection: connection.execute(schema.answers.insert(), row))
    live.held[seat] = Held(action, name)
    live.held_ids[seat, tenure, name] = action


def held_before(live: Live, seat: Seat, name: str) -> Action | None:
    """The answer that the person at this seat has given under this id."""
    tenure = _tenure(live.party, seat)
    return None if tenure is None else live.held_ids.get((seat, tenure, name))


def tidy(live: Live, before: Party, party: Party) -> None:
    """Drop the answers whose turn has come, or whose person has gone."""
    if before.game != party.game:
        live.held_ids.clear()
    contested = party.phase == "playing" and party.play is not None and party.play.contest is not None
    if not contested or before.game != party.game:
        live.held.clear()
    if not live.held:
        return
    assert party.play is not None
    asked = playing.questions(party.play)
    for seat, held in list(live.held.items()):
        stale = seat not in asked or getattr(held.action, "decision", None) != asked[seat].number
        if stale or _tenure(party, seat) != _tenure(before, seat):
            del live.held[seat]


def _tenure(party: Party, seat: Seat) -> int | None:
    chair = party.chairs[seat] if seat < len(party.chairs) else None
    return None if chair is None else chair.tenure
