"""Setups of environments, from their keyword arguments."""

from __future__ import annotations

from functools import lru_cache

from mascarade.envs.errors import EnvRefused
from mascarade.kernel import KernelSetup
from mascarade.rules import EDITIONS, Options, Refused, Setup, playable, published, set_ids
from mascarade.rules.catalogue import EditionId

TURN_LIMIT = 200
"""The default turn limit, after which the richest win (rule 5.6): learning needs finite games.

Games of regular bots take 43 turns at most, those of random players seldom more than 60.
"""


def chosen_setup(
    players: int, edition: str = "first", set_id: str | None = None, turn_limit: int = TURN_LIMIT
) -> KernelSetup:
    """A published set, by default the edition's first; or `EnvRefused`."""
    for number in (players, turn_limit):
        if isinstance(number, bool) or not isinstance(number, int):
            raise EnvRefused("not-a-whole-number", value=str(number))
    return _setup(players, str(edition), None if set_id is None else str(set_id), turn_limit)


@lru_cache(maxsize=64)
def _setup(players: int, edition: str, set_id: str | None, turn_limit: int) -> KernelSetup:
    try:
        known = _edition(edition)
        scenario = published(known, set_ids(known)[0] if set_id is None else set_id, players)
        return kernel_of(playable(scenario, Options(turn_limit=turn_limit)))
    except Refused as refusal:
        raise EnvRefused.of(refusal) from None


@lru_cache(maxsize=64)
def kernel_of(setup: Setup) -> KernelSetup:
    """The kernel's setup, cached."""
    return KernelSetup.of(setup)


def _edition(written: str) -> EditionId:
    for edition in EDITIONS:
        if edition == written:
            return edition
    raise EnvRefused("unknown-edition", edition=written, known=", ".join(EDITIONS))
