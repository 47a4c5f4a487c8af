"""The figures of published sets, over HTTP: for each there is an answer that anybody may keep."""

from __future__ import annotations

from pathlib import Path

import mascarade.server
from mascarade.rules import published_sets
from mascarade.server.balance import KEEP
from tests.server.house import Guest, generous, run, serving

ROOT = Path(__file__).parents[2]


def test_every_published_set_has_figures_that_may_be_kept(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(generous(tmp_path / "t.db")) as house:
            anybody = Guest(house, "Nobody")
            for scenario in published_sets():
                path = f"/atlas/{scenario.edition}/{scenario.id}/{scenario.players}"
                answer = await anybody.ask("GET", path)
                assert answer.status_code == 200, path
                assert answer.headers["cache-control"] == KEEP
                figures = answer.json()["figures"]
                assert (figures["edition"], figures["set"]) == (scenario.edition, scenario.id)
                assert figures["players"] == len(figures["seats"]) == scenario.players
                assert set(figures["characters"]) == set(scenario.cards)
                assert abs(sum(figures["endings"].values()) - 1) < 0.01

    run(test())


def test_where_there_are_none_a_code_says_so(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(generous(tmp_path / "t.db")) as house:
            anybody = Guest(house, "Nobody")
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


def test_the_service_has_the_figures_of_the_page() -> None:
    served = Path(mascarade.server.__file__).with_name("atlas.json").read_bytes()
    assert served == (ROOT / "docs" / "atlas.json").read_bytes()
    page = (ROOT / "docs" / "atlas.html").read_bytes()
    assert len(page) < 400_000
    assert len(served) < 300_000
