"""Balance figures of published sets, over HTTP: one cacheable response per set."""

from __future__ import annotations

from html import escape
from pathlib import Path

import msgspec
import pytest

import mascarade.server.scenarios
from mascarade.arena.atlas.figures import AtlasFigures
from mascarade.locales import Words
from mascarade.rules import published_sets
from mascarade.server.config import Config
from mascarade.server.http.routes.scenarios import BALANCE_CACHE_CONTROL
from tests.kit.client import Client
from tests.kit.service import run, running_server

ROOT = Path(__file__).parents[3]


def test_every_published_set_has_figures_that_may_be_kept(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            anybody = Client(server, "Nobody")
            for scenario in published_sets():
                path = f"/atlas/{scenario.edition}/{scenario.id}/{scenario.players}"
                answer = await anybody.ask("GET", path)
                assert answer.status_code == 200, path
                assert answer.headers["cache-control"] == BALANCE_CACHE_CONTROL
                figures = answer.json()["figures"]
                assert (figures["edition"], figures["set"]) == (scenario.edition, scenario.id)
                assert figures["players"] == len(figures["seats"]) == scenario.players
                assert set(figures["characters"]) == set(scenario.cards)
                assert abs(sum(figures["endings"].values()) - 1) < 0.01

    run(test())


def test_where_there_are_none_a_code_says_so(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            anybody = Client(server, "Nobody")
            for path, status, code in (
                ("/atlas/first/nix/6", 404, "no-figures"),
                ("/atlas/third/base/6", 404, "no-figures"),
                ("/atlas/second/A/13", 404, "no-figures"),
                ("/atlas/first/base/1", 400, "malformed"),
                ("/atlas/first/base/six", 404, "not-found"),
            ):
                answer = await anybody.ask("GET", path)
                assert (answer.status_code, answer.json()["code"]) == (status, code), path
                assert answer.headers["cache-control"] == "no-store"

    run(test())


@pytest.mark.parametrize(
    ("atlas", "bot"),
    [
        (Path(mascarade.server.scenarios.__file__).with_name("atlas.json"), Config(database="").study_bot),
        (ROOT / "docs" / "atlas.json", "regular"),
    ],
    ids=["served: by the bot that tries out sets of one's own", "page"],
)
def test_an_atlas_has_every_published_set(atlas: Path, bot: str) -> None:
    written = msgspec.json.decode(atlas.read_bytes(), type=AtlasFigures)
    assert written.bot == bot
    assert [(each.edition, each.set, each.players) for each in written.sets] == [
        (scenario.edition, scenario.id, scenario.players) for scenario in published_sets()
    ]
    assert len({each.games for each in written.sets}) == 1
    assert len(atlas.read_bytes()) < 300_000


def test_the_page_is_that_of_its_figures() -> None:
    written = msgspec.json.decode((ROOT / "docs" / "atlas.json").read_bytes(), type=AtlasFigures)
    drawn = (ROOT / "docs" / "atlas.html").read_text(encoding="utf-8")
    facts = Words.of("en").say(
        "atlas-facts",
        bot="regular",
        games=written.games,
        seed=str(written.seed),
        limit=written.turn_limit,
        version=written.version,
    )
    assert escape(facts) in drawn
    assert all(f'id="{each.edition}-{each.set}-{each.players}"' in drawn for each in written.sets)
    assert len(drawn) < 400_000
