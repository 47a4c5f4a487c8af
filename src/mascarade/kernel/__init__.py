"""The compiled kernel: the rules on small integers, for many games at once, checked against the engine.

`KernelSetup.of` reads a setup from the engine; a game is a row of numbers (`layout`). Importing compiles
nothing: each loop is compiled at its first call, and cached on disk.
"""

from mascarade.kernel.codec import decode, encode
from mascarade.kernel.convert import from_deal, from_state, to_state
from mascarade.kernel.setup import KernelRefused, KernelSetup
from mascarade.kernel.vector import Step, Vector, warm

__all__ = [
    "KernelRefused",
    "KernelSetup",
    "Step",
    "Vector",
    "decode",
    "encode",
    "from_deal",
    "from_state",
    "to_state",
    "warm",
]
