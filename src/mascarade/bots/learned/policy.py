"""Policy files: a network and the setup that it was trained for.

A file is a numpy .npz: `about` is a JSON document, and each layer of the network is an array. Files are
untrusted: nothing in them is executed, and everything is checked.
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
"""Incremented whenever features, actions or layers change; other formats are refused."""
MAX_FILE_BYTES: Final = 16 * 1024 * 1024
MAX_HIDDEN_UNITS: Final = 1024
"""Units of a hidden layer."""
ABOUT: Final = "about"
NUMBERS: Final = np.dtype("<f4")


class _Kind(msgspec.Struct, frozen=True):
    """The part of `About` that is read first."""

    mascarade: str
    """Always "policy"."""
    format: int


class About(_Kind, frozen=True, kw_only=True):
    """The metadata of a file."""

    scenario: Scenario
    """The scenario that it was trained for."""
    hidden: int
    """Units of a hidden layer."""
    updates: int = 0
    """The number of updates in training."""
    decisions: int = 0
    """The number of decisions in training."""


class Policy(msgspec.Struct, frozen=True, eq=False):
    """A network, and the scenario that it is for."""

    about: About
    network: Network
    file: str = ""
    digest: str | None = None
    """SHA-256 of the file."""

    def plays_at(self, setup: Setup) -> bool:
        """Whether it was trained for this scenario; options may differ."""
        return _kind_of(self.about.scenario) == _kind_of(setup.scenario)


def new_policy(scenario: Scenario, network: Network, *, updates: int = 0, decisions: int = 0) -> Policy:
    """A policy with its metadata."""
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
    """Write a policy file atomically. Equal policies give equal bytes."""
    about = np.frombuffer(msgspec.json.encode(policy.about), np.uint8)
    temporary = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        with temporary.open("wb") as opened:
            np.savez(opened, allow_pickle=False, about=about, **policy.network._asdict())
        temporary.replace(file)
    finally:
        temporary.unlink(missing_ok=True)


def read_policy(file: str) -> Policy:
    """Read a policy file, or raise `BotRefused`."""
    content = _content(file)
    members = _members(file, content)
    try:
        kind = msgspec.json.decode(members[ABOUT], type=_Kind)
        if kind.mascarade != "policy":
            raise BotRefused("policy-is-none", file=file)
    except (KeyError, msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        raise BotRefused("policy-is-none", file=file) from None
    if kind.format != FORMAT:
        raise BotRefused("policy-format", file=file, found=kind.format, known=FORMAT)
    try:
        about = msgspec.json.decode(members[ABOUT], type=About)
        return Policy(about, _network(about, members), file, hashlib.sha256(content).hexdigest())
    except (KeyError, ValueError, Refused, msgspec.MsgspecError):
        raise BotRefused("policy-damaged", file=file) from None


def _kind_of(scenario: Scenario) -> tuple[object, ...]:
    return scenario.edition, scenario.players, sorted(scenario.cards), sorted(scenario.cemetery)


def _content(file: str) -> bytes:
    try:
        with Path(file).open("rb") as opened:
            content = opened.read(MAX_FILE_BYTES + 1)
    except FileNotFoundError:
        raise BotRefused("file-missing", file=file) from None
    except (OSError, ValueError) as problem:
        said = problem.strerror if isinstance(problem, OSError) else None
        raise BotRefused("file-unreadable", file=file, reason=f"{said or problem}") from None
    if len(content) > MAX_FILE_BYTES:
        raise BotRefused("policy-too-large", file=file, most=MAX_FILE_BYTES // 2**20)
    return content


def _members(file: str, content: bytes) -> Mapping[str, bytes]:
    """The members of the archive by name: `about` as JSON, the arrays with their headers."""
    try:
        with zipfile.ZipFile(io.BytesIO(content)) as archive:
            if sum(member.file_size for member in archive.infolist()) > MAX_FILE_BYTES:
                raise BotRefused("policy-too-large", file=file, most=MAX_FILE_BYTES // 2**20)
            members = {name.removesuffix(".npy"): archive.read(name) for name in archive.namelist()}
    except zipfile.BadZipFile:
        raise BotRefused("policy-is-none" if content[:2] != b"PK" else "policy-damaged", file=file) from None
    except (ValueError, EOFError, NotImplementedError, RuntimeError, zlib.error):
        raise BotRefused("policy-damaged", file=file) from None
    try:
        if ABOUT in members:
            members[ABOUT] = _array(members[ABOUT], np.dtype(np.uint8)).tobytes()
        return members
    except ValueError:
        raise BotRefused("policy-is-none", file=file) from None


def _network(about: About, members: Mapping[str, bytes]) -> Network:
    """The layers, checked against the scenario and `about`."""
    if not 1 <= about.hidden <= MAX_HIDDEN_UNITS:
        raise ValueError("invalid network")
    _, sight = sight_of(playable(about.scenario))
    wanted = shapes(sight.width, about.hidden, sight.answers)
    network = Network(*(_array(members[name], NUMBERS) for name in Network._fields))
    found = tuple(layer.shape for layer in network)
    if found != wanted or not all(np.isfinite(layer).all() for layer in network):
        raise ValueError("invalid network")
    return network


def _array(written: bytes, wanted: np.dtype[np.generic]) -> Weights:
    """Parse an array as numpy writes it. Its size is that of the data, not what its header claims."""
    opened = io.BytesIO(written)
    if npy.read_magic(opened) != (1, 0):
        raise ValueError("unknown array version")
    shape, by_columns, numbers = npy.read_array_header_1_0(opened)
    if numbers != wanted or by_columns:
        raise ValueError("unexpected array type")
    found: Weights = np.frombuffer(opened.read(), wanted).reshape(shape)
    return found
