"""The game as other people's libraries know games, for learning and research: thin coats over the kernel.

`mascarade_v0` is for PettingZoo, `openspiel` for OpenSpiel, `gymnasium` for Gymnasium. Each imports its
library, an extra (`research`), and registers the game there; this package itself imports none of them.
"""

from mascarade.envs.errors import EnvRefused

__all__ = ["EnvRefused"]
