"""`mascarade atlas`: a study of many sets, its figures and its page."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import msgspec
import pytest

from mascarade.arena.atlas.figures import AtlasFigures
from mascarade.arena.atlas.study import Atlas, AtlasStudy
from mascarade.arena.balance.study import BalanceStudy
from mascarade.arena.entrants import read_entrant
from mascarade.rules import Options, playable, published_sets
from tests.kit.command import refused, run, stdout_of

SMALL = ("--bot", "random", "--turn-limit", "20", "--jobs", "1", "--players", "4")


@pytest.fixture(autouse=True)
def kept_elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Isolate stored results between tests."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    yield
    assert not [path for path in (tmp_path / "state").rglob("*") if path.is_file()]


def atlas(folder: Path, *arguments: str) -> AtlasFigures:
    document = json.loads(stdout_of("atlas", *SMALL, "--out", str(folder), "--json", *arguments))
    assert document == json.loads((folder / "atlas.json").read_bytes())
    return msgspec.convert(document, AtlasFigures)


def test_its_figures_are_those_of_balance_studies_however_it_is_divided() -> None:
    setups = [
        playable(scenario, Options(turn_limit=9)) for scenario in published_sets() if scenario.players == 4
    ]
    study = AtlasStudy(
        studies=tuple(BalanceStudy(setup=setup, entrant=read_entrant("random")) for setup in setups)
    )
    whole, parts = Atlas.of(study), Atlas.of(study)
    whole.add(study.play(range(9)))
    for part in (range(2), range(2, 3), range(3, 9)):
        parts.add(study.play(part))
    assert len(setups) == 3
    assert whole == parts
    assert whole.games == 9
    assert whole.ledgers == [each.play(range(3)) for each in study.studies]


def test_the_figures_add_up(tmp_path: Path) -> None:
    found = atlas(tmp_path / "new", "--games", "12")
    assert [(one.edition, one.set) for one in found.sets] == [
        ("first", "base"),
        ("second", "A"),
        ("second", "B"),
    ]
    assert (found.bot, found.games, found.turn_limit) == ("random", 12, 20)
    for one in found.sets:
        assert one.games == sum(one.histogram) == 12
        assert sum(one.endings.values()) == pytest.approx(1, abs=0.001)
        assert one.stalls == one.endings.get("turn-limit", 0)
        assert sum(seat.share for seat in one.seats) == pytest.approx(1, abs=0.001)
        assert one.turns.low <= one.turns.median <= one.turns.high <= one.turns.longest <= 20
        assert one.decisions.mean > one.turns.mean
        gains = [claim.gain for claim in one.announcements.values() if claim.gain is not None]
        assert gains
        for wins in (*one.seats, *one.characters.values()):
            assert wins.low <= wins.share <= wins.high


def test_an_atlas_can_be_given_more_games(tmp_path: Path) -> None:
    kept, folder = ("--state", str(tmp_path / "kept.json")), tmp_path / "grown"
    stdout_of("atlas", *SMALL, "--out", str(folder), *kept, "--games", "2")
    run("atlas", *SMALL, "--out", str(folder), *kept, "--games", "5")
    fresh = atlas(tmp_path / "fresh", "--games", "5")
    assert msgspec.json.decode((folder / "atlas.json").read_bytes(), type=AtlasFigures) == fresh


class Page(HTMLParser):
    """The tags, ids, links and sources of a page."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.places: set[str] = set()
        self.links: set[str] = set()
        self.sources: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        for name, value in attrs:
            if name == "id":
                self.places.add(f"#{value}")
            elif name == "href":
                self.links.add(str(value))
            elif name == "src":
                self.sources.append(str(value))


def test_the_page_needs_nothing_else_and_has_a_table_with_each_plot(tmp_path: Path) -> None:
    atlas(tmp_path, "--games", "3", "--language", "fr")
    text = (tmp_path / "atlas.html").read_text(encoding="utf-8")
    page = Page(text)
    assert '<html lang="fr">' in text
    assert "Atlas de l&#x27;équilibre" in text
    assert page.links <= page.places, "every entry of the contents leads somewhere"
    assert {"#first-base-4", "#second-A-4", "#second-B-4"} <= page.links
    assert not page.sources
    assert "script" not in page.tags
    assert not re.search(r"https?://|url\(|@import", text)
    assert page.tags.count("figure") == 4 * 3
    assert page.tags.count("table") == 4 * 3 + 2, "and one for each edition"
    assert page.tags.count("svg") == 5 * 3
    assert text.count('role="img" aria-label="') == 5 * 3


def test_a_bots_name_is_no_markup(tmp_path: Path) -> None:
    stdout_of("atlas", *SMALL, "--games", "1", "--bot", "random:memory=0.1", "--out", str(tmp_path))
    assert "random:memory=0.1" in (tmp_path / "atlas.html").read_text(encoding="utf-8")


# Refusals


@pytest.mark.parametrize(
    ("arguments", "code", "exit_code"),
    [
        (["--bot", "regluar-or-so"], "unknown-bot", 2),
        (["--bot", "2*random"], "all-seats", 2),
        (["--games", "0"], "too-small", 2),
        (["--games", "-3"], "too-small", 2),
        (["--set", "bases"], "unknown-set", 1),
        (["--set", "A", "--edition", "first"], "unknown-set", 1),
        (["--set", "duel", "--players", "5"], "set-players", 1),
        (["--players", "40"], "set-players", 1),
        (["--turn-limit", "0"], "turn-limit", 1),
        (["--ray=nowhere"], "ray-address", 2),
    ],
)
def test_an_atlas_is_refused_with_a_code(
    tmp_path: Path, arguments: list[str], code: str, exit_code: int
) -> None:
    folder = tmp_path / "never"
    error = refused("atlas", "--bot", "random", "--out", str(folder), *arguments, exit_code=exit_code)
    assert error["code"] == code
    assert "without a sentence" not in error["sentence"]
    assert not list(folder.glob("*"))


def test_a_folder_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear all")
    for out in (letter, letter / "below"):
        assert refused("atlas", *SMALL, "--games", "1", "--out", str(out))["code"] == "file-unwritable"
    assert letter.read_text() == "Dear all"


@pytest.mark.parametrize("theirs", ["atlas.json", "atlas.html"])
def test_files_of_something_else_are_refused_unless_forced(tmp_path: Path, theirs: str) -> None:
    (tmp_path / theirs).write_text("{}")
    arguments = ("atlas", *SMALL, "--games", "1", "--out", str(tmp_path))
    assert refused(*arguments)["code"] == "atlas-of-other"
    assert (tmp_path / theirs).read_text() == "{}"
    stdout_of(*arguments, "--force")
    stdout_of(*arguments)
    assert refused(*arguments, "--seed", "2")["code"] == "atlas-of-other", "another seed is another atlas"


def test_a_refused_atlas_keeps_the_saved_run(tmp_path: Path) -> None:
    state, other = tmp_path / "saved.json", tmp_path / "other"
    arguments = ("atlas", *SMALL, "--games", "1", "--state", str(state), "--out")
    stdout_of(*arguments, str(tmp_path / "mine"))
    before = state.read_bytes()
    other.mkdir()
    (other / "atlas.json").write_text("{}")
    assert refused(*arguments, str(other), "--fresh")["code"] == "atlas-of-other"
    assert state.read_bytes() == before
