"""Shares of a deal: promised, revealed, and noted as a careful client would."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Sequence
from typing import Any

import msgspec

from mascarade.rules import Seat
from mascarade.rules.fairness.lock import Lock, lock_digest, promise_of
from mascarade.rules.fairness.verify import Witness
from tests.kit.client import Client, Connection, Frame
from tests.kit.in_process import Wire, World


def share_of(word: str) -> str:
    """A reproducible share."""
    return hashlib.sha256(word.encode()).hexdigest()


async def promise(world: World, name: str, code: str, word: str) -> dict[str, Any]:
    """A person promises a share; the table after it."""
    seen = await world.ask(world.tokens[name], "GET", f"/tables/{code}")
    at = msgspec.json.decode(seen.body)
    table = at["table"]
    found = promise_of(code, table["game"] + 1, table["fair"]["attempt"], at["seat"], share_of(word))
    told = await world.do(name, f"/tables/{code}/promise", {"promise": found})
    after: dict[str, Any] = told["table"]
    return after


def frames(wire: Wire, kind: str | None = None) -> list[dict[str, Any]]:
    """All messages received over a connection, or those of one kind."""
    told = [msgspec.json.decode(frame) for frame in wire.sent if frame.startswith(b"{")]
    return [each for each in told if kind in (None, each["type"])]


def lock_seen(wire: Wire) -> Lock:
    """The lock that the last table message showed."""
    return msgspec.convert(frames(wire, "table")[-1]["fair"]["lock"], Lock)


def reveal_message(seat: Seat, lock: Lock, word: str) -> dict[str, object]:
    """The message that reveals a share."""
    return {"type": "reveal", "seat": seat, "lock": lock_digest(lock).hex(), "share": share_of(word)}


async def reveal(wire: Wire, seat: Seat, word: str) -> str | None:
    """Accept the lock that was shown and reveal a share; the code of the refusal, if it was refused."""
    return await told(wire, reveal_message(seat, lock_seen(wire), word))


async def told(wire: Wire, message: object) -> str | None:
    """Send a message; the code of the refusal, if it was refused."""
    before = len(frames(wire, "refused"))
    wire.say(message)
    await wire.settled()
    refused = frames(wire, "refused")[before:]
    return refused[0]["code"] if refused else None


def noted(wire: Wire, game: int, word: str | None = None) -> Witness:
    """The witness that a careful client would have stored, with the share that it revealed."""
    seen = frames(wire)
    tables = [each for each in seen if each["type"] == "table" and each["fair"] is not None]
    lobby = [each for each in tables if each["phase"] in ("lobby", "dealing")]
    before = [each["fair"] for each in lobby if each["game"] == game - 1]
    commitments = list(dict.fromkeys(fair["commitment"] for fair in before))
    locks = [each["fair"]["lock"] for each in tables if each["fair"]["lock"] is not None]
    own = [lock for lock in locks if (lock["game"], lock["commitment"]) == (game, commitments[-1])]
    heads = [each["head"] for each in seen if each["type"] in ("events", "view") and each["game"] == game]
    notes: dict[str, object] = {"commitment": commitments[-1], "earlier": commitments[:-1], "heads": heads}
    notes |= {"lock": own[0] if own else None, "share": None if word is None else share_of(word)}
    return msgspec.convert(notes, Witness)


# Over real sockets


async def promise_by_http(client: Client, word: str) -> None:
    """A person promises a share."""
    at = await client.get(f"/tables/{client.code}")
    table = at["table"]
    found = promise_of(client.code, table["game"] + 1, table["fair"]["attempt"], at["seat"], share_of(word))
    await client.post(f"/tables/{client.code}/promise", {"promise": found})


async def reveal_over(connection: Connection, seat: Seat, word: str) -> Lock:
    """Accept the lock once it is shown, and reveal a share; the lock."""
    dealing = await connection.until(lambda frame: frame.get("phase") == "dealing")
    lock = msgspec.convert(dealing["fair"]["lock"], Lock)
    await connection.send(reveal_message(seat, lock, word))
    await connection.settled()
    return lock


async def deal_among(guests: Sequence[Client]) -> tuple[list[Connection], list[Lock], Frame]:
    """Everybody promises, the host starts, and everybody reveals, until an attempt was fast enough.

    Returns everybody's connection and lock, and the table after the deal.
    """
    while True:
        seats = [await _sit(guest, number) for number, guest in enumerate(guests)]
        table = (await guests[0].get(f"/tables/{guests[0].code}"))["table"]
        attempt = table["fair"]["attempt"]
        for guest in guests:
            await promise_by_http(guest, f"{guest.name} {attempt}")
        host = [seat["host"] for seat in table["seats"]].index(True)
        await guests[host].post(f"/tables/{guests[host].code}/start")
        words = [f"{guest.name} {attempt}" for guest in guests]
        locks = await asyncio.gather(
            *(reveal_over(seat, number, words[number]) for number, seat in enumerate(seats))
        )
        after = await seats[0].until(lambda frame, attempt=attempt: is_after(frame, attempt))  # type: ignore[misc]
        if after["phase"] == "memorising":
            assert after["fair"]["shares"] == [share_of(word) for word in words]
            return seats, locks, after


async def _sit(guest: Client, number: Seat) -> Connection:
    if (await guest.get(f"/tables/{guest.code}"))["seat"] is None:
        await guest.post(f"/tables/{guest.code}/join", {"seat": number})
    seat = await guest.connect()
    await seat.settled()
    return seat


def is_after(frame: Frame, attempt: int) -> bool:
    """Whether a table message comes after this attempt to deal."""
    if frame["type"] != "table":
        return False
    return frame["phase"] == "memorising" or bool(frame["fair"]["attempt"] > attempt)
