"""Hypothesis strategies: they cover both editions and games of every length, and name what to install."""

import subprocess
import sys

from hypothesis import find, given

from mascarade.rules import Game, read_record, verify, write_record
from mascarade.testing.strategies import games, scenarios


@given(games(max_actions=20))
def test_every_game_is_one_that_the_rules_verify(game: Game) -> None:
    assert verify(read_record(write_record(game.record()))) == game.state


def test_all_kinds_of_games_are_found() -> None:
    assert find(scenarios(), lambda scenario: scenario.id is None).id is None
    assert find(scenarios(), lambda scenario: scenario.edition == "second").edition == "second"
    assert find(scenarios(), lambda scenario: scenario.id == "duel").players == 2
    assert find(games(), lambda game: game.result is not None).actions
    assert find(games(), lambda game: game.result is None).actions == []


def test_without_hypothesis_one_sentence_says_what_to_install() -> None:
    program = (
        "import sys\nsys.modules['hypothesis'] = None\n"
        "from mascarade.testing import check_bot\nimport mascarade.testing.strategies\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], check=False, capture_output=True, text=True, timeout=300
    )
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1] == (
        "ModuleNotFoundError: mascarade.testing.strategies needs Hypothesis: pip install 'mascarade[testing]'"
    )
