"""scripts/venv.sh on various machines: the real script, in a copy of the project, with its own PATH."""

import os
import signal
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from tests.repo.fake_machine import FakeMachine, assert_refused
from tests.tiers import full

THIS_VERSION = f"{sys.version_info.major}.{sys.version_info.minor}"


class SetUp(FakeMachine):
    """A machine on which the project is set up."""

    @property
    def stamp(self) -> Path:
        """The file that marks the environment as ready."""
        return self.project / ".venv" / ".ready"

    def set_up(
        self, *parts: str, before: Path | None = None, **environment: str
    ) -> subprocess.CompletedProcess[str]:
        """Run the script. The packages of the test run count as installed, so that pip needs no network."""
        installed = sysconfig.get_path("purelib")
        pip = {
            "PIP_NO_INDEX": "1",
            "PIP_CONFIG_FILE": os.devnull,
            "PIP_FIND_LINKS": str(self.folder / "nowhere"),  # pip warns about it
            "PYTHONPATH": installed if before is None else f"{before}:{installed}",
        }
        return self.run("venv.sh", *parts, **pip, **environment)


@pytest.fixture
def machine(tmp_path: Path) -> SetUp:
    machine = SetUp(tmp_path)
    machine.copy("src", "pyproject.toml", "hatch_build.py", "LICENSE", "README.md")
    return machine


NO_ENSUREPIP = "raise ModuleNotFoundError('not packaged here')"
STOPS_AT_VENV = "import sys\nif __name__ == '__main__':\n    sys.exit('an environment would be made here')"
KILLS_THE_SCRIPT = "import os, signal\nif __name__ == '__main__':\n    os.kill(os.getppid(), signal.SIGKILL)"
TOO_OLD = "import sys\nsys.version_info = (3, 9, 2, 'final', 0)"


def test_without_python_one_sentence_says_so(machine: SetUp) -> None:
    assert_refused(machine.set_up("base"), "Python 3.11 or newer")


def test_an_old_python_is_refused_in_one_sentence(machine: SetUp) -> None:
    machine.python("python3", sitecustomize=TOO_OLD)
    assert_refused(machine.set_up("base"), "Python 3.11 or newer")
    assert not (machine.project / ".venv").exists()


def test_without_ensurepip_a_user_is_told_what_to_run(machine: SetUp) -> None:
    machine.python("python3", ensurepip=NO_ENSUREPIP)
    machine.command("apt-get", "echo 'apt-get was run' >&2")
    assert_refused(machine.set_up("base"), f"'sudo apt-get install python{THIS_VERSION}-venv'")
    assert not (machine.project / ".venv").exists()


def test_without_apt_a_user_is_told_what_is_missing(machine: SetUp) -> None:
    machine.python("python3", ensurepip=NO_ENSUREPIP)
    assert_refused(machine.set_up("base"), "venv and ensurepip")


def test_a_shim_that_does_not_run_is_passed_over(machine: SetUp) -> None:
    machine.command("python3.11", "echo 'python3.11: command not found' >&2; exit 127")
    machine.python("python3", ensurepip=NO_ENSUREPIP)
    assert_refused(machine.set_up("base"), str(machine.bin / "python3 "))


def test_a_python_that_can_make_environments_is_preferred(machine: SetUp) -> None:
    machine.python("python3.11", ensurepip=NO_ENSUREPIP)
    machine.python("python3", venv=STOPS_AT_VENV)
    assert machine.set_up("base").stderr.splitlines() == [
        f"Setting up .venv (base) with {machine.bin / 'python3'}.",
        "an environment would be made here",
    ]


def test_the_python_that_was_asked_for_is_taken(machine: SetUp) -> None:
    machine.python("python3.11", venv=STOPS_AT_VENV)
    asked = machine.python("python-of-mine", venv=STOPS_AT_VENV).parent / "bin" / "python-of-mine"
    for name in ("python-of-mine", str(asked)):
        assert machine.set_up("base", PYTHON3=name).stderr.splitlines() == [
            f"Setting up .venv (base) with {asked}.",
            "an environment would be made here",
        ]


def test_an_environment_of_another_python_than_was_asked_for_is_replaced(machine: SetUp) -> None:
    machine.python("python3")
    machine.program(machine.project / ".venv" / "bin" / "python", 'exec python3 "$@"')
    machine.stamp.write_text(f"at {machine.project}\n", encoding="utf-8")
    machine.python("python3.12", sitecustomize="import sys\nsys.version = 'another'", venv=STOPS_AT_VENV)
    assert machine.set_up("base", PYTHON3="python3.12").stderr.splitlines() == [
        f"Setting up .venv (base) with {machine.bin / 'python3.12'}.",
        "an environment would be made here",
    ]


def test_what_was_asked_for_has_to_be_a_recent_python(machine: SetUp) -> None:
    machine.python("python3", venv=STOPS_AT_VENV)
    machine.python("python3.9", sitecustomize=TOO_OLD)
    for name in ("python3.9", "no-such-python", "sh"):
        assert_refused(machine.set_up("base", PYTHON3=name), f"'{name}'", "3.11 or newer")
    assert not (machine.project / ".venv").exists()


def test_root_gets_the_missing_package_from_apt(machine: SetUp) -> None:
    shadows = machine.python("python3", ensurepip=NO_ENSUREPIP, venv=STOPS_AT_VENV)
    log = machine.folder / "apt.log"
    machine.command("id", "echo 0")
    machine.command(
        "apt-get", f'echo "$*" >>"{log}"\ncase "$*" in *install*) rm "{shadows}/ensurepip.py" ;; esac'
    )
    assert "an environment would be made here" in machine.set_up("base").stderr
    update, install = log.read_text(encoding="utf-8").splitlines()
    assert update.startswith("update")
    assert install.startswith("install")
    assert install.endswith(f"python{THIS_VERSION}-venv")


def test_root_is_told_when_apt_does_not_help(machine: SetUp) -> None:
    machine.python("python3", ensurepip=NO_ENSUREPIP)
    machine.command("id", "echo 0")
    machine.command("apt-get", "exit 100")
    done = machine.set_up("base")
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1].startswith("Python still cannot create environments")


@full
def test_a_set_up_killed_halfway_starts_afresh_and_so_does_a_moved_project(machine: SetUp) -> None:
    machine.python(
        "python3", venv=KILLS_THE_SCRIPT.replace("os.kill", "os.makedirs('.venv/leftover'), os.kill")
    )
    assert machine.set_up("base").returncode == -signal.SIGKILL
    assert (machine.project / ".venv" / "leftover").exists()

    machine.python("python3")
    done = machine.set_up("base")
    assert done.returncode == 0, done.stderr
    assert not (machine.project / ".venv" / "leftover").exists()
    assert (machine.set_up("base").stderr, machine.stamp.exists()) == ("", True)

    machine.project.rename(machine.folder / "moved")
    machine.project = machine.folder / "moved"
    machine.python("python3", venv=STOPS_AT_VENV)
    assert "an environment would be made here" in machine.set_up("base").stderr


@full
def test_an_environment_is_updated_only_when_something_changed(machine: SetUp) -> None:
    machine.python("python3")
    first = machine.set_up("dev")
    assert first.returncode == 0, first.stderr
    assert first.stderr.count("\n") == 1, "pip's warnings are not shown"
    made = machine.stamp.read_text(encoding="utf-8")

    for parts in (["dev"], ["base"], []):
        again = machine.set_up(*parts)
        assert (again.returncode, again.stdout, again.stderr) == (0, "", "")
    assert machine.stamp.read_text(encoding="utf-8") == made

    pyproject = machine.project / "pyproject.toml"
    good = pyproject.read_text(encoding="utf-8")
    pyproject.write_text(good.replace('"rich', '"no-such-package-anywhere",\n    "rich'), encoding="utf-8")
    failed = machine.set_up("dev")
    assert failed.returncode == 1
    assert "no-such-package-anywhere" in failed.stderr, "pip's own words are shown"
    pyproject.write_text(good, encoding="utf-8")
    assert machine.set_up("dev").stderr == "", "what worked before a failed update goes on working"

    with (machine.project / "constraints.txt").open("a", encoding="utf-8") as constraints:
        constraints.write("# changed\n")
    changed = machine.set_up("base")
    assert (changed.returncode, changed.stderr) == (0, "Updating .venv (base).\n")

    assert machine.set_up("base", PYTHON3="python3").stderr == "", "it was made with that one"
    machine.python("python3.12", venv=STOPS_AT_VENV)
    beside = machine.set_up("base", PYTHON3="python3.12", MASCARADE_VENV="another").stderr
    assert beside.startswith(f"Setting up another (base) with {machine.bin / 'python3.12'}.")
    assert machine.set_up("base").stderr == "", "another folder is another environment"

    killer = machine.folder / "killer"
    killer.mkdir()
    (killer / "pip.py").write_text(KILLS_THE_SCRIPT, encoding="utf-8")
    assert machine.set_up("dev", before=killer).returncode == -signal.SIGKILL
    machine.python("python3", venv=STOPS_AT_VENV)
    assert "an environment would be made here" in machine.set_up("base").stderr, "never half an update"


def test_an_unknown_part_is_refused(machine: SetUp) -> None:
    assert_refused(machine.set_up("everything"), "'everything'")
