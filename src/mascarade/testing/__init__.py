"""Test kit for bots and programs that use the rules.

`check_bot` is a compliance test for bots. `generators` makes random scenarios and games, `invariants` checks
what must hold in every game, and `strategies` has both for Hypothesis (the extra `testing`).
"""

from mascarade.testing.bot_api_test import BotFailure, check_bot

__all__ = ["BotFailure", "check_bot"]
