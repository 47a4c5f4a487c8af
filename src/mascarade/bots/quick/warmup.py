"""Compiling the loops of this folder, ahead of time or beside the game: nobody who has a time limit waits."""

from __future__ import annotations

import subprocess
import sys
import threading
from contextlib import suppress

from mascarade.beliefs.loops_numba import UNCOMPILED

_READY = threading.Event()
_BEGUN = threading.Event()
_TURNSTILE = threading.Lock()


def ready() -> bool:
    """Whether everything is compiled."""
    return _READY.is_set() and not UNCOMPILED


def warm() -> None:
    """Compile everything now, or read it from where it is kept."""
    if _READY.is_set():
        return
    with _TURNSTILE:
        if not _READY.is_set():
            _try_everything()
            _READY.set()


def begin() -> None:
    """See to it that everything is compiled some day, and come back at once.

    Another process compiles and keeps what it made; then this one reads it.
    """
    with _TURNSTILE:
        if _BEGUN.is_set() or _READY.is_set() or UNCOMPILED:
            return
        _BEGUN.set()
    threading.Thread(target=_warm_beside, name="warming", daemon=True).start()


def _warm_beside() -> None:
    command = [sys.executable, "-c", f"from {__name__} import warm; warm()"]
    with suppress(OSError):  # no other process can be had: then this one compiles
        subprocess.run(command, check=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    warm()


def _try_everything() -> None:
    """One small game, from its deal to its end, through every loop that is called from outside."""
    import numpy as np  # noqa: PLC0415 - the loops are only imported where they are compiled

    from mascarade.bots.expert.histories import COLUMNS, draw_courses  # noqa: PLC0415
    from mascarade.bots.expert.rollouts import UNSEEN, try_out  # noqa: PLC0415
    from mascarade.bots.quick.perception import empty, handed, learns, open_eyes, taken  # noqa: PLC0415
    from mascarade.bots.quick.players import company_of  # noqa: PLC0415
    from mascarade.bots.quick.policy import choose  # noqa: PLC0415
    from mascarade.bots.quick.selfplay import CLAIM_COLUMNS, COIN_COLUMNS, play_game  # noqa: PLC0415
    from mascarade.kernel import KernelSetup, from_deal, warm  # noqa: PLC0415
    from mascarade.rules import Options, playable, published  # noqa: PLC0415
    from mascarade.rules.scenario import Deal  # noqa: PLC0415

    warm()
    scenario = published("first", "base", 4)
    kernel = KernelSetup.of(playable(scenario, Options(turn_limit=8)))
    company = company_of(kernel)
    root = from_deal(kernel, Deal(cards=scenario.cards))
    open_eyes(root, company)
    for number in (0, 1):
        learns(company, number, 0, 0)
        taken(company, number, 0, 1, True)
    handed(company, 0, 5)
    empty(company, 5)
    choose(root, company)
    many, (players, spots, count) = 2, company.views.shape
    views, know = (
        np.zeros((many, *company.views.shape), np.float32),
        np.zeros((many, players, spots), np.float32),
    )
    kept, now = np.zeros(many, np.int64), np.full(many, 0x654321, np.uint64)
    draw_courses(
        np.zeros((0, COLUMNS), np.int64),
        np.zeros(1, np.int64),
        np.zeros(0, np.uint64),
        np.zeros(0, np.float64),
        np.full(players + 2, 0.5),
        now,
        company,
        kept,
        views,
        know,
        np.zeros((spots, count)),
    )
    worlds = np.zeros((many, UNSEEN), np.int16)
    worlds[:, :spots] = [kernel.codes[card] for card in scenario.cards]
    one = np.zeros(1, np.int64)
    actions = np.array([3 + 2], np.int64)
    try_out(
        root,
        company,
        worlds,
        views,
        know,
        actions,
        one,
        one,
        np.ones(1, np.uint64),
        1,
        100,
        np.zeros(1),
    )
    careless, claims = np.zeros(players, np.bool_), np.zeros((count, CLAIM_COLUMNS), np.int64)
    play_game(root, company, careless, claims, np.zeros(COIN_COLUMNS, np.int64), one)
