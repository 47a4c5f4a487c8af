"""A run continues only with the same bots: a changed bot is refused by name, and nothing is lost."""

import json
from pathlib import Path

import pytest

from mascarade.bots.digest import bot_digest
from mascarade.bots.registry import bot_named
from tests.kit.installed_bots import THIRD_PARTY, install, mascarade
from tests.tiers import one_in

GAMES = ("--players", "4", "--turn-limit", "20", "--games", "4", "--jobs", "1", "--patience", "600")


@pytest.fixture
def place(tmp_path: Path) -> Path:
    """A folder with one installed bot."""
    return install(tmp_path / "path", bots={"strange": "third_party_bots:StrangeBot"})


def test_a_bot_of_ours_has_one_digest() -> None:
    digests = {name: bot_digest(name) for name in ("random", "novice", "lesson")}
    assert len(set(digests.values())) == 3
    assert all(bot_named(name).digest is None for name in digests)


@pytest.mark.parametrize(
    ("study", "change"),
    one_in(
        3,
        [
            (("tournament", "strange", "random"), "source"),
            (("tournament", "strange", "random"), "version"),
            (("ladder", "random", "--population", "strange"), "source"),
            (("exploit", "strange"), "source"),
            (("ladder", "strange", "--population", "random"), "version"),
        ],
    ),
)
def test_a_changed_bot_is_not_added_to_an_old_run(place: Path, study: tuple[str, ...], change: str) -> None:
    state = place / "kept.json"
    command = (*study, *GAMES, "--state", str(state), "--json")
    first = mascarade(place, *command)
    assert first.returncode == 0, first.stderr
    assert mascarade(place, *command).stdout == first.stdout
    before = state.read_bytes()
    if change == "source":
        with (place / THIRD_PARTY.name).open("a") as module:
            module.write("\n# It plays as before, but who knows?\n")
    else:
        metadata = place / "third_party_bots-0.3.dist-info" / "METADATA"
        metadata.write_text(metadata.read_text().replace("0.3", "0.4"))
    refused = mascarade(place, *command)
    error = json.loads(refused.stdout)["error"]
    assert (refused.returncode, error["code"]) == (1, "state-of-changed-bot")
    assert error["facts"]["bot"] == "strange"
    assert "was played with other code of strange" in error["sentence"]
    assert state.read_bytes() == before
    assert mascarade(place, *command, "--fresh").returncode == 0
