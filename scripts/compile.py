"""Compiles all kernel loops of games, bots, environments and tests into the cache.

python -m scripts.compile
"""

import numpy as np

from mascarade import beliefs, kernel
from mascarade.bots.quick import warmup
from mascarade.kernel import KernelSetup, step
from mascarade.kernel import layout as at
from mascarade.kernel.convert import new_row
from mascarade.rules import Setup, published


def warm_environments() -> None:
    """Compile the step function of the environments."""
    setup = KernelSetup.of(Setup(scenario=published("first", "base", 4)))
    row, room, mask = new_row(setup), step.new_buffer(), np.zeros(at.ACTIONS, np.bool_)
    step.begin(row, setup.tables, np.uint64(1))
    step.mask_legal(row, setup.tables, room, mask)
    step.answer(row, setup.tables, int(mask.argmax()), room)


beliefs.warm()
kernel.warm(parallel=True)
warmup.warm()
warm_environments()
