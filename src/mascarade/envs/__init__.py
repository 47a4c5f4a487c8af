"""Reinforcement-learning environments for PettingZoo, OpenSpiel and Gymnasium, over the kernel.

The modules are `mascarade_v0`, `openspiel` and `gymnasium`. Each imports its library (extra `research`) and
registers the game there; this package itself imports none of them.
"""

from mascarade.envs.errors import EnvRefused

__all__ = ["EnvRefused"]
