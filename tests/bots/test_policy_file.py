"""Policy files: they round-trip, and invalid files are refused."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Callable
from pathlib import Path

import msgspec
import numpy as np
import pytest
from msgspec.structs import replace

from mascarade.bots import BotRefused, Seat
from mascarade.bots.learned import policy as of
from mascarade.bots.learned.network import Network
from mascarade.bots.learned.policy import Policy, read_policy, write_policy
from mascarade.bots.registry import bot_named
from mascarade.locales import LANGUAGES, Words
from mascarade.locales.errors import explained
from mascarade.rules import Options, playable, published
from tests.bots.untrained import untrained_policy

SCENARIO = published("first", "base", 4)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    written = tmp_path / "policy.npz"
    write_policy(untrained_policy(SCENARIO), written)
    return written


def refused(file: Path | str) -> BotRefused:
    """The refusal of a file, which must have a sentence in every language."""
    with pytest.raises(BotRefused) as refusal:
        read_policy(str(file))
    for language in LANGUAGES:
        said = explained(Words.of(language), refusal.value.code, refusal.value.facts)
        assert str(file) in said
    return refusal.value


def test_what_is_written_is_read(file: Path) -> None:
    written, read = untrained_policy(SCENARIO), read_policy(str(file))
    assert read.about == written.about
    for mine, theirs in zip(written.network, read.network, strict=True):
        assert np.array_equal(mine, theirs)
    assert [path.name for path in file.parent.iterdir()] == ["policy.npz"]


def test_the_same_policy_is_the_same_file(file: Path, tmp_path: Path) -> None:
    write_policy(untrained_policy(SCENARIO), tmp_path / "again.npz")
    assert file.read_bytes() == (tmp_path / "again.npz").read_bytes()
    write_policy(untrained_policy(SCENARIO, 2), tmp_path / "other.npz")
    assert read_policy(str(file)).digest != read_policy(str(tmp_path / "other.npz")).digest


def test_a_file_that_is_not_there_or_no_file(tmp_path: Path) -> None:
    assert refused(tmp_path / "none.npz").code == "file-missing"
    assert refused(tmp_path).code == "file-unreadable"


@pytest.mark.parametrize("content", [b"", b"Good evening.", b"\x80\x04N.", b"\x93NUMPY\x01\x00"])
def test_a_file_of_something_else(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "x.npz").write_bytes(content)
    assert refused(tmp_path / "x.npz").code == "policy-is-none"


def test_an_archive_of_something_else(tmp_path: Path) -> None:
    for name, arrays in {
        "a": {"x": np.zeros(3)},
        "b": {"about": np.zeros(3)},
        "c": {"about": np.frombuffer(b'{"mascarade":"record","format":1}', np.uint8)},
        "d": {"about": np.frombuffer(b"[" * 100_000, np.uint8)},
        "e": {"about": np.array(["policy"], dtype=object)},
    }.items():
        np.savez(tmp_path / f"{name}.npz", **arrays)  # type: ignore[arg-type]
        assert refused(tmp_path / f"{name}.npz").code == "policy-is-none", name


def test_a_file_of_another_format(file: Path) -> None:
    changed = untrained_policy(SCENARIO)
    write_policy(Policy(replace(changed.about, format=2), changed.network), file)
    refusal = refused(file)
    assert (refusal.code, refusal.facts["found"], refusal.facts["known"]) == ("policy-format", 2, 1)


def test_a_file_that_is_too_large(tmp_path: Path) -> None:
    with zipfile.ZipFile(tmp_path / "bomb.npz", "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("first.npy", bytes(of.MAX_FILE_BYTES + 1))
    assert (tmp_path / "bomb.npz").stat().st_size < of.MAX_FILE_BYTES / 100
    assert refused(tmp_path / "bomb.npz").code == "policy-too-large"
    (tmp_path / "large.npz").write_bytes(bytes(of.MAX_FILE_BYTES + 1))
    assert refused(tmp_path / "large.npz").code == "policy-too-large"


Change = Callable[[Policy], Policy]
CHANGES: dict[str, Change] = {
    "a layer of another size": lambda p: Policy(p.about, p.network._replace(first=p.network.first[1:])),
    "numbers of another kind": lambda p: Policy(
        p.about,
        p.network._replace(first=p.network.first.astype(np.float64)),
    ),
    "numbers that are none": lambda p: Policy(p.about, p.network._replace(value=p.network.value * np.nan)),
    "another width": lambda p: Policy(replace(p.about, hidden=8), p.network),
    "no width": lambda p: Policy(replace(p.about, hidden=-1), p.network),
    "another table": lambda p: Policy(replace(p.about, scenario=published("first", "base", 6)), p.network),
    "a table that can't be played": lambda p: Policy(
        replace(p.about, scenario=replace(SCENARIO, id=None, players=10**9)), p.network
    ),
    "characters that nobody knows": lambda p: Policy(
        replace(p.about, scenario=replace(SCENARIO, id=None, cards=("joker",) * 6)), p.network
    ),
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_a_policy_that_contradicts_itself(file: Path, change: Change) -> None:
    write_policy(change(untrained_policy(SCENARIO)), file)
    assert refused(file).code == "policy-damaged"


def test_a_header_that_claims_more_than_there_is(file: Path) -> None:
    with np.load(file) as members:
        arrays = {name: members[name] for name in members.files}
    with zipfile.ZipFile(file, "w") as archive:
        for name, array in arrays.items():
            opened = io.BytesIO()
            np.lib.format.write_array(opened, array, version=(1, 0))
            content = opened.getvalue()
            if name == "second":
                content = content.replace(b"(16, 16)", b"(9999999999, 99999)")
            archive.writestr(f"{name}.npy", content)
    assert refused(file).code == "policy-damaged"


@pytest.mark.parametrize("part", [0.2, 0.5, 0.9])
def test_a_file_that_was_cut_or_changed(file: Path, part: float) -> None:
    whole = file.read_bytes()
    place = int(len(whole) * part)
    file.write_bytes(whole[:place])
    assert refused(file).code == "policy-damaged"
    file.write_bytes(whole[:place] + bytes([whole[place] ^ 255]) + whole[place + 1 :])
    assert refused(file).code == "policy-damaged"


def test_layers_that_are_missing(file: Path) -> None:
    about = np.frombuffer(msgspec.json.encode(untrained_policy(SCENARIO).about), np.uint8)
    np.savez(file, about=about, **dict(list(untrained_policy(SCENARIO).network._asdict().items())[:-1]))
    assert len(Network._fields) == 8
    assert refused(file).code == "policy-damaged"


def test_it_sits_only_at_such_a_table_as_it_was_trained_for(file: Path) -> None:
    bot = bot_named(f"learned:{file}")
    for options in (Options(), Options(turn_limit=9), Options(only_the_richest=True)):
        bot.sit(Seat(setup=playable(SCENARIO, options), player=3, seed=1))
    for other in (published("first", "base", 6), published("second", "A", 4)):
        with pytest.raises(BotRefused) as refusal:
            bot.sit(Seat(setup=playable(other), player=0, seed=1))
        assert refusal.value.code == "policy-other-table"
        for language in LANGUAGES:
            said = explained(Words.of(language), refusal.value.code, refusal.value.facts)
            assert all(part in said for part in (str(file), "4", "base"))
