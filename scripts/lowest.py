"""Prints the lowest allowed version of every direct dependency, as constraints for pip.

python -m scripts.lowest
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
REQUIREMENT = re.compile(
    r"(?P<name>[\w.-]+)(\[[\w,-]+\])?>=(?P<version>[\d.]+)(,<[\d.]+)?(?P<marker>\s*;.*)?", flags=re.ASCII
)
"""A requirement with a lower bound, and optionally extras, an upper bound and a marker."""


def lowest(requirement: str) -> str:
    """The constraint that allows only the lower bound."""
    found = REQUIREMENT.fullmatch(requirement)
    if found is None:
        raise ValueError(f"{requirement!r} has no lower bound")
    return f"{found['name']}=={found['version']}{found['marker'] or ''}"


def constraints(pyproject: str) -> list[str]:
    """One line for each direct dependency of the build, the package and all extras."""
    settings = tomllib.loads(pyproject)
    project = settings["project"]
    requirements = [
        *settings["build-system"]["requires"],
        *project["dependencies"],
        *(requirement for extra in project["optional-dependencies"].values() for requirement in extra),
    ]
    return [lowest(requirement) for requirement in requirements]


if __name__ == "__main__":
    print("\n".join(constraints((ROOT / "pyproject.toml").read_text(encoding="utf-8"))))
