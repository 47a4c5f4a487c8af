"""Games as `mascarade demo` plays them."""

from mascarade.arena.entrants import read_entrant
from mascarade.cli.commands.demo import perform
from mascarade.cli.study import chosen_setup
from mascarade.rules import EditionId, Game


def played(edition: EditionId, set_id: str, players: int, seed: int) -> Game:
    """The game of random bots with this seed."""
    setup = chosen_setup(None, edition=edition, set_id=set_id, players=players, turn_limit=None)
    return perform(setup, read_entrant("random"), seed).game
