"""The built package: it contains the client, and works without Node."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import Request, urlopen

import pytest

from tests.browser.harness_service import Service
from tests.kit.client import RemoteServer
from tests.kit.project import ROOT, project_files
from tests.kit.service import run
from tests.kit.timeouts import TIMEOUT_SECONDS
from tests.tiers import full

CLIENT = Path("src/mascarade/server/client")


def build(target: str, folder: Path, source: Path = ROOT, path: str | None = None) -> Path:
    """Build a wheel or a source distribution."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(folder)]
    environment = {**os.environ, "PATH": path or os.environ["PATH"]}
    done = subprocess.run(command, cwd=source, env=environment, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    (built,) = folder.glob("*.whl" if target == "wheel" else "*.tar.gz")
    return built


def fresh_python(folder: Path) -> Path:
    """An environment with all dependencies, but without this project."""
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder)], check=True)
    (packages,) = folder.glob("lib/python*/site-packages")
    # A .pth file adds the packages without processing their own .pth files, such as our editable install.
    (packages / "installed.pth").write_text(f"{sysconfig.get_path('purelib')}\n", encoding="utf-8")
    return folder / "bin" / "python"


def pip_install(python: Path, *what: str, path: str) -> subprocess.CompletedProcess[str]:
    options = ["--no-deps", "--no-index", "--no-build-isolation", "--disable-pip-version-check"]
    command = [str(python), "-I", "-m", "pip", "install", "--ignore-installed", *options, *what]
    environment = {**os.environ, "PATH": path}
    return subprocess.run(command, env=environment, check=False, capture_output=True, text=True)


def tools(folder: Path, *, mark: Path | None = None) -> str:
    """A PATH with basic tools, and without Node, or with one that leaves a mark and fails."""
    folder.mkdir()
    for tool in ("cat", "cksum", "dirname", "find", "rm", "mv", "sh", "sort", "uname"):
        found = shutil.which(tool)
        assert found, f"{tool} belongs to every system"
        (folder / tool).symlink_to(found)
    for name in ("node", "npm") if mark else ():
        (folder / name).write_text(f'#!/bin/sh\n: >"{mark}"\nexit 1\n', encoding="utf-8")
        (folder / name).chmod(0o755)
    return str(folder)


def copy(folder: Path) -> Path:
    """The project as a clone would have it."""
    for path in project_files():
        if path.parts[0] not in ("tests", "benchmarks", "docs", "examples"):
            (folder / path).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / path, folder / path)
    return folder


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build("wheel", tmp_path_factory.mktemp("made"))


def test_the_wheel_holds_the_whole_package_and_the_client(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        shipped = {name for name in archive.namelist() if not name.partition("/")[0].endswith(".dist-info")}
    package = {path.relative_to("src").as_posix() for path in project_files() if path.parts[0] == "src"}
    client = {
        path.relative_to(ROOT / "src").as_posix() for path in (ROOT / CLIENT).rglob("*") if path.is_file()
    }
    assert shipped == package | client
    assert "mascarade/py.typed" in shipped
    assert "mascarade/locales/en/characters.ftl" in shipped
    assert "mascarade/server/client/index.html" in shipped
    texts = [name for name in client if name.endswith((".html", ".css", ".js", ".svg", ".json"))]
    assert {f"{name}{squeezed}" for name in texts for squeezed in (".gz", ".br")} <= client


@full
def test_a_source_distribution_holds_what_the_client_is_made_from_and_needs_no_node(tmp_path: Path) -> None:
    with tarfile.open(build("sdist", tmp_path / "made")) as archive:
        archive.extractall(tmp_path, filter="data")
    (unpacked,) = tmp_path.glob("mascarade-*")
    sources = {path for path in project_files() if path.parts[0] == "web"}
    assert {path for path in sources if not (unpacked / path).exists()} == set()
    assert not (unpacked / "web" / "node_modules").exists()
    with zipfile.ZipFile(build("wheel", tmp_path / "again", unpacked, tools(tmp_path / "bin"))) as archive:
        assert "mascarade/server/client/index.html" in archive.namelist()


@full
def test_an_editable_install_never_calls_npm(tmp_path: Path) -> None:
    mark = tmp_path / "npm was called"
    path = tools(tmp_path / "bin", mark=mark)
    project = copy(tmp_path / "my copy")
    done = pip_install(fresh_python(tmp_path / "venv"), "--editable", str(project), path=path)
    assert done.returncode == 0, done.stderr
    assert not mark.exists()
    assert not (project / CLIENT).exists()

    refused = pip_install(fresh_python(tmp_path / "other"), str(project), path=path)
    assert refused.returncode != 0
    assert mark.exists(), "a package that others get would have needed it"
    assert "The package needs the browser client, which could not be built" in refused.stderr


@pytest.fixture
def installed(tmp_path: Path, wheel: Path) -> Iterator[tuple[Path, Service]]:
    """The installed wheel and its service, on a machine without Node."""
    path = tools(tmp_path / "bin")
    python = fresh_python(tmp_path / "venv")
    done = pip_install(python, str(wheel), path=path)
    assert done.returncode == 0, done.stderr
    told = subprocess.run(
        [str(python), "-I", "-c", "import mascarade; print(mascarade.__path__[0])"],
        cwd=tmp_path,
        check=True,
        capture_output=True,
        text=True,
    )
    place = Path(told.stdout.strip())
    assert (tmp_path / "venv") in place.parents
    with serving(
        Service(tmp_path, python=str(python), environment={"PATH": path, "PYTHONPATH": ""})
    ) as service:
        yield place, service


@contextmanager
def serving(service: Service) -> Iterator[Service]:
    try:
        yield service.start()
    finally:
        service.close()


def fetch(url: str, **headers: str) -> bytes:
    with urlopen(Request(url, headers=headers), timeout=TIMEOUT_SECONDS) as answer:
        assert answer.status == 200
        return bytes(answer.read())


def test_an_installed_wheel_serves_the_client_and_a_game(installed: tuple[Path, Service]) -> None:
    place, service = installed
    client = place / "server" / "client"
    document = fetch(f"{service.url}/")
    assert document == (client / "index.html").read_bytes()
    named = re.findall(r'(?:src|href)="(/[^"]+)"', document.decode())
    assert any(name.endswith(".js") for name in named)
    for name in named:
        assert fetch(service.url + name) == (client / name.removeprefix("/")).read_bytes(), name
        if not name.endswith(".woff2"):  # fonts are compressed already
            squeezed = (client / f"{name.removeprefix('/')}.br").read_bytes()
            assert fetch(service.url + name, **{"accept-encoding": "br"}) == squeezed, name
    assets = [asset for asset in (client / "assets").iterdir() if asset.suffix not in (".br", ".gz")]
    for asset in assets:  # also those that scripts load
        assert fetch(f"{service.url}/assets/{asset.name}") == asset.read_bytes()
    run(a_few_moves(service.port))


async def a_few_moves(port: int) -> None:
    """A person among bots answers three questions."""
    (ada,) = await RemoteServer(port).open_table("Ada", bots=3, bot="novice")
    line = await ada.connect()
    await ada.post(f"/tables/{ada.code}/start")
    await line.ready()
    seen = 0
    for _ in range(3):
        asked = await line.next_question(seen)
        seen = line.frames.index(asked) + 1
        answer = await line.act(asked["legal"][0], asked["game"])
        assert answer["type"] == "accepted", answer
    await asyncio.gather(line.close())
