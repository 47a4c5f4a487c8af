"""A ladder with faulty bots, dying workers and full disks: it says so, and loses nothing."""

import json
import re
from pathlib import Path

import pytest

from tests.kit.installed_bots import install, limited, mascarade, results
from tests.tiers import full

QUICKLY = ("--turn-limit", "20", "--patience", "600", "--jobs", "1")


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the installed bots."""
    return install(tmp_path_factory.mktemp("strangers"))


def test_mistakes_are_counted_and_named_also_of_bots_that_are_not_tested(place: Path) -> None:
    populations = ("--population", "stalling", "--population", "strange")
    found = results(place, "ladder", "raising", *populations, "--players", "3", "--games", "3", *QUICKLY)
    (table,) = found["tables"]
    (raising,) = table["bots"]
    assert [mistake["kind"] for mistake in raising["mistakes"]] == ["raised"]
    assert raising["mistakes"][0]["first"] == "choose: ValueError: no idea"
    assert [mistake["kind"] for mistake in table["mistakes"]["stalling"]] == ["late"]
    assert set(table["mistakes"]) == {"stalling"}


def test_cells_with_a_bot_that_can_not_play_say_so_and_the_rest_goes_on(place: Path) -> None:
    command = ("ladder", "picky", "random", "--population", "random", "--population", "picky,random")
    done = mascarade(place, *command, "--players", "4,6", "--games", "4", *QUICKLY, "--json")
    assert done.returncode == 0, done.stderr
    small, large = json.loads(done.stdout)["tables"]
    assert all(cell["games"] == 4 and cell["problem"] is None for cell in small["cells"])
    played = {(cell["bot"], cell["population"]): cell["games"] for cell in large["cells"]}
    assert played == {
        ("random", "random"): 6,
        ("random", "picky,random"): 0,
        ("picky", "random"): 0,
        ("picky", "picky,random"): 0,
    }
    problems = {cell["problem"] for cell in large["cells"] if cell["games"] == 0}
    assert problems == {"picky: sit: RuntimeError: too many people"}
    said = mascarade(place, *command, "--players", "6", "--games", "4", *QUICKLY).stdout
    assert "picky can't be tested among random: picky: sit: RuntimeError: too many people" in " ".join(
        said.split()
    )


def test_if_nothing_can_be_played_the_ladder_is_refused(place: Path) -> None:
    done = mascarade(place, "ladder", "picky", "--population", "random", "--players", "6", "--json")
    assert (done.returncode, json.loads(done.stdout)["error"]["code"]) == (1, "bot-does-not-sit")


def test_a_bot_that_ends_its_process_is_named_and_nothing_is_lost(place: Path) -> None:
    state = place / "killed.json"
    command = ("ladder", "random", "--population", "random", "--population", "killing", "--players", "3")
    more = ("--games", "60", "--turn-limit", "20", "--patience", "600", "--state", str(state))
    done = mascarade(place, *command, *more, "--jobs", "2")
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
    assert "A worker died while random played among killing (9)." in " ".join(done.stderr.split())
    assert state.exists()


@full
def test_without_room_on_the_disk_the_last_saved_state_stays(place: Path) -> None:
    state = place / "full.json"
    command = ("ladder", "random", "--population", "random", "--players", "4", *QUICKLY, "--seed", "5")
    kept = ("--state", str(state))
    assert mascarade(place, *command, *kept, "--games", "8").returncode == 0
    before = state.read_bytes()
    full = limited(place, len(before) + 100, *command, *kept, "--games", "4000", "--json")
    error = json.loads(full.stdout)["error"]
    assert (full.returncode, error["code"]) == (1, "state-unwritable")
    assert "full.json" in error["sentence"]
    assert state.read_bytes() == before
    assert not list(place.glob(".full.json*"))
    resumed = mascarade(place, *command, *kept, "--games", "40", "--json")
    assert re.search("Resuming after 8 of 40", " ".join(resumed.stderr.split()))
    assert json.loads(resumed.stdout) == results(place, *command, "--games", "40")
