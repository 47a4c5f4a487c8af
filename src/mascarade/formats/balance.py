"""Balance figures: in `atlas.json`, in `mascarade balance --json`, and in the server's answers."""

from __future__ import annotations

from typing import Literal

import msgspec

from mascarade.rules import CharacterId, EditionId, Options, Scenario
from mascarade.rules.state import EndReason

MistakeKind = Literal["raised", "illegal", "late", "absent"]


class WinShare(msgspec.Struct, frozen=True):
    """How often players in one position won, with the 95 % interval."""

    times: int
    share: float
    low: float
    high: float

    def rounded(self, digits: int) -> WinShare:
        """The same with fewer digits."""
        return WinShare(self.times, *(round(part, digits) for part in (self.share, self.low, self.high)))


class ClaimFigures(msgspec.Struct, frozen=True, kw_only=True):
    """Announcements of one character. Shares are None if it was never announced."""

    per_game: float
    true: float | None
    contested: float | None
    true_contested: float | None
    """Both, as a share of all."""
    gain: float | None
    """Mean coins that the announcer gained by the end of the turn."""


class GameLength(msgspec.Struct, frozen=True):
    """Length of games; `low` and `high` are the 10 % and 90 % quantiles."""

    mean: float
    low: int
    median: int
    high: int
    longest: int


class LengthQuantiles(msgspec.Struct, frozen=True):
    """Length of games, as `mascarade balance` and `mascarade tournament` report it."""

    mean: float
    quantiles: dict[str, int]
    """By the fraction of games that are no longer, such as 0.5."""
    longest: int


class SetBalance(msgspec.Struct, frozen=True, kw_only=True):
    """The balance of a published set for one number of players."""

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
    """By dealt character."""
    seats: tuple[WinShare, ...]
    """Clockwise from the first player."""
    announcements: dict[CharacterId, ClaimFigures]


class AnnouncementReport(msgspec.Struct, frozen=True, kw_only=True):
    """Announcements of one character in a `BalanceReport`. Shares are None where there is no whole."""

    announced: int
    per_game: float
    games: int
    """Games in which it was announced."""
    true: float | None
    contested: float | None
    true_when_contested: float | None
    carried: float | None
    """The announcer used the power."""
    gain: float | None
    wins_of_announcers: WinShare


class CourthouseReport(msgspec.Struct, frozen=True, kw_only=True):
    """Coins of the courthouse in a `BalanceReport`."""

    fines_per_game: float
    paid_per_game: float
    takings_per_game: float
    taken_per_game: float
    largest_mean: float
    largest_median: int
    left_mean: float


class IntervalMethod(msgspec.Struct, frozen=True):
    """How the intervals of a report were computed."""

    level: float = 0.95
    method: str = "wilson"


class Mistakes(msgspec.Struct):
    """How often a bot made one kind of mistake."""

    kind: MistakeKind
    count: int
    first: str
    """The message of the first one."""


class BalanceReport(msgspec.Struct, frozen=True, kw_only=True):
    """The document of `mascarade balance --json`."""

    games: int
    seed: int
    bot: str
    scenario: Scenario
    options: Options
    fair_share: float
    characters: dict[CharacterId, WinShare]
    seats: tuple[WinShare, ...]
    announcements: dict[CharacterId, AnnouncementReport]
    turns: LengthQuantiles
    decisions: LengthQuantiles
    endings: dict[EndReason, float]
    courthouse: CourthouseReport
    interval: IntervalMethod = IntervalMethod()
    mistakes: list[Mistakes]
