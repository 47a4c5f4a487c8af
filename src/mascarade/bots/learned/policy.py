"""The file of a learned policy: a network, and the table that it was trained for.

It is a .npz of numpy: `about` holds a few words as JSON, and each layer of the network is an array of its
name. Nothing in it is ever executed, and nothing is believed that was not checked.
"""

from __future__ import annotations

import hashlib
import io
import os
import zipfile
import zlib
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import msgspec
import numpy as np
from numpy.lib import format as npy

from mascarade.bots.learned.features import sight_of
from mascarade.bots.learned.network import Network, Weights, shapes
from mascarade.bots.registry import BotRefused
from mascarade.rules import Refused, Scenario, Setup, playable

FORMAT: Final = 1
"""Grows whenever features, answers or layers change their meaning: a file of another format is refused."""
LARGEST: Final = 16 * 1024 * 1024
"""Bytes of a file."""
WIDEST: Final = 1024
"""Units of a hidden layer."""
ABOUT: Final = "about"
NUMBERS: Final = np.dtype("<f4")


class About(msgspec.Struct, frozen=True, kw_only=True):
    """What a file says of itself."""

    mascarade: str
    """What the file is."""
    format: int
    scenario: Scenario
    """The table that it was trained for."""
    hidden: int
    """Units of a hidden layer."""
    updates: int = 0
    """How often it has learnt."""
    decisions: int = 0
    """From how many answers."""


class _Kind(msgspec.Struct, frozen=True):
    """The part of `About` that says how to read the rest."""

    mascarade: str
    format: int


class Policy(msgspec.Struct, frozen=True, eq=False):
    """A network and what it is for."""

    about: About
    network: Network
    file: str = ""
    digest: str | None = None
    """Of the file."""

    def plays_at(self, setup: Setup) -> bool:
        """Whether it was trained for such a table; the table's options may differ."""
        return _kind_of(self.about.scenario) == _kind_of(setup.scenario)


def new_policy(scenario: Scenario, network: Network, *, updates: int = 0, decisions: int = 0) -> Policy:
    """A policy that can be written."""
    about = About(
        mascarade="policy",
        format=FORMAT,
        scenario=scenario,
        hidden=network.first.shape[1],
        updates=updates,
        decisions=decisions,
    )
    return Policy(about, network)


def write_policy(policy: Policy, file: Path) -> None:
    """Write a policy, at once or not at all. The same policy is the same bytes."""
    about = np.frombuffer(msgspec.json.encode(policy.about), np.uint8)
    beside = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        with beside.open("wb") as opened:
            np.savez(opened, allow_pickle=False, about=about, **policy.network._asdict())
        beside.replace(file)
    finally:
        beside.unlink(missing_ok=True)


def read_policy(file: str) -> Policy:
    """The policy in a file, or `BotRefused`."""
    content = _content(file)
    kept = _members(file, content)
    try:
        kind = msgspec.json.decode(kept[ABOUT], type=_Kind)
        if kind.mascarade != "policy":
            raise BotRefused("policy-is-none", file=file)
    except (KeyError, msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        raise BotRefused("policy-is-none", file=file) from None
    if kind.format != FORMAT:
        raise BotRefused("policy-format", file=file, found=kind.format, known=FORMAT)
    try:
        about = msgspec.json.decode(kept[ABOUT], type=About)
        return Policy(about, _network(about, kept), file, hashlib.sha256(content).hexdigest())
    except (KeyError, ValueError, Refused, msgspec.MsgspecError):
        raise BotRefused("policy-damaged", file=file) from None


def _kind_of(scenario: Scenario) -> tuple[object, ...]:
    return scenario.edition, scenario.players, sorted(scenario.cards), sorted(scenario.cemetery)


def _content(file: str) -> bytes:
    try:
        with Path(file).open("rb") as opened:
            content = opened.read(LARGEST + 1)
    except FileNotFoundError:
        raise BotRefused("file-missing", file=file) from None
    except (OSError, ValueError) as problem:
        said = problem.strerror if isinstance(problem, OSError) else None
        raise BotRefused("file-unreadable", file=file, reason=f"{said or problem}") from None
    if len(content) > LARGEST:
        raise BotRefused("policy-too-large", file=file, most=LARGEST // 2**20)
    return content


def _members(file: str, content: bytes) -> Mapping[str, bytes]:
    """What lies in the file, by name: `about` as it was written, the arrays with their headers."""
    try:
        with zipfile.ZipFile(io.BytesIO(content)) as archive:
            if sum(member.file_size for member in archive.infolist()) > LARGEST:
                raise BotRefused("policy-too-large", file=file, most=LARGEST // 2**20)
            kept = {name.removesuffix(".npy"): archive.read(name) for name in archive.namelist()}
    except zipfile.BadZipFile:
        raise BotRefused("policy-is-none" if content[:2] != b"PK" else "policy-damaged", file=file) from None
    except (ValueError, EOFError, NotImplementedError, RuntimeError, zlib.error):
        raise BotRefused("policy-damaged", file=file) from None
    try:
        return kept | {ABOUT: _array(kept[ABOUT], np.dtype(np.uint8)).tobytes()} if ABOUT in kept else kept
    except ValueError:
        raise BotRefused("policy-is-none", file=file) from None


def _network(about: About, kept: Mapping[str, bytes]) -> Network:
    """The layers, as large as the table and `about` want them."""
    if not 1 <= about.hidden <= WIDEST:
        raise ValueError("no such network")
    _, sight = sight_of(playable(about.scenario))
    wanted = shapes(sight.width, about.hidden, sight.answers)
    network = Network(*(_array(kept[name], NUMBERS) for name in Network._fields))
    if shapes_of(network) != wanted or not all(np.isfinite(layer).all() for layer in network):
        raise ValueError("no such network")
    return network


def shapes_of(network: Network) -> tuple[tuple[int, ...], ...]:
    """How large the layers are."""
    return tuple(layer.shape for layer in network)


def _array(written: bytes, wanted: np.dtype[np.generic]) -> Weights:
    """An array as numpy writes it. Its size is what is there, not what its header claims."""
    opened = io.BytesIO(written)
    if npy.read_magic(opened) != (1, 0):
        raise ValueError("another version of arrays")
    shape, by_columns, numbers = npy.read_array_header_1_0(opened)
    if numbers != wanted or by_columns:
        raise ValueError("another kind of array")
    found: Weights = np.frombuffer(opened.read(), wanted).reshape(shape)
    return found
