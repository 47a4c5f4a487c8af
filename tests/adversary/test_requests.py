"""Requests that no browser sends."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

from mascarade.rules import Setup, published, write_record
from mascarade.rules.record import make_record
from mascarade.testing.generators import random_game
from tests.kit.service import lenient_config, run
from tests.resilience.hostile.watched_service import attacked_server, no_warnings, refusal


def test_a_record_without_events_is_refused(tmp_path: Path) -> None:
    game = random_game(Random(1), Setup(scenario=published("first", "base", 4)))
    empty = json.loads(write_record(make_record(game.setup, ("",) * 4, game.deal, (), ())))

    async def test() -> None:
        async with attacked_server(lenient_config(tmp_path / "t.db")) as server:
            mallory = await server.new_client("Mallory")
            for path in ("/replay", "/replay/thoughts"):
                assert refusal(await mallory.ask("POST", path, empty)) == (400, "record-cut-short")

    with no_warnings():
        run(test())
