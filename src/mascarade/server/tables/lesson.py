"""The lesson's table: one learner among bots that follow a script, with a fixed deal."""

from __future__ import annotations

from typing import Annotated

import msgspec

from mascarade.bots.registry import LESSON
from mascarade.rules import Deal
from mascarade.rules.record import RULES
from mascarade.server.tables import entries as n
from mascarade.server.tables.entries import AnyEntry, PersonId
from mascarade.server.tables.faces import Face
from mascarade.server.tables.lobby import BOT_NAMES
from mascarade.server.tables.names import skeleton
from mascarade.server.tables.scenes import Pace
from mascarade.server.tables.settings import Settings, setup_of

DEAL = Deal(cards=("queen", "king", "thief", "judge", "bishop", "cheat"), first=0)
"""The learner's card comes first: they begin, and soon receive the Judge."""


class Learn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The pace of a lesson."""

    beat: Annotated[int, msgspec.Meta(ge=0, le=5000)] = 1500
    """Milliseconds before each move of a bot."""
    pace: Pace = "usual"
    """How long events are shown."""


def open_lesson(wish: Learn, person: PersonId, name: str, *, face: Face | None = None) -> list[AnyEntry]:
    """Open a private table without clocks, and deal the lesson."""
    settings = Settings(
        edition="first",
        players=len(DEAL.cards) - 2,
        first=DEAL.first,
        clock=None,
        window=None,
        memorise=600,
        beat=wish.beat,
        pace=wish.pace,
    )
    names = [other for other in BOT_NAMES if skeleton(other) != skeleton(name)][: settings.players - 1]
    return [
        n.Opened(settings, person, name, face=face),
        *(n.BotSatDown(seat, LESSON, other, None) for seat, other in enumerate(names, 1)),
        n.Started(setup_of(settings), DEAL, (name, *names), rules=RULES),
    ]
