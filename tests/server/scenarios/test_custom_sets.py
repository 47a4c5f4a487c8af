"""Custom sets: how the rules check them, how they are saved, and how they are studied."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from mascarade.rules import check, published_sets
from mascarade.server.ops.retention import KEEP_STUDY_MS
from mascarade.server.scenarios.drafts import Draft, check_draft, scenario_of
from mascarade.server.scenarios.saved import MAX_SAVED
from mascarade.server.storage import schema
from tests.kit.client import Client
from tests.kit.service import run, running_server
from tests.kit.virtual_clock import NOON, VirtualClock

SIX = ["judge", "bishop", "king", "queen", "witch", "thief"]
SET = {"edition": "first", "players": 6, "cards": SIX}
TINY: dict[str, Any] = {"study_bot": "novice", "study_games": 3}


def draft(*cards: str, players: int = 6, **more: Any) -> Draft:
    return Draft(edition="first", players=players, cards=cards, **more)


def codes(found: Draft) -> list[tuple[str, str]]:
    return [(breach.severity, breach.code) for breach in check_draft(found).breaches]


# Checks


@pytest.mark.sqlite
def test_a_draft_gets_every_breach_and_suggestions() -> None:
    assert check_draft(draft(*SIX)).playable
    few = check_draft(draft(*SIX[:5]))
    assert not few.playable
    assert [breach.code for breach in few.breaches] == ["card-count", "few-purses"]
    assert few.suggestions
    for suggestion in few.suggestions:
        assert suggestion.put_in
        assert check_draft(draft(*SIX[:5], suggestion.character)).playable
    with pytest.raises(ValueError, match="at most 20"):
        draft(*["judge"] * 21)
    much = check_draft(draft(*SIX, "spy", "fool", "widow"))
    assert {suggestion.put_in for suggestion in much.suggestions} == {False}


@pytest.mark.sqlite
def test_a_character_of_another_edition_is_named_and_can_be_taken_out() -> None:
    found = check_draft(draft(*SIX[:4], "guru", "jugde"))
    assert [breach.code for breach in found.breaches] == ["character-of-other-edition", "unknown-character"]
    assert [(it.character, it.put_in) for it in found.suggestions] == [("guru", False), ("jugde", False)]


@pytest.mark.sqlite
def test_no_suggestion_makes_anything_else_wrong() -> None:
    for cards in (SIX[:3], SIX[1:], ["peasant", "peasant", *SIX[:4]], ["widow", "fool", "spy", *SIX[3:]], []):
        before = draft(*cards)
        for suggestion in check_draft(before).suggestions:
            kept = [card for card in cards if card != suggestion.character]
            copies = 2 if suggestion.character == "peasant" else 1
            after = draft(*kept, *[suggestion.character] * copies) if suggestion.put_in else draft(*kept)
            assert set(codes(after)) <= set(codes(before))


@pytest.mark.sqlite
def test_a_published_set_is_known_for_what_it_is() -> None:
    for printed in published_sets():
        written = Draft(
            edition=printed.edition,
            players=printed.players,
            cards=tuple(reversed(printed.cards)),
            cemetery=printed.cemetery,
        )
        found = scenario_of(written)
        assert found.id is not None
        assert sorted(found.cards) == sorted(printed.cards)
        assert check_draft(written).breaches == check(found)
        assert check_draft(written).playable


# Saved sets


def test_saved_sets_are_private_and_can_be_changed_and_deleted(tmp_path: Path) -> None:
    async def test() -> None:
        clock = VirtualClock()
        async with running_server(tmp_path / "t.db", clock) as server:
            ada, bruno = await server.new_client("Ada"), await server.new_client("Bruno")
            unfinished = {**SET, "cards": ["judge"]}
            made = await ada.post("/me/scenarios", {"name": "  Friday ", "draft": unfinished})
            assert made == {
                "id": made["id"],
                "name": "Friday",
                "draft": {**unfinished, "cemetery": None},
                "changed_at": NOON,
            }
            await clock.forward(1000)
            await ada.post("/me/scenarios", {"name": "Sunday", "draft": SET})
            assert [one["name"] for one in await ada.get("/me/scenarios")] == ["Sunday", "Friday"]
            assert await bruno.get("/me/scenarios") == []
            path, now = f"/me/scenarios/{made['id']}", {"name": "Saturday", "draft": SET}
            assert (await bruno.ask("PUT", path, now)).json()["code"] == "no-saved-set"
            assert (await bruno.ask("DELETE", path)).status_code == 204
            await clock.forward(1000)
            assert (await ada.ask("PUT", path, now)).json()["draft"]["cards"] == SIX
            assert [one["name"] for one in await ada.get("/me/scenarios")] == ["Saturday", "Sunday"]
            assert (await ada.ask("DELETE", path)).status_code == 204
            assert (await ada.ask("PUT", path, now)).json()["code"] == "no-saved-set"
            assert [one["name"] for one in (await ada.get("/me/data"))["sets"]] == ["Sunday"]
            for name, code in (
                ("", "name-empty"),
                ("x" * 41, "name-too-long"),
                ("a\u202eb", "name-characters"),
            ):
                answer = await ada.ask("POST", "/me/scenarios", {"name": name, "draft": SET})
                assert answer.json()["code"] == code

    run(test())


def test_saved_sets_are_limited_and_deleted_with_the_person(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db") as server:
            ada, bruno = await server.new_client("Ada"), await server.new_client("Bruno")
            await bruno.post("/me/scenarios", {"name": "His", "draft": SET})
            for number in range(MAX_SAVED):
                await ada.post("/me/scenarios", {"name": f"Set {number}", "draft": SET})
            answer = await ada.ask("POST", "/me/scenarios", {"name": "One more", "draft": SET})
            assert (answer.status_code, answer.json()["code"]) == (409, "too-many-sets")
            assert (await ada.ask("DELETE", "/me")).status_code == 204
            counted = sa.select(sa.func.count()).select_from(schema.scenarios)
            assert await server.service.store.read(lambda c: c.execute(counted).scalar_one()) == 1

    run(test())


# Studies


async def studied(guest: Client, key: str) -> dict[str, Any]:
    """The result of a study. Its progress must never decrease."""
    done = 0
    while True:
        told: dict[str, Any] = await guest.get(f"/scenarios/study/{key}")
        assert told["done"] >= done
        done = told["done"]
        if told["state"] in ("done", "failed"):
            return told
        await asyncio.sleep(0.05)


def test_a_set_is_studied_once_and_everybody_gets_the_result(tmp_path: Path) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db", studies_per_person=1, **TINY) as server:
            ada, bruno = await server.new_client("Ada"), await server.new_client("Bruno")
            begun = await ada.post("/scenarios/study", SET)
            assert (begun["state"] in ("waiting", "running"), begun["games"]) == (True, 3)
            # A request for the same cards in another order joins the running study and costs nothing.
            joined = await bruno.post("/scenarios/study", {**SET, "cards": SIX[::-1]})
            assert joined["key"] == begun["key"]
            told = await studied(bruno, begun["key"])
            figures = told["figures"]
            assert (told["state"], told["done"], figures["games"], figures["bot"]) == ("done", 3, 3, "novice")
            assert set(figures["characters"]) == set(SIX)
            assert len(figures["seats"]) == 6
            assert abs(sum(figures["endings"].values()) - 1) < 0.01
            assert abs(sum(seat["share"] for seat in figures["seats"]) - 1) < 0.01
            assert figures["turns"]["low"] <= figures["turns"]["median"] <= figures["turns"]["longest"]
            assert await ada.post("/scenarios/study", SET) == told
            # Another set starts another study, which counts against the limit.
            other = {**SET, "cards": [*SIX, "fool"]}
            answer = await ada.ask("POST", "/scenarios/study", other)
            assert (answer.status_code, answer.json()["code"]) == (429, "too-many-studies")
            assert answer.json()["facts"] in ({"minutes": 60}, {"minutes": 61})
        async with running_server(tmp_path / "t.db", **TINY) as server:
            bruno.server = server
            assert await bruno.get(f"/scenarios/study/{begun['key']}") == told, "it is kept"
        async with running_server(tmp_path / "t.db", VirtualClock(NOON + KEEP_STUDY_MS), **TINY) as server:
            bruno.server = server
            await asyncio.gather(*server.service.retention.tasks.under_way)
            assert (await bruno.ask("GET", f"/scenarios/study/{begun['key']}")).status_code == 404

    run(test())


@pytest.mark.sqlite
def test_published_sets_have_figures_and_unplayable_sets_are_not_studied(
    tmp_path: Path,
) -> None:
    async def test() -> None:
        async with running_server(tmp_path / "t.db", study_bot="nobody") as server:
            ada = await server.new_client("Ada")
            base = next(one for one in published_sets() if (one.id, one.players) == ("base", 6))
            told = await ada.post("/scenarios/study", {**SET, "cards": base.cards})
            assert told["state"] == "done"
            atlas = (await ada.get("/atlas/first/base/6"))["figures"]
            for name in ("games", "seats", "characters", "endings", "turns"):
                assert told["figures"][name] == atlas[name]
            refused = await ada.ask("POST", "/scenarios/study", {**SET, "cards": SIX[:2]})
            assert (refused.status_code, refused.json()["code"]) == (400, "card-count")
            unknown = await ada.ask("GET", "/scenarios/study/nothing")
            assert (unknown.status_code, unknown.json()["code"]) == (404, "no-study")

    run(test())
