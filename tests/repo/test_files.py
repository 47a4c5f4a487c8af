"""What the repository may contain."""

import json
import re
import tomllib
from importlib.metadata import version

import pytest

from tests.kit.project import ROOT, project_files

PINS = [
    line
    for line in (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    if line and not line.startswith("#")
]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))

# Written in pieces, so that this file passes its own test.
REGISTRIES = re.compile(
    "|".join(["py" + r"pi\.org", "python" + "hosted", "npm" + r"js\.(org|com)", "index" + "-url"])
)
MACHINE_PATHS = re.compile(
    r"(?<![\w.~$}-])/(?:ro" + r"ot|wo" + r"rk|o" + r"pt|ho" + r"me/\w+|Us" + r"ers/\w+)/"
)


def canonical(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def requirement_name(requirement: str) -> str:
    match = re.match(r"[\w.-]+", requirement)
    assert match, requirement
    return canonical(match.group())


def test_constraints_are_versions_and_nothing_else() -> None:
    assert [pin for pin in PINS if not re.fullmatch(r"[\w.-]+==[\w.!+]+", pin)] == []


def test_every_dependency_is_pinned() -> None:
    extras = PROJECT["project"]["optional-dependencies"]
    wanted = [
        *PROJECT["build-system"]["requires"],
        *PROJECT["project"]["dependencies"],
        *(requirement for extra in extras.values() for requirement in extra),
    ]
    pinned = {canonical(pin.split("==")[0]) for pin in PINS}
    assert {requirement_name(requirement) for requirement in wanted} - pinned == set()


def test_the_pinned_versions_are_the_ones_under_test() -> None:
    pins = dict(pin.split("==") for pin in PINS)
    names = (
        "fluent.runtime",
        "hatchling",
        "hypothesis",
        "msgspec",
        "mypy",
        "pytest",
        "rich",
        "ruff",
        "typer",
    )
    assert {name: version(name) for name in names} == {name: pins[name] for name in names}


def test_the_clients_packages_are_versions_and_digests_from_no_named_place() -> None:
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    packages = {name: package for name, package in lock["packages"].items() if name}
    assert len(packages) > 50
    assert [name for name, package in packages.items() if "resolved" in package] == []
    assert [name for name, package in packages.items() if "integrity" not in package] == []


def test_the_clients_dependencies_are_pinned() -> None:
    package = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    wanted = {**package["dependencies"], **package["devDependencies"]}
    assert [name for name, version in wanted.items() if not re.fullmatch(r"\d+\.\d+\.\d+", version)] == []


@pytest.mark.parametrize("unwanted", [REGISTRIES, MACHINE_PATHS], ids=["registry", "machine path"])
def test_no_file_names_a_place_that_is_not_everyones(unwanted: re.Pattern[str]) -> None:
    named = [
        f"{path}:{number}: {line.strip()}"
        for path in project_files()
        for number, line in enumerate((ROOT / path).read_bytes().decode(errors="replace").splitlines(), 1)
        if unwanted.search(line)
    ]
    assert named == []


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("see /" + "root/.cache", True),
        ("file:///" + "opt/wheels", True),
        ("'/" + "home/ada/mascarade'", True),
        ("src/mascarade/work/x", False),
        ("#!/usr/bin/env bash", False),
    ],
)
def test_machine_paths_are_distinguished_from_others(line: str, found: bool) -> None:
    assert bool(MACHINE_PATHS.search(line)) is found
