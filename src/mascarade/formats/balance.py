"""Balance figures: in `atlas.json`, in `mascarade balance --json`, and in the server's answers."""

from __future__ import annotations

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


class LengthQuantiles(msgspec.Struct, frozen=True):
    """How long games were, as `mascarade balance` and `mascarade tournament` write it."""

    mean: float
    quantiles: dict[str, int]
    """By the part of the games that are no longer, such as 0.5."""
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
    """Shares of the games."""
    characters: dict[CharacterId, WinShare]
    """By a character that one was dealt."""
    seats: tuple[WinShare, ...]
    """Clockwise from the one with the first turn."""
    announcements: dict[CharacterId, ClaimFigures]
