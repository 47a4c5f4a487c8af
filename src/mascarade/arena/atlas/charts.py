"""Charts of an atlas as small SVGs. All marks of one kind share a path, which keeps the page small."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape

from mascarade.formats.balance import ClaimFigures, WinShare
from mascarade.rules.state import EndReason

WIDTH, LABEL, RIGHT = 360, 116, 44
"""The whole chart, the names on its left, the figures on its right."""
ROW, TOP, BOTTOM = 20, 4, 18
MIN_AXIS = 2.0
"""Fair shares that an axis shows at least."""
ENDINGS: tuple[EndReason, ...] = ("thirteen", "cheat", "ruin", "last-standing", "turn-limit")
CLAIMS = ("true-uncontested", "true-contested", "false-contested", "false-uncontested")


def advantages(rows: Sequence[tuple[str, WinShare]], fair: float, label: str) -> str:
    """Shares with their intervals, in multiples of the fair share, which is marked by a line."""
    most = max([MIN_AXIS, *(min(wins.high / fair, 2 * MIN_AXIS) for _, wins in rows)])
    scale = (WIDTH - LABEL - 8) / most
    intervals: dict[str, list[str]] = {"more": [], "less": [], "even": []}
    points: dict[str, list[str]] = {"more": [], "less": [], "even": []}
    for number, (_, wins) in enumerate(rows):
        y = TOP + ROW * number + ROW // 2
        low, share, high = (
            LABEL + scale * min(end / fair, most) for end in (wins.low, wins.share, wins.high)
        )
        kind = "more" if wins.low > fair else "less" if wins.high < fair else "even"
        intervals[kind].append(f"M{low:.0f} {y}H{high:.0f}")
        points[kind].append(f"M{share:.0f} {y}h0")
    drawn = [
        _column(LABEL - 8, [name for name, _ in rows]),
        f'<path class="f" d="M{LABEL + scale:.0f} {TOP}v{ROW * len(rows)}"/>',
    ]
    for kind, lines in intervals.items():
        if lines:
            drawn.append(f'<path class="r {kind}" d="{"".join(lines)}"/>')
            drawn.append(f'<path class="p {kind}" d="{"".join(points[kind])}"/>')
    ticks = [
        (LABEL + scale * tick / 2, f"×{tick / 2:g}") for tick in range(1, int(2 * most) + 1, 1 + (most > 3))
    ]
    return _chart(len(rows), drawn, ticks, label)


def announcements(rows: Sequence[tuple[str, ClaimFigures, str]], label: str) -> str:
    """Announcements of each character per game, by kind, with the mean gain on the right."""
    most = max([announced.per_game for _, announced, _ in rows] + [0.1])
    scale = (WIDTH - LABEL - RIGHT) / most
    parts: dict[str, list[str]] = {kind: [] for kind in CLAIMS}
    for number, (_, announced, _) in enumerate(rows):
        x, y = float(LABEL), TOP + ROW * number + ROW // 2
        for kind, share in zip(CLAIMS, _shares_by_kind(announced), strict=True):
            begin, x = x, x + scale * announced.per_game * share
            if round(begin) < round(x):
                parts[kind].append(f"M{begin:.0f} {y}H{x:.0f}")
    drawn = [_column(LABEL - 8, [name for name, _, _ in rows])]
    drawn += [f'<path class="b c{kind}" d="{"".join(d)}"/>' for kind, d in enumerate(parts.values()) if d]
    drawn.append(_column(WIDTH, [gain for _, _, gain in rows]))
    step = next(step for step in (0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 1000) if most / step <= 5)
    ticks = [(LABEL + scale * step * tick, f"{step * tick:g}") for tick in range(int(most / step) + 1)]
    return _chart(len(rows), drawn, ticks, label)


def _shares_by_kind(announced: ClaimFigures) -> tuple[float, float, float, float]:
    """The shares of the kinds of announcements, in the order of `CLAIMS`."""
    true, contested = announced.true or 0.0, announced.contested or 0.0
    both = announced.true_contested or 0.0
    return true - both, both, contested - both, max(0.0, 1 - true - contested + both)


def lengths(histogram: Sequence[int], step: int, label: str) -> str:
    """A histogram of games by turns."""
    height, most = 90, max([1, *histogram])
    width = (WIDTH - 8) / len(histogram)
    bars = "".join(
        f"M{4 + width * number:.1f} {height}v-{(height - 6) * count / most:.1f}h{width - 1:.1f}V{height}z"
        for number, count in enumerate(histogram)
        if count
    )
    every = 1 + len(histogram) // 8
    ticks = [(4 + width * number, str(step * number)) for number in range(0, len(histogram), every)]
    return _svg(height + 18, f'<path class="h" d="{bars}"/>{_ticks(ticks, height + 14)}', label)


def endings(shares: Mapping[EndReason, float], label: str) -> str:
    """How games ended, as one stacked bar."""
    x, parts = 4.0, []
    for number, reason in enumerate(ENDINGS):
        width = (WIDTH - 8) * shares.get(reason, 0.0)
        if width:
            parts.append(f'<path class="s e{number}" d="M{x:.1f} 10h{width:.1f}"/>')
        x += width
    return _svg(20, "".join(parts), label)


def _chart(rows: int, drawn: Sequence[str], ticks: Sequence[tuple[float, str]], label: str) -> str:
    height = TOP + ROW * rows
    return _svg(height + BOTTOM, "".join([*drawn, _ticks(ticks, height + 13)]), label)


def _svg(height: int, drawn: str, label: str) -> str:
    box = f"0 0 {WIDTH} {height}"
    return f'<svg viewBox="{box}" role="img" aria-label="{escape(label)}">{drawn}</svg>'


def _column(right: int, texts: Sequence[str]) -> str:
    """A right-aligned column of text, one entry per row."""
    entries = "".join(
        f"<text y={TOP + ROW * number + 14}>{escape(text)}</text>" for number, text in enumerate(texts)
    )
    return f'<g class="n" transform="translate({right})">{entries}</g>'


def _ticks(ticks: Sequence[tuple[float, str]], y: int) -> str:
    texts = "".join(f"<text x={x:.0f}>{tick}</text>" for x, tick in ticks)
    return f'<g class="t" transform="translate(0 {y})">{texts}</g>'
