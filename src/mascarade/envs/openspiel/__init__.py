"""The game for OpenSpiel, registered there as `python_mascarade` when this package is imported."""

from mascarade.envs.openspiel.game import MascaradeGame, MascaradeState, outcomes_of

__all__ = ["MascaradeGame", "MascaradeState", "outcomes_of"]
