"""Scenario files: custom scenarios in TOML or JSON."""

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
"""A scenario is a page of text; a deeply nested one would take long to parse."""


class _ScenarioFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    edition: EditionId
    players: int
    cards: tuple[str, ...]
    cemetery: tuple[str, ...] | Literal["all"] | None = None
    name: str | None = None
    options: Options = Options()


def read_scenario(text: bytes) -> Setup:
    """Parse a TOML or JSON scenario without checking its rules, or raise `ScenarioRefused`."""
    if len(text) > MAX_SCENARIO_BYTES:
        raise ScenarioRefused("scenario-too-large", bytes=len(text), most=MAX_SCENARIO_BYTES)
    if not text.strip():
        raise ScenarioRefused("scenario-empty")
    try:
        written = msgspec.convert(_parse(text), _ScenarioFile)
    except msgspec.ValidationError as problem:
        raise ScenarioRefused("scenario-malformed", reason=str(problem)) from problem
    cards = tuple(_character(card) for card in written.cards)
    if written.cemetery == "all" or written.cemetery is None:
        all_known = all(card in EDITIONS[written.edition].characters for card in cards)
        cemetery = unused(written.edition, cards, written.players) if all_known else ()
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


def _character(name: str) -> CharacterId:
    """The id of a name such as 'Puppet Master'."""
    return "-".join(name.casefold().split())


def _parse(text: bytes) -> object:
    try:
        text = text.removeprefix(codecs.BOM_UTF8)
        if text.lstrip().startswith(b"{"):
            return msgspec.json.decode(text)
        return tomllib.loads(text.decode())
    except (msgspec.DecodeError, ValueError, RecursionError) as problem:
        raise ScenarioRefused("scenario-unreadable", reason=str(problem)) from problem
