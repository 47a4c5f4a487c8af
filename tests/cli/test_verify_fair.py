"""`mascarade verify`: reports the fairness of a deal check by check, and names failed checks."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from mascarade.rules import write_record
from mascarade.rules.fairness.verify import Witness
from tests.cli.demo_games import played
from tests.fairness.games import Locked, Termed, drawn
from tests.kit.command import refused, stdout_of

HONEST = Locked()


@pytest.fixture
def file(tmp_path: Path) -> str:
    path = tmp_path / "game.json"
    path.write_bytes(write_record(HONEST.record))
    return str(path)


def notes(folder: Path, witness: Witness) -> str:
    path = folder / "notes.json"
    path.write_bytes(msgspec.json.encode(witness))
    return str(path)


def test_a_fair_deal_is_said_check_by_check(file: str, tmp_path: Path) -> None:
    said = stdout_of("verify", file, columns=200)
    assert "Fair deal: all 10 checks passed." in said
    assert "- The cards lay as drawn." in said
    assert "Your own record" not in said
    said = stdout_of("verify", file, "--witness", notes(tmp_path, HONEST.witness), columns=200)
    assert "Fair deal: all 13 checks passed." in said
    assert "- Your own record of the game matches." in said


def test_somebody_without_a_share_is_told_that_nothing_is_claimed_for_them(file: str, tmp_path: Path) -> None:
    said = "You had no share in this deal"
    without = replace(HONEST.witness, share=None)
    assert said in stdout_of("verify", file, "--witness", notes(tmp_path, without), columns=200)
    assert said not in stdout_of("verify", file, "--witness", notes(tmp_path, HONEST.witness), columns=200)
    assert said not in stdout_of("verify", file, columns=200)


def test_json_lists_the_checks(file: str) -> None:
    head = HONEST.witness.heads[3]
    said = json.loads(stdout_of("verify", file, "--json", "--head", head, "--head", HONEST.fairness.head))
    assert said["checks"] == [
        "commitment", "promises", "settings", "set", "seats", "first", "cards", "cemetery", "nonces", "chain",
        "heads",
    ]  # fmt: skip
    assert said["deal"] == {"version": 2, "attempt": 1}


CLAIM = (
    "Nobody without the secret can choose the deal; against the operator with any accomplices it holds for "
    "each person who revealed and kept L, up to the stated number of attempts. Nothing is claimed for people "
    "without a share, for the play of bots, or for secrecy from the operator."
)


def test_the_claim_is_said_as_it_is_meant(file: str) -> None:
    said = " ".join(stdout_of("verify", file).split())
    assert CLAIM in said
    assert "Dealt at the first attempt." in said
    page = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
    assert CLAIM in page
    assert CLAIM in (Path(__file__).parents[2] / "docs" / "security.md").read_text(encoding="utf-8")


def test_a_deal_of_version_1_has_the_weaker_claim(tmp_path: Path) -> None:
    path = tmp_path / "version-1.json"
    path.write_bytes(write_record(Termed().record))
    said = stdout_of("verify", str(path), "--witness", notes(tmp_path, Termed().witness))
    said = " ".join(said.split())
    assert "Fair deal: all 10 checks passed." in said
    assert "Nothing is claimed against the operator." in said
    assert CLAIM not in said
    assert json.loads(stdout_of("verify", str(path), "--json"))["deal"] == {"version": 1, "attempt": 1}


def test_a_record_of_old_promises_nothing(tmp_path: Path) -> None:
    path = tmp_path / "old.json"
    path.write_bytes(write_record(played("first", "base", 6, 3).record()))
    assert "Nothing was promised before this deal" in stdout_of("verify", str(path), columns=200)
    assert json.loads(stdout_of("verify", str(path), "--json"))["checks"] == []
    assert refused("verify", str(path), "--commitment", "0" * 64)["code"] == "fair-absent"


def test_a_secret_that_was_changed_is_found_by_who_noted_the_commitment(tmp_path: Path) -> None:
    path = tmp_path / "made-up.json"
    path.write_bytes(write_record(Locked(secret=drawn("another")).record))
    assert "Fair deal" in stdout_of("verify", str(path), columns=200)
    found = refused("verify", str(path), "--commitment", HONEST.fairness.commitment)
    assert (found["code"], found["facts"]) == ("fair-broken", {"check": "commitment"})
    assert found["sentence"].startswith("The server's secret isn't the one it committed to")


def test_a_chain_that_was_changed_is_found_by_who_noted_a_head(file: str, tmp_path: Path) -> None:
    found = refused("verify", file, "--head", drawn("another").hex())
    assert found["facts"] == {"check": "heads"}
    witness = replace(HONEST.witness, heads=("",))
    assert refused("verify", file, "--witness", notes(tmp_path, witness))["facts"] == {"check": "heads"}


def test_what_is_no_note_is_refused(file: str, tmp_path: Path) -> None:
    assert refused("verify", file, "--head", "abc", exit_code=2)["code"] == "not-a-hash"
    assert refused("verify", file, "--commitment", "G" * 64, exit_code=2)["code"] == "not-a-hash"
    assert refused("verify", file, "--witness", file)["code"] == "witness-malformed"
    assert refused("verify", file, "--witness", str(tmp_path / "none.json"))["code"] == "file-missing"
