"""Custom scenarios as people write them, in TOML or JSON."""

from __future__ import annotations

import codecs
import tomllib
from typing import Literal

import msgspec

from mascarade.rules.catalogue import EDITIONS, CharacterId, EditionId
from mascarade.rules.errors import ScenarioRefused
from mascarade.rules.published import unused
from mascarade.rules.scenario import Options, Scenario, Setup

MAX_SCENARIO_BYTES = 8 * 1024
"""Bytes; a scenario is a page of text, and a deep one takes time to read."""


class _Written(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    edition: EditionId
    players: int
    cards: tuple[str, ...]
    cemetery: tuple[str, ...] | Literal["all"] | None = None
    name: str | None = None
    options: Options = Options()


def read_scenario(text: bytes) -> Setup:
    """The scenario that a TOML or JSON text describes, not yet checked; or `ScenarioRefused`."""
    if len(text) > MAX_SCENARIO_BYTES:
        raise ScenarioRefused("scenario-too-large", bytes=len(text), most=MAX_SCENARIO_BYTES)
    if not text.strip():
        raise ScenarioRefused("scenario-empty")
    try:
        written = msgspec.convert(_parsed(text), _Written)
    except msgspec.ValidationError as problem:
        raise ScenarioRefused("scenario-malformed", reason=str(problem)) from problem
    cards = tuple(_character(card) for card in written.cards)
    if written.cemetery == "all" or written.cemetery is None:
        known = all(card in EDITIONS[written.edition].characters for card in cards)
        cemetery = unused(written.edition, cards, written.players) if known else ()
    else:
        cemetery = tuple(_character(card) for card in written.cemetery)
    scenario = Scenario(
        edition=written.edition,
        players=written.players,
        cards=cards,
        cemetery=cemetery,
        name=written.name,
    )
    return Setup(scenario=scenario, options=written.options)


def _character(written: str) -> CharacterId:
    """'Puppet Master' as its id."""
    return "-".join(written.casefold().split())


def _parsed(text: bytes) -> object:
    try:
        text = text.removeprefix(codecs.BOM_UTF8)
        if text.lstrip().startswith(b"{"):
            return msgspec.json.decode(text)
        return tomllib.loads(text.decode())
    except (msgspec.DecodeError, ValueError, RecursionError) as problem:
        raise ScenarioRefused("scenario-unreadable", reason=str(problem)) from problem
