"""scripts/venv.sh on machines of all kinds: the real script, in a copy of the project, with its own PATH."""

import os
import shutil
import signal
import subprocess
import sys
import sysconfig
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.house.tree import ROOT

TOOLS = ("cat", "cksum", "dirname", "env", "grep", "mv", "paste", "rm", "sed", "sh", "sort")
THIS_VERSION = f"{sys.version_info.major}.{sys.version_info.minor}"


@dataclass
class Machine:
    """A machine with the usual small tools, and only the Pythons it is given."""

    folder: Path
    project: Path

    @property
    def stamp(self) -> Path:
        return self.project / ".venv" / ".ready"

    def command(self, name: str, script: str) -> None:
        path = self.folder / "bin" / name
        path.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
        path.chmod(0o755)

    def python(self, name: str, **modules: str) -> Path:
        """Adds the Python that runs these tests under another name, with modules put before its own."""
        shadows = self.folder / f"shadows of {name}"
        shutil.rmtree(shadows, ignore_errors=True)
        shadows.mkdir()
        for module, source in modules.items():
            (shadows / f"{module}.py").write_text(source, encoding="utf-8")
        self.command(name, f'PYTHONPATH="{shadows}:$PYTHONPATH" exec "{sys.executable}" "$@"')
        return shadows

    def set_up(self, *parts: str, before: Path | None = None) -> subprocess.CompletedProcess[str]:
        """Runs the script. What the tests run with counts as installed, so that pip needs no network."""
        installed = sysconfig.get_path("purelib")
        environment = {
            "PATH": str(self.folder / "bin"),
            "PIP_NO_INDEX": "1",
            "PIP_CONFIG_FILE": os.devnull,
            "PYTHONPATH": installed if before is None else f"{before}:{installed}",
        }
        command = ["/bin/sh", str(self.project / "scripts" / "venv.sh"), *parts]
        return subprocess.run(
            command, cwd=self.folder, env=environment, check=False, capture_output=True, text=True
        )


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    machine = Machine(tmp_path, project=tmp_path / "my projects" / "mascarade")
    (tmp_path / "bin").mkdir()
    for tool in TOOLS:
        found = shutil.which(tool)
        assert found, f"{tool} belongs to every system"
        (tmp_path / "bin" / tool).symlink_to(found)
    machine.command("id", "echo 1000")
    ignore = shutil.ignore_patterns("__pycache__", "client")
    for name in ("src", "scripts"):
        shutil.copytree(ROOT / name, machine.project / name, ignore=ignore)
    for name in ("pyproject.toml", "constraints.txt", "hatch_build.py", "LICENSE", "README.md"):
        shutil.copy(ROOT / name, machine.project / name)
    return machine


def assert_refused(done: subprocess.CompletedProcess[str], *words: str) -> None:
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1, done.stderr
    assert [word for word in words if word not in done.stderr] == []


NO_ENSUREPIP = "raise ModuleNotFoundError('not packaged here')"
STOPS_AT_VENV = "import sys\nif __name__ == '__main__':\n    sys.exit('an environment would be made here')"
KILLS_THE_SCRIPT = "import os, signal\nif __name__ == '__main__':\n    os.kill(os.getppid(), signal.SIGKILL)"
TOO_OLD = "import sys\nsys.version_info = (3, 9, 2, 'final', 0)"


def test_without_python_one_sentence_says_so(machine: Machine) -> None:
    assert_refused(machine.set_up("base"), "Python 3.11 or newer")


def test_an_old_python_is_refused_in_one_sentence(machine: Machine) -> None:
    machine.python("python3", sitecustomize=TOO_OLD)
    assert_refused(machine.set_up("base"), "Python 3.11 or newer")
    assert not (machine.project / ".venv").exists()


def test_without_ensurepip_a_user_is_told_what_to_run(machine: Machine) -> None:
    machine.python("python3", ensurepip=NO_ENSUREPIP)
    machine.command("apt-get", "echo 'apt-get was run' >&2")
    assert_refused(machine.set_up("base"), f"'sudo apt-get install python{THIS_VERSION}-venv'")
    assert not (machine.project / ".venv").exists()


def test_without_apt_a_user_is_told_what_is_missing(machine: Machine) -> None:
    machine.python("python3", ensurepip=NO_ENSUREPIP)
    assert_refused(machine.set_up("base"), "venv and ensurepip")


def test_a_shim_that_does_not_run_is_passed_over(machine: Machine) -> None:
    machine.command("python3.11", "echo 'python3.11: command not found' >&2; exit 127")
    machine.python("python3", ensurepip=NO_ENSUREPIP)
    assert_refused(machine.set_up("base"), str(machine.folder / "bin" / "python3 "))


def test_a_python_that_can_make_environments_is_preferred(machine: Machine) -> None:
    machine.python("python3.11", ensurepip=NO_ENSUREPIP)
    machine.python("python3", venv=STOPS_AT_VENV)
    assert machine.set_up("base").stderr.splitlines() == [
        f"Setting up .venv (base) with {machine.folder / 'bin' / 'python3'}.",
        "an environment would be made here",
    ]


def test_root_gets_the_missing_package_from_apt(machine: Machine) -> None:
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


def test_root_is_told_when_apt_does_not_help(machine: Machine) -> None:
    machine.python("python3", ensurepip=NO_ENSUREPIP)
    machine.command("id", "echo 0")
    machine.command("apt-get", "exit 100")
    done = machine.set_up("base")
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1].startswith("Python still cannot make environments")


def test_a_set_up_killed_halfway_starts_afresh_and_so_does_a_moved_project(machine: Machine) -> None:
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


def test_an_environment_is_updated_only_when_something_changed(machine: Machine) -> None:
    machine.python("python3")
    first = machine.set_up("dev")
    assert first.returncode == 0, first.stderr
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

    killer = machine.folder / "killer"
    killer.mkdir()
    (killer / "pip.py").write_text(KILLS_THE_SCRIPT, encoding="utf-8")
    assert machine.set_up("dev", before=killer).returncode == -signal.SIGKILL
    machine.python("python3", venv=STOPS_AT_VENV)
    assert "an environment would be made here" in machine.set_up("base").stderr, "never half an update"


def test_an_unknown_part_is_refused(machine: Machine) -> None:
    assert_refused(machine.set_up("everything"), "'everything'")
