"""Third-party bots in real processes: faulty ones are named, and a stopped tournament resumes."""

import json
import os
import pty
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.kit.installed_bots import environment, install, mascarade, results
from tests.kit.project import ROOT
from tests.tiers import full, one_in

PATIENT = ("--patience", "600")
"""No bot is late because the machine is slow."""
SMALL = ("--players", "4", "--turn-limit", "40", *PATIENT)
WITH_REASONS = ("demo", "--seed", "1", "--players", "4", "--why", "--viewer", "all", *PATIENT)


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the installed bots."""
    return install(tmp_path_factory.mktemp("strangers"))


def mistakes(told: object) -> dict[str, dict[str, int]]:
    return {
        bot["name"]: {mistake["kind"]: mistake["count"] for mistake in bot["mistakes"]}
        for bot in told["bots"]  # type: ignore[index]
    }


@full
def test_those_who_err_are_named_and_the_same_on_any_number_of_cores(place: Path) -> None:
    command = ("tournament", "raising", "illegal", "strange", "random", *SMALL, "--games", "16")
    alone = results(place, *command, "--jobs", "1")
    assert alone == results(place, *command, "--jobs", "2")
    found = mistakes(alone)
    assert set(found["raising"]) == {"raised"}
    assert set(found["illegal"]) == {"illegal"}
    assert (found["strange"], found["random"]) == ({}, {})
    raising = alone["bots"][0]["mistakes"][0]
    assert raising["first"] == "choose: ValueError: no idea"
    assert sum(alone["endings"].values()) == 16


def test_failing_bots_are_named_in_the_report(place: Path) -> None:
    done = mascarade(place, "tournament", "raising", "random", *SMALL, "--games", "4", "--jobs", "1")
    assert re.search(r"raising failed \d+ times; legal actions replaced", " ".join(done.stdout.split()))
    assert done.returncode == 0


@pytest.mark.parametrize(
    ("bot", "wrong"),
    one_in(
        2,
        [
            ("raising", "failed .* The first time: choose: ValueError: no idea"),
            ("silent", "answered illegally .* The first time: choose: None"),
            ("secretive", "failed .* The first time: why: RuntimeError: none of your business"),
            ("stalling", "took too long .* The first time: choose: more than 600 s"),
            ("babbling", "thoughts of babbling are left out: there are no words for “because-of-the-moon”"),
        ],
    ),
)
def test_a_game_with_failing_bots_is_narrated_and_they_are_named(place: Path, bot: str, wrong: str) -> None:
    done = mascarade(place, *WITH_REASONS, "--bot", bot)
    assert done.returncode == 0
    assert "The masks fall" in done.stdout
    assert "thinks:" not in done.stdout
    (line,) = done.stderr.splitlines()
    assert re.search(rf"{bot}.*{wrong}|{wrong}", line)


@pytest.mark.parametrize(
    "bot",
    ["raising", *(pytest.param(bot, marks=full) for bot in ("silent", "secretive", "stalling", "babbling"))],
)
def test_json_output_of_such_a_game_has_no_thoughts(place: Path, bot: str) -> None:
    told = results(place, *WITH_REASONS, "--bot", bot)
    assert (told["thoughts"], told["events"][-1]["type"]) == ([], "ended")


def test_a_bot_that_does_not_sit_down_tells_no_story(place: Path) -> None:
    done = mascarade(place, "demo", "--bot", "picky", "--json")
    assert (done.returncode, json.loads(done.stdout)["error"]["code"]) == (1, "bot-does-not-sit")


def test_what_a_bot_prints_stays_out_of_the_story(place: Path) -> None:
    assert results(place, "demo", "--bot", "loud", "--players", "4")["result"]["winners"]


def test_a_worker_interrupts_who_thinks_for_ever(place: Path) -> None:
    command = ("tournament", "stalling", "random", *SMALL, "--games", "4")
    found = results(place, *command, "--jobs", "2")
    assert set(mistakes(found)["stalling"]) == {"late"}
    assert found["games"] == 4


@pytest.mark.parametrize("jobs", one_in(2, ["2", "1"]))
def test_what_a_bot_prints_stays_out_of_the_results(place: Path, jobs: str) -> None:
    done = mascarade(place, "tournament", "loud", "random", *SMALL, "--games", "4", "--jobs", jobs, "--json")
    assert json.loads(done.stdout)["games"] == 4


@pytest.mark.parametrize(
    ("bot", "code"),
    one_in(
        2,
        [
            ("picky", "bot-does-not-sit"),
            ("mindless", "bot-does-not-sit"),
            ("missing", "bot-does-not-load"),
            ("nobot", "bot-is-no-bot"),
        ],
    ),
)
def test_a_bot_that_can_not_play_is_refused_before_anything_is_played(
    place: Path, bot: str, code: str
) -> None:
    done = mascarade(place, "tournament", bot, "random", "--players", "6", "--json")
    assert done.returncode == 1
    assert json.loads(done.stdout)["error"]["code"] == code


def test_a_bot_that_ends_its_process_is_reported_and_nothing_is_lost(place: Path) -> None:
    done = mascarade(place, "tournament", "killing", "random", *SMALL, "--games", "8", "--jobs", "2")
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
    said = " ".join(done.stderr.split())
    assert "A worker died while playing games" in said
    assert "None of 8 games was finished." in said


@full
def test_bots_are_listed_with_where_they_come_from(place: Path) -> None:
    listed = {bot["name"]: bot for bot in results(place, "bots")["bots"]}
    assert listed["strange"]["summary"] == "Somebody else's."
    assert listed["strange"]["source"] == "third-party-bots 0.3"
    assert "no_such_module" in listed["missing"]["problem"]
    assert listed["nobot"]["problem"] is not None
    assert mascarade(place, "bots").returncode == 0


@pytest.mark.parametrize(
    "study",
    [
        ("tournament", "strange", "random"),
        pytest.param(("balance", "--bot", "strange"), marks=full),
        pytest.param(("ladder", "strange", "--population", "random"), marks=full),
    ],
)
def test_a_study_stopped_with_ctrl_c_goes_on_to_the_same_figures(place: Path, study: tuple[str, ...]) -> None:
    games = 160
    seen = _stopped(place, *study, games=games)
    stopped = re.search(rf"Stopped after (\d+) of {games} games\. They are saved in", seen)
    assert stopped, seen
    assert 0 < int(stopped.group(1)) < games
    resumed = mascarade(place, *study, *SMALL, "--games", str(games), "--jobs", "1", "--json")
    assert f"Resuming after {stopped.group(1)} of {games} games" in " ".join(resumed.stderr.split())
    untroubled = results(place, *study, *SMALL, "--games", str(games), "--jobs", "1")
    assert json.loads(resumed.stdout) == untroubled


@full
def test_ctrl_c_also_stops_where_nothing_can_be_kept(place: Path) -> None:
    seen = " ".join(_stopped(place, "tournament", "strange", "random", games=160, state="/dev/null").split())
    assert re.search(r"Stopped after \d+ of 160 games\. The results can't be saved in “/dev/null/", seen), (
        seen
    )


def _stopped(place: Path, *study: str, games: int, state: str | None = None) -> str:
    """Start a study at a terminal and stop it with Ctrl-C; what the terminal shows."""
    command = [sys.executable, "-m", "mascarade", *study, *SMALL, "--games", str(games), "--jobs", "2"]
    around = environment(place, STRANGE_SEATS="30", TERM="xterm", COLUMNS="200")
    if state is not None:
        around["XDG_STATE_HOME"] = state
    ours, theirs = pty.openpty()
    with subprocess.Popen(
        command,
        env=around,
        stdout=subprocess.PIPE,
        stderr=theirs,
        start_new_session=True,
        text=True,
    ) as running:
        os.close(theirs)
        seen = _read_until(ours, rf"\b([1-9]\d*)/{games}\b")
        os.killpg(running.pid, signal.SIGINT)  # as a terminal does: the workers get it too
        seen += _read_until(ours, None)
        assert running.stdout is not None
        assert running.stdout.read() == ""
    os.close(ours)
    assert running.returncode == 130, seen
    assert "Traceback" not in seen, seen[seen.find("Traceback") :]
    return seen


def _read_until(terminal: int, wanted: str | None) -> str:
    """Terminal output until it matches, or until the other end closes."""
    seen, read = "", b""
    while wanted is None or not re.search(wanted, seen):
        try:
            part = os.read(terminal, 4096)
        except OSError:  # how Linux reports that the other end is closed
            part = b""
        if not part:
            assert wanted is None, f"the command ended without showing {wanted!r}: {seen}"
            break
        read += part  # a sequence may arrive in two parts
        seen = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", read.decode(errors="replace"))
    return seen


def test_the_example_plays_as_an_installed_bot(tmp_path: Path) -> None:
    source = ROOT / "examples" / "honest_bot.py"
    place = install(tmp_path / "path", source, {"honest": "honest_bot:HonestBot"})
    command = ("tournament", "honest", "random", "--players", "6", "--games", "120", *PATIENT)
    honest, _ = results(place, *command)["bots"]
    assert honest["mistakes"] == []
    assert honest["low"] > honest["fair_share"], "honesty pays among those who play at random"
