"""The balance of published sets: the figures that `mascarade atlas` wrote into `atlas.json`."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files

import msgspec

from mascarade.rules import CharacterId, EditionId
from mascarade.rules.state import EndReason


class WinShare(msgspec.Struct, frozen=True):
    """How often those in one position won, with the 95 % interval."""

    times: int
    share: float
    low: float
    high: float


class ClaimFigures(msgspec.Struct, frozen=True, kw_only=True):
    """What announcing one character came to; nothing where nobody ever did."""

    per_game: float
    true: float | None
    contested: float | None
    true_contested: float | None
    """Both, as a share of all."""
    gain: float | None
    """Coins that the announcer had more once the turn was over, on average."""


class GameLength(msgspec.Struct, frozen=True):
    """How long games were; a tenth were shorter than `low`, and a tenth longer than `high`."""

    mean: float
    low: int
    median: int
    high: int
    longest: int


class SetBalance(msgspec.Struct, frozen=True, kw_only=True):
    """The balance of a published set for so many players."""

    edition: EditionId
    set: str
    players: int
    games: int
    fair_share: float
    turns: GameLength
    decisions: GameLength
    histogram: tuple[int, ...]
    """Games by turns, in steps of ten."""
    endings: dict[EndReason, float]
    characters: dict[CharacterId, WinShare]
    """By a character that one was dealt."""
    seats: tuple[WinShare, ...]
    """Clockwise from the one with the first turn."""
    announcements: dict[CharacterId, ClaimFigures]


class Balance(msgspec.Struct, frozen=True, kw_only=True):
    """Such figures, and who played for them."""

    bot: str
    turn_limit: int
    figures: SetBalance


class _Atlas(msgspec.Struct, frozen=True, kw_only=True):
    bot: str
    turn_limit: int
    sets: tuple[SetBalance, ...]


@lru_cache(maxsize=1)
def _balances() -> dict[tuple[str, str, int], Balance]:
    written = (files("mascarade.server.scenarios") / "atlas.json").read_bytes()
    atlas = msgspec.json.decode(written, type=_Atlas)
    return {
        (each.edition, each.set, each.players): Balance(
            bot=atlas.bot, turn_limit=atlas.turn_limit, figures=each
        )
        for each in atlas.sets
    }


def balance_of(edition: str, set_id: str, players: int) -> Balance | None:
    """The figures of a published set, if there are any."""
    return _balances().get((edition, set_id, players))
