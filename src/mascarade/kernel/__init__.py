"""The same rules on small integers, many games at once: a second statement, checked against the first.

`KernelSetup.of` reads a setup from the engine; a game is a row of numbers (`layout`). Importing compiles
nothing: each loop is compiled when it is first called, and kept on disk.
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
