"""Warm-up: compiles the loops ahead of time, or in the background when a bot has a time limit."""

from __future__ import annotations

import subprocess
import sys
import threading
from contextlib import suppress

from mascarade.beliefs.loops_numba import UNCOMPILED

_READY = threading.Event()
_STARTED = threading.Event()
_LOCK = threading.Lock()


def ready() -> bool:
    """Whether everything is compiled."""
    return _READY.is_set() and not UNCOMPILED


def ready_within(seconds: float | None) -> bool:
    """Whether a decision with this time limit may use the loops.

    Without a limit it waits for the compiler; with one, compiling starts in the background.
    """
    if seconds is None:
        warm()
    elif not ready():
        begin()
        return False
    return True


def warm() -> None:
    """Compile everything now, or load it from the cache."""
    if _READY.is_set():
        return
    with _LOCK:
        if not _READY.is_set():
            _call_every_loop()
            _READY.set()


def begin() -> None:
    """Start compiling in the background.

    Another process compiles and fills the cache; then this one loads it.
    """
    with _LOCK:
        if _STARTED.is_set() or _READY.is_set() or UNCOMPILED:
            return
        _STARTED.set()
    threading.Thread(target=_warm_in_background, name="warming", daemon=True).start()


def _warm_in_background() -> None:
    command = [sys.executable, "-c", f"from {__name__} import warm; warm()"]
    with suppress(OSError):  # without another process this one compiles
        subprocess.run(command, check=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    warm()


def _call_every_loop() -> None:
    """Call every public loop once, with one small game."""
    import numpy as np  # noqa: PLC0415 - heavy imports, only needed to compile

    from mascarade.bots.expert.histories import COLUMNS, EventLog, draw_histories, new_worlds  # noqa: PLC0415
    from mascarade.bots.expert.rollouts import play_trials  # noqa: PLC0415
    from mascarade.bots.quick.perception import clear_spot, note_card, note_handover, note_swap, see_deal  # noqa: PLC0415
    from mascarade.bots.quick.players import new_players  # noqa: PLC0415
    from mascarade.bots.quick.policy import choose  # noqa: PLC0415
    from mascarade.bots.quick.selfplay import CLAIM_COLUMNS, COIN_COLUMNS, play_game  # noqa: PLC0415
    from mascarade.kernel import KernelSetup, from_deal, warm  # noqa: PLC0415
    from mascarade.rules import Options, playable, published  # noqa: PLC0415
    from mascarade.rules.scenario import Deal  # noqa: PLC0415

    warm()
    scenario = published("first", "base", 4)
    kernel = KernelSetup.of(playable(scenario, Options(turn_limit=8)))
    people = new_players(kernel)
    root = from_deal(kernel, Deal(cards=scenario.cards))
    see_deal(root, people)
    for number in (0, 1):
        note_card(people, number, 0, 0)
        note_swap(people, number, 0, 1, True)
    note_handover(people, 0, 5)
    clear_spot(people, 5)
    choose(root, people)
    players, spots, count = people.views.shape
    worlds, one = new_worlds(people, 2), np.zeros(1, np.int64)
    nothing, words, weights = np.zeros((0, COLUMNS), np.int64), np.zeros(0, np.uint64), np.zeros(0)
    odds = np.ones((players, 2))
    log = EventLog(nothing, one, words, weights, np.full(players + 2, 0.5), odds, odds)
    now = np.full(2, 0x654321, np.uint64)
    draw_histories(log, now, people, np.zeros(2, np.int64), worlds, np.zeros((spots, count)))
    worlds.styles[:] = people.styles
    worlds.unseen[:, :spots] = [kernel.codes[card] for card in scenario.cards]
    play_trials(root, people, worlds, np.array([3 + 2], np.int64), one, one, 1, 100, np.zeros(1))
    careless, claims = np.zeros(players, np.bool_), np.zeros((count, CLAIM_COLUMNS), np.int64)
    play_game(root, people, careless, claims, np.zeros(COIN_COLUMNS, np.int64), one)
