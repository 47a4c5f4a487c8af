"""How long the page shows each event: the time to answer starts when all events before it have been shown.

Everyone sees deadlines, so a length depends on public facts alone: the kind of event, how many cards or coin
movements it shows, and the table's pace. The client has the same numbers, in `web/src/model/scenes.json`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Literal

import msgspec

from mascarade.rules import AnyEvent
from mascarade.rules import events as e

Pace = Literal["slow", "usual", "fast", "instant"]
PACES: Mapping[Pace, int] = {"slow": 180, "usual": 100, "fast": 45, "instant": 0}
"""The length of scenes at each pace, in percent of the usual one."""

MAX_LAG_MS = 30_000
"""How much of earlier scenes a new one waits for; beyond that the page shows them faster.

Scenes only pile up if players answer without watching them.
"""


class Scene(msgspec.Struct, frozen=True):
    """How long an event is shown, in milliseconds at the usual pace."""

    length: int
    each: int = 0
    """More for every item after the first."""
    counts: Literal["cards", "moves"] | None = None
    """The event's field with the items."""


REVEAL_MS: Mapping[str, int] = {
    "quiet": 500,
    "curtain": 620,
    "enter": 90,
    "turn": 620 + 500,
    "last": 900 + 700 + 300,
    "crown": 420,
    "leave": 420,
}
"""The steps of a reveal: every card enters and turns, the last one slowly; then the crown drops."""
_EACH_CARD = REVEAL_MS["enter"] + REVEAL_MS["turn"]

SCENES: Mapping[type[e.Event], Scene] = {
    e.TurnStarted: Scene(450),
    e.Looked: Scene(1300),
    e.Peeked: Scene(1300),
    e.Swapped: Scene(420 + 700 + 420),
    e.Announced: Scene(1300),
    e.Contested: Scene(900),
    e.Passed: Scene(120),  # passes come in a row
    e.Revealed: Scene(sum(REVEAL_MS.values()) - REVEAL_MS["turn"], _EACH_CARD, "cards"),
    e.PowerUsed: Scene(700),
    e.ChosePlayer: Scene(900),
    e.Declined: Scene(900),
    e.ChoseCard: Scene(600),
    e.Named: Scene(1100),
    e.ChoseDirection: Scene(900),
    e.Hid: Scene(900),
    e.Guessed: Scene(900),
    e.Uncovered: Scene(900),
    e.CoinsMoved: Scene(600 + 300, 80, "moves"),  # the flight, and a look at the sums
    e.Unmasked: Scene(2200),
    e.ShownAround: Scene(2000),
    e.SeatsChanged: Scene(1400),
    e.Eliminated: Scene(1800),
    e.CardLeft: Scene(900),
    e.Handed: Scene(1400),
    e.Raised: Scene(1600),
    e.Buried: Scene(600),
    e.Ended: Scene(1200),
}
"""By event type; the others take no time."""


def scene_length(events: Iterable[AnyEvent], pace: Pace) -> int:
    """How long these events are shown at this pace, in milliseconds."""
    return sum(_length(event) for event in events) * PACES[pace] // 100


def _length(event: AnyEvent) -> int:
    scene = SCENES.get(type(event))
    if scene is None:
        return 0
    items = 1 if scene.counts is None else len(getattr(event, scene.counts))
    return scene.length + scene.each * max(0, items - 1)
