"""The documentation site: it builds, loads nothing external, and its lists are complete."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import pytest

from mascarade.kernel import layout, observe
from scripts import docs_hooks
from tests.kit.project import ROOT, project_files
from tests.tiers import full

DOCS = ROOT / "docs"
EXTERNAL = re.compile(r"(https?:)?//", flags=re.IGNORECASE)
LOADING_RELATIONS = {
    "stylesheet",
    "icon",
    "preload",
    "modulepreload",
    "preconnect",
    "prefetch",
    "dns-prefetch",
}


def build(root: Path, site: Path) -> subprocess.CompletedProcess[str]:
    """Build the site of a folder as `make docs` does."""
    environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1", "PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(site)]
    return subprocess.run(command, cwd=root, env=environment, capture_output=True, text=True, check=False)


def test_the_site_is_built_strictly_and_complete(tmp_path: Path) -> None:
    done = build(ROOT, tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr
    check_pages(tmp_path)
    check_loads(tmp_path)
    check_generated_tables(tmp_path)


class Loads(HTMLParser):
    """Collects the URLs that a page loads by itself, as opposed to links that a reader follows."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        if tag == "link" and LOADING_RELATIONS & set(given.get("rel", "").split()):
            self.found.append(given.get("href", ""))
        if tag not in ("a", "link"):
            self.found += [given[name] for name in ("src", "srcset", "data", "poster") if name in given]
        if tag in ("use", "image"):
            self.found += [value for name, value in given.items() if name.endswith("href")]
        self.found += re.findall(r"url\(['\"]?([^)'\"]+)", given.get("style", ""))


def loaded(path: Path) -> Iterator[str]:
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".html":
        parser = Loads()
        parser.feed(text)
        yield from parser.found
    yield from re.findall(
        r"(?:@import\s+(?:url\()?|\burl\()['\"]?([^)'\"\s]+)", text if path.suffix == ".css" else ""
    )


def outside(site: Path) -> dict[str, list[str]]:
    """The external URLs that each file of a site loads."""
    files = [path for path in site.rglob("*") if path.suffix in (".html", ".css", ".svg")]
    found = {str(path): [address for address in loaded(path) if EXTERNAL.match(address)] for path in files}
    return {path: addresses for path, addresses in found.items() if addresses}


def check_pages(site: Path) -> None:
    pages = {path.relative_to(DOCS).with_suffix(".html") for path in DOCS.rglob("*.md")}
    built = {path.relative_to(site) for path in site.rglob("*.html")}
    assert pages <= built
    assert Path("repository/CONTRIBUTING.html") in built


def check_loads(site: Path) -> None:
    assert len(list(site.rglob("*.html"))) > 20
    assert outside(site) == {}
    for page in site.rglob("*.html"):
        assert 'class="mermaid"' not in page.read_text(encoding="utf-8"), (
            "its script would come from elsewhere"
        )


@pytest.mark.parametrize(
    "text",
    [
        '<script src="https://example.org/a.js"></script>',
        '<link rel="preconnect" href="//example.org">',
        '<img src="HTTPS://example.org/a.png">',
        '<p style="background: url(http://example.org/a.png)">',
    ],
)
def test_what_a_page_loads_from_elsewhere_is_found(text: str, tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text(f'<a href="https://example.org">a link</a>{text}', encoding="utf-8")
    assert [len(addresses) for addresses in outside(tmp_path).values()] == [1]


@full
def test_broken_links_and_anchors_fail(tmp_path: Path) -> None:
    for name in ("CONTRIBUTING.md", "CHANGELOG.md", "src", "web", "scripts", "benchmarks", "examples"):
        (tmp_path / name).symlink_to(ROOT / name)
    shutil.copy(ROOT / "mkdocs.yml", tmp_path)
    shutil.copytree(DOCS, tmp_path / "docs")
    broken = ("gone.md", "concepts.md#gone", "../gone.py")
    with (tmp_path / "docs" / "play.md").open("a", encoding="utf-8") as page:
        page.writelines(f"\n[gone]({target})\n" for target in broken)
    done = build(tmp_path, tmp_path / "site")
    assert done.returncode != 0
    for target in broken:
        assert f"contains a link '{target}'" in done.stdout + done.stderr


def check_generated_tables(site: Path) -> None:
    asked = {
        name
        for page in DOCS.rglob("*.md")
        for name in docs_hooks.PLACEHOLDER.findall(page.read_text(encoding="utf-8"))
    }
    assert asked == set(docs_hooks.TABLES)
    kernel = (site / "envs" / "kernel.html").read_text(encoding="utf-8")
    for name in observe.COLUMNS:
        assert f"<code>{name}</code>" in kernel
    for name in vars(layout):
        assert not name.startswith("DO_") or f"<code>{name}</code>" in kernel
    assert f"to {observe.WIDTH - 1}</td>" in kernel
    assert f"to {layout.ACTIONS - 1}</td>" in kernel


def headings(page: Path) -> list[str]:
    return re.findall(r"^## (.*)", page.read_text(encoding="utf-8"), flags=re.MULTILINE)


def test_every_environment_has_the_same_headings() -> None:
    first, *others = sorted((DOCS / "envs").glob("*.md"))
    for page in others:
        assert [heading for heading in headings(page) if heading != "Powers"] == [
            heading for heading in headings(first) if heading != "Powers"
        ], page


def mentioning(pattern: str) -> set[str]:
    """The source files that match a pattern, without tests and stored figures."""
    return {
        str(path)
        for path in project_files()
        if path.parts[0] == "src" or path.parts[:2] == ("web", "src")
        if path.suffix in (".py", ".ts", ".svelte", ".ftl") or path.name in ("palette.json", "scenes.json")
        if not path.name.endswith(".test.ts")
        if re.search(pattern, (ROOT / path).read_text(encoding="utf-8"))
    }


@pytest.mark.parametrize(
    ("page", "pattern"),
    [
        ("add-an-event.md", r"\bShownAround\b|\bshown-around\b"),
        ("add-a-character.md", r"\bnecromancer\b|\b(?:raise_the_dead|RAISE_THE_DEAD)\b"),
    ],
)
def test_a_guide_lists_every_source_file_that_changes(page: str, pattern: str) -> None:
    text = (DOCS / page).read_text(encoding="utf-8")
    rows = re.findall(r"^\| \[?`((?:src|web/src)/[^`]+)`", text, flags=re.MULTILINE)
    assert len(set(rows)) == len(rows) > 5
    listed = {
        str(path.relative_to(ROOT)) for row in rows for path in ROOT.glob(row.replace("<language>", "*"))
    }
    assert listed == mentioning(pattern)


@pytest.mark.parametrize("page", ["add-an-event.md", "add-a-character.md", "storage.md", "architecture.md"])
def test_a_page_for_contributors_names_files_that_exist(page: str) -> None:
    text = (DOCS / page).read_text(encoding="utf-8")
    named = re.findall(r"`((?:src|web|tests|scripts|benchmarks)/[^` ]*)`", text)
    assert named
    for name in named:
        assert any(ROOT.glob(re.sub(r"<[a-z]+>", "*", name.rstrip("/")))), name


def test_every_concept_is_defined_once() -> None:
    page = (DOCS / "concepts.md").read_text(encoding="utf-8")
    words = [word.casefold() for word in re.findall(r"\*\*(.+?)\*\*:", page)]
    assert len(words) > 60
    assert sorted(words) == sorted(set(words))
