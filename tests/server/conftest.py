"""Runs tests that depend on the database on SQLite and PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.kit.backends import databases
from tests.tiers import full

EVERYWHERE = {"test_migrations", "test_store"}
"""Modules about the database: all their tests run on PostgreSQL too, in every tier."""
ALSO = {
    "test_clocks": {
        "test_a_player_whose_time_runs_out_is_away_and_a_bot_decides",
        "test_days_pass_for_tables_that_nobody_has_loaded",
    },
    "test_contests": {
        "test_early_answers_survive_a_restart",
        "test_an_early_answer_can_be_changed_until_its_turn",
    },
    "test_custom_sets": {"test_saved_sets_are_private_and_can_be_changed_and_deleted"},
    "test_accounts": {
        "test_a_seat_moves_to_another_device_and_the_old_one_is_out",
        "test_a_device_is_known_after_a_restart_and_not_for_ever",
    },
    "test_faces": {"test_a_chosen_face_follows_the_person_to_other_devices_and_can_be_given_up"},
    "test_play": {"test_people_and_bots_play_a_game_to_its_end"},
    "test_stats": {
        "test_a_result_is_stored_with_the_entry_that_ends_the_game_or_neither_is",
        "test_results_outlive_the_table_and_go_with_the_person",
    },
    "test_lobby": {
        "test_a_rematch_is_a_new_game_with_the_same_people",
        "test_play_now_is_one_change_that_survives_a_restart",
    },
}
"""Modules that use it: these tests run on PostgreSQL too in `make test`, all in `make test-full`."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Parametrise tests with PostgreSQL too, unless they are marked as SQLite only."""
    module = metafunc.module.__name__.rpartition(".")[2]
    only = metafunc.definition.get_closest_marker("sqlite") is not None
    if only or module not in EVERYWHERE | ALSO.keys():
        return
    chosen = ALSO.get(module, set())
    assert all(hasattr(metafunc.module, name) for name in chosen), f"a test of {module} has a new name"
    usual = module in EVERYWHERE or metafunc.definition.originalname in chosen
    shared = pytest.param("postgresql", marks=() if usual else full)
    metafunc.parametrize("back_end", ["sqlite", shared], indirect=True)


@pytest.fixture(autouse=True)
def back_end(request: pytest.FixtureRequest) -> Iterator[None]:
    """Select the database of the test's service."""
    databases.choose(getattr(request, "param", "sqlite"))
    yield
    databases.choose("sqlite")


@pytest.fixture(scope="session", autouse=True)
def servers() -> Iterator[None]:
    """Stop PostgreSQL and Redis after the tests."""
    yield
    databases.close()
